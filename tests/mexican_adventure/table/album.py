"""Pictures of a game in progress, saved in the folder PAXDESK_PICTURES if it is set."""

import os
from pathlib import Path

from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.engine import question_asked
from paxdesk.mexican_adventure.session import Session

FOLDER = os.environ.get("PAXDESK_PICTURES", "")
EVERY = 4
"""Number of calendar turns between pictures of the map."""


class Album:
    """Collection of pictures, at most one of each noteworthy moment of a game."""

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
        """Take pictures of the present moment if it is noteworthy."""
        state, step = session.state, session.state.agenda[-1]
        self.take("start")
        if state.turn > state.card.first_turn and isinstance(step, agenda.Ordering | agenda.Riding):
            self.take("middle")
        if isinstance(step, agenda.ChoosingAttitude):
            fortress = state.material.board.zones[step.zone].fortress
            self.take("siege" if fortress and state.zones[step.zone].holds else "combat")
        elif isinstance(step, agenda.Moving | agenda.Ordering) and state.turn % EVERY == 1:
            self.take(f"turn{state.turn:02}-{type(step).__name__.lower()}")
        question = question_asked(state)
        if question is not None and state.step != "setup":
            kind = type(step).__name__.lower()
            self.take(f"{question}-{kind}-{getattr(step, 'side', 'imperial')}")
