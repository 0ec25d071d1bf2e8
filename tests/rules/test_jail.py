"""Tests of Jail cases that cannot occur with the built-in cards."""

from attrs import evolve

from paxdesk.porfiriana.rules.actions import Attack
from paxdesk.porfiriana.rules.agenda import Attacking
from paxdesk.porfiriana.rules.card_verbs import DiscardTarget, JailImmunity
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import PartnerInPlay


def test_immunity_counts_though_the_attack_destroys_it(deck: Deck) -> None:
    """The victim's immunity at the declaration of the attack counts (R26)."""
    ban = deck.blacks[147]
    assert ban.award is not None
    assert ban.award.jails
    assert any(isinstance(effect, DiscardTarget) for effect in ban.effects)
    immune = next(
        number
        for number, card in deck.partners.items()
        if any(isinstance(ability, JailImmunity) for ability in card.sides[0].abilities)
    )
    # A ban that may target the immune partner, as on a corrected card.
    ours = evolve(deck, cards={**deck.cards, 147: evolve(ban, target=())})
    state = deal(ours, 2, 1)
    state.players[1].hand = [147]
    state.players[1].gold = 20
    state.partners[immune] = PartnerInPlay(immune, 2)
    perform(state, Attack(147, immune))
    assert not any(isinstance(step, Attacking) for step in state.agenda)
    assert immune not in state.partners
    assert 147 in state.players[2].grudges
    assert not state.players[2].jailed
