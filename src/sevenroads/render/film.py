"""A game as moving pictures: an animated SVG or a GIF.

`positions_of` chooses the positions of a match. Both kinds of film show them one after the other, stay at the
last one for a while and begin again. The animated SVG stands still, at the last position, for readers who
have asked their system for less motion.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import groupby
from typing import Final, Literal, Unpack
from zlib import crc32

from ..game import Match
from ..state import State
from ..view import View
from .drawing.markup import number, tag
from .pictures import image
from .svg import DrawingOptions, at, board_svg, draw

Pace = Literal["turn", "action"]
PACES: Final[tuple[Pace, ...]] = ("turn", "action")
#: How many times longer than the others the last position is shown.
_LAST: Final = 4
_COLOURS: Final = 128


def positions_of(match: Match, viewer: str | None = None, every: Pace = "turn") -> list[View | State]:
    """The start, the position after every turn or action, and the last position.

    With a viewer they are what this viewer saw at the time; without one, all cards are open.

    >>> match = Match(State.new("ardennes", seed=7))
    >>> for action in ("T3", "P4", ".", "T3"):
    ...     _ = match.play(action)
    >>> [shown.turn for shown in positions_of(match, "spectator")]
    [1, 2, 2]
    """
    states = [match.start]
    states += [step.after for step in match.steps[:-1] if every == "action" or step.action.kind == "end"]
    if match.steps or match.outcome:
        states.append(match.state)
    return list(states) if viewer is None else [state.view(viewer) for state in states]


def game_svg(
    positions: Sequence[View | State], seconds: float = 1.0, **options: Unpack[DrawingOptions]
) -> str:
    """The positions of one game as an animated SVG, each shown for some seconds.

    What does not change from one position to the next is drawn only once. The options are those of
    `board_svg`.

    >>> match = Match(State.new("ardennes", seed=7))
    >>> _ = match.play("T3")
    >>> "@keyframes" in game_svg(positions_of(match), seconds=0.5, theme="dark")
    True
    """
    _check(positions, seconds)
    drawings = [draw(position, **options) for position in positions]
    last = len(drawings)
    name = f"film-{crc32(''.join(text for one in drawings for _, text in one.layers).encode()):x}"
    spans: set[tuple[int, int]] = set()
    parts = []
    for column in zip(*(drawing.layers for drawing in drawings), strict=True):
        begin = 0
        for (y, text), same in groupby(column):
            end = begin + len(list(same))
            if (begin, end) == (0, last):
                parts.append(at(y, text))
            elif text:
                spans.add((begin, end))
                hidden = None if end == last else "hidden"
                layer = at(y, text)
                parts.append(tag("g", layer, class_=f"{name}-{begin}-{end}", visibility=hidden))
            begin = end
    return drawings[-1].document(tag("style", _timing(name, spans, last, seconds)), *parts)


def _timing(name: str, spans: set[tuple[int, int]], count: int, seconds: float) -> str:
    """The style sheet that shows each layer from its first to its last position."""
    whole = count - 1 + _LAST
    rules = []
    for begin, end in sorted(spans):
        frames = [(0, "visible" if begin == 0 else "hidden")]
        if begin:
            frames.append((begin, "visible"))
        if end < count:
            frames.append((end, "hidden"))
        steps = "".join(f"{number(100 * at / whole)}%{{visibility:{shown}}}" for at, shown in frames)
        one = f"{name}-{begin}-{end}"
        rules.append(f"@keyframes {one}{{{steps}}}")
        rules.append(f".{one}{{animation:{one} {number(whole * seconds)}s step-end infinite}}")
    return f"@media not (prefers-reduced-motion:reduce){{{''.join(rules)}}}"


def game_gif(
    positions: Sequence[View | State], seconds: float = 1.0, **options: Unpack[DrawingOptions]
) -> bytes:
    """The positions of one game as a GIF, each shown for some seconds. It needs the extra `pictures`.

    >>> match = Match(State.new("ardennes", seed=7))
    >>> _ = match.play("T3")
    >>> game_gif(positions_of(match), seconds=0.5, size=160)[:6]
    b'GIF89a'
    """
    _check(positions, seconds)
    # The last position has the most units, so its colours serve all of them.
    palette = image(board_svg(positions[-1], **options)).quantize(_COLOURS, dither=0)
    first, *others = (
        image(board_svg(position, **options)).quantize(palette=palette, dither=0) for position in positions
    )
    pause = round(seconds * 1000)
    out = BytesIO()
    durations = [pause] * len(others) + [pause * _LAST]
    first.save(out, "GIF", save_all=True, append_images=others, duration=durations, loop=0)
    return out.getvalue()


def _check(positions: Sequence[View | State], seconds: float) -> None:
    if not positions:
        raise ValueError("A film needs at least one position.")
    if not 0.02 <= seconds <= 60:
        raise ValueError(f"seconds must be from 0.02 to 60, not {seconds}.")
