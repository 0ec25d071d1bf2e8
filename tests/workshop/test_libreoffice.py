"""Tests of spreadsheets in LibreOffice, if installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.workshop.card_sheets import read_cards_file, sheet_bytes

OFFICE = shutil.which("soffice")
UTF_8 = "CSV:44,34,76"
"""Import filter with the defaults of the import dialog."""


@pytest.mark.long
@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed")
@pytest.mark.parametrize("given", [".csv", ".ods", ".xlsx"])
def test_a_deck_survives_a_round_trip_through_libreoffice(
    deck: Deck, tmp_path: Path, given: str
) -> None:
    assert OFFICE is not None
    file = tmp_path / f"deck{given}"
    file.write_bytes(sheet_bytes(deck.cards.values(), given))
    for made in ("csv", "ods", "xlsx"):
        out = tmp_path / made
        command = [
            OFFICE, f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}", "--headless",
            *([f"--infilter={UTF_8}"] if given == ".csv" else []),
            "--convert-to", made, "--outdir", str(out), str(file),
        ]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        found = read_cards_file(out / f"deck.{made}", deck)
        assert found.wrong == ()
        assert found.cards == tuple(deck.cards.values())
