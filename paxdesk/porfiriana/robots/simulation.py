"""Whole games between robots, each told in one row.

A row depends on the plan and its seed alone, so that games can be played in any order and
anywhere, and give the same rows.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import attrs
from attrs import field, frozen

from paxdesk.porfiriana.robots.asking import RobotName
from paxdesk.porfiriana.robots.playing import play_on
from paxdesk.porfiriana.robots.random_player import RandomPlayer
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.prestige import points
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES

SeatWord: TypeAlias = Literal["paxomatic", "random", "diaz"]
Row: TypeAlias = dict[str, str | int]
"""One game: what is in each column."""


@frozen
class Plan:
    """What is played: who sits where, under which options, with which cards.

    ``random`` takes any legal action; to the other robots it is a person. ``diaz`` stands for
    Díaz as the opponent of the only other seat.
    """

    deck: Deck
    seats: tuple[SeatWord, ...]
    options: Options = field(factory=Options)

    def __attrs_post_init__(self) -> None:
        """Raise ValueError for seats that cannot play with each other."""
        if "diaz" in self.seats and len(self.seats) != 2:
            raise ValueError("Díaz plays against one other seat, not more.")
        if self.seats.count("diaz") > 1:
            raise ValueError("Díaz cannot play against himself.")
        if not 2 <= len(self.seats) <= 6:
            raise ValueError(f"A game is for 2 to 6 seats, not {len(self.seats)}.")

    @property
    def robots(self) -> dict[Seat, RobotName]:
        """The seats that play by a mind of their own, without Díaz."""
        return {seat: "paxomatic" for seat, word in self.by_seat.items() if word == "paxomatic"}

    @property
    def by_seat(self) -> dict[Seat, SeatWord]:
        """Who sits at each seat; Díaz at his own, which is before all others."""
        against_diaz = "diaz" in self.seats
        others = [word for word in self.seats if word != "diaz"]
        return {**({DIAZ: "diaz"} if against_diaz else {}), **dict(enumerate(others, start=1))}

    def begin(self, seed: int) -> State:
        """The first position of the game of this seed."""
        seats = self.by_seat
        solo = DIAZ in seats
        count = len(seats) - solo
        return deal(self.deck, count, seed, self.options, None, "diaz" if solo else None)

    def words(self) -> Row:
        """The columns that are the same in every row: they tell simulations apart."""
        chosen = [name for name, on in attrs.asdict(self.options).items() if on]
        return {
            "deck": self.deck.digest[:12],
            "seats": "+".join(self.by_seat.values()),
            "options": "+".join(chosen),
        }

    def columns(self) -> list[str]:
        """The names of all columns, in order."""
        same = ["seed", *self.words(), "winner", "robot", "how", "turns", "steps", "regime"]
        each = [
            f"{seat_name(seat)}_{what}" for seat in self.by_seat for what in ("gold", *PRESTIGES)
        ]
        return [*same, *each]


def play_games(plan: Plan, seeds: Iterable[int]) -> list[Row]:
    """Play the games of these seeds to their end, a row each."""
    return [play_game(plan, seed) for seed in seeds]


def play_game(plan: Plan, seed: int) -> Row:
    """Play the game of this seed to its end. Raises DeadEnd where it has none."""
    state = plan.begin(seed)
    turn = state.turn
    turns, steps = 1, 0
    for _ in play_on(state, RandomPlayer.for_game(seed), robots=plan.robots):
        steps += 1
        if state.turn is not turn:
            turn = state.turn
            turns += 1
    return _row(plan, seed, state, turns, steps)


def _row(plan: Plan, seed: int, state: State, turns: int, steps: int) -> Row:
    seats = plan.by_seat
    row: Row = {"seed": seed, **plan.words()}
    row["winner"] = "+".join(map(seat_name, state.winners))
    row["robot"] = "+".join(seats[seat] for seat in state.winners)
    row["how"] = state.ended_by or ""
    row["turns"] = turns
    row["steps"] = steps
    row["regime"] = state.regime
    for seat in seats:
        row[f"{seat_name(seat)}_gold"] = state.players[seat].gold
        for prestige in PRESTIGES:
            row[f"{seat_name(seat)}_{prestige}"] = points(state, seat, prestige)
    return row
