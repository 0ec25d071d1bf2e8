"""Content of the inspector for a spot: facts and possible actions."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from paxdesk.desk.inspector.content import InspectorContent, InspectorRow, PrintedLine, ShownCard
from paxdesk.desk.lesson_session import is_riddle
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, OrderHeadlines
from paxdesk.porfiriana.rules.attacks import MURDER_PRICE
from paxdesk.porfiriana.rules.card_text import (
    CardSentence,
    card_sentences,
    card_title,
    cost_words,
    kind_words,
    unexpressed_sentence,
)
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.depression import cards_in_play
from paxdesk.porfiriana.rules.engine import legal_actions, try_action
from paxdesk.porfiriana.rules.facts import (
    active_points,
    connection_of,
    economy,
    mine_value,
    owner_of,
    regime_prestige,
    side_of,
    topples_resolved,
)
from paxdesk.porfiriana.rules.state import CUBES_PER_PLAYER, Event, State
from paxdesk.porfiriana.rules.sums import earnings_at, outlook, worth_by_regime
from paxdesk.porfiriana.rules.term_words import prestige_words, regime_words, unrest_words
from paxdesk.porfiriana.rules.topple import assassination_price
from paxdesk.porfiriana.rules.troops import firepower_of
from paxdesk.porfiriana.rules.winning import stopper_words, sufficient_points, winning_need
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.affordance_rows import affordance_rows
from paxdesk.porfiriana.table.affordance_rows import deeds as deeds
from paxdesk.porfiriana.table.painting.symbols import CONNECTION_ICON, topic_icon, topic_ink
from paxdesk.porfiriana.table.scene import ledger
from paxdesk.porfiriana.table.scene.looks import FaceLook
from paxdesk.porfiriana.table.scene.seat_stats import standings, takers_seen
from paxdesk.porfiriana.table.words import terms
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.questions import verdict as ending_words

# --- Public effects of ending the turn ------------------------------------------------------------


def turn_end_rows(state: State, names: Names) -> Iterator[InspectorRow]:
    """Yield rows on the effects of ending the turn, except the cards revealed."""
    if not isinstance(state.agenda[-1], ActionPhase):
        return
    seat = state.turn.seat
    if state.turn.actions:
        words = tr("You give up {0}.", terms.actions_words(state.turn.actions))
        yield InspectorRow("fact", words, icon="action-end_turn", rule="D1")
    trial = try_action(state, End())
    after, events = trial.after, trial.events
    if isinstance(after.agenda[-1], OrderHeadlines):
        yield from _choice(state, after)
        return
    yield from _falling(state, events)
    if any(event.what == "game_over" for event in events):
        words = tr("The fourth Topple leaves the market: the game ends, and the most gold wins.")
        yield InspectorRow("fact", words, icon="topple", rule="R44")
        return
    yield from _gold(state, after, events, seat)
    yield InspectorRow(
        "fact", tr("Then {0} plays.", names[state.clockwise(seat)[0]]), icon="manicule"
    )


def _falling(state: State, events: Sequence[Event]) -> Iterator[InspectorRow]:
    for event in events:
        if event.what in ("revealed", "income"):
            return
        if event.what == "piled" and event.card:
            mood = (state.cards.headlines.get(event.card) or state.cards.topples[event.card]).mood
            card = card_name(state, event.card)
            words = tr("{card} leaves the market: a {mood}.", card=card, mood=terms.mood_term(mood))
            yield InspectorRow("fact", words, icon=f"mood-{mood}", rule="D2")
        elif event.what == "depression_starts":
            words = tr("Two bears: a Depression begins.")
            yield InspectorRow("refusal", words, icon="depression", rule="I1")
        elif event.what == "depression_ends":
            words = tr("Two bulls: the Depression ends.")
            yield InspectorRow("fact", words, icon="mood-bull", rule="I")


def _choice(state: State, after: State) -> Iterator[InspectorRow]:
    """Yield rows on the order in which Headlines leave."""
    orders = legal_actions(after)
    cards = [getattr(each, "card", 0) for each in orders]
    words = tr(
        "{cards} leave the market; you choose which goes first.",
        cards=join_words([card_name(state, card) for card in cards], "and"),
    )
    yield InspectorRow("fact", words, icon="newspaper", rule="D2")
    for order, card in zip(orders, cards, strict=True):
        happened = [event.what for event in try_action(after, order).events]
        name = card_name(state, card)
        if "depression_starts" in happened:
            words = tr("{card} first: a Depression begins.", card=name)
            yield InspectorRow("refusal", words, icon="depression", rule="I1")
        elif "depression_ends" in happened:
            words = tr("{card} first: the Depression ends.", card=name)
            yield InspectorRow("fact", words, icon="mood-bull", rule="I")


def _gold(
    state: State, after: State, events: Sequence[Event], seat: Seat
) -> Iterator[InspectorRow]:
    if seat == DIAZ:
        return
    gold = state.players[seat].gold
    income = sum(event.amount for event in events if event.what == "income" and event.seat == seat)
    words = tr("Income: gold from {before} to {after}.", before=gold, after=gold + income)
    yield InspectorRow("total", words, f"+{income}", "gold", "D4")
    due = len(cards_in_play(after, seat)) if after.depression else 0
    if due:
        words = tr_plural("Depression upkeep: %n card(s) at 1 gold each", "", due)
        yield InspectorRow("total", words, f"\N{MINUS SIGN}{due}", "depression", "I2")
        if due > gold + income:
            short = terms.gold_words(due - gold - income)
            words = tr("You are {0} short, and lose one card for each.", short)
            yield InspectorRow("refusal", words, icon="depression", rule="I2")


# --- Current value of a card, or its value once played --------------------------------------------


def fact_rows(
    state: State,
    spot: Spot,
    card: CardNumber,
    asked: Seat | None,
    names: Names,
    hands: Sequence[Seat] = (),
    plans: bool = True,
) -> list[InspectorRow]:
    """Return rows with facts about ``spot`` and the card there.

    ``hands`` are the seats with visible hands; ``asked`` is the seat for which prospects are
    computed.
    """
    if card in state.enterprises:
        return list(_enterprise(state, card, names))
    if card in state.partners:
        partner = state.partners[card]
        face = side_of(state, partner)
        return [
            _owner(partner.owner, names),
            *_standing(state, partner.owner, face.points, active=True),
            *_kickback(state, partner.prestige_cube),
        ]
    if card in state.troops:
        return list(_troop(state, card, names))
    match spot.kind:
        case kind if kind in HACENDADO:
            return list(_hacendado(state, spot.number, names))
        case "regime":
            return list(_regime(state, names))
        case "headlines":
            return list(_headlines(state))
        case "deck":
            return list(_deck(state))
        case "topples":
            return [_fact(ledger.topples_words(state), "topple", "K")]
        case "ledger" | "need":
            return list(_ledger(state, names, hands, plans))
        case "discards":
            count = tr("{0} cards are here.", len(state.discards))
            return [_fact(count, "hand")]
        case "grudges":
            return list(_grudges(state, spot.number))
        case "end_turn":
            return list(turn_end_rows(state, names)) if asked == state.turn.seat else []
        case "supply" if asked is None:
            return []
        case "supply":
            return list(_unrest_pile(state))
        case "reserve":
            return list(_reserve(state, spot.number, asked))
    if asked is not None and card:
        return list(_prospect(state, asked, card))
    return []


def _fact(words: str, icon: str, rule: str = "") -> InspectorRow:
    return InspectorRow("fact", words, "", icon, rule)


def _owner(owner: Seat, names: Names) -> InspectorRow:
    return _fact(tr("Belongs to {0}.", names[owner]), "manicule")


def _standing(
    state: State, seat: Seat, points: tuple[Prestige, ...], *, active: bool
) -> Iterator[InspectorRow]:
    for prestige in points:
        icon = f"prestige-{prestige}"
        if not active:
            words = tr_noop("Its {0} does not count while there is Unrest.")
            yield _fact(tr(words, prestige_words(prestige)), icon, "gl. Unrest")
            continue
        have = active_points(state, seat, prestige)
        needed = sufficient_points(state, seat, prestige)
        words = tr_noop("{kind}: {have} of the {needed} needed.")
        if have >= needed:
            words = tr_noop("{kind}: {have}, and {needed} are enough.")
        told = tr(words, kind=prestige_words(prestige), have=have, needed=needed)
        yield _fact(told, icon, "K3")


def _kickback(state: State, cube: bool | None) -> Iterator[InspectorRow]:
    if cube:
        words = tr("Kickback: 1 gold a turn under the Pax.")
        yield _fact(words, "income-cube", "gl. Prestige Cubes")
    elif cube is False:
        words = (
            tr_noop("Its Prestige Cube is missing; you may lay it without an action.")
            if state.variant.free_prestige_cubes
            else tr_noop("Its Prestige Cube is missing; a cube from another card may go there.")
        )
        yield _fact(tr(words), "income-cube", "R6")


# --- In play -------------------------------------------------------------------------------------


def _enterprise(state: State, number: CardNumber, names: Names) -> Iterator[InspectorRow]:
    piece, card = state.enterprises[number], state.cards.enterprises[number]
    yield _owner(piece.owner, names)
    earned = earnings_at(state, number)
    if piece.unrest:
        words = tr_noop("{0}: it earns nothing and its powers are off.")
        yield _fact(tr(words, unrest_words(piece.unrest)), "unrest", "gl. Unrest")
    elif earned:
        each = ", ".join(f"{names[seat]} {gold}" for seat, gold in earned.items())
        yield _fact(tr("Earns each turn: {0}.", each), "gold", "D4")
    else:
        yield _fact(tr("Earns nothing now."), "gold", "D4")
    yield from _by_regime(state, piece.owner, number)
    yield from _standing(state, piece.owner, card.points, active=not piece.unrest)
    yield from _kickback(state, piece.prestige_cube)
    way = connection_of(state, number)
    words = tr("Troops reach it {0}.", terms.way_term(way))
    yield _fact(words, CONNECTION_ICON[way], "gl. Connection")
    if card.slave:
        words = tr_noop("The slaves revolt at {0}.")
        yield _fact(tr(words, unrest_words(piece.cubes + 1)), "slave", "gl. Slave Revolt")
    if piece.troop:
        troop = state.troops[piece.troop]
        told = {"name": card_name(state, piece.troop), "who": names[troop.owner]}
        words = (
            tr_noop("{who} extorts it with {name}.")
            if piece.extorted
            else tr_noop("{name} ({who}) is here.")
        )
        yield _fact(tr(words, **told), "army", "G4" if piece.extorted else "G2")


def _by_regime(state: State, seat: Seat, number: CardNumber) -> Iterator[InspectorRow]:
    """Yield an enterprise's value by regime, if it varies."""
    worth = worth_by_regime(state, seat, number)
    if worth:
        words = " · ".join(f"{regime_words(regime)} {cubes}" for regime, cubes in worth.items())
        yield _fact(words, "regime-change", "H")


