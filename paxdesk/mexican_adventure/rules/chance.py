"""Dice, draws (2.3, 4.3.2) and the atrocity test, from the generator or preset results."""

from collections.abc import Iterable

from paxdesk.errors import IllegalAction
from paxdesk.language import tr, tr_noop
from paxdesk.mexican_adventure.rules.actions import Action, Give, Keep
from paxdesk.mexican_adventure.rules.agenda import Drawing, DrawingOne, Resolving
from paxdesk.mexican_adventure.rules.errors import NothingLaidDown, make_refusal
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import Chit, LeaderId, Side, ZoneId

SIDES_OF_THE_DIE = 10


def roll(state: State) -> int:
    """Roll the die, 0 to 9, preset rolls first. Raises NothingLaidDown."""
    if state.rolls:
        result = state.rolls.pop(0)
    elif state.scripted:
        raise NothingLaidDown(tr("a die is rolled without a specified result"))
    else:
        result = state.generator.below(SIDES_OF_THE_DIE)
    state.tell("rolled", amount=result)
    return result


def draw(state: State, side: Side) -> Chit:
    """Draw a chit, preset ones first; only ``side`` sees it. Raises NothingLaidDown."""
    if state.draws:
        chit = state.draws.pop(0)
        if chit not in state.bowl:
            raise NothingLaidDown(tr("chit {chit} is not in the bowl", chit=chit))
    elif state.scripted:
        raise NothingLaidDown(tr("a chit is drawn that was not specified"))
    else:
        chit = state.generator.choice(state.bowl)
    take(state, chit)
    state.tell("drawn", side, amount=chit, seen_by=side)
    return chit


def take(state: State, chit: Chit) -> None:
    state.bowl = tuple(each for each in state.bowl if each != chit)


def put_back(state: State, *chits: Chit) -> None:
    """Put chits back into the bowl, which stays sorted."""
    state.bowl = tuple(sorted({*state.bowl, *chits}))


# --- The atrocity test (2.5, M26) -----------------------------------------------------------------

PASSED = 1


def test_atrocities(state: State, zone: ZoneId, leader: LeaderId | None, count: int) -> None:
    """Roll the atrocity test; if it fails, move the French Retreat marker (M26)."""
    if state.called:
        return
    initiative = state.initiative(leader) if leader is not None else 0
    value = state.material.board.zones[zone].resources
    if roll(state) + initiative - count + value < PASSED:
        state.tell("atrocity", "imperial", zone)
        state.move_withdrawal(1)


# --- The bowl and the draw (4.3, M32-M36, M116) ---------------------------------------------------

FEW = 6
"""Maximum number of chits in the bowl for single draws (M34)."""
DRAWN = 3
RULES = ("4.3.2", "M33")


def add_dated_chits(state: State) -> None:
    """Add dated chits to the bowl before the draw of their turn (M32)."""
    due = range(state.dated + 1, state.turn + 1)
    events = (event for event in state.material.events if event.since in due)
    add_to_bowl(state, (chit for event in events for chit in event.chits))
    state.dated = state.turn


def add_to_bowl(state: State, chits: Iterable[Chit]) -> None:
    new = [chit for chit in chits if chit not in state.played and chit not in state.bowl]
    put_back(state, *new)
    for chit in new:
        state.tell("bowl", amount=chit)


def chit_to_play(state: State) -> Chit | None:
    """Return the lowest chit that must be played this turn (M36), or None."""
    for must in state.card.must_play:
        chits = state.material.chits_of(must.event)
        played = sum(chit in state.played for chit in chits)
        if must.turn != state.turn or (must.unless_played and played >= must.unless_played):
            continue
        left = [chit for chit in chits if chit in state.bowl]
        if left:
            return min(left)
    return None


def begin_draw(state: State) -> None:
    """Add dated chits, then draw for the Imperial side, or queue single draws (M34)."""
    add_dated_chits(state)
    aside = chit_to_play(state)
    if len(state.bowl) <= FEW:
        state.agenda += [DrawingOne("republican"), DrawingOne("imperial", aside)]
        return
    if aside is not None:
        take(state, aside)
    drawn = tuple(draw(state, "imperial") for _ in range(DRAWN - (aside is not None)))
    state.agenda.append(Drawing("imperial", drawn, aside))


def draw_one(state: State, step: DrawingOne) -> None:
    """Draw and play a chit (M34); nothing happens if the bowl is empty."""
    state.agenda.pop()
    if not state.bowl:
        return
    if step.aside is not None:
        take(state, step.aside)
    chit = step.aside if step.aside is not None else draw(state, step.side)
    play(state, step.side, chit)


def play(state: State, side: Side, chit: Chit) -> None:
    """Reveal a chit; it is spent when it is resolved (M35)."""
    state.tell("chit", side, amount=chit, word=state.material.chits[chit].key)
    state.agenda.append(Resolving(side, chit))


def draw_options(state: State, step: Drawing) -> list[Action]:
    if step.aside is not None:
        return [Give(chit) for chit in sorted(step.drawn)]
    if step.side == "republican":
        return [Keep(chit) for chit in sorted(step.drawn)]
    return [
        Keep(kept, given)
        for kept in sorted(step.drawn)
        for given in sorted(step.drawn)
        if kept != given
    ]


def refuse_draw(state: State, step: Drawing, action: Action) -> IllegalAction | None:
    if action in draw_options(state, step):
        return None
    if isinstance(action, Keep | Give):
        return make_refusal(RULES, tr_noop("The chits cannot be divided that way."))
    return make_refusal(RULES, tr_noop("Decide about the drawn chits first."))


def answer_draw(state: State, step: Drawing, action: Action) -> None:
    if step.side == "imperial":
        kept = action.chit if isinstance(action, Keep) else step.aside
        given = action.give if isinstance(action, Keep) else getattr(action, "chit", None)
        assert kept is not None
        assert given is not None
        put_back(state, *(chit for chit in step.drawn if chit not in (kept, given)))
        drawn = tuple(draw(state, "republican") for _ in range(DRAWN))
        state.agenda.append(Drawing("republican", (*drawn, given), given=given, kept=kept))
        return
    assert isinstance(action, Keep)
    assert step.kept is not None
    put_back(state, *(chit for chit in step.drawn if chit != action.chit))
    # Both chits are revealed together; the Imperial one is resolved first (M33).
    play(state, "republican", action.chit)
    play(state, "imperial", step.kept)
