"""Puzzles: sessions and texts. No Qt."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from attrs import field

from paxdesk.desk.protocol.lessons_and_puzzles import PuzzleEntry, PuzzleSession, PuzzleState
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.language import as_sentence, tr, tr_noop, tr_plural, with_colon
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.puzzles.kept_turns import AGAIN
from paxdesk.porfiriana.puzzles.puzzle import (
    GoalKind,
    Puzzle,
    TurnGoal,
    Unprovable,
    puzzles_path,
    read_puzzles,
    winning_purchase,
    won_by,
)
from paxdesk.porfiriana.puzzles.search import NODES, FullSearch
from paxdesk.porfiriana.robots.planner.evaluation import COOL, Evaluation
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.planner.plan_reasons import why_line
from paxdesk.porfiriana.robots.questions import RobotQuestion
from paxdesk.porfiriana.robots.reasons import reason_of
from paxdesk.porfiriana.rules.actions import Action, Buy, Dice, End, Pass, Retreat
from paxdesk.porfiriana.rules.agenda import ActionPhase, EndTurn, Showdown
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.facts import active_points, regime_prestige
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.rules.winning import need_words, sufficient_points, winning_need
from paxdesk.porfiriana.session import Opening, Session
from paxdesk.porfiriana.table import own_turns
from paxdesk.porfiriana.table.cards import our_own
from paxdesk.porfiriana.table.hand.gestures import gesture_for
from paxdesk.porfiriana.table.sheets.new_game_choices import NAMES
from paxdesk.porfiriana.table.words.advice_words import used_later, why_of
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.labels import imperative
from paxdesk.porfiriana.workshop.own_files import OwnPuzzles, own_puzzles_path

KIND_WORDS: Final[dict[GoalKind, str]] = {
    "topple": tr_noop("Topple Díaz"),
    "stop": tr_noop("Stop a rival"),
    "gold": tr_noop("The most gold"),
    "income": tr_noop("The highest income"),
    "points": tr_noop("The most prestige"),
}
KIND_ICONS: Final[dict[GoalKind, str]] = {
    "topple": "topple",
    "stop": "court",
    "gold": "gold",
    "income": "income-cube",
    "points": "prestige-loyalty",
}


@cache
def puzzles_of(deck: Deck) -> Mapping[str, Puzzle]:
    """Return the built-in puzzles for ``deck``, by name."""
    return {puzzle.name: puzzle for puzzle in read_puzzles(puzzles_path(), deck)}


def _own(deck: Deck) -> Sequence[Puzzle]:
    return OwnPuzzles(own_puzzles_path(deck), deck).read()


def entries(deck: Deck) -> Sequence[PuzzleEntry]:
    ours = puzzles_of(our_own(deck)).values()
    own = (entry_of(each, own=True) for each in _own(deck))
    return [*map(entry_of, ours), *own, *map(own_turns.entry_of, own_turns.turns_of(deck).values())]


def begin(deck: Deck, name: str) -> "PuzzleGame | own_turns.TurnGame":
    if name.startswith(AGAIN):
        return own_turns.TurnGame.begin(own_turns.turns_of(deck)[name])
    ours = puzzles_of(our_own(deck))
    own = {each.name: each for each in _own(deck)}
    return PuzzleGame.begin(ours[name] if name in ours else own[name])


def entry_of(puzzle: Puzzle, *, own: bool = False) -> PuzzleEntry:
    """Return the list entry of a puzzle; custom ones (``own``) form one group."""
    kind = tr("Your own") if own else tr(KIND_WORDS[puzzle.goal.kind])
    icon = "ui-person" if own else KIND_ICONS[puzzle.goal.kind]
    task = task_words(puzzle)
    task = with_colon(puzzle.title, task) if puzzle.title else task
    return PuzzleEntry(puzzle.name, kind, task, puzzle.stars, own, icon)


def task_words(puzzle: Puzzle) -> str:
    goal, actions = puzzle.goal, puzzle.position.turn.actions
    within = tr_plural("with your last (action|%n actions)", "", actions)
    if goal.kind == "topple":
        return tr("Topple Díaz {within}, whatever the others do.", within=within)
    if goal.kind == "stop":
        danger = _danger(goal, puzzle.position)
        assert danger is not None, "there is something to stop"
        words = tr_noop("{rival} is about to win. Prevent it {within}; you have {gold} gold.")
        if danger.by_gold:
            words = tr_noop(
                "{rival} is about to buy the last Topple and win with the most gold. "
                "Prevent it {within}; you have {gold} gold."
            )
        return tr(
            words,
            rival=name_of(goal.rival),
            within=within,
            gold=puzzle.position.players[goal.seat].gold,
        )
    if goal.kind == "gold":
        return tr("Reach {amount} gold {within}.", amount=goal.amount, within=within)
    if goal.kind == "income":
        return tr("Bring your income to {amount} {within}.", amount=goal.amount, within=within)
    assert goal.prestige is not None
    return tr(
        "Bring your {kind} to {amount} {within}.",
        kind=prestige_words(goal.prestige),
        amount=goal.amount,
        within=within,
    )


def name_of(seat: int) -> str:
    return NAMES[seat - 1]


@frozen
class RivalWin:
    """Win of a rival in its next turn; ``topple`` is a card's name."""

    topple: str
    by_gold: bool