def _troop(state: State, number: CardNumber, names: Names) -> Iterator[InspectorRow]:
    troop, card = state.troops[number], state.cards.troops[number]
    yield _owner(troop.owner, names)
    power = firepower_of(state, number)
    if power != card.firepower:
        words = tr("Firepower {0}, thanks to a general.", power)
        yield _fact(words, f"firepower-{power}", "general")
    active = True
    if troop.at > PRIVATE_ARMY:
        enterprise = state.enterprises[troop.at]
        active = not enterprise.unrest
        words = (
            tr_noop("Extorts {0}: 1 gold a turn.")
            if enterprise.extorted
            else tr_noop("Stands at {0}.")
        )
        yield _fact(tr(words, card_name(state, troop.at)), "army", "G4")
    elif troop.at == PRIVATE_ARMY:
        yield _fact(tr("In the Private Army."), "army", "gl. Private Army")
    yield from _standing(state, troop.owner, card.points, active=active)
    yield from _kickback(state, troop.prestige_cube)


def _assassin_words(state: State, seat: Seat) -> str:
    """Return what it takes to assassinate a declared Hacendado (K2)."""
    if state.variant.murder == "showdown":
        return tr(
            "In a showdown an assassin costs {0} gold.",
            assassination_price(len(state.army(seat))).gold,
        )
    if state.army(seat):
        return tr("The Private Army protects him from assassins.")
    return tr("An action and {0} gold: an assassin shoots him.", MURDER_PRICE)


