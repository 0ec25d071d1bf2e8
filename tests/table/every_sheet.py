"""Every sheet of all games, opened in a window with much content.

``python -m tests.table.every_sheet OUT`` writes pictures of the sheets.
"""

import argparse
import gc
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.charts import ChartsSheet
from paxdesk.desk.home.deal_results_sheet import DealResultsSheet, Entry
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.home.ladder_sheet import LadderSheet
from paxdesk.desk.home.resume_sheet import ResumeSheet
from paxdesk.desk.idle_work import finish_all
from paxdesk.desk.log.recap_sheet import SinceSheet
from paxdesk.desk.own_puzzle_sheet import PuzzleVerdict
from paxdesk.desk.protocol.features import DealResult, LadderRung
from paxdesk.desk.protocol.table_game import OtherGame, on_desk
from paxdesk.desk.puzzles import PuzzlesSheet
from paxdesk.desk.replay.share_sheet import ShareSheet
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.export_sheet import FilesSheet
from paxdesk.desk.sheets.modal_sheet import MessageSheet
from paxdesk.desk.sheets.network_sheets import (
    InviteSheet,
    JoinSheet,
    MoveSheet,
    RemoteSeatRow,
    TableSheet,
)
from paxdesk.desk.sheets.password_sheets import SealSheet, UnsealSheet
from paxdesk.desk.sheets.phones_sheet import PhonesSheet
from paxdesk.desk.sheets.question_sheet import AnswerButton, MeaningPopUp, QuestionSheet
from paxdesk.desk.sheets.sheet import Sheet
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import IconNote, Label
from paxdesk.files.deal_files import DealFiles
from paxdesk.files.game_shelf import Shelf
from paxdesk.language import tr
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import PLAIN
from paxdesk.mexican_adventure.scenarios import laid_out
from paxdesk.mexican_adventure.scenarios import read_position as read_adventure
from paxdesk.mexican_adventure.session import Session as AdventureSession
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame as NewAdventure
from paxdesk.mexican_adventure.table.sheets.new_game import NewGameSheet as NewAdventureSheet
from paxdesk.mexican_adventure.table.sheets.workshop_sheets import (
    PuzzleSheet as AdventurePuzzleSheet,
)
from paxdesk.mexican_adventure.workshop import AdventureDraft
from paxdesk.mexican_adventure.workshop import OwnPuzzles as OwnAdventurePuzzles
from paxdesk.net.lan_discovery import FoundTable
from paxdesk.net.messages import LinkError, read_link
from paxdesk.net.seat_file import KeptSeat
from paxdesk.porfiriana.results import HONOURS, GameResult, Tally, count_results, growth
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.cards import checked_card
from paxdesk.porfiriana.rules.variant import Handicap
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table import deals
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.puzzles import puzzles_of, solution_words, task_words
from paxdesk.porfiriana.table.sheets.card_form_sheet import CardFormSheet
from paxdesk.porfiriana.table.sheets.cards_sheet import CardsSheet, compare_sheet
from paxdesk.porfiriana.table.sheets.end import EndSheet, LessonEndSheet, ending_of
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.sheets.new_game_fields import ModeName
from paxdesk.porfiriana.table.sheets.records_sheet import PaxRecords, RecordsSheet
from paxdesk.porfiriana.table.sheets.workshop_sheets import PuzzleSheet, usual_names
from paxdesk.porfiriana.workshop.card_sheets import WrongCell
from paxdesk.porfiriana.workshop.deck_difference import differences
from paxdesk.porfiriana.workshop.named_decks import NamedDecks
from paxdesk.porfiriana.workshop.own_files import OwnPuzzles
from paxdesk.sierra_madre.rules.notation import parse as parse_books
from paxdesk.sierra_madre.saves import CardBox
from paxdesk.sierra_madre.session import Session as SierraSession
from paxdesk.sierra_madre.table.card_set_sheet import CardSetSheet
from paxdesk.sierra_madre.table.game_table import SierraTable
from paxdesk.sierra_madre.table.new_game import NewGame as NewBooks
from paxdesk.sierra_madre.table.sheets import EndSheet as BooksEnd
from paxdesk.sierra_madre.table.sheets import FormSheet
from paxdesk.strict_yaml import read_file
from tests.analysis.short_game import GAME, keep_analysis
from tests.mexican_adventure.table.conftest import played
from tests.table import tables
from tests.table.games import SCENARIOS, scenario
from tests.table.hand import MouseHand

