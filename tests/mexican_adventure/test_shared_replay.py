"""Tests of shared games of The Mexican Adventure."""

import json
import random
from pathlib import Path

import pytest

from paxdesk.errors import PaxError
from paxdesk.files.shared_replay import (
    ReplayNote,
    read_shared_replay,
    shared_replay_data,
    shared_replay_of,
)
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.view import seen_by, under_a_leader
from paxdesk.mexican_adventure.session import Session, seat_of, side_of
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from tests.shares import spread

LINES = 120
MOMENTS = (ReplayNote(0, "It begins.", pictured=True), ReplayNote(60, "Puebla!", pictured=False))
SEATS = (0, 1, 2)


@pytest.fixture(scope="module")
def sharing() -> AdventureSharing:
    return AdventureSharing(load_material())


@pytest.fixture(scope="module")
def session() -> Session:
    session = NewGame("puebla", 3).deal(load_material())
    for _ in range(LINES):
        assert session.seat_to_act is not None
        side = side_of(session.seat_to_act)
        session.submit(ROBOTS["easy"].asked_at(seen_by(session.state, side), side).answer().action)
    return session


@pytest.mark.long
@pytest.mark.parametrize("seat", spread(SEATS))
def test_a_round_trip_hides_what_the_seat_did_not_see(
    session: Session, sharing: AdventureSharing, tmp_path: Path, seat: int
) -> None:
    story = shared_replay_of(sharing, session, seat, moments=MOMENTS)
    path = tmp_path / "a.story"
    path.write_bytes(shared_replay_data(sharing, story))
    again = read_shared_replay(path, sharing)
    assert again.moments == MOMENTS
    told, whole = again.session.recording, session.replayed()
    assert len(told.steps) == len(whole.steps) == LINES
    hidden = 0
    for number in range(LINES + 1):
        seen, state = told.position(number), whole.position(number)
        before = story.session.recording.position(number)
        assert seen == before
        # Equality ignores these fields, which cover hidden stacks.
        assert (seen.face_down, seen.covered) == (before.face_down, before.covered)
        assert seen.unseen == before.unseen
        for side in ("imperial", "republican"):
            if seat_of(side) == seat:
                continue
            assert not seen.drawn(side) or set(seen.drawn(side)) == {0}
            for zone in seen.material.board.ids:
                if (zone, side) in seen.face_down:
                    hidden += 1
                    assert under_a_leader(state, side, zone)
                    assert len(seen.zones[zone].fps(side)) <= 1
    assert hidden > LINES


@pytest.mark.long
def test_files_with_bytes_damaged_at_random_are_refused_in_a_sentence(
    session: Session, sharing: AdventureSharing, tmp_path: Path
) -> None:
    data = shared_replay_data(
        sharing, shared_replay_of(sharing, session, 1, last=25, moments=MOMENTS[:1])
    )
    path, chance, refused = tmp_path / "damaged.story", random.Random(5), 0
    for _ in range(60):
        damaged = bytearray(data)
        at = chance.randrange(len(data))
        if chance.random() < 0.5:
            damaged[at] = chance.randrange(32, 127)
        else:
            del damaged[at : at + chance.randrange(1, 80)]
        path.write_bytes(damaged)
        try:
            read_shared_replay(path, sharing)
        except PaxError as error:
            refused += str(error).endswith(".")
    assert refused > 45
    for what in ({"story": 9}, {"material": "0"}, {"game": "tricks"}, {"more": 1}, {"steps": 3}):
        path.write_text(json.dumps({**json.loads(data), **what}), encoding="utf-8")
        with pytest.raises(PaxError, match=r"\.$"):
            read_shared_replay(path, sharing)
