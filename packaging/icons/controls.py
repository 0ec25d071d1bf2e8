"""Icons: the actions of a turn and the buttons of the window."""

import math

from drawing import Register, arc, box, crate, disk, outline, polygon, ring, star, stroke, wedge


def draw_actions(icon: Register) -> None:
    """The actions of a turn."""
    bas = (
        outline("M4 21H44L39.4 43.4H8.6Z")
        + arc(24, 22, 15.4, 0, 180, 3.8)
        - stroke("M4.6 26.4H43.4", 1.8)
        - stroke("M14 28.6L16 42M24 28.6V42M34 28.6L32 42", 2)
        - stroke("M6 34.6H42", 1.6)
    )
    icon("action-buy", bas)
    cB = box(14, 2.5, 20, 28, 1.8)
    (
        outline("M5 46V35C9 31.4 13 30.6 17 31.4H31C35 30.6 39 31.4 43 35V46Z")
        - stroke("M5.5 40.6H42.5", 1.8)
        - stroke("M14 46V42M24 46V42M34 46V42", 1.6)
    )
    up = polygon((24, 8), (31, 17), (26.4, 17), (26.4, 26), (21.6, 26), (21.6, 17), (17, 17))
    up = polygon((24, 5.5), (31, 15), (26.6, 15), (26.6, 23.5), (21.4, 23.5), (21.4, 15), (17, 15))
    icon(
        "action-play",
        (cB - up)
        - box(0, 29, 48, 18)
        + stroke("M3 33.4H45", 3.6)
        + stroke("M8 39H40", 2.8)
        + stroke("M13 44.4H35", 2.2),
    )
    tag = outline(
        "M25.6 3.5H42C43.6 3.5 44.5 4.4 44.5 6V22.4L22.4 44.5C21 45.9 19.4 45.9 18 44.5"
        "L3.5 30C2.1 28.6 2.1 27 3.5 25.6Z"
    ) - disk(37, 11, 3.6)
    tag = tag - (disk(20.6, 27.4, 8.4) - (disk(20.6, 27.4, 6.2) - star(20.6, 27.4, 4.2, 1.6, 4)))
    icon("action-sell", tag)
    tent = (
        outline("M15 9L2 36H11.4L15 24L18.6 36H28Z")
        + stroke("M15 10V3", 2.2)
        + polygon((15.6, 2), (23, 4.6), (15.6, 7.4))
    )
    arr = stroke("M31 24C35 16.6 41 18 41 25", 4, "butt", "round") + polygon(
        (33.8, 24.6), (48, 24.6), (41, 34.4)
    )
    icon("action-redeploy", tent + arr + box(2, 38.6, 28, 3) + stroke("M33.5 41H46.5", 3.4))
    fld = None
    for x0, x1 in ((-6, 16), (7, 20.4), (19.4, 23.2), (30.4, 26.2), (42, 29)):
        f = polygon((x0, 46), (x0 + 8.6, 46), (x1 + 1.5, 24), (x1 - 0.4, 24))
        fld = f if fld is None else fld + f
    fld = (fld & box(2, 22, 44, 24)) + box(2, 20.4, 44, 3)
    icon(
        "action-land",
        fld
        + box(11.4, 6.6, 14, 5)
        + box(15.9, 2.1, 5, 14)
        + stroke("M37 4V20.6", 3)
        + polygon((37, 3), (46, 6.4), (37, 10)),
    )
    hm = stroke("M43.5 40L22 18", 4.6) + box(6, 6, 21, 11.6, 1.2).turned(-45, 16.5, 12)
    spk = (
        box(6, 23.6, 12, 4)
        + polygon((9, 27.6), (15, 27.6), (15, 38), (12, 44), (9, 38))
        + box(2, 44, 24, 3)
    )
    icon("action-connect", (hm.moved(1.6, -0.6) - spk.grown(1.2)) + spk)
    wh = (
        outline(
            "M17 15.5H46V22.5H31.6C33.4 25 34 28 33.6 31C32.4 38.4 26 43.4 18.6 42.6"
            "C9 41.6 3.4 32.4 6.4 23.6C8 18.6 12.4 15.5 17 15.5Z"
        )
        - disk(19.6, 29, 5.4)
        - box(35.4, 15, 5, 3.4)
    )
    icon(
        "action-police",
        wh + disk(19.6, 29, 2.2) + stroke("M21 11.6L19 4M28 10.6L29.4 3M14 13L9 6.8", 2.8),
    )
    gr = crate().scaled(0.62, 24, 24).moved(-8.6, 8.2)
    ar = stroke("M6 14L16 6L25 13L39 5", 3.6) + polygon((33.4, 1.5), (46, 1.5), (41.6, 12.6))
    icon("action-speculate", gr + stroke("M33 44V25M40.6 44V19", 4.4) + ar.moved(0, 0.6))
    hg = outline(
        "M9 2.5H39V7.5H37C37 15 33 20 27.4 24C33 28 37 33 37 40.5H39V45.5H9V40.5H11"
        "C11 33 15 28 20.6 24C15 20 11 15 11 7.5H9Z"
    )
    hgi = outline("M15 7.5H33C33 14 29 18.6 24.6 21.4H23.4C19 18.6 15 14 15 7.5Z") + outline(
        "M23.4 26.6H24.6C29 29.4 33 34 33 40.5H15C15 34 19 29.4 23.4 26.6Z"
    )
    icon(
        "action-end_turn",
        hg
        - hgi
        + outline("M17.6 12.6H30.4C29 15.6 26.6 18.6 24 20.4C21.4 18.6 19 15.6 17.6 12.6Z")
        + outline("M15 40.5C17 37 21 34.6 24 33.4C27 34.6 31 37 33 40.5Z")
        + box(23.1, 20, 1.8, 14),
    )


