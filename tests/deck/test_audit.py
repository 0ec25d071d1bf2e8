"""Tests of the published totals of the deck."""

from typing import Any

import attrs
import pytest

from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.rules import card_verbs as v
from paxdesk.porfiriana.rules.cards import Award, DeployCost, Income
from paxdesk.porfiriana.rules.deck import Deck


def test_our_deck_meets_every_total(deck: Deck) -> None:
    rows = list(totals(deck))
    assert [row for row in rows if not row.ok] == []
    assert len(rows) > 150
    assert len({row.what for row in rows}) == len(rows)


@pytest.mark.parametrize(
    ("number", "changes", "missed"),
    [
        (47, {"prestige": "loyalty"}, {"total Loyalty points"}),
        (47, {"cost": 11}, {"cost of ranches", "cost of enterprises"}),
        (47, {"name": "Babícora Ranch"}, {"duplicate names"}),
        (47, {"known": ("all",)}, {"sources or known parts that do not fit the provenance"}),
        (57, {"income": Income(fixed=2)}, {"gun stores that do not hold 1 cube, pay 2"}),
        (61, {"jails": False}, {"61 Minas Prietas: district"}),
        (61, {"slave": False, "jails": False}, {"Revolution points in all"}),
        (59, {"ovals": ()}, {"chain railroads"}),
        (79, {"income": Income(fixed=3)}, {"79 counts the mines of Chihuahua"}),
        (5, {"award": Award("revolution", jails=False)}, {"Outrage given as an award"}),
        (5, {"effects": (v.Steal(7), v.PlaceUnrest(4))}, {"attacks that steal more than 6"}),
        (
            5,
            {"effects": (v.Steal(3),)},
            {"orange cards with no effect, or several effects, that place Unrest"},
        ),
        (5, {"target": (v.Filter(unrest=True),)}, {"orange cards whose target depends"}),
        (162, {"target": (v.Filter(kind=("troop",)),)}, {"assassinations of cards other than"}),
        (145, {"target": (v.Filter(kind=("enterprise",)),)}, {"nationalizations that reach"}),
        (184, {"firepower": 3}, {"184 Indian Fighters"}),
        (184, {"on_play": (v.Amnesty(),)}, {"troops whose regime is not that of their faction"}),
        (167, {"cost": DeployCost(6, 7, 8)}, {"guerrillas that are not cheaper on foot"}),
        (167, {"cost": DeployCost(6, 5, 4)}, {"troops whose cheapest way costs more than 3"}),
        (107, {"mood": "bull"}, {"bears, bulls"}),
        (107, {"event": (v.Regime("pax"),)}, {"cards that change to Pax Porfiriana"}),
        (125, {"event": (v.Amnesty(),)}, {"125 Lusitania: strife"}),
        (206, {"event": (v.AchillesHeel("outrage"),)}, {"206 Díaz Is Shot: lowers"}),
        (216, {"mines": 3}, {"regimes: Mines, Economy, prestige"}),
        (2, {"name": "Something Else", "note": "Else."}, {"cited cards under another name"}),
        (2, {"provenance": "reconstructed"}, {"cited cards marked as reconstructed"}),
    ],
)
def test_a_changed_figure_misses_a_total(
    deck: Deck, number: int, changes: dict[str, Any], missed: set[str]
) -> None:
    changed = attrs.evolve(deck.cards[number], **changes)
    rows = totals(Deck({**deck.cards, number: changed}))
    found = [row.what for row in rows if not row.ok]
    assert all(any(what.startswith(start) for what in found) for start in missed), found


def test_cards_of_the_wrong_kind_are_reported_first(deck: Deck) -> None:
    misplaced = attrs.evolve(deck.cards[134], number=5, name="Another")
    swapped = Deck({**deck.cards, 5: attrs.evolve(deck.cards[140], number=5), 140: misplaced})
    missed = {row.what: row.found for row in totals(swapped) if not row.ok}
    assert missed["kinds that do not fit the number"] == "5"