HACENDADO: Final = ("hacendado", "jail", "hacendado_income")


def _robot(state: State, seat: Seat, robot: str) -> Iterator[InspectorRow]:
    # Import here: robot modules are loaded some time after start-up.
    from paxdesk.porfiriana.robots.questions import introduced

    for face in introduced(state, seat, cast(RobotName, robot)):
        yield _fact(f"{tr(face.label)}. {tr(face.sentence)}", face.face)


def _hacendado(state: State, seat: Seat, names: Names) -> Iterator[InspectorRow]:
    player = state.players[seat]
    yield _owner(seat, names)
    if player.flipped is not None:
        yield from _standing(state, seat, (player.flipped,), active=True)
        yield _fact(_assassin_words(state, seat), "assassin", "K2")
    else:
        words = tr("Loyal: earns {0} a turn.", player.hacendado_income)
        yield _fact(words, "income-cube", "gl. Hacendado")
        if player.heir:
            words = tr("The heir of an assassinated Hacendado can never declare.")
            yield _fact(words, "assassin", "R46")
    given = terms.handicap_words(state.options.handicap(seat))
    if given:
        yield _fact(tr("Handicap: {0}.", given), "manicule", "handicaps")
    if player.jailed:
        yield _fact(tr("In Jail: two actions a turn."), "jail", "gl. Jailed")


