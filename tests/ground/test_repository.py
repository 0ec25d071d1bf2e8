"""Tests of workflows, forms, releases, and the examples of the docs."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import paxdesk
from tests import coverage_floor
from tests.sources import PACKAGE, modules

ROOT = Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")

pytestmark = pytest.mark.skipif(not GITHUB.exists(), reason="only the repository has it")


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("schema", ["github-workflows", "dependabot"])
def test_workflows_fit_their_schema(schema: str) -> None:
    files = WORKFLOWS if schema == "github-workflows" else [GITHUB / "dependabot.yml"]
    assert files
    done = run("-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, files))
    assert done.returncode == 0, done.stdout + done.stderr


def test_workflows_are_secure() -> None:
    zizmor = Path(sys.executable).with_name("zizmor")
    command = [str(zizmor), "--offline", "--no-progress", "--format", "json", str(GITHUB)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert json.loads(done.stdout) == [], done.stdout


def test_actions_are_pinned() -> None:
    uses = [
        line.strip().removeprefix("- ")
        for file in WORKFLOWS
        for line in file.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert len(uses) > 10
    assert [each for each in uses if not PINNED.fullmatch(each)] == []


def test_workflows_run_the_commands_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"(?m)^python3 -m venv .*-m tests$", readme)
    windows = re.findall(r"(?m)^(?:py|\.venv\\).*$", readme)
    text = (GITHUB / "workflows" / "tests.yml").read_text(encoding="utf-8")
    assert command in text
    assert [each for each in windows if "--new" not in each and each not in text] == []


def test_scripts_of_workflows_exist() -> None:
    for file in WORKFLOWS:
        for job in yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"].values():
            for step in job["steps"]:
                for script in re.findall(
                    r"(?<![\w/])(?:packaging|\.ci)/[\w/.-]+", step.get("run", "")
                ):
                    assert (ROOT / script).exists(), (file.name, script)


def test_forms_ask_for_what_is_needed() -> None:
    wanted = {"rule": "game", "crash": "selftest", "word": "now", "card": "box"}
    for name, field in wanted.items():
        form = yaml.safe_load((GITHUB / "ISSUE_TEMPLATE" / f"{name}.yml").read_text("utf-8"))
        assert form["name"]
        assert form["description"]
        fields = {each["id"]: each["type"] for each in form["body"]}
        assert fields[field] == "textarea"


def test_commits_ignored_by_blame_exist() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("no history here")
    lines = (ROOT / ".git-blame-ignore-revs").read_text(encoding="utf-8").splitlines()
    commits = [line for line in lines if line and not line.startswith("#")]
    assert len(commits) > 5
    assert all(re.fullmatch(r"[0-9a-f]{40}", each) for each in commits)


# --- Releases -------------------------------------------------------------------------------------


@pytest.fixture
def release() -> dict[str, object]:
    return runpy.run_path(str(ROOT / "packaging" / "release"))


def test_a_release_needs_tag_version_and_date(release: dict[str, object]) -> None:
    check, version = release["check"], release["version"]
    assert callable(check)
    assert callable(version)
    assert "but paxdesk/__init__.py says" in check("v9.9.9")
    problem = check(f"v{version()}")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert ("no date" in problem) == ("(not released)" in changelog)


def test_steps_without_an_environment_need_no_package() -> None:
    """Release jobs run these steps with the system's Python."""
    done = run("-S", "packaging/release", "notes")
    assert done.returncode == 0, done.stderr


def test_notes_are_the_newest_section(release: dict[str, object]) -> None:
    notes = release["notes"]
    assert callable(notes)
    assert notes().startswith("### Added")
    assert "## 0." not in notes().replace("### ", "")


def test_manifests_contain_version_and_digest(release: dict[str, object], tmp_path: Path) -> None:
    manifests = release["manifests"]
    assert callable(manifests)
    (tmp_path / "paxdesk-setup.exe").write_bytes(b"program")
    (tmp_path / "paxdesk.dmg").write_bytes(b"image")
    winget, cask = manifests(tmp_path, "https://files.example/v1")
    assert yaml.safe_load(winget.read_text("utf-8"))["Installers"][0]["InstallerSha256"]
    assert 'url "https://files.example/v1/paxdesk.dmg"' in cask.read_text("utf-8")


@pytest.mark.long
def test_the_same_commit_gives_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("build")
    for name in ("one", "two"):
        done = run("packaging/release", "python", str(tmp_path / name))
        assert done.returncode == 0, done.stderr
    files = sorted(each.name for each in (tmp_path / "one").iterdir())
    assert len(files) == 3
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


# --- Coverage -------------------------------------------------------------------------------------


def test_a_package_below_its_floor_is_named() -> None:
    measured = coverage_floor.by_package(
        {"rules/a.py": (6, 10), "rules/b.py": (3, 10), "x.py": (1, 1)}
    )
    assert measured == {".": 100, "rules": 45}
    assert coverage_floor.fallen(measured, {".": 100, "rules": 45.2}) == []
    assert coverage_floor.fallen(measured, {".": 100, "rules": 45.4}) == [
        "rules: 45.0 % covered, the floor is 45.4 %"
    ]
    assert coverage_floor.fallen(measured, {"rules": 1}) == [".: no floor yet"]


def test_every_package_has_a_floor() -> None:
    floor = yaml.safe_load(coverage_floor.FLOOR.read_text(encoding="utf-8"))
    packages = {each.parent.relative_to(PACKAGE).as_posix() for each in modules()}
    assert packages <= floor.keys()


# --- Examples -------------------------------------------------------------------------------------


def test_the_example_robot_plays_a_tournament() -> None:
    done = run("docs/examples/tournament.py", "1")
    assert re.fullmatch(r"the eager robot won \d of 2 games against a beginner\n", done.stdout)


def test_the_example_environment_is_valid() -> None:
    from gymnasium.utils.env_checker import check_env

    names = runpy.run_path(str(ROOT / "docs" / "examples" / "environment.py"))
    environment = names["PaxEnvironment"]()
    check_env(environment, skip_render_check=True)
    _, info = environment.reset(seed=3)
    done = cut = False
    while not (done or cut):
        legal = int(info["mask"].sum())
        _, reward, done, cut, info = environment.step(legal - 1)
    assert reward in (0.0, 1.0)


def test_the_version_names_the_commit() -> None:
    if not (ROOT / ".git").is_dir():
        pytest.skip("no history here")
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    done = run("-m", "paxdesk", "--version")
    assert done.stdout == f"paxdesk {paxdesk.__version__} ({commit.strip()})\n"
