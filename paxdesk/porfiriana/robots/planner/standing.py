"""How everybody stands in a position: one walk over the table, counted by the rules."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any, Final, TypeAlias

from attrs import evolve, field

from paxdesk.float_sum import float_sum
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    DIAZ,
    PRIVATE_ARMY,
    Action,
    CardNumber,
    Fraud,
    Manifesto,
    Pass,
    Seat,
    Slot,
    price_column,
)
from paxdesk.porfiriana.rules.agenda import ActionPhase, Showdown
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige, RegimeKey
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.facts import (
    SOLO_DEFENCE,
    active_points,
    diaz_points,
    regime_prestige,
    topples_left,
)
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable, diaz_in_showdown
from paxdesk.porfiriana.rules.tripartite import tripartites, winners

# --- What each card of a deck means to an evaluation, read off it once ----------------------------

PrestigeIndex: TypeAlias = int
"""A kind of prestige as its place in PRESTIGES."""
KIND: Final[dict[Prestige, PrestigeIndex]] = {prestige: at for at, prestige in enumerate(PRESTIGES)}

ABILITY_WORTH: Final[dict[type[Any], float]] = {
    verbs.ExtraAction: 2.5,
    verbs.Discount: 1.5,
    verbs.Monopoly: 1.5,
    verbs.Spy: 1.5,
    verbs.Court: 1.5,
    verbs.General: 1.5,
    verbs.JailImmunity: 0.5,
    verbs.IgnoreJurisdiction: 0.5,
    verbs.MineBonus: 0.5,
    verbs.LandBonus: 1.0,
    verbs.Activist: 1.5,
    verbs.RegimeAction: 3.0,
    verbs.RebelGovernor: 0.5,
    verbs.GunStore: 0.5,
    verbs.NationalizationImmunity: 0.5,
}
"""Gold that a standing ability is worth to whoever has it in play, roughly."""


@frozen
class SideFigures:
    """A partner's face: its kind of prestige, its abilities, and what it could do for Díaz."""

    kind: PrestigeIndex | None
    worth: float
    frauds: tuple[PrestigeIndex, ...]


@frozen
class PointGain:
    """A point that playing a card brings: its kind, about what it costs, and actions."""

    kind: PrestigeIndex
    gold: int
    actions: int = 1


@frozen
class RegimeTurn:
    """A regime that playing a card brings: the kind Topples are then about, cost and actions."""

    to: PrestigeIndex
    gold: int
    actions: int
    point: PrestigeIndex | None


@frozen
class Figures:
    """Cards by number; kinds of prestige are None where a card has none."""

    enterprise_kind: dict[CardNumber, PrestigeIndex | None]
    enterprise_worth: dict[CardNumber, float]
    sides: dict[CardNumber, tuple[SideFigures, ...]]
    troop_kind: dict[CardNumber, PrestigeIndex | None]
    grudge_kind: dict[CardNumber, PrestigeIndex]
    causes: dict[CardNumber, tuple[PrestigeIndex, ...]]
    loyalist_worth: dict[CardNumber, float]
    regime_kind: dict[RegimeKey, PrestigeIndex]
    turns_to: dict[CardNumber, frozenset[RegimeKey]]
    heels: dict[CardNumber, tuple[PrestigeIndex, ...]]
    gains: dict[CardNumber, tuple["PointGain", ...]]
    """What points a card brings to whoever plays it, a straw man's included."""
    turns: dict[CardNumber, tuple["RegimeTurn", ...]]
    """What regimes a card can bring, with the point that it brings besides."""
    in_hands: frozenset[CardNumber]
    """Cards that can be in a hand."""


