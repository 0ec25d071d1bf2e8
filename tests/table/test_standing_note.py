"""Tests of the inspector's notes on dice and Topples."""

from pytestqt.qtbot import QtBot

from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.scene.things import Spot
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.topple_search import ToppleEstimate, ToppleTakers, WayToTopple
from paxdesk.porfiriana.table.scene.ledger import also_needed, ways_told
from paxdesk.porfiriana.table.words.event_text import name_on_face
from tests.table import solo_play
from tests.table.hand import MouseHand
from tests.table.solo_play import BeginSolo


def _headings(content: InspectorContent) -> list[str]:
    return [row.words for row in content.rows if row.kind == "heading"]


def test_both_dice_stay_in_the_inspector_until_the_person_acts(
    begin: BeginSolo, qtbot: QtBot
) -> None:
    window = begin("diaz", 4)
    desk = window.desk
    if not desk.inspector.isVisible():
        desk.toggle_inspector()
    solo_play.end_turn(qtbot, window)
    shown = desk.inspector.inspected
    assert shown.title == "Díaz's dice"
    assert [words.split()[0] for words in _headings(shown)] == ["takes", "takes"]
    facts = [row.words for row in shown.rows if row.kind == "fact"]
    assert sum(words.startswith("Die ") for words in facts) == 2
    assert all(row.rule for row in shown.rows if row.words.startswith("Die "))
    # A card under the pointer replaces the dice.
    slot = next(index for index, card in enumerate(desk.session.state.market) if card)
    desk._point_at(Spot("market", slot))
    assert desk.inspector.inspected.card == desk.session.state.market[slot]
    desk._point_at(None)
    assert desk.inspector.inspected == shown
    MouseHand(desk).play(act.End())
    assert desk.inspector.inspected.title != "Díaz's dice"


def test_further_needs_are_in_the_same_sentence(deck: Deck) -> None:
    state = solo_play.session(deck, "diaz", 4).state
    slot = next(index for index, card in enumerate(state.market) if card in deck.partners)
    card = state.market[slot]
    price = (0, 1, 2, 4, 8, 16)[slot % 6]
    lines = (act.Buy(slot, None), act.Play(card, None), act.Buy(3, "quo"))
    way = WayToTopple(1, lines, (), 204, 4, ToppleEstimate(5, 4))
    name = name_on_face(state, card)
    assert also_needed(state, way) == f"with {name} for {price} gold"
    told = ways_told(state, ToppleTakers({1: way}), {1: "Ana"})
    assert told == {1: f"Ana wins with 5 Loyalty, with {name} for {price} gold."}
    bought = WayToTopple(1, lines[-1:], (), 204, 4, ToppleEstimate(5, 4))
    assert also_needed(state, bought) == ""
    church = next(each for each in deck.partners.values() if each.public)
    public = act.BuyPublic(church.number, church.sides[1].faction)
    way = WayToTopple(1, (public, *lines[-1:]), (), 204, 4, ToppleEstimate(5, 4))
    face = church.sides[1]
    assert also_needed(state, way) == f"with {face.name} for {face.cost} gold"
