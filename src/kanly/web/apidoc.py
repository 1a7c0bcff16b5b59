"""The interface described for people: one page that needs nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import Litestar, Request, get
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin

from .model import Problem

MEANING: Final = {
    401: "The server does not know who asks: `/api/me` gives a cookie.",
    403: "Another page asks, or the server is called by a name that is not its own.",
    404: "There is no such thing.",
    409: "The table has moved on, or somebody else decides; nothing has changed.",
    413: "The request is too large.",
    422: "Not legal, or not of the agreed form; nothing has changed.",
    503: "The database cannot do it now; nothing has changed.",
    507: "The disk is full; nothing has changed.",
}
CHANGING: Final = (403, 503, 507)
"""How whatever changes something can be refused."""
STYLE: Final = """:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; }
main { padding: 0 1rem; }
code { font-size: 0.9375rem; overflow-wrap: anywhere; }
section { border-top: 1px solid; margin-top: 1.5rem; }
td, th { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; }
"""
PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/schema.css">
</head>
<body>
<main>
<h1>{title}</h1>
<p>The description for programs is <a href="/api/schema/openapi.json">openapi.json</a>.</p>
{parts}
</main>
</body>
</html>
"""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route refuses, for its description."""
    return {
        status: ResponseSpec(Problem, description=MEANING[status], generate_examples=False)
        for status in statuses
    }


def answers(kind: type) -> dict[int, ResponseSpec]:
    """What a route answers that sends it encoded already, for its description."""
    return {200: ResponseSpec(kind, description="What was asked for.", generate_examples=False)}


def describe(app: Litestar) -> None:
    """Leave out the framework's own form of refusals: ours are in their place."""
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)


@get("/api/schema.css", media_type="text/css", include_in_schema=False)
async def style() -> str:
    """How the page looks; in a file of its own, as pages may hold no styles in themselves."""
    return STYLE


class ApiPage(OpenAPIRenderPlugin):
    """Routes with what they take and answer, then the messages field by field."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        parts = ["<h2>Routes</h2>"]
        for path, operations in openapi_schema["paths"].items():
            parts += [_route(path, method, what) for method, what in operations.items()]
        parts.append("<h2>Messages</h2>")
        schemas = openapi_schema["components"]["schemas"]
        parts += [_message(name, schema) for name, schema in schemas.items()]
        info = openapi_schema["info"]
        title = f"{info['title']} {info['version']}: the interface"
        return PAGE.format(title=escape(title), parts="\n".join(parts)).encode()


def _route(path: str, method: str, what: dict[str, Any]) -> str:
    rows = [
        (
            f"{x['name']} ({x['in']})",
            _type(x["schema"]) + ("" if x.get("required") else ", optional"),
        )
        for x in what.get("parameters", [])
    ]
    if "requestBody" in what:
        rows.append(("body", _content(what["requestBody"])))
    for status, answer in what["responses"].items():
        meaning = escape(MEANING.get(int(status), ""))
        rows.append((f"answer {status}", f"{_content(answer)} {meaning}"))
    heading = f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    return f"<section>{heading}<p>{escape(what.get('description', ''))}</p>{_table(rows)}</section>"


def _message(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        (field, _type(kind) + ("" if field in needed else ", optional"))
        for field, kind in schema.get("properties", {}).items()
    ]
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3>{_table(rows)}</section>'


def _table(rows: list[tuple[str, str]]) -> str:
    cells = "".join(f'<tr><th scope="row">{escape(a)}</th><td>{b}</td></tr>' for a, b in rows)
    return f"<table>{cells}</table>"


def _content(part: dict[str, Any]) -> str:
    return " or ".join(_type(x.get("schema", {})) for x in part.get("content", {}).values())


def _type(schema: dict[str, Any]) -> str:
    """A type in a few words, messages as links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(_type(x) for x in schema["oneOf"])
    if "enum" in schema:
        return " or ".join(escape(repr(x)) for x in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
