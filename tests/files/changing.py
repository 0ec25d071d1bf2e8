"""Changes to the data of a saved game, by path."""

from collections.abc import Callable
from typing import Any


def at(data: Any, place: str) -> tuple[Any, Any]:
    """Return the container and the last key of a path such as ``position.players.1.gold``."""
    *path, last = place.split(".")
    for key in path:
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data, int(last) if isinstance(data, list) else last


def put(place: str, value: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        container, key = at(data, place)
        container[key] = value

    return change


def drop(place: str) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        container, key = at(data, place)
        del container[key]

    return change
