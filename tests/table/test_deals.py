"""Tests of solo deal codes and of daily deals."""

import random
from datetime import date, timedelta

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.home.deal_sheet import DealSheet
from paxdesk.errors import PaxError
from paxdesk.porfiriana import deal_codes
from paxdesk.porfiriana.deal_codes import CODED_SEEDS, LETTERS, code_of, of_day, of_week, read_code
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table import deals
from paxdesk.porfiriana.table.sheets.new_game_choices import LARGEST_SEED, plain_game
from tests.table import solo_play
from tests.table.solo_play import BeginSolo


@pytest.mark.parametrize("mode", ["diaz", "paxomatic"])
@pytest.mark.parametrize(
    "options",
    [[], ["rules_2012"], ["rapid_setup", "retirement_battle"], ["diaz_stronger", "diaz_bare"]],
)
def test_a_code_deals_the_same_game(deck: Deck, mode: str, options: list[str]) -> None:
    seats = solo_play.SEATS[:1] if mode == "diaz" else solo_play.SEATS
    session = Session.new(deck, Options.of(options), 123_456, seats, solo=mode)  # type: ignore[arg-type]
    code = code_of(session)
    assert len(code) <= 13
    for typed in (code, code.lower().replace("-", " "), code.replace("0", "O")):
        again = deals.choices(typed, session).deal(deck)
        assert again.state == session.state
        assert code_of(again) == code
    repeated = deals.again(session)
    assert repeated is not None
    assert repeated.deal(deck).state == session.state


def test_codes_of_earlier_versions_contain_their_options() -> None:
    assert deals.seeds == CODED_SEEDS
    assert read_code("D00-R4K9TZ-M").options == Options()
    assert code_options("D0C") == ["retirement_battle", "rapid_setup"]
    assert code_options("D10") == ["rules_2012"]


def test_a_game_with_an_option_without_a_code_has_no_code(
    deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = Options.of(["rapid_setup", "diaz_strict"])
    session = Session.new(deck, options, 123_456, solo_play.SEATS[:1], solo="diaz")
    assert code_of(session)
    monkeypatch.setattr(deal_codes, "CODED", deal_codes.CODED[:-1])
    assert code_of(session) == ""


def code_options(head: str) -> list[str]:
    """Return the options in codes with this beginning."""
    mode = f"{head}1"
    check = next(each for each in LETTERS if _reads(f"{mode}{each}"))
    return read_code(f"{mode}{check}").options.on


def _reads(code: str) -> bool:
    try:
        read_code(code)
    except PaxError:
        return False
    return True


def test_a_typing_mistake_is_detected(deck: Deck) -> None:
    chance = random.Random(7)
    session = solo_play.session(deck, "diaz")
    for _ in range(300):
        seed = chance.randrange(LARGEST_SEED)
        session.opening = type(session.opening)(Options(), seed, solo="diaz")
        code = code_of(session)
        assert read_code(code).seed == seed
        place, letter = chance.randrange(1, len(code)), chance.choice(LETTERS)
        wrong = code[:place] + letter + code[place + 1 :]
        if wrong != code and code[place] != "-":
            with pytest.raises(PaxError):
                read_code(wrong)


@pytest.mark.parametrize("typed", ["", "hello", "D00", "X00-12345-6", "D00-U-0", "D00-R4K9TZ-8"])
def test_invalid_codes_are_refused(typed: str) -> None:
    with pytest.raises(PaxError):
        read_code(typed)


def test_games_without_a_plain_solo_deal_have_no_code(deck: Deck) -> None:
    assert code_of(plain_game(3, 7).deal(deck)) == ""
    practice = Session.new(deck, Options(), 1, solo_play.SEATS[:1], solo="diaz", practice=True)
    assert code_of(practice) == ""


def test_each_day_and_week_has_its_deal(deck: Deck) -> None:
    monday = date(2026, 11, 23)
    days = [monday + timedelta(days=each) for each in range(7)]
    assert len({of_day(day).seed for day in days}) == 7
    assert {of_day(day).solo for day in days} == {"diaz", "paxomatic"}
    assert len({of_week(day).seed for day in days}) == 1
    assert of_week(days[-1] + timedelta(days=1)).seed != of_week(monday).seed
    session = plain_game(2, 1).deal(deck)
    assert code_of(deals.of_day(session, monday).deal(deck)).startswith("P2")


def test_a_deal_is_begun_from_the_sheet(begin: BeginSolo, qtbot: QtBot) -> None:
    window = begin("diaz")
    code = code_of(window.desk.session)
    assert f"deal {code}" in window.desk._heading().title
    window.show_deals()
    sheet = window.dialog
    assert isinstance(sheet, DealSheet)
    sheet.copy.click()
    assert QGuiApplication.clipboard().text().startswith(code)
    sheet.typed.setText("nonsense")
    sheet.begin.click()
    assert "not a deal code" in sheet.problem
    sheet.today = lambda: date(2026, 11, 23)
    sheet.week.click()
    assert window.dialog is None
    assert window.desk.session.opening.seed == of_week(date(2026, 11, 23)).seed
    window.show_deals()
    sheet = window.dialog
    assert isinstance(sheet, DealSheet)
    sheet.typed.setText(code)
    sheet.begin.click()
    assert code_of(window.desk.session) == code
    window.commands.all["another_deal"].action.trigger()
    other = code_of(window.desk.session)
    assert other not in ("", code)
    window.commands.all["same_deal"].action.trigger()
    assert code_of(window.desk.session) == other
    assert window.desk.session.journal == []
