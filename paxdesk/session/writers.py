"""Which program wrote which part of a journal, so that no part is taken for another's."""

from collections.abc import Sequence
from typing import TypeAlias

from attrs import evolve

from paxdesk.record_classes import frozen


@frozen
class Part:
    """Up to so many ``lines`` of a journal, where the part before ends.

    ``program`` is the version that wrote them, ``material`` the digest of what it was played with.
    """

    program: str
    material: str
    lines: int


UNKNOWN = "unknown"
"""The program of a part that says it is ours and is not: somebody has changed the file."""
Parts: TypeAlias = tuple[Part, ...]
"""In the order of the journal; the first says who began the game, with lines or without."""


def cut(parts: Sequence[Part], lines: int) -> Parts:
    """The parts of a journal of which only so many lines are left."""
    kept: list[Part] = []
    for part in parts:
        if kept and kept[-1].lines >= lines:
            break
        kept.append(evolve(part, lines=min(part.lines, lines)))
    return tuple(kept)


def fitted(parts: Sequence[Part], lines: int) -> Parts:
    """The parts of a journal that somebody has shortened or drawn out: its last writer's."""
    kept = cut(parts, lines)
    return (*kept[:-1], evolve(kept[-1], lines=lines))


def disowned(parts: Sequence[Part]) -> Parts:
    """The parts of a journal of which it is not known who wrote them."""
    return tuple(evolve(part, program=UNKNOWN) for part in parts)


def continued(parts: Sequence[Part], program: str, material: str, lines: int) -> Parts:
    """The parts of a journal that this program, with this material, has brought to its lines."""
    kept = cut(parts, lines)
    if not kept:
        return (Part(program, material, lines),)
    last = kept[-1]
    if (last.program, last.material) == (program, material):
        return (*kept[:-1], evolve(last, lines=lines))
    return kept if last.lines == lines else (*kept, Part(program, material, lines))
