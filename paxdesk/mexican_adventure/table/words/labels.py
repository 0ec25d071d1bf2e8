"""Actions as text: lines of the log, labels, consequences and refusals. No Qt."""

from collections.abc import Iterator
from typing import Any

from paxdesk.desk.words import IconNote, Label
from paxdesk.errors import IllegalAction
from paxdesk.language import Sentence, capitalized, join_words, tr, tr_lazy, tr_plural
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import Pieces, cost_of
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.orders import highest_die
from paxdesk.mexican_adventure.rules.pacification import raid_chances
from paxdesk.mexican_adventure.rules.spending import LOAN, PRICE_OF_RAISING, WITHDRAWAL_BY_LOAN
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import hq_distances
from paxdesk.mexican_adventure.rules.vocabulary import Chit, ZoneId
from paxdesk.mexican_adventure.table.words.event_text import atrocity_words, chit_title, chit_words
from paxdesk.mexican_adventure.table.words.terms import (
    ATTITUDE_WORDS,
    MARKER_WORDS,
    NATION_WORDS,
    chance_words,
    die_words,
    fp_words,
    groups_words,
    marker_words,
    person_name,
    pieces_words,
    rp_words,
    zone_name,
)

# --- Actions as shown to everybody: pieces under a leader are not named ---------------------------


def action_words(state: State, action: Action) -> str:
    """Return the action without its player: ``orders a force in Orizaba``."""
    zone = getattr(action, "zone", None)
    here = zone_name(state.material, zone) if isinstance(zone, str) else ""
    match action:
        case act.PlacePieces(batches):
            places = sorted({zone_name(state.material, batch.zone) for batch in batches})
            return tr("places pieces in {zones}", zones=join_words(places, "and"))
        case act.Lift():
            return tr("takes pieces back from {zone}", zone=here)
        case act.PlaceMarker(marker):
            return tr("places {marker} in {zone}", marker=marker_words(marker), zone=here)
        case act.PlaceHead(head):
            return tr("{who} comes to {zone}", who=person_name(state.material, head), zone=here)
        case act.PlaceHq():
            return tr("places the headquarters in {zone}", zone=here)
        case act.Loan():
            return tr("takes a loan in Paris")
        case act.Pass():
            return _passing(state)
        case act.Done():
            return tr("is finished")
        case act.Stay():
            return tr("stays")
        case act.Starve():
            return tr("chooses who goes without supply")
        case act.Improve(batches):
            places = sorted({zone_name(state.material, batch.zone) for batch in batches})
            return tr("improves troops in {zones}", zones=join_words(places, "and"))
        case act.Raise(count):
            return tr("raises {fps} in {zone}", fps=fp_words(count), zone=here)
        case act.Convert():
            return tr("keeps Frenchmen as Imperial Mexicans")
        case act.Keep():
            return tr("keeps a chit")
        case act.Give():
            return tr("gives a chit to the opponent")
        case act.ReturnLeader(leader):
            who = person_name(state.material, leader)
            return tr("{who} comes back in {zone}", who=who, zone=here)
        case act.Fight():
            return tr("fights in {zone}", zone=here)
        case act.ChooseAttitude():
            return tr("chooses an attitude")
        case act.Lose():
            return tr("takes the losses")
        case act.LoseGuards():
            return tr("loses the Rural Guards")
        case act.Withdraw():
            return tr("withdraws the headquarters")
        case act.Raid():
            return tr("sends Guerrillas to {zone}", zone=here)
        case act.Recall():
            return tr("takes the Guerrilla back from {zone}", zone=here)
    return _movement(state, action, here)


def _passing(state: State) -> str:
    if isinstance(state.agenda[-1], agenda.AskedForLoan):
        return tr("takes no loan")
    return tr("leaves the headquarters where it is")


