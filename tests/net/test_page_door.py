"""Tests of the web server of a host process."""

import json
import re
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from paxdesk.resources import assets_folder
from tests.net.hosts import Hosts

PLAIN = ("--plain", "--new", "--seats", "2")


def get(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return answer.headers, answer.read()


def page(stack: ExitStack, link: str, key: str, language: str = "en", **other: Any) -> Any:
    found = re.fullmatch(r"http://([\d.]+:\d+)/#([\w-]{11})\.(\d)\.([\w-]{22})", link)
    assert found is not None, link
    host, table, seat, token = found.groups()
    line = stack.enter_context(connect(f"ws://{host}/seat"))
    sit = {"table": table, "seat": int(seat), "token": token, "key": key, "language": language}
    line.send(json.dumps({"type": "Sit", **sit, **other}))
    return line


def until(line: ClientConnection, kind: str) -> Any:
    while True:
        told = json.loads(line.recv(timeout=30))
        if told["t"] == kind:
            return told


def test_the_files_of_the_page_are_small_and_run_nothing_inline() -> None:
    files = {each.name: each.read_text() for each in (assets_folder() / "web").iterdir()}
    assert sum(map(len, files.values())) <= 60_000
    assert not re.search(r"<script>|<style|\son\w+=|\sstyle=|https?://", files["page.html"])
    assert not re.search(r"eval\(|innerHTML|document\.write|https?://", files["page.js"])


@pytest.mark.long
def test_pages_are_served_dealt_and_refused(tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, *PLAIN)
    links = re.findall(r"in a browser: (\S+)", host.told)
    assert len(links) == 3
    origin = links[0].partition("/#")[0]
    headers, body = get(f"{origin}/")
    assert b"page.js" in body
    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    for path in ("/page.html", "/../page.js", "/seat", "/%2e%2e/x"):
        with pytest.raises(urllib.error.HTTPError):
            get(origin + path)
    with ExitStack() as stack:
        with pytest.raises(InvalidStatus):
            stack.enter_context(
                connect(origin.replace("http", "ws") + "/seat", origin="http://elsewhere.example")  # type: ignore[arg-type]
            )
        lost = page(stack, links[1], "k" * 32, "fr", table="x" * 11)
        assert "n’existe" in until(lost, "refused")["words"]
        watching, first = page(stack, links[0], "w" * 32), page(stack, links[1], "a" * 32)
        assert [each["here"] for each in until(first, "gathering")["seats"]] == [False, False]
        second = page(stack, links[2], "b" * 32, "es")
        asked = [until(each, "table")["asked"] for each in (watching, first, second)]
        assert sorted(asked) == [False, False, True]
        thief = page(stack, links[1], "t" * 32)
        assert until(thief, "refused")["why"] == "used"
