"""Preview of an action's effect on the public figures of seats and on extortions. No Qt."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, End, Seat
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.engine import TriedAction, try_action
from paxdesk.porfiriana.rules.facts import points_of_all
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.winning import sufficient_points

Figure: TypeAlias = Literal["sum", "income", "hand", "actions"] | Prestige
"""Figure of a seat: gold, next income, hand size, actions or points of a kind."""
UNTOLD: Final = frozenset({"rolled", "revealed"})
"""Events whose results depend on chance or hidden cards."""


@frozen
class FigureChange:
    """Change of a seat's figure; ``better`` means better for that seat."""

    seat: Seat
    figure: Figure
    before: str
    after: str
    better: bool


@frozen(order=True)
class Extortion:
    """Extortion: extorting seat, victim, enterprise and troop."""

    extorter: Seat
    victim: Seat
    enterprise: CardNumber
    troop: CardNumber


@frozen
class Foresight:
    """Changed figures, and extortions that begin or end."""

    changes: frozenset[FigureChange] = frozenset()
    begun: frozenset[Extortion] = frozenset()
    ended: frozenset[Extortion] = frozenset()


def extortions(state: State) -> frozenset[Extortion]:
    """Return all extortions on the table (G4)."""
    return frozenset(
        Extortion(state.troops[piece.troop].owner, piece.owner, piece.number, piece.troop)
        for piece in state.enterprises.values()
        if piece.extorted and piece.troop in state.troops
    )


def foresee(state: State, actions: Sequence[Action]) -> Foresight | None:
    """Return the changes common to ``actions``; None if none can be foreseen."""
    if not actions or isinstance(actions[0], End):
        return None
    from paxdesk.porfiriana.table.words.consequences import MOST_PRICED

    trials = [try_action(state, action) for action in actions[:MOST_PRICED]]
    if any(event.what in UNTOLD for trial in trials for event in trial.events):
        return None
    changes = frozenset.intersection(*(frozenset(_changes(trial)) for trial in trials))
    before = extortions(state)
    after = [extortions(trial.after) for trial in trials]
    begun = frozenset.intersection(*(each - before for each in after))
    ended = frozenset.intersection(*(before - each for each in after))
    found = Foresight(changes, begun, ended)
    return found if found != Foresight() else None


def _changes(trial: TriedAction) -> Iterator[FigureChange]:
    """Yield the changed figures, except Díaz's."""
    tables = trial.before, trial.after
    held = [points_of_all(each) for each in tables]
    for seat in trial.before.players:
        if seat == DIAZ:
            continue
        gold = [each.players[seat].gold for each in tables]
        if gold[0] != gold[1]:
            yield FigureChange(seat, "sum", str(gold[0]), str(gold[1]), gold[1] > gold[0])
        cards = [len(each.players[seat].hand) for each in tables]
        if cards[0] != cards[1]:
            yield FigureChange(seat, "hand", str(cards[0]), str(cards[1]), cards[1] > cards[0])
        left = [each.turn.actions for each in tables]
        if left[0] != left[1] and trial.before.turn.seat == trial.after.turn.seat == seat:
            yield FigureChange(seat, "actions", str(left[0]), str(left[1]), left[1] > left[0])
        earned = [next_income(each, seat) for each in tables]
        if earned[0] != earned[1]:
            yield FigureChange(
                seat, "income", f"+{earned[0]}", f"+{earned[1]}", earned[1] > earned[0]
            )
        for prestige in PRESTIGES:
            had, have = (each[seat].get(prestige, 0) for each in held)
            needed, need = (sufficient_points(each, seat, prestige) for each in tables)
            if (had, needed) != (have, need):
                nearer = have - need > had - needed
                yield FigureChange(seat, prestige, f"{had}/{needed}", f"{have}/{need}", nearer)
