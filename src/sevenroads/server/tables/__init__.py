"""Tables: where two people, or a person and the machine, play one game.

`table.py` holds the rules of a table, without storage or network. `room.py` is a table in memory with its
watchers. `rooms.py` loads rooms and keeps them in step with the database, `commands.py` carries out commands,
`publisher.py` sends what happens, and `remote.py` applies what other workers have stored.
"""
