"""Games between robots, one result row for each seed, and tournaments."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, product
from math import log10, sqrt
from typing import Any, Final, Literal, Protocol, TypeAlias, runtime_checkable

from attrs import field

from paxdesk.errors import PaxError
from paxdesk.files.simulation_rows import ResultRow
from paxdesk.float_sum import float_sum
from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots import questions
from paxdesk.porfiriana.robots.robot import Robot, RobotView
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.facts import active_points
from paxdesk.porfiriana.rules.notation import parse, seat_name, write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Event, Options, State, Turn
from paxdesk.session.randomness import RandomPlayer

# --- Games that robots play to the end, without a table -------------------------------------------

MOST_STEPS = 20_000
"""Maximum number of steps in a game; more raise DeadEnd."""


class LegalChooser(Protocol):
    """Chooser that considers only the legal actions."""

    def choose(self, legal: list[Action]) -> Action:
        """Return one of the ``legal`` actions, of which there is at least one."""
        ...


@frozen
class SimulatedStep:
    """One step of a game; ``step`` and ``reason`` come from a robot's choice.

    ``ties`` are the dice that decided a robot's choice, ``rolls`` those rolled in the step.
    """

    seat: Seat
    action: Action
    step: str = ""
    reason: str = ""
    ties: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()


class DeadEnd(PaxError):
    """Raised if a game cannot continue or does not end, which indicates a bug."""


def play_on(
    state: State,
    chooser: LegalChooser,
    steps: int | None = None,
    robots: Mapping[Seat, PlayerName] | None = None,
) -> Iterator[SimulatedStep]:
    """Let ``robots``, Díaz and the ``chooser`` play, and yield each step.

    Stops after ``steps`` steps (None: no limit). Raises DeadEnd if the game cannot continue.
    """
    robots = robots or {}
    for taken, seat in _seats_asked(state):
        if taken == steps:
            return
        if seat in robots or seat == DIAZ:
            yield _robot_step(state, seat, robots)
        else:
            action = chooser.choose(_legal(state, seat, taken))
            yield SimulatedStep(seat, action, rolls=_rolls(perform(state, action)))


@runtime_checkable
class PlansTurns(Robot, Protocol):
    """Robot that can return all actions of its turn at once."""

    def lines(self, seen: RobotView, legal: list[Action]) -> tuple[Action, ...]:
        """Return the actions of the best plan, or the best answer to a question."""
        ...


@define
class PlanKeeper:
    """Cache of a seat's plan, until the turn ends or another question comes up."""

    robot: PlansTurns
    _plan: list[Action] = field(factory=list, init=False)
    _turn: Turn | None = field(default=None, init=False)

    def next_line(self, state: State, seat: Seat, robots: Mapping[Seat, PlayerName]) -> Action:
        """Return the next action of the seat to act."""
        if state.turn is not self._turn:
            self._turn = state.turn
            self._plan.clear()
        legal = legal_actions(state)
        if len(legal) == 1:
            self._plan.clear()
            return legal[0]
        if self._plan and isinstance(state.agenda[-1], ActionPhase):
            action = self._plan.pop(0)
            if action in legal:
                return action
        question = questions.question_to(self.robot, state, seat, robots)
        action, *self._plan = self.robot.lines(question.view, question.legal)
        return action


@define
class Seated:
    """Robot at a seat, with a cached plan if it plans turns."""

    robot: Robot
    _keeper: PlanKeeper | None = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._keeper = PlanKeeper(self.robot) if isinstance(self.robot, PlansTurns) else None

    def next_step(
        self, state: State, seat: Seat, robots: Mapping[Seat, PlayerName]
    ) -> SimulatedStep:
        """Return the next step of the seat; roll the dice that settle ties."""
        if self._keeper is not None:
            return SimulatedStep(seat, self._keeper.next_line(state, seat, robots))
        choice = questions.question_to(self.robot, state, seat, robots).answer()
        for _ in choice.rolls:
            state.roll()
        return SimulatedStep(seat, choice.action, ties=choice.rolls)


