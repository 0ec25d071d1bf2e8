"""Tests that texts match the effects of actions."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.question_sheet import MeaningPopUp
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.facts import solo_defence
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import (
    SeatSetup,
    Session,
)
from paxdesk.porfiriana.table.chart_plots import plot
from paxdesk.porfiriana.table.hand.gestures import LegalGestures
from paxdesk.porfiriana.table.scene.ledger import declaring, topplers
from paxdesk.porfiriana.table.scene.seat_stats import standings
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.words.consequences import consequences, price_plate
from paxdesk.porfiriana.table.words.labels import button_words, imperative
from paxdesk.porfiriana.table.words.showdown import count
from tests.table import tables
from tests.table.conftest import Lay, OpenTable
from tests.table.games import SCENARIOS, chosen, named, scenario
from tests.table.hand import MouseHand

NAMES = {seat: label.name for seat, label in tables.LABELS.items()} | {DIAZ: "Díaz"}
SPY = """
players:
  P1: {hacendado: 209, gold: 9, hand: [162, 47]}
  P2: {hacendado: 211, gold: 5, tableau: {12: {}}}
"""


# --- Prices --------------------------------------------------------------------------------------


def test_a_second_purchase_warns_that_it_takes_two_actions(lay: Lay) -> None:
    state = lay("market: {a0: 50, b0: 47}\nplayers: {P1: {hacendado: 209, gold: 6}}")
    assert price_plate(state, [act.Buy(0)], 1) == "1 action"
    perform(state, act.Buy(0))
    assert price_plate(state, [act.Buy(6)], 1) == "2 actions"


def test_a_strike_shows_the_cost_of_its_unrest(deck: Deck) -> None:
    state, (action, *_) = named("paid-unrest-a-strike-has-its-price", deck)
    assert isinstance(action, act.Attack)
    meant = [
        each
        for each in legal_actions(state)
        if isinstance(each, act.Attack) and each.target == action.target
    ]
    assert len(meant) > 1
    words = price_plate(state, meant, state.turn.seat)
    assert words == "2 to 4 gold"


def test_a_sale_in_a_depression_warns_that_it_earns_nothing(lay: Lay) -> None:
    state = lay("depression: true\nplayers: {P1: {hacendado: 209, gold: 6, hand: [47]}}")
    assert price_plate(state, [act.Sell(47)], 1) == "earns nothing"


def test_speculation_shows_its_earnings_now_and_a_column_later(lay: Lay) -> None:
    state = lay("market: {a4: 50, b1: 47}\nplayers: {P1: {hacendado: 209, gold: 6}}")
    assert price_plate(state, [act.Speculate(4)], 1) == "pays 8 now · 4 a column later"
    assert price_plate(state, [act.Speculate(7)], 1) == "pays 1 now · nothing a column later"


def test_shifting_a_cube_warns_that_it_takes_an_action(deck: Deck) -> None:
    chance, found = random.Random(3), 0
    state = tables.middle(4).copy()
    for _ in range(40):
        for action in legal_actions(state):
            if isinstance(action, act.Shift) and action.via is None:
                assert price_plate(state, [action], state.turn.seat).endswith("1 action")
                found += 1
        if state.over:
            break
        perform(state, chosen(legal_actions(state), chance))
    assert found


def test_every_price_on_the_table_is_paid() -> None:
    """Prices on tags equal the gold spent."""
    chance, compared = random.Random(5), 0
    state = tables.middle(4).copy()
    for _ in range(120):
        if state.over:
            break
        legal = legal_actions(state)
        seat = state.turn.seat
        for action in legal:
            if isinstance(action, act.Buy | act.Play | act.Deploy | act.Connect | act.BuyLand):
                after = state.copy()
                events = perform(after, action)
                paid = sum(e.amount for e in events if e.what == "pays" and e.seat == seat)
                words = price_plate(state, [action], seat)
                gained = sum(e.amount for e in events if e.what == "gains" and e.seat == seat)
                if paid and not gained:
                    assert f"{paid} gold" in words, (action, words)
                    compared += 1
        perform(state, chosen(legal, chance))
    assert compared > 100


def test_paid_speculation_is_reported(open_table: OpenTable, lay: Lay) -> None:
    state = lay(
        "market: {a3: 50}\nspeculation: {a3: P2}\nplayers:\n  P1: {hacendado: 209, gold: 9}"
    )
    window = open_table(position_session(state))
    MouseHand(window.desk).play(act.Buy(3))
    rows = [row.words for row in window.desk.flow.game_log.rows]
    assert any("Rosa collects 4 gold for the cube on" in words for words in rows), rows


def test_diaz_pays_for_a_cube_and_the_log_shows_it(deck: Deck) -> None:
    told, chance = 0, random.Random(2)
    for seed in range(6):
        session = Session.new(deck, Options(), seed, (SeatSetup("Ana", 1),), solo="diaz")
        for _ in range(160):
            if session.seat_to_act is None:
                break
            question = session.question()
            if question is not None:
                step = session.submit_choice(question.answer())
            else:
                bets = [each for each in session.legal() if isinstance(each, act.Speculate)]
                step = session.submit(chosen(bets or session.legal(), chance))
            paid = [each for each in step.events if each.what == "speculation_pays"]
            if paid:
                assert paid[0].amount > 0
                told += 1
    assert told


def test_the_end_of_a_turn_is_described_completely(open_table: OpenTable, lay: Lay) -> None:
    state = lay(
        """
        market: {a0: 121, a1: 47}
        deck: [105, 50, 53, 57]
        players:
          P1: {hacendado: 209, gold: 9, tableau: {61: {}}}
          P2: {hacendado: 211, gold: 5}
        """
    )
    window = open_table(position_session(state))
    MouseHand(window.desk).play(act.End())
    words = " | ".join(row.words for row in window.desk.flow.game_log.rows)
    assert "goes onto the Bull-Bear pile" in words
    assert "New in the market: " in words
    assert "Income +" in words


# --- Blockers, and unconditional effects of a Headline --------------------------------------------


def test_a_spy_is_named_before_the_attack_is_paid(open_position: OpenTable) -> None:
    window = open_position(SPY)
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    state = window.desk.flow.state
    notes = [note.words for note in consequences(state, act.Attack(162, target=12), 1, NAMES)]
    assert any("Rosa may cancel it with" in words for words in notes), notes
    hand.drag(Spot("hand", 162), Spot("card", 12))
    hand.settle()
    chooser = window.desk.drag.chooser
    assert isinstance(chooser, MeaningPopUp), "it is asked back, with the Spy's name"
    assert any("Rosa may cancel it" in button.label.note for button in chooser.rows)
    assert window.desk.session.journal == []


def test_status_quo_announces_the_end_of_a_depression(deck: Deck) -> None:
    told = set()
    for place in SCENARIOS:
        state, _ = scenario(place, deck)
        for action in legal_actions(state) if not state.over else ():
            if isinstance(action, act.Buy) and action.orientation == "quo":
                after = state.copy()
                perform(after, action)
                note = button_words(state, action, NAMES).note
                if state.market[action.slot] in deck.topples:
                    continue
                assert ("begins a Depression" in note) == (after.depression > state.depression)
                assert ("ends the Depression" in note) == (after.depression < state.depression)
                told.add(note)
    assert len(told) > 1


# --- Aiming: without a preselected target ---------------------------------------------------------

ATTACK = """
players:
  P1: {hacendado: 209, gold: 9, hand: [%d], tableau: {22: {}, 26: {}}}
  P2: {hacendado: 211, gold: 4, tableau: {28: {}, 33: {}}}
