"""Tricks, a complete game for two: the example of ``docs/contributing/another-game.md``.

Each player has six cards of two suits, and follows suit if possible. The higher card of the suit
led takes the trick, and its owner leads next. The player with more tricks wins.
"""

import json
import random
from collections.abc import Hashable, Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final, Literal

from attrs import asdict, define, evolve, field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from paxdesk.desk.log.log_rows import LoggedStep, LogRow, StepLog
from paxdesk.desk.painting import typesetting
from paxdesk.desk.protocol.handling import Gesture, Handling
from paxdesk.desk.protocol.table_game import Question, TableGame, Wording
from paxdesk.desk.scene.game_drawing import PlainDrawing, PlainZones
from paxdesk.desk.scene.geometry import CARD_DEPTH, Rect
from paxdesk.desk.scene.things import DraggedLook, PaintContext, Spot, Target, Thing, ViewModel
from paxdesk.desk.words import Label, Labels, Names, SeatLabel
from paxdesk.errors import IllegalAction, NotationError
from paxdesk.files.record_codec import read_record_data, strict_converter
from paxdesk.files.safe_write import SaveError
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Barrier, Game, Opening, Seat
from paxdesk.session.history import JournalEntry, PlayedStep
from paxdesk.session.opened_game import OpenedGame
from paxdesk.session.session import GameSession

# --- Rules: positions, legal actions and notation -------------------------------------------------


@frozen
class Card:
    """Card, and the action of playing it: ``R5``."""

    suit: str
    rank: int

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"


NOTHING: Final = Card("", 0)  # a card hidden from a seat


@define
class Trick:
    """Position of a game."""

    material: ClassVar[None] = None
    players: ClassVar[tuple[Seat, ...]] = (1, 2)
    hands: dict[Seat, tuple[Card, ...]]
    led: Card | None = None
    turn_seat: Seat = 1
    taken: dict[Seat, int] = field(factory=lambda: {1: 0, 2: 0})

    def copy(self) -> "Trick":
        return evolve(self, hands=dict(self.hands), taken=dict(self.taken))

    @property
    def over(self) -> bool:
        return not any(self.hands.values())

    @property
    def winners(self) -> tuple[Seat, ...]:
        most = max(self.taken.values())
        return tuple(seat for seat in self.players if self.over and self.taken[seat] == most)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        return (3 - seat, seat)


class Rules(Game[Trick, Card, str]):
    """Rules of the toy game; an event reports a trick taken."""

    def begin(self, opening: Opening, like: Trick, seats: int) -> Trick:
        assert isinstance(opening, Deal)
        return opening.position()

    def seat_to_act(self, state: Trick) -> Seat | None:
        return None if state.over else state.turn_seat

    def turn_of(self, state: Trick) -> Seat:
        return state.turn_seat

    def seats(self, state: Trick) -> frozenset[Seat]:
        return frozenset(state.players)

    def legal_actions(self, state: Trick) -> list[Card]:
        hand, led = state.hands[state.turn_seat], state.led
        return [card for card in hand if led is not None and card.suit == led.suit] or list(hand)

    def refusal(self, state: Trick, action: Card) -> IllegalAction | None:
        legal = action in self.legal_actions(state)
        return None if legal else IllegalAction(("T1",), f"{action} does not follow suit")

    def perform(self, state: Trick, action: Card) -> list[str]:
        refused = self.refusal(state, action)
        if refused is not None:
            raise refused
        seat, led = state.turn_seat, state.led
        state.hands[seat] = tuple(card for card in state.hands[seat] if card != action)
        state.turn_seat = 3 - seat
        if led is None:
            state.led = action
            return []
        if action.suit == led.suit and action.rank > led.rank:
            state.turn_seat = seat
        state.led = None
        state.taken[state.turn_seat] += 1
        return [f"P{state.turn_seat} takes the trick"]

    def seen_by(self, state: Trick, *seats: Seat) -> Trick:
        hands = state.hands.items()
        seen = {s: hand if s in seats else (NOTHING,) * len(hand) for s, hand in hands}
        return evolve(state.copy(), hands=seen)

    def ends_turn(self, events: Sequence[str]) -> bool:
        return bool(events)

    def write(self, action: Card) -> str:
        return str(action)

    def parse(self, line: str) -> Card:
        for card in [each for each in DECK if str(each) == line]:
            return card
        raise NotationError(line, 0, "no card")

    def barrier(self, before: Trick, after: Trick, seat: Seat, events: object) -> Barrier | None:
        return "over" if after.over else None if after.turn_seat == seat else "turn"


