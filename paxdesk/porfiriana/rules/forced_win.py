"""Search of a turn for a win that nobody can prevent (K).

Unseen assassination cards are ignored: see :func:`hidden_shot`.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Final

from attrs import evolve, field

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, Fraud, Manifesto, Pass, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, RaidedHand, Showdown, evolve_step
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.fact_cache import read_only_cache
from paxdesk.porfiriana.rules.facts import points_of_all, regime_prestige, topples_left
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable, diaz_in_showdown, during_toppling
from paxdesk.porfiriana.rules.topple_search import (
    Objection,
    WayToTopple,
    after_action,
    figures_met,
    helpful_actions,
    in_showdown,
    may_still_buy,
    purchases,
    topples_on_sale,
)
from paxdesk.porfiriana.rules.tripartite import winners
from paxdesk.porfiriana.rules.view import HIDDEN
from paxdesk.search_pause import wait_while_paused

MOST_POSITIONS: Final = 6_000
"""Maximum number of positions visited in the search for a seat's own win."""
MOST_ANSWERS: Final = 24
"""Maximum number of positions that others' answers may lead to."""
MOST_SHOWDOWN: Final = 2_500
"""Maximum number of positions visited in one showdown."""


class SearchLimit(Exception):
    """Raised if a showdown has more positions than the search may visit."""


@define
class ShowdownProof:
    """Search of a showdown in which all others try to prevent a seat's win."""

    seat: Seat
    left: int = MOST_SHOWDOWN
    _known: dict[object, bool] = field(factory=dict, init=False)

    def holds(self, state: State) -> bool:
        """Return whether the seat wins against all answers of the others. Raises SearchLimit."""
        if not in_showdown(state):
            return state.over and self.seat in state.winners
        key = _showdown_key(state)
        known = self._known.get(key)
        if known is None:
            own = seat_to_act(state) == self.seat
            results = (self.holds(self._after(state, each)) for each in legal_actions(state))
            known = any(results) if own else all(results)
            self._known[key] = known
        return known

    def winning_answer(self, state: State) -> Action | None:
        """Return an answer that wins against all replies, or None."""
        legal = legal_actions(state)
        # Try passing first: it gives no answer away.
        for action in sorted(legal, key=lambda each: each != Pass()):
            if self.holds(self._after(state, action)):
                return action
        return None

    def _after(self, state: State, action: Action) -> State:
        self.left -= 1
        if self.left < 0:
            raise SearchLimit
        wait_while_paused()
        return after_action(state, action)


def _showdown_key(state: State) -> object:
    """Return a key of positions within one showdown."""
    return (
        tuple(state.agenda),
        tuple(
            (each.gold, each.flipped, each.heir, each.jailed, tuple(sorted(each.hand)))
            for each in state.players.values()
        ),
        tuple(sorted(state.partners)),
        tuple(sorted(state.troops)),
        tuple(state.headlines),
        state.regime,
    )


@frozen
class Claimant:
    """Figures of a seat that decide the result of a showdown."""

    points: int
    gold: int
    income: int


@frozen
class RivalAnswers:
    """A rival's possible answers in a showdown, with the costs of frauds in points."""

    seat: Seat
    frauds: tuple[tuple[int, Action], ...]
    manifesto: Action | None

    def choices(self) -> Iterator[tuple[int, int, tuple[Action, ...]]]:
        """Yield the points added to Díaz and to the rival, with the answers."""
        lost = 0
        for number in range(len(self.frauds) + 1):
            if number:
                lost += self.frauds[number - 1][0]
            answers = tuple(action for _, action in self.frauds[:number])
            yield number, -lost, answers
            if self.manifesto is not None:
                yield number, 1 - lost, (*answers, self.manifesto)


