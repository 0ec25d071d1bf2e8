"""Names of cards as painted on their faces on the table. No Qt."""

from functools import cache

from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import map_entries, read_file, text_reader


@cache
def _short_names() -> dict[str, str]:
    """Return the short names at table size, by the full names."""
    cards = map_entries(read_file(assets_folder() / "art.yaml")).values()
    named = [found for each in cards if "short" in (found := map_entries(each))]
    return {text_reader(each["name"]): text_reader(each["short"]) for each in named}


def name_on_face(state: State, number: CardNumber) -> str:
    """Return the name of a card as its face on the table has it, which may be a short one."""
    name = card_name(state, number)
    return _short_names().get(name, name)
