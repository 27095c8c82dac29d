"""Searches a page's JavaScript heap, by a Chromium snapshot, for cards the player must not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

#: Properties of views, events and messages that hold a player's cards.
CARDS = {"objective", "hand", "card"}
TEXT = {"string", "concatenated string", "sliced string"}


class Heap:
    """The objects and strings of a page's JavaScript at one moment."""

    def __init__(self, page: Page) -> None:
        chunks: list[str] = []
        debugger = page.context.new_cdp_session(page)
        debugger.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
        debugger.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        debugger.detach()
        snapshot = json.loads("".join(chunks))
        meta: dict[str, Any] = snapshot["snapshot"]["meta"]
        self.strings: list[str] = snapshot["strings"]
        self.nodes: list[int] = snapshot["nodes"]
        self.edges: list[int] = snapshot["edges"]
        self.fields: list[str] = meta["node_fields"]
        self.kinds: list[str] = meta["node_types"][0]
        self.ways: list[str] = meta["edge_types"][0]

    def text(self, node: int) -> str | None:
        kind = self.kinds[self.nodes[node + self.fields.index("type")]]
        return self.strings[self.nodes[node + self.fields.index("name")]] if kind in TEXT else None

    def leaving(self) -> Iterator[tuple[int, str, str, int]]:
        """Every edge: source object, kind, name, target object."""
        width, count = len(self.fields), self.fields.index("edge_count")
        at = 0
        for node in range(0, len(self.nodes), width):
            for _ in range(self.nodes[node + count]):
                way, name, to = self.ways[self.edges[at]], self.edges[at + 1], self.edges[at + 2]
                yield node, way, self.strings[name] if way == "property" else str(name), to
                at += 3

    def cards(self) -> set[str]:
        """All values of properties named like cards: the text itself, or the elements of a list."""
        found: set[str] = set()
        lists = set()
        for _, way, name, to in self.leaving():
            if way == "property" and name in CARDS:
                text = self.text(to)
                if text is None:
                    lists.add(to)
                else:
                    found.add(text)
        # V8 keeps the elements of an array in a separate object.
        stores = {
            to for node, way, _, to in self.leaving() if node in lists and way in ("internal", "element")
        }
        for node, way, _, to in self.leaving():
            if (node in lists and way == "element") or (node in stores and way != "weak"):
                text = self.text(to)
                if text is not None:
                    found.add(text)
        return found
