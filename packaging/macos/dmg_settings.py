"""Settings of the macOS disk image for the ``Pax Desk.app`` built by PyInstaller; run on macOS.

pip install dmgbuild
python -m dmgbuild -s packaging/macos/dmg_settings.py "Pax Desk" dist/paxdesk.dmg
"""

# names read by dmgbuild
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
