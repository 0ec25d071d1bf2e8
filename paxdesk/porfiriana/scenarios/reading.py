"""Reader of scenario files of Pax Porfiriana."""

from collections.abc import Callable, Collection, Hashable, Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, get_args

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.questions import perform_choice, question_for
from paxdesk.porfiriana.robots.robot import Choice
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, SLOTS, Action, CardNumber, Dice, Keep, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, EndTurn, IncomePhase, RestoreMarket
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES, REGIMES
from paxdesk.porfiriana.rules.cards import CARD_NUMBERS
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import card_data, read_card
from paxdesk.porfiriana.rules.engine import seat_to_act
from paxdesk.porfiriana.rules.facts import active_points, owner_of
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import SEATS, parse, seat_name, write
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.setup import SOLO_SEATS
from paxdesk.porfiriana.rules.state import (
    EndedBy,
    EnterpriseInPlay,
    Options,
    SoloMode,
    State,
    TroopInPlay,
)
from paxdesk.porfiriana.rules.variant import GOLD, HAND, Handicap, trimmed
from paxdesk.porfiriana.scenarios.position import read_position, seat_reader
from paxdesk.porfiriana.session import PaxPorfiriana
from paxdesk.session import scenarios
from paxdesk.session.scenarios import (
    Scenario,
    ScenarioGame,
    ScenarioRun,
    ScenarioStep,
    Unmet,
    document,
    parsed,
)
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    bool_reader,
    check_keys,
    choice_reader,
    fields_of,
    int_reader,
    list_items,
    list_reader,
    map_entries,
    node_of,
    nullable,
    optional_key,
)

# --- The paths of ``then`` ------------------------------------------------------------------------
# Seats are written as ``P1``; card lists are sorted unless their order matters.

NOT_IN_PLAY = "not in play"

See: TypeAlias = Callable[[State], Any]


@frozen
class _Path:
    """Path of an expected value; ``kinds`` are the kinds of card that have it, () for all."""

    read: Reader[Any]
    see: Callable[[State, int], Any]
    kinds: tuple[str, ...] = ()


def find_path(path: str, node: YamlNode, deck: Deck, seats: Collection[Seat]) -> tuple[Any, See]:
    """Return a path's expected value and a getter for the actual value. Raises Misfit."""
    head, _, tail = path.partition(".")
    named = {seat_name(seat): seat for seat in seats}
    found: _Path | None = None
    subject = 0
    if path in _GAME:
        found = _GAME[path]
    elif head in _SLOT and tail in SLOTS:
        found, subject = _SLOT[head], SLOTS.index(tail)
    elif head in named:
        found, subject = _SEAT.get(tail), named[head]
    elif head in map(str, CARD_NUMBERS):
        found, subject = _CARD.get(tail), int(head)
    if found is None:
        problem = f"unknown path “{path}”"
        raise Misfit(node.line, problem, "a path such as regime, P1.gold or 61.unrest")
    if found.kinds and deck.cards[subject].kind not in found.kinds:
        kind = deck.cards[subject].kind.replace("_", " ")
        raise Misfit(node.line, f"{path}: card {subject} is of the kind {kind} and has none")
    see = found.see
    return found.read(node), lambda state: see(state, subject)


# --- Expected values -----------------------------------------------------------------------------

_number = int_reader(CARD_NUMBERS[0], CARD_NUMBERS[-1])
_seat_word = choice_reader((*map(seat_name, (*SEATS, DIAZ)), None))


_card_or_null = nullable(_number)


def _cards(node: YamlNode) -> list[int]:
    return [_number(each) for each in list_items(node)]


def _cards_in_any_order(node: YamlNode) -> list[int]:
    return sorted(_cards(node))


def _points(node: YamlNode) -> dict[str, int]:
    check_keys(node, PRESTIGES, (), "a map of prestige")
    return {key: int_reader()(entry) for key, entry in map_entries(node).items()}


def _winners(node: YamlNode) -> list[str] | None:
    return None if node.value is None else sorted(map(_seat_word, list_items(node, least=1)))


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat_name(seat)


# --- The game ------------------------------------------------------------------------------------

# Phases by their names in scenarios: short, or in full as in the rulebook (D1 to D4).
_PHASES = {
    "action": "action",
    "discard": "discard",
    "discard_headlines": "discard",
    "restore": "restore",
    "restore_market": "restore",
    "income": "income",
    "over": "over",
}


def _phase(state: State) -> str:
    to_come = {type(step) for step in state.agenda}
    phases: tuple[tuple[type[Any], str], ...] = (
        (ActionPhase, "action"),
        (RestoreMarket, "discard"),
        (IncomePhase, "restore"),
        (EndTurn, "income"),
    )
    return next((phase for step, phase in phases if step in to_come), "over")


