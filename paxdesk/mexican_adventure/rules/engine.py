"""The engine that works off the agenda.

Every kind of record has one :class:`StepRules`: how the engine goes on with it, or, where it is
a question, whom it asks, with which lines, and what an answer does. A question is put only if
at least two lines are legal; with one that is done, with none nothing happens.
"""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from paxdesk.errors import IllegalAction
from paxdesk.mexican_adventure.rules import (
    aftermath,
    agenda,
    bowl,
    combat,
    effect_questions,
    effects,
    headquarters,
    leaders,
    losses,
    movement,
    navies,
    orders,
    pacification,
    sequence,
    setup,
    spending,
    supply,
)
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import SIDES, Side


@frozen
class StepRules:
    """How one kind of record is worked off.

    ``resolve`` goes on without anybody, and returns False where it is a question after all.
    ``options`` are lines that are legal, not always all; ``empty`` what happens without any.
    """

    resolve: Callable[[State, Any], bool | None] | None = None
    question: Callable[[State, Any], str] | str = ""
    asked: Callable[[Any], Side] = lambda step: "imperial"
    options: Callable[[State, Any], list[Action]] | None = None
    refuse: Callable[[State, Any, Action], IllegalAction | None] | None = None
    answer: Callable[[State, Any, Action], None] | None = None
    empty: Callable[[State, Any], None] | None = None


def _own_side(step: Any) -> Side:
    side: Side = step.side
    return side


def _settle_losses(state: State, step: agenda.Losing) -> bool:
    if losses.take_all(state, step):
        state.agenda.pop()
        return True
    return False


def _own_of(state: State, step: agenda.Escaping) -> Side:
    return state.material.side_of(step.who)


def _marker_question(state: State, step: agenda.PlacingMarkers) -> str:
    return "markers" if state.step == "setup" else "effect"


def _lost_ship(state: State, step: agenda.Fleeing) -> None:
    navies.lose_ship(state, step.zone)


