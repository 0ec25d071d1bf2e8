"""Statistics of simulated games: winners, cards, and calibration of chances."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log, sqrt
from statistics import mean, quantiles, stdev
from typing import Final

from attrs import field

from paxdesk.files.simulation_rows import ResultRow
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.analysis.analysis import mixed
from paxdesk.porfiriana.analysis.turn_quality import (
    Chances,
    accuracy_of,
    chances_as_it_stands,
    judged_turns,
)
from paxdesk.porfiriana.robots.planner.learned import WinChances
from paxdesk.porfiriana.robots.planner.standing import figures_of
from paxdesk.porfiriana.robots.simulation import (
    BROKEN_OFF,
    LINES,
    PairScore,
    SeatWord,
    SimulationSetup,
    played_again,
)
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import seat_to_act
from paxdesk.porfiriana.rules.state import State

THIRDS: Final = ("first", "second", "last")
TENTHS: Final = 10
MOST_TOLD: Final = 12
"""Maximum number of cards listed in a table row."""
FEWEST: Final = 20
"""Minimum number of cases for a listed card or a percentage."""


@frozen
class WinForecast:
    """A seat's predicted chance, and its share of the victory, from 0 to 1."""

    chance: float
    won: float


@define
class GamesOf:
    """Statistics of all games with the same number of seats.

    ``moved`` is the sum of the squared changes of chances between turns, ``may_move`` the sum
    expected of a calibrated forecast.
    """

    seats: int
    turns: list[int] = field(factory=list)
    how: Counter[str] = field(factory=Counter)
    won: dict[act.Seat, float] = field(factory=lambda: defaultdict(float))
    leads: list[int] = field(factory=list)
    """Number of changes of the leading seat in each game."""
    forecasts: dict[str, list[WinForecast]] = field(factory=lambda: {third: [] for third in THIRDS})
    losses: dict[str, list[float]] = field(factory=lambda: {third: [] for third in THIRDS})
    moved: float = 0.0
    may_move: float = 0.0


@define
class CardCount:
    """Numbers of offers, purchases, sales and plays of a card."""

    shown: int = 0
    bought: int = 0
    sold: int = 0
    played: int = 0


@frozen
class JudgedLine:
    seat: act.Seat
    action: act.Action
    before: State


