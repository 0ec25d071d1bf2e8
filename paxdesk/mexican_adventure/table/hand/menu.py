"""Everything that can be done with what lies at a spot, for its menu. No Qt here."""

from collections.abc import Iterator

from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.words.deeds import Deed
from paxdesk.language import say
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import ZoneId
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.hand.spots import END_TURN, TRAY, zone_of
from paxdesk.mexican_adventure.table.words.labels import label
from paxdesk.mexican_adventure.table.words.questions import manner_of
from paxdesk.mexican_adventure.table.words.terms import person_name, zone_name
from paxdesk.session.game import Seat

ICON = "manicule"


def deeds(session: Session, spot: Spot, asked: Seat) -> list[Deed]:
    """The legal lines that begin at a spot; those that lead to many zones list them as places."""
    state = session.state
    if session.asked != asked or manner_of(state.agenda[-1]) == "sheet":
        return []
    zone = zone_of(state.material.board, spot)
    found = [each for each in session.legal() if _begins_at(state, each, zone, spot)]
    return list(_grouped(state, found))


def _begins_at(state: State, action: Action, zone: ZoneId | None, spot: Spot) -> bool:
    home = _home(state, action)
    if home is None:
        return spot in (END_TURN, TRAY)
    return home == zone


def _home(state: State, action: Action) -> ZoneId | None:
    """The zone that a line begins with; None where it belongs to no zone."""
    step = state.agenda[-1]
    match action:
        case act.Move():
            return step.zone if isinstance(step, agenda.Moving) else None
        case act.Sail(origin, _) | act.Rail(_, origin, _) | act.Hunt(origin, _):
            return action.to if isinstance(step, agenda.Fleeing) else origin
        case act.Ride(who, _):
            return state.people[who].where
        case act.Place(batches) | act.Improve(batches):
            return batches[0].zone
    zone = getattr(action, "zone", None)
    return zone if isinstance(zone, str) else None


def _heading(state: State, action: Action) -> str:
    """What lines have in common that differ only in where they lead; "" for any other."""
    match action:
        case act.Move():
            return say("March")
        case act.Ride(who, _):
            return say("{who} rides", who=person_name(state.material, who))
        case act.Sail(_, _, cargo):
            return say("A ship sails") if cargo is None else say("A ship carries troops")
    return ""


def _leads_to(action: Action) -> ZoneId:
    match action:
        case act.Move(path):
            return path[-1].zone
        case act.Ride(_, way):
            return way[-1]
        case act.Sail(_, to):
            return to
    raise ValueError(f"{action} leads nowhere")


def _grouped(state: State, actions: list[Action]) -> Iterator[Deed]:
    groups: dict[str, dict[ZoneId, list[Action]]] = {}
    for action in actions:
        heading = _heading(state, action)
        if heading:
            groups.setdefault(heading, {}).setdefault(_leads_to(action), []).append(action)
    for heading, places in groups.items():
        shown = tuple(
            Deed(ICON, zone_name(state.material, to), actions=tuple(lines))
            for to, lines in places.items()
        )
        yield Deed(ICON, heading, places=shown)
    for action in actions:
        if not _heading(state, action):
            said = label(state, action)
            yield Deed(ICON, said.words, said.note, actions=(action,))
