"""Sequence of play (3.0): the agenda of each step, and the turns."""

from collections.abc import Callable

from attrs import evolve

from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.chance import begin_draw
from paxdesk.mexican_adventure.rules.forces import fresh
from paxdesk.mexican_adventure.rules.leaders import MAXIMILIAN
from paxdesk.mexican_adventure.rules.navies import all_moved
from paxdesk.mexican_adventure.rules.pacification import settle_politics
from paxdesk.mexican_adventure.rules.state import State, ThisTurn
from paxdesk.mexican_adventure.rules.supply import begin_supply, collected_from, value_of
from paxdesk.mexican_adventure.rules.vocabulary import STEPS, Side

JUAREZ = "juarez"


def next_step(state: State) -> None:
    """Begin the next step; after the last step, advance the turn marker."""
    if state.step == STEPS[-1]:
        state.turn += 1
        begin_turn(state)
        state.step = STEPS[1]
    else:
        state.step = STEPS[STEPS.index(state.step) + 1]
    begin_step(state)


def begin_turn(state: State) -> None:
    """Reset the flags and facts of the previous turn."""
    state.now = ThisTurn()
    for standing in state.zones.values():
        standing.imperial = fresh(standing.imperial)
        standing.republican = fresh(standing.republican)
    for person in state.people.values():
        person.failed = person.tried = person.used = person.moved = False
    all_moved(state, False)
    state.tell("turn", amount=state.turn)


def begin_step(state: State) -> None:
    state.tell("step", word=state.step)
    skipped = state.turn in state.card.no_administration and state.step in STEPS[1:7]
    if state.step == STEPS[1]:
        note_heads_outside(state)
    # M16: the first turn of 7.1 skips steps a-f; the Campaign does not
    if not skipped:
        _BEGIN[state.step](state)


def note_heads_outside(state: State) -> None:
    """Record which heads of state are outside city and fortress zones (M20, M85)."""
    state.now.juarez_outside = _outside(state, JUAREZ)
    state.now.maximilian_outside = _outside(state, MAXIMILIAN)


def _outside(state: State, who: str) -> bool:
    where = state.people[who].where
    return state.on_map(who) and not state.material.board.zones[where].is_city_or_fortress


# --- Administrative Phase ------------------------------------------------------------------------


def _place_those_due(state: State) -> None:
    """Queue the placement of a due HQ (M66), then of Maximilian (M47)."""
    if state.waiting_head is not None:
        state.agenda.append(agenda.PlacingHead(state.waiting_head))
    hq = state.hq
    if hq is not None and hq.where is None and hq.due is not None and hq.due <= state.turn:
        state.agenda.append(agenda.PlacingHq())


def _collect(state: State) -> None:
    """Collect RP (4.1.1); the Republican side collects none if Juárez is outside (M20)."""
    for side in ("imperial", "republican"):
        if side == "imperial":
            state.gain("imperial", value_of(state, collected_from(state, "imperial")), "zones")
        elif not state.now.juarez_outside:
            state.gain("republican", value_of(state, collected_from(state, "republican")), "zones")


def _american_aid(state: State) -> None:
    """Add American Aid unless Juárez is outside (4.1.3, M19)."""
    if not state.now.juarez_outside:
        state.gain("republican", state.aid, "aid")


def _spend(side: Side) -> Callable[[State], None]:
    def begin(state: State) -> None:
        """Queue supply, spending and, for the Imperial side, the Vomito."""
        if side == "imperial":
            state.agenda.append(agenda.VomitoStrikes())
        state.agenda.append(agenda.Spending(side))
        begin_supply(state, side)

    return begin


# --- Operations Phase ----------------------------------------------------------------------------


def _begin_movement(state: State) -> None:
    """Begin movement; an HQ alone with a Guerrilla leaves the map first (M66)."""
    state.agenda += [agenda.Ordering("imperial"), agenda.Aftermath(guerrillas_drive_hqs=True)]


def _withdraw_hq(state: State) -> None:
    if state.hq is not None and state.hq.where is not None:
        state.agenda.append(agenda.AskedToWithdraw())


# --- Pacification Phase --------------------------------------------------------------------------


def _guerrilla_war(state: State) -> None:
    state.agenda += [agenda.Raiding(-1), agenda.Hunting()]


def begin_raiding(state: State, step: agenda.Raiding) -> bool:
    """Count the reserve before raids; return whether it was still uncounted."""
    if step.markers >= 0:
        return False
    state.agenda[-1] = evolve(step, markers=state.reserve)
    return True


_BEGIN: dict[str, Callable[[State], None]] = {
    "setup": lambda state: None,
    "admin.a": _place_those_due,
    "admin.b": _collect,
    "admin.c": lambda state: state.agenda.append(agenda.AskedForLoan()),
    "admin.d": _american_aid,
    "admin.e": _spend("imperial"),
    "admin.f": _spend("republican"),
    "admin.g": begin_draw,
    "ops.a": _begin_movement,
    "ops.b": lambda state: state.agenda.append(agenda.Ordering("republican")),
    "ops.c": lambda state: state.agenda.append(agenda.TakingInitiative("imperial")),
    "ops.d": lambda state: state.agenda.append(agenda.Transporting()),
    "ops.e": lambda state: state.agenda.append(agenda.TakingInitiative("republican")),
    "ops.f": lambda state: state.agenda.append(agenda.Riding("imperial")),
    "ops.g": lambda state: state.agenda.append(agenda.Riding("republican")),
    "ops.h": _withdraw_hq,
    "ops.i": lambda state: state.agenda.append(agenda.Fighting()),
    "pac.a": _guerrilla_war,
    "pac.b": settle_politics,
}