def _rivals_turn(goal: TurnGoal, state: State) -> State | None:
    """Return the position in which the rival acts next, or None."""
    state = state.copy()
    while not (isinstance(state.agenda[-1], ActionPhase) and state.turn.seat == goal.rival):
        if state.over:
            return None
        perform_unchecked(state, End() if goal.acting(state) else legal_actions(state)[-1])
    return state


def _stopped(goal: TurnGoal, state: State) -> bool:
    """Return whether the rival gets a turn but cannot win in it."""
    then = _rivals_turn(goal, state)
    return then is not None and winning_purchase(then, goal.seat) is None


def _danger(goal: TurnGoal, state: State) -> RivalWin | None:
    """Return the rival's win if the seat ends its turn, or None."""
    then = _rivals_turn(goal, state)
    action = None if then is None else winning_purchase(then, goal.seat)
    if then is None or action is None:
        return None
    assert isinstance(action, Buy), "a Topple is bought"
    topple = card_name(then, then.market[action.slot])
    return RivalWin(topple, won_by(then, action, goal.seat) == "gold")


def out_of_reach() -> str:
    return tr("From here it cannot be solved. Undo your last action and try again.")


@define(eq=False)
class Prospect:
    """Search that answers whether the goal can still be reached from ``state``."""

    search: FullSearch
    state: State

    def answer(self, seconds: float | None = None) -> bool:
        """Return whether the goal can still be reached; True if the search is inconclusive."""
        try:
            return bool(self.search.ways(self.state))
        except Unprovable:
            return True

    def stop(self) -> None:
        self.search.nodes = 0


