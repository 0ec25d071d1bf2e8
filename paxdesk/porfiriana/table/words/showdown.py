"""Figures and texts of the showdown. No Qt."""

from collections.abc import Sequence

from paxdesk.desk.words import Label, Names
from paxdesk.language import join_words, tr, tr_noop, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import facts
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Manifesto, Pass, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.engine import try_action
from paxdesk.porfiriana.rules.headlines import richest
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.term_words import regime_words
from paxdesk.porfiriana.rules.topple import diaz_change, diaz_in_showdown, parts_needed
from paxdesk.porfiriana.table.words.consequences import MINUS, consequences
from paxdesk.porfiriana.table.words.labels import button_words, deed
from paxdesk.porfiriana.table.words.terms import toppling_term
from paxdesk.session.history import PlayedStep

TELLING = frozenset({"gold", "jail", "slave"})
"""Icons of the consequences shown for a choice, besides those of prestige."""


@frozen
class ShowdownRow:
    """Count of one seat; ``parts`` is a text on the points that it needs."""

    seat: Seat
    points: int
    tripartite: int
    parts: str

    @property
    def topples(self) -> bool:
        return self.points > self.tripartite


@frozen
class ShowdownCount:
    """Current count; ``order`` lists the seats still to decide."""

    prestige: Prestige
    rows: tuple[ShowdownRow, ...]
    order: tuple[Seat, ...]
    verdict: str
    played: str


def victory_words(state: State) -> list[str]:
    """Return the victory conditions of this game as sentences."""
    if state.solo == "diaz":
        defence = (
            tr_noop("His defence is 4 (6 of Outrage), plus the points of his partners.")
            if state.variant.diaz_defended_by_partners_alone
            else tr_noop("His defence is 4 (6 of Outrage), plus the points of his cards.")
        )
        return [
            tr(
                "When a Topple is bought, you topple Díaz and win if you have more points of the "
                "regime's prestige than his defence."
            ),
            tr(defence),
            tr("If the fourth Topple fails, Díaz wins."),
        ]
    told = [
        tr(
            "When anyone buys a Topple, each player with more points of the regime's prestige than "
            "their Tripartite topples Díaz and wins at once."
        ),
        _tripartite_words(state),
        tr("After the fourth Topple, the most gold wins."),
    ]
    if state.variant.standoff:
        told.append(
            tr(
                "Once the last Topple has appeared, a whole round without a market purchase ends "
                "the game, too (Mexican Standoff)."
            )
        )
    return told


def _tripartite_words(state: State) -> str:
    """Return how a Tripartite is composed (K3)."""
    diaz = facts.diaz_points(state)
    if len(state.players) == 2:
        words = tr_noop("Your Tripartite: Díaz ({diaz}), his Vice-President (1) and your opponent.")
    elif state.options.iron_hand:
        words = tr_noop("Your Tripartite: Díaz ({diaz}) and your two strongest opponents.")
    else:
        words = tr_noop("Your Tripartite: Díaz ({diaz}) and your two weakest opponents.")
    if state.options.diaz_ages:
        aging = tr("Díaz counts 3, 2, 2 and 1 in the four Topples.")
        return f"{tr(words, diaz=diaz)} {aging}"
    return tr(words, diaz=diaz)


def count(state: State, step: Showdown, names: Names) -> ShowdownCount:
    """Return the count as if every seat passed now."""
    prestige = facts.regime_prestige(state)
    rows = tuple(_row(state, step, seat, prestige) for seat in state.players if seat != DIAZ)
    card = state.cards.topples[step.card]
    heel = step.orientation == "event" and prestige in card.heels
    buyer = names[step.buyer]
    played = tr("Played by {0} on its status quo side.", buyer)
    if step.orientation == "event":
        effect = tr("Under {0} it changes nothing.", regime_words(state.regime))
        if heel:
            effect = tr("Díaz counts 1 less.")
        played = tr("Played by {0} on its event side.", buyer)
        played = f"{played} {effect}"
    return ShowdownCount(prestige, rows, step.seats, _verdict(rows, state, names), played)


