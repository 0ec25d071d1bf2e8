"""Icons: prestige, factions, districts, seats."""

import math

from drawing import Register, box, disk, letter, outline, polygon, ring, star, stroke, wedge


def draw_prestige(icon: Register) -> None:
    """The four kinds of prestige: an outline and a letter."""
    ros = disk(24, 20, 14.5)
    for k in range(12):
        a = math.radians(k * 30)
        ros = ros + disk(24 + 14.6 * math.cos(a), 20 + 14.6 * math.sin(a), 4)
    tails = polygon((13, 31), (8, 46), (15, 43), (19.5, 47), (24, 34)) + polygon(
        (35, 31), (40, 46), (33, 43), (28.5, 47), (24, 34)
    )
    icon("prestige-loyalty", (ros + tails) - letter("L", 24.6, 20, 17, 3))
    pts = []
    for k in range(24):
        a = math.radians(-90 + k * 15)
        r = (23 if k % 4 == 0 else 20.5) if k % 2 == 0 else 14.6
        pts.append((24 + r * math.cos(a), 24 + r * math.sin(a)))
    icon("prestige-outrage", polygon(*pts) - letter("O", 24, 24, 16.5))
    sh = outline(
        "M6 6C12 7.5 18 6.5 24 3C30 6.5 36 7.5 42 6V23C42 35 33 41.5 24 46C15 41.5 6 35 6 23Z"
    )
    icon("prestige-command", sh - letter("C", 24, 23.4, 19, 3))
    fl = outline(
        "M25 1.5C27 10 40 16 40.5 30C41 40 33.5 46.5 24 46.5C14.5 46.5 7 40 7.5 30"
        "C7.8 22 12.5 18 14.5 11C17 13.5 18.5 16 19 19C22.5 14 24.5 8 25 1.5Z"
    )
    icon("prestige-revolution", fl - letter("R", 24.2, 31, 17.5, 2.9))


def draw_factions(icon: Register) -> None:
    """The four factions: hats and badges."""
    crown = outline("M13 13C20 11 28 10 36 11L40 31H11Z")
    kepi = (
        crown
        + outline("M11 32.5H40V37C32 36 22 37 15 40C11 41.5 6 43 2.5 43C4 38 7.5 34.5 11 32.5Z")
        + disk(18, 8.5, 4.5)
        + box(16.7, 10, 2.6, 5)
    )
    kepi = (
        kepi
        - polygon((10.9, 30.4), (40.1, 30.4), (40.3, 32.7), (10.6, 32.7))
        - ring(23, 21.5, 4, 2.1)
        - wedge(33, 13, 35.5, 28, 2.2)
    )
    icon("faction-federal", kepi)
    st = star(24, 25.6, 23, 9.6, 5)
    for k in range(5):
        a = math.radians(-90 + 72 * k)
        (24 + 21 * math.cos(a), 25.6 + 21 * math.sin(a))
        b = math.radians(-90 + 72 * k + 36)
        (24 + 8.4 * math.cos(b), 25.6 + 8.4 * math.sin(b))
        st = st - polygon(
            (24 + 3.5 * math.cos(a + 0.5), 25.6 + 3.5 * math.sin(a + 0.5)),
            (24 + 17.5 * math.cos(a), 25.6 + 17.5 * math.sin(a)),
            (24 + 7 * math.cos(b - 0.12), 25.6 + 7 * math.sin(b - 0.12)),
        )
    icon("faction-us", st)
    sho = (
        stroke(
            "M13.5 43C8.5 36 6.5 28 7.8 21C9.4 11.5 15.8 7 24 7C32.2 7 38.6 11.5 40.2 21"
            "C41.5 28 39.5 36 34.5 43",
            8.6,
        )
        + box(8, 39.6, 10.5, 5.4).turned(-4, 13, 42)
        + box(29.5, 39.6, 10.5, 5.4).turned(4, 35, 42)
    )
    for x, y in (
        (9.4, 32),
        (8.2, 22.5),
        (12.6, 13.2),
        (20, 8),
        (28, 8),
        (35.4, 13.2),
        (39.8, 22.5),
        (38.6, 32),
    ):
        sho = sho - disk(x, y, 1.55)
    icon("faction-local", sho)
    brim = outline(
        "M1.5 24C3.5 37.5 13 42.5 24 42.5C35 42.5 44.5 37.5 46.5 24C43 30 38.5 33 34 34.5"
        "C30 36.4 18 36.4 14 34.5C9.5 33 5 30 1.5 24Z"
    )
    crown = outline(
        "M14.6 33C15.6 22 17.4 9 20.8 6.4C22.4 5.2 23.2 7.6 24 7.6C24.8 7.6 25.6 5.2 27.2 6.4"
        "C30.6 9 32.4 22 33.4 33C29 34.8 19 34.8 14.6 33Z"
    )
    som = (
        (brim + crown)
        - stroke("M14.6 28.4C20 31.6 28 31.6 33.4 28.4", 2.4)
        - wedge(24, 8, 24, 23, 2.6)
        - stroke("M7 33.4C11 37.6 17 39.3 24 39.3C31 39.3 37 37.6 41 33.4", 1.5)
    )
    icon("faction-rebel", som)


