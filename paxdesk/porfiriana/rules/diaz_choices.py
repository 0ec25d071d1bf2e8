"""Díaz's use of a card (Part L, R76-R79), and the cards he passed over."""

from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias

from paxdesk.errors import IllegalAction
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import attacks
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.actions import DIAZ, Attack, CardNumber, Seat
from paxdesk.porfiriana.rules.cards import AttackCard
from paxdesk.porfiriana.rules.facts import active_points, diaz_rank, side_of
from paxdesk.porfiriana.rules.headlines import brings_the_pax
from paxdesk.porfiriana.rules.partners import refuse_governed
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.troops import orders_to, refuse_entry

Use: TypeAlias = Literal[
    "lost_topple",
    "event",
    "no_pax",
    "played",
    "not_wanted",
    "governed",
    "partner",
    "extorts",
    "guards",
    "no_place",
    "attacks",
    "straw_man",
    "harmless",
    "no_target",
]
"""Clause of Part L by which Díaz uses a card."""
DISCARDS: Final[frozenset[Use]] = frozenset(
    {"not_wanted", "governed", "no_place", "harmless", "no_target"}
)
"""Uses that send the card to the discards."""
PassedOver: TypeAlias = Literal["fewer_cubes", "no_cubes", "has_guard", "refused", "lower_rank"]


@frozen
class Considered:
    """Card in play that Díaz passed over.

    ``amount`` is a number of cubes or of the person's points. ``refusal`` is the reason if a troop
    may not enter.
    """

    card: CardNumber
    why: PassedOver
    amount: int = 0
    refusal: IllegalAction | None = None


@frozen
class DiazUse:
    """Use of one card. ``rank`` is the number of the target's cubes or of the person's points."""

    use: Use
    target: CardNumber | None = None
    attack: Attack | None = None
    rank: int = 0
    considered: tuple[Considered, ...] = ()


def person(state: State) -> Seat:
    """Return the seat of the only human player."""
    return next(seat for seat in state.players if seat != DIAZ)


def use_of(state: State, number: CardNumber) -> DiazUse:
    """Return how Díaz uses a card that he takes from the market (L1)."""
    cards = state.cards
    if number in cards.topples:
        return DiazUse("lost_topple")
    if number in cards.headlines:
        return DiazUse("event" if brings_the_pax(state, number) else "no_pax")
    if number in cards.enterprises:
        return enterprise_use(state, number)
    if number in cards.partners:
        return DiazUse("partner")
    return troop_use(state, number) if number in cards.troops else attack_use(state, number)


def enterprise_use(state: State, number: CardNumber) -> DiazUse:
    """Return Díaz's use of an enterprise (R77)."""
    card = state.cards.enterprises[number]
    wanted = card.prestige is not None or card.slave or card.industry == "plantation"
    if not wanted or not state.variant.diaz_plays_enterprises:
        return DiazUse("not_wanted")
    barred = refuse_governed(state, number, (card.district,)) is not None
    return DiazUse("governed" if barred else "played")


# --- Troops --------------------------------------------------------------------------------------


def troop_use(state: State, number: CardNumber) -> DiazUse:
    """Return Díaz's use of a troop: extort, else guard, else discard (R78)."""
    card = state.cards.troops[number]
    if refuse_governed(state, number, card.jurisdiction) is not None:
        return DiazUse("governed")
    orders = orders_to(state, DIAZ)
    refusals = {at: refuse_entry(state, orders, number, at, 1) for at in state.enterprises}
    open_to_him = [at for at, refusal in refusals.items() if refusal is None]
    places = [at for at in open_to_him if _can_be_extorted(state, at)]
    use: Use = "extorts"
    if not places:
        use = "guards"
        places = [at for at in open_to_him if _is_his_to_guard(state, at)]
    considered = []
    for at in state.enterprises:
        if at in places or state.cards.enterprises[at].district not in card.jurisdiction:
            continue
        if (found := _why_not(state, at, refusals[at])) is not None:
            considered.append(found)
    if not places:
        return DiazUse("no_place", considered=tuple(considered))
    best = max(places, key=lambda each: diaz_rank(state, each))
    lesser = (at for at in places if at != best)
    fewer = (Considered(at, "fewer_cubes", state.enterprises[at].cubes) for at in lesser)
    cubes = state.enterprises[best].cubes
    return DiazUse(use, best, rank=cubes, considered=(*fewer, *considered))


