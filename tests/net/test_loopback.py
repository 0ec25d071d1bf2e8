"""A table kept by ``paxdesk host`` and people at it, in real processes on this machine."""

import random
from pathlib import Path

from paxdesk.net.fairness import Verdict
from tests.net.hosts import Hosts
from tests.net.sitting import Sitter, play_on, seated


def test_three_people_play_a_game_to_its_end(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new", "--seats", "3")
    sitters = seated(host.links.values())
    assert len(sitters) == 3
    chance = random.Random(1)
    played = play_on(sitters, chance, 3000)
    for each in sitters:
        each.until(lambda each=each: each.game.whole is not None)
        assert each.game.verdict == Verdict("", mixed=True)
        assert len(each.session.recording.steps) == played
        each.line.close()


def test_a_link_is_used_once(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new")
    sitters = seated(host.links.values())
    second = Sitter(host.links[1])
    second.until(lambda: second.refused)
    assert second.refused[0].why == "used"
    play_on(sitters, random.Random(1), 2)
    for each in sitters:
        each.line.close()


def test_a_host_that_is_killed_goes_on_with_every_step(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new")
    sitters = seated(host.links.values())
    chance = random.Random(2)
    play_on(sitters, chance, 20)
    known = [len(each.session.recording.steps) for each in sitters]
    host.kill()
    hosts(tmp_path, port=host.port)
    play_on(sitters, chance, 20)
    for each, before in zip(sitters, known, strict=True):
        each.until(lambda each=each: len(each.session.recording.steps) >= 40)
        assert len(each.session.recording.steps) >= before
        assert "cut" in each.states
        each.line.close()
