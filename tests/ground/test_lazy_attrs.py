"""Tests that records behave like those of attrs."""

import pickle

import attrs
import pytest
from attrs import field

from paxdesk.lazy_attrs import define, frozen


@frozen
class Card:
    number: int
    name: str = ""
    known: dict[str, int] = field(factory=dict, eq=False, repr=False)


@frozen
class Partner(Card):
    cost: int = 0


class Public(Partner):
    """Subclass with the methods of its base."""


@frozen
class Nothing:
    """Record without fields."""


@frozen(order=True)
class Rank:
    number: int


@frozen
class Odd:
    number: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Odd) and self.number % 2 == other.number % 2

    def __hash__(self) -> int:
        return self.number % 2


@define
class Purse:
    gold: int = 0


def test_records_with_the_same_values_are_equal() -> None:
    assert Card(1) == Card(1, known={"x": 1})
    assert Card(1) != Card(2)
    assert Card(1) != Card(1, "Minas Prietas")
    assert Card(1).__eq__(1) is NotImplemented
    assert Nothing() == Nothing()
    assert Purse(3) == Purse(3) != Purse(4)


def test_records_of_different_classes_differ() -> None:
    # The inherited method compares the classes, too.
    assert Public(1) == Public(1)
    assert Public(1) != Partner(1)
    assert Partner(1, cost=2) == Partner(1, cost=2) != Partner(1, cost=3)
    assert Partner(1) != Card(1)
    assert Card(1) != Partner(1)


def test_equal_records_have_equal_hashes() -> None:
    assert len({Public(1), Public(1), Partner(1), Partner(1, cost=2), Card(1), Card(1)}) == 4
    assert hash(Card(1)) == hash(Card(1, known={"x": 1}))
    assert hash(Nothing()) == hash(Nothing())
    with pytest.raises(TypeError, match="unhashable"):
        hash(Purse())


def test_attrs_options_of_a_class_are_respected() -> None:
    assert Rank(1) < Rank(2)
    assert {Rank(1), Rank(1)} == {Rank(1)}
    assert Odd(1) == Odd(3) != Odd(2)
    assert hash(Odd(1)) == hash(Odd(3))


def test_records_are_printed_with_their_fields_and_copied() -> None:
    assert repr(Partner(1, "Dorados")) == "Partner(number=1, name='Dorados', cost=0)"
    assert attrs.evolve(Partner(1), cost=2) == Partner(1, cost=2)
    assert pickle.loads(pickle.dumps(Partner(1))) == Partner(1)
