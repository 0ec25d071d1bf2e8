"""Draw every icon of ``assets/icons`` anew.

    pip install skia-pathops && python packaging/icons/build.py

Every icon is made of unions (+) and cuts (-) of a few shapes on a grid of 48 units and
is written as one filled path in ``currentColor`` and at most one accent. House style:
solid silhouettes, paper-white cuts of at least 1.4 units (most 1.7 to 3), wedges where
a graver would slip, flat ground lines, nothing outside the 48-unit box.
"""

import application
import controls
import deeds
import industries
import marks
import scenes
import small
import ways
from svg import write_icon, write_layers


def main() -> None:
    """Call every drawing function of every module."""
    for module in (marks, ways, industries, deeds, controls, scenes, small):
        for name, draw in vars(module).items():
            if name.startswith("draw_"):
                draw(write_icon)
    write_layers("paxdesk", application.layers())


if __name__ == "__main__":
    main()
