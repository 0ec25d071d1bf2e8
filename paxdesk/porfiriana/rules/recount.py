"""Updating of cubes, Sacks, revolts and homeless troops (P6, R51, R52)."""

from collections.abc import Mapping
from typing import TypeAlias

from paxdesk.lazy_attrs import define
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    PRIVATE_ARMY,
    Action,
    CardNumber,
    ChoosePlace,
    CubePlace,
    Disband,
    Retreat,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import CubeShortage, HomelessTroops, Recount
from paxdesk.porfiriana.rules.card_verbs import JailImmunity, Prestige
from paxdesk.porfiriana.rules.cards import Cause
from paxdesk.porfiriana.rules.fact_cache import is_counted, note_count
from paxdesk.porfiriana.rules.facts import (
    cause_of,
    grudge_prestige,
    has_ability,
    kickback_prestige,
    printed_points,
)
from paxdesk.porfiriana.rules.play_area import (
    declare,
    discard_troop,
    free_from_jail,
    lift_cause_cube,
    lift_grudge_cube,
    lift_prestige_cube,
    return_cube,
    revolt,
    sack,
    take_cube,
)
from paxdesk.porfiriana.rules.prices import Price, PricePart, pay_gold, value_of
from paxdesk.porfiriana.rules.state import HOMELESS, CardInPlay, EnterpriseInPlay, State

Values: TypeAlias = Mapping[CardNumber, int]
"""Current values of enterprises in play, in cubes, regardless of the cubes on them."""


def values_of_all(state: State) -> Values:
    return {number: value_of(state, number) for number in state.enterprises}


def _changed_values(state: State) -> Values:
    """Return the values changed since the last update."""
    fixed = state.cards.fixed_income
    changed = {}
    for number, enterprise in state.enterprises.items():
        value = fixed[number] if number in fixed else value_of(state, number)
        if value != enterprise.value:
            changed[number] = value
    return changed


def resolve_recount(state: State, step: Recount) -> bool:
    """Count until nothing changes, or queue a question to a player; always return True."""
    if is_counted(state):
        state.agenda.pop()
        return True
    while True:
        values = _changed_values(state)
        _remove_surplus(state, values)
        shortage = _lay_due_cubes(state, values, step.actor)
        if shortage is not None:
            state.agenda.append(shortage)
            return True
        freed_by_nobody = step.by_depression and not state.variant.liberator_in_depression
        if not _sacks_and_revolts(state, None if freed_by_nobody else step.actor):
            break
    _open_jails(state)
    homeless = [troop.owner for troop in state.troops.values() if troop.at == HOMELESS]
    if homeless:
        first = next(seat for seat in state.clockwise(step.actor) if seat in homeless)
        state.agenda.append(HomelessTroops(first))
        return True
    note_count(state)
    state.agenda.pop()
    return True


def _remove_surplus(state: State, values: Values) -> None:
    """Remove surplus cubes, the Extortion Cube last (R14)."""
    for number, value in values.items():
        enterprise = state.enterprises[number]
        surplus = enterprise.income + enterprise.extorted - value
        if surplus <= 0:
            continue
        from_income = min(surplus, enterprise.income)
        enterprise.income -= from_income
        return_cube(state.players[enterprise.owner], from_income)
        if surplus > from_income:
            enterprise.extorted = False
            return_cube(state.players[state.troops[enterprise.troop].owner])
        enterprise.value = value
        state.tell("income_falls", enterprise.owner, enterprise.number, surplus)
    _end_kickbacks(state, kickback_prestige(state))


def _end_kickbacks(state: State, kickback: Prestige | None) -> None:
    """Remove the Prestige Cubes that the regime no longer grants (H1)."""
    for cards in (state.enterprises, state.partners, state.troops):
        piece: CardInPlay
        for piece in cards.values():
            if piece.prestige_cube is not None and kickback not in printed_points(state, piece):
                lift_prestige_cube(state, piece)
    for player in state.players.values():
        for number, cube in player.grudges.items():
            if cube is not None and grudge_prestige(state, number) != kickback:
                lift_grudge_cube(player, number)
        if player.cause_cube is not None and player.flipped != kickback:
            lift_cause_cube(player)


@define
class CubesDue:
    """Cubes that one player has to lay, by place."""

    places: dict[CubePlace, int]

    @property
    def total(self) -> int:
        return sum(self.places.values())


