"""What is asked of whom, and how it is answered. No Qt here."""

from collections.abc import Sequence
from typing import Final

from paxdesk.desk.protocol.table_game import Manner, Question
from paxdesk.desk.words import Names
from paxdesk.language import counted, labelled, say
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import Step
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.session import seat_of
from paxdesk.mexican_adventure.table.words.event_text import chit_title
from paxdesk.mexican_adventure.table.words.terms import (
    marker_words,
    person_name,
    side_words,
    zone_name,
)
from paxdesk.session.game_protocol import Seat

ON_SHEETS: Final = (
    agenda.AskedForLoan,
    agenda.Supplying,
    agenda.Drawing,
    agenda.Improving,
    agenda.Converting,
    agenda.ChoosingAttitude,
    agenda.Losing,
    agenda.Retreating,
)
"""Questions that are answered on a sheet."""
SERIES: Final = (
    agenda.SettingUp,
    agenda.Spending,
    agenda.Ordering,
    agenda.TakingInitiative,
    agenda.Transporting,
    agenda.Riding,
    agenda.AskedToWithdraw,
    agenda.Hunting,
    agenda.Raiding,
)
"""Questions that are answered freely, until one is done."""


def manner_of(step: Step) -> Manner:
    """How a question is answered: on a sheet, freely, or by a click on the map."""
    if isinstance(step, ON_SHEETS):
        return "sheet"
    return "turn" if isinstance(step, SERIES) else "table"


def question(state: State, asked: Seat | None, legal: Sequence[Action], names: Names) -> Question:
    """What the position asks, and of whom."""
    if asked is None:
        return Question(None, "over", winner_words(state, names))
    step = state.agenda[-1]
    line, note = _line(state, step)
    return Question(asked, manner_of(step), labelled(names[asked], line), note, line)


def winner_words(state: State, names: Names) -> str:
    """Who has won."""
    if state.winner in (None, "draw"):
        return say("A draw.")
    side: Side = "imperial" if state.winner == "imperial" else "republican"
    player = names[seat_of(side)]
    return say("{player} wins ({side}).", player=player, side=side_words(side))


def _line(state: State, step: Step) -> tuple[str, str]:
    """The sentence of a question, and what else is to be known."""
    material = state.material
    zone = getattr(step, "zone", None)
    here = zone_name(material, zone) if isinstance(zone, str) else ""
    match step:
        case agenda.SettingUp():
            return (
                say("Place your pieces"),
                say(
                    "Select pieces in the tray, then click a zone. Click a placed stack to take it "
                    "back."
                ),
            )
        case agenda.PlacingMarkers(_, marker):
            return say("Place {marker}", marker=marker_words(marker)), say("Click a lit zone.")
        case agenda.PlacingHq():
            return say("Place the headquarters"), say("Choose a fortress with your own forces.")
        case agenda.PlacingHead(head):
            return say("Choose a zone for {who}.", who=person_name(material, head)), ""
        case agenda.AskedForLoan():
            return say("Borrow in Paris?"), ""
        case agenda.Supplying(_, short):
            return counted("Choose %n FP to go without supply.", "", short), ""
        case agenda.Spending():
            return (
                say("Improve, then raise"),
                say(
                    "Click one of your cities or fortresses; the tray shows what you can do there."
                ),
            )
        case agenda.Drawing(aside=aside) if aside is not None:
            chit = chit_title(material, aside)
            return say("Which chit do you give to the enemy?"), say(
                "{chit} must be played.", chit=chit
            )
        case agenda.Drawing(side="imperial"):
            return say("Which chit do you keep, which do you give?"), ""
        case agenda.Drawing():
            return say("Which chit do you keep?"), ""
        case agenda.Improving(_, count):
            return counted("Choose %n FP to improve by a step.", "", count), ""
        case agenda.Raising(_, count):
            return counted("Choose zones for %n new FP.", "", count), say("Click a lit zone.")
        case agenda.Landing():
            return say("Where do the Marines land?"), say("Click a friendly port.")
        case agenda.Returning():
            return say("Which leader returns, and where?"), say("Click a lit zone.")
        case agenda.Converting(count):
            return counted("Choose %n French FP to stay.", "", count), ""
    return _operations(state, step, here)


def _operations(state: State, step: Step, here: str) -> tuple[str, str]:
    material = state.material
    match step:
        case agenda.Ordering():
            return (
                say("Regular Orders"),
                say("Click a stack, choose who goes, and drag it to where it is to march."),
            )
        case agenda.TakingInitiative():
            return say("Initiative Orders"), say("Drag a stack whose leader is to try.")
        case agenda.Moving():
            return say("From {zone}: march where?", zone=here), say(
                "Click a lit zone, or drag the force."
            )
        case agenda.Transporting():
            return say("Ships and trains"), say("Drag a ship, or a stack with a single FP.")
        case agenda.Riding():
            return say("Leaders ride alone"), say("Choose one in the tray and drag his stack.")
        case agenda.AskedToWithdraw():
            return (
                say("The headquarters stays, or leaves"),
                say("Click it to withdraw it; else you are done."),
            )
        case agenda.Fighting():
            return say("Which combat is next?"), say("Click a lit zone.")
        case agenda.ChoosingAttitude():
            if material.board.zones[step.zone].fortress and state.zones[step.zone].holds:
                return say("Siege of {zone}: which attitude?", zone=here), ""
            return say("{zone}: which attitude?", zone=here), ""
        case agenda.Losing(_, _, due):
            return counted("{zone}: %n step(s) to lose", "", due, zone=here), ""
        case agenda.Retreating(optional=optional):
            if optional:
                return say("Siege of {zone}: stay or leave?", zone=here), ""
            return say("{zone}: retreat to where?", zone=here), ""
        case agenda.CounterGuerrillaRetreats():
            return say("Where does the Counter-guerrilla of {zone} go?", zone=here), ""
        case agenda.Escaping(who):
            return say("Where does {who} escape to?", who=person_name(material, who)), ""
        case agenda.Fleeing():
            return say("Where does the ship of {zone} flee to?", zone=here), ""
        case agenda.Hunting():
            return say("Counter-guerrillas"), say("Drag one to an adjacent zone.")
        case agenda.Raiding(markers=markers):
            left = counted("%n Guerrilla(s) in the reserve", "", markers)
            return say("Guerrillas"), say("{left}. Click a zone to try it for 1 RP.", left=left)
    return say("Choose"), ""
