"""The server and the parts it is built from."""
