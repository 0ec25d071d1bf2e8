"""Variants (the Living Rules of 2016 and the rules of 2012), options and handicaps.

A field of :class:`Variant` with a clause is one difference between the two books; F1 to F20 are
rulings on the book of 2012 (RULINGS.md). Fields without a clause keep decisions of earlier
versions, for their saved games.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar

from attrs import field, fields

from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.card_verbs import DISTRICTS, District, Prestige

if TYPE_CHECKING:
    from paxdesk.porfiriana.rules.book_quotations import Quotation

T = TypeVar("T")
SpyCancels: TypeAlias = Literal["effects", "play"]
MurderTime: TypeAlias = Literal["showdown", "action"]
Retreats: TypeAlias = Literal["any loss", "sale"]


@frozen
class Clause:
    """Difference between the Living Rules and the rules of 2012, in which ``value`` applies."""

    value: object
    rules: tuple[str, ...]
    sentence: str


def clause(living: T, of_2012: T, rules: tuple[str, ...], sentence: str) -> T:
    """Return a field of ``Variant`` with the values of both rule books."""
    default: T = field(default=living, metadata={Clause: Clause(of_2012, rules, sentence)})
    return default


@frozen(kw_only=True)
class Variant:
    """Rules that differ between the rule books, and between versions of Pax Desk."""

    # --- Setup and turn (C, D) ---
    extra_market_for_five: bool = clause(
        True,
        False,
        ("C3", "R2"),
        tr_noop("With 5 and 6 players, too, the market is dealt from the play deck."),
    )
    standoff: bool = clause(True, False, ("K4", "R45"), tr_noop("There is no Mexican Standoff."))
    liberator_in_depression: bool = clause(
        False,
        True,
        ("gl. Slave Revolt", "R36", "F9"),
        tr_noop("Slaves freed by a Depression have a Liberator."),
    )

    # --- Actions (E) ---
    discounts_add_up: bool = clause(
        False,
        True,
        ("B", "R19", "F5"),
        tr_noop("All discounts add up; they are not limited to the best one."),
    )
    land_counts_prestige_cubes: bool = clause(
        True,
        False,
        ("E6",),
        tr_noop("Prestige Cubes do not make land on their card more expensive."),
    )
    cubes_move_by_the_reserve: bool = clause(
        True,
        False,
        ("E9", "R16", "F6"),
        tr_noop("You may move cubes only from card to card, never add them or take them back."),
    )
    free_prestige_cubes: bool = clause(
        True,
        False,
        ("E9", "R66", "F7"),
        tr_noop(
            "A missing Prestige Cube cannot be laid without an action; you may move a cube there."
        ),
    )
    final_topple_takes_speculation: bool = clause(
        False, True, ("E9", "R18"), tr_noop("You may speculate on the final Topple, too.")
    )

    # --- Troops (G) ---
    effects_before_arrival: bool = clause(
        False,
        True,
        ("E1", "G", "R32", "F1"),
        tr_noop("A troop's printed effects happen before it fights, calms and extorts."),
    )
    extorter_needs_a_cube: bool = clause(
        True, False, ("G4", "R29", "F2"), tr_noop("A troop needs no cube in reserve to extort.")
    )
    sacking_troop_returns_to_hand: bool = clause(
        True,
        False,
        ("G4", "R29"),
        tr_noop(
            "A troop that Sacks on arrival Retreats or is discarded; it does not return to the "
            "hand."
        ),
    )
    garrison_retreats_from: Retreats = clause(
        "any loss",
        "sale",
        ("gl. Retreat", "R31", "F3"),
        tr_noop("A troop on its owner's enterprise Retreats only if the enterprise is sold."),
    )
    relief_needs_a_declared_cause: bool = clause(
        True,
        False,
        ("G1", "gl. Retreat", "F10"),
        tr_noop(
            "With “Retirement battle”, you may declare your Hacendado so that a relieved troop "
            "can Retreat."
        ),
    )
    chain_opens: tuple[District, ...] = clause(
        DISTRICTS,
        ("sonora", "chihuahua"),
        ("gl. Chain Railroad", "R27"),
        tr_noop("A Chain Railroad opens only Sonora and Chihuahua to Federal troops."),
    )
    yaqui_free_own_slaves: bool = clause(
        False,
        True,
        ("J", "slave_revolt_on_extort", "F8"),
        tr_noop("Yaqui sent to your own slave enterprise free its slaves too."),
    )

    # --- Attacks (E1, J) ---
    spy_cancels: SpyCancels = clause(
        "effects",
        "play",
        ("gl. Spy", "R24", "F4"),
        tr_noop("A Spy cancels the whole play: no gold is paid, and no gun store earns."),
    )
    stolen_public_card_may_turn: bool = clause(
        False,
        True,
        ("gl. Public Cards", "take_partner", "F11"),
        tr_noop(
            "A player who steals a Public Card chooses its side again, and its Strife and Regime "
            "Change happen."
        ),
    )
    murder: MurderTime = clause(
        "showdown",
        "action",
        ("K2", "gl. Assassination"),
        tr_noop(
            "Shooting a player is an action for 10 gold, impossible if they have a Private "
            "Army. Nobody is shot in a showdown."
        ),
    )
    murder_robs: bool = True
    """True if the murderer robs the victim (F19)."""

    # --- Strife and Rebel Governors ---
    strife_lasts_the_turn: bool = clause(
        False,
        True,
        ("gl. Strife", "R38", "F12"),
        tr_noop(
            "Strife lasts the whole turn: you cannot play a card, or buy a Public Card, of a "
            "faction in Strife with yours."
        ),
    )
    victim_strife_binds_all: bool = False
    """True if lasting Strife of a victim binds everybody (F12)."""
    governor_spares_immune: bool = clause(
        False,
        True,
        ("gl. Rebel Governors", "R37"),
        tr_noop("A Rebel Governor spares enterprises immune to nationalization."),
    )
    governor_bars_redeploying: bool = clause(
        True,
        False,
        ("gl. Rebel Governors", "R37"),
        tr_noop("A Rebel Governor forbids playing cards of his district, but not moving them."),
    )

    # --- Toppling (K) ---
    any_regime_for_the_event: bool = clause(
        True,
        False,
        ("K1", "achilles_heel", "F13"),
        tr_noop("A Topple can be bought as the event only in its own regime."),
    )
    iron_hand_from: int = clause(5, 4, ("K3",), tr_noop("Iron Hand is for 4 to 6 players."))
    senility: bool = clause(True, False, ("K3",), tr_noop("Díaz does not grow old."))

    # --- Alone against Díaz (L) ---
    diaz_plays_enterprises: bool = clause(
        True, False, ("L1", "R77"), tr_noop("Solo: Díaz discards every enterprise.")
    )
    person_orders_for_diaz: bool = clause(
        False,
        True,
        ("L1", "R48"),
        tr_noop("Solo: you choose the order in which Díaz plays his two cards."),
    )
    diaz_attacks_only_to_harm: bool = clause(
        False,
        True,
        ("L1", "R79", "F14"),
        tr_noop("Solo: Díaz discards attacks that neither steal nor inflict Unrest."),
    )
    diaz_plays_straw_men: bool = clause(
        True, False, ("L1", "R79"), tr_noop("Solo: Díaz never plays a Straw Man.")
    )
    diaz_uses_partners: bool = clause(
        True,
        False,
        ("L1", "R80", "F15"),
        tr_noop("Solo: Díaz cannot use his partners' abilities, not even Spies and courts."),
    )
    diaz_defended_by_partners_alone: bool = clause(
        False, True, ("L2", "R81"), tr_noop("Solo: only Díaz's partners add to his defence.")
    )
    diaz_suffers_depressions: bool = clause(
        False,
        True,
        ("L2", "R74", "F16"),
        tr_noop("Solo: a Depression costs Díaz every card he has in play."),
    )


LIVING_RULES: Final = Variant()
_CLAUSES: Final = {
    each.name: each.metadata[Clause] for each in fields(Variant) if Clause in each.metadata
}
RULES_2012: Final = Variant(**{name: each.value for name, each in _CLAUSES.items()})
PRESET_2012: Final = Variant(
    extra_market_for_five=False,
    standoff=False,
    murder="action",
    murder_robs=False,
    strife_lasts_the_turn=True,
    victim_strife_binds_all=True,
    diaz_plays_enterprises=False,
    person_orders_for_diaz=True,
    diaz_defended_by_partners_alone=True,
)
"""Rules of 2012 as implemented by earlier versions, for their saved games."""


@frozen
class Difference:
    """Difference between the rule books; ``choice`` is the name of a field of ``Variant``."""

    choice: str
    rules: tuple[str, ...]
    template: str

    @property
    def living(self) -> "Quotation":
        return self._quotations[0]

    @property
    def first(self) -> "Quotation":
        return self._quotations[1]

    @property
    def _quotations(self) -> "tuple[Quotation, Quotation]":
        from paxdesk.porfiriana.rules.book_quotations import quotations

        return quotations()[self.choice]

    def __str__(self) -> str:
        return tr(self.template)


DIFFERENCES: Final = tuple(
    Difference(name, each.rules, each.sentence) for name, each in _CLAUSES.items()
)
"""Differences between the rule books, in the order of :class:`Variant`."""


# --- Options: agreed on before the deal -----------------------------------------------------------


@frozen(kw_only=True)
class Option:
    """Option offered in New Game.

    A ``contest`` option has no effect in a game against Díaz; an ``alone`` option has no effect in
    other games. ``needed`` is a field of the variant that must be True. ``in_deal`` means that the
    option changes the deal of a seed.
    """

    label: str
    meaning: Callable[[Variant], str]
    contest: bool = False
    alone: bool = False
    needed: str = ""
    in_deal: bool = False

    def objection(self, variant: Variant, against_diaz: bool) -> str:
        """Return why the option has no effect under these rules, translated; else ""."""
        if self.contest and against_diaz:
            return tr("Not in a game against Díaz")
        if self.alone and not against_diaz:
            return tr("Only in a game against Díaz")
        if self.needed and not getattr(variant, self.needed):
            return tr("Not with the 2012 rules")
        return ""


def option(label: str, meaning: Callable[[Variant], str], **bearing: Any) -> bool:
    """Return a field of ``Options`` that New Game offers."""
    record = Option(label=label, meaning=meaning, **bearing)
    off: bool = field(default=False, metadata={Option: record})
    return off


# --- Handicaps: advantages and disadvantages of a seat, agreed on before the deal -----------------

GOLD: Final = range(-4, 13)
"""Allowed changes of a seat's starting gold (C10)."""
HAND: Final = range(-2, 4)
"""Allowed changes of the Hand Limit, in cards."""
HAND_LIMIT: Final = 5


