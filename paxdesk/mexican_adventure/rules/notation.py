"""Text to action and back: one line for everything a player can do.

Parsing accepts extra spaces; printing is canonical: leaders in the alphabet, FP A before B
before C and then by nation, zones of a list in the alphabet.
"""

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any, cast

from paxdesk.errors import NotationError
from paxdesk.language import joined, say
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import Batch, Group, Groups, Pieces, joined_groups
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    CHITS,
    IMPERIAL_NATIONS,
    MARKERS,
    Attitude,
    Marker,
    Nation,
    Quality,
)

HIDDEN = "?"
_WORD = re.compile(r"[(),]|[^\s(),]+")
_NUMBER = re.compile(r"[1-9][0-9]{0,3}")
_GROUP = re.compile(r"([1-9][0-9]{0,2})([ABC])(?:\.(.+))?")


@frozen
class Names:
    """The ids that lines may hold: of zones, of leaders, of heads of state."""

    zones: Collection[str]
    leaders: Collection[str]
    heads: Collection[str]

    @classmethod
    def of(cls, material: Material) -> "Names":
        return cls(material.board.zones, material.leaders, material.heads)


def parse(line: str, names: Names) -> Action:
    """Read one line. Raises NotationError at the first word that does not fit."""
    words = _Words(line, names, [(m.group(), m.start()) for m in _WORD.finditer(line)])
    verb = words.take(_VERBS, joined(_VERBS))
    action = _VERBS[verb](words)
    words.end()
    return action


@define
class _Words:
    """The words of a line, taken from left to right."""

    line: str
    names: Names
    words: list[tuple[str, int]]
    index: int = 0

    def peek(self) -> str | None:
        return self.words[self.index][0] if self.index < len(self.words) else None

    def fail(self, expected: str) -> NotationError:
        inside = self.index < len(self.words)
        position = self.words[self.index][1] if inside else len(self.line)
        return NotationError(self.line, position, expected)

    def take(self, known: Collection[str], expected: str) -> str:
        word = self.peek()
        if word is None or word not in known:
            raise self.fail(expected)
        self.index += 1
        return word

    def has(self, word: str) -> bool:
        """Take this word if it comes next."""
        if self.peek() != word:
            return False
        self.index += 1
        return True

    def word(self, word: str) -> None:
        self.take((word,), f"“{word}”")

    def end(self) -> None:
        if self.index < len(self.words):
            raise self.fail(say("the end of the line"))

    def zone(self) -> str:
        return self.take(self.names.zones, say("a zone"))

    def zones(self) -> tuple[str, ...]:
        found = [self.zone()]
        while self.peek() is not None:
            found.append(self.zone())
        return tuple(found)

    def chit(self) -> int:
        expected = say("a chit {first} to {last}", first=CHITS[0], last=CHITS[-1])
        return int(self.take({str(chit) for chit in CHITS}, expected))

    def number(self) -> int:
        word = self.peek()
        if word is None or not _NUMBER.fullmatch(word):
            raise self.fail(say("a number"))
        self.index += 1
        return int(word)

    def group(self) -> Group | None:
        """The FP group that comes next, None if there is none."""
        match = _GROUP.fullmatch(self.peek() or "")
        if match is None:
            return None
        nation = match[3] or "republican"
        if match[3] is not None and nation not in IMPERIAL_NATIONS:
            raise self.fail(say("one of the nations {names}", names=joined(IMPERIAL_NATIONS)))
        self.index += 1
        return Group(int(match[1]), cast(Quality, match[2]), cast(Nation, nation))

    def groups(self, least: int = 1) -> Groups:
        """FP groups of one side, in the order given."""
        found: list[Group] = []
        while (group := self.group()) is not None:
            if found and (group.nation == "republican") != (found[0].nation == "republican"):
                self.index -= 1
                raise self.fail(say("FP of one side"))
            found.append(group)
        if len(found) < least:
            raise self.fail(say("FP such as 7A.french or 9C"))
        return tuple(found)

    def leaders(self) -> tuple[str, ...]:
        found = []
        while self.peek() in self.names.leaders:
            leader = str(self.peek())
            if leader in found:
                raise self.fail(say("each leader once"))
            found.append(leader)
            self.index += 1
        return tuple(sorted(found))

    def pieces(self) -> Pieces:
        """Leaders, FP and a ship, at least one of them."""
        pieces = Pieces(self.leaders(), joined_groups(self.groups(0)), int(self.has("navy")))
        if pieces.empty:
            raise self.fail(say("a leader, FP such as 7A.french or 9C, or “navy”"))
        return pieces

    def force(self, leaders: int = 0) -> Pieces:
        """Leaders and at least one FP."""
        found = self.leaders()
        if len(found) < leaders:
            raise self.fail(say("a leader"))
        return Pieces(found, joined_groups(self.groups()))

    def batches(self, whole: bool = False) -> tuple[Batch, ...]:
        """``1C in oaxaca, 1C in puebla``; ``whole``: leaders and ships as well."""
        found: list[Batch] = []
        while True:
            pieces = self.pieces() if whole else Pieces((), joined_groups(self.groups()))
            self.word("in")
            if self.peek() in {batch.zone for batch in found}:
                raise self.fail(say("each zone once"))
            found.append(Batch(pieces, self.zone()))
            if not self.has(","):
                return tuple(sorted(found, key=lambda batch: batch.zone))


