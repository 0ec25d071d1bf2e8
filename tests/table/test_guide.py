"""Tests of the lessons, played by mouse and by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paxdesk.desk.guide import LessonsSheet
from paxdesk.desk.home.home_page import HomeSheet
from paxdesk.desk.home.ladder_sheet import LadderSheet
from paxdesk.desk.home.resume_sheet import saved_game_text
from paxdesk.desk.lesson_session import LessonProgress
from paxdesk.desk.protocol.table_game import lesson_again, on_desk
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.desk.window.window import TableWindow
from paxdesk.files.game_shelf import Shelf
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.lessons import GuidedSession, load_courses
from paxdesk.porfiriana.table.sheets.end import LessonEndSheet
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from tests.shares import spread
from tests.table import tables
from tests.table.conftest import OpenTable
from tests.table.hand import KeyboardHand, MouseHand


def guided(window: TableWindow) -> GuidedSession:
    session = window.desk.session
    assert isinstance(session, GuidedSession)
    return session


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    opened = open_table()
    opened.desk.robots.set_tempo("instant")
    opened.new_game()
    sheet = opened.dialog
    assert isinstance(sheet, NewGameSheet)
    QTest.mouseClick(sheet.guide, Qt.MouseButton.LeftButton)
    lessons = opened.dialog
    assert isinstance(lessons, LessonsSheet)
    QTest.mouseClick(lessons.buttons["1-money-and-land"], Qt.MouseButton.LeftButton)
    assert opened.dialog is None
    return opened


@pytest.mark.long
def test_the_whole_guide_is_played_by_mouse(window: TableWindow, qtbot: QtBot) -> None:
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    titles = []
    while not window.desk.flow.state.over:
        session = guided(window)
        qtbot.waitUntil(lambda s=session: s.reading or bool(s.offered), timeout=5000)
        assert panel.isVisible()
        titles.append(panel.note.title)
        if session.reading:
            hand.press(panel.go_on)
            continue
        expected = session.offered[0]
        if window.desk.flow.sheet is None:
            marks = [spot for spot in window.desk.scene.spots() if _lit(window, spot)]
            assert marks, panel.note.title
        hand.play(expected)
    assert window.desk.flow.state.winners == (1,)
    poster = window.dialog
    assert isinstance(poster, LessonEndSheet)
    assert "Díaz" in poster.accessibleDescription() + " ".join(poster.heard())
    assert QApplication.focusWidget() is poster, "the last key of the game closes nothing"
    hand.press(poster.go_on)
    assert window.dialog is None, "the questions are on the table"
    ended = next(each for each in window.desk.robots.buttons() if "ended" in each.words)
    ended.press()
    assert isinstance(window.dialog, LessonEndSheet), "asked for again"
    hand.press(window.dialog.go_on)
    course = guided(window)
    while (step := course.guiding) is not None:
        assert panel.isVisible(), "questions and recap stand over the finished game"
        titles.append(panel.note.title)
        if step.asks:
            hand.click(step.asks[0])
        else:
            hand.press(panel.go_on)
    assert len(dict.fromkeys(titles)) == course.steps
    assert not panel.isVisible()
    sheet = window.dialog
    assert isinstance(sheet, LessonsSheet)
    assert sheet.finished == window.store.finished_lessons == {"1-money-and-land"}
    assert sheet.lessons[0].next in sheet.accessibleDescription()
    hand.press(sheet.close_sheet)
    assert isinstance(window.dialog, HomeSheet), "no dead end at a finished table"


def _lit(window: TableWindow, spot: Spot) -> bool:
    return window.desk.scene.mark_of(spot).focused


def test_other_moves_are_refused_with_a_message(window: TableWindow) -> None:
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    for _ in range(2):
        hand.press(panel.go_on)
    hand.click(Spot("market", 1))
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert prompt.words.startswith("The guide waits for this: Buy ")
    assert guided(window).step == 2


def test_each_of_several_moves_is_named(deck: Deck) -> None:
    course = next(each for each in load_courses() if each.name.startswith("6"))
    session = course.begin(deck)
    session.read()
    session.read()
    refused = session.refusal(act.End())
    assert refused is not None
    assert refused.reason == (
        "The guide waits for one of these: Buy Veracruz Occupied as the event; "
        "Buy Lusitania Torpedoed as the event."
    )


def test_the_guide_can_be_left(window: TableWindow) -> None:
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    for _ in range(2):
        hand.press(panel.go_on)
    assert len(window.desk.session.legal()) == 1
    hand.press(panel.leave)
    assert not panel.isVisible()
    assert len(window.desk.session.legal()) > 5
    assert not any(_lit(window, spot) for spot in window.desk.scene.spots())


def test_the_note_is_read_and_followed_by_keyboard(window: TableWindow) -> None:
    panel = window.helping.guide.panel
    QApplication.processEvents()
    assert panel.go_on.hasFocus()
    for _ in range(2):
        QTest.keyClick(panel.go_on, Qt.Key.Key_Space)
        QApplication.processEvents()
    assert guided(window).step == 2
    assert "free" in panel.accessibleDescription()
    expected = guided(window).offered[0]
    KeyboardHand(window.desk).play(expected)
    assert guided(window).step == 3


def at_the_questions(window: TableWindow, deck: Deck) -> GuidedSession:
    """Play the first lesson up to its questions; return its session."""
    session = load_courses()[0].begin(deck)
    while session.guiding is not None and not session.guiding.asks:
        question = session.question()
        if question is not None:
            session.submit_choice(question.answer())
        elif session.reading:
            session.read()
        else:
            session.submit(session.offered[0])
    window.desk.robots.set_tempo("instant")
    window.play(session)
    QApplication.processEvents()
    return session


def test_a_reopened_lesson_does_not_announce_its_end_again(window: TableWindow, deck: Deck) -> None:
    at_the_questions(window, deck)
    assert window.dialog is None
    ended = next(each for each in window.desk.robots.buttons() if "ended" in each.words)
    ended.press()
    assert isinstance(window.dialog, LessonEndSheet), "asked for"


def test_three_questions_are_answered_by_clicking_on_the_table(
    window: TableWindow, deck: Deck
) -> None:
    session = at_the_questions(window, deck)
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    first = session.step
    assert panel.go_on.text() == "Show me"
    answers = ((Spot("regime"), "deck"), (Spot("need", 1), "ledger"), (Spot("headlines"), "deck"))
    for number, (spot, wrong) in enumerate(answers):
        assert panel.go_on.text() == "Show me"
        hand.click(Spot(wrong))
        prompt = window.desk.scene.prompt
        assert prompt is not None
        assert prompt.words.startswith("Not there.")
        assert session.step == first + number
        assert not _lit(window, spot), "the answer is not shown"
        hand.click(spot)
        assert session.step == first + number + 1
    assert session.state.winners == (1,), "they are asked when the lesson is done"


def test_an_answer_can_be_shown_and_given_by_keys(window: TableWindow, deck: Deck) -> None:
    session = at_the_questions(window, deck)
    hand, panel = MouseHand(window.desk), window.helping.guide.panel
    first = session.step
    hand.press(panel.go_on)
    assert _lit(window, Spot("regime"))
    assert panel.go_on.text() == "Next"
    hand.press(panel.go_on)
    assert session.step == first + 1
    assert not _lit(window, Spot("need", 1))
    QApplication.processEvents()
    window.desk.drag.set_focus(Spot("ledger"))
    window.desk.keyboard.press()
    assert session.step == first + 2


@pytest.mark.parametrize("name", spread([each.name for each in load_courses()], 2))
@pytest.mark.parametrize(
    ("size", "dock"),
    spread(
        [
            ((1280, 720), True),
            ((1366, 768), True),
            ((1280, 720), False),
            ((1920, 1080), False),
        ],
        long=2,
        unpack=True,
    ),
)
def test_every_note_fits_and_hides_nothing_needed(
    open_table: OpenTable, size: tuple[int, int], dock: bool, name: str
) -> None:
    window = open_table(width=size[0], height=size[1])
    window.desk.robots.set_tempo("step")
    window.helping.start_lesson(name)
    if not dock:
        window.desk.toggle_log()
        window.desk.toggle_inspector()
    panel, session = window.helping.guide.panel, guided(window)
    hand = MouseHand(window.desk)
    while session.guiding is not None:
        QApplication.processEvents()
        if window.dialog is not None:
            window.close_dialog()
        assert window.desk.rect().contains(panel.geometry()), panel.note.title
        question = session.question()
        if question is not None:
            window.desk.flow.model.submit_choice(question.answer())
        elif session.reading:
            hand.press(panel.go_on)
        else:
            if window.desk.flow.sheet is None:
                for spot in window.helping.guide.marks(session):
                    centre = window.desk.view.mapFromScene(window.desk.scene.center_of(spot))
                    assert not panel.geometry().contains(centre), (panel.note.title, spot)
            window.desk.flow.model.submit(next(iter(session.offered), act.End()))


def test_the_frame_is_there_after_the_robots_turn(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table()
    window.helping.start_lesson("1-money-and-land")
    window.desk.robots.set_tempo("step")
    session, player = guided(window), window.desk.robots
    after_robots = 0
    while session.guiding is not None and after_robots < 3:
        if session.question() is not None:
            qtbot.waitUntil(lambda: player.choice is not None, timeout=5000)
            player.take()
            if session.question() is None and session.offered:
                after_robots += 1
                assert any(_lit(window, spot) for spot in window.desk.scene.spots())
        elif session.reading:
            session.read()
            window.desk.flow.refresh()
        else:
            window.desk.flow.model.submit(session.offered[0])
    assert after_robots == 3


@pytest.mark.long
@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1920, 1080)]))
def test_the_note_covers_neither_the_log_nor_a_question(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    window = open_table(width=size[0], height=size[1])
    window.helping.start_lesson("1-money-and-land")
    window.desk.robots.set_tempo("step")
    session, desk = guided(window), window.desk
    panel = window.helping.guide.panel
    seen = 0
    while session.guiding is not None:
        QApplication.processEvents()
        assert desk.log.isVisible()
        assert not panel.geometry().adjusted(9, 9, -9, -9).intersects(desk.log.geometry())
        question, expected = session.question(), next(iter(session.offered), act.End())
        if question is not None:
            desk.flow.model.submit_choice(question.answer())
        elif session.reading:
            session.read()
            desk.flow.refresh()
        else:
            if isinstance(expected, act.End) and desk.flow.state.turn.actions:
                desk.keyboard.end_turn()
                chooser = desk.drag.chooser
                assert chooser is not None
                assert not chooser.geometry().intersects(panel.geometry())
                desk.drag.close_chooser()
                seen += 1
            desk.flow.model.submit(expected)
    assert seen


@pytest.mark.long
def test_a_guided_game_continues_with_its_guide_after_a_crash(
    qtbot: QtBot, deck: Deck, tmp_path: Path
) -> None:
    folder = tmp_path / "games"

    def opened() -> TableWindow:
        window = TableWindow(tables.quiet(deck), None, folder)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        qtbot.addWidget(window)
        window.show()
        window.begin()
        return window

    first = opened()
    first.helping.start_lesson("1-money-and-land")
    session = guided(first)
    for _ in range(40):
        question = session.question()
        if question is not None:
            first.desk.flow.model.submit_choice(question.answer())
        elif session.reading:
            session.read()
        elif session.offered:
            first.desk.flow.model.submit(session.offered[0])
    # notes without a move are not in the journal
    while session.reading:
        session.read()
    keeper = first.autosave_part.keeper
    qtbot.waitUntil(lambda: not keeper.busy)
    saved = next(folder.glob("*.pax")).read_bytes()
    first.close()
    (folder / "crashed.pax").write_bytes(saved)
    second = opened()
    sheet = second.dialog
    assert isinstance(sheet, HomeSheet)
    sheet.go_on.click()
    again = guided(second)
    assert again.guiding is not None
    assert again.step == session.step or again.reading
    while again.reading:
        again.read()
    assert (again.step, again.offered) == (session.step, session.offered)
    guide = second.helping.guide
    assert guide is not None
    second.desk.flow.refresh()
    assert guide.panel.isVisible()


def test_a_lesson_with_choices_by_mouse(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table()
    window.desk.robots.set_tempo("instant")
    window.helping.show_lessons()
    sheet = window.dialog
    assert isinstance(sheet, LessonsSheet)
    hand = MouseHand(window.desk)
    hand.press(sheet.buttons["2-troops"])
    panel, session = window.helping.guide.panel, guided(window)
    assert "2 of" not in panel.note.title
    hand.press(panel.go_on)
    hand.play(session.offered[0])
    qtbot.waitUntil(lambda: len(session.offered) == 2, timeout=5000)
    hand.press(panel.go_back)
    assert session.step == 1
    assert len(session.journal) == 0
    qtbot.waitUntil(lambda: not window.desk.flow.busy, timeout=20_000)
    hand.play(session.offered[0])
    assert session.journal, "the move was not taken"
    qtbot.waitUntil(lambda: len(session.offered) == 2, timeout=20_000)
    hand.play(session.offered[1])
    assert session.journal[-1].line == "play 194 at 62"
    hand.play(session.offered[0])
    hand.play(session.offered[0])
    qtbot.waitUntil(lambda: session.reading, timeout=5000)
    hand.press(panel.go_on)
    assert session.free
    assert len(session.legal()) > 20
    hand.play(act.Speculate(3))
    hand.press(panel.go_on)
    assert session.reading
    assert panel.go_on.text() == "Finish"
    hand.press(panel.go_on)
    after = window.dialog
    assert isinstance(after, LessonsSheet)
    assert "2-troops" in after.finished
    QTest.mouseClick(after.play, Qt.MouseButton.LeftButton)
    assert isinstance(window.dialog, LadderSheet), "the next game is a button away"
    window.helping.show_lessons("2-troops")
    after = window.dialog
    assert isinstance(after, LessonsSheet)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QApplication.processEvents()
    assert guided(window).lesson == "1-money-and-land", "the first that is not finished"


def test_hints_appear_in_free_turns_and_the_guide_names_alternatives(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    window = open_table()
    window.desk.robots.set_tempo("instant")
    window.helping.start_lesson("6-how-to-win")
    session, hints = guided(window), window.desk.hints
    session.read()
    session.read()
    window.desk.flow.refresh()
    hints.ask()
    prompt = window.desk.scene.prompt
    assert prompt is not None
    assert prompt.refused
    assert "See the guide" in prompt.words
    window.desk.flow.model.submit(session.offered[0])
    while not session.free:
        session.read()
    window.desk.flow.refresh()
    hints.ask()
    qtbot.waitUntil(lambda: bool(hints.plans), timeout=30_000)
    assert session.robots == {2: "beginner"}


def test_a_saved_lesson_shows_its_name_and_step_and_can_step_back(
    deck: Deck, tmp_path: Path
) -> None:
    table = PaxTable(deck)
    session = load_courses()[4].begin(deck)
    session.read()
    session.submit(session.offered[0])
    question = session.question()
    while question is not None:
        session.submit_choice(question.answer())
        question = session.question()
    shelf = Shelf(tmp_path)
    table.write_saved(tmp_path / "lesson.pax", session)
    words = saved_game_text(shelf.under_way[0], table, "today")
    assert words.heading == "Power: Topples, manifestos, gold"
    assert words.words.startswith(f"Step {session.step + 1} of {session.steps}")
    again = lesson_again(on_desk(table), table.open_saved(tmp_path / "lesson.pax").session)
    assert isinstance(again, GuidedSession)
    assert (again.step, again.offered) == (session.step, session.offered)
    again.undo()
    assert again.step == 1


@pytest.mark.parametrize("name", spread([each.name for each in load_courses()[1:]]))
def test_every_lesson_by_keys(open_table: OpenTable, qtbot: QtBot, name: str) -> None:
    window = open_table()
    window.desk.robots.set_tempo("instant")
    window.helping.start_lesson(name)
    panel, session, hand = window.helping.guide.panel, guided(window), KeyboardHand(window.desk)
    while session.guiding is not None:
        qtbot.waitUntil(
            lambda: session.reading or session.free or bool(session.offered), timeout=5000
        )
        if window.dialog is not None:
            window.close_dialog()
        QApplication.processEvents()
        if session.reading:
            assert panel.go_on.hasFocus() != bool(session.guiding.tries)
            QTest.keyClick(panel.go_on, Qt.Key.Key_Space)
        elif session.free:
            panel.go_on.click()
        else:
            hand.play(session.offered[0])
        QApplication.processEvents()
    assert name in window.store.finished_lessons


def test_a_lesson_is_kept_until_it_is_finished(qtbot: QtBot, deck: Deck, tmp_path: Path) -> None:
    """An unfinished lesson stays among the saved games; a finished one is removed."""
    window = TableWindow(tables.quiet(deck), None, tmp_path / "games")
    window.ask_before_leaving = False
    window.desk.scene.animations_enabled = False
    window.desk.robots.set_tempo("instant")
    qtbot.addWidget(window)
    window.show()
    window.begin()
    window.helping.start_lesson("5-power")
    session = guided(window)
    session.read()
    window.desk.flow.model.submit(session.offered[0])
    window.show_home()
    assert isinstance(window.dialog, HomeSheet)
    assert window.dialog.heading_words == "Power: Topples, manifestos, gold"
    assert window.dialog.words.startswith(f"Step {session.step + 1} of")
    window.helping.start_lesson("5-power")
    shelf = window.autosave_part.shelf
    assert shelf is not None
    assert len(shelf.under_way) == 1, "the one left; that under way is in use"
    session = guided(window)
    while session.guiding is not None:
        qtbot.waitUntil(lambda: session.reading or bool(session.offered), timeout=5000)
        if session.reading:
            session.read()
        else:
            window.desk.flow.model.submit(session.offered[0])
    window.close()
    assert len(shelf.under_way) == 1
    assert shelf.finished == []


def test_no_manifesto_of_a_lesson_is_focused_first(window: TableWindow, qtbot: QtBot) -> None:
    window.helping.start_lesson("5-power")
    session = guided(window)
    while not all(isinstance(each, act.Manifesto) for each in session.offered or [None]):
        if session.reading:
            session.read()
            window.desk.flow.refresh()
        else:
            window.desk.flow.model.submit(session.offered[0])
        qtbot.waitUntil(lambda: session.reading or bool(session.offered), timeout=5000)
    sheet = window.desk.flow.sheet
    assert sheet is not None
    qtbot.waitUntil(lambda: QApplication.focusWidget() is sheet, timeout=2000)
    qtbot.keyClick(sheet, Qt.Key.Key_Space)
    assert len(session.offered) == 2, "nothing has been declared"


@pytest.mark.parametrize("language", spread(["fr", "es", "en"], quick=0))
@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768)]))
def test_every_note_has_room_in_every_language(
    open_table: OpenTable,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
) -> None:
    monkeypatch.setattr("paxdesk.desk.guide.spoken_language", lambda: language)
    window = open_table(width=size[0], height=size[1])
    window.desk.robots.set_tempo("step")
    for course in load_courses():
        window.helping.start_lesson(course.name)
        session, desk = guided(window), window.desk
        for number in range(session.steps):
            session.place = LessonProgress(number)
            desk.flow.refresh()
            panel = window.helping.guide.panel
            assert panel.note.text == course.steps[number].texts[language]
            inside = panel.geometry().adjusted(9, 9, -9, -9)
            assert desk.rect().contains(inside), (course.name, number)
            for dock in (desk.log, desk.inspector):
                assert not inside.intersects(dock.geometry()), (course.name, number)


# --- The lesson for screen readers ----------------------------------------------------------------


@pytest.fixture
def by_ear(open_table: OpenTable) -> TableWindow:
    """Return a window in the lesson for screen readers."""
    window = open_table()
    window.desk.robots.set_tempo("instant")
    window.helping.start_lesson("7-by-ear")
    QApplication.processEvents()
    QTest.keyClick(window.helping.guide.panel.go_on, Qt.Key.Key_Space)
    QApplication.processEvents()
    return window


def press(*keys: Qt.Key) -> None:
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
        QApplication.processEvents()


def test_a_completed_exercise_continues_automatically(by_ear: TableWindow) -> None:
    """Exercises are completed by keys; the next step is announced."""
    keys, heard = Qt.Key, list[str]()
    by_ear.desk.announcer.spoken.connect(heard.append)
    session, hand = guided(by_ear), KeyboardHand(by_ear.desk)
    assert by_ear.desk.view.hasFocus()
    press(*[keys.Key_F6] * 3)
    assert session.step == 1
    press(keys.Key_F6)
    assert session.step == 2
    press(keys.Key_F6)
    assert session.step == 2, "another part is no other thing in one"
    press(keys.Key_PageDown)
    for step, (key, said) in enumerate(
        ((keys.Key_Q, "2 of 2"), (keys.Key_D, "What can I do?"), (keys.Key_S, "Standings")), 3
    ):
        assert session.step == step
        heard.clear()
        press(key)
        assert said in heard[0]
        assert heard[-1].startswith(f"Step {step + 2} of"), "then the next step is read"
    hand.play(session.offered[0])
    hand.play(session.offered[0])
    press(keys.Key_E, keys.Key_Space)
    while session.step == 8:
        assert session.seat_to_act == 2, "the turn is over"
        QTest.qWait(20)
    press(keys.Key_W)
    assert session.step == 9, "the sheet is to be read first"
    assert by_ear.dialog is not None
    press(keys.Key_Escape)
    QTest.qWait(1)
    assert session.step == 10
    assert session.free


def test_the_note_is_in_the_cycle_of_areas(by_ear: TableWindow) -> None:
    panel, desk = by_ear.helping.guide.panel, by_ear.desk
    last = desk.interaction.sections()[-1]
    desk.keyboard.enter(last)
    press(Qt.Key.Key_F6)
    assert panel.isAncestorOf(QApplication.focusWidget())
    press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is desk.inspector
    press(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is desk.log
    press(Qt.Key.Key_F6)
    assert desk.view.hasFocus()
    desk.keyboard.enter(last)
    press(Qt.Key.Key_F6)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert desk.view.hasFocus()
    assert desk.drag.focus in last.spots


def test_no_text_of_a_note_is_under_eleven_pixels(window: TableWindow) -> None:
    panel = window.helping.guide.panel
    assert panel.isVisible()
    for box in panel.content.boxes():
        if isinstance(box, TextBox) and box.words:
            face, _ = box.printed(box.area.width())
            assert face.pixelSize() * panel.scale >= 11, box.words
