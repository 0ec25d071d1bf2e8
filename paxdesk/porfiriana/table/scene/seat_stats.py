"""Figures of the panels and of the ledger. No Qt."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from attrs import evolve

from paxdesk.desk.words import SeatLabel
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules import facts, prices
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.depression import cards_in_play
from paxdesk.porfiriana.rules.fact_cache import read_only_cache
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.rules.topple import declarable
from paxdesk.porfiriana.rules.topple_search import QUICKLY, ToppleTakers, takers, topples_on_sale
from paxdesk.porfiriana.rules.view import View, as_seen
from paxdesk.porfiriana.rules.winning import sufficient_points
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.words.foresight import Figure, FigureChange


@frozen
class ToppleMargin:
    """Points of a kind, held and needed; a manifesto could add ``declaration`` points."""

    prestige: Prestige
    points: int
    needed: int
    counts: bool
    declaration: int = 0

    @property
    def can_topple(self) -> bool:
        return self.points >= self.needed

    @property
    def within_reach(self) -> bool:
        """True if the points suffice only with a manifesto."""
        return not self.can_topple and self.points + self.declaration >= self.needed


def margin_words(figures: Sequence[ToppleMargin]) -> str:
    """Return points held and needed by kind, as text: "Loyalty 2 of 3, …"."""
    kinds: list[str] = []
    for each in figures:
        prestige, points, needed = prestige_words(each.prestige), each.points, each.needed
        words = tr_noop("{prestige} {points} of {needed}")
        if each.can_topple:
            words = tr_noop("{prestige} {points} (needs {needed})")
        words = tr(words, prestige=prestige, points=points, needed=needed)
        if each.declaration:
            more = each.declaration
            words = tr("{words} ({more} more by declaring)", words=words, more=more)
        kinds.append(words)
    return ", ".join(kinds)


def points_words(figures: Iterable[int | str]) -> str:
    """Return figures in the order of PRESTIGES as text: "Loyalty 4, …"."""
    kinds = zip(PRESTIGES, figures, strict=True)
    return ", ".join(f"{prestige_words(prestige)} {figure}" for prestige, figure in kinds)


@frozen
class SeatStats:
    """Figures of a seat's panel; ``foreseen`` are the previewed ones, with True if better."""

    seat: Seat
    colour: int
    name: str
    hacendado: str
    gold: int
    income: int
    upkeep: int
    reserve: int
    hand: int
    hand_limit: int
    jailed: bool
    standings: tuple[ToppleMargin, ...]
    foreseen: tuple[tuple[Figure, bool], ...] = ()

    def better(self, figure: str) -> bool | None:
        """Return whether a previewed figure improves; None if it is not previewed."""
        return next((better for each, better in self.foreseen if each == figure), None)


def seat_stats(state: State, seat: Seat, label: SeatLabel) -> SeatStats:
    player = state.players[seat]
    hacendado = state.cards.hacendados.get(player.hacendado)
    return SeatStats(
        seat=seat,
        colour=label.colour,
        name=label.name,
        hacendado=hacendado.name if hacendado else "",
        gold=player.gold,
        income=prices.next_income(state, seat),
        upkeep=len(cards_in_play(state, seat)) if state.depression else 0,
        reserve=player.reserve,
        hand=len(player.hand),
        hand_limit=state.hand_limit(seat),
        jailed=player.jailed,
        standings=standings(state, seat),
    )


def standings(state: State, seat: Seat) -> tuple[ToppleMargin, ...]:
    """Return a seat's margins for the kinds of prestige, in the order of PRESTIGES."""
    now, declared = facts.regime_prestige(state), declarable(state, seat)
    held = facts.points_of_all(state)[seat]
    always: dict[Prestige, int] = {}
    if seat == DIAZ and state.solo == "diaz":
        always = {prestige: facts.solo_base(state, prestige) for prestige in PRESTIGES}
    return tuple(
        ToppleMargin(
            prestige,
            held.get(prestige, 0) + always.get(prestige, 0),
            sufficient_points(state, seat, prestige),
            prestige == now,
            int(prestige in declared),
        )
        for prestige in PRESTIGES
    )


