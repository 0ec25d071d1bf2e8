"""Icons: plainer cuts of busy icons, for sizes under 18 pixels.

A feature here is at least 4 units wide, a pixel at 12 px. ``name-small`` stands in for
``name`` wherever that is drawn small.
"""

from drawing import Register, Shape, box, disk, outline, polygon, stroke, union


def plain_crate() -> Shape:
    """A cube of three faces, without the slats of the large one."""
    top = polygon((17, 0), (33, 8), (17, 16), (1, 8))
    left = polygon((0, 11.4), (15.2, 19), (15.2, 35), (0, 27.4))
    right = polygon((34, 11.4), (18.8, 19), (18.8, 35), (34, 27.4))
    return top + left + right


def draw_income(icon: Register) -> None:
    """The forms of income."""
    crate = plain_crate()
    plus = box(20, 30, 28, 9) + box(29.5, 20.5, 9, 27.5)
    icon("income-improvable-small", (crate - plus.grown(3.4)) + plus)
    gold = disk(33, 33, 15)
    star = polygon(
        (33, 21),
        (36.4, 29.6),
        (45, 33),
        (36.4, 36.4),
        (33, 45),
        (29.6, 36.4),
        (21, 33),
        (29.6, 29.6),
    )
    icon("income-economy-small", (crate - gold.grown(3.2)) + (gold - star))
    ingots = polygon((14, 48), (19.6, 34.6), (42.4, 34.6), (48, 48)) + polygon(
        (22.6, 31), (26.4, 21.4), (39.6, 21.4), (43.4, 31)
    )
    icon("income-mines-small", (crate - ingots.grown(3.2)) + ingots)
    tally = stroke("M22 22V48M31 22V48M40 22V48", 5) + stroke("M17 42L46 28", 5)
    icon("income-count-small", (crate - box(15, 19, 34, 30)) + tally)


def draw_districts(icon: Register) -> None:
    """The three districts."""
    saguaro = (
        stroke("M24 46V9", 12, "round")
        + stroke("M8.5 18V24C8.5 31 13 33 22 33", 8.4, "round", "round")
        + stroke("M39.5 11V18C39.5 25 35 27 26 27", 8.4, "round", "round")
    )
    icon("district-sonora-small", saguaro + box(6, 42, 36, 5))
    peaks = polygon((0, 45), (14, 20), (19.6, 29), (12, 45)) + polygon((16, 45), (31, 7), (48, 45))
    snow = polygon((24.6, 25), (30, 21), (33, 26.4), (38, 22), (40, 27), (31, 7), (24, 24))
    icon(
        "district-chihuahua-small",
        (peaks - (snow & outline("M20 22H44V26.4H20Z"))) + disk(9, 9, 6.6),
    )
    wheel = (
        disk(21, 16, 15.4) - stroke("M21 -2V34M3 16H39", 3.6) - stroke("M9 4L33 28M33 4L9 28", 2.6)
    )
    vane = polygon((38, 11), (48, 6), (48, 26), (38, 21))
    icon(
        "district-america-small",
        wheel + disk(21, 16, 3.6) + vane + stroke("M19 28L10 47M23 28L32 47", 5),
    )


def draw_ways(icon: Register) -> None:
    """Ways of a connection."""
    engine = (
        box(8, 15, 22, 15)
        + polygon((11, 16), (9, 3), (21, 3), (19, 16))
        + box(27, 7, 17, 24)
        + box(24, 3, 23, 5.4)
        + polygon((8, 28), (0, 41), (12, 41))
        + box(6, 27, 39, 6)
    ) - box(32, 12.4, 8, 8)
    wheels = disk(19, 39, 7.4) + disk(37, 39, 7.4)
    icon(
        "connection-rail-small",
        (engine - wheels.grown(2.4)) + (wheels - disk(19, 39, 2.4) - disk(37, 39, 2.4)),
    )
    mule = outline(
        "M3 35C6 30 11 25 15.6 19.6C12 13 10 6 11.4 0C17 3 21 9 22.6 15H25C25.6 8 28.6 3 34 0"
        "C36 7 34 15 31 21C37 26 41 35 42.4 47H20C21 43 20.6 40 19 37.6"
        "C16 41 13 45 9 45.4C3 45 1 40 3 35Z"
    )
    icon("connection-mule-small", mule - disk(20.6, 25, 2.6) - stroke("M10 27.4L17.4 39", 3))


def draw_deeds(icon: Register) -> None:
    """Deeds and roles."""
    blades = stroke("M12 31L30 1.6", 5.4) + stroke("M36 31L18 1.6", 5.4)
    rings = disk(9.4, 38, 9) + disk(38.6, 38, 9) - disk(9.4, 38, 4) - disk(38.6, 38, 4)
    icon("discount-small", blades + rings)
    back = outline("M10 26V8C10 4 15 2 24 0C33 2 38 4 38 8V26Z") - box(16.6, 9, 14.8, 11)
    seat = box(5, 26, 38, 8) + box(7, 32, 7, 15) + box(34, 32, 7, 15)
    icon(
        "topple-small", (back + seat).scaled(0.84).turned(-26).moved(1, -2) + box(2, 43.4, 44, 4.6)
    )
    tent = polygon((14, 6), (30, 38), (-2, 38)) - polygon((14, 20), (19, 38), (9, 38))
    arrow = stroke("M24 14C30 6 38 8 38.6 18", 5.4) + polygon((30, 17), (47.4, 17), (38.8, 29))
    icon("action-redeploy-small", tent + arrow + box(0, 40, 48, 5))
    sheet = box(3, 4, 34, 41) + outline("M40 12H46V40C46 46 40 46 40 40Z")
    icon(
        "newspaper-small",
        sheet
        - box(8, 9, 24, 6)
        - box(8, 20, 10, 10)
        - box(22, 20, 10, 4)
        - box(22, 27, 10, 3.6)
        - box(8, 35, 24, 4),
    )
    eye = outline("M0 25C8 11 16 7 24 7C32 7 40 11 48 25C40 38 32 42 24 42C16 42 8 38 0 25Z")
    icon("spy-small", eye - disk(24, 24.6, 13) + disk(24, 24.6, 8.4) - disk(21, 21.4, 3))
    fist = outline(
        "M13 47V38C8 33 7 25 8.6 16C10 10 15 10 17 12C19 7 25 7 26.6 11C29 8 34 9 34.6 13"
        "C38 12 41 15 41 19C41 27 40 34 35 38V47Z"
    )
    icon(
        "strife-small", fist - stroke("M17 12V24M26 11V24M34.4 13V24", 3) - stroke("M9 29H28", 3.4)
    )
    links = (
        box(-2, 16, 26, 17, 8.5)
        + box(24, 16, 26, 17, 8.5)
        - box(4, 22, 13, 5.4, 2.7)
        - box(31, 22, 13, 5.4, 2.7)
    )
    bar = box(14, 21, 20, 7, 3.5)
    icon("connection-chain-small", ((links - bar.grown(2.6)) + bar).turned(-38))
    rings = (
        union(disk(11.6, 32, 11.6), disk(36.4, 32, 11.6))
        - disk(11.6, 32, 5.4)
        - disk(36.4, 32, 5.4)
    )
    icon(
        "slave-small",
        rings + stroke("M11 21C11 10 15 6 20 7M37 21C37 10 33 6 28 7", 5) + stroke("M24 9V0", 4.4),
    )
