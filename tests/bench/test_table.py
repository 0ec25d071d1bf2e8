"""Benchmarks of the table: start, painting, input, memory, and an automatic game."""

import gc
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from paxdesk.desk.app.application import IdleGarbageCollector
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.game_table import PaxTable
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game, position_session
from tests.bench.conftest import Yardstick
from tests.bench.measuring import ROOT, resident_megabytes, run_until_painted
from tests.table import tables

pytestmark = pytest.mark.bench
SIZE = (1920, 1080)
BARE = [str(ROOT / "tests" / "bench" / "bare_window.py")]
TABLE = ["-m", "paxdesk", "--new", "--seats", "6", "--seed", "1", "--exit-when-painted"]
WARM = 2_000
THREE_HOURS = 5_400
"""Number of steps of robots in three hours, at two seconds each."""
MOST_UNDER_LOAD = 5000
"""Limit for work on a busy machine, in ms."""
own_time = pytest.mark.benchmark(timer=time.process_time)
"""Mark of benchmarks that measure the CPU time of this process."""
Opened = Callable[..., TableWindow]


@pytest.fixture
def opened(qtbot: QtBot, deck: Deck) -> Opened:
    """Return a function that opens a half-played game, or one dealt from a seed."""

    def opened(seed: int | None = None) -> TableWindow:
        session = position_session(tables.middle(6))
        if seed is not None:
            session = plain_game(6, seed).deal(deck)
        window = TableWindow(PaxTable(session.state.cards), session)
        window.ask_before_leaving = False
        window.desk.scene.animations_enabled = False
        window.desk.mouse.hover_opens = False
        qtbot.addWidget(window)
        window.resize(*SIZE)
        with qtbot.waitExposed(window):
            window.show()
        window.begin()
        flow = window.desk.flow
        if flow.curtain is not None:
            flow.curtain.button.click()
        QApplication.processEvents()
        return window

    return opened


@pytest.mark.long
def test_starting(benchmark: BenchmarkFixture) -> None:
    """Starts of the table and of a bare window alternate."""
    bare, table = list[float](), list[float]()
    rounds = 20 if benchmark.enabled else 1
    benchmark.pedantic(
        lambda: table.append(run_until_painted(*TABLE)),
        setup=lambda: bare.append(run_until_painted(*BARE)),
        rounds=rounds,
        warmup_rounds=1,  # writes the bytecode
    )
    benchmark.extra_info.update(name="start", table=min(table), bare=min(bare))


@own_time
def test_repainting(benchmark: BenchmarkFixture, yardstick: Yardstick, opened: Opened) -> None:
    view = opened().desk.view
    image = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scene = view.table

    def paint() -> None:
        scene.render(painter, QRectF(image.rect()), scene.sceneRect())

    benchmark.pedantic(paint, setup=yardstick.now_and_then, rounds=400, warmup_rounds=10)
    painter.end()
    benchmark.extra_info["name"] = "repaint"


@own_time
def test_dragging(benchmark: BenchmarkFixture, yardstick: Yardstick, opened: Opened) -> None:
    window = opened()
    desk, viewport = window.desk, window.desk.view.viewport()
    home = desk.scene.center_of(Spot("hand", desk.flow.state.players[1].hand[0]))
    assert home is not None
    start = desk.view.mapFromScene(home)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -40))
    way = [QPoint(x, y) for y in range(900, 100, -100) for x in range(100, 1400, 37)]
    steps = iter(way * 1000)

    def frame() -> None:
        QTest.mouseMove(viewport, next(steps))
        QApplication.processEvents()

    frame()
    assert desk.scene.lifted is not None
    benchmark.pedantic(frame, setup=yardstick.now_and_then, rounds=300)
    benchmark.extra_info["name"] = "drag"
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))


@own_time
def test_dropping(benchmark: BenchmarkFixture, yardstick: Yardstick, opened: Opened) -> None:
    """Measure performing an action at the table."""
    window = opened(seed=1)
    flow = window.desk.flow
    chance = random.Random(1)
    seeds = itertools.count(2)

    def any_action() -> tuple[tuple[object], dict[str, object]]:
        yardstick.now_and_then()
        prepare(window, chance, seeds)
        return (chance.choice(flow.session.legal()),), {}

    benchmark.pedantic(flow.model.submit, setup=any_action, rounds=250)
    benchmark.extra_info["name"] = "drop"


@pytest.mark.long
def test_a_table_left_to_itself(benchmark: BenchmarkFixture, opened: Opened) -> None:
    """Measure the memory growth in three hours of games."""
    window = opened(seed=1)
    collector = IdleGarbageCollector()
    seeds = itertools.count(2)
    chance = random.Random(1)

    def memory_after(steps: int) -> float:
        for _ in range(steps):
            prepare(window, chance, seeds)
            flow = window.desk.flow
            flow.model.submit(chance.choice(flow.session.legal()))
            # Only a running event loop processes deferred deletions.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            collector.collect()
        return resident_megabytes()

    def gained() -> float:
        before = memory_after(warm)
        return memory_after(steps) - before

    warm, steps = (WARM, THREE_HOURS) if benchmark.enabled else (1, 2)
    grown = benchmark.pedantic(gained, rounds=1)
    collector.close()
    gc.unfreeze()
    benchmark.extra_info.update(name="table-memory", gained=max(grown, 0.0))


def prepare(window: TableWindow, chance: random.Random, seeds: Iterator[int]) -> None:
    """Raise curtains and answer sheets; begin another game if this one is over."""
    flow = window.desk.flow
    QApplication.processEvents()
    while flow.curtain is not None or flow.sheet is not None:
        if flow.curtain is not None:
            flow.curtain.button.click()
        else:
            flow.model.submit(chance.choice(flow.session.legal()))
        QApplication.processEvents()
    if flow.state.over:
        window.close_dialog()
        window.play(plain_game(6, next(seeds)).deal(flow.state.cards))
        prepare(window, chance, seeds)


@pytest.mark.long
def test_an_automatic_game_never_blocks(benchmark: BenchmarkFixture) -> None:
    """Without benchmarks, part of a game is played."""
    most = [] if benchmark.enabled else ["60"]
    program = [sys.executable, "-m", "tests.bench.automatic_game", *most]

    def play() -> str:
        # Enable bytecode caching, as for an installed program.
        kept = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
        done = subprocess.run(
            program, cwd=ROOT, env=kept, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()[-1]

    report = json.loads(benchmark.pedantic(play, rounds=1))
    longest = report["slowest"][0]
    benchmark.extra_info.update(name="automatic-game", memory=report["memory"], longest=longest)
    assert report["steps"] > 50
    if not benchmark.enabled:
        assert longest < MOST_UNDER_LOAD, report