def _asked(state: State) -> str | None:
    """Return the deciding seat, or None in the action phase."""
    return None if isinstance(state.agenda[-1], ActionPhase) else _name(seat_to_act(state))


_GAME: dict[str, _Path] = {
    "regime": _Path(choice_reader(REGIMES), lambda state, _: state.regime),
    "depression": _Path(bool_reader, lambda state, _: state.depression),
    "turn": _Path(_seat_word, lambda state, _: seat_name(state.turn.seat)),
    "phase": _Path(
        lambda node: _PHASES[choice_reader(_PHASES)(node)], lambda state, _: _phase(state)
    ),
    "actions": _Path(int_reader(), lambda state, _: state.turn.actions),
    "asked": _Path(_seat_word, lambda state, _: _asked(state)),
    "winner": _Path(_winners, lambda state, _: sorted(map(seat_name, state.winners)) or None),
    "ended_by": _Path(choice_reader((*get_args(EndedBy), None)), lambda state, _: state.ended_by),
    "headlines": _Path(_cards, lambda state, _: state.headlines.copy()),
    "deck": _Path(_cards, lambda state, _: state.deck.copy()),
}

_SLOT: dict[str, _Path] = {
    "market": _Path(_card_or_null, lambda state, slot: state.market[slot] or None),
    "speculation": _Path(_seat_word, lambda state, slot: _name(state.speculation[slot])),
}

# --- Seats ---------------------------------------------------------------------------------------


def _tableau(state: State, seat: Seat) -> list[CardNumber]:
    return sorted(
        piece.number
        for piece in state.in_play()
        if piece.owner == seat and not isinstance(piece, TroopInPlay)
    )


_SEAT: dict[str, _Path] = {
    "gold": _Path(int_reader(), lambda state, seat: state.players[seat].gold),
    "income": _Path(int_reader(), next_income),
    "reserve": _Path(int_reader(), lambda state, seat: state.players[seat].reserve),
    "hand": _Path(_cards_in_any_order, lambda state, seat: sorted(state.players[seat].hand)),
    "grudges": _Path(_cards_in_any_order, lambda state, seat: sorted(state.players[seat].grudges)),
    "army": _Path(_cards_in_any_order, lambda state, seat: sorted(state.army(seat))),
    "tableau": _Path(_cards_in_any_order, _tableau),
    "jailed": _Path(bool_reader, lambda state, seat: state.players[seat].jailed),
    "flipped": _Path(
        choice_reader((*PRESTIGES, None)), lambda state, seat: state.players[seat].flipped
    ),
    "prestige": _Path(
        _points, lambda state, seat: {each: active_points(state, seat, each) for each in PRESTIGES}
    ),
}

# --- Cards ---------------------------------------------------------------------------------------

_WHERE = ("deck", "market", "hand", "play", "grudges", "discard", "headlines", "public", "out")


def _where(state: State, number: CardNumber) -> str:
    players = state.players.values()
    lies = {
        "deck": number in state.deck,
        "market": number in state.market,
        "hand": any(number in player.hand for player in players),
        "play": _owner(state, number) is not None,
        "grudges": any(number in player.grudges for player in players),
        "discard": number in state.discards,
        "headlines": number in state.headlines,
        "public": number in state.public_market,
    }
    return next((place for place, here in lies.items() if here), "out")


def _owner(state: State, number: CardNumber) -> str | None:
    for player in state.players.values():
        if number == player.hacendado:
            return seat_name(player.seat)
    return _name(owner_of(state, number))


def _prestige_cube(state: State, number: CardNumber) -> bool | str:
    for pieces in (state.enterprises, state.partners, state.troops):
        if number in pieces:
            return pieces[number].prestige_cube is True
    for player in state.players.values():
        if number in player.grudges:
            return player.grudges[number] is True
        if number == player.hacendado:
            return player.cause_cube is True
    return NOT_IN_PLAY


def _orientation(state: State, number: CardNumber) -> str | None:
    """Return a card's orientation, None or :data:`NOT_IN_PLAY`."""
    for player in state.players.values():
        if number == player.hacendado:
            return player.flipped
    if number not in state.partners:
        return NOT_IN_PLAY
    card = state.cards.partners[number]
    side = card.sides[state.partners[number].side]
    if card.public:
        return side.faction
    return side.prestige if card.newspaper else None


def _extorter(state: State, enterprise: EnterpriseInPlay) -> str | None:
    return seat_name(state.troops[enterprise.troop].owner) if enterprise.extorted else None


