"""Tests of comparing the results of a deal."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.deal_results_sheet import DealResultsSheet
from paxdesk.desk.home.deal_sheet import DealSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.errors import PaxError
from paxdesk.files.deal_files import DealFiles
from paxdesk.porfiriana.deal_codes import code_of
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves import write_saved
from paxdesk.porfiriana.session import SeatSetup, Session
from paxdesk.porfiriana.table import deals
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.session.randomness import RandomPlayer
from tests.table import solo_play, tables

Write = Callable[..., Path]


def finished(deck: Deck, mode: str, name: str, seed: int = 1, luck: int = 1) -> Session:
    robots = solo_play.SEATS[1:] if mode == "paxomatic" else ()
    seats = (SeatSetup(name, 1), *robots)
    session = Session.new(deck, Options(), seed, seats, solo=mode)  # type: ignore[arg-type]
    chance = RandomPlayer.for_game(luck)
    while session.seat_to_act is not None:
        question = session.question()
        if question is None:
            session.submit(chance.choose(session.legal()))
        else:
            session.submit_choice(question.answer())
    return session


@pytest.fixture(scope="module")
def games(deck: Deck) -> dict[str, Session]:
    return {mode: finished(deck, mode, "Rosa") for mode in ("diaz", "paxomatic")}


def changed(path: Path, change: Callable[[dict[str, object]], object]) -> Path:
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize("mode", ["diaz", "paxomatic"])
def test_a_finished_game_verifies_its_result(
    deck: Deck, games: dict[str, Session], mode: str, tmp_path: Path
) -> None:
    session, path = games[mode], tmp_path / "rosa.pax"
    write_saved(path, session)
    code = code_of(session)
    assert deals.may_be(path, code)
    result = deals.proved(path, code, deck)
    assert result.player == "Rosa"
    figures = dict(zip(deals.headings(), result.figures, strict=True))
    assert figures["Gold"] == str(session.state.players[1].gold)
    assert (figures["Result"] != "not won") == (1 in session.state.winners)


def refused(path: Path, code: str, deck: Deck) -> str:
    with pytest.raises(PaxError) as found:
        deals.proved(path, code, deck)
    return str(found.value)


def test_an_unverified_result_has_a_reason(
    deck: Deck, games: dict[str, Session], tmp_path: Path
) -> None:
    session, path = games["paxomatic"], tmp_path / "rosa.pax"
    code = code_of(session)
    write_saved(path, session)
    assert "It is a game of another deal: P2" in refused(path, code_of(games["diaz"]), deck)

    write_saved(path, solo_play.session(deck, "paxomatic"))
    assert refused(path, code, deck) == "The game is not over."
    write_saved(path, plain_game(3, 7).deal(deck))
    assert refused(path, code, deck) == "It is not a solo deal with a code."

    write_saved(path, session)
    changed(path, lambda data: data["position"]["players"]["1"].update(gold=99))  # type: ignore[index]
    assert refused(path, code, deck) == "Its moves do not lead to its result."
    write_saved(path, session)
    changed(path, lambda data: data["seats"][0].update(robot="easy"))  # type: ignore[index]
    assert refused(path, code, deck) == "No human player took part in this game."
    path.write_text("nonsense")
    assert "rosa.pax" in refused(path, code, deck)
    assert not deals.may_be(path, code)


def test_opponents_that_break_the_rules_invalidate_a_result(deck: Deck, tmp_path: Path) -> None:
    seats = solo_play.SEATS
    session = Session.new(deck, Options(), 1, seats, solo="paxomatic")
    chance = RandomPlayer.for_game(1)
    while session.seat_to_act is not None:
        question = session.question()
        if question is None or session.seat_to_act != DIAZ:
            session.submit(chance.choose(session.legal()))
        else:
            session.submit_choice(question.answer())
    path = tmp_path / "easy.pax"
    write_saved(path, session)
    assert "move of an opponent" in refused(path, code_of(session), deck)


def test_friends_are_compared_in_the_window(
    deck: Deck,
    games: dict[str, Session],
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    window = TableWindow(tables.quiet(deck), games["diaz"], folder)
    qtbot.addWidget(window)
    window.show()
    window.begin()
    code = code_of(games["diaz"])
    sheet = results_sheet(window, qtbot)
    assert [each.player for each, _ in sheet.ranked] == ["Rosa"]

    theirs, other = tmp_path / "Carmen.pax", tmp_path / "other.pax"
    write_saved(theirs, finished(deck, "diaz", "Carmen", luck=2))
    write_saved(other, games["paxomatic"])
    ask_for(window, theirs, monkeypatch)
    sheet.ask.click()
    assert {each.player for each, _ in sheet.ranked} == {"Rosa", "Carmen"}
    sheet.ask.click()
    assert sheet.problem == "Carmen.pax is already in this table."
    ask_for(window, other, monkeypatch)
    sheet.ask.click()
    assert sheet.problem.startswith("other.pax does not count: It is a game of another deal: P2")
    assert len(sheet.ranked) == 2
    assert "Carmen: Result:" in sheet.accessibleDescription()

    theirs.unlink()  # a copy has been stored
    window.close_dialog()
    sheet = results_sheet(window, qtbot)
    assert {each.player for each, _ in sheet.ranked} == {"Rosa", "Carmen"}
    carmen = next(entry for each, entry in sheet.ranked if each.player == "Carmen")
    assert carmen.remove is not None
    carmen.remove.click()
    assert [each.player for each, _ in sheet.ranked] == ["Rosa"]
    assert DealFiles(folder.parent, code).stored == []


def results_sheet(window: TableWindow, qtbot: QtBot) -> DealResultsSheet:
    window.show_deals()
    assert isinstance(window.dialog, DealSheet)
    window.dialog.compare.click()
    sheet = window.dialog
    assert isinstance(sheet, DealResultsSheet)
    qtbot.waitUntil(lambda: not sheet._unread)
    return sheet


def ask_for(window: TableWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "ask_open_name", lambda: str(path))
