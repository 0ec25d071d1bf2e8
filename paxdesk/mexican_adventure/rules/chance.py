"""Dice, draws (2.3, 4.3.2) and the atrocity test: by the generator, or as laid down."""

from paxdesk.language import say
from paxdesk.mexican_adventure.rules.errors import NothingLaidDown
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Chit, LeaderId, Side, ZoneId

SIDES_OF_THE_DIE = 10


def roll(state: State) -> int:
    """Roll the die, 0 to 9, and tell it, so that the journal keeps it."""
    if state.rolls:
        result = state.rolls.pop(0)
    elif state.scripted:
        raise NothingLaidDown(say("a die is rolled for which no result is laid down"))
    else:
        result = state.generator.below(SIDES_OF_THE_DIE)
    state.tell("rolled", amount=result)
    return result


def draw(state: State, side: Side) -> Chit:
    """Take a chit out of the bowl at random; only who draws sees it."""
    if state.draws:
        chit = state.draws.pop(0)
        if chit not in state.bowl:
            raise NothingLaidDown(say("chit {chit} is not in the bowl", chit=chit))
    elif state.scripted:
        raise NothingLaidDown(say("a chit is drawn for which none is laid down"))
    else:
        chit = state.generator.choice(state.bowl)
    take(state, chit)
    state.tell("drawn", side, amount=chit, seen_by=side)
    return chit


def take(state: State, chit: Chit) -> None:
    state.bowl = tuple(each for each in state.bowl if each != chit)


def put_back(state: State, *chits: Chit) -> None:
    """Into the bowl, where chits are kept in order."""
    state.bowl = tuple(sorted({*state.bowl, *chits}))


# --- The atrocity test (2.5, M26) -----------------------------------------------------------------

PASSED = 1


def test_atrocities(state: State, zone: ZoneId, leader: LeaderId | None, count: int) -> None:
    """Die + initiative - FP + RP value; below 1 the marker goes right. None after M61."""
    if state.called:
        return
    initiative = state.initiative(leader) if leader is not None else 0
    value = state.material.board.zones[zone].resources
    if roll(state) + initiative - count + value < PASSED:
        state.tell("atrocity", "imperial", zone)
        state.move_withdrawal(1)
