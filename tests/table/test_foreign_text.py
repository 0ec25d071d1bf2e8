"""Tests that foreign text is displayed as plain text."""

import ast
import csv
import io
from html.parser import HTMLParser

import pytest
from attrs import evolve
from PySide6 import QtGui
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QListWidgetItem, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.replay.html_export import replay_page
from paxdesk.desk.safe_qt import plain, set_tooltip, show_tooltip
from paxdesk.errors import NotationError
from paxdesk.files.safe_write import csv_bytes
from paxdesk.files.shared_replay import ReplayNote, shared_replay_of
from paxdesk.files.strict_json import InvalidData, parsed_json
from paxdesk.foreign_text import in_one_line, is_one_line, spreadsheet_cell, without_markup
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.session.player_name import name_problem
from paxdesk.strict_yaml import Misfit, node_of, read_bytes, text_reader, title_reader
from tests.shares import spread
from tests.sources import PACKAGE, trees

NASTY = (
    "<img src=file:///dev/zero>",
    "<img src='//example.org/share/x.png'>",
    "<b>Rosa</b>",
    "<a href='file:///etc/passwd'>Rosa</a>",
    "<table><tr><td>1</td></tr></table>",
    "<!--",
    "&lt;img src=x&gt;",
    "<qt>Rosa",
    "Rosa\n<img src=file:///dev/zero>",
    "=cmd|' /C calc'!A0",
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    "\t=1+1",
    "Rosa\x1b[31m",
    "Rosa\u202egnp.exe",
    "Rosa\u2066x\u2069",
    "Rosa\x00",
    "[*] Rosa",
    "&Rosa",
)
RICH = {"setHtml", "setMarkdown", "insertHtml", "setInformativeText", "setWhatsThis", "setToolTip"}
SINKS = {
    "desk/file_dialogs.py": "a question about a path, in plain text",
    "desk/safe_qt.py": "the one place for tooltips",
    "desk/guide_window.py": "the guide of the program",
    "desk/rules_window.py": "the rules of the program, and searched words, escaped",
    "desk/sheets/modal_sheet.py": "the parts that the program is made with, escaped",
    "porfiriana/table/sheets/new_game_fields.py": "the differences of the rules, escaped",
}
"""Modules that display rich text, with the kind of text."""


@pytest.mark.parametrize("text", NASTY)
def test_tooltips_are_plain(qtbot: QtBot, text: str) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    item, button = QListWidgetItem(), QPushButton(widget)
    for target in (item, button):
        set_tooltip(target, text)
        shown = target.toolTip()
        if QtGui.Qt.mightBeRichText(shown):
            document = QTextDocument()
            document.setHtml(shown)
            assert "".join(document.toPlainText().split()) == "".join(text.split())
            assert "<img" not in shown
        else:
            assert shown == text
    show_tooltip(QPoint(1, 1), text, widget)
    assert QToolTip.text() in ("", plain(text))


def test_no_other_module_shows_rich_text() -> None:
    found = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Attribute):
                sink = node.attr in RICH or ast.unparse(node) == "QToolTip.showText"
                if sink:
                    found.add(path.relative_to(PACKAGE).as_posix())
            elif isinstance(node, ast.Name) and node.id == "QMessageBox":
                found.add(path.relative_to(PACKAGE).as_posix())
    assert found == set(SINKS)


def test_labels_have_the_plain_text_format() -> None:
    bare = []
    for source, tree in trees(r"\bQLabel\b"):
        made = [
            node
            for node in ast.walk(tree)
            if (isinstance(node, ast.Call) and ast.unparse(node.func) == "QLabel" and node.args)
            or (isinstance(node, ast.ClassDef) and "QLabel" in map(ast.unparse, node.bases))
        ]
        plain_ones = ast.unparse(tree).count("setTextFormat(Qt.TextFormat.PlainText)")
        pictures = source.name == "animation_stage.py"
        if len(made) != plain_ones and not pictures:
            bare.append(source.relative_to(PACKAGE).as_posix())
    assert not bare


