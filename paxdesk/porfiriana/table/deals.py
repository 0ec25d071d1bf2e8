"""Deals with a code, for the desk: see ``DealCodes`` in ``paxdesk/desk/protocol/features.py``."""

from datetime import date
from typing import Final

from attrs import evolve

from paxdesk.porfiriana import deal_codes
from paxdesk.porfiriana.deal_codes import CodedDeal, code_of, read_code
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame, SeatChoice

seeds: Final = deal_codes.CODED_SEEDS


def code(session: Session) -> str:
    return code_of(session)


def choices(code: str, session: Session) -> NewGame:
    return game_of(read_code(code), session)


def again(session: Session) -> NewGame | None:
    code = code_of(session)
    return choices(code, session) if code else None


def another(session: Session, seed: int) -> NewGame | None:
    same = again(session)
    return None if same is None else evolve(same, seed=seed % seeds)


def of_day(session: Session, day: date) -> NewGame:
    return game_of(deal_codes.of_day(day), session)


def of_week(session: Session, day: date) -> NewGame:
    return game_of(deal_codes.of_week(day), session)


def game_of(deal: CodedDeal, session: Session) -> NewGame:
    """Return the choices of a deal for the first person of ``session``."""
    names = ROSTER["paxomatic"].persons
    seats = (
        SeatChoice(session.seats[0].name, 1),
        *(SeatChoice(names[each], each + 2, robot="paxomatic") for each in range(deal.robots)),
    )
    return NewGame(seats, deal.seed, deal.options, first=0, solo=deal.solo)
