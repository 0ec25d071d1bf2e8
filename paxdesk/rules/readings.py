"""Numbers read off a position: values, counts, prestige, income. Nothing here changes it."""

from typing import TypeVar

from paxdesk.rules.actions import ARMY, DIAZ, CardNumber, Seat
from paxdesk.rules.cards import Card, Cause, EnterpriseCard, PartnerCard, Side, TroopCard
from paxdesk.rules.state import EnterpriseInPlay, PartnerInPlay, Player, State, TroopInPlay
from paxdesk.rules.vocabulary import (
    CONNECTIONS,
    Ability,
    Connection,
    Count,
    Faction,
    Filter,
    GunStore,
    IgnoreJurisdiction,
    Kickbacks,
    MineBonus,
    Prestige,
    Where,
)

A = TypeVar("A")

# --- Regime and Depression -----------------------------------------------------------------------


def mine_value(state: State) -> int:
    """Cubes on a mine without patents (H, I1)."""
    return 0 if state.depression else state.cards.regimes[state.regime].mines


def economy(state: State) -> int:
    """Cubes on a bank, and gold for a sold card (gl. Economy)."""
    return 0 if state.depression else state.cards.regimes[state.regime].economy


def regime_prestige(state: State) -> Prestige:
    """The prestige that counts in a Topple now (K)."""
    return state.cards.regimes[state.regime].prestige


def kickback_prestige(state: State) -> Prestige | None:
    """The prestige whose points bear a Prestige Cube under this regime (F, H1)."""
    for ability in state.cards.regimes[state.regime].abilities:
        if isinstance(ability, Kickbacks):
            return ability.prestige
    return None


# --- Cards in play -------------------------------------------------------------------------------


def side_of(state: State, partner: PartnerInPlay) -> Side:
    """The face of a partner that is in use."""
    return state.cards.partners[partner.number].sides[partner.side]


def cause_of(state: State, player: Player) -> Cause | None:
    """What a flipped Hacendado has declared for."""
    if player.flipped is None:
        return None
    return state.cards.hacendados[player.hacendado].cause(player.flipped)


def connection_of(state: State, number: CardNumber) -> Connection:
    """The connection troops must use now: Unrest shuts upgrades down (E7, gl. Connection)."""
    enterprise = state.enterprises[number]
    card = state.cards.enterprises[number]
    level = CONNECTIONS.index(card.base)
    if not enterprise.unrest:
        for oval, seat in zip(card.ovals, enterprise.connections, strict=True):
            if seat is not None and oval.to != "extra":
                level = max(level, CONNECTIONS.index(oval.to))
    return CONNECTIONS[level]


def owner_of(state: State, number: CardNumber) -> Seat | None:
    """Who has this card in play, if anyone."""
    piece = state.enterprises.get(number) or state.partners.get(number) or state.troops.get(number)
    return piece.owner if piece else None


def troops_of(state: State, seat: Seat) -> list[TroopInPlay]:
    return [troop for troop in state.troops.values() if troop.owner == seat]


def abilities_of(state: State, seat: Seat) -> list[tuple[CardNumber, Ability]]:
    """Working abilities of a seat with the card that bears each.

    Partners, enterprises without Unrest (P10) and the loyalist Hacendado; troops' own
    abilities are read where they act.
    """
    found: list[tuple[CardNumber, Ability]] = []
    partners = state.cards.partners
    for partner in state.partners.values():
        if partner.owner == seat:
            for ability in partners[partner.number].sides[partner.side].abilities:
                found.append((partner.number, ability))
    enterprises = state.cards.enterprises
    for enterprise in state.enterprises.values():
        if enterprise.owner == seat and not enterprise.unrest:
            for ability in enterprises[enterprise.number].abilities:
                found.append((enterprise.number, ability))
    player = state.players[seat]
    if player.flipped is None and player.hacendado:
        for ability in state.cards.hacendados[player.hacendado].loyalist.abilities:
            found.append((player.hacendado, ability))
    return found


def abilities_of_kind(state: State, seat: Seat, kind: type[A]) -> list[tuple[CardNumber, A]]:
    return [
        (number, ability)
        for number, ability in abilities_of(state, seat)
        if isinstance(ability, kind)
    ]


def has_ability(state: State, seat: Seat, kind: type[Ability]) -> bool:
    return any(isinstance(ability, kind) for _, ability in abilities_of(state, seat))


def working_chain(state: State, seat: Seat) -> bool:
    """Whether the seat has a cube on a Chain Railroad without Unrest (gl. Chain Railroad)."""
    for enterprise in state.enterprises.values():
        if seat in enterprise.connections and not enterprise.unrest:
            ovals = state.cards.enterprises[enterprise.number].ovals
            for oval, builder in zip(ovals, enterprise.connections, strict=True):
                if oval.chain and builder == seat:
                    return True
    return False


