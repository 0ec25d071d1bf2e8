"""Abilities that are actions of their own: activists and regime actions (vocabulary 6.3)."""

from collections.abc import Sequence

from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.porfiriana.rules.actions import CardNumber, Seat, Use
from paxdesk.porfiriana.rules.attack_process import sell_guns
from paxdesk.porfiriana.rules.bookkeeping import of_own_cards
from paxdesk.porfiriana.rules.effects import change_regime
from paxdesk.porfiriana.rules.play_area import add_unrest
from paxdesk.porfiriana.rules.prices import lacks_actions
from paxdesk.porfiriana.rules.readings import abilities_of, has_ability
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import Activist, RegimeAction

ACTIVIST = "activist"
REGIME_ACTION = "regime_action"


def _ability(state: State, seat: Seat, action: Use) -> Activist | RegimeAction | None:
    """The ability the line means: an activist with a target, a regime action without."""
    wanted = RegimeAction if action.target is None else Activist
    for number, ability in abilities_of(state, seat):
        if number == action.card and isinstance(ability, wanted):
            return ability
    return None


def refuse_use(state: State, seat: Seat, action: Use) -> IllegalAction | None:
    """Why the ability cannot be used, or None: not working, once a turn (R69), target, action."""
    number, target = action.card, action.target
    ability = _ability(state, seat, action)
    verb = REGIME_ACTION if target is None else ACTIVIST
    if ability is None:
        other = ACTIVIST if target is None else REGIME_ACTION
        return IllegalAction(
            (verb, "E", other, "R69", "R35"),
            later("You have no such ability in play."),
            number,
            seat,
        )
    if (number, verb) in state.turn.used:
        return IllegalAction((verb, "E", "R69"), later("It has been used this turn."), number, seat)
    if target is not None:
        enterprise = state.enterprises.get(target)
        if enterprise is None:
            return IllegalAction((verb, "E"), later("No such enterprise is in play."), target)
        if enterprise.owner == seat and enterprise.unrest:
            return IllegalAction(
                (verb, "J", "R25"), later("Your own enterprise must be free of Unrest."), target
            )
    return lacks_actions(state, 1, verb, number)


def list_use(state: State, seat: Seat) -> list[Use]:
    """Each legal use of the seat's activists, one a target, and of its regime actions."""
    options: list[Use] = []
    for number, ability in usable(state, seat):
        if isinstance(ability, Activist):
            options += [Use(number, target) for target in state.enterprises]
        else:
            options.append(Use(number))
    return [each for each in options if refuse_use(state, seat, each) is None]


@of_own_cards
def usable(state: State, seat: Seat) -> Sequence[tuple[CardNumber, Activist | RegimeAction]]:
    """The seat's abilities that are actions, with the card that bears each."""
    if not has_ability(state, seat, Activist) and not has_ability(state, seat, RegimeAction):
        return ()
    return [
        (number, ability)
        for number, ability in abilities_of(state, seat)
        if isinstance(ability, Activist | RegimeAction)
    ]


def use(state: State, seat: Seat, action: Use) -> None:
    """An activist counts as an orange play for gun stores (R21)."""
    ability = _ability(state, seat, action)
    state.turn.actions -= 1
    state.tell("used", seat, action.card, target=action.target)
    if isinstance(ability, RegimeAction):
        state.turn.used.append((action.card, REGIME_ACTION))
        change_regime(state, ability.to, seat)
    else:
        assert ability is not None
        assert action.target is not None
        state.turn.used.append((action.card, ACTIVIST))
        sell_guns(state, seat)
        add_unrest(state, action.target, ability.amount)
