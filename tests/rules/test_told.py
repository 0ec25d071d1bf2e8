"""Tests that events report the changes of a step."""

from collections.abc import Iterator

import pytest

from paxdesk.porfiriana.rules.actions import Action, CardNumber
from paxdesk.porfiriana.rules.agenda import Attacking
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import HOMELESS, Event, State
from paxdesk.porfiriana.session import PaxPorfiriana
from paxdesk.session.scenarios import run_scenario
from tests.scenario_files import ALL


def lying(state: State) -> dict[CardNumber, object]:
    found: dict[CardNumber, object] = {}
    found |= dict.fromkeys(state.deck, "deck") | dict.fromkeys(state.market, "market")
    found |= dict.fromkeys(state.discards, "discards") | dict.fromkeys(state.headlines, "pile")
    found |= dict.fromkeys(state.public_market, "public")
    for number, enterprise in state.enterprises.items():
        found[number] = ("in play", enterprise.owner)
    for number, partner in state.partners.items():
        found[number] = ("in play", partner.owner, partner.side)
    for number, troop in state.troops.items():
        if troop.at != HOMELESS:
            found[number] = ("at", troop.owner, troop.at)
    for seat, player in state.players.items():
        found |= dict.fromkeys(player.hand, ("hand", seat))
        found |= dict.fromkeys(player.grudges, ("grudge", seat))
    return found


def untold(before: State, events: list[Event], after: State) -> Iterator[str]:
    named = {each.card for each in events} | {each.target for each in events}
    # The event that declares an attack names its target; choices follow later.
    named |= {step.target for step in before.agenda if isinstance(step, Attacking)}
    whats = {each.what for each in events}
    came, went = lying(after), lying(before)
    for number in (came.keys() & went.keys()) - named:
        if came[number] != went[number]:
            yield f"{number} goes from {went[number]} to {came[number]}"
    if after.regime != before.regime and after.regime not in _words(events, "regime"):
        yield f"the regime is {after.regime}"
    if after.depression != before.depression:
        expected = "depression_starts" if after.depression else "depression_ends"
        if expected not in whats:
            yield expected
    if after.turn.seat != before.turn.seat and after.turn.seat not in _seats(events, "turn"):
        yield f"the turn of {after.turn.seat}"
    if after.over and not before.over and "game_over" not in whats:
        yield "the end"
    yield from _untold_of_seats(before, events, after)
    yield from _untold_of_enterprises(before, events, after, named)


def _untold_of_seats(before: State, events: list[Event], after: State) -> Iterator[str]:
    for seat, was in before.players.items():
        now = after.players[seat]
        paid = {each.seat for each in events if each.amount} | {
            each.other for each in events if each.amount
        }
        if now.gold != was.gold and seat not in paid:
            yield f"gold of {seat}: {was.gold} to {now.gold}"
        if now.jailed != was.jailed:
            expected = "jailed" if now.jailed else "freed"
            if seat not in _seats(events, expected):
                yield f"{seat} is {expected}"
        told = _seats(events, "declares", "taken_back", "assassinated")
        if (now.flipped, now.heir) != (was.flipped, was.heir) and seat not in told:
            yield f"the Hacendado of {seat}"


def _untold_of_enterprises(
    before: State, events: list[Event], after: State, named: set[CardNumber | None]
) -> Iterator[str]:
    if any(each.what == "shifted" for each in events):
        # The event does not name the cards.
        return
    for number in before.enterprises.keys() & after.enterprises.keys():
        was, now = before.enterprises[number], after.enterprises[number]
        if named & {number, was.troop, now.troop}:
            continue
        for name in ("unrest", "income", "extorted"):
            if getattr(was, name) != getattr(now, name):
                yield f"{name} of {number}: {getattr(was, name)} to {getattr(now, name)}"


def _seats(events: list[Event], *names: str) -> set[int | None]:
    found = {each.seat for each in events if each.what in names}
    return found | {each.other for each in events if each.what in names}


def _words(events: list[Event], name: str) -> set[str]:
    return {each.word for each in events if each.what == name}


def test_every_change_of_a_step_is_in_the_log(deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    missing: dict[str, list[str]] = {}
    steps, place = 0, ""

    def watched(state: State, action: Action) -> list[Event]:
        nonlocal steps
        steps += 1
        before = state.copy()
        events = perform(state, action)
        found = list(untold(before, events, state))
        if found:
            missing[f"{place}: {write(action)}"] = found
        return events

    monkeypatch.setattr(PaxPorfiriana, "perform", staticmethod(watched))
    for scenario in ALL:
        place = scenario.name
        assert run_scenario(scenario.read(deck)) is None
    assert missing == {}
    assert steps > 1000
