"""The command line: its output, its errors and its exit codes."""
