"""Card faces for sheets: the same painted faces as on the table, kept between questions."""

from functools import partial

from paxdesk.desk.sheets.late_picture import LatePicture
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.faces.face_cache import FaceCache


class Faces:
    """The faces of one deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._cache = FaceCache()

    def of(self, state: State, number: CardNumber, width: int, ratio: float) -> LatePicture:
        """A card as it lies in this position, ``width`` units wide."""
        partner = state.partners.get(number)
        side = partner.side if partner is not None else 0
        face = partial(self._cache.face, self.deck.cards[number], width, ratio, side)
        return LatePicture(face, self._cache.known(number, width, ratio, side))
