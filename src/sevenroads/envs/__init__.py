"""The game as an environment for learning programs.

Each kind of environment is a module of its own, so that its packages are loaded only when it is used.
"""

from .. import builds

builds.use(__path__)
