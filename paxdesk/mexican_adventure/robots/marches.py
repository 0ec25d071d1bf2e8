"""Orders and marches (5.1, 5.3): forces, destinations and garrisons left behind."""

from collections import Counter
from collections.abc import Iterable
from math import exp

from attrs import field

from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots.assessment import (
    FP_WORTH,
    RAISED_AGAIN,
    STEEP,
    Assessment,
    french_in,
    vomito_cost,
)
from paxdesk.mexican_adventure.robots.departure import (
    last_call,
    ships_wait,
    stays,
    stronghold,
    unguarded,
    wanted_in_port,
)
from paxdesk.mexican_adventure.robots.forces_seen import Mass, combined_mass, mass_of, strength
from paxdesk.mexican_adventure.robots.supply_outlook import SupplyOutlook
from paxdesk.mexican_adventure.rules.actions import Initiative, Move, Order, Stop
from paxdesk.mexican_adventure.rules.agenda import Moving
from paxdesk.mexican_adventure.rules.effects import evacuation_effect
from paxdesk.mexican_adventure.rules.engine import refusal
from paxdesk.mexican_adventure.rules.forces import (
    Fp,
    Fps,
    Groups,
    Pieces,
    cost_of,
    groups_from_fps,
    is_french,
    split_fps,
)
from paxdesk.mexican_adventure.rules.navies import BY_SEA
from paxdesk.mexican_adventure.rules.orders import highest_die, move_options
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import QUALITIES, ZoneId

GARRISONS = (1, 2, 4)
"""Numbers of FP that may stay behind when an army marches."""
GARRISON_FROM = 3
"""Minimum size of a force that leaves a garrison on its way."""
WORTH_A_GARRISON = 0.4
TOO_MANY = 0.15
SURE_BY = 4
OCCUPYING = 2
BLAMED = 0.5
"""Chance that a fight not won by French FP moves the French Retreat marker (M80)."""
PRESSED = 0.6
"""Chance that a Republican victory over French FP moves the French Retreat marker."""
HIDING, ANOTHER_PLACE = 10.0, 0.1
"""Worth of a zone that no enemy can reach, and extra share per zone entered."""
LAST_RP, LAST_CHANCE = 3.0, 100.0
"""Worth of an RP in the last turn (7.2), and of full control (7.1)."""
AS_EVER = 0.5
"""Factor for an Imperial march's ordinary worth in the last turn."""
HELD, MOST_LOST = 0.5, 0.9
"""Factor for the chance of repelling the enemy, and the maximum chance of being driven away."""
RICH = 15
"""RP above which the price of a Regular Order weighs less."""
WORN_DOWN = 3.0
"""Factor for enemy losses if ``Assessment.attacks_at_any_cost``."""
CIRCLING = 1.5
"""Factor for the cost of emptying a zone if ``Assessment.covering`` (6.2.3)."""
FARTHER = 2.5
"""Cost per French FP of each zone farther from the port."""
CAPTURE = 5.0
"""Worth of driving away the guards of a head of state (5.8.5)."""
EMBARKATION = 4.0
"""Worth of the way to the port, for each French FP (M49)."""
NO_HOLDING = 6.0
"""Cost of French FP in the stronghold, where they rule out Hold and Withdraw (M51)."""
LEFT_BEHIND = 2.0
"""Cost of each French FP left to be fetched later."""
STAND, TOWARDS_IT = 15.0, 0.7
"""Values, per staying FP, of the stronghold and of each zone nearer to it."""


VOYAGE = 0.5
"""Minimum worth of a voyage."""


@frozen
class March:
    """Possible move of a force; ``why`` is the key of its reason, ``to`` its last zone."""

    action: Move
    score: float
    why: str
    to: ZoneId


