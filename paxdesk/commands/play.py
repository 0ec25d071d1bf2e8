"""``paxdesk play``: let robots play games without a display."""

import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast, get_args

from attrs import evolve, field

from paxdesk.commands.arguments import (
    add_json,
    add_options,
    ask_to_replace,
    handicap,
    handicaps,
    int_argument,
    print_json,
    seed_number,
    wanted_seeds,
    write_out,
)
from paxdesk.lazy_attrs import define
from paxdesk.porfiriana.robots.reasons import spoken_reason
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import SimulatedStep, play_on
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.setup import SOLO_SEATS
from paxdesk.porfiriana.rules.state import SoloMode, State
from paxdesk.porfiriana.saves import write_saved
from paxdesk.porfiriana.session import Opening, Session
from paxdesk.session.history import JournalEntry
from paxdesk.session.randomness import RandomPlayer
from paxdesk.session.session import SeatSetup, journal_entries

PlayerWord: TypeAlias = Literal["random", RobotName]
PLAYERS: tuple[PlayerWord, ...] = get_args(PlayerWord)
HOW = {
    "topple": "by toppling Díaz",
    "gold": "with the most gold",
    "standoff": "with the most gold, after a Mexican Standoff",
    "diaz": "by staying in power",
}
"""Phrases for the possible endings of a game."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--players",
        type=int_argument(2, 6),
        default=4,
        metavar="N",
        help="number of players, 2 to 6",
    )
    parser.add_argument("--seed", type=seed_number, default=1, help="seed of the first game")
    parser.add_argument(
        "--seats",
        type=seats,
        metavar="A,B",
        help=f"robots in seating order, instead of --players and --robots: {', '.join(PLAYERS)}",
    )
    parser.add_argument(
        "--robots", choices=PLAYERS, default="random", help="robot that plays every seat"
    )
    parser.add_argument(
        "--solo", choices=get_args(SoloMode), help="solo game against Díaz or two robots"
    )
    parser.add_argument(
        "--me",
        choices=PLAYERS,
        default="random",
        help="robot that plays the human's seat in a solo game",
    )
    add_options(parser)
    parser.add_argument(
        "--handicap",
        type=handicap,
        action="append",
        default=[],
        metavar="P1:gold=4,hand=1,prestige=loyalty",
        help="handicap of one seat; repeat it for others",
    )
    parser.add_argument(
        "--games",
        type=int_argument(1),
        metavar="N",
        help="number of games, with consecutive seeds (default: one)",
    )
    parser.add_argument("--journal", type=Path, metavar="FILE", help="text file for the journals")
    parser.add_argument("--save", type=Path, metavar="FILE", help="file for the last game")
    parser.add_argument(
        "--stop-after",
        type=int_argument(0),
        metavar="STEPS",
        help="number of steps after which a game stops",
    )
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Play games; print the journal of a single one, else the endings."""
    ask_to_replace(arguments.journal, arguments.save)
    deck = open_deck(arguments.cards)
    seeds = wanted_seeds(arguments)
    tally = _Tally()
    journals: list[str] = []
    robots = _robots(arguments)
    players = SOLO_SEATS.get(arguments.solo, len(arguments.seats or ()) or arguments.players)
    chosen = evolve(arguments.options, handicaps=handicaps(arguments.handicap, players))
    for seed in seeds:
        opening = Opening(chosen, seed, solo=arguments.solo)
        state = opening.begin(deck, players)
        taken = tally.play(state, seed, arguments.stop_after, robots)
        journal = [entry for each in taken for entry in _entries(each)]
        lines = [_told(entry) for entry in journal]
        if arguments.games is None and not arguments.json:
            print(*lines, _result(state), sep="\n")
        if arguments.journal is not None:
            journals += [f"# seed {seed}", *lines, f"# {_result(state)}"]
    if arguments.games is not None and not arguments.json:
        print(*tally.endings(), sep="\n")
    if arguments.journal is not None:
        write_out(arguments.journal, "".join(f"{line}\n" for line in journals).encode())
    if arguments.save is not None:
        write_saved(arguments.save, _session(opening, state, journal, robots))
    if arguments.json:
        print_json(tally.as_data(lines if arguments.games is None else None, _result(state)))
    else:
        print(tally.speed())
    return 0