def seat_robots(robots: Mapping[Seat, PlayerName]) -> dict[Seat, Seated]:
    """Return the players at the seats of ``robots`` and at Díaz's seat."""
    return {DIAZ: Seated(questions.DIAZ_ROBOT)} | {
        seat: Seated(questions.robot_named(name)) for seat, name in robots.items()
    }


def play_unheard(
    state: State, chooser: LegalChooser, robots: Mapping[Seat, PlayerName]
) -> Iterator[SimulatedStep]:
    """Play to the end and yield each step, faster than :func:`play_on`. Raises DeadEnd."""
    seated = seat_robots(robots)
    for taken, seat in _seats_asked(state):
        if seat in seated:
            step = seated[seat].next_step(state, seat, robots)
        else:
            step = SimulatedStep(seat, chooser.choose(_legal(state, seat, taken)))
        perform_unchecked(state, step.action)
        yield step


def line_of(taken: SimulatedStep) -> str:
    """Return a step as stored in result rows, with ``#`` and the number of tie-breaking dice."""
    dice = f" #{len(taken.ties)}" if taken.ties else ""
    return f"{seat_name(taken.seat)} {write(taken.action)}{dice}"


def played_again(state: State, lines: str) -> Iterator[Action]:
    """Yield the actions in a result row's ``lines``, each before it is performed in ``state``."""
    for text in lines.split(";"):
        line, _, dice = text.partition(" ")[2].partition(" #")
        for _ in range(int(dice or 0)):
            state.roll()
        action = parse(line)
        yield action
        perform_unchecked(state, action)


def _seats_asked(state: State) -> Iterator[tuple[int, Seat]]:
    """Yield the step count and the seat to act. Raises DeadEnd."""
    taken = 0
    while (seat := seat_to_act(state)) is not None:
        if taken == MOST_STEPS:
            raise DeadEnd(tr("The game is not over after {steps} steps.", steps=MOST_STEPS))
        yield taken, seat
        taken += 1


def _legal(state: State, seat: Seat, taken: int) -> list[Action]:
    legal = legal_actions(state)
    if not legal:
        raise DeadEnd(
            tr(
                "{player} has to decide but has no legal action, after {steps} steps.",
                player=f"P{seat}",
                steps=taken,
            )
        )
    return legal


def _robot_step(state: State, seat: Seat, robots: Mapping[Seat, PlayerName]) -> SimulatedStep:
    question = questions.question_for(state, robots)
    assert question is not None
    choice = question.answer()
    rolls = _rolls(questions.perform_choice(state, choice))[len(choice.rolls) :]
    return SimulatedStep(seat, choice.action, choice.step, choice.reason, choice.rolls, rolls)


def _rolls(events: list[Event]) -> tuple[int, ...]:
    return tuple(event.amount for event in events if event.what == "rolled")


SeatWord: TypeAlias = Literal[PlayerName, "random", "diaz"]
BROKEN_OFF: Final = "limit"
"""Ending of a game that was broken off."""
MOST_TURNS: Final = 400
"""Default maximum number of turns in a simulated game."""
LINES: Final = "lines"
"""Column with the actions of a game, separated by ``;``."""


