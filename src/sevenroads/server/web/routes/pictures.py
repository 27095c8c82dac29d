"""Routes for pictures of tables: a PNG for link previews, and a page with a board for frames on other sites.

Nobody is signed in here: both show every visitor what spectators see. Drawing costs processor time, so
pictures are cached, drawn one at a time in a thinking process, and limited for each address.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from string import Template
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from ....editions import LANGUAGES
from ....render.drawing.look import Theme
from ....texts import Texts
from ...machine import drawing
from ...runtime.errors import CommandRefused
from ...runtime.process_pool import CallFailed, PoolError
from ...tables.player_views import SeenGame
from ...tables.presenter import player_name
from .common import Services, ServicesDep, TableId, address, enforce_rate_limit, error_answer, errors

router: Final = APIRouter(tags=["pictures"])

#: Seconds for a picture: a tenth is enough, but the processes may be busy.
DRAWING_TIMEOUT: Final = 15.0
#: Seconds for which others may keep a picture: of a game that goes on, and of one that has ended.
LIVE_SECONDS: Final = 30
ENDED_SECONDS: Final = 24 * 60 * 60

Step = Annotated[
    int | None, Query(ge=0, le=10_000, description="The number of actions played; by default all of them.")
]
Language = Annotated[
    str, Query(pattern=f"^({'|'.join(LANGUAGES)})$", description="The language of the words in the picture.")
]
_STYLE: Final = (
    "html,body{margin:0;height:100%;background:transparent}"
    "a{display:flex;height:100%;justify-content:center}svg{max-width:100%;height:100%}"
)
_STYLE_HASH: Final = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_PAGE: Final = Template(
    '<!doctype html><html lang="$language"><head><meta charset="utf-8"><title>$title</title>$refresh'
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
    f"<style>{_STYLE}</style></head>"
    '<body><a href="/table/$table" target="_blank" rel="noopener">$board</a></body></html>'
)


@dataclass(frozen=True, slots=True)
class PublicBoard:
    """A position of a table as spectators see it, and the names of the players.

    Nothing but its fields can reach a picture. `seq` is the number of the last entry in the table's log.
    """

    seen: SeenGame
    south: str
    north: str
    seq: int
    over: bool

    @property
    def max_age(self) -> int:
        return ENDED_SECONDS if self.over else LIVE_SECONDS


async def public_board(services: Services, table_id: str, step: int | None, language: str) -> PublicBoard:
    """What a picture of a table may show; refuses with `no-table` before the game has started."""
    texts = Texts(language)
    async with services.hub.rooms.locked(table_id) as room:
        if room.table is None:
            raise CommandRefused("no-table", "The game has not started.")
        info = room.info()
        return PublicBoard(
            seen=room.seen_by_spectators(step),
            south=player_name(info.south, texts),
            north=player_name(info.north, texts),
            seq=room.row.seq,
            over=room.table.over,
        )


@router.get(
    "/api/tables/{table_id}/picture.png",
    response_class=Response,
    responses={200: {"description": "Done", "content": {"image/png": {}}}, **errors(404, 422, 429, 503)},
)
async def picture(
    request: Request,
    services: ServicesDep,
    table_id: TableId,
    step: Step = None,
    theme: Theme = "light",
    language: Language = "en",
) -> Response:
    """Get a picture of a table as spectators see it, 1200 × 630 pixels, for link previews."""
    board = await public_board(services, table_id, step, language)
    key = ("card", table_id, board.seq, step, theme, language, board.south, board.north)
    names = (board.south, board.north)
    body = await _drawn(request, services, key, drawing.draw_card, board.seen, *names, theme, language)
    headers = {
        "cache-control": f"public, max-age={board.max_age}",
        # Other sites may show the picture: it is the same for everybody.
        "cross-origin-resource-policy": "cross-origin",
    }
    return Response(body, media_type="image/png", headers=headers)


@router.get("/embed/{table_id}", include_in_schema=False)
async def embed(
    request: Request,
    services: ServicesDep,
    table_id: TableId,
    step: Step = None,
    theme: Theme = "light",
    language: Language = "en",
) -> Response:
    """A page without scripts that shows a board, for frames on the pages that the setting `embed` allows."""
    allowed = services.settings.embed
    if not allowed:
        return error_answer(404, "no-path", "This server does not allow boards on other pages.")
    enforce_rate_limit(request, services.limits.requests, address(request))
    board = await public_board(services, table_id, step, language)
    key = ("board", table_id, board.seq, step, theme, language)
    svg = await _drawn(request, services, key, drawing.draw_board, board.seen, theme, language)
    page = _PAGE.substitute(
        language=language,
        title=escape(f"{board.south} – {board.north}"),
        refresh="" if board.over else f'<meta http-equiv="refresh" content="{LIVE_SECONDS}">',
        table=table_id,
        board=svg.decode(),
    )
    policy = f"default-src 'none'; style-src 'sha256-{_STYLE_HASH}'; base-uri 'none'; form-action 'none'"
    headers = {
        "cache-control": f"public, max-age={board.max_age}",
        "content-security-policy": f"{policy}; frame-ancestors {allowed}",
    }
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


async def _drawn(
    request: Request, services: Services, key: tuple[object, ...], draw: Callable[..., bytes], *args: Any
) -> bytes:
    """A picture from the cache, or drawn in a thinking process; refuses with `rate` or `busy`."""
    client = address(request)
    if not services.pictures.has(key):
        enforce_rate_limit(request, services.limits.analyses, client)

    async def make() -> bytes:
        who = client if services.settings.limits else None
        return await services.thinking_pool.run_short(draw, *args, deadline=DRAWING_TIMEOUT, client=who)

    try:
        return await services.pictures.get(key, make)
    except CallFailed:
        raise  # an error of the server, which another attempt would not avoid
    except PoolError:
        raise CommandRefused("busy", "The server is busy. Try again in a moment.") from None
