"""A puzzle of one's own: a goal for the position that was set up, proved or refuted."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from paxdesk.desk.painting.palette import INK, SEPIA
from paxdesk.desk.sheets.dialog import Segments, WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    Item,
    Row,
    Type,
    Words,
    foot,
    heading,
    note,
)
from paxdesk.errors import PaxError
from paxdesk.files.writing import write_whole
from paxdesk.language import counted, say
from paxdesk.porfiriana.puzzles.generator import Proof, proof_at
from paxdesk.porfiriana.puzzles.puzzle import Goal, Kind
from paxdesk.porfiriana.rules.phrases import prestige_words
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Prestige
from paxdesk.porfiriana.table.puzzles import (
    KIND_WORDS,
    name_of,
    plan_words,
    solution_words,
    task_words,
)
from paxdesk.porfiriana.workshop.own_puzzles import OwnPuzzles, name_of_puzzle
from paxdesk.record_classes import frozen

SENTENCE: Final = Type(14)
GoalKey = tuple[Kind, Prestige | None]


@frozen
class Found:
    """What the search has found, and the plans that there are in sentences."""

    proof: Proof
    told: tuple[str, ...]

    @classmethod
    def of(cls, name: str, state: State, goal: Goal) -> "Found":
        """Search the turn, which may take many seconds."""
        proof = proof_at(name, state, goal)
        names = {seat: name_of(seat) for seat in state.players if seat}
        if proof.puzzle is not None:
            return cls(proof, tuple(solution_words(proof.puzzle, names)))
        plans = (plan_words(goal, state, plan, names) for plan in proof.plans)
        return cls(proof, tuple("; ".join(plan) for plan in plans))


class Prover(QObject):
    """Searches a turn on a thread of its own; ``found`` carries what has been :class:`Found`."""

    found = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def begin(self, name: str, state: State, goal: Goal) -> None:
        """Search a copy of the position, which nobody else has."""
        self._thread = threading.Thread(
            target=self._search, args=(name, state.copy(), goal), name="proof", daemon=True
        )
        self._thread.start()

    def _search(self, name: str, state: State, goal: Goal) -> None:
        self.found.emit(Found.of(name, state, goal))

    def wait(self) -> None:
        """Let the search come to its end."""
        if self._thread is not None:
            self._thread.join()


class PuzzleSheet(WorkshopDialog):
    """A goal for a ``state``, what the full search says of it, and the puzzles that were kept."""

    back = Signal()

    def __init__(self, surface: QWidget, state: State, own: OwnPuzzles) -> None:
        super().__init__(surface, say("A puzzle of your own"), QSize(900, 560))
        self.state = state
        self.own = own
        self.proof: Proof | None = None
        self.sentences: tuple[str, ...] = ()
        self.told = ""
        self.kind: Kind = "topple"
        self.prestige: Prestige = PRESTIGES[0]
        self.kinds = Segments(
            self, say("Goal"), [(kind, say(words)) for kind, words in KIND_WORDS.items()]
        )
        self.kinds.chosen.connect(self._choose)
        self.prestiges = Segments(
            self, say("Prestige"), [(each, prestige_words(each)) for each in PRESTIGES]
        )
        self.prestiges.chosen.connect(self._choose_prestige)
        self.prover = Prover(self)
        self.prover.found.connect(self._found)
        self.prove = self.button(say("Prove it"), self._prove, primary=True)
        self.keep = self.button(say("Keep the puzzle"), self._keep)
        self.export_button = self.button(say("Export…"), self._export, pixels=13)
        self.import_button = self.button(say("Import…"), self._import, pixels=13)
        self.close_button = self.button(say("Back to the position"), self.back.emit)
        self.escape = self.close_button

    @property
    def goal(self) -> Goal:
        """What is asked for; how much of it is the most that can be had."""
        seat = self.state.turn.seat
        if self.kind == "stop":
            return Goal("stop", seat, self.state.clockwise(seat)[0])
        if self.kind == "points":
            return Goal("points", seat, prestige=self.prestige)
        return Goal(self.kind, seat)

    def _choose(self, kind: Kind) -> None:
        self.kind = kind
        self._ask_again()

    def _choose_prestige(self, prestige: Prestige) -> None:
        self.prestige = prestige
        self._ask_again()

    def _ask_again(self) -> None:
        self.proof, self.told = None, ""
        self.lay_out()

    def _prove(self) -> None:
        self._ask_again()
        self.told = say("Every way through the turn is being searched…")
        self.prover.begin(name_of_puzzle(self.state, self.goal), self.state, self.goal)
        self.lay_out()

    def _found(self, found: Found) -> None:
        self.proof, self.sentences, self.told = found.proof, found.told, ""
        self.prover.wait()
        self.lay_out()

    # --- What is kept -----------------------------------------------------------------------------

    def _do(self, what: Callable[[], str]) -> None:
        try:
            self.told = what()
        except PaxError as error:
            self.told = str(error)
        self.lay_out()

    def _keep(self) -> None:
        assert self.proof is not None
        assert self.proof.puzzle is not None
        self._do(partial(self._kept, self.proof))

    def _kept(self, proof: Proof) -> str:
        assert proof.puzzle is not None
        self.own.keep(proof.puzzle)
        return say("Kept. It stands in the list of puzzles.")

    def _export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, say("Export your puzzles"), "puzzles.json", say("Puzzles (*.json)")
        )
        if name:
            self._do(partial(self._exported, Path(name).with_suffix(".json")))

    def _exported(self, path: Path) -> str:
        write_whole(path, self.own.exported())
        return say("Written to {0}.", path.name)

    def _import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, say("Import puzzles"), "", say("Puzzles (*.json)")
        )
        if name:
            self._do(lambda: counted("%n puzzle(s) imported.", "", self.own.imported(Path(name))))

    # --- Showing it -------------------------------------------------------------------------------

    def contents(self) -> Box:
        self.kinds.show_chosen(self.kind)
        self.prestiges.show_chosen(self.prestige)
        busy = self.prover.busy and self.proof is None
        for button in (self.prove, *self.kinds.buttons.values(), *self.prestiges.buttons.values()):
            button.setEnabled(not busy)
        self.close_button.setEnabled(not busy)
        self.keep.setEnabled(self.proof is not None and self.proof.puzzle is not None)
        return Column(
            Words(say("What is asked of whoever’s turn it is?"), BOLD),
            self.kinds.box(42),
            self.prestiges.box(38) if self.kind == "points" else None,
            Row(Item(self.prove, 190, 44), Box()),
            *self._judged(),
            Box(fills=True),
            note(self.told, INK, 2),
            foot(
                Item(self.keep, 190, 42),
                Item(self.import_button, 110, 42),
                Item(self.export_button, 110, 42),
                Box(),
                Item(self.close_button, 220, 42),
            ),
            gap=9,
        )

    def _judged(self) -> Iterator[Box]:
        """What the search has found, in sentences."""
        proof = self.proof
        if proof is None:
            return
        if proof.puzzle is not None:
            yield heading(say("Proved: there is exactly one plan."))
            yield Words(task_words(proof.puzzle), SENTENCE, SEPIA)
            for sentence in self.sentences:
                yield Words(sentence, SENTENCE)
            return
        if proof.unprovable:
            yield heading(say("Nothing can be proved here."))
            yield Words(
                say("The turn is too large, or chance or a hidden hand has a word in it."), SENTENCE
            )
        elif not proof.plans:
            yield heading(say("Refuted: no plan reaches it."))
        elif proof.hidden:
            yield heading(say("Refuted: the plan depends on cards that nobody sees."))
        elif proof.plans == ((),):
            yield heading(say("Refuted: nothing need be done for it."))
        else:
            yield heading(say("Refuted: there is another plan."))
            for number, lines in enumerate(self.sentences, start=1):
                yield Words(say("Plan {number}: {lines}", number=number, lines=lines), SENTENCE)
