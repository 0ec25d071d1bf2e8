"""A puzzle of one's own: a goal for the position that was set up, proved or refuted."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from paxdesk.desk.own_puzzle_sheet import Judged, OwnPuzzleSheet
from paxdesk.desk.sheets.dialog import Segments
from paxdesk.desk.sheets.sheet_layout import Box
from paxdesk.language import listed, say
from paxdesk.porfiriana.puzzles.generator import Proof, proof_at
from paxdesk.porfiriana.puzzles.puzzle import Goal, Kind, Puzzle
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

PaxJudged: TypeAlias = Judged[Puzzle]


def judged(state: State, goal: Goal) -> PaxJudged:
    """Search the turn, and say what has been found."""
    proof = proof_at(name_of_puzzle(state, goal), state, goal)
    names = {seat: name_of(seat) for seat in state.players if seat}
    if proof.puzzle is not None:
        told = tuple(solution_words(proof.puzzle, names))
        words = say("Proved: there is exactly one plan.")
        return Judged(words, told, task_words(proof.puzzle), proof.puzzle)
    return Judged(_refuted(proof), tuple(_plans(proof, goal, state)))


def _refuted(proof: Proof) -> str:
    if proof.unprovable:
        return say("Nothing can be proved here.")
    if not proof.plans:
        return say("Refuted: no plan reaches it.")
    if proof.hidden:
        return say("Refuted: the plan depends on cards that nobody sees.")
    if proof.plans == ((),):
        return say("Refuted: nothing need be done for it.")
    return say("Refuted: there is another plan.")


def _plans(proof: Proof, goal: Goal, state: State) -> Iterator[str]:
    if proof.unprovable:
        yield say("The turn is too large, or chance or a hidden hand has a word in it.")
    elif not proof.hidden and proof.plans != ((),):
        names = {seat: name_of(seat) for seat in state.players if seat}
        for number, plan in enumerate(proof.plans, start=1):
            lines = listed(plan_words(goal, state, plan, names))
            yield say("Plan {number}: {lines}", number=number, lines=lines)


class PuzzleSheet(OwnPuzzleSheet[Puzzle]):
    """A goal for a ``state``."""

    def __init__(self, surface: QWidget, state: State, own: OwnPuzzles) -> None:
        super().__init__(surface, own)
        self.state = state
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
        self.ask_again()

    def _choose_prestige(self, prestige: Prestige) -> None:
        self.prestige = prestige
        self.ask_again()

    def searching(self) -> Callable[[], PaxJudged]:
        return partial(judged, self.state.copy(), self.goal)

    def choosers(self) -> Iterable[QWidget]:
        return [*self.kinds.buttons.values(), *self.prestiges.buttons.values()]

    def goals(self) -> Iterable[Box | None]:
        self.kinds.show_chosen(self.kind)
        self.prestiges.show_chosen(self.prestige)
        return self.kinds.box(42), self.prestiges.box(38) if self.kind == "points" else None
