"""Tests of the state model."""

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.play.state_model import PreparedTable, StateModel, TableChange
from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.session.history import CannotUndo


@pytest.fixture
def model(deck: Deck) -> StateModel:
    return StateModel(PaxTable(deck), plain_game(2, 1).deal(deck))


@pytest.fixture
def heard(model: StateModel) -> list[TableChange]:
    changes: list[TableChange] = []
    model.changed.connect(changes.append)
    return changes


def test_an_action_is_reported_with_its_results(
    model: StateModel, heard: list[TableChange]
) -> None:
    action = parse("speculate a5")
    step = model.submit(action)
    (change,) = heard
    assert change.what == "step"
    assert change.step is step
    assert (step.seat, step.action, bool(step.events)) == (1, action, True)
    assert change.state is model.state
    assert change.state.speculation[5] == 1
    assert change.seat_to_act == model.session.seat_to_act == 1
    assert model.game_log.steps == 1, "told before the log knows it"


def test_each_change_names_its_kind(
    model: StateModel, heard: list[TableChange], deck: Deck
) -> None:
    model.submit(parse("speculate a5"))
    model.undo()
    model.redo()
    model.restart_turn()
    model.redo()
    model.rewind(0)
    model.say_again()
    model.notify()
    model.open(PreparedTable.of(model.game, plain_game(3, 2).deal(deck)))
    told = ["step", "taken back", "done again", "taken back", "done again", "taken back"]
    assert [each.what for each in heard] == [*told, "language", "shown again", "opened"]
    assert [each.step is not None for each in heard] == [True] + [False] * 8
    assert all(each.curtain for each in heard)
    assert heard[-1].state is model.state, "the position of the game that was left"


def test_undone_steps_are_announced(qtbot: QtBot, model: StateModel) -> None:
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


def test_refused_actions_are_not_announced(model: StateModel, heard: list[TableChange]) -> None:
    with pytest.raises(CannotUndo):
        model.undo()
    with pytest.raises(IllegalAction):
        model.submit(act.Pass())
    assert heard == []


def test_another_game_has_other_seats(qtbot: QtBot, model: StateModel, deck: Deck) -> None:
    assert (model.people, model.alone, model.robot) == ((1, 2), None, None)
    with qtbot.waitSignal(model.changed):
        model.open(PreparedTable.of(model.game, plain_game(3, 2).deal(deck)))
    assert model.people == (1, 2, 3)
    assert set(model.people) < set(model.labels) == set(model.names)
    assert model.game_log.steps == 0
