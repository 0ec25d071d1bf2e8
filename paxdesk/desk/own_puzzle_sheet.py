"""A puzzle of one's own: a goal for the position that was set up, proved or refuted."""

import threading
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QWidget

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


@frozen
class PuzzleVerdict(Generic[P]):
    """What a search says: a heading, sentences, the task and the ``puzzle`` where there is one."""

    heading: str
    sentences: tuple[str, ...] = ()
    task: str = ""
    puzzle: P | None = None


class ProofThread(QObject):
    """Searches on a thread of its own; ``found`` carries what it has come to."""

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def begin(self, search: Callable[[], object]) -> None:
        """Search something that nobody else has."""
        self._thread = threading.Thread(
            target=lambda: self.found.emit(search()), name="proof", daemon=True
        )
        self._thread.start()

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join()


class OwnPuzzleSheet(WorkshopDialog, Generic[P, K]):
    """A goal, what the full search says of it, and the puzzles that were kept.

    ``kinds`` are the kinds of goals with the templates of their names.
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
        self.close_button = self.button(tr("Back to the position"), self.back.emit, escape=True)

    # --- What a game says ---------------------------------------------------------------------

    def searching(self) -> Callable[[], PuzzleVerdict[P]]:
        """What searches for the goal that is chosen, which may take many seconds."""
        raise NotImplementedError

    def goals(self) -> Iterable[Box | None]:
        """Return the boxes of what is chosen besides the kind of the goal."""
        raise NotImplementedError

    def choosers(self) -> Iterable[QWidget]:
        """Return the buttons and fields in them."""
        raise NotImplementedError

    # --- The search ---------------------------------------------------------------------------

    def _choose(self, kind: K) -> None:
        self.kind = kind
        self.ask_again()

    def ask_again(self) -> None:
        """Another goal: nothing is said of it yet."""
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

    # --- What is kept -------------------------------------------------------------------------

    def _keep(self) -> None:
        if self.judged is not None and self.judged.puzzle is not None:
            self.tell(partial(self._kept, self.judged.puzzle))

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

    # --- Showing it ---------------------------------------------------------------------------

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
            TextBox(tr("What must the player to move do?"), BOLD),
            self.kinds.box(42),
            *self.goals(),
            HBox(Item(self.prove, 190, 44), Box()),
            *said,
            Box(fills=True),
            small_print_box(self.message, INK, 2),
            button_row(
                Item(self.keep, 190, 42),
                Item(self.import_button, 110, 42),
                Item(self.export_button, 110, 42),
                Box(),
                Item(self.close_button, 220, 42),
            ),
            gap=9,
        )
