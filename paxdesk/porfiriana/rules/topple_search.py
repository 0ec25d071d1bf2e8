"""Search for the shortest ways to topple Díaz within one turn (K).

It uses visible information only, and assumes that others pass.
"""

from collections.abc import Callable, Iterator
from typing import Final

from attrs import field

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    PRIVATE_ARMY,
    Action,
    Attack,
    Buy,
    BuyLand,
    BuyPublic,
    CardNumber,
    Connect,
    Deploy,
    End,
    Manifesto,
    Orientation,
    Pass,
    PlacePrestige,
    Play,
    Police,
    Redeploy,
    Seat,
    Sell,
    Shift,
    Speculate,
    Use,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, Showdown
from paxdesk.porfiriana.rules.card_verbs import JailImmunity, Prestige, RebelGovernor
from paxdesk.porfiriana.rules.cards import PartnerFace
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.extra_actions import has_unused_extra, unused_extras
from paxdesk.porfiriana.rules.fact_cache import read_only_cache
from paxdesk.porfiriana.rules.facts import (
    active_points,
    diaz_points,
    economy,
    points_of_all,
    regime_prestige,
    tableau,
    topples_left,
    tripartite_parts,
)
from paxdesk.porfiriana.rules.market import PURCHASES_A_TURN, market_price, purchase_actions
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import HOMELESS, EnterpriseInPlay, State
from paxdesk.porfiriana.rules.topple import (
    declarable,
    diaz_in_showdown,
    during_toppling,
    points_needed,
)
from paxdesk.porfiriana.rules.tripartite import winners
from paxdesk.porfiriana.rules.turn import begin_turn
from paxdesk.search_pause import wait_while_paused


@frozen
class ToppleEstimate:
    """Points that a seat has, and points that it must exceed to topple Díaz.

    ``declares`` means that one point comes from a manifesto. ``stoppers`` are cards that could
    prevent the win.
    """

    points: int = 0
    needed: int = 0
    declares: bool = False
    stoppers: tuple[CardNumber, ...] = ()
    prestige: Prestige = "loyalty"


@frozen
class Objection:
    """Answer of a rival in the showdown that prevents a win."""

    seat: Seat
    action: Action


@frozen
class WayToTopple:
    """Actions of a seat in its turn, the Topple last, and its answers in the showdown.

    ``gold`` is the price of the Topple. ``proved`` means that no visible card can prevent the win;
    ``objections`` are answers that can. ``asks`` is the number of actions before others are
    prompted, or None.
    """

    seat: Seat
    lines: tuple[Action, ...]
    answers: tuple[Action, ...]
    topple: CardNumber
    gold: int
    proof: ToppleEstimate
    proved: bool = False
    objections: tuple[Objection, ...] = ()
    asks: int | None = None

    @property
    def topples(self) -> bool:
        """True if the seat wins by toppling Díaz, not only by gold."""
        shoots = any(not isinstance(each, Manifesto | Pass) for each in self.answers)
        return shoots or self.proof.points > self.proof.needed

    @property
    def orientation(self) -> Orientation | None:
        """Side on which the Topple is bought, or None."""
        last = self.lines[-1]
        return last.orientation if isinstance(last, Buy) else None

    @property
    def effort(self) -> tuple[int, int, bool, bool]:
        """Sort key: number of actions, gold, need of a manifesto, event side."""
        event = self.orientation == "event"
        return len(self.lines), self.gold, self.proof.declares, event


@frozen
class ToppleTakers:
    """Seats that could topple Díaz; for the ``unknown`` ones the search was cut short."""

    ways: dict[Seat, WayToTopple] = field(factory=dict)
    unknown: frozenset[Seat] = frozenset()


QUICKLY: Final = 48
"""Maximum number of positions visited, over all seats, while a user waits."""


