"""Every page of the client, in a state in which it has something to show."""

from __future__ import annotations

from .people import SAME, SHORT, SHORT_ACTIONS, Person, finished, position

#: Some of everything: clashes, conquered roads, a dug-in line, cards in both hands.
LIVELY = position(
    "6TMC|MPT/CM|M/!4TPTPTM|/PS|PS2/1PTK|PPMT1/MP|PTCMT/|GTPCMT2!",
    "s23:3",
    "146/sabotage",
    "246/withdrawal",
    effects="dig-in:n4",
    discarded="dig-in",
)
PLAIN = {
    "home": "/",
    "set-up": "/new",
    "set-up of a table": "/new?opponent=open",
    "lobby": "/lobby",
    "account": "/account",
    "fair play": "/fair-play",
    "rules": "/rules",
    "learn": "/learn",
    "lesson": "/learn/command-tank",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/daily",
    "defence": "/puzzles/as-001",
    "analyse": "/analyse",
    "editor": "/editor",
    "openings": "/openings",
    "nothing": "/nothing-here",
}


def places(person: Person) -> dict[str, str]:
    """The address of every page for this person."""
    mine = person.sign_in()
    tables = {
        "game": person.sit_at(LIVELY),
        "one screen": person.sit_at(LIVELY, SAME),
        "result": finished(person.site, SHORT, SHORT_ACTIONS, mine),
    }
    waiting = person.page.context.request.post(
        f"{person.site.url}/api/tables",
        data={"edition": "dday", "opponent": "open", "public": True, "clock": {"kind": "days", "days": 3}},
        headers={"origin": person.site.url},
    ).json()
    return {
        **PLAIN,
        **{name: f"/table/{table}" for name, table in tables.items()},
        "waiting": f"/table/{waiting['table']['id']}#invite={waiting['invite']}",
        "review": f"/review/{tables['result']}",
    }


def go(person: Person, path: str) -> None:
    """Open a page and wait until everything on it has loaded."""
    page = person.page
    page.goto(person.site.url + path)
    page.locator("h1").first.wait_for()
    page.locator("[role=status]").filter(has_text="…").wait_for(state="detached")
    page.evaluate("document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 120)))")
