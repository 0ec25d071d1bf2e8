"""How fast robots play before people's eyes."""

from typing import Final, Literal, TypeAlias, get_args

from paxdesk.language import say

Tempo: TypeAlias = Literal["step", "slow", "fast", "instant"]

TEMPOS: Final[tuple[Tempo, ...]] = get_args(Tempo)
WAIT: Final[dict[Tempo, int]] = {"slow": 2400, "fast": 800, "instant": 0}
"""Milliseconds for which a robot's line stands before the next; by step, until told."""


def tempo_words(tempo: Tempo) -> str:
    """What the button of a tempo says."""
    return {
        "step": say("Step"),
        "slow": say("Slow"),
        "fast": say("Fast"),
        "instant": say("Instant"),
    }[tempo]
