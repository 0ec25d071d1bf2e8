"""Person who uses a real window by keys only."""

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from attrs import Factory, define
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from tests.table.typist import CTRL, KEY_SECONDS, NONE
from tests.window.conftest import LONGEST, Screen

SPREAD: Final = 0.35
"""Sigma of the lognormal distribution of the time per key press."""
MOST_TABS: Final = 40
NAMES: Final = {
    Qt.Key.Key_A: "a",
    Qt.Key.Key_Backspace: "BackSpace",
    Qt.Key.Key_Home: "Home",
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
}


class Seen(NamedTuple):
    """Sheet, and the name and text of the widget in focus."""

    sheet: str
    name: str
    text: str


@define(eq=False)
class Recorder:
    """Recorder of keys that edit a hidden line."""

    line: QLineEdit
    steps: list[tuple[str, str]] = Factory(list)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.line, key, modifier)
        self.steps.append(("key", f"ctrl+{NAMES[key]}" if modifier == CTRL else NAMES[key]))

    def type(self, text: str) -> None:
        QTest.keyClicks(self.line, text)
        self.steps.append(("type", text))


class Person:
    """Person who sees the focus and presses keys, in simulated time."""

    def __init__(self, screen: Screen, chance: Random) -> None:
        self.screen = screen
        self.chance = chance
        self.keys = 0
        self.seconds = 0.0

    def start(self, *arguments: str) -> None:
        (self.screen.home / "focus").unlink(missing_ok=True)
        self.screen.start(*arguments, program="tests.window.seen_focus")

    @property
    def seen(self) -> Seen:
        lines = (self.screen.home / "focus").read_text(encoding="utf-8").split("\n")
        return Seen(lines[0], lines[1], lines[2])

    def wait(self, sheet: str = "", name: str = "", text: str | None = None) -> None:
        """Wait for a sheet, name and text; an empty sheet or name and a text of None accept any."""
        wanted, end = Seen(sheet, name, text or ""), time.monotonic() + LONGEST / 4
        while not (
            (not sheet or self.seen.sheet == sheet)
            and (not name or self.seen.name == name)
            and (text is None or self.seen.text == text)
        ):
            assert self.screen.running
            assert time.monotonic() < end, (wanted, self.seen)
            time.sleep(0.01)

    def press(self, *keys: str) -> None:
        self.screen.do("key", "--delay", "6", *keys)
        self._spend(len(keys))

    def type(self, text: str) -> None:
        self.screen.do("type", "--delay", "6", text)
        self._spend(len(text))

    def repeat(self, steps: list[tuple[str, str]]) -> None:
        """Repeat recorded keys and texts."""
        for kind, texts in _runs(steps):
            if kind == "key":
                self.press(*texts)
            else:
                self.type("".join(texts))

    def _spend(self, keys: int) -> None:
        self.keys += keys
        self.seconds += sum(
            KEY_SECONDS * self.chance.lognormvariate(0, SPREAD) for _ in range(keys)
        )

    def go(self, name: str) -> None:
        for _ in range(MOST_TABS):
            if self.seen.name.startswith(name):
                return
            before = self.seen
            self.press("Tab")
            end = time.monotonic() + LONGEST / 6
            while self.seen[:2] == before[:2] and time.monotonic() < end:
                time.sleep(0.01)
        raise AssertionError((name, self.seen))

    def push(self, name: str) -> None:
        self.go(name)
        self.press("space")

    def choose_file(self, path: Path) -> None:
        self.wait("QFileDialog")
        self.press("ctrl+a")
        self.type(str(path))
        self.press("Return")


def _runs(steps: list[tuple[str, str]]) -> Iterator[tuple[str, list[str]]]:
    run: list[str] = []
    kind = ""
    for each, text in steps:
        if each != kind and run:
            yield kind, run
            run = []
        kind = each
        run.append(text)
    if run:
        yield kind, run


# --- LibreOffice ----------------------------------------------------------------------------------

LIBRARY: Final = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard"
 library:readonly="false" library:passwordprotected="false">
 <library:element library:name="Module1"/>
</library:library>
"""
MODULE: Final = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1"
 script:language="StarBasic">
Sub Change(file As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  doc = StarDesktop.loadComponentFromURL(ConvertToURL(file), "_blank", 0, hidden())
  sheet = doc.Sheets.getByIndex(0)
{changes}
  doc.store()
  doc.close(True)
End Sub
</script:module>
"""


def change_cells(office: str, profile: Path, file: Path, cells: dict[tuple[int, int], str]) -> None:
    """Change cells in LibreOffice, by row and column from 0."""
    command = [office, f"-env:UserInstallation={profile.as_uri()}", "--headless"]
    run = [*command, "--terminate_after_init"]
    subprocess.run(run, capture_output=True, check=False, timeout=LONGEST)
    basic = profile / "user" / "basic" / "Standard"
    basic.mkdir(parents=True, exist_ok=True)
    (basic / "script.xlb").write_text(LIBRARY, encoding="utf-8")
    changes = "\n".join(
        f"  sheet.getCellByPosition({column}, {row})."
        + (f"Value = {text}" if text.isdecimal() else f'String = "{text}"')
        for (row, column), text in cells.items()
    )
    (basic / "Module1.xba").write_text(MODULE.format(changes=changes), encoding="utf-8")
    before = file.read_bytes()
    macro = f'macro:///Standard.Module1.Change("{file}")'
    subprocess.run([*command, macro], capture_output=True, check=True, timeout=LONGEST)
    assert file.read_bytes() != before, "LibreOffice has written the file"