@frozen
class ShowdownFigures:
    """Figures of a showdown in which no rival can shoot."""

    seat: Seat
    diaz: int
    claims: dict[Seat, Claimant]
    rivals: tuple[RivalAnswers, ...]
    declares: bool
    iron_hand: bool
    last: bool

    @classmethod
    def of(cls, showdown: State, seat: Seat) -> "ShowdownFigures | None":
        """Return the figures before the first answer, None if they do not suffice."""
        step = showdown.agenda[-1]
        if not isinstance(step, Showdown) or step.seats[-1] != seat or showdown.solo is not None:
            return None
        kind, points = regime_prestige(showdown), points_of_all(showdown)
        rivals = []
        for at, rival in enumerate(step.seats[:-1]):
            if any(_is_shot(showdown, number) for number in showdown.players[rival].hand):
                return None
            frauds: list[tuple[int, Action]] = []
            for action in _frauds_of(showdown, rival, kind):
                asked = showdown.copy()
                asked.agenda[-1] = evolve_step(step, seats=step.seats[at:])
                perform_unchecked(asked, action)
                changed = points_of_all(asked)
                others = [each for each in points if each != rival]
                if regime_prestige(asked) != kind or any(
                    changed[each] != points[each] for each in others
                ):
                    return None
                frauds.append((points[rival].get(kind, 0) - changed[rival].get(kind, 0), action))
            manifesto = Manifesto(kind) if kind in declarable(showdown, rival) else None
            frauds.sort(key=lambda fraud: fraud[0])
            rivals.append(RivalAnswers(rival, tuple(frauds), manifesto))
        claims = {
            each: Claimant(
                points[each].get(kind, 0), showdown.players[each].gold, next_income(showdown, each)
            )
            for each in step.seats
        }
        return cls(
            seat,
            diaz_in_showdown(showdown, step),
            claims,
            tuple(rivals),
            kind in declarable(showdown, seat),
            showdown.options.iron_hand,
            not topples_left(showdown),
        )

    def wins(self, added: Iterable[tuple[Seat, tuple[int, int, tuple[Action, ...]]]]) -> bool:
        """Return whether the seat wins after these answers, with its manifesto if needed."""
        diaz, claims = self.diaz, {**self.claims}
        for rival, (frauds, points, _) in added:
            diaz += frauds
            claims[rival] = evolve(claims[rival], points=claims[rival].points + points)
        if self.seat in winners(claims, diaz, self.iron_hand, self.last):
            return True
        if not self.declares:
            return False
        own = claims[self.seat]
        claims[self.seat] = evolve(own, points=own.points + 1)
        return self.seat in winners(claims, diaz, self.iron_hand, self.last)

    def objections(self) -> tuple[Objection, ...]:
        """Return each rival's first answer that alone prevents the win."""
        found = []
        for rival in self.rivals:
            for choice in rival.choices():
                if len(choice[2]) == 1 and not self.wins([(rival.seat, choice)]):
                    found.append(Objection(rival.seat, choice[2][0]))
                    break
        return tuple(found)

    def threats(self) -> Iterator[list[tuple[Seat, tuple[Action, ...]]]]:
        """Yield each combination of the rivals' answers that prevents a win by points."""
        seats = [rival.seat for rival in self.rivals]
        # Most answers first: they are the most likely to prevent the win.
        choices = [list(rival.choices())[::-1] for rival in self.rivals]
        for chosen in product(*choices):
            if not self.wins(zip(seats, chosen, strict=True)):
                yield [(rival, each[2]) for rival, each in zip(seats, chosen, strict=True)]


def _frauds_of(showdown: State, seat: Seat, kind: Prestige) -> list[Action]:
    """Return the frauds by which a seat may help Díaz."""
    found: list[Action] = []
    for partner in showdown.partners.values():
        if partner.owner == seat:
            kinds = during_toppling(showdown, partner.number)
            if kind in kinds:
                found.append(Fraud(partner.number, kind if len(kinds) > 1 else None))
    return found


def proof_in(showdown: State, seat: Seat) -> tuple[bool, tuple[Objection, ...]]:
    """Return whether a seat wins against all answers, and answers that prevent the win."""
    figures = ShowdownFigures.of(showdown, seat)
    shoots = any(_is_shot(showdown, number) for number in showdown.players[seat].hand)
    if figures is not None:
        threats = figures.threats()
        if all(shoots and _shot_saves(showdown, seat, threat) for threat in threats):
            return True, ()
        return False, figures.objections()
    objections = tuple(_objections(showdown, seat))
    if objections:
        return False, objections
    try:
        return ShowdownProof(seat).holds(showdown), ()
    except SearchLimit:
        return False, ()


