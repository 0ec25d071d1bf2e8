"""Where the program's own data lie: card files and assets.

In a checkout they stand beside the package; an installed wheel and a frozen bundle carry them
inside it, in ``_data``.
"""

from pathlib import Path

import platformdirs

from paxdesk.language import say
from paxdesk.porfiriana.rules.deck import Deck, load_deck

PACKAGE = Path(__file__).resolve().parent


def cards_folder() -> Path:
    """Return the folder of our card files; raises FileNotFoundError if it is not there."""
    return _folder("cards")


def assets_folder() -> Path:
    """Return the folder of icons and other art; raises FileNotFoundError as above."""
    return _folder("assets")


def _folder(name: str) -> Path:
    for parent in (PACKAGE / "_data", PACKAGE.parent):
        if (parent / name).is_dir():
            return parent / name
    raise FileNotFoundError(
        say("Pax Desk's own folder “{name}” is missing: install Pax Desk again.", name=name)
    )


def corrections_folder() -> Path | None:
    """Return the folder of the player's own corrected cards, if there is one.

    It is ``cards`` in the platform's configuration folder, on Linux ``~/.config/paxdesk/cards``.
    """
    folder = platformdirs.user_config_path("paxdesk", appauthor=False) / "cards"
    return folder if folder.is_dir() else None


def open_deck(corrections: Path | None = None) -> Deck:
    """Read our deck with the player's corrections laid over it.

    ``corrections`` takes the place of :func:`corrections_folder`. Raises DeckError.
    """
    return load_deck(cards_folder(), corrections or corrections_folder())
