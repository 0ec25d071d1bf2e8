"""Income: what enterprises are worth, what a seat earns (F, D4)."""

from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.filters import count, fits_enterprise
from paxdesk.porfiriana.rules.readings import _in_unrest, abilities_of_kind
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Count, GunStore, MineBonus


def value_of(state: State, number: CardNumber) -> int:
    """Income and Extortion Cubes the rules give this enterprise now (F, R17).

    For ranches and plantations the printed start; land bought comes on top and is not counted.
    """
    return value_for(state, number, state.enterprises[number].owner)


def value_for(state: State, number: CardNumber, owner: Seat) -> int:
    """What an enterprise is worth, or would be now, to this owner.

    A Depression changes nothing of Díaz's (R74).
    """
    income = state.cards.enterprises[number].income
    if income.improvable is not None:
        return income.improvable
    if income.fixed is not None:
        return income.fixed
    depressed = state.depression and owner != DIAZ
    regime = state.cards.regimes[state.regime]
    if income.economy:
        return 0 if depressed else regime.economy
    if income.mines:
        return 0 if depressed else regime.mines + _mine_bonus(state, owner)
    assert income.count is not None
    return count_working(state, income.count, owner)


def count_working(state: State, expression: Count, owner: Seat) -> int:
    """Smelters and projects count enterprises of the named kind without Unrest only (R17)."""
    if expression.where is None:
        return count(state, expression, seat=owner)
    return sum(
        1
        for enterprise in state.enterprises.values()
        if not enterprise.unrest
        and (expression.of == "any" or enterprise.owner == owner)
        and fits_enterprise(state, expression.where, enterprise)
    )


def _mine_bonus(state: State, owner: Seat) -> int:
    return sum(bonus.amount for _, bonus in abilities_of_kind(state, owner, MineBonus))


def next_income(state: State, seat: Seat) -> int:
    """Gold that the seat's next income phase would give (D4, R12)."""
    gold = 0
    for enterprise in state.enterprises.values():
        if enterprise.unrest:
            continue
        gold += enterprise.connections.count(seat)
        if enterprise.owner == seat:
            gold += enterprise.income + (enterprise.prestige_cube is True)
        if enterprise.extorted and state.troops[enterprise.troop].owner == seat:
            gold += 1
    for partner in state.partners.values():
        if partner.owner == seat and partner.prestige_cube:
            gold += 1
    for troop in state.troops.values():
        if troop.owner == seat and troop.prestige_cube and not _in_unrest(state, troop):
            gold += 1
    player = state.players[seat]
    gold += sum(1 for cube in player.grudges.values() if cube)
    return gold + player.hacendado_income + (player.cause_cube is True)


def gun_store_gold(state: State, seat: Seat) -> int:
    """What an orange card played now brings this seat: once, however many stores (R21)."""
    return max((store.gold for _, store in abilities_of_kind(state, seat, GunStore)), default=0)
