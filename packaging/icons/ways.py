"""Icons: connections, arms, moods, income."""

from drawing import (
    Register,
    box,
    crate,
    disk,
    ellipse,
    outline,
    polygon,
    ring,
    star,
    stroke,
    union,
    wedge,
)


def draw_connections(icon: Register) -> None:
    """The ways of a connection."""
    boot = outline(
        "M16 3H31.5L30.5 12C30 18 30 23 31.5 26C35 28.4 41.5 28.8 44.6 32.4"
        "C46.2 34.4 46 38 46 39.5H26L22.5 36.5H21.5V42H12.5V36C14.5 29 16.8 22 16.5 14Z"
    ) + box(25, 40.7, 21, 2.6)
    boot = boot + stroke("M15 30.5L6 33", 2.6) + star(5.6, 33.2, 5, 2, 6)
    boot = boot - wedge(20.2, 6, 19.2, 27, 2.4) - stroke("M29.8 28.8C26 30 23 32.4 21.6 36", 1.7)
    icon("connection-foot", boot)
    mule = outline(
        "M3.4 35.4C5.4 31 11.4 25.6 15.6 20.4C12.6 14.6 10.4 7.6 11.6 .8"
        "C16.4 3.6 20.4 9.4 22.4 15.6H24.6C25.4 9 28.4 3.4 33.4 .6"
        "C35.2 7.4 33.6 14.6 30.6 20.6C36.6 26 40.6 34.6 42 46H20.4"
        "C21.2 42.6 20.8 39.6 19 37.4C16 40 13.4 44 9.4 44.6C4.4 44.4 1.4 40 3.4 35.4Z"
    )
    mule = (
        mule
        - outline("M17.6 24.4C19.8 23 22.4 23.4 23.6 25.4C21.6 26.8 19.2 26.4 17.6 24.4Z")
        - disk(7, 39.6, 1.4)
        - stroke("M10.6 28.2L16.4 38.4", 2)
        - stroke("M14.4 33.6L29.6 22.6", 1.7)
        - wedge(19.2, 15.6, 14.2, 4.6, 2.4)
        - wedge(28, 16.6, 31.8, 4.6, 2.4)
        - wedge(36.6, 44.6, 30.6, 27, 3)
    )
    icon("connection-mule", mule)
    loco = (
        box(13, 16, 18, 12.5)
        + polygon((15, 17), (14, 9.5), (12, 5), (22.5, 5), (20.5, 9.5), (19.5, 17))
        + ellipse(26, 16, 3.6, 3.8)
        + box(29, 9, 14.5, 20)
        + box(27, 5.5, 19, 3.8)
        + box(11, 27, 33.5, 4.6)
        + polygon((12, 30), (1.5, 42), (13.5, 42))
    )
    loco = (
        loco
        - box(33, 12.8, 6.8, 7)
        - polygon((12.6, 32.2), (5.2, 42), (7, 42), (12.6, 34.8))
        - polygon((12.9, 37.2), (9.4, 42), (11, 42), (12.9, 39.8))
    )
    for cx, r in ((19.5, 5), (29.8, 5), (39.4, 5)):
        loco = (loco - disk(cx, 38, r + 1.4)) + (disk(cx, 38, r) - disk(cx, 38, 1.9))
    loco = (
        loco
        - stroke("M13.5 20H28.5", 1.4)
        - stroke("M13.5 24.6H28.5", 1.4)
        + box(8.5, 19, 5, 5.4, 1.2)
    )
    icon("connection-rail", loco)
    ship = (
        outline("M2.5 27H45.5L40 38.5H9Z")
        + box(14, 21, 20, 7)
        + polygon((20.5, 8), (28, 8), (27.2, 22), (21, 22))
        + stroke("M12 28V6M37.5 28V10", 2.2)
        + outline(
            "M31 9C29.6 4.6 33.4 2 36.6 4C38 1.4 43 1.6 43.4 5.4C46 6.4 45.4 10 42.4 10"
            "C39 11 33 11 31 9Z"
        )
    )
    ship = (
        ship
        - stroke("M5.5 31.2H42.4", 1.7)
        - box(17, 23.4, 3, 2.4)
        - box(22.5, 23.4, 3, 2.4)
        - box(28, 23.4, 3, 2.4)
        - box(20.4, 11, 7.8, 1.9)
    )
    ship = ship + stroke(
        "M3 44C6 40.6 9 40.6 12 44C15 47 18 47 21 44C24 40.6 27 40.6 30 44C33 47 36 47 39 44"
        "C41 41.6 43 41.4 45 42.6",
        2.6,
    )
    icon("connection-ship", ship)
    can = (
        box(5, 9, 6, 37)
        + box(37, 9, 6, 37)
        + box(2, 4.5, 44, 5.4)
        + box(14, 14.5, 20, 13)
        + box(22.3, 9, 3.4, 7)
    )
    can = can - stroke("M14 18.8H34M14 23.2H34", 1.5)

    def wv(y):
        return stroke(
            f"M12.6 {y}C15.4 {y - 4} 18.2 {y - 4} 21 {y}C23.8 {y + 4} 26.6 {y + 4} 29.4 {y}"
            f"C31.6 {y - 3} 33.6 {y - 3.4} 35.4 {y - 2}",
            3,
        )

    icon("connection-canal", can + wv(34.6) + wv(42.4))

    def link(x, y, w, h, t):
        return box(x, y, w, h, h / 2) - box(x + t, y + t, w - 2 * t, h - 2 * t, (h - 2 * t) / 2)

    l1, l3 = link(-2, 15, 23, 18, 5), link(27, 15, 23, 18, 5)
    l2 = box(13, 20.6, 22, 6.8, 3.4)
    ch = ((l1 + l3) - l2.grown(1.8)) + (l2 - wedge(17, 22.6, 31, 22.6, 1.6))
    icon("connection-chain", ch.turned(-38).scaled(0.98))


