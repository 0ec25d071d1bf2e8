"""How everybody stands in a position: one walk over the table, counted by the rules."""

from typing import Final

from attrs import field

from paxdesk.porfiriana.robots.planner.figures import Figures, Kind
from paxdesk.porfiriana.rules.actions import ARMY, DIAZ, Seat
from paxdesk.porfiriana.rules.prestige import SOLO_DEFENCE, diaz_points
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.record_classes import define

GUARD: Final = 0.8
"""Gold that a troop on an own enterprise is worth."""
ARMED: Final = 0.6
"""The same of a troop of a Private Army, or one that extorts (its cube counts by itself)."""


@define
class Standing:
    """One seat: gold, income in gold a turn, prestige by kind, and the rest in gold.

    ``asleep`` is income that lies in Unrest, ``sleeping`` the points there. ``declares`` are the
    kinds its Hacendado could still declare for, ``frauds`` counts its cards that could help Díaz.
    """

    seat: Seat
    gold: int
    hand: int
    income: int = 0
    asleep: int = 0
    worth: float = 0.0
    points: list[int] = field(factory=lambda: [0, 0, 0, 0])
    sleeping: list[int] = field(factory=lambda: [0, 0, 0, 0])
    frauds: list[int] = field(factory=lambda: [0, 0, 0, 0])
    cards: int = 0
    """Cards in play, for each of which a Depression asks a gold a turn (I2)."""
    declares: tuple[Kind, ...] = ()
    jailed: bool = False
    bars: list[int] = field(factory=list)
    """The Tripartite by kind, which points must exceed."""
    missing: list[float] = field(factory=list)
    """Points missing to topple Díaz, by kind, half of those in Unrest and a cause counted in."""


def standings(state: State, figures: Figures) -> dict[Seat, Standing]:
    """Everybody's standing, Díaz's with him."""
    found = {
        seat: Standing(seat, player.gold, len(player.hand))
        for seat, player in state.players.items()
    }
    _enterprises(state, figures, found)
    for partner in state.partners.values():
        standing = found[partner.owner]
        side = figures.sides[partner.number][partner.side]
        standing.worth += side.worth
        standing.cards += 1
        if side.kind is not None:
            standing.points[side.kind] += 1
        for kind in side.frauds:
            standing.frauds[kind] += 1
        if partner.prestige_cube:
            standing.income += 1
    _troops(state, figures, found)
    _players(state, figures, found)
    _count_missing(state, found)
    return found


def _enterprises(state: State, figures: Figures, found: dict[Seat, Standing]) -> None:
    for number, enterprise in state.enterprises.items():
        owner = found[enterprise.owner]
        owner.cards += 1
        kind = figures.enterprise_kind[number]
        if enterprise.unrest:
            owner.asleep += enterprise.income + (enterprise.prestige_cube is True)
            if kind is not None:
                owner.sleeping[kind] += 1
            owner.worth -= 0.3 * (enterprise.unrest - 1)
        else:
            owner.income += enterprise.income + (enterprise.prestige_cube is True)
            owner.worth += figures.enterprise_worth[number]
            if kind is not None:
                owner.points[kind] += 1
        for seat in enterprise.connections:
            if seat is not None:
                if enterprise.unrest:
                    found[seat].asleep += 1
                else:
                    found[seat].income += 1
        if enterprise.extorted:
            extorter = found[state.troops[enterprise.troop].owner]
            if enterprise.unrest:
                extorter.asleep += 1
            else:
                extorter.income += 1


def _troops(state: State, figures: Figures, found: dict[Seat, Standing]) -> None:
    for number, troop in state.troops.items():
        standing = found[troop.owner]
        standing.cards += 1
        enterprise = state.enterprises.get(troop.at)
        unrest = enterprise is not None and enterprise.unrest > 0
        kind = figures.troop_kind[number]
        if kind is not None:
            (standing.sleeping if unrest else standing.points)[kind] += 1
        if troop.prestige_cube and not unrest:
            standing.income += 1
        if troop.at > ARMY and enterprise is not None and enterprise.owner == troop.owner:
            standing.worth += GUARD + 0.1 * enterprise.cubes
        else:
            standing.worth += ARMED


def _players(state: State, figures: Figures, found: dict[Seat, Standing]) -> None:
    for seat, player in state.players.items():
        standing = found[seat]
        standing.income += player.hacendado_income + (player.cause_cube is True)
        standing.jailed = player.jailed
        for number, cube in player.grudges.items():
            # Freed slaves count as Revolution (P7).
            standing.points[figures.grudge_kind.get(number, 3)] += 1
            standing.income += bool(cube)
        given = state.options.handicap(seat).prestige
        if given is not None:
            standing.points[PRESTIGES.index(given)] += 1
        if player.flipped is not None:
            standing.points[PRESTIGES.index(player.flipped)] += 1
        elif player.hacendado:
            standing.worth += figures.loyalist_worth[player.hacendado]
            if not player.heir:
                standing.declares = figures.causes[player.hacendado]


def _count_missing(state: State, found: dict[Seat, Standing]) -> None:
    """K3: own points less the Tripartite and one, for every seat and kind."""
    alone = state.solo == "diaz"
    base = max(diaz_points(state), 0)
    strongest = state.options.iron_hand
    for kind, prestige in enumerate(PRESTIGES):
        ranked = sorted([each.points[kind] for each in found.values()], reverse=strongest)
        for standing in found.values():
            own = standing.points[kind]
            if alone:
                diaz = found[DIAZ].points[kind] if DIAZ in found else 0
                bar = SOLO_DEFENCE[prestige] + diaz
            elif len(ranked) == 2:
                bar = base + 1 + ranked[0] + ranked[1] - own
            else:
                bar = base + _two_first(ranked, own)
            have = own + 0.5 * standing.sleeping[kind]
            have += kind in standing.declares
            standing.bars.append(bar)
            standing.missing.append(bar + 1 - have)


def _two_first(ranked: list[int], own: int) -> int:
    """The sum of the first two without one's own, of three or more in their order."""
    if own in ranked[:2]:
        return ranked[0] + ranked[1] + ranked[2] - own
    return ranked[0] + ranked[1]