@define(eq=False)
class PuzzleGame(Session, PuzzleSession):
    """Session of a puzzle, which stops once the puzzle is decided."""

    puzzle: Puzzle = field(kw_only=True)
    _lost: State | None = field(default=None, init=False)
    """Last position found to be unsolvable, or None."""

    @classmethod
    def begin(cls, puzzle: Puzzle) -> "PuzzleGame":
        """Return a new session of a puzzle; robots play the other seats."""
        position = puzzle.position
        seats = own_turns.seats_of(position, puzzle.goal.seat, name_of)
        return cls(Opening.at(position, practice=True), seats, position.copy(), puzzle=puzzle)

    @property
    def entry(self) -> PuzzleEntry:
        return entry_of(self.puzzle)

    @property
    def verdict(self) -> PuzzleState:
        """State of the puzzle; "failed" once the goal is missed or found unreachable."""
        goal, state = self.puzzle.goal, self.state
        if goal.reached(state):
            return "solved"
        ended = any(isinstance(step, EndTurn) for step in state.agenda)
        if goal.kind == "stop":
            ended = state.turn.seat != goal.seat and isinstance(state.agenda[-1], ActionPhase)
        passed = ended or (goal.kind != "stop" and state.turn.seat != goal.seat)
        return "failed" if state.over or passed or self._lost is state else "open"

    def prospect(self) -> Prospect | None:
        """Return a search for the present position, or None if it is not needed."""
        if not self.journal or self.seat_to_act != self.puzzle.goal.seat:
            return None
        return Prospect(FullSearch(self.puzzle.goal, NODES), self.state.copy())

    def hear(self, answer: object) -> bool:
        if not answer:
            self._lost = self.state
        return not answer

    @property
    def halted(self) -> str:
        return "" if self.verdict == "open" else tr("The puzzle is over")

    def question(self) -> RobotQuestion | None:
        """Return the robots' next question; None once the puzzle is decided."""
        return None if self.halted else super().question()

    def why_failed(self, names: Names) -> str:
        goal, before = self.puzzle.goal, self._end_of_turn
        if self._lost is self.state:
            return out_of_reach()
        if goal.kind == "stop":
            danger = _danger(goal, self.state)
            if danger is None:
                return tr("The game is over.")
            words = tr_noop("{rival} still buys {topple} and topples Díaz.")
            if danger.by_gold:
                words = tr_noop("{rival} still buys {topple} and wins with the most gold.")
            return tr(words, rival=names[goal.rival], topple=danger.topple)
        if goal.kind == "topple":
            return self._why_he_stands(before)
        return tr(
            "You reached {have}; {amount} is possible.",
            have=goal.measure(before),
            amount=goal.amount,
        )

    def _why_he_stands(self, before: State) -> str:
        seat, kind = self.puzzle.goal.seat, regime_prestige(before)
        have, needed = active_points(before, seat, kind), sufficient_points(before, seat, kind)
        words = prestige_words(kind)
        if have < needed:
            need = need_words(winning_need(before, seat))
            return " ".join((tr("Díaz holds."), need))
        agendas = (step.before.agenda for step in self.history.past)
        if any(isinstance(each, Showdown) for agenda in agendas for each in agenda):
            return tr("Díaz holds: the others stopped you in the showdown.")
        return tr(
            "Díaz holds: {points} {kind} would be enough, but you bought no Topple.",
            points=have,
            kind=words,
        )

    @property
    def _end_of_turn(self) -> State:
        """Position before the seat's last step in its action phase."""
        steps = [step.before for step in self.history.past]
        mine = [state for state in steps if self.puzzle.goal.acting(state)]
        return mine[-1] if mine else self.puzzle.position

    def hint(self, names: Names) -> tuple[str, Mapping[Spot, bool]]:
        """Return a hint, and the spot of the next action if there is one."""
        expected, number = self._next()
        if expected is None:
            return out_of_reach(), {}
        words = tr("The plan is complete. Finish with the highlighted item.")
        if number:
            words = tr_plural(
                "%n action(s) to go. The next one starts with the highlighted item.", "", number
            )
        found = gesture_for(self.state, expected)
        if self.puzzle.goal.kind == "topple" and isinstance(self.state.agenda[-1], ActionPhase):
            words = f"{need_words(winning_need(self.state, self.puzzle.goal.seat))} {words}"
        return words, {found.pick: True}

    def _next(self) -> tuple[Action | None, int]:
        """Return the next action and the number of actions left, or (None, 0)."""
        seat = self.puzzle.goal.seat
        lines = [each.line for each in self.journal if each.seat == seat]
        played = [line for line in lines if not isinstance(parse(line), Dice)]
        solution = list(self.puzzle.solution)
        if self.seat_to_act != seat:
            return None, 0
        if len(played) < len(solution) and played == solution[: len(played)]:
            return parse(solution[len(played)]), len(solution) - len(played)
        # Search if other actions were played, or a showdown follows the listed solution.
        search = FullSearch(self.puzzle.goal, NODES)
        ways = search.ways(self.state)
        for action in search.choices(self.state) if ways else ():
            after = search.ways(search.after(self.state, action))
            if after and min(map(len, after)) < max(1, min(map(len, ways))):
                return action, min(map(len, ways))
        return None, 0

    def solution(self, names: Names) -> Sequence[str]:
        return solution_words(self.puzzle, names)


