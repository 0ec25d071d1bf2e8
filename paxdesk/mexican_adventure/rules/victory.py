"""The Pacification Phase, step b: first times, the marker at 30, victory (6.2, 7.0, M92-M103)."""

from paxdesk.mexican_adventure.rules.bowl import add_to_bowl
from paxdesk.mexican_adventure.rules.communication import collected_from, value_of
from paxdesk.mexican_adventure.rules.effects import evacuation
from paxdesk.mexican_adventure.rules.forces import is_french
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import (
    MOST_WITHDRAWAL,
    SIDES,
    Side,
    Winner,
    ZoneId,
    enemy_of,
)

FIRST_TIMES: tuple[ZoneId, ...] = ("puebla", "mexico", "oaxaca")
FRENCH_RETREAT = "french_retreat"


def settle_politics(state: State) -> None:
    """M92, in its order; the turn marker is moved by the sequence of play."""
    count_first_times(state)
    if state.withdrawal == MOST_WITHDRAWAL and not state.called:
        # From here on there are no loans and no atrocity tests (M61).
        state.called = True
        add_to_bowl(state, state.material.chits_of(FRENCH_RETREAT))
    check_automatic_victory(state)
    if not state.over and state.turn == state.card.last_turn:
        state.end(winner_of_scenario(state), "scenario")


def count_first_times(state: State) -> None:
    """M93: Imperial FP and no Republican force."""
    for zone in FIRST_TIMES:
        standing = state.zones[zone]
        alone = standing.imperial and not standing.occupied("republican")
        if alone and zone not in state.first_time:
            state.first_time = tuple(sorted((*state.first_time, zone)))
            state.move_withdrawal(-1)


# --- Automatic victory (6.2.3) -------------------------------------------------------------------


def check_automatic_victory(state: State) -> None:
    """Captures end the game at once and are not looked for here."""
    for side in SIDES:
        if holds_every_city(state, side):
            state.end(side, "cities")
    if state.saillard is not None and saillard_unfulfilled(state):
        state.end("republican", "saillard")
    if not state.bowl and not state.called:
        state.end("imperial", "bowl")


def holds_every_city(state: State, side: Side) -> bool:
    """FP of the side in every city and fortress zone, and none of the other (M6, M92)."""
    return all(
        state.zones[zone].fps(side) and not state.zones[zone].fps(enemy_of(side))
        for zone in state.material.board.where(lambda each: each.settled)
    )


def french_fps(state: State) -> int:
    return sum(is_french(fp) for _, fp in state.all_fps("imperial"))


def french_pieces_left(state: State) -> bool:
    """M49: HQ, leaders, French, Marines or Egyptians on the map."""
    hq = state.hq
    if hq is not None and hq.where is not None and state.material.hqs[hq.id].nation == "french":
        return True
    leaders = (who for who, card in state.material.leaders.items() if card.french)
    return french_fps(state) > 0 or any(map(state.on_map, leaders))


def saillard_unfulfilled(state: State) -> bool:
    """M49: by the deadline, or too slowly where fewer turns are left than it grants."""
    assert state.saillard is not None
    order = evacuation(state)
    if state.turn >= state.saillard + order.turns:
        # Navies leave with the last turn (M51).
        state.navies = ()
        return french_pieces_left(state)
    short = state.card.last_turn - state.saillard < order.turns
    too_few = state.now.evacuated < order.least and french_fps(state) > 0
    return short and state.turn > state.saillard and too_few


# --- The scenario's own victory ------------------------------------------------------------------


def winner_of_scenario(state: State) -> Winner:
    by = state.card.victory.by
    if by == "control":
        return _controller(state)
    if by == "most_resources":
        return _richest(state)
    if by == "withdrawal_below_30":
        # M99: with the option, nothing but an automatic victory.
        below = not state.at_thirty and not state.options.strict
        return "imperial" if below else "republican"
    return "imperial" if any(True for _ in state.all_fps("imperial")) else "republican"


def _controller(state: State) -> Winner:
    """M97: FP in all of the zones, no enemy FP there."""
    for side in SIDES:
        if all(
            state.zones[zone].fps(side) and not state.zones[zone].fps(enemy_of(side))
            for zone in state.card.victory.zones
        ):
            return side
    return "draw"


def _richest(state: State) -> Winner:
    """M98: RP of the zones collected from now, those held by markers alone left out."""
    most = state.card.victory.republican_above
    if most is not None and state.withdrawal > most:
        return "republican"
    imperial, republican = (value_in_hand(state, side) for side in SIDES)
    if imperial == republican:
        return "draw"
    return "imperial" if imperial > republican else "republican"


def value_in_hand(state: State, side: Side) -> int:
    zones = [zone for zone in collected_from(state, side) if state.zones[zone].fps(side)]
    return value_of(state, zones)
