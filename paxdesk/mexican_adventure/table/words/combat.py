"""A combat spelled out: what each attitude would mean, before the dice. No Qt here."""

from collections.abc import Mapping
from typing import Final

from attrs import evolve

from paxdesk.desk.words.label import Note
from paxdesk.language import counted, say, template
from paxdesk.mexican_adventure.rules.actions import ChooseAttitude
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude, Combat
from paxdesk.mexican_adventure.rules.combat import (
    DOUBLED,
    HALVED,
    NO_COMBAT_BELOW,
    potential,
    side_besieged,
)
from paxdesk.mexican_adventure.rules.fought import Fought, Potential
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import ATTITUDES, SIDES, Attitude
from paxdesk.mexican_adventure.table.words.terms import (
    ATTITUDE_WORDS,
    fp_words,
    side_words,
)


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


def sums(fought: Fought) -> list[str]:
    """The strengths of both sides in a combat, term by term, and what came of them."""
    if fought.terms is None or fought.losses is None:
        return []
    return [
        say("{side}: {sum}", side=side_words(side), sum=spelled_out(terms))
        for side, terms in zip(SIDES, fought.terms, strict=True)
    ]


def attitudes_words(values: Mapping[Attitude, int], fought: Fought) -> str:
    """``Assault 4 + Hold 2 = 6``, and what the sum does to losses."""
    parts = [f"{say(ATTITUDE_WORDS[each])} {values[each]}" for each in fought.attitudes]
    total = sum(values[each] for each in fought.attitudes)
    words = f"{' + '.join(parts)} = {total}"
    if total < NO_COMBAT_BELOW:
        return say("{sum}: no combat", sum=words)
    return f"{words}{_losses(total)}"


def report(state: State) -> list[str]:
    """The last combat as a sheet tells it: attitudes, both sums by name, what each side loses."""
    fought = state.fought
    if fought is None:
        return []
    told = [attitudes_words(state.material.attitudes, fought)]
    if fought.terms is None or fought.losses is None:
        return told
    for side, terms, losses in zip(SIDES, fought.terms, reversed(fought.losses), strict=True):
        dealt = counted("%n loss(es) for the enemy", "", losses)
        words = {"side": side_words(side), "sum": spelled_by_name(terms), "dealt": dealt}
        told.append(say("{side}: {sum}: {dealt}", **words))
    return told


TERM_WORDS: Final[dict[str, str]] = {
    "leader": template("leader"),
    "hold": template("hold"),
    "pursuit": template("pursuit"),
    "quality": template("quality"),
    "landing": template("landing"),
    "fortress": template("fortress"),
    "camerone": template("Camerone"),
    "santa_anna": template("Santa Anna"),
}


def spelled_by_name(terms: Potential) -> str:
    """``9 FP − 1 leader + 4 hold + 7 fortress + die 4 = 23``."""
    parts = [fp_words(terms.fps)]
    for name, words in TERM_WORDS.items():
        value = getattr(terms, name)
        if value:
            parts.append(f"{'+' if value > 0 else '−'} {abs(value)} {say(words)}")
    die = say("die {number}", number=terms.die)
    return f"{' '.join(parts)} + {die} = {terms.total}"


def spelled_out(terms: Potential) -> str:
    """``9 − 1 + 4 + 7 + die 4 = 23``."""
    parts = [str(terms.fps)]
    for name in TERM_WORDS:
        value = getattr(terms, name)
        if value:
            parts.append(f"{'+' if value > 0 else '−'} {abs(value)}")
    die = say("die {number}", number=terms.die)
    return f"{' '.join(parts)} + {die} = {terms.total}"
