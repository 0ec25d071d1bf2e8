"""Tests of the list of third-party components and their licences."""

import json
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from paxdesk import resources
from paxdesk.desk.sheets.modal_sheet import parts

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed() -> set[str]:
    """Return the runtime dependencies: direct ones, and indirect ones without a condition."""
    found: set[str] = set()
    waiting = [re.split(r"[<>=!~; ]", line)[0] for line in PROJECT["dependencies"]]
    while waiting:
        name = waiting.pop()
        found.add(plain(name))
        lines = [line for line in metadata.requires(name) or () if ";" not in line]
        waiting += [re.split(r"[<>=!~ ]", line)[0] for line in lines]
    return found


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()[1:]
    return {plain(name): version for name, version in (line.split("==") for line in lines)}


def test_every_package_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = {plain(each["package"]) for each in parts() if "package" in each}
    assert needed() == listed
    here = len(parts())
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert len(parts()) > here
    names = {each["name"] for each in parts()}
    assert {"Python", "Qt", "GLib"} <= names
    assert all({*each} <= {"name", "by", "licence", "package", "bundle"} for each in parts())
    assert all(each["by"] and re.fullmatch(r"[\w.+ -]+", each["licence"]) for each in parts())


def test_the_list_for_programs_names_the_installed_packages() -> None:
    data = json.loads((ROOT / "licences" / "sbom.cdx.json").read_text(encoding="utf-8"))
    assert data["bomFormat"] == "CycloneDX"
    assert data["metadata"]["component"]["name"] == "paxdesk"
    pinned = pins()
    listed = {plain(each["name"]): each["version"] for each in data["components"]}
    assert listed == {name: pinned[name] for name in needed()}
    assert all(each["licenses"] for each in data["components"])


def test_the_texts_of_gnu_licences_are_included() -> None:
    folder = resources.licences_folder()
    for name, heading in (("LGPL", "LESSER GENERAL PUBLIC"), ("GPL", "GENERAL PUBLIC")):
        text = (folder / f"{name}-3.0-only.txt").read_text(encoding="utf-8")
        assert f"GNU {heading} LICENSE" in text[:200]


def test_wheel_and_sdist_include_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    targets = project["tool"]["hatch"]["build"]["targets"]
    assert targets["wheel"]["sources"]["licences"] == "paxdesk/_data/licences"
    assert targets["wheel"]["sbom-files"] == ["licences/sbom.cdx.json"]
    assert "/licences" in targets["sdist"]["include"]
