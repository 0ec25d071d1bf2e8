"""Who is asked what: the prompt line, the sheet's heading and how it is answered. No Qt here."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from attrs import frozen

from paxdesk.rules import actions as act
from paxdesk.rules.actions import Action, CardNumber, Seat
from paxdesk.rules.agenda import (
    ActionPhase,
    AssassinAtLarge,
    Attacking,
    CubeShortage,
    EachAddsLand,
    EachGivesUp,
    EachIsOfferedConnection,
    EachPays,
    EachSuffersUnrest,
    HomelessTroops,
    KeepCards,
    OrderHeadlines,
    RaidedHand,
    Showdown,
    StrifeAmong,
)
from paxdesk.rules.phrases import FACTION_WORDS, TOPPLING_WORDS, joined, plural, where_words
from paxdesk.rules.state import State
from paxdesk.rules.vocabulary import NationalizeEach
from paxdesk.table.event_words import Names, card_name
from paxdesk.table.gestures import SHEET, gesture

Manner: TypeAlias = Literal["turn", "sheet", "table", "keep", "showdown", "robot", "over"]
"""How a question is answered: freely, on a sheet of buttons, by a click on the table, by
ticking cards, in the showdown; by a robot; or not at all."""

SHEET_HOLDS = 10
"""Buttons a quick sheet has room for; with more the answer is a click on the table."""
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six")


@frozen
class Question:
    """One question: ``line`` and ``note`` for the prompt line, ``heading`` for its sheet."""

    seat: Seat | None
    manner: Manner
    line: str
    note: str = ""
    heading: str = ""

    @property
    def needs_hand(self) -> bool:
        """Whether whoever answers must see the own hand."""
        return self.manner in ("turn", "showdown")


def question(state: State, asked: Seat | None, legal: Sequence[Action], names: Names) -> Question:
    """What the position asks, and of whom."""
    if asked is None or state.over:
        line, note = verdict(state, names)
        return Question(None, "over", line, note)
    step = state.agenda[-1]
    name = names[asked]
    if isinstance(step, ActionPhase):
        return Question(asked, "turn", *_turn(state, name))
    if isinstance(step, KeepCards):
        return Question(
            asked,
            "keep",
            f"{name}, pay 1 gold for each card you keep.",
            "What is not paid for is discarded.",
            "Depression: what do you keep?",
        )
    if isinstance(step, Showdown):
        after = [names[seat] for seat in step.seats[1:]]
        note = f"Then {joined(after, 'and')} decide{'s' if len(after) == 1 else ''}."
        return Question(
            asked,
            "showdown",
            f"{name}, your part in the showdown.",
            note if after else "Then the points are counted.",
            f"{TOPPLING_WORDS[state.regime]}: Díaz at stake",
        )
    heading, line, note = _words(state, asked, names)
    on_table = all(
        gesture(state, each).pick != SHEET or isinstance(each, act.ChooseNone) for each in legal
    )
    crowded = len(legal) > SHEET_HOLDS
    return Question(asked, "table" if crowded and on_table else "sheet", line, note, heading)


def _turn(state: State, name: str) -> tuple[str, str]:
    actions = state.turn.actions
    if not actions:
        return f"{name}, end your turn.", "No actions left; what is free may still be done."
    left = f"{NUMBERS[actions]} action{'s' if actions > 1 else ''} left."
    return (
        f"{name}, play, buy or speculate.",
        f"{left} Drag a card, or choose one with Tab and press Space.",
    )


def _words(state: State, asked: Seat, names: Names) -> tuple[str, str, str]:
    """Heading, prompt line and its small print for every question asked on a sheet."""
    step = state.agenda[-1]
    name = names[asked]
    active = names[state.turn.seat]
    others = "" if asked == state.turn.seat else f"{active}, look away: this is {name}'s choice."
    match step:
        case OrderHeadlines():
            return (
                "Two Headlines leave the market",
                f"{name}, which Headline goes first onto the Bull-Bear pile?",
                "Bear on bear starts a Depression, bull on bull ends one.",
            )
        case CubeShortage(places=places):
            reserve = state.players[asked].reserve
            left = f"{plural(reserve, 'cube')} left for {plural(len(places), 'place')}."
            return "Not enough cubes", f"{name}, where does your next cube go?", left
        case HomelessTroops():
            troops = [each.number for each in state.troops.values() if each.at == -1]
            lost = joined((card_name(state, each) for each in troops), "and")
            return f"{lost}: no post left", f"{name}, retreat or discard?", others
        case StrifeAmong(between):
            sides = " against ".join(FACTION_WORDS[each] for each in between)
            return f"Strife: {sides}", f"{name}, which faction leaves you?", others
        case EachGivesUp(effect=effect):
            what = where_words(effect.where)
            if isinstance(effect, NationalizeEach):
                return "Nationalization", f"{name}, which of your {what} do you lose?", others
            return "Discard", f"{name}, which of your {what} do you give up?", others
        case EachSuffersUnrest(effect=effect):
            disks = f"{effect.amount} Unrest"
            return "Unrest", f"{name}, which enterprise takes {disks}?", others
        case EachPays(effect=effect):
            price = f"{effect.gold} gold"
            return "Pay or discard", f"{name}, pay {price} for each card, or discard it.", others
        case EachAddsLand(effect=effect):
            return "Land", f"{name}, where do you add {plural(effect.amount, 'cube')}?", others
        case EachIsOfferedConnection():
            half = "Any open connection on the table, at half price."
            return "A connection at half price", f"{name}, will you build?", half
        case RaidedHand(victim=victim):
            whose = f"The hand of {names[victim]}"
            return whose, f"{name}, which card do you take?", "Only you see this hand."
        case AssassinAtLarge(attacker=attacker, card=card):
            heading = f"{names[attacker]} shoots at {name}"
            return heading, f"{name}, will your Spy stop it?", f"With {card_name(state, card)}."
        case Attacking():
            return _attack(state, step, asked, names, others)
    return name, f"{name}, choose.", others


def _attack(
    state: State, step: Attacking, asked: Seat, names: Names, others: str
) -> tuple[str, str, str]:
    name = names[asked]
    at = _target(state, step.target) or names[step.victim]
    card = card_name(state, step.card)
    heading = f"{names[step.attacker]} plays {card} on {at}"
    if step.stage == "spy":
        return heading, f"{name}, will your Spy stop it?", others
    return heading, f"{name}, choose what {card} does.", "The play cannot be taken back."


def _target(state: State, number: CardNumber | None) -> str:
    return card_name(state, number) if number is not None else ""


def verdict(state: State, names: Names) -> tuple[str, str]:
    """How the game ended, in one sentence, and a shorter second one."""
    winners = joined((names[seat] for seat in state.winners), "and")
    verb = "wins" if len(state.winners) == 1 else "win"
    match state.ended_by:
        case "topple":
            topples = "topples" if len(state.winners) == 1 else "topple"
            return f"{winners} {topples} Díaz.", f"By {TOPPLING_WORDS[state.regime]}."
        case "gold":
            return f"{winners} {verb} by gold.", "Díaz has survived four Topples."
        case "standoff":
            return f"{winners} {verb} by gold.", "A Mexican Standoff: nobody bought a card."
        case "diaz":
            return "Díaz stays in the chair.", "Nobody has toppled him."
    return "Nobody is asked.", ""