@define
class Census:
    """Statistics of robot games, which are added by their result rows.

    One in ``judge_every`` turns is judged; none if ``judge_every`` is 0.
    """

    deck: Deck
    judge_every: int = field(default=0, kw_only=True)
    games: dict[int, GamesOf] = field(factory=dict)
    cards: dict[act.CardNumber, CardCount] = field(factory=dict)
    hacendados: dict[act.CardNumber, PairScore] = field(factory=dict)
    fair: dict[act.CardNumber, float] = field(factory=lambda: defaultdict(float))
    """Expected number of victories per Hacendado if all seats won equally often."""
    accuracies: dict[SeatWord, list[float]] = field(factory=lambda: defaultdict(list))
    """Accuracies in percent by kind of player, one for each game with a judged turn."""

    def add(self, row: ResultRow) -> None:
        """Add the game of a result row. Raises KeyError if it has no column LINES."""
        plan, seed = SimulationSetup.of_row(self.deck, row), int(row["seed"])
        state = plan.begin(seed)
        people = [seat for seat in state.players if seat != act.DIAZ]
        games = self.games.setdefault(len(people), GamesOf(len(people)))
        by_turn = self._play_again(state, str(row[LINES]))
        games.turns.append(int(row["turns"]))
        games.how[str(row["how"])] += 1
        share = {seat: state.share_won(seat) for seat in people}
        for seat in people:
            self._count_hacendado(state.players[seat].hacendado, share[seat], len(people))
            games.won[seat] += share[seat]
        if row["how"] != BROKEN_OFF:
            _count_chances(games, by_turn, share)
        if self.judge_every:
            self._judge(plan, seed, str(row[LINES]))

    def _judge(self, plan: SimulationSetup, seed: int, lines: str) -> None:
        """Judge one in ``judge_every`` turns of a game; the seed selects the first."""
        state, number, turn = plan.begin(seed), seed, None
        taken: list[JudgedLine] = []
        kept: dict[SeatWord, list[float]] = defaultdict(list)

        def judge() -> None:
            for turn in judged_turns(taken, 1) if taken else ():
                kept[plan.by_seat[turn.seat]].append(accuracy_of(turn.loss / 1000))
            taken.clear()

        for action in played_again(state, lines):
            if state.turn is not turn:
                judge()
                number, turn = number + 1, state.turn
            if number % self.judge_every == 0:
                seat = seat_to_act(state)
                assert seat is not None
                taken.append(JudgedLine(seat, action, state.copy()))
        judge()
        for word, found in kept.items():
            self.accuracies[word].append(100 * mean(found))

    def _count_hacendado(self, number: act.CardNumber, share: float, seats: int) -> None:
        score = self.hacendados.setdefault(number, PairScore())
        score.games += 1
        score.wins += share
        self.fair[number] += 1 / seats

    def _play_again(self, state: State, lines: str) -> list[Chances]:
        """Replay a game, count its cards, and return the chances turn by turn."""
        found: list[Chances] = []
        on_sale: set[act.CardNumber] = set()
        turn = None
        for action in played_again(state, lines):
            if state.turn is not turn:
                turn = state.turn
                found.append(_told(state, found[-1] if found else None))
            fresh = {*state.market} - on_sale - {0}
            on_sale = {*state.market}
            for number in fresh:
                self._card(number).shown += 1
            self._count(state, action)
        return found

    def _card(self, number: act.CardNumber) -> CardCount:
        return self.cards.setdefault(number, CardCount())

    def _count(self, state: State, action: act.Action) -> None:
        seat = seat_to_act(state)
        hand = state.players[seat].hand if seat is not None else []
        match action:
            case act.Buy(slot=slot):
                self._card(state.market[slot]).bought += 1
            case act.Sell(card=card) if card in hand:
                self._card(card).sold += 1
            case (
                act.Play(card)
                | act.Deploy(card)
                | act.Attack(card)
                | act.AssassinatePlayer(card=card)
            ):
                self._card(card).played += 1
            case _:
                pass

    def tables(self) -> Iterator[str]:
        """Yield the statistics as Markdown tables."""
        games = [self.games[count] for count in sorted(self.games)]
        yield from _ends(games)
        yield ""
        yield from _calibrations(games)
        yield ""
        yield from self._hacendados()
        yield ""
        yield from self._cards_told()
        if self.accuracies:
            yield ""
            yield from self._accuracies_told()

    def _hacendados(self) -> Iterator[str]:
        yield "| Hacendado | games | won | would be fair |"
        yield "| --- | ---: | --- | ---: |"
        for number, score in sorted(self.hacendados.items()):
            least, most = score.range
            name = self.deck.cards[number].name
            won = f"{score.wins / score.games:.0%} ({least:.0%}–{most:.0%})"
            fair = self.fair[number] / score.games
            yield f"| {name} | {score.games} | {won} | {fair:.0%} |"

    def _cards_told(self) -> Iterator[str]:
        kinds = figures_of(self.deck).in_hands
        in_hands = {number: count for number, count in self.cards.items() if number in kinds}
        sale = {n: each for n, each in in_hands.items() if each.shown >= FEWEST}
        held = {n: each for n, each in in_hands.items() if each.bought >= FEWEST}
        yield "| cards | of 100 times |"
        yield "| --- | --- |"
        bought = {number: each.bought / each.shown for number, each in sale.items()}
        sold = {number: each.sold / each.bought for number, each in held.items()}
        played = {number: each.played / each.bought for number, each in held.items()}
        yield self._extremes("bought least, when on sale", bought, most=False)
        yield self._extremes("bought most, when on sale", bought, most=True)
        yield self._extremes("sold most, when bought", sold, most=True)
        yield self._extremes("played least, when bought", played, most=False)

    def _accuracies_told(self) -> Iterator[str]:
        yield "| player | games | accuracy, in % |"
        yield "| --- | ---: | --- |"
        for word, found in sorted(self.accuracies.items(), key=lambda each: mean(each[1])):
            off = 1.96 * stdev(found) / sqrt(len(found)) if len(found) > 1 else 100.0
            middle = mean(found)
            least, most = max(0.0, middle - off), min(100.0, middle + off)
            yield f"| {word} | {len(found)} | {middle:.1f} ({least:.1f}–{most:.1f}) |"

    def _extremes(self, what: str, shares: dict[act.CardNumber, float], most: bool) -> str:
        ranked = sorted(shares, key=lambda number: -shares[number] if most else shares[number])
        named = [f"{self.deck.cards[each].name} {100 * shares[each]:.0f}" for each in ranked]
        return f"| {what} | {', '.join(named[:MOST_TOLD])} |"


