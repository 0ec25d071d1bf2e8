"""Runner of simulated games: in this process, in several, or on a Dask cluster."""

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
from multiprocessing import active_children, get_context, parent_process
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
"""Interval between checks that a cluster still has workers, in seconds."""
ANSWERS_WITHIN = "10s"
"""Connection timeout of a cluster."""
BAR = 30
"""Maximum width of the progress bar, in characters."""
KILLED = "A worker process was killed; run the same command again."
NO_DASK = "A Dask cluster needs distributed. {how}"

Work: TypeAlias = list[int]
T = TypeVar("T")


class WorkSpread(Protocol):
    """``map`` over pieces of work, usually parallel; results are in order."""

    def __call__(
        self, do: Callable[[Work], list[T]], pieces: Iterable[Work], /
    ) -> Iterable[list[T]]: ...


class Simulation(Protocol):
    """Games that depend only on their seeds."""

    def words(self) -> ResultRow:
        """Return the columns that are equal in all rows; they identify the simulation."""

    def columns(self) -> list[str]:
        """Return the names of all columns, in order; ``seed`` is one of them."""

    def play(self, seed: int) -> ResultRow:
        """Play the game of a seed to its end, and return its row."""


def in_pieces(seeds: list[int], at_once: int) -> list[Work]:
    """Return the seeds in pieces of work of up to ``at_once`` seeds."""
    return [seeds[at : at + at_once] for at in range(0, len(seeds), at_once)]


@contextmanager
def spread_over(jobs: int, dask: str | None = None) -> Iterator[tuple[WorkSpread, int]]:
    """Yield a ``map`` for pieces of work, and its number of cores."""
    if dask is not None:
        with _cluster(dask) as spread_and_cores:
            yield spread_and_cores
    elif jobs == 1:
        yield map, 1
    else:
        try:
            pool = ProcessPoolExecutor(
                jobs,
                mp_context=get_context("spawn"),  # as Windows and macOS do
                initializer=_belong_to_parent,
                initargs=gc.get_threshold(),
            )
        except (OSError, ImportError, NotImplementedError):
            # Some systems, such as a container without /dev/shm, have no shared semaphores.
            yield map, 1
            return
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
    # An interrupted ``pool.map`` cancels its futures; a thread of the killed pool then fails.
    for future in [pool.submit(do, piece) for piece in pieces]:
        yield future.result()


def _belong_to_parent(*thresholds: int) -> None:
    """Make a worker ignore interrupts, and exit with its parent."""
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
        # ``client.get_executor`` can report finished rows as failed (distributed 2026.8,
        # ``_cascade_future``).
        for future in [client.submit(do, piece, pure=False) for piece in pieces]:
            yield _awaited(future, client, address)

    with client:
        try:
            yield spread, sum(client.nthreads().values()) or 1
        except (OSError, CancelledError, distributed.KilledWorker) as error:
            raise PaxError(f"The Dask cluster at {address} was lost ({error!s:.80}).") from error


def _awaited(future: Any, client: Any, address: str) -> Any:
    """Return the result of a piece. Raises PaxError if no worker remains."""
    while True:
        try:
            return future.result(timeout=PATIENCE)
        except TimeoutError as error:
            # A client that has lost its scheduler has no information about workers.
            if not client.scheduler_info().get("workers"):
                raise PaxError(f"The Dask cluster at {address} has no worker left.") from error


def leave_interrupted(*, kept: bool) -> NoReturn:
    """Print that the games were interrupted, then exit at once.

    A normal exit would wait for the killed workers.
    """
    goes_on = "; run the same command again to continue" if kept else ""
    print(f"\ninterrupted{goes_on}", file=sys.stderr, flush=True)
    os._exit(130)


@contextmanager
def row_file(simulation: Simulation, path: Path | None) -> Iterator[RowFile]:
    """Yield the file for the rows of a simulation; finish it afterwards."""
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
    """Play the games that ``file`` lacks; yield each row once it is written.

    If ``file`` has no path, rows are written to ``output``. Progress is shown if ``cores`` is not
    0.
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
    """Return the rows of all these games, playing those missing in the file."""
    with row_file(simulation, path) as file:
        new = list(play_missing(simulation, seeds, file, at_once, spread, cores))
        return new if path is None else [row for row in file.rows() if int(row["seed"]) in seeds]


def _play_packed(packed: bytes, seeds: Work) -> list[ResultRow]:
    simulation = _unpacked(packed)
    return [simulation.play(seed) for seed in seeds]


@lru_cache(maxsize=1)
def _unpacked(packed: bytes) -> Simulation:
    """Return the unpickled simulation, cached so that its games share one deck."""
    simulation: Simulation = pickle.loads(packed)
    return simulation


@define
class Progress:
    """Progress display: one updated line on a terminal, else a line every 30 seconds."""

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
            print(f"games already played: {self.done:,}", file=self.output)

    def step(self) -> None:
        """Count one more game, and print the progress if due."""
        self.done += 1
        now = self.clock()
        if now - self._told >= (0.1 if self.output.isatty() else 30):
            self._told = now
            self._tell()

    def close(self) -> None:
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
