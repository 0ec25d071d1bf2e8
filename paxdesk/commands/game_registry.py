"""Registry of the playable games; the first one is the default."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from paxdesk.files.strict_json import game_named_in, game_of_scenario
from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import corrections_folder
from paxdesk.session.opened_game import OpenedGame
from paxdesk.strict_yaml import split_place

if TYPE_CHECKING:
    from paxdesk.desk.protocol.table_game import TableGame
    from paxdesk.session.scenarios import ScenarioGame
    from paxdesk.strict_yaml import YamlNode

SCENARIO_SUFFIXES: Final = (".yaml", ".yml")


@frozen
class GameFiles:
    """Readers of a game's files: saved games and scenario documents."""

    open_saved: Callable[[Path], OpenedGame[Any, Any, Any]]
    scenario: "Callable[[YamlNode], ScenarioGame[Any, Any]]"


@frozen
class PlayedGame:
    """Playable game.

    ``key`` is empty for the first game; ``files`` and ``table`` take a folder of corrections, or
    None.
    """

    key: str
    title: str
    files: Callable[[Path | None], GameFiles]
    table: "Callable[[Path | None], TableGame]"


@cache
def _pax_porfiriana(corrections: Path | None) -> GameFiles:
    from paxdesk.porfiriana.rules.deck import open_deck
    from paxdesk.porfiriana.saves import open_saved
    from paxdesk.porfiriana.scenarios.reading import reader

    deck = open_deck(corrections)
    return GameFiles(partial(open_saved, deck=deck), reader(deck))


@cache
def _mexican_adventure(corrections: Path | None) -> GameFiles:
    from paxdesk.mexican_adventure.rules.material_reading import load_material
    from paxdesk.mexican_adventure.saves import open_saved
    from paxdesk.mexican_adventure.scenarios import reader

    material = load_material(corrections or corrections_folder())
    return GameFiles(partial(open_saved, material=material), reader(material))


def _sierra_madre(_corrections: Path | None) -> GameFiles:
    from paxdesk.sierra_madre.saves import open_saved
    from paxdesk.sierra_madre.scenarios import scenario_of

    return GameFiles(open_saved, scenario_of)


def _pax_table(corrections: Path | None) -> "TableGame":
    from paxdesk.desk.protocol.table_game import on_desk
    from paxdesk.porfiriana.rules.deck import open_deck
    from paxdesk.porfiriana.table.game_table import PaxTable

    return on_desk(PaxTable(open_deck(corrections), corrections))


def _adventure_table(corrections: Path | None) -> "TableGame":
    from paxdesk.desk.protocol.table_game import on_desk
    from paxdesk.mexican_adventure.rules.material_reading import load_material
    from paxdesk.mexican_adventure.table.game_table import AdventureTable

    return on_desk(AdventureTable(load_material(corrections or corrections_folder())))


def _sierra_table(_corrections: Path | None) -> "TableGame":
    from paxdesk.desk.protocol.table_game import on_desk
    from paxdesk.sierra_madre.table.game_table import SierraTable

    return on_desk(SierraTable())


GAMES: Final = (
    PlayedGame("", tr_noop("Pax Porfiriana"), _pax_porfiriana, _pax_table),
    PlayedGame(
        "mexican_adventure",
        tr_noop("The Mexican Adventure"),
        _mexican_adventure,
        _adventure_table,
    ),
    PlayedGame("sierra_madre", tr_noop("Lords of the Sierra Madre"), _sierra_madre, _sierra_table),
)


def is_scenario(path: Path) -> bool:
    """Return whether a file, or FILE#NAME, has the suffix of a scenario."""
    return split_place(path)[0].suffix.lower() in SCENARIO_SUFFIXES


def game_of(path: Path) -> PlayedGame:
    """Return the game named in a file; for an unknown one, the first game."""
    key = game_of_scenario(path) if is_scenario(path) else game_named_in(path)
    return next((each for each in GAMES if each.key == key), GAMES[0])
