"""Tests of saving games: round trips, the programs that wrote the lines, and safe writing."""

import json
import os
from pathlib import Path
from typing import cast, get_args

import pytest
from attrs import evolve

from paxdesk import __version__
from paxdesk.files.safe_write import SaveError, earlier
from paxdesk.porfiriana.robots.simulation import play_on
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import CubePlace
from paxdesk.porfiriana.rules.card_verbs import (
    AddLand,
    DiscardEach,
    Filter,
    PayOrDiscard,
    UnrestEach,
)
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.saves import (
    SavedGame,
    from_plain,
    open_saved,
    read_saved,
    to_plain,
    write_saved,
)
from paxdesk.porfiriana.scenarios.position import read_position
from paxdesk.porfiriana.session import Opening, Session
from paxdesk.session.randomness import RandomPlayer
from paxdesk.session.session import JournalPart
from paxdesk.strict_yaml import read_text
from tests.files.changing import put
from tests.files.conftest import SEATS


def test_a_game_survives_a_round_trip(file: Path, session: Session, deck: Deck) -> None:
    write_saved(file, session)
    opened = read_saved(file, deck)
    assert opened.state == session.state
    assert opened.journal == session.journal
    assert opened.opening == session.opening
    assert opened.seats == session.seats
    assert opened.state.cards is deck
    assert opened.legal() == session.legal()
    assert opened.replay() == opened.state
    assert opened.undo_refusal == "You cannot undo what was done before the game was opened."
    assert opened.undone == ()
    again = file.with_name("again.pax")
    write_saved(again, opened)
    assert again.read_bytes() == file.read_bytes()


def test_a_game_from_a_position_stores_it(file: Path, deck: Deck) -> None:
    text = "players: {P1: {grudges: [146], hand: [47]}, P2: {tableau: {62: {connection2: P1}}}}"
    position = read_position(read_text(text), deck, 2, Options(), 5)
    session = Session.from_position(position, SEATS[:2])
    session.submit(session.legal()[-1])
    write_saved(file, session)
    opened = read_saved(file, deck)
    assert opened.opening.position == position
    assert opened.state == session.state
    assert opened.replay() == session.state


FILTER = (Filter(kind=("enterprise",), district=("sonora",), slave=False),)
# At least one agenda item of every kind except GameOver.
STEPS: tuple[agenda.AgendaItem, ...] = (
    agenda.ActionPhase(),
    agenda.DiscardHeadlines(),
    agenda.OrderHeadlines(),
    agenda.RestoreMarket(),
    agenda.IncomePhase(),
    agenda.KeepCards(1),
    agenda.EndTurn(),
    agenda.DiazTurn((3, 5)),
    agenda.Recount(2, by_depression=True),
    agenda.CubeShortage(1, (CubePlace("income", 61), CubePlace("prestige", 56))),
    agenda.HomelessTroops(3),
    agenda.EffectList(215, 1, 1, 1, 61),
    agenda.StrifeAmong(("red", "blue"), (2, 3, 1)),
    agenda.EachGivesUp(DiscardEach(FILTER, 2), (2, 1), 1),
    agenda.EachSuffersUnrest(UnrestEach(FILTER, 1), (3,)),
    agenda.EachPays(PayOrDiscard(FILTER, 2), (1, 2), (61, 62)),
    agenda.EachPays(PayOrDiscard((), 2), (1,)),
    agenda.EachAddsLand(AddLand(FILTER, 1), (1,)),
    agenda.EachIsOfferedConnection((1, 2)),
    agenda.LandHeadline(105, 1),
    agenda.RevoltByTroop(189, 61, 2),
    agenda.TroopArrives(189, 1, 61, extorting=True),
    agenda.Attacking(
        5, 1, 2, 61, 0, True, 1, 0,
        stage="spy", picked_places=(CubePlace("income", 61),), picked_side=1, stopped=True,
    ),
    agenda.RaidedHand(1, 2),
    agenda.AssassinAtLarge(162, 1, 2, asked=True),
    agenda.Showdown(206, "event", 1, (2, 1), 2, fraud=1, shot=True),
)  # fmt: skip


def test_every_record_of_the_agenda_is_saved(session: Session, deck: Deck) -> None:
    assert {type(step) for step in STEPS} | {agenda.GameOver} == set(get_args(agenda.AgendaItem))
    session.state.agenda = list(STEPS)
    written = json.loads(json.dumps(to_plain(session.state, deck)))
    assert from_plain(written, State, deck).agenda == list(STEPS)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Ana\u00a0María", "Ana María"),
        ("山田\u3000太郎", "山田 太郎"),
        ("An\u00ada\u200e", "Ana"),
        ("A\nB", "A B"),
        ("\u202e", "?"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
    ],
)
def test_names_that_earlier_versions_accepted_open(
    file: Path, session: Session, deck: Deck, written: str, read: str
) -> None:
    session.seats = (evolve(SEATS[0], name=written), *SEATS[1:])
    write_saved(file, session)
    opened = read_saved(file, deck)
    assert opened.seats[0].name == read
    write_saved(file, opened)
    assert read_saved(file, deck).seats == opened.seats


def test_every_seed_of_a_deal_can_be_saved(file: Path, deck: Deck) -> None:
    largest = Session.new(deck, Options(), 2**64 - 1, SEATS)
    write_saved(file, largest)
    assert read_saved(file, deck).state == largest.state
    with pytest.raises(ValueError, match="A seed is a whole number from 0 to"):
        Session.new(deck, Options(), 2**64, SEATS)


