"""Tests of the dialogs for saving files."""

import ast
import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from paxdesk.desk import file_dialogs
from paxdesk.desk.file_dialogs import _may_replace, ask_open_path, ask_save_path, export
from paxdesk.desk.text_page import TextPage
from paxdesk.files.safe_write import SaveError, earlier
from tests.sources import PACKAGE, trees


class Typist:
    """Person who types a name and answers the question about replacing."""

    def __init__(self, name: str, replaces: bool) -> None:
        self.name = name
        self.replaces = replaces
        self.questions: list[str] = []
        self.timer = QTimer(interval=20)
        self.timer.timeout.connect(self._act)
        self.typed = False
        self.timer.start()

    def _act(self) -> None:
        asked = QApplication.activeModalWidget()
        if isinstance(asked, QMessageBox):
            self.questions.append(asked.text())
            role = QMessageBox.ButtonRole
            wanted = role.DestructiveRole if self.replaces else role.RejectRole
            (button,) = [each for each in asked.buttons() if asked.buttonRole(each) == wanted]
            button.click()
        elif isinstance(asked, QFileDialog):
            if not self.typed:
                self.typed = True
                line = asked.findChild(QLineEdit)
                assert line is not None
                line.setText(self.name)
                QTimer.singleShot(0, asked.accept)  # accepting may ask a question
            elif self.questions and not self.replaces:
                asked.reject()


def ask(qtbot: QtBot, folder: Path, name: str, replaces: bool = True) -> tuple[str, list[str]]:
    parent = QWidget()
    qtbot.addWidget(parent)
    typist = Typist(name, replaces)
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    found = ask_save_path(parent, "Export", str(folder / "cards.yaml"), "All (*)", ".yaml")
    typist.timer.stop()
    return found, typist.questions


def test_the_suffix_is_added_before_the_question(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("old", encoding="utf-8")
    found, questions = ask(qtbot, tmp_path, "mine")
    assert Path(found) == tmp_path / "mine.yaml"
    assert len(questions) == 1
    assert "mine.yaml" in questions[0]


def test_no_answer_writes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("old", encoding="utf-8")
    found, questions = ask(qtbot, tmp_path, "mine", replaces=False)
    assert (found, len(questions)) == ("", 1)


@pytest.mark.parametrize("name", ["v1.2", "cards.yaml", "Ärger & Söhne.txt"])
def test_a_name_with_a_suffix_is_unchanged(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    assert ask(qtbot, tmp_path, name) == (str(tmp_path / name), [])


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


def test_a_name_with_markup_is_shown_literally(parent: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "<b>mine.yaml"
    boxes: list[QMessageBox] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        boxes.append(box)
        assert box.textFormat() == Qt.TextFormat.PlainText
        QTest.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(20, answer)
    assert not _may_replace(parent, path)
    assert len(boxes) == 1


def test_the_old_file_is_kept_as_a_backup(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(path))
    assert export(parent, "Export", "x.yaml", "All (*)", ".yaml", lambda _: b"new") == path
    assert (path.read_bytes(), earlier(path)[0].read_bytes()) == (b"new", b"old")


def test_a_failed_export_leaves_the_old_file(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr(file_dialogs, "ask_save_path", lambda *_: str(path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="No space left"):
        export(parent, "Export", "x.yaml", "All (*)", ".yaml", lambda _: b"new")
    assert [each.name for each in tmp_path.iterdir()] == ["mine.yaml"]
    assert path.read_bytes() == b"old"


def test_every_export_uses_the_common_writer() -> None:
    """Only the common writer and the window open file dialogs."""
    asking = {
        source.relative_to(PACKAGE).as_posix()
        for source, tree in trees(r"ask_save_path|FileName\(|AcceptSave")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute | ast.Name)
        and ast.unparse(node).rpartition(".")[2]
        in ("ask_save_path", "getSaveFileName", "getOpenFileName", "AcceptSave")
    }
    assert asking == {"desk/file_dialogs.py", "desk/window/frame.py"}


def test_nothing_is_dragged_in_a_dialog(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    draggable: list[bool] = []

    def opened(dialog: QFileDialog) -> int:
        draggable.extend(view.dragEnabled() for view in dialog.findChildren(QAbstractItemView))
        return 0

    monkeypatch.setattr(QFileDialog, "exec", opened)
    assert ask_open_path(parent, "Open", str(tmp_path), "All (*)") == ""
    assert ask_save_path(parent, "Save", str(tmp_path / "x.pax"), "All (*)", ".pax") == ""
    assert draggable
    assert not any(draggable)


def test_a_selected_text_is_not_dragged(qtbot: QtBot) -> None:
    page = TextPage()
    qtbot.addWidget(page)
    page.setPlainText("Viva Zapata")
    page.selectAll()
    page.show()
    place = QPoint(12, 12)
    QTest.mousePress(page.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not page.textCursor().hasSelection()
