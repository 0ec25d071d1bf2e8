"""Figures of the painted table and their bounds.

``missed_figures.json`` lists the figures that miss their bounds, with values that may only improve.
"""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from paxdesk.desk.painting.palette import DARK
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Prompt, Spot, TopBarContent, ViewModel
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.scene.cards_in_play import TroopLook
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.looks import NothingLook
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.table.hand import LEFT, MouseHand
from tests.table.measuring import Word, bare, painted_words, things_of
from tests.table.moments import labels, moment, viewer
from tests.table.screenshots import opened
from tests.table.tables import middle

WINDOWS: Final = ((1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
SEATS: Final = (1, 2, 3, 4, 5, 6)
MOMENTS: Final = ("start", "middle", "fullest")
MISSED: Final = Path(__file__).parent / "missed_figures.json"
DIGITS: Final = 3
"""Number of decimals with which figures are listed and compared with the list."""
MEASURED: Final = (1366, 768)
"""Window size at which ground and market cards have bounds."""
LEAST_ROW: Final = 26.0
LEAST_ROW_SHARE: Final = 0.034
MARKET: Final = {1: 78.0, 2: 88.0, 3: 78.0, 4: 78.0, 5: 72.0, 6: 72.0}
BARE_START: Final = 0.25
BARE_MIDDLE: Final = {1: 0.21, 2: 0.21, 3: 0.28, 4: 0.25, 5: 0.33, 6: 0.33}
LEAST_WORDS: Final = 11.0
LEAST_TARGET: Final = 24.0
SMALL: Final = ((1280, 720), (1366, 768))
"""Windows in which larger words are measured."""
LARGER: Final = (1.5, 2.0)
LEAST_ENLARGED: Final = 12.0
"""Minimum height of enlarged text on the board, in pixels."""
ROWS_APART: Final = 8.0


@attrs.frozen
class Figure:
    """Measured figure with its bound; ``at_least`` makes the bound a minimum."""

    name: str
    value: float
    bound: float
    at_least: bool = True

    @property
    def holds(self) -> bool:
        return self.value >= self.bound - 1e-3 if self.at_least else self.value <= self.bound + 1e-3

    def worse_than(self, listed: float) -> bool:
        """Return whether the figure is worse than listed."""
        return self.listed < listed if self.at_least else self.listed > listed

    @property
    def listed(self) -> float:
        """Value as written in the list."""
        return round(self.value, DIGITS)


@attrs.frozen
class Setting:
    """Picture to measure: window, seats and moment."""

    window: tuple[int, int]
    seats: int
    moment: str

    def __str__(self) -> str:
        width, height = self.window
        return f"{width}x{height} {self.seats} {self.moment}"


def settings(windows: tuple[tuple[int, int], ...] = WINDOWS) -> Iterator[Setting]:
    """Yield the settings to measure; five seats have no fullest position."""
    for window in windows:
        for seats in SEATS:
            for name in MOMENTS:
                if seats == 5 and name == "fullest":
                    continue
                yield Setting(window, seats, name)


def scene_of(setting: Setting, touch: bool = False, text: float = 1.0) -> TableScene:
    state = moment(setting.seats, setting.moment)
    scene = TableScene(PaxDrawing(), DARK, FaceCache())
    scene.animations_enabled = False
    scene.resize(*setting.window)
    scene.apply(DARK, text, touch=touch)
    seat = viewer(state)
    prompt = Prompt(seat, "Carmen, choose an action.", "Two actions left.")
    opened, heading = frozenset({seat}), TopBarContent("Round 1")
    scene.show(ViewModel(state, seat, labels(state), opened, seat, heading, prompt))
    return scene


def figures(setting: Setting) -> Iterator[Figure]:
    state = moment(setting.seats, setting.moment)
    scene = scene_of(setting)
    words = painted_words(scene)
    yield from _sheet(setting, words, state)
    yield from _cards(setting, scene, state)
    if setting.window == MEASURED and setting.moment != "fullest":
        start = setting.moment == "start"
        bound = BARE_START if start else BARE_MIDDLE[setting.seats]
        yield Figure("bare ground", bare(scene, words), bound, at_least=False)
    least = min(words, key=lambda each: each.pixels)
    yield Figure("smallest text", least.pixels, LEAST_WORDS)
    touched = scene_of(setting, touch=True)
    yield Figure("smallest target, touch", smallest_target(touched), LEAST_TARGET)
    widths, plain = _widths(touched, state), _widths(scene, state)
    share = min(widths[each] / plain[each] for each in plain)
    yield Figure("card with large targets / card", share, 1.0)
    if setting.window in SMALL:
        yield from _larger_words(setting, state, words, plain)


def _larger_words(
    setting: Setting, state: State, words: list[Word], plain: dict[str, float]
) -> Iterator[Figure]:
    """Yield the figures for larger words."""
    for text in LARGER:
        scene = scene_of(setting, text=text)
        found, larger = _widths(scene, state), painted_words(scene)
        share = min(found[each] / plain[each] for each in plain)
        yield Figure(f"card with words of {text:.0%} / card", share, 1.0)
        least = min(each.pixels for each in larger)
        smallest = min(each.pixels for each in words)
        yield Figure(f"smallest text of {text:.0%} / smallest", least / smallest, 1.0)
        captions = [each.pixels for each in larger if each.key == "board"]
        yield Figure(f"captions of {text:.0%}, px", min(captions), LEAST_ENLARGED)


# --- Overview -------------------------------------------------------------------------------------


def _sheet(setting: Setting, words: list[Word], state: State) -> Iterator[Figure]:
    """Yield the ledger's smallest row height, in pixels and as a share of the window height."""
    high = sheet_row(words, state)
    yield Figure("sheet row, px", high, LEAST_ROW)
    yield Figure("sheet row / window", high / setting.window[1], LEAST_ROW_SHARE)


def sheet_row(words: list[Word], state: State) -> float:
    """Return the smallest row height of the ledger of points, in pixels."""
    names = {label.name for seat, label in labels(state).items() if seat != DIAZ}
    on_sheet = [each for each in words if each.key == "ledger"]
    tops = sorted(
        each.centre[1]
        for each in on_sheet
        if each.words in names or each.words in ("Díaz", "Díaz + vice")
    )
    return min(low - high for high, low in pairwise(tops))


# --- Cards ----------------------------------------------------------------------------------------


def _cards(setting: Setting, scene: TableScene, state: State) -> Iterator[Figure]:
    found = _widths(scene, state)
    market = found["market"]
    many = setting.seats >= 5 or setting.moment == "fullest"
    bound = 0.8 if many else 1.0
    for name in ("own cards", "hand"):
        if name in found:
            yield Figure(f"{name} / market", found[name] / market, bound)
    if setting.window == MEASURED:
        yield Figure("market card, px", market, MARKET[setting.seats])


def _widths(scene: TableScene, state: State) -> dict[str, float]:
    """Return the smallest width of a card in each area, in pixels of the window."""
    seat = viewer(state)
    lying: dict[str, set[int]] = {
        "market": {number for number in state.market if number},
        "hand": set(state.players[seat].hand),
        "own cards": _before(state, seat),
    }
    widths: dict[int, float] = {}
    for thing in things_of(scene):
        number = thing.key[1] if isinstance(thing.key, tuple) and thing.key[0] == "card" else 0
        if number and not isinstance(thing.look, TroopLook):
            widths[number] = scene.magnification * thing.place.width
    found = {
        name: [widths[each] for each in numbers if each in widths]
        for name, numbers in lying.items()
    }
    return {name: min(each) for name, each in found.items() if each}


def _before(state: State, seat: Seat) -> set[int]:
    """Return the cards before a seat, without troops."""
    cards = {each.number for each in state.enterprises.values() if each.owner == seat}
    cards |= {each.number for each in state.partners.values() if each.owner == seat}
    return cards | ({state.players[seat].hacendado} - {0})


# --- Ground and targets ---------------------------------------------------------------------------


def smallest_target(scene: TableScene) -> float:
    """Return the shortest side of a clickable area, in pixels."""
    return min(
        scene.magnification * min(target.area.width, target.area.height)
        for thing in things_of(scene)
        if not isinstance(thing.look, NothingLook)
        for target in thing.targets
    )


# --- A carried card -------------------------------------------------------------------------------

RESTS: Final = 900
"""Hover time over each seat with a dragged card, in ms."""
AIMED_AT: Final = ("card", "hacendado", "tableau", "grudges", "market", "public", "headlines")


def shifted(seats: int) -> set[str]:
    """Return the items whose areas change while market cards are dragged."""
    window = opened(position_session(middle(seats)), MEASURED)
    desk = window.desk
    desk.mouse.hover_opens = True
    hand, viewport, scene = MouseHand(desk), desk.view.viewport(), desk.scene
    before, found = _lying(scene), set()
    for slot in (2, 0):
        start = hand.at(Spot("market", slot))
        QTest.mousePress(viewport, LEFT, pos=start)
        QTest.mouseMove(viewport, start + QPoint(0, -30))
        for seat in desk.flow.state.players:
            place = scene.center_of(hand.visible(Spot("tableau", seat)))
            assert place is not None
            QTest.mouseMove(viewport, desk.view.mapFromScene(place))
            QTest.qWait(RESTS)
            now = _lying(scene)
            found |= {
                f"{spot.kind} {spot.number}" for spot in before if now.get(spot) != before[spot]
            }
        QTest.mouseMove(viewport, start + QPoint(0, -30))
        QTest.keyClick(desk.view, Qt.Key.Key_Escape)
        QTest.mouseRelease(viewport, LEFT, pos=start)
    window.close()
    return found


def _lying(scene: TableScene) -> dict[Spot, QRectF | None]:
    return {spot: scene.area_of(spot) for spot in scene.spots() if spot.kind in AIMED_AT}


# --- Report ---------------------------------------------------------------------------------------


def listed() -> dict[str, float]:
    """Return the listed values of figures that miss their bounds."""
    found: dict[str, float] = json.loads(MISSED.read_text(encoding="utf-8"))
    return found


def name_of(setting: Setting, figure: Figure) -> str:
    return f"{setting}: {figure.name}"


def complaints(setting: Setting, known: dict[str, float]) -> list[str]:
    """Return complaints about new or worse misses, and about listed figures without a miss."""
    found = []
    for figure in figures(setting):
        name = name_of(setting, figure)
        if figure.holds:
            if name in known:
                found.append(f"{name} holds now ({figure.value:.3f}): take it off the list")
        elif name not in known:
            found.append(f"{name} is {figure.value:.3f}, bound {figure.bound:g}")
        elif figure.worse_than(known[name]):
            found.append(f"{name} is {figure.listed:g}, listed as {known[name]:g}")
    return found


def complaints_of_carrying(seats: int, known: dict[str, float]) -> list[str]:
    """Return complaints about items that move during a drag."""
    moved, listed_value = shifted(seats), known.get(carrying(seats), 0)
    if len(moved) > listed_value:
        return [f"{carrying(seats)}: {len(moved)}, listed as {listed_value:g}: {sorted(moved)}"]
    if len(moved) < listed_value:
        return [f"{carrying(seats)}: {len(moved)} now, change the list"]
    return []


def carrying(seats: int) -> str:
    return f"{seats} seats, moved while a card is carried"


def print_figures(write: bool = False) -> int:
    """Print all figures; return how many are wrong.

    Figures are wrong if they miss their bound and are unlisted or worse than listed. ``write``
    stores the missed figures as the new list; nothing is then wrong.
    """
    known, missed, all_figures, wrong = listed(), {}, 0, 0
    for setting in settings():
        print(setting)
        for figure in figures(setting):
            all_figures += 1
            name, mark = name_of(setting, figure), "pass"
            if not figure.holds:
                missed[name] = figure.listed
                mark = "MISSED"
                if name not in known or figure.worse_than(known[name]):
                    wrong += 1
                    mark = "FAIL"
            sign = ">=" if figure.at_least else "<="
            text = f"{figure.value:9.3f} {sign} {figure.bound:<6g}"
            print(f"    {figure.name:32}{text} {mark}")
    for seats in SEATS[1:]:
        moved = len(shifted(seats))
        all_figures += 1
        if moved:
            missed[carrying(seats)] = moved
            wrong += moved > known.get(carrying(seats), 0)
        print(f"{carrying(seats)}: {moved} <= 0 {'MISSED' if moved else 'pass'}")
    print(f"{all_figures - len(missed)} of {all_figures} figures hold, {len(missed)} are missed")
    if write:
        MISSED.write_text(json.dumps(missed, indent=0, ensure_ascii=False) + "\n", "utf-8")
        return 0
    return wrong
