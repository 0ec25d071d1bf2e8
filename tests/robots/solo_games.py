"""Solo games without a table, with statistics.

``python -m tests.robots.solo_games [GAMES]`` prints the results.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Literal, get_args

from attrs import define, field, frozen

from paxdesk.porfiriana.robots.questions import perform_choice, question_for
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.facts import regime_prestige
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, SoloMode, State
from paxdesk.resources import cards_folder
from paxdesk.session.randomness import RandomPlayer

Person = Literal["random", RobotName]
SIMPLE: tuple[Person, ...] = ("random", "paxomatic")
PERSON: Seat = 1
STEPS = (
    *("E9", "1", "2"),
    *(f"{step}{letter}" for step in "3" for letter in "abcdef"),
    *(f"4{letter}" for letter in "abcd"),
    *(f"5{letter}" for letter in "abcdef"),
    *("6a", "6b", "7", "8", "9", "10", "11", "12", "13", "end"),
    *("R91", "Depression", "Strife", "Topple"),
)
"""Steps that a Pax-o-matic can name."""
LONGEST = 20_000


@define
class Game:
    """Solo game; ``computing`` collects the seconds per turn of a robot."""

    state: State
    robots: dict[Seat, RobotName]
    person: RandomPlayer
    steps: Counter[str] = field(factory=Counter)
    computing: list[float] = field(factory=list)
    turns: int = 1
    taken: int = 0

    @classmethod
    def begin(
        cls,
        deck: Deck,
        mode: SoloMode,
        seed: int,
        person: Person = "random",
        options: Options | None = None,
    ) -> "Game":
        state = deal(deck, 3 if mode == "paxomatic" else 1, seed, options, solo=mode)
        seats = [each for each in state.players if each not in (DIAZ, PERSON)]
        robots: dict[Seat, RobotName] = dict.fromkeys(seats, "paxomatic")
        if person != "random":
            robots[PERSON] = person
        return cls(state, robots, RandomPlayer.for_game(seed))

    def play(self, *, checked: bool = False) -> "Game":
        """Play to the end and return the game itself.

        ``checked`` asserts the invariants after every step.
        """
        state, turn = self.state, self.state.turn
        while seat_to_act(state) is not None:
            assert self.taken < LONGEST, "the game does not end"
            self.step()
            if state.turn is not turn:
                turn = state.turn
                self.turns += 1
                if turn.seat in self.robots:
                    self.computing.append(0.0)
            if checked:
                wrong = invariant_violations(state)
                assert not wrong, wrong
        return self

    def step(self) -> None:
        self.taken += 1
        state = self.state
        start = time.process_time()
        question = question_for(state, self.robots)
        if question is None:
            perform(state, self.person.choose(legal_actions(state)))
            return
        choice = question.answer()
        if self.computing and state.turn.seat == question.view.seat:
            self.computing[-1] += time.process_time() - start
        if question.view.seat in self.robots:
            self.steps[choice.step] += 1
        perform_choice(state, choice)

    @property
    def result(self) -> str:
        """Winners and ending, such as ``P2 topple outrage``."""
        winners = "+".join(map(seat_name, self.state.winners))
        how = self.state.ended_by or ""
        by = f" {regime_prestige(self.state)}" if how == "topple" else ""
        return f"{winners} {how}{by}"


@frozen
class Table:
    """Statistics of several games of one mode."""

    mode: SoloMode
    person: Person
    results: Counter[str]
    turns: list[int]
    steps: Counter[str]
    computing: list[float]

    @classmethod
    def of(cls, deck: Deck, mode: SoloMode, person: Person, games: int) -> "Table":
        table = cls(mode, person, Counter(), [], Counter(), [])
        for seed in range(1, games + 1):
            game = Game.begin(deck, mode, seed, person).play()
            table.results[game.result] += 1
            table.turns.append(game.turns)
            table.steps.update(game.steps)
            table.computing.extend(game.computing)
        return table

    def lines(self) -> Iterator[str]:
        yield f"{self.mode}, person: {self.person}, games: {len(self.turns)}"
        for result, number in self.results.most_common():
            yield f"  {number:4}  {result}"
        yield f"  turns: {min(self.turns)} to {max(self.turns)}, median {median(self.turns):.0f}"
        if self.steps:
            counted = (f"{step} {self.steps[step]}" for step in STEPS)
            yield f"  steps: {', '.join(counted)}"
            yield f"  never: {', '.join(each for each in STEPS if not self.steps[each]) or 'none'}"
            unknown = sorted(set(self.steps) - set(STEPS))
            yield f"  beyond: {', '.join(unknown) or 'none'}"
        if self.computing:
            most, middle = max(self.computing) * 1000, median(self.computing) * 1000
            yield f"  a robot's turn: median {middle:.1f} ms, longest {most:.0f} ms"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    deck = load_deck(cards_folder())
    for mode in get_args(SoloMode):
        for person in SIMPLE:
            print(*Table.of(deck, mode, person, games).lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
