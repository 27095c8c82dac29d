"""Messages between worker processes that share a PostgreSQL database, and the sockets of one worker."""
