"""Definitions in the program, read from its syntax trees: modules, classes and attributes."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from attrs import Factory, define

ROOT = Path(__file__).resolve().parent.parent


@define
class Scope:
    """Module or class with the names it defines, and its ``bases`` or imports."""

    module: str
    names: set[str] = Factory(set)
    classes: "dict[str, Scope]" = Factory(dict)
    imported: dict[str, tuple[str, str]] = Factory(dict)
    bases: list[str] = Factory(list)


OWN = re.compile(r"\b(?:self|cls)\.(\w+)")


def read(module: str, text: str, tree: ast.Module) -> Scope:
    scope = Scope(module)
    _collect(scope, tree.body, text.splitlines())
    return scope


def _collect(scope: Scope, body: list[ast.stmt], lines: list[str]) -> None:
    for node in body:
        match node:
            case ast.ImportFrom(module=str(origin), names=names):
                for each in names:
                    scope.imported[each.asname or each.name] = origin, each.name
            case ast.Import(names=names):
                for each in names:
                    scope.imported[each.asname or each.name.partition(".")[0]] = each.name, ""
            case ast.ClassDef(name=name):
                inner = scope.classes[name] = Scope(scope.module)
                inner.bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
                _collect(inner, node.body, lines)
                inner.names.update(OWN.findall("\n".join(lines[node.lineno : node.end_lineno])))
                scope.names.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                scope.names.add(name)
            case ast.If() | ast.Try() | ast.With() | ast.For():
                _collect(scope, [*node.body, *getattr(node, "orelse", [])], lines)
            case ast.Assign(targets=targets):
                scope.names.update(name for target in targets for name in _stored(target))
            case ast.AnnAssign(target=target):
                scope.names.update(_stored(target))


def _stored(target: ast.expr) -> Iterator[str]:
    match target:
        case ast.Name(name):
            yield name
        case ast.Tuple(parts) | ast.List(parts):
            for part in parts:
                yield from _stored(part)


@define
class Text:
    """Docstring of a module, class, function or attribute: statement ``index`` of ``body``."""

    words: str
    line: int
    file: Path
    module: Scope
    owner: Scope | None
    body: list[ast.stmt]
    index: int


class Program:
    """All modules of some folders, by dotted name."""

    def __init__(self, *folders: str) -> None:
        self.texts: dict[Path, str] = {}
        self.modules: dict[str, Scope] = {}
        self._trees: dict[Path, ast.Module] = {}
        for folder in folders:
            for file in sorted((ROOT / folder).rglob("*.py")):
                text = self.texts[file] = file.read_text(encoding="utf-8")
                tree = self._trees[file] = ast.parse(text)
                self.modules[dotted(file)] = read(dotted(file), text, tree)
        self.members = {
            name
            for module in self.modules.values()
            for scope in _classes(module)
            for name in scope.names
        }
        """Names of the attributes of all classes."""

    def docstrings(self) -> Iterator[Text]:
        for file, tree in self._trees.items():
            yield from _docstrings(file, tree.body, self.modules[dotted(file)], None)

    def knows_role(self, name: str, text: Text) -> bool:
        """Return whether the target ``name`` of a role such as ``:meth:`` in ``text`` exists."""
        return self.knows(name, text.module, text.owner) or self.knows(name)

    def knows(self, name: str, module: Scope | None = None, owner: Scope | None = None) -> bool:
        """Return whether a dotted name exists, relative to a module and class, or anywhere."""
        first, *rest = name.split(".")
        if owner is not None and first in self._all_names(owner):
            return not rest or rest[-1] in self.members
        if module is not None and (first in module.names or first in module.imported):
            found = self._look_up(first, module)
            return not rest or found is None or self._has(found, rest)
        return any(self._has(found, left) for found, left in self._elsewhere(name.split(".")))

    def _elsewhere(self, parts: list[str]) -> Iterator[tuple[Scope, list[str]]]:
        """Yield each scope that a dotted name may begin with, and the remaining parts."""
        for name, module in self.modules.items():
            own = name.split(".")
            for length in range(len(parts), 0, -1):
                if own[-length:] == parts[:length]:
                    yield module, parts[length:]
            for inner, scope in module.classes.items():
                if inner == parts[0]:
                    yield scope, parts[1:]

    def _look_up(self, name: str, scope: Scope) -> Scope | None:
        """Return the scope that a name means, if known."""
        if name in scope.classes:
            return scope.classes[name]
        module, inner = scope.imported.get(name, ("", ""))
        if f"{module}.{inner}" in self.modules:
            return self.modules[f"{module}.{inner}"]
        origin = self.modules.get(module)
        return self._look_up(inner, origin) if origin is not None and inner else origin

    def _has(self, scope: Scope, parts: list[str]) -> bool:
        if not parts:
            return True
        if parts[0] not in self._all_names(scope):
            return False
        inner = scope.classes.get(parts[0])
        return inner is None or self._has(inner, parts[1:])

    def _all_names(self, scope: Scope) -> set[str]:
        """Return all names of a scope, including inherited or, for a module, imported ones."""
        found = scope.names | scope.imported.keys()
        module = self.modules[scope.module]
        for base in scope.bases:
            first = base.split(".")[-1]
            parent = self._look_up(first, module)
            if parent is not None and parent is not scope:
                found = found | self._all_names(parent)
            else:
                found = found | _foreign(*module.imported.get(first, ("builtins", first)))
        return found


@cache
def _foreign(module: str, name: str) -> frozenset[str]:
    return frozenset(dir(getattr(importlib.import_module(module), name, None)))


def _classes(scope: Scope) -> Iterator[Scope]:
    for inner in scope.classes.values():
        yield inner
        yield from _classes(inner)


def dotted(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _docstrings(
    file: Path, body: list[ast.stmt], module: Scope, owner: Scope | None
) -> Iterator[Text]:
    for index, node in enumerate(body):
        match node:
            case ast.Expr(ast.Constant(str(words))):
                yield Text(words, node.lineno, file, module, owner, body, index)
            case ast.ClassDef(name=name):
                inner = (owner or module).classes.get(name)
                yield from _docstrings(file, node.body, module, inner)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.If() | ast.With() | ast.Try():
                yield from _docstrings(file, node.body, module, owner)