Opens = Callable[[TableWindow], object]
CORPUS: Final = Path(__file__).parent.parent / "files" / "corpus"
LONG: Final = Path(__file__).parent / "fullest" / "4-seats.pax"


def opened(window: TableWindow, sheet: object) -> None:
    window.open_dialog(sheet)  # type: ignore[arg-type]


# --- New games ------------------------------------------------------------------------------------


def new_game(mode: ModeName, aside: str = "", seats: int = 6, more: bool = True) -> Opens:
    def show(window: TableWindow) -> None:
        window.new_game()
        sheet = window.dialog
        assert isinstance(sheet, NewGameSheet)
        if sheet.more_shown != more:
            sheet.more.click()
        sheet.set_mode(mode)
        if mode in ("together", "online"):
            sheet.set_seats(seats)
        sheet.handicaps.set([Handicap(2, -1, "outrage")] * (seats if aside else 1))
        sheet.set_mode(mode)
        if aside:
            getattr(
                sheet, {"handicaps": "handicap_button", "differences": "compare"}[aside]
            ).click()

    return show


def new_adventure(scenario: str) -> Opens:
    def show(window: TableWindow) -> None:
        window.new_game()
        sheet = window.dialog
        assert isinstance(sheet, NewAdventureSheet)
        sheet.choose(scenario)
        for who in sheet.who:
            who.setCurrentIndex(1)

    return show


# --- The home page, with games on its shelf -------------------------------------------------------


def shelf() -> Shelf:
    folder = Path(tempfile.mkdtemp(prefix="paxdesk-"))
    found = Shelf(folder)
    table, session = PaxTable(tables.deck()), position_session(tables.middle(4))
    for index in range(5):
        table.write_saved(folder / f"game-{index}.pax", session)
    (folder / "damaged.pax").write_text("{", encoding="utf-8")
    return found


def ladder() -> list[LadderRung]:
    rungs = PaxRecords(None, tables.deck().hacendados).ladder("")
    note = "won 88 of 99; you now start with 12 more gold"
    return [evolve(rung, done=number % 2 == 0, note=note) for number, rung in enumerate(rungs)]


def play_alone(window: TableWindow) -> None:
    opened(window, LadderSheet(window.desk, ladder()))


def home(window: TableWindow) -> None:
    from paxdesk.desk.words import LANGUAGES

    others = [OtherGame(key, title, lambda: PaxTable(tables.deck())) for key, title in (
        ("adventure", "The Mexican Adventure"), ("sierra", "Sierra Madre"))]  # fmt: skip
    spoken = next(iter(LANGUAGES))
    session = window.desk.session
    sheet = HomeSheet(window.desk, window.game, shelf(), session, spoken, others, ladder)
    opened(window, sheet)
    sheet.delete(sheet.rows[0])


def resume(window: TableWindow) -> None:
    opened(window, ResumeSheet(window.desk, shelf().under_way[0], window.game))


LINK: Final = f"paxdesk://192.168.100.100:7470/#{'t' * 11}.2.{'k' * 22}.{'f' * 43}"


def invite(window: TableWindow) -> None:
    rows = [
        RemoteSeatRow(seat, name, seat, seat > 1, seat > 2, LINK if seat == 2 else "")
        for seat, name in enumerate(("Carmen", "Rosa", "Emilio", "Lucía", "Jorge", "Inés"), 1)
    ]
    rows[4] = evolve(rows[4], here=False)
    rows.append(RemoteSeatRow(0, tr("Spectators"), 0, True, False, LINK, count=12))
    opened(window, InviteSheet(window.desk, lambda: rows, "192.168.100.100", 7470))


