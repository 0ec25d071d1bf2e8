"""Tests that events report the changes made by a line."""

from collections.abc import Iterator

import pytest

from paxdesk.mexican_adventure.rules.actions import Action, Move
from paxdesk.mexican_adventure.rules.engine import perform
from paxdesk.mexican_adventure.rules.forces import groups_from_fps
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from paxdesk.mexican_adventure.session import MexicanAdventure
from paxdesk.session.scenarios import run_scenario
from tests.scenario_files import ADVENTURE

MARKERS = ("guerrilla", "rural_guards", "counter_guerrillas", "vomito")
CLOCKS = ("withdrawal", "aid", "turn", "step")
RESOURCES = {"gains", "pays", "spent", "loses"}


def untold(before: State, action: Action, events: list[Event], after: State) -> Iterator[str]:
    """Yield the changes that no event reports."""
    whats = {each.what for each in events}
    named = {each.zone for each in events} | {each.word for each in events}
    if isinstance(action, Move):
        # A march may leave garrisons in the zones on its path.
        named |= {stop.zone for stop in action.path}
    for zone, was in before.zones.items():
        now = after.zones[zone]
        for side in SIDES:
            if zone not in named and groups_from_fps(was.fps(side)) != groups_from_fps(
                now.fps(side)
            ):
                yield f"{side} forces in {zone}"
        for marker in MARKERS:
            if zone not in named and getattr(was, marker) != getattr(now, marker):
                yield f"{marker} in {zone}"
    for who, person in before.people.items():
        there = after.people[who].where
        if who == before.bound and "hq" in whats:
            continue  # he moves with his headquarters
        told = any(who in (each.who, each.word) or who in each.who.split() for each in events)
        if there != person.where and not told and there not in named:
            yield f"{who} is in {there}"
    for clock in CLOCKS:
        if getattr(before, clock) != getattr(after, clock) and clock not in whats:
            yield clock
    for side in SIDES:
        paid = any(each.side == side and each.what in RESOURCES for each in events)
        if before.rp[side] != after.rp[side] and not paid:
            yield f"resources of {side}"
    if _hq(before) != _hq(after) and "hq" not in whats:
        yield f"the HQ is in {_hq(after)}"


def _hq(state: State) -> str | None:
    return state.hq.where if state.hq is not None else None


def test_every_change_of_a_line_is_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    missing: dict[str, list[str]] = {}
    lines, place = 0, ""

    def watched(state: State, action: Action) -> list[Event]:
        nonlocal lines
        lines += 1
        before = state.copy()
        events = perform(state, action)
        # Before the game begins, each side sees its own placements.
        found = list(untold(before, action, events, state)) if before.step != "setup" else []
        if found:
            missing[f"{place}: {write(action)}"] = found
        return events

    monkeypatch.setattr(MexicanAdventure, "perform", staticmethod(watched))
    for scenario in ADVENTURE:
        place = scenario.name
        assert run_scenario(scenario.read_adventure()) is None
    assert missing == {}
    assert lines > 300
