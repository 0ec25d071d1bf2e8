"""Script that writes the table of the steps in a turn: ``python packaging/sierra_steps.py``.

Run it from the project's root after a change of ENTRIES or a scenario.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import yaml

from paxdesk.desk.rulebook import load_book
from paxdesk.sierra_madre.rules.actions import ENTRIES

ROOT = Path(__file__).parents[1]
STEPS = ROOT / "paxdesk" / "sierra_madre" / "rules" / "STEPS.md"
SCENARIOS = ROOT / "tests" / "sierra_madre" / "scenarios"
HEAD = """# The steps of the sequence

`packaging/sierra_steps.py` writes this table. An entry is a line of the journal. A step without an
entry is done automatically or on the board. `tests/sierra_madre/test_scenarios.py` runs the
scenarios. `test_by_mouse.py` in the same folder enters each line of them in a window, and plays
three whole years.

| step | title | entries | scenarios |
| --- | --- | --- | --- |
"""
ON_THE_BOARD: Final = {
    "S1.2": "the event card states its effect",
    "S6.5": "the ledger has no entry for it",
    "S8.2": "on the board",
    "S8.4": "on the board",
    "S9.3": "on the board, for a quarter",
    "S9.7": "see the steps below",
    "S10.2": "on the board; see the steps below",
    "S10.2.1": "on the board",
    "S10.2.3": "entered like any other gold",
    "S10.2.5": "on the board",
    "S11.1.1": "on the board",
    "S11.1.2": "on the board",
    "S11.2.6": "nothing is paid",
    "S11.2.8": "paid like other damaged counters",
    "S11.4": "see the steps below",
    "S11.4.2": "the gold stays with its hacendado",
}
"""Reasons why steps have no scenario, by step."""


def text() -> str:
    return HEAD + "".join(f"{line}\n" for line in _rows())


def _rows() -> Iterator[str]:
    named = _scenarios()
    for step, entry in load_book("en", "sierra").by_id.items():
        if re.fullmatch(r"S[1-9]\d*\.[\d.]+", step):
            verbs = ", ".join(f"`{verb}`" for verb, each in ENTRIES.items() if each.step == step)
            shown = ", ".join(named.get(step, ())) or ON_THE_BOARD[step]
            yield f"| {step} | {entry.title} | {verbs} | {shown} |"


def _scenarios() -> dict[str, list[str]]:
    """Return the names of the scenarios that cite each step."""
    found: dict[str, list[str]] = {}
    for file in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in yaml.safe_load_all(file.read_text(encoding="utf-8")):
            for step in scenario["rules"]:
                found.setdefault(step, []).append(scenario["name"])
    return found


if __name__ == "__main__":
    STEPS.write_text(text(), encoding="utf-8", newline="\n")
