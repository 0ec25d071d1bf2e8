"""What a side does, as everybody may read it: nothing that lies under a leader is named."""

from paxdesk.language import counted, joined, say
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.table.words.terms import (
    fp_words,
    marker_words,
    person_name,
    zone_name,
)


def deed(state: State, action: Action) -> str:
    """What whoever is asked does, without a name: ``orders a force in Orizaba``."""
    zone = getattr(action, "zone", None)
    here = zone_name(state.material, zone) if isinstance(zone, str) else ""
    match action:
        case act.Place(batches):
            places = sorted({zone_name(state.material, batch.zone) for batch in batches})
            return say("places pieces in {zones}", zones=joined(places, "and"))
        case act.Lift():
            return say("takes pieces back from {zone}", zone=here)
        case act.PlaceMarker(marker):
            return say("places {marker} in {zone}", marker=marker_words(marker), zone=here)
        case act.PlaceHead(head):
            return say("{who} comes to {zone}", who=person_name(state.material, head), zone=here)
        case act.PlaceHq():
            return say("places the headquarters in {zone}", zone=here)
        case act.Loan():
            return say("takes a loan in Paris")
        case act.Pass():
            return _passing(state)
        case act.Done():
            return say("is done")
        case act.Stay():
            return say("stays")
        case act.Starve():
            return say("names who goes without supply")
        case act.Improve(batches):
            places = sorted({zone_name(state.material, batch.zone) for batch in batches})
            return say("improves troops in {zones}", zones=joined(places, "and"))
        case act.Raise(count):
            return say("raises {fps} in {zone}", fps=fp_words(count), zone=here)
        case act.Convert():
            return say("keeps Frenchmen as Imperial Mexicans")
        case act.Keep() | act.Give():
            return say("keeps a chit")
        case act.ReturnLeader(leader):
            who = person_name(state.material, leader)
            return say("{who} comes back in {zone}", who=who, zone=here)
        case act.Fight():
            return say("fights in {zone}", zone=here)
        case act.ChooseAttitude():
            return say("chooses an attitude")
        case act.Lose():
            return say("takes the losses")
        case act.LoseGuards():
            return say("loses the Rural Guards")
        case act.Withdraw():
            return say("withdraws the headquarters")
        case act.Raid():
            return say("sends Guerrillas to {zone}", zone=here)
        case act.Recall():
            return say("takes the Guerrilla back from {zone}", zone=here)
    return _movement(state, action, here)


def _passing(state: State) -> str:
    if isinstance(state.agenda[-1], agenda.AskedForLoan):
        return say("takes no loan")
    return say("leaves the headquarters where it is")


def _movement(state: State, action: Action, here: str) -> str:
    """Orders, marches, ships, trains, riders and retreats."""
    material = state.material
    match action:
        case act.Order():
            return say("orders a force in {zone}", zone=here)
        case act.Initiative():
            return say("a leader takes the initiative in {zone}", zone=here)
        case act.Move(path):
            step = state.agenda[-1]
            start = zone_name(material, step.zone) if isinstance(step, agenda.Moving) else ""
            way = [zone_name(material, stop.zone) for stop in path]
            if len(way) == 1:
                return say("marches from {start} to {zone}", start=start, zone=way[0])
            words = joined(way[:-1], "and")
            return say(
                "marches from {start} by {way} to {zone}", start=start, way=words, zone=way[-1]
            )
        case act.Sail(origin, to, cargo):
            names = {"start": zone_name(material, origin), "zone": zone_name(material, to)}
            if cargo is None:
                return say("a ship sails from {start} to {zone}", **names)
            return say("a ship carries troops from {start} to {zone}", **names)
        case act.Rail(_, origin, to):
            names = {"start": zone_name(material, origin), "zone": zone_name(material, to)}
            return say("a train runs from {start} to {zone}", **names)
        case act.Evacuate(pieces):
            return counted("embarks %n French FP", "", pieces.count)
        case act.Ride(who, path):
            zone = zone_name(material, path[-1])
            if who in material.heads:
                return say("{who} rides to {zone}", who=person_name(material, who), zone=zone)
            return say("a leader rides to {zone}", zone=zone)
        case act.Retreat():
            return say("retreats to {zone}", zone=here)
        case act.Escape(who):
            return say("{who} escapes to {zone}", who=person_name(material, who), zone=here)
        case act.Hunt(origin, to):
            names = {"start": zone_name(material, origin), "zone": zone_name(material, to)}
            return say("the Counter-guerrilla goes from {start} to {zone}", **names)
    raise ValueError(f"no words for {action}")
