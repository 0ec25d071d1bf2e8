"""Tests of three years of the companion in a real window.

Holdings are then computed from the exported ledger, and from the log, without the rules.
"""

import csv
import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from select import select
from typing import Any

import pytest

from paxdesk.sierra_madre.table.handling import card_spot
from tests.window.conftest import LONGEST, Screen, opened_screen

SIZE = (1366, 768)
PROGRAM = "tests.window.told_places"
MOST_INPUTS = 12
PEOPLE = ("Ana", "Benito", "Clara", "Diego")
ANA, BENITO, CLARA, DIEGO = range(1, 5)
AT_HAND = 10
BOX = """\
R1: {kind: strike, quarters: 1}
M1: {kind: lawsuit, quarters: 1}
C12: {kind: hacienda, quarters: 1, profit: 3, bars: 1, name: San Bernardino}
E6: {kind: event, name: Boer War}
C2: {kind: store, quarters: 1, profit: 2, land: us, name: Nogales Store}
RR1: {kind: railroad, quarters: 2, profit: 1}
C3: {kind: bank, quarters: 1, profit: 1, bars: 2}
M2: {kind: spy, quarters: 1}
C4: {kind: hospital, quarters: 1, profit: 1, land: us}
C20: {kind: smelter, quarters: 2, profit: 4}
C21: {kind: casino, quarters: 1, profit: 2}
"""
"""Cards entered earlier."""


