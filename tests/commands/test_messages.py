"""Tests of the program's messages: no sentence has two colons or a Python term."""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from paxdesk import cli
from tests.ground.test_terms import catalogue
from tests.shares import spread

CORPUS: Final = Path(__file__).parent.parent / "files" / "corpus"
GAME: Final = CORPUS / "form-3-2-seats.pax"
Output = pytest.CaptureFixture[str]

COLON: Final = re.compile(r":(?=\s|$)")
QUOTED: Final = re.compile(r"“[^”]*”|«[^»]*»")
"""Quoted text, which may come from the user's file and contain anything."""
SENTENCE_END: Final = re.compile(r"(?<=[.;?!])\s+|\n")
PYTHON: Final = re.compile(
    r"\b[A-Z][a-z0-9]+[A-Z]\w*|\b[A-Z]\w*(?:Error|Exception)\b|Errno|Expecting|Traceback|NoneType"
    r"|<class|object at 0x|invalid literal"
)
"""Class names, and texts of Python's errors."""
NAMES: Final = {"AvPág", "LibreOffice", "NaN", "RePág", "UPnP"}
"""Allowed words with inner capitals: names, NaN, and Spanish names of keys."""


def faults(text: str) -> list[str]:
    found = []
    for sentence in SENTENCE_END.split(QUOTED.sub("“x”", text)):
        words = set(PYTHON.findall(sentence)) - NAMES
        if words or len(COLON.findall(sentence)) > 1:
            found.append(sentence)
    return found


# --- Sources and translations ---------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_no_text_of_the_program_has_two_colons_or_a_class(language: str) -> None:
    texts = (re.sub(r"\{\w*\}", "x", each) for each in catalogue(language))
    assert [each for each in texts if faults(each)] == []


# --- Damaged files --------------------------------------------------------------------------------


def changed(*path: str | int, **values: Any) -> bytes:
    """Return the file GAME with changed values; None removes a key."""
    data = json.loads(GAME.read_text(encoding="utf-8"))
    place = data
    for key in path:
        place = place[key]
    place.update(values)
    for key in [key for key, value in values.items() if value is None]:
        del place[key]
    return json.dumps(data).encode()


DAMAGE: Final[Mapping[str, bytes]] = {
    "empty": b"",
    "binary": bytes(range(256)),
    "another encoding": "título".encode("latin-1"),
    "open": b"{",
    "a list": b"[]",
    "a number": b"7",
    "not a number": b"NaN",
    "a text": b"no such thing",
    "deep": b"[" * 500 + b"]" * 500,
    "a key twice": b'{"game": "", "game": ""}',
    "another game": b'{"game": "chess", "format": 1}',
    "a large number": b'{"game": ' + b"9" * 5000 + b"}",
    "a fraction": b'{"a": 1.5}',
    "an alias": b"a: &x 1\nb: *x",
    "a control character": b"a: \x03",
    "a newer form": changed(format=99),
    "no journal": changed(journal=None),
    "a further key": changed(extra=1),
    "a wrong type": changed("position", regime=7),
    "a wrong word": changed("position", regime="democracy"),
    "a wrong agenda": changed("position", agenda=[{"type": "StrifeAmong"}]),
    "nobody asked": changed(
        "position",
        agenda=[{"type": "ActionPhase"}, {"type": "KeepCards", "seat": 1}],
    ),
    "no line": changed("journal", 0, line="fly to the moon"),
    "an illegal line": changed("journal", 0, line="sell 61"),
    "an unknown seat": changed("journal", 0, seat=9),
    "a card": b"- {number: 999}",
    "an unknown key": b"- {number: 61, kind: enterprise, nonsense: 1}",
    "a scenario": b"title: x\nrules: [E1]\nseed: 1\ngiven: {market: {z9: 4}}\ndo: []\nthen: {}",
    "no action": b"title: x\nrules: [E1]\nseed: 1\ngiven: {}\ndo: [fly]\nthen: {}",
    "an expectation": b"title: x\nrules: [E1]\nseed: 1\ngiven: {}\ndo: []\nthen: {regime: diaz}",
    "a table": b"number,name,cost\n61,Mine,x\n999,,4\n",
    "a spreadsheet": b"PK\x03\x04nonsense",
}

