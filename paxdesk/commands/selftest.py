"""``paxdesk selftest``: check of a bundle or an installed package."""

import os
import sys
import tempfile
import traceback
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from paxdesk.commands.arguments import add_json, print_json
from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.session import Session
from paxdesk.resources import assets_folder
from paxdesk.session.randomness import RandomPlayer
from paxdesk.session.session import SeatSetup, journal_entries

SEATS = 4
SEED = 1
ROBOTS: dict[Seat, RobotName] = {1: "paxomatic", 3: "paxomatic"}
ICONS_AT_LEAST = 100


class Fault(Exception):
    """Failure of a check; the message is the finding."""


def add_arguments(parser: ArgumentParser) -> None:
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run every check; return 1 if any failed, else 0."""
    if not any(map(os.environ.get, ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))):
        # The table is painted without a window, so no display is needed.
        os.environ["QT_QPA_PLATFORM"] = "offscreen" if sys.platform == "linux" else ""
    deck = open_deck(arguments.cards)
    seats = tuple(SeatSetup(seat_name(seat), seat) for seat in range(1, SEATS + 1))
    session = Session.new(deck, Options(), SEED, seats)
    checks: list[tuple[str, Callable[[], str]]] = [
        ("deck", lambda: _check_deck(deck)),
        ("game", lambda: _check_game(session)),
        ("saves", lambda: _check_saves(session)),
        ("table", lambda: _check_table(session.state)),
        ("icons", _check_icons),
        ("translations", _check_translations),
    ]
    found = [_tried(name, check, arguments.json) for name, check in checks]
    failed = [each["check"] for each in found if not each["ok"]]
    if arguments.json:
        print_json(found)
        return 1 if failed else 0
    print(f"selftest failed: {', '.join(failed)}" if failed else "selftest passed")
    return 1 if failed else 0


def _tried(name: str, check: Callable[[], str], quiet: bool) -> dict[str, Any]:
    """Run a check and return its result; print it unless ``quiet``."""
    try:
        ok, told = True, check()
    except Fault as fault:
        ok, told = False, str(fault)
    except Exception as error:
        # An unexpected error must not prevent the other checks.
        traceback.print_exc(file=sys.stderr)
        ok, told = False, f"unexpected error: {error}"
    if not quiet:
        print(f"{'ok' if ok else 'FAIL':5} {name:13} {told}")
    return {"check": name, "ok": ok, "told": told}


def _check_deck(deck: Deck) -> str:
    missed = [row.what for row in totals(deck) if not row.ok]
    if missed:
        raise Fault(f"{len(missed)} totals missed, such as: {missed[0]}")
    return f"{len(deck.cards)} cards, all published totals met"


def _check_game(session: Session) -> str:
    """Play a game with two robots and two random players; return a summary."""
    state = session.state
    for step in play_on(state, RandomPlayer.for_game(SEED), robots=ROBOTS):
        session.journal += journal_entries(
            session.game, step.seat, step.action, step.reason, step.ties, step.rolls
        )
    wrong = invariant_violations(state)
    if wrong:
        raise Fault(wrong[0])
    return f"a whole game in {len(session.journal)} lines, ended by {state.ended_by}"


def _check_saves(session: Session) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.pax"
        write_saved(file, session)
        opened = read_saved(file, session.state.cards)
        size = file.stat().st_size
    if opened.state != session.state or opened.journal != session.journal:
        raise Fault("a saved game differs when it is opened")
    if opened.replay() != session.state:
        raise Fault("the journal of a game leads to another position")
    return f"saved in {size:,} bytes, and equal when opened"


def _check_table(state: State) -> str:
    from paxdesk.display_check import missing_display

    problem = missing_display()
    if problem is not None:
        raise Fault(problem)
    from PySide6.QtWidgets import QApplication

    from paxdesk.porfiriana.table.picture import paint_table

    application = QApplication.instance() or QApplication(sys.argv[:1])
    image = paint_table(state)
    points = product(range(0, image.width(), 9), range(0, image.height(), 9))
    colours = {image.pixel(x, y) for x, y in points}
    if len(colours) < 50:
        raise Fault("the table is painted blank")
    del application
    return f"painted, {image.width()} by {image.height()} pixels"


def _check_icons() -> str:
    from paxdesk.desk.painting.icons import icon_paths
    from paxdesk.resources import icon_names

    empty = [name for name in sorted(icon_names()) if not icon_paths(name)]
    if empty:
        raise Fault(f"no drawing for {', '.join(empty)}")
    if len(icon_names()) < ICONS_AT_LEAST:
        raise Fault(f"only {len(icon_names())} icons")
    return f"{len(icon_names())} icons"


def _check_translations() -> str:
    """Load all translations and return their names."""
    from PySide6.QtCore import QTranslator

    folder = assets_folder() / "translations"
    files = sorted(folder.glob("*.qm"))
    unread = [file.name for file in files if not QTranslator().load(str(file))]
    if unread:
        raise Fault(f"unreadable: {', '.join(unread)}")
    return ", ".join(file.stem for file in files) or "none"
