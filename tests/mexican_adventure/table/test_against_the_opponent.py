"""A whole game against the opponent, by real mouse events, watched in pictures.

With ``PAXDESK_PICTURES=FOLDER`` the pictures of its start, middle, a combat, a siege and its end
stay there.
"""

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table.adventure_table import ADVISER, AdventureTable
from tests.mexican_adventure.table.conftest import OpenAdventure, look
from tests.mexican_adventure.table.hand import AdventureHand

SEATS = (SeatSetup("Eugénie", 5), SeatSetup("Juárez", 3, ADVISER))
FOLDER = os.environ.get("PAXDESK_PICTURES", "")
WAIT = 20_000
"""Milliseconds that the opponent may take for all its lines until the player is asked again."""


class Album:
    """Keeps one picture of each moment of a game."""

    def __init__(self, window: TableWindow, name: str) -> None:
        self.window, self.name = window, name
        self.taken: set[str] = set()

    def take(self, moment: str) -> None:
        if moment in self.taken:
            return
        self.taken.add(moment)
        picture = self.window.grab()
        assert not picture.isNull()
        if FOLDER:
            picture.save(str(Path(FOLDER) / f"{self.name}-{moment}.png"))

    def look_at(self, session: Session) -> None:
        """The moment that lies on the table, if it is one worth keeping."""
        state, step = session.state, session.state.agenda[-1]
        self.take("start")
        if state.turn > state.card.first_turn and isinstance(step, agenda.Ordering | agenda.Riding):
            self.take("middle")
        if isinstance(step, agenda.ChoosingAttitude):
            fortress = state.material.board.zones[step.zone].fortress
            self.take("siege" if fortress and state.zones[step.zone].holds else "combat")
        if isinstance(step, agenda.Losing):
            self.take("losses")
        if isinstance(step, agenda.Retreating):
            self.take("retreat")
        if isinstance(step, agenda.Drawing):
            self.take("draw")
        if isinstance(step, agenda.Spending):
            self.take("spending")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "size"),
    [("puebla", (1366, 768)), ("puebla", (1920, 1080)), ("conquest", (1920, 1080))],
)
def test_a_whole_game_against_the_opponent(
    open_adventure: OpenAdventure, qtbot: QtBot, scenario: str, size: tuple[int, int]
) -> None:
    material = load_material()
    session = Session.new(material, Opening(scenario, 12), SEATS)
    window = open_adventure(session, width=size[0], height=size[1])
    window.desk.robots.player.set_tempo("instant")
    hand, table = AdventureHand(window.desk), AdventureTable(material)
    album = Album(window, f"{scenario}-{size[0]}")
    while not session.state.over:
        qtbot.waitUntil(lambda: session.state.over or session.asked == 1, timeout=WAIT)
        hand.settle()
        if session.state.over:
            break
        look(window, hand)
        album.look_at(session)
        thought = table.hint(session)
        assert thought is not None
        asked, lines = session.state.copy(), len(session.journal)
        hand.play(thought.answer().action)
        assert len(session.journal) > lines, asked.agenda[-1]
    hand.settle()
    assert window.dialog is not None, "the end is announced"
    album.take("end")
    assert {"start", "middle", "siege", "end"} <= album.taken
    assert session.replay() == session.state
