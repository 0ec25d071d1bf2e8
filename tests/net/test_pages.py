"""Tests of the data sent to pages, without a browser."""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from paxdesk.desk.protocol.table_game import TableGame, on_desk
from paxdesk.language import speaking, tr
from paxdesk.net.browser_messages import MAX_PICTURES_ASKED, Spoken, wanted_language
from paxdesk.net.messages import read_told, written
from paxdesk.net.seats import GatheringTable
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.session.session import GameSession
from paxdesk.web.page import Page
from paxdesk.web.pictures import MAX_BYTES, MAX_NAMES, NAME_LETTERS, PictureBook
from paxdesk.web.speech import speech_of
from tests.net.sitting import AnySharing
from tests.net.test_sharing import Table, Wire, dealt, hidden_pairs, opened_to, sound_the_same
from tests.shares import spread

pytestmark = pytest.mark.usefixtures("qapp")
WEBP = b"RIFF"


class PageTable(Table):
    """Shared table with a page at each of ``seats``.

    If ``curious``, pages request details and up to ``pictures`` pictures per step.
    """

    curious = True
    every = 1
    """Distance between tapped items in the page's list; 1 means every item."""

    def __init__(
        self,
        game: TableGame,
        sharing: AnySharing,
        session: GameSession,
        seats: Iterable[int],
        language: Spoken = "en",
        pictures: int = 0,
    ) -> None:
        super().__init__(sharing, session, ())
        self._later: list[Callable[[], object]] = []
        self._pictures = pictures
        self.pages: dict[int, Page] = {}
        self._fetched: dict[int, set[str]] = {}
        for seat in seats:
            self.sit_down(game, seat, language)
        self.catch_up()

    @classmethod
    def at(cls, deck: Deck, session: GameSession, seats: Iterable[int], **how: Any) -> "PageTable":  # type: ignore[override]
        return cls(on_desk(PaxTable(deck)), PaxSharing(deck), session, seats, **how)

    def sit_down(self, game: TableGame, seat: int, language: Spoken = "en") -> Page:
        """Return a page at a seat, with a secret that depends on the seat only."""
        speech, wire = speech_of(language), Wire()
        book = PictureBook(game.drawing, speech, b"secret %d" % seat)
        page = Page(wire, game, seat, speech, lambda: book, self._later.append)
        self.wires[seat], self.pages[seat] = wire, page
        self._fetched[seat] = set()
        token = self.table.invite(seat)
        page.begin(self.table, language)
        self.table.greet(page, self.hello(seat, token))
        return page

    def run(self) -> None:
        while self._later:
            self._later.pop(0)()

    def catch_up(self) -> None:
        """Update every page; if ``curious``, request details and pictures."""
        self.run()
        for seat, page in self.pages.items():
            told = self.last(seat)
            if not self.curious or told is None:
                continue
            self.tap_all(page)
            frames = self.wires[seat].frames
            names = [name for frame in frames for name in picture_names(frame)]
            fresh = [each for each in dict.fromkeys(names) if each not in self._fetched[seat]]
            self._fetched[seat].update(fresh)
            if self._pictures:
                self.ask(page, "Pictures", names=fresh[: self._pictures])
                self.run()

    def tap_all(self, page: Page) -> None:
        """Tap one in ``every`` items, except buttons; twice if the page changes."""
        for spot in [each.spot for each in page._things][:: self.every]:
            for _ in range(2):
                there = [each.spot for each in page._things]
                if spot in there and spot.kind not in page.game.handling.buttons:
                    mark = page._mark
                    self.ask(page, "Tap", mark=mark, thing=there.index(spot))
                    if page._mark == mark:
                        break

    def ask(self, page: Page, kind: str, **what: Any) -> None:
        page.hear(self.table, json.dumps({"type": kind, **what}))

    def act(self, action: object, note: str = "") -> None:
        super().act(action, note)
        self.catch_up()

    def told(self, seat: int, kind: str) -> list[dict[str, Any]]:
        frames = [json.loads(each) for each in self.wires[seat].frames if isinstance(each, str)]
        return [each for each in frames if each["t"] == kind]

    def last(self, seat: int) -> dict[str, Any] | None:
        found = self.told(seat, "table")
        return found[-1] if found else None


def things_of(told: dict[str, Any]) -> Iterable[dict[str, Any]]:
    def within(things: list[dict[str, Any]]) -> Iterable[dict[str, Any]]:
        for each in things:
            yield each
            yield from within(each.get("parts", []))

    for section in told["sections"]:
        yield from within(section["things"])


