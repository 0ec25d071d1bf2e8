"""The application's icon: the falling chair on a broadside, over a red card, on dark wood."""

from deeds import presidential_chair
from drawing import Shape, box, stroke, union, wedge

WOOD, BRASS, RED, INK = "#2C221B", "#C8922B", "#B8381B", "#1E1A17"
YELLOW, RAY, BONE = "#EDBE45", "#F8DC8A", "#F6EEDD"


def layers() -> list[tuple[Shape, str]]:
    """The icon's shapes from back to front, each with its ink."""
    table = box(0.4, 0.4, 47.2, 47.2, 10)
    under = box(9.5, 8, 23, 32, 2.4).turned(-13)
    sheet = box(14, 7, 24.6, 34.4, 2.4).turned(7)
    face = box(15.6, 8.6, 21.4, 31.2, 1.2).turned(7)
    light = union(*(wedge(26, -14, 26, 25, 7).turned(turn, 26, 25) for turn in range(0, 360, 30)))
    chair = presidential_chair().scaled(0.58, 24, 24).moved(1.6, -0.6)
    fall = stroke("M15.6 33.4C17 36 19.4 37.6 22.2 38.2", 1.5, "round")
    return [
        (table, WOOD),
        (table - box(1.8, 1.8, 44.4, 44.4, 8.8), BRASS),
        (under.grown(1), INK),
        (under, RED),
        (sheet, INK),
        (face, YELLOW),
        (light & face, RAY),
        (chair.grown(1.2) & face, BONE),
        (chair, INK),
        (fall & face, RED),
    ]
