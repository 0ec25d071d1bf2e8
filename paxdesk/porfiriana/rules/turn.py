"""The turn (D), and the engine that resolves the agenda."""

from collections.abc import Callable
from typing import Any

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import (
    agenda,
    attack_process,
    depression,
    diaz,
    effects,
    headlines,
    player_actions,
    recount,
    topple,
    troops,
)
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.state import State, Turn


@frozen
class AgendaRules:
    """Rules of one kind of step.

    ``resolve`` returns False if a player must decide. ``rules`` are cited for a wrong answer.
    """

    resolve: Callable[[State, Any], bool]
    asked: Callable[[State, Any], Seat] | None = None
    options: Callable[[State, Any], list[Action]] | None = None
    answer: Callable[[State, Any, Action], None] | None = None
    refuse: Callable[[State, Any, Action], IllegalAction | None] | None = None
    rules: tuple[str, ...] = ()
    question: str = ""


def _wait(state: State, step: object) -> bool:
    return False


def _active(state: State, step: object) -> Seat:
    return state.turn.seat


def _own_seat(
    state: State, step: agenda.KeepCards | agenda.CubeShortage | agenda.HomelessTroops
) -> Seat:
    return step.seat


def _first_seat(state: State, step: Any) -> Seat:
    seat: Seat = step.seats[0]
    return seat


def resolve_end_of_turn(state: State, step: agenda.EndTurn) -> bool:
    """Count the Mexican Standoff (R63), then pass the turn to the left."""
    state.agenda.pop()
    turn = state.turn
    if turn.counts_for_standoff:
        state.standoff = 0 if turn.purchases else state.standoff + 1
        if state.standoff >= len(state.players):
            state.end(headlines.richest(state, state.players), "standoff")
            return True
    begin_turn(state, state.clockwise(turn.seat)[0])
    return True


def begin_turn(state: State, seat: Seat) -> None:
    """Begin the turn of a seat (D, R7, L)."""
    state.turn = Turn(
        seat,
        state.turn_actions(seat),
        began_in_jail=state.players[seat].jailed,
        counts_for_standoff=counts_for_standoff(state),
    )
    state.agenda.append(agenda.DiazTurn() if seat == DIAZ else _ACTION_PHASE)
    state.tell("turn", seat)


def counts_for_standoff(state: State) -> bool:
    """Return whether a turn that begins now counts for the standoff (R63)."""
    return (
        state.topples_seen >= len(state.cards.topples)
        and state.variant.standoff
        and state.solo != "diaz"
    )


_END_OF_TURN = (
    agenda.EndTurn(),
    agenda.IncomePhase(),
    agenda.RestoreMarket(),
    agenda.DiscardHeadlines(),
)
_ACTION_PHASE = agenda.ActionPhase()


def end_action_phase(state: State) -> None:
    """Queue phases D2 to D4 and the end of the turn."""
    state.agenda.pop()
    state.agenda += _END_OF_TURN


