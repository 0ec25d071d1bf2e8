"""One side's assessment of a position: worths, threats and odds.

Worths are in resource points (RP), strengths in combat potential without the die (5.7.1).
"""

from collections.abc import Iterable
from math import exp, prod

from attrs import field

from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import define
from paxdesk.mexican_adventure.robots.forces_seen import (
    EnemyThreat,
    Mass,
    believed,
    combined_mass,
    mass_of,
    reached_from,
    strength,
    ways_between,
    zones_with_leaders,
)
from paxdesk.mexican_adventure.robots.levels import STEADY, RobotLevel
from paxdesk.mexican_adventure.rules.combat import PC_FOR_A_LOSS
from paxdesk.mexican_adventure.rules.forces import Fp, Fps, is_french
from paxdesk.mexican_adventure.rules.orders import BY_ROAD, highest_die
from paxdesk.mexican_adventure.rules.pacification import value_in_hand
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import hq_distances
from paxdesk.mexican_adventure.rules.view import View
from paxdesk.mexican_adventure.rules.vocabulary import (
    MOST_WITHDRAWAL,
    LeaderId,
    Side,
    ZoneId,
    enemy_of,
)
from paxdesk.mexican_adventure.rules.zone_map import Board

FP_WORTH = 1.6
"""Worth of an FP, which costs 2 RP (4.2.3) but cannot always be bought."""
RESOURCE, CITY, FORTRESS, LINE, GOAL = 1.6, 0.6, 1.5, 0.5, 40.0
"""Worths of an RP of income, a city, a fortress, a road zone and a zone to control."""
SUFFERING = frozenset({"french", "austrian", "belgian"})
"""Nations affected by Vomito (M31)."""
DIE = 4.5
"""Average roll of a die from 0 to 9."""
COVER = 4
"""Potential added by Hold in a difficult zone against Assault (M71)."""
BESIEGED = 0.8
"""Factor for the chance of winning a siege, which takes one turn longer."""
STEEP = 5.0
"""Superiority in potential that wins about three fights out of four."""
HEADQUARTERS = 12.0
"""Worth of the HQ, needed for pay, supply and orders (5.6, M24)."""
THIN_GUARD = 0.6
"""Extra chance of losing an HQ with a weak guard, reduced by each step of the guard."""
CUT_OFF = 0.3
"""Extra worth of a zone for each other FP supplied only through it."""
UNLIKELY = -3
"""Maximum superiority at which an enemy force is not expected to attack."""
BLAMED_BY_EACH, MOST_BLAMED = 0.04, 0.4
"""Chance of a lost fight for each point of superiority above UNLIKELY, and maximum chance."""
FEW_FRENCH, WIPED_OUT = 3, 0.5
"""Number of FP below which a French force is small, and maximum extra risk per missing FP."""
OWN_HEAD = 8.0
"""Worth of the zone of the side's head of state (6.2.3)."""
LAST_OF_THEM = 14.0
"""Extra worth of a zone with Imperial FP to a side that hunts the last Imperial FP (7.4, 7.5)."""
PALTRY = 0.25
"""Factor for Republican worths except LAST_OF_THEM, late in a game decided by survival."""
OUTLASTING = 0.6
"""Factor for the worth of land to a side that only has to survive."""
ENDURING_FROM = 8
"""Turn from which the Imperial side spares its FP in the Campaign."""
LATE = 0.75
"""Share of the game from which the Republican side hunts the last Imperial FP."""
MASTER = 2.5
"""Ratio of Republican to Imperial FP from which the Republican side is dominant."""
FEW_LEFT = 5
"""Maximum number of enemy FP at which a dominant side also garrisons every city."""
SWEEPING, EVERY_CITY, LAST_CITY = 0.5, 6.0, 200.0
"""Factor for the basic worth of a zone to a dominant side, and extra worths while ``covering``.

Each city or fortress then gains EVERY_CITY and LAST_CITY / n, where n of them have no own FP.
"""
NEAR_AT_HAND, MUSTERED_FROM = 0.7, 4
"""Factor for forces near at hand, and their maximum distance in zones."""
NOTHING_ELSE = 2.0
"""Factor for the cost of French Retreat steps if the marker can decide (7.2, 7.3)."""
LAST_DEFEATS = 3
"""Number of French Retreat steps that the fights of one turn may cost."""
LAVISH, FALLEN_IN_A_TURN, RAISED_AGAIN = 100, 10, 0.3
"""RP from which a side is ``lavish``: LAVISH, or FALLEN_IN_A_TURN per turn left if less (7.2).

RAISED_AGAIN is the factor for a ``lavish`` side's own losses.
"""
JOINT = 0.5
"""Factor for the other forces within reach, which may join the strongest one."""
HIDING_TURNS = 5
"""Number of turns at the end of the game in which an Imperial side spreads to survive."""
STILL_TO_COME = 0.7
"""Chance that an enemy who can come in the last turn does so."""
NOT_YET = 0.05
"""Minimum chance that a side holds a zone alone in the end, even without FP there."""
LIKELY = 0.5
TOGETHER = 0.85
"""Factor for a chance that depends on several forces."""
STEP_TO_RETREAT = 1.0
"""Basic worth of a step of the French Retreat marker."""
SICK = 1.2
"""Worth of a European FP's step lost to Vomito (8.0, M31)."""


