"""Small changes to a source file, each of which some test should notice."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

OTHER_OPERATORS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="), ast.LtE: ("<", ">"), ast.Gt: (">=", "<="), ast.GtE: (">", "<"),
    ast.Eq: ("!=",), ast.NotEq: ("==",), ast.Is: ("is not",), ast.IsNot: ("is",),
    ast.In: ("not in",), ast.NotIn: ("in",), ast.And: ("or",), ast.Or: ("and",),
    ast.Add: ("-",), ast.Sub: ("+",), ast.Mult: ("+",), ast.FloorDiv: ("*",), ast.Mod: ("*",),
    ast.LShift: (">>",), ast.RShift: ("<<",), ast.BitAnd: ("|",), ast.BitOr: ("&",),
}  # fmt: skip
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
OPERATOR = re.compile(rb"is\s+not|not\s+in|and|or|is|in|<<|>>|//|[<>=!]=|[-+*%&|<>^]")
UNTESTED = {"__repr__", "__slots__", "TYPE_CHECKING"}
"""Names of what has nothing to do with the game."""


@dataclass(frozen=True)
class Change:
    """A piece of a file, from one byte to another, and what stands there instead."""

    path: str
    line: int
    begin: int
    end: int
    old: str
    new: str
    first: int
    """The line where the statement begins."""

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.path}:{self.line}: {old} -> {new}"

    def apply(self, source: bytes) -> bytes:
        """The file with the change in it."""
        return source[: self.begin] + self.new.encode() + source[self.end :]


def changes_by_place(folder: Path, path: str) -> list[list[Change]]:
    """All changes to a file, those of the same place together."""
    found: dict[tuple[int, int], list[Change]] = {}
    for change in Finder(path, (folder / path).read_bytes()).changes():
        found.setdefault((change.begin, change.end), []).append(change)
    return list(found.values())


class Finder:
    """Walks through one file."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.first = 1

    def changes(self) -> Iterator[Change]:
        """Every change, in the order of the file."""
        yield from self._within(ast.parse(self.source))

    def _within(self, node: ast.AST) -> Iterator[Change]:
        if _is_abstract(node):
            return
        if isinstance(node, ast.stmt):
            self.first = node.lineno
        yield from self._at(node)
        for child in _parts(node):
            yield from self._within(child)

    def _at(self, node: ast.AST) -> Iterator[Change]:
        match node:
            case ast.Compare():
                operands = [node.left, *node.comparators]
                for left, right, operator in zip(operands, operands[1:], node.ops):
                    yield from self._operator(left, right, operator)
            case ast.BoolOp():
                for left, right in zip(node.values, node.values[1:]):
                    yield from self._operator(left, right, node.op)
            case ast.BinOp():
                yield from self._operator(node.left, node.right, node.op)
            case ast.AugAssign():
                yield from self._operator(node.target, node.value, node.op)
                yield self._change(node, "pass")
            case ast.UnaryOp(op=ast.Not()):
                yield self._change(node, f"({self._text(node.operand)})")
            case ast.If() | ast.While() | ast.IfExp():
                yield self._change(node.test, f"(not ({self._text(node.test)}))")
            case ast.Constant(value=bool() as truth):
                yield self._change(node, str(not truth))
            case ast.Constant(value=int() as number):
                yield self._change(node, str(number + 1))
                yield self._change(node, f"({number - 1})")
            case ast.Call(func=ast.Name(id=name)) if name in OTHER_NAMES:
                yield self._change(node.func, OTHER_NAMES[name])
            case (
                ast.Assign(targets=[ast.Attribute() | ast.Subscript()])
                | ast.Expr(value=ast.Call())
                | ast.Delete()
                | ast.Raise()
                | ast.Return(value=None)
                | ast.Continue()
                | ast.Break()
            ):
                yield self._change(node, "pass")

    def _operator(self, left: ast.expr, right: ast.expr, operator: ast.AST) -> Iterator[Change]:
        found = OPERATOR.search(self.source, self._span(left)[1], self._span(right)[0])
        if found:
            for other in OTHER_OPERATORS.get(type(operator), ()):
                yield self._replace(found.start(), found.end(), other)

    def _change(self, node: ast.expr | ast.stmt, new: str) -> Change:
        return self._replace(*self._span(node), new)

    def _replace(self, begin: int, end: int, new: str) -> Change:
        line = self.source.count(b"\n", 0, begin) + 1
        old = self.source[begin:end].decode()
        return Change(self.path, line, begin, end, old, new, self.first)

    def _text(self, node: ast.expr) -> str:
        return self.source[slice(*self._span(node))].decode()

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        last, column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[last - 1] + column


def _is_abstract(node: ast.AST) -> bool:
    """Is this the body of a method that others must write?"""
    return isinstance(node, ast.Raise) and "NotImplementedError" in ast.dump(node)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is worth changing within a node: no types, no words for people."""
    match node:
        case ast.Raise() | ast.Assert() | ast.JoinedStr():
            return
        case ast.FunctionDef(name=name) if name in UNTESTED:
            return
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.If(test=ast.Name(id=name)):
            if name in UNTESTED:
                return
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "decorator_list"):
            yield from (
                x for x in (value if isinstance(value, list) else [value]) if isinstance(x, ast.AST)
            )
