"""Tests of the sheets in various languages, text sizes and window sizes."""

import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QScrollArea

import paxdesk.desk
import paxdesk.mexican_adventure.table
import paxdesk.porfiriana.table
import paxdesk.sierra_madre.table
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.home.resume_sheet import ResumeSheet
from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.painting import typesetting
from paxdesk.desk.settings import Language, SettingsStore
from paxdesk.desk.sheets.scrolling_sheet import ScrollingSheet
from paxdesk.desk.sheets.sheet import Sheet
from paxdesk.desk.sheets.sheet_layout import Box, Item, PaintedBox, TextBox
from paxdesk.desk.view.spoken_texts import spoken_sheet, spoken_widget
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import LanguageSwitch
from paxdesk.porfiriana.table.sheets.compare_sheet import CompareSheet
from tests.table.every_sheet import (
    ADVENTURE,
    PAX,
    SIERRA,
    Make,
    Opens,
    adventure_window,
    each_opened,
    pax_window,
    sierra_window,
    with_questions,
)

SIZES = ((1280, 720), (1366, 768), (1920, 1080))
LANGUAGES: tuple[Language, ...] = ("en", "fr", "es")
TEXTS = (100, 150)
HARDEST = ((1280, 720), "fr", 150)
REPEATING = (HomeSheet, ResumeSheet, CompareSheet)
"""Sheets that may repeat texts."""
OVERLAP = 1.5
"""Tolerated overlap of adjacent boxes, in units."""
ROUND = 0.6
A_WORD = 6
"""Minimum length of a word in capitals that is a fault, in characters."""
A_PHRASE = 12
"""Maximum length of a sentence that may be repeated, in characters."""


class Cut(QFontMetricsF):
    """Font metrics that record all truncated texts."""

    words: ClassVar[list[str]] = []

    def elidedText(self, text: str, *rest: object) -> str:
        self.words.append(text)
        return super().elidedText(text, *rest)  # type: ignore[call-overload,no-any-return]


class Presses(QObject):
    """Event filter that records presses, and blocks clicks."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self.heard.append(watched)
        return event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[LanguageSwitch]:
    interpreter = LanguageSwitch(SettingsStore())
    yield interpreter
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # windows of this test
    interpreter.close()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(typesetting, "QFontMetricsF", Cut)
    monkeypatch.setattr(Cut, "words", [])
    return Cut.words


# --- Faults of a sheet ----------------------------------------------------------------------------


def leaves(content: Box) -> list[Box]:
    """Return boxes with text, pictures and controls."""
    return [each for each in content.boxes() if isinstance(each, TextBox | PaintedBox | Item)]


def misplaced(sheet: Sheet) -> Iterator[str]:
    """Yield boxes that are too small, outside the content's area, or overlapping."""
    content = sheet.content
    if not leaves(content):
        return  # the bar of a replay is placed along its window
    for box in content.boxes():
        name = told(box)
        if type(box) is Box:
            continue
        if box.height_for(box.area.width()) > box.area.height() + ROUND:
            yield f"{name} needs {box.height_for(box.area.width())} of {box.area.height()}"
        if not content.area.adjusted(-ROUND, -ROUND, ROUND, ROUND).contains(box.area):
            yield f"{name} lies beyond the others: {box.area}"
    inset = (OVERLAP / 2, OVERLAP / 2, -OVERLAP / 2, -OVERLAP / 2)
    for one, two in combinations(leaves(content), 2):
        if not one.area.isEmpty() and one.area.adjusted(*inset).intersects(
            two.area.adjusted(*inset)
        ):
            yield f"{told(one)} lies over {told(two)}"


def told(box: Box) -> str:
    if isinstance(box, TextBox):
        return f"“{box.words}”"
    if isinstance(box, Item):
        return f"{type(box.widget).__name__} “{box.widget.accessibleName()}”"
    return type(box).__name__


def scrolled(sheet: Sheet) -> QScrollArea | None:
    """Return the scroll area that contains a page, or None."""
    view = sheet.parent()
    area = None if view is None else view.parent()
    return area if isinstance(area, QScrollArea) else None


