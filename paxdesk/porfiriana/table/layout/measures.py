"""Fixed lengths of the table, and how they grow with the words. No Qt here."""

from typing import Final

from attrs import evolve

from paxdesk.record_classes import frozen

CARD_RATIO: Final = 1.4
"""Height of a card for its width."""
POKE: Final = 0.36
"""How much of a troop shows above the card it stands under, as a share of its width."""
STRIP_POKE: Final = 0.34
"""The same in an opponent's place."""
FAN: Final = 0.36
"""Step between the troops of a Private Army: each shows its Firepower."""
ONE_LINE_HEAD: Final = 560
"""From this width on the head of an opponent's place takes a single line."""
NARROWEST_HEAD: Final = (206, 252)
"""What a head in two lines needs on a small and a large table."""
NARROWEST_BRIEF_HEAD: Final = (132, 164)
"""The same of a brief one."""
CARD_GAP: Final = 4
"""Pixels between an opponent's cards."""
PLACE_EDGE: Final = 6
"""Pixels between the edge of an opponent's place and his cards."""
LARGE_FROM: Final = (1600, 900)
AIR: Final = 0.25
WIDTH_AIR: Final = 0.12
"""By how much less than half of what words grow a strip of a single line has to, and a button."""
BRIEF_HEAD: Final = (28, 32)
"""Height of a brief head in the usual words."""
FINGER: Final = 48
"""Height of the strips with buttons where they are touched, a little more than a fingertip."""


@frozen(cache_hash=True)
class Measures:
    """Fixed lengths of one of the two sizes of table, in pixels.

    ``column`` is the width of the wells and the button at the right of the bottom seat.
    """

    large: bool
    margin: float
    gap: float
    top_bar: float
    prompt: float
    dock: float
    below_top_bar: float
    prices: float
    captions: float
    slot_gap: float
    header: float
    button: tuple[float, float]
    inspector_share: float
    brief_head: float = 0
    text: float = 1.0


_LARGE: Final = Measures(True, 12, 10, 36, 40, 364, 8, 20, 16, 6, 42, (150, 36), 0.64)
_SMALL: Final = Measures(False, 8, 6, 28, 30, 240, 4, 16, 13, 4, 34, (118, 30), 0.64)


def measures(width: float, height: float, text: float, touch: bool) -> Measures:
    """The fixed lengths for words of this size, pressed by mouse or by finger.

    Strips of a single line have some air: they need not grow as much as the words in them.
    """
    large = width >= LARGE_FROM[0] and height >= LARGE_FROM[1]
    plain = _LARGE if large else _SMALL
    finger = FINGER if touch else 0
    wide, high = plain.button
    strip = max(1.0, (1 + text) / 2 - AIR)
    wide *= max(1.0, (1 + text) / 2 - WIDTH_AIR)
    return evolve(
        plain,
        top_bar=max(finger, round(plain.top_bar * strip)),
        prompt=max(finger, round(plain.prompt * strip)),
        prices=round(plain.prices * strip),
        captions=round(plain.captions * strip),
        header=max(round(plain.header * strip), finger + 4 if finger else 0),
        brief_head=round(BRIEF_HEAD[large] * strip),
        button=(round(wide), max(finger, round(high * strip))),
        text=text,
    )


def head_height(width: float, large: bool) -> float:
    """Height of the head of an opponent's place, its border included."""
    if width > ONE_LINE_HEAD:
        return 35 if large else 31
    return 50 if large else 45
