"""Real browsers for tests, Chromium and Firefox, driven from Python."""

import base64
import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)
FIREFOX = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
PREFERENCES = """
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#");
"""
"""Preferences that stop Firefox from contacting any server."""
FIREFOX_FLAGS = ("--headless", "--no-remote", "--remote-debugging-port", "0")
CHROMIUM_FLAGS = (
    "--headless",
    "--remote-debugging-port=0",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
WAIT_SECONDS = 60
PHONE = 600
"""Width below which the browser emulates a phone."""


class Browser:
    """Browser process with one page and a temporary profile."""

    ready = ""
    """Pattern of the output line with the address for commands."""
    path = ""
    """Path appended to the address for commands."""

    def __init__(self, *command: str) -> None:
        self._opened = ExitStack()
        self.home = Path(self._opened.enter_context(tempfile.TemporaryDirectory()))
        self.prepare()
        told = self.home / "told"
        with told.open("w") as file:
            self.process = subprocess.Popen(
                [each.replace("HOME", str(self.home)) for each in command],
                stdout=file,
                stderr=file,
                start_new_session=True,
                env={**os.environ, "HOME": str(self.home)},
            )
        self._opened.callback(self._end)
        end = time.monotonic() + WAIT_SECONDS
        while not (found := re.search(self.ready, told.read_text())):
            assert time.monotonic() < end, "the browser did not come up"
            time.sleep(0.05)
        self.line: ClientConnection = self._opened.enter_context(
            connect(found[1] + self.path, max_size=None, ping_interval=None)
        )
        self._numbers = itertools.count(1)

    def prepare(self) -> None:
        """Write files into the profile before the browser starts; by default none."""

    def call(self, method: str, **what: Any) -> Any:
        raise NotImplementedError

    def answer(self, **request: Any) -> Any:
        number = next(self._numbers)
        self.line.send(json.dumps({"id": number, **request}))
        while (told := json.loads(self.line.recv(timeout=WAIT_SECONDS))).get("id") != number:
            pass
        return told

    def open(self, link: str) -> None:
        raise NotImplementedError

    def run(self, script: str) -> Any:
        raise NotImplementedError

    def picture(self) -> bytes:
        raise NotImplementedError

    def until(self, script: str, holds: Callable[[Any], bool] = bool) -> Any:
        """Return the value of an expression once the value satisfies ``holds``."""
        end = time.monotonic() + WAIT_SECONDS
        while not holds(value := self.run(script)):
            assert time.monotonic() < end, (script, value, self.run("document.body.innerText"))
            time.sleep(0.02)
        return value

    def _end(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self._opened.close()


class Chromium(Browser):
    ready = r"DevTools listening on (ws://\S+)"

    def __init__(self, width: int, height: int) -> None:
        assert CHROMIUM is not None
        super().__init__(CHROMIUM, *CHROMIUM_FLAGS, "--user-data-dir=HOME", "about:blank")
        self._session = ""
        pages = self.call("Target.getTargets")["targetInfos"]
        page = next(each["targetId"] for each in pages if each["type"] == "page")
        attached = self.call("Target.attachToTarget", targetId=page, flatten=True)
        self._session = attached["sessionId"]
        phone = width < PHONE
        size = {"width": width, "height": height, "deviceScaleFactor": 1 + phone}
        self.call("Emulation.setDeviceMetricsOverride", mobile=phone, **size)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone)

    def call(self, method: str, **what: Any) -> Any:
        session = {"sessionId": self._session} if self._session else {}
        told = self.answer(method=method, params=what, **session)
        assert "error" not in told, told
        return told["result"]

    def open(self, link: str) -> None:
        self.call("Page.navigate", url=link)
        # Before the page has loaded, expressions are evaluated in the previous page.
        self.until(f"document.readyState === 'complete' && location.href === {json.dumps(link)}")

    def run(self, script: str) -> Any:
        options = {"returnByValue": True, "userGesture": True}
        told = self.call("Runtime.evaluate", expression=script, **options)
        assert "exceptionDetails" not in told, told
        return told["result"].get("value")

    def picture(self) -> bytes:
        return base64.b64decode(self.call("Page.captureScreenshot")["data"])


class Firefox(Browser):
    ready = r"WebDriver BiDi listening on (ws://\S+)"
    path = "/session"

    def __init__(self, width: int, height: int) -> None:
        assert FIREFOX is not None
        super().__init__(FIREFOX, *FIREFOX_FLAGS, "--profile", "HOME")
        self.call("session.new", capabilities={})
        self._page = self.call("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": width, "height": height}
        self.call("browsingContext.setViewport", context=self._page, viewport=viewport)

    def prepare(self) -> None:
        (self.home / "user.js").write_text(PREFERENCES, encoding="utf-8")

    def call(self, method: str, **what: Any) -> Any:
        told = self.answer(method=method, params=what)
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

    def picture(self) -> bytes:
        told = self.call("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(told["data"])


class Browsers:
    """Browsers of a kind, opened for a test and closed after it."""

    def __init__(self, kind: Callable[[int, int], Browser]) -> None:
        self.kind = kind
        self._all: list[Browser] = []

    def browser(self, width: int, height: int) -> Browser:
        self._all.append(self.kind(width, height))
        return self._all[-1]

    def sleep(self, seconds: float) -> None:
        """Suspend all browsers, like phones in a pocket."""
        for sign in (signal.SIGSTOP, signal.SIGCONT):
            for each in self._all:
                os.killpg(each.process.pid, sign)
            if sign == signal.SIGSTOP:
                time.sleep(seconds)

    def close(self) -> None:
        for each in self._all:
            each.close()
