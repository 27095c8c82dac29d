"""The route of the opening books. A book is the same for everybody, so its answers may be cached."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, HTTPException, Path, Query, Response
from pydantic import StringConstraints

from ....players.openings import NotInBook, opening_book
from ....rules.errors import IllegalAction
from ... import wire
from ...runtime.errors import CommandRefused
from ...tables import presenter
from .common import answers

router: Final = APIRouter(prefix="/api", tags=["openings"])

#: Seconds for which a browser or a proxy may keep an answer; an upgrade of the server may bring new books.
MAX_AGE: Final = 3600
#: Answers that are kept in memory; each has about 10 kB.
CACHED_PAGES: Final = 512
#: Turns of a request: as many as a book is deep, and some more.
MOST_TURNS: Final = 12

Edition = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_-]{0,39}$")]
TurnText = Annotated[str, StringConstraints(max_length=200)]
Turns = Annotated[tuple[TurnText, ...], Query(max_length=MOST_TURNS)]
Objective = Annotated[str | None, Query(max_length=40)]


@router.get("/openings/{edition}", responses=answers(wire.OpeningPage, refusals=(404,)))
async def opening(edition: Edition, turn: Turns = (), objective: Objective = None) -> Response:
    """Get a position of an edition's opening book, and how strong play goes on.

    Give the turns from the start on, one `turn` each, such as `T3 T3 P4 M4`. `objective` is the id of an
    Objective card, or a kind of card; it counts only games in which the side to move has such a card.
    """
    try:
        body = _page(edition, turn, objective)
    except NotInBook as error:
        raise HTTPException(404, str(error)) from None
    except IllegalAction as error:
        raise CommandRefused("invalid", str(error)) from None
    headers = {"cache-control": f"public, max-age={MAX_AGE}"}
    return Response(body, media_type="application/json", headers=headers)


@lru_cache(maxsize=CACHED_PAGES)
def _page(edition: str, turns: tuple[str, ...], objective: str | None) -> bytes:
    book = opening_book(edition)
    kinds = book.kinds
    wanted: tuple[str, ...] | None = None
    if objective is not None:
        wanted = (objective,) if objective in book.objectives else kinds.get(objective)
        if wanted is None:
            raise NotInBook(f"The book has no Objective card {objective}.")
    page = book.page(turns, wanted)
    return wire.encode(
        wire.OpeningPage(
            edition=book.file.edition,
            player=book.file.player,
            rules=book.file.rules,
            book_games=book.file.games,
            path=page.path,
            position=presenter.open_position(page.state),
            games=page.games,
            others=page.others,
            other_share=round(page.other_share, 4),
            turns=tuple(
                wire.OpeningTurn(
                    actions=one.actions,
                    games=one.games,
                    share=round(one.share, 4),
                    points=round(one.points, 4),
                    low=round(one.low, 4),
                    high=round(one.high, 4),
                    value=round(one.value, 4),
                    objectives=dict(one.objectives),
                    more=one.more,
                    mirrored=one.mirrored,
                )
                for one in page.turns
            ),
            objectives=book.objectives,
            kinds=kinds,
        )
    )
