"""Tests that subjects of commits are imperative and short."""

import subprocess
from pathlib import Path

import pytest

from tests.commit_subjects import LONGEST, ROOT, RULES, SINCE, NoHistory, fault_of, subjects


def test_subjects_of_commits() -> None:
    try:
        read = subjects(ROOT, SINCE)
    except NoHistory as reason:
        pytest.skip(str(reason))
    assert {each: fault for each in read if (fault := fault_of(each))} == {}


@pytest.mark.parametrize("subject", RULES["good"])
def test_good_subjects(subject: str) -> None:
    assert fault_of(subject) == ""


@pytest.mark.parametrize("subject", RULES["bad"])
def test_bad_subjects(subject: str) -> None:
    assert fault_of(subject) != ""


def test_longest_subject() -> None:
    subject = "Fix ".ljust(LONGEST, "x")
    assert fault_of(subject) == ""
    assert fault_of(subject + "x") != ""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    folder = tmp_path / "whole"
    git(tmp_path, "init", "--quiet", str(folder))
    for subject in ("A beginning", "Add a page", "A page was added"):
        git(folder, "commit", "--quiet", "--allow-empty", "-m", subject)
    return folder


def git(folder: Path, *arguments: str) -> str:
    settings = ("user.name=A", "user.email=a@example.org", "commit.gpgsign=false")
    flags = [part for each in settings for part in ("-c", each)]
    command = ["git", "-C", str(folder), *flags, *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_subjects_since_a_commit(repository: Path) -> None:
    first = git(repository, "rev-list", "--max-parents=0", "HEAD")
    assert subjects(repository, first) == ["A page was added", "Add a page"]
    with pytest.raises(LookupError, match="not in the history"):
        subjects(repository, "0" * 40)


def test_shallow_clone_is_skipped(repository: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--depth=1", repository.as_uri(), "shallow")
    with pytest.raises(NoHistory, match="shallow"):
        subjects(tmp_path / "shallow", SINCE)


def test_source_archive_is_skipped(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoHistory, match="not a git repository"):
        subjects(tmp_path, SINCE)
    (repository / "inside").mkdir()
    with pytest.raises(NoHistory, match="the repository around"):
        subjects(repository / "inside", SINCE)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoHistory, match="git"):
        subjects(repository, SINCE)
