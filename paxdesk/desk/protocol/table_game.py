"""What a game is to the desk: the protocol that every game's table fulfils.

The session's side, rules and notation, is ``paxdesk/session/game_protocol.py``. A game derives from
``TableGame`` and names its own types in the brackets; what it does not have it does not mention.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, cast

from paxdesk.desk.game_types import A, C, E, G, G_contra, S
from paxdesk.desk.log.log_rows import LogFilter, StepLog
from paxdesk.desk.scene.things import Z
from paxdesk.desk.words import Label, Labels, Names
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.files.sealing import SAID
from paxdesk.language import say
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from paxdesk.desk.game_types import Session
    from paxdesk.desk.protocol import features
    from paxdesk.desk.protocol.advice import (
        CautionGiver,
        HintGiver,
        PlanRecaller,
        Reckoner,
        RobotTeller,
    )
    from paxdesk.desk.protocol.features import GameAnalyst, PuzzleMaker, RecordKeeper
    from paxdesk.desk.protocol.guided import Teacher
    from paxdesk.desk.protocol.handling import Handling
    from paxdesk.desk.scene.game_drawing import Drawing
    from paxdesk.desk.scene.things import Look
    from paxdesk.files.game_shelf import Kept, KeptGame
    from paxdesk.session.opened_game import OpenedGame
    from paxdesk.session.seat_updates import Sharing


# --- Who is asked what ----------------------------------------------------------------------------
# The prompt line, the sheet's heading and how it is answered. No Qt here.

Manner: TypeAlias = Literal["turn", "sheet", "table", "keep", "showdown", "robot", "over"]
"""How a question is answered: freely, on a sheet of buttons, by a click on the table, by
ticking cards, in the showdown; by a robot; or not at all."""


@frozen
class Question:
    """One question: ``line`` and ``note`` for the prompt line, ``heading`` for its sheet.

    ``waiting`` is why the turn cannot simply go on; "" where it can. ``calls`` is why somebody
    is called to the table, in words that everybody may read; "" where the turn says enough.
    """

    seat: Seat | None
    manner: Manner
    line: str
    note: str = ""
    heading: str = ""
    waiting: str = ""
    calls: str = ""

    @property
    def needs_hand(self) -> bool:
        """Whether whoever answers must see the own hand."""
        return self.manner in ("turn", "showdown")


# --- A game in words, as the desk shows them ------------------------------------------------------
# Names, buttons, questions, the log. No Qt here.


class Wording(Protocol[S, A, E, G_contra]):
    """What a game says at the table, in the language that is spoken now."""

    def labels(self, session: G_contra) -> Labels:
        """The seats of a session by number."""
        ...

    def players(self, session: G_contra) -> str:
        """Who plays, in a line."""
        ...

    def role(self, session: G_contra, seat: Seat) -> str:
        """The side that a seat plays; empty where all play the same."""
        return ""

    def progress(self, session: G_contra) -> str:
        """How far a game has come, or how it ended."""
        ...

    def question(self, state: S, asked: Seat | None, legal: Sequence[A], names: Names) -> Question:
        """What the position asks, and of whom."""
        ...

    def label(self, state: S, action: A, names: Names) -> Label:
        """The words on the button that means this action."""
        ...

    def action_text(self, state: S, action: A, names: Names) -> str:
        """What a seat does, without its name: ``buys [184] Dorados``."""
        ...

    def game_log(self, names: Names) -> StepLog[S, A, E]:
        """A log of nothing yet."""
        ...

    def log_filters(self) -> Sequence[LogFilter]:
        """What the log can be narrowed down to, besides the steps of one's own."""
        return ()


# --- Table game -----------------------------------------------------------------------------------


