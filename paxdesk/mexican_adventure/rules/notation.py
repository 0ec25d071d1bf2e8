"""Notation: one line for every action, and its parser.

Written lines are canonical: leaders, zones and FP are in a fixed order, unless their order has a
meaning.
"""

import re
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache, partial
from typing import Any, cast

from paxdesk.language import join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import (
    FpGroup,
    Groups,
    Pieces,
    ZonePieces,
    joined_groups,
)
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    CHITS,
    IMPERIAL_NATIONS,
    MARKERS,
    Nation,
    Quality,
)
from paxdesk.session.notation_types import (
    ArgumentKind,
    Form,
    LineWords,
    Notation,
    closed,
    named,
    one_word,
)

HIDDEN = "?"
_NUMBER = re.compile(r"[1-9][0-9]{0,3}")
_GROUP = re.compile(r"([1-9][0-9]{0,2})([ABC])(?:\.(.+))?")
_FP = tr_noop("FP such as 7A.french or 9C")
_LEADER = tr_noop("a leader")

_FORMS: tuple[tuple[type[Any], str], ...] = (
    (act.PlaceMarker, "place <marker> in <zone>"),
    (act.PlaceHead, "place <head> in <zone>"),
    (act.PlacePieces, "place <batches:placed>"),
    (act.Lift, "lift <pieces> from <zone>"),
    (act.PlaceHq, "hq <zone>"),
    (act.Loan, "loan"),
    (act.Pass, "pass"),
    (act.Done, "done"),
    (act.Stay, "stay"),
    (act.Starve, "starve <batches>"),
    (act.Improve, "improve <batches>"),
    (act.Raise, "raise <count> in <zone>"),
    (act.Convert, "convert <batches>"),
    (act.Keep, "keep <chit> [.give <give:chit>]"),
    (act.Give, "give <chit>"),
    (act.ReturnLeader, "return <leader> in <zone>"),
    (act.Order, "order <pieces:led> in <zone>"),
    (act.Initiative, "initiative <pieces:led> in <zone>"),
    (act.Move, "move <path:stops>"),
    (act.Sail, "sail <origin:zone> to <to:zone> [.with <cargo:force>]"),
    (act.Rail, "rail <pieces:force> from <origin:zone> to <to:zone>"),
    (act.Evacuate, "evacuate <pieces:evacuated>"),
    (act.Ride, "ride <who> <path:zones>"),
    (act.Withdraw, "withdraw"),
    (act.Fight, "fight <zone>"),
    (act.ChooseAttitude, "attitude <attitude> [<camerone>]"),
    (act.LoseGuards, "lose .guards"),
    (act.Lose, "lose <groups>"),
    (act.Retreat, "retreat <zone>"),
    (act.Escape, "escape <who> to <zone>"),
    (act.Hunt, "hunt <origin:zone> to <to:zone>"),
    (act.Raid, "raid <zone>"),
    (act.Recall, "recall <zone>"),
    (act.Dice, "dice <rolls>"),
    (act.Drawn, "drawn <chits>"),
)


@frozen(eq=False)
class Names:
    """Ids that are valid in lines: of zones, leaders and heads of state."""

    zones: Collection[str]
    leaders: Collection[str]
    heads: Collection[str]

    @classmethod
    def of(cls, material: Material) -> "Names":
        return cls(material.board.zones, material.leaders, material.heads)


NOBODY = Names((), (), ())
"""Empty set of ids, which suffices for writing lines."""


def parse(line: str, names: Names) -> Action:
    """Parse one line. Raises NotationError at the first invalid word."""
    action: Action = _notation(names).parse(line)
    return action


def write(action: Action) -> str:
    """Return the canonical line of an action."""
    return _notation(NOBODY).write(action)


@lru_cache(maxsize=8)
def _notation(names: Names) -> Notation[Any]:
    kinds = _kinds(names)
    return Notation(
        (Form.of_record(shape, form, kinds) for shape, form in _FORMS),
        re.compile(r"[(),]|[^\s(),]+"),
        first=CHITS[0],
        last=CHITS[-1],
    )


def _group(words: LineWords) -> FpGroup | None:
    """Read an FP group; return None if none follows."""
    match = _GROUP.fullmatch(words.next)
    if match is None:
        return None
    nation = match[3] or "republican"
    if match[3] is not None and nation not in IMPERIAL_NATIONS:
        words.fail(tr("one of the nations {names}", names=join_words(IMPERIAL_NATIONS)))
    words.at += 1
    return FpGroup(int(match[1]), cast(Quality, match[2]), cast(Nation, nation))


def _groups(words: LineWords, least: int = 1) -> Groups:
    """Read at least ``least`` FP groups of one side, in the order given."""
    found: list[FpGroup] = []
    while (group := _group(words)) is not None:
        if found and (group.nation == "republican") != (found[0].nation == "republican"):
            words.at -= 1
            words.fail(tr_noop("FP of one side"))
        found.append(group)
    if len(found) < least:
        words.fail(_FP)
    return tuple(found)


