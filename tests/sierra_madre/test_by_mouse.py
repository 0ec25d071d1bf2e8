"""Tests of the companion, used by mouse, by keys and with one finger."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.protocol.table_game import on_desk
from paxdesk.desk.window.window import TableWindow
from paxdesk.session.scenarios import LaidDown, PerformStep, RefusedStep, read_scenario
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules.calendar import SEASONS
from paxdesk.sierra_madre.rules.cards import CARDS
from paxdesk.sierra_madre.saves import CardBox, write_box
from paxdesk.sierra_madre.scenarios import scenario_of
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table.game_table import SierraTable
from paxdesk.sierra_madre.table.new_game import NAMES, NewGame
from tests.shares import spread
from tests.sierra_madre.hand import BookHand, KeyboardBookHand, OneFinger
from tests.sierra_madre.test_random_games import chosen, hastened, printed
from tests.sierra_madre.test_scenarios import FOUND

OpenBooks = Callable[..., BookHand]


@pytest.fixture
def open_books(qtbot: QtBot, tmp_path: Path) -> OpenBooks:
    """Return a function that opens a session in a window."""

    def opened(session: Session, kind: type[BookHand] = BookHand) -> BookHand:
        game = SierraTable(CardBox(tmp_path / "box.yaml"))
        window = TableWindow(on_desk(game), folder=tmp_path / "games")
        window.ask_before_leaving = False
        window.desk.resting.delay = None
        qtbot.addWidget(window)
        window.resize(1366, 768)
        with qtbot.waitExposed(window):
            window.show()
        window.begin()
        window.activateWindow()
        window.play(session)
        window.store.change(touch=kind is OneFinger)
        hand = kind(window.desk)
        hand.settle()
        return hand

    return opened


LINES = [
    each for each in FOUND
    if any(isinstance(step, PerformStep) for step in read_scenario(each, scenario_of).steps)
]  # fmt: skip


@pytest.mark.parametrize(
    "found", spread(LINES, quick=0), ids=[each.place.rpartition("#")[2] for each in LINES]
)
def test_a_scenario_is_played_in_a_window(open_books: OpenBooks, found: object) -> None:
    scenario = read_scenario(found, scenario_of)  # type: ignore[arg-type]
    position = scenario.game.begin()
    seats = NewGame(NAMES[: len(position.players)]).deal().seats
    hand = open_books(Session.from_position(position, seats))
    for step in scenario.steps:
        match step:
            case PerformStep():
                hand.enter(step.action)
            case LaidDown():
                scenario.game.lay_down(hand.state, step.chance, step.results)
            case RefusedStep():
                assert hand.desk.session.refusal(step.action) is not None


YEARS = 3


@pytest.mark.parametrize(("seats", "seed"), spread([(3, 5), (4, 8)], quick=0, long=0, unpack=True))
def test_three_years_are_played_in_a_window(
    open_books: OpenBooks, seats: int, seed: int, count: Callable[[str], None]
) -> None:
    chance = random.Random(seed)
    session = NewGame(NAMES[:seats], ("mexico",) * seats, seed).deal()
    hand = open_books(session)
    lines = Counter[str]()
    while session.state.quarter < YEARS * len(SEASONS):
        action = chosen(session, chance)
        hand.enter(action)
        lines[action.verb] += 1
    assert session.replay() == session.state
    assert lines["reveal"] == YEARS * len(SEASONS)
    count(f"{lines.total()} lines of {len(lines)} kinds in {YEARS} years, none but those meant")


@pytest.mark.parametrize(
    "kind",
    spread([KeyboardBookHand, OneFinger, BookHand], quick=0, long=0),
    ids=["keys", "finger", "mouse"],
)
def test_a_whole_game_is_entered_in_a_window(
    open_books: OpenBooks, kind: type[BookHand], tmp_path: Path, count: Callable[[str], None]
) -> None:
    chance = random.Random(3)
    session = NewGame(NAMES[:2], ("mexico",) * 2, 3).deal()
    known = {card: printed(card, chance) for card in sorted(CARDS)}
    write_box(tmp_path / "box.yaml", known)
    hand = open_books(session, kind)
    lines = Counter[str]()
    while session.seat_to_act is not None:
        action = hastened(session, chance)
        if action.verb == "reveal":
            action = act.reveal(action.get("card"), known[action.get("card")])
        hand.enter(action)
        lines[action.verb] += 1
    assert session.state.over
    assert session.replay() == session.state
    count(f"{lines.total()} lines of {len(lines)} kinds in {session.state.quarter} quarters")
