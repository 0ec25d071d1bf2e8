"""Words of the desk: labels, menu entries, the language, text for speech, and refusals."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from paxdesk import language
from paxdesk.desk.game_types import Action
from paxdesk.errors import IllegalAction
from paxdesk.language import english, tr, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import assets_folder
from paxdesk.session.game_protocol import Seat
from paxdesk.session.session import SeatSetup

if TYPE_CHECKING:
    from paxdesk.desk.settings import Language, SettingsStore

Names: TypeAlias = Mapping[Seat, str]
"""Names by seat; 0 is the game itself, if it plays."""


@frozen
class SeatLabel:
    """Name of a person or robot, and the look of its pieces.

    ``colour`` is a key of ``painting.palette.SEATS``; 0 is the game itself.
    """

    name: str
    colour: int
    robot: bool = False


Labels: TypeAlias = Mapping[Seat, SeatLabel]


def labels_of(seats: Iterable[SeatSetup]) -> dict[Seat, SeatLabel]:
    """Return the labels of a session's seats, numbered from 1."""
    setups = enumerate(seats, 1)
    return {n: SeatLabel(each.name, each.colour, each.robot is not None) for n, each in setups}


# --- Text with an icon: on a button, or as a note -------------------------------------------------


@frozen
class Label:
    """Icon name and text of a button, and a note below in small type."""

    icon: str
    words: str
    note: str = ""


@frozen
class IconNote:
    """A sentence with the name of an icon; ``ink`` "" is the default colour."""

    icon: str
    words: str
    ink: str = ""


# --- Menu entries of an item on the table ---------------------------------------------------------


@frozen
class MenuEntry:
    """Menu entry of an item; if it is impossible, ``note`` is the reason.

    Entries for several ``places`` replace ``actions``. An entry that ``loses`` the player something
    is never returned by :func:`only_deed`; the web page asks for confirmation.
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
        return f"{self.words} · {self.amount}" if self.amount else self.words

    @property
    def simple(self) -> tuple["MenuEntry", ...]:
        """The entry itself, or the entries for its places."""
        return self.places or (self,)


def only_deed(deeds: Iterable[MenuEntry]) -> MenuEntry | None:
    """Return the only possible entry, unless it loses the player something; else None."""
    found = [each for deed in deeds if deed.possible for each in deed.simple]
    return found[0] if len(found) == 1 and not found[0].loses else None


def pointing_hint() -> str:
    """Return the hint shown below answers while the pointer is at none."""
    return tr("Point at a choice, or rest a finger on it, to see what it does.")


# --- Current language -----------------------------------------------------------------------------
# On a change, Qt sends ``QEvent.LanguageChange`` to every window.

LANGUAGES: Final[dict["Language", str]] = {"en": "English", "es": "Español", "fr": "Français"}


VOWEL: Final = re.compile(r"\b([Dd]|[Qq]u)e (?!I[IV]+\b)(?=[AEIOUÀÂÁÉÈÊÍÎÓÔÚŒaeiouàâáéèêíîóôúœ]\w)")
"""Pattern for "de" and "que" before a vowel, but not before a Roman numeral."""


FEMININE: Final = re.compile(r"\b([Ll])e (?=(?:Loyauté|Révolution)\b)")
SILENT: Final = re.compile(r"\b([Ll])e (?=Indignation\b)")
MASCULINE: Final = re.compile(r"\b([Ll])a (?=Mando\b)")
AND: Final = re.compile(r"\by (?!I[IV]+\b)(?=[Hh]?[IÍií][^\W\daeoáéó])")
"""Pattern for "y" before the sound i, but not before a diphthong or a Roman numeral."""
OR: Final = re.compile(r"\bo (?=[Hh]?[OÓoó]\w|8|11\b)")
"""Pattern for "o" before the sound o."""


def elided(words: str) -> str:
    """Return French text with elisions ("d’Oaxaca") and corrected articles of prestige names."""
    words = SILENT.sub(r"\1’", FEMININE.sub(r"\1a ", words))
    return VOWEL.sub(r"\1’", words)


def with_agreement(words: str) -> str:
    """Return Spanish text with "el Mando" for "la Mando", and "e" and "u" before i and o."""
    words = OR.sub("u ", AND.sub("e ", words))
    return MASCULINE.sub(lambda found: "El " if found[1] == "L" else "el ", words)


POLISH: Final[dict["Language", Callable[[str], str]]] = {"fr": elided, "es": with_agreement}
"""Corrections of sentences with an inserted name, by language."""


def language_of_system() -> "Language":
    """Return the first supported language among the system's preferences, else English."""
    for name in QLocale.system().uiLanguages():
        for known in LANGUAGES:
            if name.partition("-")[0] == known:
                return known
    return "en"


