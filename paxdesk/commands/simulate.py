"""``paxdesk simulate``: thousands of games between robots, a row each."""

import os
import signal
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import chain
from multiprocessing import active_children, parent_process
from pathlib import Path
from shutil import get_terminal_size
from threading import Thread
from typing import Any, TextIO, TypeAlias, cast, get_args

from attrs import define, field

from paxdesk.commands.arguments import OPTIONS, number, options, seed_number, wanted_seeds
from paxdesk.errors import PaxError
from paxdesk.files.rows import RowFile
from paxdesk.porfiriana.robots.simulation import (
    MOST_TURNS,
    Plan,
    Row,
    SeatWord,
    packed,
    play_packed,
)
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.rules.state import Options

GAMES_AT_ONCE = 10
"""Games in one piece of work: enough that handing it over costs nothing."""
PATIENCE = 5.0
"""Seconds after which it is looked whether a cluster still has workers."""
ANSWERS_WITHIN = "10s"
"""How long a cluster may take to answer at first."""
BAR = 30
"""Characters of the bar of progress, where there is room for them."""
KILLED = "A process that played games was killed; the same command goes on with --out."
NO_DASK = "A Dask cluster needs distributed: pip install 'paxdesk[cluster]'."

Work: TypeAlias = list[int]
Spread: TypeAlias = Callable[[Callable[[Work], list[Row]], Iterable[Work]], Iterable[list[Row]]]
"""Like ``map``: does pieces of work anywhere, and gives what they come to in their order."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare who plays, how often, where, and what becomes of the rows."""
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="seeds in a row")
    parser.add_argument("--seed", type=seed_number, default=0, help="of the first game")
    parser.add_argument(
        "--seats",
        type=seats,
        default=("paxomatic", "paxomatic", "random"),
        metavar="A,B",
        help=f"who plays, in seating order: {', '.join(get_args(SeatWord))}",
    )
    parser.add_argument(
        "--options", type=options, default=Options(), metavar="A,B", help=", ".join(OPTIONS)
    )
    parser.add_argument(
        "--turns",
        type=number(1),
        default=MOST_TURNS,
        metavar="N",
        help="break a game off after so many",
    )
    parser.add_argument(
        "--jobs",
        type=number(1),
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes (default: one for each core)",
    )
    parser.add_argument("--dask", metavar="tcp://…", help="play on this Dask cluster instead")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="a .csv or .parquet file; run again, it is continued where it stopped "
        "(default: rows are printed)",
    )


def run(arguments: Namespace) -> int:
    """Play what is missing, keep the rows, and say how the games ended."""
    try:
        plan = Plan(open_deck(arguments.cards), arguments.seats, arguments.options, arguments.turns)
    except ValueError as error:
        raise PaxError(str(error)) from error
    if arguments.out is None and sys.stdout is None:
        raise PaxError("There is nowhere to print rows to: name a file with --out.")
    seeds = wanted_seeds(arguments)
    file = RowFile(arguments.out, plan.columns(), plan.words())
    try:
        return _play(arguments, plan, file, seeds)
    except KeyboardInterrupt:
        kept = "; the same command goes on with it" if arguments.out is not None else ""
        print(f"\ninterrupted{kept}", file=sys.stderr)
        file.close()
        # Nothing is left to be done, and Python would wait for workers that were killed.
        sys.stderr.flush()
        os._exit(130)
    finally:
        file.close()


def _play(arguments: Namespace, plan: Plan, file: RowFile, seeds: range) -> int:
    missing = [seed for seed in seeds if seed not in file.kept]
    pieces = [missing[at : at + GAMES_AT_ONCE] for at in range(0, len(missing), GAMES_AT_ONCE)]
    endings: Counter[str] = Counter()
    with _spread(arguments) as (spread, cores):
        progress = Progress(len(seeds), len(seeds) - len(missing), cores, sys.stderr)
        rows = chain.from_iterable(spread(partial(play_packed, packed(plan)), pieces))
        for row in file.add(rows, sys.stdout):
            endings[_ending(row)] += 1
            progress.step()
    progress.close()
    file.finish()
    for ending, count in endings.most_common():
        print(f"{count:7,}  {ending}", file=sys.stderr)
    return 0


def _ending(row: Row) -> str:
    if not row["winner"]:
        return f"nobody, {row['how']}"
    return f"{row['winner']} ({row['robot']}), {row['how']}"


