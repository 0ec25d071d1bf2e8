"""Parts of a card line, each for one or more related fields."""

from collections.abc import Mapping
from typing import ClassVar, Final, TypeAlias, get_args

from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import card_verbs, cards
from paxdesk.porfiriana.rules.card_verbs import CONNECTIONS, DISTRICTS, PRESTIGES, REGIMES, OvalKind
from paxdesk.porfiriana.rules.deck_reading import SCHEMA, IncomeForm
from paxdesk.porfiriana.workshop.line_tokens import NEXT, Cursor, value_text, verb_text
from paxdesk.schema import Field, ListForm, Shape, VerbForm, spelled
from paxdesk.strict_yaml import Misfit, YamlNode, node_of
from paxdesk.yaml_writing import Value

Nodes: TypeAlias = dict[str, YamlNode]
Data: TypeAlias = Mapping[str, Value]
USUAL_INCOME: Final[Mapping[str, Value]] = {
    "mine": "mines",
    "ranch": {"improvable": 1},
    "plantation": {"improvable": 1},
    "bank": "economy",
}
"""Usual incomes of some industries, which a line leaves out."""
COUNTED: Final = ("any", "self")
"""Words that begin the count of an income."""
REGIME, STEAL, DISCOUNT = map(spelled, (card_verbs.Regime, card_verbs.Steal, card_verbs.Discount))
"""Verbs whose names may be left out."""
PERCENT: Final = "%"
"""Mark for the verb of a discount."""
YES: Final = ("yes", "true")
NO: Final = ("no", "false")
"""Words of a cell for a flag that is off."""


def placed(node: YamlNode, place: int) -> YamlNode:
    """Return a copy of a node with everything at one position."""
    if isinstance(node.value, dict):
        return YamlNode({key: placed(each, place) for key, each in node.value.items()}, place)
    if isinstance(node.value, list):
        return YamlNode([placed(each, place) for each in node.value], place)
    return YamlNode(node.value, place)


@frozen
class Part:
    """Part of a card line for a field, possibly ``within`` a map."""

    shape: Shape
    key: str
    within: str = ""
    many: ClassVar[bool] = False
    """True if a line may have several parts of this kind."""
    plain: ClassVar[bool] = False
    """True if the text of a cell is the value."""

    @property
    def field(self) -> Field:
        return SCHEMA.fields_of(self.shape)[self.key]

    @property
    def leads(self) -> tuple[str, ...]:
        """First words of the part."""
        return (self.key,)

    def found(self, data: Data) -> Value:
        """Return the value of the field in a card's plain data."""
        return (data[self.within] if self.within else data).get(self.key)

    def text(self, data: Data) -> str:
        """Return the part as written in a line; "" if it has no content."""
        return value_text(self.field.form, self.found(data))

    def line_text(self, data: Data) -> str:
        return self.text(data)

    def begins(self, cursor: Cursor) -> bool:
        """Return whether the part begins at the cursor without one of its :attr:`leads`."""
        return False

    def read(self, cursor: Cursor) -> Nodes:
        """Read the part. Raises Misfit."""
        return {self.key: cursor.value(self.field.form)}

    @property
    def column(self) -> str:
        return self.key

    def cell_text(self, data: Data) -> str:
        return self.text(data)

    def read_cell(self, cursor: Cursor) -> Nodes:
        """Read the part from a cell. Raises Misfit."""
        return self.read(cursor)

    def absent(self, given: Nodes, end: int) -> Nodes:
        """Return the values of a missing part. Raises Misfit if it is required."""
        if isinstance(self.field.form, ListForm):
            return {self.key: YamlNode([], end)}
        if self.field.empty == "never":
            raise Misfit(end, tr("the line ends here"), self.expected)
        return {self.key: YamlNode(None, end)}

    @property
    def expected(self) -> str:
        """Words that the part may start with, for messages."""
        return join_words(self.leads, "or")


class Initial(Part):
    """Words whose districts a line abbreviates: ``S/C`` for ``sonora/chihuahua``."""

    def line_text(self, data: Data) -> str:
        words = self.text(data).split("/")
        return "/".join(each[0].upper() if each in DISTRICTS else each for each in words)


