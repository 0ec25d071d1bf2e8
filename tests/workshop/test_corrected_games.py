"""Tests of games with a corrected deck."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.cli import main
from paxdesk.desk.replay.html_export import replay_page
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.view.game_view import GameView
from paxdesk.files.shared_replay import read_shared_replay, shared_replay_data, shared_replay_of
from paxdesk.porfiriana.analysis.analysis import read_analysis, to_plain
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.words.terms import seat_labels
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from tests.workshop.typed_lines import other_card, whole_other

LONG = 300_000
"""Timeout of the analysis, in ms."""


@pytest.fixture(scope="module")
def folder(deck: Deck, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of 100 corrected cards, 85 in one fact."""
    chance, place = Random(40), tmp_path_factory.mktemp("box") / "cards"
    numbers = chance.sample([n for n in deck.cards if n != 220], 100)
    one_fact = [other_card(deck.cards[number], chance) for number in numbers[:85]]
    whole = [whole_other(deck.cards[number], chance) for number in numbers[85:]]
    CorrectionsFolder(place).save_checked([*one_fact, *whole])
    return place


def dealt(folder: Path, file: Path, seed: int, players: int = 3) -> Session:
    """Play a game with corrected cards; read it without them."""
    game = ["play", "--players", str(players), "--robots", "beginner", "--seed", str(seed)]
    assert main(["--cards", str(folder), *game, "--save", str(file)]) == 0
    return read_saved(file, CorrectionsFolder(file.parent / "none").deck())


@pytest.mark.long
def test_games_of_a_corrected_deck_are_played_verified_and_shared(
    qapp: QApplication, deck: Deck, folder: Path, tmp_path: Path
) -> None:
    corrected = CorrectionsFolder(folder).deck()
    assert len(corrected.replaced) == 100
    file = tmp_path / "game.pax"
    for seed in (1, 5):
        session = dealt(folder, file, seed)
        assert session.state.over
        assert main(["verify", str(file)]) == 0
        assert session.state.cards.code == corrected.code != deck.code
        sharing = PaxSharing(session.state.cards)
        shared = shared_replay_of(sharing, session)
        story = tmp_path / "game.story"
        story.write_bytes(shared_replay_data(sharing, shared))
        found = read_shared_replay(story, PaxSharing(deck))
        steps = found.session.recording.steps
        assert [each.after for each in steps] == [
            each.after for each in shared.session.recording.steps
        ]
        assert corrected.code in replay_page(PaxTable(deck), found, "A game")


def test_solo_games_of_a_corrected_deck_end(folder: Path) -> None:
    for against in ("paxomatic", "diaz"):
        game = ["play", "--solo", against, "--me", "beginner", "--seed", "3"]
        assert main(["--cards", str(folder), *game]) == 0


@pytest.mark.slow
def test_a_corrected_game_is_analysed_by_command_and_in_a_window(
    qtbot: QtBot,
    deck: Deck,
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    count: Callable[[str], None],
) -> None:
    """The analysis reads the cards from the file."""
    file = tmp_path / "game.pax"
    session = dealt(folder, file, 36, players=2)  # one of the shortest
    capsys.readouterr()
    assert main(["analyse", str(file), "--json", "--jobs", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    desk = GameView(PaxTable(deck), session)
    qtbot.addWidget(desk)
    desk.resize(1366, 768)
    desk.show()
    out = tmp_path / "game.analysis"
    sheet = ReplaySheet(desk, session, seat_labels(session), out)
    sheet.open(1)
    qtbot.mouseClick(sheet.analysis, Qt.MouseButton.LeftButton)
    analyst = sheet.looking_back.analyst
    assert analyst.busy
    with qtbot.waitSignal(analyst.done, timeout=LONG):
        pass
    found = read_analysis(out, session.replayed())
    assert found is not None
    assert json.loads(json.dumps(to_plain(found))) == told
    assert sheet.looking_back.found is not None
    assert sheet.looking_back.found.complete
    count(f"{len(found.judged)} turns of {len(session.replayed().steps)} steps judged")
