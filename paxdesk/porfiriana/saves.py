"""Saved games: JSON files with the opening, the journal and the position.

Loading restores the position without replaying the journal. ``SAVES.md`` describes the
format.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

from attrs import fields_dict
from cattrs import Converter

from paxdesk.files import saved_game
from paxdesk.files.record_codec import read_record_data, register_partial, strict_converter
from paxdesk.files.safe_write import reading, write_whole
from paxdesk.files.saved_game import (
    FormSteps,
    SaveData,
    brought_up,
    check_game,
    check_position,
    check_seats,
    kept_fields,
    opened_game,
    read_form,
    session_of,
    with_positions,
    written,
)
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES
from paxdesk.porfiriana.rules.actions import DIAZ, Action
from paxdesk.porfiriana.rules.cards import Card
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import card_data, read_card
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.state import Event, Options, State
from paxdesk.porfiriana.session import Opening, Session
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame
from paxdesk.strict_yaml import Misfit, node_of

# --- Saved games of earlier versions, converted to the current format -----------------------------
# ``SAVES.md`` describes the changes.

FORMAT = 6
"""File format that this version writes."""


def migrated(data: SaveData) -> SaveData:
    """Return the data of a saved game in the current format.

    Raises InvalidData for an unknown format.
    """
    return brought_up(data, STEPS)


def _from_1(data: SaveData) -> SaveData:
    return {
        **data,
        "replaced": [],
        "opening": _with(data.get("opening"), solo=None, practice=False),
        "seats": _with_each(data.get("seats"), robot=None),
        "journal": _with_each(data.get("journal"), reason=""),
        "undone": [],
    }


def _from_2(data: SaveData) -> SaveData:
    """Move ``rules_2012``, whose meaning has changed, to ``preset_2012``."""
    return with_positions(data, _with_preset)


def _from_3(data: SaveData) -> SaveData:
    """Name one program as the author of the whole journal."""
    journal = data.get("journal")
    lines = len(journal) if isinstance(journal, list) else 0
    writer = {"program": data.get("program"), "material": data.get("deck"), "lines": lines}
    return {**data, "parts": [writer]}


def _from_4(data: SaveData) -> SaveData:
    return {
        **with_positions(data, _without_handicaps),
        "journal": _with_each(data.get("journal"), hinted=False),
        "undone": _with_each(data.get("undone"), hinted=False),
    }


def _from_5(data: SaveData) -> SaveData:
    """Return the data, which are also valid in format 6."""
    return data


STEPS: FormSteps = {1: _from_1, 2: _from_2, 3: _from_3, 4: _from_4, 5: _from_5}


def _with(entry: Any, **added: Any) -> Any:
    """Return ``entry``, with its missing keys added if it is a map."""
    return {**added, **entry} if isinstance(entry, dict) else entry


def _with_preset(entry: SaveData) -> SaveData:
    """Return an opening or position in format 3."""
    old = entry.get("options")
    if not isinstance(old, dict):
        return entry
    preset = old.get("rules_2012", False)
    return {**entry, "options": {**old, "rules_2012": False, "preset_2012": preset}}


def _without_handicaps(entry: SaveData) -> SaveData:
    """Return an opening or position in format 5."""
    return {**entry, "options": _with(entry.get("options"), handicaps=[])}


def _with_each(entries: Any, **added: Any) -> Any:
    if not isinstance(entries, list):
        return entries
    return [_with(entry, **added) for entry in entries]


# --- Save -----------------------------------------------------------------------------------------

COLOURS = range(7)


@frozen
class SavedGame(saved_game.SavedGameFile):
    """Saved game; ``deck`` is the deck's digest, ``replaced`` are the corrected cards."""

    deck: str
    replaced: tuple[Card, ...]
    opening: Opening
    position: State

    @classmethod
    def of(cls, session: Session) -> "SavedGame":
        """Return the data of a session to be saved."""
        deck = session.state.cards
        replaced = tuple(deck.cards[number] for number in deck.replaced)
        return cls(**kept_fields(session, FORMAT, deck.digest), deck=deck.digest, replaced=replaced)

    def data(self) -> bytes:
        return written(to_plain(self, self.position.cards))


OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]