@define
class Marching:
    """Evaluator of the marches in one position."""

    seen: Assessment
    _provisions: SupplyOutlook | None = field(init=False)
    _hq_risk: float | None = None
    """Chance that the HQ falls if nothing moves; None until it is computed."""
    _last: float | None = None
    """Final count if nothing moves; None until it is computed."""
    _now: dict[ZoneId, float] = field(factory=dict)
    """Expected change of the final count by fights if nothing moves, by zone."""
    _embarking: bool = field(init=False)
    _stronghold: ZoneId | None = field(init=False)
    _ways: dict[ZoneId, list[tuple[ZoneId, ...]]] = field(factory=dict)
    _best: dict[tuple[ZoneId, Groups], March | None] = field(factory=dict)
    _pulls: dict[tuple[ZoneId, Mass], float] = field(factory=dict)
    _voyages: dict[ZoneId, float] = field(factory=dict)
    """Best value of a voyage by the ships of each port."""
    _ships: Counter[ZoneId] = field(init=False)
    """Number of ships in each zone that may sail this turn."""

    def __attrs_post_init__(self) -> None:
        seen = self.seen
        sailing = seen.level.sails and seen.side == "imperial" and not seen.french_must_leave()
        navies = seen.state.navies if sailing else ()
        self._ships = Counter(navy.where for navy in navies if not navy.moved)
        self._embarking = self.seen.french_must_leave() and ships_wait(self.seen.state)
        self._stronghold = stronghold(self.seen)
        self._provisions = SupplyOutlook(self.seen) if self.seen.side == "imperial" else None

    def best(self, zone: ZoneId, pieces: Pieces) -> March | None:
        """Return the best march of a force, cached; None if it should stay."""
        key = (zone, pieces.groups)
        if key not in self._best:
            self._best[key] = self._best_way(zone, pieces)
        return self._best[key]

    def _best_way(self, zone: ZoneId, pieces: Pieces) -> March | None:
        moving = self._fps(zone, pieces)
        found: tuple[float, str, tuple[ZoneId, ...]] | None = None
        kept_from_ships = self._kept_from_ships(zone, moving)
        for way in self._ways_from(zone):
            score, why = self._score(zone, moving, way)
            score -= kept_from_ships
            if score > 0 and (found is None or score > found[0]):
                found = score, why, way
        if found is None:
            return None
        score, why, way = found
        return March(Move(self._stops(zone, pieces, way)), score, why, way[-1])

    def by_sea(self, zone: ZoneId, cargo: Fps, to: ZoneId) -> float:
        """Return the value of shipping ``cargo`` to another port, beyond VOYAGE (5.4.2)."""
        return self._score(zone, cargo, (to,))[0] - VOYAGE

    def cargo(self, zone: ZoneId) -> list[Fp]:
        """Return the FP that ships may take from the zone, best quality first."""
        found = [fp for fp in self.seen.own_fps(zone) if fp.nation in BY_SEA and not fp.moved]
        return sorted(found, key=lambda fp: fp.quality)

    def ships(self, zone: ZoneId) -> int:
        return self._ships[zone]

    def _kept_from_ships(self, zone: ZoneId, moving: Fps) -> float:
        """Return the value of voyages that the march prevents (5.4.2)."""
        ships, cargo = self._ships[zone], self.cargo(zone)
        if not ships or not cargo:
            return 0.0
        if zone not in self._voyages:
            ports = self.seen.board.where(lambda each: each.port is not None)
            going = tuple(cargo[:ships])
            self._voyages[zone] = max(self.by_sea(zone, going, to) for to in ports if to != zone)
        sailing = len(cargo) - sum(fp.nation in BY_SEA for fp in moving)
        return max(0.0, self._voyages[zone]) * max(0, ships - sailing) / ships

    def best_order(
        self, legal: Iterable[Order | Initiative]
    ) -> tuple[Order | Initiative, March] | None:
        """Return the best order and its march, scored after the price; None if none pays."""
        found: list[tuple[Order | Initiative, March]] = []
        forces = dict.fromkeys(each for action in legal for each in self._forces(action))
        for order in forces:
            march = self.best(order.zone, order.pieces)
            if march is None:
                continue
            score = march.score * self._chance(order) - self._price(order)
            if score > 0:
                found.append((order, March(march.action, score, march.why, march.to)))
        return max(found, key=lambda each: each[1].score, default=None)

    def _forces(self, action: Order | Initiative) -> list[Order | Initiative]:
        found = [action]
        inside = sorted(self._fps(action.zone, action.pieces), key=_last_to_stay)
        for staying in GARRISONS:
            if len(inside) < staying + GARRISON_FROM - 1:
                break
            pieces = Pieces(action.pieces.leaders, groups_from_fps(inside[:-staying]))
            smaller = type(action)(pieces, action.zone)
            if refusal(self.seen.view, smaller) is None:
                found.append(smaller)
        return found

    def _chance(self, order: Order | Initiative) -> float:
        state = self.seen.state
        if isinstance(order, Initiative):
            commander = state.commander(order.pieces.leaders)
            assert commander is not None
            return min(10, state.initiative(commander) + 1) / 10
        if self.seen.side == "republican":
            return 1.0
        return min(10, max(0, highest_die(state, order.zone) + 1)) / 10

    def _price(self, order: Order | Initiative) -> float:
        if self.seen.finishing and (self.seen.side == "republican" or isinstance(order, Order)):
            return 0.0
        if isinstance(order, Order):
            price = 0.6 * cost_of(order.pieces.count)
            if not self.seen.musters:
                return price
            return price * min(1.0, RICH / max(1, self.seen.state.rp[self.seen.side]))
        if self.seen.side == "republican":
            return 0.1
        return 0.1 + self.seen.atrocity(order.zone, order.pieces.leaders, order.pieces.count)

    def _fps(self, zone: ZoneId, pieces: Pieces) -> Fps:
        picked = split_fps(self.seen.own_fps(zone), pieces.groups)
        assert picked is not None
        return picked[0]

    def _ways_from(self, zone: ZoneId) -> list[tuple[ZoneId, ...]]:
        """Return the best legal path to each zone in reach. Cached."""
        if zone not in self._ways:
            moving = Moving(self.seen.side, zone, Pieces())
            shortest: dict[ZoneId, tuple[ZoneId, ...]] = {}
            for action in move_options(self.seen.view, moving):
                if isinstance(action, Move):
                    way = tuple(stop.zone for stop in action.path)
                    before = shortest.get(way[-1])
                    if before is None or self._takes(way) > self._takes(before):
                        shortest[way[-1]] = way
            self._ways[zone] = list(shortest.values())
        return self._ways[zone]

    def _takes(self, way: tuple[ZoneId, ...]) -> tuple[float, int]:
        """Return a sort key, larger for more needed garrisons, then for shorter paths."""
        return sum(self._wants_garrison(zone) for zone in way[:-1]), -len(way)

    def _wants_garrison(self, zone: ZoneId) -> bool:
        seen = self.seen
        return not seen.own_fps(zone) and seen.worths[zone] >= WORTH_A_GARRISON

    # --- Values of marches ---

    def _score(self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]) -> tuple[float, str]:
        seen = self.seen
        if not seen.finishing:
            return self._with_turns_left(zone, moving, way)
        score, why = self._at_last(zone, moving, way)
        if seen.side == "imperial" and seen.state.card.victory.by == "most_resources":
            score += AS_EVER * self._with_turns_left(zone, moving, way)[0]
        return score, why

    def _with_turns_left(
        self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]
    ) -> tuple[float, str]:
        seen, to = self.seen, way[-1]
        if seen.scattering and not french_in(moving):
            return self._into_hiding(zone, moving, way), "open"
        if self._embarking and french_in(moving):
            return self._towards_the_ships(zone, moving, to)
        left = len(seen.own_fps(zone)) - len(moving)
        score = self._arrival(zone, to, moving) - self._departure(zone, left)
        if seen.french_must_leave():
            score -= self._away_from_the_ships(zone, moving, to)
            if to == self._stronghold and french_in(moving):
                score -= NO_HOLDING
        score += vomito_cost(seen.state, zone, moving) + self._towards_the_stand(zone, moving, to)
        dropped = self._dropped(moving, way)
        score += float_sum(seen.worths[each] * 0.7 for each in dropped)
        if self._provisions is not None:
            score -= self._provisions.worse_by(zone, moving, way, dropped)
            score -= self._more_exposed(zone, moving, to, dropped)
            score -= self._hq_in_danger(zone, moving, to, dropped)
        score += 0.8 * self._nearer(zone, moving, to)
        if to == self._stronghold and any(map(stays, moving)) and not seen.enemy_fps(to):
            why = "stand"
        elif seen.enemy_fps(to):
            why = "assault" if not seen.own_fps(to) else "relieve"
        elif not seen.own_fps(to):
            why = "occupy" if seen.board.zones[to].resources else "open"
        else:
            why = "gather"
        return score - 0.02 * len(way), why

    def _into_hiding(self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]) -> float:
        """Return the value of spreading to empty zones (7.4)."""
        seen, to = self.seen, way[-1]
        if seen.enemy_fps(to) or seen.own_fps(to):
            return 0.0
        found = (to, *self._dropped(moving, way))
        safe = float_sum(self._safe(each) + ANOTHER_PLACE for each in found)
        gone = self._safe(zone) * (len(moving) == len(seen.own_fps(zone)))
        return HIDING * (safe - gone) - 0.05 * len(moving)

    def _safe(self, zone: ZoneId) -> float:
        return 1.0 / (1 + len(self.seen.dangers.get(zone, ())))

    def _at_last(self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]) -> tuple[float, str]:
        """Return the worth of a march's gain in the final count, and the key of its reason."""
        seen, to = self.seen, way[-1]
        side = seen.side
        after = seen.state.copy()
        staying = _without(seen.own_fps(zone), moving)
        after.zones[zone].set_fps(side, staying)
        force = list(moving)
        for each in self._dropped(moving, way):
            after.add_fps(each, side, (force.pop(),))
        after.add_fps(to, side, force)
        why = "assault" if seen.enemy_fps(to) else "occupy"
        if self._last is None:
            self._last = seen.last_count(seen.state)
        if seen.state.card.victory.by == "control":
            return LAST_CHANCE * (seen.last_count(after) - self._last) - 0.02 * len(way), why
        there = seen.own_mass[to]
        ours = combined_mass(mass_of(tuple(force)), there)
        if seen.musters and not there[0]:
            # the first force counts on others; those that follow count the FP already there
            ours = combined_mass(ours, seen.joining(to, zone))
        for each in (zone, to):
            if each not in self._now:
                self._now[each] = self._expected(seen.state, each, seen.own_mass[each])
        whole = seen.last_count(after) - self._last - self._now[zone] - self._now[to]
        whole += self._expected(after, zone, mass_of(staying))
        whole += self._expected(after, to, ours)
        return LAST_RP * whole - 0.02 * len(way), why

    def _expected(self, state: State, zone: ZoneId, ours: Mass) -> float:
        """Return the expected change of the final count by fights in a zone."""
        seen = self.seen
        standing = state.zones[zone]
        won = lost = 0.0
        if ours[0] and standing.fps(seen.enemy):
            if standing.holds == seen.side:
                lost = self._falls(zone, ours, sum(seen.their_mass[zone][:2]))
                won = HELD * (1.0 - lost)
            else:
                won = seen.clash(zone, ours, seen.their_mass[zone])[2]
                lost = min(1.0 - won, seen.beaten(zone, ours))
        elif seen.side == "imperial" and not standing.fps(seen.enemy):
            # the Republican orders last
            lost = self._in_peril(zone, ours)
        chances = ((won, seen.side), (lost, seen.enemy))
        return float_sum(part * seen.left_alone(state, zone, who) for part, who in chances if part)

    def _in_peril(self, zone: ZoneId, ours: Mass) -> float:
        """Return the chance that enemies in reach drive ``ours`` away."""
        coming = self.seen.threat(zone)
        return self._falls(zone, ours, coming) if coming else 0.0

    def _falls(self, zone: ZoneId, ours: Mass, coming: int) -> float:
        """Return the chance that strength ``coming`` drives ``ours`` away."""
        walls = self.seen.walls(zone) if ours[0] else 0
        return MOST_LOST / (1 + exp((ours[0] + ours[1] + walls - coming) / STEEP))

    def _towards_the_ships(self, zone: ZoneId, moving: Fps, to: ZoneId) -> tuple[float, str]:
        seen = self.seen
        port = evacuation_effect(seen.state).where
        far, french = seen.distance(zone, port), french_in(moving)
        nearer = far - seen.distance(to, port)
        if nearer <= 0:
            return EMBARKATION * (nearer - 1) * french, "embark"
        wanted = wanted_in_port(seen.state)
        score = EMBARKATION * nearer / far * max(0, 2 * min(french, wanted) - french)
        left = french_in(seen.own_fps(zone)) - french
        score -= LEFT_BEHIND * left
        score += NO_HOLDING * ((zone == self._stronghold and not left) - (to == self._stronghold))
        if seen.enemy_fps(to):
            score -= FP_WORTH * len(seen.enemy_fps(to))
        if not last_call(seen.state):
            score -= self._departure(zone, len(seen.own_fps(zone)) - len(moving))
        return score, "embark"

    def _towards_the_stand(self, zone: ZoneId, moving: Fps, to: ZoneId) -> float:
        """Return the value of moving staying FP nearer to the stronghold."""
        if self._stronghold is None:
            return 0.0
        staying = sum(map(stays, moving))
        stand = self._stronghold
        nearer = self.seen.distance(zone, stand) - self.seen.distance(to, stand)
        return staying * (STAND * ((to == stand) - (zone == stand)) + TOWARDS_IT * nearer)

    def _more_exposed(
        self, zone: ZoneId, moving: Fps, to: ZoneId, dropped: Iterable[ZoneId]
    ) -> float:
        """Return the added cost of lost French fights (M80)."""
        seen = self.seen
        if not seen.patience:
            return 0.0
        own, there = seen.own_fps(zone), seen.own_fps(to)
        cost = seen.exposed(zone, _without(own, moving)) - seen.exposed(zone, own)
        if not seen.enemy_fps(to) or seen.level.foresees:
            cost += seen.exposed(to, (*moving, *there)) - seen.exposed(to, there)
        last = sorted(moving, key=_last_to_stay)[-1:]
        return cost + float_sum(seen.exposed(each, tuple(last)) for each in dropped)

    def _hq_in_danger(
        self, zone: ZoneId, moving: Fps, to: ZoneId, dropped: Iterable[ZoneId]
    ) -> float:
        """Return the cost of the HQ's added risk (5.3, 5.6)."""
        seen, home = self.seen, self.seen.state.hq_zone
        if not seen.level.guards_hq or home is None or seen.french_must_leave():
            return 0.0
        if self._hq_risk is None:
            self._hq_risk = seen.hq_falls(seen.own_mass[home], seen.threat(home))
        after = seen.own_fps(home)
        if zone == home:
            after = _without(after, moving)
        elif to == home:
            after = (*after, *moving)
        barred = frozenset({*dropped, to}) - {home}
        opened = {zone} if len(moving) == len(seen.own_fps(zone)) else set()
        coming = seen.coming(home, barred, frozenset(opened))
        return seen.level.guards_hq * (seen.hq_falls(mass_of(after), coming) - self._hq_risk)

    def _away_from_the_ships(self, zone: ZoneId, moving: Fps, to: ZoneId) -> float:
        """Return the cost of moving French FP away from the port."""
        port = evacuation_effect(self.seen.state).where
        french = french_in(moving)
        if zone == port:
            return EMBARKATION * french
        farther = self.seen.distance(to, port) - self.seen.distance(zone, port)
        return FARTHER * max(0, farther) * french

    def _arrival(self, zone: ZoneId, to: ZoneId, moving: Fps) -> float:
        seen = self.seen
        there, enemies = seen.own_fps(to), seen.enemy_fps(to)
        force = (*moving, *there)
        score = 0.0
        if enemies:
            score += self._fight(zone, to, seen.own_mass[to], mass_of(moving))
            if seen.side == "imperial" and french_in(moving) and not there:
                chance = seen.clash(to, mass_of(moving), seen.expected(to))[2]
                score -= BLAMED * seen.patience * (1 - chance)
        elif seen.state.zones[to].occupied(seen.enemy):
            score += seen.worths[to] + 0.5
        elif not there:
            score += seen.worths[to]
        short = seen.threat(to) - strength(force)
        if not enemies and short > 0:
            # a defeat there would cost some of these FP
            score -= min(len(moving), 0.4 * short) * FP_WORTH * 0.5
        if there and not enemies:
            danger = seen.threat(to) - strength(there)
            if danger > 0 and seen.guards_zones:
                safer = self._in_peril(to, mass_of(there)) - self._in_peril(to, mass_of(force))
                score += safer * seen.worths[to]
            elif danger > 0:
                score += min(1.0, 0.25 * danger) * seen.worths[to] * 0.5
        score -= TOO_MANY * self._too_many(to, moving)
        return score - vomito_cost(seen.state, to, moving)

    def _fight(self, zone: ZoneId, to: ZoneId, there: Mass, moving: Mass) -> float:
        seen = self.seen
        enemies = seen.expected(to)
        if seen.musters:
            moving = combined_mass(moving, seen.joining(to, zone))
        score = self._outcome(to, combined_mass(moving, there), enemies)
        if there[0]:
            return score - self._outcome(to, there, enemies)
        chance = seen.clash(to, moving, enemies)[2]
        return score - (2.0 if chance < 0.3 and not seen.attacks_at_any_cost else 0.0)

    def _outcome(self, to: ZoneId, force: Mass, enemies: Mass) -> float:
        seen = self.seen
        dealt, taken, chance = seen.clash(to, force, enemies)
        lost = taken * RAISED_AGAIN if seen.lavish else taken
        exchanged = WORN_DOWN * dealt if seen.attacks_at_any_cost else dealt - lost
        score = chance * (2 * seen.worths[to] + FP_WORTH) + 0.6 * FP_WORTH * exchanged
        if dealt >= enemies[2]:
            score += FP_WORTH * enemies[0] * 0.4
        if seen.level.presses and french_in(seen.enemy_fps(to)):
            score += PRESSED * seen.patience * chance
        return score + CAPTURE * chance * bool(seen.state.heads_in(to, seen.enemy))

    def _too_many(self, to: ZoneId, moving: Fps) -> float:
        """Return the number of superfluous FP (5.1)."""
        seen = self.seen
        count, bonus, _ = mass_of(moving)
        if seen.own_fps(to) or seen.sweeping:
            return 0.0
        enemies = seen.expected(to)
        if enemies[0]:
            need = 2 * (enemies[0] + enemies[1]) + seen.shelters[to] + SURE_BY
        else:
            need = max(OCCUPYING, seen.threat(to) + 1)
        return max(0.0, min(count - OCCUPYING, count + bonus - need))

    def _departure(self, zone: ZoneId, left: int) -> float:
        return self._given_up(zone, left) + unguarded(
            self.seen, zone, len(self.seen.own_fps(zone)) - left
        )

    def _given_up(self, zone: ZoneId, left: int) -> float:
        seen = self.seen
        if seen.enemy_fps(zone):
            # The force leaves a fight: the zone is lost if no FP stay.
            return seen.worths[zone] if not left else 0.5
        if not left:
            held_by_marker = seen.state.zones[zone].occupied(seen.side) and not seen.own_fps(zone)
            cost = seen.worths[zone] * (0.3 if held_by_marker else 1.0)
            if seen.covering:
                # a march from city to city gains nothing
                cost *= CIRCLING
            if seen.state.heads_in(zone, seen.side) and seen.threat(zone):
                cost += 3.0
            return cost
        if seen.attacks_at_any_cost:
            # losses behind the army are replaced next turn
            return 0.0
        if seen.guards_zones:
            own = seen.own_fps(zone)
            worse = self._in_peril(zone, mass_of(own[:left])) - self._in_peril(zone, mass_of(own))
            return worse * (seen.worths[zone] + FP_WORTH * left * 0.4)
        stays = seen.own_fps(zone)[:left]
        danger = seen.threat(zone) - strength(stays)
        before = seen.threat(zone) - strength(seen.own_fps(zone))
        if danger > 0 and danger > before:
            return min(1.0, 0.2 * danger) * (seen.worths[zone] + FP_WORTH * left * 0.4)
        return 0.0

    def _nearer(self, zone: ZoneId, moving: Fps, to: ZoneId) -> float:
        """Return the gain in ``Assessment.pull`` by a march."""
        there = self.seen.own_fps(to)
        before = self._pull(zone, moving)
        if self.seen.covering:
            # the FP already there stay as the garrison, so the force does not join them
            return self._pull(to, moving) - before
        if there:
            before = max(before, self._pull(to, there))
        return self._pull(to, (*moving, *there)) - before

    def _pull(self, zone: ZoneId, moving: Fps) -> float:
        force = mass_of(moving)
        key = (zone, force)
        if key not in self._pulls:
            self._pulls[key] = self.seen.pull(zone, force)
        return self._pulls[key]

    # --- Garrisons on the way ---

    def _dropped(self, moving: Fps, way: tuple[ZoneId, ...]) -> list[ZoneId]:
        """Return the zones on the way where one FP stays."""
        if self._embarking and french_in(moving):
            return []
        if self.seen.scattering and not french_in(moving):
            return [each for each in way[:-1] if not self.seen.own_fps(each)][: len(moving) - 1]
        spare = max(0, len(moving) - GARRISON_FROM + 1)
        return [zone for zone in way[:-1] if self._wants_garrison(zone)][:spare]

    def _stops(self, zone: ZoneId, pieces: Pieces, way: tuple[ZoneId, ...]) -> tuple[Stop, ...]:
        moving = sorted(self._fps(zone, pieces), key=_last_to_stay)
        dropped = self._dropped(tuple(moving), way)
        stops = []
        for each in way:
            left = Pieces((), groups_from_fps([moving.pop()])) if each in dropped else Pieces()
            stops.append(Stop(each, left))
        return tuple(stops)


def _without(fps: Fps, moving: Fps) -> Fps:
    staying = list(fps)
    for fp in moving:
        staying.remove(fp)
    return tuple(staying)


def _last_to_stay(fp: Fp) -> tuple[bool, int, str]:
    """Return a sort key; FP with the largest key are left behind first."""
    return not is_french(fp), QUALITIES.index(fp.quality), fp.nation
