"""Folders of data and of the player's cards; commit and extras of the installation."""

import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

from paxdesk.language import tr

PACKAGE = Path(__file__).resolve().parent


def commit() -> str:
    """Return the first digits of the program's commit, "" if unknown."""
    with suppress(OSError):
        return (PACKAGE / "_data" / "commit.txt").read_text(encoding="ascii").strip()
    with suppress(OSError):
        git = PACKAGE.parent / ".git"
        head = (git / "HEAD").read_text(encoding="ascii").strip()
        if head.startswith("ref: "):
            head = (git / head.removeprefix("ref: ")).read_text(encoding="ascii").strip()
        return head[:12]
    return ""


def cards_folder() -> Path:
    """Return the folder of the built-in card files. Raises FileNotFoundError if it is missing."""
    return _folder(PACKAGE, "cards")


def assets_folder() -> Path:
    """Return the folder of icons and other art. Raises FileNotFoundError if it is missing."""
    return _folder(PACKAGE, "assets")


def licences_folder() -> Path:
    """Return the folder of licences. Raises FileNotFoundError if it is missing."""
    return _folder(PACKAGE, "licences")


def docs_folder() -> Path:
    """Return the folder of the documentation. Raises FileNotFoundError if it is missing."""
    return _folder(PACKAGE, "docs")


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
    return frozenset(path.stem for path in (assets_folder() / "icons").glob("*.svg"))


def how_to_install(extra: str) -> str:
    """Return a sentence on how to install an ``extra`` of the package."""
    if getattr(sys, "frozen", False):
        return tr("This build does not include it; install Pax Desk with Python (pip) to add it.")
    return tr("Install it with pip install 'paxdesk[{extra}]'.", extra=extra)


def corrections_folder() -> Path | None:
    """Return the folder of the player's corrected cards, or None if it is missing."""
    folder = own_cards_folder()
    return folder if folder.is_dir() else None


def own_cards_folder() -> Path:
    """Return the folder of the player's corrected cards; it need not exist."""
    return platformdirs.user_config_path("paxdesk", appauthor=False) / "cards"


OURS = "ours"
"""Key of the built-in deck; no other deck can have this name."""
IN_USE = "in-use.txt"
"""File in :func:`decks_folder` with the key of the deck in use."""


def corrections_in_use() -> Path | None:
    """Return the folder of the corrections in use, or None."""
    key = key_in_use()
    folder = decks_folder() / key
    if key == OURS:
        return None
    return folder if key and folder.is_dir() else corrections_folder()


def key_in_use() -> str:
    """Return the key of the deck chosen for new games, or ""."""
    try:
        key = (decks_folder() / IN_USE).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return key if Path(key).name == key else ""


def decks_folder() -> Path:
    """Return the folder of further decks; it need not exist."""
    return own_cards_folder().with_name("decks")
