"""Pages of the rule book as rich text: a whole part, or what a search has found. No Qt."""

import re
from collections.abc import Iterable
from html import escape
from typing import Final
from urllib.parse import quote, unquote

from paxdesk.desk.rulebook.book import REFERENCE, Book, Entry, Hit, Part, plain

SCHEME: Final = "rule:"
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
ITALIC: Final = re.compile(r"\*(.+?)\*")
ITEM: Final = re.compile(r"^(?:-|(\d+)\.) (.*)$")


def link(rule: str) -> str:
    """The address of an entry inside the book."""
    return SCHEME + quote(rule, safe="")


def linked(address: str) -> str | None:
    """The id an address leads to; None for an address outside the book."""
    return unquote(address.removeprefix(SCHEME)) if address.startswith(SCHEME) else None


def part_page(book: Book, part: Part, lit: str = "", variant: str = "") -> str:
    """A whole part. ``lit`` is the anchor of the entry that was asked for.

    ``variant`` is the entry of what the game being played changes: each entry that it cites is
    followed by that.
    """
    told, remarks = book.entry(variant), book.remarks(variant)
    title = escape(told.title) if told is not None else ""
    body = ""
    for entry in part.entries:
        body += _entry(book, entry, entry.anchor == lit)
        for remark in remarks.get(entry.anchor, ()):
            body += f"<p class='variant'><b>{title}:</b> {_inline(book, remark)}</p>"
    return f"<html><body>{body}</body></html>"


def hits_page(hits: Iterable[Hit], words: str, heading: str, nothing: str) -> str:
    """What a search has found, each with a passage."""
    found = list(hits)
    rows = [f"<h1>{escape(heading)}</h1>"]
    if not found:
        rows.append(f"<p>{escape(nothing)}</p>")
    for hit in found:
        address = link(hit.entry.anchor)
        title = escape(hit.entry.heading)
        rows.append(f'<h2><a href="{address}">{title}</a></h2>')
        rows.append(f"<p>{_marked(hit.passage, plain(words).split())}</p>")
    return f"<html><body>{''.join(rows)}</body></html>"


def _entry(book: Book, entry: Entry, lit: bool) -> str:
    anchor = f'<a name="{quote(entry.anchor, safe="")}"></a>'
    level = "h1" if entry is book.part(entry.part).entries[0] else "h2"
    mark = "<span class='lit'>»\u2002</span>" if lit else ""
    heading = f"<{level}>{anchor}{mark}{escape(entry.heading)}</{level}>"
    return heading + "".join(_block(book, each) for each in entry.text.split("\n\n") if each)


def _block(book: Book, block: str) -> str:
    """A paragraph, a list or a table."""
    lines = block.splitlines()
    if lines[0].startswith("|"):
        return _table(book, lines)
    items = [ITEM.match(each) for each in lines]
    if items[0] is None:
        return f"<p>{_inline(book, ' '.join(lines))}</p>"
    tag = "ol" if items[0].group(1) else "ul"
    rows: list[str] = []
    for line, item in zip(lines, items, strict=True):
        if item is None:
            rows[-1] += f" {_inline(book, line.strip())}"
        else:
            rows.append(_inline(book, item.group(2)))
    return f"<{tag}>{''.join(f'<li>{row}</li>' for row in rows)}</{tag}>"


def _table(book: Book, lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head, body = rows[0], rows[2:]
    cells = "".join(f"<th align='left'>{_inline(book, cell)}</th>" for cell in head)
    found = [f"<tr>{cells}</tr>"]
    for row in body:
        cells = "".join(f"<td>{_inline(book, cell)}</td>" for cell in row)
        found.append(f"<tr>{cells}</tr>")
    return f"<table border='1' cellspacing='0' cellpadding='5'>{''.join(found)}</table>"


def _inline(book: Book, text: str) -> str:
    """Bold, italic and references of a line."""
    html = ITALIC.sub(r"<i>\1</i>", BOLD.sub(r"<b>\1</b>", escape(text, quote=False)))

    def refer(found: re.Match[str]) -> str:
        rule = found.group(1)
        entry = book.entry(rule)
        if entry is None:
            return found.group(0)
        words = entry.title if rule.startswith("gl.") else rule
        return f'<a href="{link(rule)}">{escape(words)}</a>'

    return REFERENCE.sub(refer, html)


def _marked(passage: str, words: Iterable[str]) -> str:
    """A passage with the words sought in bold, accents and capitals ignored."""
    folded = plain(passage)
    if len(folded) != len(passage):
        return escape(passage)
    places = sorted(
        (found.start(), found.end())
        for word in words
        for found in re.finditer(re.escape(word), folded)
    )
    parts, at = [], 0
    for start, end in places:
        if start >= at:
            parts += [escape(passage[at:start]), f"<b>{escape(passage[start:end])}</b>"]
            at = end
    return "".join([*parts, escape(passage[at:])])