STEPS: dict[type[Any], StepRules] = {
    agenda.SettingUp: StepRules(
        None, "setup", _own_side, setup.setup_options, setup.refuse_setup, setup.answer_setup
    ),
    agenda.PlacingMarkers: StepRules(
        None,
        _marker_question,
        _own_side,
        effect_questions.marker_options,
        effect_questions.refuse_marker,
        effect_questions.answer_marker,
    ),
    agenda.PlacingHq: StepRules(
        question="hq",
        options=headquarters.hq_options,
        refuse=headquarters.refuse_hq,
        answer=headquarters.answer_hq,
    ),
    agenda.PlacingHead: StepRules(
        question="effect",
        options=effect_questions.head_options,
        refuse=effect_questions.refuse_head,
        answer=effect_questions.answer_head,
    ),
    agenda.AskedForLoan: StepRules(
        question="loan",
        options=spending.loan_options,
        refuse=spending.refuse_loan,
        answer=spending.answer_loan,
    ),
    agenda.Supplying: StepRules(
        None,
        "supply",
        _own_side,
        supply.supply_options,
        supply.refuse_supply,
        supply.answer_supply,
    ),
    agenda.Spending: StepRules(
        None,
        "spend",
        _own_side,
        spending.spending_options,
        spending.refuse_spending,
        spending.answer_spending,
    ),
    agenda.VomitoStrikes: StepRules(supply.strike_with_vomito),
    agenda.Drawing: StepRules(
        None, "draw", _own_side, bowl.draw_options, bowl.refuse_draw, bowl.answer_draw
    ),
    agenda.DrawingOne: StepRules(bowl.draw_one),
    agenda.Resolving: StepRules(effects.resolve_chit),
    agenda.Improving: StepRules(
        None,
        "effect",
        _own_side,
        effect_questions.improving_options,
        effect_questions.refuse_improving,
        effect_questions.answer_improving,
    ),
    agenda.Raising: StepRules(
        None,
        "effect",
        _own_side,
        effect_questions.raising_options,
        effect_questions.refuse_raising,
        effect_questions.answer_raising,
    ),
    agenda.Landing: StepRules(
        question="effect",
        options=effect_questions.landing_options,
        refuse=effect_questions.refuse_landing,
        answer=effect_questions.answer_landing,
    ),
    agenda.Returning: StepRules(
        None,
        "effect",
        _own_side,
        effect_questions.returning_options,
        effect_questions.refuse_returning,
        effect_questions.answer_returning,
    ),
    agenda.Converting: StepRules(
        question="effect",
        options=effect_questions.converting_options,
        refuse=effect_questions.refuse_converting,
        answer=effect_questions.answer_converting,
    ),
    agenda.Ordering: StepRules(
        None, "order", _own_side, orders.order_options, orders.refuse_order, orders.answer_order
    ),
    agenda.TakingInitiative: StepRules(
        None,
        "initiative",
        _own_side,
        orders.initiative_options,
        orders.refuse_initiative,
        orders.answer_initiative,
    ),
    agenda.Moving: StepRules(
        None, "move", _own_side, movement.move_options, movement.refuse_move, movement.answer_move
    ),
    agenda.Transporting: StepRules(
        question="transport",
        options=navies.transport_options,
        refuse=navies.refuse_transport,
        answer=navies.answer_transport,
    ),
    agenda.Riding: StepRules(
        None, "ride", _own_side, leaders.ride_options, leaders.refuse_ride, leaders.answer_ride
    ),
    agenda.AskedToWithdraw: StepRules(
        question="withdraw",
        options=headquarters.withdraw_options,
        refuse=headquarters.refuse_withdrawing,
        answer=headquarters.answer_withdrawing,
    ),
    agenda.Fighting: StepRules(
        question="fight",
        options=combat.fight_options,
        refuse=combat.refuse_fight,
        answer=combat.answer_fight,
    ),
    agenda.ChoosingAttitude: StepRules(
        None,
        "attitude",
        _own_side,
        combat.attitude_options,
        combat.refuse_attitude,
        combat.answer_attitude,
    ),
    agenda.Combat: StepRules(combat.resolve_combat),
    agenda.Losing: StepRules(
        _settle_losses,
        "losses",
        _own_side,
        losses.losing_options,
        losses.refuse_losses,
        losses.answer_losses,
    ),
    agenda.Retreating: StepRules(
        None,
        "retreat",
        _own_side,
        losses.retreat_options,
        losses.refuse_retreat,
        losses.answer_retreat,
        losses.cannot_retreat,
    ),
    agenda.CombatOver: StepRules(aftermath.end_combat),
    agenda.Aftermath: StepRules(aftermath.work_off),
    agenda.CounterGuerrillaRetreats: StepRules(
        question="retreat",
        options=aftermath.counter_guerrilla_options,
        refuse=aftermath.refuse_counter_guerrilla,
        answer=aftermath.answer_counter_guerrilla,
        empty=aftermath.lose_counter_guerrilla,
    ),
    agenda.Escaping: StepRules(
        question="escape",
        options=leaders.escape_options,
        refuse=leaders.refuse_escape,
        answer=leaders.answer_escape,
    ),
    agenda.Fleeing: StepRules(
        question="flee",
        options=navies.flee_options,
        refuse=navies.refuse_flight,
        answer=navies.answer_flight,
        empty=_lost_ship,
    ),
    agenda.Hunting: StepRules(
        question="hunt",
        options=pacification.hunt_options,
        refuse=pacification.refuse_hunt,
        answer=pacification.answer_hunt,
    ),
    agenda.Raiding: StepRules(
        sequence.begin_raiding,
        "raid",
        _own_side,
        pacification.raid_options,
        pacification.refuse_raid,
        pacification.answer_raid,
    ),
}


def side_asked(state: State) -> Side | None:
    """Who is asked now; None when the game is over."""
    if state.over or not state.agenda:
        return None
    step = state.agenda[-1]
    if isinstance(step, agenda.Escaping):
        return _own_of(state, step)
    return STEPS[type(step)].asked(step)


def question_asked(state: State) -> str | None:
    """The id of the question now put (notation), None when the game is over."""
    if state.over or not state.agenda:
        return None
    question = STEPS[type(state.agenda[-1])].question
    return question if isinstance(question, str) else question(state, state.agenda[-1])


def settle(state: State) -> None:
    """Go on until somebody must be asked, or the game is over."""
    while not state.over:
        note_holders(state)
        if not state.agenda:
            sequence.next_step(state)
            continue
        step = state.agenda[-1]
        rules = STEPS[type(step)]
        if rules.resolve is not None:
            settled = rules.resolve(state, step)
            if rules.options is None or settled:
                continue
        assert rules.options is not None
        options = rules.options(state, step)
        if len(options) > 1:
            return
        state.agenda.pop()
        if options:
            assert rules.answer is not None
            rules.answer(state, step, options[0])
        elif rules.empty is not None:
            rules.empty(state, step)
    note_holders(state)


def note_holders(state: State) -> None:
    """M77: who was first in a fortress holds it until he has no force there."""
    for zone, card in state.material.board.zones.items():
        if not card.fortress:
            continue
        standing = state.zones[zone]
        if standing.holds is not None and not standing.occupied(standing.holds):
            standing.holds = None
        if standing.holds is None:
            standing.holds = next((side for side in SIDES if standing.occupied(side)), None)
