"""The whole position as plain data; nothing about a game is kept anywhere else.

Records change in place through the rule modules only; :meth:`State.copy` gives an independent
position. The material is shared, never copied.
"""

from collections.abc import Iterable, Iterator

from attrs import evolve, field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.rules.agenda import AgendaItem, Drawing, GameOver
from paxdesk.mexican_adventure.rules.forces import Fp, Fps, sorted_fps
from paxdesk.mexican_adventure.rules.material import Material, ScenarioCard
from paxdesk.mexican_adventure.rules.vocabulary import (
    AWAY,
    ELIMINATED,
    MOST_AID,
    MOST_WITHDRAWAL,
    OFF_THE_MAP,
    RETIRED,
    SIDES,
    Attitude,
    Chit,
    EndedBy,
    EventName,
    LeaderId,
    Nation,
    Quality,
    Side,
    Winner,
    ZoneId,
    enemy_of,
)
from paxdesk.session.randomness import Generator

# --- A combat that was fought, as it is remembered: its sums, term by term (5.7.1, M72) -----------


@frozen
class Potential:
    """One side's PC, term by term, so that it can be spelled out."""

    fps: int
    leader: int
    hold: int
    pursuit: int
    quality: int
    landing: int
    fortress: int
    camerone: int
    santa_anna: int
    die: int

    @property
    def total(self) -> int:
        return (
            self.fps
            + self.leader
            + self.hold
            + self.pursuit
            + self.quality
            + self.landing
            + self.fortress
            + self.camerone
            + self.santa_anna
            + self.die
        )


@frozen
class Fought:
    """The last combat, each pair Imperial first.

    ``terms`` and ``losses`` are None where there was none; ``besieged`` held a fortress.
    """

    zone: ZoneId
    attitudes: tuple[Attitude, Attitude]
    terms: tuple[Potential, Potential] | None = None
    losses: tuple[int, int] | None = None
    besieged: Side | None = None

    @property
    def pc(self) -> tuple[int, int] | None:
        """The combat potentials."""
        return None if self.terms is None else (self.terms[0].total, self.terms[1].total)


@frozen
class Options:
    """Other readings of the text, agreed on before the game.

    ``strict``: in 7.3 only an automatic victory counts (M99); ``lost_at_once``: in 7.2 the marker
    above 20 loses when it gets there, not at the end (M98); ``cap_by_sufferer``: no side takes
    more losses than it has FP itself, instead of than its enemy has (M72); ``by_points``: in 7.1,
    where nobody controls all three zones, whoever controls more of them wins (M97).
    """

    strict: bool = False
    lost_at_once: bool = False
    cap_by_sufferer: bool = False
    by_points: bool = False


PLAIN = Options()


@define
class ZoneState:
    """What stands in a zone; ``holds`` is who was first in a fortress (M77)."""

    imperial: Fps = ()
    republican: Fps = ()
    vomito: bool = False
    guerrilla: bool = False
    rural_guards: int = 0
    counter_guerrillas: int = 0
    holds: Side | None = None

    def copy(self) -> "ZoneState":
        return ZoneState(
            self.imperial,
            self.republican,
            self.vomito,
            self.guerrilla,
            self.rural_guards,
            self.counter_guerrillas,
            self.holds,
        )

    def fps(self, side: Side) -> Fps:
        return self.imperial if side == "imperial" else self.republican

    def set_fps(self, side: Side, fps: Iterable[Fp]) -> None:
        if side == "imperial":
            self.imperial = sorted_fps(fps)
        else:
            self.republican = sorted_fps(fps)

    def occupied(self, side: Side) -> bool:
        """M5: by an FP or a marker of the side."""
        if side == "imperial":
            return bool(self.imperial or self.rural_guards or self.counter_guerrillas)
        return bool(self.republican or self.guerrilla)

    @property
    def contested(self) -> bool:
        """M7."""
        return self.occupied("imperial") and self.occupied("republican")

    def held(self, side: Side) -> bool:
        """Friendly: occupied by that side alone."""
        return self.occupied(side) and not self.occupied(enemy_of(side))


@define
class Person:
    """A leader or head of state (who has rank 0): a zone, or away, eliminated or retired.

    ``failed``, ``tried``, ``used`` and ``moved`` are as for FP.
    """

    where: str = AWAY
    rank: int = 0
    failed: bool = False
    tried: bool = False
    used: bool = False
    moved: bool = False

    def copy(self) -> "Person":
        return Person(self.where, self.rank, self.failed, self.tried, self.used, self.moved)


@frozen
class Navy:
    where: ZoneId
    moved: bool = False


@define
class Hq:
    """The headquarters: ``where`` None is off the map, ``due`` back in that turn."""

    id: str
    where: ZoneId | None
    due: int | None = None


