"""Díaz's purchases by dice, and their reasons, as sentences. No Qt."""

from collections.abc import Iterator
from typing import Final

from paxdesk.desk.words import Names
from paxdesk.language import join_sentences, join_words, tr, tr_noop, without_double_stop
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, Action, Buy, CardNumber, price_column
from paxdesk.porfiriana.rules.agenda import DiazTurn
from paxdesk.porfiriana.rules.diaz import is_purchase
from paxdesk.porfiriana.rules.diaz_choices import Considered, DiazUse, person, use_of
from paxdesk.porfiriana.rules.facts import side_of, topples_left, topples_resolved
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import district_words, prestige_words
from paxdesk.porfiriana.table.words.event_text import card_name, card_with_number
from paxdesk.porfiriana.table.words.terms import cubes_words

CLAUSE: Final = "L1"
"""Section of Part L on Díaz's use of cards."""
ORDINALS: Final = (tr_noop("First"), tr_noop("Second"), tr_noop("Third"), tr_noop("Fourth"))
MOST_PASSED_OVER: Final = 4
"""Maximum number of cards named as passed over; the others are counted."""
ROW_WORDS: Final = (tr_noop("upper row"), tr_noop("lower row"))


def diaz_turn_words(state: State) -> Iterator[str]:
    yield tr("He rolls a die for each row, takes both cards for no gold, and plays them.")
    if state.variant.diaz_plays_enterprises:
        yield tr("Enterprises with prestige or slaves, and plantations: into his tableau.")
    yield tr("Partners: into his tableau, where their points add to his defence.")
    yield tr("Troops: they extort you, or guard what he has.")
    yield tr("Attacks: at you, if that is possible.")
    yield tr("Topples: discarded. You win in one of the four, or he does.")


def purchase_words(state: State, action: Buy, names: Names) -> tuple[str, str]:
    """Return the sentences of :func:`die_words` and :func:`use_words`."""
    return die_words(state, action), use_words(state, action, names)


def die_words(state: State, action: Buy) -> str:
    """Return a sentence on a die and the column of its card."""
    turn = state.agenda[-1]
    assert isinstance(turn, DiazTurn)
    row, column = turn.rows[0], price_column(action.slot)
    facts = {
        "die": turn.rolls[row],
        "row": tr(ROW_WORDS[row]),
        "gold": COLUMN_PRICES[column],
    }
    asked = turn.rolls[row] - 1
    if column == asked:
        return tr("Die {die}, {row}: column of {gold} gold ({clause}).", **facts, **_cite())
    if column < asked:
        words = tr_noop(
            "Die {die}, {row}: no card there; the next cheaper one, column of {gold} gold "
            "({clause}, R48)."
        )
    else:
        words = tr_noop(
            "Die {die}, {row}: no card there or cheaper; the next dearer one, column of "
            "{gold} gold ({clause}, R48)."
        )
    return tr(words, **facts, **_cite())


def _cite() -> dict[str, str]:
    return {"clause": CLAUSE}


def use_words(state: State, action: Buy, names: Names) -> str:
    """Return sentences on Díaz's use of a card, the reason and cards passed over."""
    number = state.market[action.slot]
    use = use_of(state, number)
    words = _clause(state, number, use, names)
    passed = _passed_over(state, use)
    return f"{words} {passed}".strip()


