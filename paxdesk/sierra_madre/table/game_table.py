"""The companion on the desk: see ``paxdesk/desk/protocol/table_game.py``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from paxdesk.desk.log.log_rows import LogFilter, StepLog
from paxdesk.desk.protocol.features import Charts
from paxdesk.desk.protocol.table_game import Question, TableGame, Wording, on_desk
from paxdesk.desk.scene.game_drawing import PlainZones
from paxdesk.desk.scene.things import look_from
from paxdesk.desk.words import Label, Labels, Names, SeatLabel, labels_of
from paxdesk.language import join_words, tr, tr_noop
from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.cards import LANDS
from paxdesk.sierra_madre.rules.notation import write
from paxdesk.sierra_madre.rules.state import Event, State
from paxdesk.sierra_madre.saves import GAME, CardBox, OpenedGame, SavedGame, open_saved
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table import new_game as games
from paxdesk.sierra_madre.table import phase_page, sheets
from paxdesk.sierra_madre.table.drawing import SierraDrawing, print_home
from paxdesk.sierra_madre.table.game_log import BookLog, action_words, plots
from paxdesk.sierra_madre.table.handling import SierraHandling, button_words, going_on
from paxdesk.sierra_madre.table.lessons import SierraCourse, load_courses
from paxdesk.sierra_madre.table.phase_page import RULEBOOK
from paxdesk.sierra_madre.table.words import choices, quarter_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paxdesk.desk.charts import Plot, TurnFigures
    from paxdesk.desk.protocol.features import GameRecords
    from paxdesk.desk.scene.things import Look
    from paxdesk.desk.sheets.modal_sheet import EndDialog, NewGameDialog, OverviewDialog
    from paxdesk.sierra_madre.sharing import SierraSharing


class SierraWording(Wording[State, Action, Event, Session]):
    game_log = staticmethod(BookLog)

    def labels(self, session: Session) -> dict[Seat, SeatLabel]:
        return labels_of(session.seats)

    def players(self, session: Session) -> str:
        return join_words([seat.name for seat in session.seats], "and")

    def progress(self, session: Session) -> str:
        state = session.state
        words = quarter_words(state.quarter)
        if not state.ended:
            return words
        names = join_words([session.seats[seat - 1].name for seat in state.winners], "and")
        return tr("{names} first, {quarter}", names=names, quarter=words)

    def question(
        self, state: State, asked: Seat | None, legal: Sequence[Action], names: Names
    ) -> Question:
        if asked is None:
            won = join_words([names[seat] for seat in state.winners], "and")
            return Question(None, "over", tr("{names} first", names=won))
        words = next(phase_page.lines(state, names), phase_page.heading(state))
        return Question(state.acting or 1, "turn", words, going_on(state).words)

    def label(self, state: State, action: Action, names: Names) -> Label:
        if action == going_on(state).action:
            return Label("", going_on(state).words)
        words, icon = button_words(state, action, names)
        return Label(icon, words or self.action_text(state, action, names))

    def action_text(self, state: State, action: Action, names: Names) -> str:
        return action_words(state, action) or write(action)

    def log_filters(self) -> Sequence[LogFilter]:
        story = LogFilter("story", tr("Highlights"), tr("Highlights of the game"))
        return [LogFilter("gold", tr("Gold"), tr("Every movement of gold")), story]


class BookCharts(Charts):
    """Charts of gold, income and cards by quarter."""

    def plots(self, rows: Sequence[TurnFigures]) -> Sequence[Plot]:
        return plots(rows)


class SierraTable(TableGame[State, Action, Event, Session, PlainZones, None]):
    """Companion with the box of this computer's user."""

    key = GAME
    title = tr_noop("Lords of the Sierra Madre")
    largest_seed = games.LARGEST_SEED
    rulebook = RULEBOOK
    guide_page = "sierra"
    in_browsers = True
    deck = None
    charts = BookCharts()

    def __init__(self, box: CardBox | None = None) -> None:
        self.box = CardBox() if box is None else box
        self.handling = SierraHandling()
        self.drawing = SierraDrawing(self.handling)
        self.wording = SierraWording()

    def new_games(self, surface: QWidget, last: str, alone: bool) -> NewGameDialog:
        return games.NewGameSheet(surface, games.proposed(last))

    def sheets(self, surface: QWidget) -> sheets.AnswerSheets:
        return sheets.AnswerSheets(surface, self.handling.forms, self.box)

    def overview(self, surface: QWidget, session: Session) -> OverviewDialog:
        return sheets.PartsSheet(surface, tr("This quarter on one page"), RULEBOOK)

    def ends(
        self, surface: QWidget, session: Session, labels: Labels,
        game_log: StepLog[State, Action, Event], records: GameRecords[Session] | None,
    ) -> EndDialog:  # fmt: skip
        return sheets.EndSheet(surface, session, labels, cast("BookLog", game_log))

    def dice(self, action: Action, events: Sequence[Event]) -> tuple[int, ...]:
        return Session.game.rolled(events)

    def for_page(self) -> TableGame:
        return on_desk(SierraTable(self.box))

    def watching(self) -> SierraSharing:
        from paxdesk.sierra_madre.sharing import SierraSharing

        return SierraSharing()

    def lessons(self) -> Sequence[SierraCourse]:
        return load_courses()

    def scenarios(self, path: Path) -> Session:
        from paxdesk.session.scenarios import document, read_scenario
        from paxdesk.sierra_madre.scenarios import scenario_of

        position = read_scenario(document(path), scenario_of).game.begin()
        names = games.NewGame(games.NAMES[: len(position.players)]).deal().seats
        return Session.from_position(position, names)

    def plain(self, seats: int | None = None, seed: int = 0) -> Session:
        count = games.USUAL_SEATS if seats is None else seats
        return games.NewGame(games.NAMES[:count], (LANDS[0],) * count, seed).deal()

    def practice_from(self, state: State, session: Session) -> Session:
        return Session.from_position(state, session.seats, practice=True)

    def open_saved(self, path: Path) -> OpenedGame:
        return open_saved(path)

    def kept(self, session: Session) -> SavedGame:
        return SavedGame.of(session)

    def welcome(self) -> tuple[str, str]:
        words = tr(
            "A companion for the board game: calendar, gold, auctions, order of play and dice on "
            "one laptop beside the board. For 1 to 12 players."
        )
        return tr("The Sierra Madre, 1898"), words

    def motto(self) -> str:
        return tr("the ledger of Lords of the Sierra Madre")

    def home_cards(self) -> Sequence[Look]:
        return [look_from(print_home, icon, words) for icon, words in choices("home")]