_FOUND: Final[list[tuple[View, ToppleTakers]]] = []
"""Cached results, newest first, shared by plate, ledger and inspector."""


def takers_seen(state: State, *hands: Seat) -> ToppleTakers:
    """Return the seats that can win with a Topple on sale, judging by open cards and ``hands``.

    The search is brief; seats may remain unknown.
    """
    if not topples_on_sale(state):
        return ToppleTakers()
    seen = as_seen(state, *hands)
    found = _known(seen)
    return _found(seen, takers(seen, QUICKLY)) if found is None else found


def takers_known(model: ViewModel) -> ToppleTakers:
    """Return the seats that can win in the displayed position; unknown until a search has run."""
    state, hands = model.state, sorted(model.hands_open)
    if model.reckoned or not topples_on_sale(state):
        return takers_seen(state, *hands)
    return _known(as_seen(state, *hands)) or ToppleTakers(unknown=frozenset(state.players))


def _known(seen: View) -> ToppleTakers | None:
    return next((each for known, each in _FOUND if _same(known, seen)), None)


def _same(known: View, seen: View) -> bool:
    return known.cards is seen.cards and known == seen


def _found(seen: View, found: ToppleTakers) -> ToppleTakers:
    """Cache and return a result, replacing any result for the same position."""
    _FOUND[:] = [(seen, found), *(each for each in _FOUND if not _same(each[0], seen))][:4]
    return found


@define(eq=False)
class TakersQuestion:
    """Background search for seats that can win with a Topple on sale."""

    views: tuple[View, ...]
    _wanted: bool = True

    def answer(self, seconds: float | None = None) -> Callable[[], bool]:
        """Search; return a callback that caches the results and returns whether any is new."""
        found = []
        for index, seen in enumerate(self.views):
            known = _known(seen)
            if known is None and index:
                continue  # no banner has needed the public result
            if known is None or known.unknown:
                found.append((seen, takers(seen, wanted=lambda: self._wanted)))

        def take_in() -> bool:
            for seen, each in found:
                _found(seen, each)
            return bool(found)

        return take_in

    def stop(self) -> None:
        """Stop :meth:`answer` before the next seat."""
        self._wanted = False


def unknown_takers(state: State, *hands: Seat) -> TakersQuestion | None:
    """Return a search for seats that can win with a Topple; None if none is on sale."""
    if not topples_on_sale(state):
        return None
    shown = [hands, ()] if hands else [()]
    return TakersQuestion(tuple(as_seen(state, *each) for each in shown))


def seat_figures(model: ViewModel, seat: Seat) -> SeatStats:
    """Return a seat's figures in the displayed position, computed once for all seats."""
    if not model.figures:
        with read_only_cache(model.state):
            for each in model.state.players:
                model.figures[each] = seat_stats(model.state, each, model.labels[each])
    found = model.figures[seat]
    assert isinstance(found, SeatStats)
    return found


def foreseen(stats: SeatStats, changes: Sequence[FigureChange]) -> SeatStats:
    """Return a seat's figures after the previewed changes."""
    for change in changes:
        if change.figure == "sum":
            stats = evolve(stats, gold=int(change.after))
        elif change.figure == "income":
            stats = evolve(stats, income=int(change.after))
        elif change.figure == "hand":
            stats = evolve(stats, hand=int(change.after))
        elif change.figure == "actions":
            continue  # shown beside the stamps
        else:
            points, needed = map(int, change.after.split("/"))
            stats = evolve(
                stats,
                standings=tuple(
                    evolve(each, points=points, needed=needed)
                    if each.prestige == change.figure
                    else each
                    for each in stats.standings
                ),
            )
    return evolve(stats, foreseen=tuple((each.figure, each.better) for each in changes))
