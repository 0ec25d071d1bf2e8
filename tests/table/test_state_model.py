"""The state model: views hear of every change, and controllers change the game through it."""

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.game.state_model import StateModel
from paxdesk.desk.game.telling import Telling
from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.table.pax_table import PaxTable
from paxdesk.porfiriana.table.sheets.choices import plain_game
from paxdesk.session.history import CannotUndo


@pytest.fixture
def model(deck: Deck) -> StateModel:
    return StateModel(PaxTable(deck), plain_game(2, 1).deal(deck))


def test_an_action_is_told_before_the_position(qtbot: QtBot, model: StateModel) -> None:
    heard: list[str] = []
    model.played.connect(lambda action, events: heard.append(f"{action} {len(events) > 0}"))
    model.changed.connect(lambda: heard.append("changed"))
    action = parse("speculate a5")
    model.submit(action)
    assert heard == [f"{action} True", "changed"]
    assert model.state.speculation[5] == 1


def test_what_is_taken_back_is_told(qtbot: QtBot, model: StateModel) -> None:
    before = model.state.copy()
    model.submit(parse("speculate a5"))
    after = model.state.copy()
    for change, position in (
        (model.undo, before),
        (model.redo, after),
        (model.restart_turn, before),
    ):
        with qtbot.waitSignal(model.changed):
            change()
        assert model.state == position
    model.redo()
    with qtbot.waitSignal(model.changed):
        model.rewind(0)
    assert model.state == before


def test_nothing_is_told_of_what_was_refused(qtbot: QtBot, model: StateModel) -> None:
    with qtbot.assertNotEmitted(model.changed), qtbot.assertNotEmitted(model.played):
        with pytest.raises(CannotUndo):
            model.undo()
        with pytest.raises(IllegalAction):
            model.submit(act.Pass())


def test_another_game_has_other_seats(qtbot: QtBot, model: StateModel, deck: Deck) -> None:
    assert (model.people, model.alone, model.robot) == ((1, 2), None, None)
    with qtbot.waitSignal(model.changed):
        model.open(Telling.of(model.game, plain_game(3, 2).deal(deck)))
    assert model.people == (1, 2, 3)
    assert set(model.people) < set(model.labels) == set(model.names)
    assert model.game_log.steps == 0
