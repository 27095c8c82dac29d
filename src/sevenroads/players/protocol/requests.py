"""`sevenroads engine --json`: questions of tools about positions, one JSON object a line, answers by id.

Each request stands alone: nothing is remembered between two of them. Searches run one after the other in a
thread, so that other requests are answered meanwhile and `stop` can end them. A search is given a view; of a
whole position it gets the view of the side to move.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import IO, Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from ...rules.types import SIDES, Outcome, Side
from ...state import State
from ...view import View, Viewer
from ..analyst.analysis import analyse
from ..base import Seen
from ..search.player import SearchPlayer
from ..search.settings import SearchSettings
from ..search_limit import SearchLimit
from ..spec import player_from_spec
from .lines import (
    PROTOCOL,
    TOO_LONG,
    ProtocolError,
    one_line,
    position_or_view,
    read_lines,
    read_position,
    read_seen,
)

#: The identity of a request: a number or a text, which the answer repeats.
RequestId = int | Annotated[str, Meta(max_length=200)]
Lines = Annotated[int, Meta(ge=1, le=20)]
Text = Annotated[str, Meta(max_length=4000)]
#: Nodes of a search without a limit.
DEFAULT_NODES: Final = 5000
#: Searches that may wait; a further one is refused.
MOST_WAITING: Final = 1000


class Request(Struct, forbid_unknown_fields=True, tag_field="method"):
    """A question. Every answer has its `id`, and `result` or `error`."""

    id: RequestId


class Identify(Request, tag="identify"):
    """Who answers."""


class New(Request, tag="new"):
    """A new game, with all cards."""

    edition: Text = "ardennes"
    seed: int | None = None
    start: str = "south"


class Legal(Request, tag="legal"):
    """The legal actions of a position, or of a view whose viewer is to move."""

    position: Text


class Apply(Request, tag="apply"):
    """A whole position after some actions."""

    position: Text
    actions: tuple[Text, ...]


class Why(Request, tag="why"):
    """Why an action is not legal."""

    position: Text
    action: Text


class Look(Request, tag="view"):
    """What a viewer may see of a whole position."""

    position: Text
    viewer: Viewer


class Search(Request):
    """A search. `seen` is the game before: pairs of an action and the view after it, from `position` on."""

    position: Text
    seconds: float | None = None
    nodes: int | None = None
    seed: int = 0
    seen: tuple[tuple[Text, Text], ...] = ()
    discards: tuple[Text, ...] = ()


class Analyse(Search, tag="analyse"):
    """The best turns, each with its chance of winning."""

    lines: Lines = 1
    threads: Annotated[int, Meta(ge=1, le=256)] = 1
    megabytes: Annotated[int, Meta(ge=1, le=65_536)] = 64


class Best(Search, tag="best"):
    """The action that a player would play; by default the one that `sevenroads engine` was started with."""

    player: Text | None = None


class Stop(Request, tag="stop"):
    """End a search, which then answers with what it has, or all of them."""

    search: RequestId | None = None


AnyRequest = Identify | New | Legal | Apply | Why | Look | Analyse | Best | Stop


class _Identity(Struct):
    """What an unreadable request still tells: its id."""

    id: RequestId | None = None


class RequestSession:
    """One conversation. `write` sends a line; several threads call it, one at a time."""

    def __init__(self, spec: str, write: Callable[[str], None], version: str) -> None:
        self._name = player_from_spec(spec).name
        self._spec = spec
        self._version = version
        self._write = write
        self._lock = threading.Lock()
        self._decoder: Final = msgspec.json.Decoder(AnyRequest)
        #: Searches that wait or run, each with the event that ends it.
        self._searches: dict[int, tuple[Search, threading.Event]] = {}
        self._numbers = 0
        self._waiting: queue.Queue[int | None] = queue.Queue()
        self._thread = threading.Thread(target=self._search_all, daemon=True)
        self._quick: dict[type[Request], Callable[[Any], object]] = {
            Identify: self._identify,
            New: _new,
            Legal: _legal,
            Apply: _apply,
            Why: _why,
            Look: _look,
            Stop: self._stop,
        }

    def run(self, lines: IO[bytes]) -> None:
        """Handle requests until the end of the stream, and answer all of them."""
        self._thread.start()
        for line in read_lines(lines):
            if line is None:
                self._answer(None, TOO_LONG, failed=True)
            elif line.strip():
                self.handle(line)
        self._waiting.put(None)
        self._thread.join()

    def handle(self, line: bytes) -> None:
        """Answer one request, or put it into the queue of searches."""
        try:
            request = self._decoder.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self._answer(_id_of(line), str(error) or "nested too deeply", failed=True)
            return
        if isinstance(request, Search):
            self._enqueue(request)
        else:
            self._run(request, lambda: self._quick[type(request)](request))

    def _run(self, request: Request, work: Callable[[], object]) -> None:
        """Answer with the result, or with what is wrong."""
        try:
            result = work()
        except (ValueError, OSError, OverflowError, MemoryError) as error:
            self._answer(request.id, one_line(error), failed=True)
        except Exception as error:
            self._answer(
                request.id, f"internal error: {type(error).__name__}: {one_line(error)}", failed=True
            )
        else:
            self._answer(request.id, result)

    def _answer(self, identity: RequestId | None, value: object, *, failed: bool = False) -> None:
        text = msgspec.json.encode({"id": identity, "error" if failed else "result": value}).decode()
        with self._lock:
            self._write(text)

    # ------------------------------------------------------------ searches

    def _enqueue(self, request: Search) -> None:
        with self._lock:
            full = len(self._searches) >= MOST_WAITING
            if not full:
                self._numbers += 1
                self._searches[self._numbers] = (request, threading.Event())
                self._waiting.put(self._numbers)
        if full:
            self._answer(request.id, f"{MOST_WAITING} searches are waiting; ask again later", failed=True)

    def _search_all(self) -> None:
        while (number := self._waiting.get()) is not None:
            request, cancel = self._searches[number]
            if isinstance(request, Analyse):
                self._run(request, lambda: _analyse(request, cancel))  # noqa: B023
            else:
                self._run(request, lambda: self._best(request, cancel))  # noqa: B023
            with self._lock:
                del self._searches[number]

    def _best(self, request: Search, cancel: threading.Event) -> object:
        assert isinstance(request, Best)
        view, history = _seen_game(request)
        player = player_from_spec(request.player or self._spec, request.seed, cancel)
        if isinstance(player, SearchPlayer):
            player.limit = _limit(request) or player.limit
        return {"action": player.choose(view, history).text}

    def _stop(self, request: Stop) -> object:
        with self._lock:
            found = [
                cancel for search, cancel in self._searches.values() if request.search in (None, search.id)
            ]
        for cancel in found:
            cancel.set()
        return {"stopped": len(found)}

    def _identify(self, request: Identify) -> object:
        return {"name": f"Seven Roads {self._name}", "version": self._version, "protocol": PROTOCOL}


def _id_of(line: bytes) -> RequestId | None:
    try:
        return msgspec.json.decode(line, type=_Identity).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


# ------------------------------------------------------------ quick answers


def _new(request: New) -> object:
    return _described(State.new(request.edition, seed=request.seed, start=request.start))


def _legal(request: Legal) -> object:
    found = position_or_view(request.position)
    return {"actions": [action.text for action in found.legal_actions()]}


def _apply(request: Apply) -> object:
    state = _whole(request.position)
    for action in request.actions:
        state.apply(action)
    return _described(state)


def _why(request: Why) -> object:
    state = _whole(request.position)
    reason = state.refusal(request.action)
    if reason is None:
        return {"legal": True}
    return {
        "legal": False,
        "code": reason.code,
        "rule": reason.rule,
        "message": state.why_not(request.action),
    }


def _look(request: Look) -> object:
    view = _whole(request.position).view(request.viewer)
    return {"view": str(view), "discards": view.discards}


def _whole(text: str) -> State:
    found = position_or_view(text)
    if isinstance(found, View):
        raise ProtocolError("position: this is a view; a whole position, with all cards, is needed")
    return found


def _described(state: State) -> object:
    return {"position": str(state), "side": state.side, "outcome": _outcome(state.outcome)}


def _outcome(outcome: Outcome | None) -> object:
    if outcome is None:
        return None
    return {"winner": outcome.winner, "termination": outcome.termination, "rule": outcome.termination.rule}


# ------------------------------------------------------------ views and searches


def _seen_game(request: Search) -> tuple[View, list[Seen]]:
    """The view to search, and the game before it."""
    found = position_or_view(request.position)
    if isinstance(found, State):
        if request.discards or request.seen:
            raise ProtocolError("discards and seen are for a view; a whole position shows all cards")
        return found.view(found.side), []
    if found.viewer not in SIDES:
        raise ProtocolError("position: this is the view of a spectator; a player's view is needed")
    view, history = found, list[Seen]()
    if request.discards:
        words = [*request.position.split(" "), "discards", ",".join(request.discards)]
        view = read_position(words, view.variant, Side(view.viewer))
    for text, after in request.seen:
        action, next_view = read_seen([text, *after.split(" ")], view)
        history.append((view, action))
        view = next_view
    return view, history


def _limit(request: Search) -> SearchLimit | None:
    if request.seconds is None and request.nodes is None:
        return None
    return SearchLimit(request.seconds, request.nodes)


def _analyse(request: Analyse, cancel: threading.Event) -> object:
    view, history = _seen_game(request)
    found = analyse(
        view,
        _limit(request) or SearchLimit(nodes=DEFAULT_NODES),
        multipv=request.lines,
        history=history,
        seed=request.seed,
        settings=SearchSettings(threads=request.threads, megabytes=request.megabytes),
        cancel=cancel,
    )
    lines = [
        {
            "win": round(line.win, 4),
            "visits": line.visits,
            "actions": [action.text for action in line.actions],
        }
        for line in found.variations
    ]
    return {"win": round(found.win, 4), "lines": lines}
