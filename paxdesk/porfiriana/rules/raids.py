"""``raid_hand``: a card out of the victim's hand (R58, R70, R79)."""

from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, ChooseCard
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.state import State


def resolve_raid(state: State, step: RaidedHand) -> bool:
    """Take an only card unasked, for Díaz a random one (R79); False: the attacker must choose."""
    hand = state.players[step.victim].hand
    if step.attacker == DIAZ and hand:
        _raid_by_diaz(state, step, hand)
        return True
    if len(hand) > 1:
        return False
    if hand:
        _take_from_hand(state, step, hand[0])
    else:
        state.agenda.pop()
    return True


def _raid_by_diaz(state: State, step: RaidedHand, hand: list[CardNumber]) -> None:
    """A random card is discarded (R79)."""
    state.agenda.pop()
    number = state.generator.choice(sorted(hand))
    hand.remove(number)
    state.discards.append(number)
    state.tell("discarded", step.victim, number, word="raid")


def raid_options(state: State, step: RaidedHand) -> list[Action]:
    """Each card of the victim's hand, in ascending order (``raid_hand``)."""
    return [ChooseCard(number) for number in sorted(state.players[step.victim].hand)]


def answer_raid(state: State, step: RaidedHand, action: Action) -> None:
    """The chosen card changes hands, or is discarded at the Hand Limit (R70)."""
    assert isinstance(action, ChooseCard)
    _take_from_hand(state, step, action.card)


def _take_from_hand(state: State, step: RaidedHand, number: CardNumber) -> None:
    """Into the attacker's hand, or the discards at the Hand Limit (R70)."""
    state.agenda.pop()
    victim = state.players[step.victim]
    victim.hand.remove(number)
    hand = state.players[step.attacker].hand
    if len(hand) < state.hand_limit(step.attacker):
        if victim.hand:
            # Nobody else knows which of them was taken, nor which are left.
            state.witness(number, (step.victim,))
            for left in victim.hand:
                state.witness(left, (step.attacker,))
        hand.append(number)
        state.tell("raided", step.attacker, number, other=step.victim, seen_by=step.attacker)
    else:
        state.discards.append(number)
        state.tell("discarded", step.victim, number, word="raid")
