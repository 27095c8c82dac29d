"""The command line: one module per group of commands, one short function per command.

`parser` builds the parser from the groups and runs the chosen command. Commands only read arguments, call the
library and print. Libraries that load slowly are imported by the commands that need them.
"""

from .parser import main

__all__ = ["main"]
