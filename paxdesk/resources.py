"""Where the program's own data lie: card files, assets and licences.

In a checkout they stand beside the package; an installed wheel and a frozen bundle carry them
inside it, in ``_data``.
"""

import sys
from functools import cache
from pathlib import Path

import platformdirs

from paxdesk.language import tr

PACKAGE = Path(__file__).resolve().parent


def cards_folder() -> Path:
    """Return the folder of our card files; raises FileNotFoundError if it is not there."""
    return _folder(PACKAGE, "cards")


def assets_folder() -> Path:
    """Return the folder of icons and other art; raises FileNotFoundError as above."""
    return _folder(PACKAGE, "assets")


def licences_folder() -> Path:
    """Return the folder about what Pax Desk is made with; raises FileNotFoundError as above."""
    return _folder(PACKAGE, "licences")


@cache
def _folder(package: Path, name: str) -> Path:
    for parent in (package / "_data", package.parent):
        if (parent / name).is_dir():
            return parent / name
    raise FileNotFoundError(
        tr("The folder “{name}” of Pax Desk is missing. Please reinstall Pax Desk.", name=name)
    )


@cache
def icon_names() -> frozenset[str]:
    """The names of all icons there are."""
    return frozenset(path.stem for path in (assets_folder() / "icons").glob("*.svg"))


def how_to_install(extra: str) -> str:
    """How what an ``extra`` of the package holds comes onto this machine, for a sentence's end.

    A bundle cannot take anything in, whatever pip would do beside it.
    """
    if getattr(sys, "frozen", False):
        return tr("This build does not include it; install Pax Desk with Python (pip) to add it.")
    return tr("Install it with pip install 'paxdesk[{extra}]'.", extra=extra)


def corrections_folder() -> Path | None:
    """Return the folder of the player's own corrected cards, if there is one.

    It is ``cards`` in the platform's configuration folder, on Linux ``~/.config/paxdesk/cards``.
    """
    folder = own_cards_folder()
    return folder if folder.is_dir() else None


def own_cards_folder() -> Path:
    """Return where :func:`corrections_folder` is, or would be made."""
    return platformdirs.user_config_path("paxdesk", appauthor=False) / "cards"
