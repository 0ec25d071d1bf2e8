"""What is heard: the table's sounds, with whatever the system has for them, and a voice.

Qt's own player comes in a package four times as large as the program; where it is not there
Windows' own or a small program that nearly every desktop has does as well.
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
"""Programs that play a file, and what they must be told, the best first."""


def play(name: str) -> None:
    """Let a sound be heard, if the system can play it."""
    player = player_of_system()
    if player is not None:
        player(sound_path(name))


def sound_path(name: str) -> Path:
    return assets_folder() / "sounds" / f"{name}.wav"


@cache
def player_of_system() -> SoundPlayer | None:
    """What plays sounds here; None where nothing does."""
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


# --- A voice that reads aloud where nothing else reads the screen ---------------------------------
# That of the system, if Qt has it.
#
# Qt's speech is not among what the program needs (``PySide6-Addons`` brings it): where it is
# missing, nobody is offered a voice.

Speech: TypeAlias = Literal["off", "slow", "normal", "fast"]
RATES: Final[dict[Speech, float]] = {"slow": -0.4, "normal": 0.0, "fast": 0.5}
"""How fast the voice speaks, from -1 to 1."""
SPEECH_MODULE: Final = "PySide6.QtTextToSpeech"


class Voice(Protocol):
    """What is used of Qt's speech."""

    def setRate(self, rate: float) -> None: ...
    def setLocale(self, locale: QLocale) -> None: ...
    def say(self, words: str) -> None: ...
    def enqueue(self, words: str) -> int: ...


@cache
def voice_of_system() -> Voice | None:
    """The voice; None where there is none."""
    if find_spec(SPEECH_MODULE) is None:
        return None
    speech = import_module(SPEECH_MODULE).QTextToSpeech
    engines = [name for name in speech.availableEngines() if name != "mock"]
    if not engines:
        return None
    found = speech(engines[0])
    if found.state() == speech.State.Error:
        return None  # a system that has the engine, but nothing that it could speak with
    voice: Voice = found
    return voice


def read_aloud(words: str, speech: Speech, *, at_once: bool) -> None:
    """Speak at this speed; ``at_once`` breaks off what is being said, else it comes after that."""
    voice = voice_of_system() if speech != "off" else None
    if voice is None:
        return
    voice.setLocale(QLocale())
    voice.setRate(RATES[speech])
    if at_once:
        voice.say(words)
    else:
        voice.enqueue(words)
