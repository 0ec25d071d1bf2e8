"""Runner of simulated games: in this process, on all cores, or on a Dask cluster.

Games are played in pieces of a few; their rows come in the order of the pieces.
"""

import gc
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache, partial
from importlib import import_module
from itertools import chain
from multiprocessing import active_children, parent_process
from pathlib import Path
from shutil import get_terminal_size
from threading import Thread
from typing import Any, NoReturn, Protocol, TextIO, TypeAlias, TypeVar

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.files.simulation_rows import ResultRow, RowFile
from paxdesk.lazy_attrs import define
from paxdesk.resources import how_to_install

PATIENCE = 5.0
"""Seconds after which it is looked whether a cluster still has workers."""
ANSWERS_WITHIN = "10s"
"""How long a cluster may take to answer at first."""
BAR = 30
"""Characters of the bar of progress, where there is room for them."""
KILLED = "A process that did part of the work was killed; run the same command again."
NO_DASK = "A Dask cluster needs distributed. {how}"

Work: TypeAlias = list[int]
T = TypeVar("T")


class WorkSpread(Protocol):
    """Like ``map``: does pieces of work anywhere, and gives what they come to in their order."""

    def __call__(
        self, do: Callable[[Work], list[T]], pieces: Iterable[Work], /
    ) -> Iterable[list[T]]: ...


class Simulation(Protocol):
    """Games that depend on their seeds alone, so that any process may play them in any order."""

    def words(self) -> ResultRow:
        """The columns that are the same in every row: they tell simulations apart."""

    def columns(self) -> list[str]:
        """The names of all columns, in order; ``seed`` is one of them."""

    def play(self, seed: int) -> ResultRow:
        """Play the game of a seed to its end, and return its row."""


def in_pieces(seeds: list[int], at_once: int) -> list[Work]:
    """The games of these seeds as pieces of work, so many in each."""
    return [seeds[at : at + at_once] for at in range(0, len(seeds), at_once)]


@contextmanager
def spread_over(jobs: int, dask: str | None = None) -> Iterator[tuple[WorkSpread, int]]:
    """Where games are played, and on how many cores: on a cluster, in processes, or here."""
    if dask is not None:
        with _cluster(dask) as spread_and_cores:
            yield spread_and_cores
    elif jobs == 1:
        yield map, 1
    else:
        pool = ProcessPoolExecutor(jobs, initializer=_belong_to_parent, initargs=gc.get_threshold())
        try:
            yield partial(_in_processes, pool), min(jobs, os.cpu_count() or 1)
        except BaseException as error:
            for worker in active_children():
                worker.kill()
            pool.shutdown(wait=False)
            if isinstance(error, BrokenProcessPool):
                raise PaxError(KILLED) from error
            raise
        pool.shutdown()


def _in_processes(
    pool: ProcessPoolExecutor, do: Callable[[Work], list[T]], pieces: Iterable[Work]
) -> Iterator[list[T]]:
    # ``pool.map`` cancels what is left when it is broken off; where its workers were killed, a
    # thread of the pool then fails with a traceback.
    for future in [pool.submit(do, piece) for piece in pieces]:
        yield future.result()


def _belong_to_parent(*thresholds: int) -> None:
    """A worker collects garbage as seldom as its parent, to which it leaves an interruption.

    It does not outlive it.
    """
    gc.set_threshold(*thresholds)
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def leave() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=leave, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[WorkSpread, int]]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise PaxError(NO_DASK.format(how=how_to_install("cluster"))) from error
    try:
        client = distributed.Client(address, timeout=ANSWERS_WITHIN)
    except (OSError, ValueError) as error:
        raise PaxError(f"No Dask cluster answers at {address}.") from error

    def spread(do: Callable[[Work], list[T]], pieces: Iterable[Work]) -> Iterator[list[T]]:
        # Not by ``client.get_executor``: it takes rows that have come for an error when their
        # worker is lost at that moment (distributed 2026.8, ``_cascade_future``).
        for future in [client.submit(do, piece, pure=False) for piece in pieces]:
            yield _awaited(future, client, address)

    with client:
        try:
            yield spread, sum(client.nthreads().values()) or 1
        except (OSError, CancelledError, distributed.KilledWorker) as error:
            raise PaxError(f"The Dask cluster at {address} was lost ({error!s:.80}).") from error


def _awaited(future: Any, client: Any, address: str) -> Any:
    """What a piece comes to; a cluster without a worker would keep us waiting for ever."""
    while True:
        try:
            return future.result(timeout=PATIENCE)
        except TimeoutError as error:
            # A client that has lost its scheduler knows of nothing at all.
            if not client.scheduler_info().get("workers"):
                raise PaxError(f"The Dask cluster at {address} has no worker left.") from error


def leave_interrupted(*, kept: bool) -> NoReturn:
    """Say that games were broken off, and whether their rows are kept, and leave at once.

    Nothing is left to be done, and Python would wait for workers that were killed.
    """
    goes_on = "; run the same command again to continue" if kept else ""
    print(f"\ninterrupted{goes_on}", file=sys.stderr, flush=True)
    os._exit(130)


@contextmanager
def row_file(simulation: Simulation, path: Path | None) -> Iterator[RowFile]:
    """The file for the rows of a simulation, finished and closed at the end; None keeps none."""
    file = RowFile(path, simulation.columns(), simulation.words())
    try:
        yield file
        file.finish()
    finally:
        file.close()


def play_missing(
    simulation: Simulation,
    seeds: range,
    file: RowFile,
    at_once: int,
    spread: WorkSpread,
    cores: int = 0,
    output: TextIO | None = None,
) -> Iterator[ResultRow]:
    """Play the games of these seeds that ``file`` lacks, and yield each row once it is kept.

    ``at_once`` is the number of games in a piece of work. With ``cores`` progress is shown.
    ``output`` is where rows are printed if they are kept in no file.
    """
    missing = [seed for seed in seeds if seed not in file.kept_rows]
    there = len(seeds) - len(missing)
    progress = Progress(len(seeds), there, cores, sys.stderr) if cores else None
    play = partial(_play_packed, pickle.dumps(simulation))
    for row in file.add(chain.from_iterable(spread(play, in_pieces(missing, at_once))), output):
        if progress is not None:
            progress.step()
        yield row
    if progress is not None:
        progress.close()


def rows_of(
    simulation: Simulation,
    seeds: range,
    path: Path | None,
    at_once: int,
    spread: WorkSpread,
    cores: int = 0,
) -> list[ResultRow]:
    """Return the rows of all these games: those kept in the file, and those played now."""
    with row_file(simulation, path) as file:
        new = list(play_missing(simulation, seeds, file, at_once, spread, cores))
        return new if path is None else [row for row in file.rows() if int(row["seed"]) in seeds]


def _play_packed(packed: bytes, seeds: Work) -> list[ResultRow]:
    simulation = _unpacked(packed)
    return [simulation.play(seed) for seed in seeds]


@lru_cache(maxsize=1)
def _unpacked(packed: bytes) -> Simulation:
    """Unpack a simulation once a process: its games share one deck and what is kept with it."""
    simulation: Simulation = pickle.loads(packed)
    return simulation


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
            print(f"{self.done:,} games were already played", file=self.output)

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