def _shot_saves(showdown: State, seat: Seat, threat: list[tuple[Seat, tuple[Action, ...]]]) -> bool:
    """Return whether the seat can win despite these answers."""
    now = showdown
    for _, answers in threat:
        for action in (*answers, Pass()):
            now = after_action(now, action)
    return _wins_if_all_pass(now, seat)


def _is_shot(state: State, number: CardNumber) -> bool:
    """Return whether the card can assassinate a player."""
    card = state.cards.blacks.get(number)
    return card is not None and card.assassination


def hidden_shot(showdown: State, seat: Seat) -> bool:
    """Return whether an unseen assassination card in a hidden hand might prevent the win."""
    suspected = _with_hidden_shots(showdown, seat)
    if suspected is None:
        return False
    try:
        return not ShowdownProof(seat).holds(suspected)
    except SearchLimit:
        return True


def _objections(showdown: State, seat: Seat) -> Iterator[Objection]:
    """Yield the first preventing answer of each rival before ``seat``."""
    now = showdown
    while in_showdown(now) and (mover := seat_to_act(now)) is not None:
        if mover == seat or Pass() not in legal_actions(now):
            return
        for action in legal_actions(now):
            if action != Pass() and not _wins_if_all_pass(after_action(now, action), seat):
                yield Objection(mover, action)
                break
        now = after_action(now, Pass())


def _wins_if_all_pass(state: State, seat: Seat) -> bool:
    """Return whether a seat can win if others pass whenever possible."""
    if not in_showdown(state):
        return state.over and seat in state.winners
    legal = legal_actions(state)
    if seat_to_act(state) != seat:
        passes = Pass() in legal
        tried = [Pass()] if passes else legal
        return all(_wins_if_all_pass(after_action(state, each), seat) for each in tried)
    return any(_wins_if_all_pass(after_action(state, each), seat) for each in legal)


def _with_hidden_shots(showdown: State, seat: Seat) -> State | None:
    """Return a copy with unseen assassination cards in rivals' hands, or None."""
    cards = showdown.cards
    seen = {*showdown.market, *showdown.headlines, *showdown.discards}
    for player in showdown.players.values():
        seen |= {*player.hand, *player.grudges}
    unseen = sorted(
        number for number in cards.blacks if _is_shot(showdown, number) and number not in seen
    )
    hiding = [
        player.seat
        for player in showdown.players.values()
        if player.seat not in (seat, DIAZ) and HIDDEN in player.hand
    ]
    if not unseen or not hiding or showdown.variant.murder != "showdown":
        return None
    suspected = showdown.copy()
    suspected.cache = None
    for each in hiding:
        hand = suspected.players[each].hand
        known = [number for number in hand if number != HIDDEN]
        suspected.players[each].hand = [*known, *unseen[: len(hand) - len(known)]]
    return suspected


