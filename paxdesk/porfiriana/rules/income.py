"""Income: what enterprises are worth, what a seat earns (F, D4)."""

from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.bookkeeping import of_the_table
from paxdesk.porfiriana.rules.filters import count, fits_enterprise
from paxdesk.porfiriana.rules.readings import _in_unrest, abilities_of_kind
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Count, GunStore, MineBonus


def value_of(state: State, number: CardNumber) -> int:
    """Income and Extortion Cubes the rules give this enterprise now (F, R17).

    For ranches and plantations the printed start; land bought comes on top and is not counted.
    """
    return value_for(state, number, state.enterprises[number].owner)


@of_the_table
def value_for(state: State, number: CardNumber, owner: Seat) -> int:
    """What an enterprise is worth, or would be now, to this owner.

    A Depression changes nothing of Díaz's (R74), unless he suffers it (F16).
    """
    income = state.cards.enterprises[number].income
    if income.improvable is not None:
        return income.improvable
    if income.fixed is not None:
        return income.fixed
    suffers = owner != DIAZ or state.variant.diaz_suffers_depressions
    depressed = state.depression and suffers
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
    return incomes_of_all(state)[seat]


@of_the_table
def incomes_of_all(state: State) -> dict[Seat, int]:
    """Gold that everybody's next income phase would give, in one walk over the table."""
    found = {}
    for seat, player in state.players.items():
        found[seat] = player.hacendado_income + (player.cause_cube is True)
        if player.grudges:
            found[seat] += [*player.grudges.values()].count(True)
    for enterprise in state.enterprises.values():
        if enterprise.unrest:
            continue
        for builder in enterprise.connections:
            if builder is not None:
                found[builder] += 1
        found[enterprise.owner] += enterprise.income + (enterprise.prestige_cube is True)
        if enterprise.extorted:
            found[state.troops[enterprise.troop].owner] += 1
    for partner in state.partners.values():
        if partner.prestige_cube:
            found[partner.owner] += 1
    for troop in state.troops.values():
        if troop.prestige_cube and not _in_unrest(state, troop):
            found[troop.owner] += 1
    return found


def gun_store_gold(state: State, seat: Seat) -> int:
    """What an orange card played now brings this seat: once, however many stores (R21)."""
    return max((store.gold for _, store in abilities_of_kind(state, seat, GunStore)), default=0)
