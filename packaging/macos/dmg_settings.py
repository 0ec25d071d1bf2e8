"""The disk image for macOS, of the ``Pax Desk.app`` that PyInstaller made; run there with dmgbuild.

pip install dmgbuild
python -m dmgbuild -s packaging/macos/dmg_settings.py "Pax Desk" dist/paxdesk.dmg
"""

# dmgbuild reads these names.
application = "dist/Pax Desk.app"
files = [application, "packaging/bundle-readme.md"]
symlinks = {"Applications": "/Applications"}
format = "UDZO"
icon_size = 128
window_rect = ((200, 200), (560, 320))
icon_locations = {
    "Pax Desk.app": (140, 130),
    "Applications": (420, 130),
    "bundle-readme.md": (280, 240),
}
