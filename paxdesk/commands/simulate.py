"""``paxdesk simulate``: thousands of games between robots, a row each."""

import os
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any, TextIO, TypeAlias, cast, get_args

from attrs import define, field

from paxdesk.commands.arguments import OPTIONS, number, options
from paxdesk.errors import PaxError
from paxdesk.files.rows import RowFile
from paxdesk.porfiriana.robots.simulation import Plan, Row, SeatWord, play_games
from paxdesk.porfiriana.rules.state import Options
from paxdesk.resources import open_deck

GAMES_AT_ONCE = 10
"""Games in one piece of work: enough that handing it over costs nothing."""
NO_DASK = "A Dask cluster needs distributed: pip install 'paxdesk[cluster]'."

Work: TypeAlias = list[int]
Spread: TypeAlias = Callable[[Callable[[Work], list[Row]], Iterable[Work]], Iterable[list[Row]]]
"""Like ``map``: does pieces of work anywhere, and gives what they come to in their order."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare who plays, how often, where, and what becomes of the rows."""
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="seeds in a row")
    parser.add_argument("--seed", type=number(0), default=0, help="of the first game")
    parser.add_argument(
        "--seats",
        type=_seats,
        default=("paxomatic", "paxomatic", "random"),
        metavar="A,B",
        help=f"who plays, in seating order: {', '.join(get_args(SeatWord))}",
    )
    parser.add_argument(
        "--options", type=options, default=Options(), metavar="A,B", help=", ".join(OPTIONS)
    )
    parser.add_argument(
        "--jobs", type=number(1), default=os.cpu_count() or 1, metavar="N", help="processes"
    )
    parser.add_argument("--dask", metavar="tcp://…", help="play on this Dask cluster instead")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="a .csv or .parquet file; run again, it is continued where it stopped",
    )


def run(arguments: Namespace) -> int:
    """Play what is missing, keep the rows, and say how the games ended."""
    try:
        plan = Plan(open_deck(arguments.cards), arguments.seats, arguments.options)
    except ValueError as error:
        raise PaxError(str(error)) from error
    file = RowFile(arguments.out, plan.columns(), plan.words())
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    missing = [seed for seed in seeds if seed not in file.kept]
    pieces = [missing[at : at + GAMES_AT_ONCE] for at in range(0, len(missing), GAMES_AT_ONCE)]
    progress = _Progress(len(seeds), len(seeds) - len(missing), sys.stderr)
    endings: Counter[str] = Counter()
    with _spread(arguments) as spread:
        rows = chain.from_iterable(spread(partial(play_games, plan), pieces))
        for row in file.add(rows, sys.stdout):
            endings[f"{row['winner']} ({row['robot']}), {row['how']}"] += 1
            progress.step()
    progress.close()
    file.finish()
    for ending, count in endings.most_common():
        print(f"{count:7,}  {ending}", file=sys.stderr)
    return 0


@contextmanager
def _spread(arguments: Namespace) -> Iterator[Spread]:
    """Where games are played: on a cluster, in processes, or here."""
    if arguments.dask is not None:
        with _cluster(arguments.dask) as spread:
            yield spread
    elif arguments.jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(arguments.jobs) as pool:
            try:
                yield pool.map
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


@contextmanager
def _cluster(address: str) -> Iterator[Spread]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise PaxError(NO_DASK) from error
    try:
        client = distributed.Client(address, timeout="10s")
    except OSError as error:
        raise PaxError(f"No Dask cluster answers at {address}.") from error
    with client:
        yield client.get_executor(pure=False).map


@define
class _Progress:
    """One line on the terminal, or a line now and then where there is none."""

    total: int
    done: int
    output: TextIO
    _began: float = field(factory=time.monotonic, init=False)
    _told: float = field(factory=time.monotonic, init=False)
    _before: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._before = self.done
        if self.done:
            print(f"{self.done:,} games were there already", file=self.output)

    def step(self) -> None:
        """One more game is kept."""
        self.done += 1
        now = time.monotonic()
        if now - self._told >= (0.1 if self.output.isatty() else 30):
            self._told = now
            self._tell()

    def close(self) -> None:
        """Leave the last figures standing."""
        self._tell()
        if self.output.isatty():
            print(file=self.output)

    def _tell(self) -> None:
        seconds = time.monotonic() - self._began
        rate = (self.done - self._before) / seconds if seconds else 0.0
        share = self.done / self.total
        left = f", {(self.total - self.done) / rate:,.0f} s left" if rate else ""
        words = f"{self.done:,} of {self.total:,} games, {rate:,.1f} a second{left}"
        if self.output.isatty():
            filled = round(share * 30)
            bar = "█" * filled + "░" * (30 - filled)
            print(f"\r{bar} {share:4.0%}  {words}\x1b[K", end="", file=self.output, flush=True)
        else:
            print(words, file=self.output, flush=True)


def _seats(text: str) -> tuple[SeatWord, ...]:
    words = [word for word in text.replace(" ", "").split(",") if word]
    for word in words:
        if word not in get_args(SeatWord):
            known = ", ".join(get_args(SeatWord))
            raise ArgumentTypeError(f"“{word}” cannot take a seat; known are {known}")
    return cast(tuple[SeatWord, ...], tuple(words))
