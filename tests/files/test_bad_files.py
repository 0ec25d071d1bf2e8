"""Tests that invalid files are refused in one sentence, quickly and with little memory."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paxdesk.cli import main
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import SaveError
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.saves import open_saved
from paxdesk.porfiriana.scenarios.reading import read_scenario
from paxdesk.resources import cards_folder
from paxdesk.session.scenarios import ScenarioError
from tests.shares import spread

CORPUS = Path(__file__).parent / "corpus"
GAME = (CORPUS / "form-2-3-seats.pax").read_bytes()
SCENARIO = (Path(__file__).parent.parent / "scenarios" / "verbs" / "newspaper.yaml").read_bytes()
LONGEST_SECONDS = 2.0
MOST_MEMORY = 500_000_000
HUGE = 100_000_000


def game(**changes: Any) -> bytes:
    return json.dumps({**json.loads(GAME), **changes}).encode()


BOMB = b"a: &a [x,x,x,x,x,x,x,x,x]\n" + b"".join(
    b"%c: &%c [%s]\n" % (98 + index, 98 + index, b",".join([b"*%c" % (97 + index)] * 9))
    for index in range(20)
)
BAD: dict[str, bytes] = {
    "empty": b"",
    "blank": b" \n\n",
    "binary": bytes(range(256)) * 400,
    "zeros": b"\0" * 10_000,
    "utf-16": '{"format": 2}'.encode("utf-16"),
    "latin-1": "título: ¿qué?".encode("latin-1"),
    "a cut game": GAME[: len(GAME) // 2],
    "a cut scenario": SCENARIO[:-60] + b"[",
    "another document": b"name: a recipe\nsteps: [boil, stir]\n",
    "a text": b"Dear Don Porfirio,\n",
    "a number": b"12\n",
    "null": b"null\n",
    "two documents": b"{}\n---\n{}\n",
    "a bomb of aliases": BOMB,
    "a tag": b"!!python/object/apply:os.system ['true']\n",
    "deep lists": b"[" * 400_000,
    "deep maps": b'{"a":' * 90_000,
    "deep blocks": b"- " * 200_000,
    "many small lists": b"[" + b"[]," * 160_000 + b"[]]",
    "many small maps": b"[" + b"{}," * 1_300_000 + b"{}]",
    "many keys": b"{" + b",".join(b'"k%d":1' % index for index in range(40_000)) + b"}",
    "a key twice": b"{" + b",".join(b'"k%d":1' % index for index in range(40_000)) + b',"k7":1}',
    "a long key": b'{"' + b"k" * 400_000 + b'":1}',
    "a long text": b'"' + b"t" * 3_000_000 + b'"',
    "a number of many digits": b'{"format": ' + b"9" * 300_000 + b"}",
    "endless decimals": b'{"format": 1e999999999}',
    "100 MB": b"",
    "100 MB of maps": b"",
}
BAD_GAMES: dict[str, bytes] = {
    "no position": game(position=None),
    "a list for the position": game(position=[]),
    "too many lines": game(journal=[{"seat": 1, "line": "end", "reason": ""}] * 60_000),
    "empty lines": game(journal=[{}] * 500_000),
    "a long line": game(journal=[{"seat": 1, "line": "end " * 700_000, "reason": ""}]),
    "a long name": game(seats=[{"name": "x" * 3_000_000, "colour": 1, "robot": None}] * 1),
    "many seats": game(seats=[{"name": "x", "colour": 1, "robot": None}] * 39_000),
    "a huge seed": game(opening={**json.loads(GAME)["opening"], "seed": 10**4000}),
    "many corrections": game(deck="00", replaced=[{"number": 1, "kind": "orange"}] * 39_000),
    "deep corrections": game(deck="00", replaced=json.loads("[" * 900 + "]" * 900)),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bad")
    for name, data in {**BAD, **BAD_GAMES}.items():
        (folder / f"{name}.yaml").write_bytes(data)
    with (folder / "100 MB.yaml").open("wb") as file:
        file.truncate(HUGE)
    with (folder / "100 MB of maps.yaml").open("wb") as file:
        for _ in range(100):
            file.write(b"- {}\n" * (HUGE // 500))
    (folder / "a folder.yaml").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "a pipe.yaml")
    return folder


def as_game(path: Path, deck: Deck) -> None:
    open_saved(path, deck)


def as_scenario(path: Path, deck: Deck) -> None:
    read_scenario(path, deck)


def as_replaced_cards(path: Path, deck: Deck) -> None:
    alone = path.with_suffix("")
    alone.mkdir(exist_ok=True)
    (alone / "mine.yaml").unlink(missing_ok=True)
    os.symlink(path, alone / "mine.yaml")
    load_deck(cards_folder(), alone)


def as_deck(path: Path, deck: Deck) -> None:
    alone = path.with_suffix("")
    alone.mkdir(exist_ok=True)
    (alone / "orange.yaml").unlink(missing_ok=True)
    os.symlink(path, alone / "orange.yaml")
    load_deck(alone)


READERS: dict[str, tuple[Callable[[Path, Deck], None], type[PaxError]]] = {
    "game": (as_game, SaveError),
    "scenario": (as_scenario, ScenarioError),
    "replaced cards": (as_replaced_cards, DeckError),
    "deck": (as_deck, DeckError),
}


@pytest.mark.parametrize("reader", spread(READERS))
@pytest.mark.parametrize("name", [*BAD, *BAD_GAMES, "a folder", "a pipe", "not there"])
def test_one_sentence(folder: Path, deck: Deck, reader: str, name: str) -> None:
    read, error = READERS[reader]
    path = folder / f"{name}.yaml"
    if name == "not there" and read in (as_replaced_cards, as_deck):
        pytest.skip("a link that leads nowhere is no card file")
    with pytest.raises(error) as caught:
        read(path, deck)
    sentence = str(caught.value)
    assert str(folder) in sentence
    assert sentence.endswith(".")
    assert len(sentence.splitlines()) == 1
    assert len(sentence) < 700


MEASURE = """
import resource, sys, time
from pathlib import Path
from tests.files.test_bad_files import READERS
from paxdesk.resources import cards_folder
from paxdesk.porfiriana.rules.deck import load_deck
deck = load_deck(cards_folder())
slowest = (0.0, "")
for reader, (read, error) in READERS.items():
    for path in sorted(Path(sys.argv[1]).glob("*.yaml")):
        start = time.process_time()
        try:
            read(path, deck)
        except error:
            pass
        slowest = max(slowest, (time.process_time() - start, f"{path.stem} as a {reader}"))
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
status = Path("/proc/self/status")
if status.exists():
    # A process begins with the peak of the one that started it; this is the peak of its own.
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
    memory = int(lines["VmHWM"].split()[0]) * 1024
