"""A player at a server: `site` asks over HTTP, `game` follows one table, `bot` plays over the socket.

It is a client like any other (docs/protocol.md) and knows nothing of the server's code.
"""
