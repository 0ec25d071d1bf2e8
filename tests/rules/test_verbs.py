"""Tests that every verb of the vocabulary is implemented."""

from typing import get_args

from paxdesk.porfiriana.rules.attack_process import ATTACK_EFFECTS
from paxdesk.porfiriana.rules.card_verbs import AttackVerb, Effect, UnrestAll
from paxdesk.porfiriana.rules.effects import EFFECTS


def test_every_effect_is_implemented() -> None:
    """``UnrestAll`` has its own function, because it needs a place."""
    assert set(EFFECTS) == {*get_args(Effect)} - {UnrestAll}


def test_every_verb_of_an_attack_is_implemented() -> None:
    assert set(get_args(AttackVerb)) <= set(ATTACK_EFFECTS)
    assert set(ATTACK_EFFECTS) <= {*get_args(AttackVerb), *get_args(Effect)}
