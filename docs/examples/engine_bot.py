#!/usr/bin/env python3
"""A whole bot for the engine protocol: it attacks when it can, and otherwise plays a random legal action.

    sevenroads arena "exec:docs/examples/engine_bot.py" level:1 --pairs 10

docs/engine-protocol.md describes the lines. Put your own play into `choose`.
"""

import random
import sys

VERSION = "1.0"


def choose(view: str, legal: list[str], rng: random.Random) -> str:
    """The action to play; `view` is the position in notation, as this side may see it."""
    attacks = [action for action in legal if action.startswith("x")]
    return rng.choice(attacks or legal)


def main() -> None:
    view, rng = "", random.Random(0)
    for line in sys.stdin:
        word, *rest = line.split() or [""]
        if word == "identify":
            say("id name Example bot")
            say(f"id version {VERSION}")
            say("id protocol 1")
            say("option seed number default 0 min 0 max 4611686018427387904")
            say("identified")
        elif word == "ready":
            say("ready")
        elif word == "option" and rest[0] == "seed":
            rng.seed(rest[1])
        elif word == "position":
            view = " ".join(rest[:7])
        elif word == "seen":
            view = " ".join(rest[1:8])
        elif word == "go":
            say(f"best {choose(view, rest[rest.index('legal') + 1 :], rng)}")
        elif word == "quit":
            return


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