def _builder(enterprise: EnterpriseInPlay, oval: int) -> str | None:
    builders = enterprise.connections
    return _name(builders[oval]) if oval < len(builders) else None


def _enterprise_path(
    read: Reader[Any], see: Callable[[State, EnterpriseInPlay], Any], gone: str | None = NOT_IN_PLAY
) -> _Path:
    """Return a path to an enterprise's value; ``gone`` is the value when it is out of play."""

    def found(state: State, number: int) -> Any:
        enterprise = state.enterprises.get(number)
        return gone if enterprise is None else see(state, enterprise)

    return _Path(read, found, ("enterprise",))


_CARD: dict[str, _Path] = {
    "where": _Path(choice_reader(_WHERE), _where),
    "owner": _Path(_seat_word, _owner),
    "income": _enterprise_path(int_reader(), lambda _, enterprise: enterprise.income),
    "unrest": _enterprise_path(int_reader(), lambda _, enterprise: enterprise.unrest),
    "extorted_by": _enterprise_path(_seat_word, _extorter, None),
    "connection": _enterprise_path(_seat_word, lambda _, enterprise: _builder(enterprise, 0), None),
    "connection2": _enterprise_path(
        _seat_word, lambda _, enterprise: _builder(enterprise, 1), None
    ),
    "troop": _enterprise_path(_card_or_null, lambda _, enterprise: enterprise.troop or None, None),
    "prestige_cube": _Path(bool_reader, _prestige_cube),
    "orientation": _Path(
        choice_reader((*PRESTIGES, *FACTIONS, None)),
        _orientation,
        ("partner", "public", "hacendado"),
    ),
}


# --- Reading --------------------------------------------------------------------------------------

PaxTrial: TypeAlias = ScenarioRun[State, Action]
_KEYS = (*scenarios.KEYS, "players", "solo", "seats", "cards")


@frozen
class RobotStep(ScenarioStep):
    """Step in which robots perform ``lines`` actions.

    With ``lines`` None, they act until a person must decide or the turn passes.
    """

    lines: int | None
    took: Action | None = None
    step: str | None = None


def read_scenario(path: Path, deck: Deck) -> "Scenario[PaxScenario]":
    """Read the scenario of a file, or of ``FILE#name``. Raises ScenarioError."""
    return scenarios.read_scenario(document(path), reader(deck))


def reader(deck: Deck) -> "Callable[[YamlNode], PaxScenario]":
    return lambda root: _scenario(root, deck)


@frozen
class PaxScenario(ScenarioGame[State, Action]):
    """Scenario of Pax Porfiriana; ``robots`` are the robots by seat, without Díaz."""

    robots: dict[Seat, RobotName]

    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {"robot": ("took", "step", "by")}
    chances: ClassVar[Mapping[str, Reader[tuple[int, ...]]]] = {
        "dice": list_reader(int_reader(1, 6), 1)
    }
    rules: ClassVar[PaxPorfiriana] = PaxPorfiriana()

    def seat(self, node: YamlNode) -> Seat:
        return seat_reader(self.position.players)(node)

    def gist(self, action: Action) -> Hashable:
        """Return a common key for all ``keep`` actions, None for others."""
        return Keep if isinstance(action, Keep) else None

    def cites(self, rules: tuple[str, ...], wanted: str) -> bool:
        return cites(rules, wanted)

    def problems(self, state: State) -> list[str]:
        return invariant_violations(state, settled=False)

    def piles(self, state: State) -> dict[str, list[int]]:
        return {"dice": state.rolls}

    def read_path(self, path: str, node: YamlNode) -> tuple[Any, Callable[[PaxTrial], Any]]:
        expected, see = find_path(path, node, self.position.cards, self.position.players)
        return expected, lambda trial: see(trial.state)

    # --- Robots ---

    def read_step(self, form: str, node: YamlNode, by: Seat | None) -> ScenarioStep:
        entry = map_entries(node)
        lines = None if entry["robot"].value == "turn" else int_reader(1)(entry["robot"])
        took = optional_key(entry, "took", lambda each: parsed(each, parse), None)
        step = str(entry["step"].value) if "step" in entry else None
        return RobotStep(node.line, lines, took, step, by=by)

    def take_step(self, trial: PaxTrial, step: RobotStep) -> None:
        """Let robots act; compare their last choice with what ``step`` expects."""
        seat, lines, last = trial.state.turn.seat, 0, None
        while step.lines is None or lines < step.lines:
            choice = self._line(trial)
            if choice is None:
                break
            last, lines = choice, lines + 1
            trial.check_sound()
            if step.lines is None and trial.state.turn.seat != seat:
                break
        if last is None or (step.lines is not None and lines < step.lines):
            raise Unmet("robot", "a robot to be asked", "a person, or nobody")
        if step.took is not None and last.action != step.took:
            raise Unmet("took", write(step.took), f"{write(last.action)} ({last.reason})")
        if step.step is not None and last.step != step.step:
            raise Unmet("step", step.step, f"{last.step} ({last.reason})")

    def _line(self, trial: PaxTrial) -> Choice | None:
        """Perform and return a robot's choice; None if no robot must act."""
        question = question_for(trial.state, self.robots)
        if question is None:
            return None
        choice = question.answer()
        listed = trial.is_listed(choice.action)
        perform_choice(trial.state, choice)
        trial.last = choice.action
        if isinstance(choice.action, Dice):
            return self._line(trial) if seat_to_act(trial.state) == DIAZ else choice
        if not listed:
            raise Unmet(write(choice.action), "among the legal actions", "not among them")
        return choice


