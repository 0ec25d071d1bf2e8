"""The counters: headquarters, leaders, force points and markers (2.2, 2.5)."""

from collections.abc import Iterator

from paxdesk.mexican_adventure.audit.fact import Fact, equal, none, true
from paxdesk.mexican_adventure.rules.material import Material

NAMED = {
    "lorencez", "lheriller", "forey", "bazaine", "douay", "mirandol", "brincourt", "castagny",
    "neigre", "mangin", "aymard", "thun", "tsmissen", "marquez", "miramon", "zaragoza",
    "comonfort", "ortega", "corona", "berriozabal", "negrete", "arteaga", "garza", "rojas",
    "tapia", "salazar",
}  # fmt: skip
"""Leaders whom the text names."""


def facts(material: Material) -> Iterator[Fact]:
    leaders = material.leaders
    yield none("leaders named by the text and missing", NAMED - set(leaders))
    yield none(
        "leaders whose source is told wrongly",
        [who for who, card in leaders.items() if (card.source == "stated") != (who in NAMED)],
    )
    yield none(
        "reconstructed values without a reason",
        [who for who, card in leaders.items() if card.values == "reconstructed" and not card.why],
    )
    yield equal("5.1.2 L'Hériller's initiative", 3, leaders["lheriller"].faces[0][1])
    above = leaders["lorencez"].faces[0][1] > leaders["zaragoza"].faces[0][1]
    yield true("5.7.1 Lorencez above Zaragoza", above)
    yield equal("5.7.1 Zaragoza's stars", 3, leaders["zaragoza"].faces[0][0])
    for who in ("forey", "bazaine"):
        yield equal(f"8.0 56, 57 ranks of {who}", [2, 3], [rank for rank, _ in leaders[who].faces])
    french = [hq.initiative for hq in material.hqs.values() if hq.nation == "french"]
    yield equal("8.0 56, 57 French HQs", [6, 7, 9], french)
    yield equal("8.0 63 Mexican HQs", 1, len(material.hqs) - len(french))
    yield equal("5.8.5, 5.8.6 heads of state", ["juarez", "maximilian"], sorted(material.heads))
    kinds = material.fp_kinds
    yield equal("4.2.3 most Republican FP", 40, kinds["republican"].limit)
    yield equal("4.2.3 most Imperial Mexican FP", 10, kinds["imperial"].limit)
    best = {nation: kind.best for nation, kind in kinds.items()}
    wanted = dict.fromkeys(("french", "marine", "egyptian"), "A")
    wanted |= dict.fromkeys(("austrian", "belgian", "imperial", "republican"), "B")
    yield equal("2.5 best qualities", wanted, best)
    yield none(
        "nations with fewer counters than FP",
        [
            nation
            for nation, kind in kinds.items()
            if sum(value * number for value, number in kind.counters) < kind.limit
        ],
    )
    attitudes = {"withdraw": 1, "hold": 2, "skirmish": 3, "assault": 4}
    yield equal("2.2 attitudes", attitudes, material.attitudes)
    yield equal("5.7.1 quality bonus", {"A": 5, "B": 2, "C": 0}, material.quality_bonus)
    yield equal("2.5 steps", {"A": 3, "B": 2, "C": 1}, material.quality_steps)
    tracks = {"turn": (1, 33), "withdrawal": (0, 30), "aid": (1, 3)}
    yield equal("2.2, 8.0 tracks", tracks, material.tracks)
    for marker in material.markers.values():
        event = material.chits[marker.chits[0]]
        same = (event.first, event.last) == marker.chits
        yield true(f"8.0 {marker.id}: a marker a chit", same)
