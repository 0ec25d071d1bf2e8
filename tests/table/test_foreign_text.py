"""Text from files and the net stays text, wherever it is shown."""

import ast
import csv
import io
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QListWidgetItem, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import paxdesk
from paxdesk.desk.safe_qt import plain, set_tooltip, show_tooltip
from paxdesk.errors import NotationError
from paxdesk.files.safe_write import csv_bytes
from paxdesk.files.strict_json import InvalidData, parsed_json
from paxdesk.foreign_text import in_one_line, is_one_line, spreadsheet_cell, without_markup
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.session.player_name import name_problem
from paxdesk.strict_yaml import Misfit, node_of, read_bytes, text_reader

PACKAGE = Path(paxdesk.__file__).parent
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
"""Modules with rich text, and which."""


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


@pytest.mark.parametrize("text", NASTY)
def test_spreadsheets_see_no_formula(text: str) -> None:
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
