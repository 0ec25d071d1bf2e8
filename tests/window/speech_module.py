"""Module for speech-dispatcher that writes spoken texts to a file.

Lines of ``SPOKEN_FILE`` begin with SAID or CUT (interrupted) and a tab. A file with the suffix
``.now`` exists while a text is spoken.
"""

import os
import re
import sys
import threading
from html import unescape
from pathlib import Path

LETTERS_A_SECOND = 120.0
"""Speed of speech in characters per second."""
SETTINGS = {
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
}
ANSWERS = {
    "INIT": "299-record\n299 OK LOADED SUCCESSFULLY",
    "LIST VOICES": "200-plain\ten\tnone\n200 OK VOICE LIST SENT",
}


class Speaker:
    """Speaker of one text at a time."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._worker: threading.Thread | None = None

    def answer(self, line: str) -> None:
        with self._lock:
            print(line, flush=True)

    def stop(self) -> None:
        self._stopped.set()

    def say(self, text: str) -> None:
        """Interrupt the previous text; begin to speak."""
        if self._worker is not None:
            self._stopped.set()
            self._worker.join()
        self._stopped.clear()
        self.answer("200 OK SPEAKING")
        self._worker = threading.Thread(target=self._speak, args=(text,), daemon=True)
        self._worker.start()

    def _speak(self, text: str) -> None:
        self.answer("701 BEGIN")
        now = Path(f"{self.path}.now")
        now.touch()
        cut = self._stopped.wait(len(text) / LETTERS_A_SECOND)
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(f"{'CUT' if cut else 'SAID'}\t{text}\n")
        now.unlink(missing_ok=True)
        self.answer("703 STOP" if cut else "702 END")


def data() -> str:
    """Return a text without markup, up to the line "."."""
    lines = []
    for line in sys.stdin:
        words = line.rstrip("\r\n")
        if words == ".":
            break
        lines.append(words.removeprefix(".") if words.startswith("..") else words)
    return unescape(re.sub(r"<[^>]*>", "", " ".join(lines))).strip()


def main() -> None:
    speaker = Speaker(os.environ["SPOKEN_FILE"])
    for line in sys.stdin:
        command = line.strip()
        if command in SETTINGS:
            before, after = SETTINGS[command]
            speaker.answer(before)
            data()
            speaker.answer(after)
        elif command in ANSWERS:
            speaker.answer(ANSWERS[command])
        elif command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
            speaker.answer("202 OK RECEIVING MESSAGE")
            speaker.say(data())
        elif command in ("STOP", "PAUSE"):
            speaker.stop()
        elif command == "QUIT":
            speaker.stop()
            speaker.answer("210 OK QUIT")
            return
        else:
            speaker.answer("200 OK DEBUGGING OFF")


if __name__ == "__main__":
    main()
