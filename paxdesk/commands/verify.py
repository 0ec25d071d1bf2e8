"""``paxdesk verify``: are these saved games sound? Without a display."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from paxdesk.files.writing import SaveError
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.phrases import plural
from paxdesk.porfiriana.saves.save import (
    OpenedGame,
    open_saved,
)
from paxdesk.resources import open_deck
from paxdesk.session.replaying import ReplayError


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the files to check."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved game")


def run(arguments: Namespace) -> int:
    """Check every file, one line each; 1 if one is not sound."""
    deck = open_deck(arguments.cards)
    found = [_is_sound(file, deck) for file in arguments.files]
    return 0 if all(found) else 1


def _is_sound(file: Path, deck: Deck) -> bool:
    try:
        opened = open_saved(file, deck)
        print(f"ok   {file}: {_told(opened, _journal(opened, file))}")
    except SaveError as error:
        print(f"FAIL {error}")
        return False
    return True


def _journal(opened: OpenedGame, file: Path) -> str:
    """What its journal says. Raises SaveError if it does not lead to the position, and must."""
    lines = plural(len(opened.session.journal), "line")
    try:
        opened.recall()
    except ReplayError as error:
        if opened.same_program:
            where = f"journal[{error.line - 1}]" if error.line else "journal"
            raise SaveError(file, where, error.problem) from error
        return f"{lines}, which another version of the program or the cards wrote"
    return f"{lines} that lead to the position"


def _told(opened: OpenedGame, journal: str) -> str:
    session = opened.session
    players = plural(len(session.state.players), "player")
    asked = session.asked
    now = "over" if asked is None else f"{seat_name(asked)} is asked"
    note = f"; {opened.note}" if opened.note else ""
    return f"{players}, {journal}, {now}{note}"
