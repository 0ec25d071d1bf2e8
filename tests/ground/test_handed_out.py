"""Tests of release files other than the wheel and the bundle."""

import os
import random
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from argparse import SUPPRESS, Action, ArgumentParser, _SubParsersAction
from collections.abc import Callable, Iterator
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from paxdesk import __version__, cli

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
DESKTOP = PACKAGING / "desktop"
METAINFO = DESKTOP / "org.paxdesk.PaxDesk.metainfo.xml"


def needs(*tools: str) -> pytest.MarkDecorator:
    lacking = [name for name in tools if shutil.which(name) is None]
    return pytest.mark.skipif(bool(lacking), reason=f"needs {', '.join(lacking)}")


# --- Shells and the manual page -------------------------------------------------------------------


def actions(parser: ArgumentParser) -> Iterator[Action]:
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                yield from actions(below)
        elif action.help != SUPPRESS:
            yield action


def test_the_whole_parser_has_every_command() -> None:
    parser = cli.whole_parser()
    given = parser.parse_args(["simulate", "--games", "7"])
    assert given.games == 7
    long = {name for each in actions(parser) for name in each.option_strings}
    assert {"--new", "--dask", "--handicap", "--provenance", "--version"} <= long


BASH = "bash-completion/completions/paxdesk"
ZSH = "zsh/site-functions/_paxdesk"
FISH = "fish/vendor_completions.d/paxdesk.fish"
MANUAL = "man/man1/paxdesk.1"


needs_shell_tools = pytest.mark.long
"""Mark of tests that need shtab and argparse-manpage, which ``.ci/run`` installs."""


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("shtab")
    pytest.importorskip("argparse_manpage")
    folder = tmp_path_factory.mktemp("share")
    subprocess.run([sys.executable, str(DESKTOP / "make_share.py"), str(folder)], check=True)
    return folder


@needs_shell_tools
@pytest.mark.parametrize("name", [BASH, ZSH, FISH, MANUAL])
def test_every_command_and_option_is_documented(share: Path, name: str) -> None:
    text = (share / name).read_text(encoding="utf-8").replace(r"\-", "-")
    text = re.sub(r"\\f[BIR]", "", text)
    for command in cli.COMMANDS:
        assert re.search(rf"\b{command}\b", text), command
    for action in actions(cli.whole_parser()):
        for option in action.option_strings:
            word = option.lstrip("-") if name.endswith(".fish") else option
            # The manual page omits the option --help.
            if action.dest != "help":
                found = re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
                assert found, option
    assert "/home" not in text


@needs_shell_tools
def test_defaults_are_reported_once(share: Path) -> None:
    """``--help`` states each default once, and the manual page contains it."""
    manual = (share / MANUAL).read_text(encoding="utf-8").replace(r"\-", "-")
    for action in actions(cli.whole_parser()):
        told = cli.help_with_default(action) or ""
        takes_a_value = bool(action.option_strings) and action.nargs != 0
        if takes_a_value and action.default is not None and action.dest != "help":
            assert told.count("(default: ") == 1, action.option_strings
            assert told.replace("%%", "%").split("(default: ")[1] in manual
        assert told.count("(default: ") <= 1


