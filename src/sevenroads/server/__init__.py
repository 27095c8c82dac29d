"""The server: tables, accounts, live and slow games over HTTP and WebSockets."""