def draw_interface(icon: Register) -> None:
    """Buttons of the window."""
    ua = arc(25.5, 26, 14.2, 158, -246, 5.8)
    a = math.radians(158)
    ux, uy = 25.5 + 14.2 * math.cos(a), 26 - 14.2 * math.sin(a)
    undo = ua + polygon((ux - 10, uy - 2), (ux + 10.5, uy - 0.6), (ux - 1.6, uy + 14))
    icon("ui-undo", undo)
    icon("ui-redo", undo.mirrored())
    led = (
        box(5, 3.5, 38, 41, 2)
        - box(11.6, 3.5, 1.9, 41)
        - stroke("M18 12.4H38M18 19.6H38M18 26.8H38M18 34H31", 2.6)
    )
    icon("ui-log", led)
    icon(
        "ui-inspector",
        ring(19.5, 19.5, 12.6, 5)
        + stroke("M30 30L43.5 43.5", 6.6, "round")
        - wedge(12, 17, 17.6, 11.6, 0.1)
        + arc(19.5, 19.5, 7, 150, -62, 2.2),
    )
    cog = disk(24, 24, 14.6)
    for k in range(8):
        cog = cog + box(20, 2.5, 8, 12, 1).turned(k * 45)
    icon("ui-settings", cog - disk(24, 24, 6.4))
    icon("ui-menu", box(5, 9, 38, 6, 1) + box(5, 21, 38, 6, 1) + box(5, 33, 38, 6, 1))
    roof = polygon((24, 4), (46, 24), (41.5, 28), (24, 12), (6.5, 28), (2, 24))
    walls = polygon((10, 27.6), (24, 15), (38, 27.6), (38, 44), (10, 44)) - box(20, 30, 8, 14)
    icon("ui-home", roof + walls)
    ra = arc(24, 25, 17, 118, -300, 4.6)
    a = math.radians(118)
    rx, ry = 24 + 17 * math.cos(a), 25 - 17 * math.sin(a)
    icon(
        "ui-replay",
        (ra - polygon((rx - 12, ry - 14), (rx + 3, ry - 14), (rx + 3, ry + 12), (rx - 12, ry + 12)))
        + arc(24, 25, 17, 118, -60, 4.6)
        + polygon((rx + 2.4, ry - 9), (rx + 2.4, ry + 9.4), (rx - 11.4, ry + 1.6))
        + polygon((19, 16), (34, 25), (19, 34)),
    )
    icon(
        "ui-chart",
        stroke("M4.4 3V45.6H46", 3.4)
        + box(11, 28, 6.6, 13)
        + box(21, 21, 6.6, 20)
        + box(31, 25, 6.6, 16)
        + stroke("M10 19L23 9.6L33 15L44 5", 3, "butt", "round"),
    )
    tray = outline("M3 28H15L18 34H30L33 28H45V45H3Z")
    icon(
        "ui-save",
        tray
        + polygon((24, 27.6), (13, 16), (20.4, 16), (20.4, 3), (27.6, 3), (27.6, 16), (35, 16)),
    )
    icon(
        "ui-load",
        tray
        + polygon(
            (24, 2.6), (13, 14.4), (20.4, 14.4), (20.4, 27), (27.6, 27), (27.6, 14.4), (35, 14.4)
        ),
    )
    cur = box(1.5, 2.5, 45, 5.4)
    lc = outline("M3 8H20C19.6 18 15 26 6.6 31.4C8 35 8.6 40 8.6 45.6H3Z")
    lc = lc - wedge(8, 8, 5.4, 30, 2) - wedge(13.4, 8, 9.4, 26, 2) + box(2, 30.4, 8, 3)
    icon(
        "ui-curtain",
        cur
        + lc
        + lc.mirrored()
        + disk(22, 10, 0)
        + outline(
            "M12 7.5C14 11.4 18 11.4 20 7.5ZM20 7.5C22 11.4 26 11.4 28 7.5ZM28 7.5"
            "C30 11.4 34 11.4 36 7.5Z"
        )
        + box(13, 43, 22, 2.8),
    )