@cache
def figures_of(deck: Deck) -> Figures:
    """The figures of a deck; reading them takes some milliseconds, once."""
    partners = {number: card for number, card in deck.partners.items() if not card.public}
    return Figures(
        enterprise_kind={n: _kind(card.prestige) for n, card in deck.enterprises.items()},
        enterprise_worth={n: _worth(card.abilities) for n, card in deck.enterprises.items()},
        sides={
            number: tuple(
                SideFigures(
                    _kind(side.prestige),
                    _worth(side.abilities),
                    _frauds(side.abilities),
                )
                for side in card.sides
            )
            for number, card in deck.partners.items()
        },
        troop_kind={number: _kind(card.prestige) for number, card in deck.troops.items()},
        grudge_kind={
            number: KIND[card.award.prestige]
            for number, card in deck.attacks.items()
            if card.award is not None
        },
        causes={
            number: tuple(KIND[cause.prestige] for cause in card.orientations)
            for number, card in deck.hacendados.items()
        },
        loyalist_worth={n: _worth(card.loyalist.abilities) for n, card in deck.hacendados.items()},
        regime_kind={key: KIND[card.prestige] for key, card in deck.regimes.items()},
        turns_to={
            **{
                n: _regimes(v for s in card.sides for v in s.on_play)
                for n, card in partners.items()
            },
            **{number: _regimes(card.on_play) for number, card in deck.troops.items()},
            **{number: _regimes(card.effects) for number, card in deck.attacks.items()},
        },
        heels={
            number: tuple(KIND[heel.prestige] for heel in card.event)
            for number, card in deck.topples.items()
        },
        gains={**_gains_in_play(deck), **_gains_of_straw_men(deck)},
        turns=_turns(deck),
        in_hands=frozenset({*deck.enterprises, *partners, *deck.troops, *deck.attacks}),
    )


TROOP_COST: Final = 2
"""About what it costs to play a troop; that depends on where it goes."""


def _gains_in_play(deck: Deck) -> dict[CardNumber, tuple[PointGain, ...]]:
    """Of enterprises, partners (Public cards, too) and troops."""
    return {
        **{
            n: (PointGain(KIND[card.prestige], card.cost),)
            for n, card in deck.enterprises.items()
            if card.prestige
        },
        **{
            n: tuple(
                PointGain(KIND[side.prestige], side.cost) for side in card.sides if side.prestige
            )
            for n, card in deck.partners.items()
        },
        **{
            n: (PointGain(KIND[card.prestige], TROOP_COST),)
            for n, card in deck.troops.items()
            if card.prestige
        },
    }


def _gains_of_straw_men(deck: Deck) -> dict[CardNumber, tuple[PointGain, ...]]:
    """Of attacks that one can play against oneself for their award."""
    return {
        n: (PointGain(KIND[card.award.prestige], 0, 1 if n in deck.oranges else 2),)
        for n, card in deck.attacks.items()
        if card.award is not None and not (n in deck.blacks and deck.blacks[n].opponents_only)
    }


def _turns(deck: Deck) -> dict[CardNumber, tuple[RegimeTurn, ...]]:
    kinds = {key: KIND[card.prestige] for key, card in deck.regimes.items()}

    def turns(
        effects: Iterable[Any], gold: int, actions: int, prestige: Prestige | None
    ) -> tuple[RegimeTurn, ...]:
        point = _kind(prestige)
        return tuple(
            RegimeTurn(kinds[each], gold, actions, point) for each in sorted(_regimes(effects))
        )

    found = {
        **{
            n: tuple(
                turn
                for side in card.sides
                for turn in turns(side.on_play, side.cost, 1, side.prestige)
            )
            for n, card in deck.partners.items()
        },
        **{n: turns(c.on_play, TROOP_COST, 1, c.prestige) for n, c in deck.troops.items()},
        **{
            n: turns(
                c.effects, 0, 1 if n in deck.oranges else 2, c.award.prestige if c.award else None
            )
            for n, c in deck.attacks.items()
        },
    }
    return {number: each for number, each in found.items() if each}


def _kind(prestige: Prestige | None) -> PrestigeIndex | None:
    return None if prestige is None else KIND[prestige]


def _worth(abilities: Iterable[Any]) -> float:
    return float_sum(ABILITY_WORTH.get(type(ability), 0.0) for ability in abilities)