class Hand:
    """Mouse with positions reported by the program."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.inputs = 0
        self.aside = 0
        """Offset of the last click that ended a phase, in pixels."""

    def ask(self, *question: object) -> Any:
        program = self.screen.program
        assert program is not None
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(json.dumps(question).encode() + b"\n")
        program.stdin.flush()
        assert select([program.stdout], [], [], LONGEST / 4)[0], f"no answer to {question}"
        line = program.stdout.readline()
        assert line, program.communicate()[1].decode()
        found = json.loads(line)
        assert not isinstance(found, dict) or "error" not in found, found["error"]
        return found

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.found(lambda: self.ask("state"), "a window")
        return found

    def found(self, look: Callable[[], Any], what: str) -> Any:
        """Wait until ``look`` returns a true result; return the result."""
        end = time.monotonic() + LONGEST / 4
        while not (seen := look()):
            if time.monotonic() > end:
                self.screen.picture("lost")
                told = [self.ask(each) for each in ("state", "spots", "buttons")]
                raise AssertionError(f"{what} is not there: {told}")
            time.sleep(0.02)
        return seen

    # --- By mouse ---------------------------------------------------------------------------------

    def click(self, at: list[int]) -> None:
        self.screen.do("mousemove", *map(str, at), "click", "1")
        self.inputs += 1

    def press(self, words: str) -> None:
        self.click(self.found(lambda: self._button(words), words))

    def _button(self, words: str) -> list[int] | None:
        found = [
            each["at"] for each in self.ask("buttons") if words in (each["words"], each["name"])
        ]
        return found[0] if found else None

    def spot(self, kind: str, number: int = 0) -> list[int]:
        place: list[int] = self.found(lambda: self.ask("spot", kind, number), f"{kind} {number}")
        return place

    def table(self, words: str) -> None:
        def look() -> list[list[int]]:
            return [each["at"] for each in self.ask("spots") if each["words"].startswith(words)]

        self.click(self.found(look, words)[0])

    def enter(self, do: Callable[[], object]) -> dict[str, Any]:
        """Call ``do``, which makes an entry; return the new state."""
        before = len(self.state["lines"])
        do()
        return self.found(
            lambda: found if len((found := self.state)["lines"]) > before else None, "an entry"
        )

    def choose(self, field: str, words: str) -> None:
        """Choose a value by its button or in a list."""
        boxes = [e["at"] for e in self.ask("buttons") if e["name"].startswith(f"{field}: {words}")]
        if boxes:
            self.click(boxes[0])
            return
        self.click(next(each["at"] for each in self.ask("fields") if each["name"] == field))
        rows = self.found(lambda: self.ask("items"), field)
        self.click(next(row["at"] for row in rows if row["words"].startswith(words)))
        self.found(lambda: not self.ask("items"), f"{field} goes up")

    def more(self, field: str, times: int) -> None:
        for _ in range(times):
            self.press(f"{field}: one more")

    def form(self, opens: str, *choices: tuple[str, str | int], done: str = "Enter") -> None:
        """Open the form ``opens``, fill in its fields, and press ``done``.

        An integer is the number of presses of a field's plus button.
        """
        self.table(opens)
        self.found(lambda: self.state["sheet"], opens)
        for field, value in choices:
            if isinstance(value, int):
                self.more(field, value)
            else:
                self.choose(field, value)
        self.screen.picture(f"form {opens.strip(' …')}")
        self.enter(lambda: self.press(done))

    # --- The quarter -----------------------------------------------------------------------------

    def next(self) -> dict[str, Any]:
        """Continue to the next phase; return the new state.

        Successive clicks differ in position, because a double click would end only one phase.
        """
        left, top = self.spot("next")
        self.aside = 12 - self.aside
        return self.enter(lambda: self.click([left + self.aside, top]))

    def until(self, phase: int) -> None:
        while self.state["phase"] < phase:
            self.next()
        assert self.state["phase"] == phase

    def end_quarter(self) -> None:
        now = self.state["quarter"]
        while self.state["quarter"] == now:
            self.next()

    def reveal(self, letters: str, number: int) -> None:
        self.found(lambda: self.state["sheet"] == "RevealSheet", "a card to be turned over")
        if letters != "C":
            self.press(f"Kind of card: {letters}")
        self.enter(lambda: self.press(f"{letters}{number}"))
        if self.state["rows"]:
            self.next()  # capital for a gold bar
        while letters != "E" and self.state["phase"] < 4:
            self.next()

    def hammer(self, seat: int, price: int) -> None:
        while (now := self.state)["auction"] not in (None, "lawsuit"):
            if now["asked"] == seat and now["price"] < price:
                self.enter(lambda: self.table(f"{price} gold"))
            else:
                self.enter(lambda: self.table("Pass"))

    def drag(self, card: str, seat: int, words: str) -> None:
        spot = card_spot(card)
        start, end = self.spot(spot.kind, spot.number), self.spot("seat", seat)
        self.screen.do("mousemove", *map(str, start), "mousedown", "1")
        for share in (0.1, 0.3, 0.6, 0.9, 1):
            x, y = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.screen.do("mousemove", str(x), str(y))
            time.sleep(0.03)
        self.screen.do("mouseup", "1")
        self.inputs += 1
        self.enter(lambda: self.press(words))


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Hand]:
    data = tmp_path / "data" / "paxdesk"
    data.mkdir(parents=True)
    (data / "sierra-madre-box.yaml").write_text(BOX)
    with opened_screen(SIZE, tmp_path) as screen:
        screen.start(program=PROGRAM)
        yield Hand(screen)


def new_books(hand: Hand) -> None:
    hand.press("Lords of the Sierra Madre")
    hand.found(lambda: hand.state["game"] == "sierra_madre", "the home page of the companion")
    hand.screen.rest()
    hand.screen.picture("home")
    hand.press("New game")
    hand.found(lambda: hand.state["dialog"] == "NewGameSheet", "what is asked of new books")
    hand.screen.picture("new books")
    hand.press("Players: 4")
    hand.press("Begin")
    hand.found(lambda: hand.state["sheet"] == "RevealSheet", "the first quarter")


def three_years(hand: Hand) -> None:
    """Play Winter 1898 to Spring 1900, with many kinds of events."""
    # Winter 1898: a copper mine without known facts.
    hand.press("C1")
    hand.choose("What it is", "Copper mine")
    hand.more("Quarters", 1)
    hand.more("Profit", 2)
    hand.screen.picture("a card is told")
    hand.enter(lambda: hand.press("Turn over"))
    hand.drag("C1", ANA, "Ana: 3 gold")
    hand.form("IOU…", ("Who", "Diego"), ("Gold", 1))
    hand.end_quarter()
    # Spring 1898: a strike card; a Night Raid and a robbery.
    hand.reveal("R", 1)
    hand.hammer(BENITO, 2)
    hand.until(10)
    hand.form("Night Raid", ("Who", "Diego"))
    hand.form("Gold…", ("From", "Ana"), ("To", "Diego"), ("Gold", 1), ("Why", "robbery"))
    hand.end_quarter()
    # Summer 1898: a lawsuit is bought; the strike; taxes.
    hand.reveal("M", 1)
    hand.hammer(CLARA, 1)
    hand.until(9)
    hand.form("Play a card…", ("What", "strike"), ("Against", "C1"))
    hand.until(10)
    hand.form("Gold…", ("From", "Benito"), ("To", "the game"), ("Why", "taxes"))
    hand.end_quarter()
    # Autumn 1898: a hacienda; the lawsuit for the mine, with two bidders.
    hand.reveal("C", 12)
    hand.hammer(DIEGO, 2)
    hand.until(9)
    hand.form("Play a card…", ("What", "lawsuit"), ("Against", "C1"))
    hand.screen.picture("lawsuit")
    bids = {ANA: 2, CLARA: 1}
    while any(each["words"] == "Pass" for each in hand.ask("spots")):
        now = hand.state
        bid = bids.pop(now["asked"], 0)
        words = f"{bid} gold" if bid > now["price"] else "Pass"
        hand.enter(lambda words=words: hand.table(words))
    hand.screen.picture("lawsuit dice")
    hand.enter(lambda: hand.table("Roll for the lawsuit"))
    hand.end_quarter()
    # Winter 1899: a foreign war; gold for New York, and an enlistment.
    hand.reveal("E", 6)
    hand.until(11)
    hand.form("Gold…", ("From", "Benito"), ("To", "Benito in New York"), ("Gold", 1))
    hand.form("Enlist…", ("Who", "Benito"))
    hand.end_quarter()
    # Spring 1899: a store; an election; the hacienda burns.
    hand.reveal("C", 2)
    hand.hammer(ANA, 1)
    hand.until(9)
    hand.form("Office…", ("What", "put up"))
    hand.hammer(CLARA, 2)
    hand.until(10)
    hand.form("Card…", ("Card", "C12"), ("By", 3))
    hand.screen.picture("a burned hacienda")
    hand.end_quarter()
    # Summer 1899: a railroad; the hacienda is rebuilt; equipment is ordered.
    hand.reveal("RR", 1)
    hand.hammer(CLARA, 1)
    hand.until(7)
    hand.enter(lambda: hand.table("Rebuild C12"))
    hand.until(10)
    hand.form("Slip…", ("What", "depleted equipment"), ("Card", "C12"))
    hand.end_quarter()
    # Autumn 1899: a bank; a burned town is not rebuilt.
    hand.reveal("C", 3)
    hand.hammer(DIEGO, 1)
    hand.until(10)
    hand.form("Slip…", ("What", "a burned town"), ("Card", "C12"))
    hand.until(11)
    less = next(each for each in hand.ask("spots")
                if each["kind"] == "less" and "burned town" in each["words"])  # fmt: skip
    hand.enter(lambda: hand.click(less["at"]))
    hand.enter(lambda: hand.table("Auction C12"))
    hand.screen.picture("a forced auction")
    hand.hammer(ANA, 1)
    hand.end_quarter()
    # Winter 1900: a spy; the soldier or his heir returns.
    hand.reveal("M", 2)
    hand.hammer(ANA, 1)
    hand.until(11)
    hand.screen.picture("back from the war")
    hand.enter(lambda: hand.table("Roll for Benito"))
    if any("heir" in each["words"] for each in hand.ask("spots")):
        hand.enter(lambda: hand.table("Benito returns as an heir"))
    hand.end_quarter()
    # Spring 1900: a hospital; a boycott.
    hand.reveal("C", 4)
    hand.hammer(BENITO, 1)
    hand.until(9)
    hand.screen.picture("what officials may do")
    hand.enter(lambda: hand.table("Boycott store goods"))
    hand.end_quarter()


def quiet_quarter(hand: Hand, *, keys: bool) -> int:
    """Play a quarter without special events; return the number of inputs."""
    quarter, hand.inputs = hand.state["quarter"], 0
    hand.found(lambda: hand.state["sheet"] == "RevealSheet", "a card to be turned over")
    if keys:
        for key in "c21":
            hand.screen.do("key", key)
            hand.inputs += 1
        hand.found(lambda: not hand.state["sheet"], "C21 is turned over")
    else:
        hand.enter(lambda: hand.press("C20"))
    while hand.state["quarter"] == quarter:
        if keys:
            hand.enter(lambda: hand.screen.do("key", "e"))
            hand.inputs += 1
        else:
            hand.next()
    return hand.inputs


def saved_by(hand: Hand, path: Path) -> Path:
    time.sleep(1)
    hand.screen.do("type", str(path))
    hand.screen.do("key", "Return")
    hand.found(path.exists, str(path))
    time.sleep(0.3)
    return path


# --- Totals without the rules ---------------------------------------------------------------------


def added_from_ledger(path: Path) -> Counter[str]:
    """Return the gold by place, according to the ledger."""
    sums: Counter[str] = Counter(dict.fromkeys(PEOPLE, AT_HAND))
    for row in csv.DictReader(path.read_text().splitlines()):
        sums[row["from"]] -= int(row["gold"])
        sums[row["to"]] += int(row["gold"])
    return sums


def added_from_log(path: Path) -> Counter[str]:
    """Return the gold by place, according to the log."""
    sums: Counter[str] = Counter(dict.fromkeys(PEOPLE, AT_HAND))
    for source, target, gold in re.findall(
        r"^ *(\S.*?) → (.*?): (\d+) gold,", path.read_text(), re.M
    ):
        sums[source] -= int(gold)
        sums[target] += int(gold)
    return sums


@pytest.mark.slow
def test_three_years_by_mouse_give_a_correct_ledger(
    hand: Hand, tmp_path: Path, count: Callable[[str], None]
) -> None:
    new_books(hand)
    three_years(hand)
    inputs = hand.inputs
    by_mouse = quiet_quarter(hand, keys=False)
    by_keys = quiet_quarter(hand, keys=True)
    assert by_mouse <= MOST_INPUTS
    assert by_keys <= MOST_INPUTS
    now = hand.state
    assert now["quarter"] == 12  # Winter 1901: three years are over
    verbs = Counter(line.split()[0] for line in now["lines"])
    happened = (
        "borrow raid pay strike sue settle enlist elect lower rebuild damaged return correct force "
        "boycott bid sold"
    )
    assert set(happened.split()) <= verbs.keys()
    hand.press("Not yet")
    hand.screen.picture("the end of three years")
    shown = {each["words"] for each in hand.ask("spots") if each["kind"] == "seat"}
    hand.table("Files…")
    hand.press("Export the ledger")
    ledger = saved_by(hand, tmp_path / "ledger.csv")
    hand.screen.picture("files")
    hand.press("Back to the table")
    hand.screen.keys("ctrl+e")
    log = saved_by(hand, tmp_path / "log.txt")
    sums = added_from_ledger(ledger)
    assert {name: sums[name] for name in PEOPLE} == {
        name: now["gold"][f"P{seat}"] for seat, name in enumerate(PEOPLE, 1)
    }
    assert {f"{name}: {sums[name]} gold" for name in PEOPLE} == shown
    assert sums["Benito in New York"] == now["gold"]["NY2"] == 2
    assert added_from_log(log) == sums
    assert sum(sums.values()) == AT_HAND * len(PEOPLE)
    assert not hand.screen.quit()
    count(f"{inputs} inputs by mouse; a quiet quarter {by_mouse} by mouse, {by_keys} by keys")


@pytest.mark.long
def test_the_ledger_survives_a_crash_and_undo(hand: Hand) -> None:
    new_books(hand)
    hand.enter(lambda: hand.press("C12"))
    hand.next()
    hand.hammer(ANA, 3)
    kept = hand.state
    hand.screen.kill()
    hand.screen.start(program=PROGRAM)
    hand.press("Continue")
    hand.found(lambda: hand.state["lines"] == kept["lines"], "the game that was under way")
    assert hand.state == kept
    while hand.state["lines"]:
        before = len(hand.state["lines"])
        hand.table("Undo")
        hand.found(lambda n=before: len(hand.state["lines"]) < n, "a step less")
    assert hand.state["gold"] == {f"{place}{n}": AT_HAND * (place == "P")
                                  for place in ("P", "NY") for n in (1, 2, 3, 4)}  # fmt: skip
    hand.press("Not yet")
    while len(hand.state["lines"]) < len(kept["lines"]):
        before = len(hand.state["lines"])
        hand.table("Redo")
        hand.found(lambda n=before: len(hand.state["lines"]) > n, "a step more")
    assert hand.state == kept
    assert not hand.screen.quit()


THE_END = """\
game: sierra_madre
title: The last roll
given:
  quarter: 1907-winter
  phase: 11
  seats: [{gold: 12}, {gold: 9, ious: [1907-summer]}, {gold: 20}, {gold: 3}]
  cards:
    E1: {place: event}
    E2: {place: event}
    E4: {place: event}
    E10: {place: event}
    E12: {place: event, due: 1907-winter}
    C1: {place: mature, owner: 1, kind: store, profit: 2, gold: 4}
