"""Facts about the whole deck: numbers, kinds, vocabulary, provenance, prestige, regime changes."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import attrs

from paxdesk import strict_yaml as strict
from paxdesk.language import tr
from paxdesk.porfiriana.rules.card_verbs import (
    OWN_VERBS,
    PRESTIGES,
    VERBS,
    Filter,
    Industry,
    Prestige,
    Provenance,
    Regime,
    RegimeAction,
    RegimeKey,
)
from paxdesk.porfiriana.rules.cards import CARD_NUMBERS, MY_BOX, Card, CardKind, verbs_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.term_words import regime_words
from paxdesk.resources import assets_folder
from paxdesk.schema import spelled
from paxdesk.session.facts import Fact, expect_condition, expect_equal, expect_none


def cards_with_verb(cards: dict[int, Any], verb: type[Any], **fields: object) -> list[int]:
    return [number for number, card in cards.items() if _has(card, verb, fields)]


def _has(card: Card, verb: type[Any], fields: dict[str, object]) -> bool:
    return any(
        isinstance(each, verb) and all(getattr(each, key) == fields[key] for key in fields)
        for each in verbs_of(card)
    )


KINDS: dict[CardKind, int] = {
    "orange": 23,
    "partner": 40,
    "enterprise": 58,
    "headline": 29,
    "black": 23,
    "troop": 30,
    "topple": 4,
    "hacendado": 6,
    "public": 2,
    "regime": 4,
    "play_aid": 1,
}
RANGES = (
    (range(1, 7), {"orange"}),
    (range(7, 47), {"partner"}),
    (range(47, 105), {"enterprise"}),
    (range(105, 134), {"headline"}),
    (range(134, 167), {"orange", "black"}),
    (range(167, 197), {"troop"}),
    (range(197, 204), {"orange"}),
    (range(204, 208), {"topple"}),
    (range(208, 214), {"hacendado"}),
    (range(214, 216), {"public"}),
    (range(216, 220), {"regime"}),
    (range(220, 221), {"play_aid"}),
)
CHANGES: dict[RegimeKey, dict[str, int]] = {
    "pax": {"headline": 13, "orange": 1, "troop": 8},
    "anarchy": {"headline": 5, "orange": 4, "partner": 1, "troop": 11},
    "martial_law": {"headline": 4, "orange": 1, "public": 1, "troop": 7},
    "us_intervention": {"headline": 5, "public": 1, "troop": 4},
}


def makeup_totals(deck: Deck) -> Iterator[Fact]:
    yield from _numbers(deck)
    yield from _vocabulary(deck)
    yield from _provenance(deck)
    yield from _prestige(deck)
    yield from _regimes(deck)


def _numbers(deck: Deck) -> Iterator[Fact]:
    cards = deck.cards
    yield expect_equal(tr("cards in all"), 220, len(cards))
    yield expect_equal(tr("numbers 1 to 220, each once"), True, sorted(cards) == list(CARD_NUMBERS))
    names = Counter(card.name for card in cards.values())
    yield expect_none(tr("duplicate names"), [name for name, times in names.items() if times > 1])
    kinds = Counter(card.kind for card in cards.values())
    for kind, expected in KINDS.items():
        yield expect_equal(tr("cards of the kind {kind}", kind=kind), expected, kinds[kind])
    yield expect_equal(
        tr("partners with Public Cards (2016)"), 42, kinds["partner"] + kinds["public"]
    )
    yield expect_none(tr("kinds that do not fit the number"), misplaced(deck))
    mixed = Counter(cards[number].kind for number in range(134, 167))
    yield expect_equal(
        tr("cards 134 to 166: orange, black"), (10, 23), (mixed["orange"], mixed["black"])
    )


def misplaced(deck: Deck) -> list[int]:
    """Return the numbers of the cards whose kind is not allowed for their number."""
    cards = deck.cards
    return [n for numbers, allowed in RANGES for n in numbers if cards[n].kind not in allowed]


def _vocabulary(deck: Deck) -> Iterator[Fact]:
    used: set[object] = set()
    for card in deck.cards.values():
        _collect(card, used)
    verbs = {type(each) for each in used}
    missing = [spelled(verb) for verb in VERBS if verb not in verbs | OWN_VERBS]
    yield expect_none(tr("verbs that no card uses"), missing)
    filters = [each for each in used if isinstance(each, Filter)]
    yield expect_none(
        tr("filters that no card uses"),
        [
            field.name
            for field in attrs.fields(Filter)
            if all(getattr(each, field.name) == field.default for each in filters)
        ],
    )
    industries = {card.industry for card in deck.enterprises.values()}
    unused = [each for each in get_args(Industry) if each not in industries]
    yield expect_none(tr("industries that no card uses"), unused)


def _collect(value: Any, found: set[object]) -> None:
    """Add every attrs object within ``value`` to ``found``."""
    if isinstance(value, tuple):
        for each in value:
            _collect(each, found)
    elif attrs.has(type(value)):
        found.add(value)
        for field in attrs.fields(type(value)):
            _collect(getattr(value, field.name), found)


def _provenance(deck: Deck) -> Iterator[Fact]:
    ours = {**deck.cards, **deck.built_in_cards}
    counted = Counter(card.provenance for card in ours.values())
    every = set(get_args(Provenance)) - {MY_BOX}
    yield expect_condition(
        tr("provenance of the cards"), tr("all three used"), dict(counted), set(counted) == every
    )
    yield expect_none(
        tr("sources or known parts that do not fit the provenance"),
        [number for number, card in deck.cards.items() if not _provenance_fits(card)],
    )


def _provenance_fits(card: Card) -> bool:
    if card.provenance == MY_BOX:
        return not card.sources and card.known == ("all",)
    ours = card.provenance == "reconstructed"
    return (
        ours == (not card.sources)
        and ours == (not card.known)
        and (card.provenance == "stated") == (card.known == ("all",))
    )


def _prestige(deck: Deck) -> Iterator[Fact]:
    partners = [side for card in deck.partners.values() if not card.public for side in card.sides]
    public = [side for card in deck.partners.values() if card.public for side in card.sides]
    slaves = [card for card in deck.enterprises.values() if card.slave]

    def printed(cards: Any, prestige: Prestige) -> int:
        return sum(prestige in card.points for card in cards)

    def awards(cards: dict[int, Any], prestige: Prestige) -> list[int]:
        return [n for n, card in cards.items() if card.award and card.award.prestige == prestige]

    estates, troops = deck.enterprises.values(), deck.troops.values()
    upright = [*estates, *partners, *troops, *public]
    points = {
        prestige: printed(upright, prestige) + len(awards(deck.attacks, prestige))
        for prestige in PRESTIGES
    }
    points["revolution"] += len(slaves)
    yield expect_equal(tr("total Loyalty points"), 29, points["loyalty"])
    found = printed([*estates, *partners], "loyalty")
    yield expect_equal(tr("Loyalty on enterprises and partners"), 28, found)
    yield expect_equal(tr("Loyalty given as an award"), [146], awards(deck.attacks, "loyalty"))
    counts = printed(troops, "loyalty"), printed(public, "loyalty")
    yield expect_equal(tr("Loyalty on troops, public sides"), (0, 0), counts)
    yield expect_equal(tr("Revolution points in all"), 35, points["revolution"])
    yield expect_equal(tr("Revolution of slave enterprises"), 7, len(slaves))
    yield expect_equal(tr("Revolution on troops"), 5, printed(troops, "revolution"))
    yield expect_equal(tr("Revolution on public sides"), 1, printed(public, "revolution"))
    found = printed(partners, "revolution") + len(awards(deck.attacks, "revolution"))
    yield expect_equal(tr("Revolution on partners and given as an award"), 22, found)
    yield expect_equal(tr("Command points in all"), 14, points["command"])
    given = (len(awards(cards, "command")) for cards in (deck.blacks, deck.oranges))
    command = (printed(troops, "command"), printed(public, "command"), *given)
    yield expect_equal(
        tr("Command on troops, public sides, black cards, orange cards"), (11, 2, 1, 0), command
    )
    found = printed([*partners, *estates], "command")
    yield expect_equal(tr("Command on partners and enterprises"), 0, found)
    yield expect_equal(tr("Outrage points in all"), 34, points["outrage"])
    yield expect_equal(tr("Outrage given as an award"), 27, len(awards(deck.attacks, "outrage")))
    found = printed([*partners, *troops, *public], "outrage")
    yield expect_equal(tr("Outrage on partners, troops and public sides"), 7, found)
    yield expect_none(
        tr("enterprises with a prestige other than Loyalty"),
        [n for n, card in deck.enterprises.items() if card.points not in ((), ("loyalty",))],
    )
    yield from _awards(deck)


def _awards(deck: Deck) -> Iterator[Fact]:
    awards = {number: card.award for number, card in deck.attacks.items()}
    yield expect_equal(tr("orange and black cards"), 46, len(awards))
    bare = [number for number in deck.oranges if awards[number] is None]
    yield expect_condition(
        tr("orange cards without an award"), tr("at most 2"), len(bare), len(bare) <= 2
    )
    jails = {number: award for number, award in awards.items() if award and award.jails}
    yield expect_none(
        tr("awards other than Revolution that jail"),
        [number for number, award in jails.items() if award.prestige != "revolution"],
    )
    yield expect_condition(tr("awards that jail"), tr("at least 3"), len(jails), len(jails) >= 3)


def _regimes(deck: Deck) -> Iterator[Fact]:
    for key, expected in CHANGES.items():
        found = Counter(card.kind for card in deck.cards.values() if _changes(card, key))
        regime = regime_words(key)
        what = tr("cards that change to {regime}", regime=regime)
        yield expect_equal(what, sum(expected.values()), sum(found.values()))
        what = tr("cards that change to {regime}, by kind", regime=regime)
        yield expect_equal(what, expected, dict(sorted(found.items())))
    yield expect_equal(
        tr("partners that change the regime, as an action"),
        [43],
        cards_with_verb(deck.partners, RegimeAction, to="anarchy"),
    )
    yield expect_equal(
        tr("headlines that change the regime"), 27, len(cards_with_verb(deck.headlines, Regime))
    )


def _changes(card: Card, key: RegimeKey) -> bool:
    verbs = verbs_of(card)
    return any(isinstance(each, Regime | RegimeAction) and each.to == key for each in verbs)


# --- Cards cited in the rules by number -----------------------------------------------------------


def cited() -> dict[int, str]:
    """Return regular expressions for the names or captions of cited cards, by number."""
    node = strict.read_file(assets_folder() / "cited_cards.yaml")
    return {
        int(number): word for number, word in strict.map_reader(strict.text_reader)(node).items()
    }


def reference_totals(deck: Deck) -> Iterator[Fact]:
    """Yield facts about the names and the provenance of the cited cards."""
    words = cited()
    cards = {number: deck.cards[number] for number in words}
    yield expect_none(
        tr("cited cards under another name"),
        [
            f"{number} {card.name}"
            for number, card in cards.items()
            if not re.search(words[number], f"{card.name} {card.note}")
        ],
    )
    ours = [number for number, card in cards.items() if card.provenance == "reconstructed"]
    yield expect_none(tr("cited cards marked as reconstructed"), ours)
