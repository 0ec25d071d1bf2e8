"""Tests of the sentences on cards."""

import inspect
from typing import get_args

import pytest

from paxdesk.language import as_sentence, join_words
from paxdesk.porfiriana.rules import card_text
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.card_text import (
    VERB_WORDS,
    ability_words,
    card_sentences,
    effect_words,
    kind_words,
    topic_of,
    where_words,
)
from paxdesk.porfiriana.rules.cards import (
    BlackCard,
    Card,
    EnterpriseCard,
    HacendadoCard,
    HeadlineCard,
    OrangeCard,
    PartnerCard,
    PlayAidCard,
    RegimeCard,
    ToppleCard,
    TroopCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.term_words import AN, ONE, count_words, plural
from paxdesk.porfiriana.workshop.card_lines import read_line

VERBS = (*get_args(verbs.Effect), *get_args(verbs.AttackVerb), *get_args(verbs.Ability))


def all_lines(card: Card) -> list[str]:
    found = [line.text for line in card_sentences(card)]
    if isinstance(card, PartnerCard):
        for side in range(len(card.sides)):
            found += [line.text for line in card_sentences(card, side)]
    if isinstance(card, HacendadoCard):
        for cause in card.orientations:
            found += [line.text for line in card_sentences(card, flipped=cause.prestige)]
    return found


def verbs_of(card: Card) -> list[object]:
    match card:
        case EnterpriseCard():
            return [*card.abilities]
        case PartnerCard():
            return [verb for side in card.sides for verb in (*side.on_play, *side.abilities)]
        case TroopCard():
            return [*card.on_play, *card.abilities]
        case OrangeCard() | BlackCard():
            return [*card.effects]
        case HeadlineCard() | ToppleCard():
            return [*card.event]
        case HacendadoCard():
            return [*card.loyalist.abilities]
        case RegimeCard():
            return [*card.abilities]
        case _:
            return []


def test_every_card_has_a_text(deck: Deck) -> None:
    for card in deck.cards.values():
        words = all_lines(card)
        assert words, card.name
        assert len(card_sentences(card)) >= len(verbs_of(card)) - 4, card.name
        assert kind_words(card)


def test_every_verb_of_the_deck_is_described_on_its_card(deck: Deck) -> None:
    for card in deck.cards.values():
        everything = " ".join(all_lines(card))
        for verb in verbs_of(card):
            regime = isinstance(card, RegimeCard)
            if isinstance(verb, get_args(verbs.Ability)):
                said = ability_words(verb, everyone=regime)  # type: ignore[arg-type]
            else:
                said = effect_words(verb)  # type: ignore[arg-type]
            assert said in everything, card.name


def test_sentences_are_complete(deck: Deck) -> None:
    for card in deck.cards.values():
        for text in all_lines(card):
            assert text.endswith("."), text
            assert not text.endswith(".."), text
            assert text[0].isupper() or text[0].isdigit(), text
            assert "  " not in text, text
            for leftover in ("None", "_", "()", "[", "{", " .", " ,"):
                assert leftover not in text, text
            assert not any(text.lower().split().count(word) for word in ("green", "white")), text


def test_public_words_only(deck: Deck) -> None:
    """Public names such as "Federal" and "Outrage" occur; names from the data do not."""
    everything = " ".join(text for card in deck.cards.values() for text in all_lines(card))
    for word in ("Federal", "U.S.", "Local", "Rebel", "Loyalty", "Outrage", "Command"):
        assert word in everything
    for word in ("us_intervention", "martial_law", "pax ", "america "):
        assert word not in everything


def test_every_verb_has_a_separate_topic() -> None:
    topics = [topic_of(verb.__new__(verb)) for verb in VERBS]
    assert len(set(topics)) == len(VERBS)
    assert {"unrest_all", "take_partner", "slave_revolt_on_extort"} <= set(topics)


@pytest.mark.parametrize(
    ("where", "many", "one"),
    [
        ((), "cards", "card"),
        ((verbs.Filter(industry=("ranch",)),), "ranches", "ranch"),
        (
            (verbs.Filter(industry=("mine",), district=("sonora",), unrest=False),),
            "mines in Sonora without Unrest",
            "mine in Sonora without Unrest",
        ),
        (
            (verbs.Filter(kind=("troop",), faction=("green", "white")),),
            "Federal or Local troops",
            "Federal or Local troop",
        ),
        ((verbs.Filter(faction=("red",)),), "Rebel partners or troops", "Rebel partner or troop"),
        ((verbs.Filter(newspaper=True),), "newspapers", "newspaper"),
        (
            (verbs.Filter(newspaper=False),),
            "partners other than newspapers",
            "partner other than a newspaper",
        ),
        (
            (verbs.Filter(kind=("enterprise",), prestige=("loyalty",), rail_connected=False),),
            "enterprises with Loyalty without a rail connection",
            "enterprise with Loyalty without a rail connection",
        ),
        (
            (verbs.Filter(slave=True, unrest=True), verbs.Filter(industry=("bank",))),
            "slave enterprises with Unrest or banks",
            "slave enterprise with Unrest or bank",
        ),
        ((verbs.Filter(slave=False),), "free enterprises", "free enterprise"),
    ],
)
def test_filters_in_words(where: verbs.Where, many: str, one: str) -> None:
    assert where_words(where) == many
    assert where_words(where, ONE) == one


def test_a_filter_without_a_kind_uses_the_default() -> None:
    where = (verbs.Filter(faction=("green",)),)
    assert where_words(where, otherwise="troop") == "Federal troops"
    assert where_words((), otherwise="enterprise") == "enterprises"


def test_one_of_several_has_its_article() -> None:
    """Without the article, "Rebel" could be read with the newspaper as well."""
    filters = (verbs.Filter(kind=("partner",), faction=("red",)), verbs.Filter(newspaper=True))
    assert where_words(filters, AN) == "a partner of the Rebel faction or a newspaper"
    rail = (verbs.Filter(rail_connected=True, slave=True),)
    assert where_words(rail, AN) == "an enterprise with slaves with a rail connection"
    mines = (verbs.Filter(industry=("mine", "bank")),)
    assert where_words(mines, last="and") == "mines and banks"


def test_counts_in_words() -> None:
    mines = (verbs.Filter(industry=("mine",)),)
    assert count_words(verbs.Count("any", mines)) == "mine, regardless of owner"
    assert count_words(verbs.Count("self", mines)) == "mine that they own"
    assert count_words(verbs.Count("attacker", mines)) == "mine you have"
    assert count_words(verbs.Count("victim", mines)) == "mine of the victim"
    assert count_words(verbs.Count("self", points="loyalty")) == "of their active Loyalty points"


def test_conjunctions_and_plurals() -> None:
    assert as_sentence("for the U.S.") == "For the U.S."
    assert as_sentence("why not? ") == "Why not?"
    assert as_sentence("") == ""
    assert join_words(["a", "b", "c"]) == "a, b or c"
    assert join_words(["a", "b"], "and") == "a and b"
    assert (plural(1, "cube"), plural(2, "cube"), plural(2, "foot", "feet")) == (
        "1 cube",
        "2 cubes",
        "2 feet",
    )


def test_discounts_in_words() -> None:
    half = verbs.Discount("connection", half=True)
    assert ability_words(half) == "Connections: half price."
    free = verbs.Discount("police", free=True)
    assert ability_words(free) == "Police actions: free."
    cheaper = verbs.Discount("deploy", (verbs.Filter(faction=("red",)),), reduce=1)
    assert ability_words(cheaper) == "Rebel troops, played or moved: 1 gold cheaper."


def test_abilities_of_regimes_apply_to_everybody() -> None:
    everywhere = verbs.IgnoreJurisdiction(verbs.FACTIONS, verbs.DISTRICTS)
    assert ability_words(everywhere) == "Your troops may go to any district."
    assert ability_words(everywhere, everyone=True) == "All troops may go to any district."
    border = verbs.IgnoreJurisdiction(("blue",), ("sonora", "chihuahua"))
    assert ability_words(border, everyone=True) == "All U.S. troops may go to Sonora and Chihuahua."


def test_sides_and_causes_are_distinguished(deck: Deck) -> None:
    for card in deck.cards.values():
        if isinstance(card, PartnerCard) and len(card.sides) == 2:
            assert card_sentences(card, 0) != card_sentences(card, 1)
            assert kind_words(card, 0) != kind_words(card, 1)
        if isinstance(card, HacendadoCard):
            causes = {card_sentences(card, flipped=cause.prestige) for cause in card.orientations}
            assert len(causes | {card_sentences(card)}) == 3
        if isinstance(card, PlayAidCard):
            assert len(card_sentences(card)) == 8


def test_every_verb_has_a_sentence() -> None:
    code = inspect.getsource(card_text)
    written = {each for each in verbs.VERBS if f"case verbs.{each.__name__}" in code}
    assert {*verbs.VERBS} == written | {*VERB_WORDS}


def test_points_of_two_kinds_and_effects_of_topples_are_sentences(deck: Deck) -> None:
    ranch = read_line("ranch C 4 · rail · outrage · further_point loyalty", deck.cards[51])
    told = [each.text for each in card_sentences(ranch)]
    assert told[1:3] == ["1 Loyalty point.", "1 Outrage point."]
    topple = read_line("topple bull · strife green/red · gain_per 2 · pay_per 1", deck.cards[206])
    told = [each.text for each in card_sentences(topple)]
    assert told[1:] == ["Each player gains 2 gold.", "Each player pays 1 gold."]
