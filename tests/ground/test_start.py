"""The table is there before anything is loaded that it does not need to be painted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
START = """
import linecache
import sys
from enum import Enum, Flag, IntEnum, IntFlag
from paxdesk.cli import main
main(["--new", "--seats", "6", "--seed", "1", "--exit-when-painted"])
made = [enum for kind in (Enum, Flag, IntEnum, IntFlag) for enum in kind.__subclasses__()]
print(sum(enum.__module__.startswith("PySide6.") for enum in made))
print(*sorted(name for name in linecache.cache if "paxdesk" in name.replace("<", "")))
print(*sorted(sys.modules))
"""
MOST = 230
"""Modules of ours that a table of six is painted with."""
MOST_ENUMS = 240
"""Enums of Qt that are made until then, 0.15 ms each. There were 377 while Shiboken had to find out
of which class an object of Qt was: an event filter of the application, the viewport of the table.
"""
NOT_YET = (
    "cattrs",
    "cryptography",
    "csv",
    "difflib",
    "hashlib",
    "html",
    "paxdesk.desk.guide",
    "paxdesk.desk.rules_window",
    "paxdesk.desk.home.home_page",
    "paxdesk.desk.home.home_page",
    "paxdesk.desk.preferences.settings_sheet",
    "paxdesk.desk.puzzles",
    "paxdesk.desk.replay",
    "paxdesk.desk.rulebook",
    "paxdesk.desk.sheets.network_sheets",
    "paxdesk.desk.sheets.question_sheet",
    "paxdesk.desk.sheets.curtain",
    "paxdesk.desk.sheets.action_menu",
    "paxdesk.desk.sheets.modal_sheet",
    "paxdesk.desk.course_files",
    "paxdesk.desk.window.network_calls",
    "paxdesk.desk.window.hosted_game",
    "paxdesk.desk.window.hosted_game",
    "paxdesk.desk.window.fairness_banner",
    "paxdesk.desk.window.remote_game",
    "paxdesk.files.shared_replay",
    "paxdesk.mexican_adventure",
    "paxdesk.net",
    "paxdesk.porfiriana.analysis",
    "paxdesk.porfiriana.puzzles",
    "paxdesk.porfiriana.results",
    "paxdesk.porfiriana.robots.paxomatic",
    "paxdesk.porfiriana.rules.sums",
    "paxdesk.porfiriana.saves",
    "paxdesk.porfiriana.scenarios",
    "paxdesk.porfiriana.table.chart_plots",
    "paxdesk.porfiriana.table.guide",
    "paxdesk.porfiriana.table.hand.affordances",
    "paxdesk.porfiriana.table.inspection",
    "paxdesk.porfiriana.table.motion",
    "paxdesk.porfiriana.table.sheets.depression_sheet",
    "paxdesk.porfiriana.table.sheets.new_game",
    "paxdesk.porfiriana.table.sheets.showdown_sheet",
    "paxdesk.porfiriana.table.words.consequences",
    "paxdesk.porfiriana.sharing",
    "paxdesk.porfiriana.turn_stats",
    "paxdesk.session.seat_updates",
    "paxdesk.sierra_madre",
    "secrets",
    "segno",
    "websockets",
    "yaml",
    "zeroconf",
)
"""Lessons, puzzles, records, looking back, other machines, robots, saves, sheets, motions, the rule
book, what lies in a hand and the other game can wait."""


@pytest.mark.long
def test_only_what_is_seen_is_loaded_at_the_start() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", START],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    *_, enums, read, loaded, _end = done.stdout.split("\n")
    modules = loaded.split()
    ours = [name for name in modules if name.partition(".")[0] == "paxdesk"]
    early = [name for name in modules for room in NOT_YET if f"{name}.".startswith(f"{room}.")]
    assert not early
    # PySide6 reads no source of ours; what is written for records counts as none.
    assert not [name for name in read.split() if name.endswith(".py")]
    assert len(ours) <= MOST, len(ours)
    assert int(enums) <= MOST_ENUMS
