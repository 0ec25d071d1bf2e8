"""Test of the buttons for each kind of question."""

import random
from functools import partial

import pytest

from paxdesk.desk.game_types import State
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from tests.every_button import ButtonPresser, first_of_each
from tests.table.conftest import OpenTable
from tests.table.games import chosen

PRESSED = ("end_turn", "prompt")
"""Kinds of spots that are pressed."""


@pytest.mark.long
def test_every_button_of_every_question_does_something(open_table: OpenTable, deck: Deck) -> None:
    def begun(state: State) -> Session:
        return position_session(state)

    pressing = ButtonPresser(open_table(seats=3), begun, PRESSED)
    choose = partial(chosen, chance=random.Random(2))
    for state in first_of_each([plain_game(3, 2).deal(deck)], choose, 600):
        pressing.press_all(state)
    assert pressing.pressed >= {"end_turn", "sheet"}
