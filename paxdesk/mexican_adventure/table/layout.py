"""Layout of the table: map, cartouche and tray, in logical pixels. No Qt."""

from functools import lru_cache
from typing import Final, TypeAlias

from attrs import evolve

from paxdesk.desk.scene.geometry import CLOSED, DockPlan, Rect, enlarged, magnification, panels
from paxdesk.desk.scene.things import ViewModel as AnyViewModel
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.zone_map import Point

LARGE_FROM: Final = (1600, 900)
NARROWEST_TABLE: Final = 860
"""Minimum width left for the map beside the dock, in px."""
NARROWEST_DOCK: Final = 200
INSPECTOR_SHARE: Final = 0.5
FINGER: Final = 48
CANVAS: Final = (10000.0, 7000.0)
"""Size of the map's canvas, in units of ``map.yaml``."""
GULF: Final = (0.705, 0.015, 0.29, 0.42)
"""Free sea in the east, as shares of the map: left, top, width, height."""
PACIFIC: Final = (0.008, 0.6, 0.262, 0.388)
HIGHEST_ASIDE: Final = 0.42
"""Top of the area for questions in the Pacific, as a share of the map's height."""
UNDER_QUESTIONS: Final = (0.0, 0.36, 0.285, 0.64)
"""Part of the map that questions often cover: left, top, width, height."""


@frozen
class TableMeasures:
    """Lengths for one of the two table sizes, in px at the normal text size."""

    large: bool
    margin: float
    top_bar: float
    prompt: float
    dock: float


SMALL: Final = TableMeasures(False, 6, 28, 30, 240)
LARGE: Final = TableMeasures(True, 10, 36, 40, 364)


@frozen(kw_only=True)
class AdventureLayout:
    """Rectangles of the table; ``sea`` is the area for the map, ``land`` the canvas in it."""

    window: Rect
    top_bar: Rect
    sea: Rect
    land: Rect
    cartouche: Rect
    tray: Rect
    end_turn: Rect
    button: float
    prompt: Rect
    aside: Rect | None
    inspector: Rect | None
    log: Rect | None
    margin: float
    large: bool
    text: float = 1.0

    @property
    def scale(self) -> float:
        """Number of table units per unit of the map's canvas."""
        return self.land.width / CANVAS[0]

    @property
    def under_questions(self) -> Rect:
        """Area that questions in the Pacific often cover."""
        return _part(self.land, UNDER_QUESTIONS)

    def at(self, point: Point) -> tuple[float, float]:
        """Return the table position of a point of the map."""
        return self.land.x + point[0] * self.scale, self.land.y + point[1] * self.scale


ViewModel: TypeAlias = AnyViewModel[State, AdventureLayout]
"""A position as visible to one viewer, with its layout."""


def zones(
    width: float, height: float, dock: DockPlan | bool, text: float, touch: bool
) -> AdventureLayout:
    plan = dock if isinstance(dock, DockPlan) else DockPlan() if dock else CLOSED
    return _kept(width, height, plan, text, touch)


@lru_cache(maxsize=32)
def _kept(width: float, height: float, plan: DockPlan, text: float, touch: bool) -> AdventureLayout:
    factor = magnification(width, height)
    plain = _zones(width / factor, height / factor, plan, text, touch)
    return plain if factor == 1.0 else enlarged(plain, factor, "margin", "button")


def _zones(
    width: float, height: float, plan: DockPlan, text: float, touch: bool
) -> AdventureLayout:
    size = LARGE if width >= LARGE_FROM[0] and height >= LARGE_FROM[1] else SMALL
    strip = (1 + text) / 2
    finger = FINGER if touch else 0
    top_bar = max(finger, round(size.top_bar * strip))
    prompt_high = max(finger, round(size.prompt * strip))
    wanted = min(plan.width or size.dock, width - NARROWEST_TABLE)
    dock = wanted if plan.open and wanted >= NARROWEST_DOCK else 0
    left = dock if plan.left else 0
    margin = size.margin
    sea = Rect(
        left + margin,
        top_bar + margin,
        width - dock - 2 * margin,
        height - top_bar - prompt_high - 3 * margin,
    )
    land = _fitted(sea)
    prompt = Rect(sea.x, sea.bottom + margin, sea.width, prompt_high)
    beside = Rect(0 if plan.left else width - dock, top_bar, dock, height - top_bar)
    inspector, log = panels(plan, beside, INSPECTOR_SHARE) if dock else (None, None)
    cartouche = _part(land, GULF)
    cartouche = evolve(cartouche, width=sea.right - margin - cartouche.x)
    tray = _part(land, PACIFIC)
    tray = Rect(sea.x + margin, tray.y, tray.right - sea.x - margin, sea.bottom - margin - tray.y)
    shore = land.y + HIGHEST_ASIDE * land.height
    aside = Rect(tray.x, shore, tray.width, tray.bottom - shore)
    line = round((34 if size.large else 28) * strip)
    high = max(finger, line)
    end_turn = Rect(tray.x, tray.bottom - high, tray.width, high)
    return AdventureLayout(
        window=Rect(0, 0, width, height),
        top_bar=Rect(0, 0, width, top_bar),
        sea=sea,
        land=land,
        cartouche=cartouche,
        tray=aside if touch else tray,
        end_turn=end_turn,
        button=max(finger, 1.5 * line),
        prompt=prompt,
        aside=aside,
        inspector=inspector,
        log=log,
        margin=margin,
        large=size.large,
        text=text,
    )


def _fitted(sea: Rect) -> Rect:
    """Return the largest rectangle in ``sea`` with the proportions of the canvas."""
    scale = min(sea.width / CANVAS[0], sea.height / CANVAS[1])
    wide, high = CANVAS[0] * scale, CANVAS[1] * scale
    return Rect(sea.x + (sea.width - wide) * 0.4, sea.y + (sea.height - high) / 2, wide, high)


def _part(land: Rect, share: tuple[float, float, float, float]) -> Rect:
    across, down, wide, high = share
    return Rect(
        land.x + across * land.width,
        land.y + down * land.height,
        wide * land.width,
        high * land.height,
    )
