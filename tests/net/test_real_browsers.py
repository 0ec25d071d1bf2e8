"""Pages in a real browser: played by clicks, in two tabs, with a stolen link, after a sleep."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.net.browsers import CHROMIUM, DRIVER, Browser, Driver
from tests.net.hosts import Hosts

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not (CHROMIUM and DRIVER), reason="needs chromium and chromedriver"),
]
STATE = "document.getElementById('state').innerText"
SHOWN = "typeof position !== 'undefined' && position !== null && position.mark"
STEPS = 12


@pytest.fixture
def driver() -> Iterator[Driver]:
    made = Driver()
    yield made
    made.close()


def click(browser: Browser, chance: random.Random) -> None:
    """Do something that the page offers: an answer, a choice at a thing, or the end of the turn."""
    mark = browser.until(SHOWN)
    things = browser.run("document.querySelectorAll('.thing.can').length")
    if things and chance.random() < 0.6:
        browser.run(f"document.querySelectorAll('.thing.can')[{chance.randrange(things)}].click()")
        browser.until("document.getElementById('thing').open")
        while choices := browser.run("document.querySelectorAll('dialog[open] .can').length"):
            at = chance.randrange(choices)
            browser.run(f"document.querySelectorAll('dialog[open] .can')[{at}].click()")
            if not browser.run("document.getElementById('thing').open"):
                break
        else:
            browser.run("document.getElementById('close').click()")
            return
    else:
        browser.run("document.querySelector('#answers button, #end:not([hidden])').click()")
    browser.until(SHOWN, lambda now: now != mark)


def test_phones_play_by_clicks(driver: Driver, tmp_path: Path, hosts: Hosts) -> None:
    host = hosts(tmp_path, "--plain", "--new", "--seats", "2")
    watching, *links = re.findall(r"in a browser: (\S+)", host.told)
    phones = [driver.browser(390, 844), driver.browser(820, 1180)]
    for phone, link in zip(phones, links, strict=True):
        phone.open(link)
    for phone in phones:
        phone.until(SHOWN)
    chance = random.Random(4)
    for _ in range(STEPS):
        asked = next(each for each in phones * 50 if each.run("position.asked"))
        click(asked, chance)
    television = driver.browser(1366, 768)
    television.open(watching)
    television.until(SHOWN)
    television.until("document.querySelectorAll('main img').length")
    assert not television.run("position.answers.length + document.querySelectorAll('.can').length")
    stolen = driver.browser(1366, 768)
    stolen.open(links[0])
    assert "already been used" in stolen.until(STATE, lambda words: "used" in words)
    # The first one sleeps, and returns to the present position.
    phones[0].run("(WAITS.fill(1500), socket.close())")
    phones[0].until(STATE, lambda words: "lost" in words)
    phones[0].until(STATE, lambda words: "lost" not in words and "…" not in words)
    first, second = (each.run("position.seats.map((seat) => seat.turn)") for each in phones)
    assert first == second
    # Another tab of the same browser takes the seat over, and gives it back.
    phones[0].run("void (window.other = open(location.href))")
    phones[0].until(STATE, lambda words: "another window" in words)
    phones[0].run("document.querySelector('#state button').click()")
    phones[0].until(STATE, lambda words: words == "")
