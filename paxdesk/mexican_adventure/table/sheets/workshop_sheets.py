"""Editor of positions and puzzles: pieces are dragged, stacks are clicked."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from typing import Any, Final, TypeAlias, cast

from attrs import evolve
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from paxdesk.desk.own_puzzle_sheet import OwnPuzzleSheet, PuzzleVerdict
from paxdesk.desk.position_editor import BESIDE, EditorCommand, SetUpSheet, Stepper, Waiting
from paxdesk.desk.scene.game_drawing import GameDrawing
from paxdesk.desk.scene.pixmap_item import painted
from paxdesk.desk.scene.things import Look, Spot
from paxdesk.desk.sheets.form_widgets import ChoiceBox
from paxdesk.desk.sheets.modal_sheet import WorkshopDialog
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    HBox,
    Item,
    TextBox,
    seat_mark_box,
    small_print_box,
)
from paxdesk.desk.words import labels_of
from paxdesk.language import as_sentence, join_sentences, tr, tr_plural
from paxdesk.mexican_adventure.puzzles import (
    GoalKind,
    Puzzle,
    SearchResult,
    StepGoal,
    best_try,
    prove,
)
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces
from paxdesk.mexican_adventure.rules.forces import groups_from_fps as grouped
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import (
    ELIMINATED,
    NAVIES,
    QUALITIES,
    RETIRED,
    SIDES,
    STEPS,
    Side,
    ZoneId,
)
from paxdesk.mexican_adventure.session import Session, seat_of
from paxdesk.mexican_adventure.table import puzzles
from paxdesk.mexican_adventure.table.hand.gestures import MARKS, zone_of
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.scene.board import LETTERS
from paxdesk.mexican_adventure.table.scene.drawing import AdventureDrawing
from paxdesk.mexican_adventure.table.scene.pieces import ChipLook, HeadLook, MarkerLook
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame, option_names
from paxdesk.mexican_adventure.table.words.analysis_words import scenario_title
from paxdesk.mexican_adventure.table.words.event_text import chit_title, chit_words
from paxdesk.mexican_adventure.table.words.terms import (
    NATION_WORDS,
    STEP_WORDS,
    fp_words,
    groups_words,
    leader_words,
    marker_words,
    months_of,
    person_name,
    side_words,
    zone_name,
)
from paxdesk.mexican_adventure.workshop import COUNTED, AdventureDraft, OwnPuzzles, puzzle_of

GHOST: Final = 40.0
"""Width of a dragged piece, in px."""
PORTIONS: Final = (1, 2, 3, 5, 10)
"""Numbers of FP offered for placement, besides the maximum."""
KEYS: Final = {"counter_guerrilla": "counter_guerrillas"}
"""Keys of markers in scenarios that differ from the names of the markers."""
EditorPiece: TypeAlias = tuple[str, Any]
"""A kind of piece and its identity."""


class PositionSheet(SetUpSheet[State]):
    """Editor of the position in ``draft``, from which a game can begin."""

    draft: AdventureDraft

    def __init__(self, surface: QWidget, draft: AdventureDraft) -> None:
        drawing = cast(GameDrawing, AdventureDrawing(draft.material, AdventureHandling()))
        self.seats = draft.seated or NewGame().seats
        labels = labels_of(self.seats)
        super().__init__(surface, draft, drawing, labels)
        self.titles = list(draft.material.scenarios)
        self.scenarios = self.box(
            tr("Scenario"),
            map(scenario_title, self.titles),
            lambda index: draft.set_all(scenario=self.titles[index]),
        )
        self.phases = self.box(
            tr("Phase"),
            (tr(STEP_WORDS[each]) for each in STEPS[1:]),
            lambda index: draft.set_all(phase=STEPS[index + 1]),
        )
        self.phases.setPlaceholderText(tr(STEP_WORDS[STEPS[0]]))  # for a position in set-up
        tracks = {
            "turn": tr("Turn"),
            "withdrawal": tr("French Retreat"),
            "aid": tr("American Aid"),
            "reserve": tr("Guerrillas in reserve"),
        }
        self.tracks = {
            key: Stepper(self, words, partial(self._track, key), partial(draft.count, key))
            for key, words in tracks.items()
        }
        self.purses = {
            side: Stepper(
                self,
                tr("{side} RP", side=side_words(side)),
                partial(self._purse, side),
                partial(draft.pay, side),
            )
            for side in SIDES
        }
        self.more_button = self.button(tr("More…"), self._offer_more, pixels=13)
        self.show_position()

    # --- Controls beside the map ------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        return 1

    def shown(self) -> None:
        state = self.draft.state
        self.scenarios.setCurrentIndex(self.titles.index(state.scenario))
        self.phases.setCurrentIndex(STEPS.index(state.step) - 1)

    def _track(self, key: str) -> int:
        return int(getattr(self.draft.state, key))

    def _purse(self, side: Side) -> int:
        return self.draft.state.rp[side]

    def _offer_more(self) -> None:
        self.offer(self._more())

    def _more(self) -> Iterator[EditorCommand]:
        draft, state = self.draft, self.draft.state
        title = scenario_title(state.scenario)
        words = tr("Set up {scenario} as printed", scenario=title)
        yield words, partial(draft.as_printed, state.scenario)
        yield tr("Clear the map"), partial(draft.clear, state.scenario)
        now = state.now
        words = tr("Camerone is not in force") if now.camerone else tr("Camerone is in force")
        yield words, partial(draft.now, "camerone", not now.camerone)
        for side in SIDES:
            words = tr("Santa Anna is in force for {side}", side=side_words(side))
            yield words, partial(draft.now, "santa_anna", side)
        yield tr("Santa Anna is not in force"), partial(draft.now, "santa_anna", None)
        yield from self.option_deeds(option_names())

    def side(self) -> Iterable[Box]:
        return (
            Item(self.scenarios, high=30),
            Item(self.phases, high=30),
            *(stepper.row() for stepper in self.tracks.values()),
            *(
                stepper.row(seat_mark_box(self.labels[seat_of(side)].colour, 18))
                for side, stepper in self.purses.items()
            ),
            Item(self.more_button, high=32),
        )

    # --- Pieces off the map -----------------------------------------------------------------------

    def unplaced(self) -> Iterator[Waiting]:
        state, material = self.draft.state, self.draft.material
        for who in (*material.leaders, *material.heads):
            if not state.on_map(who):
                side = side_words(material.side_of(who))
                yield ("person", who), f"{leader_words(state, who)} · {side}", self._gone(who)
        for nation, quality in self.draft.kinds():
            room = fp_words(self.draft.room(nation))
            words = f"{quality} · {tr(NATION_WORDS[nation])}"
            yield ("fp", (nation, quality)), words, tr("{fps} more are possible", fps=room)
        if state.hq is None or state.hq.where is None:
            for hq, card in material.hqs.items():
                yield ("hq", hq), tr("Headquarters {number}", number=card.initiative), ""
        if len(state.navies) < NAVIES:
            yield ("navy", 1), tr("A ship"), ""
        for kind in MARKS:
            yield (kind, 1), marker_words(kind), ""
        for chit in material.chits:
            where = tr("in the bowl") if chit in state.bowl else tr("not yet in the bowl")
            where = tr("played") if chit in state.played else where
            words = f"{chit_title(material, chit)} · {where}"
            yield ("chit", chit), words, chit_words(material, chit)

    def _gone(self, who: str) -> str:
        words = {ELIMINATED: tr("eliminated"), RETIRED: tr("retired")}
        return words.get(self.draft.state.people[who].where, tr("not on the map"))

    def waiting_deeds(self, thing: Hashable) -> Iterable[EditorCommand]:
        kind, which = cast(EditorPiece, thing)
        draft = self.draft
        if kind == "chit":
            yield tr("Put into the bowl"), partial(draft.deal, which, "bowl")
            yield tr("Played"), partial(draft.deal, which, "played")
            yield tr("Not yet in the bowl"), partial(draft.deal, which, "")
        elif kind == "person" and which in draft.material.leaders:
            yield from self._fates(which)
        elif kind == "hq":
            yield from self._later(which)

    def _fates(self, who: str) -> Iterator[EditorCommand]:
        """Yield the commands that take a leader off the map."""
        draft, name = self.draft, person_name(self.draft.material, who)
        yield tr("{name} is eliminated", name=name), partial(draft.remove, who, ELIMINATED)
        yield tr("{name} is retired", name=name), partial(draft.remove, who, RETIRED)
        yield tr("{name} is not on the map", name=name), partial(draft.put, Pieces((who,)), None)

    def _later(self, hq: str) -> Iterator[EditorCommand]:
        draft = self.draft
        for turn in range(draft.state.turn, draft.state.turn + 3):
            words = tr("Back on turn {turn}, {months}", turn=turn, months=months_of(turn))
            yield words, partial(draft.lay_hq, hq, None, turn)

    # --- Pieces on the map ------------------------------------------------------------------------

    def _zone(self, spot: Spot) -> ZoneId | None:
        return zone_of(self.draft.material.board, spot)

    def thing_at(self, spot: Spot) -> Hashable | None:
        zone, state = self._zone(spot), self.draft.state
        if zone is None or spot.kind == "zone":
            return None
        if spot.kind == "stack":
            return ("stack", SIDES[spot.detail - 1])
        if spot.kind == "hq" and state.hq is not None:
            return ("hq", state.hq.id)
        if spot.kind == "head":
            return ("person", next(iter(state.heads_in(zone)), ""))
        return (spot.kind, 1)

    def face(self, thing: Hashable) -> QPixmap | None:
        context = self.scene.context
        look = self._look(cast(EditorPiece, thing))
        return None if context is None or look is None else painted(look, context, GHOST, GHOST)

    def _look(self, thing: EditorPiece) -> Look | None:
        kind, which = thing
        material, state = self.draft.material, self.draft.state
        if kind == "stack":
            return ChipLook(which, "", "", False, True, True)
        if kind == "person":
            name, side = person_name(material, which), material.side_of(which)
            if which in material.heads:
                return HeadLook(side, name[0])
            return ChipLook(side, name, "★" * state.people[which].rank, True, True, True)
        if kind == "fp":
            nation, quality = which
            side = SIDES[nation == "republican"]
            return ChipLook(side, "1", quality, False, True, True)
        if kind == "hq":
            return MarkerLook("hq", str(material.hqs[which].initiative))
        return None if kind == "chit" else MarkerLook(kind, LETTERS.get(kind, ""))

    def bringing(self, thing: Hashable, spot: Spot) -> Iterable[EditorCommand]:
        kind, which = cast(EditorPiece, thing)
        draft, zone = self.draft, self._zone(spot)
        if zone is None:
            return
        here = zone_name(draft.material, zone)
        if kind == "person":
            yield here, partial(draft.put, Pieces((which,)), zone)
        elif kind == "fp":
            nation, quality = which
            room = draft.room(nation)
            for number in sorted({each for each in PORTIONS if each < room} | {room}):
                pieces = Pieces((), (FpGroup(number, quality, nation),))
                yield fp_words(number), partial(draft.put, pieces, zone)
        elif kind == "hq":
            yield here, partial(draft.lay_hq, which, zone)
        elif kind == "navy":
            yield here, partial(draft.put, Pieces(navies=1), zone)
        elif kind in MARKS:
            yield here, partial(draft.lay_marker, KEYS.get(kind, kind), zone)

    def carrying(self, begun: Spot, spot: Spot) -> Iterable[EditorCommand]:
        zone, to = self._zone(begun), self._zone(spot)
        if zone is None or (to is None and spot != BESIDE) or zone == to:
            return
        draft, state, kind = self.draft, self.draft.state, begun.kind
        if kind == "stack":
            yield from self._parts(zone, SIDES[begun.detail - 1], to)
        elif kind == "head":
            for who in state.heads_in(zone):
                name = person_name(draft.material, who)
                yield name, partial(draft.put, Pieces((who,)), to)
        elif kind == "hq" and state.hq is not None:
            hq = state.hq.id if to is not None else None
            yield tr("Headquarters"), partial(draft.lay_hq, hq, to)
        elif kind == "navy":
            for number in sorted({1, state.ships_in(zone)}):
                words = tr_plural("%n ship(s)", "", number)
                yield words, partial(draft.put, Pieces(navies=number), to, zone)
        elif kind in MARKS:
            key = KEYS.get(kind, kind)
            yield marker_words(kind), partial(draft.lay_marker, key, to, zone)

    def _parts(self, zone: ZoneId, side: Side, to: ZoneId | None) -> Iterator[EditorCommand]:
        draft, state = self.draft, self.draft.state
        leaders = state.leaders_in(zone, side)
        groups = grouped(state.zones[zone].fps(side))
        if len(leaders) + len(groups) > 1:
            yield tr("Everything"), partial(draft.put, Pieces(leaders, groups), to, zone)
        for who in leaders:
            words = leader_words(state, who)
            yield words, partial(draft.put, Pieces((who,)), to, zone)
        for group in groups:
            for number in sorted({1, group.count}, reverse=True):
                part = (FpGroup(number, group.quality, group.nation),)
                yield groups_words(part), partial(draft.put, Pieces((), part), to, zone)

    def deeds(self, spot: Spot) -> Iterator[EditorCommand]:
        zone, draft, state = self._zone(spot), self.draft, self.draft.state
        if zone is None:
            return
        if spot.kind == "stack":
            yield from self._stack_deeds(zone, SIDES[spot.detail - 1])
        elif spot.kind == "hq":
            yield from self._hq_deeds(zone)
        elif spot.kind in MARKS:
            key = KEYS.get(spot.kind, spot.kind)
            if key in COUNTED:
                yield tr("One more"), partial(draft.lay_marker, key, zone)
            yield tr("One less"), partial(draft.lay_marker, key, None, zone)
        elif spot.kind in ("navy", "head"):
            yield from self.carrying(spot, BESIDE)
        if draft.material.board.zones[zone].fortress and state.zones[zone].contested:
            for side in SIDES:
                words = tr("{side} holds the fortress", side=side_words(side))
                yield words, partial(draft.hold, zone, side)

    def _stack_deeds(self, zone: ZoneId, side: Side) -> Iterator[EditorCommand]:
        draft, state = self.draft, self.draft.state
        for group in grouped(state.zones[zone].fps(side)):
            kind = (FpGroup(1, group.quality, group.nation),)
            for by in (1, 5, -1, -5):
                if -by > group.count:
                    continue
                words = f"{by:+d} · {groups_words(kind).removeprefix('1 ')}".replace("-", "−")
                yield words, partial(draft.regroup, zone, group, group.count + by)
            for quality in QUALITIES:
                if (
                    quality != group.quality
                    and quality >= draft.material.fp_kinds[group.nation].best
                ):
                    all_of_them = (FpGroup(group.count, quality, group.nation),)
                    words = tr("Make it {fps}", fps=groups_words(all_of_them))
                    yield words, partial(draft.requalify, zone, group, quality)
        acted = draft.acted(zone, side)
        words = tr("They may act again this turn") if acted else tr("They have acted this turn")
        yield words, partial(draft.act, zone, side, not acted)
        for who in state.leaders_in(zone, side):
            person, faces = state.people[who], draft.material.leaders[who].faces
            name = person_name(draft.material, who)
            if len(faces) > 1:
                up = person.rank > faces[0][0]
                words = (
                    tr("{name} is not promoted", name=name)
                    if up
                    else tr("{name} is promoted", name=name)
                )
                yield words, partial(draft.promote, who, not up)
            words = (
                tr("{name} has not failed", name=name)
                if person.failed
                else tr("{name} has failed", name=name)
            )
            yield words, partial(draft.fail, who, not person.failed)
            yield from self._fates(who)

    def _hq_deeds(self, zone: ZoneId) -> Iterator[EditorCommand]:
        draft, hq = self.draft, self.draft.state.hq
        assert hq is not None
        for other, card in draft.material.hqs.items():
            if other != hq.id:
                words = tr("Headquarters {number}", number=card.initiative)
                yield words, partial(draft.lay_hq, other, zone)
        yield from self._later(hq.id)
        yield tr("Remove from the map"), partial(draft.lay_hq, None, None)

    # --- Results ----------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        state = self.draft.state
        return tr(
            "{scenario}, {months}: {step}",
            scenario=scenario_title(state.scenario),
            months=months_of(state.turn),
            step=tr(STEP_WORDS[state.step]),
        )

    def session(self) -> Session:
        return Session.from_position(self.draft.begun, self.seats)

    def make_puzzle(self) -> None:
        self.show_result(self._puzzle)

    def _puzzle(self) -> str:
        self.session()  # raises an error if no side is to act
        self.turned.emit(partial(puzzle_sheet, self.draft))
        return ""


def puzzle_sheet(draft: AdventureDraft, surface: QWidget) -> WorkshopDialog:
    """Return the puzzle sheet for the edited position; it leads back to the editor."""
    from paxdesk.mexican_adventure.workshop import OwnPuzzles, own_puzzles_path

    sheet = PuzzleSheet(surface, draft, OwnPuzzles(own_puzzles_path(), draft.material))
    sheet.back.connect(lambda: sheet.turned.emit(lambda again: PositionSheet(again, draft)))
    return sheet


# --- Editor of puzzles: a goal for the position, proved or refuted --------------------------------

SHOWN = 3
"""Maximum number of plans shown if there are several."""


def judged(draft: AdventureDraft, goal: StepGoal) -> PuzzleVerdict[Puzzle]:
    """Search for plans that reach the goal, and return the verdict with them."""
    proof = prove(draft.begun, goal)
    if proof.holds:
        puzzle = puzzle_of(draft, goal, proof)
        words = tr("Verified: there is exactly one solution.")
        return PuzzleVerdict(
            words, tuple(puzzles.solution_words(puzzle)), puzzles.task_words(puzzle), puzzle
        )
    said = (*_plans(draft, proof), *_try_words(draft, goal, proof))
    return PuzzleVerdict(_refuted(proof), said)


def _refuted(proof: SearchResult) -> str:
    if proof.chance is None:
        return tr("Nothing can be verified here.")
    if not proof.chance:
        return tr("Not solvable: no plan reaches the goal.")
    if proof.plans == ((),):
        return tr("Not a puzzle: the goal is reached anyway.")
    return tr("Not unique: there is another solution.")


def _plans(draft: AdventureDraft, proof: SearchResult) -> Iterator[str]:
    if proof.chance is None:
        yield tr("Too many positions to check, or a chit would be drawn.")
    elif proof.chance and proof.plans != ((),):
        yield tr("Each reaches the goal {chance}.", chance=puzzles.chance_told(proof.chance))
        for number, plan in enumerate(proof.plans[:SHOWN], start=1):
            lines = join_sentences(puzzles.plan_words(draft.begun, plan))
            yield tr("Plan {number}: {lines}", number=number, lines=lines)


def _try_words(draft: AdventureDraft, goal: StepGoal, proof: SearchResult) -> Iterator[str]:
    """Yield the best try at an unreachable goal, and its refutation."""
    if proof.chance is None or proof.chance:
        return
    best = best_try(draft.begun, goal)
    if best is None:
        yield tr("It cannot be reached in this step, even if nobody prevents it.")
        return
    lines = join_sentences(puzzles.plan_words(draft.begun, best.lines))
    yield tr("Best try: {lines}", lines=as_sentence(lines))
    if best.answer:
        seats = draft.seated or NewGame().seats
        seat = next(seat_of(side) for side in SIDES if side != goal.side)
        (words,) = puzzles.plan_words(best.after, (best.answer,))
        yield tr("{name}'s answer prevents it: {answer}",
                 name=seats[seat - 1].name, answer=as_sentence(words))  # fmt: skip


class PuzzleSheet(OwnPuzzleSheet[Puzzle, GoalKind]):
    """Editor of a puzzle's goal for the position of ``draft``."""

    def __init__(self, surface: QWidget, draft: AdventureDraft, own: OwnPuzzles) -> None:
        super().__init__(surface, own, puzzles.KIND_WORDS)
        self.draft = draft
        self.begun = draft.begun
        board = draft.material.board
        self.ids = sorted(board.ids, key=lambda zone: board.zones[zone].name)
        self.zones = ChoiceBox(self)
        self.zones.setAccessibleName(tr("Zone"))
        self.zones.addItems([board.zones[zone].name for zone in self.ids])
        self.zones.activated.connect(lambda _index: self.ask_again())

    def titled(self, puzzle: Puzzle, title: str) -> Puzzle:
        return evolve(puzzle, title=title)

    @property
    def goal(self) -> StepGoal:
        side = self.begun.side_asked
        assert side is not None, "somebody is asked where a position is played on"
        zone = self.ids[self.zones.currentIndex()] if self.kind == "hold" else ""
        return StepGoal(self.kind, side, zone)

    def searching(self) -> Callable[[], PuzzleVerdict[Puzzle]]:
        return partial(judged, self.draft, self.goal)

    def choosers(self) -> Iterable[QWidget]:
        return [self.zones]

    def goals(self) -> Iterable[Box | None]:
        zone = HBox(TextBox(tr("Zone"), BOLD, width=60), Item(self.zones, 260, 36), Box(), gap=8)
        words = tr(
            "{side}, step {step}: every line, die roll and answer in the step counts; hidden FP "
            "are known.",
            side=side_words(self.goal.side),
            step=tr(STEP_WORDS[self.begun.step]),
        )
        return zone if self.kind == "hold" else None, small_print_box(words)
