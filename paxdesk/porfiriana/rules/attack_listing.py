"""Every legal play of an orange or black card (E1, R22, R25), each at its price.

What a card may strike is mostly said by its print: that is sorted out once for a deck. What lies on
the table has the last word, which is that of ``attacks.py``.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import lru_cache

from paxdesk.porfiriana.rules.actions import Attack, CardNumber, Seat
from paxdesk.porfiriana.rules.attacks import (
    amounts_of,
    attack_actions,
    attack_line,
    attack_price,
    is_black_target,
    may_strike,
    refuse_murder,
    spares,
    strike_of,
)
from paxdesk.porfiriana.rules.cards import (
    AttackCard,
    BlackCard,
    EnterpriseCard,
    OrangeCard,
    PartnerCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.filters import always_fits, fits_enterprise, may_fit
from paxdesk.porfiriana.rules.partners import refuse_governed
from paxdesk.porfiriana.rules.prices import NOTHING, Priced, priced
from paxdesk.porfiriana.rules.processes import can_work, depends_on_processes
from paxdesk.porfiriana.rules.state import EnterpriseInPlay, PartnerInPlay, State
from paxdesk.porfiriana.rules.vocabulary import Assassinate, Where
from paxdesk.record_classes import frozen


@frozen
class Aim:
    """What an attack card says by its print alone about where it strikes.

    ``within_reach`` are the enterprises and partners of the deck that it may strike, ``struck``
    those of them that it may whatever lies on them. ``amounts`` are those of Unrest that a line
    names, None for none. ``is_free`` is whether it never costs gold, ``always_works`` whether its
    effects always find something to do.
    """

    within_reach: Set[CardNumber]
    struck: Set[CardNumber]
    amounts: Sequence[int | None]
    is_free: bool
    always_works: bool


@lru_cache(8)
def _aims(cards: Deck) -> Mapping[CardNumber, Aim]:
    """The aim of every attack in the deck."""
    targets: list[EnterpriseCard | PartnerCard]
    targets = [*cards.enterprises.values(), *cards.partners.values()]
    return {number: _aim(card, targets) for number, card in cards.attacks.items()}


def _aim(card: AttackCard, targets: Iterable[EnterpriseCard | PartnerCard]) -> Aim:
    where: Where | None = card.target
    reached = [
        target
        for target in targets
        if where is not None and may_fit(where, target) and _is_open_to(card, target)
    ]
    murders = any(isinstance(verb, Assassinate) for verb in card.effects)
    return Aim(
        {target.number for target in reached},
        {target.number for target in reached if where is not None and always_fits(where, target)},
        amounts_of(card),
        strike_of(card) is None and not murders,
        not depends_on_processes(card),
    )


def _is_open_to(card: AttackCard, target: EnterpriseCard | PartnerCard) -> bool:
    """Whether the card may strike there by its districts; an orange one strikes no partner."""
    if isinstance(card, BlackCard):
        return True
    return isinstance(target, EnterpriseCard) and (
        not card.districts or target.district in card.districts
    )


def ways_to_attack(state: State, seat: Seat, number: CardNumber) -> Priced[Attack]:
    """Every play of an attack on a legal target."""
    card, aim = state.cards.attacks[number], _aims(state.cards)[number]
    if isinstance(card, OrangeCard):
        lines = _on_enterprises(state, seat, card, aim)
    else:
        lines = (_on_cards if card.target is not None else _on_players)(state, seat, card, aim)
        if card.assassination and state.variant.murder == "action":
            lines += _murders(state, card)
    if not lines:
        return NOTHING
    # By the rules where the murder of a player is an action he has a price of his own.
    is_free = aim.is_free and lines[-1].victim is None
    prices = [0] * len(lines) if is_free else [attack_price(state, line) for line in lines]
    return priced(lines, prices, attack_actions(state, card))


def _on_enterprises(state: State, seat: Seat, card: OrangeCard, aim: Aim) -> list[Attack]:
    """A strike for each amount of Unrest, any other orange card once."""
    if refuse_governed(state, card.number, card.districts) is not None:
        return []
    return [
        attack_line(card.number, number, None, amount)
        for number, enterprise in state.enterprises.items()
        if number in aim.within_reach
        and (number in aim.struck or fits_enterprise(state, card.target, enterprise))
        and (aim.always_works or can_work(state, seat, card, enterprise.owner, number))
        for amount in aim.amounts
        if may_strike(seat, enterprise, amount)
    ]


def _on_cards(state: State, seat: Seat, card: BlackCard, aim: Aim) -> list[Attack]:
    """Once on each partner and enterprise that may be struck."""
    found = []
    for pieces in (state.partners, state.enterprises):
        piece: PartnerInPlay | EnterpriseInPlay
        for number, piece in pieces.items():
            if (
                number in aim.within_reach
                and (number in aim.struck or is_black_target(state, card, number))
                and not spares(card, seat, piece.owner)
                and (aim.always_works or can_work(state, seat, card, piece.owner, number))
            ):
                found.append(attack_line(card.number, number))
    return found


def _on_players(state: State, seat: Seat, card: BlackCard, aim: Aim) -> list[Attack]:
    """Once on each player who may be struck."""
    return [
        attack_line(card.number, None, victim)
        for victim in state.players
        if not spares(card, seat, victim)
        and (aim.always_works or can_work(state, seat, card, victim, None))
    ]


def _murders(state: State, card: BlackCard) -> list[Attack]:
    """Each player who may be shot, where that is an action."""
    lines = [attack_line(card.number, None, victim) for victim in state.players]
    return [line for line in lines if refuse_murder(state, line) is None]