def _told(state: State, before: Chances | None) -> Chances:
    """Return the chances as in the analysis, but without proved wins."""
    now = chances_as_it_stands(WinChances.at(state), state)
    return now if before is None else mixed(now, before)


def _count_chances(games: GamesOf, by_turn: Sequence[Chances], won: dict[act.Seat, float]) -> None:
    leaders = [max(each, key=lambda seat: each[seat]) for each in by_turn]
    games.leads.append(sum(one != other for one, other in pairwise(leaders)))
    for at, chances in enumerate(by_turn):
        third = THIRDS[at * 3 // len(by_turn)]
        games.forecasts[third] += [WinForecast(chances[seat], won[seat]) for seat in won]
        games.losses[third].append(-sum(won[seat] * log(chances[seat]) for seat in won))
        later = by_turn[at + 1] if at + 1 < len(by_turn) else won
        games.moved += sum((later[seat] - chances[seat]) ** 2 for seat in won)
    # expected sum of squared steps of a martingale that ends in 0 or 1
    games.may_move += sum(chance * (1 - chance) for chance in by_turn[0].values())


def _ends(games: list[GamesOf]) -> Iterator[str]:
    heads = "seats", "games", "turns, median (middle half)", "how they end", "won by seat"
    yield f"| {' | '.join(heads)} | leads change |"
    yield "| --- | ---: | --- | --- | --- | --- |"
    for each in games:
        total = len(each.turns)
        how = ", ".join(f"{what} {count / total:.0%}" for what, count in each.how.most_common())
        won = " ".join(f"{each.won[seat] / total:.0%}" for seat in sorted(each.won))
        cells = (each.seats, total, _middle(each.turns), how, won, _middle(each.leads))
        yield f"| {' | '.join(map(str, cells))} |"


def _middle(numbers: list[int]) -> str:
    """Return the median with the quartiles in brackets; a lone number as it is."""
    if len(numbers) < 2:
        return ", ".join(map(str, numbers))
    lower, median, upper = quantiles(numbers, n=4, method="inclusive")
    return f"{median:.0f} ({lower:.0f}–{upper:.0f})"


def _calibrations(games: list[GamesOf]) -> Iterator[str]:
    tenths = " | ".join(str(5 + 10 * tenth) for tenth in range(TENTHS))
    yield f"| seats | third | log loss | movement | {tenths} | 65 to 75 |"
    yield "| --- | --- | --- | --- |" + " ---: |" * (TENTHS + 1)
    for each in games:
        for third in THIRDS:
            losses = each.losses[third]
            if not losses:
                continue
            loss = f"{sum(losses) / len(losses):.3f}"
            moved = f"{each.moved / each.may_move:.2f}" if third == THIRDS[0] else ""
            told = each.forecasts[third]
            cells = (each.seats, third, loss, moved, *_by_tenths(told), _about_seventy(told))
            yield f"| {' | '.join(map(str, cells))} |"


def _by_tenths(told: list[WinForecast]) -> Iterator[str]:
    """Yield the percentage of wins for each tenth of the chances, "" for few cases."""
    for tenth in range(TENTHS):
        here = [each for each in told if min(int(each.chance * TENTHS), TENTHS - 1) == tenth]
        yield _in_a_hundred(here)


def _about_seventy(told: list[WinForecast]) -> str:
    """Return the win rate at chances of 65 to 75 %, and their number; "" for few."""
    here = [each for each in told if 0.65 <= each.chance < 0.75]
    return f"{_in_a_hundred(here)} of {len(here)}" if len(here) >= FEWEST else ""


def _in_a_hundred(told: list[WinForecast]) -> str:
    """Return the percentage of wins, "" for fewer than FEWEST chances."""
    return f"{100 * sum(each.won for each in told) / len(told):.0f}" if len(told) >= FEWEST else ""