def ways_to_topple(turn: State, seat: Seat, most: int | None = None) -> list[WayToTopple] | None:
    """Return the shortest ways to topple Díaz, easiest first.

    Returns None if ``most`` positions do not suffice.
    """
    if not topples_on_sale(turn):
        return []
    with read_only_cache(turn):
        return _ways_from(turn, seat, most)


def _ways_from(start: State, seat: Seat, most: int | None) -> list[WayToTopple] | None:
    reached: list[tuple[tuple[Action, ...], State]] = [((), start)]
    met: set[object] = set()
    looked, cut = 0, False
    while reached:
        found = [way for lines, now in reached for way, _ in purchases(now, seat, lines)]
        if found:
            return sorted(found, key=lambda way: way.effort)
        further = []
        for lines, now in reached:
            if cut:
                break
            for action, after in _steps(now, seat, lines):
                if looked == most:
                    cut = True
                    break
                looked += 1
                wait_while_paused()
                then = (*lines, action)
                # Different orders of the same actions usually lead to the same position.
                known = (frozenset(then), *figures_met(after, seat))
                if known not in met:
                    met.add(known)
                    further.append((then, after))
        reached = further
    return None if cut else []


def takers(
    seen: State, most: int | None = None, wanted: Callable[[], bool] = lambda: True
) -> ToppleTakers:
    """Return the seats that could topple Díaz now if all others pass (K).

    ``most`` limits the positions visited. Seats are unknown beyond this limit, or once
    ``wanted`` returns False.
    """
    if seen.over or in_showdown(seen) or not topples_on_sale(seen):
        return ToppleTakers()
    acting = seen.turn.seat
    seats = [seat for seat in (acting, *seen.clockwise(acting)[:-1]) if seat != DIAZ]
    each = None if most is None else most // len(seats)
    return _takers(
        {
            seat: ways_to_topple(turn_of(seen, seat), seat, each) if wanted() else None
            for seat in seats
        }
    )


def taking_next(seen: State, seat: Seat, most: int | None = None) -> ToppleTakers:
    """Return the other seats that could topple Díaz in a turn that began now (K)."""
    others = [] if seen.over else [each for each in seen.clockwise(seat)[:-1] if each != DIAZ]
    share = None if most is None else most // max(1, len(others))
    return _takers({each: ways_to_topple(new_turn(seen, each), each, share) for each in others})


def _takers(found: dict[Seat, list[WayToTopple] | None]) -> ToppleTakers:
    ways = {seat: each[0] for seat, each in found.items() if each}
    return ToppleTakers(ways, frozenset(seat for seat, each in found.items() if each is None))


def turn_of(seen: State, seat: Seat) -> State:
    """Return the position in the rest of this seat's turn, or as if its turn began now."""
    turn = _settled(seen)
    phases = [at for at, step in enumerate(turn.agenda) if isinstance(step, ActionPhase)]
    if seat == turn.turn.seat and phases:
        del turn.agenda[phases[-1] + 1 :]
        return turn
    return new_turn(seen, seat)


def new_turn(seen: State, seat: Seat) -> State:
    """Return the position as if this seat's turn began now."""
    turn = _settled(seen)
    turn.agenda = []
    begin_turn(turn, seat)
    return turn


def _settled(seen: State) -> State:
    """Return a copy to act on, without homeless troops (R51)."""
    turn = seen.copy()
    turn.cache = None
    turn.is_view = False
    for number in [each.number for each in turn.troops.values() if each.at == HOMELESS]:
        del turn.troops[number]
    return turn


def topples_on_sale(state: State) -> list[int]:
    topples = state.cards.topples
    return [slot for slot, number in enumerate(state.market) if number in topples]


