"""Partners, newspapers, public cards, Hacendados and regimes."""

from collections import Counter
from collections.abc import Iterator

from paxdesk.porfiriana.audit.total import Total, between, equal, having, holds, none
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.vocabulary import (
    FACTION_OF,
    PRESTIGES,
    REGIMES,
    Activist,
    Court,
    Discount,
    ExtraAction,
    Filter,
    General,
    IgnoreJurisdiction,
    JailImmunity,
    LandBonus,
    MineBonus,
    Monopoly,
    RebelGovernor,
    Regime,
    Spy,
    Strife,
)


def totals(deck: Deck) -> Iterator[Total]:
    """Yield the totals of people, and of the regimes."""
    partners = {number: card for number, card in deck.partners.items() if not card.public}
    yield from _partners(partners)
    yield from _defenders(partners)
    yield from _abilities(partners)
    yield from _public(deck)
    yield from _hacendados(deck)
    regimes = [deck.regimes[key] for key in REGIMES]
    yield equal(
        "regimes: Mines, Economy, prestige",
        [(2, 3, "loyalty"), (3, 2, "outrage"), (2, 2, "command"), (1, 1, "revolution")],
        [(card.mines, card.economy, card.prestige) for card in regimes],
    )


def _partners(partners: dict[int, PartnerCard]) -> Iterator[Total]:
    factions = Counter(card.sides[0].faction for card in partners.values())
    found = [factions[faction] for faction in ("blue", "green", "red", "white")]
    yield equal("partners: blue, green, red, white", [11, 10, 10, 9], found)
    papers = {number: card for number, card in partners.items() if card.newspaper}
    yield between("newspapers", 4, 6, len(papers))
    yield equal("10 and 35 are newspapers", True, {10, 35} <= set(papers))
    yield none(
        "newspapers with the same faction or prestige twice",
        [
            number
            for number, card in papers.items()
            if len({side.faction for side in card.sides}) < len(card.sides)
            or len({side.prestige for side in card.sides}) < len(card.sides)
        ],
    )
    costs = [(card.number, side.cost) for card in partners.values() for side in card.sides[:1]]
    yield none("partners that do not cost 1 to 8", [n for n, cost in costs if not 1 <= cost <= 8])


def _defenders(partners: dict[int, PartnerCard]) -> Iterator[Total]:
    spies = having(partners, Spy)
    yield between("spies", 5, 7, len(spies))
    pinkerton = [
        list(ability.prestige)
        for card in partners.values()
        if "Pinkerton" in card.name
        for ability in card.sides[0].abilities
        if isinstance(ability, Spy)
    ]
    yield equal("Pinkerton spy: defends", [["loyalty"]], pinkerton)
    plain = having(partners, Spy, prestige=())
    fits = 1 <= len(plain) < len(spies) / 2
    yield holds("spies without a defence", "at least 1, fewer than half", plain, fits)
    yield between("courts and post", 2, 4, len(having(partners, Court)))
    post = partners[14].sides[0].abilities
    yield equal("14 Postal Service: defends all four", True, post == (Court(PRESTIGES),))
    defended = {
        prestige
        for card in partners.values()
        for side in card.sides
        for ability in side.abilities
        if isinstance(ability, Spy | Court)
        for prestige in ability.prestige
    }
    yield equal("types of prestige that can be defended", set(PRESTIGES), defended)