@frozen
class SimulationSetup:
    """Set-up of simulated games.

    A ``random`` player takes any legal action. A game is broken off after ``most_turns``. With
    ``lines``, result rows contain the actions of the game.
    """

    deck: Deck
    seats: tuple[SeatWord, ...]
    options: Options = field(factory=Options)
    most_turns: int = MOST_TURNS
    lines: bool = False

    def __attrs_post_init__(self) -> None:
        """Raise ValueError if the seats cannot play together."""
        if "diaz" in self.seats and len(self.seats) != 2:
            raise ValueError("Díaz plays against exactly one other player.")
        if self.seats.count("diaz") > 1:
            raise ValueError("Díaz cannot play against himself.")
        if not 2 <= len(self.seats) <= 6:
            raise ValueError(f"A game has 2 to 6 players, not {len(self.seats)}.")

    @classmethod
    def of_row(cls, deck: Deck, row: ResultRow) -> "SimulationSetup":
        """Return a set-up with the seats and options of a result row."""
        seats: Sequence[SeatWord] = str(row["seats"]).split("+")  # type: ignore[assignment]
        chosen = filter(None, str(row.get("options", "")).split("+"))
        flags: dict[str, Any] = dict.fromkeys(chosen, True)
        return cls(deck, tuple(seats), Options(**flags))

    @property
    def robots(self) -> dict[Seat, PlayerName]:
        """Name of each robot by seat; random players and Díaz are left out."""
        return {
            seat: word for seat, word in self.by_seat.items() if word != "random" and word != "diaz"
        }

    @property
    def by_seat(self) -> dict[Seat, SeatWord]:
        """Player at each seat, Díaz first if he plays."""
        against_diaz = "diaz" in self.seats
        others = [word for word in self.seats if word != "diaz"]
        return {**({DIAZ: "diaz"} if against_diaz else {}), **dict(enumerate(others, start=1))}

    def begin(self, seed: int) -> State:
        """Return the first position of the game with this seed."""
        seats = self.by_seat
        solo = DIAZ in seats
        count = len(seats) - solo
        return deal(self.deck, count, seed, self.options, None, "diaz" if solo else None)

    def words(self) -> ResultRow:
        """Return the values that are equal in every result row and identify the simulation."""
        return {
            "deck": self.deck.mark,
            "seats": "+".join(self.by_seat.values()),
            "options": "+".join(self.options.on),
        }

    def columns(self) -> list[str]:
        """Return the names of all columns of the results, in order."""
        same = ["seed", *self.words(), "winner", "robot", "how", "turns", "steps", "regime"]
        each = [
            f"{seat_name(seat)}_{what}" for seat in self.by_seat for what in ("gold", *PRESTIGES)
        ]
        return [*same, *each, *([LINES] if self.lines else [])]

    def play(self, seed: int) -> ResultRow:
        """Play the game of a seed; return its row of results. Raises DeadEnd."""
        state = self.begin(seed)
        turn = state.turn
        turns, steps = 1, 0
        lines = []
        for taken in play_unheard(state, RandomPlayer.for_game(seed), self.robots):
            steps += 1
            if self.lines:
                lines.append(line_of(taken))
            if state.turn is not turn:
                turn = state.turn
                turns += 1
                if turns > self.most_turns:
                    break
        row = self._row(seed, state, turns, steps)
        return {**row, LINES: ";".join(lines)} if self.lines else row

    def _row(self, seed: int, state: State, turns: int, steps: int) -> ResultRow:
        seats = self.by_seat
        row: ResultRow = {"seed": seed, **self.words()}
        row["winner"] = "+".join(map(seat_name, state.winners))
        row["robot"] = "+".join(seats[seat] for seat in state.winners)
        row["how"] = state.ended_by or BROKEN_OFF
        row["turns"] = min(turns, self.most_turns)
        row["steps"] = steps
        row["regime"] = state.regime
        for seat in seats:
            row[f"{seat_name(seat)}_gold"] = state.players[seat].gold
            for prestige in PRESTIGES:
                row[f"{seat_name(seat)}_{prestige}"] = active_points(state, seat, prestige)
        return row


# --- Round-robin tournaments: wins of each pair, and Elo ratings ----------------------------------
# In half of its games, a pair plays the same deals with the seats exchanged.

Pair: TypeAlias = tuple[SeatWord, SeatWord]
ROUNDS_OF_FITTING: Final = 500
"""Number of iterations of the Elo fit, more than enough to converge."""
SCALE: Final = 400.0
"""Elo difference at which one player wins ten games for each loss."""
MIDDLE: Final = 1500.0


