"""A voice that reads aloud where nothing else reads the screen: that of the system, if Qt has it.

Qt's speech is not among what the program needs (``PySide6-Addons`` brings it): where it is
missing, nobody is offered a voice.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Literal, Protocol, TypeAlias

from PySide6.QtCore import QLocale

Speech: TypeAlias = Literal["off", "slow", "normal", "fast"]
RATES: Final[dict[Speech, float]] = {"slow": -0.4, "normal": 0.0, "fast": 0.5}
"""How fast the voice speaks, from -1 to 1."""
MODULE: Final = "PySide6.QtTextToSpeech"


class Voice(Protocol):
    """What is used of Qt's speech."""

    def setRate(self, rate: float) -> None: ...
    def setLocale(self, locale: QLocale) -> None: ...
    def say(self, words: str) -> None: ...
    def enqueue(self, words: str) -> int: ...


@cache
def voice_of_system() -> Voice | None:
    """The voice; None where there is none."""
    if find_spec(MODULE) is None:
        return None
    speech = import_module(MODULE).QTextToSpeech
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
