"""Deals with a code, for the desk: see ``DealCodes`` in ``paxdesk/desk/protocol/features.py``."""

from datetime import date

from paxdesk.porfiriana import deal_codes
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame

CODED_SEEDS = deal_codes.CODED_SEEDS


def code(session: Session) -> str:
    return deal_codes.code_of(session)


def choices(code: str, session: Session) -> NewGame:
    return deal_codes.choices_of(code, session.seats[0].name)


def again(session: Session) -> NewGame | None:
    return deal_codes.same_deal(session)


def another(session: Session, seed: int) -> NewGame | None:
    return deal_codes.another_deal(session, seed)


def of_day(session: Session, day: date) -> NewGame:
    return deal_codes.of_day(day, session.seats[0].name)


def of_week(session: Session, day: date) -> NewGame:
    return deal_codes.of_week(day, session.seats[0].name)