print(slowest[0], memory, slowest[1], sep="|")
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in other units there")
def test_reading_is_quick_and_needs_little_memory(folder: Path) -> None:
    root = Path(__file__).parent.parent.parent
    ran = subprocess.run(
        [sys.executable, "-c", MEASURE, str(folder)],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    seconds, memory, what = ran.stdout.strip().split("|")
    print(f"slowest: {what}, {float(seconds):.2f} s; memory {int(memory) // 1_000_000} MB")
    assert float(seconds) < LONGEST_SECONDS, what
    assert int(memory) < MOST_MEMORY


@pytest.mark.parametrize(
    "command",
    [["verify"], ["scenario"], ["--cards"]],
    ids=["verify", "scenario", "cards"],
)
@pytest.mark.parametrize("name", ["empty", "binary", "deep lists", "a bomb of aliases", "100 MB"])
def test_commands_print_the_error_and_fail(
    folder: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    name: str,
) -> None:
    path = folder / f"{name}.yaml"
    if command == ["--cards"]:
        os.symlink(path, tmp_path / "mine.yaml")
        arguments = ["--cards", str(tmp_path), "cards", "check"]
    else:
        arguments = [*command, str(path)]
    assert main(arguments) != 0
    heard = capsys.readouterr()
    assert "Traceback" not in heard.out + heard.err
    assert "mine.yaml" in heard.err if command == ["--cards"] else str(path) in heard.out
