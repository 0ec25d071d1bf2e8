"""Engine: resolves the agenda, and lists, refuses and performs actions.

A single legal action is performed without a question.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules import (
    aftermath,
    agenda,
    chance,
    combat,
    effect_questions,
    effects,
    leaders,
    navies,
    orders,
    pacification,
    sequence,
    setup,
    spending,
    supply,
)
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.setup import set_up
from paxdesk.mexican_adventure.rules.state import PLAIN, Event, Options, State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side

Possibilities: TypeAlias = Callable[[State, Any], list[Action]]
Refuse: TypeAlias = Callable[[State, Any, Action], IllegalAction | None]
AnswerFunction: TypeAlias = Callable[[State, Any, Action], None]


@frozen
class AgendaRules:
    """Rules of one kind of record.

    ``resolve`` returns False if a question must be asked; ``empty`` is called if there are no legal
    actions.
    """

    resolve: Callable[[State, Any], bool | None] | None = None
    question: str = ""
    options: Possibilities | None = None
    refuse: Refuse | None = None
    answer: AnswerFunction | None = None
    empty: Callable[[State, Any], None] | None = None


def _settle_losses(state: State, step: agenda.Losing) -> bool:
    if combat.take_all(state, step):
        state.agenda.pop()
        return True
    return False


def _lost_ship(state: State, step: agenda.Fleeing) -> None:
    navies.lose_ship(state, step.zone)


_RESOLVED: dict[type[Any], Callable[[State, Any], bool | None]] = {
    agenda.VomitoStrikes: supply.strike_with_vomito,
    agenda.DrawingOne: chance.draw_one,
    agenda.Resolving: effects.resolve_chit,
    agenda.Combat: combat.resolve_combat,
    agenda.CombatOver: aftermath.end_combat,
    agenda.Aftermath: aftermath.work_off,
    agenda.Losing: _settle_losses,
    agenda.Raiding: sequence.begin_raiding,
}
"""Functions that resolve or at least begin a record without a player."""
_QUESTIONS: tuple[tuple[type[Any], str, Possibilities, Refuse, AnswerFunction], ...] = (
    (agenda.SettingUp, "setup", setup.setup_options, setup.refuse_setup, setup.answer_setup),
    (agenda.PlacingMarkers, "effect",
     effect_questions.marker_options,
     effect_questions.refuse_marker, effect_questions.answer_marker),
    (agenda.PlacingHq, "hq",
     aftermath.hq_options, aftermath.refuse_hq, aftermath.answer_hq),
    (agenda.PlacingHead, "effect",
     effect_questions.head_options, effect_questions.refuse_head, effect_questions.answer_head),
    (agenda.AskedForLoan, "loan",
     spending.loan_options, spending.refuse_loan, spending.answer_loan),
    (agenda.Supplying, "supply", supply.supply_options, supply.refuse_supply, supply.answer_supply),
    (agenda.Spending, "spend",
     spending.spending_options, spending.refuse_spending, spending.answer_spending),
    (agenda.Drawing, "draw", chance.draw_options, chance.refuse_draw, chance.answer_draw),
    (agenda.Improving, "effect",
     effect_questions.improving_options,
     effect_questions.refuse_improving, effect_questions.answer_improving),
    (agenda.Raising, "effect",
     effect_questions.raising_options,
     effect_questions.refuse_raising, effect_questions.answer_raising),
    (agenda.Landing, "effect",
     effect_questions.landing_options,
     effect_questions.refuse_landing, effect_questions.answer_landing),
    (agenda.Returning, "effect",
     effect_questions.returning_options,
     effect_questions.refuse_returning, effect_questions.answer_returning),
    (agenda.Converting, "effect",
     effect_questions.converting_options,
     effect_questions.refuse_converting, effect_questions.answer_converting),
    (agenda.Ordering, "order", orders.order_options, orders.refuse_order, orders.answer_order),
    (agenda.TakingInitiative, "initiative",
     orders.initiative_options, orders.refuse_initiative, orders.answer_initiative),
    (agenda.Moving, "move", orders.move_options, orders.refuse_move, orders.answer_move),
    (agenda.Transporting, "transport",
     navies.transport_options, navies.refuse_transport, navies.answer_transport),
    (agenda.Riding, "ride", leaders.ride_options, leaders.refuse_ride, leaders.answer_ride),
    (agenda.AskedToWithdraw, "withdraw",
     aftermath.withdraw_options,
     aftermath.refuse_withdrawing, aftermath.answer_withdrawing),
    (agenda.Fighting, "fight", combat.fight_options, combat.refuse_fight, combat.answer_fight),
    (agenda.ChoosingAttitude, "attitude",
     combat.attitude_options, combat.refuse_attitude, combat.answer_attitude),
    (agenda.Losing, "losses", combat.losing_options, combat.refuse_losses, combat.answer_losses),
    (agenda.Retreating, "retreat",
     combat.retreat_options, combat.refuse_retreat, combat.answer_retreat),
    (agenda.CounterGuerrillaRetreats, "retreat",
     aftermath.counter_guerrilla_options,
     aftermath.refuse_counter_guerrilla, aftermath.answer_counter_guerrilla),
    (agenda.Escaping, "escape",
     leaders.escape_options, leaders.refuse_escape, leaders.answer_escape),
    (agenda.Fleeing, "flee", navies.flee_options, navies.refuse_flight, navies.answer_flight),
    (agenda.Hunting, "hunt",
     pacification.hunt_options, pacification.refuse_hunt, pacification.answer_hunt),
    (agenda.Raiding, "raid",
     pacification.raid_options, pacification.refuse_raid, pacification.answer_raid),
)  # fmt: skip
"""Kinds of records that ask a question, each with the question's id and functions."""
_WITHOUT_ANY: dict[type[Any], Callable[[State, Any], None]] = {
    agenda.Retreating: combat.cannot_retreat,
    agenda.CounterGuerrillaRetreats: aftermath.lose_counter_guerrilla,
    agenda.Fleeing: _lost_ship,
}
"""Functions for records whose question has no legal answer."""
STEPS: dict[type[Any], AgendaRules] = {
    **{kind: AgendaRules(resolve) for kind, resolve in _RESOLVED.items()},
    **{
        kind: AgendaRules(
            _RESOLVED.get(kind), question, options, refuse, answer, _WITHOUT_ANY.get(kind)
        )
        for kind, question, options, refuse, answer in _QUESTIONS
    },
}


