"""Script that writes the list of components (SBOM, CycloneDX): ``python packaging/licences.py``.

For a bundle, ``paxdesk.spec`` creates a larger list and a folder of all licence texts. The extra
``package`` must be installed.
"""

import json
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any, Final

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LICENCES: Final = ROOT / "licences"
SBOM: Final = "sbom.cdx.json"
COMMON: Final = Path("/usr/share/common-licenses")
TEXT: Final = re.compile(r"licen[cs]e|copying|notice|ofl", re.IGNORECASE)


def main() -> int:
    """Write the list of the wheel's components."""
    write_sbom(LICENCES / SBOM, [])
    return 0


def runtime_packages() -> list[str]:
    """Return the normalised names of all runtime dependencies, direct and indirect, sorted."""
    from packaging.requirements import Requirement

    found: dict[str, None] = {}
    waiting = ["paxdesk"]
    while waiting:
        for line in metadata.requires(waiting.pop(0)) or ():
            wanted = Requirement(line)
            needed = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
            if needed and plain(wanted.name) not in found:
                found[plain(wanted.name)] = None
                waiting.append(wanted.name)
    return sorted(found)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def write_sbom(file: Path, more: Iterable[dict[str, Any]]) -> None:
    """Write a list of the runtime packages and of ``more`` components to ``file``.

    Raises SystemExit if the list is invalid.
    """
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    told = subprocess.run(
        [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible",
         "--pyproject", str(ROOT / "pyproject.toml")],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    data = json.loads(told.stdout)
    needed = {*runtime_packages()}
    kept = [each for each in data["components"] if plain(each["name"]) in needed]
    more = list(more)
    references = {each["bom-ref"] for each in [*kept, *more]} | {"root-component"}
    data["components"] = kept + more
    data["dependencies"] = [
        {"ref": each["ref"], "dependsOn": sorted(references & {*each.get("dependsOn", ())})}
        for each in data["dependencies"]
        if each["ref"] in references
    ]
    data["metadata"]["component"]["version"] = metadata.version("paxdesk")
    text = json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong is not None:
        raise SystemExit(f"The list of components is not valid CycloneDX: {wrong}")
    file.write_text(text, encoding="utf-8")


def component(name: str, version: str, address: str, licence: str = "") -> dict[str, Any]:
    """Return a component that is not a Python package; ``address`` is its package URL."""
    made = {"type": "library", "name": name, "version": version, "purl": address}
    licences = {"licenses": [{"expression": licence}]} if licence else {}
    return {**made, **licences, "bom-ref": address}


def gather(folder: Path, libraries: Iterable[str]) -> list[tuple[str, str, str]]:
    """Write the component list and licence texts of a bundle to ``folder``.

    Returns entries for PyInstaller. Copyright files of Debian packages that contain ``libraries``
    are included.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(LICENCES, folder)
    for name in (*runtime_packages(), "pyinstaller"):
        for file in metadata.files(name) or ():
            if TEXT.search(file.name) and file.suffix not in (".py", ".pyc", ".svg"):
                _copy(Path(str(file.locate())), folder / name)
    version = platform.python_version()
    parts = [
        component("Python", version, f"pkg:generic/python@{version}", "PSF-2.0"),
        component("Qt", _qt(), f"pkg:generic/qt@{_qt()}", "LGPL-3.0-only"),
    ]
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if text.exists():
        _copy(text, folder / "python")
    for package, package_version in sorted(_debian_packages(libraries).items()):
        text = Path("/usr/share/doc") / package / "copyright"
        _copy(text, folder / "debian" / package)
        for name in re.findall(r"common-licenses/([\w.-]*\w)", text.read_text(errors="replace")):
            if (COMMON / name).is_file():
                _copy(COMMON / name, folder / "debian")
        address = f"pkg:deb/debian/{package}@{package_version}"
        parts.append(component(package, package_version, address))
    write_sbom(folder / SBOM, parts)
    return [
        (f"paxdesk/_data/licences/{file.relative_to(folder).as_posix()}", str(file), "DATA")
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    ]


def _qt() -> str:
    from PySide6.QtCore import qVersion

    return qVersion()


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def _debian_packages(libraries: Iterable[str]) -> dict[str, str]:
    """Return the versions of the Debian packages that contain these files, by package."""
    if shutil.which("dpkg-query") is None:
        return {}
    names = {Path(each).resolve() for each in libraries}
    patterns = [str(each) for each in names]
    # the package may list files of /usr/lib under /lib
    patterns += [each.removeprefix("/usr") for each in patterns if each.startswith("/usr/lib")]
    told = subprocess.run(["dpkg-query", "-S", *patterns], capture_output=True, text=True)
    packages = {line.split(":")[0] for line in told.stdout.splitlines()}
    if not packages:
        return {}
    told = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package} ${Version}\n", *packages],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return dict(line.split() for line in told.stdout.splitlines())


if __name__ == "__main__":
    sys.exit(main())
