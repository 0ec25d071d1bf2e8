"""Tests that actions have gestures, and that gestures lead to their actions."""

import random

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paxdesk.desk.painting.typesetting import make_font, wrap_text
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.question_sheet import CHOOSER_WIDTH, MeaningPopUp
from paxdesk.desk.words import Label
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, refusal
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.hand.affordances import drop_intents
from paxdesk.porfiriana.table.hand.gestures import (
    SHEET,
    Gesture,
    LegalGestures,
    card_spot,
    enclosing_spots,
    gesture_for,
)
from tests.table.conftest import Lay
from tests.table.games import chosen, positions


def check_position(state: State) -> None:
    """Check that gestures of legal actions lead back to them.

    Actions on sheets have no gesture.
    """
    legal = legal_actions(state)
    gestures = LegalGestures(state, legal)
    for action in legal:
        found = gesture_for(state, action)
        if found.pick == SHEET:
            continue
        assert found.pick in gestures.picks
        if found.click:
            assert action in gestures.clicked(found.pick)
        else:
            assert gestures.pick_at(found.pick) == found.pick
            assert action in gestures.dropped(found.pick, found.drop)[1]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_legal_action_of_a_random_game_has_a_gesture(deck: Deck, seats: int) -> None:
    chance = random.Random(seats)
    state = deal(deck, seats, seats)
    for _ in range(300):
        if state.over:
            break
        check_position(state)
        perform(state, chosen(legal_actions(state), chance))


def test_every_legal_action_of_the_scenarios_has_a_gesture(deck: Deck) -> None:
    for _, state in positions(deck):
        check_position(state)


MARKET = """
regime: martial_law
market: {a0: 105, a1: 47, b5: 204}
players:
  P1: {hacendado: 209, gold: 6, hand: [184, 5, 35], tableau: {61: {connection: P1}, 33: {}}}
  P2: {hacendado: 211, tableau: {60: {unrest: 1}, 62: {}}}
"""


@pytest.mark.parametrize(
    ("action", "pick", "drop"),
    [
        (act.Buy(1), Spot("market", 1), Spot("hand_area")),
        (act.Buy(0, "event"), Spot("market", 0), Spot("headlines")),
        (act.BuyPublic(214, "red"), Spot("public", 214), Spot("tableau", 1)),
        (act.Play(35, "loyalty"), Spot("hand", 35), Spot("tableau", 1)),
        (act.Deploy(184, 61), Spot("hand", 184), Spot("card", 61)),
        (act.Deploy(184, 0), Spot("hand", 184), Spot("hacendado", 1)),
        (act.Attack(5, target=60), Spot("hand", 5), Spot("card", 60)),
        (act.Attack(5, victim=2), Spot("hand", 5), Spot("hacendado", 2)),
        (act.Sell(35), Spot("hand", 35), Spot("discards")),
        (act.Sell(61), Spot("card", 61), Spot("discards")),
        (act.BuyLand(61), Spot("reserve", 1), Spot("card", 61)),
        (act.Connect(62, 1), Spot("reserve", 1), Spot("oval", 62, 1)),
        (act.Police(60), Spot("unrest", 60), Spot("supply")),
        (act.Police(None), Spot("jail", 1), Spot("supply")),
        (act.Speculate(1), Spot("reserve", 1), Spot("market", 1)),
        (act.Speculate(1, 0), Spot("speculation", 0), Spot("market", 1)),
        (act.Shift(act.RESERVE, act.CubePlace("income", 61)), Spot("reserve", 1), Spot("card", 61)),
        (act.Shift(act.HACENDADO_INCOME, act.RESERVE), Spot("hacendado_income", 1),
         Spot("reserve", 1)),
        (act.PlacePrestige(act.CubePlace("prestige", 62)), Spot("reserve", 1),
         Spot("prestige", 62)),
        (act.Use(33, 60), Spot("card", 33), Spot("card", 60)),
        (act.Use(33), Spot("card", 33), Spot("regime")),
        (act.End(), Spot("end_turn"), Spot("end_turn")),
        (act.First(105), Spot("market", 0), Spot("market", 0)),
        (act.ChooseCard(60), Spot("card", 60), Spot("card", 60)),
        (act.ChoosePlayer(2), Spot("hacendado", 2), Spot("hacendado", 2)),
        (act.ChoosePlace(act.CubePlace("connection2", 62)), Spot("oval", 62, 1),
         Spot("oval", 62, 1)),
        (act.CancelWithSpy(33), Spot("card", 33), Spot("discards")),
        (act.AssassinatePlayer(2, 5), Spot("hand", 5), Spot("hacendado", 2)),
        (act.Pass(), SHEET, SHEET),
    ],
    ids=lambda each: type(each).__name__,
)  # fmt: skip
def test_the_movement_of_each_kind_of_action(
    lay: Lay, action: act.Action, pick: Spot, drop: Spot
) -> None:
    assert gesture_for(lay(MARKET), action) == Gesture(pick, drop)