class TableGame(Protocol[S, A, E, G, Z, C]):
    """A game with its material, as the desk plays, shows and keeps it."""

    key: str
    """What its saved games name it by, and the folder of its shelf; "" for the first game."""
    title: str
    """What the home pages of other games call it, a template."""
    deck: object
    """What it is played with."""
    drawing: Drawing[S, Z]
    """How its table and cards are painted."""
    handling: Handling[S, A, G]
    """Which movement of the hand means which of its actions."""
    wording: Wording[S, A, E, G]
    """How its actions, events and questions are put into words."""
    largest_seed: int
    """Seeds drawn for the players lie below this, so that they can be read out."""
    own_cards: int = 0
    """How many cards of the players' own take the place of ours."""

    # --- What it may have besides: the desk shows no way to what is None -------------------------

    new_games: features.NewGames[G, C] | None = None
    ends: features.EndTeller[S, A, E, G] | None = None
    secrets: features.Secrets[S] | None = None
    cards: features.CardTeller[S, A, E] | None = None
    inspector: features.InspectorTeller[G] | None = None
    deeds: features.DeedTeller[G] | None = None
    help: features.HelpPages[G] | None = None
    phases: features.PhaseTeller[S] | None = None
    forecast: features.Forecaster[S, A, E] | None = None
    foresight: features.Foreseer[S, A] | None = None
    asking_back: features.AskingBack[S, A] | None = None
    sheets: features.SheetMaker[A, G] | None = None
    motion: features.Choreographer[S, E] | None = None
    dice: features.DiceTeller[A, E] | None = None
    charts: features.ChartMaker | None = None
    scenarios: features.ScenarioReader[G] | None = None
    hints: HintGiver[G] | None = None
    cautions: CautionGiver[G] | None = None
    reckoner: Reckoner[S] | None = None
    robots: RobotTeller[S, A, E] | None = None
    plans: PlanRecaller[S, A, E, G] | None = None
    lessons: Teacher[G] | None = None
    puzzles: PuzzleMaker[G] | None = None
    analysis: GameAnalyst[S, A, E] | None = None
    records: RecordKeeper[G] | None = None
    workshop: features.Workshop[S] | None = None
    sharing: Callable[[], Sharing[S, A, E]] | None = None
    """Makes what a table with seats at other machines needs of it."""

    def ahead(self) -> Sequence[Callable[[], object]]:
        """What can be done before it is wanted, in parts of a few milliseconds.

        A game that is never over needs none of it, and each part is done again at no cost.
        """
        return ()

    # --- Games -----------------------------------------------------------------------------------

    def plain(self, seats: int | None = None, seed: int = 0) -> G:
        """A game without options between people of whom nothing is known; None: the fewest."""
        ...

    def practice_from(self, state: S, session: G) -> G:
        """A practice game of the same players that begins with a position of another."""
        ...

    # --- Saves -----------------------------------------------------------------------------------

    def open_saved(self, path: Path) -> OpenedGame[S, A, E]:
        """Open a file. Raises SaveError."""
        ...

    def open_kept(self, game: KeptGame) -> OpenedGame[S, A, E]:
        """Open a game of the shelf. Raises SaveError."""
        if game.seen:
            return self.open_seen(game.path)
        return game.newest(self.open_saved)

    def open_seen(self, path: Path) -> OpenedGame[S, A, E]:
        """What a seat of ours has seen at another machine's table. Raises SaveError."""
        from paxdesk.net.seat_client import open_seen

        assert self.sharing is not None, "only games that can be shared are played elsewhere"
        return open_seen(path, self.sharing())

    def write_saved(self, path: Path, session: G, word: str = "") -> None:
        """Save a game, sealed if there is a ``word``, and keep the versions before it.

        Raises SaveError.
        """
        data = self.kept(session).data()
        if word:
            data = SAID.sealed(data, word, self.key)
        write_whole(path, data, keep_earlier=True, private=True)

    def kept(self, session: G) -> Kept:
        """The game as it is now, to be kept while it goes on."""
        ...

    # --- The home page ---------------------------------------------------------------------------

    def welcome(self) -> tuple[str, str]:
        """Heading and words of the home page, for whoever has not played yet."""
        ...

    def motto(self) -> str:
        """What this is the card table for, below the name of the program."""
        return ""

    def home_cards(self) -> Sequence[Look]:
        """A few cards for the home page of whoever has not played yet."""
        return ()


def at_scenario(game: TableGame, path: Path) -> Session:
    """A game that begins with a position somebody has written down. Raises PaxError."""
    if game.scenarios is None:
        raise PaxError(say("{file}: this game has no scenarios", file=path))
    return game.scenarios.at_scenario(path)


def on_desk(game: TableGame[S, A, E, G, Z, C]) -> TableGame:
    """A game as the desk holds it.

    What the desk is given by one part of a game it hands to the other parts of the same game
    alone, so that it need not know the game's own types.
    """
    return cast(TableGame, game)


@frozen
class OtherGame:
    """Another game that the program plays, as long as nobody has asked for its table.

    ``key`` is that of its saved games, ``title`` a template; ``table`` makes its table.
    """

    key: str
    title: str
    table: Callable[[], TableGame]
