"""How a person looks: hat, face and coat. What a card does not say is read off its data."""

import random
from typing import Final

from paxdesk.porfiriana.rules.cards import Coat as Coat
from paxdesk.porfiriana.rules.cards import Hat as Hat
from paxdesk.porfiriana.rules.cards import Look as Look
from paxdesk.porfiriana.rules.vocabulary import Faction

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
