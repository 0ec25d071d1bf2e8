"""Tests of the card form."""

import pathlib
from typing import Any

import pytest
from attrs import evolve

from paxdesk.porfiriana.audit import totals
from paxdesk.porfiriana.rules.card_verbs import OWN_VERBS, VERBS, Filter
from paxdesk.porfiriana.rules.cards import BlackCard, Card, PartnerCard, verbs_of
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.deck_reading import FiltersForm, IncomeForm, card_data
from paxdesk.porfiriana.rules.errors import DeckError
from paxdesk.porfiriana.workshop.card_lines import CardLineError, card_line, read_line
from paxdesk.porfiriana.workshop.card_sheets import card_rows, read_rows
from paxdesk.porfiriana.workshop.form import (
    CardForm,
    Path,
    blank,
    blank_map,
    blank_verb,
    fields_of,
    items_in,
    shape_of,
    verb_called,
    way_of,
)
from paxdesk.porfiriana.workshop.own_files import CorrectionsFolder
from paxdesk.schema import Field, ListForm, MapForm, TextForm, VerbForm
from tests.workshop.test_card_lines import OTHER


def build(card: Card) -> CardForm:
    """Return a form after filling in all fields of a card."""
    form, wanted = CardForm.blank(card.number, card.kind), card_data(card)
    if wanted.get("newspaper"):
        form.as_newspaper(True)
    fill_map(form, shape_of(wanted), (), wanted)
    return form


def fill_map(form: CardForm, shape: Any, path: Path, wanted: dict[str, Any]) -> None:
    given = () if path else ("number", "kind", "newspaper")
    fields = [each for each in fields_of(shape) if each.key not in given]
    # fill before clearing, because filled fields replace exclusive ones
    for field in sorted(fields, key=lambda each: wanted.get(each.key) is None):
        here = (*path, field.key)
        if wanted.get(field.key) is None:
            form.clear(here, field)
        else:
            fill(form, field, here, wanted[field.key])


def fill(form: CardForm, field: Field, path: Path, wanted: Any) -> None:
    match field.form:
        case MapForm(shape):
            if form.value(path) is None:
                form.fill(path, blank_map(shape))
            fill_map(form, shape, path, wanted)
        case ListForm(MapForm(shape)):
            if form.value(path) is None:
                form.fill(path, [])
            while len(form.value(path)) > len(wanted):
                form.drop((*path, 0), field)
            for number, each in enumerate(wanted):
                if number == len(form.value(path)):
                    form.add(path, blank_map(shape), field.form)
                fill_map(form, shape, (*path, number), each)
        case ListForm(VerbForm()):
            while form.value(path):
                form.drop((*path, 0), field)
            for number, each in enumerate(wanted):
                verb = verb_called(each["verb"])
                form.add(path, blank_verb(verb), field.form)
                fill_map(form, verb, (*path, number), each)
        case FiltersForm():
            for number, each in enumerate(items_in(wanted)):
                if number == len(items_in(form.value(path))):
                    form.add(path, blank(field.form), field.form)
                fill_map(form, Filter, (*path, number), each)
        case IncomeForm() as income:
            way = way_of(wanted)
            inner = income.fields.get(way)
            form.fill(path, way if inner is None else {way: blank(inner.form)})
            if inner is not None:
                fill(form, inner, (*path, way), wanted[way])
        case _:
            form.fill(path, wanted)


def test_every_card_of_the_deck_can_be_built(deck: Deck) -> None:
    used = set()
    for card in deck.cards.values():
        form = build(card)
        assert form.data == card_data(card), card.name
        assert form.judgement.card == card, form.judgement
        used |= {type(each) for each in verbs_of(card)}
    assert used == {*VERBS} - OWN_VERBS


@pytest.mark.parametrize(("number", "line", "_typed"), OTHER)
def test_other_cards_are_put_together(deck: Deck, number: int, line: str, _typed: str) -> None:
    card = read_line(line, deck.cards[number])
    form = build(card)
    assert form.data == card_data(card)
    assert form.judgement.card == card, form.judgement


def test_everything_is_undone_and_redone(deck: Deck) -> None:
    card = deck.cards[7]
    form = build(card)
    while form.can_undo:
        form.undo()
    assert form.data == CardForm.blank(card.number, card.kind).data
    while form.can_redo:
        form.redo()
    assert form.judgement.card == card


