"""A combat spelled out: what each attitude would mean, before the dice. No Qt here."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from paxdesk.desk.words.labels import Note
from paxdesk.language import counted, decimal, say, template
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.battles import Outlook, outlook
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action, ChooseAttitude
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude, Retreating, Supplying
from paxdesk.mexican_adventure.rules.chance import PASSED, SIDES_OF_THE_DIE
from paxdesk.mexican_adventure.rules.combat import (
    DOUBLED,
    HALVED,
    NO_COMBAT_BELOW,
)
from paxdesk.mexican_adventure.rules.forces import cost_of
from paxdesk.mexican_adventure.rules.state import Fought, Potential, State
from paxdesk.mexican_adventure.rules.supply import hq_distances
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.words import (
    ATTITUDES,
    SIDES,
    Attitude,
    LeaderId,
    Side,
    ZoneId,
    enemy_of,
)
from paxdesk.mexican_adventure.table.words.terms import (
    ATTITUDE_WORDS,
    chance_words,
    fp_words,
    rp_words,
    side_words,
    zone_name,
)


def attitude_notes(state: State, step: ChoosingAttitude, action: ChooseAttitude) -> list[Note]:
    """What an attitude comes to against each of the enemy's, without what lies face down."""
    values = state.material.attitudes
    seen = Assessment(seen_by(state, step.side), step.side)
    found = []
    for other in ATTITUDES:
        total = values[action.attitude] + values[other]
        name = say(ATTITUDE_WORDS[other])
        words = {"attitude": name, "sum": total}
        if total < NO_COMBAT_BELOW:
            found.append(Note("dice", say("{attitude}: {sum}, no combat.", **words)))
            continue
        mean = expected_losses(seen, step.zone, action, other)
        words |= {"taken": decimal(f"{mean.taken:.1f}"), "dealt": decimal(f"{mean.dealt:.1f}")}
        told = say("{attitude}: {sum}{losses}: −{taken} / −{dealt}", losses=_losses(total), **words)
        found.append(Note("dice", told))
    return found


def expected_losses(
    seen: Assessment, zone: ZoneId, action: ChooseAttitude, other: Attitude
) -> Outlook:
    """What the opponent too reckons with: the mean over the dice, from what this side sees."""
    mine = action.attitude
    pair = (mine, other) if seen.side == "imperial" else (other, mine)
    return outlook(seen, zone, *pair, action.camerone)


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


# --- What follows from a combat: staying in a siege, leaving it, a retreat; atrocities. -----------


def siege_words(state: State, step: ChoosingAttitude) -> list[str]:
    """Who holds the fortress of a combat, and what that means for both; [] where there is none."""
    zone = state.material.board.zones[step.zone]
    holder = state.zones[step.zone].holds
    if not zone.fortress or holder is None:
        return []
    value = zone.fortress
    if holder == step.side:
        words = say(
            "You hold the fortress. With Hold it adds {value}, but if you lose more, your "
            "force is lost with it.",
            value=value,
        )
    else:
        words = say(
            "The {side} side holds the fortress: with Hold it adds {value}, and you need never "
            "leave the siege.",
            side=side_words(holder),
            value=value,
        )
    return [words]


def retreat_notes(state: State, step: Retreating, action: Action) -> list[Note]:
    """What staying, or a retreat to a zone, would mean."""
    if isinstance(action, act.Stay):
        return list(_staying(state, step))
    return list(_leaving(state, step, action)) if isinstance(action, act.Retreat) else []


def _staying(state: State, step: Retreating) -> Iterator[Note]:
    zone = step.zone
    garrison = say("The garrison stays besieged.")
    yield Note("strife", garrison)
    if step.side == "imperial" and not state.material.board.zones[zone].port:
        fed = zone in hq_distances(state)
        price = rp_words(cost_of(len(state.zones[zone].imperial)))
        if fed:
            yield Note("gold", say("Supply by road next turn: {price}.", price=price))
        else:
            yield Note("depression", say("No line of communication: every FP would lose a step."))


def _leaving(state: State, step: Retreating, action: act.Retreat) -> Iterator[Note]:
    side, zone = step.side, action.zone
    if step.blamed:
        yield Note("depression", say("French Retreat moves {steps} to the right", steps=1))
    friends = len(state.zones[zone].fps(side))
    if friends:
        yield Note("hand", say("{fps} of yours there.", fps=fp_words(friends)))
    if side == "imperial" and state.material.board.zones[zone].port:
        yield Note("gold", say("A port: supplied by sea."))
    elif side == "imperial":
        fed = zone in hq_distances(state) or _joined(state, zone)
        words = say("With a line of communication.") if fed else say("Without supply.")
        yield Note("gold" if fed else "depression", words)
    near = _enemies_near(state, side, zone, step.zone)
    if near:
        yield Note("strife", say("Enemies next to it: {zones}.", zones=", ".join(near)))


def _joined(state: State, zone: ZoneId) -> bool:
    """Whether a road leads from a zone to a line of communication."""
    lines = hq_distances(state)
    return any(near in lines for near in state.material.board.linked[zone])


def _enemies_near(state: State, side: Side, zone: ZoneId, left: ZoneId) -> list[str]:
    return [
        zone_name(state.material, near)
        for near in state.material.board.neighbours(zone)
        if near != left and state.zones[near].fps(enemy_of(side))
    ]


# --- Atrocities (2.5, M26) -----------------------------------------------------------------------


def atrocity_words(state: State, zone: ZoneId, leaders: Iterable[LeaderId], count: int) -> str:
    """``atrocity on 0–2``: the dice that fail the test of a force; "" where none is made."""
    if state.called:
        return ""
    commander = state.commander(leaders)
    initiative = 0 if commander is None else state.initiative(commander)
    value = state.material.board.zones[zone].resources
    failing = PASSED - initiative + count - value
    if failing <= 0:
        return say("no atrocity")
    if failing >= SIDES_OF_THE_DIE:
        return say("an atrocity for sure")
    dice = "0" if failing == 1 else f"0–{failing - 1}"
    return say("atrocity on {dice}: {chance}", dice=dice, chance=chance_words(failing - 1))


def atrocity_sum(state: State, zone: ZoneId, leaders: Sequence[LeaderId], count: int) -> str:
    """``Orizaba: die + 2 leader − 7 FP + 1 RP below 1: atrocity on 0–4``."""
    chance = atrocity_words(state, zone, leaders, count)
    commander = state.commander(leaders)
    initiative = 0 if commander is None else state.initiative(commander)
    return say(
        "{zone}: die + {initiative} leader − {fps} + {value} RP below {passed}: {chance}",
        zone=zone_name(state.material, zone),
        initiative=initiative,
        fps=fp_words(count),
        value=state.material.board.zones[zone].resources,
        passed=PASSED,
        chance=chance,
    )


def hunger_words(state: State, step: Supplying, zones: Iterable[ZoneId]) -> list[str]:
    """What going without supply means in each of these zones, before it is shared out."""
    told = [counted("%n FP go(es|) without supply: A and B lose a step.", "", step.short)]
    if step.side == "imperial" and not state.called:
        for zone in dict.fromkeys(zones):
            leaders = state.leaders_in(zone, "imperial")
            told.append(atrocity_sum(state, zone, leaders, 1))
    return told