def solution_words(puzzle: Puzzle, names: Names) -> list[str]:
    """Return a puzzle's solution as sentences, and why any tempting plan fails."""
    goal, state = puzzle.goal, puzzle.position.copy()
    level = LEVELS[own_turns.OTHERS]
    evaluation = Evaluation.at(state, level, COOL)
    danger = _danger(goal, state) if goal.kind == "stop" else None
    found = [_threat(danger, names[goal.rival])] if danger is not None else []
    stopped = False
    for number, line in enumerate(puzzle.solution, start=1):
        _let_others_answer(state, goal)
        action = parse(line)
        before, done = state.copy(), imperative(state, action, names)
        perform_unchecked(state, action)
        after = state.copy()
        _let_others_answer(after, goal)
        words = f"{number}. {done}"
        effect = _effect(goal, before, after, action, danger, names)
        if danger is not None and not stopped and _stopped(goal, after):
            stopped = True
            safe = _safe(danger, names[goal.rival])
            effect = " ".join(map(as_sentence, filter(None, (effect, safe))))
        later = tuple(map(parse, puzzle.solution[number:]))
        if not effect:
            effect = used_later(action, before, later, number + 1)
        if not effect and not goal.rival and isinstance(before.agenda[-1], ActionPhase):
            why = why_line(evaluation, goal.seat, action, before, after, after)
            effect = why_of(reason_of("plan", why, line), before, names)
        if not effect and (goal.rival or isinstance(next(iter(later), None), Retreat)):
            # Each action of a plan against a threat is needed (checked when the puzzle was made).
            effect = tr("Needed for step {number}.", number=number + 1)
        found.append(" ".join(map(as_sentence, (words, effect) if effect else (words,))))
    found += _needed_answers(goal, state, names, len(puzzle.solution) + 1)
    if danger is not None and not stopped:
        found.append(_safe(danger, names[goal.rival]))
    if puzzle.wrong:
        found.append(_refutation(puzzle, danger, names))
    return found


def plan_words(goal: TurnGoal, position: State, lines: Sequence[str], names: Names) -> list[str]:
    state, deeds = position.copy(), []
    for line in lines:
        _let_others_answer(state, goal)
        action = parse(line)
        deeds.append(imperative(state, action, names))
        perform_unchecked(state, action)
    return deeds


def _threat(danger: RivalWin, rival: str) -> str:
    words = tr_noop("The threat: {rival} buys {topple} and topples Díaz.")
    if danger.by_gold:
        words = tr_noop("The threat: {rival} buys {topple} and wins with the most gold.")
    return tr(words, rival=rival, topple=danger.topple)


def threat_words(goal: TurnGoal, state: State, names: Names) -> str:
    """Return a sentence about the rival's win in its next turn, or ""."""
    danger = _danger(goal, state)
    return "" if danger is None else _threat(danger, names[goal.rival])


def _safe(danger: RivalWin, rival: str) -> str:
    if danger.by_gold:
        return tr("So {rival} cannot win next turn.", rival=rival)
    return tr("So {rival} cannot topple Díaz next turn.", rival=rival)


def _needed_answers(goal: TurnGoal, state: State, names: Names, number: int) -> Iterator[str]:
    """Yield sentences about the answers that the seat needs in the showdown."""
    search = FullSearch(goal, NODES)
    while not goal.reached(state) and (seat := seat_to_act(state)) is not None:
        choices = search.choices(state)
        if seat != goal.seat:
            if isinstance(state.agenda[-1], ActionPhase):
                return
            perform_unchecked(state, _most_hostile(search, state, choices))
            continue
        holds = [each for each in choices if search.ways(search.after(state, each))]
        action = Pass() if Pass() in holds else holds[0]
        if action != Pass() and not isinstance(state.agenda[-1], ActionPhase):
            words = as_sentence(f"{number}. {imperative(state, action, names)}")
            why = tr("Without it, Díaz is saved.")
            if goal.rival:
                why = tr("Without it, {rival} can still win.", rival=names[goal.rival])
            yield f"{words} {why}"
            number += 1
        perform_unchecked(state, action)


