"""The changes, one file each. A package, so that they are part of what is installed."""