class Named(Part):
    """Value after its key: ``mines 2``, ``target [mine]``; left out if null."""

    def text(self, data: Data) -> str:
        return "" if self.found(data) is None else f"{self.key} {super().text(data)}"

    def read(self, cursor: Cursor) -> Nodes:
        cursor.word((self.key,))
        return Part.read(self, cursor)

    def cell_text(self, data: Data) -> str:
        return self.text(data).removeprefix(f"{self.key} ")

    def read_cell(self, cursor: Cursor) -> Nodes:
        return self.read(cursor) if cursor.fits((self.key,)) else Part.read(self, cursor)


class TargetPart(Named):
    """Filters in brackets; the key before them may be left out."""

    def begins(self, cursor: Cursor) -> bool:
        return cursor.sees("mark", "[")

    def read(self, cursor: Cursor) -> Nodes:
        return Part.read(self, cursor) if self.begins(cursor) else super().read(cursor)


class TextPart(Named):
    """Text in quotes after its key; a cell has only the text."""

    plain = True

    def cell_text(self, data: Data) -> str:
        return str(self.found(data) or "")

    def absent(self, given: Nodes, end: int) -> Nodes:
        return {}


class PrestigePart(Part):
    @property
    def leads(self) -> tuple[str, ...]:
        return PRESTIGES

    def text(self, data: Data) -> str:
        return str(self.found(data) or "")


class FlagPart(Part):
    """Flag that is written only if it is true."""

    def text(self, data: Data) -> str:
        return self.key if self.found(data) else ""

    def read(self, cursor: Cursor) -> Nodes:
        return {self.key: YamlNode(True, cursor.word((self.key,)).line)}

    def read_cell(self, cursor: Cursor) -> Nodes:
        word = cursor.word((self.key, *YES, *NO))
        return {self.key: YamlNode(word.value not in NO, word.line)}

    def absent(self, given: Nodes, end: int) -> Nodes:
        return {self.key: YamlNode(False, end)}


class SlavePart(FlagPart):
    """``slave`` or ``slave jails``."""

    def text(self, data: Data) -> str:
        return " ".join(key for key in ("slave", "jails") if data[key])

    def line_text(self, data: Data) -> str:
        return self.text(data)

    @property
    def leads(self) -> tuple[str, ...]:
        return ("slave", "jails")

    def read_cell(self, cursor: Cursor) -> Nodes:
        if cursor.fits((*self.leads, *YES, *NO)) in self.leads:
            return self.read(cursor)
        word = cursor.word((*self.leads, *YES, *NO))
        return {**self.absent({}, word.line), "slave": YamlNode(word.value in YES, word.line)}

    def read(self, cursor: Cursor) -> Nodes:
        given = self.absent({}, cursor.place)
        for key in self.leads:
            if cursor.fits(self.leads) == key:
                given[key] = YamlNode(True, cursor.word(self.leads).line)
        return given

    def absent(self, given: Nodes, end: int) -> Nodes:
        return {key: YamlNode(False, end) for key in self.leads}


class IncomePart(Part):
    """Income: ``income 2``, ``economy``, ``mines``, ``improvable`` or ``per any [smelter]``.

    ``per`` may be left out.
    """

    leads = ("income", "economy", "mines", "improvable", "per", *COUNTED)

    def text(self, data: Data) -> str:
        income = self.found(data)
        if isinstance(income, str):
            return income
        ((key, value),) = income.items()
        if key == "improvable":
            return "improvable"
        form = SCHEMA.fields_of(cards.Income)[key].form
        return f"{'income' if key == 'fixed' else 'per'} {value_text(form, value)}"

    def line_text(self, data: Data) -> str:
        usual = USUAL_INCOME.get(data["industry"])
        return "" if self.found(data) == usual else self.text(data)

    def read(self, cursor: Cursor) -> Nodes:
        form, counted = self.field.form, cursor.fits(self.leads) in COUNTED
        assert isinstance(form, IncomeForm)
        word = YamlNode("per", cursor.place) if counted else cursor.word(self.leads)
        if word.value in form.words:
            return {self.key: word}
        if word.value == "improvable":
            value = YamlNode({"improvable": YamlNode(1, word.line)}, word.line)
            return {self.key: value}
        key = "fixed" if word.value == "income" else "count"
        return {self.key: YamlNode({key: cursor.value(form.fields[key].form)}, word.line)}

    def absent(self, given: Nodes, end: int) -> Nodes:
        usual = USUAL_INCOME.get(str(given["industry"].value))
        if usual is None:
            raise Misfit(end, tr("the line ends here"), self.expected)
        return {self.key: placed(node_of(usual), end)}


