"""Tests of texts without a window."""

import random

import pytest

from paxdesk.desk.words import rule_name
from paxdesk.errors import IllegalAction
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.game_log import retold
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from paxdesk.porfiriana.table.words.consequences import consequences, price_plate
from paxdesk.porfiriana.table.words.labels import button_words, deed
from paxdesk.porfiriana.table.words.questions import question
from paxdesk.porfiriana.table.words.showdown import count
from tests.table.conftest import Lay
from tests.table.games import SCENARIOS, chosen, named, scenario

NAMES = {0: "Díaz", 1: "Carmen", 2: "Rosa", 3: "Emilio", 4: "Inés", 5: "Tomás", 6: "Ramón"}


def test_reporting_a_step_changes_nothing(deck: Deck) -> None:
    chance = random.Random(11)
    state = deal(deck, 5, 11)
    for _ in range(200):
        legal, seat = legal_actions(state), seat_to_act(state)
        if seat is None:
            break
        before = state.copy()
        found = question(state, seat, legal, NAMES)
        assert NAMES[seat] in found.line
        action = chosen(legal, chance)
        assert button_words(state, action, NAMES).words
        assert consequences(state, action, seat, NAMES)
        assert price_plate(state, [action], seat)
        assert deed(state, action, NAMES)
        assert state == before
        perform(state, action)


def test_every_decision_of_the_scenarios_has_its_words(deck: Deck) -> None:
    """No text is a class name, and no question ends with "choose"."""
    for place in SCENARIOS:
        state, actions = scenario(place, deck)
        for action in actions:
            legal, seat = legal_actions(state), seat_to_act(state)
            assert seat is not None
            found = question(state, seat, legal, NAMES)
            assert not found.line.endswith(", choose."), place.name
            for each in legal[:20]:
                kind = type(each).__name__
                assert button_words(state, each, NAMES).words != kind, place.name
                assert deed(state, each, NAMES) != kind.lower(), place.name
            perform(state, action)


def test_the_prompt_counts_the_remaining_actions(lay: Lay) -> None:
    state = lay("actions: 2\nplayers: {P1: {gold: 3}}")
    found = question(state, 1, legal_actions(state), NAMES)
    assert found.line == "Carmen, choose an action."
    assert found.note.startswith("Two actions left.")
    state.turn.actions = 0
    assert question(state, 1, legal_actions(state), NAMES).line == "Carmen, end your turn."


def test_a_spy_decision_shows_its_consequences(lay: Lay) -> None:
    given = """
    players:
      P1: {hacendado: 209, gold: 1, hand: [5]}
      P2: {hacendado: 211, gold: 2, tableau: {46: {}, 60: {}}}
    """
    state = lay(given)
    perform(state, act.Attack(5, target=60))
    let = [note.words for note in consequences(state, act.Pass(), 2, NAMES)]
    assert any(words.endswith(": +3 Unrest.") for words in let)
    assert "You pay 2 gold: 2 to 0." in let
    assert "Carmen gains 2 gold: 1 to 3." in let
    assert "Outrage: 0 to 1." in let
    stop = [note.words for note in consequences(state, act.CancelWithSpy(46), 2, NAMES)]
    assert stop == ["Soldaderas cancels Wobblies; both are discarded."]


def test_free_actions_of_others_are_not_consequences(deck: Deck) -> None:
    state, actions = named("add-land-one-free-cube-each", deck)
    perform(state, actions[0])
    seat = seat_to_act(state)
    assert seat is not None
    for action in legal_actions(state):
        notes = consequences(state, action, seat, NAMES)
        assert len(notes) == 1, [note.words for note in notes]


def test_the_price_at_a_place_is_what_the_engine_charges(lay: Lay) -> None:
    given = """
    players:
      P1: {hacendado: 209, gold: 9, hand: [184, 47], tableau: {61: {connection: P1, unrest: 2}}}
    """
    state = lay(given)
    assert price_plate(state, [act.Deploy(184, 61)], 1) == "mule 3 gold · −2 Unrest"
    assert price_plate(state, [act.Sell(47)], 1) == "+3 gold"
    assert price_plate(state, [act.End()], 1) == "free"


def test_the_showdown_counts_as_the_engine_does(lay: Lay) -> None:
    given = """
    regime: martial_law
    market: {a0: 206}
    players:
      P1: {hacendado: 209, gold: 9, tableau: {60: {troop: 184, troop_owner: P1}}}
      P2: {hacendado: 210}
      P3: {hacendado: 212}
    """
    state = lay(given, 3)
    perform(state, act.Buy(0, "event"))
    step = state.agenda[-1]
    assert isinstance(step, Showdown)
    counted = count(state, step, NAMES)
    rows = {row.seat: (row.points, row.tripartite, row.topples) for row in counted.rows}
    assert rows[1] == (1, 1, False)
    assert rows[2] == (0, 2, False)
    assert counted.order == (2, 3, 1)
    assert "nobody topples" in counted.verdict
    assert counted.rows[0].parts == "needs 2, one more than Díaz 1 + 0 + 0"


def test_rules_are_named_with_their_title() -> None:
    refused = IllegalAction(("G1", "R27", "gl. Jurisdiction", "ignore_jurisdiction"), "No.")
    assert rule_name(refused) == "G1 What a troop needs · R27"
    assert rule_name(IllegalAction(("R8",), "No.")) == "R8 Two purchases"


@pytest.fixture
def session(deck: Deck) -> Session:
    return plain_game(2, 8).deal(deck)


def test_the_log_contains_turns_actions_and_results(session: Session) -> None:
    names = {0: "Díaz", 1: "Carmen", 2: "Rosa"}
    for action in (act.Speculate(3), act.End(), act.Speculate(4)):
        session.submit(action)
    rows = [(row.kind, row.seat) for row in retold(session, names).rows]
    assert rows == [
        ("turn", 1),
        ("action", 1),
        ("action", 1),
        ("result", 1),
        ("turn", 2),
        ("action", 2),
    ]
    words = [row.words for row in retold(session, names).rows]
    assert words[0] == "Round 1 · Carmen"
    assert words[1].startswith("speculates on [")
    assert words[2] == "ends the turn"
    assert words[3] == "Income +2."
    assert words[4] == "Round 1 · Rosa"


def test_undone_steps_leave_the_log_and_return(session: Session) -> None:
    names = {0: "Díaz", 1: "Carmen", 2: "Rosa"}
    session.submit(act.Speculate(3))
    game_log = retold(session, names)
    told = game_log.rows
    session.undo()
    game_log.follow(session)
    assert game_log.rows == []
    session.redo()
    game_log.follow(session)
    assert game_log.rows == told


def test_the_price_of_an_action_is_in_the_log(lay: Lay) -> None:
    session = position_session(lay("players: {P1: {gold: 9, hand: [72]}, P2: {}}"))
    session.submit(act.Play(72))
    rows = retold(session, NAMES).rows
    assert rows[1].words.endswith(", −4 gold")
    assert rows[1].cards == (72,)