@needs_shell_tools
@needs("bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["paxdesk", "simu"], "simulate"),
        (["paxdesk", "cards", "exp"], "export"),
        (["paxdesk", "simulate", "--da"], "--dask"),
        (["paxdesk", "play", "--robots", "pax"], "paxomatic"),
        (["paxdesk", "--ne"], "--new"),
    ],
)
def test_bash_completes(share: Path, typed: list[str], offered: str) -> None:
    script = (
        f'source "{share / BASH}"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
        '_shtab_paxdesk; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    told = subprocess.run(
        ["bash", "-c", script, "bash", *typed], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [offered]


HOSTILE = (
    *("$(touch pwned)", "`touch pwned`", "a[$(touch pwned)]", "; touch pwned", "| touch pwned"),
    *("--new=$(touch pwned)", "${x:=$(touch pwned)}", "'; touch pwned; '", '"; touch pwned; "'),
    *("-e", "-n", "--", "*", "~", "!!", "\\", "\n", "", " ", "é", "\x1b[31m", "x" * 5000),
)
"""Words that a shell may run, expand or treat as options, and other odd ones."""


@needs_shell_tools
@needs("bash")
@pytest.mark.parametrize("number", [len(HOSTILE), pytest.param(3000, marks=pytest.mark.slow)])
def test_bash_runs_no_typed_word(
    share: Path, tmp_path: Path, count: Callable[[str], None], number: int
) -> None:
    """Neither typed words nor file names are run."""
    for word in HOSTILE:
        if word.strip() and "/" not in word and len(word) < 200:
            (tmp_path / word).touch()
    chance = random.Random(1)
    words = ["paxdesk", *cli.COMMANDS, "--new", "export", *HOSTILE]
    lines = [["paxdesk", each] for each in HOSTILE]
    lines += [
        ["paxdesk", *chance.choices(words, k=chance.randrange(1, 6))]
        for _ in range(number - len(lines))
    ]
    calls = "".join(
        f"COMP_WORDS=({shlex.join(line)}); COMP_CWORD={len(line) - 1}; _shtab_paxdesk\n"
        for line in lines
    )
    script = tmp_path.parent / f"{tmp_path.name}.bash"
    script.write_text(f'source "{share / BASH}"\n{calls}', encoding="utf-8")
    subprocess.run(["bash", str(script)], cwd=tmp_path, check=False, timeout=600)
    assert not (tmp_path / "pwned").exists()
    count(f"{len(lines)} lines completed, no word was run")


@needs_shell_tools
@needs("zsh")
def test_zsh_reads_its_completion(share: Path) -> None:
    subprocess.run(["zsh", "-n", str(share / ZSH)], check=True)


@needs_shell_tools
@needs("fish")
def test_fish_completes(share: Path) -> None:
    script = f"source {share / FISH}; complete -C 'paxdesk simu'"
    told = subprocess.run(["fish", "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.split("\t")[0] == "simulate"


@needs_shell_tools
def test_files_are_in_the_standard_folders(share: Path) -> None:
    for name in (BASH, ZSH, FISH, MANUAL, f"metainfo/{METAINFO.name}"):
        assert (share / name).stat().st_size > 500, name


# --- Linux ----------------------------------------------------------------------------------------


def test_software_centres_get_the_data_of_the_desktop_entry() -> None:
    component = ElementTree.parse(METAINFO).getroot()
    entry = RawConfigParser()
    entry.read(DESKTOP / "paxdesk.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert component.findtext("name") == desktop["Name"]
    assert component.findtext("launchable") == "paxdesk.desktop"
    assert component.findtext("provides/mediatype") == desktop["MimeType"].rstrip(";")
    categories = [each.text for each in component.findall("categories/category")]
    assert categories == desktop["Categories"].rstrip(";").split(";")
    versions = [each.get("version") for each in component.findall("releases/release")]
    assert versions[0] == __version__


@needs("appstreamcli", "desktop-file-validate")
def test_the_desktops_own_tools_report_no_fault() -> None:
    told = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--no-color", str(METAINFO)],
        capture_output=True,
        text=True,
    )
    faults = [line for line in told.stdout.splitlines() if line.startswith(("E:", "W:"))]
    # Newer versions of appstreamcli require a home page, which does not exist yet.
    assert [line for line in faults if "url-homepage-missing" not in line] == []
    assert told.returncode == 0 or faults
    subprocess.run(["desktop-file-validate", str(DESKTOP / "paxdesk.desktop")], check=True)


RECIPE = PACKAGING / "flatpak" / "org.paxdesk.PaxDesk.yaml"


@pytest.mark.slow  # Downloads wheels.
def test_the_flatpak_is_built_from_source_without_a_network(tmp_path: Path) -> None:
    """The manifest's commands run here, with this environment's Python and PySide."""
    pytest.importorskip("build")
    pytest.importorskip("shtab")
    out, app = tmp_path / "out", tmp_path / "app"
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    subprocess.run(
        [sys.executable, str(PACKAGING / "release"), "flatpak", str(out), python], check=True
    )
    manifest: dict[str, Any] = yaml.safe_load((out / RECIPE.name).read_text(encoding="utf-8"))
    (module,) = manifest["modules"]
    assert {each["dest"].partition("/")[0] for each in module["sources"]} == {
        "share", "source", "tools", "wheels"
    }  # fmt: skip
    assert all((out / each["path"]).parent == out / each["dest"] for each in module["sources"])
    environment = {
        **os.environ,
        "FLATPAK_DEST": str(app),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    for command in module["build-commands"]:
        command = command.replace("pip install", "pip install -q --ignore-installed")
        subprocess.run(command, shell=True, cwd=out, env=environment, check=True)
    assert (app / "share/applications" / manifest["rename-desktop-file"]).is_file()
    assert [each.name for each in (app / "share/mime/packages").iterdir()] == [
        f"{manifest['id']}.xml"
    ]
    packages = next(app.glob("lib/python*/site-packages"))
    assert not list(packages.glob("hatchling*"))
    told = subprocess.run(
        [str(app / "bin" / manifest["command"]), "cards", "check"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "220" in told.stdout


@needs("flatpak-builder")
def test_flatpak_reads_its_recipe(tmp_path: Path) -> None:
    told = subprocess.run(
        ["flatpak-builder", "--show-manifest", str(RECIPE)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Unknown" not in told.stderr


# --- Windows and macOS ----------------------------------------------------------------------------


@pytest.mark.long
@needs("makensis")
def test_the_installer_for_windows_is_built(tmp_path: Path) -> None:
    """The bundle consists of empty files; NSIS treats warnings as errors."""
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    for name in ("paxdesk.exe", "paxdesk-table.exe", "_internal/base_library.zip"):
        (bundle / name).write_bytes(b"")
    setup = tmp_path / f"paxdesk-{__version__}-setup.exe"
    given = {"VERSION": __version__, "SOURCE": bundle, "OUTPUT": setup}
    subprocess.run(
        ["makensis", "-V2", "-WX", *(f"-D{name}={value}" for name, value in given.items()),
         str(PACKAGING / "windows" / "paxdesk.nsi")],
        check=True,
    )  # fmt: skip
    assert setup.read_bytes()[:2] == b"MZ"


def test_the_installer_adds_the_associations_of_the_script() -> None:
    """The installer and the script associate saved games with the same file type."""
    installer = (PACKAGING / "windows" / "paxdesk.nsi").read_text(encoding="utf-8")
    script = (PACKAGING / "install-desktop.ps1").read_text(encoding="utf-8")
    (kind,) = re.findall(r'!define KIND "(.*)"', installer)
    assert f"Classes\\{kind}" in script
    installed = set(re.findall(r'File (?:/oname=(\S+) )?"\.\.\\(?:\.\.\\)?(\S+)"', installer))
    for renamed, name in installed:
        assert f'Delete "$INSTDIR\\{renamed or name}"' in installer
        assert (PACKAGING / name).is_file() or (ROOT / name).is_file()
    assert len(installed) == 2


def test_the_installer_removes_only_its_files() -> None:
    installer = (PACKAGING / "windows" / "paxdesk.nsi").read_text(encoding="utf-8")
    given, taken = installer.split('Section "Uninstall"')
    for section in (given.rpartition("\nSection\n")[2], taken):
        assert "CloseProgram" in section, "a running program is asked to close"
        assert "SHChangeNotify" in section, "Explorer is notified"
    assert re.search(r'\$0 == ""\s+WriteRegStr HKCU "Software\\Classes\\.pax" ""', given)
    assert re.search(
        r'\$0 == "\$\{KIND\}"\s+DeleteRegValue HKCU "Software\\Classes\\.pax" ""', taken
    )
    assert '"Publisher"' in given
    assert "taskkill /F" not in installer, "no process is terminated"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_without_keys_nothing_is_signed() -> None:
    told = subprocess.run(
        [PACKAGING / "macos" / "sign"],
        env={"PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
    )
    assert (told.returncode, told.stdout[:10]) == (0, "not signed")


def test_the_disk_image_for_macos() -> None:
    settings = runpy.run_path(str(PACKAGING / "macos" / "dmg_settings.py"))
    application, readme = settings["files"]
    spec = (PACKAGING / "paxdesk.spec").read_text(encoding="utf-8")
    assert f'name="{Path(application).name}"' in spec
    assert (ROOT / readme).is_file()
    shown = {*(Path(each).name for each in settings["files"]), *settings["symlinks"]}
    assert shown == settings["icon_locations"].keys()
