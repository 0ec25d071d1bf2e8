"""Words of the desk: of seats and deeds, in which language, and as they are heard."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from paxdesk import language
from paxdesk.desk.game_types import Action
from paxdesk.desk.settings import Language, SettingsStore
from paxdesk.language import english, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import assets_folder
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import SeatSetup

Names: TypeAlias = Mapping[Seat, str]
"""What the seats are called; 0 is nobody's, if a game plays against itself."""


@frozen
class SeatLabel:
    """A person's or robot's name, and the look of its cubes and marks.

    ``look`` is 1 to 6 (a colour with its shape, see ``painting.palette.SEATS``), or 0 for
    nobody's seat.
    """

    name: str
    colour: int
    robot: bool = False


Labels: TypeAlias = Mapping[Seat, SeatLabel]


def labels_of(seats: Iterable[SeatSetup]) -> dict[Seat, SeatLabel]:
    """The seats of a session by number, named and coloured as they were set up."""
    setups = enumerate(seats, 1)
    return {n: SeatLabel(each.name, each.colour, each.robot is not None) for n, each in setups}


# --- Words that stand with an icon: on a button, or as a note. ------------------------------------


@frozen
class Label:
    """An icon's name, the words of a button and what stands below them in small type."""

    icon: str
    words: str
    note: str = ""


@frozen
class IconNote:
    """One thing that happens: the name of an icon and a sentence; ``ink`` "" is plain."""

    icon: str
    words: str
    ink: str = ""


# --- What might be done with a thing on the table, as plain data for its menu. --------------------


@frozen
class MenuEntry:
    """One thing that might be done: for ``amount``, or not at all, and then ``note`` says why.

    ``actions`` are what it may mean; one that can be done in several ``places`` has a deed for
    each of them instead. ``rule`` is the id that tells more. What ``loses`` the thing is never
    done without asking. All of one ``kind`` are counted together where they are told in short.
    """

    icon: str
    words: str
    amount: str = ""
    note: str = ""
    rule: str = ""
    actions: tuple[Action, ...] = ()
    places: tuple["MenuEntry", ...] = ()
    loses: bool = False
    kind: str = ""

    @property
    def possible(self) -> bool:
        return bool(self.actions or self.places)

    @property
    def title(self) -> str:
        """The words on its button."""
        return f"{self.words} · {self.amount}" if self.amount else self.words

    @property
    def simple(self) -> tuple["MenuEntry", ...]:
        """The deed itself, or that of each place."""
        return self.places or (self,)


def only_deed(deeds: Iterable[MenuEntry]) -> MenuEntry | None:
    """The one deed that a thing can be used for without losing it; None where there are more."""
    found = [each for deed in deeds if deed.possible for each in deed.simple]
    return found[0] if len(found) == 1 and not found[0].loses else None


def pointing_hint() -> str:
    """What stands below answers of which none is pointed at."""
    return tr("Point at a choice, or rest a finger on it, to see what it does.")


# --- Which language the table speaks; it can be changed while everything runs ---------------------
# Translations are Qt's: ``assets/translations/paxdesk_LANGUAGE.qm``, made by
# ``packaging/translate``, and Qt's own for what Qt says by itself. When they are changed, Qt sends
# ``QEvent.LanguageChange`` to every window, and each says everything again.

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


class LanguageSwitch(QObject):
    """Sees to it that the program speaks the language which is set, from the start and later."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__()
        self.store = store
        self.language = self._wanted()
        self._installed: list[QTranslator] = []
        self.speak(self.language, translators(self.language))
        store.changed.connect(self.follow)

    def _wanted(self) -> Language:
        wanted = self.store.settings.language
        return language_of_system() if wanted == "system" else wanted

    def follow(self) -> None:
        """Speak what is set, if that is another language than the one spoken now."""
        if (wanted := self._wanted()) != self.language:
            self.speak(wanted, translators(wanted))

    def speak(self, spoken: Language, installed: Sequence[QTranslator]) -> None:
        """Speak a language from now on, with these translations."""
        self.language = spoken
        QLocale.setDefault(_locale(spoken))
        if installed:
            language.set_translator(translate, POLISH.get(spoken, language.as_it_is))
        else:
            language.set_translator(language.ENGLISH)
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
    # English starts 4 ms sooner without it.
    from PySide6.QtCore import QLibraryInfo

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


# --- Words as they are heard ----------------------------------------------------------------------
# For the program's own voice and for whatever reads the screen.

NUMBER: Final = re.compile(r" ?\[\d{1,3}\]")
"""The number of a card or chit, which nobody needs to hear."""
BETWEEN: Final = re.compile(r"\s+[·/]\s+")
"""What stands between words and is no word."""
PAIR: Final = re.compile(r"(?<![\w/.-])([^\W\d]+)/([^\W\d]+)(?![\w/])")
"""Two words with such a sign between them: no path."""


def speech_text(words: str) -> str:
    """Words as a voice says them: without numbers of cards, and without signs read as such."""
    arrow = tr("to@what comes of something")
    words = PAIR.sub(r"\1, \2", BETWEEN.sub(", ", NUMBER.sub("", words)))
    return words.replace("→", arrow).lstrip()
