"""Questions that share a number out over groups of FP or over zones. No Qt here."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from paxdesk.language import say
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import Step
from paxdesk.mexican_adventure.rules.forces import (
    Batch,
    Fp,
    Group,
    Kind,
    Pieces,
    groups_of,
    kind_of,
    lower,
)
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import can_be_supplied
from paxdesk.mexican_adventure.rules.words import NATIONS, QUALITIES, ZoneId
from paxdesk.mexican_adventure.table.words.terms import NATION_WORDS, zone_name
from paxdesk.record_classes import frozen

Place = tuple[ZoneId, Kind]


@frozen
class Share:
    """One row: what it is called and how many of it there can be at most."""

    key: Place
    words: str
    most: int


@frozen(eq=False)
class Allotting:
    """``number`` is shared out over ``rows``; ``line`` makes the line of the shares."""

    rows: tuple[Share, ...]
    number: int
    line: Callable[[Mapping[Place, int]], Action]
    more: tuple[Action, ...] = ()
    """Other answers, each with a button of its own."""


def allotting(state: State, step: Step, legal: Sequence[Action]) -> Allotting | None:
    """How a question is answered by sharing out; None where it is answered otherwise."""
    match step:
        case agenda.Losing(side, zone, due):
            fps = state.zones[zone].fps(side)
            more = tuple(each for each in legal if isinstance(each, act.LoseGuards))
            return Allotting(_falls(fps, zone), due, lambda shares: _lose(shares), more)
        case agenda.Supplying(side, short):
            fed = Counter((zone, kind_of(fp)) for zone, fp in can_be_supplied(state, side))
            return Allotting(
                _rows(state, fed), short, lambda shares: act.Starve(batches_of(shares))
            )
        case agenda.Improving():
            return _chosen(state, legal, act.Improve)
        case agenda.Converting():
            return _chosen(state, legal, act.Convert)
        case agenda.Raising():
            return _chosen(state, legal, act.Place)
    return None


def _chosen(
    state: State,
    legal: Sequence[Action],
    make: type[act.Improve] | type[act.Convert] | type[act.Place],
) -> Allotting:
    """What the legal lines name, each as often as one of them does at most."""
    most: Counter[Place] = Counter()
    number = 0
    for line in legal:
        if isinstance(line, make):
            shares = Counter(
                {
                    (batch.zone, (group.quality, group.nation)): group.count
                    for batch in line.batches
                    for group in batch.pieces.groups
                }
            )
            most |= shares
            number = max(number, sum(shares.values()))
    return Allotting(_rows(state, most), number, lambda shares: make(batches_of(shares)))


def _rows(state: State, most: Mapping[Place, int]) -> tuple[Share, ...]:
    def words(key: Place) -> str:
        zone, (quality, nation) = key
        return f"{zone_name(state.material, zone)}: {quality} {say(NATION_WORDS[nation])}"

    return tuple(Share(key, words(key), number) for key, number in sorted(most.items()))


def batches_of(shares: Mapping[Place, int]) -> tuple[Batch, ...]:
    """The shares as a line names them, zones alphabetical."""
    zones = sorted({zone for (zone, _), number in shares.items() if number})
    return tuple(
        Batch(
            Pieces(
                (),
                groups_of(
                    kind
                    for (where, kind), number in shares.items()
                    if where == zone
                    for _ in range(number)
                ),
            ),
            zone,
        )
        for zone in zones
    )


# --- Losses: FP that have fallen can fall again (M73) --------------------------------------------


def _falls(fps: Sequence[Fp], zone: ZoneId) -> tuple[Share, ...]:
    """How many FP of each kind can go down at most, those fallen before them included."""
    have = Counter(map(kind_of, fps))
    rows: list[Share] = []
    for nation in NATIONS:
        above = 0
        for quality in QUALITIES:
            above += have[quality, nation]
            if above:
                fallen = lower(Fp(nation, quality))
                to = say("lost") if fallen is None else fallen.quality
                words = f"{say(NATION_WORDS[nation])}: {quality} → {to}"
                rows.append(Share((zone, (quality, nation)), words, above))
    return tuple(rows)


def _lose(shares: Mapping[Place, int]) -> act.Lose:
    """The steps from the best quality down, nations in their order."""
    groups = [
        Group(number, quality, nation)
        for (_, (quality, nation)), number in shares.items()
        if number
    ]
    groups.sort(key=lambda each: (QUALITIES.index(each.quality), NATIONS.index(each.nation)))
    return act.Lose(tuple(groups))