def _most_hostile(search: FullSearch, state: State, choices: Sequence[Action]) -> Action:
    """Return an answer after which the goal's seat must not pass, else the last choice."""
    for action in choices:
        after = search.after(state, action)
        if seat_to_act(after) == search.goal.seat and Pass() in search.choices(after):
            passed = search.after(after, Pass())
            if not search.goal.reached(passed) and not search.ways(passed):
                return action
    return choices[-1]


def _refutation(puzzle: Puzzle, danger: RivalWin | None, names: Names) -> str:
    goal = puzzle.goal
    deeds = plan_words(goal, puzzle.position, puzzle.wrong[0], names)
    if goal.kind == "topple":
        lost = tr("After that nothing topples Díaz this turn.")
    elif goal.kind == "stop":
        words = tr_noop("After that {rival} can topple Díaz.")
        if danger is not None and danger.by_gold:
            words = tr_noop("After that {rival} can win with the last Topple.")
        lost = tr(words, rival=name_of(goal.rival))
    else:
        lost = tr("After that {amount} is out of reach.", amount=goal.amount)
    plan = " ".join(map(as_sentence, deeds))
    tempting = tr("Tempting, but wrong: {plan}", plan=plan)
    return f"{tempting} {lost}"


def _effect(
    goal: TurnGoal,
    before: State,
    after: State,
    action: Action,
    danger: RivalWin | None,
    names: Names,
) -> str:
    """Return an action's effect as text, or ""."""
    if goal.measured:
        was, now = goal.measure(before), goal.measure(after)
        return _grown(goal, was, now) if was != now else ""
    if goal.seat in after.winners:
        return tr("nobody can save Díaz")
    kind, counting = regime_prestige(after), after.agenda[-1]
    if isinstance(action, Buy) and isinstance(counting, Showdown) and not goal.rival:
        return tr(
            "you have {points} {kind} and need {needed}",
            points=active_points(after, goal.seat, kind),
            kind=prestige_words(kind),
            needed=sufficient_points(after, goal.seat, kind),
        )
    by_points = danger is None or not danger.by_gold
    if by_points and kind != regime_prestige(before):
        return tr("{kind} counts now", kind=prestige_words(kind))
    seat = goal.rival or goal.seat
    was, now = (active_points(state, seat, kind) for state in (before, after))
    needs = tuple(sufficient_points(state, seat, kind) for state in (before, after))
    if danger is not None and by_points and (was, needs[0]) != (now, needs[1]):
        return tr(
            "{rival} has {points} {kind} and needs {needed}",
            rival=names[goal.rival],
            points=now,
            kind=prestige_words(kind),
            needed=needs[1],
        )
    if danger is None and (was, needs[0]) != (now, needs[1]):
        return tr(
            "you have {points} {kind} and need {needed}",
            points=now,
            kind=prestige_words(kind),
            needed=needs[1],
        )
    gold = after.players[goal.seat].gold - before.players[goal.seat].gold
    return tr("gains {gold} gold", gold=gold) if gold > 0 else ""


def _grown(goal: TurnGoal, was: int, now: int) -> str:
    if goal.prestige is not None:
        kind = prestige_words(goal.prestige)
        return tr("your {kind} goes from {was} to {now}", kind=kind, was=was, now=now)
    if goal.kind == "gold":
        return tr("your gold goes from {was} to {now}", was=was, now=now)
    return tr("your income goes from {was} to {now}", was=was, now=now)


def _let_others_answer(state: State, goal: TurnGoal) -> None:
    """Perform answers of the other seats; solutions hold against all answers."""
    while (seat := seat_to_act(state)) is not None and seat != goal.seat:
        if isinstance(state.agenda[-1], ActionPhase):
            return
        perform_unchecked(state, legal_actions(state)[-1])
