"""Tests of the plan shown behind a robot's action."""

import pytest
from attrs import evolve

from paxdesk.porfiriana.analysis.hindsight import (
    PlanBehind,
    PlanQuestion,
    hidden_cards,
    plan_question,
)
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import Buy, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import Recording, SeatSetup, Session, ends_turn
from paxdesk.porfiriana.table.words.advice_words import plan_behind_words

ROBOTS: dict[Seat, RobotName] = {1: "medium", 2: "paxomatic", 3: "medium"}
NAMES = {0: "Díaz", 1: "Carmen", 2: "Otto", 3: "Rosa"}


@pytest.fixture(scope="module")
def recording(deck: Deck) -> Recording:
    """Return an unfinished game of three robots."""
    seats = tuple(SeatSetup(NAMES[seat], seat, robot) for seat, robot in ROBOTS.items())
    session = Session.new(deck, Options(), 11, seats)
    for _ in range(60):
        question = session.question()
        assert question is not None
        session.submit_choice(question.answer())
    return session.replayed()


def questions(recording: Recording) -> list[tuple[int, PlanQuestion]]:
    asked = [
        (number, plan_question(recording, number, ROBOTS))
        for number in range(1, len(recording.steps) + 1)
    ]
    return [(number, question) for number, question in asked if question is not None]


def test_the_plan_begins_with_the_action_taken(recording: Recording) -> None:
    found = questions(recording)
    assert len(found) > 10
    longer = 0
    for number, question in found:
        step = recording.steps[number - 1]
        assert ROBOTS[step.seat] == "medium", "a Pax-o-matic has no plan"
        plan = question.answer()
        assert isinstance(plan, PlanBehind), "the same view gives the same plan"
        assert plan.lines[0] == step.action
        longer += len(plan.lines) > 1
        words = plan_behind_words(plan, NAMES)
        assert words.endswith(".")
    assert longer


def test_nothing_is_explained_before_the_turn_ends(recording: Recording) -> None:
    number = questions(recording)[0][0]
    end = next(at for at in range(number, 99) if ends_turn(recording.steps[at - 1]))
    running = evolve(recording, steps=recording.steps[: end - 1])
    assert plan_question(running, number, ROBOTS) is None


def test_a_line_with_a_hidden_card_is_not_shown(recording: Recording) -> None:
    for _, question in questions(recording):
        whole = question.answer()
        assert whole is not None
        if len(whole.lines) < 2 or isinstance(whole.lines[1], Buy):
            continue
        numbers = frozenset(range(1, 250)) - {getattr(whole.lines[0], "card", 0)}
        told = evolve(question, hidden=numbers).answer()
        if told is not None and told.more:
            assert told.lines == whole.lines[: len(told.lines)]
            assert "a hidden card" in plan_behind_words(told, NAMES)
            return
    pytest.fail("no plan of two lines")


def test_cards_that_some_players_have_not_seen_are_hidden(recording: Recording) -> None:
    state = recording.steps[-1].after
    hidden = hidden_cards(state)
    assert set(state.deck) <= hidden
    assert not hidden & {*state.market, *state.discards, *state.enterprises}
    bought = [
        card
        for player in state.players.values()
        for card in player.hand
        if set(state.witnesses.get(card, ())) >= set(state.players) - {player.seat}
    ]
    assert bought, "purchases are public"
    assert not hidden & set(bought)
