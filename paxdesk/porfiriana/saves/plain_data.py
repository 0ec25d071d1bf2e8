"""Positions and cards to plain data and back."""

from functools import lru_cache
from typing import Any, TypeVar

from cattrs import Converter

from paxdesk.files.plain_data import register_partial, strict_converter, structured
from paxdesk.files.player_names import read_name
from paxdesk.files.unfit import Unfit
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import read_card
from paxdesk.porfiriana.rules.deck_writing import plain
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import PlayerName
from paxdesk.strict_yaml import Misfit, Node

T = TypeVar("T")


def to_plain(value: Any, deck: Deck) -> Any:
    """Return the plain data of an attrs object."""
    return _converter(deck).unstructure(value)


def from_plain(data: Any, shape: type[T], deck: Deck) -> T:
    """Return the object of ``shape`` that plain data describe; positions play with ``deck``.

    Raises Unfit at the first thing that does not fit.
    """
    return structured(data, shape, _converter(deck))


@lru_cache(maxsize=4)
def _converter(deck: Deck) -> Converter:
    converter = strict_converter()
    # What a position does not keep: the deck is named by its digest, events are over.
    # In those of earlier versions nobody remembers whose hand a card came into.
    dropped, optional = frozenset({"books", "events"}), frozenset({"witnesses"})
    register_partial(converter, State, {"cards": deck}, dropped, optional)
    converter.register_structure_hook_factory(
        lambda shape: shape is Card, lambda shape: lambda value, _: _card(value)
    )
    converter.register_structure_hook_func(
        lambda shape: shape == PlayerName, lambda value, _: read_name(value)
    )
    converter.register_unstructure_hook_func(
        lambda shape: isinstance(shape, type) and issubclass(shape, Card), plain
    )
    return converter


def _card(value: Any) -> Card:
    """A card in the words of a card file."""
    try:
        return read_card(_node(value))
    except Misfit as misfit:
        raise Unfit(misfit.in_short) from misfit


def _node(value: Any) -> Node:
    if isinstance(value, dict):
        return Node({key: _node(entry) for key, entry in value.items()}, 0)
    return Node([_node(entry) for entry in value] if isinstance(value, list) else value, 0)
