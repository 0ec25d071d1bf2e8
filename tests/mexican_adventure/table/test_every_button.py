"""Tests that visible buttons and pieces of the second game do something."""

from collections.abc import Iterator

import pytest

from paxdesk.desk.game_types import State
from paxdesk.desk.scene.things import Spot
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.engine import begin
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table.hand.gestures import KEEP, LegalGestures, stack_spot
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from tests.every_button import ButtonPresser, first_of_each
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.shares import spread

SEATS = (SeatSetup("Eugénie", 5), SeatSetup("Benito", 3))
PRESSED = ("chip", "more", "fewer", "deed", "keep", "end_turn", "prompt")
"""Kinds of spots that are pressed; zones and stacks are pressed in test_played_by_hand."""
GAMES = (("puebla", 3), ("conquest", 2), ("retreat", 5))
STEPS = 700


class TrayPresser(ButtonPresser):
    """Button presser that first selects a stack into the tray, if there is one."""

    @property
    def handling(self) -> AdventureHandling:
        handling = self.desk.game.handling
        assert isinstance(handling, AdventureHandling)
        return handling

    def show(self, state: State) -> None:
        super().show(state)
        gestures = self.handling.asked
        if gestures is not None and self.desk.flow.sheet is None:
            spot = next(self._stacks(gestures), None)
            if spot is not None:
                self.handling.choose(self.desk.flow.state, spot)
                self.desk.flow.refresh()

    def _stacks(self, gestures: LegalGestures) -> Iterator[Spot]:
        side = getattr(gestures.step, "side", "imperial")
        yield from (
            spot
            for zone in gestures.board.ids
            if (spot := stack_spot(gestures.board, zone, side)) in gestures.picks
        )

    def spots(self) -> list[Spot]:
        """Return the spots to press, only one for pieces that look alike."""
        chips, met = self.handling.holding.chips, set[object]()
        found = list[Spot]()
        for spot in super().spots():
            chip = chips[spot.number - 1] if spot.kind == "chip" else spot
            if chip not in met:
                met.add(chip)
                found.append(spot)
        return found

    def seen(self) -> tuple[object, ...]:
        holding = self.handling.holding
        taken = holding.zone, frozenset(holding.selected), holding.chips, holding.raised
        return *super().seen(), taken, self.handling.kept


def presser(open_adventure: OpenAdventure) -> TrayPresser:
    first = begin(load_material(), "puebla", 1)

    def begun(state: State) -> Session:
        return Session.from_position(state, SEATS)

    return TrayPresser(open_adventure(begun(first)), begun, PRESSED)


@pytest.mark.parametrize(("scenario", "seed"), spread(GAMES, quick=0, long=1, unpack=True))
def test_every_button_and_chip_of_every_question_does_something(
    open_adventure: OpenAdventure, scenario: str, seed: int
) -> None:
    pressing, player = presser(open_adventure), KindsPlayer.for_game(seed)
    session = Session.new(load_material(), Opening(scenario, seed), SEATS)
    for state in first_of_each([session], player.choose, STEPS):
        pressing.press_all(state)
    assert pressing.pressed >= {*PRESSED, "sheet"} - {KEEP.kind}
