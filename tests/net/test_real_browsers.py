"""Tests of pages in real browsers, played by clicks and taps."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.browsers import CHROMIUM, FIREFOX, Browser, Browsers, Chromium, Firefox
from tests.net.hosts import Hosts
from tests.shares import spread

pytestmark = pytest.mark.long
STATE = "document.getElementById('state').innerText"
SHOWN = "typeof position !== 'undefined' && position !== null && position.mark"
STEPS = 12
PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1366, 768)
"""Widths and heights of browsers."""


ASLEEP = 33.0
"""Time after which the host drops a phone that does not answer, in seconds."""


@pytest.fixture(params=spread(["chromium", "firefox"], long=1))
def driver(request: pytest.FixtureRequest) -> Iterator[Browsers]:
    if not (FIREFOX if request.param == "firefox" else CHROMIUM):
        pytest.skip(f"needs {request.param}")
    made = Browsers(Firefox if request.param == "firefox" else Chromium)
    yield made
    made.close()


def pick(browser: Browser, found: str, chance: random.Random) -> bool:
    """Click a random element that the selector ``found`` matches; return whether there is one.

    One command chooses and clicks, because the page may change between two commands.
    """
    clicked = "all.length && (all[Math.floor(chance * all.length)].click(), 1)"
    every = f"document.querySelectorAll({json.dumps(found)})"
    return bool(browser.run(f"((all, chance) => {clicked})({every}, {chance.random()})"))


def click(browser: Browser, chance: random.Random) -> None:
    mark = browser.until(SHOWN)
    if chance.random() < 0.6 and pick(browser, ".thing.can", chance):
        browser.until("document.getElementById('thing').open")
        while pick(browser, "dialog[open] .can", chance):
            if not browser.run("document.getElementById('thing').open"):
                break
        else:
            browser.run("document.getElementById('close').click()")
            return
    else:
        pick(browser, "#answers button, #end:not([hidden])", chance)
    browser.until(SHOWN, lambda now: now != mark)


def act(phones: list[Browser], chance: random.Random) -> bool:
    """Click an action for the seat to act; return False if the game is over."""
    while not (asked := [each for each in phones if each.run("position.asked")]):
        if phones[0].run("position.over"):
            return False
    click(asked[0], chance)
    return True


@pytest.mark.slow
@pytest.mark.parametrize("sizes", [(PHONE, DESKTOP), (PHONE, PHONE, PHONE, TABLET)])
def test_whole_games_are_played_to_their_ends(
    driver: Browsers, tmp_path: Path, hosts: Hosts, sizes: tuple[tuple[int, int], ...]
) -> None:
    host = hosts(tmp_path, "--plain", "--new", "--seats", str(len(sizes)))
    _, *links = re.findall(r"in a browser: (\S+)", host.told)
    phones = [driver.browser(*size) for size in sizes]
    for phone, link in zip(phones, links, strict=True):
        phone.open(link)
    for phone in phones:
        phone.until(SHOWN)
    chance = random.Random(len(sizes))
    while act(phones, chance):
        pass
    for phone in phones:
        phone.until("position.over")
        assert phone.run("document.getElementById('line').innerText")


@pytest.mark.slow
def test_orders_are_given_by_taps(driver: Browsers, tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--plain", "--adventure", "puebla", "--robot", "imperial=easy")
    (link,) = re.findall(r"in a browser: (\S+)", host.told)[1:]
    phone = driver.browser(*PHONE)
    phone.open(link)
    phone.until("document.querySelectorAll('#layers img').length > 20")
    phone.run("document.querySelector('.press .can').click()")
    phone.until("position.end")
    phone.run("document.getElementById('end').click()")
    for _ in range(40):
        phone.until("position.asked")
        if phone.run("position.prompt[0].includes('Initiative')"):
            break
        mark = phone.run(SHOWN)
        if phone.run("position.answers.length + Boolean(position.end)"):
            phone.run("document.querySelector('#answers button, #end:not([hidden])').click()")
        else:
            phone.run("document.querySelector('.place.can').click()")
            phone.until("document.getElementById('thing').open")
            phone.run("document.querySelector('dialog[open] .can').click()")
        phone.until(SHOWN, lambda now, mark=mark: now != mark)  # type: ignore[misc]
    phone.run("document.querySelector('.place.can').click()")
    chosen = phone.until("document.querySelectorAll('.thing.chosen').length")
    phone.run("document.querySelector('.thing.chosen').click()")
    phone.until("document.querySelectorAll('.thing.chosen').length", lambda now: now == chosen - 1)


def test_phones_play_by_clicks(driver: Browsers, tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--plain", "--new", "--seats", "2")
    watching, *links = re.findall(r"in a browser: (\S+)", host.told)
    phones = [driver.browser(*PHONE), driver.browser(*TABLET)]
    for phone, link in zip(phones, links, strict=True):
        phone.open(link)
    for phone in phones:
        phone.until(SHOWN)
    chance = random.Random(4)
    for _ in range(STEPS):
        assert act(phones, chance)
    television = driver.browser(*DESKTOP)
    television.open(watching)
    television.until(SHOWN)
    television.until("document.querySelectorAll('main img').length")
    assert not television.run("position.answers.length + document.querySelectorAll('.can').length")
    stolen = driver.browser(*DESKTOP)
    stolen.open(links[0])
    assert "already been used" in stolen.until(STATE, lambda words: "used" in words)
    # The first phone loses its connection, reconnects and shows the current position.
    phones[0].run("(WAITS.fill(1500), socket.close())")
    phones[0].until(STATE, lambda words: "lost" in words)
    phones[0].until(STATE, lambda words: "lost" not in words and "…" not in words)
    first, second = (each.run("position.seats.map((seat) => seat.turn)") for each in phones)
    assert first == second
    # Another tab of the same browser takes over the seat; the first tab takes it back.
    phones[0].run("void (window.other = open(location.href))")
    phones[0].until(STATE, lambda words: "another window" in words)
    phones[0].run("document.querySelector('#state button').click()")
    phones[0].until(STATE, lambda words: words == "")


@pytest.mark.slow
def test_a_sleeping_phone_wakes_at_the_present_position(
    driver: Browsers, tmp_path: Path, hosts: Hosts
) -> None:
    host = hosts(tmp_path, "--plain", "--new", "--seats", "2")
    _, *links = re.findall(r"in a browser: (\S+)", host.told)
    phones = [driver.browser(*PHONE), driver.browser(*PHONE)]
    for phone, link in zip(phones, links, strict=True):
        phone.open(link)
    for phone in phones:
        phone.until(SHOWN)
        phone.run("void (window.known = socket)")
    driver.sleep(ASLEEP)
    for phone in phones:
        phone.until("socket !== known && socket.readyState === 1")
        phone.until(STATE, lambda words: words == "")
    asked = next(each for each in phones if each.run("position.asked"))
    before = asked.run(SHOWN)
    asked.run("document.querySelector('#end').click()")
    other = next(each for each in phones if each is not asked)
    asked.until(SHOWN, lambda mark: mark != before)
    other.until("position.asked")
    # After a long time hidden, a page reconnects.
    hidden = "(known = socket, slept = Date.now() - 30000)"
    other.run(f"void ({hidden}, document.dispatchEvent(new Event('visibilitychange')))")
    other.until("socket !== known && socket.readyState === 1")
    other.until(STATE, lambda words: words == "")


@pytest.mark.slow
@pytest.mark.parametrize("game", [("--new",), ("--adventure", "puebla")])
def test_every_thing_has_its_name_in_the_accessibility_tree(
    tmp_path: Path, hosts: Hosts, game: tuple[str, ...]
) -> None:
    """Items are buttons with their names, and no unnamed picture is exposed."""
    if not CHROMIUM:
        pytest.skip("needs chromium")
    host = hosts(tmp_path, "--plain", *game, *(("--seats", "2") if game == ("--new",) else ()))
    _, *links = re.findall(r"in a browser: (\S+)", host.told)
    phones = [Chromium(*PHONE) for _ in links]
    try:
        for phone, link in zip(phones, links, strict=True):
            phone.open(link)
        for phone in phones:
            phone.until(SHOWN)
            phone.until("document.querySelectorAll('main img').length")
            nodes = phone.call("Accessibility.getFullAXTree")["nodes"]
            read = {
                (node["role"]["value"], " ".join(node["name"]["value"].split()))
                for node in nodes
                if not node["ignored"] and "name" in node
            }
            told = phone.run("position.sections.map((one) => [one.name, one.things])")
            names = {
                " ".join(thing["name"].split())
                for section, things in told
                for thing in things
                if not thing.get("counted") and thing["name"] != section
            }
            assert len(names) > 15
            buttons = {name for role, name in read if role == "button"}
            assert not names - buttons
            assert not [role for role, name in read if role in ("image", "img") and not name]
            assert {name for name, _ in told if name} <= {name for _, name in read}
    finally:
        for phone in phones:
            phone.close()
