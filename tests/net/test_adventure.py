"""The Mexican Adventure as a side at another machine is told it."""

import random
import re

import pytest
from attrs import evolve

from paxdesk.mexican_adventure.robots.simulation import RandomPlayer
from paxdesk.mexican_adventure.rules.actions import Escape
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import HIDDEN
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.words import SIDES
from paxdesk.mexican_adventure.session import Opening, Session
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.net.fairness import Verdict
from paxdesk.net.messages import Hello
from paxdesk.session.session import SeatSetup
from tests.net.test_sharing import Table


@pytest.fixture(scope="module")
def material() -> Material:
    return load_material(None)


class AdventureTable(Table):
    """A shared table of this game: one side at each of two wires."""

    def __init__(self, material: Material, scenario: str, seed: int, secret: str = "") -> None:
        sitting = (SeatSetup("Eugenia", 5), SeatSetup("Benito", 3))
        self.session = Session.new(material, Opening(scenario, seed), sitting)
        self.sharing = AdventureSharing(material)
        self.open(2, secret)

    def hello(self, seat: int, token: str) -> Hello:
        return evolve(super().hello(seat, token), game="mexican_adventure")


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["puebla"])
def test_each_side_can_do_what_it_may(material: Material, scenario: str) -> None:
    for seed in range(2):
        table = AdventureTable(material, scenario, seed)
        chance = random.Random(seed)
        for _ in range(150):
            seat = table.session.asked
            if seat is None:
                break
            legal = table.session.legal()
            there = table.at(seat)
            assert there.legal() == legal
            for action in chance.sample(legal, min(3, len(legal))):
                there.warning(action)
            table.say(seat, table.session.game.write(chance.choice(legal)))
            step = table.session.recording.steps[-1]
            # Who escapes is named (M83).
            for viewer in () if isinstance(step.action, Escape) else (0, 1, 2):
                told = table.sharing.told(step, viewer)
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
def test_a_whole_game_is_proved_at_both_sides(material: Material) -> None:
    table = AdventureTable(material, "puebla", 5)
    player = RandomPlayer.for_game(5)
    while table.session.asked is not None:
        action = player.choose(table.session.legal())
        table.say(table.session.asked, table.session.game.write(action))
        table.deliver()
    for seat, game in table.games.items():
        assert game.whole is not None
        assert game.verdict == Verdict("", mixed=False), seat
        assert game.whole.state == table.session.state


def swapped(state: State, viewer: int) -> State | None:
    """A position that looks the same to a viewer: two leaders on their faces are exchanged."""
    side = SIDES[2 - viewer]
    hidden = seen_by(state, SIDES[viewer - 1])
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


@pytest.mark.long
def test_games_that_differ_in_what_is_hidden_sound_the_same(material: Material) -> None:
    """Byte for byte the same is told, lengths and order included, until something shows."""
    chance = random.Random(3)
    told = pairs = 0
    for seed in range(10):
        first, second = (AdventureTable(material, "puebla", seed, "s" * 32) for _ in range(2))
        player = RandomPlayer.for_game(seed)
        for _ in range(chance.randrange(60, 160)):
            if first.session.asked is None:
                break
            line = first.session.game.write(player.choose(first.session.legal()))
            for each in (first, second):
                each.say(each.session.asked or 1, line)
        viewer = 1 + seed % 2
        changed = None if first.session.asked is None else swapped(second.session.state, viewer)
        if changed is None:
            continue
        pairs += 1
        second.session.state = changed
        second.session._changed()
        for each in (first, second):
            each.deliver()
        for _ in range(15):
            seat = first.session.asked
            if seat is None or second.session.asked != seat:
                break
            both = [each for each in first.session.legal() if each in second.session.legal()]
            if not both:
                break
            line = first.session.game.write(player.choose(both))
            for each in (first, second):
                each.say(seat, line)
            shown = [each.sharing.shown(each.session.state, viewer) for each in (first, second)]
            if shown[0] != shown[1]:
                break  # a die, a chit or a leader lies open now
            assert first.wires[viewer].frames == second.wires[viewer].frames, line
            told += len(first.wires[viewer].frames)
            for each in (first, second):
                each.wires[viewer].frames.clear()
    assert pairs >= 3
    assert told >= 10
