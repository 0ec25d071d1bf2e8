"""Editors of positions and of custom puzzles."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias, cast

from attrs import evolve
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from paxdesk.desk.own_puzzle_sheet import SENTENCE, OwnPuzzleSheet, PuzzleVerdict
from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.position_editor import BESIDE, EditorCommand, SetUpSheet, Stepper, Waiting
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.form_widgets import Segments
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, HBox, Item, TextBox, seat_mark_box
from paxdesk.desk.words import Names
from paxdesk.language import as_sentence, join_sentences, tr, tr_plural
from paxdesk.porfiriana.puzzles.best_try import BestTry
from paxdesk.porfiriana.puzzles.generator import TurnProof, proof_at
from paxdesk.porfiriana.puzzles.puzzle import GoalKind, Puzzle, TurnGoal
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda_checks import card_places
from paxdesk.porfiriana.rules.card_text import kind_words
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, REGIMES, Prestige
from paxdesk.porfiriana.rules.cards import EnterpriseCard, PartnerCard, TroopCard
from paxdesk.porfiriana.rules.notation import parse, seat_name
from paxdesk.porfiriana.rules.setup import FEWEST_SEATS, MOST_SEATS
from paxdesk.porfiriana.rules.state import OFFERED, State
from paxdesk.porfiriana.rules.term_words import faction_words, prestige_words, regime_words
from paxdesk.porfiriana.rules.winning import need_words, winning_need
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.faces.face import FaceCache
from paxdesk.porfiriana.table.layout.layout import PaxLayout
from paxdesk.porfiriana.table.puzzles import (
    KIND_WORDS,
    name_of,
    plan_words,
    solution_words,
    task_words,
    threat_words,
)
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.sheets.new_game_choices import NAMES, position_session
from paxdesk.porfiriana.table.words.labels import imperative
from paxdesk.porfiriana.table.words.terms import seat_labels
from paxdesk.porfiriana.workshop.own_files import OwnPuzzles, name_of_puzzle
from paxdesk.porfiriana.workshop.position_draft import OVALS, EditorPlace, PaxDraft

GHOST: Final = 84
"""Width of a card while dragged, in px."""
CARD_SPOTS: Final = frozenset({"card", "hand", "public"})
"""Kinds of spots that are numbered by card."""


class PositionSheet(SetUpSheet[State]):
    """Editor of ``draft``; a game or puzzle can start from it."""

    draft: PaxDraft

    def __init__(self, surface: QWidget, draft: PaxDraft) -> None:
        labels = seat_labels(position_session(draft.state, seated=draft.seated))
        super().__init__(surface, draft, cast(GameDrawing, PaxDrawing()), labels)
        self.faces = FaceCache()
        self._viewer: Seat = draft.state.turn.seat or 1
        self.seats = Segments(
            self, tr("Players"), [(n, str(n)) for n in range(FEWEST_SEATS, MOST_SEATS + 1)]
        )
        self.seats.chosen.connect(lambda number: self.edit(lambda: draft.seat(number)))
        self.turns = self.box(tr("Player whose turn it is"), (), self._give_turn)
        self.regimes = self.box(
            tr("Regime"),
            map(regime_words, REGIMES),
            lambda index: draft.set_all(regime=REGIMES[index]),
        )
        self.options = self.button(tr("Options…"), self._choose_options, pixels=13)
        self.actions_left = Stepper(
            self,
            tr("Actions left"),
            lambda: draft.state.turn.actions,
            lambda by: draft.set_all(actions=max(0, draft.state.turn.actions + by)),
        )
        self.topples = Stepper(
            self,
            tr("Topples seen"),
            lambda: draft.state.topples_seen,
            lambda by: draft.set_all(topples_seen=max(0, draft.state.topples_seen + by)),
        )
        self.gold = {
            seat: Stepper(
                self,
                name,
                partial(self._gold, seat),
                partial(self._pay, seat),
                tr("Gold of {name}", name=name),
            )
            for seat, name in enumerate(self._names(), start=1)
        }
        self.show_position()

    def _names(self) -> list[str]:
        """Return names for all seats, by default from NAMES."""
        known = [each.name for each in self.draft.seated]
        return [*known, *(name for name in NAMES if name not in known)][:MOST_SEATS]

    # --- Choices beside the table -----------------------------------------------------------------

    @property
    def viewer(self) -> Seat:
        return self._viewer if self._viewer in self.draft.state.players else 1

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.draft.state.players if seat != DIAZ]

    def show_position(self) -> None:
        self.labels = seat_labels(position_session(self.draft.state, seated=self.draft.seated))
        super().show_position()

    def shown(self) -> None:
        state, people = self.draft.state, self.people
        self.seats.show_chosen(len(people))
        for button in self.seats.buttons.values():
            button.setEnabled(state.solo is None)
        self.turns.clear()
        self.turns.addItems([self.labels[seat].name for seat in people])
        if state.turn.seat in people:
            self.turns.setCurrentIndex(people.index(state.turn.seat))
        self.regimes.setCurrentIndex(REGIMES.index(state.regime))

    def _give_turn(self, index: int) -> str:
        self._viewer = self.people[index]
        return self.draft.set_all(turn=seat_name(self._viewer))

    def _choose_options(self) -> None:
        names = {key: tr(option.label) for key, option in OFFERED.items()}
        self.offer(self.option_deeds(names))

    def _gold(self, seat: Seat) -> int:
        return self.draft.state.players[seat].gold

    def _pay(self, seat: Seat, by: int) -> str:
        return self.draft.set_player(seat, "gold", max(0, self._gold(seat) + by))

    def side(self) -> Iterable[Box]:
        named = ((tr("Turn"), self.turns), (tr("Regime"), self.regimes))
        return (
            HBox(TextBox(tr("Players"), BOLD, lines=1, width=70), self.seats.box(28), gap=5),
            *(
                HBox(TextBox(words, BOLD, lines=1, width=70), Item(box, high=30), gap=5)
                for words, box in named
            ),
            self.actions_left.row(),
            self.topples.row(),
            TextBox(tr("Gold"), BOLD),
            *(
                self.gold[seat].row(seat_mark_box(self.labels[seat].colour, 18))
                for seat in self.people
            ),
            Item(self.options, high=32),
        )

    # --- Places on the table ----------------------------------------------------------------------

    def unplaced(self) -> Iterator[Waiting]:
        for number in self.draft.unused:
            card = self.draft.deck.cards[number]
            yield number, f"{number:03} {card.name}", kind_words(card)

    def spot_at(self, point: QPointF) -> Spot | None:
        slots = enumerate(cast(PaxLayout, self.scene.zones).slots)
        under = (Spot("market", n) for n, slot in slots if qrect(slot).contains(point))
        return super().spot_at(point) or next(under, None)

    def thing_at(self, spot: Spot) -> Hashable | None:
        return self.card_at(spot) or None

    def face(self, thing: Hashable) -> QPixmap | None:
        card = self.draft.deck.cards[cast(CardNumber, thing)]
        return self.faces.face(card, GHOST, self.devicePixelRatioF())

    def bringing(self, thing: Hashable, spot: Spot) -> Iterable[EditorCommand]:
        card = cast(CardNumber, thing)
        return [
            (words, partial(self.draft.lay, card, place))
            for words, place in self.places(card, spot)
        ]

    def card_at(self, spot: Spot) -> CardNumber:
        """Return the card at a spot; 0 if there is none."""
        state = self.draft.state
        if spot.kind in ("market", "speculation"):
            return state.market[spot.number]
        if spot.kind in CARD_SPOTS or spot.kind in ("income", "unrest", "oval"):
            return spot.number
        if spot.kind == "headlines" and state.headlines:
            return state.headlines[-1]
        if spot.kind == "grudges":
            grudges = list(state.players[spot.number].grudges)
            return grudges[-1] if grudges else 0
        return 0

    def places(self, card: CardNumber, spot: Spot) -> list[tuple[str, EditorPlace]]:
        """Return the possible places, with names, for a card dropped on a spot."""
        deck, state, number = self.draft.deck, self.draft.state, spot.number
        able, kind = card_places(deck), deck.cards[card]
        found: list[tuple[str, EditorPlace]] = []
        match spot.kind:
            case "market" | "speculation":
                return [(tr("On the market"), EditorPlace("market", number))]
            case "headlines":
                return [(tr("On the Bull-Bear pile"), EditorPlace("headlines"))]
            case "deck":
                return [(tr("On the deck"), EditorPlace("deck"))]
            case "public":
                return [(tr("With the public cards"), EditorPlace("public"))]
            case "discards" | "regime" | "topples" | "ledger" | "supply" | BESIDE.kind:
                return [(tr("Remove from the position"), EditorPlace("away"))]
            case "hand" | "hand_area":
                return [(tr("In the hand"), EditorPlace("hand", self.viewer))]
            case "card" | "income" | "unrest" | "oval" if isinstance(kind, TroopCard):
                if number in state.enterprises:
                    return [(tr("On this enterprise"), EditorPlace("at", number))]
        seat = self._seat_of(spot)
        if seat is None:
            return []
        if card in deck.hacendados:
            return [(tr("As Hacendado"), EditorPlace("hacendado", seat))]
        if isinstance(kind, TroopCard):
            found.append((tr("In the Private Army"), EditorPlace("army", seat)))
        elif isinstance(kind, EnterpriseCard | PartnerCard):
            found.append((tr("In the tableau"), EditorPlace("tableau", seat)))
        if card in able.grudges:
            found.append((tr("On the grudge pile"), EditorPlace("grudges", seat)))
        if card in able.hand and seat != DIAZ:
            found.append((tr("In the hand"), EditorPlace("hand", seat)))
        return found

    def _seat_of(self, spot: Spot) -> Seat | None:
        """Return the seat that owns a spot, or None."""
        state, number = self.draft.state, spot.number
        if spot.kind in ("tableau", "hacendado", "hacendado_income", "jail", "grudges", "reserve"):
            return number
        for pieces in (state.enterprises, state.partners, state.troops):
            if number in pieces and spot.kind in ("card", "income", "unrest", "oval", "prestige"):
                owner: Seat = pieces[number].owner
                return owner
        return None

    def deeds(self, spot: Spot) -> Iterator[EditorCommand]:
        draft, state, number = self.draft, self.draft.state, spot.number
        card = self.card_at(spot)
        people = [(s, each.name) for s, each in self.labels.items() if s != DIAZ]
        if spot.kind in ("market", "speculation") and card:
            for seat, name in people:
                words = tr("Speculation Cube of {name}", name=name)
                yield words, partial(draft.speculate, number, seat)
            yield tr("No Speculation Cube"), partial(draft.speculate, number, None)
        elif card in state.enterprises:
            yield from self._enterprise_deeds(card)
        elif card in state.partners:
            sides = draft.deck.partners[card].sides
            key = "orientation" if draft.deck.partners[card].newspaper else "side"
            for side in sides if len(sides) > 1 else ():
                value = side.prestige if key == "orientation" else side.faction
                words = faction_words(side.faction)
                yield tr("Turn to {side}", side=words), partial(draft.set_piece, card, key, value)
        elif card in state.troops and state.troops[card].at > 0:
            at = state.troops[card].at
            for seat, name in people:
                change = partial(draft.set_piece, at, "troop_owner", seat_name(seat))
                yield tr("Troop of {name}", name=name), change
        if spot.kind in ("hacendado", "hacendado_income", "jail"):
            player = state.players[number]
            jailed = tr("Out of Jail") if player.jailed else tr("Into Jail")
            yield jailed, partial(draft.set_player, number, "jailed", not player.jailed)
            hacendado = draft.deck.hacendados.get(player.hacendado)
            heir = tr("No heir") if player.heir else tr("Heir")
            yield heir, partial(draft.set_player, number, "heir", not player.heir)
            for cause in hacendado.orientations if hacendado is not None else ():
                words = tr("Declared for {kind}", kind=prestige_words(cause.prestige))
                yield words, partial(draft.set_player, number, "flipped", cause.prestige)
            yield tr("Loyal"), partial(draft.set_player, number, "flipped", None)
        if spot.kind == "regime":
            words = tr("No Depression") if state.depression else tr("Depression")
            yield words, partial(draft.set_all, depression=not state.depression)
        if card:
            yield tr("Remove from the position"), partial(draft.lay, card, EditorPlace("away"))

    def _enterprise_deeds(self, card: CardNumber) -> Iterator[EditorCommand]:
        draft, piece = self.draft, self.draft.state.enterprises[card]
        for by in (1, -1):
            words = tr("Add one Unrest") if by > 0 else tr("Remove one Unrest")
            yield words, partial(draft.set_piece, card, "unrest", max(0, piece.unrest + by))
        for by in (1, -1):
            words = tr("Add one Income Cube") if by > 0 else tr("Remove one Income Cube")
            yield words, partial(draft.set_piece, card, "income", max(0, piece.income + by))
        for oval, key in enumerate(OVALS[: len(piece.connections)]):
            for seat, each in self.labels.items():
                if seat != DIAZ:
                    words = tr("Oval {number}: built by {name}", number=oval + 1, name=each.name)
                    yield words, partial(draft.set_piece, card, key, seat_name(seat))
            empty = tr("Oval {number}: empty", number=oval + 1)
            yield empty, partial(draft.set_piece, card, key, None)

    # --- Results ----------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        turn = self.labels[self.draft.state.turn.seat].name
        return tr("{name} to act, {regime}", name=turn,
                   regime=regime_words(self.draft.state.regime))  # fmt: skip

    def session(self) -> Session:
        return position_session(self.draft.state, face_down=True, seated=self.draft.seated)

    def make_puzzle(self) -> None:
        self.turned.emit(partial(puzzle_sheet, self.draft))


def puzzle_sheet(draft: PaxDraft, surface: QWidget) -> WorkshopDialog:
    """Return the puzzle sheet for the edited position; it leads back to the position."""
    from paxdesk.porfiriana.workshop.own_files import OwnPuzzles, own_puzzles_path

    own = OwnPuzzles(own_puzzles_path(draft.deck), draft.deck)
    labels = seat_labels(position_session(draft.state, seated=draft.seated))
    names = {seat: each.name for seat, each in labels.items()}
    sheet = PuzzleSheet(surface, draft.state.copy(), own, names)
    sheet.back.connect(lambda: sheet.turned.emit(lambda again: PositionSheet(again, draft)))
    return sheet


# --- Custom puzzles -------------------------------------------------------------------------------
# A goal for the edited position, verified by a full search.

PaxJudged: TypeAlias = PuzzleVerdict[Puzzle]


def usual_names(state: State) -> Names:
    """Return the default names of players in puzzles."""
    return {seat: name_of(seat) for seat in state.players if seat}


def judged(state: State, goal: TurnGoal, names: Names) -> PaxJudged:
    """Return the verdict on a puzzle with this goal for the turn, with an explanation."""
    proof = proof_at(name_of_puzzle(state, goal), state, goal)
    if proof.puzzle is not None:
        told = tuple(solution_words(proof.puzzle, names))
        words = tr("Verified: there is exactly one solution.")
        return PuzzleVerdict(words, told, task_words(proof.puzzle), proof.puzzle)
    return PuzzleVerdict(_refuted(proof), tuple(_plans(proof, goal, state, names)))


def _refuted(proof: TurnProof) -> str:
    if proof.unprovable:
        return tr("Nothing can be verified here.")
    if not proof.plans:
        return tr("Not solvable: no plan reaches the goal.")
    if proof.hidden:
        return tr("Not a puzzle: the solution depends on hidden cards.")
    if proof.plans == ((),):
        return tr("Not a puzzle: the goal is reached anyway.")
    return tr("Not unique: there is another solution.")


def _plans(proof: TurnProof, goal: TurnGoal, state: State, names: Names) -> Iterator[str]:
    if proof.unprovable:
        yield tr("Too many positions to check, or the result depends on chance or hidden cards.")
    elif proof.best is not None:
        yield from try_words(proof.best, goal, state, names)
    elif not proof.hidden and proof.plans != ((),):
        for number, plan in enumerate(proof.plans, start=1):
            lines = join_sentences(plan_words(goal, state, plan, names))
            yield tr("Plan {number}: {lines}", number=number, lines=lines)


def try_words(best: BestTry, goal: TurnGoal, state: State, names: Names) -> Iterator[str]:
    """Yield sentences on the best try at a goal, and on why it fails."""
    lines = join_sentences(plan_words(goal, state, best.lines, names)) or tr("end the turn")
    yield tr("Best try: {lines}", lines=as_sentence(lines))
    if best.refuter is not None:
        words = imperative(best.after, parse(best.answer), names)
        yield tr("{name}'s answer prevents it: {answer}",
                 name=names.get(best.refuter, "Díaz"), answer=as_sentence(words))  # fmt: skip
    elif goal.kind == "stop":
        yield from filter(None, [threat_words(goal, best.after, names)])
    elif not best.after.over:
        need = need_words(winning_need(best.after, goal.seat))
        left = best.after.turn.actions
        yield " ".join((need, tr_plural("(One action|%n actions) left.", "", left)))


class PuzzleSheet(OwnPuzzleSheet[Puzzle, GoalKind]):
    """Sheet for choosing the goal of a puzzle in ``state``."""

    def __init__(self, surface: QWidget, state: State, own: OwnPuzzles, names: Names) -> None:
        super().__init__(surface, own, KIND_WORDS)
        self.state = state
        self.names = names
        self.prestige: Prestige = PRESTIGES[0]
        self.prestiges = Segments(
            self, tr("Prestige"), [(each, prestige_words(each)) for each in PRESTIGES]
        )
        self.prestiges.chosen.connect(self._choose_prestige)

    @property
    def goal(self) -> TurnGoal:
        """Chosen goal; for a measured goal, the search determines the amount."""
        seat = self.state.turn.seat
        if self.kind == "stop":
            return TurnGoal("stop", seat, self.state.clockwise(seat)[0])
        if self.kind == "points":
            return TurnGoal("points", seat, prestige=self.prestige)
        return TurnGoal(self.kind, seat)

    def _choose_prestige(self, prestige: Prestige) -> None:
        self.prestige = prestige
        self.ask_again()

    def searching(self) -> Callable[[], PaxJudged]:
        return partial(judged, self.state.copy(), self.goal, self.names)

    def choosers(self) -> Iterable[QWidget]:
        return self.prestiges.buttons.values()

    def goals(self) -> Iterable[Box | None]:
        self.prestiges.show_chosen(self.prestige)
        prestiges = self.prestiges.box(38) if self.kind == "points" else None
        return prestiges, TextBox(self._need(), SENTENCE, SEPIA, lines=2)

    def _need(self) -> str:
        """Return the goal's requirement or its present amount."""
        goal, state = self.goal, self.state
        if goal.kind == "topple":
            return need_words(winning_need(state, goal.seat))
        if goal.kind == "stop":
            return threat_words(goal, state, self.names) or tr("There is no threat to stop.")
        return tr("Now: {amount}. The goal is the maximum that can be reached.",
                  amount=goal.measure(state))  # fmt: skip

    def titled(self, puzzle: Puzzle, title: str) -> Puzzle:
        return evolve(puzzle, title=title)
