"""Questions to the players and the forms of their answers. No Qt."""

from collections.abc import Sequence
from typing import Final

from paxdesk.desk.protocol.table_game import AnswerManner, Question
from paxdesk.desk.words import Names
from paxdesk.language import tr, tr_plural, with_colon
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import AgendaItem
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
"""Questions with a Done button; most accept several answers before it."""


def manner_of(step: AgendaItem) -> AnswerManner:
    """Return whether a question is answered on a sheet, with a Done button, or by clicks."""
    if isinstance(step, ON_SHEETS):
        return "sheet"
    return "turn" if isinstance(step, SERIES) else "table"


def question(state: State, asked: Seat | None, legal: Sequence[Action], names: Names) -> Question:
    if asked is None:
        return Question(None, "over", winner_words(state, names))
    step = state.agenda[-1]
    line, note, how = (*_line(state, step), "")[:3]
    return Question(asked, manner_of(step), with_colon(names[asked], line), note, line, how)


def winner_words(state: State, names: Names) -> str:
    if state.winner in (None, "draw"):
        return tr("A draw.")
    side: Side = "imperial" if state.winner == "imperial" else "republican"
    player = names[seat_of(side)]
    return tr("{player} wins ({side}).", player=player, side=side_words(side))


def _line(state: State, step: AgendaItem) -> tuple[str, ...]:
    """Return the sentence of a question, its note and, if any, the gesture that answers it."""
    material = state.material
    zone = getattr(step, "zone", None)
    here = zone_name(material, zone) if isinstance(zone, str) else ""
    match step:
        case agenda.SettingUp():
            return (
                tr("Place your pieces"),
                tr(
                    "Select pieces in the tray, then a zone. Choose a placed stack to take it back."
                ),
            )
        case agenda.PlacingMarkers(_, marker):
            return tr("Place {marker}", marker=marker_words(marker)), tr("Choose a lit zone.")
        case agenda.PlacingHq():
            return tr("Place the headquarters"), tr("Choose a fortress with your own forces.")
        case agenda.PlacingHead(head):
            return tr("Choose a zone for {who}.", who=person_name(material, head)), ""
        case agenda.AskedForLoan():
            return tr("Borrow in Paris?"), ""
        case agenda.Supplying(_, short):
            return tr_plural("Choose %n FP to go without supply.", "", short), ""
        case agenda.Spending():
            return (
                tr("Improve, then raise"),
                tr(
                    "Choose one of your cities or fortresses; the tray shows what you can do there."
                ),
            )
        case agenda.Drawing(aside=aside) if aside is not None:
            chit = chit_title(material, aside)
            return tr("Which chit do you give to the enemy?"), tr(
                "{chit} must be played.", chit=chit
            )
        case agenda.Drawing(side="imperial"):
            return tr("Which chit do you keep, which do you give?"), ""
        case agenda.Drawing():
            return tr("Which chit do you keep?"), ""
        case agenda.Improving(_, count):
            return tr_plural("Choose %n FP to improve by a step.", "", count), ""
        case agenda.Raising(_, count):
            return tr_plural("Choose zones for %n new FP.", "", count), tr("Choose a lit zone.")
        case agenda.Landing():
            return tr("Where do the Marines land?"), tr("Choose a friendly port.")
        case agenda.Returning():
            return tr("Which leader returns, and where?"), tr("Choose a lit zone.")
        case agenda.Converting(count):
            return tr_plural("Choose %n French FP to stay.", "", count), ""
    return _operations(state, step, here)


def _operations(state: State, step: AgendaItem, here: str) -> tuple[str, ...]:
    material = state.material
    match step:
        case agenda.Ordering():
            return (
                tr("Regular Orders"),
                "",
                tr("Choose a stack, who goes, and where it is to march."),
            )
        case agenda.TakingInitiative():
            return tr("Initiative Orders"), "", tr("Choose a stack whose leader is to try.")
        case agenda.Moving():
            return (
                tr("From {zone}: march where?", zone=here),
                "",
                tr("Choose a lit zone."),
            )
        case agenda.Transporting():
            return tr("Ships and trains"), "", tr("Choose a ship, or a stack with a single FP.")
        case agenda.Riding():
            return tr("Leaders ride alone"), "", tr("Choose one in the tray, then a zone.")
        case agenda.AskedToWithdraw():
            return (
                tr("The headquarters stays, or leaves"),
                tr("Choose it to withdraw it, or press Done."),
            )
        case agenda.Fighting():
            return tr("Which combat is next?"), tr("Choose a lit zone.")
        case agenda.ChoosingAttitude():
            if material.board.zones[step.zone].fortress and state.zones[step.zone].holds:
                return tr("Siege of {zone}: which attitude?", zone=here), ""
            return tr("{zone}: which attitude?", zone=here), ""
        case agenda.Losing(_, _, due):
            return tr_plural("{zone}: %n step(s) to lose", "", due, zone=here), ""
        case agenda.Retreating(optional=optional):
            if optional:
                return tr("Siege of {zone}: stay or leave?", zone=here), ""
            return tr("{zone}: retreat to where?", zone=here), ""
        case agenda.CounterGuerrillaRetreats():
            return tr("Where does the Counter-guerrilla of {zone} go?", zone=here), ""
        case agenda.Escaping(who):
            return tr("Where does {who} escape to?", who=person_name(material, who)), ""
        case agenda.Fleeing():
            return tr("Where does the ship of {zone} flee to?", zone=here), ""
        case agenda.Hunting():
            return tr("Counter-guerrillas"), "", tr("Choose one, then an adjacent zone.")
        case agenda.Raiding(markers=markers):
            left = tr_plural("%n Guerrilla(s) in the reserve", "", markers)
            return tr("Guerrillas"), tr("{left}. Choose a zone to try it for 1 RP.", left=left)
    return tr("Choose"), ""
