"""Random tokens for sessions, bots and invitations. The database stores only their SHA-256 hash.

Tokens are looked up by their hash, so the time of a comparison reveals nothing about a stored token.
"""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