def test_no_item_has_a_tooltip_by_its_role() -> None:
    roles = {"ToolTipRole", "WhatsThisRole", "StatusTipRole"}
    used = [
        source.name
        for source, tree in trees("|".join(roles))
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in roles
    ]
    assert set(used) == {"form_widgets.py"}, "which sets it by plain()"


class Tags(HTMLParser):
    """Tags, attributes and text of a parsed page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, tuple[str, ...]]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, tuple(name for name, _ in attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def _page(deck: Deck, text: str) -> Tags:
    """Return a shared game's page with ``text`` as title, names and notes."""
    session = plain_game(2, 1).deal(deck)
    session.seats = tuple(evolve(each, name=text) for each in session.seats)
    session.submit(parse("speculate a5"))
    session.journal[0] = evolve(session.journal[0], note=text)
    sharing = PaxSharing(deck)
    story = shared_replay_of(sharing, session, 0, 0, moments=(ReplayNote(1, text, True),))
    return Tags(replay_page(PaxTable(deck), story, text))


@pytest.mark.long
@pytest.mark.parametrize("text", spread(NASTY, 3))
def test_a_page_has_no_foreign_tags(qapp: object, deck: Deck, text: str) -> None:
    page = _page(deck, text)
    assert page.tags == _page(deck, "Rosa").tags
    assert page.text.count(text.replace("\x00", "\ufffd")) >= 3 or not text.isprintable()


@pytest.mark.parametrize("text", NASTY)
def test_spreadsheets_contain_no_formula(text: str) -> None:
    ((cell,),) = csv.reader(io.StringIO(csv_bytes([[text]]).decode(), newline=""))
    assert not cell.startswith(("=", "+", "-", "@", "\t", "\r"))
    assert cell.removeprefix("'") == text


def test_numbers_stay_numbers_in_spreadsheets() -> None:
    assert [spreadsheet_cell(each) for each in (-3, 2.5, "-3", "+2.5", "")] == [
        *(-3, 2.5, "-3", "+2.5", "")
    ]


@pytest.mark.parametrize("text", NASTY)
def test_notices_have_no_markup(text: str) -> None:
    assert not set("<>") & set(without_markup(text))


@pytest.mark.parametrize("text", NASTY)
def test_messages_repeat_one_short_line(text: str) -> None:
    shown = in_one_line(text * 40)
    assert len(shown) == 80
    assert is_one_line(shown)


@pytest.mark.parametrize("text", [each for each in NASTY if not is_one_line(each)])
def test_readers_refuse_invisible_characters(text: str) -> None:
    with pytest.raises(Misfit, match=r"one line|blanks|spaces"):
        text_reader(node_of(text))
    if text.strip() == text and "\n" not in text:
        assert name_problem(text)


def test_titles_are_bounded() -> None:
    assert title_reader(node_of("x" * 300)) == "x" * 300
    with pytest.raises(Misfit, match="a name of 301 characters"):
        title_reader(node_of("x" * 301))


def test_no_break_spaces_are_read() -> None:
    assert text_reader(node_of("Argent\u00a0: une partie")) == "Argent\u00a0: une partie"


def test_refusals_repeat_little() -> None:
    with pytest.raises(NotationError) as refused:
        parse("buy " + "x" * 5000)
    assert len(str(refused.value)) < 300
    with pytest.raises(Misfit) as misfit:
        read_bytes(b"!" + b"y" * 5000 + b" 1")
    assert len(str(misfit.value)) < 300


@pytest.mark.parametrize("depth", [61, 600, 100_000])
def test_deep_data_are_refused(depth: int) -> None:
    with pytest.raises(InvalidData, match="nested too deeply"):
        parsed_json(b"[" * depth + b"]" * depth)
    deep: object = 1
    for _ in range(min(depth, 900)):
        deep = [deep]
    with pytest.raises(Misfit, match="nested too deeply"):
        node_of(deep)


def test_brackets_in_strings_are_no_depth() -> None:
    assert parsed_json(b'["' + b"[" * 90 + b'\\""]') == ["[" * 90 + '"']
