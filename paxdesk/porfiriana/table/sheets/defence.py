"""Díaz's defence against the one person at the end of a solo game, spelled out (Part L)."""

from paxdesk.desk.words.seats import Names
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.diaz import person
from paxdesk.porfiriana.rules.phrases import prestige_words, regime_words
from paxdesk.porfiriana.rules.prestige import SOLO_DEFENCE, points, solo_defence
from paxdesk.porfiriana.rules.readings import regime_prestige
from paxdesk.porfiriana.rules.topple import diaz_change
from paxdesk.porfiriana.rules.vocabulary import Prestige, RegimeKey
from paxdesk.porfiriana.session import Recording
from paxdesk.record_classes import frozen

MINUS = "\N{MINUS SIGN}"


@frozen
class Defence:
    """What stood against what: Díaz's points of the regime's kind, and the person's.

    ``base`` is what he always has, ``active`` his cards in play and grudges, ``discarded`` the
    cards given up for him, ``heel`` what his Achilles heel took. ``counted`` says whether there
    was a showdown at the end.
    """

    prestige: Prestige
    regime: RegimeKey
    base: int
    active: int
    discarded: int
    heel: int
    seat: Seat
    points: int
    counted: bool

    @property
    def total(self) -> int:
        return max(self.base + self.active + self.discarded - self.heel, 0)


def defence_at_end(recording: Recording) -> Defence | None:
    """Read Díaz's defence off the last step of a game against him; None for other games."""
    after = recording.last
    if after.solo != "diaz" or not after.over:
        return None
    discarded = heel = 0
    counted = False
    if recording.steps:
        last = recording.steps[-1]
        showdown = last.before.agenda[-1]
        if isinstance(showdown, Showdown):
            counted = True
            his = sum(event.what == "fraud" and event.seat == DIAZ for event in last.events)
            discarded = showdown.fraud + his
            heel = showdown.fraud - diaz_change(last.before, showdown)
    prestige = regime_prestige(after)
    base, seat = SOLO_DEFENCE[prestige], person(after)
    active = solo_defence(after, prestige) - base
    have = points(after, seat, prestige)
    return Defence(prestige, after.regime, base, active, discarded, heel, seat, have, counted)


def account(defence: Defence, names: Names) -> tuple[tuple[str, str], ...]:
    """The sum line by line, each with its figure; the last two are what is compared."""
    kind = prestige_words(defence.prestige)
    rows = [
        (say("Díaz always has, of {kind}", kind=kind), f"{defence.base}"),
        (say("His cards in play and grudges"), f"+{defence.active}"),
    ]
    if defence.discarded:
        rows.append((say("Cards discarded for him"), f"+{defence.discarded}"))
    if defence.heel:
        rows.append((say("His Achilles heel"), f"{MINUS}{defence.heel}"))
    his = say("Díaz's defence")
    theirs = say("{seat}'s {kind}", seat=names[defence.seat], kind=kind)
    return (*rows, (his, f"{defence.total}"), (theirs, f"{defence.points}"))


def verdict(defence: Defence, names: Names) -> str:
    """Why the person has won or lost, in a sentence."""
    if defence.points > defence.total and defence.counted:
        words = template("{seat} has {points} {kind}, more than Díaz's defence of {total}.")
    elif defence.counted:
        words = template("{seat} has {points} {kind}, not more than Díaz's defence of {total}.")
    else:
        words = template(
            "The fourth Topple came to nothing. Under {regime} Díaz's defence was {total} {kind}, "
            "{seat} had {points}."
        )
    return say(
        words,
        points=defence.points,
        kind=prestige_words(defence.prestige),
        seat=names[defence.seat],
        total=defence.total,
        regime=regime_words(defence.regime),
    )
