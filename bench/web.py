"""The browser client in a real Chromium: size, first board, time to start, input to paint, layout shift.

The peer is a page with chessground (the board of lichess.org) and chess.js, bundled by esbuild; npm installs
all three into a temporary folder. Both pages are served over plain HTTP from this machine. They are loaded in
turn, each in a new browser context with the CPU slowed four times. Then each plays a game by mouse: Seven
Roads against the machine to the end of the game (--quick: for 10 seconds).

"First board" is when a board has been painted, whether or not it reacts yet. "A game can be started" is when
the button that starts a game reacts; the peer's board reacts as soon as it is there. Budgets: 120 kB of
JavaScript (gzip) for the first page, the first board within 1 second, input to paint within 50 ms at the 95th
percentile, no layout shift. The time to start has no budget and is compared with the peer only.

Then Seven Roads plays on with motion and the CPU slowed four times. "Frame" is the time between two frames
while units, flags, shots or cards move over the board; the budget of its median is 60 frames per second.
"""

from __future__ import annotations

import gzip
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tools.measure import Figure, arguments, json_line, machine, ratio, say, table

PACKAGES: Final = ("chessground@9.2.1", "chess.js@1.4.0", "esbuild@0.25.12")
VIEW: Final = {"width": 1280, "height": 860}
SLOWED: Final = 4
#: The Event Timing API reports no shorter events.
SHORTEST: Final = 16.0
BUDGETS: Final = {
    "javascript_kb": 120.0,
    "first_board_ms": 1000.0,
    "input_p95_ms": 50.0,
    "layout_shift": 0.0,
    "frame_ms": 17.0,
}

#: Records when the first board has been painted and when a game can be started, all layout shifts (also those
#: that follow an input, which are not a fault), and the time from each input to its paint.
WATCH: Final = """
(() => {
  const seen = (window.__seen = { board: 0, ready: 0, shift: 0, pressed: 0, inputs: {} });
  const watch = (name, selector) => {
    const look = () => {
      const board = document.querySelector("svg.board, cg-board");
      const whole = document.readyState !== "loading" && board && board.getBoundingClientRect().height > 100;
      if (whole && document.querySelector(selector)) {
        requestAnimationFrame(() => setTimeout(() => (seen[name] = performance.now())));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  watch("board", "svg.board, cg-board");
  watch("ready", ":root[data-page='live'] .way.main:not(:disabled), cg-board");
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) {
      seen[hadRecentInput ? "pressed" : "shift"] += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries()) {
      if (id) seen.inputs[id] = Math.max(seen.inputs[id] ?? 0, duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
})();
"""

#: Plays at once, with all the rules, so that every kind of action occurs.
SETTINGS: Final = (
    'localStorage.setItem("sevenroads", JSON.stringify({ pace: "instant", visited: true, beginner: false }))'
)

#: The time between two frames, as long as something moves over the board.
FRAMES: Final = """() => {
  window.__frames = [];
  let last = 0;
  const look = (now) => {
    const moving = document.querySelector(".moments > *") !== null;
    if (moving && last) window.__frames.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

#: What can be pressed: the buttons of the open menu or dialog, the end of the turn, the roads.
CHOICES: Final = """
(() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(middle);
  return {
    over: document.querySelector(".end") === null,
    dialog: all("dialog[open] .button.main"),
    actions: all(".menu [data-action]:not([aria-disabled='true'])"),
    close: all(".menu .close"),
    end: all(".end:not(:disabled)"),
    roads: all("[data-road]"),
  };
})()
"""

CHESS_PAGE: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Chess</title>
<link rel="stylesheet" href="page.css"><script type="module" src="page.js"></script></head>
<body><div id="board" style="width:640px;height:640px;margin:auto"></div></body></html>"""

CHESS_SCRIPT: Final = """
import { Chess } from "chess.js";
import { Chessground } from "chessground";
import "chessground/assets/chessground.base.css";
import "chessground/assets/chessground.brown.css";
const game = new Chess();
const dests = () => {
  const found = new Map();
  for (const { from, to } of game.moves({ verbose: true })) found.set(from, [...(found.get(from) ?? []), to]);
  return found;
};
const side = () => (game.turn() === "w" ? "white" : "black");
const board = Chessground(document.getElementById("board"), {
  movable: { free: false, color: "white", dests: dests(), events: { after: (from, to) => {
    game.move({ from, to, promotion: "q" });
    board.set({ fen: game.fen(), turnColor: side(), movable: { color: side(), dests: dests() } });
  } } },
});
window.__choices = () => game.moves({ verbose: true }).map(({ from, to }) => [from, to].map((square) => {
  const box = document.querySelector("cg-board").getBoundingClientRect();
  const side = box.width / 8;
  return [box.x + (square.charCodeAt(0) - 96.5) * side, box.y + (8.5 - Number(square[1])) * side];
}));
"""


@dataclass
class Subject:
    url: str
    play: Callable[[Page, float], int]
    javascript: list[float] = field(default_factory=list)
    board: list[float] = field(default_factory=list)
    ready: list[float] = field(default_factory=list)
    shift: list[float] = field(default_factory=list)
    inputs: list[float] = field(default_factory=list)


