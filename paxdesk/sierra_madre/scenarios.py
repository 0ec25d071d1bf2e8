"""Scenario files of the companion: a position, lines, dice laid down, and what comes of it."""

from collections.abc import Callable, Hashable, Mapping
from itertools import count
from operator import attrgetter
from typing import Any, ClassVar, Final, TypeAlias

from attrs import field, fields_dict

from paxdesk import strict_yaml as strict
from paxdesk.record_classes import frozen
from paxdesk.session import scenarios
from paxdesk.session.game import Seat
from paxdesk.session.randomness import Generator
from paxdesk.session.scenarios import Step, Trial
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.actions import ENTRIES, Action, kinds
from paxdesk.sierra_madre.rules.cards import CARDS, LANDS, PRODUCTS, Facts, unknown
from paxdesk.sierra_madre.rules.invariants import problems
from paxdesk.sierra_madre.rules.sequence import enter
from paxdesk.sierra_madre.rules.state import GOLD, MOST_SEATS, OWNED, PLACES, Card, Hacendado, State
from paxdesk.sierra_madre.saves.box import facts_of
from paxdesk.sierra_madre.session import Session, SierraMadre
from paxdesk.strict_yaml import Misfit, Node, Reader, check_keys, entries, optional, text, whole

SierraTrial: TypeAlias = Trial[State, Action]
GAME = "sierra_madre"
TELLING: Final = ("player", "card", "office")
"""Arguments by which one entry of a phase is told from another."""
_PLAIN: Final = ("quarter", "order", "phase", "moving", "round", "over", "weights")


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
        """Its verb; of what belongs to a phase also all that is no number and no words."""
        named = zip(kinds(action.verb).values(), action.values, strict=True)
        telling = [value for of, value in named if of in TELLING or not isinstance(of, str)]
        return (action.verb, *(telling if ENTRIES[action.verb].phase else ()))

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
        paths: dict[str, Callable[[State], Any]] = {
            "gold": lambda state: state.gold(rest),
            "card": lambda state: getattr(state.cards[name], key),
            "seat": lambda state: getattr(state.hacendados[int(name)], key),
            "office": lambda state: state.offices.get(rest, 0),
            "row": lambda state: getattr(state.rows[int(name) - 1], key),
            "rows": lambda state: len(state.rows),
            "slip": lambda state: len(state.slip),
            "auction": lambda state: state.auction and getattr(state.auction, rest or "lot"),
        }
        found = paths.get(what) or (attrgetter(what) if what in _PLAIN else None)
        if found is None or (what == "card" and name not in CARDS):
            raise Misfit(node.line, f"unknown path {path}")
        dated = what == "quarter" or key in ("due", "back", "ious")
        return _plain(node), lambda trial: _shown(found(trial.state), dated=dated)

    def read_step(self, form: str, node: Node, by: Seat | None) -> Step:
        return LaidDown(node.line, rolls=strict.all_of(whole(1, 6))(entries(node)[form]))

    def take_step(self, trial: SierraTrial, step: Step) -> None:
        if isinstance(step, LaidDown):
            trial.state.generator = _rolling(step.rolls)


def _plain(node: Node) -> Any:
    if isinstance(node.value, list):
        return [each.value for each in node.value]
    if isinstance(node.value, dict):
        return {int(key): each.value for key, each in node.value.items()}
    return node.value


def _shown(value: Any, *, dated: bool) -> Any:
    """A value of a position as a file would have it."""
    if isinstance(value, tuple):
        return [_shown(each, dated=dated) for each in value]
    return calendar.written(value) if dated else value


def _rolling(rolls: tuple[int, ...]) -> Generator:
    """A generator whose next dice are these."""
    for seed in count():
        trial = Generator.from_seed(seed)
        if all(trial.die() == each for each in rolls):
            return Generator.from_seed(seed)
    raise AssertionError


# --- Reading a position ---------------------------------------------------------------------------


