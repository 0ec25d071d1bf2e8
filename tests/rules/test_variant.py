"""Tests of the rules of 2012."""

from pathlib import Path

import pytest
from attrs import evolve, fields

from paxdesk.porfiriana.rules import state
from paxdesk.porfiriana.rules.actions import Deploy, Retreat
from paxdesk.porfiriana.rules.agenda import TroopArrives
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.rules.variant import DIFFERENCES, LIVING_RULES, RULES_2012, Variant
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.scenarios.reading import PaxScenario
from paxdesk.porfiriana.session import Opening, SeatSetup, Session
from paxdesk.session.scenarios import Scenario, run_scenario
from tests.scenario_files import ALL, named

CHOICES = [each.choice for each in DIFFERENCES]
ELSEWHERE = {
    "extra_market_for_five": "tests/rules/test_setup.py",
    "iron_hand_from": "says for how many Iron Hand is meant: tests/table/test_new_game.py",
}
"""Choices without a scenario, with the location of their tests."""


def games_of_2012(deck: Deck) -> list[Scenario[PaxScenario]]:
    read = [place.read(deck) for place in ALL if "rules_2012" in place.plain.get("options", {})]
    return [scenario for scenario in read if scenario.game.position.options.rules_2012]


def test_the_option_chooses_the_game() -> None:
    assert Options().variant is LIVING_RULES
    assert Options(rules_2012=True).variant is RULES_2012


@pytest.mark.parametrize("choice", CHOICES)
def test_each_choice_has_two_answers_and_a_sentence(choice: str) -> None:
    assert getattr(LIVING_RULES, choice) != getattr(RULES_2012, choice)
    told = next(each for each in DIFFERENCES if each.choice == choice)
    assert told.rules
    assert told.living.place
    assert told.first.place
    assert told.living.words
    assert told.living.words != told.first.words
    assert str(told).endswith(".")


@pytest.mark.parametrize("choice", [each for each in CHOICES if each not in ELSEWHERE])
def test_each_choice_decides_a_scenario(
    deck: Deck, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    """With this choice of the Living Rules, some scenario of 2012 fails."""
    mixed = evolve(RULES_2012, **{choice: getattr(LIVING_RULES, choice)})
    monkeypatch.setattr(state, "RULES_2012", mixed)
    assert any(run_scenario(game) is not None for game in games_of_2012(deck))


def test_there_are_enough_scenarios(deck: Deck) -> None:
    assert len(games_of_2012(deck)) >= 60


def test_a_troop_between_places_is_saved(deck: Deck, tmp_path: Path) -> None:
    """A troop has no place while its arrival prompts a player."""
    position = named("f1-a-smelter-falls-to-its-old-extorter").read(deck).game.position
    seats = tuple(SeatSetup(seat_name(seat), seat) for seat in position.players)
    opening = Opening(position.options, 1, position=position.copy())
    session = Session.from_saved(opening, seats, position.copy(), [])
    session.submit(Deploy(184, 82))
    assert TroopArrives(184, 1, 82, extorting=True) in session.state.agenda
    assert 184 not in session.state.troops
    assert session.seat_to_act == 3
    assert invariant_violations(session.state) == []
    file = tmp_path / "game.pax"
    write_saved(file, session)
    opened = read_saved(file, deck)
    assert opened.state == session.state
    opened.submit(Retreat(175))
    opened.submit(Retreat(184))
    assert opened.state.army(1) == [184]
    assert opened.state.army(3) == [175]


def test_games_of_the_earlier_option_keep_their_few_differences() -> None:
    variant = Options(preset_2012=True).variant
    changed = {name for name in CHOICES if getattr(variant, name) != getattr(LIVING_RULES, name)}
    assert len(changed) == 7
    assert all(getattr(variant, name) == getattr(RULES_2012, name) for name in changed)
    decided = {each.name for each in fields(Variant)} - set(CHOICES)
    assert decided == {"murder_robs", "victim_strife_binds_all"}
    assert all(getattr(LIVING_RULES, name) == getattr(RULES_2012, name) for name in decided)
    assert all(getattr(variant, name) != getattr(LIVING_RULES, name) for name in decided)
