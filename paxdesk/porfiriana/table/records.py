"""A player's records as the desk shows them: kept in the data folder, told on a sheet."""

import csv
import io
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

import attrs
from attrs import evolve
from PySide6.QtWidgets import QWidget

from paxdesk.desk.protocol.game_records import RecordsDialog, Suggestion
from paxdesk.files.kept_list import KeptList
from paxdesk.files.writing import SaveError
from paxdesk.language import joined, say
from paxdesk.porfiriana.records.next_level import NextLevel, next_level
from paxdesk.porfiriana.records.puzzles import PuzzleTally, puzzle_tally
from paxdesk.porfiriana.records.result import FORMAT, GameResult, deal_of, result_of
from paxdesk.porfiriana.records.tallies import first_earned, tallies
from paxdesk.porfiriana.robots.roster import ROSTER
from paxdesk.porfiriana.rules.handicaps import NONE
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.sheets import last_game
from paxdesk.porfiriana.table.sheets.choices import NewGame, SeatChoice
from paxdesk.porfiriana.table.words.handicap_words import handicap_words

FILE: Final = "records.json"


class PaxRecords:
    """Records of Pax Porfiriana in a folder, None: as long as the window is open."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        path = folder / FILE if folder is not None else None
        self._kept = KeptList(path, GameResult, FORMAT)
        self._problem = ""
        """Why the last result could not be kept."""

    def note(self, session: Session, rounds: int) -> None:
        result = result_of(session, rounds, date.today())
        self._problem = ""
        try:
            if result is not None:
                self._kept.add(result, lambda each: each.game)
        except SaveError as error:
            self._problem = say("This result cannot be kept: {problem}", problem=error)

    def suggestion(self, session: Session) -> Suggestion | None:
        games = self._upto(session)
        found = _next(session, games)
        if found is None:
            return None
        return Suggestion(_button(found), last_game.written(_choices(session, found)))

    def remarks(self, session: Session) -> str:
        games = self._upto(session)
        if not games:
            return self._problem
        earned = first_earned(games)
        names = [say(each.name) for each, game in earned.items() if game is games[-1]]
        honours = [say("A new honour: {0}.", joined(names, "and"))] if names else []
        found = _next(session, games)
        return " ".join([*honours, _why(found) if found is not None else ""]).strip()

    def _upto(self, session: Session) -> list[GameResult]:
        """The results up to this game; none where it does not count, or nothing can be read."""
        deal = deal_of(session)
        try:
            games = self._kept.read()
        except SaveError:
            return []  # what is wrong with the file was told when the result was to be kept
        at = next((index for index, game in enumerate(games) if game.game == deal), -1)
        return games[: at + 1]

    def sheet(self, surface: QWidget) -> RecordsDialog:
        from paxdesk.porfiriana.table.sheets.records_sheet import RecordsSheet

        games = self._kept.read()
        puzzles: PuzzleTally | None = None
        with suppress(SaveError):  # the sheet says that they cannot be read
            puzzles = puzzle_tally(self._folder)
        return RecordsSheet(surface, tallies(games), first_earned(games), puzzles)

    def as_csv(self) -> bytes:
        columns = [each.name for each in attrs.fields(GameResult)]
        out = io.StringIO(newline="")
        writer = csv.writer(out)
        writer.writerow(columns)
        for game in self._kept.read():
            row = {**attrs.asdict(game), "robots": "+".join(game.robots), "solo": game.solo or ""}
            writer.writerow([_cell(row[name]) for name in columns])
        return out.getvalue().encode()

    def delete(self) -> None:
        self._kept.delete()


def _cell(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def _next(session: Session, games: Sequence[GameResult]) -> NextLevel | None:
    """What to play after the last of these results; None where several have played."""
    people = [seat for seat, who in enumerate(session.seats, 1) if who.robot is None]
    if not games or len(people) != 1:
        return None
    return next_level(games, session.state.options.handicap(people[0]))


def _choices(session: Session, found: NextLevel) -> NewGame:
    """The same game with the opponents or the handicap suggested."""
    handicaps = session.state.options.handicaps
    seats = []
    names = iter(ROSTER[found.robot].persons) if found.robot is not None else iter(())
    for number, seat in enumerate(session.seats, 1):
        given = session.state.options.handicap(number) if handicaps else NONE
        if seat.robot is None:
            seats.append(SeatChoice(seat.name, seat.colour, handicap=found.handicap))
        elif found.robot is None:
            seats.append(SeatChoice(seat.name, seat.colour, None, seat.robot, given))
        else:
            seats.append(SeatChoice(next(names), seat.colour, None, found.robot, given))
    solo = session.state.solo if found.robot is None else None
    options = evolve(session.opening.options, handicaps=())
    return NewGame(tuple(seats), 0, options, None, solo)


def _button(found: NextLevel) -> str:
    if found.change == "again":
        return say("Once more like this")
    if found.robot is not None:
        return say("Next: {0}", say(ROSTER[found.robot].label))
    words = handicap_words(found.handicap)
    return say("Next: with {0}", words) if words else say("Next: without a handicap")


def _why(found: NextLevel) -> str:
    """One sentence on why that would fit."""
    if found.change == "again":
        return say("One lost game says little: the same again would fit.")
    if found.change == "harder":
        return say("You have won: something harder would fit.")
    return say("You have lost twice running: something easier would fit.")
