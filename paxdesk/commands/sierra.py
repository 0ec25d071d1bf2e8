"""``paxdesk sierra``: ledger and card set, without a display."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path

from paxdesk.commands.arguments import ask_to_replace, write_out
from paxdesk.sierra_madre.saves import box_bytes, box_path, read_box, read_saved, write_box
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table.game_log import BookLog, journal_csv, ledger_csv
from paxdesk.sierra_madre.table.words import gold_words, quarter_words


def add_arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    ledger = actions.add_parser(
        "ledger", aliases=["play-through"], help="print the ledger of a saved game"
    )
    ledger.add_argument("file", type=Path, metavar="FILE", help="saved game")
    ledger.add_argument("--ledger", type=Path, metavar="CSV", help="file for all gold movements")
    ledger.add_argument("--journal", type=Path, metavar="CSV", help="file for the entries")
    cards = actions.add_parser("cards", aliases=["box"], help="export or import card data")
    cards.add_argument("--export", type=Path, metavar="YAML", help="file for the card set")
    cards.add_argument(
        "--import", dest="taken", type=Path, metavar="YAML", help="file to import cards from"
    )
    cards.add_argument("--take", dest="taken", type=Path, default=SUPPRESS, help=SUPPRESS)


def run(arguments: Namespace) -> int:
    """Run the chosen action. Raises SaveError and Misfit."""
    of_ledger = arguments.action in ("ledger", "play-through")
    return _play_through(arguments) if of_ledger else _box(arguments)


def _play_through(arguments: Namespace) -> int:
    """Print a game's log and the players' possessions; write the requested CSV files."""
    ask_to_replace(arguments.ledger, arguments.journal)
    session: Session = read_saved(arguments.file)
    recording = session.replayed()
    if recording.error is not None:
        raise recording.error
    names = {seat: each.name for seat, each in enumerate(session.seats, 1)}
    log = BookLog(names)
    log.show_recording(recording)
    for row in log.rows:
        indent = {"turn": "", "action": "  "}.get(row.kind, "    ")
        name = f"{names[row.seat]} " if row.kind == "action" and row.seat else ""
        print(f"{indent}{name}{row.words}")
    state = recording.last
    print(f"\n{quarter_words(state.quarter)}, the game has {gold_words(state.treasury)}")
    for seat in sorted(state.players, key=state.worth, reverse=True):
        man = state.hacendados[seat]
        there = sum(card.gold for _, card in state.owned(seat))
        print(f"{names[seat]}: {state.worth(seat)} (on hand {man.gold}, enterprises {there}, "
              f"New York {man.new_york}, IOUs {len(man.ious)})")  # fmt: skip
    if arguments.ledger is not None:
        write_out(arguments.ledger, ledger_csv(recording, names))
    if arguments.journal is not None:
        write_out(arguments.journal, journal_csv(session.journal))
    return 0


def _box(arguments: Namespace) -> int:
    """Import and export the card set as requested; print its size."""
    ask_to_replace(arguments.export)
    own = box_path()
    cards = read_box(own) if own.exists() else {}
    if arguments.taken is not None:
        cards |= read_box(arguments.taken)
        write_box(own, cards)
    if arguments.export is not None:
        write_out(arguments.export, box_bytes(cards))
    print(f"{len(cards)} cards in {own}")
    return 0