def _grudges(state: State, seat: Seat) -> Iterator[InspectorRow]:
    for number in state.players[seat].grudges:
        yield _fact(card_name(state, number), "grudge", "gl. Grudge Pile")


# --- Piles and board ------------------------------------------------------------------------------


def _regime(state: State, names: Names) -> Iterator[InspectorRow]:
    words = tr_noop("Now: mines {mines}, Economy {economy}.")
    told = tr(words, mines=mine_value(state), economy=economy(state))
    yield _fact(told, "income-economy", "H")
    if state.depression:
        words = tr("Depression: Mine Value and Economy are 0.")
        yield _fact(words, "depression", "I1")
    prestige = regime_prestige(state)
    words = tr("In a showdown now, {0} would count.", prestige_words(prestige))
    yield _fact(words, "topple", "K")
    for seat in state.players:
        if seat == DIAZ:
            continue
        have, needed = (
            active_points(state, seat, prestige),
            sufficient_points(state, seat, prestige),
        )
        words = (
            tr_noop("{who} has {have}, enough: {needed} are needed.")
            if have >= needed
            else tr_noop("{who} has {have}, needs {needed}.")
        )
        told = tr(words, who=names[seat], have=have, needed=needed)
        yield _fact(told, f"prestige-{prestige}", "K3")


def _headlines(state: State) -> Iterator[InspectorRow]:
    if not state.headlines:
        yield _fact(tr("No Headline has left the market yet."), "newspaper")
        return
    top = state.headlines[-1]
    topple = state.cards.topples.get(top)
    mood = topple.mood if topple else state.cards.headlines[top].mood
    rule = "gl. Bull-Bear Discards"
    if mood == "bear" and not state.depression:
        words = tr("A bear is on top: one more begins a Depression.")
    elif mood == "bull" and state.depression:
        words = tr("A bull is on top: one more ends the Depression.")
    elif mood == "bear":
        words = tr("A bear is on top; it takes two bulls now.")
    else:
        words = tr("A bull is on top: the next card cannot begin a Depression.")
    yield _fact(words, f"mood-{mood}", rule)


def _deck(state: State) -> Iterator[InspectorRow]:
    words = tr("{0} cards face down.", len(state.deck))
    yield _fact(words, "hand", "C2")
    left = len(state.cards.topples) - state.topples_seen
    words = tr_noop("Topples still in the deck: {left}; over: {done}.")
    yield _fact(tr(words, left=left, done=topples_resolved(state)), "topple", "K")


def _ledger(
    state: State, names: Names, hands: Sequence[Seat], plans: bool
) -> Iterator[InspectorRow]:
    """Yield rows on who could topple Díaz, and on points."""
    possible = ledger.declaring(state)
    for regime, seats in ledger.topplers(state).items():
        able = [names[seat] for seat in seats]
        words = ledger.otherwise(regime, able)
        if regime == state.regime:
            ways = ledger.ways_told(state, takers_seen(state, *hands), names, plans)
            winners = ways or {}
            able = [names[seat] for seat in seats if seat not in winners]
            declared = [names[seat] for seat in possible[regime] if seat not in winners]
            kind = regime_prestige(state)
            words = ledger.verdict(kind, able, declared, None if ways is None else [*ways.values()])
            if state.over:
                words = ending_words(state, names)[0]
        if words:
            yield _fact(words, f"prestige-{state.cards.regimes[regime].prestige}", "K3")
    for seat in state.players:
        if seat != DIAZ:
            yield _fact(
                ledger.standing_words(names[seat], standings(state, seat)), "manicule", "K3"
            )
            stopped = "" if state.over else stopper_words(winning_need(state, seat), names)
            if stopped:
                yield _fact(stopped, "topple", "K")


def _unrest_pile(state: State) -> Iterator[InspectorRow]:
    there = sum(piece.unrest for piece in state.enterprises.values())
    words = tr_noop("{unrest} on the table; the supply never runs out.")
    yield InspectorRow("fact", tr(words, unrest=unrest_words(there)), icon="unrest", rule="I")
    how = tr("Drag Unrest here from your enterprise to take a police action.")
    yield InspectorRow("fact", how, icon="action-police", rule="E8")


