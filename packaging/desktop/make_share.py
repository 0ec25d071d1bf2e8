"""Lay out what a Linux desktop wants to know, as below ``/usr/share`` or ``~/.local/share``.

    python packaging/desktop/make_share.py FOLDER

The desktop entry, the MIME type of saved games, what software centres show, the icon in all
sizes, the manual page, and what shells complete.
"""

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import app_icon

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def main(arguments: list[str]) -> int:
    """Write the files below the folder named."""
    share = Path(arguments[0])
    _copy(HERE / "paxdesk.desktop", share / "applications")
    _copy(HERE / "paxdesk.xml", share / "mime" / "packages")
    _copy(HERE / "org.paxdesk.PaxDesk.metainfo.xml", share / "metainfo")
    # A process of its own, since it sets how wide lines are.
    shell = HERE.parent / "shell.py"
    if find_spec("shtab") and find_spec("argparse_manpage"):
        subprocess.run([sys.executable, str(shell), str(share)], check=True)
    else:
        print("No manual page and completion: they want pip install -e '.[package]'.")
    icons = share / "icons" / "hicolor"
    _copy(ROOT / "assets" / "icons" / "paxdesk.svg", icons / "scalable" / "apps")
    for size in app_icon.PNG_SIZES:
        folder = icons / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "paxdesk.png").write_bytes(app_icon.png(size))
    return 0


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