def dues_by_seat(state: State, values: Values) -> dict[Seat, CubesDue]:
    """Return the cubes that each seat has yet to lay (P6 a, b)."""
    found: dict[Seat, CubesDue] = {}

    def owe(seat: Seat, place: CubePlace, cubes: int = 1) -> None:
        found.setdefault(seat, CubesDue({})).places[place] = cubes

    for number, value in values.items():
        enterprise = state.enterprises[number]
        if value != enterprise.value:
            missing = value - enterprise.income - enterprise.extorted
            if missing > 0:
                owe(enterprise.owner, CubePlace("income", number), missing)
    kickback = kickback_prestige(state)
    if kickback is None:
        return found
    showing = state.cards.showing[kickback]
    for cards in (state.enterprises, state.partners, state.troops):
        piece: CardInPlay
        for number, piece in cards.items():
            if (
                piece.prestige_cube is None
                and number in showing
                and kickback in printed_points(state, piece)
            ):
                owe(piece.owner, CubePlace("prestige", number))
    for player in state.players.values():
        for number, cube in player.grudges.items():
            if cube is None and grudge_prestige(state, number) == kickback:
                owe(player.seat, CubePlace("prestige", number))
        if player.cause_cube is None and player.flipped == kickback:
            owe(player.seat, CubePlace("prestige", player.hacendado))
    return found


def lay_cube(state: State, seat: Seat, place: CubePlace, cubes: int = 1) -> None:
    """Lay cubes from the reserve at an Income or Prestige place."""
    player = state.players[seat]
    take_cube(player, cubes)
    number = place.number
    if place.kind == "hacendado":
        player.hacendado_income += cubes
    elif place.kind == "income":
        state.enterprises[number].income += cubes
    else:
        set_prestige_cube(state, seat, number, True)
    state.tell("cube_laid", seat, number or None, cubes, word=place.kind)


def set_prestige_cube(state: State, seat: Seat, number: CardNumber, there: bool) -> None:
    """Record whether a card's Prestige Cube is laid or missing."""
    player = state.players[seat]
    if number in player.grudges:
        player.grudges[number] = there
    elif number == player.hacendado:
        player.cause_cube = there
    else:
        _bearer(state, number).prestige_cube = there


def in_play(state: State, number: CardNumber) -> bool:
    """Return whether an enterprise, partner or troop of this number is in play."""
    return number in state.enterprises or number in state.partners or number in state.troops


def _bearer(state: State, number: CardNumber) -> CardInPlay:
    return state.enterprises.get(number) or state.partners.get(number) or state.troops[number]


def _lay_due_cubes(state: State, values: Values, actor: Seat) -> CubeShortage | None:
    """Lay the due cubes; return the first shortage with a choice, or None."""
    found = dues_by_seat(state, values)
    shortage: CubeShortage | None = None
    for seat in state.clockwise(actor) if found else ():
        dues = found.get(seat)
        if dues is None:
            continue
        reserve = state.players[seat].reserve
        if seat == DIAZ:
            reserve = 0 if state.options.diaz_bare else dues.total
        if reserve and dues.total > reserve and len(dues.places) > 1:
            shortage = shortage or CubeShortage(seat, tuple(sorted(dues.places, key=_place_order)))
            continue
        for place, cubes in dues.places.items():
            laid = min(cubes, reserve)
            reserve -= laid
            if laid:
                lay_cube(state, seat, place, laid)
            if place.kind == "income":
                state.enterprises[place.number].value = values[place.number]
            elif prestige_cube(state, seat, place.number) is None:
                # A cube that could not be laid now is no longer due automatically (R13).
                set_prestige_cube(state, seat, place.number, False)
    for number, value in values.items():
        enterprise = state.enterprises[number]
        if shortage is None or enterprise.owner not in found:
            enterprise.value = value
    return shortage


def _place_order(place: CubePlace) -> tuple[int, str]:
    return place.number, place.kind


def prestige_cube(state: State, seat: Seat, number: CardNumber) -> bool | None:
    """Return whether a card's Prestige Cube is laid; None if none is due."""
    player = state.players[seat]
    if number in player.grudges:
        return player.grudges[number]
    if number == player.hacendado:
        return player.cause_cube
    return _bearer(state, number).prestige_cube if in_play(state, number) else None


