"""Tests of notes from a seat to the logs of all seats."""

import json
import random
from pathlib import Path

import pytest
from attrs import evolve

from paxdesk.desk.log.log_rows import links, log_text, no_names
from paxdesk.desk.sheets.note_sheet import tidied_note
from paxdesk.files.strict_json import InvalidData
from paxdesk.net.messages import Play, Refused, read_asked, read_told, written
from paxdesk.net.shared_table import ONLOOKER
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.game_log import retold
from paxdesk.session.history import MAX_NOTE_LENGTH
from tests.net.test_sharing import Table, dealt

NAMES = {0: "Table", 1: "Ana", 2: "Rosa"}
MARKUP = "<b>¡Suerte!</b> [089] K3 {name} “«Ж»”"
"""Text that other programs would interpret."""


def played(deck: Deck, note: str) -> Table:
    table = Table(PaxSharing(deck), dealt(deck, 2, 1), (ONLOOKER, 1, 2))
    table.deliver()
    line = table.session.game.write(table.session.legal()[0])
    table.table.hear(table.wires[1], written(Play(table.table.mark(1), line, note)))
    table.deliver()
    return table


def test_a_note_is_in_every_log(deck: Deck, tmp_path: Path) -> None:
    """Every log shows the note as plain text, without links."""
    table = played(deck, MARKUP)
    path = tmp_path / "game.pax"
    write_saved(path, table.session)
    opened = read_saved(path, deck)
    sessions = [table.session, opened, *(table.games[seat].session for seat in (ONLOOKER, 1, 2))]
    for session in sessions:
        rows = retold(session, NAMES).rows_at(1)
        (row,) = (each for each in rows if each.kind == "note")
        assert row.words == f"“{MARKUP}”"
        assert row.seat == 1
        assert not links(row, no_names)
        assert MARKUP in log_text(rows, NAMES)
    replayed = opened.to_replay().recording.steps
    assert [each.note for each in replayed] == [MARKUP]


def test_a_file_without_notes_is_unchanged(deck: Deck, tmp_path: Path) -> None:
    table = played(deck, "")
    path = tmp_path / "game.pax"
    write_saved(path, table.session)
    assert b'"note"' not in path.read_bytes()


@pytest.mark.parametrize(
    "note",
    ["x" * (MAX_NOTE_LENGTH + 1), "two\nlines", "\u202eright to left", "\x00", "\x1b[31m"],
)
def test_an_invalid_note_is_refused(deck: Deck, note: str) -> None:
    table = Table(PaxSharing(deck), dealt(deck, 2, 1), (1, 2))
    table.deliver()
    line = table.session.game.write(table.session.legal()[0])
    frame = written(Play(table.table.mark(1), line, note))
    with pytest.raises(InvalidData):
        read_asked(frame)
    table.wires[1].frames.clear()
    table.table.hear(table.wires[1], frame)
    (told,) = map(read_told, table.wires[1].frames)
    assert isinstance(told, Refused)
    assert not table.session.recording.steps


def test_a_typed_note_becomes_one_line() -> None:
    assert tidied_note("  to \t you\n all \u202e ") == "to you all"
    assert len(tidied_note("word " * 100)) <= MAX_NOTE_LENGTH


def test_a_host_that_changes_a_note_is_not_considered_fair(deck: Deck) -> None:
    """The record of a game is compared with the received notes."""
    table = played(deck, "good luck")
    chance = random.Random(1)
    for _ in range(5):
        table.session.submit(chance.choice(table.session.legal()))
        table.table.update_guests()
    table.deliver()
    game = table.games[2]
    record = json.loads(json.dumps(table.sharing.write_record(table.session)))
    assert not game._judged(table.sharing.read_record(record), ()).problem
    (entry,) = (each for each in record["journal"] if "note" in each)
    entry["note"] = "I give up"
    assert "differs" in game._judged(table.sharing.read_record(record), ()).problem


def test_a_note_survives_redo(deck: Deck) -> None:
    session = dealt(deck, 2, 1)
    session.opening = evolve(session.opening, practice=True)
    session.history.practice = True
    session.submit(session.legal()[0], "so be it")
    session.undo()
    session.redo()
    assert session.recording.steps[0].note == "so be it"
