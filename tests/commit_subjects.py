"""Check of commit subjects by the rules in ``tests/commits.yaml``."""

import subprocess
from pathlib import Path
from typing import Final

import yaml

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = yaml.safe_load((ROOT / "tests" / "commits.yaml").read_text(encoding="utf-8"))
SINCE: Final[str] = RULES["since"]
LONGEST: Final[int] = RULES["longest"]
"""Maximum length of a subject, in characters."""
VERBS: Final = frozenset(RULES["verbs"].split())

AFTER_A_NOUN: Final = frozenset(
    ("of", "is", "are", "was", "were", "has", "have", "had", "can", "may", "must")
)
"""Words that follow a noun at the start of a subject."""


class NoHistory(Exception):
    """Raised, with the reason, if the subjects cannot be read."""


def fault_of(subject: str) -> str:
    """Return the fault of a subject, or ""."""
    if subject.startswith("Merge ") or subject in RULES["exempt"]:
        return ""
    if len(subject) > LONGEST:
        return f"{len(subject)} characters, at most {LONGEST} are allowed"
    first, second, third, *_ = [*subject.split(" "), "", "", ""]
    verb = first[3:].capitalize() if first.startswith("Re-") else first
    if verb not in VERBS:
        return f"“{first}” is not a verb in the imperative listed in tests/commits.yaml"
    if not second or second in AFTER_A_NOUN:
        return f"“{first}” is not followed by an object"
    if second in ("and", "or") and third.capitalize() not in VERBS:
        return f"“{first}” and “{third}” are not verbs"
    return "ends in a full stop" if subject.endswith(".") else ""


def subjects(folder: Path, since: str) -> list[str]:
    """Return the subjects of commits after ``since`` except merges, newest first.

    Raise NoHistory if the full history is not available, and LookupError if ``since`` is not in it.
    """
    try:
        top = _git(folder, "rev-parse", "--show-toplevel")
    except (OSError, subprocess.CalledProcessError) as error:
        reason = getattr(error, "stderr", "") or str(error)
        raise NoHistory(f"no history: {reason.strip()}") from error
    if not Path(top).samefile(folder):
        raise NoHistory(f"no history: the repository around is {top}")
    if _git(folder, "rev-parse", "--is-shallow-repository") == "true":
        raise NoHistory("a shallow clone: fetch the whole history to check it")
    try:
        _git(folder, "merge-base", "--is-ancestor", since, "HEAD")
    except subprocess.CalledProcessError as error:
        raise LookupError(f"{since} is not in the history: update tests/commits.yaml") from error
    return _git(folder, "log", "--no-merges", "--format=%s", f"{since}..HEAD").splitlines()


def _git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    return done.stdout.strip()
