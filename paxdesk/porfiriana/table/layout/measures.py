"""Lengths and proportions of the table. No Qt."""

from typing import Final

from paxdesk.lazy_attrs import frozen

CARD_RATIO: Final = 1.4
"""Height of a card divided by its width."""
POKE: Final = 0.36
"""Visible height of a troop above its card, relative to the card's width."""
FAN: Final = 0.36
"""Step between troops of a Private Army in a fold-out, relative to their width."""
MARGIN: Final = 8
"""Margin of the table at its sides, in px."""
GAP: Final = 6
"""Gap between the items of an area, in px."""
PLACE_EDGE: Final = 6
"""Margin between a seat's place and its cards, in px."""
INSPECTOR_SHARE: Final = 0.64
"""Height of the inspector, as a share of the dock's height."""
SOLO_PARTS: Final = 2
"""Number of rows that Díaz adds to the ledger in a solo game."""
SMALL_UP_TO: Final = (1366, 768)
LARGE_FROM: Final = (1600, 900)
"""Window size, in px, from which lengths stop growing and texts are larger."""
AIR: Final = 0.35
"""Deduction from the factor by which larger text makes strips higher."""
WIDTH_AIR: Final = 0.12
"""Deduction from the factor by which larger text makes buttons wider."""
SHEET_EDGES: Final = 1.1
"""Maximum growth of the ledger's head and foot with the text, as a factor."""
CAPTIONS: Final = 1.25
"""Maximum growth of captions with the text, as a factor."""
FINGER: Final = 44
"""Minimum height of strips with buttons in touch mode, in px."""


@frozen(cache_hash=True)
class Measures:
    """Lengths of a table in one window, in px; ``large`` selects the larger text sizes."""

    large: bool
    slot_gap: float
    button_width: float
    button_height: float
    top_bar: float
    below_top_bar: float
    prompt: float
    prices: float
    captions: float
    head: float
    sheet_edges: float
    plate: float
    gap: float
    edge: float


def measures(width: float, height: float, text: float, touch: bool) -> Measures:
    """Return the lengths for this window size, text scale and input method."""
    finger, tight = FINGER if touch else 0, touch or text > 1
    strip = max(1.0, (1 + text) / 2 - AIR)
    wider = max(1.0, (1 + text) / 2 - WIDTH_AIR)
    across = _between(width, SMALL_UP_TO[0], LARGE_FROM[0])
    upright = _between(height, SMALL_UP_TO[1], LARGE_FROM[1])

    def wide(small: float, large: float) -> float:
        return small + across * (large - small)

    def high(small: float, large: float) -> float:
        return small + upright * (large - small)

    return Measures(
        large=width >= LARGE_FROM[0] and height >= LARGE_FROM[1],
        slot_gap=wide(4, 6),
        button_width=round(wide(118, 150) * wider),
        button_height=max(finger, round(high(30, 36) * strip)),
        top_bar=max(finger + 4 if touch else 0, round(high(28, 36) * strip)),
        below_top_bar=0 if touch else round(high(4, 8)),
        prompt=max(finger, round(high(30, 40) * strip)),
        prices=round(high(16, 20) * strip),
        captions=round(high(13, 15) * min(text, CAPTIONS)),
        head=round(high(28, 32) * strip) - (3 if touch else 0),
        sheet_edges=round(high(74, 94) * min(text, SHEET_EDGES)),
        plate=round(high(52, 68)),
        gap=GAP - 3 if tight else GAP,
        edge=1 if tight else 4,
    )


def _between(length: float, small: float, large: float) -> float:
    """Return the relative position between two lengths, 0 to 1."""
    return min(1.0, max(0.0, (length - small) / (large - small)))
