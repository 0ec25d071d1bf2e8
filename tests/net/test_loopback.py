"""Tables kept by ``paxdesk host`` and people at them, in real processes on this machine."""

import json
import random
from pathlib import Path

import pytest

from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.net.fairness import Verdict
from tests.net.hosts import Host, Hosts
from tests.net.sitting import Sitter, play_on, seated


def play_to_the_end(host: Host, sitters: list[Sitter]) -> None:
    """Every program says that it was fair, that of the table too."""
    played = play_on(sitters, random.Random(1), 5000)
    for each in sitters:
        each.until(lambda each=each: each.game.whole is not None)
        assert each.game.verdict == Verdict("", mixed=True)
        assert len(each.session.recording.steps) >= played
        each.line.close()
    host.until("Fair: all that was dealt and rolled follows from everybody’s seed")


@pytest.mark.long
def test_three_people_play_a_game_to_its_end(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--new", "--seats", "3")
    sitters = seated(host.links.values())
    assert len(sitters) == 3
    play_to_the_end(host, sitters)


@pytest.mark.long
def test_a_game_of_the_other_kind_is_played_to_its_end(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--adventure", "puebla")
    sitters = seated(host.links.values(), AdventureSharing(load_material(None)))
    assert len(sitters) == 2
    play_to_the_end(host, sitters)


def test_a_host_that_is_killed_goes_on_with_every_table(tmp_path: Path, hosts: Hosts) -> None:
    """Of both games, and with every step; a link that was used is used."""
    new = {"game": "mexican_adventure", "seats": 2, "robots": {}, "scenario": "puebla"}
    (tmp_path / "a table.new").write_text(json.dumps(new))
    first = hosts(tmp_path, "--new", "--name", "P2=Rosa")
    links = [each for each in first.all_links if each.seat]
    tables = [
        seated(links[:2], AdventureSharing(load_material(None))),
        seated(links[2:]),
    ]
    assert [each.name for each in tables[1][0].session.seats] == ["P1", "Rosa"]
    chance = random.Random(2)
    for each in tables:
        play_on(each, chance, 6)
    first.kill()
    # Whose turn it is and who is not there is told to a command.
    called = tmp_path / "called"
    words = f'sh -c \'echo "$PAXDESK_TABLE $PAXDESK_SEAT $PAXDESK_NAME" >> "{called}"\''
    second = hosts(tmp_path, "--on-turn", words, port=first.port)
    assert not second.links, "every link was used"
    asked = tables[0][0].session
    side = asked.game.seat_name(asked.asked)
    late = Sitter(links[2])
    late.until(lambda: called.exists() and len(called.read_text().splitlines()) == 2)
    assert f"a table {side} {side.capitalize()}" in called.read_text().splitlines()
    late.until(lambda: late.refused)
    assert late.refused[0].why == "used"
    for sitters in tables:
        play_on(sitters, chance, 6)
        for each in sitters:
            each.until(lambda each=each: len(each.session.recording.steps) == 12)
            assert "cut" in each.states
            each.line.close()