def draw_firepower(icon: Register) -> None:
    """Arms, alone and with the pips of Firepower."""

    def pips(n):
        return union(*[disk(24 + (k - (n - 1) / 2) * 10, 43.4, 3.6) for k in range(n)])

    bow = (
        stroke("M15 2.5C23 4 33 10 33 19C33 28 23 34 15 35.5", 3.8)
        + stroke("M15.6 3.2L11.4 19L15.6 34.8", 1.6)
        + box(9, 17.6, 32, 2.8)
        + polygon((47, 19), (37, 13.6), (39.4, 19), (37, 24.4))
        + polygon((1.5, 13), (7.6, 13), (12, 19), (7.6, 25), (1.5, 25), (6, 19))
    )
    icon("firepower-1", bow.moved(-0.4, 0).scaled(1.02, 24, 19) + pips(1))
    rif = (
        outline(
            "M-3 21L-3 30.5L1 31L10 25.5L14 26.5L17 24.5H31L31.6 22.6H39V24H41V22.6H51V20H41"
            "V18.6H39V19.4H22L21.4 17.8H13.5L12.8 19.6Z"
        )
        + stroke("M15.5 24.6C15.6 28.6 20.6 28.6 20.8 24.4", 1.7)
        + box(17.4, 15, 1.9, 4)
        + disk(18.4, 15, 1.6)
        - stroke("M21.5 21.4H37.6", 1.2)
        - wedge(-1, 24, 8.5, 22.8, 2)
    )
    icon("firepower-2", rif.turned(-27, 24, 22).moved(0, -3.2).scaled(0.93, 24, 20) + pips(2))
    mg = (
        box(3, 9, 24, 9.4, 1)
        + box(-0.5, 11.6, 4.4, 4.2)
        + box(26, 6.6, 15, 13, 1)
        + box(40, 4.6, 3.2, 6.4)
        + box(40, 14, 3.2, 6)
        + box(42.4, 4.6, 3.6, 2.8)
        + box(42.4, 17.2, 3.6, 2.8)
    )
    mg = (
        mg - stroke("M8 9V18.4M13 9V18.4M18 9V18.4M23 9V18.4", 1.6) - stroke("M29.5 10.4H37.5", 1.6)
    )
    mg = (
        mg
        + stroke("M29.5 18.5L10 36M33 18.5L46 36M31 18.5V30", 3.3)
        + polygon((34.6, 20.6), (40.6, 20.6), (43.4, 26.4), (37.4, 27.4))
        - stroke("M35.4 23.2L41.6 22.6", 1.3)
        - stroke("M36.4 25.6L43 24.9", 1.3)
    )
    icon("firepower-3", mg + pips(3))
    icon("arm-1", bow.moved(0, 4))
    icon("arm-2", rif.turned(-27, 24, 22))
    icon("arm-3", mg.moved(0, 4))


