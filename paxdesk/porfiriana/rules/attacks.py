"""Orange and black cards: targets, costs, and play (E1, J, P8)."""

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import lru_cache

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules import facts
from paxdesk.porfiriana.rules.actions import DIAZ, Attack, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import AssassinAtLarge, Attacking, Recount
from paxdesk.porfiriana.rules.attack_process import can_work, depends_on_processes, refuse_processes
from paxdesk.porfiriana.rules.cards import (
    AttackCard,
    BlackCard,
    EnterpriseCard,
    OrangeCard,
    PartnerCard,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.extra_actions import refuse_spending, spend_actions
from paxdesk.porfiriana.rules.partners import refuse_governed
from paxdesk.porfiriana.rules.play_area import play_from_hand
from paxdesk.porfiriana.rules.prices import (
    FREE,
    NOTHING,
    Price,
    Priced,
    PricePart,
    pay_gold,
    priced,
    refuse_gold,
)
from paxdesk.porfiriana.rules.state import EnterpriseInPlay, PartnerInPlay, State
from paxdesk.porfiriana.rules.term_words import district_words, unrest_words
from paxdesk.schema import spelled

MURDER_PRICE = 10
"""Price in gold of assassinating a player, in variants where that is an action."""
_MURDER_PRICE = Price((PricePart("murder", MURDER_PRICE),))

# --- Cost of an attack ----------------------------------------------------------------------------


def attack_actions(state: State, card: AttackCard) -> int:
    """Return the number of actions: black cards take two outside their regime (R22)."""
    return 2 if isinstance(card, BlackCard) and card.cheap_regime != state.regime else 1


def strike_of(card: AttackCard) -> verbs.PaidUnrest | None:
    """Return the verb that lets the attacker buy Unrest, or None."""
    return next((verb for verb in card.effects if isinstance(verb, verbs.PaidUnrest)), None)


def murders(card: AttackCard) -> bool:
    """Return whether the card assassinates a partner for the partner's price."""
    return any(isinstance(verb, verbs.Assassinate) for verb in card.effects)


def attack_price(state: State, action: Attack) -> Price:
    """Return the price of an attack: for its Unrest or an assassination, else 0 (P8 step 2)."""
    card, target = state.cards.attacks[action.card], action.target
    if action.victim is not None and is_player_assassination(state, action):
        return _MURDER_PRICE
    parts = []
    strike = strike_of(card)
    if strike is not None:
        disks = action.unrest or 0
        parts.append(PricePart("unrest", strike.gold * disks, card.number, count=disks))
    if target in state.partners and murders(card):
        parts.append(PricePart("target", facts.side_of(state, state.partners[target]).cost, target))
    return Price(tuple(parts)) if parts else FREE


def _priced_verbs(card: AttackCard) -> tuple[str, ...]:
    """Return the verbs to cite if gold is lacking."""
    return tuple(
        spelled(type(verb))
        for verb in card.effects
        if isinstance(verb, verbs.PaidUnrest | verbs.Assassinate)
    )


def is_player_assassination(state: State, action: Attack) -> bool:
    """Return whether the attack shoots a player, in variants where that is an action."""
    card = state.cards.attacks[action.card]
    return (
        action.victim is not None
        and isinstance(card, BlackCard)
        and card.assassination
        and state.variant.murder == "action"
    )


# --- Legality ------------------------------------------------------------------------------------


def refuse_attack(state: State, seat: Seat, action: Attack) -> IllegalAction | None:
    """Return why the attack cannot be played or paid for; None if it can."""
    number = action.card
    card = state.cards.attacks.get(number)
    if card is None:
        return IllegalAction(
            ("E1", "P8"), tr_lazy("Only orange and black cards are played on a target."), number
        )
    return (
        refuse_target(state, seat, action)
        or refuse_spending(
            state,
            action.via,
            "play",
            attack_actions(state, card),
            "R22",
            number,
            ("E1", "P8", "B"),
        )
        or refuse_gold(
            state,
            seat,
            attack_price(state, action).gold,
            "E1",
            number,
            ("P8", *_priced_verbs(card)),
        )
    )


def refuse_target(state: State, seat: Seat, action: Attack) -> IllegalAction | None:
    """Return why the attack is illegal, regardless of actions and gold, or None."""
    card = state.cards.attacks[action.card]
    return _refuse_form(card, action) or _refuse_on(state, seat, card, action)


def _refuse_on(state: State, seat: Seat, card: AttackCard, action: Attack) -> IllegalAction | None:
    """Return the refusal of a well-formed attack, or None."""
    if isinstance(card, OrangeCard):
        return _refuse_orange(state, seat, card, action)
    if is_player_assassination(state, action):
        return refuse_murder(state, action)
    return _refuse_black(state, seat, card, action)


def _refuse_form(card: AttackCard, action: Attack) -> IllegalAction | None:
    """Return the refusal of a malformed attack, or None."""
    if isinstance(card, OrangeCard) and action.target is None:
        return IllegalAction(
            ("E1", "P8", "R22", "J"),
            tr_lazy("An orange card is played on an enterprise."),
            card.number,
        )
    strike = strike_of(card)
    if strike is None and action.unrest is not None:
        return IllegalAction(
            ("E1", "P8", "paid_unrest"), tr_lazy("This card names no amount."), card.number
        )
    if strike is not None:
        if action.unrest is None:
            return IllegalAction(
                ("E1", "P8", "J", "paid_unrest", "R58"),
                tr_lazy("Choose how much Unrest: {max} at most.", max=strike.max),
                card.number,
            )
        if action.unrest > strike.max:
            return IllegalAction(
                ("paid_unrest", "E1", "P8", "J"),
                tr_lazy("At most {unrest}.", unrest=unrest_words(strike.max)),
                card.number,
            )
    return None


def _refuse_orange(
    state: State, seat: Seat, card: OrangeCard, action: Attack
) -> IllegalAction | None:
    target = action.target
    enterprise = state.enterprises.get(target or 0)
    if enterprise is None or target is None:
        return IllegalAction(("E1", "R22", "P8"), tr_lazy("No such enterprise is in play."), target)
    district = state.cards.enterprises[target].district
    if card.districts and district not in card.districts:
        return IllegalAction(
            ("E1", "R59", "gl. District", "P8", "R22", "B"),
            tr_lazy("It cannot reach {district}.", district=district_words(district)),
            card.number,
        )
    if not facts.fits_enterprise(state, card.target, enterprise):
        return IllegalAction(
            ("E1", "R22", "P8", "B"), tr_lazy("The card cannot target that."), target
        )
    return (
        _refuse_whose(seat, enterprise, action)
        or refuse_governed(state, card.number, card.districts)
        or refuse_processes(state, seat, card, enterprise.owner, target)
    )


def _refuse_whose(seat: Seat, struck: EnterpriseInPlay, action: Attack) -> IllegalAction | None:
    """Return why ownership forbids the attack (R25), or None."""
    if may_strike(seat, struck, action.unrest):
        return None
    if struck.owner == seat:
        return IllegalAction(
            ("J", "R25", "P8"),
            tr_lazy("For a Straw Man, your enterprise must have no Unrest."),
            struck.number,
        )
    return IllegalAction(
        ("R25", "J", "P8", "paid_unrest"),
        tr_lazy("A strike with no Unrest is a Scapegoat: only on your own enterprise."),
        struck.number,
    )


def may_strike(seat: Seat, struck: EnterpriseInPlay, unrest: int | None) -> bool:
    """Return whether an orange card may strike this enterprise (R25)."""
    return not struck.unrest if struck.owner == seat else unrest != 0


def _refuse_black(
    state: State, seat: Seat, card: BlackCard, action: Attack
) -> IllegalAction | None:
    if card.target is None:
        victim = action.victim
        if victim is None:
            return IllegalAction(
                ("E1", "P8", "R22"), tr_lazy("This card is played on a player."), card.number
            )
        if victim not in state.players:
            return IllegalAction(
                ("E1", "P8"), tr_lazy("There is no such player."), card.number, victim
            )
    else:
        target = action.target
        if target is None:
            murder = ("K2", "gl. Assassination", "assassinate") if card.assassination else ()
            return IllegalAction(
                ("E1", "P8", "R22", *murder),
                tr_lazy("This card is played on a card in play."),
                card.number,
            )
        owner = facts.owner_of(state, target)
        if owner is None or not is_black_target(state, card, target):
            return IllegalAction(
                ("E1", "R22", "P8", "B"), tr_lazy("The card cannot target that."), target
            )
        victim = owner
    if spares(card, seat, victim):
        return IllegalAction(
            ("J", "R25", "P8"), tr_lazy("This card is played on opponents only."), card.number, seat
        )
    return refuse_processes(state, seat, card, victim, action.target)


def spares(card: BlackCard, seat: Seat, victim: Seat) -> bool:
    """Return whether a card for opponents only would affect the attacker (R25)."""
    return card.opponents_only and victim == seat


def is_black_target(state: State, card: BlackCard, number: CardNumber) -> bool:
    """Return whether a black card may target this card, regardless of its owner."""
    assert card.target is not None
    if number in state.enterprises:
        return facts.fits_enterprise(state, card.target, state.enterprises[number])
    if number in state.partners:
        return facts.fits_partner(state, card.target, state.partners[number])
    return False


def refuse_murder(state: State, action: Attack) -> IllegalAction | None:
    """Return why a player cannot be assassinated, or None."""
    assert action.victim is not None
    victim = state.players.get(action.victim)
    if victim is None:
        return IllegalAction(("rules_2012",), tr_lazy("There is no such player."), action.card)
    if victim.flipped is None:
        return IllegalAction(
            ("rules_2012", "K2"), tr_lazy("That Hacendado has not declared himself."), action.card
        )
    if state.army(victim.seat):
        return IllegalAction(
            ("rules_2012", "K2"), tr_lazy("His Private Army protects him."), action.card
        )
    return None


# --- All forms ------------------------------------------------------------------------------------

attack_line = lru_cache(4096)(Attack)
"""Cached constructor of attacks, which are immutable and listed often."""


def amounts_of(card: AttackCard) -> Sequence[int | None]:
    """Return the possible numbers of Unrest disks; ``(None,)`` if the card is not a strike."""
    strike = strike_of(card)
    return (None,) if strike is None else range(strike.max + 1)


def candidates(state: State, card: AttackCard) -> list[Attack]:
    """Return every well-formed attack with the card, legal or not."""
    number = card.number
    if isinstance(card, BlackCard):
        if card.target is None:
            return [attack_line(number, None, seat) for seat in state.players]
        kinds = {kind for condition in card.target for kind in condition.kind}
        found: list[Attack] = []
        if not kinds or "partner" in kinds:
            found += [attack_line(number, target) for target in state.partners]
        if not kinds or "enterprise" in kinds:
            found += [attack_line(number, target) for target in state.enterprises]
        if card.assassination and state.variant.murder == "action":
            found += [attack_line(number, None, seat) for seat in state.players]
        return found
    return [
        attack_line(number, target, None, amount)
        for target in state.enterprises
        for amount in amounts_of(card)
    ]


# --- Playing -------------------------------------------------------------------------------------


def attack(state: State, seat: Seat, action: Attack) -> None:
    """Play the card from the hand and put the attack on the agenda."""
    card = state.cards.attacks[action.card]
    actions, price = attack_actions(state, card), attack_price(state, action).gold
    play_from_hand(state, seat, action.card)
    if action.via is not None:
        spend_actions(state, actions, action.via, "play")
        actions = 0
    begin_attack(state, seat, action, actions, price)


def begin_attack(
    state: State, attacker: Seat, action: Attack, actions: int = 0, price: int = 0
) -> None:
    """Declare an attack (P8) that costs these actions and this gold."""
    victim = victim_of(state, action)
    state.tell(
        "attacked", attacker, action.card, action.unrest or 0, other=victim, target=action.target
    )
    if is_player_assassination(state, action):
        state.turn.actions -= actions
        if state.variant.spy_cancels == "effects":
            pay_gold(state, attacker, price)
        state.agenda.append(Recount(attacker))
        state.agenda.append(AssassinAtLarge(action.card, attacker, victim))
        return
    state.agenda.append(
        Attacking(
            action.card,
            attacker,
            victim,
            action.target,
            unrest_of(state, action, attacker, victim),
            facts.has_ability(state, victim, verbs.JailImmunity),
            actions,
            price,
        )
    )


def victim_of(state: State, action: Attack) -> Seat:
    """Return the named player, or the owner of the target card."""
    if action.victim is not None:
        return action.victim
    assert action.target is not None
    return facts.owner_of(state, action.target) or DIAZ


def unrest_of(state: State, action: Attack, attacker: Seat, victim: Seat) -> int:
    """Return the number of Unrest disks, chosen in the action or counted at declaration."""
    for verb in state.cards.attacks[action.card].effects:
        if isinstance(verb, verbs.CountedUnrest):
            return min(facts.evaluate_count(state, verb.count, victim, attacker, victim), verb.max)
    return action.unrest or 0


# --- All legal attacks (E1, R22, R25), with their prices ------------------------------------------
# Targets possible by the printed text are computed once per deck, then filtered by the position.


@frozen
class AttackTargets:
    """Possible targets of an attack card by its printed text.

    ``within_reach`` are the enterprises and partners that may fit, ``struck`` those that always
    fit. ``is_free`` means that the attack costs no gold, ``always_works`` that its
    effects can always be applied.
    """

    within_reach: Set[CardNumber]
    struck: Set[CardNumber]
    amounts: Sequence[int | None]
    is_free: bool
    always_works: bool


@lru_cache(8)
def _aims(cards: Deck) -> Mapping[CardNumber, AttackTargets]:
    targets: list[EnterpriseCard | PartnerCard]
    targets = [*cards.enterprises.values(), *cards.partners.values()]
    return {number: _aim(card, targets) for number, card in cards.attacks.items()}


def _aim(card: AttackCard, targets: Iterable[EnterpriseCard | PartnerCard]) -> AttackTargets:
    where: verbs.Where | None = card.target
    reached = [
        target
        for target in targets
        if where is not None and facts.may_fit(where, target) and _is_open_to(card, target)
    ]
    return AttackTargets(
        {target.number for target in reached},
        {
            target.number
            for target in reached
            if where is not None and facts.always_fits(where, target)
        },
        amounts_of(card),
        strike_of(card) is None and not murders(card),
        not depends_on_processes(card),
    )


def _is_open_to(card: AttackCard, target: EnterpriseCard | PartnerCard) -> bool:
    """Return whether the card's colour and districts allow the target."""
    if isinstance(card, BlackCard):
        return True
    return isinstance(target, EnterpriseCard) and (
        not card.districts or target.district in card.districts
    )


def ways_to_attack(state: State, seat: Seat, number: CardNumber) -> Priced[Attack]:
    """Return the card's attacks on legal targets, with prices."""
    card, aim = state.cards.attacks[number], _aims(state.cards)[number]
    if isinstance(card, OrangeCard):
        lines = _on_enterprises(state, seat, card, aim)
    else:
        lines = (_on_cards if card.target is not None else _on_players)(state, seat, card, aim)
        if card.assassination and state.variant.murder == "action":
            lines += _list_murders(state, card)
    if not lines:
        return NOTHING
    # Murdering a player has a separate price in variants where it is an action.
    is_free = aim.is_free and lines[-1].victim is None
    prices = [0] * len(lines) if is_free else [attack_price(state, line).gold for line in lines]
    return priced(lines, prices, attack_actions(state, card))


def _on_enterprises(state: State, seat: Seat, card: OrangeCard, aim: AttackTargets) -> list[Attack]:
    """Return the attacks, with each possible amount of Unrest."""
    if refuse_governed(state, card.number, card.districts) is not None:
        return []
    return [
        attack_line(card.number, number, None, amount)
        for number, enterprise in state.enterprises.items()
        if number in aim.within_reach
        and (number in aim.struck or facts.fits_enterprise(state, card.target, enterprise))
        and (aim.always_works or can_work(state, seat, card, enterprise.owner, number))
        for amount in aim.amounts
        if may_strike(seat, enterprise, amount)
    ]


def _on_cards(state: State, seat: Seat, card: BlackCard, aim: AttackTargets) -> list[Attack]:
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


def _on_players(state: State, seat: Seat, card: BlackCard, aim: AttackTargets) -> list[Attack]:
    return [
        attack_line(card.number, None, victim)
        for victim in state.players
        if not spares(card, seat, victim)
        and (aim.always_works or can_work(state, seat, card, victim, None))
    ]


def _list_murders(state: State, card: BlackCard) -> list[Attack]:
    lines = [attack_line(card.number, None, victim) for victim in state.players]
    return [line for line in lines if refuse_murder(state, line) is None]
