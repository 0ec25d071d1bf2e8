"""Tests of sounds and the voice."""

import wave
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from typing import TypeAlias

import numpy
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk import sounds
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sounds import play, sound_path
from paxdesk.desk.view import director
from paxdesk.desk.view.spoken_texts import spoken_widget
from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules import engine
from paxdesk.mexican_adventure.rules.engine import legal_actions
from paxdesk.mexican_adventure.session import Session as AdventureSession
from paxdesk.mexican_adventure.table.motion import HEARD
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame as NewAdventure
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import perform
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.motion.choreography import ACTS, TURN
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.resources import assets_folder
from tests.mexican_adventure.rules import positions
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.every_sheet import adventure_window
from tests.table.games import SCENARIOS, scenario
from tests.table.solo_play import session as solo_session

SOUNDS = (
    "bell",
    "cannon",
    "card",
    "coin",
    "cube",
    "curtain",
    "dice",
    "knock",
    "latch",
    "lever",
    "march",
    "match",
    "paper",
    "seal",
    "spike",
)
LONGEST = 0.3
LARGEST = 400 * 1024
ALIKE = 0.8
"""Maximum similarity of two sounds, where 1 means equal."""
FloatArray = NDArray[numpy.float64]


def test_all_sounds_exist_and_are_short_and_quiet() -> None:
    assert {path.stem for path in (assets_folder() / "sounds").iterdir()} == set(SOUNDS)
    total = 0
    for name in SOUNDS:
        total += sound_path(name).stat().st_size
        with wave.open(str(sound_path(name))) as file:
            assert file.getnframes() / file.getframerate() < LONGEST
            data = memoryview(file.readframes(file.getnframes())).cast("h")
            assert max(abs(value) for value in data) < 0.4 * 32768
            assert abs(data[0]) < 400
            assert abs(data[-1]) < 400
    assert total < LARGEST


def heard_as(name: str) -> FloatArray:
    """Return the normalised strengths of pitches over time."""
    with wave.open(str(sound_path(name))) as file:
        rate = file.getframerate()
        data = numpy.frombuffer(file.readframes(file.getnframes()), "<i2").astype(float)
    whole = numpy.zeros(round(rate * LONGEST))
    whole[: len(data)] = data
    edges = numpy.geomspace(80, rate / 2, 13)
    found = []
    for part in numpy.array_split(whole, 10):
        power, pitch = numpy.abs(numpy.fft.rfft(part)) ** 2, numpy.fft.rfftfreq(len(part), 1 / rate)
        found += [power[(pitch >= low) & (pitch < high)].sum() for low, high in pairwise(edges)]
    strong = numpy.sqrt(numpy.array(found))
    return strong / numpy.linalg.norm(strong)


def test_no_two_kinds_of_events_sound_alike() -> None:
    """Each pair differs in pitch or rhythm."""
    sounds = {name: heard_as(name) for name in SOUNDS}
    alike = [
        (one, other)
        for one, other in combinations(SOUNDS, 2)
        if float(sounds[one] @ sounds[other]) > ALIKE
    ]
    assert alike == []


def test_all_sounds_are_equally_loud_files_of_one_kind() -> None:
    for name in SOUNDS:
        with wave.open(str(sound_path(name))) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
            data = memoryview(file.readframes(file.getnframes())).cast("h")
        assert max(abs(value) for value in data) == round(0.34 * 32767), name


@pytest.mark.parametrize("wished", [True, False])
@pytest.mark.parametrize("motion", ["normal", "off"])
def test_sounds_are_played_if_enabled(
    open_table: OpenTable,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    wished: bool,
    motion: str,
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sounds, "play", heard.append)
    window = open_table(position_session(tables.middle(4)))
    window.desk.scene.animations_enabled = True
    window.store.change(sounds=wished, motion=motion)
    window.desk.flow.view_as(1)
    window.desk.flow.model.submit(act.Speculate(1))
    if wished:
        qtbot.waitUntil(lambda: bool(heard))
    QTest.qWait(300)
    assert heard == (["cube"] if wished else [])