DECK: Final = tuple(Card(suit, rank) for suit in "RB" for rank in range(1, 7))

# --- Session: beginning of a game and its players -------------------------------------------------


@frozen
class Deal:
    """Start of a game, dealt from ``seed`` or at the position ``given``."""

    seed: int
    given: Trick | None = None
    practice: bool = False
    open_hands: bool = False
    face_down: bool = False

    @property
    def laid_out(self) -> bool:
        return self.given is not None

    def position(self) -> Trick:
        if self.given is not None:
            return self.given.copy()
        cards = random.Random(self.seed).sample(DECK, len(DECK))
        return Trick({1: tuple(cards[:6]), 2: tuple(cards[6:])})


@frozen
class Player:
    """Person at the table."""

    name: str
    robot: None = None


@define(eq=False)
class TrickSession(GameSession[Trick, Card, str]):
    """Game in progress."""

    game: ClassVar[Rules] = Rules()
    opening: Deal
    seats: tuple[Player, ...]
    state: Trick
    journal: list[JournalEntry] = field(factory=list)

    @classmethod
    def of(cls, opening: Deal, names: Iterable[str] = ("Ana", "Beto")) -> "TrickSession":
        return cls(opening, tuple(map(Player, names)), opening.position())


# --- Saves: a deal and its journal ----------------------------------------------------------------


@frozen
class Saved:
    """Content of a file, beginning with the game's key."""

    game: Literal["tricks"]
    seed: int
    names: tuple[str, ...]
    journal: tuple[str, ...]

    def data(self) -> bytes:
        return json.dumps(asdict(self)).encode()


def read(path: Path) -> OpenedGame[Trick, Card, str]:
    """Open a file and replay its journal. Raises SaveError if invalid."""
    try:
        saved = read_record_data(read_json(path, 4000), Saved, strict_converter())
        session = TrickSession.of(Deal(saved.seed), saved.names)
        for line in saved.journal:
            session.submit(session.game.parse(line))
    except (InvalidData, NotationError, IllegalAction) as error:
        raise SaveError(path, "", str(error)) from error
    dealt, players = session.opening, session.seats
    kept = TrickSession.from_saved(dealt, players, session.state, session.journal)
    return OpenedGame(kept, kept.recollection())


# --- Drawing --------------------------------------------------------------------------------------

TRICK: Final = Spot("trick")


@frozen
class CardLook:
    """Look of a card or its back; without a card, of the trick's place."""

    margin: ClassVar[float] = 0
    card: Card | None
    shown: bool = True

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place, theme = QRectF(1, 1, width - 2, height - 2), context.theme
        painter.setPen(QColor(theme.line))
        if self.card is not None:
            painter.setBrush(QColor("#F4ECD8" if self.shown else theme.raised))
        painter.drawRoundedRect(place, 6, 6)
        if self.card is not None and self.shown:
            ink, face = "#8E1F0E" if self.card.suit == "R" else "#22201C", typesetting.make_font(30)
            typesetting.draw_text(
                painter, place, str(self.card), face, ink, typesetting.ALIGN_CENTRE
            )