def draw_moods(icon: Register) -> None:
    """Bull and bear."""
    horn = outline("M18 20.6C8.6 20.6 1 13.4 3.2 2C5.8 8.6 11 12.4 19.6 11.6Z")
    bull = (
        outline("M15.6 12H32.4L33.6 24L29.6 33.4L29 43C27 46 21 46 19 43L18.4 33.4L14.4 24Z")
        + horn
        + horn.mirrored()
        + outline("M15 19L4.6 21.6C6 26 10.6 27 15.4 24.6Z")
        + outline("M33 19L43.4 21.6C42 26 37.4 27 32.6 24.6Z")
    )
    bull = (
        bull
        - polygon((16.6, 22.6), (21.6, 25.4), (20, 28.4), (16.8, 26))
        - polygon((31.4, 22.6), (26.4, 25.4), (28, 28.4), (31.2, 26))
        - outline("M19.8 39.4C21 37.4 23 38 22.8 41.6Z")
        - outline("M28.2 39.4C27 37.4 25 38 25.2 41.6Z")
        - polygon((24, 14), (25.6, 19), (24, 22.6), (22.4, 19))
    )
    icon("mood-bull", bull)
    bear = (
        outline(
            "M24 8.6C36 8.6 43.6 17 43 27.6C42.6 33 39 36 35 38.6C32 43.6 29 45.6 24 45.6"
            "C19 45.6 16 43.6 13 38.6C9 36 5.4 33 5 27.6C4.4 17 12 8.6 24 8.6Z"
        )
        + disk(9.4, 11, 6.8)
        + disk(38.6, 11, 6.8)
    )
    bear = (
        bear
        - disk(9, 10.4, 2.9)
        - disk(39, 10.4, 2.9)
        - polygon((12.4, 21.8), (19.4, 24.6), (17.4, 27.4), (13.4, 26))
        - polygon((35.6, 21.8), (28.6, 24.6), (30.6, 27.4), (34.6, 26))
    )
    bear = bear - (
        outline(
            "M24 28.4C30.6 28.4 33.6 32.4 33 36.6C32.4 40.8 29 42.6 24 42.6"
            "C19 42.6 15.6 40.8 15 36.6C14.4 32.4 17.4 28.4 24 28.4Z"
        )
        - (
            outline("M19 31H29C29.4 34 26.4 36.2 24 36.4C21.6 36.2 18.6 34 19 31Z")
            + stroke("M24 36V39.4C22 41.4 20 41 19 40M24 39.4C26 41.4 28 41 29 40", 1.6)
        )
    )
    icon("mood-bear", bear)
    coin = disk(24, 21, 18.5) - ring(24, 21, 14.4, 1.7)
    crack = [(24.5, -2), (21, 9), (27.6, 15), (20.4, 24), (27, 29.6), (23, 44)]
    left = coin & polygon(*[(x - 1.5, y) for x, y in crack], (-9, 48), (-9, -4))
    right = coin & polygon(*[(x + 1.5, y) for x, y in crack], (60, 48), (60, -4))
    arrow = polygon((24, 47.4), (14, 38), (20.4, 38), (20.4, 30), (27.6, 30), (27.6, 38), (34, 38))
    dep = (
        (left.turned(-4, 24, 40).moved(-1.4, 0) + right.turned(5, 24, 40).moved(1.4, 1))
        - arrow.grown(2)
        + arrow
    )
    icon("depression", dep)


def draw_income(icon):

    icon("income-cube", crate())
    small = crate().scaled(0.76, 0, 0).moved(-1, -1)
    plus = box(27, 33.4, 20, 6.6) + box(33.7, 26.7, 6.6, 20)
    icon("income-improvable", (small - plus.grown(2.2)) + plus)
    cn = disk(35, 35, 11.5)
    icon(
        "income-economy",
        (small - disk(35, 35, 13.8)) + (cn - ring(35, 35, 7.6, 1.7) - star(35, 35, 4.6, 1.7, 4)),
    )
    ing = polygon((21.5, 46), (26, 35.5), (42.5, 35.5), (47, 46)) + polygon(
        (27.5, 33.6), (31, 28.4), (43.4, 28.4), (42.6, 33.6)
    )
    icon(
        "income-mines",
        (small - polygon((19, 48), (25.5, 33), (31, 26), (46, 26), (49, 48)))
        + (ing - wedge(29, 41, 40, 41, 2.6)),
    )
    tally = stroke("M27 29V46M32.4 29V46M37.8 29V46M43.2 29V46", 2.9) + stroke(
        "M23.6 43L46.6 32", 2.9
    )
    icon("income-count", (small - box(22.6, 26.4, 26, 24)) + tally)
