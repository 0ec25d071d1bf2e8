"""Tests of the home page."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.commands.game_registry import GAMES
from paxdesk.desk.course_files import lesson_files
from paxdesk.desk.guide import LessonsSheet
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.lesson_session import LessonProgress
from paxdesk.desk.painting.svg import drawing
from paxdesk.desk.protocol.table_game import OtherGame
from paxdesk.desk.puzzles import PuzzlesSheet
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.saves import read_saved
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.lessons import read_course
from tests.analysis.short_game import GAME
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable


@pytest.mark.parametrize("size", spread([(1280, 701), (1366, 749), (1920, 1080)]))
def test_no_button_is_over_another(open_table: OpenTable, size: tuple[int, int]) -> None:
    window = open_table(width=size[0], height=size[1])
    for touch, others in product([False, True], [0, 1]):
        window.store.change(touch=touch)
        window.others = (
            OtherGame("other", "Another Game", lambda: PaxTable(tables.deck())),
        ) * others
        window.show_home()
        check_home(window.dialog, others)
        window.close_dialog()


def check_home(home: object, others: int) -> None:
    assert isinstance(home, HomeSheet)
    column = [*home.menu.values(), *home.games, *home.languages.buttons.values(), home.go_on]
    assert all(button.isVisible() for button in column)
    assert len(column) == 14 + (others and 1 + others)
    frame = round(3 * home.scale)  # margin for the focus brackets
    inside = QMargins(frame, frame, frame, frame)
    places = [QRect(each.mapTo(home, QPoint()), each.size()) - inside for each in column]
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    assert all(home.rect().contains(place) for place in places)


def games_of_the_program() -> tuple[OtherGame, ...]:
    return tuple(
        OtherGame(each.key, each.title, lambda: PaxTable(tables.deck())) for each in GAMES[:0:-1]
    )


def test_the_games_are_side_by_side_above_all_choices(open_table: OpenTable) -> None:
    window = open_table()
    window.others = games_of_the_program()
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    assert [button.key for button in home.games] == ["", "mexican_adventure", "sierra_madre"]
    assert len({button.y() for button in home.games}) == 1
    assert all(button.geometry().bottom() < home.menu["quit"].y() for button in home.games)
    pictures = [button.grab().toImage() for button in home.games]
    scenes = [each.copy(0, 0, each.height() * 2, each.height()) for each in pictures]
    assert all(one != two for one, two in combinations(scenes, 2)), "each has its scene"
    assert all(drawing("games").elements.keys() & {button.key or "first"} for button in home.games)
    chosen: list[str] = []
    home.other_game_chosen.connect(chosen.append)
    QTest.mouseClick(home.games[1], Qt.MouseButton.LeftButton)
    assert chosen == ["mexican_adventure"]
    QTest.mouseClick(home.games[0], Qt.MouseButton.LeftButton)
    assert window.dialog is None, "the game of this page goes on"


def test_one_button_is_large_three_are_medium_and_the_rest_small(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    window = open_table()
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    likely = [home.menu[name] for name in home.likely]
    rest = [button for name, button in home.menu.items() if name not in home.likely]
    assert len(likely) == 3
    assert home.go_on.height() > max(button.height() for button in likely)
    assert min(each.height() for each in likely) > max(each.height() for each in rest)
    fresh = HomeSheet(window.desk, window.game, None, None, "en")
    qtbot.addWidget(fresh)
    fresh.open(1)
    assert fresh.go_on.text() == "Learn to play"
    shown = [button.text() for button in fresh.menu.values() if button.isVisible()]
    assert "Learn to play" not in shown, "it is named once"
    assert not fresh.search.isVisible(), "there is nothing to search"


def test_a_game_is_the_next_step_after_a_lesson(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table()
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    assert not home.learnt
    window.store.finish_lesson("1-money-and-land")
    window.show_home()
    home = window.dialog
    assert isinstance(home, HomeSheet)
    assert home.learnt
    fresh = HomeSheet(window.desk, window.game, None, None, "en", learnt=True)
    qtbot.addWidget(fresh)
    fresh.open(1)
    assert fresh.go_on.text() == "Play solo"
    assert [fresh.menu[name].text() for name in fresh.likely] == [
        "New game",
        "Puzzles",
        "Learn to play",
    ]
    chosen: list[str] = []
    fresh.menu_chosen.connect(chosen.append)
    QTest.mouseClick(fresh.go_on, Qt.MouseButton.LeftButton)
    assert chosen == ["solo"]


@pytest.mark.long
def test_a_finished_game_is_not_the_next_step(open_table: OpenTable, deck: Deck) -> None:
    over = read_saved(GAME, deck)
    assert over.state.over
    ended = open_table(over)
    ended.show_home()
    home = ended.dialog
    assert isinstance(home, HomeSheet)
    assert home.go_on.text() == "Learn to play"
    assert home.see_end.isVisible()
    QTest.mouseClick(home.see_end, Qt.MouseButton.LeftButton)
    assert not isinstance(ended.dialog, HomeSheet), "the table with its result is seen again"
    course = read_course(next(path for path in lesson_files() if path.stem.startswith("7")))
    learnt = course.begin(deck)
    learnt.place = LessonProgress(step=len(course.steps))
    window = open_table()
    for session, goes_on in ((over, False), (learnt, False), (course.begin(deck), True)):
        window.play(session)
        window.show_home()
        home = window.dialog
        assert isinstance(home, HomeSheet)
        assert (home.go_on.text() == "Back to the table") == goes_on
        assert (home.escape is home.go_on) == goes_on
        window.entrance.leave()
        for show in (window.helping.show_lessons, window.puzzling.show_list):
            show()
            sheet = window.dialog
            assert isinstance(sheet, LessonsSheet | PuzzlesSheet)
            QTest.keyClick(sheet, Qt.Key.Key_Escape)
            assert isinstance(window.dialog, HomeSheet) != goes_on, "no dead end"
            window.entrance.leave()