def write_saved(path: Path, session: Session) -> None:
    """Save a game, and keep earlier versions of its file. Raises SaveError."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True, private=True)


def read_saved(path: Path, deck: Deck) -> Session:
    """Open a saved game, to be played with ``deck``. Raises SaveError."""
    return cast(Session, open_saved(path, deck).session)


def open_saved(path: Path, deck: Deck) -> OpenedGame:
    """Open a saved game, with ``deck`` corrected as in the game. Raises SaveError."""
    with reading(path):
        data, _ = read_form(path, STEPS)
        its_deck = _deck_of(data, deck)
        changed = data.get("deck") != its_deck.digest
        try:
            saved = from_plain(data, SavedGame, its_deck)
            _check(saved)
        except InvalidData as unfit:
            problem = unfit.problem
            if changed:
                problem = tr(
                    "{problem}; the game was played with different cards", problem=unfit.problem
                )
            raise InvalidData(problem, unfit.where) from unfit
    session = session_of(saved, Session)
    note = tr(CARDS_CHANGED) if changed else ""
    return opened_game(saved, session, its_deck.digest, tr("other cards"), note)


def read_record(data: Any, deck: Deck) -> Session:
    """Return the session of a game in the saved format, as sent by a remote host.

    Raises InvalidData.
    """
    form = brought_up(data, STEPS) if isinstance(data, dict) else {}
    saved = from_plain(form, SavedGame, deck)
    _check(saved)
    return session_of(saved, Session)


CARDS_CHANGED = tr_noop(
    "Some cards have been corrected since this game was saved. It continues with the new ones."
)


def _deck_of(data: dict[str, Any], deck: Deck) -> Deck:
    """Return ``deck``, corrected as in the saved game. Raises InvalidData."""
    if data.get("deck") == deck.digest:
        return deck

    try:
        corrections = from_plain(data.get("replaced"), tuple[Card, ...], deck)
        return deck.corrected(corrections) if corrections or deck.replaced else deck
    except InvalidData as unfit:
        raise InvalidData(unfit.problem, f"replaced{unfit.where}") from unfit
    except DeckError as error:
        raise InvalidData(str(error).rstrip("."), "replaced") from error


def _check(saved: SavedGame) -> None:
    """Check constraints that types cannot express. Raises InvalidData."""
    opening = saved.opening
    if opening.position is not None:
        # the cubes of a position set up by a user may be out of date
        _check_position(saved, opening.position, "opening.position", settled=False)
    settled = bool(saved.journal) or opening.position is None
    _check_position(saved, saved.position, "position", settled)
    if saved.position.solo != opening.solo:
        raise InvalidData(
            tr("the game continues in a different solo mode from the one it started with"),
            "position",
        )
    if saved.position.options != opening.options:
        raise InvalidData(
            tr("the game continues with different options from those it started with"), "position"
        )
    check_game(saved, Session.game, COLOURS, ROBOT_NAMES)


def _check_position(saved: SavedGame, state: State, where: str, settled: bool) -> None:
    check_position(lambda: invariant_violations(state, settled), where)
    check_seats(saved, len(state.players) - (DIAZ in state.players))


# --- Positions and cards to plain data and back ---------------------------------------------------

T = TypeVar("T")


def to_plain(value: Any, deck: Deck) -> Any:
    return _converter(deck).unstructure(value)


def from_plain(data: Any, shape: type[T], deck: Deck) -> T:
    """Return the object of ``shape`` described by plain data. Raises InvalidData."""
    return read_record_data(data, shape, _converter(deck))


@lru_cache(maxsize=4)
def _converter(deck: Deck) -> Converter:
    converter = strict_converter()
    # not stored; earlier versions stored no witnesses
    dropped, optional = frozenset({"cache", "events", "is_view"}), frozenset({"witnesses"})
    # only options that differ from the default are stored, so a new option needs no new format
    register_partial(converter, Options, {}, frozenset(), frozenset(fields_dict(Options)))
    register_partial(converter, State, {"cards": deck}, dropped, optional)
    register_partial(converter, Opening, {}, frozenset(), frozenset({"open_hands", "face_down"}))
    converter.register_structure_hook_factory(
        lambda shape: shape is Card, lambda shape: lambda value, _: _card(value)
    )
    converter.register_unstructure_hook_func(
        lambda shape: isinstance(shape, type) and issubclass(shape, Card), card_data
    )
    return converter


def _card(value: Any) -> Card:
    try:
        return read_card(node_of(value))
    except Misfit as misfit:
        raise InvalidData(misfit.in_short) from misfit
