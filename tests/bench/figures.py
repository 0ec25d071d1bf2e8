"""Performance figures, their targets, and their computation from the benchmarks.

Times are scaled to a machine on which python-chess makes 20,000 random moves per second.
"""

from collections.abc import Callable, Iterable, Mapping
from statistics import median
from typing import Any, Literal, TypeAlias

from attrs import frozen

Benchmark: TypeAlias = Mapping[str, Any]
"""Benchmark in pytest-benchmark's JSON; ``stats`` are in seconds."""
Benchmarks: TypeAlias = Mapping[str, Benchmark]
Unit: TypeAlias = Literal["×", "ms", "MB", "a second"]


@frozen
class Figure:
    """Figure with its target: a maximum, or with ``at_least`` a minimum."""

    what: str
    unit: Unit
    target: float | None
    value: Callable[[Benchmarks], float]
    at_least: bool = False

    def is_met(self, value: float) -> bool:
        if self.target is None:
            return True
        return value >= self.target if self.at_least else value <= self.target

    @property
    def wanted(self) -> str:
        """Target with its unit, or ""."""
        if self.target is None:
            return ""
        return f"{'≥' if self.at_least else '≤'} {self.target:g} {self.unit}"

    def show(self, value: float) -> str:
        if self.unit == "ms" and value < 0.01:
            return "< 0.01 ms"
        if self.unit == "a second":
            return f"{value:,.0f} {self.unit}"
        digits = 0 if self.unit == "MB" else 2 if value < 10 else 1
        return f"{value:.{digits}f} {self.unit}"


MOVE = 1 / 20_000
"""Duration of a chess move on the reference machine, in seconds."""


def seconds_a_step(benchmark: Benchmark) -> float:
    return float(benchmark["stats"]["min"]) / int(benchmark["extra_info"]["steps"])


def scale(benchmark: Benchmark) -> float:
    """Return the factor that scales times to the reference machine."""
    return MOVE / float(benchmark["extra_info"]["move"])


def _against_chess(seats: int) -> Callable[[Benchmarks], float]:
    def value(found: Benchmarks) -> float:
        game = found[f"game-{seats}"]
        return float(game["extra_info"]["quickest_move"]) / seconds_a_step(game)

    return value


def _milliseconds(name: str) -> Callable[[Benchmarks], float]:
    return lambda found: float(found[name]["stats"]["median"]) * 1000 * scale(found[name])


def _noted(name: str, what: str) -> Callable[[Benchmarks], float]:
    return lambda found: float(found[name]["extra_info"][what])


def _rate(name: str, what: str) -> Callable[[Benchmarks], float]:
    """Return a function that computes the count ``what`` per second."""

    def value(found: Benchmarks) -> float:
        seconds = float(found[name]["stats"]["median"]) * scale(found[name])
        return float(found[name]["extra_info"][what]) / seconds

    return value


def _noted_time(name: str, what: str) -> Callable[[Benchmarks], float]:
    return lambda found: float(found[name]["extra_info"][what]) * scale(found[name])


def _copy_to_step(found: Benchmarks) -> float:
    copy, game = found["copy"], found["game-6"]
    return float(copy["stats"]["min"]) * scale(copy) / (seconds_a_step(game) * scale(game))


def _ahead(found: Benchmarks) -> float:
    ahead = found["ahead"]
    return seconds_a_step(ahead) / float(ahead["extra_info"]["quickest_move"])


def _start_to_bare(found: Benchmarks) -> float:
    told = found["start"]["extra_info"]
    return float(told["table"]) / float(told["bare"])