def phones(window: TableWindow) -> None:
    rows = [
        RemoteSeatRow(seat, name, seat, seat > 1, seat > 3, LINK if seat in (2, 3) else "")
        for seat, name in enumerate(("Carmen", "Rosa", "Emilio", "Lucía", "Jorge", "Inés"), 1)
    ]
    opened(window, PhonesSheet(window.desk, lambda: rows, allowed=True))


def deal_results(window: TableWindow) -> None:
    lines = ((1, "end"),)
    figures = (tr("won by Topple"), "25", "4", "12", "104", "10")
    found = [DealResult(f"A friend called {n}", figures, (n,), lines) for n in range(10)]
    sheet = DealResultsSheet(
        window.desk, deals, tables.deck(), "D00-R4K9TZ-M", DealFiles(None, "D00-R4K9TZ-M"), ()
    )
    for each in found:
        sheet._take(Entry(Path("friend.pax"), each), friend=True)
    sheet.problem = tr("{file} is already in this table.", file="friend.pax")
    opened(window, sheet)


def note(window: TableWindow) -> None:
    window.network_part.write_note()


def gather(window: TableWindow) -> None:
    rows = [
        RemoteSeatRow(seat, name, seat, True, False, LINK)
        for seat, name in ((1, "Lucía"), (2, "Jo"))
    ]
    rows.append(RemoteSeatRow(0, tr("Spectators"), 0, False, False, ""))
    opened(window, InviteSheet(window.desk, lambda: rows, "192.168.1.1", 7470, gathering=True))


def table_elsewhere(window: TableWindow) -> None:
    rows = [
        RemoteSeatRow(seat, name, seat, seat > 1, seat == 2, "", robot=seat == 4)
        for seat, name in enumerate(("Carmen", "Rosa", "Emilio", "Lucía"), 1)
    ]
    opened(window, TableSheet(window.desk, lambda: rows, 2))


def move(window: TableWindow) -> None:
    opened(window, MoveSheet(window.desk, LINK))


def join(window: TableWindow) -> None:
    kept = [KeptSeat(LINK, "k" * 22, "", name) for name in ("Rosa", "Emilio")]
    sheet = JoinSheet(window.desk, kept)
    opened(window, sheet)
    seats = tuple((name, read_link(LINK)) for name in ("Lucía", "Jorge", ""))
    sheet.show_found([FoundTable("", "", "", "Carmen, Rosa and Emilio", seats)])
    try:
        read_link("nothing")
    except LinkError as error:
        sheet.complain(str(error))


def seal(window: TableWindow) -> None:
    window.save_sealed()
    assert isinstance(window.dialog, SealSheet)
    window.dialog.submit_button.click()


def unseal(window: TableWindow) -> None:
    sheet = UnsealSheet(window.desk, "Carmen and Rosa, Sunday.pax")
    opened(window, sheet)
    sheet.complain("Wrong password.")


# --- Results and records --------------------------------------------------------------------------


@cache
def finished() -> Session:
    return read_saved(GAME, tables.deck())


@cache
def analysed() -> Path:
    path = Path(tempfile.mkdtemp(prefix="paxdesk-")) / "game.analysis"
    return keep_analysis(path, finished().replayed())


def records(window: TableWindow, grown: bool | None = None) -> None:
    """Open the records, on the second page unless ``grown`` is None.

    If ``grown`` is False, there are no games.
    """
    from paxdesk.porfiriana.robots.roster import ROBOT_NAMES

    games = [
        GameResult(
            f"{index}",
            "2025-12-28",
            1,
            (robot,),
            None,
            "topple",
            "pax",
            False,
            True,
            88,
            False,
            8,
            0,
            False,
        )
        for index, robot in enumerate(ROBOT_NAMES)
    ]
    earned = dict.fromkeys(HONOURS, games[0])
    if grown is False:
        games = []
    found = growth(games, {game.game: 60 + 10 * number for number, game in enumerate(games)})
    names = {number: card.name for number, card in tables.deck().hacendados.items()}
    tallies = count_results(games)
    sheet = RecordsSheet(window.desk, tallies, earned, Tally(99, 100), found, names)
    opened(window, sheet)
    if grown is not None:
        sheet.turn_page()


