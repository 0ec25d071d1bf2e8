"""Tests that only needed modules are loaded before the first painting."""

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
"""Maximum number of the project's modules loaded for a table of six."""
MOST_ENUMS = 240
"""Maximum number of Qt enums created for a table of six; each takes 0.15 ms."""
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
"""Modules not needed for the first painting."""


@pytest.mark.long
def test_only_visible_parts_are_loaded_at_the_start() -> None:
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
    # PySide6 reads no source file of the project; attrs classes have generated source.
    assert not [name for name in read.split() if name.endswith(".py")]
    assert len(ours) <= MOST, len(ours)
    assert int(enums) <= MOST_ENUMS
