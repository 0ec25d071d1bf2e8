"""Whole games between robots, each told in one row.

A row depends on the plan and its seed alone, so that games can be played in any order and
anywhere, and give the same rows.
"""

import pickle
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from attrs import field

from paxdesk.porfiriana.robots.playing import play_unheard
from paxdesk.porfiriana.robots.random_player import RandomPlayer
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.prestige import points
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import FLAGS, Options, State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.record_classes import frozen

SeatWord: TypeAlias = Literal[RobotName, "random", "diaz"]
BROKEN_OFF: Final = "limit"
"""How a game ended that was broken off."""
MOST_TURNS: Final = 400
"""Turns after which a simulated game is broken off; players who think need about 60."""
Row: TypeAlias = dict[str, str | int]
"""One game: what is in each column."""


@frozen
class Plan:
    """What is played: who sits where, under which options, with which cards.

    ``random`` takes any legal action. A game is broken off after ``most_turns``, without a winner.
    To a Pax-o-matic everybody is a person who is none himself. ``diaz`` stands for
    Díaz as the opponent of the only other seat.
    """

    deck: Deck
    seats: tuple[SeatWord, ...]
    options: Options = field(factory=Options)
    most_turns: int = MOST_TURNS

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
        return {
            seat: word for seat, word in self.by_seat.items() if word != "random" and word != "diaz"
        }

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
        chosen = [name for name in FLAGS if getattr(self.options, name)]
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


def packed(plan: Plan) -> bytes:
    """A plan to be sent to other processes, for :func:`play_packed`."""
    return pickle.dumps(plan)


def play_packed(data: bytes, seeds: Iterable[int]) -> list[Row]:
    """Play the games of these seeds by a packed plan, which a process unpacks only once.

    So all its games share one deck, and what is worked out once for each deck stays one.
    """
    return play_games(_unpacked(data), seeds)


@lru_cache(maxsize=1)
def _unpacked(data: bytes) -> Plan:
    plan = pickle.loads(data)
    assert isinstance(plan, Plan)
    return plan


def play_game(plan: Plan, seed: int) -> Row:
    """Play the game of this seed to its end, or break it off after ``most_turns``.

    Raises DeadEnd where nobody can go on.
    """
    state = plan.begin(seed)
    turn = state.turn
    turns, steps = 1, 0
    for _ in play_unheard(state, RandomPlayer.for_game(seed), plan.robots):
        steps += 1
        if state.turn is not turn:
            turn = state.turn
            turns += 1
            if turns > plan.most_turns:
                break
    return _row(plan, seed, state, turns, steps)


def _row(plan: Plan, seed: int, state: State, turns: int, steps: int) -> Row:
    seats = plan.by_seat
    row: Row = {"seed": seed, **plan.words()}
    row["winner"] = "+".join(map(seat_name, state.winners))
    row["robot"] = "+".join(seats[seat] for seat in state.winners)
    row["how"] = state.ended_by or BROKEN_OFF
    row["turns"] = min(turns, plan.most_turns)
    row["steps"] = steps
    row["regime"] = state.regime
    for seat in seats:
        row[f"{seat_name(seat)}_gold"] = state.players[seat].gold
        for prestige in PRESTIGES:
            row[f"{seat_name(seat)}_{prestige}"] = points(state, seat, prestige)
    return row
