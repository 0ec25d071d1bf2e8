"""Simulated person who types lines of cards, with mistakes."""

from random import Random
from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.workshop.card_lines import card_line
from tests.workshop.typed_lines import correction_of, keys_of_correction, shortest_line

MISTAKES: Final = 0.02
"""Share of letters that are first mistyped."""
KEY_SECONDS: Final = 0.35
"""Median time per key press, in seconds."""
NONE: Final = Qt.KeyboardModifier.NoModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier


class Keyboard(Protocol):
    """Keyboard that types into the line in focus."""

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None: ...

    def type(self, text: str) -> None: ...


def correct(keyboard: Keyboard, line: QLineEdit, card: Card, chance: Random) -> None:
    """Type a card's line or correct ``line``, whichever takes fewer keys.

    ``chance`` decides which letters are first mistyped.
    """

    def type_text(text: str) -> None:
        for letter in text:
            if chance.random() < MISTAKES:
                keyboard.type("~")
                keyboard.press(Qt.Key.Key_Backspace)
            keyboard.type(letter)

    whole, wanted = shortest_line(card), card_line(card)
    if 1 + len(whole) < keys_of_correction(line.text(), wanted):
        keyboard.press(Qt.Key.Key_A, CTRL)
        type_text(whole)
        return
    place, wrong, typed = correction_of(line.text(), wanted)
    if place < line.cursorPosition() - place:
        keyboard.press(Qt.Key.Key_Home)
    while (away := place - line.cursorPosition()) != 0:
        nearer = abs(place - _by_word(line, away)) < abs(away)
        key = Qt.Key.Key_Right if away > 0 else Qt.Key.Key_Left
        keyboard.press(key, CTRL if nearer else NONE)
    for _ in range(wrong):
        keyboard.press(Qt.Key.Key_Backspace)
    type_text(typed)


def _by_word(line: QLineEdit, away: int) -> int:
    """Return the place one word to the right if ``away`` > 0, else left."""
    start = line.cursorPosition()
    if away > 0:
        line.cursorWordForward(False)
    else:
        line.cursorWordBackward(False)
    found = line.cursorPosition()
    line.setCursorPosition(start)
    return found
