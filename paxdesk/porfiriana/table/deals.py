"""Deals with a code, for the desk: see ``DealCodes`` in ``paxdesk/desk/protocol/features.py``."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from attrs import evolve

from paxdesk.lazy import Lazy
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets.new_game_choices import NewGame, SeatChoice

if TYPE_CHECKING:
    from paxdesk.desk.protocol.features import DealResult
    from paxdesk.porfiriana import deal_codes
    from paxdesk.porfiriana.deal_codes import CodedDeal
    from paxdesk.porfiriana.table import deal_results
else:
    deal_codes = Lazy("paxdesk.porfiriana.deal_codes")
    deal_results = Lazy("paxdesk.porfiriana.table.deal_results")

seeds: Final = 32**6
"""Exclusive upper limit of seeds, equal to ``CODED_SEEDS`` in ``deal_codes``."""


def code(session: Session) -> str:
    return "" if session.opening.solo is None else deal_codes.code_of(session)


def choices(code: str, session: Session) -> NewGame:
    return game_of(deal_codes.read_code(code), session)


def again(session: Session) -> NewGame | None:
    found = code(session)
    return choices(found, session) if found else None


def another(session: Session, seed: int) -> NewGame | None:
    same = again(session)
    return None if same is None else evolve(same, seed=seed % seeds)


def of_day(session: Session, day: date) -> NewGame:
    return game_of(deal_codes.of_day(day), session)


def of_week(session: Session, day: date) -> NewGame:
    return game_of(deal_codes.of_week(day), session)


def headings() -> Sequence[str]:
    return deal_results.headings()


def may_be(path: Path, code: str) -> bool:
    return deal_results.may_be(path, code)


def proved(path: Path, code: str, deck: Deck) -> "DealResult":
    return deal_results.proved(path, code, deck)


def game_of(deal: "CodedDeal", session: Session) -> NewGame:
    """Return a new game of this deal for the first player of ``session``."""
    names = ROSTER["paxomatic"].persons
    seats = (
        SeatChoice(session.seats[0].name, 1),
        *(SeatChoice(names[each], each + 2, robot="paxomatic") for each in range(deal.robots)),
    )
    return NewGame(seats, deal.seed, deal.options, first=0, solo=deal.solo)