def _place(words: _Words) -> Action:
    if words.peek() in MARKERS:
        marker = cast(Marker, words.take(MARKERS, joined(MARKERS)))
        words.word("in")
        return act.PlaceMarker(marker, words.zone())
    if words.peek() in words.names.heads:
        head = words.take(words.names.heads, joined(words.names.heads))
        words.word("in")
        return act.PlaceHead(head, words.zone())
    return act.Place(words.batches(whole=True))


def _lift(words: _Words) -> Action:
    pieces = words.pieces()
    words.word("from")
    return act.Lift(pieces, words.zone())


def _raise(words: _Words) -> Action:
    count = words.number()
    words.word("in")
    return act.Raise(count, words.zone())


def _keep(words: _Words) -> Action:
    chit = words.chit()
    return act.Keep(chit, words.chit() if words.has("give") else None)


def _return(words: _Words) -> Action:
    leader = words.take(words.names.leaders, say("a leader"))
    words.word("in")
    return act.ReturnLeader(leader, words.zone())


def _order(words: _Words) -> Action:
    pieces = words.force(leaders=1)
    words.word("in")
    return act.Order(pieces, words.zone())


def _initiative(words: _Words) -> Action:
    pieces = words.force(leaders=1)
    words.word("in")
    return act.Initiative(pieces, words.zone())


def _move(words: _Words) -> Action:
    stops: list[act.Stop] = []
    while not stops or words.peek() is not None:
        zone = words.zone()
        dropped = Pieces()
        if words.has("("):
            dropped = words.pieces()
            words.word(")")
        stops.append(act.Stop(zone, dropped))
    return act.Move(tuple(stops))


def _sail(words: _Words) -> Action:
    origin = words.zone()
    words.word("to")
    to = words.zone()
    return act.Sail(origin, to, words.force() if words.has("with") else None)


def _rail(words: _Words) -> Action:
    pieces = words.force()
    words.word("from")
    origin = words.zone()
    words.word("to")
    return act.Rail(pieces, origin, words.zone())


def _ride(words: _Words) -> Action:
    riders = {*words.names.leaders, *words.names.heads}
    return act.Ride(words.take(riders, say("a leader")), words.zones())


def _attitude(words: _Words) -> Action:
    attitude = cast(Attitude, words.take(ATTITUDES, joined(ATTITUDES)))
    return act.ChooseAttitude(attitude, words.has("camerone"))


def _lose(words: _Words) -> Action:
    return act.LoseGuards() if words.has("guards") else act.Lose(words.groups())


def _escape(words: _Words) -> Action:
    who = words.take({*words.names.leaders, *words.names.heads}, say("a leader"))
    words.word("to")
    return act.Escape(who, words.zone())


def _hunt(words: _Words) -> Action:
    origin = words.zone()
    words.word("to")
    return act.Hunt(origin, words.zone())


def _dice(words: _Words) -> Action:
    rolls: list[int] = []
    while not rolls or words.peek() is not None:
        rolls.append(int(words.take(tuple("0123456789"), say("a roll 0 to 9"))))
    return act.Dice(tuple(rolls))


def _drawn(words: _Words) -> Action:
    chits: list[int] = []
    while not chits or words.peek() is not None:
        chits.append(words.chit())
    return act.Drawn(tuple(chits))


