"""Sentence about whether rules allow an action now."""

from paxdesk.desk.play.turn_flow import TurnFlow
from paxdesk.desk.words import refusal_words
from paxdesk.language import as_sentence, tr


def rule_now(flow: TurnFlow, rules: tuple[str, ...]) -> str:
    """Return a sentence on whether these rules allow an action now, or why not.

    Returns "" if the person at the bottom seat is not deciding, the answer is unknown, or it could
    disclose a face-down hand.
    """
    seat = flow.question.seat
    if flow.busy or flow.hidden or flow.state.over or seat is None or seat != flow.bottom:
        return ""
    if seat not in flow.model.people:
        return ""
    found = flow.model.game.handling.rule_in_use(flow.session, seat, rules)
    if found is None:
        return ""
    if found.possible:
        return tr("You can do this now.")
    if found.refusal is None:
        return tr("Not now: nothing on the table lets you do this.")
    return tr("Not now: {0}", as_sentence(refusal_words(found.refusal.reason, flow.names)))
