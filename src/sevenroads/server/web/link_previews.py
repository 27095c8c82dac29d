"""The tags that make other sites show a table's board beside a link to it (Open Graph).

They say what spectators see, in the language of the visitor's browser. Only a server with a public address
has them, because they need complete addresses.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request

from ...render.descriptions import heading
from ...render.scene import lay_out
from ...texts import Texts
from ..runtime.errors import CommandRefused
from ..tables.presenter import player_name
from .languages import preferred_language
from .routes.common import address, enforce_rate_limit, services_of

_TABLE: Final = re.compile(r"(?:table|review)/([0-9A-Za-z]{12})")
_STEP: Final = re.compile("[0-9]{1,4}")
_ICON: Final = "/icons/512.png"


async def preview_tags(request: Request, path: str, site: str) -> str:
    """The tags for the page at a path; empty for a page without a table or a server without an address."""
    found = _TABLE.fullmatch(path)
    if found is None or not site:
        return ""
    services = services_of(request)
    table_id, given = found[1], request.query_params.get("step", "")
    step = int(given) if _STEP.fullmatch(given) else None
    language = preferred_language(request.headers.get("accept-language", ""))
    texts = Texts(language)
    try:
        # Loading a table costs about as much as an API request.
        enforce_rate_limit(request, services.limits.requests, address(request))
        async with services.hub.rooms.locked(table_id) as room:
            info = room.info()
            seen = room.seen_by_spectators(step) if room.table is not None else None
    except CommandRefused:
        return ""
    query = {"language": language} | ({} if step is None else {"step": str(step)})
    image = f"{site}/api/tables/{table_id}/picture.png?{urlencode(query)}" if seen else f"{site}{_ICON}"
    people = " – ".join(player_name(person, texts) for person in (info.south, info.north))
    tags = {
        "og:type": "website",
        "og:site_name": "Seven Roads",
        "og:title": people if seen else texts.text("join-title"),
        "og:description": heading(lay_out(seen.view(), language=language))
        if seen
        else texts.text("home-lead"),
        "og:url": f"{site}/{path}",
        "og:image": image,
        "twitter:card": "summary_large_image" if seen else "summary",
    }
    if seen:
        tags |= {"og:image:width": "1200", "og:image:height": "630", "og:image:type": "image/png"}
    return "".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" content="{escape(value)}">'
        for name, value in tags.items()
    )
