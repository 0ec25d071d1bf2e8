"""Tests of the complete deck."""

import time
from collections import Counter
from pathlib import Path

import pytest
import yaml
from attrs.exceptions import FrozenInstanceError

from paxdesk.porfiriana.rules import card_verbs as v
from paxdesk.porfiriana.rules.cards import (
    CARD_NUMBERS,
    Award,
    Cause,
    DeployCost,
    Income,
    Loyalist,
    Oval,
    PartnerCard,
    verbs_of,
)
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.deck_reading import card_data
from paxdesk.resources import cards_folder

MINES = v.Filter(kind=("enterprise",), industry=("mine",))


def test_all_cards_are_there(deck: Deck) -> None:
    assert list(deck.cards) == list(CARD_NUMBERS)
    assert all(number == card.number for number, card in deck.cards.items())
    assert Counter(card.kind for card in deck.cards.values()) == {
        "enterprise": 58,
        "partner": 40,
        "troop": 30,
        "headline": 29,
        "orange": 23,
        "black": 23,
        "hacendado": 6,
        "topple": 4,
        "regime": 4,
        "public": 2,
        "play_aid": 1,
    }


def test_indexes_hold_the_cards_of_their_kind(deck: Deck) -> None:
    sizes = {
        "enterprises": 58,
        "partners": 42,
        "troops": 30,
        "oranges": 23,
        "blacks": 23,
        "attacks": 46,
        "headlines": 29,
        "topples": 4,
        "hacendados": 6,
    }
    for name, size in sizes.items():
        index = getattr(deck, name)
        assert len(index) == size, name
        assert all(card is deck.cards[number] for number, card in index.items()), name
    assert tuple(deck.regimes) == v.REGIMES


def test_an_enterprise(deck: Deck) -> None:
    mine = deck.enterprises[61]
    assert (mine.name, mine.district, mine.industry) == ("Minas Prietas", "sonora", "mine")
    assert (mine.cost, mine.base, mine.prestige) == (4, "mule", None)
    assert (mine.slave, mine.jails, mine.abilities) == (True, True, ())
    assert mine.income == Income(mines=True)
    assert mine.ovals == (Oval("rail", 3, chain=False),)
    assert (mine.provenance, mine.sources) == ("partly_stated", ("E9", "G1", "G2", "G4", "G5"))
    assert mine.known[:2] == ("name", "district")


def test_forms_of_income(deck: Deck) -> None:
    incomes = {number: card.income for number, card in deck.enterprises.items()}
    assert incomes[47] == Income(improvable=1)
    assert incomes[56] == Income(economy=True)
    assert incomes[57] == Income(fixed=1)
    where = (v.Filter(("enterprise",), ("mine",), ("chihuahua",), unrest=False),)
    assert incomes[79] == Income(count=v.Count("any", where))


def test_partners_and_their_sides(deck: Deck) -> None:
    post, paper, church = (deck.partners[number] for number in (14, 10, 214))
    assert [post.newspaper, paper.newspaper, church.newspaper] == [False, True, False]
    assert [post.public, paper.public, church.public] == [False, False, True]
    (side,) = post.sides
    assert side.abilities == (v.Court(v.PRESTIGES),)
    assert (side.name, side.faction, side.cost) == ("Mexican Postal Service", "green", 3)
    assert [(s.name, s.faction, s.prestige, s.cost) for s in paper.sides] == [
        ("Regeneración", "red", "revolution", 3),
        ("Regeneración", "blue", "outrage", 3),
    ]
    assert paper.sides[0].abilities == (
        v.Discount("market", (v.Filter(kind=("orange",)),), half=True),
    )
    assert [(s.name, s.faction, s.cost) for s in church.sides] == [
        ("Church Hierarchy", "white", 10),
        ("Red Church", "red", 10),
    ]


def test_a_troop(deck: Deck) -> None:
    fighters = deck.troops[184]
    sonora = (v.Filter(kind=("enterprise",), district=("sonora",)),)
    assert fighters.cost.rail == 1
    assert fighters.cost.mule == 3
    assert fighters.on_play == (v.Regime("martial_law"), v.UnrestAll(sonora, 1, True))
    assert deck.troops[167].cost == DeployCost(rail=6, mule=3, foot=1)


def test_attacks(deck: Deck) -> None:
    wobblies = deck.oranges[5]
    assert (wobblies.districts, wobblies.target) == ((), ())
    assert wobblies.effects == (v.Steal(3), v.PlaceUnrest(3))
    assert wobblies.award == Award("outrage", jails=False)
    assert deck.oranges[4].target == (v.Filter(industry=("mine",)),)
    assert deck.oranges[4].districts == ("sonora", "america")
    assert deck.blacks[140].target is None
    assert deck.blacks[140].award is None
    assert deck.blacks[145].effects == (v.Nationalize(),)


def test_other_kinds(deck: Deck) -> None:
    assert deck.topples[206].event == (v.AchillesHeel("command"),)
    assert deck.headlines[107].event == (v.Depression("start"),)
    assert deck.hacendados[208].loyalist == Loyalist(2, (v.Discount("partner", reduce=2),))
    assert deck.hacendados[208].cause("command") == Cause(
        "Plan of Guadalupe", "command", "white", "rail"
    )
    assert deck.hacendados[208].cause("loyalty") is None
    assert deck.regimes["us_intervention"].mines == 3
    assert deck.regimes["martial_law"].abilities == (v.Discount("police", free=True),)


def test_every_figure_of_the_files_is_in_the_deck(deck: Deck) -> None:
    """The deck is compared with the files as PyYAML reads them."""
    written = [
        card
        for file in cards_folder().glob("*.yaml")
        for card in yaml.safe_load(file.read_text(encoding="utf-8"))
    ]
    assert {card["number"]: card for card in written} == {
        number: card_data(card) for number, card in deck.cards.items()
    }


def test_every_verb_is_on_a_card(deck: Deck) -> None:
    used = {type(verb) for card in deck.cards.values() for verb in verbs_of(card)}
    assert used == {*v.VERBS} - v.OWN_VERBS


@pytest.mark.long
def test_the_digest_ignores_order_and_captions(deck: Deck, tmp_path: Path) -> None:
    for file in cards_folder().glob("*.yaml"):
        cards = yaml.safe_load(file.read_text(encoding="utf-8"))
        for card in cards:
            card["note"] = "Another caption."
        turned = [dict(reversed(card.items())) for card in reversed(cards)]
        target = tmp_path / file.name
        target.write_text(yaml.safe_dump(turned, sort_keys=False, allow_unicode=True))
    assert load_deck(tmp_path).digest == deck.digest
    cheaper = tmp_path / "black.yaml"
    cheaper.write_text(cheaper.read_text().replace("gold: 5", "gold: 4"))
    assert load_deck(tmp_path).digest != deck.digest


def test_the_deck_cannot_be_changed(deck: Deck) -> None:
    with pytest.raises(FrozenInstanceError):
        deck.cards = {}  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        deck.cards[61].name = "Mine"  # type: ignore[misc]


def test_public_cards_are_distinguished_from_partners(deck: Deck) -> None:
    public = [number for number, card in deck.partners.items() if card.public]
    assert public == [214, 215]
    assert all(isinstance(deck.cards[number], PartnerCard) for number in public)


@pytest.mark.bench
def test_loading_is_quick() -> None:
    """The limit is lenient for a busy machine."""
    times = []
    for _ in range(5):
        start = time.perf_counter()
        load_deck(cards_folder())
        times.append(time.perf_counter() - start)
    assert min(times) < 1.0
