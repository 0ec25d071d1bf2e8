"""Monkey test of a real window with seeded random input.

The program must print no warnings, close every window on request, and save valid games. Every third
round ends with a kill.
"""

import os
import random
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from paxdesk.files.game_shelf import DELETED
from paxdesk.files.strict_json import game_named_in
from paxdesk.mexican_adventure.rules.invariants import problems as adventure_problems
from paxdesk.mexican_adventure.saves import GAME
from paxdesk.mexican_adventure.saves import read_saved as read_adventure
from paxdesk.mexican_adventure.saves import write_saved as write_adventure
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.saves import read_saved
from paxdesk.session.session import GameSession
from tests.mexican_adventure.rules.positions import MATERIAL
from tests.mexican_adventure.test_saves import played as adventure
from tests.window.conftest import LONGEST, Screen

MINUTES = float(os.environ.get("PAXDESK_MONKEY_MINUTES", "20"))
SIZES = 3
"""Number of screens that share the time."""
ROUND = 40.0
"""Duration of a round, in seconds."""
AT_ONCE = 12
"""Number of gestures sent in one batch."""
KEYS = (
    "space " * 12
    + "e Return " * 8
    + "Escape " * 4
    + "Tab shift+Tab Left Right Up Down Home End Prior Next "
    "h l i F1 shift+F1 F11 ctrl+z ctrl+shift+z ctrl+BackSpace ctrl+h ctrl+n ctrl+plus ctrl+minus "
    "ctrl+0 Delete BackSpace 1 2 7 a x question"
).split()
"""Keys; those that advance a game are the most frequent."""


class Monkey:
    """Source of random clicks, drags and keys."""

    def __init__(self, screen: Screen, seed: int) -> None:
        self.screen = screen
        self.chance = random.Random(seed)
        self.gestures = 0

    def play(self, seconds: float) -> None:
        """Play for ``seconds``, or until the program ends."""
        end = time.monotonic() + seconds
        on_windows(self.screen, "windowsize", "100%", "100%", "windowmove", "0", "0")
        while time.monotonic() < end and self.screen.running:
            on_windows(self.screen, "windowactivate", "%@")  # it may be minimised or without focus
            words = [word for _ in range(AT_ONCE) for word in self.gesture()]
            self.screen.do(*words)
            self.gestures += AT_ONCE

    def gesture(self) -> list[str]:
        keys = [self.key] * 6
        ways = (self.click, self.click, self.drag, self.drag, self.wheel, self.hold, *keys)
        return self.chance.choice(ways)()

    def place(self) -> list[str]:
        width, height = self.screen.size
        across, down = self.chance.randrange(width), self.chance.randrange(height)
        return ["mousemove", str(across), str(down)]

    def click(self) -> list[str]:
        button = self.chance.choice("11111113")
        times = self.chance.choice("1112")
        return [*self.place(), "click", "--repeat", times, "--delay", "40", button]

    def drag(self) -> list[str]:
        return [*self.place(), "mousedown", "1", *self.place(), *self.place(), "mouseup", "1"]

    def wheel(self) -> list[str]:
        held = ["keydown", "ctrl"] if self.chance.random() < 0.5 else []
        turned = [*self.place(), *held, "click", "--repeat", "2", self.chance.choice("45")]
        return [*turned, *(["keyup", "ctrl"] if held else [])]

    def hold(self) -> list[str]:
        """Return arguments of ``xdotool`` that lift a curtain."""
        return ["keydown", "space", "sleep", "0.7", "keyup", "space"]

    def key(self) -> list[str]:
        return ["key", self.chance.choice(KEYS)]


@pytest.mark.slow
def test_a_monkey_at_the_table(screen: Screen, deck: Deck, count: Callable[[str], None]) -> None:
    monkey = Monkey(screen, seed=screen.size[0])
    end = time.monotonic() + MINUTES * 60 / SIZES
    rounds = closed = kills = largest = steps = 0
    played = Counter[str]()
    while time.monotonic() < end:
        if rounds % 3 == 1:
            file = screen.home / f"{rounds}.pax"
            write_adventure(file, adventure("puebla", rounds, 40))
            screen.start(str(file))
        else:
            new = ["--new", "--seats", str(2 + rounds % 5), "--seed", str(rounds)]
            screen.start(*(new if rounds % 3 == 0 else []))
        monkey.play(min(ROUND, max(5.0, end - time.monotonic())))
        rounds += 1
        if screen.running:
            assert screen.program is not None
            largest = max(largest, psutil.Process(screen.program.pid).memory_info().rss)
        if rounds % 3 == 0 and screen.running:
            screen.kill()
            kills += 1
        else:
            complaints = closing(screen)
            assert not complaints, complaints
            closed += 1
        played = Counter(game_named_in(path) for path in _kept(screen))
        steps = max([steps, *(_check(path, deck) for path in _kept(screen))])
    assert played.keys() == {"", GAME} or rounds < 3
    count(
        f"{monkey.gestures} gestures in {rounds} rounds, {closed} closed, {kills} killed, "
        f"{played['']} and {played[GAME]} games, the longest of {steps} steps, "
        f"at most {largest / 1e6:.0f} MB"
    )
    assert monkey.gestures > 0


def on_windows(screen: Screen, *words: str) -> None:
    """Run an ``xdotool`` command on the program's windows."""
    subprocess.run(
        ["xdotool", "search", "--class", "paxdesk", *words],
        env={**os.environ, "DISPLAY": screen.display},
        stderr=subprocess.DEVNULL,
        check=False,
    )


def closing(screen: Screen) -> str:
    assert screen.program is not None
    end = time.monotonic() + 4 * LONGEST
    while screen.running:
        assert time.monotonic() < end, "it does not close"
        on_windows(screen, "windowactivate", "%@")
        screen.keys("Escape", "Escape", "alt+F4")
        time.sleep(0.3)
    _, written = screen.program.communicate()
    complaints = (written or b"").decode()
    code, screen.program = screen.program.returncode, None
    assert code == 0, complaints
    return complaints


def _kept(screen: Screen) -> list[Path]:
    folder = screen.home / "data" / "paxdesk" / "games"
    return [path for path in folder.rglob("*.pax") if path.parent.name != DELETED]


def _check(path: Path, deck: Deck) -> int:
    session: GameSession
    if game_named_in(path) == GAME:
        session = read_adventure(path, MATERIAL)
        assert adventure_problems(session.state) == []
    else:
        session = read_saved(path, deck)
        assert invariant_violations(session.state) == []
    assert session.replay() == session.state
    return len(session.journal)