def analysis(window: TableWindow) -> None:
    from paxdesk.desk.replay.replay_sheet import ReplaySheet

    sheet = ReplaySheet(window.desk, finished(), window.desk.flow.labels, analysed())
    opened(window, sheet)
    sheet.analysis.click()


def pax_end(window: TableWindow) -> None:
    from paxdesk.desk.protocol.features import Suggestion
    from paxdesk.porfiriana.table.sheets.end import defence_at_end, ending

    window.play(finished())
    flow = window.desk.flow
    recording = finished().replayed()
    end = ending(recording.last, flow.names, 8, defence_at_end(recording))
    words = "New honour: Twice running and Baron. You won. Try something harder."
    suggestion = Suggestion("Next: a strong opponent", "")
    sheet = EndSheet(window.desk, end, flow.labels, flow.game_log, tables.deck(), suggestion, words)
    opened(window, sheet)


def lesson_end(window: TableWindow) -> None:
    flow = window.desk.flow
    window.play(finished())
    end = ending_of(flow.state, flow.game_log)
    opened(window, LessonEndSheet(window.desk, end, flow.labels, tables.deck()))


def large_chart(window: TableWindow) -> None:
    window.records.show_charts()
    assert isinstance(window.dialog, ChartsSheet)
    window.dialog.charts[1].click()


def since(window: TableWindow) -> None:
    window.play(read_saved(LONG, tables.deck()))
    flow = window.desk.flow
    notes = [IconNote("gold", f"You have {gold} gold more than before.") for gold in range(7)]

    def paint(*_: object) -> None:
        pass

    opened(window, SinceSheet(window.desk, flow.game_log.rows[-60:], flow.labels, notes, paint))


# --- Questions and menus --------------------------------------------------------------------------


@cache
def questions() -> dict[str, Session]:
    """Return the session with the most answers for each kind of question."""
    from paxdesk.porfiriana.rules.agenda import ActionPhase
    from paxdesk.porfiriana.rules.engine import perform

    found: dict[str, tuple[int, Session]] = {}
    for place in SCENARIOS:
        state, actions = scenario(place, tables.deck())
        for action in actions:
            perform(state, action)
            if state.over or isinstance(state.agenda[-1], ActionPhase):
                continue
            session = position_session(state.copy())
            kind, count = type(state.agenda[-1]).__name__, len(session.legal())
            if count > found.get(kind, (0, session))[0]:
                found[kind] = count, session
    return {kind: session for kind, (_, session) in sorted(found.items())}


def question(session: Session) -> Opens:
    def show(window: TableWindow) -> None:
        window.play(session)
        flow = window.desk.flow
        flow.view_as(flow.question.seat or session.state.turn.seat)

    return show


def many_answers(count: int) -> Opens:
    def show(window: TableWindow) -> None:
        notes = [
            IconNote("gold", f"You pay {gold} gold, and the others get it.") for gold in range(4)
        ]
        answers = [
            AnswerButton(
                act.ChooseCard(each), Label("gold", f"Enterprise {each}"), notes[: 1 + each % 4]
            )
            for each in range(47, 47 + count)
        ]
        flow = window.desk.flow
        flow.sheet = QuestionSheet(window.desk, "Unrest", answers)
        flow.fit()
        flow.sheet.show()
        flow.sheet.choices[answers[1].action].setFocus()

    return show


def depression(window: TableWindow) -> None:
    window.play(position_session(tables.middle(4, depression=True)))
    window.desk.flow.model.submit(act.End())
    MouseHand(window.desk).raise_curtain()