def prepare(context: BrowserContext) -> Page:
    context.add_init_script(WATCH)
    page = context.new_page()
    page.set_default_timeout(30_000)
    return page


def load(browser: Browser, subject: Subject) -> tuple[float, dict[str, Any]]:
    """Kilobytes of JavaScript (gzip), and the page's measurements; nothing is cached."""
    context = browser.new_context(viewport=VIEW)  # type: ignore[arg-type]
    page = prepare(context)
    scripts: list[Any] = []
    page.on("response", lambda answer: answer.request.resource_type == "script" and scripts.append(answer))
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(subject.url, wait_until="networkidle")
    seen = settled(page)
    size = sum(len(gzip.compress(script.body(), 9)) for script in scripts) / 1000
    context.close()
    return size, seen


def settled(page: Page) -> dict[str, Any]:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        seen: dict[str, Any] = page.evaluate("window.__seen")
        if seen["ready"]:
            page.wait_for_timeout(150)
            return dict(page.evaluate("window.__seen"))
        time.sleep(0.03)
    raise SystemExit(f"no board appeared at {page.url}")


def game(browser: Browser, subject: Subject, seconds: float) -> dict[str, float]:
    context = browser.new_context(viewport=VIEW)  # type: ignore[arg-type]
    context.add_init_script(SETTINGS)
    page = prepare(context)
    page.goto(subject.url)
    settled(page)
    count = subject.play(page, seconds)
    page.wait_for_timeout(300)
    seen = page.evaluate("window.__seen")
    known = sorted(float(duration) for duration in seen["inputs"].values())
    subject.inputs = sorted([SHORTEST] * max(0, count - len(known)) + known)
    context.close()
    return {
        "inputs": count,
        "p95": at(subject.inputs, 0.95),
        "worst": subject.inputs[-1],
        "shift": seen["shift"],
        "shift_after_presses": seen["pressed"],
    }


def motion(browser: Browser, subject: Subject, seconds: float) -> dict[str, float]:
    """Frames while something moves over the board, in games with the CPU slowed."""
    frames: list[float] = []
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline or not frames:
        context = browser.new_context(viewport=VIEW)  # type: ignore[arg-type]
        context.add_init_script(SETTINGS)
        page = prepare(context)
        page.goto(subject.url)
        settled(page)
        page.evaluate(FRAMES)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        play_roads(page, seconds)
        frames += page.evaluate("window.__frames")
        context.close()
    frames.sort()
    return {"count": len(frames), "median": at(frames, 0.5), "p95": at(frames, 0.95)}


def at(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))]


def play_roads(page: Page, seconds: float) -> int:
    """Random actions by mouse against the machine, until the game or the time is over; return the clicks."""
    rng = random.Random(5)
    count = 0

    def press(place: list[float]) -> None:
        nonlocal count
        page.mouse.click(place[0], place[1])
        count += 1

    # One click on the first page starts a game.
    page.get_by_role("button").or_(page.get_by_role("link")).filter(has_text="Play the machine").first.click()
    count += 1
    page.wait_for_selector("[data-road]")
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        found = page.evaluate(CHOICES)
        if found["dialog"]:
            press(found["dialog"][0])
        elif found["actions"]:
            press(rng.choice(found["actions"]))
        elif found["close"]:
            press(found["close"][0])
        elif found["over"]:
            break
        elif found["end"] and rng.random() < 0.2:
            press(found["end"][0])
        elif found["end"]:
            press(rng.choice(found["roads"]))
        page.wait_for_timeout(60)
    return count


def play_chess(page: Page, seconds: float) -> int:
    """Random moves by mouse for both sides; return the clicks."""
    rng = random.Random(5)
    count = 0
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        moves = page.evaluate("window.__choices()")
        if not moves:
            break
        for x, y in rng.choice(moves):
            page.mouse.click(x, y)
            count += 1
        page.wait_for_timeout(60)
    return count


