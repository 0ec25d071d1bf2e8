"""``paxdesk verify``: check of saved games."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, TypeAlias

from paxdesk.commands.arguments import add_json, print_json
from paxdesk.commands.game_registry import game_of
from paxdesk.files.safe_write import SaveError, shown_path
from paxdesk.files.sealing import SealedFileError
from paxdesk.net.receipts import read_receipt
from paxdesk.porfiriana.rules.term_words import plural
from paxdesk.session.opened_game import JournalProof as AnyProof
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame

OpenedGame: TypeAlias = AnyOpenedGame[Any, Any, Any]
Proof: TypeAlias = AnyProof[Any, Any, Any]


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="saved game")
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Check every file; return 1 if any is invalid, else 0."""
    told: list[dict[str, Any]] = []
    for file in arguments.files:
        told.append(_checked(file, arguments.cards))
        if not arguments.json:
            print(told[-1].pop("line"))
    if arguments.json:
        print_json([{key: each[key] for key in each if key != "line"} for each in told])
    return 0 if all(each["sound"] for each in told) else 1


def _checked(file: Path, corrections: Path | None) -> dict[str, Any]:
    """Return the findings for a file and its receipt, if any."""
    name = shown_path(file)
    try:
        opened = game_of(file).files(corrections).open_saved(file)
        proof = opened.proof()
        line = f"ok   {name}: {_told(opened, _journal(opened, proof, file))}"
        receipt = read_receipt(file)
        verdict = None if receipt is None else receipt.verdict(opened.session)
    except SealedFileError:
        raise
    except SaveError as error:
        problem = {"where": error.where, "problem": error.problem}
        return {"file": name, "sound": False, **problem, "line": f"FAIL {error}"}
    session = opened.session
    if verdict is not None:
        line = f"{'FAIL' if verdict.problem else 'ok  '}{line[4:]}; {verdict.words}"
    return {
        "file": name,
        "sound": verdict is None or not verdict.problem,
        "players": len(session.game.seats(session.state)),
        "lines": len(session.journal),
        "proved": proof.error is None,
        "laid_out": session.opening.laid_out,
        "asked": None
        if session.seat_to_act is None
        else session.game.seat_name(session.seat_to_act),
        "notes": [each for each in (proof.doubt, opened.beginning, opened.note) if each],
        "fair": None if verdict is None else verdict.fair,
        "deal": "" if verdict is None else verdict.words,
        "line": line,
    }


def _journal(opened: OpenedGame, proof: Proof, file: Path) -> str:
    """Return a phrase about the journal.

    Raises SaveError if a journal written by this program does not lead to the position.
    """
    lines = plural(len(opened.session.journal), "line")
    if proof.error is None:
        return f"{lines} that lead to the position"
    if opened.ours:
        where = f"journal[{proof.error.line - 1}]" if proof.error.line else "journal"
        raise SaveError(file, where, proof.error.problem) from proof.error
    return f"{lines} that could not be verified. {proof.doubt.rstrip('.')}"


def _told(opened: OpenedGame, journal: str) -> str:
    session = opened.session
    players = plural(len(session.game.seats(session.state)), "player")
    asked = session.seat_to_act
    now = "over" if asked is None else f"{session.game.seat_name(asked)} to decide"
    notes = "".join(f"; {each}" for each in (opened.beginning, opened.note) if each)
    return f"{players}, {journal}, {now}{notes}"
