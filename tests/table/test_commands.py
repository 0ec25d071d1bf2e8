"""Tests of ``paxdesk picture`` and of opening the table by a command."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from paxdesk.desk.app.automatic import snapshot
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.saves import write_saved
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from tests.table.conftest import Lay

SPY = """given:
  players:
    P1: {hacendado: 209, gold: 9, hand: [162]}
    P2: {hacendado: 211, gold: 5, tableau: {12: {}}}
title: a picture
do: []
then: {}
players: 2
"""


def paxdesk(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program without a display; return the process."""
    environment = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    return subprocess.run(
        [sys.executable, "-m", "paxdesk", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )


@pytest.mark.long
def test_a_picture_of_a_scenario(tmp_path: Path) -> None:
    file, picture = tmp_path / "spy.yaml", tmp_path / "spy.png"
    file.write_text(SPY, encoding="utf-8")
    done = paxdesk("picture", str(file), "-o", str(picture), "--size", "1600x900", "--seat", "P2")
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1600, 900)


@pytest.mark.long
def test_missing_files_make_no_picture(tmp_path: Path) -> None:
    picture = tmp_path / "none.png"
    done = paxdesk("picture", str(tmp_path / "absent.pax"), "-o", str(picture))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert not picture.exists()


@pytest.mark.parametrize(
    "wrong", [["--size", "large"], ["--size", "10x10"], ["--seat", "P9"]], ids=" ".join
)
def test_wrong_arguments_are_reported(wrong: list[str]) -> None:
    done = paxdesk("picture", "file.pax", "-o", "out.png", *wrong)
    assert done.returncode == 2
    assert wrong[0] in done.stderr


def test_a_picture_follows_its_options(lay: Lay, qtbot: QtBot) -> None:
    given = """
    players:
      P1: {hacendado: 209, gold: 9, hand: [162]}
      P2: {hacendado: 211, gold: 5, tableau: {12: {}}}
    """
    state = lay(given)
    plain = snapshot(PaxTable(state.cards), position_session(state), 1, 1366, 768).toImage()
    perform(state, act.Attack(162, target=12))
    asked = snapshot(PaxTable(state.cards), position_session(state), 1, 1366, 768).toImage()
    assert paper(asked) > paper(plain) + 50, "a sheet lies over the table"


def paper(image: QImage) -> int:
    """Return the number of light pixels on a grid."""
    grid = ((x, y) for x in range(0, image.width(), 20) for y in range(0, image.height(), 20))
    return sum(image.pixelColor(*point).lightness() > 180 for point in grid)


@pytest.mark.long
def test_the_table_reports_the_time_until_painted() -> None:
    done = paxdesk("--new", "--seats", "6", "--seed", "1", "--exit-when-painted")
    assert done.returncode == 0, done.stderr
    words = done.stdout.split()
    assert words[:2] == ["painted", "in"]
    assert words[3] == "ms"
    assert 100 < int(words[2]) < 60_000


@pytest.mark.long
def test_a_saved_game_opens(deck: Deck, tmp_path: Path) -> None:
    path = tmp_path / "evening.pax"
    write_saved(path, plain_game(3, 5).deal(deck))
    done = paxdesk(str(path), "--exit-when-painted")
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_one_of_several_positions_opens_by_name(tmp_path: Path) -> None:
    file, picture = tmp_path / "two.yaml", tmp_path / "spy.png"
    file.write_text(f"name: a\n{SPY}---\nname: b\n{SPY}", encoding="utf-8")
    assert paxdesk("picture", f"{file}#b", "-o", str(picture)).returncode == 0
    assert paxdesk("--position", f"{file}#a", "--exit-when-painted").returncode == 0
    unnamed = paxdesk("--position", str(file), "--exit-when-painted")
    assert unnamed.returncode == 1
    assert f"it holds 2 positions; expected one of them, as {file}#a." in unnamed.stderr


@pytest.mark.long
def test_a_position_opens(tmp_path: Path) -> None:
    file = tmp_path / "spy.yaml"
    file.write_text(SPY, encoding="utf-8")
    done = paxdesk("--position", str(file), "--exit-when-painted")
    assert done.returncode == 0, done.stderr


def test_a_file_that_is_not_a_game_is_reported_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.pax"
    path.write_text("Dear sir", encoding="utf-8")
    done = paxdesk(str(path), "--exit-when-painted")
    assert done.returncode == 1
    assert "not a saved game" in done.stderr
    assert "Traceback" not in done.stderr
