"""The figures of speed, their targets, and how each follows from the benchmarks.

Figures are ratios within one run wherever they can be; a time is that of this machine, as fast as
the line about python-chess says.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias

from attrs import frozen

Benchmark: TypeAlias = Mapping[str, Any]
"""One benchmark of pytest-benchmark's JSON: ``stats`` in seconds, and ``extra_info``."""
Benchmarks: TypeAlias = Mapping[str, Benchmark]
Unit: TypeAlias = Literal["×", "ms", "MB"]


@frozen
class Figure:
    """What is measured, in which unit, and the most (or, with ``at_least``, the least) it may be."""

    what: str
    unit: Unit
    target: float
    value: Callable[[Benchmarks], float]
    at_least: bool = False

    def is_met(self, value: float) -> bool:
        """Whether a value is as good as it should be."""
        return value >= self.target if self.at_least else value <= self.target

    def show(self, value: float) -> str:
        """A value with its unit."""
        digits = 0 if self.unit == "MB" else 2 if value < 10 else 1
        return f"{value:.{digits}f} {self.unit}"


def seconds_a_step(benchmark: Benchmark) -> float:
    """The time of a step where a round takes many."""
    return float(benchmark["stats"]["min"]) / int(benchmark["extra_info"]["steps"])


def _against_chess(seats: int) -> Callable[[Benchmarks], float]:
    return lambda found: seconds_a_step(found["chess"]) / seconds_a_step(found[f"game-{seats}"])


def _milliseconds(name: str, which: str = "median") -> Callable[[Benchmarks], float]:
    return lambda found: float(found[name]["stats"][which]) * 1000


def _noted(name: str, what: str) -> Callable[[Benchmarks], float]:
    """A value that the benchmark has measured by itself."""
    return lambda found: float(found[name]["extra_info"][what])


def _copy_to_step(found: Benchmarks) -> float:
    return float(found["copy"]["stats"]["min"]) / seconds_a_step(found["game-6"])


def _start_to_bare(found: Benchmarks) -> float:
    return float(found["start"]["stats"]["min"]) / float(found["bare-start"]["stats"]["min"])


FIGURES = (
    *(
        Figure(f"steps a second in random games of {seats}, against python-chess", "×", 0.5,
               _against_chess(seats), at_least=True)
        for seats in (2, 4, 6)
    ),
    Figure("last quarter of a game against the first, per action listed", "×", 1.3,
           _noted("quarters", "ratio")),
    Figure("copying a position against a step", "×", 2, _copy_to_step),
    Figure("undo at action 500", "ms", 5, _milliseconds("undo")),
    Figure("saving a finished game of six", "ms", 20, _milliseconds("save")),
    Figure("loading a finished game of six", "ms", 60, _milliseconds("load")),
    Figure("turn of a Pax-o-matic, median of 100 games", "ms", 50, _noted("paxomatic", "median")),
    Figure("turn of a Pax-o-matic, longest of 100 games", "ms", 500,
           _noted("paxomatic", "longest")),
    Figure("start to a painted table of six, against a bare window", "×", 5, _start_to_bare),
    Figure("painting a table of six at 1920 × 1080", "ms", 16, _milliseconds("repaint")),
    Figure("a frame while dragging", "ms", 8, _milliseconds("drag")),
    Figure("from drop to final layout", "ms", 16, _milliseconds("drop")),
    Figure("memory of a table of six after a whole game", "MB", 350,
           _noted("automatic-game", "memory")),
    Figure("longest work at a stretch in an automatic game", "ms", 50,
           _noted("automatic-game", "longest")),
)  # fmt: skip


def by_name(data: Mapping[str, Any]) -> dict[str, Benchmark]:
    """The benchmarks of pytest-benchmark's JSON by the name each has given itself."""
    return {each["extra_info"]["name"]: each for each in data["benchmarks"]}


def table(found: Benchmarks) -> tuple[list[str], list[str]]:
    """The lines of a Markdown table of all figures, and the names of those missed."""
    lines = ["| figure | measured | target | |", "| --- | ---: | ---: | --- |"]
    missed = []
    for figure in FIGURES:
        value = figure.value(found)
        target = f"{'≥' if figure.at_least else '≤'} {figure.target:g} {figure.unit}"
        met = figure.is_met(value)
        lines.append(
            f"| {figure.what} | {figure.show(value)} | {target} | {'met' if met else 'missed'} |"
        )
        if not met:
            missed.append(figure.what)
    rate = 1 / seconds_a_step(found["chess"])
    lines += ["", f"python-chess makes {rate:,.0f} random moves a second in the same run."]
    return lines, missed


def replaced(readme: str, lines: Iterable[str]) -> str:
    """The README with these lines between its two marks."""
    begin, end = "<!-- figures -->\n", "<!-- end of figures -->"
    head, found, rest = readme.partition(begin)
    if not found or end not in rest:
        raise ValueError("the README has no place for the figures")
    return "".join([head, begin, *(f"{line}\n" for line in lines), end, rest.partition(end)[2]])