def _why_not(state: State, at: CardNumber, refusal: IllegalAction | None) -> Considered | None:
    if refusal is not None:
        return Considered(at, "refused", refusal=refusal)
    if state.enterprises[at].owner == DIAZ:
        return None if _is_his_to_guard(state, at) else Considered(at, "has_guard")
    return None if _can_be_extorted(state, at) else Considered(at, "no_cubes")


def _can_be_extorted(state: State, number: CardNumber) -> bool:
    enterprise = state.enterprises[number]
    return enterprise.owner != DIAZ and bool(enterprise.income or enterprise.extorted)


def _is_his_to_guard(state: State, number: CardNumber) -> bool:
    """Return whether Díaz owns this enterprise without guarding it."""
    enterprise = state.enterprises[number]
    guard = state.troops.get(enterprise.troop)
    return enterprise.owner == DIAZ and (guard is None or guard.owner != DIAZ)


# --- Orange and black cards ----------------------------------------------------------------------


def attack_use(state: State, number: CardNumber) -> DiazUse:
    """Return Díaz's use of an attack: on the person, as a Straw Man, or none (R79)."""
    card = state.cards.attacks[number]
    only_harm = state.options.diaz_strict or state.variant.diaz_attacks_only_to_harm
    if only_harm and not _robs_or_riots(card):
        return DiazUse("harmless")
    legal = [
        action
        for action in attacks.candidates(state, card)
        if not attacks.is_player_assassination(state, action)
        and attacks.refuse_target(state, DIAZ, action) is None
    ]
    against = [action for action in legal if attacks.victim_of(state, action) != DIAZ]
    straw_man = [action for action in legal if attacks.victim_of(state, action) == DIAZ]
    strike = attacks.strike_of(card)
    if strike is not None:
        against = [action for action in against if action.unrest == strike.max]
        straw_man = [action for action in straw_man if action.unrest == 0]
    if not state.variant.diaz_plays_straw_men:
        straw_man = []
    choices = against or straw_man
    if not choices:
        return DiazUse("no_target")
    best = max(choices, key=lambda each: _attack_rank(state, each))
    lesser = _lesser(state, choices, best.target)
    use: Use = "attacks" if against else "straw_man"
    return DiazUse(use, best.target, best, _attack_rank(state, best)[0], tuple(lesser))


def _lesser(
    state: State, choices: Iterable[Attack], best: CardNumber | None
) -> Iterable[Considered]:
    """Yield the targets besides ``best``, each once."""
    for target in dict.fromkeys(each.target for each in choices):
        if target is None or target == best:
            continue
        if target in state.enterprises:
            yield Considered(target, "fewer_cubes", state.enterprises[target].cubes)
        else:
            yield Considered(target, "lower_rank", partner_rank(state, target)[0])


def _robs_or_riots(card: AttackCard) -> bool:
    """Return whether printed effects steal or place Unrest (F14)."""
    harm = (verbs.Steal, verbs.StealPer, verbs.PlaceUnrest, verbs.PaidUnrest, verbs.CountedUnrest)
    return any(isinstance(verb, harm) for verb in card.effects)


def _attack_rank(state: State, action: Attack) -> tuple[int, bool, int]:
    if action.target is None:
        return 0, True, 0
    rank: Callable[[State, CardNumber], tuple[int, bool, int]] = partner_rank
    if action.target in state.enterprises:
        rank = diaz_rank
    return rank(state, action.target)


def partner_rank(state: State, number: CardNumber) -> tuple[int, bool, int]:
    """Return Díaz's sort key of a partner (L, ties); the person's points come first."""
    points = side_of(state, state.partners[number]).points
    have = max((active_points(state, person(state), each) for each in points), default=-1)
    return have, True, number
