"""Players at pages, simulated by tests without a browser; they fetch all pictures."""

import json
import random
import re
import ssl
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

LINK = re.compile(r"(https?)://([\w.-]+:\d+)/#([\w-]{11})\.(\d)\.([\w-]{22})")
LONGEST = 60.0
"""Maximum wait for an answer, in seconds."""


class PagePlayer:
    """Page at a seat; ``table`` is the position last received, None before the deal."""

    def __init__(self, link: str, key: str, language: str = "en") -> None:
        found = LINK.fullmatch(link)
        assert found is not None, link
        scheme, host, table, seat, token = found.groups()
        # The certificate is the host's own.
        context = ssl._create_unverified_context() if scheme == "https" else None
        self._opened = ExitStack()
        self.line: ClientConnection = self._opened.enter_context(
            connect(f"{scheme.replace('http', 'ws')}://{host}/seat", ssl=context, max_size=None)
        )
        self.table: Any = None
        self.thing: Any = None
        self.pictures = 0
        self._asked: set[str] = set()
        self.say("Sit", table=table, seat=int(seat), token=token, key=key, language=language)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def say(self, kind: str, **what: Any) -> None:
        self.line.send(json.dumps({"type": kind, **what}))

    def hear(self) -> None:
        """Read the received frames, and request the pictures that they name."""
        try:
            while True:
                frame = self.line.recv(timeout=0.002)
                if isinstance(frame, bytes):
                    self.pictures += 1
                    continue
                told = json.loads(frame)
                if told["t"] in ("table", "thing"):
                    setattr(self, told["t"], told)
                    self._fetch(re.findall(r'"pic":"([^"]+)"', frame))
        except (TimeoutError, ConnectionClosed):
            return

    def _fetch(self, names: Iterable[str]) -> None:
        fresh = [each for each in dict.fromkeys(names) if each not in self._asked]
        self._asked.update(fresh)
        for first in range(0, len(fresh), 50):
            self.say("Pictures", names=fresh[first : first + 50])

    def until(self, holds: Any) -> None:
        end = time.monotonic() + LONGEST
        while not holds():
            assert time.monotonic() < end, self.table
            self.hear()

    def act(self, chance: random.Random) -> None:
        mark, choices = self.table["mark"], [each["a"] for each in self.table["answers"]]
        if "end" in self.table:
            choices.append(self.table["end"]["a"])
        lit = [each["i"] for each in things(self.table) if each.get("can")]
        if lit and (not choices or chance.random() < 0.6):
            self.thing = None
            self.say("Tap", mark=mark, thing=chance.choice(lit))
            self.until(lambda: self.thing is not None or self.table["mark"] != mark)
            choices = [*numbers(self.thing["deeds"])] if self.thing is not None else []
        if choices:
            self.say("Do", mark=mark, number=chance.choice(choices))
            self.until(lambda: self.table["mark"] != mark)


def things(told: Any) -> Iterator[Any]:
    waiting = [each for section in told["sections"] for each in section["things"]]
    while waiting:
        yield (thing := waiting.pop())
        waiting += thing.get("parts", ())


def numbers(deeds: Sequence[Any]) -> Iterator[int]:
    """Yield the numbers of all actions in menu entries and their variants."""
    for each in deeds:
        if "a" in each:
            yield each["a"]
        yield from numbers(each.get("ways", ()))


def play(pages: Sequence[PagePlayer], chance: random.Random, steps: int) -> bool:
    """Play ``steps`` steps; return False if the game ended before."""
    for page in pages:
        page.until(lambda page=page: page.table is not None)
    for _ in range(steps):
        while not (asked := [each for each in pages if each.table["asked"]]):
            for page in pages:
                page.hear()
            if pages[0].table["over"]:
                return False
        asked[0].act(chance)
    return True
