"""Tests of three languages at one table."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from paxdesk import language
from paxdesk.desk.log.log_rows import StepLog
from paxdesk.desk.settings import Language, SettingsStore
from paxdesk.desk.words import LanguageSwitch, translators
from paxdesk.errors import NotationError
from paxdesk.language import english
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.game_log import GameLog as AdventureLog
from paxdesk.net.messages import Ask, written
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.game_log import GameLog
from tests.net.test_adventure import table_of
from tests.net.test_sharing import Table
from tests.table.tongues import DYE, dyed

ROBOTS_SEAT = 2
STEPS = 60
HERE: tuple[Language, ...] = ("en", "fr", "es")


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[Language], None]]:
    interpreter = LanguageSwitch(SettingsStore())
    yield lambda spoken: interpreter.speak(spoken, translators(spoken))
    interpreter.close()


def play_on(table: Table, choose: Callable[[list], object]) -> None:
    """Play some steps, with a robot at one seat and refused lines; then propose to close."""
    session = table.session
    table.say(1, "nonsense")
    session.sitting_in = {ROBOTS_SEAT: "easy"}
    for _ in range(STEPS):
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer(0.01))
            table.table.update_guests()
            continue
        seat = session.seat_to_act
        assert seat is not None
        table.say(seat, session.game.write(choose(session.legal())), "0" * 32)
        refused = next((each for each in ILLEGAL if _refused(table, each)), None)
        if refused is not None:
            table.say(seat, refused)
        table.say(seat, session.game.write(choose(session.legal())))
    for each in table.wires:
        table.table.hear(table.wires[each], written(Ask("", "close", 0)))


ILLEGAL = ("end", "done", "pass", "keep none")


def _refused(table: Table, line: str) -> bool:
    """Return whether a line is valid notation but illegal now."""
    try:
        action = table.session.game.parse(line)
    except NotationError:
        return False
    return table.session.refusal(action) is not None


@pytest.mark.parametrize("game", ["pax", "adventure"])
def test_lines_are_sent_and_texts_are_not(
    deck: Deck, speak: Callable[[Language], None], game: str
) -> None:
    make_log: Callable[[dict[int, str]], StepLog]
    if game == "pax":
        table, make_log = Table.dealt(deck, 3, 3), GameLog
        choose = random.Random(3).choice
    else:
        table, make_log = table_of(load_material(None), "puebla", 3), AdventureLog
        choose = KindsPlayer.for_game(3).choose
    language.set_translator(lambda template, number: dyed(english(template, number)))
    play_on(table, choose)
    frames = [frame for wire in table.wires.values() for frame in wire.frames]
    assert sum('"Refused","why":"rules"' in each for each in frames) > 3
    assert not any(DYE in each for each in frames)
    speak("en")
    table.deliver()
    rows = {}
    for seat in table.wires:
        for spoken in HERE:
            speak(spoken)
            log = make_log({each: f"P{each}" for each in table.wires})
            log.follow(table.at(seat))
            rows[seat, spoken] = [row.words for row in log.rows]
        told = [rows[seat, spoken] for spoken in HERE]
        assert len(told[0]) == len(told[1]) == len(told[2]) > STEPS / 2
        for one, other in ((0, 1), (1, 2), (0, 2)):
            same = sum(a == b for a, b in zip(told[one], told[other], strict=True))
            assert same < len(told[0]) / 10