def showdown(window: TableWindow) -> None:
    window.play(position_session(tables.middle(3, "pax")))
    window.desk.flow.model.submit(act.Buy(window.desk.flow.state.market.index(206), "quo"))
    MouseHand(window.desk).raise_curtain()


def chooser(window: TableWindow) -> None:
    meanings = [
        (act.ChooseCard(each), Label("gold", f"Build a connection {each}", "It costs 3 gold."))
        for each in range(5)
    ]
    sheet = MeaningPopUp(window.desk, meanings, "Cancel")
    sheet.show_at(QPointF(500, 300), 1.0, window.desk.flow.room.table())


def deeds(window: TableWindow) -> None:
    window.desk.drag.open_menu(Spot("hand", 184), QPointF(300, 600))


# --- Lessons and puzzles --------------------------------------------------------------------------


def lesson(window: TableWindow) -> None:
    window.helping.start_lesson("1-money-and-land")


def puzzles(window: TableWindow) -> None:
    from paxdesk.desk.window.puzzles_part import PuzzlesPart

    assert isinstance(window.puzzling, PuzzlesPart)
    window.puzzling.show_list()


def puzzle(window: TableWindow) -> None:
    puzzles(window)
    assert isinstance(window.dialog, PuzzlesSheet)
    window.dialog.cells[0].click()
    window.puzzling.show_hint()


def card(number: int, *, pictured: bool = False) -> Opens:
    def show(window: TableWindow) -> None:
        window.workshop.enter()
        sheet = window.dialog
        assert isinstance(sheet, CardsSheet)
        sheet.go_to(number)
        sheet.list.itemActivated.emit(sheet.list.currentItem())
        form = window.dialog
        assert isinstance(form, CardFormSheet)
        if pictured:
            form.page.edit(lambda form: form.fill(("picture",), {"people": [{"hat": "top"}]}))
            form.area.verticalScrollBar().setValue(form.area.verticalScrollBar().maximum())

    return show


def grid(window: TableWindow) -> None:
    window.workshop.enter()
    sheet = window.dialog
    assert isinstance(sheet, CardsSheet)
    sheet.check_button.click()


def decks(window: TableWindow) -> None:
    own = NamedDecks()
    if own.find("My box, 2nd edition") is None:
        own.copy(own.in_use, "My box, 2nd edition")
    window.workshop.enter()
    sheet = window.dialog
    assert isinstance(sheet, CardsSheet)
    sheet.decks_button.click()


def comparison(window: TableWindow) -> None:
    window.workshop.enter()
    sheet = window.dialog
    assert isinstance(sheet, CardsSheet)
    deck = sheet.deck
    changed = evolve(deck.enterprises[61], cost=9, district="chihuahua", name="Minas Nuevas")
    others = (checked_card(changed), checked_card(deck.cards[7]))
    found = tuple(differences(deck, others))
    wrong = (WrongCell(2, "industry", "found “vineyard”", "ranch, mine or bank"),)
    sheet.turned.emit(partial(compare_sheet, sheet.own, sheet.use, found, wrong))


def position(window: TableWindow) -> None:
    window.workshop.set_up()
    question = window.dialog
    assert isinstance(question, MessageSheet)
    question.answers[0].click()


def own_puzzle(window: TableWindow) -> None:
    puzzle = next(each for each in puzzles_of(tables.deck()).values() if each.goal.kind == "points")
    own = OwnPuzzles(Path("/none"), tables.deck())
    sheet = PuzzleSheet(window.desk, puzzle.position, own, usual_names(puzzle.position))
    sheet.kind = "points"
    opened(window, sheet)
    names = {seat: each.name for seat, each in tables.LABELS.items()}
    told = solution_words(puzzle, names)
    words = "Verified: there is exactly one solution."
    sheet.prover.found.emit(PuzzleVerdict(words, tuple(told), task_words(puzzle), puzzle))


def story(window: TableWindow) -> None:
    window.play(finished())
    window.workshop.share_game()
    sheet = window.dialog
    assert isinstance(sheet, ShareSheet)
    while sheet.more_button.isEnabled():
        sheet.more_button.click()