_VERBS: dict[str, Callable[[_Words], Action]] = {
    "place": _place,
    "lift": _lift,
    "hq": lambda words: act.PlaceHq(words.zone()),
    "loan": lambda words: act.Loan(),
    "pass": lambda words: act.Pass(),
    "done": lambda words: act.Done(),
    "stay": lambda words: act.Stay(),
    "starve": lambda words: act.Starve(words.batches()),
    "improve": lambda words: act.Improve(words.batches()),
    "raise": _raise,
    "convert": lambda words: act.Convert(words.batches()),
    "keep": _keep,
    "give": lambda words: act.Give(words.chit()),
    "return": _return,
    "order": _order,
    "initiative": _initiative,
    "move": _move,
    "sail": _sail,
    "rail": _rail,
    "evacuate": lambda words: act.Evacuate(
        Pieces(words.leaders(), joined_groups(words.groups(0)))
        if words.peek() is not None
        else words.pieces()
    ),
    "ride": _ride,
    "withdraw": lambda words: act.Withdraw(),
    "fight": lambda words: act.Fight(words.zone()),
    "attitude": _attitude,
    "lose": _lose,
    "retreat": lambda words: act.Retreat(words.zone()),
    "escape": _escape,
    "hunt": _hunt,
    "raid": lambda words: act.Raid(words.zone()),
    "recall": lambda words: act.Recall(words.zone()),
    "dice": _dice,
    "drawn": _drawn,
}


# --- Writing -------------------------------------------------------------------------------------


def write_groups(groups: Iterable[Group]) -> str:
    """``7A.french 3C.imperial``; ``none`` for nobody."""
    return " ".join(map(_write_group, groups)) or "none"


def _write_group(group: Group) -> str:
    nation = "" if group.nation == "republican" else f".{group.nation}"
    return f"{group.count}{group.quality}{nation}"


def write_pieces(pieces: Pieces) -> str:
    return " ".join([*pieces.leaders, *map(_write_group, pieces.groups), *["navy"] * pieces.navies])


def _write_batches(batches: Iterable[Batch]) -> str:
    return ", ".join(f"{write_pieces(batch.pieces)} in {batch.zone}" for batch in batches)


def _write_stop(stop: act.Stop) -> str:
    return stop.zone if stop.dropped.empty else f"{stop.zone}({write_pieces(stop.dropped)})"


def write(action: Action) -> str:
    """The canonical line of an action."""
    return _WRITERS[type(action)](action)


_WRITERS: dict[type[Any], Callable[[Any], str]] = {
    act.Place: lambda a: f"place {_write_batches(a.batches)}",
    act.Lift: lambda a: f"lift {write_pieces(a.pieces)} from {a.zone}",
    act.PlaceMarker: lambda a: f"place {a.marker} in {a.zone}",
    act.PlaceHead: lambda a: f"place {a.head} in {a.zone}",
    act.PlaceHq: lambda a: f"hq {a.zone}",
    act.Loan: lambda a: "loan",
    act.Pass: lambda a: "pass",
    act.Done: lambda a: "done",
    act.Stay: lambda a: "stay",
    act.Starve: lambda a: f"starve {_write_batches(a.batches)}",
    act.Improve: lambda a: f"improve {_write_batches(a.batches)}",
    act.Raise: lambda a: f"raise {a.count} in {a.zone}",
    act.Convert: lambda a: f"convert {_write_batches(a.batches)}",
    act.Keep: lambda a: f"keep {a.chit}" + (f" give {a.give}" if a.give is not None else ""),
    act.Give: lambda a: f"give {a.chit}",
    act.ReturnLeader: lambda a: f"return {a.leader} in {a.zone}",
    act.Order: lambda a: f"order {write_pieces(a.pieces)} in {a.zone}",
    act.Initiative: lambda a: f"initiative {write_pieces(a.pieces)} in {a.zone}",
    act.Move: lambda a: f"move {' '.join(map(_write_stop, a.path))}",
    act.Sail: lambda a: (
        f"sail {a.origin} to {a.to}" + (f" with {write_pieces(a.cargo)}" if a.cargo else "")
    ),
    act.Rail: lambda a: f"rail {write_pieces(a.pieces)} from {a.origin} to {a.to}",
    act.Evacuate: lambda a: f"evacuate {write_pieces(a.pieces)}",
    act.Ride: lambda a: f"ride {a.who} {' '.join(a.path)}",
    act.Withdraw: lambda a: "withdraw",
    act.Fight: lambda a: f"fight {a.zone}",
    act.ChooseAttitude: lambda a: f"attitude {a.attitude}" + (" camerone" if a.camerone else ""),
    act.Lose: lambda a: f"lose {write_groups(a.groups)}",
    act.LoseGuards: lambda a: "lose guards",
    act.Retreat: lambda a: f"retreat {a.zone}",
    act.Escape: lambda a: f"escape {a.who} to {a.zone}",
    act.Hunt: lambda a: f"hunt {a.origin} to {a.to}",
    act.Raid: lambda a: f"raid {a.zone}",
    act.Recall: lambda a: f"recall {a.zone}",
    act.Dice: lambda a: f"dice {' '.join(map(str, a.rolls))}",
    act.Drawn: lambda a: f"drawn {' '.join(map(str, a.chits))}",
}
