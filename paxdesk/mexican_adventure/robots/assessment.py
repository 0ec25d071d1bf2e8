"""What a side makes of a position it sees: what zones are worth, who threatens, who would win.

Worths are in resource points (RP) over the next turns; strengths in combat potential without
its die (5.7.1).
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
from paxdesk.mexican_adventure.robots.levels import MEDIUM, RobotLevel
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
"""An FP costs 2 RP (4.2.3), where and when one may have it."""
RESOURCE, CITY, FORTRESS, LINE, GOAL = 1.6, 0.6, 1.5, 0.5, 40.0
"""What an RP of a zone, a city, a fortress, a road zone and an aim of the scenario are worth."""
SUFFERING = frozenset({"french", "austrian", "belgian"})
"""Nations that Vomito sickens (M31)."""
DIE = 4.5
"""The mean of a die from 0 to 9."""
COVER = 4
"""What Hold in a difficult zone adds against Assault (M71)."""
BESIEGED = 0.8
"""What is left of a chance against a fortress: it takes a turn more."""
STEEP = 5.0
"""Potential by which one must be better to win three times out of four."""
HEADQUARTERS = 12.0
"""Without its HQ the Imperial side is neither paid, fed nor ordered (5.6, M24)."""
THIN_GUARD = 0.6
"""The chance to lose an HQ with nobody to speak of before it, less with each step of its guard."""
CUT_OFF = 0.3
"""What a road zone is worth for each FP that would lose its line of communication with it."""
UNLIKELY = -3
"""An enemy force that is weaker by more than that does not attack."""
BLAMED_BY_EACH, MOST_BLAMED = 0.04, 0.4
"""The chance of a lost fight for each point of potential above that, and at most."""
FEW_FRENCH, WIPED_OUT = 3, 0.5
"""A French force below so many is wiped out where others would only be beaten: the chance for
each FP that is missing."""
OWN_HEAD = 8.0
"""What the zone of one's head of state is worth: taken, he ends the game (6.2.3)."""
LAST_OF_THEM = 14.0
"""What the place of an Imperial FP is worth where none may be left (7.4, 7.5)."""
PALTRY = 0.25
"""What is left of the worth of money and cities then."""
OUTLASTING = 0.6
"""What is left of the worth of land to a side that only has to be there at the end."""
ENDURING_FROM = 8
"""The turn from which an Imperial side spares its FP in the Campaign. Between two of hard it won 47
of 67 games that did so from turn 1, 41 of 83 from turns 5 to 16, 7 of 20 where it never did."""
LATE = 0.75
"""From this part of a game on the Republican looks for the last of them."""
MASTER = 2.5
"""Times that the Republican has more FP who is master of the country."""
FEW_LEFT = 5
"""Enemy FP for which he does not need an army."""
SWEEPING, EVERY_CITY, LAST_CITY = 0.5, 6.0, 200.0
"""What is left of the worth of zones to him, and what a city is worth, and the last one."""
NEAR_AT_HAND, MUSTERED_FROM = 0.7, 4
"""The part that comes of forces no farther than so many zones, in a few turns."""
NOTHING_ELSE = 2.0
"""Times that a step of the marker is worth more where the scenario may be lost by it alone (7.2,
7.3)."""
LAST_DEFEATS = 3
"""Steps of the marker that the fights of one turn may cost."""
LAVISH, FALLEN_IN_A_TURN, RAISED_AGAIN = 100, 10, 0.3
"""RP with which FP are raised again as fast as they fall, at most and for each turn that is left,
and what is left of their worth then."""
JOINT = 0.5
"""The part of all other forces within reach that comes with the strongest."""
HIDING_TURNS = 5
"""The last turns in which many places are safer than one to those who only have to be there."""
STILL_TO_COME = 0.7
"""How often an enemy comes in the last turn who can."""
NOT_YET = 0.05
"""The chance to have a zone in the end in which nobody of a side stands."""
LIKELY = 0.5
TOGETHER = 0.85
"""What is left of a chance that needs several forces."""
STEP_TO_RETREAT = 1.0
"""What a step of the French Retreat marker is worth while Napoleon is patient."""
SICK = 1.2
"""What Vomito takes from a European FP a turn (8.0, M31)."""