def purchases(
    turn: State, seat: Seat, lines: tuple[Action, ...]
) -> Iterator[tuple[WayToTopple, State]]:
    """Yield each purchase of a Topple that wins if others pass, and the position after it."""
    if turn.turn.actions < purchase_actions(turn):
        return
    if _gap(turn, seat) > _in_showdown(turn, seat) and topples_left(turn) > 1:
        return
    slots = topples_on_sale(turn)
    for action in legal_actions(turn):
        if isinstance(action, Buy) and action.slot in slots:
            after = after_action(turn, action, counted=bool(lines))
            step = after.agenda[-1]
            if not isinstance(step, Showdown):
                continue
            answers = _answers_while_all_pass(after, step, seat)
            if answers is None:
                continue
            kind = regime_prestige(after)
            declares = Manifesto(kind) in answers
            proof = ToppleEstimate(
                active_points(after, seat, kind) + declares,
                points_needed(after, step, seat),
                declares,
                _stoppers(after, seat, kind),
                kind,
            )
            number = turn.market[action.slot]
            gold = market_price(turn, seat, action.slot).gold
            yield WayToTopple(seat, (*lines, action), answers, number, gold, proof), after


def _stoppers(showdown: State, seat: Seat, kind: Prestige) -> tuple[CardNumber, ...]:
    """Return the opponents' partners that could raise Díaz's points."""
    found = [
        partner.number
        for partner in showdown.partners.values()
        if partner.owner not in (seat, DIAZ) and kind in during_toppling(showdown, partner.number)
    ]
    return tuple(sorted(found))


@frozen
class _Claim:
    points: int
    gold: int
    income: int


def _answers_while_all_pass(
    showdown: State, step: Showdown, seat: Seat
) -> tuple[Action, ...] | None:
    """Return the fewest answers that win if all others pass, or None."""
    if showdown.solo is not None or any(
        _is_murder(showdown, number) for number in showdown.players[seat].hand
    ):
        return _winning_answers(showdown, seat)
    kind, points = regime_prestige(showdown), points_of_all(showdown)
    claims = {
        each: _Claim(
            points[each].get(kind, 0), showdown.players[each].gold, next_income(showdown, each)
        )
        for each in step.seats
    }
    diaz, iron_hand = diaz_in_showdown(showdown, step), showdown.options.iron_hand
    last = not topples_left(showdown)
    if seat in winners(claims, diaz, iron_hand, last):
        return ()
    if kind in declarable(showdown, seat):
        own = claims[seat]
        claims[seat] = _Claim(own.points + 1, own.gold, own.income)
        if seat in winners(claims, diaz, iron_hand, last):
            return (Manifesto(kind),)
    return None


def _winning_answers(showdown: State, seat: Seat) -> tuple[Action, ...] | None:
    """Return the fewest winning answers, by trying all of them."""
    reached: list[tuple[tuple[Action, ...], State]] = [((), showdown)]
    while reached:
        further = []
        for answers, now in reached:
            passed = _up_to(now, None)
            if passed.over and seat in passed.winners:
                return answers
            mine = _up_to(now, seat)
            if in_showdown(mine) and seat_to_act(mine) == seat:
                further += [
                    ((*answers, action), after_action(mine, action))
                    for action in legal_actions(mine)
                    if not isinstance(action, Pass)
                ]
        reached = further
    return None


def in_showdown(state: State) -> bool:
    return any(isinstance(each, Showdown) for each in state.agenda)


def _up_to(showdown: State, seat: Seat | None) -> State:
    """Pass until the seat decides or the showdown ends."""
    now = showdown
    while in_showdown(now) and seat_to_act(now) != seat and Pass() in legal_actions(now):
        now = after_action(now, Pass())
    return now


_NEVER: Final = (BuyLand, End, PlacePrestige, Shift, Speculate)
"""Actions that bring neither points nor gold this turn, nor take points from others."""


def after_action(state: State, action: Action, *, counted: bool = True) -> State:
    """Return a copy on which a legal action has been performed.

    Pass ``counted=False`` for the first action of a search: it invalidates the copy's cache, so
    that the cubes are updated again (P6).
    """
    after = state.copy()
    if not counted:
        after.close_books()
    perform_unchecked(after, action)
    return after


