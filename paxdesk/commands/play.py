"""``paxdesk play``: let robots play games without a display."""

import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import attrs
from attrs import define, field

from paxdesk.files.save import write_saved, write_whole
from paxdesk.resources import open_deck
from paxdesk.robots.playing import Taken, play_on
from paxdesk.robots.random_player import RandomPlayer
from paxdesk.rules.notation import seat_name, write
from paxdesk.rules.state import Options, State
from paxdesk.session.session import JournalEntry, Opening, SeatSetup, Session

HOW = {
    "topple": "by toppling Díaz",
    "gold": "with the most gold",
    "standoff": "with the most gold, after a Mexican Standoff",
    "diaz": "by staying in power",
}


def add_arguments(parser: ArgumentParser) -> None:
    """Declare what is played, how often, and what is kept of it."""
    parser.add_argument("--players", type=_number(2, 6), default=4, metavar="N", help="2 to 6")
    parser.add_argument("--seed", type=_number(0), default=1, help="of the (first) game")
    parser.add_argument("--robots", choices=("random",), default="random", help="who plays")
    parser.add_argument(
        "--options", type=_options, default=Options(), metavar="A,B", help=", ".join(_OPTIONS)
    )
    parser.add_argument("--games", type=_number(1), metavar="N", help="as many seeds in a row")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="keep the journals as text")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the last game")
    parser.add_argument(
        "--stop-after", type=_number(0), metavar="STEPS", help="interrupt each game then"
    )


def run(arguments: Namespace) -> int:
    """Play, print the journal of a single game or how many ended, and the speed."""
    deck = open_deck(arguments.cards)
    seeds = range(arguments.seed, arguments.seed + (arguments.games or 1))
    tally = _Tally()
    journals: list[str] = []
    for seed in seeds:
        opening = Opening(arguments.options, seed)
        state = opening.begin(deck, arguments.players)
        taken = tally.play(state, seed, arguments.stop_after)
        lines = [f"{seat_name(each.seat)}  {write(each.action)}" for each in taken]
        if arguments.games is None:
            print(*lines, _result(state), sep="\n")
        if arguments.journal is not None:
            journals += [f"# seed {seed}", *lines, f"# {_result(state)}"]
    if arguments.games is not None:
        print(*tally.endings(), sep="\n")
    if arguments.journal is not None:
        write_whole(arguments.journal, "".join(f"{line}\n" for line in journals).encode())
    if arguments.save is not None:
        write_saved(arguments.save, _session(opening, state, taken))
    print(tally.speed())
    return 0


@define
class _Tally:
    """What a row of games came to; ``seconds`` are those of playing alone."""

    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    ended: Counter[str] = field(factory=Counter)

    def play(self, state: State, seed: int, most: int | None) -> list[Taken]:
        start = time.perf_counter()
        taken = list(play_on(state, RandomPlayer.for_game(seed), most))
        self.seconds += time.perf_counter() - start
        self.games += 1
        self.steps += len(taken)
        self.ended[state.ended_by or "interrupted"] += 1
        return taken

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


def _session(opening: Opening, state: State, taken: list[Taken]) -> Session:
    seats = tuple(SeatSetup(seat_name(seat), seat - 1) for seat in state.players)
    journal = [JournalEntry(each.seat, write(each.action)) for each in taken]
    return Session.from_saved(opening, seats, state, journal)


# --- Arguments -----------------------------------------------------------------------------------

_OPTIONS = tuple(attrs.fields_dict(Options))


def _options(text: str) -> Options:
    names = [name for name in text.replace(" ", "").split(",") if name]
    for name in names:
        if name not in _OPTIONS:
            raise ArgumentTypeError(f"unknown option “{name}”; known are {', '.join(_OPTIONS)}")
    return Options(**dict.fromkeys(names, True))


def _number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Make a reader of a whole number; argparse shows its error with the option's name."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit()) or not least <= int(text) <= (most or int(text)):
            limits = f"of {least} or more" if most is None else f"from {least} to {most}"
            raise ArgumentTypeError(f"“{text}” is no whole number {limits}")
        return int(text)

    return read