def question_asked(state: State) -> str | None:
    """Return the id of the current question; None if the game is over."""
    if state.over or not state.agenda:
        return None
    step = state.agenda[-1]
    if isinstance(step, agenda.PlacingMarkers) and state.step == "setup":
        return "markers"
    return STEPS[type(step)].question


def settle(state: State, *, onward: bool = True) -> None:
    """Resolve the agenda up to a question or, without ``onward``, the step's end."""
    while not state.over:
        note_holders(state)
        if not state.agenda:
            if not onward:
                break
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
    """Update the holder of each fortress: the side that occupied it first (M77)."""
    for zone, card in state.material.board.zones.items():
        if not card.fortress:
            continue
        standing = state.zones[zone]
        if standing.holds is not None and not standing.occupied(standing.holds):
            standing.holds = None
        if standing.holds is None:
            standing.holds = next((side for side in SIDES if standing.occupied(side)), None)


# --- Legal actions, the side to act, and refusals -------------------------------------------------

__all__ = ["asked", "legal_actions", "question_asked", "refusal"]


def asked(state: State) -> Side | None:
    """Return the side to act or decide; None if the game is over."""
    return state.side_asked


def legal_actions(state: State) -> list[Action]:
    """Return legal actions, not always all; :func:`refusal` checks any action."""
    if state.over:
        return []
    step = state.agenda[-1]
    options = STEPS[type(step)].options
    assert options is not None
    return options(state, step)


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Return why the action is illegal now; None if it is legal."""
    if state.over:
        return make_refusal(("6.2.3", "M92"), tr_noop("The game is over."))
    step = state.agenda[-1]
    check = STEPS[type(step)].refuse
    assert check is not None
    return check(state, step, action)


# --- Performing actions ---------------------------------------------------------------------------


def perform(state: State, action: Action, *, onward: bool = True) -> list[Event]:
    """Perform an action and return its events.

    Raises :class:`IllegalAction`, and changes nothing, if it is illegal.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    state.events = []
    step = state.agenda.pop()
    answer = STEPS[type(step)].answer
    assert answer is not None
    answer(state, step, action)
    settle(state, onward=onward)
    return state.events


def begin(material: Material, scenario: str, seed: int, options: Options = PLAIN) -> State:
    """Return the position of a scenario at its first question."""
    state = set_up(material, scenario, seed, options)
    settle(state)
    return state