def figures_met(state: State, seat: Seat) -> tuple[object, ...]:
    """Return the figures that distinguish positions reached by the same actions."""
    turn = state.turn
    everybody = points_of_all(state)
    counted = tuple(everybody[each].get(regime_prestige(state), 0) for each in everybody)
    return state.players[seat].gold, turn.actions, turn.purchases, state.regime, counted


def helpful_actions(now: State, seat: Seat, *, counted: bool) -> Iterator[tuple[Action, State]]:
    """Yield each action that may help the seat, with the position after it."""
    deciding = not isinstance(now.agenda[-1], ActionPhase)
    free = _free(now, seat)
    left = now.turn.actions - purchase_actions(now)
    if left <= 0 and not (free or deciding):
        return
    last = left <= 1 and not free
    gap = _gap(now, seat) - _in_showdown(now, seat)
    if topples_left(now) == 1:
        gap = min(gap, 0)  # gold may decide
    for action in legal_actions(now):
        if deciding or _may_help(now, seat, action, last, gap):
            yield action, after_action(now, action, counted=counted)


def may_still_buy(state: State) -> bool:
    """Return whether a Topple may still be bought this turn, after pending questions (R8)."""
    turn = state.turn
    acts = turn.actions >= purchase_actions(state)
    return turn.purchases < PURCHASES_A_TURN and (acts or has_unused_extra(state, turn.seat, "buy"))


def _steps(now: State, seat: Seat, lines: tuple[Action, ...]) -> Iterator[tuple[Action, State]]:
    """Yield helpful actions without chance or others' decisions, and the position after each."""
    for action, after in helpful_actions(now, seat, counted=bool(lines)):
        if after.over or after.turn.seat != seat or seat_to_act(after) != seat:
            continue
        if after.generator.position != now.generator.position or len(after.rolls) < len(now.rolls):
            continue  # chance is involved
        if in_showdown(after):
            continue
        if may_still_buy(after):
            yield action, after


def _free(now: State, seat: Seat) -> bool:
    """Return whether useful Extra Actions are left."""
    return any(kind not in ("speculate", "buy_land") for _, kind in unused_extras(now, seat))


def _gap(now: State, seat: Seat) -> int:
    """Return the points missing for the easiest Topple on sale; may be negative."""
    kind = regime_prestige(now)
    heels = [_heel(now, now.market[slot], kind) for slot in topples_on_sale(now)]
    bar = tripartite_parts(now, seat, kind, diaz_points(now), -max(heels, default=0)).total
    declares = kind in declarable(now, seat)
    return bar + 1 - active_points(now, seat, kind) - declares


def _in_showdown(now: State, seat: Seat) -> int:
    """Return the most points that assassinations can gain (K2)."""
    return sum(1 for number in now.players[seat].hand if _is_murder(now, number))


def _is_murder(now: State, number: CardNumber) -> bool:
    black = now.cards.blacks.get(number)
    return black is not None and black.assassination


def _heel(now: State, number: CardNumber, kind: Prestige) -> int:
    return now.cards.topples[number].heels.count(kind)


def _may_help(now: State, seat: Seat, action: Action, last: bool, gap: int) -> bool:
    """Return whether an action may help the seat, which lacks ``gap`` points."""
    if isinstance(action, _NEVER):
        return False
    if isinstance(action, Sell):
        return _sale_may_help(now, seat, action, last)
    if isinstance(action, Buy):
        return _purchase_may_help(now, seat, now.market[action.slot])
    if isinstance(action, Attack) and action.card in now.cards.raids:
        return False  # the raided hand is hidden
    if isinstance(action, Connect):
        return not last and not now.cards.troops.keys().isdisjoint(
            (*tableau(now, seat).troops, *now.players[seat].hand)
        )
    return not last or gap <= 0 or _may_close(now, seat, action, gap)


