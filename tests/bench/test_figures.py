"""Tests of the table of figures in the docs."""

from typing import Any

import pytest

from tests.bench.figures import FIGURES, MOVE, by_name, replaced, table
from tests.bench.measuring import ROOT

TIMED = ("copy", "undo", "save", "load", "analysis", "repaint", "drag", "drop")
NAMES = {
    **{f"game-{seats}": {"steps": 100, "games": 4, "quickest_move": MOVE} for seats in (2, 4, 6)},
    "quarters": {"by_action": 1.0, "by_step": 1.0},
    "paxomatic": {"median": 1.0, "longest": 9.0, "turns": 10},
    "planner": {"positions": 50},
    "robots-memory": {"gained": 3.0},
    "table-memory": {"gained": 3.0},
    "ahead": {"steps": 100, "quickest_move": MOVE},
    "start": {"table": 0.5, "bare": 0.2},
    "automatic-game": {"memory": 180.0, "longest": 20.0},
    "network-table": {"median": 4.0, "most": 9.0},
    "network-window": {"median": 18.0, "most": 28.0},
    "network-windows": {"median": 12.0, "most": 30.0},
    "network-tables": {"most": 9.0, "memory": 1.0},
    **{name: {} for name in TIMED},
}


def measured(seconds: float, move: float = MOVE) -> dict[str, Any]:
    stats = {"min": seconds, "median": seconds}
    data = [
        {"stats": stats, "extra_info": {"name": name, "move": move, **noted}}
        for name, noted in NAMES.items()
    ]
    return by_name({"benchmarks": data})


def test_every_figure_has_its_line() -> None:
    lines, missed = table(measured(0.001))
    assert [line.split(" | ")[0].strip("| ") for line in lines[2:-2]] == [f.what for f in FIGURES]
    assert lines[-1] == "python-chess made 20,000 random moves a second in this run."
    assert missed == ["copying a position, relative to a step"]
    assert "| random games of 4 | 4,000 a second |  |  |" in lines
    assert "| painting a table of six at 1920 × 1080 | 1.00 ms | ≤ 16 ms | met |" in lines


def test_times_are_those_of_a_machine_of_known_speed() -> None:
    lines, missed = table(measured(0.020))
    assert "| from drop to final layout | 20.0 ms | ≤ 11 ms | missed |" in lines
    assert "from drop to final layout" in missed
    lines, missed = table(measured(0.020, move=MOVE * 2))
    assert "| from drop to final layout | 10.0 ms | ≤ 11 ms | met |" in lines


def test_the_page_of_performance_has_a_place_for_the_table() -> None:
    page = (ROOT / "docs" / "notes" / "performance.md").read_text(encoding="utf-8")
    changed = replaced(page, ["| a | b |"])
    assert "<!-- figures -->\n| a | b |\n<!-- end of figures -->" in changed
    assert replaced(changed, ["| a | b |"]) == changed
    with pytest.raises(ValueError, match="no place"):
        replaced("# Pax Desk\n", [])
