"""A combat spelled out: what each attitude would mean, before the dice. No Qt here."""

from collections.abc import Sequence
from typing import cast

from attrs import evolve

from paxdesk.desk.words.label import Note
from paxdesk.language import say
from paxdesk.mexican_adventure.rules.actions import ChooseAttitude
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude, Combat
from paxdesk.mexican_adventure.rules.combat import (
    DOUBLED,
    HALVED,
    NO_COMBAT_BELOW,
    Potential,
    potential,
    side_besieged,
)
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.words import ATTITUDES, SIDES, Attitude
from paxdesk.mexican_adventure.table.words.terms import ATTITUDE_WORDS, side_words

TERMS = ("leader", "hold", "pursuit", "quality", "landing", "fortress", "camerone", "santa_anna")


def attitude_notes(state: State, step: ChoosingAttitude, action: ChooseAttitude) -> list[Note]:
    """What an attitude comes to against each of the enemy's, without what lies face down."""
    combat = next(
        each for each in state.agenda if isinstance(each, Combat) and each.zone == step.zone
    )
    values = state.material.attitudes
    found = []
    for other in ATTITUDES:
        total = values[action.attitude] + values[other]
        name = say(ATTITUDE_WORDS[other])
        words = {"attitude": name, "sum": total}
        if total < NO_COMBAT_BELOW:
            found.append(Note("dice", say("{attitude}: {sum}, no combat.", **words)))
            continue
        mine = _supposed(combat, step, action, other)
        besieged = evolve(mine, besieged=side_besieged(state, mine))
        terms = potential(state, besieged, step.side, 0)
        # the enemy's leader lies face down: what he would change is not told before
        strength = terms.total - terms.leader
        found.append(
            Note("dice", say("{attitude}: {sum}{losses}, {pc} and the die.", **words,
                         losses=_losses(total), pc=strength))
        )  # fmt: skip
    return found


def _supposed(
    combat: Combat, step: ChoosingAttitude, action: ChooseAttitude, other: Attitude
) -> Combat:
    if step.side == "imperial":
        return evolve(combat, imperial=action.attitude, republican=other, camerone=action.camerone)
    return evolve(combat, imperial=other, republican=action.attitude)


def _losses(total: int) -> str:
    if total == HALVED:
        return say(", losses halved")
    return say(", losses doubled") if total == DOUBLED else ""


def sums(state: State, events: Sequence[Event]) -> list[str]:
    """The strengths of both sides in the combat that a step has fought, term by term.

    ``state`` is the position before the step; [] where it fought none.
    """
    step = state.agenda[-1] if state.agenda else None
    chosen = {event.side: event.word for event in events if event.what == "attitude"}
    dice = [event.amount for event in events if event.what == "rolled"]
    fought = any(event.what == "no_combat" for event in events)
    if not isinstance(step, ChoosingAttitude) or len(chosen) < len(SIDES) or fought:
        return []
    combat = evolve(
        next(each for each in state.agenda if isinstance(each, Combat)),
        imperial=cast(Attitude, chosen["imperial"]),
        republican=cast(Attitude, chosen["republican"]),
    )
    combat = evolve(combat, besieged=side_besieged(state, combat))
    return [
        say("{side}: {sum}", side=side_words(side), sum=spelled_out(terms))
        for side, die in zip(SIDES, dice, strict=False)
        for terms in [potential(state, combat, side, die)]
    ]


def spelled_out(terms: Potential) -> str:
    """``9 − 1 + 4 + 7 + die 4 = 23``."""
    parts = [str(terms.fps)]
    for name in TERMS:
        value = getattr(terms, name)
        if value:
            parts.append(f"{'+' if value > 0 else '−'} {abs(value)}")
    die = say("die {number}", number=terms.die)
    return f"{' '.join(parts)} + {die} = {terms.total}"
