"""Icons: company for the industries' marks in the landscapes of enterprises.

They stand behind a mark, half hidden: bold silhouettes with few cuts and flat feet.
"""

from drawing import Register, box, disk, outline, polygon, ring, stroke, union, wedge


def draw_country(icon: Register) -> None:
    """Things that stand in open country."""
    wheel = disk(24, 13, 11.5)
    for turn in range(6):
        wheel = wheel - wedge(24, 0, 24, 11, 5).turned(turn * 60, 24, 13)
    legs = stroke("M22.5 22L14 45M25.5 22L34 45M18.5 33H29.5", 3)
    icon("scene-windmill", wheel + legs + box(10, 43, 28, 3))
    house = box(3, 24, 42, 22) + box(1, 20, 46, 5)
    beams = union(*[box(6 + 8 * place, 26.4, 3, 2.6) for place in range(5)])
    icon("scene-adobe", house - box(19, 32, 10, 14) - box(8, 33, 6, 6) - box(34, 33, 6, 6) - beams)
    crown = union(disk(16, 18, 11), disk(31, 16, 12), disk(24, 9, 8), disk(38, 24, 7))
    trunk = outline("M20 26C22 34 21 40 18 46H31C28 40 27 34 29 26Z")
    icon("scene-tree", crown + trunk - wedge(14, 24, 24, 13, 2.4) - wedge(36, 23, 28, 13, 2.2))
    rails = union(box(0, 26, 48, 3.6), box(0, 35, 48, 3.6))
    posts = union(*[box(2 + 10.4 * place, 20, 4.4, 26) for place in range(5)])
    icon("scene-corral", rails + posts + stroke("M12 35L22 29M33 35L43 29", 2.6))
    calf = outline(
        "M10 26C18 23 30 24 36 23C40 23 42 25 42 29V45H37.5V36H20V45H15.5V36"
        "C12 35 11 32 11 30L8 33L3 31V26L7 22L6 17L11 21Z"
    )
    icon("scene-calf", calf - disk(8.6, 26, 1.2) + stroke("M41 26C45 27 45 32 44 36", 2))
    layers = [
        polygon((24, 1), (34, 16), (14, 16)),
        polygon((24, 9), (38, 27), (10, 27)),
        polygon((24, 18), (42, 39), (6, 39)),
    ]
    icon("scene-pine", union(*layers) + box(20.6, 38, 6.8, 8) - wedge(27, 14, 38, 37, 2.2))
    stalks = union(
        stroke("M14 46C15 30 12 20 13 8M24 46C24 30 25 18 24 4M34 46C33 30 36 20 35 8", 3.4)
    )
    leaves = union(
        *[
            outline(f"M{x} {y}C{x - 5} {y - 8} {x - 10} {y - 6} {x - 12} {y - 1}Z")
            + outline(f"M{x} {y - 5}C{x + 5} {y - 13} {x + 10} {y - 11} {x + 12} {y - 6}Z")
            for x, y in ((14, 22), (24, 18), (34, 22), (14, 34), (34, 34))
        ]
    )
    icon("scene-cane", stalks + leaves + box(4, 43, 40, 3))


