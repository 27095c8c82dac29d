"""The hot core: one position as a flat struct, and the rules as inline functions over it.

Everything here runs without the GIL and without allocation; code that needs Python lives in
`kernel.pyx`. Other modules cimport all of it from here. The parts, each using only those above it:

- `bits`: bit operations and random numbers
- `board`: the structs `Tables` and `Board`, and accessors for what they pack into words
- `lanes`: which actions are legal (R4, R5.1, R7.1, R8.1)
- `fire`: what an arrow can hit (R6)
- `lines`: units and cards that change place (R1.4, R2.5, R4.2)
- `victory`: objectives, conquest, victory and draws (R7, R9)
- `actions`: what each action does (R3 to R6, R8)
- `seen`: what a viewer may see of a board (R11)
- `possible`: whether a board can occur in a game
"""

from .actions cimport *
from .bits cimport *
from .board cimport *
from .fire cimport *
from .lanes cimport *
from .lines cimport *
from .possible cimport *
from .seen cimport *
from .victory cimport *