def leave(window: TableWindow) -> None:
    window.ask_before_leaving, window.unsaved = True, True
    window.leave(lambda: None)


PAX: Final[dict[str, Opens]] = {
    "new game": new_game("together"),
    "invite": invite,
    "phones": phones,
    "deal results": deal_results,
    "gather": gather,
    "note": note,
    "table_elsewhere": table_elsewhere,
    "move": move,
    "join a table": join,
    "save sealed": seal,
    "open a sealed game": unseal,
    "new game, two seats": new_game("together", seats=2),
    "new game, usual": new_game("together", seats=2, more=False),
    "new game, online": new_game("online", seats=3, more=False),
    "new game against Díaz": new_game("diaz"),
    "new game against Pax-o-matics": new_game("paxomatic"),
    "new game, handicaps": new_game("together", "handicaps"),
    "new game, rules of 2012": new_game("together", "differences"),
    "about": lambda window: window.show_about(),
    "made with": lambda window: window.helping.show_made_with(),
    "home": home,
    "play alone": play_alone,
    "deals": lambda window: window.show_deals(),
    "interrupted games": resume,
    "since": since,
    "charts": lambda window: window.records.show_charts(),
    "large chart": large_chart,
    "replay": lambda window: window.records.show_replay(),
    "analysis": analysis,
    "settings": lambda window: window.preferences.show_settings(),
    "shortcuts": lambda window: window.preferences.show_shortcuts(),
    "overview": lambda window: window.helping.show_overview(),
    "leaving": leave,
    "lessons": lambda window: window.helping.show_lessons(),
    "next lesson": lambda window: window.helping.show_lessons("1-money-and-land"),
    "lesson": lesson,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "records": records,
    "growth": lambda window: records(window, grown=True),
    "no growth": lambda window: records(window, grown=False),
    "story": story,
    "puzzle of one's own": own_puzzle,
    "position asked for": lambda window: window.workshop.set_up(),
    "position": position,
    "cards": lambda window: window.workshop.enter(),
    "cards as rows": grid,
    "decks": decks,
    "cards that differ": comparison,
    "card of an enterprise": card(61),
    "card of a newspaper": card(7),
    "card with a picture": card(22, pictured=True),
    "end": pax_end,
    "end of a lesson": lesson_end,
    "depression": depression,
    "showdown": showdown,
    "many answers": many_answers(12),
    "some answers": many_answers(5),
    "chooser": chooser,
    "deeds": deeds,
}


def with_questions() -> Iterator[tuple[str, Opens]]:
    """Yield the sheets of ``PAX``, then a question of each kind."""
    yield from PAX.items()
    for kind, session in questions().items():
        yield f"question {kind}", question(session)


# --- The Mexican Adventure ------------------------------------------------------------------------

SIEGE: Final = """
phase: ops.i
dice: [5, 4, 5, 6]
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  orizaba: {imperial: 2C.imperial}
  puebla: {imperial: 7A.french, republican: 9C, leaders: [lorencez, zaragoza], holds: republican}
  mexico: {republican: 2C}
"""
HUNGER: Final = """
phase: admin.e
rp: {imperial: 1}
dice: [9, 0]
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  orizaba: {imperial: 6B.french 1C.imperial 2B.belgian, leaders: [lheriller]}
  tampico: {imperial: 2B.french 1C.imperial, leaders: [douay]}
"""


def asked(given: str, *lines: str) -> Opens:
    def show(window: TableWindow) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "given.yaml"
            path.write_text(given, encoding="utf-8")
            position = laid_out(*read_adventure(read_file(path), load_material(), PLAIN, 1))
        window.play(AdventureSession.from_position(position, NewAdventure().seats))
        for line in ("", *lines):
            if line:
                window.desk.flow.model.submit(window.desk.session.game.parse(line))
            if window.desk.flow.curtain is not None:
                window.desk.flow.curtain.button.click()
                QApplication.processEvents()

    return show


