"""Tests of whole games played by mouse.

People play the lines that the opponent would play.
"""

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table.advice import ADVISER
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from tests.mexican_adventure.table.album import Album
from tests.mexican_adventure.table.conftest import OpenAdventure, look
from tests.mexican_adventure.table.hand import AdventureHand

SEATS = (SeatSetup("Eugénie", 5), SeatSetup("Juárez", 3, ADVISER))
WAIT = 20_000
"""Maximum time until it is a person's turn, in ms."""


PERSONS = (SeatSetup("Eugénie", 5), SeatSetup("Benito", 3))


def play(
    open_adventure: OpenAdventure,
    qtbot: QtBot,
    scenario: str,
    size: tuple[int, int],
    seats: tuple[SeatSetup, SeatSetup],
) -> Album:
    """Play a scenario to its end by mouse, following the hints; return the pictures taken."""
    material = load_material()
    session = Session.new(material, Opening(scenario, 12), seats)
    window = open_adventure(session, width=size[0], height=size[1])
    window.desk.robots.set_tempo("instant")
    hand, table = AdventureHand(window.desk), AdventureTable(material)
    kind = "alone" if session.robots else "both"
    album = Album(window, f"{scenario}-{kind}-{size[0]}")
    while not session.state.over:
        qtbot.waitUntil(
            lambda: session.state.over or session.seat_to_act not in session.robots, timeout=WAIT
        )
        hand.settle()
        if session.state.over:
            break
        if window.desk.flow.curtain is not None:
            album.take("curtain")
        look(window, hand)
        album.look_at(session)
        thought = table.adviser.hint(session)
        assert thought is not None
        asked, lines = session.state.copy(), len(session.journal)
        hand.play(thought.thought.answer().action)
        assert len(session.journal) > lines, asked.agenda[-1]
    hand.settle()
    assert window.dialog is not None, "the end is announced"
    album.take("end")
    assert session.replay() == session.state
    return album


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "size"),
    [
        ("puebla", (1366, 768)),
        ("puebla", (1920, 1080)),
        ("campaign", (1366, 768)),
        ("campaign", (1920, 1080)),
    ],
)
def test_a_whole_game_against_the_opponent(
    open_adventure: OpenAdventure, qtbot: QtBot, scenario: str, size: tuple[int, int]
) -> None:
    album = play(open_adventure, qtbot, scenario, size, SEATS)
    assert {"start", "middle", "siege", "end"} <= album.taken
    assert "curtain" not in album.taken


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_campaign_at_one_screen(
    open_adventure: OpenAdventure, qtbot: QtBot, size: tuple[int, int]
) -> None:
    album = play(open_adventure, qtbot, "campaign", size, PERSONS)
    assert {"start", "middle", "curtain", "siege", "combat", "end"} <= album.taken