def _sacks_and_revolts(state: State, liberator: Seat | None) -> bool:
    """Resolve Sacks and Slave Revolts; return whether there were any (R51)."""
    troubled = [each.number for each in state.enterprises.values() if each.troop or each.unrest]
    any_left = False
    for number in sorted(troubled):
        enterprise = state.enterprises[number]
        troop = state.troops.get(enterprise.troop)
        if troop is not None and troop.owner != enterprise.owner and _is_bare(state, enterprise):
            sack(state, number)
            any_left = True
        elif enterprise.unrest and _boils_over(state, enterprise):
            revolt(state, number, liberator)
            any_left = True
    return any_left


def _boils_over(state: State, enterprise: EnterpriseInPlay) -> bool:
    """Return whether Unrest makes the slaves revolt (P7)."""
    slave = state.cards.enterprises[enterprise.number].slave
    return slave and enterprise.unrest > enterprise.cubes


def _is_bare(state: State, enterprise: EnterpriseInPlay) -> bool:
    """Return whether an enterprise has no Extortion Cube and, by the rules of 2012, no income."""
    if enterprise.extorted:
        return False
    return state.variant.extorter_needs_a_cube or not enterprise.income


def _open_jails(state: State) -> None:
    """Free the players who have become immune (gl. Jailed)."""
    for player in state.players.values():
        if player.jailed and has_ability(state, player.seat, JailImmunity):
            free_from_jail(state, player.seat)


def shortage_options(state: State, step: CubeShortage) -> list[Action]:
    """Return an action for each place with a due cube (R52)."""
    return [ChoosePlace(place) for place in step.places]


def answer_shortage(state: State, step: CubeShortage, action: Action) -> None:
    """Lay one cube at the chosen place (R52)."""
    assert isinstance(action, ChoosePlace)
    state.agenda.pop()
    lay_cube(state, step.seat, action.place)


def retreat_cause(state: State, number: CardNumber) -> Cause | None:
    """Return the cause under which a troop could retreat (R31), or None."""
    troop = state.troops[number]
    player = state.players[troop.owner]
    faction = state.cards.troops[number].faction
    if troop.owner == DIAZ:
        return None
    declared = cause_of(state, player)
    if declared is not None:
        return declared if declared.faction == faction else None
    if player.heir:
        return None
    causes = state.cards.hacendados[player.hacendado].orientations
    return next((cause for cause in causes if cause.faction == faction), None)


def retreat_price(state: State, number: CardNumber) -> Price | None:
    """Return the printed price of a troop's Retreat (R65); None if it cannot retreat."""
    cause = retreat_cause(state, number)
    if cause is None:
        return None
    way = cause.connection
    return Price((PricePart("retreat", state.cards.troops[number].cost.by(way), way=way),))


def retreat(state: State, number: CardNumber) -> None:
    """Move a troop to the Private Army; flip the Hacendado if needed (R65)."""
    troop = state.troops[number]
    player = state.players[troop.owner]
    cause, price = retreat_cause(state, number), retreat_price(state, number)
    assert cause is not None
    assert price is not None
    if player.flipped is None:
        declare(state, troop.owner, cause.prestige)
    pay_gold(state, troop.owner, price.gold)
    troop.at = PRIVATE_ARMY
    state.tell("retreats", troop.owner, number)


def _homeless_of(state: State, seat: Seat) -> list[CardNumber]:
    return sorted(
        troop.number
        for troop in state.troops.values()
        if troop.owner == seat and troop.at == HOMELESS
    )


def resolve_homeless(state: State, step: HomelessTroops) -> bool:
    """Discard the troops that cannot retreat (R65); return False if others remain."""
    gold = state.players[step.seat].gold
    for number in _homeless_of(state, step.seat):
        price = retreat_price(state, number)
        if price is None or price.gold > gold:
            discard_troop(state, number, "homeless")
    if _homeless_of(state, step.seat):
        return False
    state.agenda.pop()
    return True


def homeless_options(state: State, step: HomelessTroops) -> list[Action]:
    """Return a retreat and a disbanding for each homeless troop of the seat (R51)."""
    options: list[Action] = []
    for number in _homeless_of(state, step.seat):
        options += [Retreat(number), Disband(number)]
    return options


def answer_homeless(state: State, step: HomelessTroops, action: Action) -> None:
    """Retreat or discard one troop; the count then continues with the next (R51, R65)."""
    state.agenda.pop()
    if isinstance(action, Retreat):
        retreat(state, action.card)
    else:
        assert isinstance(action, Disband)
        discard_troop(state, action.card, "homeless")