@frozen
class Handicap:
    """Handicap. ``prestige`` is the kind of an extra point, or None."""

    gold: int = 0
    hand: int = 0
    prestige: Prestige | None = None

    @property
    def hand_limit(self) -> int:
        """Maximum number of cards in the seat's hand."""
        return HAND_LIMIT + self.hand

    @property
    def fair(self) -> bool:
        """True if the seat has no handicap."""
        return self == NONE


NONE: Final = Handicap()


def trimmed(handicaps: tuple[Handicap, ...]) -> tuple[Handicap, ...]:
    """Return the handicaps to store in a game: () if no seat has one."""
    return () if all(each.fair for each in handicaps) else handicaps


def handicap_problems(handicaps: tuple[Handicap, ...], seats: int) -> Iterator[str]:
    """Yield the problems of the handicaps as texts."""
    if handicaps and len(handicaps) != seats:
        yield tr("{handicaps} handicaps for {seats} seats", handicaps=len(handicaps), seats=seats)
    for number, each in enumerate(handicaps, start=1):
        if each.gold not in GOLD or each.hand not in HAND:
            yield tr(
                "P{seat} cannot have a handicap of {gold} gold and {hand} cards",
                seat=number,
                gold=each.gold,
                hand=each.hand,
            )


def of_seat(handicaps: tuple[Handicap, ...], seat: Seat) -> Handicap:
    """Return a seat's handicap; Díaz has none."""
    return handicaps[seat - 1] if 0 < seat <= len(handicaps) else NONE