def _frauds(abilities: Iterable[Any]) -> tuple[PrestigeIndex, ...]:
    """The kinds of prestige for which a discard helps Díaz in a showdown (K2)."""
    return tuple(
        KIND[prestige]
        for ability in abilities
        if isinstance(ability, verbs.Spy | verbs.Court)
        for prestige in ability.prestige
    )


def _regimes(effects: Iterable[Any]) -> frozenset[RegimeKey]:
    return frozenset(effect.to for effect in effects if isinstance(effect, verbs.Regime))


GUARD: Final = 0.8
"""Gold that a troop on an own enterprise is worth."""
ARMED: Final = 0.6
"""The same of a troop of a Private Army, or one that extorts (its cube counts by itself)."""


@define
class SeatAssets:
    """One seat: gold, income in gold a turn, prestige by kind, and the rest in gold.

    ``asleep`` is income that lies in Unrest, ``sleeping`` the points there. ``declares`` are the
    kinds its Hacendado could still declare for, ``frauds`` counts its cards that could help Díaz.
    """

    seat: Seat
    gold: int
    hand: int
    income: int = 0
    asleep: int = 0
    worth: float = 0.0
    points: list[int] = field(factory=lambda: [0, 0, 0, 0])
    sleeping: list[int] = field(factory=lambda: [0, 0, 0, 0])
    frauds: list[int] = field(factory=lambda: [0, 0, 0, 0])
    cards: int = 0
    """Cards in play, for each of which a Depression asks a gold a turn (I2)."""
    declares: tuple[PrestigeIndex, ...] = ()
    jailed: bool = False
    bars: list[int] = field(factory=list)
    """The Tripartite by kind, which points must exceed."""
    missing: list[float] = field(factory=list)
    """Points missing to topple Díaz, by kind, half of those in Unrest and a cause counted in."""
    army: int = 0
    """Troops of its Private Army."""
    guards: int = 0
    """Troops on its own enterprises."""
    enterprises: int = 0
    partners: int = 0
    cubes: int = 0
    """Income cubes on its own enterprises."""


def seat_assets(state: State, figures: Figures) -> dict[Seat, SeatAssets]:
    """Everybody's standing, Díaz's with him."""
    found = {
        seat: SeatAssets(seat, player.gold, len(player.hand))
        for seat, player in state.players.items()
    }
    _enterprises(state, figures, found)
    for partner in state.partners.values():
        standing = found[partner.owner]
        side = figures.sides[partner.number][partner.side]
        standing.worth += side.worth
        standing.cards += 1
        standing.partners += 1
        if side.kind is not None:
            standing.points[side.kind] += 1
        for kind in side.frauds:
            standing.frauds[kind] += 1
        if partner.prestige_cube:
            standing.income += 1
    _troops(state, figures, found)
    _players(state, figures, found)
    _count_missing(state, found)
    return found


def _enterprises(state: State, figures: Figures, found: dict[Seat, SeatAssets]) -> None:
    for number, enterprise in state.enterprises.items():
        owner = found[enterprise.owner]
        owner.cards += 1
        owner.enterprises += 1
        owner.cubes += enterprise.income
        kind = figures.enterprise_kind[number]
        if enterprise.unrest:
            owner.asleep += enterprise.income + (enterprise.prestige_cube is True)
            if kind is not None:
                owner.sleeping[kind] += 1
            owner.worth -= 0.3 * (enterprise.unrest - 1)
        else:
            owner.income += enterprise.income + (enterprise.prestige_cube is True)
            owner.worth += figures.enterprise_worth[number]
            if kind is not None:
                owner.points[kind] += 1
        for seat in enterprise.connections:
            if seat is not None:
                if enterprise.unrest:
                    found[seat].asleep += 1
                else:
                    found[seat].income += 1
        if enterprise.extorted:
            extorter = found[state.troops[enterprise.troop].owner]
            if enterprise.unrest:
                extorter.asleep += 1
            else:
                extorter.income += 1


