"""Puzzles of The Mexican Adventure at the table: their sessions and texts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from attrs import field

from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry, PuzzleSession, PuzzleState
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.language import format_decimal, tr, tr_noop, tr_plural, with_colon
from paxdesk.lazy_attrs import define
from paxdesk.mexican_adventure.puzzles import GoalKind, Puzzle, PuzzleLine
from paxdesk.mexican_adventure.rules.actions import Action, Dice
from paxdesk.mexican_adventure.rules.engine import perform, refusal
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names as Known
from paxdesk.mexican_adventure.rules.notation import parse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.session import Opening, Session, seat_of
from paxdesk.mexican_adventure.table.hand.handling import gesture_for
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.mexican_adventure.table.words.labels import button_words
from paxdesk.mexican_adventure.table.words.terms import STEP_WORDS, side_words, zone_name
from paxdesk.mexican_adventure.workshop import OwnPuzzles, own_puzzles_path

KIND_WORDS: Final[dict[GoalKind, str]] = {
    "hold": tr_noop("Hold a zone alone"),
    "supply": tr_noop("Supply every FP"),
    "win": tr_noop("Win the game"),
}


def chance_told(chance: Fraction) -> str:
    """Return a chance as text: a fraction with its percentage, or "for certain"."""
    if chance == 1:
        return tr("for certain")
    percent = tr("{percent} %", percent=format_decimal(f"{float(100 * chance):.4g}"))
    return tr(
        "with the best chance, {over} in {under} ({percent})",
        over=chance.numerator,
        under=chance.denominator,
        percent=percent,
    )


def _own(material: Material) -> Sequence[Puzzle]:
    return OwnPuzzles(own_puzzles_path(), material).read()


def entries(material: Material) -> Sequence[PuzzleEntry]:
    """Return the puzzles made by players; there are no built-in ones."""
    return [entry_of(each) for each in _own(material)]


def begin(material: Material, name: str) -> "PuzzleGame":
    return PuzzleGame.begin(next(each for each in _own(material) if each.name == name))


def entry_of(puzzle: Puzzle) -> PuzzleEntry:
    task = task_words(puzzle)
    task = with_colon(puzzle.title, task) if puzzle.title else task
    return PuzzleEntry(puzzle.name, tr("Your own"), task, puzzle.stars, own=True)


def task_words(puzzle: Puzzle) -> str:
    goal, state = puzzle.goal, puzzle.position
    names = {
        "side": side_words(goal.side),
        "chance": chance_told(puzzle.chance),
        "step": tr(STEP_WORDS[state.step]),
    }
    if goal.kind == "hold":
        zone = zone_name(state.material, goal.zone)
        words = tr("{side}: hold {zone} alone {chance}, in the step “{step}”.", zone=zone, **names)
    elif goal.kind == "supply":
        words = tr("{side}: make sure that all FP can be supplied, {chance}, in the step “{step}”.",
                    **names)  # fmt: skip
    else:
        words = tr("{side}: win the game {chance}, in the step “{step}”.", **names)
    return words


def plan_words(position: State, lines: PuzzleLine) -> list[str]:
    state, told = position.copy(), []
    for line in lines:
        action = parse(line, Known.of(state.material))
        told.append(button_words(state, action).words)
        if line != lines[-1]:
            perform(state, action)
    return told


@define(eq=False)
class PuzzleGame(Session, PuzzleSession):
    """Session of a puzzle, solved by its goal or its whole plan."""

    puzzle: Puzzle = field(kw_only=True)

    @classmethod
    def begin(cls, puzzle: Puzzle) -> "PuzzleGame":
        position = puzzle.position
        seed = position.generator.position
        opening = Opening(
            position.scenario, seed, position.options, position.copy(), practice=True,
            open_hands=True,
        )  # fmt: skip
        return cls(opening, NewGame().seats, position.copy(), puzzle=puzzle)

    @property
    def entry(self) -> PuzzleEntry:
        return entry_of(self.puzzle)

    @property
    def _left(self) -> Counter[str]:
        """Actions of the plan that are not performed yet, in notation."""
        seat = seat_of(self.puzzle.goal.side)
        given = Counter(each.line for each in self.journal if each.seat == seat)
        return Counter(self.puzzle.solution) - given

    @property
    def verdict(self) -> PuzzleState:
        goal, state = self.puzzle.goal, self.state
        if not self._left or goal.reached(state):
            return "solved"
        begun = self.puzzle.position
        over = (state.turn, state.step) != (begun.turn, begun.step) or state.over
        thrown = any(isinstance(self.game.parse(each.line), Dice) for each in self.journal)
        answered = self.seat_to_act != seat_of(goal.side)
        return "failed" if over or thrown or answered else "open"

    def why_failed(self, names: Names) -> str:
        words = chance_told(self.puzzle.chance)
        return tr("Another plan reaches the goal {chance}.", chance=words)

    def hint(self, names: Names) -> tuple[str, Mapping[Spot, bool]]:
        left = self._left
        action = self._next(left)
        if action is None:
            words = tr("From here it cannot be solved. Undo your last action and try again.")
            return words, {}
        words = tr_plural(
            "%n action(s) to go. The next one starts with the highlighted item.", "", left.total()
        )
        return words, {gesture_for(self.state, action).pick: True}

    def _next(self, left: Counter[str]) -> Action | None:
        for line in self.puzzle.solution:
            if left[line]:
                action = self.game.parse(line)
                if refusal(self.state, action) is None:
                    return action
        return None

    def solution(self, names: Names) -> Sequence[str]:
        return solution_words(self.puzzle)


def solution_words(puzzle: Puzzle) -> list[str]:
    """Return the numbered actions of the plan, and their chance of success."""
    deeds = plan_words(puzzle.position, puzzle.solution)
    told = [f"{number}. {words}" for number, words in enumerate(deeds, start=1)]
    return [*told, tr("It reaches the goal {chance}.", chance=chance_told(puzzle.chance))]