def adventure_end(window: TableWindow) -> None:
    window.play(played(5000))
    window.records.show_end()


def adventure_puzzle(window: TableWindow) -> None:
    material = load_material()
    own = OwnAdventurePuzzles(Path("/none"), material)
    sheet = AdventurePuzzleSheet(window.desk, AdventureDraft.bare(material), own)
    opened(window, sheet)
    refuted = ("There is a second plan.", *(f"raise zacatecas {number}" for number in range(1, 7)))
    sheet.prover.found.emit(PuzzleVerdict(refuted[0], refuted[1:]))


ADVENTURE: Final[dict[str, Opens]] = {
    "position": position,
    "own puzzle": adventure_puzzle,
    "new game": new_adventure("puebla"),
    "new game, Maximilian": new_adventure("maximilian"),
    "home": home,
    "overview": lambda window: window.helping.show_overview(),
    "charts": lambda window: window.records.show_charts(),
    "end": adventure_end,
    "attitudes": asked(SIEGE),
    "losses": asked(SIEGE, "attitude assault", "attitude hold"),
    "retreat": asked(SIEGE, "attitude assault", "attitude hold", "lose 5A.french"),
    "west coast": asked(SIEGE.replace("puebla:", "mazatlan:").replace(", holds: republican", "")),
    "hunger": asked(HUNGER),
}


# --- Lords of the Sierra Madre --------------------------------------------------------------------

KEPT: Final = (
    *('reveal C1 copper_mine 0 2 0 mexico "La Colorada and its mills"', "sold P1 3", "next"),
    *("next", "next", 'reveal C2 store 0 3 0 us "Nogales General Store"', "next", "sold P2 3"),
    *("next", "next", "next", "next", 'reveal M1 spy 0 0 0 mexico "The man from Chihuahua"'),
    *("next", "sold P3 1", "next", "appoint president-mexico P1", "appoint governor-sonora P2"),
    *("next", "damaged lost_troops C1 P1 T 2", "next", "next"),
    *("reveal E6 event 0 0 0 mexico", "next"),
)
"""Entries of a ledger from the beginning to Autumn 1898."""


def books(name: str, deed: str = "", *lines: str, **about: object) -> Opens:
    def show(window: TableWindow) -> None:
        desk = window.desk
        for line in lines:
            desk.model.submit(desk.session.game.parse(line))
        assert isinstance(window.game, SierraTable)
        window.game.handling.forms.open(desk.session.state, name, tuple(about.items()))
        desk.flow.refresh()
        assert isinstance(desk.flow.sheet, FormSheet | FilesSheet | CardSetSheet)
        if deed:
            desk.flow.sheet.choice.buttons[deed].click()  # type: ignore[union-attr]

    return show


def books_end(window: TableWindow) -> None:
    session = window.desk.session
    state = session.state.copy()
    state.ended = True
    desk = window.desk
    names = {seat: each.name for seat, each in desk.flow.labels.items()}
    log = window.game.wording.game_log(names)
    log.show_recording(session.recording)
    sheet = BooksEnd(desk, SierraSession.from_position(state, session.seats), desk.flow.labels, log)
    opened(window, sheet)


SIERRA: Final[dict[str, Opens]] = {
    "new game": lambda window: window.new_game(),
    "overview": lambda window: window.helping.show_overview(),
    "end": books_end,
    "files": books("files"),
    "cards": books("cards"),
    "reveal": lambda window: window.play(window.game.plain(4, 3)),
    "gold": books("pay"),
    "card": books("card", "describe", card="C1"),
    "card laid": books("card", "move", card="C2"),
    "hacendado": books("hacendado"),
    "office": books("office"),
    "slip": books("slip"),
    "mordida": books("mordida", "assassinate", "next", "next"),
    "lawsuit": books("settle", "", "next", "next", "move M2 mature P3 0",
                     "describe M2 lawsuit 0 0 0 mexico", "sue M2 C1", "bid 1", "bid 2",
                     "pass", "pass", "pass"),
    "enlist": books("enlist"),
}  # fmt: skip


