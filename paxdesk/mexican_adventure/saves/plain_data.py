"""Positions to plain data and back; the map and the counters are named, not kept."""

from functools import lru_cache
from typing import Any, TypeVar

from cattrs import Converter

from paxdesk.files.plain_data import register_partial, strict_converter, structured
from paxdesk.files.player_names import read_name
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import State, ThisTurn
from paxdesk.mexican_adventure.session import PlayerName

T = TypeVar("T")
SEEN_OR_TOLD = frozenset({"events", "covered", "face_down", "masked"})
"""What of a position is told or seen, and not kept."""


def to_plain(value: Any, material: Material) -> Any:
    """The plain data of an attrs object."""
    return _converter(material).unstructure(value)


def from_plain(data: Any, shape: type[T], material: Material) -> T:
    """The object of ``shape`` that plain data describe; raises Unfit where they do not."""
    return structured(data, shape, _converter(material))


@lru_cache(maxsize=4)
def _converter(material: Material) -> Converter:
    converter = strict_converter()
    # The map and the counters come from outside; a field younger than form 2 may be missing.
    register_partial(converter, ThisTurn, {}, frozenset(), frozenset({"returned"}))
    register_partial(converter, State, {"material": material}, SEEN_OR_TOLD)
    converter.register_structure_hook_func(
        lambda shape: shape == PlayerName, lambda value, _: read_name(value)
    )
    return converter
