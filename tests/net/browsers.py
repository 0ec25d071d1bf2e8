"""Real browsers for tests: Chromium by the WebDriver protocol, Firefox by WebDriver BiDi."""

import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import connect

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PRIVATE = ("--headless", "--no-remote", "--remote-debugging-port", "0")
PREFERENCES = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#");
"""
"""Preferences that stop Firefox from contacting any server."""
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
WAIT_SECONDS = 60


class Browser:
    """A browser with one page."""

    def open(self, link: str) -> None:
        raise NotImplementedError

    def run(self, script: str) -> Any:
        """Return the value of an expression in the page."""
        raise NotImplementedError

    def until(self, script: str, holds: Callable[[Any], bool] = bool) -> Any:
        """Return the value of an expression once it holds."""
        end = time.monotonic() + WAIT_SECONDS
        while not holds(value := self.run(script)):
            assert time.monotonic() < end, (script, value, self.run("document.body.innerText"))
            time.sleep(0.02)
        return value


class Browsers(Protocol):
    """Owner of browsers, which it opens and closes."""

    def browser(self, width: int, height: int) -> Browser: ...

    def sleep(self, seconds: float) -> None:
        """Suspend all processes of its browsers for a while, like a phone in a pocket."""

    def close(self) -> None: ...


def stop_for(processes: list[subprocess.Popen[str]], seconds: float) -> None:
    """Suspend processes and their children for a while; each leads its own group."""
    for sign in (signal.SIGSTOP, signal.SIGCONT):
        for each in processes:
            os.killpg(each.pid, sign)
        if sign == signal.SIGSTOP:
            time.sleep(seconds)


# --- Chromium -------------------------------------------------------------------------------------


class Chromiums:
    """Process of chromedriver, which owns its browsers."""

    def __init__(self) -> None:
        assert DRIVER is not None
        self._process = subprocess.Popen(
            [DRIVER, "--port=0"], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self._process.stdout is not None
        found = None
        while found is None:
            found = re.search(r"successfully on port (\d+)", self._process.stdout.readline())
        self.address = f"http://127.0.0.1:{found[1]}"
        self._browsers: list[Chromium] = []

    def browser(self, width: int, height: int) -> Browser:
        self._browsers.append(Chromium(self.address, width, height))
        return self._browsers[-1]

    def sleep(self, seconds: float) -> None:
        stop_for([self._process], seconds)

    def close(self) -> None:
        for each in self._browsers:
            each.call("DELETE", "")
        self._process.terminate()
        self._process.communicate()


class Chromium(Browser):
    """Chromium, opened by chromedriver."""

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
        return self.call("POST", "/execute/sync", {"script": f"return {script}", "args": []})


# --- Firefox --------------------------------------------------------------------------------------


class Firefoxes:
    """Owner of Firefoxes."""

    def __init__(self) -> None:
        self._browsers: list[Firefox] = []

    def browser(self, width: int, height: int) -> Browser:
        self._browsers.append(Firefox(width, height))
        return self._browsers[-1]

    def sleep(self, seconds: float) -> None:
        stop_for([each.process for each in self._browsers], seconds)

    def close(self) -> None:
        for each in self._browsers:
            each.close()


class Firefox(Browser):
    """Firefox with a temporary profile."""

    def __init__(self, width: int, height: int) -> None:
        assert FIREFOX is not None
        self._opened = ExitStack()
        home = Path(self._opened.enter_context(tempfile.TemporaryDirectory()))
        (home / "user.js").write_text(PREFERENCES, encoding="utf-8")
        told = home / "told"
        with told.open("w") as file:
            self.process = subprocess.Popen(
                [FIREFOX, *PRIVATE, "--profile", str(home)],
                stdout=file,
                stderr=file,
                text=True,
                start_new_session=True,
                env={**os.environ, "HOME": str(home)},
            )
        self._opened.callback(self._end)
        end = time.monotonic() + WAIT_SECONDS
        while not (found := re.search(r"WebDriver BiDi listening on (ws://\S+)", told.read_text())):
            assert time.monotonic() < end, "Firefox did not come up"
            time.sleep(0.1)
        self._line = self._opened.enter_context(
            connect(f"{found[1]}/session", max_size=None, ping_interval=None)
        )
        self._numbers = itertools.count(1)
        self.call("session.new", capabilities={})
        self._page = self.call("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": width, "height": height}
        self.call("browsingContext.setViewport", context=self._page, viewport=viewport)

    def call(self, method: str, **what: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": what}))
        while True:
            told = json.loads(self._line.recv(timeout=WAIT_SECONDS))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def open(self, link: str) -> None:
        self.call("browsingContext.navigate", context=self._page, url=link, wait="complete")

    def run(self, script: str) -> Any:
        told = self.call(
            "script.evaluate",
            expression=f"JSON.stringify({script}) ?? 'null'",
            target={"context": self._page},
            awaitPromise=False,
            userActivation=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def _end(self) -> None:
        self.process.terminate()
        self.process.wait()

    def close(self) -> None:
        self._opened.close()