def _troops(state: State, figures: Figures, found: dict[Seat, SeatAssets]) -> None:
    for number, troop in state.troops.items():
        standing = found[troop.owner]
        standing.cards += 1
        enterprise = state.enterprises.get(troop.at)
        unrest = enterprise is not None and enterprise.unrest > 0
        kind = figures.troop_kind[number]
        if kind is not None:
            (standing.sleeping if unrest else standing.points)[kind] += 1
        if troop.prestige_cube and not unrest:
            standing.income += 1
        if troop.at > PRIVATE_ARMY and enterprise is not None and enterprise.owner == troop.owner:
            standing.guards += 1
            standing.worth += GUARD + 0.1 * enterprise.cubes
        else:
            standing.army += troop.at <= PRIVATE_ARMY
            standing.worth += ARMED


def _players(state: State, figures: Figures, found: dict[Seat, SeatAssets]) -> None:
    for seat, player in state.players.items():
        standing = found[seat]
        standing.income += player.hacendado_income + (player.cause_cube is True)
        standing.jailed = player.jailed
        for number, cube in player.grudges.items():
            # Freed slaves count as Revolution (P7).
            standing.points[figures.grudge_kind.get(number, 3)] += 1
            standing.income += bool(cube)
        given = state.options.handicap(seat).prestige
        if given is not None:
            standing.points[PRESTIGES.index(given)] += 1
        if player.flipped is not None:
            standing.points[PRESTIGES.index(player.flipped)] += 1
        elif player.hacendado:
            standing.worth += figures.loyalist_worth[player.hacendado]
            if not player.heir:
                standing.declares = figures.causes[player.hacendado]


def _count_missing(state: State, found: dict[Seat, SeatAssets]) -> None:
    """K3: own points less the Tripartite and one, for every seat and kind."""
    alone = state.solo == "diaz"
    base, iron_hand = diaz_points(state), state.options.iron_hand
    everybody = list(found.values())
    for kind, prestige in enumerate(PRESTIGES):
        points = tuple([each.points[kind] for each in everybody])
        if alone:
            diaz = found[DIAZ].points[kind] if DIAZ in found else 0
            bars = [SOLO_DEFENCE[prestige] + diaz] * len(points)
        else:
            bars = _tripartites(points, base, iron_hand)
        for standing, own, bar in zip(everybody, points, bars, strict=True):
            have = own + 0.5 * standing.sleeping[kind] + (kind in standing.declares)
            standing.bars.append(bar)
            standing.missing.append(bar + 1 - have)


_tripartites: Final = lru_cache(1 << 14)(tripartites)
"""The same points come up in most positions of a search."""


# --- Who could topple Díaz out of the blue: gain what is missing, or turn the regime, and buy -----
# What a seat can do it with is its hand, as far as it is known or supposed, and the Public cards.

LIKELY: Final = 0.7
"""How likely somebody does it who can."""


def surprise_topple_chance(
    state: State, figures: Figures, standing: SeatAssets, kind: PrestigeIndex, slots: Sequence[Slot]
) -> float:
    """How likely the seat does so in its next turn with a Topple in these slots.

    ``kind`` is what Topples are about now.
    """
    cards = (*state.players[standing.seat].hand, *state.public_market)
    actions = _actions(state, standing)
    ways: list[tuple[CardNumber, RegimeTurn]] = [(0, RegimeTurn(kind, 0, 0, None))]
    ways += [
        (number, turn)
        for number in cards
        for turn in figures.turns.get(number, ())
        if turn.to != kind and turn.actions <= actions
    ]
    for slot in slots:
        heels = figures.heels[state.market[slot]]
        gold = standing.gold - COLUMN_PRICES[price_column(slot)]
        for used, way in ways:
            missing = standing.missing[way.to] - heels.count(way.to) - (way.point == way.to)
            others = [number for number in cards if number != used]
            cost = _price(figures, others, way.to, missing, actions - way.actions)
            if cost is not None and gold >= way.gold + cost:
                return LIKELY
    return 0.0


