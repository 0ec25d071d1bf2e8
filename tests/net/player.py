"""Client at a seat, in a separate process that can be killed at any time.

``python -m tests.net.player LINK FOLDER SEED`` plays legal actions and logs its messages in FOLDER.
"""

import json
import os
import random
import sys
from pathlib import Path

from paxdesk.net.messages import new_token, read_link
from paxdesk.net.shared_seed import DealRecord, SeedShare
from tests.net.sitting import Sitter


def main(link: str, folder: Path, seed: str) -> None:
    key_file, notes = folder / "key", folder / "notes"
    if not key_file.exists():
        key_file.write_text(new_token())
    sitter = Sitter(read_link(link), key_file.read_text())
    pledge_file = folder / "pledge"

    def keep(pledge: DealRecord) -> None:
        kept = [pledge.round, pledge.share.secret, pledge.share.salt]
        pledge_file.write_text(json.dumps(kept))

    if pledge_file.exists():
        number, secret, salt = json.loads(pledge_file.read_text())
        sitter.game.pledge = DealRecord(number, SeedShare(secret, salt))
    sitter.game._keep = keep
    chance = random.Random(seed)
    with notes.open("a") as noted:

        def note(*words: object) -> None:
            print(*words, file=noted, flush=True)
            os.fsync(noted.fileno())

        answered = ""
        told = 0
        while sitter.game.whole is None:
            sitter.hear(0.02)
            if not sitter.game.mark or sitter.heard.qsize():
                continue
            steps = len(sitter.session.recording.steps)
            if steps != told:
                told = steps
                note("told", steps)
            if sitter.asked and sitter.game.mark != answered:
                answered = sitter.game.mark
                line = sitter.session.game.write(chance.choice(sitter.session.legal()))
                note("says", steps, line)
                sitter.game.play(line)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3])