def test_redeploying_in_place_is_a_drop_on_the_enterprise(lay: Lay) -> None:
    state = lay("players: {P1: {tableau: {61: {troop: 184, unrest: 1}}}}")
    found = gesture_for(state, act.Redeploy(184))
    assert found == Gesture(Spot("card", 184), Spot("card", 61))


def test_a_cube_is_part_of_its_card_and_the_card_of_its_tableau(lay: Lay) -> None:
    state = lay("players: {P1: {tableau: {61: {troop: 184}}}}")
    chain = enclosing_spots(state, Spot("income", 61))
    assert chain == (Spot("income", 61), Spot("card", 61), Spot("tableau", 1))
    assert enclosing_spots(state, Spot("card", 184))[1:] == chain[1:]


def test_a_card_is_lifted_by_a_cube_that_may_not_move(lay: Lay) -> None:
    state = lay("players: {P1: {tableau: {61: {}}}}")
    gestures = LegalGestures(state, legal_actions(state))
    assert gestures.pick_at(Spot("income", 61)) == Spot("card", 61)


def test_a_cube_dropped_anywhere_on_a_card_may_go_to_any_of_its_places(lay: Lay) -> None:
    state = lay("players: {P1: {gold: 20, tableau: {62: {}}}}")
    gestures = LegalGestures(state, legal_actions(state))
    _, actions = gestures.dropped(Spot("reserve", 1), Spot("card", 62))
    assert actions == [act.Connect(62, 0), act.Connect(62, 1)]


def test_cards_are_found_in_every_place(lay: Lay) -> None:
    state = lay(MARKET)
    assert card_spot(state, 184) == Spot("hand", 184)
    assert card_spot(state, 47) == Spot("market", 1)
    assert card_spot(state, 214) == Spot("public", 214)
    assert card_spot(state, 60) == Spot("card", 60)
    assert card_spot(state, 209) == Spot("hacendado", 1)
    assert card_spot(state, 1) == SHEET


def test_the_attempt_behind_a_refused_drop_has_the_intended_kind(lay: Lay) -> None:
    state = lay(MARKET)
    tried = drop_intents(state, Spot("hand", 184), Spot("card", 60))
    assert tried == [act.Deploy(184, 60)]
    refused = refusal(state, act.Buy(11, "event"))
    assert refused is not None
    assert "16 gold" in refused.reason
    assert drop_intents(state, Spot("market", 11), Spot("headlines")) == [act.Buy(11, "event")]


def test_legal_drops_are_among_the_attempts(deck: Deck) -> None:
    """The attempts include the kinds of actions that are legal there.

    Sales, Speculation and shifts are not tested.
    """
    chance = random.Random(7)
    state = deal(deck, 4, 7)
    missed = []
    for _ in range(200):
        if state.over:
            break
        for action in legal_actions(state):
            found = gesture_for(state, action)
            if found.click or isinstance(action, act.Sell | act.Speculate | act.Shift):
                continue
            kinds = {type(each) for each in drop_intents(state, found.pick, found.drop)}
            if type(action) not in kinds:
                missed.append(action)
        perform(state, chosen(legal_actions(state), chance))
    assert not missed


def test_a_confirmation_shows_the_whole_name_of_its_target(qtbot: QtBot, deck: Deck) -> None:
    attack = max((card.name for card in deck.attacks.values()), key=len)
    target = max((card.name for card in deck.enterprises.values()), key=len)
    label = Label("attack", f"Attack [000] {target} with [000] {attack}", "Unrest")
    parent = QWidget()
    qtbot.addWidget(parent)
    row, _ = MeaningPopUp(parent, [(act.End(), label)], "Cancel").rows
    inside = CHOOSER_WIDTH - 24 - 28 - 32
    lines = wrap_text(label.words, make_font(row.pixels, "serif", 700), inside)
    assert 1 < len(lines) <= row.lines
    assert row.height_for(CHOOSER_WIDTH - 24) > 16 + row.pixels * 1.3 * len(lines)