def _actions(state: State, standing: SeatAssets) -> int:
    """Actions left in the seat's next turn, or the one it has, besides the purchase."""
    if standing.seat == state.turn.seat and isinstance(state.agenda[-1], ActionPhase):
        return state.turn.actions - 1
    return state.turn_actions(standing.seat) - 1


def _price(
    figures: Figures, cards: Sequence[CardNumber], kind: PrestigeIndex, missing: float, actions: int
) -> int | None:
    """About what the points missing cost in so many actions; None: there is no way."""
    if missing <= 0:
        return 0
    if missing > actions:
        return None
    gains = sorted(
        (gain.gold, gain.actions)
        for number in cards
        for gain in figures.gains.get(number, ())
        if gain.kind == kind
    )
    price = 0
    for gold, needed in gains:
        if needed <= actions:
            actions -= needed
            price += gold
            missing -= 1
            if missing <= 0:
                return price
    return None


# --- Who could topple Díaz next with a card on sale -----------------------------------------------


def topple_chances(
    state: State,
    figures: Figures,
    found: dict[Seat, SeatAssets],
    allies: frozenset[Seat],
    order: tuple[Seat, ...],
    foresees: bool = False,
) -> dict[Seat, float]:
    """How likely each seat topples Díaz with a card on sale in its next turn.

    In the ``order`` of their turns: where one does, the others cannot any more. Whoever
    ``foresees`` reckons with those who could do it out of the blue.
    """
    slots = [slot for slot, number in enumerate(state.market) if number in figures.heels]
    if not slots:
        return {}
    kind = figures.regime_kind[state.regime]
    chances: dict[Seat, float] = {}
    open_yet = 1.0
    for each in order:
        if each == DIAZ:
            continue
        chance = max(
            _topples_with(state, figures, found, allies, each, kind, slot, each == order[-1])
            for slot in slots
        )
        if foresees and chance < LIKELY:
            chance = max(chance, surprise_topple_chance(state, figures, found[each], kind, slots))
        chances[each] = open_yet * chance
        open_yet -= chances[each]
    return chances


def _topples_with(
    state: State,
    figures: Figures,
    found: dict[Seat, SeatAssets],
    allies: frozenset[Seat],
    seat: Seat,
    kind: PrestigeIndex,
    slot: Slot,
    last: bool,
) -> float:
    """How likely the seat topples Díaz with the card in this slot in its next turn."""
    standing = found[seat]
    gold = standing.gold
    price = COLUMN_PRICES[price_column(slot)]
    if last:
        # Until the last of the round the row slides on by about a column.
        price = COLUMN_PRICES[max(price_column(slot) - 1, 0)]
    if gold + 2 < price:
        return 0.0
    payable = 1.0 if gold >= price else 0.4
    spare = -standing.missing[kind] + figures.heels[state.market[slot]].count(kind)
    if spare < -1:
        return 0.0
    if spare < 0:
        return 0.15 * payable
    blocks = sum(
        each.frauds[kind] + (kind in each.declares and state.solo != "diaz")
        for other, each in found.items()
        if other != seat and not allies.issuperset((other, seat))
    )
    return payable * (0.95 if spare >= blocks else 0.45)


# --- A Topple boiled down to numbers, and what everybody does in it for his own sake (K2, K3) -----
# Assassinations are left to the search: here are declarations and discards for Díaz alone.

MOST_FRAUDS: Final = 3
"""Discards of one seat that are thought of; nobody has had more that mattered."""

ALLY_WINS: Final = 0.5
"""How a win of an ally is liked, between one's own (1) and nobody's (0)."""


@frozen
class ContestSeat:
    """One seat in a contest. ``frauds`` are its cards that would help Díaz, and points lost."""

    points: int
    gold: int
    income: int
    declares: bool
    frauds: tuple[tuple[CardNumber, int], ...]