def translate(template: str, number: int | None) -> str:
    """Return the translation of a template, or the English text if there is none."""
    if number is None:
        words = QCoreApplication.translate("", template)
        return english(template) if words == template else words
    words = QCoreApplication.translate("", template, None, number)
    unknown = words == template.replace("%n", str(number))
    return english(template, number) if unknown else words


class LanguageSwitch(QObject):
    """Switch that makes the program's language follow the setting."""

    def __init__(self, store: "SettingsStore") -> None:
        super().__init__()
        self.store = store
        self.language = self._wanted()
        self._installed: list[QTranslator] = []
        self.speak(self.language, translators(self.language))
        store.changed.connect(self.follow)

    def _wanted(self) -> "Language":
        wanted = self.store.settings.language
        return language_of_system() if wanted == "system" else wanted

    def follow(self) -> None:
        if (wanted := self._wanted()) != self.language:
            self.speak(wanted, translators(wanted))

    def speak(self, spoken: "Language", installed: Sequence[QTranslator]) -> None:
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
        """Restore English and the system's locale when the program ends."""
        self.store.changed.disconnect(self.follow)
        self.speak("en", ())
        QLocale.setDefault(QLocale.system())


def translators(spoken: "Language") -> list[QTranslator]:
    """Return the translators of a language; none for English. Raises FileNotFoundError."""
    if spoken == "en":
        return []
    # Starting in English does not need this import.
    from PySide6.QtCore import QLibraryInfo

    qt, ours = QTranslator(), QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    file = assets_folder() / "translations" / f"paxdesk_{spoken}.qm"
    if not (qt.load(f"qtbase_{spoken}", folder) and ours.load(str(file))):
        raise FileNotFoundError(f"The translations for {LANGUAGES[spoken]} are missing.")
    return [qt, ours]


def _locale(spoken: "Language") -> QLocale:
    """Return the language's locale, preferably the system's."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == spoken else QLocale(spoken)


# --- Text for speech ------------------------------------------------------------------------------
# For the program's voice and for screen readers.

NUMBER: Final = re.compile(r" ?\[\d{1,3}\]")
"""Pattern for the number of a card or chit, omitted in speech."""
BETWEEN: Final = re.compile(r"\s+[·/]\s+")
"""Pattern for separators between words."""
PAIR: Final = re.compile(r"(?<![\w/.-])([^\W\d]+)/([^\W\d]+)(?![\w/])")
"""Pattern for two words joined by a slash, but not a path."""

STARS: Final = re.compile(r"\s*(★+)\s*")


def speech_text(words: str) -> str:
    """Return ``words`` for speech, without symbols and card numbers."""
    arrow = tr("to@what comes of something")
    words = PAIR.sub(r"\1, \2", BETWEEN.sub(", ", NUMBER.sub("", words)))
    words = STARS.sub(
        lambda each: ", ".join(("", tr_plural("%n star(s)", "", len(each[1])), "")), words
    )
    words = words.replace("→", arrow).lstrip()
    return words.removeprefix(", ").removesuffix(", ")


# --- Refusals ------------------------------------------------------------------------------------

SEAT: Final = re.compile(r"\bP([1-9][0-9]?)\b")
"""Pattern for the key of a seat in a reason, such as ``P2``."""
RULE_ID: Final = re.compile(r"[A-Z]\d")
MAX_OTHERS: Final = 1
"""Maximum number of rules named after the first."""


def refusal_words(reason: str, names: Names) -> str:
    """Return ``reason`` with the names of the seats: "Rosa must decide first"."""
    return SEAT.sub(lambda found: names.get(int(found.group(1)), found.group(0)), reason)


def rule_name(refusal: IllegalAction, name: str | None = None) -> str:
    """Return the first rules that a refusal cites: "G1 What a troop needs · R28".

    ``name`` is that of the game's rulebook; None means the first game's.
    """
    from paxdesk.desk.rulebook import book

    first, *others = refusal.rules
    rules = book() if name is None else book(name)
    others = [rule for rule in others if RULE_ID.match(rule) and rules.entry(rule)][:MAX_OTHERS]
    entry = rules.entry(first)
    return " · ".join([entry.heading if entry else first, *others])
