"""Saved games: one JSON file with how the game began, its journal and the position reached.

Loading takes the position, so that a change of the rules never loses a game; the journal tells
how it came about. Nothing in a file is trusted: size, depth, keys, types and the position itself
are checked before anything is made of them. ``FORMAT.md`` describes the file.
"""

import json
from pathlib import Path
from typing import Any, TypeAlias, cast

from paxdesk import __version__
from paxdesk.files.checking import (
    check_colours,
    check_lines,
    check_parts,
    check_playable,
    check_sound,
    strangers,
)
from paxdesk.files.json_reading import read_json
from paxdesk.files.shelf import KeptGame
from paxdesk.files.unfit import Unfit
from paxdesk.files.writing import SaveError, write_whole
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import DIAZ, Action
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.saves.migrate import FORMAT, migrated
from paxdesk.porfiriana.session import (
    Opening,
    SeatSetup,
    Session,
)
from paxdesk.record_classes import frozen
from paxdesk.session.opened import OpenedGame as AnyOpenedGame
from paxdesk.session.randomness import GENERATOR_NAME
from paxdesk.session.session import JournalEntry
from paxdesk.session.writers import Parts, continued, fitted

MAX_BYTES = 4_000_000
"""Bytes of a saved game at most."""
COLOURS = range(7)


@frozen
class SavedGame:
    """The file: ``deck`` is the digest of its cards, ``replaced`` those a player has corrected.

    ``parts`` say which version of the program wrote the journal up to where; ``undone`` are the
    lines of what was taken back and could be done again, in playing order.
    """

    format: int
    program: str
    generator: str
    deck: str
    replaced: tuple[Card, ...]
    opening: Opening
    seats: tuple[SeatSetup, ...]
    parts: Parts
    journal: tuple[JournalEntry, ...]
    undone: tuple[JournalEntry, ...]
    position: State

    @classmethod
    def of(cls, session: Session) -> "SavedGame":
        """What is to be kept of a game now; the game may go on while it is written."""
        deck = session.state.cards
        return cls(
            format=FORMAT,
            program=__version__,
            generator=GENERATOR_NAME,
            deck=deck.digest,
            replaced=tuple(deck.cards[number] for number in deck.replaced),
            opening=session.opening,
            seats=session.seats,
            parts=continued(session.parts, __version__, deck.digest, len(session.journal)),
            journal=tuple(session.journal),
            undone=session.undone,
            position=session.state.copy(),
        )

    def data(self) -> bytes:
        """The file's content."""
        # cattrs is imported with the first file, so that a table without one is there sooner.
        from paxdesk.porfiriana.saves.plain_data import to_plain

        plain = to_plain(self, self.position.cards)
        return json.dumps(plain, ensure_ascii=False, indent=1).encode()


OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]


def write_saved(path: Path, session: Session) -> None:
    """Keep a game, and the versions before it. Raises SaveError if it cannot be."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True)


def read_saved(path: Path, deck: Deck) -> Session:
    """Open a game that was kept, to be played on with ``deck``. Raises SaveError."""
    return cast(Session, open_saved(path, deck).session)


def open_saved(path: Path, deck: Deck) -> OpenedGame:
    """Open a game that was kept, with its own corrected cards in ``deck``. Raises SaveError."""
    try:
        data = read_json(path, MAX_BYTES)
        if not isinstance(data, dict) or "format" not in data:
            raise Unfit(say("not a saved game"))
        data = migrated(data)
        if data.get("generator") != GENERATOR_NAME:
            raise Unfit(
                say("the dice of this game are not {name}", name=GENERATOR_NAME), "generator"
            )
        from paxdesk.porfiriana.saves.plain_data import from_plain

        its_deck = _deck_of(data, deck)
        changed = data.get("deck") != its_deck.digest
        try:
            saved = from_plain(data, SavedGame, its_deck)
            _check(saved)
        except Unfit as unfit:
            problem = unfit.problem
            if changed:
                problem = say(
                    "{problem}; it was played with other cards than there are now",
                    problem=unfit.problem,
                )
            raise Unfit(problem, unfit.where) from unfit
    except Unfit as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit
    parts = fitted(saved.parts, len(saved.journal))
    session = Session.from_saved(
        saved.opening, saved.seats, saved.position, list(saved.journal), parts
    )
    return OpenedGame(
        session,
        session.recollection(saved.undone),
        strangers(parts, its_deck.digest, say("other cards")),
        note=say(CARDS_CHANGED) if changed else "",
    )


def open_kept(game: KeptGame, deck: Deck) -> OpenedGame:
    """Open the newest version of a game on the shelf that can be opened. Raises SaveError."""
    return game.newest(lambda path: open_saved(path, deck))


CARDS_CHANGED = template(
    "Cards have been corrected since this game was kept; it goes on with those of now."
)


def _deck_of(data: dict[str, Any], deck: Deck) -> Deck:
    """The deck of the game: ``deck`` if it is that one, else our cards with its corrections."""
    if data.get("deck") == deck.digest:
        return deck
    from paxdesk.porfiriana.saves.plain_data import from_plain

    try:
        corrections = from_plain(data.get("replaced"), tuple[Card, ...], deck)
        return deck.corrected(corrections) if corrections or deck.replaced else deck
    except Unfit as unfit:
        raise Unfit(unfit.problem, f"replaced{unfit.where}") from unfit
    except DeckError as error:
        raise Unfit(str(error).rstrip("."), "replaced") from error


def _check(saved: SavedGame) -> None:
    """Check what the types cannot say."""
    opening = saved.opening
    if opening.position is not None:
        # Whoever laid it out need not have counted it out.
        _check_position(saved, opening.position, "opening.position", settled=False)
    settled = bool(saved.journal) or opening.position is None
    _check_position(saved, saved.position, "position", settled)
    if saved.position.solo != opening.solo:
        raise Unfit(say("the game goes on in another solitaire mode than it began"), "position")
    if saved.position.options != opening.options:
        raise Unfit(say("the game goes on under other options than it began with"), "position")
    check_colours(saved.seats, COLOURS)
    check_parts(saved.parts)
    state = saved.position
    for lines, where in ((saved.journal, "journal"), (saved.undone, "undone")):
        check_lines(lines, where, state.players, parse)
    check_playable(lambda: asked(state) is not None and bool(legal_actions(state)), state.over)


def _check_position(saved: SavedGame, state: State, where: str, settled: bool) -> None:
    check_sound(lambda: problems(state, settled), where)
    people = len(state.players) - (DIAZ in state.players)
    if people != len(saved.seats):
        raise Unfit(
            say("{seats} seats for {people} players", seats=len(saved.seats), people=people),
            "seats",
        )
