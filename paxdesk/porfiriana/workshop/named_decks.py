"""The player's decks, each with a name; one deck is in use."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from paxdesk.errors import PaxError
from paxdesk.files.safe_write import changing, make_folder, reading, write_whole
from paxdesk.files.strict_json import read_content
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import IN_USE, OURS, decks_folder, key_in_use, own_cards_folder
from paxdesk.strict_yaml import MAX_BYTES

FIRST: Final = "cards"
"""Key of the player's first deck; the key of a further deck is its name."""
REMOVED: Final = ".removed"
LONGEST: Final = 40
"""Maximum length of a name, in characters."""


class DeckNameError(PaxError):
    """Raised for an invalid deck name, or a deck that cannot be changed."""


@frozen
class NamedDeck:
    """Deck with the ``folder`` of its corrections, which is None for the built-in deck."""

    key: str
    folder: Path | None

    @property
    def name(self) -> str:
        if self.folder is None:
            return tr("Ours@deck")
        return tr("My cards") if self.key == FIRST else self.key


class NamedDecks:
    """Decks of the player, including the built-in one."""

    def __init__(self) -> None:
        self.folder = decks_folder()

    def __iter__(self) -> Iterator[NamedDeck]:
        yield NamedDeck(OURS, None)
        yield NamedDeck(FIRST, own_cards_folder())
        if self.folder.is_dir():
            for each in sorted(self.folder.iterdir(), key=lambda path: path.name.casefold()):
                if each.is_dir() and not each.name.startswith("."):
                    yield NamedDeck(each.name, each)

    def find(self, key: str) -> NamedDeck | None:
        return next((each for each in self if each.key == key), None)

    @property
    def several(self) -> bool:
        """True if there is a choice of decks."""
        first = own_cards_folder()
        return len(list(self)) > 2 or any(first.glob("*.y*ml"))

    @property
    def in_use(self) -> NamedDeck:
        """Deck for new games; by default the player's first one."""
        return self.find(key_in_use()) or NamedDeck(FIRST, own_cards_folder())

    def use(self, deck: NamedDeck) -> None:
        """Use a deck for new games. Raises SaveError."""
        make_folder(self.folder)
        write_whole(self.folder / IN_USE, f"{deck.key}\n".encode())

    def place_of(self, name: str) -> Path:
        """Return the folder of a new deck. Raises DeckNameError."""
        name = " ".join(name.split())
        taken = {known.casefold() for each in self for known in (each.key, each.name)}
        if not name:
            raise DeckNameError(tr("A deck needs a name."))
        if name.casefold() in taken:
            raise DeckNameError(tr("There is already a deck with this name."))
        plain = all(letter.isalnum() or letter in " -_,'()+&!" for letter in name)
        if not plain or len(name) > LONGEST or name.casefold() in RESERVED:
            words = tr(
                "A name has at most {most} letters, digits, spaces and hyphens.", most=LONGEST
            )
            raise DeckNameError(words)
        return self.folder / name

    def copy(self, deck: NamedDeck, name: str) -> NamedDeck:
        """Copy a deck under a new name. Raises DeckNameError or SaveError."""
        place = self.place_of(name)
        with changing(place):
            place.mkdir(parents=True)
        files = sorted(deck.folder.glob("*.y*ml")) if deck.folder is not None else []
        for file in files:
            with reading(file):
                data = read_content(file, MAX_BYTES)
            write_whole(place / file.name, data)
        return NamedDeck(place.name, place)

    def rename(self, deck: NamedDeck, name: str) -> NamedDeck:
        """Give a deck another name. Raises DeckNameError or SaveError."""
        place, used = self.place_of(name), self.in_use == deck
        if deck.folder is None or deck.key == FIRST:
            raise DeckNameError(tr("This deck keeps its name. Copy it under another name."))
        with changing(place):
            deck.folder.rename(place)
        renamed = NamedDeck(place.name, place)
        if used:
            self.use(renamed)
        return renamed

    def remove(self, deck: NamedDeck) -> None:
        """Remove a deck; :meth:`put_back` restores it. Raises DeckNameError or SaveError."""
        if deck.folder is None or deck.key == FIRST:
            raise DeckNameError(tr("This deck cannot be removed."))
        if self.in_use == deck:
            self.use(NamedDeck(FIRST, own_cards_folder()))
        aside = self.folder / REMOVED / deck.key
        with changing(aside):
            if aside.exists():
                shutil.rmtree(aside)
            aside.parent.mkdir(parents=True, exist_ok=True)
            deck.folder.rename(aside)

    def put_back(self, key: str) -> NamedDeck:
        """Restore a removed deck, and return it. Raises DeckNameError or SaveError."""
        place, aside = self.folder / key, self.folder / REMOVED / key
        if place.exists() or not aside.is_dir():
            raise DeckNameError(tr("There is already a deck with this name."))
        with changing(place):
            aside.rename(place)
        return NamedDeck(key, place)


RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", *(f"{each}{n}" for each in ("com", "lpt") for n in range(1, 10))}
)
"""Names that Windows reserves."""
