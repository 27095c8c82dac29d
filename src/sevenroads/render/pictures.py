"""SVG drawings as PNG files and as arrays of pixels.

The rasteriser is resvg, with the font of a package: a drawing has the same pixels on every computer, and none
needs installed fonts. It needs the extra `pictures`.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from ..extras import needs

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: The font that replaces the sans-serif font of the drawings, and its weights.
_FAMILY: Final = "Source Sans Pro"
_FONTS: Final = ("SourceSansPro", "SourceSansProBold")
#: The largest width and height of a picture in pixels.
MAX_SIZE: Final = 8192


def png(svg: str) -> bytes:
    """A drawing as a PNG file, in the size that the SVG gives.

    >>> from sevenroads import State
    >>> from sevenroads.render import board_svg
    >>> png(board_svg(State.new(seed=7).view("south"), size=320))[:4]
    b'\\x89PNG'
    """
    with needs("pictures"):
        import font_source_sans_pro
        import resvg_py
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=True,
            font_files=[font_source_sans_pro.font_files_ttf[font] for font in _FONTS],
            font_family=_FAMILY,
            sans_serif_family=_FAMILY,
        )
    )


def rgb_array(svg: str) -> NDArray[np.uint8]:
    """A drawing as an array of height × width × 3 bytes: red, green, blue. It needs NumPy.

    >>> from sevenroads import State
    >>> from sevenroads.render import board_svg
    >>> rgb_array(board_svg(State.new(seed=7).view("south"), size=320)).shape
    (458, 320, 3)
    """
    with needs("envs"):
        import numpy as np
    return np.array(image(svg))


def image(svg: str) -> Any:
    """A drawing as an image of Pillow, on a white ground."""
    with needs("pictures"):
        from PIL import Image
    drawn = Image.open(BytesIO(png(svg))).convert("RGBA")
    ground = Image.new("RGBA", drawn.size, "white")
    return Image.alpha_composite(ground, drawn).convert("RGB")