@define
class Assessment:
    """One side's reading of a position. ``state`` is what it believes."""

    view: View
    side: Side
    level: RobotLevel = MEDIUM
    state: State = field(init=False)
    enemy: Side = field(init=False)
    worths: dict[ZoneId, float] = field(init=False)
    lines: dict[ZoneId, int] = field(init=False)
    fps_supplied_through: dict[ZoneId, int] = field(init=False)
    """Imperial FP that would be cut off from the HQ without a zone."""
    patience: float = field(init=False)
    """What a step of the French Retreat marker to the right costs the Imperial side."""
    own_mass: dict[ZoneId, Mass] = field(init=False)
    their_mass: dict[ZoneId, Mass] = field(init=False)
    held_fortresses: frozenset[ZoneId] = field(init=False)
    """Fortresses in which the enemy would be besieged (M77)."""
    sweeping: bool = field(init=False)
    """Whether a Republican who is master of the country looks for the last of the enemy."""
    covering: bool = field(init=False)
    """Whether so few of them are left that he puts a garrison in every city as well (6.2.3)."""
    attacks_at_any_cost: bool = field(init=False)
    """Whether a master of the country who is rich as well attacks whatever it costs him: he has new
    FP every turn, and the last of the enemy have not (4.2.3, 6.2.3)."""
    shelters: dict[ZoneId, int] = field(init=False)
    """What a zone adds to the potential of enemies in it who hold out (5.7.1, M71)."""
    dangers: dict[ZoneId, list[EnemyThreat]] = field(init=False)
    _aims: list[ZoneId] = field(init=False)
    _near: dict[ZoneId, list[tuple[float, ZoneId]]] = field(factory=dict)
    _ready: dict[ZoneId, float] = field(factory=dict)
    _joining: dict[ZoneId, list[tuple[ZoneId, float]]] = field(factory=dict)
    _mustered: dict[ZoneId, list[tuple[ZoneId, float]]] = field(factory=dict)
    _reach: dict[ZoneId, set[ZoneId]] = field(factory=dict)
    _coming: dict[tuple[ZoneId, frozenset[ZoneId], frozenset[ZoneId]], int] = field(factory=dict)
    _city_wanted: float = field(init=False)
    """What a city or fortress is worth that must be his."""
    _led: dict[Side, frozenset[ZoneId]] = field(init=False)
    """Zones in which a leader of a side stands."""

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
        # A city in which they hold out cannot be his before they are beaten.
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
        """Steps from neighbour to neighbour."""
        return ways_between(self.board)[one].get(other, len(self.board.ids))

    # --- What zones are worth ------------------------------------------------------------------

    def _worth(self, zone: ZoneId) -> float:
        board = self.board.zones[zone]
        victory = self.state.card.victory
        worth = RESOURCE * board.resources + CITY * board.city + FORTRESS * (board.fortress > 0)
        if victory.by == "most_resources":
            worth += RESOURCE * board.resources
        if zone in victory.zones:
            worth += GOAL
        if self.side == "imperial" and len(self.board.linked[zone]) > 1:
            # Supply and pay come by road (2.5).
            worth += LINE
        worth += CUT_OFF * self.fps_supplied_through.get(zone, 0)
        if self.state.hq_in(zone):
            worth += HEADQUARTERS
        if self.state.heads_in(zone, self.side):
            worth += OWN_HEAD
        if self.side == "imperial" and (self._only_to_outlast or self.enduring):
            # Whoever is left at the end wins: land is worth what it feeds.
            worth *= OUTLASTING
        if self.sweeping:
            worth = SWEEPING * worth + (LAST_OF_THEM if self.enemy_fps(zone) else 0.0)
            return worth + self._city_wanted * board.is_city_or_fortress
        if self.side == "republican" and self._late:
            worth = PALTRY * worth + (LAST_OF_THEM if self.enemy_fps(zone) else 0.0)
        return worth

    @property
    def _only_to_outlast(self) -> bool:
        """Whether the French are called, and whoever is there at the end wins (7.4, 7.5)."""
        return self.state.called and self.state.card.victory.by == "no_imperial_fp"

    @property
    def enduring(self) -> bool:
        """Whether the Imperial side wins if it is still there when the bowl is empty (6.2.3), and
        has had the time to take what feeds it until then."""
        awaited = self.state.card.victory.by == "no_imperial_fp" and not self.state.called
        spares = self.level.endures and self.state.turn >= ENDURING_FROM
        return self.side == "imperial" and awaited and spares

    @property
    def guards_zones(self) -> bool:
        """Whether an Imperial side that is counted by its zones weighs how likely each of them
        falls (7.2)."""
        counted = self.state.card.victory.by == "most_resources"
        return self.side == "imperial" and self.level.foresees and counted

    @property
    def lavish(self) -> bool:
        """Whether a Republican has money for more FP than he may have: what falls is raised
        again (4.2.3, M29)."""
        if self.side != "republican" or not self.level.presses:
            return False
        card, enough = self.state.card, LAVISH
        if card.victory.by == "most_resources":
            # Neither money nor FP is of use when that is over (7.2).
            enough = min(enough, FALLEN_IN_A_TURN * (card.last_turn - self.state.turn + 1))
        return self.view.rp[self.side] >= enough

    @property
    def raises_everywhere(self) -> bool:
        """Whether new FP of such a Republican go where none of his are: the game is won by a
        garrison in every city once the last of the enemy is gone (6.2.3)."""
        return self.attacks_at_any_cost and self._late

    def away_from_them(self, zone: ZoneId) -> int:
        """Steps to the nearest enemy."""
        enemies = (each for each, mass in self.their_mass.items() if mass[0])
        return min((self.distance(zone, each) for each in enemies), default=0)

    @property
    def _late(self) -> bool:
        """Whether the game is won by whoever outlasts the other, and soon over (M102)."""
        card = self.state.card
        last = self.state.turn >= LATE * card.last_turn
        return card.victory.by == "no_imperial_fp" and last

    def aims(self) -> list[ZoneId]:
        """Zones to go for: of worth, and not held by this side alone."""
        return [
            zone
            for zone in self.board.ids
            if self.worths[zone] > LINE and not (self.own_fps(zone) and not self.enemy_fps(zone))
        ]

    # --- Who would win -------------------------------------------------------------------------

    def leads(self, zone: ZoneId, side: Side) -> bool:
        """Whether somebody can lead the side's FP out of a zone (5.1)."""
        if side == self.enemy and zone in self.view.covered:
            return True
        return zone in self._led[side]

    def threat(self, zone: ZoneId, without: ZoneId | None = None) -> int:
        """The strongest enemy force that may come there at the next order, or stands there, with
        those who may join it."""
        here = self.their_mass[zone]
        most = whole = 0 if zone == without else here[0] + here[1]
        for danger in self.dangers.get(zone, ()):
            if danger.origin == without:
                continue
            whole += danger.strength
            most = max(most, danger.strength)
        return self._joined(most, whole)

    def _joined(self, most: int, whole: int) -> int:
        """The strongest force with a part of the others: the Republican orders last."""
        foreseen = self.level.foresees and self.side == "imperial"
        return most + int(JOINT * max(0, whole - most)) if foreseen else most

    def coming(self, zone: ZoneId, barred: frozenset[ZoneId], opened: frozenset[ZoneId]) -> int:
        """The same for a zone once others are barred and opened."""
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
        """What Napoleon may hear of Imperial FP that stand in a zone, in worth: defeats in which
        French took part move the French Retreat marker (M80)."""
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
        """Enemies in a zone, with those who may come to their aid before a fight that need not be
        risked."""
        here = self.their_mass[zone]
        if not here[0] or not self.enduring:
            return here
        more = sum(self.their_mass[each.origin][0] for each in self.dangers.get(zone, ()))
        return here[0] + more, here[1], here[2] + more

    def walls(self, zone: ZoneId) -> int:
        """What a zone adds to the potential of those who hold out in it (5.7.1, M71)."""
        card = self.board.zones[zone]
        return COVER * card.difficult + card.fortress

    def hq_falls(self, guards: Mass, attackers: int) -> float:
        """The chance that the enemy takes the zone of the HQ from such guards (5.6, 5.7.5), who
        hold out there."""
        home = self.state.hq_zone
        if home is None or attackers <= 0:
            return 0.0
        weaker = attackers - guards[0] - guards[1] - self.walls(home)
        if not guards[0]:
            return 1.0
        # A single thousand is gone with its first losses, whatever the walls.
        thin = max(0.0, THIN_GUARD - 0.15 * guards[2])
        return min(1.0, thin + 1 / (1 + exp(-weaker / STEEP)))

    def _dangers(self) -> dict[ZoneId, list[EnemyThreat]]:
        """By zone, the enemy forces that may come there at the next order."""
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
        """Losses inflicted on the defenders, suffered, and the chance to have the zone, when
        ``attackers`` of this side assault it."""
        return self.clash(zone, mass_of(attackers), mass_of(defenders))

    def clash(self, zone: ZoneId, ours: Mass, theirs: Mass) -> tuple[float, float, float]:
        """The same for what counts of both."""
        if not theirs[0]:
            return 0.0, 0.0, 1.0
        shelter = self.shelters[zone]
        our_pc, their_pc = ours[0] + ours[1], theirs[0] + theirs[1] + shelter
        # What they have not, they cannot lose: a larger army does not win more.
        dealt = min(-(-round(our_pc + DIE) // PC_FOR_A_LOSS), ours[0], theirs[2])
        taken = min(-(-round(their_pc + DIE) // PC_FOR_A_LOSS), theirs[0], ours[2])
        if dealt >= theirs[2]:
            return dealt, taken, 0.95 if taken < ours[2] else 0.6
        better = (our_pc - their_pc) + 3 * (dealt - taken)
        besieged = BESIEGED if zone in self.held_fortresses else 0.9
        return dealt, taken, 1 / (1 + exp(-better / STEEP)) * besieged

    # --- What a force is for -------------------------------------------------------------------

    def pull(self, zone: ZoneId, force: Mass) -> float:
        """How near a force in a zone is to what it could take, at its best, in worth."""
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

    # --- The last turn, where zones are counted (7.1, 7.2) -------------------------------------

    @property
    def finishing(self) -> bool:
        """Whether what counts is above all who has which zones at the end of this turn."""
        card = self.state.card
        counted = card.victory.by in ("control", "most_resources")
        return self.level.finishes and counted and self.state.turn == card.last_turn

    @property
    def scattering(self) -> bool:
        """Whether an Imperial side that only has to be there at the end of a turn that is near is
        safer in many places than in one."""
        near = self.state.turn > self.state.card.last_turn - HIDING_TURNS
        return self.level.scatters and self.side == "imperial" and self._only_to_outlast and near

    def at_stake(self, zone: ZoneId) -> tuple[float, float]:
        """What it changes in that count that this side, or the enemy, is left alone in a zone in
        which both stand."""
        ours, theirs = (self.left_alone(self.state, zone, side) for side in (self.side, self.enemy))
        return ours, theirs

    def left_alone(self, state: State, zone: ZoneId, side: Side) -> float:
        """What it changes in the last count that a side is alone in a zone, with those who stand
        there or one who comes."""
        after = state.copy()
        fps = state.zones[zone].fps(side) or (Fp("republican", "C"),)
        after.zones[zone].set_fps(enemy_of(side), ())
        after.zones[zone].set_fps(side, fps)
        return self.last_count(after) - self.last_count(state)

    def last_count(self, state: State) -> float:
        """What the zones of this side pay more than those of the enemy (M98), or its chance to
        control all that decide, less his (M97)."""
        if self.state.card.victory.by == "control":
            return self._control(state, self.side) - self._control(state, self.enemy)
        return value_in_hand(state, self.side) - value_in_hand(state, self.enemy)

    def _control(self, state: State, side: Side) -> float:
        """The chance of a side to be alone in all zones that decide, or how many by points."""
        chances = [
            max(NOT_YET, self._alone_in(state, zone, side)) for zone in state.card.victory.zones
        ]
        return float_sum(chances) if state.options.by_points else prod(chances)

    def _alone_in(self, state: State, zone: ZoneId, side: Side) -> float:
        """The chance that at the end of this turn a side is alone in a zone."""
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
        """The chance that who stands in a zone drives away so many who come."""
        theirs = self.their_mass[zone]
        better = theirs[0] + theirs[1] + self.shelters[zone] - ours[0] - ours[1]
        if ours[2] <= 1 and theirs[0] > 1:
            return 0.8
        return 0.9 / (1 + exp(-better / STEEP))

    @property
    def musters(self) -> bool:
        """Whether it reckons with others who come as well: an Imperial order may fail, and leaves
        those who went ahead alone."""
        return self.level.musters and self.side == "republican"

    # --- Who can come together (5.1) -----------------------------------------------------------

    def joining(self, to: ZoneId, but: ZoneId) -> Mass:
        """The forces from elsewhere that may still be ordered to a zone this turn, as far as their
        orders are likely to pass (5.1)."""
        if to not in self._joining:
            self._joining[to] = [
                (zone, chance)
                for zone, chance in self._ready.items()
                if zone != to and to in self._reached(zone)
            ]
        return self._likely(each for each in self._joining[to] if each[0] != but)

    def mustered(self, aim: ZoneId, but: ZoneId) -> Mass:
        """The forces that could be at a zone in a few turns: all with a leader who are near."""
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
        """Zones whose force may still be ordered this turn, with the chance of the likeliest
        order."""
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
        """Aims with their worth, less the farther they are, the best first."""
        if zone not in self._near:
            ways, far = ways_between(self.board)[zone], len(self.board.ids)
            self._near[zone] = sorted(
                ((self.worths[aim] / (1.5 + ways.get(aim, far)), aim) for aim in self._aims),
                reverse=True,
            )
        return self._near[zone]

    def atrocity(self, zone: ZoneId, leaders: Iterable[LeaderId], count: int) -> float:
        """What an atrocity test of so many FP would cost, by its chance (2.5, M26)."""
        commander = self.state.commander(leaders)
        initiative = 0 if commander is None else self.state.initiative(commander)
        failing = count - initiative - self.board.zones[zone].resources + 1
        return self.patience * min(10, max(0, failing)) / 10

    def french_must_leave(self) -> bool:
        """Event 63 is in force (M49)."""
        return self.side == "imperial" and self.state.saillard is not None

    def supplied_in(self, zone: ZoneId) -> bool:
        """Whether a force that goes there has, or will have, what it lives on (4.2.1)."""
        if self.side == "republican" or self.board.zones[zone].port:
            return True
        return zone in self.lines or any(near in self.lines for near in self.board.linked[zone])


def vomito_cost(state: State, zone: ZoneId, fps: Iterable[Fp]) -> float:
    """What Vomito would take from FP in a zone, in worth (8.0, M31)."""
    if not state.zones[zone].vomito:
        return 0.0
    return SICK * sum(fp.quality != "C" and fp.nation in SUFFERING for fp in fps)


def retreat_step_cost(state: State) -> float:
    """What a step of the French Retreat marker costs the Imperial side (6.2.2, 7.0)."""
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
    """How many Imperial FP each zone of a line keeps in supply beside its own."""
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
    """How many of them are French (2.5)."""
    return sum(map(is_french, fps))