def _reserve(state: State, seat: Seat, asked: Seat | None) -> Iterator[InspectorRow]:
    left = tr_noop("Cubes left: {left} of {all}.")
    words = tr(left, left=state.players[seat].reserve, all=CUBES_PER_PLAYER)
    yield _fact(words, "income-cube", "gl. Cube Limit")
    if asked not in (None, seat):
        return
    where = tr_noop("Drag one to a market card, an oval, a ranch, or a space that lacks a cube.")
    if not state.variant.free_prestige_cubes:
        where = tr_noop("Drag one to a market card, an oval or a ranch.")
    yield _fact(tr(where), "action-speculate", "E9")


# --- Cards not in play ----------------------------------------------------------------------------


def _prospect(state: State, seat: Seat, number: CardNumber) -> Iterator[InspectorRow]:
    """Yield rows on a card as if it were in play."""
    sides = len(state.cards.partners[number].sides) if number in state.cards.partners else 1
    found = outlook(state, seat, number)
    if found is None:
        return
    if found.income:
        words = tr("Would earn you {0} a turn now.", found.income)
        yield _fact(words, "gold", "F")
    elif number in state.cards.enterprises:
        yield _fact(tr("Would earn you nothing now."), "gold", "F")
    if number in state.cards.enterprises:
        yield from _by_regime(state, seat, number)
    for prestige, change in found.points.items() if sides == 1 else ():
        have = active_points(state, seat, prestige) + change
        needed = sufficient_points(state, seat, prestige)
        words = tr_noop("Would give you {have} of the {needed} {kind} needed.")
        if have >= needed:
            words = tr_noop("Would give you {have} {kind}; {needed} are enough.")
        told = tr(words, have=have, kind=prestige_words(prestige), needed=needed)
        yield _fact(told, f"prestige-{prestige}", "K3")


def inspected(
    session: Session, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
) -> InspectorContent:
    """Return the inspector content for ``spot``, as ``asked`` may see it."""
    state = session.state
    side, flipped = _face(state, card)
    depression = state.depression and card == state.cards.regimes[state.regime].number
    hands: Sequence[Seat] = () if asked is None else (asked,)
    if session.open_hands:
        hands = [seat for seat in state.players if seat not in (DIAZ, *session.robots)]
    facts = fact_rows(state, spot, card, asked, names, hands, not is_riddle(session))
    if spot.kind in HACENDADO and spot.number in session.robots:
        facts += _robot(state, spot.number, session.robots[spot.number])
    deeds = [] if asked is None else affordance_rows(session, spot, card, asked, names)
    rows = facts + deeds
    if facts and owner_of(state, card) is not None:
        rows = [*deeds, InspectorRow("heading", tr("Now")), *facts]
    title = "" if card else pile_name(spot)
    shown = None
    if card:
        shown = shown_card(state, card, side, flipped, depression)
    return InspectorContent(card, shown, tuple(rows), title=title)


def plain(state: State, card: CardNumber) -> InspectorContent:
    """Return the inspector content for a card that is only mentioned."""
    side, flipped = _face(state, card)
    return (
        InspectorContent(card, shown_card(state, card, side, flipped))
        if card
        else InspectorContent()
    )


def shown_card(
    state: State,
    number: CardNumber,
    side: int = 0,
    flipped: Prestige | None = None,
    depression: bool = False,
) -> ShownCard:
    """Return a card with the text of a side under the rules in use."""
    card = state.cards.cards[number]
    lines = (*card_sentences(card, side, flipped, state.variant), *unexpressed_sentence(card))
    if cost := cost_words(card, side):
        lines = (CardSentence("gold", cost), *lines)
    printed = tuple(
        PrintedLine(
            topic_icon(line.topic),
            line.text,
            topic_ink(line.topic, "dark", ""),
            topic_ink(line.topic, "paper", ""),
        )
        for line in lines
    )
    face = FaceLook(number, side, flipped, lift=2, depression=depression)
    return ShownCard(face, card_title(card), kind_words(card, side, flipped), printed)


def pile_name(spot: Spot) -> str:
    """Return the title of a spot without a card, or ""."""
    names = {
        "deck": tr("Play deck"),
        "headlines": tr("Bull-Bear pile"),
        "ledger": tr("Who could topple Díaz"),
        "need": tr("Who could topple Díaz"),
        "topples": tr("Topples"),
        "grudges": tr("Grudge pile"),
        "reserve": tr("Cubes"),
        "supply": tr("Unrest"),
        "end_turn": tr("If the turn ends now"),
    }
    return names.get(spot.kind, "")


def _face(state: State, card: CardNumber) -> tuple[int, Prestige | None]:
    """Return a card's side in use, and a declared Hacendado's cause."""
    partner = state.partners.get(card)
    if partner is not None:
        return partner.side, None
    for player in state.players.values():
        if player.hacendado == card:
            return 0, player.flipped
    return 0, None