def _purchase_may_help(now: State, seat: Seat, number: CardNumber) -> bool:
    """Return whether buying the card may help this turn."""
    if number in now.cards.topples:
        # The showdown of a first Topple may bring points for a second one.
        return now.turn.actions > 2 and len(topples_on_sale(now)) > 1
    if number in now.cards.news or _is_murder(now, number):
        return True
    return now.turn.actions > 3 or _free(now, seat)


def _sale_may_help(now: State, seat: Seat, sale: Sell, last: bool) -> bool:
    """Return whether the sale's gold or a freed troop may help."""
    piece = now.enterprises.get(sale.card)
    if piece is not None and piece.troop:
        return True
    if not economy(now):
        return False
    gold = now.players[seat].gold
    if any(gold < market_price(now, seat, slot).gold for slot in topples_on_sale(now)):
        return True
    if topples_left(now) == 1:
        return True
    return _has_rivals(now, seat) or (not last and _is_short(now, seat))


def _has_rivals(now: State, seat: Seat) -> bool:
    """Return whether a rival lacks at most two points for a Topple on sale."""
    return any(other not in (seat, DIAZ) and _gap(now, other) <= 2 for other in now.players)


def _is_short(now: State, seat: Seat) -> bool:
    """Return whether more gold would allow more actions."""
    rich = now.copy()
    rich.players[seat].gold += 2 * economy(now) * now.turn.actions
    return len(legal_actions(rich)) > len(legal_actions(now))


def _may_close(now: State, seat: Seat, action: Action, gap: int) -> bool:
    """Return whether one action may gain all ``gap`` missing points."""
    kind, cards = regime_prestige(now), now.cards
    match action:
        case BuyPublic():
            sides = cards.partners[action.card].sides
            side = next(each for each in sides if each.faction == action.faction)
            return _side_may_close(now, seat, side, gap)
        case Play() if action.card in cards.partners:
            sides = cards.partners[action.card].sides
            return any(_side_may_close(now, seat, side, gap) for side in sides)
        case Play():
            return gap == 1 and kind in cards.enterprises[action.card].points
        case Police():
            return action.card is None or now.enterprises[action.card].unrest == 1
        case Redeploy():
            troop = now.troops[action.card]
            at = now.enterprises.get(troop.at)
            if at is not None and at.unrest and kind in cards.troops[action.card].points:
                return True
            return _place_may_close(now, seat, action.to if action.to is not None else troop.at)
        case Deploy():
            card = cards.troops[action.card]
            own = kind in card.points or bool(card.on_play)
            return own or _place_may_close(now, seat, action.at)
        case Use() if action.target is not None:
            return _unrest_may_close(now, now.enterprises[action.target], kind)
    return True


def _side_may_close(now: State, seat: Seat, side: PartnerFace, gap: int) -> bool:
    """Return whether a partner with this side may gain the missing points."""
    plain = not side.on_play and not any(
        isinstance(each, RebelGovernor)
        or (isinstance(each, JailImmunity) and now.players[seat].jailed)
        for each in side.abilities
    )
    return not plain or (gap == 1 and regime_prestige(now) in side.points)


def _place_may_close(now: State, seat: Seat, at: CardNumber) -> bool:
    """Return whether a troop moved to an enterprise may gain points."""
    if at == PRIVATE_ARMY:
        return False
    piece = now.enterprises[at]
    sacked = piece.owner != seat and not piece.income and not piece.extorted
    guarded = piece.troop > 0 and now.troops[piece.troop].owner != seat
    return bool(guarded or piece.unrest or sacked or now.cards.enterprises[at].slave)


def _unrest_may_close(now: State, piece: EnterpriseInPlay, kind: Prestige) -> bool:
    shown = now.cards.enterprises[piece.number].points
    if piece.troop:
        shown += now.cards.troops[piece.troop].points
    return kind in shown and not piece.unrest
