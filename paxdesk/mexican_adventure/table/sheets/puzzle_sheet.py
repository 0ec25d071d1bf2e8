"""A puzzle of one's own: a goal for the position that was set up, proved or refuted."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from paxdesk.desk.own_puzzle_sheet import Judged, OwnPuzzleSheet
from paxdesk.desk.sheets.dialog import ChoiceBox, Segments
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, Item, Row, Words, note
from paxdesk.language import listed, say
from paxdesk.mexican_adventure.puzzles import Goal, Kind, Proof, Puzzle, prove
from paxdesk.mexican_adventure.rules.engine import side_asked
from paxdesk.mexican_adventure.table.puzzles import (
    KIND_WORDS,
    chance_told,
    plan_words,
    solution_words,
    task_words,
)
from paxdesk.mexican_adventure.table.words.terms import STEP_WORDS, side_words
from paxdesk.mexican_adventure.workshop.own_puzzles import OwnPuzzles, puzzle_of
from paxdesk.mexican_adventure.workshop.positions import AdventureDraft

SHOWN = 3
"""Plans that are told where there is more than one."""


def judged(draft: AdventureDraft, goal: Goal) -> Judged[Puzzle]:
    """Search the step, and say what has been found."""
    proof = prove(draft.begun, goal)
    if proof.holds:
        puzzle = puzzle_of(draft, goal, proof)
        words = say("Proved: there is exactly one plan.")
        return Judged(words, tuple(solution_words(puzzle)), task_words(puzzle), puzzle)
    return Judged(_refuted(proof), tuple(_plans(draft, proof)))


def _refuted(proof: Proof) -> str:
    if proof.chance is None:
        return say("Nothing can be proved here.")
    if not proof.chance:
        return say("Refuted: no plan reaches it.")
    if proof.plans == ((),):
        return say("Refuted: nothing need be done for it.")
    return say("Refuted: there is another plan.")


def _plans(draft: AdventureDraft, proof: Proof) -> Iterator[str]:
    if proof.chance is None:
        yield say("The step is too large, or a chit would be drawn.")
    elif proof.chance and proof.plans != ((),):
        yield say("Each reaches the goal {chance}.", chance=chance_told(proof.chance))
        for number, plan in enumerate(proof.plans[:SHOWN], start=1):
            lines = listed(plan_words(draft.begun, plan))
            yield say("Plan {number}: {lines}", number=number, lines=lines)


class PuzzleSheet(OwnPuzzleSheet[Puzzle]):
    """A goal for the position of a ``draft``."""

    def __init__(self, surface: QWidget, draft: AdventureDraft, own: OwnPuzzles) -> None:
        super().__init__(surface, own)
        self.draft = draft
        self.begun = draft.begun
        self.kind: Kind = "hold"
        self.kinds = Segments(
            self, say("Goal"), [(kind, say(words)) for kind, words in KIND_WORDS.items()]
        )
        self.kinds.chosen.connect(self._choose)
        board = draft.material.board
        self.ids = sorted(board.ids, key=lambda zone: board.zones[zone].name)
        self.zones = ChoiceBox(self)
        self.zones.setAccessibleName(say("Zone"))
        self.zones.addItems([board.zones[zone].name for zone in self.ids])
        self.zones.activated.connect(lambda _index: self.ask_again())

    @property
    def goal(self) -> Goal:
        side = side_asked(self.begun)
        assert side is not None, "somebody is asked where a position is played on"
        zone = self.ids[self.zones.currentIndex()] if self.kind == "hold" else ""
        return Goal(self.kind, side, zone)

    def _choose(self, kind: Kind) -> None:
        self.kind = kind
        self.ask_again()

    def searching(self) -> Callable[[], Judged[Puzzle]]:
        return partial(judged, self.draft, self.goal)

    def choosers(self) -> Iterable[QWidget]:
        return [*self.kinds.buttons.values(), self.zones]

    def goals(self) -> Iterable[Box | None]:
        self.kinds.show_chosen(self.kind)
        zone = Row(Words(say("Zone"), BOLD, width=60), Item(self.zones, 260, 36), Box(), gap=8)
        words = say(
            "{side}, in the step {step}: all lines, dice and answers until it ends are counted; "
            "hidden FP are known.",
            side=side_words(self.goal.side),
            step=say(STEP_WORDS[self.begun.step]),
        )
        return self.kinds.box(42), zone if self.kind == "hold" else None, note(words)