def _movement(state: State, action: Action, here: str) -> str:
    material = state.material
    match action:
        case act.Order():
            return tr("orders a force in {zone}", zone=here)
        case act.Initiative():
            return tr("a leader takes the initiative in {zone}", zone=here)
        case act.Move(path):
            step = state.agenda[-1]
            start = zone_name(material, step.zone) if isinstance(step, agenda.Moving) else ""
            way = [zone_name(material, stop.zone) for stop in path]
            if len(way) == 1:
                return tr("marches from {start} to {zone}", start=start, zone=way[0])
            words = join_words(way[:-1], "and")
            return tr(
                "marches from {start} via {way} to {zone}", start=start, way=words, zone=way[-1]
            )
        case act.Sail(origin, to, cargo):
            names = {"start": zone_name(material, origin), "zone": zone_name(material, to)}
            if cargo is None:
                return tr("a ship sails from {start} to {zone}", **names)
            return tr("a ship carries troops from {start} to {zone}", **names)
        case act.Rail(_, origin, to):
            names = {"start": zone_name(material, origin), "zone": zone_name(material, to)}
            return tr("a train runs from {start} to {zone}", **names)
        case act.Evacuate(pieces) if pieces.groups:
            return tr_plural("embarks %n French FP", "", pieces.count)
        case act.Evacuate(pieces):
            return tr_plural("embarks %n French leader(s)", "", len(pieces.leaders))
        case act.Ride(who, path):
            zone = zone_name(material, path[-1])
            if who in material.heads:
                return tr("{who} rides to {zone}", who=person_name(material, who), zone=zone)
            return tr("a leader rides to {zone}", zone=zone)
        case act.Retreat():
            return tr("retreats to {zone}", zone=here)
        case act.Escape(who):
            return tr("{who} escapes to {zone}", who=person_name(material, who), zone=here)
        case act.Hunt(origin, to):
            names = {"start": zone_name(material, origin), "zone": zone_name(material, to)}
            return tr("the Counter-guerrilla goes from {start} to {zone}", **names)
    raise ValueError(f"no words for {action}")


def button_words(state: State, action: Action) -> Label:
    """Return the label of an action, for its player only."""
    material = state.material
    match action:
        case act.Keep(chit, give):
            kept = chit_title(material, chit)
            if give is None:
                return Label("", tr("Keep {chit}", chit=kept), chit_words(material, chit))
            words = tr("Keep {chit}, give {other}", chit=kept, other=chit_title(material, give))
            return Label("", words)
        case act.Give(chit):
            return Label("", tr("Give {chit}", chit=chit_title(material, chit)))
        case act.ChooseAttitude(attitude, camerone):
            words = tr(ATTITUDE_WORDS[attitude])
            return Label("", tr("{words}, with Camerone", words=words) if camerone else words)
        case act.Loan():
            return Label("", tr("Take the loan"))
        case act.Withdraw():
            return Label("", tr("Withdraw it"))
        case act.Pass():
            loan = isinstance(state.agenda[-1], agenda.AskedForLoan)
            return Label("", tr("No loan") if loan else tr("Leave it there"))
        case act.Done():
            return Label("", tr("Done"))
        case act.Stay():
            return Label("", tr("Stay"))
        case act.Retreat(zone):
            return Label("", tr("Retreat to {zone}", zone=zone_name(material, zone)))
        case act.LoseGuards():
            return Label("", tr("Lose the Rural Guards"))
        case act.Lose(groups):
            return Label("", tr("Lose {groups}", groups=groups_words(groups)))
        case act.PlacePieces() if isinstance(state.agenda[-1], agenda.SettingUp):
            return _placing(state, action)
        case act.Order(pieces, zone):
            words = tr("{who} orders {fps}", **_command(state, pieces))
            return Label("", words, order_price(state, action))
        case act.Initiative(pieces):
            words = tr("{who} tries to lead {fps}", **_command(state, pieces))
            return Label("", words, order_price(state, action))
        case act.Raise(count):
            price = rp_words(PRICE_OF_RAISING * count)
            return Label("", tr("Raise {fps}: {price}", fps=fp_words(count), price=price))
        case act.Improve(batches):
            number = sum(batch.pieces.count for batch in batches)
            names = {"fps": fp_words(number), "price": rp_words(number)}
            return Label("", tr("Improve {fps}: {price}", **names))
        case act.Evacuate(pieces):
            return Label("", tr("Embark {pieces}", pieces=pieces_words(material, pieces)))
        case act.Lift(pieces, _):
            return Label("", tr("Take {pieces} back", pieces=pieces_words(material, pieces)))
        case act.ReturnLeader(leader, _):
            return Label("", person_name(material, leader))
        case act.Raid(zone):
            words = tr("Try {zone}", zone=zone_name(material, zone))
            return Label("", words, chance_words(raid_chances(state, zone)[0] - 1))
        case act.Recall(zone):
            return Label("", tr("Take the Guerrilla back"))
        case act.PlaceMarker(marker, _):
            return Label("", marker_words(marker))
        case act.Move():
            return _march(state, action)
    words = action_words(state, action)
    return Label("", capitalized(words))


def _placing(state: State, action: act.PlacePieces) -> Label:
    """Return the label of a placement."""
    if len(action.batches) > 1:
        return Label("", tr("Place the rest as usual"))
    words = action_words(state, action)
    return Label("", capitalized(words))