def _clause(state: State, number: CardNumber, use: DiazUse, names: Names) -> str:
    you = names.get(person(state), "")
    target = "" if use.target is None else card_with_number(state, use.target)
    facts: dict[str, object] = {**_cite(), "you": you, "target": target, "rank": use.rank}
    match use.use:
        case "lost_topple":
            # This Topple is still in the market, so it counts as left.
            lost = tr(ORDINALS[min(topples_resolved(state), len(ORDINALS) - 1)])
            count = topples_resolved(state) + topples_left(state)
            return tr("{lost} of {count} Topples lost ({clause}).", lost=lost, count=count, **facts)
        case "event":
            return tr("Its event brings Pax Porfiriana ({clause}).", **facts)
        case "no_pax":
            words = tr_noop(
                "A Headline whose event does not bring Pax Porfiriana: onto the Bull-Bear pile "
                "({clause})."
            )
            if state.regime == "pax":
                words = tr_noop(
                    "A Headline, but Pax Porfiriana is already in force: onto the Bull-Bear pile "
                    "({clause})."
                )
            return tr(words, **facts)
        case "played":
            return tr(
                "{why}: into his tableau ({clause}, R77).", why=_wanted(state, number), **facts
            )
        case "not_wanted":
            words = tr_noop(
                "An enterprise without prestige or slaves, and no plantation: discarded ({clause}, "
                "R77)."
            )
            if not state.variant.diaz_plays_enterprises:
                words = tr_noop("An enterprise: discarded ({clause}).")
            return tr(words, **facts)
        case "governed":
            return tr("A Rebel Governor closes its district: discarded (R77).")
        case "partner":
            words = tr_noop("A partner: into his tableau ({clause}).")
            if state.cards.partners[number].newspaper:
                words = tr_noop(
                    "A partner with two sides: into his tableau, on a die of 1 to 3 with the first "
                    "({clause}, R77)."
                )
            return tr(words, **facts)
        case "extorts":
            facts["rank"] = cubes_words(use.rank)
            words = tr_noop("{where}: extorts {target} of {you}, {rank} ({clause}, R78).")
            return tr(words, where=_where(state, number), **facts)
        case "guards":
            words = tr_noop(
                "{where}: {you} has nothing there that he can extort; guards his {target} "
                "({clause}, R78)."
            )
            return tr(words, where=_where(state, number), **facts)
        case "no_place":
            words = tr_noop(
                "{where}: {you} has nothing there that he can extort, nor has he an enterprise "
                "without a troop; discarded ({clause}, R78)."
            )
            return tr(words, where=_where(state, number), **facts)
        case "attacks" | "straw_man":
            return _attack(state, use, facts)
        case "harmless":
            words = tr_noop("Neither steals nor places Unrest: discarded ({clause}, F14).")
            return tr(words, **facts)
        case "no_target":
            return tr("Nothing in play is a target for it: discarded ({clause}, R79).", **facts)


def _attack(state: State, use: DiazUse, facts: dict[str, object]) -> str:
    if use.target is None:
        return tr("Played on {you} ({clause}, R79).", **facts)
    if use.use == "straw_man":
        return tr("No target of {you}: a Straw Man on his {target} ({clause}, R79).", **facts)
    if use.target in state.enterprises:
        facts["rank"] = cubes_words(use.rank)
        return tr("Played on {target} of {you}, {rank} ({clause}, R79).", **facts)
    points = side_of(state, state.partners[use.target]).points
    if not points:
        return tr("Played on {target} of {you} ({clause}, R79).", **facts)
    kind = join_words(map(prestige_words, points), "or")
    words = tr_noop("Played on {target} of {you}, who has {rank} {kind} ({clause}, R79).")
    return tr(words, kind=kind, **facts)


def _wanted(state: State, number: CardNumber) -> str:
    card = state.cards.enterprises[number]
    if card.points:
        kinds = join_words(map(prestige_words, card.points), "and")
        return tr("An enterprise with {kind}", kind=kinds)
    return tr("A plantation") if card.industry == "plantation" else tr("An enterprise with slaves")


def _where(state: State, number: CardNumber) -> str:
    places = state.cards.troops[number].jurisdiction
    if not places:
        return tr("A troop")
    return tr("A troop for {0}", join_words([district_words(each) for each in places], "and"))


def _passed_over(state: State, use: DiazUse) -> str:
    """Return why Díaz passed over other cards, or ""."""
    if not use.considered:
        return ""
    said = [_why_not(state, each) for each in use.considered[:MOST_PASSED_OVER]]
    if more := len(use.considered) - len(said):
        said.append(tr("{0} more", more))
    return tr("Not {0}.", join_sentences(said))


def _why_not(state: State, looked: Considered) -> str:
    name = card_name(state, looked.card)
    match looked.why:
        case "fewer_cubes":
            return tr("{card}, {cubes}", card=name, cubes=cubes_words(looked.amount))
        case "lower_rank" if looked.amount < 0:
            return tr("{card}, no prestige", card=name)
        case "lower_rank":
            return tr("{card}, {points} points of its prestige", card=name, points=looked.amount)
        case "no_cubes":
            return tr("{card}, no cube to take", card=name)
        case "has_guard":
            return tr("{card}, which his troop guards already", card=name)
        case "refused":
            assert looked.refusal is not None
            return tr("{card} ({why})", card=name, why=without_double_stop(looked.refusal.reason))


def reason_of_purchase(state: State, action: Action, names: Names) -> str | None:
    """Return sentences on a purchase by Díaz's dice; None for other actions."""
    if not is_purchase(state, action):
        return None
    assert isinstance(action, Buy)
    return " ".join(purchase_words(state, action, names))
