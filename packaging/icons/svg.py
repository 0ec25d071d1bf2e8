"""Shapes written as SVG files: relative path data in tenths of a unit."""

from collections.abc import Iterable
from pathlib import Path as File

from drawing import GRID, Shape, box
from pathops import Path, PathVerb

ICONS = File(__file__).resolve().parents[2] / "assets" / "icons"
PATH = '<path fill="{ink}" fill-rule="evenodd" d="{data}"/>'
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{paths}</svg>\n'
PAGE = box(0.4, 0.4, GRID - 0.8, GRID - 0.8)


def write_icon(name: str, main: Shape, accent: Shape | None = None, ink: str = "") -> None:
    """Write one icon; ``accent`` is a second path in an ink of its own."""
    paths = PATH.format(ink="currentColor", data=path_data(main & PAGE))
    if accent is not None:
        paths += PATH.format(ink=ink, data=path_data(accent & PAGE))
    (ICONS / f"{name}.svg").write_text(SVG.format(paths=paths), encoding="utf-8")


def write_layers(name: str, layers: Iterable[tuple[Shape, str]]) -> None:
    """Write a picture of several inks, from back to front."""
    paths = (PATH.format(ink=ink, data=path_data(shape & PAGE)) for shape, ink in layers)
    (ICONS / f"{name}.svg").write_text(SVG.format(paths="".join(paths)), encoding="utf-8")


def path_data(shape: Shape) -> str:
    """The shape's path data; the pen stays on rounded places, so errors do not add up."""
    path = Path(shape.path)
    path.convertConicsToQuads(0.02)
    found = []
    here = start = (0, 0)
    for verb, points in path:
        tenths = [(round(x * 10), round(y * 10)) for x, y in points]
        if verb == PathVerb.CLOSE:
            found.append("z")
            here = start
            continue
        end = tenths[-1]
        if verb == PathVerb.MOVE:
            found.append("M" + _numbers(end))
            start = end
        elif verb == PathVerb.LINE and end != here:
            found.append(_line(end[0] - here[0], end[1] - here[1]))
        elif verb == PathVerb.CUBIC or (verb == PathVerb.QUAD and end != here):
            name = "c" if verb == PathVerb.CUBIC else "q"
            steps = (step for x, y in tenths for step in (x - here[0], y - here[1]))
            found.append(name + _numbers(steps))
        here = end
    return "".join(found)


def _line(across: int, down: int) -> str:
    if not down:
        return "h" + _number(across)
    return "v" + _number(down) if not across else "l" + _numbers((across, down))


def _number(tenths: int) -> str:
    """The shortest way to write it: ``-.5`` for -0.5, ``2`` for 2.0."""
    words = f"{tenths / 10:.1f}".rstrip("0").rstrip(".").replace("-0.", "-.")
    return words[1:] if words.startswith("0.") else words or "0"


def _numbers(tenths: Iterable[int]) -> str:
    """Numbers in a row, with a blank only where no minus sign parts them."""
    row = ""
    for each in tenths:
        words = _number(each)
        row += words if not row or words[0] == "-" else f" {words}"
    return row
