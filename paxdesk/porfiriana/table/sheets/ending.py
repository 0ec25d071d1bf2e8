"""How a game ended, read off its last position: who won, by what, and where everybody stands."""

from paxdesk.desk.words.seats import Names
from paxdesk.language import joined, say, template
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.income import next_income
from paxdesk.porfiriana.rules.phrases import prestige_words
from paxdesk.porfiriana.rules.prestige import points
from paxdesk.porfiriana.rules.readings import regime_prestige
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Faction, Prestige
from paxdesk.porfiriana.table.sheets.defence import Defence, account, verdict
from paxdesk.porfiriana.table.words.terms import toppling_term
from paxdesk.record_classes import frozen


@frozen
class Standing:
    """One seat at the end; ``faction`` is that of the cause its Hacendado has declared for."""

    seat: Seat
    won: bool
    prestige: dict[Prestige, int]
    gold: int
    income: int
    hacendado: CardNumber = 0
    faction: Faction | None = None


@frozen
class Ending:
    """What the sheet says. ``counted`` is the prestige that decided, None where gold did.

    ``account`` spells out Díaz's defence against one person, line by line with its figures.
    """

    headline: str
    deed: str
    story: str
    standings: tuple[Standing, ...]
    counted: Prestige | None
    account: tuple[tuple[str, str], ...] = ()
    toppled: bool = False
    """Whether Díaz fell; else he is still in his chair."""

    @property
    def telling(self) -> Prestige:
        """The kind of prestige to show a chart of: what decided, else the winner's best."""
        if self.counted is not None:
            return self.counted
        best = self.standings[0].prestige
        return max(PRESTIGES, key=lambda kind: best[kind])


def ending(state: State, names: Names, number: int = 0, defence: Defence | None = None) -> Ending:
    """Tell the end of a game in round ``number`` (0: not known); winners first, then by gold.

    ``defence`` is Díaz's against one person, where he was the opponent.
    """
    rows = [_standing(state, seat) for seat in state.players if seat]
    rows.sort(key=lambda row: (not row.won, -row.gold, -row.income))
    winners = joined([names[seat] for seat in state.winners], "and")
    one = len(state.winners) == 1
    counted = regime_prestige(state) if state.ended_by == "topple" else None
    deed = say("wins by gold") if one else say("win by gold")
    match state.ended_by:
        case "topple":
            deed = say("topples Díaz") if one else say("topple Díaz")
            story = _toppling(state, rows, number)
        case "standoff":
            story = say("A Mexican Standoff: every seat took a turn and nobody bought a card.")
        case "diaz":
            winners, deed = names[0], say("remains")
            story = say("The fourth Topple came to nothing. The old man stays in his chair.")
        case _ if one:
            story = say("The fourth Topple came to nothing: the richest wins.")
        case _:
            story = say("The fourth Topple came to nothing; equal gold and income share it.")
    if defence is None:
        fell = state.ended_by == "topple"
        return Ending(winners, deed, story, tuple(rows), counted, toppled=fell)
    story, sums = verdict(defence, names), account(defence, names)
    fell = state.ended_by == "topple"
    return Ending(winners, deed, story, tuple(rows), defence.prestige, sums, fell)


def _standing(state: State, seat: Seat) -> Standing:
    player = state.players[seat]
    card = state.cards.hacendados.get(player.hacendado)
    cause = card.cause(player.flipped) if card and player.flipped else None
    return Standing(
        seat,
        seat in state.winners,
        {prestige: points(state, seat, prestige) for prestige in PRESTIGES},
        player.gold,
        next_income(state, seat),
        player.hacendado,
        cause.faction if cause else None,
    )


def _toppling(state: State, rows: list[Standing], number: int) -> str:
    kind = regime_prestige(state)
    facts = {
        "way": toppling_term(state.regime),
        "points": max(row.prestige[kind] for row in rows if row.won),
        "kind": prestige_words(kind),
        "number": number,
    }
    if number:
        words = template(
            "By {way} in round {number}, with {points} {kind} against Díaz's Tripartite."
        )
    else:
        words = template("By {way}, with {points} {kind} against Díaz's Tripartite.")
    return say(words, **facts)
