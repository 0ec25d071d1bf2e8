"""Tests of messages to a remote side of The Mexican Adventure."""

import random
import re
from collections.abc import Callable

import pytest
from attrs import evolve

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.actions import Escape
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import HIDDEN
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by, shown_in_combat
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from paxdesk.mexican_adventure.session import Opening, Session
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.net.shared_seed import FairnessResult
from paxdesk.session.session import SeatSetup
from tests.net.test_sharing import Table, sound_the_same
from tests.shares import spread


@pytest.fixture(scope="module")
def material() -> Material:
    return load_material(None)


def dealt(material: Material, scenario: str, seed: int) -> Session:
    sitting = (SeatSetup("Eugenia", 5), SeatSetup("Benito", 3))
    return Session.new(material, Opening(scenario, seed), sitting)


def table_of(material: Material, scenario: str, seed: int) -> Table:
    table = Table(AdventureSharing(material), dealt(material, scenario, seed), (1, 2))
    table.deliver()
    return table


@pytest.mark.long
def test_each_side_can_play_its_legal_lines(material: Material) -> None:
    for seed in range(2):
        table = table_of(material, "puebla", seed)
        chance = random.Random(seed)
        for _ in range(150):
            seat = table.session.seat_to_act
            if seat is None:
                break
            legal = table.session.legal()
            there = table.at(seat)
            assert there.legal() == legal
            for action in chance.sample(legal, min(3, len(legal))):
                there.warning(action)
            table.say(seat, table.session.game.write(chance.choice(legal)))
            step = table.session.recording.steps[-1]
            # An escape names the leader (M83).
            for viewer in () if isinstance(step.action, Escape) else (0, 1, 2):
                told = table.sharing.update_for(step, viewer)
                people = told.after.people.items()
                hidden = {who for who, each in people if each.where == HIDDEN}
                assert not hidden & {event.who for event in told.events}
                lines = " ".join(entry.line for entry in told.entries)
                assert not hidden & set(re.findall(r"[a-z_]+", lines)), lines
            table.deliver()
        for seat in (1, 2):
            log = GameLog({1: "Eugenia", 2: "Benito"})
            log.follow(table.at(seat))
            assert log.rows


@pytest.mark.long
def test_a_whole_game_is_verified_at_both_sides(material: Material) -> None:
    table = table_of(material, "puebla", 5)
    player = KindsPlayer.for_game(5)
    while table.session.seat_to_act is not None:
        action = player.choose(table.session.legal())
        table.say(table.session.seat_to_act, table.session.game.write(action))
        table.deliver()
    for seat, game in table.games.items():
        assert game.whole is not None
        assert game.verdict == FairnessResult("", mixed=False), seat
        assert game.whole.state == table.session.state


def swapped(state: State, viewer: int) -> State | None:
    """Return the position with two face-down leaders exchanged, which looks the same to a viewer.

    None if no two leaders can be exchanged.
    """
    sides = (SIDES[viewer - 1],) if viewer else ()
    hidden = seen_by(state, *sides)
    for side in SIDES:
        down = {zone for zone, whose in hidden.face_down if whose == side}
        known = [who for who, each in sorted(state.people.items()) if each.where in down]
        for one in known:
            for other in known:
                first, second = state.people[one], state.people[other]
                same = evolve(first, where="") == evolve(second, where="")
                if same and first.where != second.where and one in state.material.leaders:
                    changed = state.copy()
                    changed.people[one].where = second.where
                    changed.people[other].where = first.where
                    return changed
    return None


def opened(state: State) -> bool:
    """Return whether a combat has revealed its pieces."""
    return any(shown_in_combat(state, zone) for zone in state.material.board.ids)


@pytest.mark.parametrize("scenario", spread(["puebla", "maximilian"], quick=0, long=1))
def test_games_with_other_hidden_cards_send_the_same(
    material: Material, count: Callable[[str], None], scenario: str
) -> None:
    """The same frames are sent in the same order until a difference is revealed."""
    chance = random.Random(3)
    told = pairs = 0
    for seed in range(24):
        game = dealt(material, scenario, seed)
        player = KindsPlayer.for_game(seed)
        viewer = seed % 3
        for _ in range(chance.randrange(40, 160)):
            if game.seat_to_act is not None:
                game.submit(player.choose(game.legal()))
        changed = None if game.seat_to_act is None else swapped(game.state, viewer)
        if changed is None:
            continue
        if seed % 2:
            # Only for odd seeds, because different dice and chits are soon revealed.
            changed.generator.position ^= 12345
        pairs += 1
        sessions = (Session.from_position(each, game.seats) for each in (game.state, changed))
        sharing = AdventureSharing(material)
        tables = [Table(sharing, each, [viewer]) for each in sessions]
        told += sound_the_same(tables[0], tables[1], viewer, player.choose, opened)
    count(f"{pairs} pairs, {told} frames the same")
    assert pairs >= 8
    assert told >= 60
