"""The migrations, one file each. This is a package so that they are installed."""
