"""Tests of the announcement and discovery of tables on this computer."""

import queue

from paxdesk.net.lan_discovery import FoundTable, TableBroadcast, TableSearch
from paxdesk.net.messages import TableLink, new_name, new_token

HERE = ["127.0.0.1"]
LONGEST = 20.0


def test_a_table_is_found_with_its_free_seats_and_removed() -> None:
    heard: queue.Queue[tuple[FoundTable, ...]] = queue.Queue()
    search = TableSearch(heard.put, HERE)
    announcement = TableBroadcast(7470, "f" * 43, HERE)
    table, tokens = new_name(), {0: new_token(), 2: new_token()}
    try:
        announcement.tell("", "Carmen and Rosa", table, tokens, {2: "Rosa"})
        found: tuple[FoundTable, ...] = ()
        while not any(each.title == "Carmen and Rosa" for each in found):
            found = heard.get(timeout=LONGEST)
        (mine,) = (each for each in found if each.key.startswith(table))
        links = [
            TableLink("127.0.0.1", 7470, table, seat, tokens[seat], "f" * 43) for seat in (0, 2)
        ]
        assert mine.seats == (("", links[0]), ("Rosa", links[1]))
    finally:
        announcement.close()
    while any(each.key.startswith(table) for each in found):
        found = heard.get(timeout=LONGEST)
    search.close()
