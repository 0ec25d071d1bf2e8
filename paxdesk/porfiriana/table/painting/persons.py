"""How a person looks: hat, face and coat. What a card does not say is read off its data."""

import random
from typing import Final, Literal, TypeAlias

from paxdesk.porfiriana.rules.vocabulary import Faction
from paxdesk.record_classes import frozen

Hat: TypeAlias = Literal[
    "none", "sombrero", "kepi", "montana", "bowler", "top", "catrina", "mitre", "hair", "cap"
]
Coat: TypeAlias = Literal["suit", "uniform", "charro", "cassock", "dress"]

FACTION_HAT: Final[dict[Faction, Hat]] = {
    "green": "kepi",
    "blue": "montana",
    "white": "bowler",
    "red": "sombrero",
}
FACTION_COAT: Final[dict[Faction, Coat]] = {
    "green": "uniform",
    "blue": "suit",
    "white": "suit",
    "red": "charro",
}


@frozen
class Look:
    """A person's dress; bare heads (``hair``, ``none``) are drawn a little larger."""

    hat: Hat
    coat: Coat = "suit"
    moustache: bool = False
    beard: bool = False
    glasses: bool = False

    @property
    def bare(self) -> bool:
        return self.hat in ("hair", "none")


def plain_look(faction: Faction, seed: int) -> Look:
    """A person we know nothing about: dressed as the faction dresses, with a face of his own."""
    chance = random.Random(seed)
    return Look(
        hat=FACTION_HAT[faction],
        coat=FACTION_COAT[faction],
        moustache=chance.random() < 0.6,
        beard=chance.random() < 0.3,
        glasses=chance.random() < 0.25,
    )