def _command(state: State, pieces: Pieces) -> dict[str, str]:
    """Return the texts ``who`` (commander, number of other leaders) and ``fps``."""
    commander = state.commander(pieces.leaders)
    who = "" if commander is None else person_name(state.material, commander)
    if len(pieces.leaders) > 1:
        who = f"{who} (+{len(pieces.leaders) - 1})"
    return {"who": who, "fps": fp_words(pieces.count)}


def _march(state: State, action: act.Move) -> Label:
    material = state.material
    names = [zone_name(material, stop.zone) for stop in action.path]
    note = " – ".join(names)
    for stop in action.path:
        if not stop.dropped.empty:
            left = pieces_words(material, stop.dropped)
            zone = zone_name(material, stop.zone)
            note = tr("{way}; {pieces} stay in {zone}", way=note, pieces=left, zone=zone)
    return Label("", tr("March to {zone}", zone=names[-1]), note)


def order_price(state: State, action: Action) -> str:
    """Return text on the price, rolls and atrocity chance of an order or initiative, or ""."""
    match action:
        case act.Order(pieces, zone):
            price = rp_words(cost_of(pieces.count))
            tested = state.agenda[-1] == agenda.Ordering("imperial") and zone in hq_distances(state)
            return f"{price} · {die_words(highest_die(state, zone))}" if tested else price
        case act.Initiative(pieces, zone):
            commander = state.commander(pieces.leaders)
            if commander is None:
                return ""
            words = die_words(state.initiative(commander))
            if state.agenda[-1] != agenda.TakingInitiative("imperial"):
                return words
            chance = atrocity_words(state, zone, pieces.leaders, pieces.count)
            return f"{words} · {chance}" if chance else words
    return ""


def consequences(state: State, action: Action) -> list[IconNote]:
    """Return the consequences of an action, most important first."""
    match action:
        case act.Loan():
            gain = tr("{amount} RP at once", amount=LOAN)
            price = tr("French Retreat moves {steps} to the right", steps=WITHDRAWAL_BY_LOAN)
            return [IconNote("gold", gain), IconNote("depression", price)]
        case act.Keep(chit, None):
            return [IconNote("newspaper", chit_words(state.material, chit))]
        case act.Keep(chit, given) if given is not None:
            return [
                IconNote("newspaper", chit_words(state.material, chit)),
                IconNote("hand", chit_words(state.material, given)),
                *_laid_aside(state, chit, given),
            ]
        case act.Give(given):
            return [
                IconNote("hand", chit_words(state.material, given)),
                *_laid_aside(state, given),
            ]
        case act.Raid(zone):
            return list(_raiding(state, zone))
        case act.Withdraw():
            return [IconNote("depression", tr("It comes back two turns later, into a fortress."))]
    return []


def _laid_aside(state: State, *taken: Chit) -> Iterator[IconNote]:
    """Yield the effects of chits that return to the bowl."""
    step = state.agenda[-1]
    for chit in step.drawn if isinstance(step, agenda.Drawing) else ():
        if chit not in taken:
            words = chit_words(state.material, chit)
            yield IconNote("ui-undo", tr("Back into the bowl: {words}", words=words))


def _raiding(state: State, zone: ZoneId) -> Iterator[IconNote]:
    """Yield the chances that a Guerrilla stays or hurts the enemy."""
    stays, hurts = (chance_words(dice - 1) for dice in raid_chances(state, zone))
    yield IconNote("dice", tr("A Guerrilla stays: {chance}.", chance=stays))
    if state.zones[zone].occupied("imperial"):
        yield IconNote("strife", tr("The Imperial side loses a step: {chance}.", chance=hurts))


# --- Refusals for players, with names of zones and nations instead of ids -------------------------


def readable(refused: IllegalAction | None, material: Material) -> IllegalAction | None:
    """Return a refusal with names instead of ids, or None if there is none."""
    sentence = None if refused is None else refused.args[1]
    if refused is None or not isinstance(sentence, Sentence):
        return refused
    named = {key: _named(value, material) for key, value in sentence.named.items()}
    words = tr_lazy(sentence.template, *sentence.values, **named)
    return IllegalAction(refused.rules, words, where=refused.where)


def _named(value: Any, material: Material) -> object:
    if value in material.board.zones:
        return material.board.zones[value].name
    for words in (NATION_WORDS, MARKER_WORDS):
        if value in words:
            return tr(words[value])
    return value