def picture_names(frame: str | bytes) -> Iterable[str]:
    if isinstance(frame, bytes):
        return
    told = json.loads(frame)
    if told["t"] == "table":
        yield from (each["pic"] for each in things_of(told) if "pic" in each)
        if told["map"]:
            yield from (each["pic"] for each in (*told["map"]["layers"], told["map"]))
    elif told["t"] == "thing" and told["pic"]:
        yield told["pic"]


def numbers(told: Any) -> Iterable[int]:
    if isinstance(told, dict):
        if "a" in told:
            yield told["a"]
        told = [*told.values()]
    if isinstance(told, list):
        for each in told:
            yield from numbers(each)


def offered(table: PageTable, seat: int) -> list[Any]:
    told = table.last(seat)
    assert told is not None
    found = [*numbers({key: each for key, each in told.items() if key in ("answers", "end")})]
    for thing in table.told(seat, "thing"):
        if thing["mark"] == told["mark"]:
            found += numbers(thing)
    return [table.pages[seat]._actions[number] for number in found]


@pytest.mark.parametrize("steps", spread([30, 150], quick=0, long=1))
def test_a_page_offers_every_legal_action(deck: Deck, steps: int) -> None:
    chance = random.Random(5)
    table = PageTable.at(deck, dealt(deck, 3, 2), (1, 2, 3))
    for _ in range(steps):
        seat = table.session.seat_to_act
        if seat is None:
            break
        legal = table.session.legal()
        found = offered(table, seat)
        assert not [each for each in legal if each not in found], table.last(seat)
        assert all(not [*numbers(table.last(other))] for other in (1, 2, 3) if other != seat)
        for wire in table.wires.values():
            wire.frames.clear()
        table.act(chance.choice(legal))


@pytest.mark.long
def test_a_whole_game_is_played_by_numbers(deck: Deck) -> None:
    chance = random.Random(4)
    table = PageTable.at(deck, dealt(deck, 2, 3), (0, 1, 2))
    table.curious = False
    for _ in range(2_000):
        seat = table.session.seat_to_act
        if seat is None:
            break
        told, page = table.last(seat), table.pages[seat]
        assert told is not None
        assert told["asked"]
        wanted = chance.choice(table.session.legal())
        page._actions.append(wanted)
        steps = len(table.session.journal)
        table.ask(page, "Do", mark=told["mark"], number=len(page._actions) - 1)
        table.run()
        assert len(table.session.journal) > steps, table.told(seat, "refused")
        for wire in table.wires.values():
            del wire.frames[:-4]
    assert table.session.seat_to_act is None
    assert all(table.last(seat)["over"] for seat in (0, 1, 2))  # type: ignore[index]
    assert not table.table.claims.owed


def test_hostile_pages_change_nothing(deck: Deck) -> None:
    table = PageTable.at(deck, dealt(deck, 2, 2), (0, 1, 2))
    seat = table.session.seat_to_act
    assert seat is not None
    other, journal = 3 - seat, list(table.session.journal)
    mark = table.last(seat)["mark"]  # type: ignore[index]
    for who, kind, what in (
        (other, "Do", {"mark": mark, "number": 0}),
        (0, "Do", {"mark": mark, "number": 0}),
        (seat, "Do", {"mark": "x", "number": 0}),
        (seat, "Do", {"mark": mark, "number": -1}),
        (seat, "Do", {"mark": mark, "number": 10**6}),
        (seat, "Tap", {"mark": mark, "thing": 10**6}),
        (seat, "Tap", {"mark": mark, "thing": True}),
        (seat, "Pictures", {"names": ["x" * NAME_LETTERS]}),
        (0, "TakeBack", {"mark": mark, "turn": True}),
        (seat, "Hello", {}),
        (seat, "Do", {"mark": mark}),
    ):
        table.ask(table.pages[who], kind, **what)
        table.run()
        assert table.session.journal == journal
    for frame in ("", "x", "[]", b"\0", "{}" * 3_000):
        table.pages[seat].hear(table.table, frame)
    assert table.session.journal == journal
    for _ in range(30):
        table.pages[other].hear(table.table, "nonsense")
    assert table.pages[other] not in table.table.guests, "it is sent away"