@define
class ThisTurn:
    """What holds until the turn ends.

    ``camerone`` is in force and unused (M41), ``santa_anna`` whose Mexicans fight better (M42);
    ``orders`` are the Republican Regular Orders given; ``landings`` the ports that each landing
    came from, a ship each (M108); ``returned`` are leaders whom an event brought back (M40).
    """

    camerone: bool = False
    santa_anna: Side | None = None
    loan: bool = False
    juarez_outside: bool = False
    maximilian_outside: bool = False
    orders: int = 0
    rail_used: bool = False
    evacuated: int = 0
    landings: dict[ZoneId, tuple[ZoneId, ...]] = field(factory=dict)
    returned: tuple[LeaderId, ...] = ()

    def copy(self) -> "ThisTurn":
        return evolve(self, landings=dict(self.landings))


@frozen
class Event:
    """Something that happened, told to views and the log; no part of the position.

    ``what`` names it, the others are set where they mean something; ``seen_by`` limits it.
    """

    what: EventName
    side: Side | None = None
    zone: ZoneId | None = None
    who: str = ""
    amount: int = 0
    word: str = ""
    seen_by: Side | None = None


@define
class State:
    """One position.

    ``step`` is that of the sequence of play; ``bowl`` the chits in it; ``played`` those spent;
    ``dated`` the turn up to which dated chits have entered.
    ``best`` are the ceilings for improving (M30). ``rail_from`` is the turn from which trains
    run, ``saillard`` the turn when event 63 was played. ``called`` says that event 62 has
    entered the bowl (M61), ``at_thirty`` that the marker was at 30 once (M99). ``rolls`` and
    ``draws`` are laid down in advance; with ``scripted`` there is no other chance.
    """

    material: Material = field(eq=False, repr=False)
    scenario: str
    options: Options
    turn: int
    step: str
    generator: Generator
    zones: dict[ZoneId, ZoneState]
    people: dict[str, Person]
    navies: tuple[Navy, ...] = ()
    hq: Hq | None = None
    rp: dict[str, int] = field(factory=lambda: {"imperial": 0, "republican": 0})
    withdrawal: int = 0
    aid: int = 1
    bowl: tuple[Chit, ...] = ()
    played: tuple[Chit, ...] = ()
    dated: int = 0
    reserve: int = 0
    first_time: tuple[ZoneId, ...] = ()
    best: dict[str, Quality] = field(factory=dict)
    reinforcements: int = 0
    rail_from: int | None = None
    telegraph: bool = False
    no_return: bool = False
    own_nation: bool = False
    arms_ended: bool = False
    bound: LeaderId | None = None
    waiting_head: str | None = None
    saillard: int | None = None
    called: bool = False
    at_thirty: bool = False
    now: ThisTurn = field(factory=ThisTurn)
    fought: Fought | None = None
    agenda: list[AgendaItem] = field(factory=list)
    winner: Winner | None = None
    ended_by: EndedBy | None = None
    scripted: bool = False
    rolls: list[int] = field(factory=list)
    draws: list[Chit] = field(factory=list)
    events: list[Event] = field(factory=list, eq=False, repr=False)
    covered: frozenset[ZoneId] = field(default=frozenset(), eq=False, repr=False)
    """In what a side sees: where enemy FP lie under a leader (5.8.4). No part of the position."""
    face_down: frozenset[tuple[ZoneId, Side]] = field(default=frozenset(), eq=False, repr=False)
    """In a view: every stack under a leader, with FP or without. No part of the position."""
    unseen: int = field(default=0, eq=False, repr=False)
    """In a view: how many chits of the bowl lie in the other hand. No part of the position."""
    masked: bool = field(default=False, eq=False, repr=False)
    """Whether it is a view: all that is told of it may be seen. No part of the position."""

    def copy(self) -> "State":
        """An independent position, without the events of the last step."""
        return evolve(
            self,
            generator=Generator(self.generator.position),
            zones={zone: standing.copy() for zone, standing in self.zones.items()},
            people={who: person.copy() for who, person in self.people.items()},
            hq=evolve(self.hq) if self.hq is not None else None,
            rp=dict(self.rp),
            best=dict(self.best),
            now=self.now.copy(),
            agenda=self.agenda.copy(),
            rolls=self.rolls.copy(),
            draws=self.draws.copy(),
            events=[],
        )

    @property
    def card(self) -> ScenarioCard:
        return self.material.scenarios[self.scenario]

    @property
    def over(self) -> bool:
        return self.ended_by is not None

    @property
    def bowl_size(self) -> int:
        """Open to both, also where a view does not tell which chits are in it."""
        return len(self.bowl) - self.unseen

    # --- What the desk reads of any position (paxdesk/desk/game_types.py) ------------------------

    @property
    def players(self) -> tuple[int, ...]:
        """Both seats, the Imperial one first."""
        return (1, 2)

    def drawn(self, side: Side) -> tuple[Chit, ...]:
        """The chits in a side's hand, from which it still has to choose."""
        steps = (step for step in self.agenda if isinstance(step, Drawing) and step.side == side)
        return tuple(chit for step in steps for chit in step.drawn)

    @property
    def turn_seat(self) -> int:
        """Both sides share a turn: whoever is asked."""
        side = getattr(self.agenda[-1], "side", SIDES[0]) if self.agenda else SIDES[0]
        return SIDES.index(side) + 1

    @property
    def winners(self) -> tuple[int, ...]:
        return (SIDES.index(self.winner) + 1,) if self.winner in SIDES else ()

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Both seats, ``seat`` last."""
        return (3 - seat, seat)

    # --- Who is where ----------------------------------------------------------------------------

    def on_map(self, who: str) -> bool:
        return self.people[who].where not in OFF_THE_MAP

    def leaders_in(self, zone: ZoneId, side: Side) -> tuple[LeaderId, ...]:
        """Alphabetical; heads of state are none."""
        here = [who for who, person in self.people.items() if person.where == zone]
        if not here:
            return ()
        leaders = self.material.leaders
        return tuple(
            sorted(who for who in here if self.people[who].rank and leaders[who].side == side)
        )

    def heads_in(self, zone: ZoneId, side: Side | None = None) -> tuple[str, ...]:
        return tuple(
            sorted(
                who
                for who, head in self.material.heads.items()
                if self.people[who].where == zone and side in (None, head.side)
            )
        )

    def initiative(self, leader: LeaderId) -> int:
        return self.material.leaders[leader].initiative(self.people[leader].rank)

    def commander(self, leaders: Iterable[LeaderId]) -> LeaderId | None:
        """5.8.3, M104: the highest rank, then the best initiative, then the alphabet."""
        return min(
            leaders,
            key=lambda each: (-self.people[each].rank, -self.initiative(each), each),
            default=None,
        )

    def ships_in(self, zone: ZoneId) -> int:
        return sum(navy.where == zone for navy in self.navies)

    @property
    def hq_zone(self) -> ZoneId | None:
        """The zone of the Imperial HQ; None while there is none on the map."""
        return None if self.hq is None else self.hq.where

    def hq_in(self, zone: ZoneId) -> bool:
        return self.hq is not None and self.hq.where == zone

    def all_fps(self, side: Side) -> Iterator[tuple[ZoneId, Fp]]:
        """Every FP with its zone, zones alphabetical."""
        for zone in self.material.board.ids:
            for fp in self.zones[zone].fps(side):
                yield zone, fp

    def total(self, nation: Nation) -> int:
        side: Side = "republican" if nation == "republican" else "imperial"
        return sum(fp.nation == nation for _, fp in self.all_fps(side))

    def room_for(self, nation: Nation) -> int:
        """M29: how many more Mexicans there may be."""
        return max(0, self.material.fp_kinds[nation].limit - self.total(nation))

    # --- What changes everywhere in the same way -------------------------------------------------

    def tell(
        self,
        what: EventName,
        side: Side | None = None,
        zone: ZoneId | None = None,
        who: str = "",
        amount: int = 0,
        word: str = "",
        seen_by: Side | None = None,
    ) -> None:
        """Note an event for whoever watches."""
        self.events.append(Event(what, side, zone, who, amount, word, seen_by))

    def add_fps(self, zone: ZoneId, side: Side, fps: Iterable[Fp]) -> None:
        standing = self.zones[zone]
        standing.set_fps(side, (*standing.fps(side), *fps))

    def move_withdrawal(self, amount: int) -> None:
        """6.2.2: the French Retreat marker, right is positive."""
        before = self.withdrawal
        self.withdrawal = min(MOST_WITHDRAWAL, max(0, before + amount))
        self.at_thirty = self.at_thirty or self.withdrawal == MOST_WITHDRAWAL
        if self.withdrawal != before:
            self.tell("withdrawal", amount=self.withdrawal - before)
        if self.options.lost_at_once and self.card.victory.reached_by_republican(self.withdrawal):
            self.end("republican", "scenario")

    def move_aid(self, amount: int) -> None:
        self.aid = min(MOST_AID, max(1, self.aid + amount))
        self.tell("aid", amount=self.aid)

    def gain(self, side: Side, amount: int, word: str) -> None:
        self.rp[side] += amount
        if amount:
            self.tell("gains", side, amount=amount, word=word)

    def pay(self, side: Side, amount: int, word: str) -> None:
        self.rp[side] -= amount
        if amount:
            self.tell("pays", side, amount=amount, word=word)

    def eliminate(self, who: str) -> None:
        """A leader is lost, for good if event 52 says so (M44); a head is taken (6.2.3)."""
        person = self.people[who]
        zone = person.where if self.on_map(who) else None
        person.where = ELIMINATED
        side = self.material.side_of(who)
        if who in self.material.heads:
            self.tell("taken", side, zone, who)
            self.end(enemy_of(side), "juarez" if side == "republican" else "maximilian")
            return
        if self.no_return and side == "republican":
            person.where = RETIRED
        self.tell("eliminated", side, zone, who)

    def retire(self, who: str) -> None:
        """Out for good."""
        self.people[who].where = RETIRED
        self.tell("retired", self.material.side_of(who), who=who)

    def end(self, winner: Winner, ended_by: EndedBy) -> None:
        """The game is over: nothing else on the agenda happens."""
        if not self.over:
            self.winner = winner
            self.ended_by = ended_by
            self.agenda = [GameOver()]
            self.tell("game_over", word=ended_by)
