"""Tests of shared replays."""

import json
import random
from pathlib import Path

import pytest

from paxdesk.files.safe_write import SaveError
from paxdesk.files.shared_replay import (
    ReplayNote,
    is_shared_replay,
    read_shared_replay,
    shared_replay_data,
    shared_replay_of,
)
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.sharing import PaxSharing
from tests.net.test_sharing import dealt, swapped

CORPUS = Path(__file__).parents[1] / "files" / "corpus"
MOMENTS = (ReplayNote(4, "The first purchase.", True), ReplayNote(60, "Then <b>guns</b>.", False))


def played(deck: Deck, seed: int, lines: int = 120) -> Session:
    chance = random.Random(seed)
    session = dealt(deck, 3, seed)
    while session.seat_to_act is not None and len(session.journal) < lines:
        session.submit(chance.choice(session.legal()))
    return session


@pytest.fixture(scope="module")
def session(deck: Deck) -> Session:
    return played(deck, 5)


@pytest.fixture
def sharing(deck: Deck) -> PaxSharing:
    return PaxSharing(deck)


@pytest.mark.parametrize("game", ["solo-diaz", "over-topple"])
def test_a_card_being_played_is_in_no_hidden_hand(
    deck: Deck, sharing: PaxSharing, tmp_path: Path, game: str
) -> None:
    """Spectators do not see the hands of these games."""
    session = read_saved(CORPUS / f"form-6-{game}.pax", deck)
    path = tmp_path / "a.story"
    path.write_bytes(shared_replay_data(sharing, shared_replay_of(sharing, session, 0)))
    found = read_shared_replay(path, sharing).session
    assert len(found.journal) == len(session.journal)


@pytest.mark.parametrize("seat", [0, 2])
def test_a_shared_game_survives_a_round_trip(
    session: Session, sharing: PaxSharing, tmp_path: Path, seat: int
) -> None:
    replay = shared_replay_of(sharing, session, seat, moments=MOMENTS)
    data = shared_replay_data(sharing, replay)
    path = tmp_path / "a.story"
    path.write_bytes(data)
    assert is_shared_replay(path)
    again = read_shared_replay(path, sharing)
    assert shared_replay_data(sharing, again) == data
    assert again.moments == MOMENTS
    told, found = replay.session.recording, again.session.recording
    assert [each.after for each in found.steps] == [each.after for each in told.steps]
    assert [each.line for each in again.session.journal] == [e.line for e in session.journal]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_shared_game_shows_only_the_hand_of_its_seat(
    session: Session, sharing: PaxSharing, seat: int
) -> None:
    recording = shared_replay_of(sharing, session, seat).session.recording
    whole = session.recording
    opened = 0
    for step in range(len(recording.steps) + 1):
        shown, real = recording.position(step), whole.position(step)
        assert not any(shown.deck)
        assert shown.generator.position == 0
        raid = shown.agenda[-1]
        for each, player in shown.players.items():
            raided = isinstance(raid, RaidedHand) and raid.attacker == seat
            if each == seat or (raided and raid.victim == each):
                assert player.hand == real.players[each].hand
                opened += bool(player.hand)
            else:
                assert not any(player.hand)
    assert bool(opened) == bool(seat)


def test_a_part_starts_at_its_first_step(session: Session, sharing: PaxSharing) -> None:
    replay = shared_replay_of(sharing, session, 0, 50, 90, MOMENTS)
    recording = replay.session.recording
    assert len(recording.steps) == 40
    assert recording.position(0) == sharing.shown(session.recording.position(50), 0)
    assert recording.last == sharing.shown(session.recording.position(90), 0)
    assert replay.moments == (ReplayNote(10, MOMENTS[1].words, False),)
    # The file contains no earlier step.
    lines = [each["entries"] for each in json.loads(shared_replay_data(sharing, replay))["steps"]]
    assert len(lines) == 40


@pytest.mark.long
def test_shared_games_with_other_hidden_cards_are_equal(deck: Deck, sharing: PaxSharing) -> None:
    chance = random.Random(3)
    compared = 0
    for seed in range(8):
        game = played(deck, seed, 20 + chance.randrange(100))
        viewer = seed % 4
        changed = swapped(game.state, viewer)
        if changed is None or game.seat_to_act is None:
            continue
        pair = [Session.from_position(each, game.seats) for each in (game.state, changed)]
        for _ in range(30):
            both = [each for each in pair[0].legal() if each in pair[1].legal()]
            if pair[0].seat_to_act is None or not both:
                break
            action = chance.choice(both)
            for each in pair:
                each.submit(action)
            told = [sharing.update_for(each.recording.steps[-1], viewer).events for each in pair]
            if told[0] != told[1] or shows_more(pair[0].state, viewer):
                break
            stories = [
                shared_replay_data(
                    sharing, shared_replay_of(sharing, each, viewer, moments=MOMENTS)
                )
                for each in pair
            ]
            assert stories[0] == stories[1]
            compared += 1
    assert compared > 20


def shows_more(state: State, viewer: int) -> bool:
    raid = state.agenda[-1]
    return state.over or (isinstance(raid, RaidedHand) and raid.attacker == viewer)


def test_no_action_is_possible_in_a_shared_game(session: Session, sharing: PaxSharing) -> None:
    replay = shared_replay_of(sharing, session, 2)
    assert replay.session.host is not None
    assert replay.session.question() is None


DAMAGED = {
    "cut off": lambda data: data[:-100],
    "no json": lambda _: b"once upon a time",
    "another version": lambda data: data.replace(b'"story":1', b'"story":9'),
    "another game": lambda data: data.replace(b'{"game":""', b'{"game":"tricks"'),
    "other cards": lambda data: data.replace(b'"material":"', b'"material":"0'),
    "a key too many": lambda data: data.replace(b'"story":1', b'"story":1,"more":2'),
    "a card that is none": lambda data: data.replace(b'"market":[', b'"market":[999,', 1),
    "a note beyond the end": lambda data: data.replace(b'"step":60', b'"step":6000'),
    "a line that is none": lambda data: data.replace(b'"line":"end"', b'"line":"shout"'),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_shared_game_is_refused_with_a_message(
    session: Session, sharing: PaxSharing, tmp_path: Path, what: str
) -> None:
    data = shared_replay_data(sharing, shared_replay_of(sharing, session, 0, moments=MOMENTS))
    damaged = DAMAGED[what](data)
    assert damaged != data
    path = tmp_path / "damaged.story"
    path.write_bytes(damaged)
    with pytest.raises(SaveError) as told:
        read_shared_replay(path, sharing)
    assert str(told.value).startswith(str(path))
    assert str(told.value).endswith(".")
