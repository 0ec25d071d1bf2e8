"""Rows of the inspector: what a card is worth now where it lies, or what it would bring."""

from collections.abc import Iterator

from paxdesk.desk.inspector.inspected import InspectorRow
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.words.seats import Names
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import ARMY, DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.outlook import earnings_at, outlook, worth_by_regime
from paxdesk.porfiriana.rules.phrases import prestige_words, regime_words, unrest_words
from paxdesk.porfiriana.rules.prestige import points, topples_resolved, tripartite
from paxdesk.porfiriana.rules.readings import (
    connection_of,
    economy,
    mine_value,
    regime_prestige,
    side_of,
)
from paxdesk.porfiriana.rules.state import CUBES_PER_PLAYER, State
from paxdesk.porfiriana.rules.topple import assassination_price
from paxdesk.porfiriana.rules.troops import firepower_of
from paxdesk.porfiriana.rules.vocabulary import Prestige
from paxdesk.porfiriana.table.inspector.turn_end import turn_end_rows
from paxdesk.porfiriana.table.painting.symbols import CONNECTION_ICON
from paxdesk.porfiriana.table.scene.seat_stats import standings
from paxdesk.porfiriana.table.scene.toppling import (
    declaring,
    otherwise,
    standing_words,
    topplers,
    topples_words,
    verdict,
)
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.handicap_words import handicap_words
from paxdesk.porfiriana.table.words.terms import way_term


def fact_rows(
    state: State, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
) -> list[InspectorRow]:
    """Facts about what lies at a spot; ``asked`` is the seat that is told what it would bring."""
    if card in state.enterprises:
        return list(_enterprise(state, card, names))
    if card in state.partners:
        partner = state.partners[card]
        face = side_of(state, partner)
        return [
            _owner(partner.owner, names),
            *_standing(state, partner.owner, face.prestige, active=True),
            *_kickback(partner.prestige_cube),
        ]
    if card in state.troops:
        return list(_troop(state, card, names))
    match spot.kind:
        case "hacendado" | "jail" | "hacendado_income":
            return list(_hacendado(state, spot.number, names))
        case "regime":
            return list(_regime(state, names))
        case "headlines":
            return list(_headlines(state))
        case "deck":
            return list(_deck(state))
        case "topples":
            return [_fact(topples_words(state), "topple", "K")]
        case "ledger":
            return list(_ledger(state, names))
        case "discards":
            count = say("{0} cards lie here.", len(state.discards))
            return [_fact(count, "hand")]
        case "grudges":
            return list(_grudges(state, spot.number))
        case "end_turn":
            return list(turn_end_rows(state, names)) if asked == state.turn.seat else []
        case "supply" if asked is None:
            return []  # it is nobody's
        case "supply":
            return list(_unrest_pile(state))
        case "reserve":
            return list(_reserve(state, asked if asked is not None else spot.number))
    if asked is not None and card:
        return list(_prospect(state, asked, card))
    return []


def _fact(words: str, icon: str, rule: str = "") -> InspectorRow:
    return InspectorRow("fact", words, "", icon, rule)


def _owner(owner: Seat, names: Names) -> InspectorRow:
    return _fact(say("Belongs to {0}.", names[owner]), "manicule")


def _standing(
    state: State, seat: Seat, prestige: Prestige | None, *, active: bool
) -> Iterator[InspectorRow]:
    """A prestige point and how far its owner is with its kind."""
    if prestige is None:
        return
    icon = f"prestige-{prestige}"
    if not active:
        words = template("Its {0} does not count while there is Unrest.")
        yield _fact(say(words, prestige_words(prestige)), icon, "gl. Unrest")
        return
    have, needed = points(state, seat, prestige), tripartite(state, seat, prestige) + 1
    words = template("{kind} counts: {have} of {needed} needed.")
    told = say(words, kind=prestige_words(prestige), have=have, needed=needed)
    yield _fact(told, icon, "K3")


def _kickback(cube: bool | None) -> Iterator[InspectorRow]:
    if cube:
        words = say("Kickback: 1 gold a turn under the Pax.")
        yield _fact(words, "income-cube", "gl. Prestige Cubes")
    elif cube is False:
        words = say("Its kickback cube is missing; lay it for nothing.")
        yield _fact(words, "income-cube", "R6")


# --- In play -------------------------------------------------------------------------------------


