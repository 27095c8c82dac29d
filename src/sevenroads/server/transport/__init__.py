"""The server's protocol classes: uvicorn's, with limits that apply before anything is parsed.

`admission` limits connections, `http` limits requests, `websocket` limits frames. They know neither routes
nor accounts; rate limits by account are in `web`.
"""
