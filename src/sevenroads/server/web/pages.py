"""Serves the built browser client: its assets, its start page in the visitor's language, and its other pages.

Every path outside the API is a page of the client, which does its own routing.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .compression import compressed
from .languages import preferred_language
from .link_previews import preview_tags
from .routes.common import error_answer

STATIC: Final = Path(str(resources.files("sevenroads.server"))) / "static"


def install_pages(app: FastAPI, site: str) -> None:
    """Add the routes of the browser client; add them last, because they match every path.

    `site` is the server's public address, for link previews; it may be empty.
    """
    if (STATIC / "assets").is_dir():
        app.mount("/assets", _ImmutableFiles(directory=STATIC / "assets"))

    async def start_page(request: Request) -> Response:
        """The prerendered start page in the language of the visitor's browser."""
        language = preferred_language(request.headers.get("accept-language", ""))
        file = STATIC / f"home.{language}.html"
        if not file.is_file():
            return await page(request, "")
        headers = {"cache-control": "no-cache", "vary": "Accept-Language", "content-language": language}
        return await compressed(FileResponse(file, headers=headers), request.scope)

    app.router.routes.append(Route("/", start_page))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/") or path == "api":
            return error_answer(404, "no-path", "There is nothing at this address.")
        if path and (file := _static_file(path)) is not None:
            return FileResponse(file, headers={"cache-control": "no-cache"})
        index = STATIC / "index.html"
        if not index.is_file():
            return error_answer(404, "no-client", "The browser client has not been built. Run `make web`.")
        if tags := await preview_tags(request, path, site.rstrip("/")):
            html = index.read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
            return HTMLResponse(html, headers={"cache-control": "no-cache", "vary": "Accept-Language"})
        return FileResponse(index, headers={"cache-control": "no-cache"})


def _static_file(path: str) -> Path | None:
    """The client's file at a path, or None. Paths that lead out of the static folder are not served."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None  # not a valid file name: too long, or with a zero byte


class _ImmutableFiles(StaticFiles):
    """Files that browsers may cache forever, because their names contain a hash of their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return await compressed(response, scope)
