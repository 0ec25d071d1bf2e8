"""Do map, counters, events and scenarios meet what the rules state?"""

from collections.abc import Iterator

from paxdesk.mexican_adventure.audit import events, geography, pieces, scenarios
from paxdesk.mexican_adventure.audit.fact import Fact
from paxdesk.mexican_adventure.rules.material import Material

__all__ = ["Fact", "facts"]


def facts(material: Material) -> Iterator[Fact]:
    """Every stated fact: what it is, expected, found, and whether it is met."""
    for part in (geography, pieces, events, scenarios):
        yield from part.facts(material)
