"""The chits: numbers, dates, chains and what they move (8.0)."""

from collections.abc import Iterator
from typing import TypeVar

from paxdesk.mexican_adventure.audit.fact import Fact, equal, none
from paxdesk.mexican_adventure.rules import material as verbs
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.words import CHITS

T = TypeVar("T")
GROUPS = {
    "vomito": (1, 7), "guerrilla": (8, 14), "americans": (15, 18), "forced_enrolment": (19, 24),
    "rural_guards": (25, 28), "counter_guerrilla": (29, 33), "reinforcements": (34, 37),
    "marines": (38, 39),
}  # fmt: skip
DATES = {
    34: 2, 35: 2, 36: 2, 37: 2, 45: 6, 46: 7, 47: 7, 48: 14, 49: 17, 50: 18, 51: 19, 52: 19,
    53: 22, 54: 23, 55: 24,
}  # fmt: skip
"""Turns of the calendar; all other dated chits are there from turn 1."""
CHAINS = {
    56: "reinforcements_1", 57: 56, 58: 57, 59: 45, 60: 59, 61: 59, 62: "withdrawal_30", 63: 62,
    64: 62, 65: 62, 66: 62,
}  # fmt: skip


def of(material: Material, chit: int, verb: type[T]) -> list[T]:
    """The effects of a chit that are of one verb."""
    return [each for each in material.chits[chit].effects if isinstance(each, verb)]


def facts(material: Material) -> Iterator[Fact]:
    chits = material.chits
    for key, (low, high) in GROUPS.items():
        found = [chit for chit in CHITS if chits[chit].key == key]
        yield equal(f"8.0 {key}", list(range(low, high + 1)), found)
    yield equal("8.0 single chits from 40 on", 27, len({chits[chit].key for chit in range(40, 67)}))
    dates = {c: None if c in CHAINS else DATES.get(c, 1) for c in CHITS}
    yield none("8.0 chits with another date", [c for c in CHITS if chits[c].since != dates[c]])
    yield none(
        "8.0 chits with another cause", [c for c in CHITS if chits[c].after != CHAINS.get(c)]
    )
    yield equal("8.0, M32 chits in the bowl on turn 1", 40, sum(chits[c].since == 1 for c in CHITS))
    moved = {c: sum(e.amount for e in of(material, c, verbs.Withdrawal)) for c in CHITS}
    wanted = {49: 5, 51: 3, 52: 1, 53: -1, 54: 2}
    moving = {chit: amount for chit, amount in moved.items() if amount}
    yield equal("8.0 moves of the French Retreat marker", wanted, moving)
    rp = [of(material, chit, verbs.GainResources)[0].amount for chit in (50, 55)]
    yield equal("8.0 50, 55 RP", [20, 30], rp)
    (order,) = of(material, 34, verbs.ReinforceInOrder)
    yield equal("8.0 34-37 FP of the lists", [4, 10, 11, 6], [each.count for each in order.sets])
    leaders = [list(each.leaders) for each in order.sets]
    first = ["forey", "douay", "mirandol", "bazaine", "brincourt"]
    lists = [first, ["castagny", "neigre"], ["mangin"], ["aymard"]]
    yield equal("8.0 34-37 leaders", lists, leaders)
    corps = [of(material, chit, verbs.Reinforce)[0].corps.count for chit in (59, 60)]
    yield equal("8.0 59, 60 Austrians and Belgians", [7, 2], corps)
    added = {c: [n for e in of(material, c, verbs.AddToBowl) for n in e.chits] for c in CHITS}
    chained = {45: [59], 56: [57], 57: [58], 59: [60, 61], 62: [63, 64, 65, 66]}
    yield equal("8.0 chits that bring chits", chained, {c: n for c, n in added.items() if n})
    void = [chit for chit in CHITS if chits[chit].void_after == 62]
    yield equal("8.0 62 makes void", list(range(34, 41)), void)
    (leave,) = of(material, 63, verbs.Evacuate)
    numbers = (leave.turns, leave.most, leave.least, leave.where)
    yield equal("8.0 63 turns, most and least FP, port", (7, 6, 3, "veracruz"), numbers)
    yield equal("8.0 65 Cazadores", 3, of(material, 65, verbs.Convert)[0].count)
    named = [who for each in order.sets for who in each.leaders]
    yield none("leaders in events who are none", set(named) - set(material.leaders))
