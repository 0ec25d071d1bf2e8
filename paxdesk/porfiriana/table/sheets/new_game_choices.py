"""Choices for a new game, and sessions dealt from them. No Qt."""

import json
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Literal, get_args

from attrs import asdict, evolve, field

from paxdesk.desk.protocol.features import Choices
from paxdesk.language import join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.roster import ROSTER, RobotName
from paxdesk.porfiriana.rules import setup
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import FLAGS, Event, Options, SoloMode, State
from paxdesk.porfiriana.rules.variant import Handicap, handicap_problems, trimmed
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.words.terms import cards_words, gold_words, handicap_words
from paxdesk.session.player_name import name_problem
from paxdesk.session.randomness import Generator
from paxdesk.session.session import SeatSetup, Secrecy

if TYPE_CHECKING:
    from paxdesk.session.seat_updates import SharedGame

NAMES = ("Carmen", "Rosa", "Emilio", "Inés", "Tomás", "Ramón")
USUAL_NAMES = frozenset(NAMES).union(*(each.persons for each in ROSTER.values()))
LARGEST_SEED = 10**15
"""Exclusive upper limit of random seeds, which are short enough to be read out."""


@frozen
class SeatChoice:
    """Choice for a seat: a person (remote if ``elsewhere``) or a ``robot``."""

    name: str
    colour: int
    hacendado: CardNumber | None = None
    robot: RobotName | None = None
    handicap: Handicap = field(factory=Handicap)
    elsewhere: bool = False


@frozen
class NewGame(Choices[Session, Deck]):
    """Choices for a new game.

    ``first`` is an index of ``seats``, None for random; ``more`` means that the options were shown.
    """

    seats: tuple[SeatChoice, ...]
    seed: int
    options: Options = field(factory=Options)
    first: int | None = None
    solo: SoloMode | None = None
    practice: bool = False
    open_hands: bool = False
    face_down: bool = False
    more: bool = False
    on_phones: bool = False

    @property
    def secrecy(self) -> Secrecy | Literal["phones"]:
        """Secrecy of the hands of people who share a screen, or "phones"."""
        if self.on_phones:
            return "phones"
        if self.open_hands:
            return "open"
        return "face down" if self.face_down else "curtain"

    def in_playing_order(self) -> "NewGame":
        """Return the same choices with the first player in the first seat."""
        if self.solo is not None:
            return evolve(self, first=0)
        chance = Generator.from_seed(self.seed ^ setup.SEATING)
        first = chance.below(len(self.seats)) if self.first is None else self.first
        return evolve(self, seats=self.seats[first:] + self.seats[:first], first=0)

    def shared(self, deck: Deck) -> "SharedGame[State, Action, Event] | None":
        """Return the game to be dealt once the remote players have joined; None without any."""
        if not any(each.elsewhere for each in self.seats):
            return None
        import secrets

        from paxdesk.session.seat_updates import SharedGame

        ordered = evolve(self, seed=secrets.randbelow(LARGEST_SEED)).in_playing_order()
        seats = tuple(SeatSetup(each.name, each.colour, each.robot) for each in ordered.seats)
        places = enumerate(ordered.seats, start=1)
        elsewhere = frozenset(seat for seat, each in places if each.elsewhere)
        return SharedGame(seats, elsewhere, lambda seed: evolve(ordered, seed=seed).deal(deck))

    def remembered(self) -> str:
        """Return the choices, except seed, Hacendados and first player, as a line of JSON."""
        game = self.in_playing_order()
        return json.dumps(
            {
                "seats": [[seat.name, seat.colour, seat.robot] for seat in game.seats],
                "elsewhere": [seat.elsewhere for seat in game.seats],
                "handicaps": [asdict(seat.handicap) for seat in game.seats],
                "options": sorted(game.options.on),
                "solo": game.solo,
                "practice": game.practice,
                "open_hands": game.open_hands,
                "face_down": game.face_down,
                "more": game.more,
                "on_phones": game.on_phones,
            },
            ensure_ascii=False,
        )

    def deal(self, deck: Deck) -> Session:
        """Return a new session; the first player becomes P1."""
        ordered = self.in_playing_order().seats
        seats = tuple(SeatSetup(each.name, each.colour, each.robot) for each in ordered)
        hacendados = None
        if self.options.choose_hacendados:
            hacendados = tuple(each.hacendado for each in ordered)
        options = evolve(self.options, handicaps=trimmed(tuple(each.handicap for each in ordered)))
        return Session.new(
            deck,
            options,
            self.seed,
            seats,
            hacendados,
            self.solo,
            self.practice,
            self.open_hands,
            self.face_down,
        )