class ConnectionPart(Part):
    """Base connection and ovals: ``foot > mule 2 > rail 5 chain``."""

    leads = CONNECTIONS

    def text(self, data: Data) -> str:
        ovals = (
            f"{each['to']} {each['cost']}{' chain' if each['chain'] else ''}"
            for each in data["ovals"]
        )
        return " > ".join((data["base"], *ovals))

    @property
    def column(self) -> str:
        return "connections"

    def read(self, cursor: Cursor) -> Nodes:
        base, ovals = cursor.word(CONNECTIONS), []
        start = cursor.place
        while cursor.skips(">"):
            kind = cursor.word(get_args(OvalKind))
            cost = cursor.value(SCHEMA.fields_of(cards.Oval)["cost"].form)
            chain = cursor.word(("chain",)) if cursor.fits(("chain",)) else None
            place = kind.line if chain is None else chain.line
            oval = {"to": kind, "cost": cost, "chain": YamlNode(chain is not None, place)}
            ovals.append(YamlNode(oval, kind.line))
        if not cursor.done:
            raise cursor.misfit(tr("“{value}” or the end", value=">"))
        return {"base": base, "ovals": YamlNode(list(ovals), start)}


class DeployPart(Part):
    """Deployment costs of a troop by connection: ``rail 1 mule 2 foot 3`` or ``1/2/3``."""

    leads = ("rail",)

    def text(self, data: Data) -> str:
        return " ".join(f"{key} {value}" for key, value in self.found(data).items())

    def begins(self, cursor: Cursor) -> bool:
        return cursor.sees("number")

    def read(self, cursor: Cursor) -> Nodes:
        start, given = cursor.place, dict[str, YamlNode]()
        short = self.begins(cursor)
        for key, field in SCHEMA.fields_of(cards.DeployCost).items():
            if not short:
                cursor.word((key,))
            elif given:
                cursor.mark("/")
            given[key] = cursor.value(field.form)
        return {self.key: YamlNode(given, start)}


class AwardPart(Part):
    """Victim-Award: ``award loyalty jails``, or in short ``loyalty jails``."""

    leads = ("award", *PRESTIGES)

    def text(self, data: Data) -> str:
        award = self.found(data)
        if award is None:
            return ""
        return f"award {award['prestige']}{' jails' if award['jails'] else ''}"

    def cell_text(self, data: Data) -> str:
        return self.text(data).removeprefix("award ")

    def read_cell(self, cursor: Cursor) -> Nodes:
        return self._award(cursor)

    def read(self, cursor: Cursor) -> Nodes:
        if cursor.fits(self.leads) == "award":
            cursor.word(self.leads)
        return self._award(cursor)

    @property
    def expected(self) -> str:
        return "award"

    def _award(self, cursor: Cursor) -> Nodes:
        start = cursor.place
        given = {"prestige": cursor.word(PRESTIGES)}
        jails = bool(cursor.fits(("jails",)))
        given["jails"] = YamlNode(jails, cursor.take().at if jails else cursor.place)
        return {self.key: YamlNode(given, start)}


class VerbPart(Part):
    """Verb of a list; a line may have several of them."""

    many = True

    @property
    def verbs(self) -> dict[str, Shape]:
        form = self.field.form
        assert isinstance(form, ListForm)
        assert isinstance(form.item, VerbForm)
        return {spelled(each): each for each in form.item.verbs}

    @property
    def leads(self) -> tuple[str, ...]:
        return (*self.verbs, *(REGIMES if REGIME in self.verbs else ()))

    def text(self, data: Data) -> str:
        return f" {NEXT[0]} ".join(map(verb_text, self.found(data)))

    def begins(self, cursor: Cursor) -> bool:
        number = STEAL in self.verbs and cursor.sees("number")
        return number or (DISCOUNT in self.verbs and cursor.sees("mark", PERCENT))

    def read(self, cursor: Cursor) -> Nodes:
        implied = ""
        if DISCOUNT in self.verbs and cursor.skips(PERCENT):
            implied = DISCOUNT
        elif STEAL in self.verbs and cursor.sees("number"):
            implied = STEAL
        elif cursor.fits(self.leads) in REGIMES:
            implied = REGIME
        verb = cursor.verb(self.verbs, implied)
        return {self.key: YamlNode([verb], verb.line)}

    def absent(self, given: Nodes, end: int) -> Nodes:
        return {self.key: YamlNode([], end)}