def _enterprise(state: State, number: CardNumber, names: Names) -> Iterator[InspectorRow]:
    piece, card = state.enterprises[number], state.cards.enterprises[number]
    yield _owner(piece.owner, names)
    earned = earnings_at(state, number)
    if piece.unrest:
        words = template("{0}: it earns nothing, its powers are off.")
        yield _fact(say(words, unrest_words(piece.unrest)), "unrest", "gl. Unrest")
    elif earned:
        each = ", ".join(f"{names[seat]} {gold}" for seat, gold in earned.items())
        yield _fact(say("Earns each turn: {0}.", each), "gold", "D4")
    else:
        yield _fact(say("Earns nothing now."), "gold", "D4")
    yield from _by_regime(state, piece.owner, number)
    yield from _standing(state, piece.owner, card.prestige, active=not piece.unrest)
    yield from _kickback(piece.prestige_cube)
    way = connection_of(state, number)
    words = say("Troops come {0}.", way_term(way))
    yield _fact(words, CONNECTION_ICON[way], "gl. Connection")
    if card.slave:
        words = template("The slaves revolt at {0}.")
        yield _fact(say(words, unrest_words(piece.cubes + 1)), "slave", "gl. Slave Revolt")
    if piece.troop:
        troop = state.troops[piece.troop]
        told = {"name": card_name(state, piece.troop), "who": names[troop.owner]}
        words = (
            template("{who} extorts it with {name}.")
            if piece.extorted
            else template("{name} of {who} stands here.")
        )
        yield _fact(say(words, **told), "army", "G4" if piece.extorted else "G2")


def _by_regime(state: State, seat: Seat, number: CardNumber) -> Iterator[InspectorRow]:
    """What a mine or a bank is worth under each regime."""
    worth = worth_by_regime(state, seat, number)
    if worth:
        words = " · ".join(f"{regime_words(regime)} {cubes}" for regime, cubes in worth.items())
        yield _fact(words, "regime-change", "H")


def _troop(state: State, number: CardNumber, names: Names) -> Iterator[InspectorRow]:
    troop, card = state.troops[number], state.cards.troops[number]
    yield _owner(troop.owner, names)
    power = firepower_of(state, number)
    if power != card.firepower:
        words = say("Firepower {0}, by a general.", power)
        yield _fact(words, f"firepower-{power}", "general")
    active = True
    if troop.at > ARMY:
        enterprise = state.enterprises[troop.at]
        active = not enterprise.unrest
        words = (
            template("Extorts {0}: 1 gold a turn.")
            if enterprise.extorted
            else template("Stands at {0}.")
        )
        yield _fact(say(words, card_name(state, troop.at)), "army", "G4")
    elif troop.at == ARMY:
        yield _fact(say("In the Private Army."), "army", "gl. Private Army")
    yield from _standing(state, troop.owner, card.prestige, active=active)
    yield from _kickback(troop.prestige_cube)


def _hacendado(state: State, seat: Seat, names: Names) -> Iterator[InspectorRow]:
    player = state.players[seat]
    yield _owner(seat, names)
    if player.flipped is not None:
        yield from _standing(state, seat, player.flipped, active=True)
        price = assassination_price(state, seat)
        words = say("In a showdown an assassin costs {0} gold.", price)
        yield _fact(words, "assassin", "K2")
    else:
        words = say("Loyal: earns {0} a turn.", player.hacendado_income)
        yield _fact(words, "income-cube", "gl. Hacendado")
        if player.heir:
            words = say("The heir of a murdered man: never declares himself.")
            yield _fact(words, "assassin", "R46")
    given = handicap_words(state.options.handicap(seat))
    if given:
        yield _fact(say("Handicap: {0}.", given), "manicule", "handicaps")
    if player.jailed:
        yield _fact(say("In Jail: two actions a turn."), "jail", "gl. Jailed")


def _grudges(state: State, seat: Seat) -> Iterator[InspectorRow]:
    for number in state.players[seat].grudges:
        yield _fact(card_name(state, number), "grudge", "gl. Grudge Pile")


# --- Piles and the board -------------------------------------------------------------------------


