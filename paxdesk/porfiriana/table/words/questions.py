"""Who is asked what: the prompt line, the sheet's heading and how it is answered. No Qt here."""

from collections.abc import Sequence

from paxdesk.desk.protocol.table_game import Manner, Question
from paxdesk.desk.words import Names
from paxdesk.language import (
    counted,
    joined,
    say,
    template,
)
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, End, Seat
from paxdesk.porfiriana.rules.agenda import (
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
from paxdesk.porfiriana.rules.card_verbs import NationalizeEach
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, State
from paxdesk.porfiriana.rules.term_words import (
    faction_words,
    unrest_words,
    where_words,
)
from paxdesk.porfiriana.session import Session, round_number
from paxdesk.porfiriana.table.hand.gestures import SHEET, gesture
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.terms import cubes_words, gold_words, seat_labels, toppling_term

SHEET_HOLDS = 10
"""Buttons a quick sheet has room for; with more the answer is a click on the table."""
LEFT = (
    template("No actions left."),
    template("One action left."),
    template("Two actions left."),
    template("Three actions left."),
    template("Four actions left."),
    template("Five actions left."),
    template("Six actions left."),
)


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
        heading = say("Depression: which cards do you keep?")
        line = say("{0}, pay 1 gold for each card you keep.", name)
        note = say("Cards you do not pay for are discarded.")
        return Question(asked, "keep", line, note, heading, calls=heading)
    if isinstance(step, Showdown):
        after = [names[seat] for seat in step.seats[1:]]
        note = say("Then the points are counted.")
        if len(after) == 1:
            note = say("Then {0} decides.", after[0])
        elif after:
            note = say("Then {0} decide.", joined(after, "and"))
        line = say("{0}, your turn in the showdown.", name)
        heading = say("Showdown: {0}", toppling_term(state.regime))
        return Question(asked, "showdown", line, note, heading, calls=heading)
    heading, line, note = _words(state, asked, names)
    on_table = all(
        gesture(state, each).pick != SHEET or isinstance(each, act.ChooseNone) for each in legal
    )
    crowded = len(legal) > SHEET_HOLDS
    manner: Manner = "table" if crowded and on_table else "sheet"
    return Question(asked, manner, line, note, heading, calls=heading)


def _turn(state: State, name: str) -> tuple[str, str]:
    actions = state.turn.actions
    if not actions:
        note = say("No actions left. You may still do what takes no action.")
        return say("{0}, end your turn.", name), note
    how = say("Drag a card, or choose one with Tab and press Space.")
    note = say(LEFT[actions])
    if actions >= ACTIONS_A_TURN:  # once a turn is enough, above all where it is read aloud
        note = f"{note} {how}"
    return say("{0}, choose an action.", name), note


def _words(state: State, asked: Seat, names: Names) -> tuple[str, str, str]:
    """Heading, prompt line and its small print for every question asked on a sheet."""
    step = state.agenda[-1]
    name = names[asked]
    active = names[state.turn.seat]
    others = ""
    if asked != state.turn.seat:
        others = say("{active}, look away: this is {name}'s choice.", active=active, name=name)
    match step:
        case OrderHeadlines():
            return (
                say("Two Headlines leave the market"),
                say("{0}, which Headline goes first onto the Bull-Bear pile?", name),
                say("Bear on bear starts a Depression, bull on bull ends one."),
            )
        case CubeShortage(places=places):
            reserve = state.players[asked].reserve
            room = counted("%n space(s)", "", len(places))
            left = say("You have {cubes} for {places}.", cubes=cubes_words(reserve), places=room)
            line = say("{0}, where does your next cube go?", name)
            return say("Not enough cubes"), line, left
        case HomelessTroops():
            troops = [each.number for each in state.troops.values() if each.at == -1]
            lost = joined([card_name(state, each) for each in troops], "and")
            line = say("{0}, retreat or discard?", name)
            return say("Without an enterprise: {0}", lost), line, others
        case StrifeAmong(between):
            one, other = (faction_words(each) for each in between)
            heading = say("Strife: {one} against {other}", one=one, other=other)
            return heading, say("{0}, which faction do you drop?", name), others
        case EachGivesUp(effect=effect):
            what = where_words(effect.where)
            if isinstance(effect, NationalizeEach):
                line = say("{name}, which of your {what} do you lose?", name=name, what=what)
                return say("Nationalization"), line, others
            line = say("{name}, which of your {what} do you give up?", name=name, what=what)
            return say("Discard"), line, others
        case EachSuffersUnrest(effect=effect):
            disks = unrest_words(effect.amount)
            line = say("{name}, which of your enterprises gets {unrest}?", name=name, unrest=disks)
            return say("Unrest"), line, others
        case EachPays(effect=effect):
            price = gold_words(effect.gold)
            line = say("{name}, pay {price} for each card, or discard it.", name=name, price=price)
            return say("Pay or discard"), line, others
        case EachAddsLand(effect=effect):
            cubes = cubes_words(effect.amount)
            line = say("{name}, where do you add {cubes}?", name=name, cubes=cubes)
            return say("Land"), line, others
        case EachIsOfferedConnection():
            half = say("Choose any empty oval on the table. You pay half, rounded up.")
            return say("A connection at half price"), say("{0}, do you build?", name), half
        case RaidedHand(victim=victim):
            line = say("{0}, which card do you take?", name)
            return say("The hand of {0}", names[victim]), line, say("Only you see this hand.")
        case AssassinAtLarge(attacker=attacker, card=card):
            heading = say("{one} shoots at {other}", one=names[attacker], other=name)
            line = say("{0}, do you use a Spy to cancel it?", name)
            return heading, line, say("With {0}.", card_name(state, card))
        case Attacking():
            return _attack(state, step, asked, names, others)
    return name, say("{0}, choose.", name), others


def _attack(
    state: State, step: Attacking, asked: Seat, names: Names, others: str
) -> tuple[str, str, str]:
    name = names[asked]
    at = _target(state, step.target) or names[step.victim]
    card = card_name(state, step.card)
    heading = say(
        "{seat} plays {card} on {target}", seat=names[step.attacker], card=card, target=at
    )
    if step.stage == "spy":
        return heading, say("{0}, do you use a Spy to cancel it?", name), others
    line = say("{name}, choose what {card} does.", name=name, card=card)
    return heading, line, say("You cannot undo this play.")


def _target(state: State, number: CardNumber | None) -> str:
    return card_name(state, number) if number is not None else ""


def verdict(state: State, names: Names) -> tuple[str, str]:
    """How the game ended, in one sentence, and a shorter second one."""
    winners = joined([names[seat] for seat in state.winners], "and")
    one = len(state.winners) == 1
    by_gold = template("{0} wins by gold.") if one else template("{0} win by gold.")
    match state.ended_by:
        case "topple":
            line = say("{0} topples Díaz.", winners) if one else say("{0} topple Díaz.", winners)
            return line, say("By {0}.", toppling_term(state.regime))
        case "gold":
            return say(by_gold, winners), say("Díaz has survived four Topples.")
        case "standoff":
            return say(by_gold, winners), say(
                "Mexican Standoff: for a whole round nobody bought a market card."
            )
        case "diaz":
            return say("Díaz stays in the chair."), say("Nobody has toppled him.")
    return say("There is nothing to decide."), ""


# --- A game in a line: who plays, and how far it has come. ----------------------------------------


def round_of(session: Session) -> int:
    """The number of the round, the first being 1; counted from the journal."""
    state, end = session.state, write(End())
    said = [index for index, entry in enumerate(session.journal) if entry.line == end]
    if not said:
        return 1
    since = session.journal[said[-1] + 1 :]
    if state.solo == "diaz":  # he rolls for his turns and says no end
        passed = state.turn.seat != DIAZ and any(entry.seat == DIAZ for entry in since)
        return len(said) + passed
    passed = session.journal[said[-1]].seat != state.turn.seat
    return round_number(len(said) - 1 + passed, state)


def names_of(session: Session) -> Names:
    """How the seats are called."""
    return {seat: label.name for seat, label in seat_labels(session).items()}


def players(session: Session) -> str:
    """Who plays, in seating order, Díaz last."""
    names = names_of(session)
    seats = sorted(session.state.players, key=lambda seat: (seat == DIAZ, seat))
    return joined([names[seat] for seat in seats], "and")


def progress(session: Session) -> str:
    """The round and whose turn it is, or how the game ended."""
    names = names_of(session)
    if session.state.over:
        line, note = verdict(session.state, names)
        return f"{line} {note}".strip()
    turn = say("Round {0}", round_of(session))
    asked = session.asked
    seat = session.state.turn.seat
    words = say("{name}'s turn", name=names[seat])
    if asked is not None and asked != seat:
        words = say("{name} to decide", name=names[asked])
    return f"{turn}  ·  {words}"
