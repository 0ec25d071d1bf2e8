"""The hand at this table: buttons, cards dragged, and forms that are opened with a click."""

from collections.abc import Iterable

from paxdesk.desk.protocol.handling import Gesture, Gestures, Handling, InHand, SortedGestures
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words.labels import Names
from paxdesk.errors import IllegalAction
from paxdesk.sierra_madre.rules import books
from paxdesk.sierra_madre.rules.actions import Action, Correct, Next, Note
from paxdesk.sierra_madre.rules.engine import refusal
from paxdesk.sierra_madre.rules.state import State
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table.offers import (
    COMMON,
    NEXT,
    FormName,
    Offer,
    card_at,
    dropped,
    going_on,
    offers,
)

LEAF = Spot("leaf")
"""Turns the pages of a long table."""


class Forms(InHand[State]):
    """Which form is open, and which page of the table is shown: nothing of it is in the journal.

    What is open is open for one position: with the next step it is closed.
    """

    def __init__(self) -> None:
        self._of: State | None = None
        self._form: FormName | None = None
        self._about = ""
        self.leaf = 0

    def at(self, state: State) -> tuple[FormName, str] | None:
        """The form that lies open over a position, and what it is about."""
        if self._of is state:
            return None if self._form is None else (self._form, self._about)
        if state.phase == 1 and not state.ended and not books.revealed(state):
            return "reveal", ""
        return None

    def open(self, state: State, form: FormName | None, about: str = "") -> None:
        """Open a form, or (None) close what is open."""
        self._of, self._form, self._about = state, form, about

    def choose(self, state: State, spot: Spot) -> bool:
        """Whether a click there opens a form, or turns a page."""
        if spot == LEAF:
            self.leaf += 1
            return True
        offer = next((o for o in _offered(state) if o.spot == spot and o.form), None)
        if offer is not None:
            self.open(state, offer.form, offer.about)
            return True
        if spot.kind == "seat" and not state.ended:
            self.open(state, "hacendado", str(spot.number))
            return True
        if spot.kind == "card" and not state.ended and card_at(spot) in state.cards:
            self.open(state, "card", card_at(spot))
            return True
        if spot.kind == "row" and not state.ended:
            self.open(state, "amount", str(spot.number))
            return True
        return False


def nameless(state: State) -> Names:
    """Names where none are read."""
    return {seat: f"P{seat}" for seat in state.players}


def _offered(state: State) -> list[Offer]:
    return offers(state, nameless(state))


class SierraHandling(Handling[State, Action, Session]):
    """Which movement means which entry."""

    end_turn = NEXT

    def __init__(self) -> None:
        self.forms = Forms()
        self.in_hand = self.forms

    def gestures(self, state: State, legal: Iterable[Action]) -> Gestures[Action]:
        """Buttons and drags that the rules allow now; lists of theirs would be far too long."""
        listed = set(legal)
        found = dict(_movements(state)) if listed else {}
        if not any(isinstance(each, Note) for each in listed):
            # A lesson allows what it asks for alone; else a note can always be made.
            found = {action: found[action] for action in found if action in listed}
        return SortedGestures(state, found, lambda _, action: found[action], self.broader)

    def gesture(self, state: State, action: Action) -> Gesture:
        found = dict(_movements(state))
        return found.get(action, Gesture(NEXT, NEXT))

    def broader(self, state: State, spot: Spot) -> tuple[Spot, ...]:
        """A card lies in its owner's calendar, or among the common cards."""
        if spot.kind == "card":
            found = state.cards.get(card_at(spot))
            if found is not None and found.owner:
                return spot, Spot("seat", found.owner)
            if found is not None and found.place == "common":
                return spot, COMMON
        return (spot,)

    def why_not(self, session: Session, pick: Spot, drop: Spot) -> IllegalAction | None:
        for action, gesture in _movements(session.state, legal=False):
            if gesture == Gesture(pick, drop):
                return session.refusal(action)
        return None

    def ending(self) -> Action:
        """Going on; why that cannot be now the rules say."""
        return Next()


def _movements(state: State, *, legal: bool = True) -> Iterable[tuple[Action, Gesture]]:
    """Every action that has a place on the table, with the movement that means it."""
    last = going_on(state)
    assert last.action is not None
    candidates: list[tuple[Action, Spot, Spot]] = [(last.action, NEXT, NEXT)]
    candidates += [(o.action, o.spot, o.spot) for o in _offered(state) if o.action is not None]
    for number, row in enumerate(state.rows, 1):
        step = row.most if row.slip else 1
        less, more = Spot("less", number), Spot("more", number)
        if row.amount:
            candidates.append((Correct(number, max(0, row.amount - step)), less, less))
        candidates.append((Correct(number, row.amount + step), more, more))
    candidates += dropped(state)
    for action, pick, drop in candidates:
        if not legal or refusal(state, action) is None:
            yield action, Gesture(pick, drop)
