"""Rolling dice (Parts L and M): from the game's generator, or as laid down in advance."""

from paxdesk.porfiriana.rules.state import State
from paxdesk.session.randomness import Generator


def roll(state: State) -> int:
    """Roll one six-sided die and tell it, so that the journal keeps it."""
    result = state.rolls.pop(0) if state.rolls else state.generator.die()
    state.tell("rolled", amount=result)
    return result


def next_rolls(state: State, number: int) -> tuple[int, ...]:
    """What the next rolls will be, without rolling."""
    laid_down = state.rolls[:number]
    generator = Generator(state.generator.position)
    return (*laid_down, *(generator.die() for _ in range(number - len(laid_down))))
