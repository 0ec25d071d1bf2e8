"""The five scenarios (7.0): tracks, chits played, orders of battle and room for them."""

from collections import Counter
from collections.abc import Iterator

from paxdesk.mexican_adventure.audit.fact import Fact, equal, none, true
from paxdesk.mexican_adventure.rules.forces import Groups
from paxdesk.mexican_adventure.rules.material import Material, ScenarioCard
from paxdesk.mexican_adventure.rules.notation import write_groups
from paxdesk.mexican_adventure.rules.words import SIDES, Side

FOUR = ("puebla", "conquest", "maximilian", "retreat")
TURNS = {
    "puebla": (1, 4), "conquest": (5, 14), "maximilian": (14, 23), "retreat": (24, 33),
    "campaign": (1, 33),
}  # fmt: skip
RESOURCES = {"puebla": (0, 0), "conquest": (3, 2), "maximilian": (8, 5), "retreat": (10, 12)}
WITHDRAWAL = {"puebla": 0, "conquest": 4, "maximilian": 19, "retreat": 30}
AID = {"puebla": 1, "conquest": 1, "maximilian": 1, "retreat": 2}
CHITS_A_TURN = 2


def _battle(card: ScenarioCard, side: Side) -> Counter[str]:
    """FP of a side by quality and nation, printed and free."""
    setup = card.setup(side)
    lists: list[Groups] = [zone.fps for zone in setup.zones.values()]
    if setup.free is not None:
        lists.append(setup.free.fps)
    found: Counter[str] = Counter()
    for groups in lists:
        for group in groups:
            found[f"{group.quality}.{group.nation}"] += group.count
    return found


def facts(material: Material) -> Iterator[Fact]:
    cards = material.scenarios
    turns = {name: (card.first_turn, card.last_turn) for name, card in cards.items()}
    yield equal("7.0 turns", TURNS, turns)
    yield equal("7.0 RP", RESOURCES, {name: cards[name].resources for name in FOUR})
    yield equal("7.0 French Retreat", WITHDRAWAL, {name: cards[name].withdrawal for name in FOUR})
    yield equal("7.0 American Aid", AID, {name: cards[name].aid for name in FOUR})
    for name in FOUR:
        yield from _scenario(material, cards[name])
    yield from _stated(cards)


def _scenario(material: Material, card: ScenarioCard) -> Iterator[Fact]:
    name = f"{card.clause} {card.title}:"
    played = CHITS_A_TURN * (card.first_turn - 1)
    yield equal(f"{name} chits played", played, len(set(card.played)))
    placed: Counter[str] = Counter()
    for side in SIDES:
        setup = card.setup(side)
        for printed in setup.zones.values():
            placed.update(printed.leaders)
        placed.update(setup.free.leaders if setup.free is not None else ())
        battle = _battle(card, side)
        for nation, kind in material.fp_kinds.items():
            if kind.side == side:
                total = sum(n for key, n in battle.items() if key.endswith(f".{nation}"))
                yield true(f"{name} {nation} FP within the limit", total <= kind.limit)
    gone = {*card.retired, *card.eliminated}
    yield none(
        f"{name} leaders placed twice, or gone",
        [w for w, n in placed.items() if n > 1 or w in gone],
    )
    republicans = {who for who, leader in material.leaders.items() if leader.side == "republican"}
    yield none(f"{name} Republican leaders not placed", republicans - set(placed) - gone)
    both = set(card.imperial.zones) & set(card.republican.zones)
    yield none(f"{name} zones set up contested", both)
    zones = material.board.zones
    for side in SIDES:
        for zone, setup_zone in card.setup(side).zones.items():
            if setup_zone.heads:
                yield true(f"{name} {setup_zone.heads[0]} in city or fortress", zones[zone].settled)
            if setup_zone.hq:
                yield true(f"{name} the HQ in a fortress", zones[zone].fortress)
    for marker in material.markers.values():
        first, last = marker.chits
        event = material.chits[first]
        shown = sum(first <= chit <= last for chit in card.played)
        expected = 0 if event.void_after in card.played else shown
        yield equal(f"{name} {marker.id} markers", expected, card.markers.get(marker.id, 0))


def _stated(cards: dict[str, ScenarioCard]) -> Iterator[Fact]:
    first = cards["puebla"]
    zaragoza = write_groups(first.republican.zones["puebla"].fps)
    yield equal("5.7.1 Zaragoza's force in Puebla", "9C", zaragoza)
    orizaba = write_groups(first.imperial.zones["orizaba"].fps)
    yield equal("5.7.1, 5.1.1 in Orizaba", "7A.french 3C.imperial", orizaba)
    yield equal("5.1.1 in Veracruz", "hq6", first.imperial.zones["veracruz"].hq)
    yield equal("7.1 zones to control", ("mexico", "puebla", "veracruz"), first.victory.zones)
    for name, side, wanted in (
        ("maximilian", "imperial", {"A.french": 6, "B.french": 13, "C.french": 16, "C.imperial": 5,
                                    "B.marine": 1, "C.egyptian": 1}),
        ("retreat", "imperial", {"A.french": 5, "B.french": 10, "C.french": 18, "A.marine": 1,
                                 "C.egyptian": 1, "B.austrian": 2, "C.austrian": 4,
                                 "B.belgian": 1, "C.belgian": 1}),
        ("retreat", "republican", {"B.republican": 5, "C.republican": 20}),
    ):  # fmt: skip
        found = _battle(cards[name], "imperial" if side == "imperial" else "republican")
        expected = dict(sorted(wanted.items()))
        yield equal(
            f"{cards[name].clause} {side} order of battle", expected, dict(sorted(found.items()))
        )
