"""Which language the table speaks; it can be changed while everything runs.

Translations are Qt's: ``assets/translations/paxdesk_LANGUAGE.qm``, made by
``packaging/translate``, and Qt's own for what Qt says by itself. When they are changed, Qt sends
``QEvent.LanguageChange`` to every window, and each says everything again.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from paxdesk import language
from paxdesk.desk.settings.store import Language, SettingsStore
from paxdesk.language import english
from paxdesk.resources import assets_folder

LANGUAGES: Final[dict[Language, str]] = {"en": "English", "es": "Español", "fr": "Français"}
"""Every language with the name it has itself."""


VOWEL: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÁÉÈÊÍÎÓÔÚŒaeiouàâáéèêíîóôúœ]\w)")


FEMININE: Final = re.compile(r"\b([Ll])e (?=(?:Loyauté|Révolution)\b)")
SILENT: Final = re.compile(r"\b([Ll])e (?=Indignation\b)")
MASCULINE: Final = re.compile(r"\b([Ll])a (?=Mando\b)")


def elided(words: str) -> str:
    """French words, with "d’Oaxaca" for "de Oaxaca", and the article of each kind of prestige."""
    words = SILENT.sub(r"\1’", FEMININE.sub(r"\1a ", words))
    return VOWEL.sub(r"\1’", words)


def with_articles(words: str) -> str:
    """Spanish words, with "el Mando" for "la Mando"; the other kinds of prestige are feminine."""
    return MASCULINE.sub(lambda found: "El " if found[1] == "L" else "el ", words)


POLISH: Final[dict[Language, Callable[[str], str]]] = {"fr": elided, "es": with_articles}
"""What a language asks for where a name is set into a sentence."""


def language_of_system() -> Language:
    """The first language that this person reads and the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        for known in LANGUAGES:
            if name.partition("-")[0] == known:
                return known
    return "en"


def translate(template: str, number: int | None) -> str:
    """A template in the language of the translators that are installed.

    What none of them knows stays English, plurals too.
    """
    if number is None:
        words = QCoreApplication.translate("", template)
        return english(template) if words == template else words
    words = QCoreApplication.translate("", template, None, number)
    unknown = words == template.replace("%n", str(number))
    return english(template, number) if unknown else words


class Interpreter(QObject):
    """Sees to it that the program speaks the language which is set, from the start and later."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__()
        self.store = store
        self.spoken = self._wanted()
        self._installed: list[QTranslator] = []
        self.speak(self.spoken, translators(self.spoken))
        store.changed.connect(self.follow)

    def _wanted(self) -> Language:
        wanted = self.store.settings.language
        return language_of_system() if wanted == "system" else wanted

    def follow(self) -> None:
        """Speak what is set, if that is another language than the one spoken now."""
        if (wanted := self._wanted()) != self.spoken:
            self.speak(wanted, translators(wanted))

    def speak(self, spoken: Language, installed: Sequence[QTranslator]) -> None:
        """Speak a language from now on, with these translations."""
        self.spoken = spoken
        QLocale.setDefault(_locale(spoken))
        if installed:
            language.speak(translate, POLISH.get(spoken, language.as_it_is))
        else:
            language.speak(language.ENGLISH)
        old, self._installed = self._installed, list(installed)
        for each in old:
            QCoreApplication.removeTranslator(each)
        for each in self._installed:
            QCoreApplication.installTranslator(each)

    def close(self) -> None:
        """The program ends: it speaks English again, as before."""
        self.store.changed.disconnect(self.follow)
        self.speak("en", ())
        QLocale.setDefault(QLocale.system())


def translators(spoken: Language) -> list[QTranslator]:
    """The translations of a language; English needs none. Raises FileNotFoundError."""
    if spoken == "en":
        return []
    qt, ours = QTranslator(), QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    file = assets_folder() / "translations" / f"paxdesk_{spoken}.qm"
    if not (qt.load(f"qtbase_{spoken}", folder) and ours.load(str(file))):
        raise FileNotFoundError(f"The translations for {LANGUAGES[spoken]} are missing.")
    return [qt, ours]


def _locale(spoken: Language) -> QLocale:
    """How numbers and dates are written: as on this computer, if it speaks that language."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == spoken else QLocale(spoken)
