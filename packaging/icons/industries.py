"""Icons: the industries."""

from drawing import Register, box, disk, outline, polygon, ring, stroke, union, wedge


def draw_industries(icon: Register) -> None:
    """One mark for each industry."""
    st = outline(
        "M12.4 18.4C20 16.4 32 17.6 39 16.6C43 16.4 45 19.4 45.2 24L46.4 35H44.2L43.2 27"
        "L41.8 34.6L42.4 44H36.8L35.6 34C31 36 26 36 21.4 34L20.2 44H14.8L14.4 33.6"
        "C12 31 10.6 28.6 9.8 26.6L7.4 30.2C5.4 31.4 2.6 30.6 2 28L4.8 19.6"
        "C2.8 17.4 2 13.6 3 10C4.4 13.4 6.4 14.6 8.4 15C10.8 14.6 12.6 13 13.2 9.8"
        "C14.8 13 14.2 16.4 12.4 18.4Z"
    )
    st = (
        st
        - outline("M19 19.4C24 18.6 27 19.6 28 22.4C25 26 20.6 25.4 19 19.4Z")
        - outline("M33 19C36 18.4 39 19 40 21.4C37.6 24.6 34.6 24 33 19Z")
        - disk(7, 21, 1.2)
        - wedge(24, 34.4, 34, 31, 2)
    )
    icon("industry-ranch", st)
    lo = outline("M15 42C11 36.6 6.4 31.6 .6 28.4C9.6 27.6 18.4 33 21 42Z")
    mi = outline("M16 42C14.6 31 11 21 5.6 12.4C14.6 17.4 21.6 28.6 23 42Z")
    ce = outline("M17.4 42C16 28 19.4 13.6 24 2.6C28.6 13.6 32 28 30.6 42Z")
    lo = lo - wedge(18, 41, 8, 31.4, 2)
    mi = mi - wedge(19.4, 41, 11, 20.6, 2.2)
    ag = lo + lo.mirrored()
    kl = outline("M13 44C12.6 31 9 20 2.6 8.8C15.6 14.4 24 28 25.6 44Z")
    ag = ag - kl - kl.mirrored() + mi + mi.mirrored()
    ag = (
        ag
        - outline("M15.4 44C14 28 18 12 24 -1C30 12 34 28 32.6 44Z")
        + (ce - wedge(24.6, 41, 24.3, 10, 2.8))
    )
    icon("industry-plantation", ag + box(6, 41, 36, 4.4))

    def tool_pick():
        return (
            stroke("M8.5 44L34.5 12.5", 4.4)
            + outline("M21 5.4C30 4 41 12.6 45.4 25.4C38.6 20 32 14.6 21 5.4Z").moved(-0.6, 0)
            + polygon((31, 12.6), (35.6, 8.2), (39.8, 12), (35, 16.8))
        )

    def tool_ham():
        return stroke("M39.5 44L14 13", 4.4) + box(-1, 5, 22, 10.5, 1).turned(-50, 10, 10).moved(
            1.5, 1
        )

    pick, ham = tool_pick(), tool_ham()
    icon("industry-mine", (pick - (stroke("M39.5 44L14 13", 4.4).grown(1.5))) + ham)
    bank = (
        polygon((24, 2.5), (45.5, 15.4), (2.5, 15.4))
        + box(5, 17, 38, 4)
        + box(4, 37, 40, 3.4)
        + box(1.5, 41.6, 45, 4.4)
    )
    for x in (8, 17.2, 26.4, 35.6):
        bank = bank + box(x, 22.4, 5, 13.4)
    icon("industry-bank", bank - disk(24, 10.6, 2.7))
    rev = (
        outline(
            "M2 12H26V9.6H31L34.6 13.6L38.6 10.2L40.6 13L38 17.4C41 24 44.6 34 46 42"
            "L35.6 44.4C35 37.6 33.4 31.4 30.2 26.4H15.6L14.4 20.6H2Z"
        )
        + stroke("M19.5 26C19.5 33 28.6 33 29.6 26.4", 2.4)
        + box(3.4, 9.6, 3.4, 3.4)
    )
    rev = (
        rev
        - box(17.4, 13.6, 11.6, 11, 2.6)
        + (box(18.7, 14.5, 9, 9.2, 1.4) - stroke("M18.4 17.5H28M18.4 20.8H28", 1.5))
        - stroke("M4 17.4H14.6", 1.5)
        - wedge(36.6, 24, 40.6, 40.6, 3)
    )
    icon("industry-gun_store", rev)
    sm = (
        polygon((6, 44), (11.5, 16), (22.5, 16), (28, 44))
        + box(9.6, 12.4, 14.8, 4.4)
        + box(29.4, 28, 16, 16)
        + polygon((27.5, 28.6), (37.4, 22.6), (47.3, 28.6))
    )
    smoke = union(
        disk(20, 7.6, 4.6),
        disk(27, 6.4, 5.6),
        disk(35, 8, 4.8),
        disk(41.6, 5.6, 3.8),
        box(19, 8, 18, 3.4, 1.6),
    )
    sm = (
        sm
        + smoke
        - outline("M12.6 44V38.4C12.6 34.4 21.4 34.4 21.4 38.4V44Z")
        - box(34.4, 33, 6, 11)
        - polygon((10.9, 20.4), (23.1, 20.4), (23.6, 22.4), (10.4, 22.4))
        - polygon((9.6, 27.4), (24.4, 27.4), (24.8, 29.4), (9.2, 29.4))
        + box(2, 43.4, 45, 2.8)
        - stroke("M23 5.4C24.6 3.8 27.6 3.8 29 5.8", 1.4)
        - stroke("M33 6.4C34.6 5.2 36.6 5.6 37.4 7.2", 1.3)
    )
    icon("industry-smelter", sm)
    dam = outline("M3 9H45V14H42L37.6 33H10.4L6 14H3Z")
    for x in (12.2, 20.6, 29):
        dam = dam - outline(f"M{x} 33V24C{x} 18.4 {x + 6.8} 18.4 {x + 6.8} 24V33Z")
    dam = dam - stroke("M6 14.4H42", 1.5)

    def wv2(y):
        return stroke(
            f"M2.5 {y}C6 {y - 4} 9.4 {y - 4} 13 {y}C16.6 {y + 4} 20 {y + 4} 24 {y}"
            f"C27.6 {y - 4} 31 {y - 4} 34.6 {y}C38 {y + 4} 42 {y + 4} 45.5 {y - 0.6}",
            3.2,
        )

    icon("industry-project", dam + wv2(38) + wv2(44.4).moved(0, -0.4))
    tr = polygon((17.4, 3), (20.4, 3), (13.6, 46), (7.6, 46)) + polygon(
        (30.6, 3), (27.6, 3), (34.4, 46), (40.4, 46)
    )
    for y, h, x in (
        (5.6, 2.6, 12.4),
        (11.4, 3.2, 10.2),
        (18.4, 3.9, 7.8),
        (26.8, 4.8, 5),
        (37, 6, 1.6),
    ):
        tr = tr + box(x, y, 48 - 2 * x, h)
    icon("industry-railroad", tr)

    def log(cx, cy, r):
        return (
            disk(cx, cy, r)
            - ring(cx, cy, r * 0.64, 1.7)
            - disk(cx, cy, r * 0.2)
            - wedge(cx, cy, cx + r * 0.55, cy - r * 0.42, 1.6)
        )

    icon(
        "industry-lumber",
        log(13, 33, 10.4) + log(35, 33, 10.4) + log(24, 14, 10.4) + box(2, 43.6, 44, 3),
    )
    fa = (
        outline("M2.5 44V25L14.5 15V25L26.5 15V25L34 19V4H42.6V25L45.5 25V44Z")
        - box(7, 31, 6, 6.4)
        - box(16.4, 31, 6, 6.4)
        - box(25.8, 31, 6, 6.4)
        - box(35.6, 33, 6, 11)
        - box(34, 7.4, 8.6, 2)
    )
    icon("industry-factory", fa)
    mug = (
        box(7, 14, 24, 31, 1.6)
        + (box(26, 19, 16.5, 20, 6) - box(26, 24, 11.5, 10, 2.6))
        + union(disk(10.6, 12, 5.4), disk(19, 9, 7), disk(27.4, 12, 5.4), box(8, 11, 22, 6))
        + disk(31, 17.6, 3.4)
    )
    mug = (
        mug
        - stroke("M7 20.6C12 23 16 18.6 20 20.6C24 22.6 27 19 31 20.6", 1.8)
        - box(12, 25.6, 2.4, 14)
        - box(18, 25.6, 2.4, 14)
        - box(24, 25.6, 2.4, 14)
    )
    icon("industry-brewery", mug)
    sheaf = None
    for a in (-34, 34, -17, 17, 0):
        s = stroke("M24 30L24 14", 2.2) + outline(
            "M24 1.5C28.4 6 28.6 12 24 17.6C19.4 12 19.6 6 24 1.5Z"
        )
        s = (s - wedge(24, 16, 24, 5, 1.4)).turned(a, 24, 31)
        sheaf = s if sheaf is None else (sheaf - s.grown(0.9)) + s
    sheaf = (
        sheaf
        + outline("M20 27H28C29 33 33 39 37.4 45.4H10.6C15 39 19 33 20 27Z")
        - stroke("M18.6 32.2C22 34 26 34 29.4 32.2", 2)
        - wedge(24, 46, 24, 36, 2.2)
        - wedge(17, 46, 20.6, 37.6, 2)
        - wedge(31, 46, 27.4, 37.6, 2)
    )
    icon("industry-farm", sheaf)
    c1 = box(6, 6, 22, 32, 2).turned(-16, 17, 22)
    c2 = box(21, 9, 22, 32, 2).turned(12, 32, 25)
    spade = outline(
        "M32 15C36 20 40 22.4 40 26.6C40 30 36 31.4 33.4 29C33.6 31.6 34.4 33 35.6 34.2H28.4"
        "C29.6 33 30.4 31.6 30.6 29C28 31.4 24 30 24 26.6C24 22.4 28 20 32 15Z"
    ).turned(12, 32, 25)
    icon(
        "industry-casino",
        (
            c1
            - c2.grown(1.9)
            - outline(
                "M11 13C12.6 11.6 14.6 12 15 13.6C16.2 12.4 18.4 13 18.4 15"
                "C18 17.6 15.4 18.8 14 20.6C12.4 18.6 10 16 11 13Z"
            ).turned(-16, 15, 16)
        )
        + (c2 - spade.scaled(0.92, 32, 25)),
    )
    key = (
        ring(14, 14, 8.6, 5.4)
        + stroke("M20 20L43 43", 5.2)
        + polygon((32.4, 36), (36, 32.4), (41, 37.4), (37.4, 41)).moved(-3.4, 3.6)
        + polygon((38, 41.4), (41.4, 38), (45, 41.6), (41.6, 45)).moved(-5, 5).scaled(0.8, 40, 42)
    )
    icon("industry-hotel", key)
    sc = (
        box(7, 26, 34, 19)
        + polygon((2, 27), (24, 13), (46, 27))
        + box(18, 6, 12, 12)
        + polygon((15, 8), (24, 0.8), (33, 8))
        - outline("M21.4 16V11.6C21.4 8.4 26.6 8.4 26.6 11.6V16Z")
        - box(20.6, 33, 6.8, 12)
        - box(10.6, 30.6, 5.4, 6)
        - box(32, 30.6, 5.4, 6)
        - stroke("M9 26.6H39", 1.4)
    )
    icon("industry-school", sc)
