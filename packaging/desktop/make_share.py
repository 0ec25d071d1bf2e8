"""Script that writes the files for a Linux desktop: ``python packaging/desktop/make_share.py
FOLDER``.

They are laid out as in ``/usr/share``.
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
    share = Path(arguments[0])
    _copy(HERE / "paxdesk.desktop", share / "applications")
    _copy(HERE / "paxdesk.xml", share / "mime" / "packages")
    _copy(HERE / "org.paxdesk.PaxDesk.metainfo.xml", share / "metainfo")
    # Run in another process, as shell.py changes os.environ.
    shell = HERE.parent / "shell.py"
    if find_spec("shtab") and find_spec("argparse_manpage"):
        subprocess.run([sys.executable, str(shell), str(share)], check=True)
    else:
        print("No manual page and completions: they need pip install -e '.[package]'.")
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