@frozen
class PairHalf:
    """Half of a pair's games; the other half has the seats exchanged."""

    pair: Pair
    seats: Pair
    seeds: range


def legs(
    players: Sequence[SeatWord], games: int, seed: int, league: Sequence[SeatWord] = ()
) -> Iterator[PairHalf]:
    """Yield both halves of the games of each pair of players.

    ``league`` players do not play each other.
    """
    for pair in chain(combinations(players, 2), product(players, league)):
        yield PairHalf(pair, pair, range(seed, seed + (games + 1) // 2))
        yield PairHalf(pair, (pair[1], pair[0]), range(seed, seed + games // 2))


@define
class PairScore:
    """Score of a pair of players; ``wins`` are the first player's.

    A shared win counts by its share, a game without a winner as a half.
    """

    wins: float = 0.0
    games: int = 0
    long: int = 0
    """Number of games of more than 120 turns."""

    def add(self, row: ResultRow, first: SeatWord) -> None:
        """Count the game of a result row; ``first`` is the first player of the pair."""
        winners = str(row["robot"]).split("+") if row["winner"] else []
        self.games += 1
        self.wins += winners.count(first) / len(winners) if winners else 0.5
        self.long += int(row["turns"]) > 120

    @property
    def range(self) -> tuple[float, float]:
        """95 % confidence interval (Wilson) of the first player's share of wins."""
        z, n = 1.96, self.games
        share = self.wins / n
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        width = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return max(middle - width, 0.0), min(middle + width, 1.0)


@define
class Standings:
    """Scores of all pairs of a tournament."""

    players: tuple[SeatWord, ...]
    scores: dict[Pair, PairScore] = field(factory=dict)

    def add(self, pair: Pair, rows: Iterable[ResultRow]) -> None:
        score = self.scores.setdefault(pair, PairScore())
        for row in rows:
            score.add(row, pair[0])

    def elo(self) -> dict[SeatWord, float]:
        """Return the maximum-likelihood Elo ratings, with a mean of 1500.

        One extra game per pair, half won by each, keeps them finite.
        """
        strength = dict.fromkeys(self.players, 1.0)
        for _ in range(ROUNDS_OF_FITTING):
            strength = {player: self._stronger(player, strength) for player in self.players}
        rated = {player: SCALE * log10(each) for player, each in strength.items()}
        shift = MIDDLE - float_sum(rated.values()) / len(rated)
        return {player: each + shift for player, each in rated.items()}

    def _stronger(self, player: SeatWord, strength: Mapping[SeatWord, float]) -> float:
        won, weight = 0.0, 0.0
        for (first, second), score in self.scores.items():
            if player in (first, second):
                won += 0.5 + (score.wins if player == first else score.games - score.wins)
                weight += (score.games + 1) / (strength[first] + strength[second])
        return won / weight

    def table(self) -> Iterator[str]:
        """Yield the lines of a Markdown table of mutual win rates, strongest player first."""
        elo = self.elo()
        order = sorted(self.players, key=lambda player: -elo[player])
        yield f"| | {' | '.join(order)} | Elo |"
        yield f"| --- |{' --- |' * (len(order) + 1)}"
        for player in order:
            cells = [self._cell(player, other) for other in order]
            yield f"| {player} | {' | '.join(cells)} | {elo[player]:.0f} |"

    def _cell(self, player: SeatWord, other: SeatWord) -> str:
        if (player, other) in self.scores:
            score = self.scores[player, other]
            least, most = score.range
            share = score.wins / score.games
        elif (other, player) in self.scores:
            score = self.scores[other, player]
            least, most = (1 - each for each in reversed(score.range))
            share = 1 - score.wins / score.games
        else:
            return ""
        return f"{share:.0%} ({least:.0%}–{most:.0%})"