STEPS: dict[type[agenda.AgendaItem], AgendaRules] = {
    agenda.ActionPhase: AgendaRules(
        _wait, _active, player_actions.list_actions, refuse=player_actions.refuse_action
    ),
    agenda.DiazTurn: AgendaRules(
        diaz.resolve_turn,
        diaz.turn_asked,
        diaz.turn_options,
        diaz.answer_turn,
        rules=("L", "R48", "R75"),
        question=tr_noop("It is Díaz's turn."),
    ),
    agenda.DiscardHeadlines: AgendaRules(headlines.resolve_discard),
    agenda.OrderHeadlines: AgendaRules(
        _wait,
        _active,
        headlines.order_options,
        headlines.answer_order,
        rules=("D2", "R10"),
        question=tr_noop("Choose which Headline is discarded first."),
    ),
    agenda.RestoreMarket: AgendaRules(headlines.resolve_restoring),
    agenda.IncomePhase: AgendaRules(depression.resolve_income),
    agenda.KeepCards: AgendaRules(
        _wait,
        _own_seat,
        depression.keep_options,
        depression.answer_keep,
        depression.refuse_keep,
    ),
    agenda.EndTurn: AgendaRules(resolve_end_of_turn),
    agenda.Recount: AgendaRules(recount.resolve_recount),
    agenda.CubeShortage: AgendaRules(
        _wait,
        _own_seat,
        recount.shortage_options,
        recount.answer_shortage,
        rules=("R13", "R52"),
        question=tr_noop("Choose which of these places gets a cube."),
    ),
    agenda.HomelessTroops: AgendaRules(
        recount.resolve_homeless,
        _own_seat,
        recount.homeless_options,
        recount.answer_homeless,
        rules=("R51", "R65", "R31", "gl. Retreat"),
        question=tr_noop("Retreat or disband the troop that has lost its enterprise."),
    ),
    agenda.EffectList: AgendaRules(effects.resolve_effects),
    agenda.StrifeAmong: AgendaRules(
        effects.resolve_strife,
        _first_seat,
        effects.strife_options,
        effects.answer_strife,
        rules=("gl. Strife", "R38", "strife", "victim_strife"),
        question=tr_noop("Drop one of the two factions in Strife."),
    ),
    agenda.EachSuffersUnrest: AgendaRules(
        effects.resolve_choosing,
        _first_seat,
        effects.choosing_options,
        effects.answer_choosing,
        rules=("unrest_each", "R58"),
        question=tr_noop("Choose one of your enterprises for the Unrest."),
    ),
    agenda.EachGivesUp: AgendaRules(
        effects.resolve_choosing,
        _first_seat,
        effects.choosing_options,
        effects.answer_choosing,
        rules=("nationalize_each", "discard_each", "nationalization_immunity", "R40", "R58"),
        question=tr_noop("Choose one of your cards to give up."),
    ),
    agenda.EachPays: AgendaRules(
        effects.resolve_paying,
        _first_seat,
        effects.paying_options,
        effects.answer_paying,
        rules=("pay_or_discard", "R58"),
        question=tr_noop("Pay for each card or give it up."),
    ),
    agenda.EachAddsLand: AgendaRules(
        effects.resolve_choosing,
        _first_seat,
        effects.choosing_options,
        effects.answer_choosing,
        rules=("add_land", "R58"),
        question=tr_noop("Choose one of your enterprises for the free land."),
    ),
    agenda.EachIsOfferedConnection: AgendaRules(
        effects.resolve_offering,
        _first_seat,
        effects.offering_options,
        effects.answer_offering,
        rules=("connection_offer", "E7", "R58"),
        question=tr_noop("Choose a connection to build at half price, or none."),
    ),
    agenda.LandHeadline: AgendaRules(headlines.resolve_landing),
    agenda.RevoltByTroop: AgendaRules(effects.resolve_revolt_by_troop),
    agenda.TroopArrives: AgendaRules(troops.resolve_arrival),
    agenda.Attacking: AgendaRules(
        attack_process.resolve_attacking,
        attack_process.attacking_asked,
        attack_process.attacking_options,
        attack_process.answer_attacking,
        rules=(
            *("P8", "R58", "R23", "R24", "R60", "gl. Spy"),
            *("spy", "antitrust", "remove_cube", "take_partner"),
        ),
        question=tr_noop("Answer the attack first."),
    ),
    agenda.RaidedHand: AgendaRules(
        attack_process.resolve_raid,
        lambda state, step: step.attacker,
        attack_process.raid_options,
        attack_process.answer_raid,
        rules=("raid_hand", "R58", "R70"),
        question=tr_noop("Choose a card from the raided hand."),
    ),
    agenda.AssassinAtLarge: AgendaRules(
        topple.resolve_assassin,
        lambda state, step: step.victim,
        topple.assassin_options,
        topple.answer_assassin,
        rules=("R60", "R24", "gl. Spy", "spy", "K2"),
        question=tr_noop("Use a Spy, or let the assassination happen."),
    ),
    agenda.Showdown: AgendaRules(
        topple.resolve_showdown,
        _first_seat,
        topple.showdown_options,
        topple.answer_showdown,
        topple.refuse_showdown,
    ),
    agenda.GameOver: AgendaRules(_wait),
}


_RESOLVE = {kind: rules.resolve for kind, rules in STEPS.items()}
OPTIONS = {kind: rules.options for kind, rules in STEPS.items()}
"""Functions that list the options of each kind of step, or None."""


def run_agenda(state: State) -> None:
    """Resolve the agenda until a player must decide or the game is over."""
    agenda = state.agenda
    while _RESOLVE[type(agenda[-1])](state, agenda[-1]):
        agenda = state.agenda