Settings = SettingsStore | None
Make = Callable[[int, int, Settings], TableWindow]


def kept_books() -> SierraSession:
    names = ("Ana Guadalupe", "Benito Santiago", "Clara Esperanza", "Diego Hernández")
    session = NewBooks(names, ("mexico", "us", "mexico", "us"), 3).deal()
    for line in KEPT:
        if session.refusal(parse_books(line)) is None:
            session.submit(parse_books(line))
    return session


def sierra_window(width: int, height: int, store: Settings = None) -> TableWindow:
    session = kept_books()
    with tempfile.TemporaryDirectory() as folder:
        table = SierraTable(CardBox(Path(folder) / "box.yaml"))
    return shown(TableWindow(on_desk(table), session, store=store), width, height)


# --- Windows and pictures -------------------------------------------------------------------------


def pax_window(width: int, height: int, store: Settings = None) -> TableWindow:
    session = position_session(tables.middle(4))
    return shown(TableWindow(tables.quiet(tables.deck()), session, store=store), width, height)


def adventure_window(width: int, height: int, store: Settings = None) -> TableWindow:
    material = load_material()
    session = NewAdventure("puebla", 1).deal(material)
    return shown(TableWindow(AdventureTable(material), session, store=store), width, height)


def shown(window: TableWindow, width: int, height: int) -> TableWindow:
    window.ask_before_leaving = False
    window.store.change(cautions=False, sounds=False)
    window.desk.scene.animations_enabled = False
    window.desk.mouse.hover_opens = False
    window.desk.resting.delay = None
    window.resize(width, height)
    window.show()
    window.begin()
    QApplication.processEvents()
    return window


def sheets_of(window: TableWindow) -> list[Sheet]:
    return [each for each in window.findChildren(Sheet) if each.isVisible()]


def each_opened(
    make: Make,
    opens: Mapping[str, Opens],
    size: tuple[int, int],
    *,
    text: int = 100,
    touch: bool = False,
) -> Iterator[tuple[str, TableWindow, Sheet]]:
    """Open each sheet in a window; yield name, window and sheet.

    Each window is deleted before the next one opens.
    """
    for name, show in opens.items():
        # Later changes would lay out and paint the window again.
        store = SettingsStore()
        store.change(text_size=text, touch=touch)
        window = make(*size, store)
        MouseHand(window.desk).raise_curtain()
        show(window)
        QApplication.processEvents()
        sheets = sheets_of(window)
        assert sheets, f"{name} does not open"
        for sheet in sheets:
            yield name, window, sheet
        window.ask_before_leaving = False
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # The windows of all sheets together would take 1 GB.
        gc.collect()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", default="1366x768")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    from paxdesk.desk.words import LanguageSwitch

    interpreter = LanguageSwitch(SettingsStore())
    width, height = map(int, arguments.size.split("x"))
    games = {
        "pax": (pax_window, dict(with_questions())),
        "ma": (adventure_window, ADVENTURE),
        "sierra": (sierra_window, SIERRA),
    }
    for game, (made, opens) in games.items():
        for name, show in opens.items():
            if arguments.only and not any(each in f"{game} {name}" for each in arguments.only):
                continue
            window = made(width, height)
            window.store.change(text_size=arguments.text, language=arguments.language)
            interpreter.store.change(language=arguments.language)
            MouseHand(window.desk).raise_curtain()
            try:
                show(window)
                QTest.qWait(30)
                finish_all(window)
                print(game, name, [type(each).__name__ for each in sheets_of(window)], flush=True)
                window.grab().save(str(arguments.out / f"{game} {name}.png".replace(" ", "-")))
            except Exception as error:
                print(game, name, "FAILED", repr(error), flush=True)
            window.close()
            window.deleteLater()
            QApplication.processEvents()
    application.quit()


if __name__ == "__main__":
    main()