def out_of_reach(window: TableWindow, sheet: Sheet) -> Iterator[str]:
    handle = window.windowHandle()
    for button in sheet.findChildren(QAbstractButton):
        if not button.isVisible() or not button.isEnabled() or button.parent() is not sheet:
            continue
        if (area := scrolled(sheet)) is not None:
            area.ensureWidgetVisible(button)
        elif isinstance(sheet, ScrollingSheet):
            sheet._reveal(button)
        presses = Presses()
        button.installEventFilter(presses)
        middle = button.mapTo(window, QPoint(button.width() // 2, button.height() // 2))
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=middle)
        button.removeEventFilter(presses)
        if presses.heard != [button]:
            yield f"a click does not reach “{button.accessibleName()}”"


def narrow_lists(sheet: Sheet) -> Iterator[str]:
    for box in sheet.findChildren(QComboBox):
        if box.isVisible():
            room = box.width() - 31 * sheet.scale
            if QFontMetricsF(box.font()).horizontalAdvance(box.currentText()) > room:
                yield f"“{box.currentText()}” is wider than its list"


def read_alike(sheet: Sheet) -> Iterator[str]:
    """Yield focus stops without words or with the words of another stop."""
    told = [spoken_widget(each) for each in sheet.stops()]
    for words in dict.fromkeys(told):
        if not words:
            yield "something is not named"
        elif told.count(words) > 1 and not isinstance(sheet, REPEATING):
            yield f"“{words}” is read of {told.count(words)} things"


def only_words(line: str) -> str:
    """Return the words of a line, joined by single spaces."""
    return " ".join(re.findall(r"\w+", line))


def described_twice(sheet: Sheet) -> Iterator[str]:
    """Yield lines of descriptions that repeat a part of the name."""
    for stop in sheet.stops():
        found = QAccessible.queryAccessibleInterface(stop)
        assert found is not None
        name = found.text(QAccessible.Text.Name)
        called = f" {only_words(name)} "
        for line in found.text(QAccessible.Text.Description).splitlines():
            if (again := only_words(line)) and f" {again} " in called:
                yield f"“{line}” is told of “{name}” again"


def said_badly(sheet: Sheet) -> Iterator[str]:
    """Yield repeated sentences and capitals in a spoken sheet."""
    told = re.split(r"(?<=[.!?]) ", spoken_sheet(sheet))
    twice = {words for words in told if told.count(words) > 1 and len(words) > A_PHRASE}
    yield from (f"“{words}” is said twice" for words in twice if not isinstance(sheet, REPEATING))
    loud = re.findall(rf"\b[A-ZÀ-Þ]{{{A_WORD},}}\b", " ".join(told))
    yield from (f"“{words}” is read in capitals" for words in loud)


def problems(window: TableWindow, sheet: Sheet, cut: list[str]) -> list[str]:
    found = [
        *misplaced(sheet),
        *read_alike(sheet),
        *described_twice(sheet),
        *said_badly(sheet),
    ]
    paper = sheet.content.area if leaves(sheet.content) else QRectF(0, 0, 1, 1)
    whole = QRectF(window.desk.rect())
    at = sheet.mapTo(window.desk, QPoint())
    seen = QRectF(
        at.x() + paper.x() * sheet.scale,
        at.y() + paper.y() * sheet.scale,
        paper.width() * sheet.scale,
        paper.height() * sheet.scale,
    )
    scrolls = scrolled(sheet) is not None or (
        isinstance(sheet, ScrollingSheet) and sheet.scroll_bar.maximum() > 0
    )
    if not scrolls and not whole.contains(seen):
        found.append("it reaches beyond the window")
    cut.clear()
    sheet.grab()
    finish_all(window)
    sheet.grab()
    found += [f"“{words}” is cut when painted" for words in dict.fromkeys(cut)]
    return [*found, *narrow_lists(sheet), *out_of_reach(window, sheet)]


# --- All of them ----------------------------------------------------------------------------------


def check(
    make: Make, opens: Mapping[str, Opens], size: tuple[int, int], text: int, cut: list[str]
) -> set[type]:
    """Open each sheet; return the classes of sheets, or fail with all faults."""
    found: list[str] = []
    seen: set[type] = set()
    for name, window, sheet in each_opened(make, opens, size, text=text):
        seen.add(type(sheet))
        found += [f"{name}: {each}" for each in problems(window, sheet, cut)]
    assert not found, "\n".join(found)
    return seen


GAMES = (paxdesk.porfiriana.table, paxdesk.mexican_adventure.table, paxdesk.sierra_madre.table)
ROOMS = tuple(f"{package.__name__.removesuffix('.table')}." for package in (paxdesk.desk, *GAMES))


def classes() -> set[type]:
    """Return the classes of sheets that must be opened."""
    for package in (paxdesk.desk, *GAMES):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    found: set[type] = set()
    waiting: list[type] = [Sheet]
    while waiting:
        each = waiting.pop()
        below = [sub for sub in each.__subclasses__() if sub.__module__.startswith(ROOMS)]
        waiting += below
        if not below or each.__name__ in ("QuestionSheet", "FormSheet"):
            found.add(each)
    return found


@pytest.mark.long
def test_every_sheet_is_apart_uncut_and_in_reach(
    interpreter: LanguageSwitch, cut: list[str]
) -> None:
    """``HARDEST`` combines a small window, French and large text."""
    size, language, text = HARDEST
    interpreter.store.change(language=language)
    seen = check(pax_window, PAX, size, text, cut)
    seen |= check(adventure_window, ADVENTURE, size, text, cut)
    fullest = ("new game", "overview", "end", "files", "cards", "reveal", "card", "mordida")
    seen |= check(sierra_window, {name: SIERRA[name] for name in fullest}, size, text, cut)
    assert seen == classes(), "a sheet is missing in tests/table/every_sheet.py"


@pytest.mark.slow
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_sheet_in_every_window(
    interpreter: LanguageSwitch,
    cut: list[str],
    size: tuple[int, int],
    language: Language,
    text: int,
) -> None:
    interpreter.store.change(language=language)
    check(pax_window, dict(with_questions()), size, text, cut)
    check(adventure_window, ADVENTURE, size, text, cut)
    check(sierra_window, SIERRA, size, text, cut)
