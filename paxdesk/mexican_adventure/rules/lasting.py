"""What played chits leave behind, where a position begins with some of them played."""

from collections.abc import Iterator

from paxdesk.mexican_adventure.rules import material as verbs
from paxdesk.mexican_adventure.rules.effects import REINFORCEMENTS, do
from paxdesk.mexican_adventure.rules.material import Effect
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.victory import FRENCH_RETREAT
from paxdesk.mexican_adventure.rules.words import AWAY, Chit

_LASTING = (verbs.OpenLine, verbs.Ceiling, verbs.NoReturn, verbs.OwnNationOnly)


def lasting_effects(state: State, saillard: int | None) -> None:
    """Only what lasts: no RP, no tracks, no pieces. ``saillard`` is the turn of event 63."""
    for chit in state.played:
        for effect in _effects(state, chit):
            if isinstance(effect, verbs.OpenLine) and effect.line == "railway":
                state.rail_from = state.turn
            elif isinstance(effect, _LASTING):
                do(state, "imperial", effect)
            elif isinstance(effect, verbs.BindLeader):
                _bind(state, effect)
            elif isinstance(effect, verbs.Evacuate):
                state.saillard = saillard if saillard is not None else state.turn - 1
    reinforcements = state.material.chits_of(REINFORCEMENTS)
    state.reinforcements = sum(chit in state.played for chit in reinforcements)
    retreat = state.material.chits_of(FRENCH_RETREAT)
    state.called = any(chit in (*state.played, *state.bowl) for chit in retreat)
    state.at_thirty = state.at_thirty or state.called


def _bind(state: State, effect: verbs.BindLeader) -> None:
    """Bazaine, promoted, with the HQ or waiting with it (M46)."""
    person = state.people[effect.leader]
    waits = person.where == AWAY and state.hq is not None and state.hq.where is None
    if person.rank == effect.rank and (state.on_map(effect.leader) or waits):
        state.bound = effect.leader


def _effects(state: State, chit: Chit) -> Iterator[Effect]:
    yield from state.material.chits[chit].effects
