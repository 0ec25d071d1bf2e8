"""Cards and cubes entering, changing and leaving play (P5), and Jail."""

from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import Faction, JailImmunity, Prestige
from paxdesk.porfiriana.rules.facts import has_ability
from paxdesk.porfiriana.rules.state import (
    HOMELESS,
    CardInPlay,
    EnterpriseInPlay,
    PartnerInPlay,
    Player,
    State,
    TroopInPlay,
)

UNCOUNTED = -1
"""``value`` of an enterprise whose first cubes have not been laid yet (P6)."""


def take_cube(player: Player, cubes: int = 1) -> None:
    """Take cubes from a player's reserve; Díaz's white ones are unlimited (R74)."""
    if player.seat != DIAZ:
        player.reserve -= cubes


def return_cube(player: Player, cubes: int = 1) -> None:
    """Put cubes back into a player's reserve; Díaz's are not counted (R74)."""
    if player.seat != DIAZ:
        player.reserve += cubes


def lift_prestige_cube(state: State, piece: CardInPlay) -> None:
    """Remove the Prestige Cube of a card in play, or the record that it is missing."""
    if piece.prestige_cube:
        return_cube(state.players[piece.owner])
    piece.prestige_cube = None


def lift_grudge_cube(player: Player, number: CardNumber) -> None:
    """Remove the Prestige Cube of a Grudge card, or the record that it is missing (R12)."""
    if player.grudges[number]:
        return_cube(player)
    player.grudges[number] = None


def lift_cause_cube(player: Player) -> None:
    """Remove the Prestige Cube of a flipped Hacendado, or the record that it is missing (R12)."""
    if player.cause_cube:
        return_cube(player)
    player.cause_cube = None


def play_from_hand(state: State, seat: Seat, number: CardNumber) -> None:
    """Remove a card from the hand to play it (E1)."""
    state.players[seat].hand.remove(number)
    state.turn.plays += 1


def found_enterprise(state: State, seat: Seat, number: CardNumber) -> None:
    """Put an enterprise into a tableau; the next count lays its cubes."""
    state.close_books(seat)
    ovals = state.cards.enterprises[number].ovals
    state.enterprises[number] = EnterpriseInPlay(number, seat, [None] * len(ovals), value=UNCOUNTED)


def remove_enterprise(state: State, number: CardNumber, sold: bool = False) -> EnterpriseInPlay:
    """Remove an enterprise and its cubes from play; the caller moves the card."""
    enterprise = state.enterprises.pop(number)
    owner = state.players[enterprise.owner]
    return_cube(owner, enterprise.income)
    lift_prestige_cube(state, enterprise)
    for seat in enterprise.connections:
        if seat is not None:
            return_cube(state.players[seat])
    if enterprise.troop:
        troop = state.troops[enterprise.troop]
        if enterprise.extorted:
            return_cube(state.players[troop.owner])
        turn_out(state, troop, troop.owner != enterprise.owner, sold)
    return enterprise


def discard_enterprise(state: State, number: CardNumber, why: str, sold: bool = False) -> None:
    """Discard an enterprise in play; ``why`` is the word of the event."""
    enterprise = remove_enterprise(state, number, sold)
    state.discards.append(number)
    state.tell("discarded", enterprise.owner, number, word=why)


def sack(state: State, number: CardNumber) -> None:
    """Put the enterprise back into its owner's hand, or discard Díaz's (gl. Sack, R74)."""
    enterprise = remove_enterprise(state, number)
    if enterprise.owner == DIAZ:
        state.discards.append(number)
    else:
        state.players[enterprise.owner].hand.append(number)
        state.witness(number, state.players)
    state.tell("sacked", enterprise.owner, number)


def revolt(state: State, number: CardNumber, liberator: Seat | None) -> None:
    """Resolve a Slave Revolt, perhaps without a Liberator (P7, R36)."""
    jails = state.cards.enterprises[number].jails
    enterprise = remove_enterprise(state, number)
    state.tell("revolt", enterprise.owner, number, other=liberator)
    if liberator is None:
        state.discards.append(number)
        return
    state.players[liberator].grudges[number] = None
    if jails:
        jail(state, liberator)


def add_unrest(state: State, number: CardNumber, disks: int) -> None:
    """Put Unrest on an enterprise, unless it has left play (R59)."""
    enterprise = state.enterprises.get(number)
    if enterprise is not None and disks:
        enterprise.unrest += disks
        state.tell("unrest", enterprise.owner, number, disks)


def remove_unrest(state: State, number: CardNumber, disks: int) -> None:
    """Remove up to ``disks`` Unrest from an enterprise."""
    enterprise = state.enterprises[number]
    taken = min(disks, enterprise.unrest)
    if taken:
        enterprise.unrest -= taken
        state.tell("calmed", enterprise.owner, number, taken)


def found_partner(state: State, seat: Seat, number: CardNumber, side: int) -> None:
    """Put a partner into a tableau, with the side in use."""
    state.close_books(seat)
    state.partners[number] = PartnerInPlay(number, seat, side)


