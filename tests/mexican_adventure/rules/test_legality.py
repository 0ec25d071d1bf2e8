"""Tests that listed, refused and possible lines agree, in rich and poor positions."""

import re
from collections.abc import Callable, Iterator

import pytest

from paxdesk.errors import IllegalAction
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import (
    asked,
    begin,
    legal_actions,
    perform,
    question_asked,
    refusal,
)
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.notation import parse, write
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.scenarios import QUESTIONS
from paxdesk.session.randomness import Generator
from tests.mexican_adventure.rules.inventing import Inventor
from tests.mexican_adventure.rules.positions import MATERIAL, NAMES, SCENARIOS, questions
from tests.shares import spread

MADE_UP = 12
LISTED_IN_FULL = (
    agenda.PlacingMarkers, agenda.PlacingHq, agenda.PlacingHead, agenda.AskedForLoan,
    agenda.Drawing, agenda.Landing, agenda.Returning, agenda.AskedToWithdraw, agenda.Fighting,
    agenda.ChoosingAttitude, agenda.Retreating, agenda.CounterGuerrillaRetreats, agenda.Escaping,
    agenda.Fleeing, agenda.Hunting, agenda.Raiding,
)  # fmt: skip
"""Questions whose list contains every legal line; others may have thousands of legal lines."""
A_RULE = re.compile(
    r"M(1[0-2][0-9]|[1-9][0-9]?)|[2-8]\.[0-9](\.[0-9])?[a-d]?|8\.0 [0-9]+(-[0-9]+)?"
)


def check(state: State, legal: list[Action], action: Action) -> bool:
    """Assert that list, refusal and engine agree; return whether they allow the line."""
    text = write(action)
    refused = refusal(state, action)
    if isinstance(state.agenda[-1], LISTED_IN_FULL):
        assert (refused is None) == (action in legal), text
    elif action in legal:
        assert refused is None, f"{text} is listed, and refused: {refused}"
    before = state.copy()
    if refused is None:
        perform(before, action)
        assert problems(before) == [], text
        return True
    assert refused.rules, text
    assert all(map(A_RULE.fullmatch, refused.rules)), refused.rules
    assert refused.reason.endswith((".", "?")), refused.reason
    assert "{" not in refused.reason, refused.reason
    with pytest.raises(IllegalAction) as caught:
        perform(state, action)
    assert caught.value.reason == refused.reason
    assert state == before, f"{text} was refused, and something changed"
    return False


def examine(state: State, generator: Generator) -> int:
    legal = legal_actions(state)
    assert len(legal) > 1, "nobody is asked where nothing can be chosen"
    assert len(set(legal)) == len(legal), "a line is listed twice"
    for action in legal[:40]:
        assert parse(write(action), NAMES) == action
    for action in {generator.choice(legal) for _ in range(4)}:
        assert check(state, legal, action)
    inventor = Inventor(state, generator)
    same = {type(action) for action in legal}
    made_up = [inventor.action() for _ in range(MADE_UP // 2)]
    made_up += [inventor.of_kind(generator.choice(sorted(same, key=str))) for _ in made_up]
    return sum(check(state, legal, action) for action in made_up)


@pytest.mark.parametrize("part", spread(range(3), quick=0))
def test_lists_and_refusals_agree_wherever_a_scenario_asks(
    part: int, count: Callable[[str], None]
) -> None:
    """Each test covers a third of the positions; every question occurs at least once."""
    generator, asked_for, legal = Generator(part), set(), 0
    positions = 0
    for number, (name, state) in enumerate(questions()):
        question = question_asked(state)
        if number % 3 != part and question in asked_for:
            continue
        try:
            legal += examine(state, generator)
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error
        asked_for.add(question)
        positions += 1
    # Enough generated lines are legal, and every question occurs.
    assert legal > positions
    assert asked_for == set(QUESTIONS)
    count(f"{positions} positions, {legal} legal lines made up")


def stations(scenario: str, seed: int, every: int) -> Iterator[State]:
    state, player = begin(MATERIAL, scenario, seed), KindsPlayer.for_game(seed)
    number = seed
    while asked(state) is not None:
        if number % every == 0:
            yield state
        number += 1
        perform(state, player.choose(legal_actions(state)))


@pytest.mark.parametrize("seed", spread(range(4), quick=0, long=1))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_lists_and_refusals_agree_in_random_games(scenario: str, seed: int) -> None:
    generator = Generator(seed)
    for state in stations(scenario, 100 + seed, 3):
        examine(state, generator)


def poorer(state: State, generator: Generator) -> None:
    """Change up to four things, such as RP, the HQ or ships."""
    zones = list(state.zones)
    for _ in range(1 + generator.below(4)):
        zone = state.zones[generator.choice(zones)]
        match generator.below(9):
            case 0:
                state.rp["imperial"] = 0
            case 1:
                state.rp["republican"] = 0
            case 2 if state.hq is not None:
                state.hq.where, state.hq.due = None, state.turn + 2
            case 3:
                state.reserve = 0
            case 4:
                state.navies = ()
            case 5:
                state.bowl = state.bowl[:2]
            case 6 if not zone.contested:
                for each in state.zones.values():
                    each.rural_guards = each.counter_guerrillas = 0
            case 7:
                state.called, state.withdrawal, state.at_thirty = True, 30, True
            case 8:
                state.aid = 3


STEPS_OF_THEIR_OWN = (agenda.Ordering, agenda.TakingInitiative, agenda.Transporting,
                      agenda.Riding, agenda.Spending, agenda.AskedForLoan)  # fmt: skip
"""Questions that depend only on the position, so that a test may change the position."""


@pytest.mark.parametrize("seed", spread(range(12), long=2))
def test_lists_and_refusals_agree_in_poor_positions(seed: int) -> None:
    generator = Generator(seed)
    tried = 0
    for name, state in questions():
        if not isinstance(state.agenda[-1], STEPS_OF_THEIR_OWN):
            continue
        poorer(state, generator)
        legal = legal_actions(state)
        for action in legal[:: max(1, len(legal) // 5)]:
            assert refusal(state, action) is None, f"{name}: {write(action)}"
        inventor = Inventor(state, generator)
        for _ in range(4):
            check(state, legal, inventor.action())
        tried += 1
    assert tried > 100


def test_a_line_of_another_question_is_refused() -> None:
    plain: dict[str, Action] = {
        "loan": act.Loan(), "withdraw": act.Withdraw(), "fight": act.Fight("puebla"),
        "attitude": act.ChooseAttitude("hold"), "raid": act.Raid("puebla"),
        "draw": act.Keep(7), "hq": act.PlaceHq("puebla"), "spend": act.Raise(1, "puebla"),
        "hunt": act.Hunt("puebla", "mexico"), "ride": act.Ride("douay", ("puebla",)),
    }  # fmt: skip
    met = set()
    for name, state in questions():
        question = question_asked(state)
        for own, action in plain.items():
            if own != question:
                refused = refusal(state, action)
                assert refused is not None, f"{name}: {write(action)}"
                assert refused.reason
        met.add(question)
    assert plain.keys() <= met


def test_no_line_is_legal_after_the_end_of_the_game() -> None:
    state = begin(MATERIAL, "puebla", 1)
    state.end("draw", "scenario")
    assert legal_actions(state) == []
    assert asked(state) is None
    assert question_asked(state) is None
    refused = refusal(state, act.Done())
    assert refused is not None
    assert refused.rules == ("6.2.3", "M92")