@define
class Assessment:
    """Assessment of a position for one side; ``state`` is the assumed position."""

    view: View
    side: Side
    level: RobotLevel = STEADY
    state: State = field(init=False)
    enemy: Side = field(init=False)
    worths: dict[ZoneId, float] = field(init=False)
    lines: dict[ZoneId, int] = field(init=False)
    fps_supplied_through: dict[ZoneId, int] = field(init=False)
    """Number of other Imperial FP supplied only through the zone."""
    patience: float = field(init=False)
    """Imperial cost of one step of the French Retreat marker."""
    own_mass: dict[ZoneId, Mass] = field(init=False)
    their_mass: dict[ZoneId, Mass] = field(init=False)
    held_fortresses: frozenset[ZoneId] = field(init=False)
    """Fortresses in which the enemy would be besieged (M77)."""
    sweeping: bool = field(init=False)
    """True if a dominant Republican side hunts the last of the enemy."""
    covering: bool = field(init=False)
    """True if few enemies are left and every city gets a garrison."""
    attacks_at_any_cost: bool = field(init=False)
    """True if a rich, dominant side attacks at any cost (4.2.3, 6.2.3)."""
    shelters: dict[ZoneId, int] = field(init=False)
    """Potential that a zone adds to enemies who hold out in it (5.7.1, M71)."""
    dangers: dict[ZoneId, list[EnemyThreat]] = field(init=False)
    _aims: list[ZoneId] = field(init=False)
    _near: dict[ZoneId, list[tuple[float, ZoneId]]] = field(factory=dict)
    _ready: dict[ZoneId, float] = field(factory=dict)
    _joining: dict[ZoneId, list[tuple[ZoneId, float]]] = field(factory=dict)
    _mustered: dict[ZoneId, list[tuple[ZoneId, float]]] = field(factory=dict)
    _reach: dict[ZoneId, set[ZoneId]] = field(factory=dict)
    _coming: dict[tuple[ZoneId, frozenset[ZoneId], frozenset[ZoneId]], int] = field(factory=dict)
    _city_wanted: float = field(init=False)
    """Extra worth of a city or fortress while ``covering``, else 0."""
    _led: dict[Side, frozenset[ZoneId]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.state = believed(self.view, self.side)
        self.enemy = enemy_of(self.side)
        self._led = zones_with_leaders(self.state)
        self.lines = hq_distances(self.state)
        self.fps_supplied_through = fps_supplied_through(self.state, self.lines)
        self.patience = retreat_step_cost(self.state)
        victory = self.state.card.victory
        decided = victory.by == "withdrawal_below_30" or victory.republican_above is not None
        if self.level.presses and decided:
            self.patience *= NOTHING_ELSE
        limit = victory.republican_above
        if self.finishing and limit is not None and limit - self.state.withdrawal > LAST_DEFEATS:
            self.patience = 0.0
        zones, board = self.state.zones, self.board
        self.own_mass = {zone: mass_of(self.own_fps(zone)) for zone in board.ids}
        self.their_mass = {zone: mass_of(self.enemy_fps(zone)) for zone in board.ids}
        self.held_fortresses = frozenset(
            zone
            for zone in board.ids
            if board.zones[zone].fortress and zones[zone].holds == self.enemy
        )
        self.shelters = {
            zone: COVER * board.zones[zone].difficult
            + (board.zones[zone].fortress if zone in self.held_fortresses else 0)
            for zone in board.ids
        }
        theirs = sum(mass[0] for mass in self.their_mass.values())
        ours = sum(mass[0] for mass in self.own_mass.values())
        wanted = self.level.sweeps and self.side == "republican" and not self._only_to_outlast
        self.sweeping = wanted and MASTER * theirs <= ours
        self.attacks_at_any_cost = self.sweeping and self.lavish and victory.by == "no_imperial_fp"
        # enemies who hold out in a fortress must be beaten first
        holding = self.attacks_at_any_cost and any(
            self.their_mass[each][0] for each in self.held_fortresses
        )
        self.covering = self.sweeping and theirs <= FEW_LEFT and not holding
        missing = sum(
            not self.own_fps(zone) for zone in board.where(lambda each: each.is_city_or_fortress)
        )
        self._city_wanted = self.covering * (EVERY_CITY + LAST_CITY / max(1, missing))
        self.dangers = self._dangers()
        self.worths = {zone: self._worth(zone) for zone in self.board.ids}
        self._aims = self.aims()
        if self.musters:
            self._ready = self._forces_ready()

    @property
    def board(self) -> Board:
        return self.state.material.board

    def own_fps(self, zone: ZoneId) -> Fps:
        return self.state.zones[zone].fps(self.side)

    def enemy_fps(self, zone: ZoneId) -> Fps:
        return self.state.zones[zone].fps(self.enemy)

    def distance(self, one: ZoneId, other: ZoneId) -> int:
        """Return the distance between two zones, in zones."""
        return ways_between(self.board)[one].get(other, len(self.board.ids))

    # --- Worths of zones --------------------------------------------------------------------------

    def _worth(self, zone: ZoneId) -> float:
        board = self.board.zones[zone]
        victory = self.state.card.victory
        worth = RESOURCE * board.resources + CITY * board.city + FORTRESS * (board.fortress > 0)
        if victory.by == "most_resources":
            worth += RESOURCE * board.resources
        if zone in victory.zones:
            worth += GOAL
        if self.side == "imperial" and len(self.board.linked[zone]) > 1:
            # supply and pay come by road (2.5)
            worth += LINE
        worth += CUT_OFF * self.fps_supplied_through.get(zone, 0)
        if self.state.hq_in(zone):
            worth += HEADQUARTERS
        if self.state.heads_in(zone, self.side):
            worth += OWN_HEAD
        if self.side == "imperial" and (self._only_to_outlast or self.enduring):
            # mere survival wins, so land is worth less
            worth *= OUTLASTING
        if self.sweeping:
            worth = SWEEPING * worth + (LAST_OF_THEM if self.enemy_fps(zone) else 0.0)
            return worth + self._city_wanted * board.is_city_or_fortress
        if self.side == "republican" and self._late:
            worth = PALTRY * worth + (LAST_OF_THEM if self.enemy_fps(zone) else 0.0)
        return worth

    @property
    def _only_to_outlast(self) -> bool:
        """True if the French leave and survival wins (7.4, 7.5)."""
        return self.state.called and self.state.card.victory.by == "no_imperial_fp"

    @property
    def enduring(self) -> bool:
        """True if the Imperial side spares FP to survive (6.2.3)."""
        awaited = self.state.card.victory.by == "no_imperial_fp" and not self.state.called
        spares = self.level.endures and self.state.turn >= ENDURING_FROM
        return self.side == "imperial" and awaited and spares

    @property
    def guards_zones(self) -> bool:
        """True for an Imperial side with foresight when resources decide (7.2)."""
        counted = self.state.card.victory.by == "most_resources"
        return self.side == "imperial" and self.level.foresees and counted

    @property
    def lavish(self) -> bool:
        """True if a Republican side has money to replace any losses of FP (4.2.3, M29)."""
        if self.side != "republican" or not self.level.presses:
            return False
        card, enough = self.state.card, LAVISH
        if card.victory.by == "most_resources":
            # Money and FP are useless after the last turn (7.2).
            enough = min(enough, FALLEN_IN_A_TURN * (card.last_turn - self.state.turn + 1))
        return self.view.rp[self.side] >= enough

    @property
    def raises_everywhere(self) -> bool:
        """True if the side should raise FP where it has none (6.2.3)."""
        return self.attacks_at_any_cost and self._late

    def away_from_them(self, zone: ZoneId) -> int:
        """Return the distance to the nearest enemy, in zones; 0 if there is none."""
        enemies = (each for each, mass in self.their_mass.items() if mass[0])
        return min((self.distance(zone, each) for each in enemies), default=0)

    @property
    def _late(self) -> bool:
        """True late in a game decided by survival (M102)."""
        card = self.state.card
        last = self.state.turn >= LATE * card.last_turn
        return card.victory.by == "no_imperial_fp" and last

    def aims(self) -> list[ZoneId]:
        """Return zones worth more than LINE that this side does not hold alone."""
        return [
            zone
            for zone in self.board.ids
            if self.worths[zone] > LINE and not (self.own_fps(zone) and not self.enemy_fps(zone))
        ]

    # --- Odds of fights ---------------------------------------------------------------------------

    def leads(self, zone: ZoneId, side: Side) -> bool:
        """Return whether a leader can lead the side's FP out of a zone (5.1)."""
        if side == self.enemy and zone in self.view.covered:
            return True
        return zone in self._led[side]

    def threat(self, zone: ZoneId, without: ZoneId | None = None) -> int:
        """Return the strength of enemies that threaten a zone, except those in ``without``."""
        here = self.their_mass[zone]
        most = whole = 0 if zone == without else here[0] + here[1]
        for danger in self.dangers.get(zone, ()):
            if danger.origin == without:
                continue
            whole += danger.strength
            most = max(most, danger.strength)
        return self._joined(most, whole)

    def _joined(self, most: int, whole: int) -> int:
        """Return ``most``; foresight adds a share of the rest."""
        foreseen = self.level.foresees and self.side == "imperial"
        return most + int(JOINT * max(0, whole - most)) if foreseen else most

    def coming(self, zone: ZoneId, barred: frozenset[ZoneId], opened: frozenset[ZoneId]) -> int:
        """Return the :meth:`threat` after own FP enter ``barred`` and leave ``opened`` zones."""
        key = zone, barred, opened
        if key not in self._coming:
            here = self.their_mass[zone]
            most = whole = here[0] + here[1]
            for origin in self.board.ids:
                count, bonus, _ = self.their_mass[origin]
                if not count or origin == zone or self.distance(origin, zone) > BY_ROAD:
                    continue
                if not self.leads(origin, self.enemy):
                    continue
                if zone in reached_from(self.state, self.enemy, origin, barred, opened):
                    whole += count
                    most = max(most, count + bonus)
            self._coming[key] = self._joined(most, whole)
        return self._coming[key]

    def exposed(self, zone: ZoneId, fps: Fps) -> float:
        """Return the expected cost of French defeats in a zone (M80)."""
        if not fps or not any(map(is_french, fps)):
            return 0.0
        stronger = self.threat(zone) - strength(fps)
        if stronger <= UNLIKELY:
            return 0.0
        blamed = min(MOST_BLAMED, BLAMED_BY_EACH * (stronger - UNLIKELY))
        if self.level.minds_paris:
            blamed += WIPED_OUT * max(0, FEW_FRENCH - len(fps)) * blamed / MOST_BLAMED
        return self.patience * blamed

    def expected(self, zone: ZoneId) -> Mass:
        """Return the mass of enemies in a zone; an enduring side adds those that can join them."""
        here = self.their_mass[zone]
        if not here[0] or not self.enduring:
            return here
        more = sum(self.their_mass[each.origin][0] for each in self.dangers.get(zone, ()))
        return here[0] + more, here[1], here[2] + more

    def walls(self, zone: ZoneId) -> int:
        """Return the potential that a zone adds to defenders who hold out (5.7.1, M71)."""
        card = self.board.zones[zone]
        return COVER * card.difficult + card.fortress

    def hq_falls(self, guards: Mass, attackers: int) -> float:
        """Return the chance that the guards lose the HQ's zone (5.6, 5.7.5)."""
        home = self.state.hq_zone
        if home is None or attackers <= 0:
            return 0.0
        weaker = attackers - guards[0] - guards[1] - self.walls(home)
        if not guards[0]:
            return 1.0
        # walls do not save a guard of few steps
        thin = max(0.0, THIN_GUARD - 0.15 * guards[2])
        return min(1.0, thin + 1 / (1 + exp(-weaker / STEEP)))

    def _dangers(self) -> dict[ZoneId, list[EnemyThreat]]:
        """Return the enemy forces that can reach each zone."""
        found: dict[ZoneId, list[EnemyThreat]] = {}
        for origin in self.board.ids:
            count, bonus, _ = self.their_mass[origin]
            if not count or not self.leads(origin, self.enemy):
                continue
            danger = EnemyThreat(count + bonus, origin)
            for zone in reached_from(self.state, self.enemy, origin):
                if zone != origin:
                    found.setdefault(zone, []).append(danger)
        return found

    def exchange(self, zone: ZoneId, attackers: Fps, defenders: Fps) -> tuple[float, float, float]:
        """Return the expected losses dealt and taken in an assault, and the chance of winning."""
        return self.clash(zone, mass_of(attackers), mass_of(defenders))

    def clash(self, zone: ZoneId, ours: Mass, theirs: Mass) -> tuple[float, float, float]:
        """Return the result of :meth:`exchange` for the masses of both sides."""
        if not theirs[0]:
            return 0.0, 0.0, 1.0
        shelter = self.shelters[zone]
        our_pc, their_pc = ours[0] + ours[1], theirs[0] + theirs[1] + shelter
        # Losses cannot exceed the loser's steps.
        dealt = min(-(-round(our_pc + DIE) // PC_FOR_A_LOSS), ours[0], theirs[2])
        taken = min(-(-round(their_pc + DIE) // PC_FOR_A_LOSS), theirs[0], ours[2])
        if dealt >= theirs[2]:
            return dealt, taken, 0.95 if taken < ours[2] else 0.6
        better = (our_pc - their_pc) + 3 * (dealt - taken)
        besieged = BESIEGED if zone in self.held_fortresses else 0.9
        return dealt, taken, 1 / (1 + exp(-better / STEEP)) * besieged

    # --- Use of a force ---

    def pull(self, zone: ZoneId, force: Mass) -> float:
        """Return the largest worth of an aim, weighted by nearness and chance of winning."""
        best = 0.0
        for near, aim in self._aims_from(zone):
            if near <= best:
                break
            whole, enemies = combined_mass(force, self.own_mass[aim]), self.expected(aim)
            _, _, chance = self.clash(aim, whole, enemies)
            if self.musters and enemies[0]:
                all_of_us = combined_mass(whole, self.mustered(aim, zone))
                chance = max(chance, TOGETHER * self.clash(aim, all_of_us, enemies)[2])
            best = max(best, near * max(chance, 0.15))
        return best

    # --- The last turn, after which zones are counted (7.1, 7.2) ---

    @property
    def finishing(self) -> bool:
        """True if possession of zones at the end of this turn is decisive."""
        card = self.state.card
        counted = card.victory.by in ("control", "most_resources")
        return self.level.finishes and counted and self.state.turn == card.last_turn

    @property
    def scattering(self) -> bool:
        """True if an Imperial side spreads over many zones to survive."""
        near = self.state.turn > self.state.card.last_turn - HIDING_TURNS
        return self.level.scatters and self.side == "imperial" and self._only_to_outlast and near

    def at_stake(self, zone: ZoneId) -> tuple[float, float]:
        """Return :meth:`left_alone` for this side and the enemy."""
        ours, theirs = (self.left_alone(self.state, zone, side) for side in (self.side, self.enemy))
        return ours, theirs

    def left_alone(self, state: State, zone: ZoneId, side: Side) -> float:
        """Return the change of :meth:`last_count` if ``side`` is alone in a zone."""
        after = state.copy()
        fps = state.zones[zone].fps(side) or (Fp("republican", "C"),)
        after.zones[zone].set_fps(enemy_of(side), ())
        after.zones[zone].set_fps(side, fps)
        return self.last_count(after) - self.last_count(state)

    def last_count(self, state: State) -> float:
        """Return the final count of this side, less the enemy's (M97, M98)."""
        if self.state.card.victory.by == "control":
            return self._control(state, self.side) - self._control(state, self.enemy)
        return value_in_hand(state, self.side) - value_in_hand(state, self.enemy)

    def _control(self, state: State, side: Side) -> float:
        """Return the chance of control, or the expected points."""
        chances = [
            max(NOT_YET, self._alone_in(state, zone, side)) for zone in state.card.victory.zones
        ]
        return float_sum(chances) if state.options.by_points else prod(chances)

    def _alone_in(self, state: State, zone: ZoneId, side: Side) -> float:
        """Return the chance of holding a zone alone."""
        place, walls = state.zones[zone], self.walls(zone)
        ours, theirs = (strength(place.fps(each)) for each in (side, enemy_of(side)))
        if not ours:
            return 0.0
        if theirs:
            inside = walls if place.holds == side else -walls
            return 1 / (1 + exp((theirs - ours - inside) / STEEP))
        if side == self.enemy or state.step == "ops.e":
            return 1.0
        coming = self.threat(zone)
        return 1.0 - STILL_TO_COME / (1 + exp((ours + walls - coming) / STEEP)) * (coming > 0)

    def beaten(self, zone: ZoneId, ours: Mass) -> float:
        """Return the chance that the enemy in a zone repels the force ``ours``."""
        theirs = self.their_mass[zone]
        better = theirs[0] + theirs[1] + self.shelters[zone] - ours[0] - ours[1]
        if ours[2] <= 1 and theirs[0] > 1:
            return 0.8
        return 0.9 / (1 + exp(-better / STEEP))

    @property
    def musters(self) -> bool:
        """True for a Republican side that counts forces that may join."""
        return self.level.musters and self.side == "republican"

    # --- Forces that can join (5.1) ---

    def joining(self, to: ZoneId, but: ZoneId) -> Mass:
        """Return the likely mass of forces that can join at ``to``, except those in ``but``."""
        if to not in self._joining:
            self._joining[to] = [
                (zone, chance)
                for zone, chance in self._ready.items()
                if zone != to and to in self._reached(zone)
            ]
        return self._likely(each for each in self._joining[to] if each[0] != but)

    def mustered(self, aim: ZoneId, but: ZoneId) -> Mass:
        """Return the likely mass of led forces near ``aim``, except those in ``but``."""
        if aim not in self._mustered:
            self._mustered[aim] = [
                (zone, NEAR_AT_HAND)
                for zone in self.board.ids
                if self.own_mass[zone][0] > 1
                and zone != aim
                and self.distance(zone, aim) <= MUSTERED_FROM
                and self.leads(zone, self.side)
            ]
        return self._likely(each for each in self._mustered[aim] if each[0] != but)

    def _likely(self, forces: Iterable[tuple[ZoneId, float]]) -> Mass:
        count = steps = 0.0
        bonus = 0
        for zone, chance in forces:
            mass = self.own_mass[zone]
            count += chance * mass[0]
            steps += chance * mass[2]
            if chance >= LIKELY:
                bonus = max(bonus, mass[1])
        return int(count), bonus, int(steps)

    def _reached(self, zone: ZoneId) -> set[ZoneId]:
        if zone not in self._reach:
            self._reach[zone] = reached_from(self.state, self.side, zone)
        return self._reach[zone]

    def _forces_ready(self) -> dict[ZoneId, float]:
        """Return the chance of an order, by zone."""
        state, found = self.state, dict[ZoneId, float]()
        regular = state.aid - state.now.orders if state.step == "ops.b" else 0
        for zone in self.board.ids:
            if not any(not (fp.used or fp.moved or fp.tried) for fp in self.own_fps(zone)):
                continue
            able = [
                (state.initiative(who) + 1) / 10
                for who in state.leaders_in(zone, self.side)
                if who != state.bound
                and not (state.people[who].used or state.people[who].moved)
                and not state.people[who].tried
            ]
            if not able:
                continue
            chance = max(able)
            if self.side == "imperial" and state.step == "ops.a" and zone in self.lines:
                chance = max(chance, min(10, max(0, highest_die(state, zone) + 1)) / 10)
            found[zone] = min(1.0, chance)
        strongest = sorted(found, key=lambda zone: (-sum(self.own_mass[zone][:2]), zone))
        return found | dict.fromkeys(strongest[: max(0, regular)], 1.0)

    def _aims_from(self, zone: ZoneId) -> list[tuple[float, ZoneId]]:
        """Return the aims, weighted by worth and nearness, best first."""
        if zone not in self._near:
            ways, far = ways_between(self.board)[zone], len(self.board.ids)
            self._near[zone] = sorted(
                ((self.worths[aim] / (1.5 + ways.get(aim, far)), aim) for aim in self._aims),
                reverse=True,
            )
        return self._near[zone]

    def atrocity(self, zone: ZoneId, leaders: Iterable[LeaderId], count: int) -> float:
        """Return the expected cost of an atrocity test with ``count`` FP (2.5, M26)."""
        commander = self.state.commander(leaders)
        initiative = 0 if commander is None else self.state.initiative(commander)
        failing = count - initiative - self.board.zones[zone].resources + 1
        return self.patience * min(10, max(0, failing)) / 10

    def french_must_leave(self) -> bool:
        """Return whether event 63 is in force for the Imperial side (M49)."""
        return self.side == "imperial" and self.state.saillard is not None

    def supplied_in(self, zone: ZoneId) -> bool:
        """Return whether a force in the zone has or would have supply (4.2.1)."""
        if self.side == "republican" or self.board.zones[zone].port:
            return True
        return zone in self.lines or any(near in self.lines for near in self.board.linked[zone])


def vomito_cost(state: State, zone: ZoneId, fps: Iterable[Fp]) -> float:
    """Return the worth of the steps that FP lose to Vomito (M31)."""
    if not state.zones[zone].vomito:
        return 0.0
    return SICK * sum(fp.quality != "C" and fp.nation in SUFFERING for fp in fps)


def retreat_step_cost(state: State) -> float:
    """Return the Imperial cost of a step of the French Retreat marker."""
    if state.called:
        return 0.0
    victory = state.card.victory
    limit = victory.republican_above or MOST_WITHDRAWAL
    room = limit - state.withdrawal
    if victory.by == "withdrawal_below_30":
        return STEP_TO_RETREAT + 30.0 / max(1, room)
    if victory.by == "control":
        return 0.5 * STEP_TO_RETREAT
    return STEP_TO_RETREAT + 6.0 / max(1, room)


def fps_supplied_through(state: State, lines: dict[ZoneId, int]) -> dict[ZoneId, int]:
    """Return, by zone with Imperial FP, the number of other FP supplied only through it."""
    board, start = state.material.board, state.hq_zone
    if start is None or not lines:
        return {}
    found: dict[ZoneId, int] = {}
    for zone in lines:
        if zone == start or not state.zones[zone].imperial:
            continue
        reached, waiting = {start, zone}, [start]
        while waiting:
            for near in board.linked[waiting.pop()]:
                if near in lines and near not in reached:
                    reached.add(near)
                    waiting.append(near)
        found[zone] = sum(len(state.zones[each].imperial) for each in lines if each not in reached)
    return found


def french_in(fps: Iterable[Fp]) -> int:
    return sum(map(is_french, fps))
