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
    "ardennes 6TMC|MPT/CM|M/!4TPTPTM|/PS|PS2/1PTK|PPMT1/MP|PTCMT/|GTPCMT2! s23:3 14/sabotage 26/- "
    "13,15,16,17,24,25,27,35,36,37,46,47,57,west,centre,east,flanks,blitz/"
    "reinforcements,reinforcements,forced-march,forced-march,withdrawal,withdrawal,sabotage,"
    "second-front,second-front,intelligence,intelligence,dig-in,supply-cut,supply-cut,night-march,"
    "night-march,new-orders,new-orders dig-in:n4"
)

#: The artillery on beachhead 4 has an Allied private in its sights on beachhead 1, and a mine blocks
#: the tank on beachhead 2.
DDAY: Final = (
    "dday MP|PCPTMT/7TPM|TP/|M/PPA|ST/|TPTPCM5!/TC|PT4/!4TSPTTM| n24:4 27/forced-march "
    "14/reinforcements "
    "13,15,16,17,24,25,26,35,36,37,46,47,57,west,centre,east,flanks,blitz/"
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
