"""Tests of turns played by keys and spoken by Orca.

The tests need Debian's ``orca``, ``speech-dispatcher``, ``at-spi2-core`` and ``dbus``; without them
they are skipped. Transcripts are saved in PAXDESK_PICTURES, if set.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from paxdesk.mexican_adventure import saves as adventure_saves
from paxdesk.mexican_adventure.session import Session as Adventure
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame as NewAdventure
from paxdesk.porfiriana import saves as pax_saves
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.sierra_madre import saves as sierra_saves
from tests.mexican_adventure.table.conftest import played
from tests.table import every_sheet, tables
from tests.window.conftest import ROOT, Screen
from tests.window.test_by_ear import SYSTEM, lacking, require
from tests.window.test_real_window import settings

# A turn takes about 40 seconds, mostly spent waiting.
pytestmark = pytest.mark.slow
HERE = Path(__file__).parent
LONGEST = 420.0
"""Timeout of a turn, in seconds."""
SHORT = 30
"""Length up to which sentences may be repeated, in characters."""
WITH_ORCA = f"""
dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress \
    >/dev/null || exit 3
speech-dispatcher -s -t 0 -c unix_socket -S "$HOME/speech" -C "$HOME/speech.d" -L "$HOME" \
    -P "$HOME/speech.pid" 2>/dev/null & voice=$!
export SPEECHD_ADDRESS="unix_socket:$HOME/speech"
until [ -S "$HOME/speech" ]; do sleep 0.2; done
for attempt in 1 2 3 4; do  # Orca does not always get its first connection
    PATH="$HOME/bin:$PATH" orca 2>"$HOME/orca.err" & orca=$!
    for second in $(seq 20); do [ -s "$SPOKEN_FILE" ] || sleep 1; done
    [ -s "$SPOKEN_FILE" ] && break
    kill -9 $orca
