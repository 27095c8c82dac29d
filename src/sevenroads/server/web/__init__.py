"""HTTP routes, the WebSocket connection, security headers and rate limits."""