FIGURES = (
    *(
        Figure(f"steps a second in random games of {seats}, relative to python-chess", "×", 1.5,
               _against_chess(seats), at_least=True)
        for seats in (2, 4, 6)
    ),
    Figure("steps in random games of 4", "a second", None, _rate("game-4", "steps")),
    Figure("random games of 4", "a second", None, _rate("game-4", "games")),
    Figure("last quarter of a game relative to the first, per action listed", "×", 1.15,
           _noted("quarters", "by_action")),
    Figure("last quarter of a game relative to the first, per step", "×", None,
           _noted("quarters", "by_step")),
    Figure("copying a position, relative to a step", "×", 2, _copy_to_step),
    Figure("copying a four-player position and performing an action, "
           "relative to a move in python-chess", "×", None, _ahead),
    Figure("undo at action 500", "ms", 5, _milliseconds("undo")),
    Figure("saving a finished game of six", "ms", 20, _milliseconds("save")),
    Figure("loading a finished game of six", "ms", 60, _milliseconds("load")),
    Figure("turn of a Pax-o-matic, median of 100 games", "ms", 50,
           _noted_time("paxomatic", "median")),
    Figure("turn of a Pax-o-matic, longest of 100 games", "ms", 500,
           _noted_time("paxomatic", "longest")),
    Figure("turns of Pax-o-matics", "a second", None, _rate("paxomatic", "turns")),
    Figure("positions evaluated by the hard planner", "a second", None,
           _rate("planner", "positions")),
    Figure("analysis of a game of 172 steps on one core, without comparing plans", "ms", None,
           _milliseconds("analysis")),
    Figure("memory gained in 100 games of four Pax-o-matics", "MB", 20,
           _noted("robots-memory", "gained")),
    Figure("start to a painted table of six, relative to a bare window", "×", 4.2, _start_to_bare),
    Figure("painting a table of six at 1920 × 1080", "ms", 16, _milliseconds("repaint")),
    Figure("a frame while dragging", "ms", 8, _milliseconds("drag")),
    Figure("from drop to final layout", "ms", 11, _milliseconds("drop")),
    Figure("memory of a table of six after a whole game", "MB", 200,
           _noted("automatic-game", "memory")),
    Figure("memory gained by a table of six in three hours", "MB", 20,
           _noted("table-memory", "gained")),
    Figure("longest uninterrupted work in an automatic game", "ms", 50,
           _noted("automatic-game", "longest")),
    Figure("from sending a move to receiving its step, at six computers, median", "ms", 20,
           _noted("network-table", "median")),
    Figure("from sending a move to receiving its step, at six computers, 95th percentile", "ms", 50,
           _noted("network-table", "most")),
    Figure("from sending a move to painting its step, with five other programs, median", "ms", 20,
           _noted("network-window", "median")),
    Figure("from sending a move to painting its step, with five other programs, 95th percentile",
           "ms", 50, _noted("network-window", "most")),
    Figure("from sending a move to painting its step, at six windows, median", "ms", None,
           _noted("network-windows", "median")),
    Figure("from sending a move to painting its step, at six windows, 95th percentile", "ms", None,
           _noted("network-windows", "most")),
    Figure("from sending a move to receiving its step, at 100 tables of two people and two robots, "
           "95th percentile", "ms", 100, _noted("network-tables", "most")),
    Figure("memory of a table of two people and two robots", "MB", 2,
           _noted("network-tables", "memory")),
)  # fmt: skip


def by_name(data: Mapping[str, Any]) -> dict[str, Benchmark]:
    return {each["extra_info"]["name"]: each for each in data["benchmarks"]}


def table(found: Benchmarks) -> tuple[list[str], list[str]]:
    """Return the table's lines, and the missed figures."""
    lines = ["| figure | measured | target | |", "| --- | ---: | ---: | --- |"]
    missed = []
    for figure in FIGURES:
        value = figure.value(found)
        met = figure.is_met(value)
        verdict = "" if figure.target is None else "met" if met else "missed"
        lines.append(f"| {figure.what} | {figure.show(value)} | {figure.wanted} | {verdict} |")
        if not met:
            missed.append(figure.what)
    moves = median(1 / each["extra_info"]["move"] for each in found.values())
    lines += ["", f"python-chess made {moves:,.0f} random moves a second in this run."]
    return lines, missed


def replaced(page: str, lines: Iterable[str]) -> str:
    """Return the page with these lines as its table of figures.

    Raises ValueError if the comments around the table are missing.
    """
    begin, end = "<!-- figures -->\n", "<!-- end of figures -->"
    head, found, rest = page.partition(begin)
    if not found or end not in rest:
        raise ValueError("the page has no place for the figures")
    return "".join([head, begin, *(f"{line}\n" for line in lines), end, rest.partition(end)[2]])