def draw_works(icon: Register) -> None:
    """Buildings and machines of an industry."""
    wheel = ring(19, 9, 6, 2.8) + stroke("M13 9H25M19 3V15", 1.8)
    tower = stroke("M19 9L9 45M19 9L25 45M13 32H23M15 22L22 40M21 22L12 40", 2.8)
    shed = box(28, 28, 18, 18) + polygon((26, 29), (37, 21), (48, 29)) - box(33, 34, 7, 12)
    icon("scene-headframe", wheel + tower + stroke("M19 9L42 30", 2.4) + shed)
    tub = polygon((4, 14), (44, 14), (37, 34), (11, 34))
    ore = union(disk(13, 13, 6), disk(23, 10, 7.5), disk(34, 12, 6.5))
    wheels = union(disk(15, 39, 5.5), disk(33, 39, 5.5)) - disk(15, 39, 1.9) - disk(33, 39, 1.9)
    icon("scene-cart", (ore - box(2, 13, 44, 2.4)) + (tub - box(9, 19, 30, 2.2)) + wheels)
    hill = outline("M0 46C2 24 12 12 24 10C36 12 46 24 48 46Z")
    mouth = outline("M14 46V30C14 22 34 22 34 30V46Z")
    props = stroke("M16.4 46V27M31.6 46V27M12 27H36", 3.4)
    icon("scene-shaft", (hill - mouth) + props + stroke("M20 46L23 34M28 46L25 34", 1.8))
    stack = polygon((17, 46), (20, 10), (28, 10), (31, 46)) + box(18, 7, 12, 4)
    smoke = union(disk(26, 4, 4), disk(33, 3.6, 3.6), disk(39, 5, 2.6))
    icon("scene-chimney", stack + smoke - box(18.4, 18, 11.4, 2) + box(30, 30, 16, 16))
    tank = box(9, 8, 30, 18) + polygon((6, 9), (24, 0), (42, 9))
    stand = stroke("M13 26L8 46M35 26L40 46M21 26V46M27 26V46M11 36H37", 3)
    icon("scene-tower", tank - box(9, 13, 30, 1.8) - box(9, 20, 30, 1.8) + stand)
    deck = box(0, 14, 48, 5)
    bents = union(
        *[
            stroke(f"M{x} 18L{x - 4} 46M{x} 18L{x + 4} 46M{x - 3} 33H{x + 3}", 2.6)
            for x in (9, 24, 39)
        ]
    )
    icon("scene-trestle", deck + bents + stroke("M9 20L24 44M24 20L39 44", 1.8))


def draw_town(icon: Register) -> None:
    """Things of a street or an estate."""
    nave = box(14, 24, 32, 22) + polygon((12, 25), (30, 15), (48, 25))
    tower = (
        box(3, 14, 14, 32)
        + polygon((1, 15), (10, 5), (19, 15))
        + box(9, 0, 2, 7)
        + box(7, 1.6, 6, 2)
    )
    icon(
        "scene-church", nave + tower - outline("M26 46V36C26 31 35 31 35 36V46Z") - disk(10, 21, 3)
    )
    body = outline("M12 14H38C40 20 40 28 36 34H16C10 30 10 20 12 14Z") - box(17, 18, 14, 8)
    wheels = ring(13, 37, 6, 2.8) + ring(36, 36, 8, 2.8) + stroke("M36 28V44M28 36H44", 1.6)
    icon(
        "scene-carriage",
        (body - disk(13, 37, 9) - disk(36, 36, 11)) + wheels + stroke("M1 22L13 30", 2.4),
    )
    lantern = polygon((18, 4), (30, 4), (28, 16), (20, 16)) + polygon((16, 5), (24, 0), (32, 5))
    icon("scene-lamp", lantern + box(22.4, 16, 3.2, 28) + box(16, 22, 16, 2.4) + box(16, 42, 16, 4))
    staves = outline("M12 12C8 22 8 34 12 46H36C40 34 40 22 36 12Z")
    hoops = stroke("M9.4 20H38.6M9 37H39", 2.6)
    icon(
        "scene-barrel",
        staves - hoops - stroke("M19 13C17 22 17 34 19 45M29 13C31 22 31 34 29 45", 1.5),
    )
    gate = (
        box(2, 20, 44, 26)
        + outline("M14 21C14 8 34 8 34 21Z")
        + box(2, 16, 6, 6)
        + box(40, 16, 6, 6)
    )
    arches = union(*[outline(f"M{x} 46V34C{x} 29 {x + 8} 29 {x + 8} 34V46Z") for x in (7, 20, 33)])
    icon("scene-hacienda", gate - arches - disk(24, 17, 2.6) - box(2, 24, 44, 1.8))
