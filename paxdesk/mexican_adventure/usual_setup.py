"""The usual set-up of a scenario (7.0): what a side may place freely, as most would place it."""

from collections.abc import Mapping
from functools import lru_cache

from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.agenda import SettingUp
from paxdesk.mexican_adventure.rules.engine import legal_actions, perform, refusal
from paxdesk.mexican_adventure.rules.forces import NOTHING, Batch, Pieces, groups_of, kinds_in
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names, parse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import all_of, map_of, read_file, text


@lru_cache(maxsize=4)
def usual_setups(material: Material) -> Mapping[str, Mapping[Side, tuple[Batch, ...]]]:
    """By scenario and side, what stands where; sides that place nothing freely are left out."""
    lines = map_of(map_of(all_of(text)))(read_file(assets_folder() / "adventure" / "setups.yaml"))
    names = Names.of(material)
    found: dict[str, dict[Side, tuple[Batch, ...]]] = {}
    for scenario, sides in lines.items():
        found[scenario] = {}
        for side, batches in sides.items():
            line = parse(f"place {', '.join(batches)}", names)
            assert isinstance(line, act.Place)
            found[scenario]["imperial" if side == "imperial" else "republican"] = line.batches
    return found


def the_rest(state: State) -> act.Place | None:
    """A line that places everything that is left: where it usually stands, or else where it may.

    None where nothing is left, or where there is no such line.
    """
    trial, before = state.copy(), _asked(state)
    for batch in usual_setups(state.material).get(state.scenario, {}).get(before.side, ()):
        pieces = _common(_left(_asked(trial)), batch.pieces)
        line = act.Place((Batch(pieces, batch.zone),))
        if not pieces.empty and refusal(trial, line) is None:
            perform(trial, line)
    while not _left(_asked(trial)).empty:
        found = (each for each in legal_actions(trial) if isinstance(each, act.Place))
        somewhere = next(found, None)
        if somewhere is None:
            return None
        perform(trial, somewhere)
    there = {batch.zone: batch.pieces for batch in before.placed}
    batches = (
        Batch(_without(batch.pieces, there.get(batch.zone, NOTHING)), batch.zone)
        for batch in _asked(trial).placed
    )
    new = tuple(batch for batch in batches if not batch.pieces.empty)
    return act.Place(new) if new else None


def _asked(state: State) -> SettingUp:
    step = state.agenda[-1]
    assert isinstance(step, SettingUp)
    return step


def _left(step: SettingUp) -> Pieces:
    return Pieces(step.leaders, step.groups, step.navies)


def _common(one: Pieces, other: Pieces) -> Pieces:
    """What is in both."""
    groups = groups_of((kinds_in(one.groups) & kinds_in(other.groups)).elements())
    leaders = tuple(who for who in one.leaders if who in other.leaders)
    return Pieces(leaders, groups, min(one.navies, other.navies))


def _without(one: Pieces, other: Pieces) -> Pieces:
    groups = groups_of((kinds_in(one.groups) - kinds_in(other.groups)).elements())
    leaders = tuple(who for who in one.leaders if who not in other.leaders)
    return Pieces(leaders, groups, one.navies - other.navies)
