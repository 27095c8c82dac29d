"""Draws the boards shown in the documentation: `.venv/bin/python docs/images/make.py`.

Both positions are in notation. Each drawing shows the view of the player at the bottom.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sevenroads import State
from sevenroads.render import board_svg

#: Two clashes, on roads 1 and 5; the command tank may also fire at the private on road 6. One road
#: each is conquered, and the Allies are dug in on road 4.
ARDENNES: Final = (
    "ardennes 6TMC|MPT/CM|M/!4TPTPTM|/PS|PS2/1PTK|PPMT1/MP|PTCMT/|GTPCMT2! s23:3 146/sabotage 246/- "
    "137,135,136,147,245,125,257,235,367,357,346,247,157,west,centre,east,flanks,356/"
    "reinforcements,reinforcements,forced-march,forced-march,withdrawal,withdrawal,sabotage,"
    "second-front,second-front,intelligence,intelligence,dig-in,supply-cut,supply-cut,night-march,"
    "night-march,new-orders,new-orders dig-in:n4"
)

#: The artillery on beachhead 4 has an Allied private in its sights on beachhead 1, and a mine blocks
#: the tank on beachhead 2.
DDAY: Final = (
    "dday MP|PCPTMT/7TPM|TP/|M/PPA|ST/|TPTPCM5!/TC|PT4/!4TSPTTM| n24:4 257/forced-march "
    "146/reinforcements "
    "137,135,136,147,245,125,246,235,367,357,346,247,157,west,centre,east,flanks,356/"
    "reinforcements,forced-march,withdrawal,withdrawal,sabotage,sabotage,second-front,second-front,"
    "intelligence,intelligence,dig-in,dig-in,supply-cut,supply-cut,night-march,night-march,"
    "new-orders,new-orders -"
)


def main() -> None:
    here = Path(__file__).parent
    for name, text, seat in (("board", ARDENNES, "south"), ("board-dday", DDAY, "north")):
        drawing = board_svg(State.parse(text).view(seat), bottom=seat)
        (here / f"{name}.svg").write_text(drawing + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
