"""Orange and black cards, and what there is for them to hit."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from paxdesk.porfiriana.audit.total import Total, between, equal, having, holds, none
from paxdesk.porfiriana.rules.cards import (
    AttackCard,
    BlackCard,
    Card,
    EnterpriseCard,
    PartnerCard,
    TroopCard,
    verbs_of,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.vocabulary import (
    REGIMES,
    Antitrust,
    Assassinate,
    CountedUnrest,
    Filter,
    Nationalize,
    NationalizeEach,
    PaidUnrest,
    PlaceUnrest,
    RaidHand,
    Steal,
    TakePartner,
    Verb,
    Where,
)

Target: TypeAlias = EnterpriseCard | PartnerCard | TroopCard

LEY_DE_FUGA = 162
# A third to a half of the deck is in a game, so whatever is to be hit needs company.
COMPANY = 3


def totals(deck: Deck) -> Iterator[Total]:
    """Yield the totals of orange and black cards."""
    yield from _unrest(deck)
    yield from _examples(deck)
    yield from _orange_targets(deck)
    yield from _assassins(deck)
    yield from _black(deck)
    yield from _pools(deck)


def _unrest(deck: Deck) -> Iterator[Total]:
    amounts = {number: _unrest_of(card) for number, card in deck.oranges.items()}
    yield none(
        "orange cards without exactly one kind of Unrest",
        [number for number, each in amounts.items() if len(each) != 1],
    )
    yield none(
        "orange cards whose Unrest is not 1 to 3",
        [number for number, each in amounts.items() if not all(1 <= n <= 3 for n in each)],
    )
    yield none(
        "attacks that steal more than 6",
        [number for number, card in deck.attacks.items() if _stolen(card) > 6],
    )
    strikes = having(deck.oranges, PaidUnrest) + having(deck.oranges, CountedUnrest)
    awards = [deck.oranges[number].award for number in strikes]
    ok = len(strikes) >= 4 and any(award and award.prestige == "outrage" for award in awards)
    what = "strikes (no Unrest possible)"
    yield holds(what, "at least 4, some with Outrage", sorted(strikes), ok)
    bare = [number for number, award in zip(strikes, awards, strict=True) if award is None]
    yield none("strikes without an award", bare)


def _unrest_of(card: AttackCard) -> list[int]:
    """Return the Unrest of each verb that places it, the most where there is a choice."""
    placed = [effect.amount for effect in card.effects if isinstance(effect, PlaceUnrest)]
    strikes = (PaidUnrest, CountedUnrest)
    return placed + [effect.max for effect in card.effects if isinstance(effect, strikes)]


def _stolen(card: AttackCard) -> int:
    return sum(effect.gold for effect in card.effects if isinstance(effect, Steal))


def _examples(deck: Deck) -> Iterator[Total]:
    for number, name in ((5, "Wobblies"), (203, "Villistas")):
        card = deck.oranges[number]
        award = (card.award.prestige, card.award.jails) if card.award else None
        flags = card.districts or "any"
        yield equal(
            f"{number} {name}: steals, Unrest, award, jails, districts",
            (3, [3], ("outrage", False), "any"),
            (_stolen(card), _unrest_of(card), award, flags),
        )


def _orange_targets(deck: Deck) -> Iterator[Total]:
    cards = deck.oranges
    allowed = {"industry", "rail_connected", "slave"}
    strange = [n for n, card in cards.items() if any(_keys(each) - allowed for each in card.target)]
    yield none("orange targets by something else than the enterprise's nature", strange)
    with_target = [number for number, card in cards.items() if card.target]
    yield between("orange cards with a narrower target", 4, None, len(with_target))
    flagged = sum(bool(card.districts) for card in cards.values())
    counts = (flagged, len(cards) - flagged)
    yield holds("orange cards with flags, without", "at least 5 each", counts, min(counts) >= 5)


def _keys(condition: Filter) -> set[str]:
    return {key for key in Filter.__match_args__ if getattr(condition, key) not in ((), None)}


def _assassins(deck: Deck) -> Iterator[Total]:
    killers = {number: deck.blacks[number] for number in having(deck.blacks, Assassinate)}
    kinds = {card.award.prestige if card.award else None for card in killers.values()}
    ok = len(killers) >= 4 and LEY_DE_FUGA in killers and kinds == {"outrage", "revolution"}
    expected = "at least 4, of Outrage and Revolution, 162 among them"
    yield holds("assassinations", expected, list(killers), ok)
    partner = (Filter(kind=("partner",)),)
    yield none(
        "assassinations of something else than a partner",
        [number for number, card in killers.items() if card.target != partner],
    )


def _black(deck: Deck) -> Iterator[Total]:
    cards = deck.blacks
    plots = {n for verb in (TakePartner, Antitrust, RaidHand) for n in having(cards, verb)}
    yield none(
        "conspiracies, antitrust and raids that are usable on oneself",
        [number for number in sorted(plots) if not cards[number].opponents_only],
    )
    yield between("conspiracies", 2, None, len(having(cards, TakePartner)))
    yield between("antitrust", 1, None, len(having(cards, Antitrust)))
    cheap = Counter(card.cheap_regime for card in cards.values())
    ok = all(cheap[regime] >= 4 for regime in REGIMES)
    yield holds("black cards to a cheap regime", "at least 4 each", dict(cheap), ok)
    seizures = {
        number: card.target or () for number, card in cards.items() if _has(card, Nationalize)
    }
    for number, headline in deck.headlines.items():
        for effect in headline.event:
            if isinstance(effect, NationalizeEach):
                seizures[number] = effect.where
    yield none(
        "nationalizations that reach America",
        [n for n, where in seizures.items() if any(_reaches_america(each) for each in where)],
    )
    reforms = (145, 146, 152, 160, 164)
    found = [number for number in reforms if number in cards]
    yield equal("black cards of redistribution", list(reforms), found)


def _has(card: Card, verb: type[Any]) -> bool:
    return any(isinstance(each, verb) for each in verbs_of(card))


def _reaches_america(condition: Filter) -> bool:
    return not condition.district or "america" in condition.district


def _pools(deck: Deck) -> Iterator[Total]:
    targets: list[Target] = [*deck.enterprises.values(), *deck.troops.values()]
    targets += [card for card in deck.partners.values() if not card.public]

    def pool(where: Where) -> list[Target]:
        return [card for card in targets if _matches(card, where)]

    lonely = [
        f"{number} ({len(hit)})"
        for number, card in deck.attacks.items()
        if (hit := _hits(card, pool)) is not None and len(hit) < COMPANY
    ]
    yield none(f"attacks with fewer than {COMPANY} possible targets in the deck", lonely)
    filters = [
        (number, where)
        for number, card in deck.cards.items()
        for verb in verbs_of(card)
        for where in _filters(verb)
    ]
    rare = [number for number, where in filters if len(pool(where)) < COMPANY]
    yield none(f"filters that match fewer than {COMPANY} cards", rare)


def _filters(verb: Verb) -> Iterator[Where]:
    """Yield the filters of a verb that select cards in play."""
    count = getattr(verb, "count", None)
    for where in (getattr(verb, "where", None), count.where if count else None):
        if where and not any({"headline", "orange", "black"} & set(each.kind) for each in where):
            yield where


def _hits(card: AttackCard, pool: Any) -> list[Target] | None:
    """Return the cards an attack may hit, or None if it hits players."""
    if isinstance(card, BlackCard):
        return None if card.target is None else pool(card.target)
    return [
        each
        for each in pool(card.target)
        if isinstance(each, EnterpriseCard)
        and (not card.districts or each.district in card.districts)
    ]


def _matches(card: Target, where: Where) -> bool:
    """Tell whether a card can match as printed, whatever happens to it in play."""
    return not where or any(_fits(card, condition) for condition in where)


def _fits(card: Target, condition: Filter) -> bool:
    industry = (card.industry,) if isinstance(card, EnterpriseCard) else ()
    district = (card.district,) if isinstance(card, EnterpriseCard) else ()
    slave = card.slave if isinstance(card, EnterpriseCard) else None
    faces: tuple[Any, ...] = card.sides if isinstance(card, PartnerCard) else (card,)
    factions = {getattr(face, "faction", None) for face in faces}
    prestiges = {face.prestige for face in faces}
    newspaper = isinstance(card, PartnerCard) and card.newspaper
    return (
        (not condition.kind or card.kind in condition.kind)
        and (not condition.industry or bool(set(industry) & set(condition.industry)))
        and (not condition.district or bool(set(district) & set(condition.district)))
        and (not condition.faction or bool(factions & set(condition.faction)))
        and (not condition.prestige or bool(prestiges & set(condition.prestige)))
        and (condition.newspaper is None or newspaper == condition.newspaper)
        and (condition.slave is None or slave == condition.slave)
        and (condition.rail_connected is None or _can_be(card, rail=condition.rail_connected))
    )


def _can_be(card: Target, rail: bool) -> bool:
    if not isinstance(card, EnterpriseCard):
        return not rail
    if rail:
        return card.base == "rail" or any(oval.to == "rail" for oval in card.ovals)
    return card.base != "rail"
