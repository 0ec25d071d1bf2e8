"""Moments that everybody should hear of: a combat and its sums, a fortress that falls, Paris."""

from collections.abc import Iterable, Iterator

from paxdesk.desk.stage.masthead_look import MastheadLook
from paxdesk.language import say
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.words import SIDES, enemy_of
from paxdesk.mexican_adventure.table.words.combat import attitudes_words, sums
from paxdesk.mexican_adventure.table.words.events import chit_title, chit_words
from paxdesk.mexican_adventure.table.words.terms import person_name, side_words, zone_name


def mastheads(state: State, events: Iterable[Event]) -> Iterator[MastheadLook]:
    """The mastheads of a step, in the position after it."""
    happened = list(events)
    if any(event.what == "attitude" for event in happened):
        yield from _combat(state)
    for event in happened:
        zone = zone_name(state.material, event.zone) if event.zone is not None else ""
        match event.what:
            case "retreats" if event.word == "eliminated" and event.side is not None:
                words = say("Nobody of the {side} side is left.", side=side_words(event.side))
                yield MastheadLook(say("{zone} falls", zone=zone), words, "army", loud=True)
            case "atrocity":
                words = say("The test fails: French Retreat {steps} to the right.", steps=1)
                title = say("Atrocity in {zone}", zone=zone)
                yield MastheadLook(title, words, "strife", loud=True)
            case "chit":
                chit = event.amount
                words = chit_words(state.material, chit)
                yield MastheadLook(chit_title(state.material, chit), words, "newspaper")
            case "taken":
                who = person_name(state.material, event.who)
                title = say("{who} is taken in {zone}", who=who, zone=zone)
                yield MastheadLook(title, say("The game is over."), "topple", loud=True)
            case "hq" if event.word == "leaves":
                words = say("Until it is back nobody is paid, fed or given Regular Orders.")
                yield MastheadLook(say("The headquarters is gone"), words, "army", loud=True)


def _combat(state: State) -> Iterator[MastheadLook]:
    fought = state.fought
    if fought is None:
        return
    zone = zone_name(state.material, fought.zone)
    words = attitudes_words(state.material.attitudes, fought)
    if fought.pc is None or fought.losses is None:
        yield MastheadLook(zone, words, "dice")
        return
    title = say("{zone}: {imperial} to {republican}", zone=zone, imperial=fought.pc[0],
                republican=fought.pc[1])  # fmt: skip
    yield MastheadLook(title, f"{words} · {' · '.join(sums(fought))}", "dice")
    dealt = say(
        "{side} losses: {number}; {other} losses: {enemy}.",
        side=side_words(SIDES[0]),
        number=fought.losses[0],
        other=side_words(enemy_of(SIDES[0])),
        enemy=fought.losses[1],
    )
    yield MastheadLook(say("Losses in {zone}", zone=zone), dealt, "army")
