"""Shared games: the sheet, the page for any browser, and the row for statistics."""

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
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from tests.table.conftest import OpenTable

WORDS = "Nobody saw it coming & <script>alert(1)</script>"


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


@pytest.fixture
def window(open_table: OpenTable, deck: Deck) -> TableWindow:
    """Return a window with a finished game."""
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
    """Save all files under their proposed names in one folder."""

    def named(_parent: QWidget, _words: str, proposed: str, _kind: str, _suffix: str) -> str:
        return str(tmp_path / proposed)

    monkeypatch.setattr(file_dialogs, "ask_save_path", named)
    return tmp_path


class Page(HTMLParser):
    """Parsed page: its tags, addresses, event handlers and words."""

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
def test_a_page_holds_all_it_shows(sheet: ShareSheet, names: Path) -> None:
    sheet.lines[0].words.setText("The end.")
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
    # The note is placed where it happened: before the row of the step that follows.
    step = sheet.lines[1].moment.step
    after = next(row for row in sheet.log.rows if row.step == step + 1 and row.kind == "action")
    before = [row for row in sheet.log.rows if row.step <= step][-1]
    at = page.words.index(WORDS)
    assert page.words.rindex(before.words, 0, at) < at < page.words.index(after.words, at)


def test_a_file_is_looked_at_as_it_was_seen(
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
    play = json.loads((names / "game.json").read_text(encoding="utf-8"))
    # The fields that BG Stats requires: https://www.bgstatsapp.com/support/.
    assert play["sourceName"] == "Pax Desk"
    assert {each["name"] for each in play["players"] if each["winner"]} == set(winners)
    assert all(isinstance(each["startPlayer"], bool) for each in play["players"])
    assert [each["startPlayer"] for each in play["players"]].count(True) == 1
    assert len(play["playDate"]) == len("2020-10-23 19:16:58")


def test_nobody_tells_of_hands_while_friends_play_on(open_table: OpenTable) -> None:
    window = open_table(seats=3)
    if window.desk.flow.curtain is not None:
        window.desk.flow.curtain.button.click()
    window.workshop.share_game()
    sheet = window.dialog
    assert isinstance(sheet, ShareSheet)
    assert list(sheet.seats.buttons) == [0]
    assert not sheet.csv_button.isEnabled()
