"""A report as data (sections with paragraphs, tables and figures), and as Markdown, HTML and plain text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

#: Marks inside a text, and the elements of HTML that they stand for.
_MARKS: Final = (
    (re.compile(r"`([^`]+)`"), "code"),
    (re.compile(r"\*\*([^*]+)\*\*"), "b"),
    (re.compile(r"\*([^*]+)\*"), "i"),
)
STYLE: Final = """\
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: left; }
td:nth-child(n+2):not(:last-child) { white-space: nowrap; }
svg { max-width: 100%; height: auto; }
.wide { overflow-x: auto; }
"""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of texts."""

    headers: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing. `name` becomes the name of its file; `caption` also describes it to screen readers."""

    name: str
    svg: str
    caption: str


@dataclass(frozen=True, slots=True)
class Code:
    """A command to copy."""

    text: str


#: A text is a paragraph, or a list whose items begin with `- `. It may contain `code`, **bold**, *italics*.
Part = str | Table | Figure | Code


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a level (1 is the title) and what follows it."""

    title: str
    level: int
    parts: list[Part] = field(default_factory=list)


def figures(sections: Iterable[Section]) -> Iterator[Figure]:
    """All figures, in order."""
    for section in sections:
        for part in section.parts:
            if isinstance(part, Figure):
                yield part


# ---------------------------------------------------------------- Markdown


def as_markdown(sections: Iterable[Section], folder: str) -> str:
    """A Markdown page. The figures are files in `folder`, relative to the page."""
    lines: list[str] = []
    for section in sections:
        lines += [f"{'#' * section.level} {section.title}", ""]
        for part in section.parts:
            if isinstance(part, Table):
                lines += _markdown_table(part)
            elif isinstance(part, Figure):
                lines.append(f"![{_plain(part.caption)}]({folder}/{part.name}.svg)")
            elif isinstance(part, Code):
                lines += ["```text", part.text, "```"]
            else:
                lines.append(part)
            lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def _markdown_table(table: Table) -> list[str]:
    rows = [table.headers, ["---"] * len(table.headers), *table.rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]


# ---------------------------------------------------------------- HTML


def as_html(sections: Sequence[Section]) -> str:
    """One HTML page that contains its figures and needs no other file."""
    body = "\n".join(
        line for section in sections for line in (_heading(section), *map(_html_part, section.parts))
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(_plain(sections[0].title))}</title>\n<style>\n{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _heading(section: Section) -> str:
    return f"<h{section.level}>{_html_text(section.title)}</h{section.level}>"


def _html_part(part: Part) -> str:
    if isinstance(part, Figure):
        return f"<figure>\n{part.svg}<figcaption>{_html_text(part.caption)}</figcaption>\n</figure>"
    if isinstance(part, Table):
        head = "".join(f"<th>{_html_text(cell)}</th>" for cell in part.headers)
        rows = "\n".join(
            "<tr>" + "".join(f"<td>{_html_text(cell)}</td>" for cell in row) + "</tr>" for row in part.rows
        )
        return (
            f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>'
            "\n</table></div>"
        )
    if isinstance(part, Code):
        return f"<pre>{escape(part.text)}</pre>"
    if part.startswith("- "):
        items = part.removeprefix("- ").split("\n- ")
        return "<ul>\n" + "\n".join(f"<li>{_html_text(item)}</li>" for item in items) + "\n</ul>"
    return f"<p>{_html_text(part)}</p>"


def _html_text(text: str) -> str:
    html = escape(text)
    for mark, element in _MARKS:
        html = mark.sub(rf"<{element}>\1</{element}>", html)
    return html


# ---------------------------------------------------------------- plain text


def as_text(sections: Iterable[Section]) -> str:
    """The sections for a terminal, without figures."""
    blocks = []
    for section in sections:
        blocks.append(_plain(section.title))
        for part in section.parts:
            if isinstance(part, Table):
                blocks.append(_text_table(part))
            elif isinstance(part, Code):
                blocks.append(part.text)
            elif isinstance(part, str):
                blocks.append(_plain(part))
    return "\n\n".join(blocks)


def _text_table(table: Table) -> str:
    rows = [[_plain(cell) for cell in row] for row in (table.headers, *table.rows)]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _plain(text: str) -> str:
    for mark, _ in _MARKS:
        text = mark.sub(r"\1", text)
    return text
