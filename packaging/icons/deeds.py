"""Icons: pieces, roles and deeds."""

import math

from drawing import (
    RED,
    Register,
    Shape,
    arc,
    box,
    disk,
    outline,
    polygon,
    ring,
    star,
    stroke,
    wedge,
)


def presidential_chair() -> Shape:
    """The chair of Díaz, tipping over."""
    chair = (
        outline("M12 25V8C12 5 14 4.4 16 4L24 .6L32 4C34 4.4 36 5 36 8V25Z")
        + box(6.6, 17, 6, 12, 1)
        + box(35.4, 17, 6, 12, 1)
        + box(6.6, 26.6, 34.8, 7)
        + box(8, 32, 5.4, 15)
        + box(34.6, 32, 5.4, 15)
        + box(12, 38, 24, 3)
    )
    chair = (
        chair
        - outline("M16.6 21.6V9.6L24 6.4L31.4 9.6V21.6Z")
        + star(24, 14.4, 5.6, 2.3, 5)
        - box(12.6, 29.4, 22.8, 1.7)
    )
    return chair.scaled(0.74, 24, 24).turned(-28, 24, 30).moved(3.4, -3)


def draw_pieces(icon: Register) -> None:
    """Pieces, roles and deeds."""
    sun = disk(24, 24, 4.6)
    for k in range(8):
        sun = sun + wedge(
            24 + 6 * math.cos(k * math.pi / 4),
            24 + 6 * math.sin(k * math.pi / 4),
            24 + 12.6 * math.cos(k * math.pi / 4),
            24 + 12.6 * math.sin(k * math.pi / 4),
            4,
        )
    icon("gold", disk(24, 24, 21.5) - ring(24, 24, 17, 1.8) - sun)
    flame = outline(
        "M25 8.6C26.4 14.6 34 18.4 34 27C34 33.8 29.4 38 24 38C18.6 38 14 33.8 14 27.4"
        "C14 22.4 17 20 18.2 15.6C20 17 21 18.6 21.4 20.6C23.6 17.4 25 13 25 8.6Z"
    ) - outline(
        "M24.4 24C25 27 28 28.4 28 31.6C28 34 26.4 35.6 24 35.6C21.6 35.6 20 34 20 31.6"
        "C20 28.8 23 27.4 24.4 24Z"
    )
    icon("unrest", star(24, 24, 23, 18.6, 16) - flame)

    def arch(i):
        return outline(
            f"M{6 + i} {45 - i}V20C{6 + i} {9 + i * 0.7} {14 + i * 0.4} {3 + i} 24 {3 + i}"
            f"C{34 - i * 0.4} {3 + i} {42 - i} {9 + i * 0.7} {42 - i} 20V{45 - i}Z"
        )

    jail = (
        (arch(0) - arch(4.6))
        + (stroke("M17.2 2V46M24 2V46M30.8 2V46M8 28H40", 3.2) & arch(2))
        + box(3, 42, 42, 4)
    )
    icon("jail", jail)
    eye = outline(
        "M1.5 25C8 15.4 16 11.4 24 11.4C32 11.4 40 15.4 46.5 25C40 34 32 38 24 38"
        "C16 38 8 34 1.5 25Z"
    ) - (disk(24, 24.6, 10.6) - (disk(24, 24.6, 7.6) - disk(21.4, 21.8, 2.3)))
    for a in (-62, -30, 0, 30, 62):
        eye = eye + wedge(24, 9.6, 24, 1.5, 3.4).turned(a * 0.72, 24, 30)
    icon("spy", eye)
    sca = (
        stroke("M24 6V42", 3.6)
        + box(12, 41.4, 24, 4.4)
        + stroke("M7 12.4L41 9.4", 3.4)
        + disk(24, 6.4, 3.8)
        + stroke("M8 13L2.6 28M8 13L13.4 28M40 10L34.6 25M40 10L45.4 25", 1.7)
        + outline("M.6 28H15.4C14.6 34 11.4 35.6 8 35.6C4.6 35.6 1.4 34 .6 28Z")
        + outline("M32.6 25H47.4C46.6 31 43.4 32.6 40 32.6C36.6 32.6 33.4 31 32.6 25Z")
    )
    icon("court", sca)
    epa = disk(22, 18.4, 15) + outline("M30 5L45.4 1.6V14L36 22Z")
    epa = (
        epa
        - ring(22, 18.4, 11.4, 1.7)
        - star(22, 18.4, 7.6, 3.1, 5)
        - polygon((34.6, 7), (42.6, 5.2), (42.6, 7.2), (35.6, 9))
    )
    for k in range(7):
        x = 7.4 + k * 4.86
        epa = epa + box(
            x - 1.7,
            30 + 3.4 * math.sin(math.pi * k / 6),
            3.4,
            11 + 2 * math.sin(math.pi * k / 6),
            1.7,
        )
    epa = epa - (ring(22, 18.4, 15.9, 1.4) & box(0, 27, 48, 20))
    icon("general", epa)
    oct_ = outline(
        "M24 2.5C32.6 2.5 37.4 9 37 16.6C36.8 21.4 34.6 24.4 32.6 27H15.4"
        "C13.4 24.4 11.2 21.4 11 16.6C10.6 9 15.4 2.5 24 2.5Z"
    )
    arms = stroke("M17.6 25C15 30 9 28.4 6.4 24.6C4.6 22 6.6 19 9 20.6", 3.6, "round", "round")
    arms = (
        arms
        + arms.mirrored()
        + stroke("M19.6 25C18.6 33.6 12 36.6 6 34.4C2.6 33 2.6 37.6 5.6 39", 3.6, "round", "round")
        + stroke(
            "M28.4 25C29.4 33.6 36 36.6 42 34.4C45.4 33 45.4 37.6 42.4 39", 3.6, "round", "round"
        )
        + stroke(
            "M22 26C22.4 35 19.6 40.6 14.6 41.6C11.6 42.4 12.6 46 15.6 45", 3.6, "round", "round"
        )
        + stroke(
            "M26 26C25.6 35 28.4 40.6 33.4 41.6C36.4 42.4 35.4 46 32.4 45", 3.6, "round", "round"
        )
    )
    oct_ = (
        (oct_ + arms)
        - (disk(18.6, 17.6, 3.4) - disk(19.2, 18, 1.5))
        - (disk(29.4, 17.6, 3.4) - disk(28.8, 18, 1.5))
        - wedge(17, 10.6, 23, 5.4, 2.4)
    )
    icon("monopoly", oct_)
    dg = (
        polygon((20, 15.6), (28, 15.6), (27.4, 33), (24, 41), (20.6, 33))
        + box(11, 11.4, 26, 4.6, 1.6)
        + box(21.4, 3.4, 5.2, 9)
        + disk(24, 3.8, 3.4)
        - wedge(24.6, 17.6, 24.4, 35.6, 2)
    )
    drop = outline(
        "M36.5 28C38.6 32.6 41.2 35 41.2 38.6C41.2 41.6 39 43.6 36.5 43.6"
        "C34 43.6 31.8 41.6 31.8 38.6C31.8 35 34.4 32.6 36.5 28Z"
    )
    icon("assassin", dg, drop, RED)
    pl = (
        box(4, 3.5, 40, 24, 1.4).turned(-5, 24, 15)
        + box(22, 26, 4.6, 20)
        - stroke("M10 11.6H37", 2.6).turned(-5, 24, 15)
        - stroke("M10 16.8H33", 2.6).turned(-5, 24, 15)
        - stroke("M10 22H37", 2.6).turned(-5, 24, 15)
    )
    icon("strike", pl)
    fist = outline(
        "M15 46V37.4C11 34.4 9 30 9 24.4C9 21.6 9.2 18.6 10 15.6C11 12.6 15 12.8 16.4 15"
        "C17 10.4 23 10.2 24 14C25.4 10.2 31.2 10.8 31.4 15C33.6 12.6 38 13.8 38 18"
        "C38.4 22.6 38.6 27.6 36.8 32C35.8 34.6 34.4 36.4 33 37.6V46Z"
    )
    fist = (
        fist
        - stroke("M16.6 14V25.4M24.1 13V24.4M31.6 14.4V24.4", 1.8)
        - outline(
            "M10.6 26.8C15 25.2 25 25 29.4 26.4C32 27.6 31.4 31.2 28.6 31.6L20 32.4"
            "C18.4 34.6 17.6 36.6 17.6 38.6H15.8C15.8 35 17 32.4 18.8 30.6L27.6 29.6"
            "C28.6 29.4 28.6 28.6 27.8 28.4C23 27.4 15.4 27.6 10.8 28.8Z"
        )
        - box(13.6, 40.4, 20.8, 1.8)
    )
    for x, y in ((4.4, 8), (15, 3.4), (33, 3.4), (43.6, 8)):
        fist = fist + wedge(x, y, x + (24 - x) * 0.22, y + (24 - y) * 0.22, 3.4).turned(
            180, x + (24 - x) * 0.11, y + (24 - y) * 0.11
        )
    icon("strife", fist)
    half = arc(24, 24, 16.5, 172, -112, 6.8)
    a = math.radians(52)
    hx, hy = 24 + 16.5 * math.cos(a), 24 - 16.5 * math.sin(a)
    half = half + polygon((hx - 3.5, hy - 11), (hx + 9, hy + 7.6), (hx - 10.6, hy + 5.4))
    tail = outline("M4.2 22C2 14.6 4.4 6 10 2C9.4 8 10.6 14 11.4 20.4Z")
    half = half + tail
    icon("regime-change", half + half.turned(180) + disk(24, 24, 4.6))
    chair = presidential_chair()
    mo = stroke("M2.4 27C1.4 19 4 11.6 9.4 6", 3, "round") + stroke(
        "M40.4 6.6C43.6 9.4 45.6 13 46 17", 3, "round"
    )
    icon("topple", chair + mo + box(4, 44.2, 41, 3))
    scr = outline(
        "M9 7C9 4 11.4 2.5 14 2.5H38C41 2.5 43 5 43 8C43 11 41 12.6 39 12.6V36H13V12"
        "C9.6 12 9 9 9 7Z"
    ) + outline("M5 36H33C33 40 34.6 42.6 37 43.4C38.6 44 39 46 37.4 46H10C6 46 4.6 40 5 36Z")
    scr = (
        scr
        - stroke("M17.5 13.6H34.5M17.5 19H34.5M17.5 24.4H29", 2.2)
        - stroke("M14.6 7.4H37.6", 1.7)
        - stroke("M12.4 35H33.4", 1.7)
    )
    seal = (
        disk(36, 31, 6.6)
        + polygon(
            (32, 35), (30, 45.6), (34.6, 42.6), (36, 46.6), (37.6, 42.6), (42, 45.6), (40, 35)
        )
        - star(36, 31, 4, 1.6, 5)
    )
    icon(
        "manifesto",
        scr - disk(36, 31, 8.4) - polygon((30.4, 34), (28.2, 47.6), (44, 47.6), (42, 34)),
        seal,
        RED,
    )
    np_ = (
        box(4, 5, 36, 39)
        + outline("M41.6 12H45.5V41C45.5 44 41.6 44 41.6 41Z")
        - box(8, 9, 28, 5.4)
        - box(8, 18, 13, 11)
        - stroke("M24 19.2H36M24 23.5H36M24 27.8H36M8 33.4H36M8 37.7H36", 2)
    )
    np_ = np_ + box(10.4, 10.6, 23.2, 2.2)
    icon("newspaper", np_)
