"""Players at a remote table, simulated by tests: a connection and the received game."""

import queue
import random
import time
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from paxdesk.net.messages import Refused, TableLink, new_token
from paxdesk.net.seat_client import Heard, HostConnection
from paxdesk.net.seat_session import SeatChange, SeatGame
from paxdesk.net.shared_seed import DealRecord
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.session.seat_updates import Sharing
from paxdesk.session.session import GameSession

AnySharing: TypeAlias = Sharing[Any, Any, Any]

LONGEST = 30.0
"""Timeout of one wait, in seconds."""


class Sitter:
    """Player at a seat; ``refused`` collects the received refusals."""

    def __init__(
        self,
        link: TableLink,
        key: str = "",
        pledge: DealRecord | None = None,
        sharing: AnySharing | None = None,
    ) -> None:
        self.sharing = sharing or PaxSharing(open_deck(None))
        self.heard: queue.Queue[Heard] = queue.Queue()
        self.key = key or new_token()
        self.line = HostConnection(
            link, self.sharing.key, self.sharing.digest, self.key, self.heard.put
        )
        self.game = SeatGame(self.sharing, link, self.line, pledge)
        self.refused: list[Refused] = []
        self.states: list[str] = []
        self.line.start()

    @property
    def session(self) -> GameSession:
        assert self.game.session is not None
        return self.game.session

    def hear(self, seconds: float = 0.0) -> SeatChange | None:
        """Handle a message received within ``seconds``; return the change to the game, or None."""
        try:
            told = self.heard.get(timeout=seconds) if seconds else self.heard.get_nowait()
        except queue.Empty:
            return None
        if isinstance(told, str):
            self.states.append(told)
            return None
        if isinstance(told, Refused):
            self.refused.append(told)
            return None
        return self.game.take(told)

    def until(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + LONGEST
        while not true():
            assert time.monotonic() < end, (self.refused, self.states)
            self.hear(0.05)

    def sit(self) -> None:
        """Wait for the game, until no message is unread; the others must have joined."""
        self.until(lambda: self.game.mark and not self.heard.qsize())

    @property
    def asked(self) -> bool:
        return bool(self.game.mark) and self.session.seat_to_act == self.game.seat

    def play(self, chance: random.Random) -> str:
        line: str = self.session.game.write(chance.choice(self.session.legal()))
        self.game.play(line)
        return line


def play_on(sitters: list[Sitter], chance: random.Random, steps: int) -> int:
    """Let the players play up to ``steps`` steps; return the number of steps played."""
    end = time.monotonic() + LONGEST * 4
    played = 0
    while played < steps and not all(each.game.whole for each in sitters):
        assert time.monotonic() < end, [(each.refused, each.states) for each in sitters]
        for each in sitters:
            while each.hear():
                pass
        asked = next((each for each in sitters if each.asked and not each.heard.qsize()), None)
        if asked is None:
            time.sleep(0.0005)
            continue
        mark = asked.game.mark
        asked.play(chance)
        asked.until(lambda asked=asked, mark=mark: asked.game.mark != mark)
        played += 1
    return played


def seated(links: Iterable[TableLink], sharing: AnySharing | None = None) -> list[Sitter]:
    sitters = [Sitter(link, sharing=sharing) for link in links]
    end = time.monotonic() + LONGEST
    while not all(each.game.mark for each in sitters):
        assert time.monotonic() < end, [(each.refused, each.states) for each in sitters]
        for each in sitters:
            each.hear(0.01)
    return sitters
