"""Tests with saved games of every released format, which are never written again.

Intended changes of rules are listed in CHANGED or ELSEWHERE.
"""

import json
import re
from pathlib import Path

import pytest

from paxdesk.files.strict_json import InvalidData
from paxdesk.porfiriana.rules.deck import Deck, load_deck
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.saves import FORMAT, STEPS, migrated, open_saved, write_saved
from paxdesk.resources import cards_folder
from tests.files.write_corpus import kinds

CHANGED = {
    "homeless-troops": "R25",
    "over-gold": "R25",
    "over-topple": "R25",
    "over-diaz": "L",
    "solo-diaz-2012": "L",
}
"""Rules that now refuse a line of a game saved by version 0.1.0, by kind of game."""
ELSEWHERE = {"form-2-strife", "form-3-strife"}
"""Games whose journals now lead to another position (P9)."""
FOLDER = Path(__file__).parent / "corpus"
CORPUS = sorted(FOLDER.glob("*.pax"))
FORMER_CARDS = FOLDER / "cards"
"""Former versions of built-in cards that have been corrected since."""
NAMES = [path.stem for path in CORPUS]


@pytest.fixture(scope="module")
def deck() -> Deck:
    """Return the deck of the games, with no card marked as replaced."""
    former = FORMER_CARDS if FORMER_CARDS.is_dir() else None
    return Deck(load_deck(cards_folder(), former).cards)


def test_every_form_and_kind_is_in_the_corpus() -> None:
    forms = {int(re.match(r"form-(\d+)-", name)[1]) for name in NAMES}  # type: ignore[index]
    assert forms == {*STEPS, FORMAT}
    assert {f"form-{FORMAT}-{kind}" for kind in kinds()} <= set(NAMES)


@pytest.mark.parametrize("path", CORPUS, ids=NAMES)
def test_it_opens_and_leads_to_its_position(path: Path, deck: Deck, tmp_path: Path) -> None:
    opened = open_saved(path, deck)
    session = opened.session
    assert invariant_violations(session.state) == []
    assert opened.note == ""
    kind = path.stem.split("-", 2)[2]
    if not opened.ours and kind in CHANGED:
        proof = opened.proof()
        assert proof.history is None
        assert f"({CHANGED[kind]})" in str(proof.error)
    elif path.stem in ELSEWHERE:
        assert opened.proof().history is None
    else:
        session.remember(opened.recall())
        assert session.replay() == session.state
    assert (session.seat_to_act is None) == session.state.over
    again = tmp_path / path.name
    write_saved(again, session)
    reopened = open_saved(again, deck).session
    assert reopened.state == session.state
    assert reopened.journal == session.journal


@pytest.mark.parametrize("path", CORPUS, ids=NAMES)
def test_each_game_can_be_continued(path: Path, deck: Deck) -> None:
    session = open_saved(path, deck).session
    for _ in range(20):
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        elif session.seat_to_act is not None:
            session.submit(session.legal()[-1])
        assert invariant_violations(session.state) == []


# --- Formats --------------------------------------------------------------------------------------


def read(name: str) -> dict[str, object]:
    path = next(path for path in CORPUS if path.stem == name)
    data: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_form_1_had_no_robots() -> None:
    """Robots, practice games and undone steps were added later."""
    data = read("form-1-three-seats")
    now = migrated(data)
    assert now["format"] == FORMAT
    assert (now["replaced"], now["undone"]) == ([], [])
    options = {**data["position"]["options"], "preset_2012": False, "handicaps": []}  # type: ignore[index]
    assert now["opening"] == {
        **data["opening"],  # type: ignore[dict-item]
        "options": options,
        "solo": None,
        "practice": False,
    }
    assert all(seat["robot"] is None for seat in now["seats"])
    assert all(entry["reason"] == "" for entry in now["journal"])
    assert now["position"] == {**data["position"], "options": options}  # type: ignore[dict-item]
    assert data["format"] == 1, "the data read are unchanged"


def test_form_2_had_some_rules_of_2012() -> None:
    """Games of format 2 keep the rule differences with which they began."""
    for name, preset in (("form-2-solo-diaz-2012", True), ("form-2-solo-diaz", False)):
        now = migrated(read(name))
        for place in (now["opening"], now["position"]):
            assert place["options"]["rules_2012"] is False
            assert place["options"]["preset_2012"] is preset


def test_form_3_stored_only_its_last_writer() -> None:
    data = read("form-3-2-seats")
    now = migrated(data)
    writer = {"program": data["program"], "material": data["deck"]}
    assert now["parts"] == [{**writer, "lines": len(data["journal"])}]  # type: ignore[arg-type]


def test_form_4_had_no_handicaps_and_no_hints() -> None:
    data = read("form-4-from-a-position")
    now = migrated(data)
    assert now["format"] == FORMAT
    for options in (now["opening"]["options"], now["opening"]["position"]["options"]):
        assert options["handicaps"] == []
    assert now["position"] == {**data["position"], "options": now["opening"]["options"]}  # type: ignore[dict-item]
    assert now["journal"] == [{**entry, "hinted": False} for entry in data["journal"]]  # type: ignore[attr-defined]
    assert "hinted" not in str(data), "the data read are unchanged"


def test_the_current_form_is_unchanged() -> None:
    data = read(f"form-{FORMAT}-2-seats")
    assert migrated(data) == data


@pytest.mark.parametrize(
    ("form", "problem"),
    [
        (FORMAT + 1, "written by Pax Desk 9.0 in a format that this version cannot read; a newer"),
        (0, "written by Pax Desk 9.0 in a format that this version cannot read"),
        (-1, "cannot read"),
        (True, "cannot read"),
        ("2", "cannot read"),
        (None, "cannot read"),
        (10**30, "a newer Pax Desk can"),
    ],
)
def test_other_forms_are_refused(form: object, problem: str) -> None:
    with pytest.raises(InvalidData, match=problem) as caught:
        migrated({"format": form, "program": "9.0"})
    assert caught.value.where == "format"


@pytest.mark.parametrize("data", [{}, {"opening": [], "seats": {}, "journal": [3]}])
def test_migration_leaves_invalid_values_to_the_reader(data: dict[str, object]) -> None:
    assert migrated({"format": 1, **data})["format"] == FORMAT
