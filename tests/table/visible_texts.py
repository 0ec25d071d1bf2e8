"""Texts of the table: painted, on widgets or for screen readers."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QTreeWidget,
    QWidget,
)

from paxdesk.desk.painting import typesetting
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LANGUAGES
from paxdesk.porfiriana.rules.cards import Card, HacendadoCard, PartnerCard, RegimeCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.faces.anatomy import art_of
from paxdesk.porfiriana.table.faces.headline import MASTHEAD, TOPPLE_MASTHEAD
from paxdesk.porfiriana.table.sheets.new_game_choices import USUAL_NAMES
from paxdesk.porfiriana.table.vignettes.people import initials
from tests.table.spying import replace_everywhere
from tests.table.tongues import DYE, LETTER

WORDS = ("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription")
NOTATION = re.compile(
    r"\b(?:D|P[1-5])[0-9A-Z]{2}-[0-9A-Z]+-[0-9A-Z]\b|"  # codes of deals
    r"\[\d{3}\]"  # the number of a card
    r"|\b[A-V]\d{1,2}\b|\bR\d{3}\b"  # rules, rulings and seats
    r"|\b[ab][0-5]?\b|\b[1-9][A-Za-z]{1,2}\b"  # rows and slots of the market, steps of robots
    rf"|· [A-Z]$|^[A-Z]$|\b[A-Z](?= {LETTER}{DYE})"  # seats, districts, parts of the rules
)
UNDYED = re.compile(rf"{LETTER}(?!{DYE})")


def record_painting(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return a set that collects all text painted from now on."""
    painted: set[str] = set()
    for name in ("draw_text", "draw_wood_type"):
        door = getattr(typesetting, name)

        def recording(
            painter: Any, place: Any, words: str, *rest: Any, _to: Any = door, **more: Any
        ) -> Any:
            painted.add(words)
            return _to(painter, place, words, *rest, **more)

        replace_everywhere(monkeypatch, name, door, recording)
    return painted


def root(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def within(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield the visible accessible objects below a node."""
    for index in range(node.childCount()):
        child = node.child(index)
        if child is not None and not child.state().invisible:
            yield child
            yield from within(child)


def written(window: TableWindow) -> Iterator[tuple[str, str]]:
    for widget in (window, *window.findChildren(QWidget)):
        where = type(widget).__name__
        yield f"{where}.windowTitle", widget.windowTitle()
        for name in WORDS:
            yield f"{where}.{name}", getattr(widget, name)()
        for words in _own_words(widget):
            yield where, words
    for action in window.findChildren(QAction):
        yield "action", action.text()
        yield "action's tip", action.toolTip()
    for view in window.findChildren(QGraphicsView):
        scene = view.scene()
        if isinstance(scene, TableScene):
            for spot in scene.spots():
                yield f"name of a {spot.kind}", scene.name_of(spot)
    for node in within(root(window.desk.view)):
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            yield f"{node.role().name} read aloud", node.text(kind)
    yield "announced", window.desk.announcer.last_words


def _own_words(widget: QWidget) -> Iterator[str]:
    """Yield the texts of a widget, except typed text."""
    match widget:
        case QAbstractButton() | QLabel():
            yield widget.text()
        case QLineEdit() if isinstance(widget.parent(), QKeySequenceEdit):
            return  # Qt names the keys, with its own translations
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QMenu():
            yield widget.title()
        case QTreeWidget():
            for index in range(widget.topLevelItemCount()):
                item = widget.topLevelItem(index)
                assert item is not None
                yield item.text(0)  # the keys beside it are named by Qt


# --- Text that needs no translation ---------------------------------------------------------------


def names(deck: Deck) -> set[str]:
    """Return names, which are not translated."""
    found = {*USUAL_NAMES, "Díaz", "Pax Desk", "Pax-o-matic", MASTHEAD, TOPPLE_MASTHEAD}
    found |= {"Pax Porfiriana", *LANGUAGES.values()}
    for card in deck.cards.values():
        if not isinstance(card, RegimeCard):  # names of regimes are translated
            found |= set(_names_on(card))
    return found


def _names_on(card: Card) -> Iterator[str]:
    yield card.name
    yield initials(card.name)
    yield art_of(card).short or card.name
    yield art_of(card).brief or card.name
    if isinstance(card, PartnerCard):
        for side in card.sides:
            yield from (side.name, initials(side.name))
    if isinstance(card, HacendadoCard):
        for cause in card.orientations:
            # wrapped lines may contain any part of a title
            words = cause.title.split()
            yield from (" ".join(words[at:to]) for at, to in combinations(range(len(words) + 1), 2))


class Reader:
    """Finder of untranslated words."""

    def __init__(self, names: Iterable[str]) -> None:
        ordered = sorted({each.casefold() for each in names}, key=len, reverse=True)
        self._names = re.compile("|".join(rf"\b{re.escape(each)}(?!\w)" for each in ordered))
        self._all = "\n".join(ordered)
        self._read: dict[str, str] = {}

    def untranslated(self, text: str) -> str:
        """Return the words that are neither marked nor names."""
        if text not in self._read:
            self._read[text] = "" if self._is_part_of_a_name(text) else self._left(text)
        return self._read[text]

    def _left(self, text: str) -> str:
        plain = self._names.sub(" ", NOTATION.sub(" ", text).casefold())
        # fractions (½) match letters, but are not translated
        words = [w for w in plain.split() if UNDYED.search(w) and any(map(str.isalpha, w))]
        return " ".join(words)

    def _is_part_of_a_name(self, text: str) -> bool:
        """Return whether the text is part of a name; long names are wrapped."""
        words = re.escape(text.casefold().strip(" …"))
        return DYE not in text and re.search(rf"\b{words}\b", self._all) is not None