@define
class WinSearch:
    """Search for a seat's proved win in its turn, visiting up to ``left`` further positions."""

    seat: Seat
    left: int = MOST_POSITIONS
    cut: bool = field(default=False, init=False)
    """True if the limit ended the search."""
    hope: WayToTopple | None = field(default=None, init=False)
    """Best unproved win, which others can still prevent, or None."""

    def way(self, start: State) -> WayToTopple | None:
        """Return a proved win from a position of the seat's turn, or None."""
        reached: list[tuple[tuple[Action, ...], State]] = [((), start)]
        met: set[object] = set()
        asking: list[tuple[tuple[Action, ...], list[State]]] = []
        while reached:
            proved = self._bought(reached)
            if proved is not None:
                return proved
            further = []
            for lines, now in reached:
                for action, after in helpful_actions(now, self.seat, counted=bool(lines)):
                    if self.left <= 0:
                        self.cut = True
                        break
                    self.left -= 1
                    wait_while_paused()
                    then = (*lines, action)
                    outcomes = self.outcomes(now, after)
                    if len(outcomes) > 1:
                        asking.append((then, outcomes))
                        continue
                    for outcome in outcomes:
                        if not may_still_buy(outcome):
                            continue
                        key = (frozenset(then), *figures_met(outcome, self.seat))
                        if key not in met:
                            met.add(key)
                            further.append((then, outcome))
            reached = further
        return self._whatever_they_answer(asking)

    def _bought(self, reached: list[tuple[tuple[Action, ...], State]]) -> WayToTopple | None:
        """Return the easiest proved win by a purchase, or None; update ``hope``."""
        found: list[WayToTopple] = []
        for lines, now in reached:
            for way, showdown in purchases(now, self.seat, lines):
                proved, objections = proof_in(showdown, self.seat)
                told = evolve(way, proved=proved, objections=objections)
                if proved:
                    found.append(told)
                elif self.hope is None or _doubts(told) < _doubts(self.hope):
                    self.hope = told
        return min(found, key=lambda way: way.effort, default=None)

    def outcomes(self, before: State, after: State) -> list[State]:
        """Return the positions of the seat's turn that others' answers may lead to.

        Returns [] if there are too many, or if chance decides.
        """
        open_now, settled = [after], []
        while open_now:
            now = open_now.pop()
            if not _without_chance(before, now):
                return []
            if now.over:
                continue
            mover = seat_to_act(now)
            if mover == self.seat:
                if now.turn.seat == self.seat:
                    settled.append(now)
                continue
            if mover is None or isinstance(now.agenda[-1], ActionPhase):
                return []
            open_now += [after_action(now, each) for each in legal_actions(now)]
            self.left -= 1
            if len(open_now) + len(settled) > MOST_ANSWERS:
                return []
        return settled

    def _whatever_they_answer(
        self, asking: list[tuple[tuple[Action, ...], list[State]]]
    ) -> WayToTopple | None:
        """Return a way that wins after every answer, or None."""
        for lines, outcomes in asking:
            ways = []
            for outcome in outcomes:
                rest = self.way(outcome) if may_still_buy(outcome) and self.left > 0 else None
                if rest is None:
                    break
                ways.append(rest)
            if len(ways) == len(outcomes):
                return evolve(ways[0], lines=(*lines, *ways[0].lines), asks=len(lines))
        return None


def _doubts(way: WayToTopple) -> tuple[bool, int, tuple[int, int, bool, bool]]:
    """Return a sort key: fewest objections first; ways without objections last."""
    return not way.objections, len(way.objections), way.effort


def _without_chance(before: State, after: State) -> bool:
    """Return whether neither chance nor a raid has intervened."""
    if after.agenda and isinstance(after.agenda[-1], RaidedHand):
        return False
    return after.generator == before.generator and len(after.rolls) == len(before.rolls)


def search_position(
    seen: State, seat: Seat, remembered: Mapping[Seat, tuple[CardNumber, ...]] | None = None
) -> State:
    """Return a view as a position to search, with remembered cards in hands."""
    state = seen.copy()
    state.cache = None
    state.is_view = False
    for other, cards in (remembered or {}).items():
        hand = state.players[other].hand
        if other != seat and HIDDEN in hand:
            hand[: len(cards)] = cards
    return state


def winning_way(position: State, seat: Seat, most: int = MOST_POSITIONS) -> WayToTopple | None:
    """Return a seat's proved win this turn, else its best unproved one, or None."""
    search = search_of(position, seat, most)
    return search if isinstance(search, WayToTopple) else search.hope


def search_of(position: State, seat: Seat, most: int) -> WayToTopple | WinSearch:
    """Return a proved win, or the finished search without one."""
    search = WinSearch(seat, most)
    if not topples_on_sale(position) or position.over:
        return search
    with read_only_cache(position):
        return search.way(position) or search


def winning_line(position: State, seat: Seat) -> Action | None:
    """Return the seat's next action towards a proved win, or None."""
    if in_showdown(position):
        try:
            return ShowdownProof(seat).winning_answer(position)
        except SearchLimit:
            return None
    way = winning_way(position, seat)
    return way.lines[0] if way is not None and way.proved else None


def keeps_win(position: State, action: Action, seat: Seat) -> bool:
    """Return whether the seat's win is still proved after its action or answer."""
    after = after_action(position, action)
    if after.over:
        return seat in after.winners
    try:
        if in_showdown(after):
            return ShowdownProof(seat).holds(after)
    except SearchLimit:
        return False
    outcomes = WinSearch(seat).outcomes(position, after)
    if not outcomes:
        return False
    ways = (winning_way(outcome, seat) for outcome in outcomes)
    return all(way is not None and way.proved for way in ways)
