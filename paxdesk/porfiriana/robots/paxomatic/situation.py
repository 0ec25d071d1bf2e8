"""Facts about a position for a Pax-o-matic (Part M, R82)."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

import attrs
from attrs import field

from paxdesk.lazy_attrs import define
from paxdesk.porfiriana.robots.robot import TieBreaker
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Faction, Prestige
from paxdesk.porfiriana.rules.effects import factions_of, strife_choices
from paxdesk.porfiriana.rules.facts import points_of_all, side_of, tripartites_of_all
from paxdesk.porfiriana.rules.state import EnterpriseInPlay, State
from paxdesk.porfiriana.rules.troops import TroopModifiers, orders_to

Rank: TypeAlias = tuple[int, ...]
Ranked: TypeAlias = list[tuple[Rank, Action]]
"""Possible actions with their ranks; smaller ranks come first."""

T = TypeVar("T")


@define
class Situation:
    """Position seen from one robot's seat, with cached facts."""

    state: State
    seat: Seat
    people: frozenset[Seat]
    legal: list[Action]
    ties: TieBreaker
    extra: tuple[Action, ...] = ()
    """Further legal actions: those of steps 3, 4, 7 and 8 by Extra Actions."""
    attack_uses: dict[CardNumber, Ranked] = field(factory=dict, init=False)

    def first(self, options: Iterable[T], rank: Callable[[T], Any]) -> T:
        """Return the option with the smallest rank; a roll breaks ties (R94)."""
        ranked = [(rank(option), option) for option in options]
        least = min(each for each, _ in ranked)
        return self.ties.pick(sorted((o for each, o in ranked if each == least), key=_ascending))

    @property
    def robots(self) -> tuple[Seat, ...]:
        """Seats of the other Pax-o-matics."""
        return tuple(
            seat
            for seat in self.state.players
            if seat not in self.people and seat not in (self.seat, DIAZ)
        )

    @property
    def gold(self) -> int:
        """Gold that the robot can spend on the current action (R82)."""
        return self.state.players[self.seat].gold

    @property
    def hand(self) -> list[CardNumber]:
        """Cards in the robot's hand in ascending order, the order for ties (R94)."""
        return sorted(self.state.players[self.seat].hand)

    @cached_property
    def orders(self) -> TroopModifiers:
        return orders_to(self.state, self.seat)

    @cached_property
    def _points(self) -> dict[Seat, dict[Prestige, int]]:
        return points_of_all(self.state)

    @cached_property
    def _tripartites(self) -> dict[Prestige, dict[Seat, int]]:
        return tripartites_of_all(self.state)

    def points(self, seat: Seat, prestige: Prestige) -> int:
        """Return the seat's active points of this kind (P10)."""
        return self._points[seat].get(prestige, 0)

    def leads(self, seat: Seat, prestige: Prestige) -> bool:
        """Return whether the seat has more points than its Tripartite (R82)."""
        return self.points(seat, prestige) > self._tripartites[prestige][seat]

    def person_leads(self, prestige: Prestige) -> bool:
        """Return whether any person has more points of this kind than their Tripartite (R82)."""
        return any(self.leads(seat, prestige) for seat in self.people)

    def robot_leads(self, prestige: Prestige) -> bool:
        """Return whether this robot has more points of this kind than its Tripartite."""
        return self.leads(self.seat, prestige)

    def beats_other_robot(self, prestige: Prestige) -> bool:
        """Return whether there are other robots, all with fewer points of this kind."""
        others = [self.points(seat, prestige) for seat in self.robots]
        return bool(others) and self.points(self.seat, prestige) > max(others)

    def most_prestige(self, seat: Seat) -> set[Prestige]:
        """Return the kinds of which the seat has the most points, if any."""
        best = max(self.points(seat, prestige) for prestige in PRESTIGES)
        if not best:
            return set()
        return {prestige for prestige in PRESTIGES if self.points(seat, prestige) == best}

    def own_enterprises(self) -> list[EnterpriseInPlay]:
        """Return the robot's enterprises in ascending order."""
        return self.enterprises_of((self.seat,))

    def enterprises_of(self, seats: Iterable[Seat]) -> list[EnterpriseInPlay]:
        """Return the enterprises of these seats in ascending order."""
        wanted = set(seats)
        enterprises = self.state.enterprises
        return [
            enterprises[number]
            for number in sorted(enterprises)
            if enterprises[number].owner in wanted
        ]

    def cubes_of(self, seat: Seat, enterprise: EnterpriseInPlay) -> int:
        """Return the number of cubes of the seat's colour on an enterprise."""
        cubes = enterprise.connections.count(seat)
        if enterprise.owner == seat:
            cubes += enterprise.income + (enterprise.prestige_cube is True)
        if enterprise.extorted and self.state.troops[enterprise.troop].owner == seat:
            cubes += 1
        return cubes

    def own_cubes(self, number: CardNumber) -> int:
        """Return the number of the robot's cubes on an enterprise (R88)."""
        enterprise = self.state.enterprises.get(number)
        return 0 if enterprise is None else self.cubes_of(self.seat, enterprise)

    def is_slave(self, number: CardNumber) -> bool:
        """Return whether the card is an enterprise with slaves (P7)."""
        card = self.state.cards.enterprises.get(number)
        return card is not None and card.slave

    def is_extorted(self, enterprise: EnterpriseInPlay) -> bool:
        """Return whether another player's troop is on the enterprise."""
        troop = self.state.troops.get(enterprise.troop)
        return troop is not None and troop.owner != enterprise.owner

    def can_be_extorted(self, enterprise: EnterpriseInPlay) -> bool:
        """Return whether the enterprise has an Income or Extortion Cube to replace (G4, R85)."""
        return bool(enterprise.income or enterprise.extorted)

    def strife_loss(self, seat: Seat, between: tuple[Faction, Faction]) -> int:
        """Return the number of cards the seat would discard with its smaller faction (R85)."""
        choices = strife_choices(self.state, seat, between)
        return min((self.cards_of_faction(seat, faction) for faction in choices), default=0)

    def cards_of_faction(self, seat: Seat, faction: Faction) -> int:
        """Return the number of the seat's partners and troops of a faction."""
        if faction not in factions_of(self.state, seat):
            return 0
        partners = sum(
            1
            for partner in self.state.partners.values()
            if partner.owner == seat and side_of(self.state, partner).faction == faction
        )
        troops = self.state.cards.troops
        return partners + sum(
            1
            for troop in self.state.troops.values()
            if troop.owner == seat and troops[troop.number].faction == faction
        )


def _ascending(option: Any) -> tuple[int, ...]:
    """Return the numbers in an action, in the order of its fields (R94)."""
    if not attrs.has(type(option)):
        return (option,) if isinstance(option, int) else ()
    numbers: list[int] = []
    for value in attrs.astuple(option, recurse=False):
        numbers += _ascending(value) if attrs.has(type(value)) or isinstance(value, int) else (0,)
    return tuple(numbers)
