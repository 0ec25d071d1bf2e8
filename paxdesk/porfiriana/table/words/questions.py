"""Questions to the players, and summaries of a game. No Qt."""

from collections.abc import Sequence

from paxdesk.desk.protocol.table_game import AnswerManner, Question
from paxdesk.desk.words import Names
from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import NationalizeEach
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, OFFERED, State
from paxdesk.porfiriana.rules.term_words import faction_words, unrest_words, where_words
from paxdesk.porfiriana.session import Session, round_number, turns_ended
from paxdesk.porfiriana.table.hand.gestures import SHEET, gesture_for
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.terms import (
    cubes_words,
    gold_words,
    handicap_lines,
    seat_labels,
    toppling_term,
)

SHEET_HOLDS = 10
"""Number of choices above which a question is answered on the table, if possible."""
LEFT = (
    tr_noop("No actions left."),
    tr_noop("One action left."),
    tr_noop("Two actions left."),
    tr_noop("Three actions left."),
    tr_noop("Four actions left."),
    tr_noop("Five actions left."),
    tr_noop("Six actions left."),
)


def question(state: State, asked: Seat | None, legal: Sequence[Action], names: Names) -> Question:
    """Return the question to ``asked``, or the outcome of a finished game."""
    if asked is None or state.over:
        line, note = verdict(state, names)
        return Question(None, "over", line, note)
    step = state.agenda[-1]
    name = names[asked]
    if isinstance(step, agenda.ActionPhase):
        line, note = _turn(state, name)
        # screen readers announce this hint, so it is given only at the start
        fresh = state.turn.actions >= ACTIONS_A_TURN
        how = tr("Drag a card, or choose one with Tab and press Enter.") if fresh else ""
        return Question(asked, "turn", line, note, how=how)
    if isinstance(step, agenda.KeepCards):
        heading = tr("Depression: which cards do you keep?")
        line = tr("{0}, pay 1 gold for each card you keep.", name)
        note = tr("Cards you do not pay for are discarded.")
        return Question(asked, "keep", line, note, heading, calls=heading)
    if isinstance(step, agenda.Showdown):
        after = [names[seat] for seat in step.seats[1:]]
        note = tr("Then the points are counted.")
        if len(after) == 1:
            note = tr("Then {0} decides.", after[0])
        elif after:
            note = tr("Then {0} decide.", join_words(after, "and"))
        line = tr("{0}, your turn in the showdown.", name)
        heading = tr("Showdown: {0}", toppling_term(state.regime))
        return Question(asked, "showdown", line, note, heading, calls=heading)
    heading, line, note = _words(state, asked, names)
    on_table = all(
        gesture_for(state, each).pick != SHEET or isinstance(each, act.ChooseNone) for each in legal
    )
    crowded = len(legal) > SHEET_HOLDS
    manner: AnswerManner = "table" if crowded and on_table else "sheet"
    return Question(asked, manner, line, note, heading, calls=heading)


def _turn(state: State, name: str) -> tuple[str, str]:
    actions = state.turn.actions
    if not actions:
        note = tr("No actions left. You can still do anything that takes no action.")
        return tr("{0}, end your turn.", name), note
    return tr("{0}, choose an action.", name), tr(LEFT[actions])


def _words(state: State, asked: Seat, names: Names) -> tuple[str, str, str]:
    """Return the heading, prompt line and note of a question."""
    step = state.agenda[-1]
    name = names[asked]
    active = names[state.turn.seat]
    others = ""
    if asked != state.turn.seat:
        others = tr("{active}, look away: this is {name}'s choice.", active=active, name=name)
    match step:
        case agenda.OrderHeadlines():
            return (
                tr("Two Headlines leave the market"),
                tr("{0}, which Headline goes first onto the Bull-Bear pile?", name),
                tr("Bear on bear starts a Depression, bull on bull ends one."),
            )
        case agenda.CubeShortage(places=places):
            reserve = state.players[asked].reserve
            room = tr_plural("%n space(s)", "", len(places))
            left = tr("You have {cubes} for {places}.", cubes=cubes_words(reserve), places=room)
            line = tr("{0}, where does your next cube go?", name)
            return tr("Not enough cubes"), line, left
        case agenda.HomelessTroops():
            troops = [each.number for each in state.troops.values() if each.at == -1]
            lost = join_words([card_name(state, each) for each in troops], "and")
            line = tr("{0}, retreat or discard?", name)
            return tr("Without an enterprise: {0}", lost), line, others
        case agenda.StrifeAmong(between):
            one, other = (faction_words(each) for each in between)
            heading = tr("Strife: {one} against {other}", one=one, other=other)
            return heading, tr("{0}, which faction do you drop?", name), others
        case agenda.EachGivesUp(effect=effect):
            what = where_words(effect.where)
            if isinstance(effect, NationalizeEach):
                line = tr("{name}, which of your {what} do you lose?", name=name, what=what)
                return tr("Nationalization"), line, others
            line = tr("{name}, which of your {what} do you give up?", name=name, what=what)
            return tr("Discard"), line, others
        case agenda.EachSuffersUnrest(effect=effect):
            disks = unrest_words(effect.amount)
            line = tr("{name}, which of your enterprises gets {unrest}?", name=name, unrest=disks)
            return tr("Unrest"), line, others
        case agenda.EachPays(effect=effect):
            price = gold_words(effect.gold)
            line = tr("{name}, pay {price} for each card, or discard it.", name=name, price=price)
            return tr("Pay or discard"), line, others
        case agenda.EachAddsLand(effect=effect):
            cubes = cubes_words(effect.amount)
            line = tr("{name}, where do you add {cubes}?", name=name, cubes=cubes)
            return tr("Land"), line, others
        case agenda.EachIsOfferedConnection():
            half = tr("Choose any empty oval on the table. You pay half, rounded up.")
            return tr("A connection at half price"), tr("{0}, do you build?", name), half
        case agenda.RaidedHand(victim=victim):
            line = tr("{0}, which card do you take?", name)
            return tr("The hand of {0}", names[victim]), line, tr("Only you see this hand.")
        case agenda.AssassinAtLarge(attacker=attacker, card=card):
            heading = tr("{one} shoots at {other}", one=names[attacker], other=name)
            line = tr("{0}, do you use a Spy to cancel it?", name)
            return heading, line, tr("With {0}.", card_name(state, card))
        case agenda.Attacking():
            return _attack(state, step, asked, names, others)
    return name, tr("{0}, choose.", name), others


