"""Sheet for making a puzzle: a goal for a position set up by hand."""

import threading
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.sheets.form_widgets import Segments
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    TextBox,
    Type,
    button_row,
    heading_box,
    small_print_box,
)
from paxdesk.files.own_puzzles import OwnPuzzleFile, P
from paxdesk.language import tr, tr_plural
from paxdesk.lazy_attrs import frozen

K = TypeVar("K", bound=Hashable)
SENTENCE: Final = Type(14)
LONGEST_TITLE: Final = 60
"""Maximum length of a puzzle's name, in characters."""


@frozen
class PuzzleVerdict(Generic[P]):
    """Result of a search: heading, sentences, task and, if verified, the ``puzzle``."""

    heading: str
    sentences: tuple[str, ...] = ()
    task: str = ""
    puzzle: P | None = None


class ProofThread(QObject):
    """Runner of a search on a worker thread; ``found`` is emitted with its result."""

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def begin(self, search: Callable[[], object]) -> None:
        """Start a thread that calls ``search``, which must not share mutable data."""
        self._thread = threading.Thread(
            target=lambda: self.found.emit(search()), name="proof", daemon=True
        )
        self._thread.start()

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join()


class OwnPuzzleSheet(WorkshopDialog, Generic[P, K]):
    """Sheet for a goal, with export and import of the player's puzzles.

    ``kinds`` maps the kinds of goals to their names before translation.
    """

    has_fields = True
    back = Signal()

    def __init__(self, surface: QWidget, own: OwnPuzzleFile[P], kinds: Mapping[K, str]) -> None:
        super().__init__(surface, tr("Your own puzzle"), QSize(900, 560))
        self.own = own
        self.kind = next(iter(kinds))
        self.kinds = Segments(
            self, tr("Goal"), [(kind, tr(words)) for kind, words in kinds.items()]
        )
        self.kinds.chosen.connect(self._choose)
        self.judged: PuzzleVerdict[P] | None = None
        self.prover = ProofThread(self)
        self.prover.found.connect(self._found)
        self.prove = self.button(tr("Check"), self._prove, primary=True)
        self.keep = self.button(tr("Save puzzle"), self._keep)
        self.export_button = self.button(tr("Export…"), self._export, pixels=13)
        self.import_button = self.button(tr("Import…"), self._import, pixels=13)
        self.title = QLineEdit(self)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(tr("Name of the puzzle"))
        self.title.setAccessibleName(tr("Name"))
        self.close_button = self.button(tr("Back to the position"), self.back.emit, escape=True)

    # --- Defined by a game ------------------------------------------------------------------------

    def searching(self) -> Callable[[], PuzzleVerdict[P]]:
        """Return a function that searches for the selected goal, which may take many seconds."""
        raise NotImplementedError

    def goals(self) -> Iterable[Box | None]:
        """Return the boxes with the goal's options; None is skipped."""
        raise NotImplementedError

    def choosers(self) -> Iterable[QWidget]:
        """Return the buttons and fields in :meth:`goals`."""
        raise NotImplementedError

    def titled(self, puzzle: P, title: str) -> P:
        """Return ``puzzle`` with the name ``title``."""
        raise NotImplementedError

    # --- The search ---------------------------------------------------------------------------

    def _choose(self, kind: K) -> None:
        self.kind = kind
        self.ask_again()

    def ask_again(self) -> None:
        """Discard the verdict, as the goal has changed."""
        self.judged, self.message = None, ""
        self.lay_out()

    def _prove(self) -> None:
        self.ask_again()
        self.message = tr("Searching every way to play the turn…")
        self.prover.begin(self.searching())
        self.lay_out()

    def _found(self, judged: PuzzleVerdict[P]) -> None:
        self.judged, self.message = judged, ""
        self.prover.wait()
        self.lay_out()

    # --- Stored puzzles ---------------------------------------------------------------------------

    def _keep(self) -> None:
        if self.judged is not None and self.judged.puzzle is not None:
            title = " ".join(self.title.text().split())
            self.tell(partial(self._kept, self.titled(self.judged.puzzle, title)))

    def _kept(self, puzzle: P) -> str:
        self.own.keep(puzzle)
        return tr("Saved to your puzzles.")

    def _export(self) -> None:
        words, kind = tr("Export your puzzles"), tr("Puzzles (*.json)")
        self.export(words, "puzzles.json", kind, self.own.exported)

    def _import(self) -> None:
        self.take_in(tr("Import puzzles"), tr("Puzzles (*.json)"), self._imported)

    def _imported(self, path: Path) -> str:
        return tr_plural("%n puzzle(s) imported.", "", self.own.imported(path))

    # --- Display ----------------------------------------------------------------------------------

    def contents(self) -> Box:
        busy = self.prover.busy and self.judged is None
        kinds = self.kinds.buttons.values()
        for button in (self.prove, self.close_button, *kinds, *self.choosers()):
            button.setEnabled(not busy)
        self.kinds.show_chosen(self.kind)
        judged = self.judged
        self.keep.setEnabled(judged is not None and judged.puzzle is not None)
        said: list[Box] = []
        if judged is not None:
            said = [heading_box(judged.heading)]
            said += [TextBox(judged.task, SENTENCE, SEPIA)] if judged.task else []
            said += [TextBox(each, SENTENCE) for each in judged.sentences]
        return Column(
            TextBox(tr("Goal for the player whose turn it is"), BOLD),
            self.kinds.box(42),
            *self.goals(),
            HBox(Item(self.prove, 190, 44), Box()),
            *said,
            Box(fills=True),
            small_print_box(self.message, INK, 2),
            button_row(
                Item(self.title, 200, 42),
                Item(self.keep, 170, 42),
                Item(self.import_button, 110, 42),
                Item(self.export_button, 110, 42),
                Box(),
                Item(self.close_button, 200, 42),
            ),
            gap=9,
        )