@frozen
class ContestModel:
    """``diaz`` is his part of every Tripartite; ``last`` that gold decides if nobody topples.

    ``allies`` leave each other a win, as Pax-o-matics do (R93).
    """

    diaz: int
    parties: dict[Seat, ContestSeat]
    iron_hand: bool
    last: bool
    allies: frozenset[Seat] = frozenset()

    def winners(self) -> tuple[Seat, ...]:
        """Who wins if nobody moves any more; empty when the game goes on."""
        return winners(self.parties, self.diaz, self.iron_hand, self.last)

    def after(self, seat: Seat, moves: "ContestMoves") -> "ContestModel":
        """The contest when the seat has done this."""
        party = self.parties[seat]
        lost = sum(points for _, points in party.frauds[: moves.frauds])
        changed = evolve(
            party,
            points=party.points - lost + moves.declares,
            frauds=party.frauds[moves.frauds :],
            declares=party.declares and not moves.declares,
        )
        return evolve(self, diaz=self.diaz + moves.frauds, parties={**self.parties, seat: changed})


@frozen
class ContestMoves:
    """What a seat does in its part of a showdown: so many discards, and a declaration or none."""

    frauds: int = 0
    declares: bool = False


def contest_in(
    state: State, figures: Figures, step: Showdown, allies: frozenset[Seat]
) -> ContestModel:
    """The contest as it stands in a showdown."""
    prestige = regime_prestige(state)
    kind = KIND[prestige]
    parties = {}
    for seat, player in state.players.items():
        if seat == DIAZ:
            continue
        frauds = []
        for partner in state.partners.values():
            side = figures.sides[partner.number][partner.side]
            if partner.owner == seat and kind in side.frauds:
                frauds.append((partner.number, int(side.kind == kind)))
        parties[seat] = ContestSeat(
            active_points(state, seat, prestige),
            player.gold,
            next_income(state, seat),
            prestige in declarable(state, seat),
            tuple(sorted(frauds, key=lambda fraud: (fraud[1], fraud[0]))),
        )
    last = not topples_left(state) and state.solo != "diaz"
    diaz = diaz_in_showdown(state, step)
    return ContestModel(diaz, parties, state.options.iron_hand, last, allies)


Outcome: TypeAlias = tuple[ContestMoves, tuple[Seat, ...]]


def foreseen(contest: ContestModel, order: tuple[Seat, ...]) -> Outcome:
    """What the first seat of the order does, and who then wins, if all act for their own sake.

    Everybody likes winning best, then that nobody wins, and does no more than that takes.
    """
    if not order:
        return ContestMoves(), contest.winners()
    seat = order[0]
    party = contest.parties[seat]
    best: Outcome | None = None
    liked = 0.0
    declarations = (False, True) if party.declares else (False,)
    for frauds, declares in product(range(min(len(party.frauds), MOST_FRAUDS) + 1), declarations):
        moves = ContestMoves(frauds, declares)
        _, winners = foreseen(contest.after(seat, moves), order[1:])
        likes = _likes(contest, seat, winners) - 0.02 * frauds - 0.01 * declares
        if best is None or likes > liked:
            best, liked = (moves, winners), likes
    assert best is not None
    return best


def _likes(contest: ContestModel, seat: Seat, winners: tuple[Seat, ...]) -> float:
    if seat in winners:
        return 1 / len(winners)
    if winners and contest.allies.issuperset((seat, *winners)):
        return ALLY_WINS
    return -1.0 if winners else 0.0


def showdown_line(
    state: State,
    figures: Figures,
    step: Showdown,
    legal: list[Action],
    allies: frozenset[Seat],
) -> Action:
    """The next line of whoever decides in a showdown."""
    contest = contest_in(state, figures, step, allies)
    moves, _ = foreseen(contest, step.seats)
    if moves.frauds:
        card = contest.parties[step.seats[0]].frauds[0][0]
        for action in legal:
            if isinstance(action, Fraud) and action.card == card:
                return action
    if moves.declares:
        declaration = Manifesto(regime_prestige(state))
        if declaration in legal:
            return declaration
    return Pass()