def test_a_finished_game_is_saved(file: Path, deck: Deck) -> None:
    opening = Opening(Options(), 3)
    state = opening.begin(deck, 2)
    for _ in play_on(state, RandomPlayer.for_game(3)):
        pass
    write_saved(file, Session.from_saved(opening, SEATS[:2], state, []))
    opened = read_saved(file, deck)
    assert opened.state == state
    assert (opened.seat_to_act, opened.legal()) == (None, [])


# --- Authors of the journal -----------------------------------------------------------------------


def test_lines_of_another_version_remain_its_own(file: Path, session: Session, deck: Deck) -> None:
    write_saved(file, session)
    change = put("parts.0.program", "0.0.7")
    for lines in (121, 122):
        data = json.loads(file.read_text(encoding="utf-8"))
        if lines == 121:
            change(data)
            data["position"]["players"]["1"]["gold"] += 1
        file.write_text(json.dumps(data), encoding="utf-8")
        opened = open_saved(file, deck)
        assert opened.strangers == ("Pax Desk 0.0.7",)
        proof = opened.proof()
        assert proof.history is None
        assert "written by Pax Desk 0.0.7" in proof.doubt
        opened.session.submit(opened.session.legal()[0])
        write_saved(file, cast(Session, opened.session))
        parts = read_saved(file, deck).parts
        assert [(part.program, part.lines) for part in parts] == [
            ("0.0.7", 120),
            (__version__, lines),
        ]


def test_authors_are_cut_with_the_journal(file: Path, deck: Deck) -> None:
    session = Session.new(deck, Options(), 7, SEATS[:2], practice=True)
    for _ in range(4):
        session.submit(session.legal()[0])
    session.parts = (JournalPart("0.0.7", deck.digest, 4),)
    session.submit(session.legal()[0])
    for _ in range(3):
        session.undo()
    session.submit(session.legal()[-1])
    assert [(part.program, part.lines) for part in SavedGame.of(session).parts] == [
        ("0.0.7", 2),
        (__version__, 3),
    ]


@pytest.mark.parametrize(
    ("ends", "read"),
    [([119], [120]), ([121], [120]), ([130, 140], [120]), ([20, 100], [20, 120])],
)
def test_authors_are_fitted_to_the_journal(
    file: Path, session: Session, deck: Deck, ends: list[int], read: list[int]
) -> None:
    write_saved(file, session)
    data = json.loads(file.read_text(encoding="utf-8"))
    data["parts"] = [{"program": "1", "material": "2", "lines": lines} for lines in ends]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert [part.lines for part in read_saved(file, deck).parts] == read


@pytest.mark.parametrize("ends", [[], [130, 120], [-1, 120]])
def test_authors_are_in_the_order_of_the_journal(
    file: Path, session: Session, deck: Deck, ends: list[int]
) -> None:
    write_saved(file, session)
    data = json.loads(file.read_text(encoding="utf-8"))
    data["parts"] = [{"program": "1", "material": "2", "lines": lines} for lines in ends]
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError, match="at parts: the parts are not in the order"):
        read_saved(file, deck)


# --- Writing --------------------------------------------------------------------------------------


def test_a_file_is_replaced_atomically(file: Path, session: Session, deck: Deck) -> None:
    file.write_text("an older game", encoding="utf-8")
    write_saved(file, session)
    assert read_saved(file, deck).state == session.state
    assert sorted(os.listdir(file.parent)) == [file.name, f"{file.name}.1"]


def test_three_versions_are_kept(file: Path, session: Session, deck: Deck) -> None:
    for _ in range(6):
        session.submit(session.legal()[0])
        write_saved(file, session)
    kept = [file, *earlier(file)]
    assert sorted(os.listdir(file.parent)) == [each.name for each in kept]
    lines = [len(read_saved(each, deck).journal) for each in kept]
    assert lines == [126, 125, 124, 123]


def test_a_file_system_without_links(
    file: Path, session: Session, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(source: Path, link: Path) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    write_saved(file, session)
    write_saved(file, session)
    assert read_saved(earlier(file)[0], deck).state == session.state


def test_a_link_stays_a_link(file: Path, session: Session, deck: Deck) -> None:
    write_saved(file, session)
    file.chmod(0o600)
    folder = file.parent / "elsewhere"
    folder.mkdir()
    link = folder / "link.pax"
    link.symlink_to(file)
    write_saved(link, session)
    assert link.is_symlink()
    assert read_saved(file, deck).state == session.state
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_deleted_folder(tmp_path: Path, session: Session) -> None:
    with pytest.raises(SaveError, match="cannot be written"):
        write_saved(tmp_path / "gone" / "game.pax", session)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only to root")
def test_a_read_only_folder(tmp_path: Path, session: Session) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(SaveError, match="cannot be written"):
        write_saved(tmp_path / "game.pax", session)


def test_a_failure_leaves_the_old_file(
    file: Path, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    file.write_text("an older game", encoding="utf-8")
    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(SaveError, match=r"cannot be written \(No space left on device\)"):
        write_saved(file, session)
    assert file.read_text(encoding="utf-8") == "an older game"
    assert os.listdir(file.parent) == [file.name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_stays_a_pipe(tmp_path: Path, session: Session) -> None:
    pipe = tmp_path / "pipe.pax"
    os.mkfifo(pipe)
    (tmp_path / "folder.pax").mkdir()
    for path in (pipe, Path(os.devnull), tmp_path / "folder.pax"):
        with pytest.raises(SaveError, match=r"cannot be written \(not a file\)"):
            write_saved(path, session)
    assert pipe.is_fifo()
    assert Path(os.devnull).is_char_device()


def test_a_path_is_reported_in_one_line(tmp_path: Path) -> None:
    error = SaveError(tmp_path / "two\nlines \udcff.pax", "", "is no good")
    assert len(str(error).splitlines()) == 1
    assert str(error).encode().decode() == str(error)