"""


@pytest.mark.long
def test_the_end_of_the_ledger_and_its_account(tmp_path: Path) -> None:
    position = tmp_path / "end.yaml"
    position.write_text(THE_END)
    with opened_screen(SIZE, tmp_path) as screen:
        screen.start("--position", str(position), program=PROGRAM)
        hand = Hand(screen)
        hand.found(lambda: hand.ask("spot", "next"), "the table")

        def button() -> list[str]:
            return [each["words"] for each in hand.ask("spots") if each["kind"] == "next"]

        assert button() == ["Bring the gold home"]
        hand.next()
        assert button() == ["Roll for the end: 15 in 36"]
        hand.table("Enter the dice…")
        hand.click(next(each["at"] for each in hand.ask("fields") if each["name"] == "Dice"))
        screen.do("type", "44")
        hand.enter(lambda: hand.press("Enter"))
        assert hand.state["over"]
        hand.found(lambda: hand.state["dialog"] == "EndSheet", "the account")
        screen.rest()
        screen.picture("the account")
        hand.press("Export the ledger")
        rows = saved_by(hand, tmp_path / "ledger.csv").read_text().splitlines()
        assert sum("opening balance" in row for row in rows) == 6
        assert len(rows) == 8  # a header, the opening balances, and the store's gold
        hand.press("All charts")
        hand.found(lambda: hand.state["dialog"] == "ChartsSheet", "the charts")
        screen.picture("charts")
        hand.screen.keys("Escape")
        hand.found(lambda: hand.state["dialog"] == "EndSheet", "the account again")
        hand.press("See the table")
        assert not screen.quit()
        # The finished game is saved, and can be opened again.
        screen.start(program=PROGRAM)
        hand.press("Finished games")
        screen.rest()
        screen.picture("the shelf")
        assert list((tmp_path / "data" / "paxdesk" / "games").glob("*/finished/*.pax"))
        hand.press("Replay")
        hand.found(lambda: hand.state["dialog"] == "ReplaySheet", "the game once more")
        screen.picture("the game once more")
        assert not screen.quit()