def remove_partner(state: State, number: CardNumber) -> PartnerInPlay:
    """Remove a partner and its cube from play; the caller moves the card."""
    partner = state.partners.pop(number)
    lift_prestige_cube(state, partner)
    return partner


def discard_partner(state: State, number: CardNumber, why: str) -> None:
    """Discard a partner in play (R57); ``why`` is the word of the event."""
    partner = remove_partner(state, number)
    state.discards.append(number)
    state.tell("discarded", partner.owner, number, word=why)


def found_troop(state: State, seat: Seat, number: CardNumber) -> TroopInPlay:
    """Put a troop into play without a place yet, and return it."""
    state.close_books(seat)
    troop = state.troops[number] = TroopInPlay(number, seat, HOMELESS)
    return troop


def withdraw(state: State, troop: TroopInPlay) -> None:
    """Move a troop away from an enterprise that stays in play (R15)."""
    if troop.at <= PRIVATE_ARMY:
        return
    enterprise = state.enterprises[troop.at]
    enterprise.troop = 0
    troop.at = HOMELESS
    if enterprise.extorted:
        enterprise.extorted = False
        return_cube(state.players[troop.owner])
        restore_income(state, enterprise)


def restore_income(state: State, enterprise: EnterpriseInPlay) -> None:
    """Lay an Income Cube if the owner has one left (R15)."""
    owner = state.players[enterprise.owner]
    unlimited = owner.seat == DIAZ and not state.options.diaz_bare
    if unlimited or (owner.seat != DIAZ and owner.reserve):
        take_cube(owner)
        enterprise.income += 1


def turn_out(state: State, troop: TroopInPlay, extorting: bool, sold: bool = False) -> None:
    """Make a troop homeless, or discard it if F3 requires this."""
    troop.at = HOMELESS
    if state.variant.garrison_retreats_from == "sale" and not (extorting or sold):
        discard_troop(state, troop.number, "homeless")


def remove_troop(state: State, number: CardNumber) -> TroopInPlay:
    """Remove a troop from play and return it."""
    troop = state.troops[number]
    withdraw(state, troop)
    lift_prestige_cube(state, troop)
    del state.troops[number]
    return troop


def discard_troop(state: State, number: CardNumber, why: str) -> None:
    """Discard a troop; its Extortion Cube returns to the owner (R15)."""
    troop = remove_troop(state, number)
    state.discards.append(number)
    state.tell("discarded", troop.owner, number, word=why)


def discard_from_play(state: State, number: CardNumber, why: str) -> None:
    """Discard an enterprise, partner or troop in play."""
    if number in state.enterprises:
        discard_enterprise(state, number, why)
    elif number in state.partners:
        discard_partner(state, number, why)
    else:
        discard_troop(state, number, why)


def discard_faction(state: State, seat: Seat, faction: Faction, why: str) -> None:
    """Discard all of a player's partners and troops of one faction (gl. Strife)."""
    partners = state.cards.partners
    leaving = [
        partner.number
        for partner in state.partners.values()
        if partner.owner == seat and partners[partner.number].sides[partner.side].faction == faction
    ]
    leaving += [
        troop.number
        for troop in state.troops.values()
        if troop.owner == seat and state.cards.troops[troop.number].faction == faction
    ]
    for number in leaving:
        discard_from_play(state, number, why)


def declare(state: State, seat: Seat, prestige: Prestige) -> None:
    """Flip a Hacendado to a cause: income and starting ability end (gl. Hacendado)."""
    player = state.players[seat]
    player.flipped = prestige
    return_cube(player, player.hacendado_income)
    player.hacendado_income = 0
    state.tell("declares", seat, player.hacendado, word=prestige)


def succeed_by_heir(state: State, seat: Seat) -> None:
    """Replace an assassinated Hacendado by his heir, a loyalist (R46)."""
    for number in state.army(seat):
        discard_troop(state, number, "assassination")
    player = state.players[seat]
    lift_cause_cube(player)
    player.flipped = None
    player.heir = True
    income = state.cards.hacendados[player.hacendado].loyalist.income
    player.hacendado_income = min(income, player.reserve)
    take_cube(player, player.hacendado_income)
    state.tell("assassinated", seat, player.hacendado)


def jail(state: State, seat: Seat) -> None:
    """Jail a player who is not immune (gl. Jailed). Díaz cannot be jailed (R74)."""
    player = state.players[seat]
    if seat == DIAZ or player.jailed or has_ability(state, seat, JailImmunity):
        return
    player.jailed = True
    state.tell("jailed", seat)


def free_from_jail(state: State, seat: Seat) -> None:
    """Free a player from Jail; restore the third action if due (R55)."""
    player = state.players[seat]
    if not player.jailed:
        return
    player.jailed = False
    state.tell("freed", seat)
    turn = state.turn
    if turn.seat == seat and turn.began_in_jail and not turn.freed:
        turn.freed = True
        turn.actions += 1
