"""Cache of facts derived from a position.

The decorators are for functions that depend, besides their arguments, only on some facts:
:func:`cached_by_table` on the cards in play, the regime, a Depression and Jail,
:func:`cached_by_seat` on the regime, a Depression and one seat's cards, :func:`cached_by_own_cards`
on one seat's cards, Hacendado and Jail.

Every event except ``CACHE_NEUTRAL_EVENTS`` invalidates the cache; an update of the cubes makes it
valid again (P6).
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.state import FactCache, State

R = TypeVar("R", bound=Callable[..., Any])


def cached_by_table(reading: R) -> R:
    """Cache a function ``reading(state, *arguments)`` of the table.

    The result is shared and must not be changed. None is not cached.
    """

    def kept_alone(state: State) -> Any:
        books = state.cache
        if books is None or not books.opened:
            return reading(state)
        found = books.table.get(reading)
        if found is None:
            found = books.table[reading] = reading(state)
        return found

    def kept_by_one(state: State, argument: Any) -> Any:
        books = state.cache
        if books is None or not books.opened:
            return reading(state, argument)
        entry = (argument, reading)
        found = books.table.get(entry)
        if found is None:
            found = books.table[entry] = reading(state, argument)
        return found

    def kept(state: State, *arguments: Any) -> Any:
        books = state.cache
        if books is None or not books.opened:
            return reading(state, *arguments)
        entry = arguments + (reading,)  # noqa: RUF005 - quicker than unpacking
        found = books.table.get(entry)
        if found is None:
            found = books.table[entry] = reading(state, *arguments)
        return found

    ways: dict[int, Callable[..., Any]] = {1: kept_alone, 2: kept_by_one}
    return cast(R, wraps(reading)(ways.get(_takes(reading), kept)))


def cached_by_seat(reading: R) -> R:
    """Cache a function ``reading(state, seat, *arguments)`` of one seat's cards.

    The result is shared and must not be changed. None is not cached.
    """

    def kept_by_more(state: State, seat: Seat, *arguments: Any) -> Any:
        books = state.cache
        if books is None:
            return reading(state, seat, *arguments)
        entry = arguments + (reading,)  # noqa: RUF005 - quicker than unpacking
        found = books.seats[seat].get(entry)
        if found is None:
            found = reading(state, seat, *arguments)
            if books.opened:
                books.seats[seat][entry] = found
        return found

    def kept(state: State, seat: Seat) -> Any:
        books = state.cache
        if books is None:
            return reading(state, seat)
        found = books.seats[seat].get(reading)
        if found is None:
            found = reading(state, seat)
            if books.opened:
                books.seats[seat][reading] = found
        return found

    return cast(R, wraps(reading)(kept if _takes(reading) == 2 else kept_by_more))


def cached_by_own_cards(reading: R) -> R:
    """Cache a function of the cards a seat has in play.

    The result survives a change of regime; it is shared and must not be changed. None is not
    cached.
    """

    def kept_by_more(state: State, seat: Seat, *arguments: Any) -> Any:
        books = state.cache
        if books is None:
            return reading(state, seat, *arguments)
        entries = books.cards[seat]
        entry = arguments + (reading,)  # noqa: RUF005 - quicker than unpacking
        found = entries.get(entry)
        if found is None:
            found = entries[entry] = reading(state, seat, *arguments)
        return found

    def kept(state: State, seat: Seat) -> Any:
        books = state.cache
        if books is None:
            return reading(state, seat)
        entries = books.cards[seat]
        found = entries.get(reading)
        if found is None:
            found = entries[reading] = reading(state, seat)
        return found

    return cast(R, wraps(reading)(kept if _takes(reading) == 2 else kept_by_more))


class CachePage(dict[Any, Any]):
    """Results of a function ``reading(state, *arguments, thing)``, by its last argument."""

    __slots__ = ()


def sheet_of(state: State, reading: Callable[..., Any], *arguments: Any) -> CachePage:
    """Return a page of cached results, which the caller fills.

    The page is not kept if the cache is invalid.
    """
    books = state.cache
    if books is None or not books.opened:
        return CachePage()
    entry = arguments + (reading,)  # noqa: RUF005 - quicker than unpacking
    found: CachePage | None = books.table.get(entry)
    if found is None:
        found = books.table[entry] = CachePage()
    return found


def _takes(reading: Callable[..., Any]) -> int:
    return reading.__code__.co_argcount


def is_counted(state: State) -> bool:
    """Return whether the table is unchanged since the last count (P6)."""
    return state.cache is not None and state.cache.opened


def note_count(state: State) -> None:
    """Make the cache valid after a count, until the next event."""
    if state.cache is not None:
        state.cache = state.cache.reopened()


def open_books(state: State) -> None:
    """Make the cache valid, or create it, when an action phase continues."""
    books = state.cache
    if (books is None or not books.opened) and type(state.agenda[-1]) is ActionPhase:
        state.cache = books.reopened() if books is not None else FactCache.of(state.players)


class read_only_cache:
    """Context manager that caches facts of a position, which must not change meanwhile."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def __enter__(self) -> None:
        self._state.cache = FactCache.of(self._state.players)

    def __exit__(self, *_: object) -> None:
        self._state.cache = None