def cites(cited: tuple[str, ...], rule: str) -> bool:
    """Return whether a cited rule is ``rule`` or a part of it."""
    wanted = rule.casefold().strip()
    for each in cited:
        whole = each.casefold()
        if whole == wanted:
            return True
        if not whole.startswith(wanted):
            continue
        if wanted.startswith("gl.") or wanted[-1].isdigit() != whole[len(wanted)].isdigit():
            return True
    return False


# --- Seats, options and robots -------------------------------------------------------------------


def _scenario(root: YamlNode, deck: Deck) -> PaxScenario:
    entry = map_entries(root)
    solo = optional_key(entry, "solo", choice_reader(get_args(SoloMode)), None)
    check_keys(root, _KEYS, ("title",) if solo else ("title", "players"), "a scenario")
    players = _players(entry.get("players"), solo)
    options = _options(entry.get("options"), players)
    seed = optional_key(entry, "seed", int_reader(), 1)
    given = entry.get("given", YamlNode({}, root.line))
    if "cards" in entry:
        deck = _corrected(entry["cards"], deck)
    position = read_position(given, deck, players, options, seed, solo)
    return PaxScenario(position, _robots(entry.get("seats"), solo, tuple(position.players)))


def _corrected(node: YamlNode, deck: Deck) -> Deck:
    cards = []
    for key, entry in map_entries(node).items():
        if not key.isdecimal() or int(key) not in deck.cards:
            raise Misfit(entry.line, f"“{key}” in “cards”", "a card number")
        ours = map_entries(node_of(card_data(deck.cards[int(key)])))
        cards.append(read_card(YamlNode({**ours, **map_entries(entry)}, entry.line)))
    return deck.corrected(cards)


def _players(node: YamlNode | None, solo: SoloMode | None) -> int:
    """Return the number of seats, not counting Díaz."""
    if solo is None:
        assert node is not None
        return int_reader(2, len(SEATS))(node)
    seats = SOLO_SEATS[solo]
    if node is not None and int_reader()(node) not in (seats, 2 if solo == "diaz" else seats):
        raise Misfit(node.line, f"{node.value} players", f"{seats} in this solo mode")
    return seats


def _robots(
    node: YamlNode | None, solo: SoloMode | None, seats: tuple[Seat, ...]
) -> dict[Seat, RobotName]:
    """Return the robots by seat; in ``paxomatic`` mode, two by default."""
    robots: dict[Seat, RobotName] = {}
    if solo == "paxomatic":
        robots = {2: "paxomatic", 3: "paxomatic"}
    if node is not None:
        seat = seat_reader(seats)
        kind = choice_reader((*get_args(RobotName), "person"))
        for name, entry in map_entries(node).items():
            number = seat(YamlNode(name, entry.line))
            robots.pop(number, None)
            if kind(entry) != "person":
                robots[number] = kind(entry)
    return robots


def _options(node: YamlNode | None, seats: int) -> Options:
    if node is None:
        return Options()
    special = {"handicaps": lambda each: _handicaps(each, seats)}
    return Options(**fields_of(node, Options, "“options”", special))


def _handicaps(node: YamlNode, seats: int) -> tuple[Handicap, ...]:
    names = [seat_name(seat) for seat in range(1, seats + 1)]
    check_keys(node, names, (), "“handicaps”")
    given = {
        name: Handicap(**fields_of(each, Handicap, name, _HANDICAP))
        for name, each in map_entries(node).items()
    }
    return trimmed(tuple(given.get(name, Handicap()) for name in names))


_HANDICAP: dict[str, Reader[Any]] = {
    "gold": int_reader(GOLD.start, GOLD.stop - 1),
    "hand": int_reader(HAND.start, HAND.stop - 1),
    "prestige": choice_reader(PRESTIGES),
}