done
"$0" -m paxdesk "$2" & program=$!
export WORKERS="$orca $program"
{SYSTEM} "$1" "$3"; code=$?
kill $program 2>/dev/null
wait $program
kill -9 $orca 2>/dev/null
kill $voice 2>/dev/null
exit $code
"""
QUIET_ORCA = "import orca.settings\norca.settings.enableKeyEcho = False\n"


def pax(path: Path) -> None:
    session = position_session(tables.middle(2), {2: "beginner"})
    pax_saves.write_saved(path, session)


def puebla(path: Path) -> None:
    """Save Puebla in its first turn."""
    position = played(25).state.copy()
    seats = NewAdventure("puebla", 7, robots=("easy", None)).seats
    adventure_saves.write_saved(path, Adventure.from_position(position, seats))


def companion(path: Path) -> None:
    """Save a ledger of four players in Autumn 1898."""
    session = every_sheet.kept_books()
    sierra_saves.write_saved(path, session)


GAMES: dict[str, tuple[str, Callable[[Path], None]]] = {
    "pax": ("turn.pax", pax),
    "puebla": ("turn.adventure", puebla),
    "companion": ("quarter.sierra", companion),
}


HEARD: dict[str, tuple[str, ...]] = {
    "pax": (
        "End turn push button", "What can I do? Carmen, choose an action", "Standings. Round 1",
        "You can drop it here. +2 gold", "Carmen: sells Minas Prietas, +2 gold",
        "You can drop it here. 1 gold", "Choose one of these actions dialog",
        "Carmen: buys land for Greene Cattle Company", "Carmen, end your turn",
        "Chucho is playing", "Carmen, choose an action. Two actions left",
    ),
    "puebla": (
        "Which chit do you keep? dialog", "Benito: keeps a chit", "Benito: Place Vomito",
        "Standings. 2 players", "Benito: places Vomito in Huasteca", "Corona, 2 stars",
        "You can drop it here. Die 0–6", "The test for Mazatlán is passed",
        "marches from Mazatlán via Culiacán, Álamos and Guaymas to Ures", "May, June 1862",
        "Improve, then raise", "Which chit do you keep? dialog",
    ),
    "companion": (
        "Profits. Confirm the payments", "Standings. Autumn 1898",
        "Correct a row of the table dialog", "Gold text", "2.", "Common cards",
        "Who is first: Ana Guadalupe 3", "may buy rifles", "Finish Mordida", "Round 1 of 45",
        "Bring the gold home", "Next quarter", "Turn over the card of the quarter dialog",
        "Card text",
    ),
}  # fmt: skip
"""Words that Orca must speak, in this order."""


def missed(transcript: list[str], what: str) -> list[str]:
    """Return words of ``HEARD`` that are not spoken in order."""
    spoken, found = "\n".join(transcript), list[str]()
    for words in HEARD[what]:
        before, _, after = spoken.partition(words)
        if len(before) == len(spoken):
            found.append(f"not spoken: {words}")
        else:
            spoken = after
    return found


def sentences(words: str) -> list[str]:
    """Return the sentences that must not be repeated.

    Short sentences may be repeated, but not questions.
    """
    found = re.split(r"(?<=[.!?])\s+|:\s+|(?<=\?) (?=dialog|boîte|diálogo)", words)
    return [each.strip() for each in found if len(each) > SHORT or each.endswith("?")]


def faults(transcript: list[str]) -> list[str]:
    """Return faults: silence, repeated sentences and interruptions."""
    found: list[str] = []
    key, said = "", list[str]()
    for line in [*transcript, "KEY\tend"]:
        kind, _, words = line.partition("\t")
        if kind == "KEY":
            heard = {each for text in said for each in sentences(text)}
            twice = {each for each in heard if "\n".join(said).count(each.rstrip(".")) > 1}
            found += [f"after {key}: twice: {each}" for each in sorted(twice)]
            if key and not said and key != "Escape":
                found.append(f"after {key}: silence")
            key, said = words, []
        elif kind == "CUT":
            found.append(f"after {key}: cut off: {words}")
        else:
            said.append(words)
    return found


@pytest.mark.parametrize("screen", [(1366, 768)], indirect=True, ids=["1366x768"])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("what", GAMES)
def test_a_turn_is_spoken_by_orca(screen: Screen, what: str, language: str) -> None:
    programs = ("orca", "speech-dispatcher")
    require(lacking() or next((each for each in programs if shutil.which(each) is None), ""))
    settings(screen, motion__motion="off", robots__robots="instant", language__language=language)
    name, save = GAMES[what]
    save(screen.home / name)
    speech = screen.home / "speech.d"
    (speech / "modules").mkdir(parents=True)
    module = screen.home / "speak"
    module.write_text(f"#!/bin/sh\nexec {SYSTEM} {HERE / 'speech_module.py'}\n")
    module.chmod(0o755)
    (speech / "speechd.conf").write_text(
        f'LogLevel 1\nAddModule "record" "{module}" ""\nDefaultModule record\n'
    )
    orca = screen.home / "data" / "orca"
    orca.mkdir(parents=True, exist_ok=True)
    (orca / "orca-customizations.py").write_text(QUIET_ORCA)
    hiding = screen.home / "bin" / "pgrep"  # hides a running Orca, which would prevent another
    hiding.parent.mkdir()
    hiding.write_text("#!/bin/sh\nexit 1\n")
    hiding.chmod(0o755)
    run = screen.home / "run"
    run.mkdir(mode=0o700)
    spoken = screen.home / "spoken.txt"
    spoken.touch()
    played = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", WITH_ORCA, sys.executable,
         str(HERE / "orca_keys.py"), str(screen.home / name), what],
        env={
            **screen.environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "SPOKEN_FILE": str(spoken),
            "PYTHONPATH": str(ROOT), "XDG_RUNTIME_DIR": str(run), "LANGUAGE": language,
            "LC_ALL": "C.UTF-8",
        },
        cwd=screen.home, capture_output=True, text=True, timeout=LONGEST, check=False,
    )  # fmt: skip
    transcript = spoken.read_text(encoding="utf-8").splitlines()
    if folder := os.environ.get("PAXDESK_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(spoken, Path(folder) / f"orca-{what}-{language}.txt")
    assert played.returncode == 0, played.stderr[-3000:]
    assert "Traceback" not in played.stderr, played.stderr[-3000:]
    played_keys = transcript[next(at for at, each in enumerate(transcript) if "KEY" in each) :]
    found = faults(played_keys) + (missed(transcript, what) if language == "en" else [])
    assert not found, "\n".join([*found, *transcript])
