"""Attacks on a real server, with client code of their own: plain sockets, no library of the server."""
