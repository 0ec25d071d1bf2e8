"""Dialogs that ask for a file to write, as people use them: a name typed, questions answered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.file_dialogs import ask_save_path
from paxdesk.files.safe_write import earlier, write_whole


class Typist:
    """Typist in the file dialog, who also answers whether to replace a file."""

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
            yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
            asked.button(yes if self.replaces else no).click()
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
def test_a_name_with_a_suffix_stays(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    assert ask(qtbot, tmp_path, name) == (str(tmp_path / name), [])


def test_the_old_file_stays_beside(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("old", encoding="utf-8")
    write_whole(path, b"new", keep_earlier=True)
    assert earlier(path)[0].read_bytes() == b"old"
