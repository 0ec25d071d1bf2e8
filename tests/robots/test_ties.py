"""Among equal lines robots waste nothing: no pointless manifesto, no sale for 0 gold."""

from collections.abc import Iterator

import pytest

from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.questions import question_to, robot_named
from paxdesk.porfiriana.rules.actions import Manifesto, Pass, Seat, Sell
from paxdesk.porfiriana.rules.agenda import ActionPhase, Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.facts import economy, regime_prestige
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from tests.robots.forced_wins import read_wins


def games(deck: Deck, number: int) -> Iterator[tuple[State, Seat]]:
    """Yield the positions of stored games, each with the seat to act."""
    met: set[tuple[int, int]] = set()
    for win in read_wins():
        if (win.seats, win.seed) in met or len(met) == number:
            continue
        met.add((win.seats, win.seed))
        state = deal(deck, win.seats, win.seed, Options())
        for line in win.lines:
            seat = seat_to_act(state)
            assert seat is not None
            yield state, seat
            perform_unchecked(state, parse(line))


@pytest.mark.long
def test_a_manifesto_wins_or_prevents_a_win(deck: Deck) -> None:
    robot = robot_named("hard")
    declared = 0
    for state, seat in games(deck, 110):
        if not isinstance(state.agenda[-1], Showdown) or legal_actions(state) == [Pass()]:
            continue
        question = question_to(robot, state, seat, dict.fromkeys(state.players, "hard"))
        choice = question.answer()
        if isinstance(choice.action, Manifesto):
            declared += 1
            assert choice.action.prestige == regime_prestige(state)
            assert "prevents" in choice.reason or "wins" in choice.reason
    assert declared


def test_no_card_is_sold_for_0_gold_while_the_hand_has_room(deck: Deck) -> None:
    robot = Planner(LEVELS["medium"])
    asked = 0
    for state, seat in games(deck, 110):
        if economy(state) or not isinstance(state.agenda[-1], ActionPhase):
            continue
        hand = state.players[seat].hand
        if len(hand) == state.hand_limit(seat):
            continue
        asked += 1
        question = question_to(robot, state, seat, dict.fromkeys(state.players, "medium"))
        for plan in robot.plans(question.view, question.legal):
            line = plan.lines[0]
            assert not (isinstance(line, Sell) and line.card in hand)
        if asked == 12:
            break
    assert asked == 12
