"""Scenario files of the companion: a position, lines, preset dice, and the expected results."""

from collections.abc import Callable, Hashable, Mapping
from itertools import count
from operator import attrgetter
from typing import Any, ClassVar, Final, TypeAlias

from attrs import fields_dict

from paxdesk import strict_yaml as strict
from paxdesk.language import join_sentences
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.randomness import Generator
from paxdesk.session.scenarios import ScenarioGame, ScenarioRun, read_head
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.actions import ENTRIES, Action, kinds
from paxdesk.sierra_madre.rules.cards import CARDS, LANDS, PRODUCTS, Facts
from paxdesk.sierra_madre.rules.sequence import enter
from paxdesk.sierra_madre.rules.state import GOLD, Card, Hacendado, State
from paxdesk.sierra_madre.saves import read_facts
from paxdesk.sierra_madre.session import Session, SierraMadre
from paxdesk.strict_yaml import (
    Misfit,
    Reader,
    YamlNode,
    check_keys,
    int_reader,
    map_entries,
    optional_key,
    text_reader,
)

SierraTrial: TypeAlias = ScenarioRun[State, Action]
GAME = "sierra_madre"
TELLING: Final = ("player", "card", "office")
"""Kinds of arguments, besides choices, that distinguish entries limited to a phase."""
_PLAIN: Final = ("quarter", "order", "phase", "moving", "round", "over", "weights")
_DATED: Final = ("quarter", "due", "back", "ious")


@frozen
class SierraScenario(ScenarioGame[State, Action]):
    rules: ClassVar[SierraMadre] = Session.game
    chances: ClassVar[Mapping[str, Reader[tuple[int, ...]]]] = {
        "dice": strict.list_reader(int_reader(1, 6))
    }

    def seat(self, node: YamlNode) -> Seat:
        return int_reader(1, st.MOST_SEATS)(node)

    def gist(self, action: Action) -> Hashable:
        """Return the verb; for entries limited to a phase also the values that distinguish them."""
        named = zip(kinds(action.verb).values(), action.values, strict=True)
        telling = [value for of, value in named if of in TELLING or not isinstance(of, str)]
        return (action.verb, *(telling if ENTRIES[action.verb].phase else ()))

    def problems(self, state: State) -> list[str]:
        return st.problems(state)

    def read_path(self, path: str, node: YamlNode) -> tuple[Any, Callable[[SierraTrial], Any]]:
        """Return the expected value of a path like ``gold.P1``, and a reader of the actual one."""
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
        dated = (key or what) in _DATED
        return _plain(node), lambda trial: _shown(found(trial.state), dated=dated)

    def lay_down(self, state: State, chance: str, results: tuple[int, ...]) -> None:
        state.generator = _rolling(results)


def _plain(node: YamlNode) -> Any:
    if isinstance(node.value, list):
        return [each.value for each in node.value]
    if isinstance(node.value, dict):
        return {int(key): each.value for key, each in node.value.items()}
    return node.value


def _shown(value: Any, *, dated: bool) -> Any:
    """Return a value in the form used in files."""
    if isinstance(value, tuple):
        return [_shown(each, dated=dated) for each in value]
    return calendar.written(value) if dated else value


def _rolling(rolls: tuple[int, ...]) -> Generator:
    """Return a generator whose next dice are ``rolls``."""
    trials = ((seed, Generator.from_seed(seed)) for seed in count())
    fits = (seed for seed, trial in trials if all(trial.die() == each for each in rolls))
    return Generator.from_seed(next(fits))


def _quarter(node: YamlNode) -> int:
    found = calendar.read(text_reader(node))
    if found is None:
        raise Misfit(node.line, f"“{text_reader(node)}” as a quarter", "1899-spring")
    return found


_GOLD: Final = int_reader(0, GOLD)
_READ: Final[dict[str, Reader[Any]]] = {
    **dict.fromkeys(("gold", "new_york", "level"), _GOLD),
    **dict.fromkeys(("due", "back"), _quarter),
    "ious": strict.list_reader(_quarter),
    "owner": int_reader(1, st.MOST_SEATS),
}
"""Readers of the fields that are not read by their types."""
_PAIRS: Final = strict.choice_reader(f"{land} {product}" for land in LANDS for product in PRODUCTS)


def scenario_of(root: YamlNode) -> SierraScenario:
    """Return the scenario of a document. Raises Misfit."""
    given, options, seed = read_head(root, GAME, st.Options)
    return SierraScenario(_position(given, options, seed))


def _position(node: YamlNode, options: st.Options, seed: int) -> State:
    known = ("quarter", "phase", "seats", "cards", "offices", "boycotts")
    check_keys(node, known, ("seats",), "“given”")
    entry = map_entries(node)
    men = {
        seat: Hacendado(**strict.fields_of(each, Hacendado, "a seat", _READ))
        for seat, each in enumerate(strict.list_items(entry["seats"], 1, st.MOST_SEATS), 1)
    }
    state = State(options, men, Generator.from_seed(seed))
    state.quarter = optional_key(entry, "quarter", _quarter, 0)
    for card, each in map_entries(entry["cards"]).items() if "cards" in entry else ():
        state.cards[card] = _card(card, each, state)
    state.offices = dict(
        optional_key(entry, "offices", strict.map_reader(int_reader(1, len(men))), {})
    )
    pairs = optional_key(entry, "boycotts", strict.list_reader(_PAIRS), ())
    state.boycotts = tuple((land, product) for land, product in map(str.split, pairs))  # type: ignore[misc]
    state.treasury = 0
    state.treasury = GOLD - sum(map(state.gold, state.accounts))
    phase = optional_key(entry, "phase", int_reader(1, 11), 1)
    if phase > 1 and not enter(state, phase):
        raise Misfit(entry["phase"].line, f"phase {phase} has nothing to do here")
    if wrong := st.problems(state):
        raise Misfit(node.line, join_sentences(wrong))
    return state


def _card(card: str, node: YamlNode, state: State) -> Card:
    """Return a card with place and printed facts."""
    printed = {key: each for key, each in map_entries(node).items() if key in fields_dict(Facts)}
    lying = {key: each for key, each in map_entries(node).items() if key not in printed}
    facts = read_facts(card, YamlNode(printed, node.line))
    found = strict.fields_of(YamlNode(lying, node.line), Card, "a card", _READ, ("place",))
    if found["place"] not in st.OWNED and "owner" in found:
        raise Misfit(node.line, "an owner of a card that nobody owns")
    usual = {"due": state.quarter, "level": facts.profit if found["place"] == "mature" else 0}
    return Card(facts, **{**usual, **found})
