"""Requests somebody might try: honest ones of every route, then spoilt in many ways."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import quote, urlencode

from kanly.web.people import COOKIE

from .world import JSON, Asked, World

HUGE = [2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400, -1, 0, 1e308, -0.0, 1.5]
ODD_TEXTS = [
    "", " ", "\x00", "a\x00b", "\u202e", "\u200b", "ä" * 100, "🐛" * 50, "x" * 5000, "'", '"', "%",
    "' OR 1=1 --", "'; DROP TABLE tables; --", "../../etc/passwd", "..\\..\\", "%00", "%2e%2e%2f",
    "<script>", "{{7*7}}", "${jndi:ldap://x}", "null", "true", "NaN", "-1", "1e9", "\r\nx: y",
    "__proto__", "constructor", "\ufffe", "\ud7ff", "en", "xx", "random", "greedy:spy", "search:99",
]  # fmt: skip
BROKEN = [
    b"", b"{", b"[]", b"null", b"1", b'"', b"\xff\xfe", b"\x00", b'{"a":}', b"NaN", b"Infinity",
    b"[" * 5000, b"{" * 5000, b'{"a":' * 800 + b"1" + b"}" * 800, b"9" * 5000, b" " * 70_000,
    b'{"seat": 1e999}', b'"\\ud800"', b'{"sitters": [{"kind": "person", "name": "\\ud800"}]}',
    b'{"seat": 0, "seat": 1, "revision": 0, "action": "end"}', b"seat=0&revision=0",
    b"\xef\xbb\xbf{}",
]  # fmt: skip
METHODS = [
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "",
]  # fmt: skip
TRICKS: list[Callable[[bytes], bytes]] = [
    lambda path: path + b"/", lambda path: b"/" + path, lambda path: path + b"//",
    lambda path: path.upper(), lambda path: path + b"%00", lambda path: path + b"/..",
    lambda path: b"/assets/.." + path, lambda path: path.replace(b"/", b"%2f"),
    lambda path: path.replace(b"/api", b"/./api"), lambda path: path.replace(b"a", b"%61"),
    lambda path: path + b"%", lambda path: path + b"%ff", lambda path: path + b"%0d%0ax: y",
    lambda path: path[:-1], lambda path: path + b"?" + b"a=&" * 500, lambda path: path + b";a=b",
    lambda path: path + b"#x", lambda path: b"http://other.example" + path, lambda path: b"*",
]  # fmt: skip
HEADS = {
    b"host": [b"evil.example", b"", b"[::1", b"127.0.0.1:99999999"],
    b"origin": [b"http://evil.example", b"null", b"http://127.0.0.1:8000"],
    b"sec-fetch-site": [b"cross-site", b"same-site", b"\xff"],
    b"content-type": [
        b"text/plain", b"application/xml", b"", b"multipart/form-data; boundary=",
        b"application/json; charset=\xff", b"application/x-www-form-urlencoded",
        b"application/msgpack",
    ],
    b"content-length": [b"-1", b"99999999999", b"x"],
    b"content-encoding": [b"gzip"], b"transfer-encoding": [b"chunked"], b"te": [b"trailers"],
    b"accept": [b"text/html", b"\xff/*;q=x"], b"accept-encoding": [b"gzip, br;q=x"],
    b"range": [b"bytes=0-1", b"bytes=-99999999999"], b"if-none-match": [b'"x"'],
    b"if-modified-since": [b"yesterday"], b"upgrade": [b"websocket"], b"expect": [b"100-continue"],
    b"x-http-method-override": [b"DELETE"], b"x-forwarded-for": [b"127.0.0.1"],
    b"x-forwarded-host": [b"localhost"], b"forwarded": [b"for=::1"], b"last-event-id": [b"-1"],
    b"authorization": [b"Basic \xff"], b"x-long": [b"y" * 20_000],
}  # fmt: skip


class Requests:
    """An endless supply of them, the same for the same seed."""

    def __init__(self, world: World, seed: int) -> None:
        self._world = world
        self._chance = random.Random(seed)
        self._schema: dict[str, Any] = world.app.openapi_schema.to_schema()
        self._routes = [
            (method.upper(), path, operation)
            for path, operations in self._schema["paths"].items()
            for method, operation in operations.items()
        ]

    def next(self) -> Asked:
        """One more."""
        chance = self._chance
        method, path, operation = chance.choice(self._routes)
        asked = Asked(method, self._target(path, operation), self._cookie(), self._body(operation))
        if asked.body:
            asked = replace(asked, headers=(*asked.headers, JSON))
        for spoil in (self._method, self._path, self._head, self._broken):
            if chance.random() < 0.12:
                asked = spoil(asked)
        return asked

    # ------------------------------------------------------------ of the agreed form

    def _target(self, path: str, operation: dict[str, Any]) -> bytes:
        query = []
        for parameter in operation.get("parameters", []):
            name, schema = parameter["name"], parameter["schema"]
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", quote(str(self._named(name, schema)), safe=""))
            elif parameter.get("required") or self._chance.random() < 0.6:
                query.append((name, self._named(name, schema)))
        return f"{path}?{urlencode(query)}".encode() if query else path.encode()

    def _body(self, operation: dict[str, Any]) -> bytes:
        if "requestBody" not in operation:
            return b""
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        return json.dumps(self._value(schema, "")).encode()

    def _named(self, name: str, schema: dict[str, Any]) -> Any:
        """A value for what a name usually stands for, or anything."""
        world, chance = self._world, self._chance
        if chance.random() < 0.15:
            return self._anything(2)
        match name:
            case "id" | "table":
                return chance.choice(
                    [*world.foreign, world.shared, *world.own, "nowhere", "0" * 12]
                )
            case "seat":
                return chance.choice([-1, 0, 1, 2, 5, 6])
            case "revision":
                return chance.choice([world.revision, world.revision, world.revision - 1, 0])
            case "action":
                return chance.choice(["end", "reveal", "card:dagger", "space:arrakeen", "pass"])
            case "lang":
                return chance.choice(["en", "es", "de"])
            case "bot":
                return "random"
            case "edition":
                return chance.choice(["uprising", "imperium"])
            case "leaders":
                return chance.choice(["random", "same", [], ["feyd"]])
            case "sitters":
                return [{"kind": "person", "name": "Eve"}] * chance.randint(0, 7)
        return self._of_type(schema, name)

    def _value(self, schema: dict[str, Any], name: str) -> Any:
        while "$ref" in schema:
            schema = self._schema["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        if name:
            return self._named(name, schema)
        return self._of_type(schema, name)

    def _of_type(self, schema: dict[str, Any], name: str) -> Any:
        """A value of the agreed type."""
        chance = self._chance
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "oneOf" in schema:
            return self._value(chance.choice(schema["oneOf"]), "")
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = chance.choice(kind)
        match kind:
            case "object" if "properties" in schema:
                needed = schema.get("required", [])
                return {
                    key: self._value(part, key)
                    for key, part in schema["properties"].items()
                    if key in needed or chance.random() < 0.3
                }
            case "array":
                return [
                    self._value(schema.get("items", {}), "") for _ in range(chance.randint(0, 4))
                ]
            case "integer" | "number":
                return chance.choice([0, 1, 2, 3, 17, *HUGE])
            case "boolean":
                return chance.random() < 0.5
            case "null":
                return None
            case "string":
                return chance.choice(ODD_TEXTS)
        return self._anything(3)

    def _anything(self, deep: int) -> Any:
        chance = self._chance
        kind = chance.randrange(7 if deep else 4)
        if kind < 2:
            return chance.choice(ODD_TEXTS)
        if kind == 2:
            return chance.choice(HUGE)
        if kind == 3:
            return chance.choice([None, True, False])
        if kind == 4:
            return [self._anything(deep - 1) for _ in range(chance.randint(0, 5))]
        keys = [
            *ODD_TEXTS,
            "setup",
            "players",
            "actions",
            "kanly_record",
            "position",
            "sitters",
            "kind",
        ]
        return {chance.choice(keys): self._anything(deep - 1) for _ in range(chance.randint(0, 5))}

    # ------------------------------------------------------------ spoilt

    def _cookie(self) -> tuple[tuple[bytes, bytes], ...]:
        """Eve's, mostly; or one she has forged."""
        world, chance = self._world, self._chance
        mine = world.cookies["Eve"]
        number, _, signature = mine.partition(".")
        ana = world.keys["Ana"]
        if chance.random() < 0.8:
            return ((b"cookie", f"{COOKIE}={mine}".encode()),)
        forged = chance.choice([
            "", mine[:-1], mine + "0", f"{number}.", f".{signature}", f"{ana}.{signature}",
            f"{ana}.{'0' * 64}", signature, "x" * 3000, "ä.ö",
            "\x00", f'"{mine}', f"{mine}; {COOKIE}=x",
            f"__Host-{COOKIE}={mine}", "=;=;", ";" * 100,
        ])  # fmt: skip
        return ((b"cookie", f"{COOKIE}={forged}".encode()),) if forged else ()

    def _method(self, asked: Asked) -> Asked:
        return replace(asked, method=self._chance.choice(METHODS))

    def _path(self, asked: Asked) -> Asked:
        return replace(asked, target=self._chance.choice(TRICKS)(asked.target))

    def _head(self, asked: Asked) -> Asked:
        names = self._chance.sample([*HEADS], self._chance.randint(1, 3))
        more = [(name, self._chance.choice(HEADS[name])) for name in names]
        return replace(asked, headers=(*asked.headers, *more))

    def _broken(self, asked: Asked) -> Asked:
        chance = self._chance
        if chance.random() < 0.5 or not asked.body:
            return replace(asked, body=chance.choice(BROKEN), headers=(*asked.headers, JSON))
        body = bytearray(asked.body)
        for _ in range(chance.randint(1, 5)):
            body[chance.randrange(len(body))] = chance.randrange(256)
        return replace(asked, body=bytes(body))
