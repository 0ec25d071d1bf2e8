"""Texts of tables with remote seats: refusals, proposals and presence."""

from collections.abc import Sequence
from typing import Final

from paxdesk import __version__
from paxdesk.language import join_words, tr, tr_noop, tr_plural
from paxdesk.session.session import Request


def absence_words(seconds: int) -> str:
    """Return a duration as text, in minutes, hours or days."""
    if seconds >= 2 * 24 * 3600:
        return tr_plural("%n day(s)", "", round(seconds / 24 / 3600))
    if seconds >= 3600:
        return tr_plural("%n hour(s)", "", round(seconds / 3600))
    return tr_plural("%n minute(s)", "", round(seconds / 60))


REFUSAL_REASONS: Final = {
    "late": tr_noop("The table had already moved on; your view has been refreshed."),
    "turn": tr_noop("Another player has to decide now."),
    "rules": tr_noop("The table refused that move; your view has been refreshed."),
    "undo": tr_noop("This action can no longer be undone."),
    "away": tr_noop("Everyone has to agree, and someone is away. Wait until all players are back."),
    "busy": tr_noop("Another request is still open. Wait for the answers."),
    "soon": tr_noop("You asked the others less than a minute ago. Wait a little."),
    "early": tr_noop("You can ask for this once a player has been away for {word}."),
    "protocol": tr_noop(
        "The host has Pax Desk {word} and you have {own}; they cannot connect to each other. "
        "Install the same version; your seat waits for you."
    ),
    "game": tr_noop("This table plays another game. Join it from that game's home page."),
    "cards": tr_noop(
        "The table uses different cards or counters. The host has Pax Desk {word} and you have "
        "{own}. Install the same version, and use the same corrected cards."
    ),
    "table": tr_noop("That table no longer exists: ask the host for a new link."),
    "used": tr_noop("This link has already been used on another computer: ask for a new one."),
    "taken": tr_noop("Your seat is now played from another window or computer."),
    "closed": tr_noop("The host has closed the table for now. You can rejoin when it opens again."),
    "ended": tr_noop(
        "The host closed this table for good on {word}. Replay shows the game as far as you have "
        "seen it."
    ),
    "full": tr_noop("The table has too many spectators: try again later."),
    "garbage": tr_noop("The table did not understand this version of Pax Desk."),
    "flood": tr_noop("The table closed the connection: too many messages."),
    "certificate": tr_noop(
        "The computer that answered is not the one in the link, so nothing was sent. Ask for a "
        "new link. If it keeps happening, someone may be intercepting the connection."
    ),
    "nonsense": tr_noop("The table sent impossible data, so Pax Desk has left it."),
}
"""Translatable messages for refusals and failed connections, by ``Why`` or ``LinkState``."""
PASSING_REFUSALS: Final = frozenset(
    {"late", "turn", "rules", "undo", "away", "busy", "soon", "early", "garbage"}
)
"""Refusals shown on the prompt line, after which play continues."""
PROPOSALS: Final = {
    "back": tr_noop("{name} wants to undo their last action and everything after it."),
    "robot": tr_noop("{name} wants a robot to play for {other} while {other} is away."),
    "close": tr_noop(
        "{name} wants to close the table. Everyone gets the whole game, including all hands and "
        "the deck, to save or continue on one screen."
    ),
}
"""Translatable texts of proposals to the other players."""
OWNER: Final = tr_noop("Host")


def refusal_words(why: str, word: str) -> str:
    """Return the reason for a refusal, as a sentence; ``word`` comes from the table."""
    if why == "early":
        word = absence_words(int(word) if word.isdecimal() and len(word) < 10 else 0)
    return tr(REFUSAL_REASONS[why], word=word, own=__version__)


def table_words(absence: int, clock: int) -> str:
    """Return a table's time limits for absences and turns, as sentences."""
    words = []
    if absence:
        time = absence_words(absence)
        words.append(tr("A player who is away counts as absent after {time}.", time=time))
    if clock:
        time = absence_words(clock)
        words.append(
            tr(
                "Each turn is limited to {time}; then a robot plays for an absent player.",
                time=time,
            )
        )
    return " ".join(words)


def presence_words(
    away: Sequence[str], robots: Sequence[str], onlookers: str, waits: Sequence[str]
) -> str:
    """Return a summary of absent players, substitute robots, spectators and missing votes."""
    told = []
    if away:
        told.append(tr("away: {names}", names=join_words(away, "and")))
    if robots:
        told.append(tr("a robot plays for {names}", names=join_words(robots, "and")))
    if onlookers:
        told.append(onlookers)
    if waits:
        told.append(tr("to decide: {names}", names=join_words(waits, "and")))
    return "  ·  ".join(told)


def onlooker_words(count: int) -> str:
    """Return the number of spectators as text; "" for none."""
    return tr_plural("%n spectator(s)", "", count) if count else ""


def wanted_words(what: Request, name: str, other: str) -> str:
    """Return the sentence that describes a proposal."""
    return tr(PROPOSALS[what], name=name, other=other)
