"""The engine protocol: how the machine and other people's bots talk to a program that runs games.

Both ends are here. `lines` reads and writes what they exchange. `session` and `requests` answer for
`sevenroads engine`, as lines of text and as JSON. `program` and `bot` start a bot and play with it (`exec:`).
docs/engine-protocol.md describes the protocol. No end ever receives a state: views are all that is sent.
"""
