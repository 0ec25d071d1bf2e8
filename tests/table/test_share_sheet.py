"""Tests of sharing games."""

import csv
import json
import random
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from paxdesk.desk import file_dialogs
from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.replay.share_sheet import ShareSheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.shared_replay import read_shared_replay
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.sheets.end import EndSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table.conftest import OpenTable

WORDS = "Nobody saw it coming & <script>alert(1)</script>"


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


@pytest.fixture
def window(open_table: OpenTable, deck: Deck) -> TableWindow:
    session, chance = plain_game(3, 5).deal(deck), random.Random(1)
    while session.seat_to_act is not None:
        session.submit(chance.choice(session.legal()))
    return open_table(session)


@pytest.fixture
def sheet(window: TableWindow) -> ShareSheet:
    if window.dialog is not None:
        window.close_dialog()
    window.commands.all["tell_story"].action.trigger()
    sheet = window.dialog
    assert isinstance(sheet, ShareSheet)
    return sheet


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    def named(_parent: QWidget, _words: str, proposed: str, _kind: str, _suffix: str) -> str:
        return str(tmp_path / proposed)

    monkeypatch.setattr(file_dialogs, "ask_save_path", named)
    return tmp_path


class Page(HTMLParser):
    """Tags, addresses, event handlers and words of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.handlers: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attributes:
            if name in ("src", "href", "data", "action"):
                self.addresses.append(value or "")
            if name.startswith("on"):
                self.handlers.append(name)

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.long
def test_a_page_contains_everything_it_shows(sheet: ShareSheet, names: Path) -> None:
    sheet.lines[0].words.setPlainText("The end.\n\nIt was late.")
    click(sheet.more_button)
    QTest.keyClicks(sheet.lines[1].words, WORDS)
    sheet.lines[1].turn.setCurrentIndex(3)
    sheet.title.setText("A game in the north")
    click(sheet.page_button)
    assert sheet.message == "Saved to game.html."
    text = (names / "game.html").read_text(encoding="utf-8")
    page = Page(text)
    assert "script" not in page.tags
    assert not {"link", "iframe", "object", "embed", "form"} & set(page.tags)
    assert page.handlers == []
    assert all(each.startswith("data:image/png;base64,") for each in page.addresses)
    # Two moments, and the charts.
    game = sheet.game
    assert game.charts is not None
    plots = len(game.charts.plots(sheet.log.turn_rows))
    assert len(page.addresses) == 2 + plots
    assert WORDS in page.words
    assert "A game in the north" in page.words
    assert "default-src 'none'" in text
    for row in sheet.log.rows:
        assert row.words in page.words
    # notes are below their turn; log and charts are collapsed
    assert page.tags.count("details") == 2
    assert page.tags.count("article") == 2
    heading = page.words.index(sheet.lines[1].turn.currentText().split(" · ")[0])
    assert heading < page.words.index(WORDS) < page.words.index("What happened")
    assert "The end.\n\nIt was late." in page.words


@pytest.mark.long
def test_a_page_begins_with_the_result(sheet: ShareSheet, names: Path) -> None:
    """The result includes Hacendados, gold and turning points."""
    click(sheet.page_button)
    page = Page((names / "game.html").read_text(encoding="utf-8"))
    end = page.words.index("What happened")
    state = sheet.session.state
    for seat, name in sheet.names.items():
        if seat:
            hacendado = state.cards.hacendados[state.players[seat].hacendado].name
            assert f"{name}{hacendado}{state.players[seat].gold}" in page.words[:end]
    points = sheet.game.turning_points(sheet.session.recording, sheet.names)
    assert 3 <= len(points) <= 5
    assert all(each in page.words[:end] for each in points)


def test_a_note_can_be_added_to_any_step(sheet: ShareSheet) -> None:
    line = sheet.lines[0]
    line.turn.setCurrentIndex(2)
    assert line.moment.step == sheet.ends[2]
    assert line.step.count() > 1
    line.step.setCurrentIndex(1)
    step = sheet.ends[1] + 1
    assert line.moment.step == step
    said = [row.words for row in sheet.log.rows if row.step == step and row.kind == "action"]
    assert line.step.currentText() == said[0]
    line.words.setFocus()
    QTest.keyClicks(line.words, "One")
    QTest.keyClick(line.words, Qt.Key.Key_Return)
    QTest.keyClicks(line.words, "two")
    assert line.moment.words == "One\ntwo"
    line.words.setPlainText("x" * 2500)
    assert len(line.moment.words) == 2000
    QTest.keyClick(line.words, Qt.Key.Key_Tab)
    assert not line.words.hasFocus()


def test_a_file_shows_what_its_seat_saw(
    sheet: ShareSheet, window: TableWindow, names: Path, deck: Deck
) -> None:
    click(sheet.seats.buttons[2])
    sheet.last_turn.setCurrentIndex(6)
    sheet.lines[0].turn.setCurrentIndex(2)
    QTest.keyClicks(sheet.lines[0].words, "Look here.")
    click(sheet.file_button)
    story = read_shared_replay(names / "game.story", PaxSharing(deck))
    assert story.seat == 2
    assert len(story.session.recording.steps) == sheet.ends[6]
    window.close_dialog()
    assert window.open_path(names / "game.story")
    replay = window.dialog
    assert isinstance(replay, ReplaySheet)
    replay.go(story.moments[0].step)
    prompt = replay.scene.model.prompt if replay.scene.model is not None else None
    assert prompt is not None
    assert "Look here." in prompt.detail
    assert not replay.playback.can_play_on
    assert not replay.looking_back.possible


def test_the_result_is_a_row_for_statistics(sheet: ShareSheet, names: Path) -> None:
    click(sheet.csv_button)
    click(sheet.stats_button)
    rows = list(csv.DictReader((names / "game.csv").read_text(encoding="utf-8").splitlines()))
    session = sheet.session
    winners = [sheet.names[seat] for seat in session.state.winners]
    assert len(rows) == 1
    assert rows[0]["winners"] == "; ".join(winners)
    players = [session.state.players[seat] for seat in sorted(sheet.names) if seat]
    assert rows[0]["gold"] == "; ".join(str(each.gold) for each in players)
    hacendados = [session.state.cards.hacendados[each.hacendado].name for each in players]
    assert rows[0]["hacendado"] == "; ".join(hacendados)
    assert len(rows[0]["outrage"].split("; ")) == len(players)
    assert rows[0]["topple"] in ("", "loyalty", "outrage", "command", "revolution")
    play = json.loads((names / "game.json").read_text(encoding="utf-8"))
    # The fields that BG Stats requires: https://www.bgstatsapp.com/support/.
    assert play["sourceName"] == "Pax Desk"
    assert {each["name"] for each in play["players"] if each["winner"]} == set(winners)
    assert all(isinstance(each["startPlayer"], bool) for each in play["players"])
    assert [each["startPlayer"] for each in play["players"]].count(True) == 1
    assert len(play["playDate"]) == len("2020-10-23 19:16:58")


def test_the_end_page_offers_to_share(window: TableWindow) -> None:
    window.records.show_end()
    end = window.dialog
    assert isinstance(end, EndSheet)
    click(end.tell_story)
    assert isinstance(window.dialog, ShareSheet)


def test_hands_are_not_disclosed_while_friends_continue(open_table: OpenTable) -> None:
    window = open_table(seats=3)
    if window.desk.flow.curtain is not None:
        window.desk.flow.curtain.button.click()
    window.workshop.share_game()
    sheet = window.dialog
    assert isinstance(sheet, ShareSheet)
    assert list(sheet.seats.buttons) == [0]
    assert not sheet.csv_button.isEnabled()
