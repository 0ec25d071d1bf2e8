"""What stands on a button, and what the line behind it would do. No Qt here."""

from paxdesk.desk.words.label import Label, Note
from paxdesk.language import say
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.communication import hq_distances
from paxdesk.mexican_adventure.rules.forces import cost_of
from paxdesk.mexican_adventure.rules.orders import highest_die
from paxdesk.mexican_adventure.rules.spending import LOAN, PRICE_OF_RAISING, WITHDRAWAL_BY_LOAN
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.table.words.aftermath import atrocity_words
from paxdesk.mexican_adventure.table.words.deeds import deed
from paxdesk.mexican_adventure.table.words.events import chit_title, chit_words
from paxdesk.mexican_adventure.table.words.terms import (
    ATTITUDE_WORDS,
    die_words,
    fp_words,
    groups_words,
    marker_words,
    person_name,
    pieces_words,
    rp_words,
    zone_name,
)


def label(state: State, action: Action) -> Label:
    """For whoever may give the line; it may name what lies under a leader."""
    material = state.material
    match action:
        case act.Keep(chit, give):
            kept = chit_title(material, chit)
            if give is None:
                return Label("", say("Keep {chit}", chit=kept), chit_words(material, chit))
            words = say("Keep {chit}, give {other}", chit=kept, other=chit_title(material, give))
            return Label("", words)
        case act.Give(chit):
            return Label("", say("Give {chit}", chit=chit_title(material, chit)))
        case act.ChooseAttitude(attitude, camerone):
            words = say(ATTITUDE_WORDS[attitude])
            return Label("", say("{words}, with Camerone", words=words) if camerone else words)
        case act.Loan():
            return Label("", say("Take the loan"))
        case act.Withdraw():
            return Label("", say("Withdraw it"))
        case act.Pass():
            loan = isinstance(state.agenda[-1], agenda.AskedForLoan)
            return Label("", say("No loan") if loan else say("Leave it there"))
        case act.Done():
            return Label("", say("Done"))
        case act.Stay():
            return Label("", say("Stay"))
        case act.Retreat(zone):
            return Label("", say("Retreat to {zone}", zone=zone_name(material, zone)))
        case act.LoseGuards():
            return Label("", say("Lose the Rural Guards"))
        case act.Lose(groups):
            return Label("", say("Lose {groups}", groups=groups_words(groups)))
        case act.Order(pieces, zone):
            words = say("Order {pieces}", pieces=pieces_words(material, pieces))
            return Label("", words, order_price(state, action))
        case act.Initiative(pieces):
            words = say("Initiative of {pieces}", pieces=pieces_words(material, pieces))
            return Label("", words, order_price(state, action))
        case act.Raise(count):
            price = rp_words(PRICE_OF_RAISING * count)
            return Label("", say("Raise {fps}: {price}", fps=fp_words(count), price=price))
        case act.Improve(batches):
            number = sum(batch.pieces.count for batch in batches)
            names = {"fps": fp_words(number), "price": rp_words(number)}
            return Label("", say("Improve {fps}: {price}", **names))
        case act.Evacuate(pieces):
            return Label("", say("Embark {pieces}", pieces=pieces_words(material, pieces)))
        case act.Lift(pieces, _):
            return Label("", say("Take {pieces} back", pieces=pieces_words(material, pieces)))
        case act.ReturnLeader(leader, _):
            return Label("", person_name(material, leader))
        case act.Raid(zone):
            return Label("", say("Try {zone}", zone=zone_name(material, zone)))
        case act.Recall(zone):
            return Label("", say("Take the Guerrilla back"))
        case act.PlaceMarker(marker, _):
            return Label("", marker_words(marker))
        case act.Move():
            return _march(state, action)
    words = deed(state, action)
    return Label("", words[:1].upper() + words[1:])


def _march(state: State, action: act.Move) -> Label:
    """The way, and what is left on it."""
    material = state.material
    names = [zone_name(material, stop.zone) for stop in action.path]
    note = " – ".join(names)
    for stop in action.path:
        if not stop.dropped.empty:
            left = pieces_words(material, stop.dropped)
            zone = zone_name(material, stop.zone)
            note = say("{way}; {pieces} stay in {zone}", way=note, pieces=left, zone=zone)
    return Label("", say("March to {zone}", zone=names[-1]), note)


def order_price(state: State, action: Action) -> str:
    """What an order costs, and the die that it needs."""
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


def consequences(state: State, action: Action) -> list[Note]:
    """What a line would do, the most telling first."""
    match action:
        case act.Loan():
            gain = say("{amount} RP at once", amount=LOAN)
            price = say("French Retreat {steps} to the right", steps=WITHDRAWAL_BY_LOAN)
            return [Note("gold", gain), Note("depression", price)]
        case act.Keep(chit, None):
            return [Note("newspaper", chit_words(state.material, chit))]
        case act.Keep(chit, given) if given is not None:
            return [
                Note("newspaper", chit_words(state.material, chit)),
                Note("hand", chit_words(state.material, given)),
            ]
        case act.Withdraw():
            return [Note("depression", say("It comes back two turns later, into a fortress."))]
    return []