def test_a_picture_is_sent_only_to_the_page_that_knows_its_name(deck: Deck) -> None:
    table = PageTable.at(deck, dealt(deck, 2, 2), (1, 2), pictures=12)
    pictures = {
        seat: {each[:NAME_LETTERS].decode() for each in wire.frames if isinstance(each, bytes)}
        for seat, wire in table.wires.items()
    }
    assert len(pictures[1]) == 12
    assert not pictures[1] & pictures[2], "the same market has other names at another seat"
    for wire in table.wires.values():
        wire.frames.clear()
    table.ask(table.pages[2], "Pictures", names=sorted(pictures[1])[:20])
    table.run()
    assert not table.wires[2].frames


@pytest.mark.parametrize("seeds", spread([1, 3, 6], quick=0, long=1))
def test_pages_of_games_with_other_hidden_cards_are_equal(
    deck: Deck, count: Callable[[str], None], seeds: int
) -> None:
    """Frames are compared byte by byte: names, details, log, and pictures with their names."""
    chance = random.Random(3)
    told = pairs = 0
    for viewer, sessions in hidden_pairs(deck, seeds, chance, first=1):
        pairs += 1
        tables = [PageTable.at(deck, each, [viewer], pictures=4) for each in sessions]
        assert any(isinstance(each, bytes) for each in tables[0].wires[viewer].frames)
        told += sound_the_same(tables[0], tables[1], viewer, chance.choice, opened_to(viewer))
    count(f"{pairs} pairs, {told} frames the same")
    assert told > 10 * seeds


@pytest.mark.long
def test_a_page_asks_for_few_pictures_at_once(deck: Deck) -> None:
    table = PageTable.at(deck, dealt(deck, 2, 2), (1,))
    page, wire = table.pages[1], table.wires[1]
    names = [*dict.fromkeys(name for frame in wire.frames for name in picture_names(frame))]
    few = MAX_PICTURES_ASKED // 3
    assert len(names) > few
    for _ in range(3):
        table.ask(page, "Pictures", names=names[:few] * 4)
    table.run()
    got = [each[:NAME_LETTERS].decode() for each in wire.frames if isinstance(each, bytes)]
    assert got == names[:few]
    assert len(page._book._named) <= MAX_NAMES
    assert page._book._bytes <= MAX_BYTES


def test_pages_speak_their_own_languages(deck: Deck) -> None:
    table = PageTable.at(deck, dealt(deck, 3, 2), ())
    game = on_desk(PaxTable(deck))
    for seat, language in enumerate(("en", "fr", "es"), start=1):
        table.sit_down(game, seat, language)  # type: ignore[arg-type]
    table.catch_up()
    asked = table.session.seat_to_act
    name = table.session.seats[(asked or 1) - 1].name
    for seat, language in enumerate(("en", "fr", "es"), start=1):
        told = table.last(seat)
        assert told is not None
        with speaking(speech_of(language)):  # type: ignore[arg-type]
            words = (tr("Your hand"), tr("Regime and piles"))
            line = tr("{0} is playing.", name)
        named = [each["name"] for each in told["sections"]]
        assert words[1] in named
        assert seat == asked or told["prompt"][0] == line
    assert tr("Your hand") == "Your hand", "the program's own language is as before"


def test_the_language_is_the_first_known_one() -> None:
    assert wanted_language("", "pt-BR,pt;q=0.9,es-MX;q=0.8,en;q=0.7") == "es"
    assert wanted_language("fr", "es") == "fr"
    assert wanted_language("", "") == "en"
    assert wanted_language("xx", "*, de" * 1_000) == "en"


def test_a_page_sends_its_share_before_the_deal(deck: Deck) -> None:
    seeds: list[int] = []
    table: GatheringTable[Any, Any, Any] = GatheringTable(
        PaxSharing(deck), names=("Ana", "Rosa"), deal=seeds.append
    )
    hello = Table(PaxSharing(deck), dealt(deck, 2, 1), ()).hello
    later: list[Callable[[], object]] = []
    game = on_desk(PaxTable(deck))
    tokens = {seat: table.invite(seat) for seat in (1, 2)}
    for seat, token in tokens.items():
        wire = Wire()
        book = PictureBook(game.drawing, speech_of("en"))
        page = Page(wire, game, seat, speech_of("en"), lambda book=book: book, later.append)  # type: ignore[misc]
        page.begin(table, "en")
        assert not seeds
        greeting = hello(seat, token)
        assert table.greet(page, greeting)
        while later:
            later.pop(0)()
        told = [json.loads(each) for each in wire.frames]
        assert [each["t"] for each in told][:2] == ["words", "gathering"]
        assert told[1]["seats"][-1]["words"] == "Rosa: is expected"
    assert len(seeds) == 1
    assert written(read_told('{"type":"Moving","token":"x"}'))