def _abilities(partners: dict[int, PartnerCard]) -> Iterator[Total]:
    yield equal("generals", [22, 24, 30, 33], having(partners, General))
    yield equal("investors (free sale)", [17, 20, 25], having(partners, ExtraAction, kind="sell"))
    yield between("monopolies", 4, 6, len(having(partners, Monopoly)))
    america = Monopoly("enterprise", (Filter(district=("america",)),))
    found = partners[18].sides[0].abilities == (america,)
    yield equal("18: monopoly on American enterprises", True, found)
    found = partners[28].sides[0].abilities == (Monopoly("connection"),)
    yield equal("28: monopoly on connections", True, found)
    federal = (Filter(faction=("green",)),)
    owners = having(partners, Monopoly, what="troop", where=federal)
    factions = [partners[number].sides[0].faction for number in owners]
    yield equal("monopoly on federal troops: faction", ["red"], factions)
    land = {*having(partners, LandBonus), *having(partners, ExtraAction, kind="buy_land")}
    yield equal("37 and 38 survey land", True, {37, 38} <= land)
    yield equal("patents", [39], having(partners, MineBonus, amount=1))
    yield equal("activists", [34, 43], having(partners, Activist))
    yield equal("rebel governors", [40, 41], having(partners, RebelGovernor))
    sonora = having(partners, RebelGovernor, district="sonora")
    chihuahua = having(partners, RebelGovernor, district="chihuahua")
    yield equal("rebel governors of Sonora, Chihuahua", ([40], [41]), (sonora, chihuahua))
    strife = (Strife(("red", "white")),)
    sides = [partners[number].sides[0] for number in having(partners, RebelGovernor)]
    fits = all(side.faction == "red" and side.on_play == strife for side in sides)
    yield equal("rebel governors are red, with strife of red and white", True, fits)
    yield between("jail immunity", 2, 3, len(having(partners, JailImmunity)))
    yield equal("partners that lift jurisdiction", 2, len(having(partners, IgnoreJurisdiction)))
    yield between("partners with a discount", 6, None, len(having(partners, Discount)))
    enterprises = having(partners, Discount, what="enterprise")
    yield between("partners with a discount on enterprises", 3, None, len(enterprises))


def _public(deck: Deck) -> Iterator[Total]:
    church = [(side.faction, side.prestige, side.cost) for side in deck.partners[214].sides]
    expected = [("white", "command", 10), ("red", "revolution", 10)]
    yield equal("214 Catholic Church: sides", expected, church)
    figures = [(side.faction, side.prestige, side.cost) for side in deck.partners[215].sides]
    expected = [("blue", "outrage", 18), ("green", "command", 18)]
    yield equal("215 Roosevelt, Huerta: sides", expected, figures)
    roosevelt, huerta = (side.on_play for side in deck.partners[215].sides)
    fits = roosevelt == (Regime("us_intervention"), Strife(("red", "blue")))
    yield equal("215 Roosevelt: U.S. Intervention, then strife of red and blue", True, fits)
    yield equal("215 Huerta: Martial Law", True, huerta == (Regime("martial_law"),))
    public = {number: card for number, card in deck.partners.items() if card.public}
    yield none("public cards that change to the Pax", having(public, Regime, to="pax"))


def _hacendados(deck: Deck) -> Iterator[Total]:
    cards = deck.hacendados
    counted = Counter(cause.prestige for card in cards.values() for cause in card.orientations)
    ok = counted.total() == 12 and all(2 <= counted[each] <= 4 for each in PRESTIGES)
    yield holds("causes of Hacendados", "2 to 4 of each prestige, 12 in all", dict(counted), ok)
    pairs = {frozenset(c.prestige for c in card.orientations) for card in cards.values()}
    different = sum(len(pair) == 2 for pair in pairs)
    yield equal("Hacendados with different pairs of causes", 6, different)
    yield none(
        "causes whose faction or connection does not fit",
        [
            card.number
            for card in cards.values()
            for cause in card.orientations
            if cause.faction != FACTION_OF[cause.prestige] or cause.connection == "mule"
        ],
    )
    sides = {number: card.loyalist for number, card in cards.items()}
    yield none(
        "Hacendados without income 2 and one ability",
        [n for n, side in sides.items() if side.income != 2 or len(side.abilities) != 1],
    )
    yield equal("different abilities of Hacendados", 6, len({s.abilities for s in sides.values()}))
    successor = cards[211].cause("loyalty")
    found = successor is not None and "Successor" in successor.title
    yield equal("211 Reyes: Loyalty as successor", True, found)
