"""Compressed files of the browser client: each is compressed once and kept in memory.

Compressing a file for each request would cost ten times as much as sending it, so that one client could keep
the server busy. Answers of the API are not compressed: their length would reveal something about secrets.
"""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from anyio import to_thread
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.types import Scope

#: Files that are kept; the client has about a hundred.
MAX_FILES: Final = 512
#: Smaller files are sent as they are.
MIN_BYTES: Final = 500
_TEXTS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


async def compressed(response: Response, scope: Scope) -> Response:
    """The same answer with a compressed body, if the client accepts one and the file is a text."""
    if not isinstance(response, FileResponse) or response.status_code != 200:
        return response
    if not (response.media_type or "").startswith(_TEXTS):
        return response
    response.headers.add_vary_header("Accept-Encoding")
    asked = Headers(scope=scope)
    if "gzip" not in asked.get("accept-encoding", "") or "range" in asked:
        return response
    status = response.stat_result or os.stat(response.path)
    if status.st_size < MIN_BYTES:
        return response
    body = await to_thread.run_sync(_gzipped, str(response.path), status.st_mtime_ns)
    response.set_stat_headers(status)
    headers = dict(response.headers) | {"content-encoding": "gzip", "content-length": str(len(body))}
    # Ranges of the file are not ranges of this body.
    del headers["accept-ranges"]
    return Response(body, headers=headers)


@lru_cache(MAX_FILES)
def _gzipped(path: str, changed: int) -> bytes:
    """The compressed file; `changed` makes a changed file another entry."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)
