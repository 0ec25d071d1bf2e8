"""Tests of the names of players."""

import pytest

from paxdesk.session.player_name import LONGEST, name_problem, readable, tidied

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  Ana ", "Ana"),
        ("Ana\u00a0María", "Ana María"),
        ("山田\u3000太郎", "山田 太郎"),
        ("Ana\tMaría \n", "Ana María"),
        (FAMILY, FAMILY),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_blanks_are_normalised_and_joiners_kept(typed: str, meant: str) -> None:
    assert tidied(typed) == meant
    assert name_problem(typed) == ""
    assert readable(typed) == meant


@pytest.mark.parametrize("hidden", ["\u00ad", "\u200e", "\u202e", "\ufeff", "\x07", "\ud800"])
def test_invisible_characters_are_reported_while_typing(hidden: str) -> None:
    assert name_problem(f"An{hidden}a") == "A name cannot contain invisible characters."
    assert readable(f"An{hidden}a") == "Ana"


@pytest.mark.parametrize("typed", ["", " ", "\u3000", "\u200d"])
def test_a_name_has_visible_characters(typed: str) -> None:
    assert name_problem(typed) == "Every player needs a name."
    assert readable(typed) == ""


def test_a_name_has_a_maximum_length() -> None:
    assert name_problem("A" * LONGEST) == ""
    assert name_problem("A" * (LONGEST + 1)) == f"A name has at most {LONGEST} characters."
    assert readable("A" * (LONGEST + 1)) == ""
