"""Quarters as numbers; 0 is Winter 1898."""

from typing import Final, Literal, TypeAlias, get_args

Season: TypeAlias = Literal["winter", "spring", "summer", "autumn"]
SEASONS: Final[tuple[Season, ...]] = get_args(Season)
YEAR_ONE: Final = 1898
END_YEAR: Final = 1960
"""Year after the last valid date; no game reaches it."""
END_FROM: Final = (1907 - YEAR_ONE) * len(SEASONS)
"""First quarter that may end the game (S11.5.1)."""
LAST: Final = (END_YEAR - YEAR_ONE) * len(SEASONS)


def season(quarter: int) -> Season:
    return SEASONS[quarter % len(SEASONS)]


def year(quarter: int) -> int:
    return YEAR_ONE + quarter // len(SEASONS)


def written(quarter: int) -> str:
    """Return the quarter as text such as ``1899-spring``."""
    return f"{year(quarter)}-{season(quarter)}"


def read(words: str) -> int | None:
    """Return the quarter of a text such as ``1899-spring``; None if it is invalid."""
    number, _, name = words.partition("-")
    if name not in SEASONS or not number.isascii() or not number.isdigit():
        return None
    quarter = (int(number) - YEAR_ONE) * len(SEASONS) + SEASONS.index(name)
    return quarter if 0 <= quarter < LAST else None