def _attack(
    state: State, step: agenda.Attacking, asked: Seat, names: Names, others: str
) -> tuple[str, str, str]:
    name = names[asked]
    at = _target(state, step.target) or names[step.victim]
    card = card_name(state, step.card)
    heading = tr("{seat} plays {card} on {target}", seat=names[step.attacker], card=card, target=at)
    if step.stage == "spy":
        return heading, tr("{0}, do you use a Spy to cancel it?", name), others
    line = tr("{name}, choose what {card} does.", name=name, card=card)
    return heading, line, tr("You cannot undo this play.")


def _target(state: State, number: CardNumber | None) -> str:
    return card_name(state, number) if number is not None else ""


def verdict(state: State, names: Names) -> tuple[str, str]:
    """Return sentences on the outcome of the game and its cause; the latter may be ""."""
    winners = join_words([names[seat] for seat in state.winners], "and")
    one = len(state.winners) == 1
    by_gold = tr_noop("{0} wins by gold.") if one else tr_noop("{0} win by gold.")
    match state.ended_by:
        case "topple":
            line = tr("{0} topples Díaz.", winners) if one else tr("{0} topple Díaz.", winners)
            return line, tr("By {0}.", toppling_term(state.regime))
        case "gold":
            return tr(by_gold, winners), tr("Díaz has survived four Topples.")
        case "standoff":
            return tr(by_gold, winners), tr(
                "Mexican Standoff: for a whole round nobody bought a market card."
            )
        case "diaz":
            return tr("Díaz stays in the chair."), tr("Nobody has toppled him.")
    return tr("There is nothing to decide."), ""


# --- Summary of a game: players and progress ------------------------------------------------------


def round_of(session: Session) -> int:
    """Return the number of the current round, from 1."""
    return round_number(turns_ended(session.journal, session.state), session.state)


def names_of(session: Session) -> Names:
    return {seat: label.name for seat, label in seat_labels(session).items()}


def players(session: Session) -> str:
    """Return the names of the players in seating order, Díaz last."""
    names = names_of(session)
    seats = sorted(session.state.players, key=lambda seat: (seat == DIAZ, seat))
    return join_words([names[seat] for seat in seats], "and")


def progress(session: Session) -> str:
    """Return the round and the seat to act, or the outcome, as text."""
    names = names_of(session)
    if session.state.over:
        line, note = verdict(session.state, names)
        return f"{line} {note}".strip()
    turn = tr("Round {0}", round_of(session))
    asked = session.seat_to_act
    seat = session.state.turn.seat
    words = tr("{name}'s turn", name=names[seat])
    if asked is not None and asked != seat:
        words = tr("{name} to decide", name=names[asked])
    return f"{turn}  ·  {words}"


def setup_words(session: Session) -> str:
    """Return the kind of game, Hacendados, options, handicaps and any deal code as text."""
    from paxdesk.porfiriana.deal_codes import code_of

    state = session.state
    if state.solo == "diaz":
        kind = tr("Solo against Díaz")
    elif state.solo == "paxomatic":
        kind = tr("Solo against Pax-o-matics")
    else:
        kind = tr_plural("%n player(s)", "", len(session.seats))
    names = names_of(session)
    hacendados = [
        f"{names[seat]}: {state.cards.hacendados[player.hacendado].name}"
        for seat, player in state.players.items()
        if seat != DIAZ
    ]
    options = [tr(OFFERED[name].label) for name in state.options.on if name in OFFERED]
    code = code_of(session)
    coded = [tr("deal {code}", code=code)] if code else []
    handicaps = handicap_lines(state.options, names)
    return "  ·  ".join([kind, *hacendados, *options, *handicaps, *coded])