def _row(state: State, step: Showdown, seat: Seat, prestige: Prestige) -> ShowdownRow:
    parts = parts_needed(state, step, seat)
    bar, vice = parts.total, parts.vice_president
    if state.solo == "diaz":
        return ShowdownRow(
            seat, facts.active_points(state, seat, prestige), bar, _defence_words(state, step, bar)
        )
    vices = [tr("Vice-President {0}", vice)] if vice else []
    sums = " + ".join([f"Díaz {parts.diaz}", *vices, *map(str, parts.opponents)])
    words = tr("needs {needed}, one more than {sums}", needed=bar + 1, sums=sums)
    return ShowdownRow(seat, facts.active_points(state, seat, prestige), bar, words)


def _defence_words(state: State, step: Showdown, bar: int) -> str:
    prestige = facts.regime_prestige(state)
    base, whole = facts.solo_base(state, prestige), facts.solo_defence(state, prestige)
    parts = [str(base)]
    if whole > base:
        parts.append(tr("{points} of his cards", points=whole - base))
    change = diaz_change(state, step)
    sums = " + ".join(parts)
    if change:
        sign = "+" if change > 0 else MINUS
        sums = f"{sums} {sign} {abs(change)}"
    return tr("needs {needed}, one more than Díaz's defence of {sums}", needed=bar + 1, sums=sums)


def _verdict(rows: tuple[ShowdownRow, ...], state: State, names: Names) -> str:
    winners = [row.seat for row in rows if row.topples]
    if not winners and not facts.topples_left(state) and state.solo != "diaz":
        who = join_words([names[seat] for seat in richest(state, state.players)], "and")
        return tr("As things stand, nobody topples Díaz, and gold decides: {0}.", who)
    if not winners:
        by = toppling_term(state.regime)
        return tr("As things stand, nobody topples Díaz by {0}.", by)
    who = join_words([names[seat] for seat in winners], "and")
    if len(winners) == 1:
        return tr("As things stand, {0} topples Díaz and wins.", who)
    return tr("As things stand, {0} topple Díaz; gold decides.", who)


def declarations(played: Sequence[PlayedStep[State, Action, Event]], names: Names) -> list[str]:
    """Return the actions of the showdown with which ``played`` ends, as texts."""
    told: list[str] = []
    for each in reversed(played):
        if not isinstance(each.before.agenda[-1], Showdown):
            break
        told.insert(0, with_colon(names[each.seat], deed(each.before, each.action, names)))
    return told


def moves(
    state: State, step: Showdown, legal: list[Action], names: Names
) -> list[tuple[Action, Label]]:
    """Return the choices of the seat to act, labelled with costs and effects."""
    asked = step.seats[0]
    found: list[tuple[Action, Label]] = []
    for action in legal:
        plain = button_words(state, action, names)
        if isinstance(action, Pass):
            found.append((action, plain))
            continue
        notes = [
            note.words
            for note in consequences(state, action, asked, names)
            if note.icon in TELLING or note.icon.startswith("prestige")
        ]
        if isinstance(action, Manifesto):
            notes.append(tr("No more income from your Hacendado."))
            if action.prestige != facts.regime_prestige(state):
                notes.append(tr("Does not count in this showdown."))
        change = _change(state, step, action, names)
        words = " ".join([*notes, *([change] if change else [])])
        found.append((action, Label(plain.icon, plain.words, words)))
    return found


def _change(state: State, step: Showdown, action: Action, names: Names) -> str:
    """Return an action's effect on the count, or ""."""
    after = try_action(state, action).after
    later = after.agenda[-1]
    if not isinstance(later, Showdown):
        return ""
    before_count, after_count = count(state, step, names), count(after, later, names)
    words = []
    was, now = diaz_in_showdown(state, step), diaz_in_showdown(after, later)
    if was != now:
        words.append(tr("Díaz counts {now} instead of {was} for everyone.", was=was, now=now))
    for old, new in zip(before_count.rows, after_count.rows, strict=True):
        if old.topples and not new.topples:
            words.append(tr("{0} no longer topples.", names[new.seat]))
        elif new.topples and not old.topples:
            words.append(tr("{0} would topple.", names[new.seat]))
        elif new.topples and (old.points, old.tripartite) != (new.points, new.tripartite):
            still = tr(
                "{seat} still topples, with {points} of the {needed} needed.",
                seat=names[new.seat],
                points=new.points,
                needed=new.tripartite + 1,
            )
            words.append(still)
    return " ".join(words)