def plain_game(seats: int, seed: int) -> NewGame:
    """Return the choices for a game of people with default names and no options."""
    people = tuple(SeatChoice(NAMES[index], index + 1) for index in range(seats))
    return NewGame(people, seed, first=0, face_down=True)


def position_session(
    position: State,
    robots: Mapping[Seat, RobotName] | None = None,
    face_down: bool = False,
    seated: Sequence[SeatSetup] = (),
) -> Session:
    """Return a session that starts from ``position``.

    ``seated`` are the players of the first seats; if there are any, ``robots`` are ignored.
    """
    people = len(position.players) - (DIAZ in position.players)
    if seated:
        known = _filled_up(seated[:people], people)
        return Session.from_position(position, known, face_down=face_down)
    robots = robots or {}
    seats = []
    names = {robot: iter(entry.persons) for robot, entry in ROSTER.items()}
    for index, seat in enumerate(seat for seat in position.players if seat != DIAZ):
        robot = robots.get(seat)
        name = NAMES[index] if robot is None else next(names[robot], ROSTER[robot].persons[0])
        seats.append(SeatSetup(name, index + 1, robot))
    return Session.from_position(position, tuple(seats), face_down=face_down)


def _filled_up(seated: Sequence[SeatSetup], people: int) -> tuple[SeatSetup, ...]:
    """Return ``seated``, followed by default people up to a total of ``people``."""
    names = (name for name in NAMES if name not in {each.name for each in seated})
    colours = range(1, setup.MOST_SEATS + 1)
    looks = (look for look in colours if look not in {each.colour for each in seated})
    more = (SeatSetup(name, look) for name, look in zip(names, looks, strict=False))
    return (*seated, *islice(more, people - len(seated)))


def deal_words(game: NewGame) -> str:
    given = [(each.name, handicap_words(each.handicap)) for each in game.seats]
    told = [
        tr("{name} has {handicap}.", name=name, handicap=words) for name, words in given if words
    ]
    return " ".join([_deal_words(len(game.seats), game.options, game.solo), *told])


def _deal_words(seats: int, options: Options, solo: SoloMode | None) -> str:
    stacks = setup.stacks_of(seats + (solo == "diaz"), options)
    deck = tr("{0} and 4 Topples.", cards_words(sum(stack.cards for stack in stacks)))
    start = gold_words(setup.starting_gold(1))
    if solo == "diaz":
        gold = tr("You start with {0}; Díaz needs none.", start)
        return f"{deck} {gold}"
    more = [str(setup.starting_gold(seat)) for seat in range(2, seats + 1)]
    words = tr_noop("The first player starts with {first}, the next ones with {rest}.")
    if len(more) == 1:
        words = tr_noop("The first player starts with {first}, the next one with {rest}.")
    return f"{deck} {tr(words, first=start, rest=join_words(more, 'and'))}"


# --- Last choices as text, proposed for the next game ---------------------------------------------

LOOKS = range(1, setup.MOST_SEATS + 1)


def read(line: str) -> NewGame | None:
    """Return the choices that a line contains; None if it is invalid or obsolete."""
    try:
        found = json.loads(line)
        seats = tuple(_seat(each) for each in found["seats"])
        given = [_handicap(each) for each in found.get("handicaps", [{}] * len(seats))]
        seats = tuple(evolve(seat, handicap=each) for seat, each in zip(seats, given, strict=True))
        away = found.get("elsewhere", [False] * len(seats))
        seats = tuple(
            evolve(seat, elsewhere=each is True and seat.robot is None)
            for seat, each in zip(seats, away, strict=True)
        )
        options = Options.of(name for name in found["options"] if name in FLAGS)
        solo = found["solo"]
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    if not setup.FEWEST_SEATS <= len(seats) <= setup.MOST_SEATS and solo is None:
        return None
    if solo is not None and solo not in get_args(SoloMode):
        return None
    if len({seat.colour for seat in seats}) < len(seats):
        return None
    practice, opened = found.get("practice") is True, found.get("open_hands") is True
    # earlier versions did not store this choice
    down = found.get("face_down", not opened) is True
    more = found.get("more") is True
    phones = found.get("on_phones") is True
    return NewGame(seats, 0, options, None, solo, practice, opened, down, more, phones)


def _seat(found: Any) -> SeatChoice:
    name, look, robot = found
    if not isinstance(name, str) or name_problem(name) or look not in LOOKS:
        raise ValueError(name)
    if robot is not None and robot not in get_args(RobotName):
        raise ValueError(robot)
    return SeatChoice(name, look, robot=robot)


def _handicap(found: Any) -> Handicap:
    handicap = Handicap(**found)
    if handicap.prestige not in (None, *PRESTIGES) or any(handicap_problems((handicap,), 1)):
        raise ValueError(found)
    return handicap
