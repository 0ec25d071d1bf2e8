"""Animation, sounds and banners of a step."""

from collections.abc import Iterable, Iterator
from typing import Final

from paxdesk.desk.animation_stage import BeforeAfter, Cue, PixmapSprite, Sounding
from paxdesk.desk.banners import BannerLook
from paxdesk.desk.scene.geometry import Rect
from paxdesk.language import tr
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, enemy_of
from paxdesk.mexican_adventure.table.words.event_text import (
    attitudes_words,
    chit_title,
    chit_words,
    sums,
)
from paxdesk.mexican_adventure.table.words.terms import person_name, side_words, zone_name

GLIDE: Final = 520
MOST: Final = 24
"""Maximum number of animated pieces; if more pieces move, none is animated."""
STILL: Final = frozenset({"zone", "chip", "deed", "name", "more", "fewer"})
"""Kinds of items that are not animated."""


def choreography(
    scenery: BeforeAfter[State], events: Iterable[Event], *, reduced: bool
) -> tuple[list[Cue], list[Sounding]]:
    return [] if reduced else glides(scenery), soundings(scenery.state, events)


def glides(scenery: BeforeAfter[State]) -> list[Cue]:
    """Return a cue for each moved item; [] if more than MOST move."""
    found = []
    for key, change in scenery.changes.items():
        if isinstance(key, tuple) and key[0] in STILL:
            continue
        before, item = change.before, change.item
        now = item.shown() if item is not None else None
        if before is None or now is None or before.place == now.place:
            continue
        path = (centre(before.place), centre(now.place))
        cue = Cue(sprite=PixmapSprite(now.pixmap), path=path, start=0, length=GLIDE, stands_for=key)
        found.append(cue)
    return found if len(found) <= MOST else []


def centre(place: Rect) -> tuple[float, float]:
    return place.center


HEARD: Final[dict[str, str]] = {
    "moved": "march",
    "retreats": "march",
    "rides": "march",
    "sails": "lever",
    "chit": "paper",
    "gains": "coin",
    "raised": "cube",
    "improved": "cube",
    "guerrilla": "match",
    "hq": "seal",
    "taken": "seal",
    "eliminated": "spike",
    "game_over": "seal",
}
"""Sounds by event; :func:`soundings` handles dice and combats."""
AFTER_DICE: Final = 260
"""Delay after a die, in ms."""


def soundings(state: State, events: Iterable[Event]) -> list[Sounding]:
    """Return the sounds of a step's events, each after the sounds of its dice."""
    found: list[Sounding] = []
    at = 0
    for event in events:
        if event.seen_by is not None:
            continue
        if event.what == "rolled":
            found.append(Sounding("dice", at))
            at += AFTER_DICE
        elif event.what == "attitude" and event.side == "republican":
            zone = state.material.board.zones[event.zone] if event.zone else None
            sound = "cannon" if zone is not None and zone.fortress else "latch"
            found.append(Sounding(sound, at))
        elif event.what in HEARD:
            found.append(Sounding(HEARD[event.what], at))
    return found


# --- Banners: a combat and its sums, the loss of a fortress, news from Paris ----------------------


def mastheads(scenery: BeforeAfter[State], events: Iterable[Event]) -> Iterator[BannerLook]:
    return mastheads_of(scenery.state, events)


def mastheads_of(state: State, events: Iterable[Event]) -> Iterator[BannerLook]:
    """Yield the banners of a step, given the position after it."""
    happened = list(events)
    if any(event.what == "attitude" for event in happened):
        yield from _combat(state)
    for event in happened:
        zone = zone_name(state.material, event.zone) if event.zone is not None else ""
        match event.what:
            case "retreats" if event.word == "eliminated" and event.side is not None:
                words = tr("Nobody of the {side} side is left.", side=side_words(event.side))
                yield BannerLook(tr("{zone} falls", zone=zone), words, "army", loud=True)
            case "atrocity":
                words = tr("The test fails: French Retreat moves {steps} to the right.", steps=1)
                title = tr("Atrocity in {zone}", zone=zone)
                yield BannerLook(title, words, "strife", loud=True)
            case "chit":
                chit = event.amount
                words = chit_words(state.material, chit)
                yield BannerLook(chit_title(state.material, chit), words, "newspaper")
            case "taken":
                who = person_name(state.material, event.who)
                title = tr("{who} is captured in {zone}", who=who, zone=zone)
                yield BannerLook(title, tr("The game is over."), "topple", loud=True)
            case "hq" if event.word == "leaves":
                words = tr("Until it returns: no collecting, no supply, no Regular Orders.")
                yield BannerLook(tr("The headquarters is gone"), words, "army", loud=True)


def _combat(state: State) -> Iterator[BannerLook]:
    fought = state.fought
    if fought is None:
        return
    zone = zone_name(state.material, fought.zone)
    words = attitudes_words(state.material.attitudes, fought)
    if fought.pc is None or fought.losses is None:
        yield BannerLook(zone, words, "dice")
        return
    title = tr("{zone}: {imperial} to {republican}", zone=zone, imperial=fought.pc[0],
                republican=fought.pc[1])  # fmt: skip
    yield BannerLook(title, f"{words} · {' · '.join(sums(fought))}", "dice")
    dealt = tr(
        "{side} losses: {number}; {other} losses: {enemy}.",
        side=side_words(SIDES[0]),
        number=fought.losses[0],
        other=side_words(enemy_of(SIDES[0])),
        enemy=fought.losses[1],
    )
    yield BannerLook(tr("Losses in {zone}", zone=zone), dealt, "army")