class TrickDrawing(PlainDrawing[Trick]):
    """Drawing of both hands and the trick."""

    def board(self, model: ViewModel[Trick, PlainZones]) -> Iterable[Thing]:
        free = model.zones.free
        place = Rect(free.x + 470, free.y + 190, 160, 160)
        yield _thing("trick", CardLook(model.state.led), place, TRICK, "the trick")
        for seat, hand in model.state.hands.items():
            top = free.bottom - 150 if seat == model.viewer else free.y + 10
            shown = model.shows_hand(seat)
            for index, card in enumerate(hand):
                spot = Spot("hand", DECK.index(card)) if shown else Spot("back", index)
                look = CardLook(card if shown else NOTHING, shown)
                place = Rect(free.x + 120 + 110 * index, top, 100, 140)
                yield _thing((seat, index), look, place, spot, str(card) if shown else "a card")


def _thing(key: Hashable, look: CardLook, place: Rect, spot: Spot, name: str) -> Thing:
    lifted = DraggedLook(look, place.width, place.height)
    return Thing(
        key, look, place, CARD_DEPTH, (Target(spot, place, name, CARD_DEPTH, lifted=lifted),)
    )


# --- Handling and words ---------------------------------------------------------------------------


class TrickHandling(Handling[Trick, Card, TrickSession]):
    """Gestures of the toy game: a card is dragged onto the trick."""

    def gesture(self, state: Trick, action: Card) -> Gesture:
        return Gesture(Spot("hand", DECK.index(action)), TRICK)


class TrickLog(StepLog[Trick, Card, str]):
    """Log with a row for each card and each trick taken."""

    def rows_of(self, step: PlayedStep[Trick, Card, str]) -> LoggedStep[Trick, Card, str]:
        number, seats = len(self.shown_steps) + 1, frozenset({step.seat})
        rows = [LogRow("action", f"plays {step.action}", step.seat, (), number, seats)]
        rows += [LogRow("result", words, None, (), number, seats) for words in step.events]
        return LoggedStep(step, tuple(rows), self.turns + len(step.events))


class TrickWording(Wording[Trick, Card, str, TrickSession]):
    """Texts of the game; a translated game wraps them in ``tr``."""

    def labels(self, session: TrickSession) -> Labels:
        return {seat: SeatLabel(each.name, seat) for seat, each in enumerate(session.seats, 1)}

    def players(self, session: TrickSession) -> str:
        return " and ".join(each.name for each in session.seats)

    def progress(self, session: TrickSession) -> str:
        taken = session.state.taken
        return f"{taken[1]} : {taken[2]}" + (", over" if session.state.over else "")

    def question(
        self, state: Trick, asked: Seat | None, legal: Sequence[Card], names: Names
    ) -> Question:
        if asked is None:
            won = " and ".join(names[seat] for seat in state.winners)
            return Question(None, "over", f"{won} won.")
        return Question(asked, "turn", f"{names[asked]}: play a card.")

    def label(self, state: Trick, action: Card, names: Names) -> Label:
        return Label("", f"Play {action}")

    def action_text(self, state: Trick, action: Card, names: Names) -> str:
        return f"plays {action}"

    def game_log(self, names: Names) -> TrickLog:
        return TrickLog(names)


# --- The table ------------------------------------------------------------------------------------


class TrickTable(TableGame[Trick, Card, str, TrickSession, PlainZones, None]):
    """Table of the game. Features that it does not define are absent."""

    key, title, deck, largest_seed = "tricks", "Tricks", None, 1000
    drawing, handling, wording = TrickDrawing(), TrickHandling(), TrickWording()

    def secrets(self, state: Trick, seat: Seat) -> bool:
        return bool(state.hands[seat])  # private until the turn: show the curtain

    def plain(self, seats: int | None = None, seed: int = 0) -> TrickSession:
        return TrickSession.of(Deal(seed))

    def practice_from(self, state: Trick, session: TrickSession) -> TrickSession:
        return TrickSession(Deal(0, state.copy(), True), session.seats, state.copy())

    def open_saved(self, path: Path) -> OpenedGame[Trick, Card, str]:
        return read(path)

    def kept(self, session: TrickSession) -> Saved:
        names = tuple(each.name for each in session.seats)
        lines = tuple(each.line for each in session.journal)
        return Saved("tricks", session.opening.seed, names, lines)

    def welcome(self) -> tuple[str, str]:
        return "Tricks", "Twelve cards, two players, six tricks."
