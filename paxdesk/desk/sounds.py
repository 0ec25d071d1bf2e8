"""Sounds of the table, and speech output.

The operating system plays the sounds, because Qt's player needs a large package.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QLocale, QProcess, QStandardPaths

from paxdesk.resources import assets_folder

SoundPlayer: TypeAlias = Callable[[Path], object]
PROGRAMS: Final = (
    ("pw-play", ()),
    ("paplay", ()),
    ("afplay", ()),
    ("aplay", ("-q",)),
)
"""Programs that play a file, with their options, in order of preference."""


def play(name: str) -> None:
    """Play a sound, if the system can."""
    player = player_of_system()
    if player is not None:
        player(sound_path(name))


def sound_path(name: str) -> Path:
    return assets_folder() / "sounds" / f"{name}.wav"


@cache
def player_of_system() -> SoundPlayer | None:
    """Return a function that plays a sound file; None if there is no player."""
    if sys.platform == "win32":
        import winsound

        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        return lambda path: winsound.PlaySound(str(path), flags)
    for name, options in PROGRAMS:
        program = QStandardPaths.findExecutable(name)
        if program:
            return partial(_run, program, options)
    return None


def _run(program: str, options: Sequence[str], path: Path) -> None:
    QProcess.startDetached(program, [*options, str(path)])


# Speech needs Qt's speech module, which is optional (``PySide6-Addons``).

Speech: TypeAlias = Literal["off", "slow", "normal", "fast"]
RATES: Final[dict[Speech, float]] = {"slow": -0.4, "normal": 0.0, "fast": 0.5}
"""Rate of speech, from -1 to 1."""
SPEECH_MODULE: Final = "PySide6.QtTextToSpeech"


class Voice(Protocol):
    """Subset of Qt's speech interface used here."""

    def setRate(self, rate: float) -> None: ...
    def setLocale(self, locale: QLocale) -> None: ...
    def say(self, words: str) -> None: ...
    def enqueue(self, words: str) -> int: ...


@cache
def voice_of_system() -> Voice | None:
    """Return the system's voice; None if there is none."""
    if find_spec(SPEECH_MODULE) is None:
        return None
    speech = import_module(SPEECH_MODULE).QTextToSpeech
    engines = [name for name in speech.availableEngines() if name != "mock"]
    if not engines:
        return None
    found = speech(engines[0])
    if found.state() == speech.State.Error:
        return None  # the engine exists, but has no voice to speak with
    voice: Voice = found
    return voice


def read_aloud(words: str, speech: Speech, *, at_once: bool) -> None:
    """Speak ``words``; ``at_once`` interrupts the current text instead of queueing after it."""
    voice = voice_of_system() if speech != "off" else None
    if voice is None:
        return
    voice.setLocale(QLocale())
    voice.setRate(RATES[speech])
    if at_once:
        voice.say(words)
    else:
        voice.enqueue(words)