@contextmanager
def roads(folder: Path) -> Iterator[str]:
    """Seven Roads on a temporary database."""
    environment = {
        **os.environ,
        "SEVENROADS_DATABASE": f"sqlite:///{folder}/web.db",
        "SEVENROADS_PORT": "0",
        "SEVENROADS_LIMITS": "off",
        "SEVENROADS_MACHINE_PACE": "0",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "sevenroads.cli", "serve"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise SystemExit("the server did not start")
        yield f"http://127.0.0.1:{int(line.rsplit(':', 1)[1])}/"
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def chess(folder: Path) -> Iterator[str | None]:
    """The peer's page; `None` if npm cannot install it."""
    npm = shutil.which("npm")
    made = npm and subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder), *PACKAGES],
        capture_output=True,
        check=False,
    )
    if not made or made.returncode:
        say("chessground could not be installed by npm, so only Seven Roads is measured.")
        yield None
        return
    site = folder / "site"
    site.mkdir()
    (site / "index.html").write_text(CHESS_PAGE)
    (folder / "page.js").write_text(CHESS_SCRIPT)
    esbuild = folder / "node_modules" / ".bin" / "esbuild"
    subprocess.run(
        [str(esbuild), "page.js", "--bundle", "--minify", "--format=esm", f"--outfile={site / 'page.js'}"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Print nothing for a request."""


def main() -> int:
    given = arguments(__doc__)
    rounds, seconds = (2, 10.0) if given.quick else (9, 600.0)
    with (
        tempfile.TemporaryDirectory() as name,
        roads(Path(name)) as ours,
        chess(Path(name)) as theirs,
        sync_playwright() as playwright,
    ):
        subjects = {"Seven Roads": Subject(ours, play_roads)}
        if theirs:
            subjects["chessground"] = Subject(theirs, play_chess)
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("SEVENROADS_TEST_CHROMIUM") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        for number in range(-1, rounds):
            for subject in subjects.values():
                size, seen = load(browser, subject)
                if number >= 0:
                    subject.javascript.append(size)
                    subject.board.append(seen["board"])
                    subject.ready.append(seen["ready"])
                    subject.shift.append(seen["shift"])
        games = {
            name: game(browser, subject, seconds if subject.play is play_roads else min(seconds, 60.0) / 2)
            for name, subject in subjects.items()
        }
        moved = motion(browser, subjects["Seven Roads"], seconds / 10 if not given.quick else 30.0)
        browser.close()
    return report(given.json, subjects, games, moved)


LABELS: Final = {
    "javascript_kb": "JavaScript of the first page, gzip (kB)",
    "first_board_ms": f"first board, CPU slowed {SLOWED} times (ms)",
    "first_press_ms": f"a game can be started, CPU slowed {SLOWED} times (ms)",
    "input_p95_ms": "input to paint in a game, 95th percentile (ms)",
    "layout_shift": "cumulative layout shift",
    "frame_ms": f"frame while something moves, median, CPU slowed {SLOWED} times (ms)",
}


def summary(subject: Subject, game: dict[str, float]) -> dict[str, float]:
    """The median of each measurement of a subject."""
    return {
        "javascript_kb": Figure.of(subject.javascript).median,
        "first_board_ms": Figure.of(subject.board).median,
        "first_press_ms": Figure.of(subject.ready).median,
        "input_p95_ms": game["p95"],
        "layout_shift": max(max(subject.shift), game["shift"]),
    }


def report(
    as_json: bool,
    subjects: dict[str, Subject],
    games: dict[str, dict[str, float]],
    moved: dict[str, float],
) -> int:
    """Print the table, and the JSON line if wanted; return 1 if a budget is exceeded."""
    mine, peer = subjects["Seven Roads"], subjects.get("chessground")
    measured = {**summary(mine, games["Seven Roads"]), "frame_ms": moved["median"]}
    others: dict[str, float] = {}
    ratios: dict[str, float] = {}
    if peer:
        others = summary(peer, games["chessground"])
        ratios = {
            "javascript_kb": ratio(mine.javascript, peer.javascript).median,
            "first_board_ms": ratio(mine.board, peer.board).median,
            "first_press_ms": ratio(mine.ready, peer.ready).median,
            "input_p95_ms": measured["input_p95_ms"] / others["input_p95_ms"],
        }
    show(measured, others, ratios, games, moved)
    kept = all(measured[key] <= BUDGETS[key] for key in BUDGETS)
    if as_json:
        json_line(
            {
                "bench": "web",
                "machine": machine(),
                "measured": measured,
                "budgets": BUDGETS,
                "kept": kept,
                "first_board_ms": Figure.of(mine.board),
                "first_press_ms": Figure.of(mine.ready),
                "peer": others,
                "ratios": ratios,
                "games": games,
                "motion": moved,
            }
        )
    return 0 if kept else 1


def show(
    measured: dict[str, float],
    others: dict[str, float],
    ratios: dict[str, float],
    games: dict[str, dict[str, float]],
    moved: dict[str, float],
) -> None:
    rows = [
        (
            label,
            f"{measured[key]:,.3g}" if key == "layout_shift" else f"{measured[key]:,.0f}",
            f"{BUDGETS[key]:,.0f}" if key in BUDGETS else "–",
            ("yes" if measured[key] <= BUDGETS[key] else "NO") if key in BUDGETS else "–",
            f"{others[key]:,.3g}" if key in others else "–",
            f"{ratios[key]:.2f}" if key in ratios else "–",
        )
        for key, label in LABELS.items()
    ]
    inputs = ", ".join(
        f"{name} {facts['inputs']:.0f} (slowest {facts['worst']:.0f} ms, layout shift after inputs "
        f"{facts['shift_after_presses']:.2g})"
        for name, facts in games.items()
    )
    table(
        "The browser client",
        ("measured in Chromium", "Seven Roads", "budget", "kept", "chessground", "ratio"),
        rows,
        note=f"Inputs in the games: {inputs}. Shorter times are reported as {SHORTEST:.0f} ms. "
        f"{moved['count']:.0f} frames with motion, 95th percentile {moved['p95']:.0f} ms.",
    )


if __name__ == "__main__":
    sys.exit(main())