def draw_districts(icon: Register) -> None:
    """The three districts."""
    sag = (
        stroke("M24 45V8.5", 10.5, "round")
        + stroke("M10.5 17V23C10.5 29 14 31 22 31", 7.4, "round", "round")
        + stroke("M37.5 11V19C37.5 25 34 27 26 27", 7.4, "round", "round")
    )
    sag = sag + box(5, 42, 38, 4)
    sag = sag - wedge(21.8, 39.5, 21.8, 6, 2.2) - wedge(26.4, 39.5, 26.4, 9, 1.8)
    icon("district-sonora", sag)
    pk = polygon((0.8, 43), (13.5, 19), (18.2, 26.6), (28.5, 8), (47.2, 43)) + disk(9, 10, 5.4)
    pk = (
        pk
        - polygon((28.3, 13.5), (24.2, 22), (27, 20.6), (29.6, 26), (31.6, 22.4), (34.4, 25.6))
        - wedge(33, 29, 42, 43, 3.4)
        - wedge(28, 29, 33, 43, 2.4)
        - wedge(14, 25, 20, 40, 3.2)
    )
    icon("district-chihuahua", pk)
    wh = disk(22, 15.5, 13.6)
    for k in range(8):
        a = math.radians(22.5 + k * 45)
        wh = wh - wedge(
            22 + 15 * math.cos(a),
            15.5 + 15 * math.sin(a),
            22 + 4.2 * math.cos(a),
            15.5 + 15 * 0 + 4.2 * math.sin(a),
            4.4,
        )
    wh = wh - ring(22, 15.5, 4.3, 1.5)
    vane = polygon(
        (33, 13.7), (39, 13.7), (46.5, 8.5), (46.5, 22.5), (39, 17.3), (33, 17.3)
    ) - disk(22, 15.5, 15)
    tower = stroke(
        "M20.4 29L12 45M23.6 29L32 45M16.8 36.3H27.2M17 36.3L30 43.4M27 36.3L14 43.4", 2.7
    )
    icon("district-america", wh + vane + tower + box(8, 43.4, 28, 2.8))