@define
class _Tally:
    """Counts over several games; ``seconds`` includes playing only."""

    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    ended: Counter[str] = field(factory=Counter)

    def play(
        self, state: State, seed: int, most: int | None, robots: dict[Seat, RobotName]
    ) -> list[SimulatedStep]:
        start = time.perf_counter()
        taken = list(play_on(state, RandomPlayer.for_game(seed), most, robots))
        self.seconds += time.perf_counter() - start
        self.games += 1
        self.steps += len(taken)
        self.ended[state.ended_by or "interrupted"] += 1
        return taken

    def as_data(self, journal: list[str] | None, result: str) -> dict[str, Any]:
        """Return the counts as plain data, with the journal of a single game."""
        single = {} if journal is None else {"journal": journal, "result": result}
        counts = {"games": self.games, "steps": self.steps, "seconds": round(self.seconds, 3)}
        return {**counts, "endings": dict(self.ended), **single}

    def endings(self) -> list[str]:
        return [f"{count:6}  {how}" for how, count in self.ended.most_common()]

    def speed(self) -> str:
        rate = self.steps / self.seconds if self.seconds else 0.0
        played = f"games {self.games}, steps {self.steps}"
        return f"{played}, seconds {self.seconds:.2f}, steps/s {rate:.0f}"


def _result(state: State) -> str:
    if state.ended_by is None:
        return f"interrupted in the turn of {seat_name(state.turn.seat)}"
    winners = " and ".join(map(seat_name, state.winners))
    return f"{winners} {'wins' if len(state.winners) == 1 else 'win'} {HOW[state.ended_by]}"


def _robots(arguments: Namespace) -> dict[Seat, RobotName]:
    """Return the robots by seat, without random players."""
    named: tuple[PlayerWord, ...] = arguments.seats or (arguments.robots,) * arguments.players
    players: dict[Seat, PlayerWord] = dict(enumerate(named, start=1))
    if arguments.solo is not None:
        players = dict.fromkeys(range(1, SOLO_SEATS[arguments.solo] + 1), "paxomatic")
        players[1] = arguments.me
    return {seat: who for seat, who in players.items() if who != "random"}


def seats(text: str) -> tuple[PlayerWord, ...]:
    """Return the robots of a game from their comma-separated names. An argparse type."""
    words = text.replace(" ", "").split(",")
    for word in words:
        if word not in PLAYERS:
            known = ", ".join(PLAYERS)
            hint = "; use --players for a number" if word.isdigit() else ""
            raise ArgumentTypeError(f"there is no robot “{word}”; choose from {known}{hint}")
    if not 2 <= len(words) <= 6:
        raise ArgumentTypeError(f"a game has 2 to 6 players, not {len(words)}")
    return cast(tuple[PlayerWord, ...], tuple(words))


def _entries(taken: SimulatedStep) -> list[JournalEntry]:
    return journal_entries(
        Session.game, taken.seat, taken.action, taken.reason, taken.ties, taken.rolls
    )


def _told(entry: JournalEntry) -> str:
    line = f"{seat_name(entry.seat)}  {entry.line}"
    return f"{line}   # {spoken_reason(entry.reason)}" if entry.reason else line


def _session(
    opening: Opening, state: State, journal: list[JournalEntry], robots: dict[Seat, RobotName]
) -> Session:
    seats = tuple(
        SeatSetup(seat_name(seat), seat, robots.get(seat)) for seat in state.players if seat != DIAZ
    )
    return Session.from_saved(opening, seats, state, journal)
