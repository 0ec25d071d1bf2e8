"""Rows of the inspector: what a card is worth now where it lies, or what it would bring."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from paxdesk.desk.inspector.inspected import InspectorRow
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
from paxdesk.porfiriana.table.faces.symbols import CONNECTION_ICON
from paxdesk.porfiriana.table.seat_stats import standings
from paxdesk.porfiriana.table.spots import Spot
from paxdesk.porfiriana.table.words.event_text import Names, card_name
from paxdesk.porfiriana.table.words.terms import way_term
from paxdesk.porfiriana.table.words.toppling import (
    declaring,
    otherwise,
    standing_words,
    topplers,
    topples_words,
    verdict,
)

translate = QCoreApplication.translate


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
            count = translate("Inspector", "{0} cards lie here.").format(len(state.discards))
            return [_fact(count, "hand")]
        case "grudges":
            return list(_grudges(state, spot.number))
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
    return _fact(translate("Inspector", "Belongs to {0}.").format(names[owner]), "manicule")


def _standing(
    state: State, seat: Seat, prestige: Prestige | None, *, active: bool
) -> Iterator[InspectorRow]:
    """A prestige point and how far its owner is with its kind."""
    if prestige is None:
        return
    icon = f"prestige-{prestige}"
    if not active:
        words = translate("Inspector", "Its {0} does not count while there is Unrest.")
        yield _fact(words.format(prestige_words(prestige)), icon, "gl. Unrest")
        return
    have, needed = points(state, seat, prestige), tripartite(state, seat, prestige) + 1
    words = translate("Inspector", "{kind} counts: {have} of {needed} needed.")
    told = words.format(kind=prestige_words(prestige), have=have, needed=needed)
    yield _fact(told, icon, "K3")


def _kickback(cube: bool | None) -> Iterator[InspectorRow]:
    if cube:
        words = translate("Inspector", "Kickback: 1 gold a turn under the Pax.")
        yield _fact(words, "income-cube", "gl. Prestige Cubes")
    elif cube is False:
        words = translate("Inspector", "Its kickback cube is missing; lay it for nothing.")
        yield _fact(words, "income-cube", "R6")


# --- In play -------------------------------------------------------------------------------------


def _enterprise(state: State, number: CardNumber, names: Names) -> Iterator[InspectorRow]:
    piece, card = state.enterprises[number], state.cards.enterprises[number]
    yield _owner(piece.owner, names)
    earned = earnings_at(state, number)
    if piece.unrest:
        words = translate("Inspector", "{0}: it earns nothing, its powers are off.")
        yield _fact(words.format(unrest_words(piece.unrest)), "unrest", "gl. Unrest")
    elif earned:
        each = ", ".join(f"{names[seat]} {gold}" for seat, gold in earned.items())
        yield _fact(translate("Inspector", "Earns each turn: {0}.").format(each), "gold", "D4")
    else:
        yield _fact(translate("Inspector", "Earns nothing now."), "gold", "D4")
    yield from _by_regime(state, piece.owner, number)
    yield from _standing(state, piece.owner, card.prestige, active=not piece.unrest)
    yield from _kickback(piece.prestige_cube)
    way = connection_of(state, number)
    words = translate("Inspector", "Troops come {0}.").format(way_term(way))
    yield _fact(words, CONNECTION_ICON[way], "gl. Connection")
    if card.slave:
        words = translate("Inspector", "The slaves revolt at {0}.")
        yield _fact(words.format(unrest_words(piece.cubes + 1)), "slave", "gl. Slave Revolt")
    if piece.troop:
        troop = state.troops[piece.troop]
        told = {"name": card_name(state, piece.troop), "who": names[troop.owner]}
        words = (
            translate("Inspector", "{who} extorts it with {name}.")
            if piece.extorted
            else translate("Inspector", "{name} of {who} stands here.")
        )
        yield _fact(words.format(**told), "army", "G4" if piece.extorted else "G2")


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
        words = translate("Inspector", "Firepower {0}, by a general.").format(power)
        yield _fact(words, f"firepower-{power}", "general")
    active = True
    if troop.at > ARMY:
        enterprise = state.enterprises[troop.at]
        active = not enterprise.unrest
        words = (
            translate("Inspector", "Extorts {0}: 1 gold a turn.")
            if enterprise.extorted
            else translate("Inspector", "Stands at {0}.")
        )
        yield _fact(words.format(card_name(state, troop.at)), "army", "G4")
    elif troop.at == ARMY:
        yield _fact(translate("Inspector", "In the Private Army."), "army", "gl. Private Army")
    yield from _standing(state, troop.owner, card.prestige, active=active)
    yield from _kickback(troop.prestige_cube)


def _hacendado(state: State, seat: Seat, names: Names) -> Iterator[InspectorRow]:
    player = state.players[seat]
    yield _owner(seat, names)
    if player.flipped is not None:
        yield from _standing(state, seat, player.flipped, active=True)
        price = assassination_price(state, seat)
        words = translate("Inspector", "In a showdown an assassin costs {0} gold.").format(price)
        yield _fact(words, "assassin", "K2")
    else:
        words = translate("Inspector", "Loyal: earns {0} a turn.").format(player.hacendado_income)
        yield _fact(words, "income-cube", "gl. Hacendado")
        if player.heir:
            words = translate("Inspector", "The heir of a murdered man: never declares himself.")
            yield _fact(words, "assassin", "R46")
    if player.jailed:
        yield _fact(translate("Inspector", "In Jail: two actions a turn."), "jail", "gl. Jailed")


def _grudges(state: State, seat: Seat) -> Iterator[InspectorRow]:
    for number in state.players[seat].grudges:
        yield _fact(card_name(state, number), "grudge", "gl. Grudge Pile")


# --- Piles and the board -------------------------------------------------------------------------


def _regime(state: State, names: Names) -> Iterator[InspectorRow]:
    words = translate("Inspector", "Now: mines {mines}, Economy {economy}.")
    told = words.format(mines=mine_value(state), economy=economy(state))
    yield _fact(told, "income-economy", "H")
    if state.depression:
        words = translate("Inspector", "Depression: mines and Economy are nothing.")
        yield _fact(words, "depression", "I1")
    prestige = regime_prestige(state)
    words = translate("Inspector", "In a Topple now {0} would count.").format(
        prestige_words(prestige)
    )
    yield _fact(words, "topple", "K")
    for seat in state.players:
        if seat == DIAZ:
            continue
        have, needed = points(state, seat, prestige), tripartite(state, seat, prestige) + 1
        words = (
            translate("Inspector", "{who} would topple Díaz: {have}, needs {needed}.")
            if have >= needed
            else translate("Inspector", "{who} has {have}, needs {needed}.")
        )
        told = words.format(who=names[seat], have=have, needed=needed)
        yield _fact(told, f"prestige-{prestige}", "K3")


def _headlines(state: State) -> Iterator[InspectorRow]:
    if not state.headlines:
        yield _fact(translate("Inspector", "No Headline has fallen yet."), "newspaper")
        return
    top = state.headlines[-1]
    topple = state.cards.topples.get(top)
    mood = topple.mood if topple else state.cards.headlines[top].mood
    rule = "gl. Bull-Bear Discards"
    if mood == "bear" and not state.depression:
        words = translate("Inspector", "A bear lies on top: one more begins a Depression.")
    elif mood == "bull" and state.depression:
        words = translate("Inspector", "A bull lies on top: one more ends the Depression.")
    elif mood == "bear":
        words = translate("Inspector", "A bear lies on top; it takes two bulls now.")
    else:
        words = translate("Inspector", "A bull lies on top: no Depression with the next card.")
    yield _fact(words, f"mood-{mood}", rule)


def _deck(state: State) -> Iterator[InspectorRow]:
    words = translate("Inspector", "{0} cards face down.").format(len(state.deck))
    yield _fact(words, "hand", "C2")
    left = len(state.cards.topples) - state.topples_seen
    words = translate("Inspector", "{left} Topples are in it, {done} are over.")
    yield _fact(words.format(left=left, done=topples_resolved(state)), "topple", "K")


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
    words = translate("Inspector", "{unrest} on the table; there is always more here.")
    yield InspectorRow("fact", words.format(unrest=unrest_words(there)), icon="unrest", rule="I")
    how = translate("Inspector", "Drag Unrest here from an enterprise of yours: a police action.")
    yield InspectorRow("fact", how, icon="action-police", rule="E8")


def _reserve(state: State, seat: Seat) -> Iterator[InspectorRow]:
    left = translate("Inspector", "{left} of {all} cubes are left.")
    words = left.format(left=state.players[seat].reserve, all=CUBES_PER_PLAYER)
    yield _fact(words, "income-cube", "gl. Cube Limit")
    words = translate(
        "Inspector", "Drag one to a market card, an oval, a ranch, or a place that lacks one."
    )
    yield _fact(words, "action-speculate", "E9")


# --- Not in play ---------------------------------------------------------------------------------


def _prospect(state: State, seat: Seat, number: CardNumber) -> Iterator[InspectorRow]:
    """What an enterprise or partner would bring the seat if it lay before it now."""
    sides = len(state.cards.partners[number].sides) if number in state.cards.partners else 1
    found = outlook(state, seat, number)
    if found is None:
        return
    if found.income:
        words = translate("Inspector", "Would earn you {0} a turn now.").format(found.income)
        yield _fact(words, "gold", "F")
    elif number in state.cards.enterprises:
        yield _fact(translate("Inspector", "Would earn you nothing now."), "gold", "F")
    if number in state.cards.enterprises:
        yield from _by_regime(state, seat, number)
    for prestige, change in found.points.items() if sides == 1 else ():
        have = points(state, seat, prestige) + change
        needed = tripartite(state, seat, prestige) + 1
        words = translate("Inspector", "Would make it {have} {kind}, of {needed} needed.")
        told = words.format(have=have, kind=prestige_words(prestige), needed=needed)
        yield _fact(told, f"prestige-{prestige}", "K3")
