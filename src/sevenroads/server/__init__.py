"""The server: tables, accounts, live and correspondence games over HTTP and WebSockets.

Packages and modules from top to bottom. Each may import those below it, not those above or beside it;
import-linter checks this (`pyproject.toml`).

- `local`: a server on this computer for `sevenroads play`
- `lan`: the address in the local network, and its QR code
- `serve`: starts the processes of `sevenroads serve`
- `app`, `operations`, `supervisor`: puts one worker together; the operator's commands; restarts workers
- `housekeeping`, `web`: periodic tasks; HTTP routes and sockets
- `machine`, `people`: our computer opponent; passwords, deletion of accounts and turn alerts
- `tables`: tables in memory, commands, publishing, the lobby and chat
- `workers`: messages between workers, and the open sockets of one worker
- `store`: SQL, on SQLite or PostgreSQL, with typed rows
- `wire`: the messages of the public protocol
- `runtime`: settings, logs, metrics, errors and process pools
"""