def firepower(state: State, number: CardNumber, seat: Seat, general: bool) -> int:
    """Firepower of a troop of ``seat``; 3 under a general."""
    return 3 if general else state.cards.troops[number].firepower


# --- Filters and counts (vocabulary, sections 3 and 4) -------------------------------------------


def _fits_print(condition: Filter, card: Card, faction: Faction | None, prestige: object) -> bool:
    """The conditions that are about what is printed."""
    kind = "partner" if card.kind == "public" else card.kind
    if condition.kind and kind not in condition.kind:
        return False
    if condition.industry or condition.district or condition.slave is not None:
        if not isinstance(card, EnterpriseCard):
            return False
        if condition.industry and card.industry not in condition.industry:
            return False
        if condition.district and card.district not in condition.district:
            return False
        if condition.slave is not None and card.slave != condition.slave:
            return False
    if condition.faction and faction not in condition.faction:
        return False
    if condition.prestige and prestige not in condition.prestige:
        return False
    if condition.newspaper is None:
        return True
    return isinstance(card, PartnerCard) and card.newspaper == condition.newspaper


def fits_enterprise(state: State, where: Where, enterprise: EnterpriseInPlay) -> bool:
    """Whether an enterprise in play meets a filter."""
    card = state.cards.enterprises[enterprise.number]
    for condition in where:
        if not _fits_print(condition, card, None, card.prestige):
            continue
        if condition.unrest is not None and bool(enterprise.unrest) != condition.unrest:
            continue
        if condition.rail_connected is not None:
            by_rail = connection_of(state, enterprise.number) == "rail"
            if by_rail != condition.rail_connected:
                continue
        return True
    return not where


def fits_partner(state: State, where: Where, partner: PartnerInPlay) -> bool:
    """Whether a partner in play meets a filter, with the side in use."""
    card = state.cards.partners[partner.number]
    side = card.sides[partner.side]
    return not where or any(
        _fits_print(condition, card, side.faction, side.prestige)
        and condition.unrest is None
        and condition.rail_connected is None
        for condition in where
    )


def fits_troop(state: State, where: Where, troop: TroopInPlay) -> bool:
    card = state.cards.troops[troop.number]
    return not where or any(
        _fits_print(condition, card, card.faction, card.prestige)
        and condition.unrest is None
        and condition.rail_connected is None
        for condition in where
    )


def fits_card(where: Where, card: Card) -> bool:
    """Whether a card being bought or played meets a discount's or monopoly's filter."""
    if isinstance(card, PartnerCard):
        faction: Faction | None = card.sides[0].faction
        prestige = card.sides[0].prestige
    elif isinstance(card, TroopCard):
        faction, prestige = card.faction, card.prestige
    elif isinstance(card, EnterpriseCard):
        faction, prestige = None, card.prestige
    else:
        faction, prestige = None, None
    return not where or any(_fits_print(condition, card, faction, prestige) for condition in where)


def matching_cards(state: State, where: Where, owner: Seat | None) -> list[CardNumber]:
    """Cards in play that match, of one owner or (None) of all, in ascending order."""
    found = [
        enterprise.number
        for enterprise in state.enterprises.values()
        if owner in (None, enterprise.owner) and fits_enterprise(state, where, enterprise)
    ]
    found += [
        partner.number
        for partner in state.partners.values()
        if owner in (None, partner.owner) and fits_partner(state, where, partner)
    ]
    found += [
        troop.number
        for troop in state.troops.values()
        if owner in (None, troop.owner) and fits_troop(state, where, troop)
    ]
    return sorted(found)


def count(
    state: State,
    expression: Count,
    seat: Seat | None = None,
    attacker: Seat | None = None,
    victim: Seat | None = None,
) -> int:
    """The value of a count expression; ``seat`` is ``self`` there."""
    owner = {"any": None, "self": seat, "attacker": attacker, "victim": victim}[expression.of]
    if expression.points is not None:
        seats = state.players if owner is None else (owner,)
        return sum(points(state, each, expression.points) for each in seats)
    return len(matching_cards(state, expression.where or (), owner))


# --- Income --------------------------------------------------------------------------------------


def value_of(state: State, number: CardNumber) -> int:
    """Income and Extortion Cubes the rules give this enterprise now (F, R17).

    For ranches and plantations the printed start; land bought comes on top and is not counted.
    A Depression changes nothing of Díaz's (R74).
    """
    income = state.cards.enterprises[number].income
    if income.improvable is not None:
        return income.improvable
    if income.fixed is not None:
        return income.fixed
    owner = state.enterprises[number].owner
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