def _quarter(node: Node) -> int:
    found = calendar.read(text(node))
    if found is None:
        raise Misfit(node.line, f"“{text(node)}” as a quarter", "1899-spring")
    return found


_GOLD: Final = whole(0, GOLD)
_SEAT: Final[dict[str, Reader[Any]]] = {
    "gold": _GOLD,
    "new_york": _GOLD,
    "leadership": whole(0, 99),
    "ious": strict.all_of(_quarter),
    "jailed": strict.flag,
    "status": strict.one_of(("playing", "at_war", "dead", "left")),
    "back": _quarter,
}
_CARD: Final[dict[str, Reader[Any]]] = {
    "at": strict.one_of(PLACES),
    "seat": whole(1, MOST_SEATS),
    "due": _quarter,
    "level": _GOLD,
    "gold": _GOLD,
    "struck": strict.flag,
}
_PAIRS: Final = strict.one_of(f"{land} {product}" for land in LANDS for product in PRODUCTS)


def reader() -> Callable[[Node], SierraScenario]:
    """What makes scenarios of documents."""
    return _scenario


def _scenario(root: Node) -> SierraScenario:
    check_keys(root, ("game", *scenarios.KEYS), ("game", "title", "given"), "a scenario")
    entry, options = entries(root), st.Options()
    if "options" in entry:
        check_keys(entry["options"], tuple(fields_dict(st.Options)), (), "“options”")
        given = {key: each.value for key, each in entries(entry["options"]).items()}
        options = st.Options(**given)  # type: ignore[arg-type]
    return SierraScenario(_position(entry["given"], options, optional(entry, "seed", whole(), 1)))


def _position(node: Node, options: st.Options, seed: int) -> State:
    known = ("quarter", "phase", "seats", "cards", "offices", "boycotts")
    check_keys(node, known, ("seats",), "“given”")
    entry = entries(node)
    men = {
        seat: _man(each) for seat, each in enumerate(strict.items(entry["seats"], 1, MOST_SEATS), 1)
    }
    state = State(options, men, Generator.from_seed(seed))
    state.quarter = optional(entry, "quarter", _quarter, 0)
    for card, each in entries(entry["cards"]).items() if "cards" in entry else ():
        if card not in CARDS:
            raise Misfit(each.line, f"there is no card {card}")
        state.cards[card] = _card(card, each, state)
    state.offices = dict(optional(entry, "offices", strict.map_of(whole(1, len(men))), {}))
    pairs = optional(entry, "boycotts", strict.all_of(_PAIRS), ())
    state.boycotts = tuple((land, product) for land, product in map(str.split, pairs))  # type: ignore[misc]
    state.treasury = 0
    state.treasury = GOLD - sum(map(state.gold, state.accounts))
    phase = optional(entry, "phase", whole(1, 11), 1)
    if phase > 1 and not enter(state, phase):
        raise Misfit(entry["phase"].line, f"phase {phase} has nothing to do here")
    if wrong := problems(state):
        raise Misfit(node.line, "; ".join(wrong))
    return state


def _man(node: Node) -> Hacendado:
    check_keys(node, _SEAT, (), "a seat")
    return Hacendado(**{key: _SEAT[key](each) for key, each in entries(node).items()})


def _card(card: str, node: Node, state: State) -> Card:
    check_keys(node, (*_CARD, *fields_dict(Facts)), ("at",), "a card")
    entry = entries(node)
    facts = facts_of({k: v for k, v in entry.items() if k not in _CARD}, unknown(card))
    read = {key: _CARD[key](each) for key, each in entry.items() if key in _CARD}
    place, owner = read.pop("at"), read.pop("seat", 0)
    if place not in OWNED and owner:
        raise Misfit(node.line, "an owner of a card that nobody owns")
    usual = {"due": state.quarter, "level": facts.profit if place == "mature" else 0}
    return Card(facts, place, owner, **{**usual, **read})
