"""Scenario files of the companion: a position, lines, dice laid down, and what comes of it."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, ClassVar, TypeAlias

from attrs import evolve, field, fields_dict

from paxdesk.record_classes import frozen
from paxdesk.session import scenarios
from paxdesk.session.game import Seat
from paxdesk.session.randomness import Generator
from paxdesk.session.scenarios import Step, Trial
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules.actions import ACTIONS, Action
from paxdesk.sierra_madre.rules.cards import CARDS, LANDS, PRODUCTS, Land, Product, unknown
from paxdesk.sierra_madre.rules.invariants import problems
from paxdesk.sierra_madre.rules.sequence import enter
from paxdesk.sierra_madre.rules.state import (
    GOLD,
    MOST_SEATS,
    OWNED,
    PLACES,
    Card,
    Hacendado,
    Options,
    State,
)
from paxdesk.sierra_madre.saves.box import facts_of
from paxdesk.sierra_madre.session import Session, SierraMadre
from paxdesk.strict_yaml import (
    Misfit,
    Node,
    check_keys,
    entries,
    flag,
    items,
    one_of,
    optional,
    text,
    whole,
)

SierraTrial: TypeAlias = Trial[State, Action]
GAME = "sierra_madre"
_CARD = ("at", "seat", "due", "level", "gold", "struck", *fields_dict(type(unknown("C1"))))
_SEAT = ("gold", "new_york", "leadership", "ious", "jailed", "status", "back")
_GIVEN = ("quarter", "phase", "seats", "cards", "offices", "boycotts")


@frozen
class LaidDown(Step):
    """``{dice: [4, 2]}``: what the program rolls next."""

    rolls: tuple[int, ...] = ()


@frozen
class SierraScenario:
    """The position given."""

    position: State = field(repr=False)

    steps: ClassVar[Mapping[str, tuple[str, ...]]] = {"dice": ()}

    @property
    def rules(self) -> SierraMadre:
        return Session.game

    def begin(self) -> State:
        return self.position.copy()

    def seat(self, node: Node) -> Seat:
        return whole(1, MOST_SEATS)(node)

    def gist(self, action: Action) -> Hashable:
        """Entries with numbers or words have no end: the rules alone say what is legal."""
        return type(action) in ACTIONS.values() or None

    def cites(self, rules: tuple[str, ...], wanted: str) -> bool:
        return wanted in rules

    def problems(self, state: State) -> list[str]:
        return problems(state)

    def unused(self, state: State) -> dict[str, list[int]]:
        return {}

    def read_path(self, path: str, node: Node) -> tuple[Any, Callable[[SierraTrial], Any]]:
        """``gold.P1``, ``card.C12.level``, ``seat.1.leadership``, ``quarter``, ``asked``."""
        what, _, rest = path.partition(".")
        name, _, key = rest.partition(".")
        match what:
            case "gold":
                return whole(0, GOLD)(node), lambda trial: trial.state.gold(rest)
            case "card" if name in CARDS:
                if key == "due":
                    return text(node), lambda t: calendar.written(t.state.cards[name].due)
                return node.value, lambda trial: getattr(trial.state.cards[name], key)
            case "seat":
                if key == "ious":
                    return _plain(node), lambda t: _ious(t.state, int(name))
                return node.value, lambda t: getattr(t.state.hacendados[int(name)], key)
            case "office":
                return whole(0, MOST_SEATS)(node), lambda t: t.state.offices.get(rest, 0)
            case "row":
                return node.value, lambda t: _row(t.state, int(name), key)
            case "order":
                return _plain(node), lambda t: list(t.state.order)
            case "quarter":
                return text(node), lambda t: calendar.written(t.state.quarter)
            case "rows" | "slip":
                return whole()(node), lambda t: len(getattr(t.state, what))
            case "phase" | "moving" | "round" | "over" | "weights":
                return _plain(node), lambda t: getattr(t.state, what)
            case "auction":
                return node.value, lambda t: _auction(t.state, rest)
        raise Misfit(node.line, f"unknown path {path}")

    def read_step(self, form: str, node: Node, by: Seat | None) -> Step:
        dice = items(entries(node)[form])
        return LaidDown(node.line, rolls=tuple(whole(1, 6)(each) for each in dice))

    def take_step(self, trial: SierraTrial, step: Step) -> None:
        if isinstance(step, LaidDown):
            trial.state.generator = _rolling(step.rolls)


def _plain(node: Node) -> Any:
    if isinstance(node.value, list):
        return [each.value for each in node.value]
    if isinstance(node.value, dict):
        return {int(key): each.value for key, each in node.value.items()}
    return node.value


def _ious(state: State, seat: Seat) -> list[str]:
    return [calendar.written(each) for each in state.hacendados[seat].ious]


def _row(state: State, number: int, key: str) -> Any:
    return getattr(state.rows[number - 1], key)


def _auction(state: State, key: str) -> Any:
    if state.auction is None:
        return None
    found = getattr(state.auction, key or "lot")
    return list(found) if isinstance(found, tuple) else found


def _rolling(rolls: tuple[int, ...]) -> Generator:
    """A generator whose next dice are these."""
    seed = 0
    while True:
        trial = Generator.from_seed(seed)
        if all(trial.die() == each for each in rolls):
            return Generator.from_seed(seed)
        seed += 1


def _land(word: str) -> Land:
    return next(each for each in LANDS if each == word)


def _product(word: str) -> Product:
    return next(each for each in PRODUCTS if each == word)


# --- Reading a position ---------------------------------------------------------------------------


def reader() -> Callable[[Node], SierraScenario]:
    """What makes scenarios of documents."""
    return _scenario


def _scenario(root: Node) -> SierraScenario:
    check_keys(root, ("game", *scenarios.KEYS), ("game", "title", "given"), "a scenario")
    entry = entries(root)
    options = Options()
    if "options" in entry:
        check_keys(entry["options"], tuple(fields_dict(Options)), (), "“options”")
        options = Options(**{k: n.value for k, n in entries(entry["options"]).items()})  # type: ignore[arg-type]
    seed = optional(entry, "seed", whole(), 1)
    return SierraScenario(_position(entry["given"], options, seed))


def _position(node: Node, options: Options, seed: int) -> State:
    check_keys(node, _GIVEN, ("seats",), "“given”")
    entry = entries(node)
    men = {seat: _man(each) for seat, each in enumerate(items(entry["seats"], 1, MOST_SEATS), 1)}
    state = State(options, men, Generator.from_seed(seed))
    state.quarter = optional(entry, "quarter", _quarter, 0)
    for card, each in entries(entry["cards"]).items() if "cards" in entry else ():
        if card not in CARDS:
            raise Misfit(each.line, f"there is no card {card}")
        state.cards[card] = _card(card, each, state)
    for office, each in entries(entry["offices"]).items() if "offices" in entry else ():
        state.offices[office] = whole(1, len(men))(each)
    if "boycotts" in entry:
        pairs = (text(each).split() for each in items(entry["boycotts"]))
        state.boycotts = tuple((_land(land), _product(product)) for land, product in pairs)
    lying = sum(man.gold + man.new_york for man in men.values())
    state.treasury = GOLD - lying - sum(card.gold for card in state.cards.values())
    phase = optional(entry, "phase", whole(1, 11), 1)
    if phase > 1 and not enter(state, [], phase):
        raise Misfit(entry["phase"].line, f"phase {phase} has nothing to do here")
    wrong = problems(state)
    if wrong:
        raise Misfit(node.line, "; ".join(wrong))
    return state


def _man(node: Node) -> Hacendado:
    check_keys(node, _SEAT, (), "a seat")
    entry = entries(node)
    return Hacendado(
        gold=optional(entry, "gold", whole(0, GOLD), 0),
        new_york=optional(entry, "new_york", whole(0, GOLD), 0),
        leadership=optional(entry, "leadership", whole(0, 99), 0),
        jailed=optional(entry, "jailed", flag, False),
        status=optional(entry, "status", one_of(("playing", "at_war", "dead", "left")), "playing"),
        back=optional(entry, "back", _quarter, 0),
        ious=tuple(_quarter(each) for each in items(entry["ious"])) if "ious" in entry else (),
    )


def _quarter(node: Node) -> int:
    found = calendar.read(text(node))
    if found is None:
        raise Misfit(node.line, f"“{text(node)}” as a quarter", "1899-spring")
    return found


def _card(card: str, node: Node, state: State) -> Card:
    check_keys(node, _CARD, ("at",), "a card")
    entry = entries(node)
    given = {k: v for k, v in entry.items() if k in fields_dict(type(unknown(card)))}
    facts = facts_of(given, unknown(card))
    place = one_of(PLACES)(entry["at"])
    owner = optional(entry, "seat", whole(1, len(state.hacendados)), 0)
    level = facts.profit if place == "mature" else 0
    made = Card(facts, place, owner, optional(entry, "due", _quarter, state.quarter))
    if place not in OWNED and owner:
        raise Misfit(node.line, "an owner of a card that nobody owns")
    return evolve(
        made,
        level=optional(entry, "level", whole(0, GOLD), level),
        gold=optional(entry, "gold", whole(0, GOLD), 0),
        struck=optional(entry, "struck", flag, False),
    )
