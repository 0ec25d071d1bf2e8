"""Sheet with buttons that export to files and import from them."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from paxdesk.desk import file_dialogs
from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.sheets.fields import FOLD, WHY_NOT
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, Rule, TextBox
from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen


@frozen
class Export:
    """An export; ``words`` label its button, ``suffix`` is that of its files."""

    words: str
    suffix: str
    data: Callable[[], bytes]


@frozen
class Import:
    """An import; ``take`` raises PaxError if a file is unsuitable."""

    words: str
    suffix: str
    take: Callable[[Path], object]


class FilesSheet(AnswerSheet):
    """Sheet with export and import buttons, and the text of ``told``."""

    wide = 820.0

    def __init__(
        self,
        surface: QWidget,
        exports: Sequence[Export],
        imports: Sequence[Import],
        told: Callable[[], str],
    ) -> None:
        super().__init__(surface, tr("Import and export"))
        self.result = ""
        self._told = told
        self.buttons = [
            *(self.button(each.words, partial(self._write, each)) for each in exports),
            *(self.button(each.words, partial(self._read, each)) for each in imports),
        ]
        self.first_focus = self.buttons[0]
        self.cancel = self.button(
            tr("Back to the table"), self.left.emit, primary=True, escape=True
        )

    def _write(self, export: Export) -> None:
        self._say(written(self, export))

    def _read(self, wanted: Import) -> None:
        words, kinds = wanted.words, _kinds(wanted.suffix)
        name = file_dialogs.ask_open_path(self.window(), words, "", kinds)
        if name:
            self._say(_taken(Path(name), wanted))

    def _say(self, result: str) -> None:
        self.result = result or self.result
        self.lay_out()

    def contents(self) -> Box:
        buttons = HBox(*(Item(each, high=44) for each in self.buttons), gap=10)
        words = f"{self.result} {self._told()}".strip()
        told = TextBox(words, WHY_NOT, SEPIA, lines=2, least=11, high=36)
        return Column(buttons, Rule(1, FOLD), HBox(told, Item(self.cancel, 200, 40), gap=10), gap=8)


def written(parent: QWidget, export: Export) -> str:
    """Ask for a file and write it; return the result as text, "" if cancelled."""
    proposed, kinds = f"pax-desk{export.suffix}", _kinds(export.suffix)
    try:
        path = file_dialogs.export(
            parent.window(), export.words, proposed, kinds, export.suffix, lambda _: export.data()
        )
    except (PaxError, OSError) as error:
        return str(error)
    return "" if path is None else tr("{file}: done.", file=path.name)


def _taken(path: Path, wanted: Import) -> str:
    """Import a file; return the result as text."""
    try:
        wanted.take(path)
    except (PaxError, OSError) as error:
        return tr("{file}: {problem}", file=path.name, problem=error)
    return tr("{file}: done.", file=path.name)


def _kinds(suffix: str) -> str:
    kind = suffix[1:].upper()
    return tr("{kind} files (*{suffix});;All files (*)", kind=kind, suffix=suffix)