def _regime(state: State, names: Names) -> Iterator[InspectorRow]:
    words = template("Now: mines {mines}, Economy {economy}.")
    told = say(words, mines=mine_value(state), economy=economy(state))
    yield _fact(told, "income-economy", "H")
    if state.depression:
        words = say("Depression: mines and Economy are nothing.")
        yield _fact(words, "depression", "I1")
    prestige = regime_prestige(state)
    words = say("In a Topple now {0} would count.", prestige_words(prestige))
    yield _fact(words, "topple", "K")
    for seat in state.players:
        if seat == DIAZ:
            continue
        have, needed = points(state, seat, prestige), tripartite(state, seat, prestige) + 1
        words = (
            template("{who} would topple Díaz: {have}, needs {needed}.")
            if have >= needed
            else template("{who} has {have}, needs {needed}.")
        )
        told = say(words, who=names[seat], have=have, needed=needed)
        yield _fact(told, f"prestige-{prestige}", "K3")


def _headlines(state: State) -> Iterator[InspectorRow]:
    if not state.headlines:
        yield _fact(say("No Headline has fallen yet."), "newspaper")
        return
    top = state.headlines[-1]
    topple = state.cards.topples.get(top)
    mood = topple.mood if topple else state.cards.headlines[top].mood
    rule = "gl. Bull-Bear Discards"
    if mood == "bear" and not state.depression:
        words = say("A bear lies on top: one more begins a Depression.")
    elif mood == "bull" and state.depression:
        words = say("A bull lies on top: one more ends the Depression.")
    elif mood == "bear":
        words = say("A bear lies on top; it takes two bulls now.")
    else:
        words = say("A bull lies on top: no Depression with the next card.")
    yield _fact(words, f"mood-{mood}", rule)


def _deck(state: State) -> Iterator[InspectorRow]:
    words = say("{0} cards face down.", len(state.deck))
    yield _fact(words, "hand", "C2")
    left = len(state.cards.topples) - state.topples_seen
    words = template("{left} Topples are in it, {done} are over.")
    yield _fact(say(words, left=left, done=topples_resolved(state)), "topple", "K")


def _ledger(state: State, names: Names) -> Iterator[InspectorRow]:
    """Who could topple Díaz, under this regime and under the others, and how far everybody is."""
    possible = declaring(state)
    for regime, seats in topplers(state).items():
        able = [names[seat] for seat in seats]
        words = otherwise(regime, able)
        if regime == state.regime:
            words = verdict(regime, able, [names[seat] for seat in possible[regime]])
        yield _fact(words, f"prestige-{state.cards.regimes[regime].prestige}", "K3")
    for seat in state.players:
        if seat != DIAZ:
            yield _fact(standing_words(names[seat], standings(state, seat)), "manicule", "K3")


def _unrest_pile(state: State) -> Iterator[InspectorRow]:
    """Where Unrest goes that is taken off the table."""
    there = sum(piece.unrest for piece in state.enterprises.values())
    words = template("{unrest} on the table; there is always more here.")
    yield InspectorRow("fact", say(words, unrest=unrest_words(there)), icon="unrest", rule="I")
    how = say("Drag Unrest here from an enterprise of yours: a police action.")
    yield InspectorRow("fact", how, icon="action-police", rule="E8")


def _reserve(state: State, seat: Seat) -> Iterator[InspectorRow]:
    left = template("{left} of {all} cubes are left.")
    words = say(left, left=state.players[seat].reserve, all=CUBES_PER_PLAYER)
    yield _fact(words, "income-cube", "gl. Cube Limit")
    words = say("Drag one to a market card, an oval, a ranch, or a place that lacks one.")
    yield _fact(words, "action-speculate", "E9")


# --- Not in play ---------------------------------------------------------------------------------


def _prospect(state: State, seat: Seat, number: CardNumber) -> Iterator[InspectorRow]:
    """What an enterprise or partner would bring the seat if it lay before it now."""
    sides = len(state.cards.partners[number].sides) if number in state.cards.partners else 1
    found = outlook(state, seat, number)
    if found is None:
        return
    if found.income:
        words = say("Would earn you {0} a turn now.", found.income)
        yield _fact(words, "gold", "F")
    elif number in state.cards.enterprises:
        yield _fact(say("Would earn you nothing now."), "gold", "F")
    if number in state.cards.enterprises:
        yield from _by_regime(state, seat, number)
    for prestige, change in found.points.items() if sides == 1 else ():
        have = points(state, seat, prestige) + change
        needed = tripartite(state, seat, prestige) + 1
        words = template("Would make it {have} {kind}, of {needed} needed.")
        told = say(words, have=have, kind=prestige_words(prestige), needed=needed)
        yield _fact(told, f"prestige-{prestige}", "K3")