def _leaders(words: LineWords, names: Names) -> tuple[str, ...]:
    found: list[str] = []
    while words.next in names.leaders:
        if words.next in found:
            words.fail(tr_noop("each leader once"))
        found.append(words.next)
        words.at += 1
    return tuple(sorted(found))


def _pieces(
    words: LineWords, names: Names, leaders: int = 0, groups: int = 0, *, ships: bool = False
) -> Pieces:
    """Read at least these numbers of leaders and FP groups, and perhaps a ship if ``ships``."""
    found = _leaders(words, names)
    if len(found) < leaders:
        words.fail(_LEADER)
    fps = joined_groups(_groups(words, groups))
    pieces = Pieces(found, fps, int(ships and words.has("navy")))
    if ships and pieces.empty:
        words.fail(tr_noop("a leader, FP such as 7A.french or 9C, or “navy”"))
    return pieces


def _batches(
    words: LineWords, names: Names, pieces: Callable[[LineWords], Pieces]
) -> tuple[ZonePieces, ...]:
    """Read batches such as ``1C in oaxaca, 1C in puebla``; return them sorted by zone."""
    found: list[ZonePieces] = []
    while not found or words.has(","):
        batch = pieces(words)
        if not words.has("in"):
            words.fail("“in”")
        if words.next in {each.zone for each in found}:
            words.fail(tr_noop("each zone once"))
        found.append(ZonePieces(batch, _zone(words, names)))
    return tuple(sorted(found, key=lambda batch: batch.zone))


def _zone(words: LineWords, names: Names) -> str:
    return words.take(lambda word: word if word in names.zones else None, tr_noop("a zone"))


def _stop(words: LineWords, names: Names) -> act.Stop:
    """Read a zone, and in brackets the pieces dropped there."""
    zone, dropped = _zone(words, names), Pieces()
    if words.has("("):
        dropped = _pieces(words, names, ships=True)
        if not words.has(")"):
            words.fail("“)”")
    return act.Stop(zone, dropped)


def write_groups(groups: Iterable[FpGroup]) -> str:
    """Return text such as ``7A.french 3C.imperial``; ``none`` if there are no groups."""
    return " ".join(map(_write_group, groups)) or "none"


def _write_group(group: FpGroup) -> str:
    nation = "" if group.nation == "republican" else f".{group.nation}"
    return f"{group.count}{group.quality}{nation}"


def write_pieces(pieces: Pieces) -> str:
    return " ".join([*pieces.leaders, *map(_write_group, pieces.groups), *["navy"] * pieces.navies])


def _write_batches(batches: Iterable[ZonePieces]) -> str:
    return ", ".join(f"{write_pieces(batch.pieces)} in {batch.zone}" for batch in batches)


def _write_stop(stop: act.Stop) -> str:
    return stop.zone if stop.dropped.empty else f"{stop.zone}({write_pieces(stop.dropped)})"


def _several(kind: ArgumentKind) -> ArgumentKind:
    """Return a kind for one or more values until the line's end."""
    return ArgumentKind(
        lambda words: words.rest(lambda: kind.read(words)),
        lambda values: " ".join(map(kind.write, values)),
    )


def _kinds(names: Names) -> dict[str, ArgumentKind]:
    """Return the kinds of values by name; ids are limited to ``names``."""

    def pieces(leaders: int = 0, groups: int = 0, *, ships: bool = False) -> ArgumentKind:
        how = partial(_pieces, leaders=leaders, groups=groups, ships=ships)
        return ArgumentKind(partial(how, names=names), write_pieces)

    def batches(of: ArgumentKind) -> ArgumentKind:
        return ArgumentKind(partial(_batches, names=names, pieces=of.read), _write_batches)

    whole = pieces(ships=True)
    fps = ArgumentKind(lambda words: _pieces(words, NOBODY, groups=1))
    # Chit 0 represents a hidden chit: it can be written, but not read.
    chit = ArgumentKind(
        closed({str(chit): chit for chit in CHITS}, tr_noop("a chit {first} to {last}")).read
    )
    zone = named(names.zones, tr_noop("a zone"))
    return {
        "attitude": named(ATTITUDES, *ATTITUDES),
        "batches": batches(fps),
        "camerone": one_word({"camerone": True}.get, write=lambda _: "camerone"),
        "chit": chit,
        "chits": _several(chit),
        "count": one_word(
            lambda word: int(word) if _NUMBER.fullmatch(word) else None, tr_noop("a number")
        ),
        "evacuated": ArgumentKind(
            lambda words: _pieces(words, names, ships=not words.next), write_pieces
        ),
        "force": pieces(groups=1),
        "groups": ArgumentKind(_groups, write_groups),
        "head": named(names.heads),
        "leader": named(names.leaders, _LEADER),
        "led": pieces(leaders=1, groups=1),
        "marker": named(MARKERS),
        "pieces": whole,
        "placed": batches(whole),
        "rolls": _several(closed({str(die): die for die in range(10)}, tr_noop("a roll 0 to 9"))),
        "stops": _several(ArgumentKind(partial(_stop, names=names), _write_stop)),
        "who": named({*names.leaders, *names.heads}, _LEADER),
        "zone": zone,
        "zones": _several(zone),
    }
