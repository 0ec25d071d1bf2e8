"""Tests of two programs that save the same file: both versions are kept."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from paxdesk.files.safe_write import earlier
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved, write_saved
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.sierra_madre.rules.cards import CARDS
from paxdesk.sierra_madre.saves import read_box
from tests.shares import spread
from tests.sources import PACKAGE

WINDOW = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import load_deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.resources import cards_folder
from tests.table.hand import MouseHand

application = QApplication([])
deck = load_deck(cards_folder())
window = TableWindow(PaxTable(deck), plain_game(2, 1).deal(deck))
window.ask_before_leaving = False
window.show()
window.begin()
assert window.open_path(Path(sys.argv[1]))
window.close_dialog()
MouseHand(window.desk).raise_curtain()
window.desk.model.submit(parse(sys.argv[2]))
print("ready", flush=True)
for line in sys.stdin:
    if line == "replace\\n":
        window.dialog.answers[1].click()
        print("saved" if window.dialog is None else "asked", flush=True)
    else:
        print("saved" if window.save() else window.dialog.words, flush=True)
"""
WRITER = """
import sys
from pathlib import Path
from paxdesk.files.safe_write import write_whole

for line in sys.stdin:
    write_whole(Path(sys.argv[1]), (sys.argv[2] + line).encode(), keep_earlier=True)
    print("written", flush=True)
"""
LEARNER = """
import sys
from pathlib import Path
from paxdesk.sierra_madre.rules.cards import Facts
from paxdesk.sierra_madre.saves import CardBox

box = CardBox(Path(sys.argv[1]))
print(len(box.known), flush=True)
for card in sys.stdin:
    box.learn(card.strip(), Facts("store", 1, 2, 0, "us", "Nogales"))
    print(box.trouble or "learned", flush=True)
"""


class Program:
    """Process that answers each line with a line."""

    def __init__(self, source: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", source, *arguments],
            cwd=PACKAGE.parent,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def ask(self, line: str) -> str:
        self.say(line)
        return self.answer()


@contextmanager
def running(*programs: Program) -> Iterator[None]:
    try:
        yield
    finally:
        for each in programs:
            each.process.communicate()
            assert each.process.returncode == 0


def test_the_second_to_save_is_prompted_and_both_versions_are_kept(
    tmp_path: Path, deck: Deck
) -> None:
    file = tmp_path / "evening.pax"
    write_saved(file, plain_game(2, 3).deal(deck))
    one, other = (Program(WINDOW, str(file), line) for line in ("speculate a5", "speculate b5"))
    with running(one, other):
        assert [each.answer() for each in (one, other)] == ["ready", "ready"]
        assert one.ask("save") == "saved"
        assert "has been changed by another window or program" in other.ask("save")
        assert read_saved(file, deck).journal[0].line == "speculate a5"
        assert other.ask("replace") == "saved"
    newest, before, first = (read_saved(each, deck) for each in (file, *earlier(file)[:2]))
    assert [each.line for each in newest.journal] == ["speculate b5"]
    assert [each.line for each in before.journal] == ["speculate a5"]
    assert first.journal == []


@pytest.mark.parametrize("rounds", spread([40, 2000], long=1))
def test_simultaneous_writes_are_kept(
    tmp_path: Path, count: Callable[[str], None], rounds: int
) -> None:
    file = tmp_path / "game.pax"
    one, other = (Program(WRITER, str(file), name) for name in ("one ", "other "))
    with running(one, other):
        for number in range(rounds):
            for each in (one, other):
                each.say(str(number))
            assert [each.answer() for each in (one, other)] == ["written", "written"]
            kept = {each.read_text("utf-8") for each in (file, *earlier(file)) if each.exists()}
            assert {f"one {number}\n", f"other {number}\n"} <= kept
    count(f"{2 * rounds} versions written in pairs, none lost")


def test_two_companions_can_add_cards_to_one_set(tmp_path: Path) -> None:
    box = tmp_path / "box.yaml"
    one, other = Program(LEARNER, str(box)), Program(LEARNER, str(box))
    cards = [card for card in CARDS if card.startswith("C")][:16]
    with running(one, other):
        assert [each.answer() for each in (one, other)] == ["0", "0"]
        for index in range(0, len(cards), 2):
            one.say(cards[index])
            other.say(cards[index + 1])
            assert [each.answer() for each in (one, other)] == ["learned", "learned"]
    assert set(read_box(box)) == set(cards)