def test_text_typed_letter_by_letter_is_undone_in_one_step(deck: Deck) -> None:
    form = CardForm.of(deck.cards[61])
    for end in range(1, 6):
        form.fill(("name",), "Mines"[:end], typed=True)
    form.fill(("cost",), 7)
    form.undo()
    assert form.value(("name",)) == "Mines"
    form.undo()
    assert form.value(("name",)) == "Minas Prietas"
    assert not form.can_undo


@pytest.mark.parametrize(
    ("number", "path", "value", "where"),
    [
        (61, ("name",), "", ("name",)),
        (61, ("slave",), False, ("jails",)),
        (61, ("ovals", 0, "to"), "mule", ("ovals", 0)),
        (7, ("orientations", 1, "prestige"), "loyalty", ("orientations",)),
        (208, ("orientations", 0, "prestige"), "revolution", ("orientations",)),
        (134, ("effects", 0, "gold"), 0, ("effects", 0, "gold")),
    ],
)
def test_impossible_values_are_reported_with_their_field(
    deck: Deck, number: int, path: Path, value: object, where: Path
) -> None:
    form = CardForm.of(deck.cards[number])
    form.fill(path, value)
    judgement = form.judgement
    assert judgement.card is None
    assert judgement.path == where
    assert judgement.problem


def test_a_partner_becomes_a_newspaper_and_back(deck: Deck) -> None:
    form = CardForm.of(deck.cards[14])
    form.fill(("newspaper",), True)
    card = form.judgement.card
    assert isinstance(card, PartnerCard)
    assert len(card.sides) == 2
    form.fill(("newspaper",), False)
    again = form.judgement.card
    assert isinstance(again, PartnerCard)
    assert len(again.sides) == 1


def test_mutually_exclusive_fields_replace_each_other(deck: Deck) -> None:
    form = CardForm.of(deck.cards[208])
    path: Path = ("loyalist", "abilities", 0)
    form.fill((*path, "half"), True)
    assert form.value(path) == {"verb": "discount", "what": "partner", "half": True}
    assert form.judgement.card is not None


def test_provenance_adds_its_dependent_fields(deck: Deck) -> None:
    form = CardForm.of(deck.cards[61])
    form.fill(("provenance",), "reconstructed")
    assert form.value(("known",)) == form.value(("sources",)) == []
    form.fill(("provenance",), "stated")
    assert form.value(("known",)) == ["all"]


def test_the_maximum_length_is_that_of_the_reader() -> None:
    assert TextForm().longest == 1000


def test_an_owner_chooses_between_orange_and_black(tmp_path: pathlib.Path, deck: Deck) -> None:
    """Cards 134 to 166 may be orange or black."""
    form = CardForm.of(deck.oranges[137])
    kinds = [entry for entry in form.entries() if entry.path == ("kind",)]
    assert [entry.field.form.words for entry in kinds] == [("orange", "black")]
    form.fill(("kind",), "black")
    form.fill(("effects",), [{"verb": "steal", "gold": 3}])
    form.fill(("target",), None)
    card = form.judgement.card
    assert isinstance(card, BlackCard), form.judgement
    assert card.name == deck.cards[137].name
    form.undo()
    form.undo()
    form.undo()
    assert form.judgement.card == deck.cards[137]
    own = CorrectionsFolder(tmp_path)
    changed = own.save(card)
    assert own.deck().blacks[137] == card
    assert 137 not in own.deck().oranges
    count = "cards 134 to 166: orange, black"
    assert [each.found for each in totals(changed) if each.what == count] == ["9, 24"]
    # lines and spreadsheets allow the change, too
    assert read_line(card_line(card), deck.cards[137]) == card
    row = dict(zip(*card_rows([card]), strict=True))
    assert read_rows([list(row), list(row.values())], deck).cards == (card,)
    assert not [entry for entry in CardForm.of(deck.cards[3]).entries() if entry.path == ("kind",)]
    with pytest.raises(DeckError, match="a card of type black"):
        own.save(evolve(card, number=3))
    with pytest.raises(CardLineError):
        read_line(card_line(card), deck.cards[3])
