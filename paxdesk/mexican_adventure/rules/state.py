"""Complete position of a game, which the rule modules change in place."""

from collections.abc import Iterable, Iterator

from attrs import evolve, field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.rules.agenda import AgendaItem, Drawing, Escaping, GameOver
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

# --- The last combat with its sums, term by term (5.7.1, M72) -------------------------------------


@frozen
class Potential:
    """A side's combat potential (PC), term by term."""

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
    """Last combat; pairs are (Imperial, Republican), ``terms`` is None if there was no fight."""

    zone: ZoneId
    attitudes: tuple[Attitude, Attitude]
    terms: tuple[Potential, Potential] | None = None
    losses: tuple[int, int] | None = None
    besieged: Side | None = None

    @property
    def pc(self) -> tuple[int, int] | None:
        """Combat potentials (Imperial, Republican); None if there was no fight."""
        return None if self.terms is None else (self.terms[0].total, self.terms[1].total)


@frozen
class Options:
    """Alternative readings of the rules, agreed on before the game.

    ``strict``: M99, ``lost_at_once``: M98, ``cap_by_sufferer``: M72, ``by_points``: M97.
    """

    strict: bool = False
    lost_at_once: bool = False
    cap_by_sufferer: bool = False
    by_points: bool = False


PLAIN = Options()


@define
class ZoneState:
    """Pieces and markers in a zone; ``holds`` is a fortress's holder (M77)."""

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
        """Return whether the side has an FP or marker in the zone (M5)."""
        if side == "imperial":
            return bool(self.imperial or self.rural_guards or self.counter_guerrillas)
        return bool(self.republican or self.guerrilla)

    @property
    def contested(self) -> bool:
        """True if both sides occupy the zone (M7)."""
        return self.occupied("imperial") and self.occupied("republican")

    def held(self, side: Side) -> bool:
        """Return whether the zone is friendly: occupied only by that side."""
        return self.occupied(side) and not self.occupied(enemy_of(side))


@define
class Person:
    """Leader or head of state (rank 0), with flags as for FP."""

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
    """Headquarters; ``where`` is None off the map, ``due`` is the turn of return."""

    id: str
    where: ZoneId | None
    due: int | None = None


@define
class ThisTurn:
    """Facts that apply until the end of the turn.

    ``landings`` maps a landing zone to the ports its ships came from (M108).
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
    """Event for views and the log; ``seen_by`` None means both sides."""

    what: EventName
    side: Side | None = None
    zone: ZoneId | None = None
    who: str = ""
    amount: int = 0
    word: str = ""
    seen_by: Side | None = None


@define
class State:
    """Complete position of a game.

    ``called`` is true once event 62 has entered the bowl (M61). ``rolls`` and ``draws`` are preset
    results; if ``scripted``, no other results are possible.
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
    """Zones in a view with FP hidden under a leader (5.8.4)."""
    face_down: frozenset[tuple[ZoneId, Side]] = field(default=frozenset(), eq=False, repr=False)
    """Stacks in a view hidden under a leader, with or without FP."""
    unseen: int = field(default=0, eq=False, repr=False)
    """Number of chits in a view's ``bowl`` that are drawn but hidden from the viewer."""
    masked: bool = field(default=False, eq=False, repr=False)
    """True for a view, from which hidden information is removed."""

    def copy(self) -> "State":
        """Return an independent position, without the events of the last step."""
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
        """Number of chits in the bowl, also correct in a view."""
        return len(self.bowl) - self.unseen

    # --- Attributes the desk reads from any position (paxdesk/desk/game_types.py) -----------------

    @property
    def players(self) -> tuple[int, ...]:
        """The two seats, the Imperial one first."""
        return (1, 2)

    def drawn(self, side: Side) -> tuple[Chit, ...]:
        """Return the drawn chits from which a side must still choose."""
        steps = (step for step in self.agenda if isinstance(step, Drawing) and step.side == side)
        return tuple(chit for step in steps for chit in step.drawn)

    @property
    def side_asked(self) -> Side | None:
        """Side that must answer; None if the game is over."""
        if self.over or not self.agenda:
            return None
        step = self.agenda[-1]
        if isinstance(step, Escaping):
            return self.material.side_of(step.who)
        side: Side = getattr(step, "side", SIDES[0])
        return side

    @property
    def turn_seat(self) -> int:
        """Seat of the side that must answer; 1 if the game is over."""
        return SIDES.index(self.side_asked or SIDES[0]) + 1

    @property
    def winners(self) -> tuple[int, ...]:
        return (SIDES.index(self.winner) + 1,) if self.winner in SIDES else ()

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Return both seats, ``seat`` last."""
        return (3 - seat, seat)

    # --- Positions of people and pieces -----------------------------------------------------------

    def on_map(self, who: str) -> bool:
        return self.people[who].where not in OFF_THE_MAP

    def leaders_in(self, zone: ZoneId, side: Side) -> tuple[LeaderId, ...]:
        """Return the side's leaders in the zone in alphabetical order, without heads of state."""
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
        """Return the senior of these leaders (5.8.3, M104); None if there are none."""
        return min(
            leaders,
            key=lambda each: (-self.people[each].rank, -self.initiative(each), each),
            default=None,
        )

    def ships_in(self, zone: ZoneId) -> int:
        return sum(navy.where == zone for navy in self.navies)

    @property
    def hq_zone(self) -> ZoneId | None:
        """Zone of the Imperial HQ; None while it is off the map."""
        return None if self.hq is None else self.hq.where

    def hq_in(self, zone: ZoneId) -> bool:
        return self.hq is not None and self.hq.where == zone

    def all_fps(self, side: Side) -> Iterator[tuple[ZoneId, Fp]]:
        """Yield every FP of the side with its zone, in alphabetical order of zones."""
        for zone in self.material.board.ids:
            for fp in self.zones[zone].fps(side):
                yield zone, fp

    def total(self, nation: Nation) -> int:
        side: Side = "republican" if nation == "republican" else "imperial"
        return sum(fp.nation == nation for _, fp in self.all_fps(side))

    def room_for(self, nation: Nation) -> int:
        """Return the number of FP of the nation that may still be added (M29)."""
        return max(0, self.material.fp_kinds[nation].limit - self.total(nation))

    # --- Changes common to several rules ----------------------------------------------------------

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
        """Record an event for views and the log."""
        self.events.append(Event(what, side, zone, who, amount, word, seen_by))

    def add_fps(self, zone: ZoneId, side: Side, fps: Iterable[Fp]) -> None:
        standing = self.zones[zone]
        standing.set_fps(side, (*standing.fps(side), *fps))

    def move_withdrawal(self, amount: int) -> None:
        """Move the French Retreat marker, right if ``amount`` is positive (6.2.2)."""
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
        """Eliminate a person; capture of a head of state ends the game (6.2.3)."""
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
        """Remove a person from the game permanently."""
        self.people[who].where = RETIRED
        self.tell("retired", self.material.side_of(who), who=who)

    def end(self, winner: Winner, ended_by: EndedBy) -> None:
        """End the game unless it is over already, and discard the agenda."""
        if not self.over:
            self.winner = winner
            self.ended_by = ended_by
            self.agenda = [GameOver()]
            self.tell("game_over", word=ended_by)