def test_a_refusal_and_the_own_turn_have_unique_sounds(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table(position_session(tables.middle(2), {2: "paxomatic"}))
    desk, heard = window.desk, list[str]()
    desk.robots.set_tempo("instant")
    desk.sounded.connect(heard.append)
    desk.prompt_line.refuse("No.")
    assert heard == ["knock"]
    desk.flow.model.submit(act.End())
    qtbot.waitUntil(lambda: desk.session.seat_to_act == 1, timeout=30_000)
    qtbot.waitUntil(lambda: "bell" in heard, timeout=10_000)
    assert heard.count("bell") == 1
    shown = {path.read_bytes() for path in (assets_folder() / "sounds").iterdir()}
    assert len(shown) == len(SOUNDS), "each is a sound of its own"


# --- A sound for each kind of event ---------------------------------------------------------------

Found: TypeAlias = tuple[Session | AdventureSession, Sequence[object]]
"""Game and steps; the last step is checked."""
BESIDE: Mapping[str, frozenset[str]] = {
    "bought": frozenset({"cube"}),
    "connected": frozenset({"cube"}),
    "revealed": frozenset({"paper"}),
    "turn": frozenset({"lever"}),
}
"""Sounds that accompany these events."""
NEVER_ALONE = {"income", "speculation_pays", "taken", "taken_back"}
"""Events that accompany others with the same sound."""
MOST = director.MOST_SOUNDS


def alone(kind: str, happened: Iterable[str], sounds: Mapping[str, str]) -> bool:
    """Return whether ``kind`` alone makes its sound.

    False if the others make at least ``MOST`` sounds. Kinds in ``NEVER_ALONE`` may share theirs.
    """
    others = {*happened} - {kind}
    rest = {sounds[each] for each in others if each in sounds}
    rest = rest.union(*(BESIDE.get(each, frozenset()) for each in others))
    return len(rest) < MOST and (kind in NEVER_ALONE or sounds[kind] not in rest)


def steps_of_pax(deck: Deck, sounds: Mapping[str, str]) -> dict[str, Found]:
    """Return the beginning of a scenario for each kind of event.

    The last action causes the event, but no other with the same sound: see :func:`alone`.
    """
    found: dict[str, Found] = {}
    for place in SCENARIOS:
        state, actions = scenario(place, deck)
        trial = state.copy()
        for number, action in enumerate(actions, 1):
            told = [each for each in perform(trial, action) if each.seen_by is None]
            happened = [each.what for each in told if each.amount or each.what != "income"]
            for kind in {*happened} & sounds.keys() - found.keys():
                if alone(kind, happened, sounds):
                    found[kind] = position_session(state), actions[:number]
    return found


def steps_of_the_adventure(sounds: Mapping[str, str]) -> dict[str, Found]:
    """Return a position and an action for each kind of event.

    The action causes the event, but no other with the same sound: see :func:`alone`.
    """
    found: dict[str, Found] = {}
    for _, state in positions.questions():
        for action in legal_actions(state)[:4]:
            told = engine.perform(state.copy(), action)
            happened = [each.what for each in told if each.seen_by is None]
            for kind in {*happened} & sounds.keys() - found.keys():
                if alone(kind, happened, sounds):
                    session = AdventureSession.from_position(state.copy(), NewAdventure().seats)
                    found[kind] = session, [action]
    return found


def hear(window: TableWindow, steps: Mapping[str, Found]) -> dict[str, set[str]]:
    """Play the steps; return the sounds of the last action by kind."""
    heard: list[str] = []
    window.desk.sounded.connect(heard.append)
    found: dict[str, set[str]] = {}
    for kind, (session, actions) in steps.items():
        window.play(session)
        for action in actions:
            window.desk.flow.view_as(session.seat_to_act or 1)
            QApplication.processEvents()
            heard.clear()
            window.desk.flow.model.submit(action)
        QApplication.processEvents()
        found[kind] = set(heard)
    return found


@pytest.mark.long
def test_every_kind_of_event_has_its_sound(
    open_table: OpenTable, deck: Deck, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def at_once(director: director.Director, name: str, _wait: int) -> None:
        director.sounded.emit(name)

    monkeypatch.setattr(director.Director, "_sound_in", at_once)
    window = open_table(seats=2)
    sounds = {kind: each.sound for kind, each in ACTS.items()} | {"turn": TURN}
    heard = hear(window, steps_of_pax(deck, sounds))
    assert sounds.keys() - heard.keys() == {"rolled"}
    assert [kind for kind in heard if sounds[kind] not in heard[kind]] == []
    everything = set().union(*heard.values())
    assert "curtain" in everything, "somebody else is called"
    rolled: list[str] = []
    window.desk.robots.set_tempo("instant")
    window.desk.sounded.connect(rolled.append)
    window.play(solo_session(deck, "diaz"))
    window.desk.flow.model.submit(act.End())
    # Díaz rolls dice; then the person's turn begins.
    qtbot.waitUntil(lambda: {"dice", "bell"} <= {*rolled})

    table = adventure_window(1366, 768)
    qtbot.addWidget(table)
    of_adventure = HEARD | {"rolled": "dice", "attitude": "latch"}
    heard = hear(table, steps_of_the_adventure(of_adventure))
    assert of_adventure.keys() == heard.keys()
    assert [kind for kind in heard if of_adventure[kind] not in heard[kind]] == []
    every = {*everything, *rolled, *HEARD.values(), *sounds.values(), "cannon", "latch", "knock"}
    assert every == set(SOUNDS), "no file is never heard"


def test_a_system_without_a_player_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "player_of_system", lambda: None)
    play("coin")


def test_the_best_available_program_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[tuple[str, list[str]]] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(
        sounds.QStandardPaths,
        "findExecutable",
        lambda name: "/bin/aplay" if name == "aplay" else "",
    )
    monkeypatch.setattr(
        sounds.QProcess, "startDetached", lambda program, given: run.append((program, given))
    )
    sounds.player_of_system.cache_clear()
    try:
        play("seal")
    finally:
        sounds.player_of_system.cache_clear()
    assert run == [("/bin/aplay", ["-q", str(sound_path("seal"))])]


class FakeVoice:
    """Recorder of the texts passed to a voice."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float, bool]] = []
        self.rate = 0.0

    def setRate(self, rate: float) -> None:
        self.rate = rate

    def setLocale(self, locale: object) -> None:
        """Accept every language."""

    def say(self, words: str) -> None:
        self.heard.append((words, self.rate, True))

    def enqueue(self, words: str) -> int:
        self.heard.append((words, self.rate, False))
        return 0


def test_a_voice_reads_aloud_without_a_screen_reader(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The voice is off by default; a new focus interrupts it."""
    voice = FakeVoice()
    monkeypatch.setattr("paxdesk.desk.sounds.voice_of_system", lambda: voice)
    window = open_table(seats=2)
    window.desk.flow.view_as(1)
    announcer, drag = window.desk.announcer, window.desk.drag
    drag.set_focus(Spot("market", 0))
    assert voice.heard == []
    window.store.change(speech="fast")
    drag.set_focus(Spot("market", 1))
    announcer.speak("Rosa plays.")
    assert voice.heard == [
        (announcer.words(Spot("market", 1)), 0.5, True),
        ("Rosa plays.", 0.5, False),
    ]
    voice.heard.clear()
    window.show_by_ear()
    (sheet, _, at_once), *others = voice.heard
    assert sheet.startswith("Play with a screen reader. F6 and Shift+F6:"), (
        "a sheet is read as it opens"
    )
    assert sheet.endswith("OK.")
    assert not at_once
    assert others == []
    window.close_dialog()
    window.preferences.show_settings()
    voice.heard.clear()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert len(voice.heard) == 1, "then what has the keyboard on it, and no more"
    for _ in range(40):
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.isCheckable() and not focus.isChecked():
            break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert isinstance(focus, QAbstractButton)
    voice.heard.clear()
    QTest.keyClick(focus, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert [words for words, _, _ in voice.heard] == [spoken_widget(focus)], (
        "read again as it is now"
    )
    assert "chosen" in spoken_widget(focus)
    window.close_dialog()
    voice.heard.clear()
    window.menu.hovered.emit(window.commands.all["tell_where"].action)
    assert [words for words, _, _ in voice.heard] == ["Where am I?"]
    voice.heard.clear()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    announcer.speak("Carmen plays.")
    assert voice.heard == [], "a screen reader has its own voice"
