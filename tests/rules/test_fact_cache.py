"""Tests that cached facts equal recomputed ones."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    Buy,
    End,
    Seat,
    Sell,
    Shift,
    Speculate,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, Recount
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, perform_unchecked
from paxdesk.porfiriana.rules.fact_cache import CachePage, is_counted
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Entries, Options, State
from paxdesk.porfiriana.rules.turn import run_agenda

OPTIONS = (
    Options(),
    Options(rules_2012=True),
    Options(iron_hand=True, diaz_senility=True, retirement_battle=True, rapid_setup=True),
    Options(preset_2012=True),
)
DULL: dict[type[Action], float] = {Speculate: 0.3, Shift: 0.3, End: 1, Sell: 1, Buy: 3}
"""Weights of actions; all others have LIVELY."""
LIVELY = 10


def random_steps(deck: Deck, steps: int) -> Iterator[tuple[State, list[Action]]]:
    """Yield positions of random games under various rules, each with its legal actions."""
    chance = random.Random(7)
    seed = 0
    while True:
        solo = "diaz" if seed % 6 == 5 else None
        seats = 1 if solo else 2 + seed % 5
        state = deal(deck, seats, seed, OPTIONS[seed % len(OPTIONS)], None, solo)
        seed += 1
        while legal := legal_actions(state):
            yield state, legal
            steps -= 1
            if not steps:
                return
            weights = [DULL.get(type(action), LIVELY) for action in legal]
            perform_unchecked(state, chance.choices(legal, weights)[0])


def check(deck: Deck, steps: int) -> None:
    kept = 0
    for state, legal in random_steps(deck, steps):
        assert errors_in(state) == []
        if not is_counted(state):
            continue
        kept += 1
        anew = state.copy()
        anew.cache = None
        assert legal_actions(anew) == legal
        # A second count must change nothing.
        anew.agenda.append(Recount(state.turn.seat))
        run_agenda(anew)
        assert anew == state
    assert kept > steps * 0.8


@pytest.mark.long
def test_caches_stay_valid(deck: Deck) -> None:
    check(deck, 1_500)


@pytest.mark.slow
def test_caches_stay_valid_in_long_games(deck: Deck) -> None:
    check(deck, 100_000)


def test_a_change_behind_the_cache_is_found(deck: Deck) -> None:
    for state, _ in random_steps(deck, 2_000):
        owned = [each for each in state.enterprises.values() if each.owner != DIAZ]
        if is_counted(state) and owned and not owned[0].unrest and owned[0].income:
            owned[0].unrest += 1
            assert errors_in(state)
            return
    pytest.fail("no enterprise came into play")


def test_performing_any_line_trusts_no_cache(deck: Deck) -> None:
    """Callers of ``perform`` may change a position between two actions."""
    state = deal(deck, 3, 1)
    perform_unchecked(state, End())
    assert isinstance(state.agenda[-1], ActionPhase)
    assert is_counted(state)
    assert perform(state, End())
    assert state.cache is None


def test_trial_steps_record_no_events(deck: Deck) -> None:
    state = deal(deck, 3, 1)
    perform_unchecked(state, End())
    assert state.events is None
    perform(state, End())
    assert state.events


def errors_in(state: State) -> list[str]:
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
    """Yield each cached function with its arguments and result."""
    for entry, found in entries.items():
        *arguments, reading = entry if isinstance(entry, tuple) else (entry,)
        if isinstance(found, CachePage):
            for thing, found_for_it in found.items():
                yield reading, (*arguments, thing), found_for_it
        else:
            yield reading, arguments, found
