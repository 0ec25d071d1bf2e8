"""Real browsers for tests, driven through chromedriver by the WebDriver protocol."""

import json
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Callable
from typing import Any

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
WAIT_SECONDS = 60


class Driver:
    """Process of chromedriver, which owns the browsers it opens."""

    def __init__(self) -> None:
        assert DRIVER is not None
        self._process = subprocess.Popen([DRIVER, "--port=0"], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = None
        while found is None:
            found = re.search(r"successfully on port (\d+)", self._process.stdout.readline())
        self.address = f"http://127.0.0.1:{found[1]}"
        self._browsers: list[Browser] = []

    def browser(self, width: int, height: int) -> "Browser":
        self._browsers.append(Browser(self.address, width, height))
        return self._browsers[-1]

    def close(self) -> None:
        for each in self._browsers:
            each.call("DELETE", "")
        self._process.terminate()
        self._process.communicate()


class Browser:
    """A browser with one page."""

    def __init__(self, address: str, width: int, height: int) -> None:
        self._at = f"{address}/session"
        size = f"--window-size={width},{height}"
        options = {"binary": CHROMIUM, "args": [*FLAGS, size]}
        wanted = {"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}}
        self._at += "/" + self.call("POST", "", wanted)["sessionId"]

    def call(self, how: str, path: str, what: Any = None) -> Any:
        data = None if what is None else json.dumps(what).encode()
        request = urllib.request.Request(self._at + path, data, method=how)
        with urllib.request.urlopen(request, timeout=WAIT_SECONDS) as answer:
            return json.load(answer)["value"]

    def open(self, link: str) -> None:
        self.call("POST", "/url", {"url": link})

    def run(self, script: str) -> Any:
        """Return the value of an expression in the page."""
        return self.call("POST", "/execute/sync", {"script": f"return {script}", "args": []})

    def until(self, script: str, holds: Callable[[Any], bool] = bool) -> Any:
        """Return the value of an expression once it holds."""
        end = time.monotonic() + WAIT_SECONDS
        while not holds(value := self.run(script)):
            assert time.monotonic() < end, (script, value, self.run("document.body.innerText"))
            time.sleep(0.02)
        return value