READERS: Final[Mapping[str, list[str]]] = {
    ".pax": [
        "verify FILE",
        "analyse FILE",
        "adventure analyse FILE",
        "sierra ledger FILE",
        "picture FILE -o OUT.png",
    ],
    ".yaml": [
        "scenario FILE",
        "picture FILE -o OUT.png",
        "sierra cards --import FILE",
        "cards import FILE",
    ],
    ".csv": ["cards import --check FILE", "census FILE", "simulate --games 1 --out FILE"],
    ".xlsx": ["cards import --check FILE"],
    ".ods": ["cards import --check FILE"],
    ".txt": ["cards import --check FILE"],
}
"""Commands that read a file, by its suffix."""


def told(capsys: Output, *arguments: str) -> str:
    with suppress(SystemExit):
        cli.main(list(arguments))
    output = capsys.readouterr()
    return "\n".join(
        line for line in (output.out + output.err).splitlines() if "usage:" not in line
    )


def files(folder: Path, suffix: str) -> Iterator[Path]:
    for name, data in DAMAGE.items():
        path = folder / f"{name}{suffix}"
        path.write_bytes(data)
        yield path
    yield folder / f"missing{suffix}"
    (folder / f"folder{suffix}").mkdir()
    yield folder / f"folder{suffix}"


@pytest.mark.parametrize("suffix", spread(READERS, quick=2))
def test_damaged_files_are_refused_in_plain_words(
    suffix: str, tmp_path: Path, capsys: Output
) -> None:
    found = []
    for path in files(tmp_path, suffix):
        for command in READERS[suffix]:
            names = {"FILE": str(path), "OUT.png": str(tmp_path / "out.png")}
            words = [names.get(each, each) for each in command.split()]
            text = told(capsys, *words).replace(f"{tmp_path}/", "")
            found += [f"{command}, {path.name}: {each}" for each in faults(text)]
    assert found == []


# --- Wrong arguments ------------------------------------------------------------------------------

WRONG: Final = (
    "foo",
    "verify",
    "verify --bogus FILE",
    "play --players 9",
    "play --seed x",
    "play --seats a,b",
    "play --seats easy",
    "play --robots foo",
    "play --options foo",
    "play --handicap P9:gold=1",
    "play --handicap P1:gold=99",
    "play --handicap P1:foo=1",
    "play --stop-after x",
    "play --stop-after 1 --save FOLDER/none/x.pax",
    "play --stop-after 1 --save FOLDER",
    "play extra",
    "simulate --seats x",
    "simulate --games 0",
    "simulate --games 1 --out FOLDER/none/x.csv",
    "simulate --games 1 --out FOLDER/x.foo",
    "tournament --seats easy",
    "cards",
    "cards foo",
    "cards show 999",
    "cards list --kind foo",
    "cards check FOLDER/none",
    "cards export FOLDER/none/x.csv",
    "cards export FOLDER/x.foo",
    "cards list --cards FOLDER/none",
    "host --folder FOLDER/none",
    "host --folder FOLDER --port x",
    "host --folder FOLDER --new --robot x",
    "host --folder FOLDER --new --name P1=",
    "host --folder FOLDER --new --adventure foo",
    "host --folder FOLDER --invite a b",
    "host --folder FOLDER --mail x",
    "host --folder FOLDER --mail-server x:y",
    "host --folder FOLDER --absence x",
    "learn",
    "picture GAME",
    "picture GAME -o FOLDER/x.foo",
    "picture GAME -o FOLDER/none/x.png",
    "picture GAME -o FOLDER/x.png --size 1",
    "picture GAME -o FOLDER/x.png --seat P9",
    "puzzles find --kinds foo",
    "puzzles check FOLDER/none",
    "scenario FOLDER/none.yaml#foo",
    "sierra ledger GAME",
    "adventure play --scenario foo",
    "adventure analyse GAME",
    "analyse --jobs 0 GAME",
)


@pytest.mark.parametrize("command", WRONG)
def test_wrong_arguments_are_refused_in_plain_words(
    command: str, tmp_path: Path, capsys: Output
) -> None:
    words = command.replace("FOLDER", str(tmp_path)).replace("GAME", str(GAME)).split()
    text = told(capsys, *words)
    assert text
    assert faults(text.replace(f"{tmp_path}/", "")) == []


# --- The test itself ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "planted",
    [
        "game.pax: line 3: not a saved game.",
        "not valid JSON (Expecting value)",
        "The certificate cannot be used: [Errno 13] Permission denied.",
        "Something went wrong (KeyError).",
        "cannot be read (BadZipFile)",
    ],
)
def test_a_planted_message_is_found(planted: str) -> None:
    assert faults(planted) == [planted]