@contextmanager
def _spread(arguments: Namespace) -> Iterator[tuple[Spread, int]]:
    """Where games are played, and on how many cores: on a cluster, in processes, or here."""
    if arguments.dask is not None:
        with _cluster(arguments.dask) as spread_and_cores:
            yield spread_and_cores
    elif arguments.jobs == 1:
        yield map, 1
    else:
        pool = ProcessPoolExecutor(arguments.jobs, initializer=_belong_to_parent)
        try:
            yield partial(_in_processes, pool), min(arguments.jobs, os.cpu_count() or 1)
        except BaseException as error:
            for worker in active_children():
                worker.kill()
            pool.shutdown(wait=False)
            if isinstance(error, BrokenProcessPool):
                raise PaxError(KILLED) from error
            raise
        pool.shutdown()


def _in_processes(
    pool: ProcessPoolExecutor, play: Callable[[Work], list[Row]], pieces: Iterable[Work]
) -> Iterator[list[Row]]:
    # ``pool.map`` cancels what is left when it is broken off; where its workers were killed, a
    # thread of the pool then fails with a traceback.
    for future in [pool.submit(play, piece) for piece in pieces]:
        yield future.result()


def _belong_to_parent() -> None:
    """A worker leaves an interruption to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def leave() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=leave, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Spread, int]]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise PaxError(NO_DASK) from error
    try:
        client = distributed.Client(address, timeout=ANSWERS_WITHIN)
    except (OSError, ValueError) as error:
        raise PaxError(f"No Dask cluster answers at {address}.") from error

    def spread(play: Callable[[Work], list[Row]], pieces: Iterable[Work]) -> Iterator[list[Row]]:
        executor = client.get_executor(pure=False)
        for future in [executor.submit(play, piece) for piece in pieces]:
            yield _awaited(future, client, address)

    with client:
        try:
            yield spread, sum(client.nthreads().values()) or 1
        except (OSError, CancelledError, distributed.KilledWorker) as error:
            raise PaxError(f"The Dask cluster at {address} is gone ({error!r:.80}).") from error


def _awaited(future: "Future[list[Row]]", client: Any, address: str) -> list[Row]:
    """What a piece comes to; a cluster without a worker would keep us waiting for ever."""
    while True:
        try:
            return future.result(timeout=PATIENCE)
        except TimeoutError as error:
            if not client.scheduler_info()["workers"]:
                raise PaxError(f"The Dask cluster at {address} has no worker left.") from error


@define
class Progress:
    """One line on the terminal, or a line now and then where there is none."""

    total: int
    done: int
    cores: int
    output: TextIO
    clock: Callable[[], float] = time.monotonic
    _began: float = field(init=False)
    _told: float = field(init=False)
    _before: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._before = self.done
        self._began = self._told = self.clock()
        if self.done:
            print(f"{self.done:,} games were there already", file=self.output)

    def step(self) -> None:
        """One more game is kept."""
        self.done += 1
        now = self.clock()
        if now - self._told >= (0.1 if self.output.isatty() else 30):
            self._told = now
            self._tell()

    def close(self) -> None:
        """Leave the last figures standing."""
        self._tell()
        if self.output.isatty():
            print(file=self.output)

    def _tell(self) -> None:
        seconds = self.clock() - self._began
        rate = (self.done - self._before) / seconds if seconds else 0.0
        share = self.done / self.total
        left = f", {(self.total - self.done) / rate:,.0f} s left" if rate else ""
        pace = f"{rate:,.1f} a second"
        if self.cores > 1:
            pace += f" ({rate / self.cores:,.1f} on each core)"
        words = f"{self.done:,} of {self.total:,} games, {pace}{left}"
        if self.output.isatty():
            told = f"{share:4.0%}  {words}"
            room = get_terminal_size().columns - 1
            length = max(0, min(BAR, room - len(told) - 1))
            filled = round(share * length)
            bar = "█" * filled + "░" * (length - filled)
            shown = f"{bar} {told}"[:room]
            print(f"\r{shown}\x1b[K", end="", file=self.output, flush=True)
        else:
            print(words, file=self.output, flush=True)


def seats(text: str) -> tuple[SeatWord, ...]:
    """Read who takes the seats, with commas between; argparse shows its errors."""
    words = [word for word in text.replace(" ", "").split(",") if word]
    for word in words:
        if word not in get_args(SeatWord):
            known = ", ".join(get_args(SeatWord))
            raise ArgumentTypeError(f"“{word}” cannot take a seat; known are {known}")
    return cast(tuple[SeatWord, ...], tuple(words))