def draw_seats(icon: Register) -> None:
    """Marks stamped on cubes, and a few extras."""
    icon("seat-1", polygon((24, 4), (46, 43), (2, 43)))
    icon("seat-2", disk(22, 24, 21) - disk(32.5, 19.5, 15.4))
    icon(
        "seat-3",
        outline(
            "M24 45C14 37.4 3 29 3 17.4C3 9.4 8.4 4.4 14.4 4.4C19 4.4 22.4 7 24 10.6"
            "C25.6 7 29 4.4 33.6 4.4C39.6 4.4 45 9.4 45 17.4C45 29 34 37.4 24 45Z"
        ),
    )
    icon("seat-4", polygon((24, 1), (45, 24), (24, 47), (3, 24)))
    icon("seat-5", box(5.5, 5.5, 37, 37))
    icon("seat-6", box(16.6, 3, 14.8, 42) + box(3, 16.6, 42, 14.8))
    man = outline("M1.5 14H11V36H1.5Z") + outline(
        "M12.6 16C18 12.6 22 11.6 27 12H44C48 12 48 18.6 44 18.6H31C32.4 19 33.4 20.4 33.2 22"
        "C34.4 23 34.6 25 33.6 26.4C34.2 28 33.8 29.8 32.4 30.6C32.8 33.6 30.6 35.6 28 35.6"
        "H18.6C16 35.6 14.4 35 12.6 34Z"
    )
    man = (
        man
        - stroke("M30.6 18.7H22.6M33 23.4H24.6M32.6 28.4H24.4", 1.7)
        - disk(6.2, 25, 1.6)
        - wedge(17, 19.6, 24, 16.6, 1.8)
    )
    icon("manicule", man)
    sk = ring(12.6, 31.6, 8.4, 5) + ring(35.4, 31.6, 8.4, 5)
    sk = (
        sk
        + box(9, 17.6, 7.2, 7, 1)
        + box(31.8, 17.6, 7.2, 7, 1)
        + stroke("M12.6 18C12.6 11 16 7.6 19.6 9.4", 3.4, "round")
        + stroke("M35.4 18C35.4 11 32 7.6 28.4 9.4", 3.4, "round")
    )
    sk = (
        sk
        + wedge(24, 8.6, 24, 1, 3)
        + wedge(20.6, 5, 17.4, 0.6, 2.4)
        + wedge(27.4, 5, 30.6, 0.6, 2.4)
    )
    icon("slave", sk)
    tomb = (
        outline("M9 44V18C9 9 15.6 3.5 24 3.5C32.4 3.5 39 9 39 18V44Z")
        - stroke("M24 10.6V26M18.6 16H29.4", 3.6)
        - stroke("M15.6 31.6H32.4M15.6 36.8H32.4", 2)
        + box(3, 42, 42, 4)
    )
    icon("grudge", tomb)
    hA = box(10, 12, 13, 25, 1.6).turned(-20, 20, 44)
    hC = hA.mirrored()
    hB = box(16, 6, 16, 28, 1.6)
    icon(
        "hand",
        ((hA + hC) - box(14, 4, 20, 32, 2))
        + (hB - polygon((24, 13.5), (28.6, 21), (24, 28.5), (19.4, 21)))
        + box(9, 42, 30, 3.4),
    )
    scs = (
        ring(10, 37, 5.2, 3.6)
        + ring(25, 39.6, 5.2, 3.6)
        + stroke("M12.6 32.6L27 4", 3.4)
        + stroke("M23.6 35L10.6 5", 3.4)
    )
    icon(
        "discount",
        scs.moved(-2.4, 0) + (disk(38, 16, 8.6) - ring(38, 16, 5.6, 1.4)) - box(28, 15, 20, 2),
    )
    icon(
        "extra-action",
        man.scaled(0.86, 0, 48).moved(0, -3) + box(34, 4.6, 13, 4) + box(38.5, 0.1, 4, 13),
    )
    meg = (
        polygon((3, 19), (13, 19), (35, 7), (35, 39), (13, 29), (3, 29))
        + outline("M11 29H18L21 43H14.6Z")
        - stroke("M13.6 19V29", 1.7)
        + stroke("M40 15L46 11M40.6 23H47.5M40 31L46 35", 3)
    )
    icon("activist", meg)
    lk = (
        outline("M24 3C34 7 39 7.6 43 7V22C43 34 34 41 24 45.6C14 41 5 34 5 22V7C9 7.6 14 7 24 3Z")
        - outline(
            "M24 8.4C31 11 35.4 11.8 38.8 11.6V22C38.8 31.4 32 37 24 40.8"
            "C16 37 9.2 31.4 9.2 22V11.6C12.6 11.8 17 11 24 8.4Z"
        )
        + (stroke("M15.6 22L22.4 29.6L33 16.6", 4.6))
    )
    icon("immunity", lk)
    army = (
        outline("M24 8L4 42H18L24 27L30 42H44Z")
        + stroke("M24 9V1.5", 2.2)
        + polygon((24.6, 1), (34, 4), (24.6, 7.4))
        - wedge(19, 21, 12.6, 40, 2.2)
        - wedge(29, 21, 35.4, 40, 2.2)
    )
    icon("army", army + box(2, 42, 44, 3.4))