"""


def _attack_on_both(deck: Deck, lay: Lay) -> tuple[str, int]:
    """Return a position as text, and a card that can attack both tableaus."""
    for number in deck.attacks:
        text = ATTACK % number
        legal = legal_actions(lay(text))
        owners = {each.target in (22, 26) for each in legal if isinstance(each, act.Attack)}
        if owners == {True, False}:
            return text, number
    raise AssertionError("no attack fits both tableaus")


def test_space_on_an_attack_aims_at_nothing_and_at_opponents_first(
    open_position: OpenTable, deck: Deck, lay: Lay
) -> None:
    text, number = _attack_on_both(deck, lay)
    desk = open_position(text).desk
    MouseHand(desk).raise_curtain()
    card = Spot("hand", number)
    desk.drag.set_focus(card)
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert (desk.drag.thing, desk.drag.focus) == (card, card)
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert desk.drag.thing is None, "a second Space puts it back"
    assert not desk.session.journal
    assert desk.drag.focus == card, "the focus is where it was"
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    aims = [
        each
        for each in desk.keyboard.stops()
        if desk.interaction.enclosing_spots(each)[-1].kind == "tableau"
    ]
    own = [desk.interaction.opponent(each) is None for each in aims]
    assert own == sorted(own)
    assert True in own
    for each in aims:
        plate = desk.scene.mark_of(each).plate
        assert ("your own" in plate) == (desk.interaction.opponent(each) is None), plate
    QTest.keyClick(desk.view, Qt.Key.Key_Tab)
    assert desk.drag.focus == aims[0]
    QTest.keyClick(desk.view, Qt.Key.Key_Escape)
    assert desk.drag.focus == card
    (menu,) = [each for each in desk.interaction.deeds(card) if each.places]
    losing = [each.loses for each in menu.places]
    assert losing == sorted(losing), "the menu names opponents first as well"


def test_keys_keep_their_place_after_an_action_undo_or_redraw(open_position: OpenTable) -> None:
    window = open_position("players: {P1: {hacendado: 209, gold: 9, hand: [50, 47]}}")
    desk = window.desk
    MouseHand(desk).raise_curtain()
    desk.view.setFocus()
    for _ in range(60):
        if desk.drag.focus == Spot("hand", 50):
            break
        QTest.keyClick(desk.view, Qt.Key.Key_Tab)
    before = desk.scene.center_of(Spot("hand", 50))
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    QTest.keyClick(desk.view, Qt.Key.Key_Tab)
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert [entry.line for entry in desk.session.journal] == ["play 50"]
    focus = desk.drag.focus
    assert focus is not None, "the focus stays where the player was"
    assert before is not None
    there = desk.scene.center_of(focus)
    assert there is not None
    assert abs(there.x() - before.x()) + abs(there.y() - before.y()) < 150
    desk.undo()
    assert desk.drag.focus == Spot("hand", 50)
    desk.flow.refresh()
    assert desk.drag.focus == Spot("hand", 50)
    window.show_home()
    window.close_dialog()
    assert desk.drag.focus == Spot("hand", 50)


def test_a_panel_accepts_drops_for_its_player(deck: Deck) -> None:
    chance, tried = random.Random(3), 0
    state = tables.middle(4).copy()
    for _ in range(200):
        if state.over:
            break
        legal = legal_actions(state)
        gestures = LegalGestures(state, legal)
        for pick in gestures.picks:
            for drop, actions in gestures.by_pick(pick).items():
                if drop.kind == "hacendado" and drop != pick:
                    panel = Spot("tableau", drop.number)
                    if panel in gestures.by_pick(pick):
                        continue
                    tried += 1
                    assert gestures.dropped(pick, panel) == (drop, actions)
                    assert gestures.dropped(pick, Spot("reserve", drop.number))[1] == actions
        perform(state, chosen(legal, chance))
    assert tried > 3


def test_keeping_nothing_in_a_depression_is_announced(deck: Deck, open_table: OpenTable) -> None:
    state, _ = named("i2-armies-and-extorters-must-be-paid", deck)
    window = open_table(position_session(state))
    hand = MouseHand(window.desk)
    chance = random.Random(1)
    while window.desk.flow.question.manner != "keep":
        hand.raise_curtain()
        window.desk.flow.model.submit(chosen(window.desk.session.legal(), chance))
    hand.raise_curtain()
    sheet = window.desk.flow.sheet
    for tick in sheet.ticks.values():  # type: ignore[union-attr]
        tick.setChecked(False)
    assert sheet.keep.text() == "Give up all cards"  # type: ignore[union-attr]


# --- The showdown and possible topplers -----------------------------------------------------------


@pytest.fixture(scope="module")
def against_diaz(deck: Deck) -> Session:
    chance = random.Random(4)
    for seed in range(40):
        session = Session.new(deck, Options(), seed, (SeatSetup("Ana", 1),), solo="diaz")
        while session.seat_to_act is not None:
            step = session.state.agenda[-1]
            if isinstance(step, Showdown):
                return session
            question = session.question()
            if question is not None:
                session.submit_choice(question.answer())
            else:
                legal = session.legal()
                topples = [
                    each
                    for each in legal
                    if isinstance(each, act.Buy)
                    and session.state.market[each.slot] in session.state.cards.topples
                ]
                session.submit(topples[0] if topples else chosen(legal, chance))
    raise AssertionError("no showdown in 40 games")


def test_the_defence_in_a_showdown_against_diaz(against_diaz: Session) -> None:
    state = against_diaz.state
    step = state.agenda[-1]
    assert isinstance(step, Showdown)
    (row,) = count(state, step, NAMES).rows
    assert row.parts.startswith(f"needs {row.tripartite + 1}, one more than Díaz's defence of ")
    assert "Vice" not in row.parts
    summed = row.parts.partition("defence of ")[2].replace("of his cards", "").replace("−", "-")
    assert max(0, eval(summed.replace(" ", ""))) == row.tripartite


def test_charts_draw_diaz_with_his_defence(against_diaz: Session) -> None:
    from paxdesk.porfiriana.table.game_log import retold

    rows = retold(against_diaz, NAMES).turn_rows
    for kind in PRESTIGES:
        drawn = next(each for each in plot(rows, kind).series if each.seat == DIAZ)
        assert drawn.values[-1] == solo_defence(against_diaz.state, kind)
        assert drawn.values[0] >= 4


def test_possible_topplers_include_manifestos(deck: Deck) -> None:
    state, actions = named("k2-a-manifesto-tips-the-scale", deck)
    declared = next(each for each in actions if isinstance(each, act.Manifesto))
    possible = topplers(state)[state.regime] + declaring(state)[state.regime]
    for action in actions:
        perform(state, action)
    assert state.winners
    assert set(state.winners) <= set(possible)
    assert declared.prestige == state.cards.regimes[state.regime].prestige


def test_a_declaration_adds_exactly_its_point(deck: Deck) -> None:
    for place in SCENARIOS[::7]:
        state, _ = scenario(place, deck)
        for seat in state.players:
            for standing in standings(state, seat) if seat != DIAZ else ():
                player = state.players[seat]
                free = player.flipped is None and not player.heir and player.hacendado
                causes = state.cards.hacendados[player.hacendado].orientations if free else ()
                can = standing.prestige in {cause.prestige for cause in causes}
                assert standing.declaration == int(can)


def test_a_public_card_is_bought_by_its_displayed_name() -> None:
    state = tables.middle(4)
    assert imperative(state, act.BuyPublic(215, "blue"), {}) == "Buy Theodore Roosevelt"
    assert imperative(state, act.BuyPublic(215, "green"), {}) == (
        "Buy Theodore Roosevelt as General Huerta"
    )
