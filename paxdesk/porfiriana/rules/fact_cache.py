"""Bookkeeping: what the table says is read once, and again only when the table has changed.

A reading marked :func:`cached_by_table` depends on nothing but the table: cards in play with their
cubes, disks, sides and troops, Grudge Piles, Hacendados, Jail, the regime and a Depression. Not on
gold, hands, reserves, the market, or the turn, unless they are among its arguments. One marked
:func:`cached_by_seat` depends on the regime, a Depression and the cards of one seat with their
cubes; one marked :func:`cached_by_own_cards` only on these cards, their sides and Unrest, and
whether the Hacendado has declared himself or is in Jail. While a position keeps books
(``State.cache``), what such a reading has found stands in them.

No rule needs to know. Whatever changes the table is told as an event, and every event but those of
``CACHE_NEUTRAL_EVENTS`` closes the books (``State.tell``), at the latest in the step that changes
something. A count opens them (P6): open books also mean that the next one would find nothing to do.
A position without books gets some when an action phase goes on. ``perform``, which any position may
be given, keeps none, so that they serve those alone who go from one listed action to the next:
robots, replays, simulations. These are twice as quick: random games of four take 30,000 steps a
second with books, 15,000 without.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.state import Entries, FactCache, State

R = TypeVar("R", bound=Callable[..., Any])


def cached_by_table(reading: R) -> R:
    """Mark a reading ``reading(state, *arguments)`` of the table and its arguments alone.

    Nobody may change what it returns: the same object is given to all who ask. Where it finds
    None, it is read again whenever somebody asks.
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
    """Mark a reading ``reading(state, seat, *arguments)`` of the seat's own cards alone.

    It outlasts what happens to the cards of others, and is still good while that happens. Nobody
    may change what it returns.
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
    """Mark a reading ``reading(state, seat, *arguments)`` of which cards the seat has in play.

    It outlasts regimes too, and is kept even while something happens: whatever changes it is told
    at once. Nobody may change what it returns.
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
    """What a reading ``reading(state, *arguments, thing)`` has found, by the thing."""

    __slots__ = ()


def sheet_of(state: State, reading: Callable[..., Any], *arguments: Any) -> CachePage:
    """The sheet of a reading of the table, for whoever asks about many things at once.

    He looks them up, and writes down what he had to read. Nobody may change what stands there.
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
    """How many arguments a reading takes."""
    return reading.__code__.co_argcount


def is_counted(state: State) -> bool:
    """Whether a count would find nothing to do: the table lies as the last one left it (P6)."""
    return state.cache is not None and state.cache.opened


def note_count(state: State) -> None:
    """Everything has been counted: what is kept is opened, until something happens."""
    if state.cache is not None:
        state.cache = state.cache.reopened()


def open_books(state: State) -> None:
    """Open the books if the table is at rest: an action phase goes on and all is counted."""
    books = state.cache
    if (books is None or not books.opened) and type(state.agenda[-1]) is ActionPhase:
        state.cache = books.reopened() if books is not None else FactCache.of(state.players)


class read_only_cache:
    """Within, the position is only read, so that everything is read off it just once."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def __enter__(self) -> None:
        self._state.cache = FactCache.of(self._state.players)

    def __exit__(self, *_: object) -> None:
        self._state.cache = None


def errors_in(state: State) -> list[str]:
    """What the books of a position say otherwise than its table; empty where they are well kept."""
    if state.cache is None:
        return []
    read_anew = state.copy()
    read_anew.cache = None
    wrong = _errors(state.cache.table, read_anew)
    for kept in (state.cache.seats, state.cache.cards):
        for seat, entries in kept.items():
            wrong += _errors(entries, read_anew, seat)
    return wrong


def _errors(entries: Entries, read_anew: State, *seat: Seat) -> list[str]:
    return [
        f"{reading.__name__}{(*seat, *arguments)}: {found!r} in the books"
        for reading, arguments, found in _entries(entries)
        if reading(read_anew, *seat, *arguments) != found
    ]


def _entries(entries: Entries) -> Iterator[tuple[Callable[..., Any], Sequence[Any], Any]]:
    """Every reading with its arguments and what it found, those on sheets included."""
    for entry, found in entries.items():
        *arguments, reading = entry if isinstance(entry, tuple) else (entry,)
        if isinstance(found, CachePage):
            for thing, found_for_it in found.items():
                yield reading, (*arguments, thing), found_for_it
        else:
            yield reading, arguments, found