def _in_unrest(state: State, troop: TroopInPlay) -> bool:
    return troop.at > ARMY and state.enterprises[troop.at].unrest > 0


def gun_store_gold(state: State, seat: Seat) -> int:
    """What an orange card played now brings this seat: once, however many stores (R21)."""
    return max((store.gold for _, store in abilities_of_kind(state, seat, GunStore)), default=0)


def ignored_jurisdictions(state: State, seat: Seat) -> list[IgnoreJurisdiction]:
    """What lifts jurisdiction for this seat's troops: the regime and own cards (R27)."""
    lifted = [
        ability
        for ability in state.cards.regimes[state.regime].abilities
        if isinstance(ability, IgnoreJurisdiction)
    ]
    lifted += [ability for _, ability in abilities_of_kind(state, seat, IgnoreJurisdiction)]
    return lifted


def diaz_rank(state: State, number: CardNumber) -> tuple[int, bool, int]:
    """What Díaz prefers (L, ties): most cubes of every colour, no Unrest, the highest number."""
    enterprise = state.enterprises.get(number)
    if enterprise is None:
        return 0, True, number
    return enterprise.cubes, not enterprise.unrest, number


# --- Prestige ------------------------------------------------------------------------------------


def grudge_prestige(state: State, number: CardNumber) -> Prestige:
    """What a card in a grudge pile is worth: its award, or Revolution for freed slaves."""
    attack = state.cards.attacks.get(number)
    if attack is None:
        return "revolution"
    assert attack.award is not None
    return attack.award.prestige


def points(state: State, seat: Seat, prestige: Prestige) -> int:
    """Active prestige points of one kind (gl. Prestige Points, R35)."""
    cards = state.cards
    total = 0
    for enterprise in state.enterprises.values():
        if (
            enterprise.owner == seat
            and not enterprise.unrest
            and cards.enterprises[enterprise.number].prestige == prestige
        ):
            total += 1
    for partner in state.partners.values():
        if partner.owner == seat and side_of(state, partner).prestige == prestige:
            total += 1
    for troop in state.troops.values():
        if (
            troop.owner == seat
            and cards.troops[troop.number].prestige == prestige
            and not _in_unrest(state, troop)
        ):
            total += 1
    player = state.players[seat]
    for number in player.grudges:
        if grudge_prestige(state, number) == prestige:
            total += 1
    return total + (player.flipped == prestige)


def topples_resolved(state: State) -> int:
    """Topples seen less those still in the market (R62)."""
    topples = state.cards.topples
    return max(state.topples_seen - sum(1 for number in state.market if number in topples), 0)


def diaz_points(state: State, resolved: int | None = None) -> int:
    """Díaz's own part of every Tripartite, before heels and discarded cards (K3).

    ``resolved`` are the Topples resolved before the one in question; by default those so far.
    """
    if state.options.diaz_senility and state.solo != "diaz":
        done = topples_resolved(state) if resolved is None else resolved
        return (3, 2, 2, 1)[min(done, 3)]
    return 2


SOLO_DEFENCE: dict[Prestige, int] = {"loyalty": 4, "outrage": 6, "command": 4, "revolution": 4}
"""Díaz's base prestige against one person (L, R81)."""


def solo_defence(state: State, prestige: Prestige) -> int:
    """What the person must exceed: Díaz's base and active points (L, R81).

    Under the rules of 2012 only his partners add to the base.
    """
    if state.options.rules_2012:
        own = sum(
            1
            for partner in state.partners.values()
            if partner.owner == DIAZ and side_of(state, partner).prestige == prestige
        )
    else:
        own = points(state, DIAZ, prestige)
    return SOLO_DEFENCE[prestige] + own


def tripartite(state: State, seat: Seat, prestige: Prestige, change: int = 0) -> int:
    """Points the seat must exceed to topple Díaz (K3, R42).

    ``change`` is what heel and discarded cards do to Díaz's part, which is never below 0.
    """
    if state.solo == "diaz":
        return max(solo_defence(state, prestige) + change, 0)
    return _tripartite(state, seat, prestige, diaz_points(state) + change)


def tripartite_in_showdown(
    state: State, seat: Seat, prestige: Prestige, diaz: int, change: int
) -> int:
    """The same while a Topple is resolved: ``diaz`` are his points in this Topple."""
    if state.solo == "diaz":
        return max(solo_defence(state, prestige) + change, 0)
    return _tripartite(state, seat, prestige, diaz + change)


def _tripartite(state: State, seat: Seat, prestige: Prestige, diaz: int) -> int:
    others = sorted(points(state, other, prestige) for other in state.players if other != seat)
    if len(others) == 1:
        return max(diaz, 0) + 1 + others[0]
    strongest = others[-2:] if state.options.iron_hand else others[:2]
    return max(diaz, 0) + sum(strongest)
