"""Nobody in: foreign pages cannot show the game, read it or change it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.client import Client, act, actions, open_table, persons_turn, screen, serving


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server with a page of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the page</p>", "utf-8")
    (static / "assets" / "index.js").write_text("1;")
    (static / "kanly.webmanifest").write_text("{}")
    monkeypatch.setattr("kanly.web.page.STATIC", static)
    with serving(tmp_path) as found:
        yield found


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"), ("GET", "/table/x"), ("GET", "/assets/index.js"), ("GET", "/nowhere"),
        ("GET", "/api/bots"), ("GET", "/api/tables/none"), ("GET", "/api/schema"),
        ("PUT", "/api/tables"), ("POST", "/api/tables"), ("OPTIONS", "/api/tables"),
    ],
)  # fmt: skip
def test_every_answer_tells_browsers_what_to_allow(client: Client, method: str, path: str) -> None:
    headers = client.request(method, path, headers={"accept": "text/html"}).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"


def test_who_came_by_https_stays_with_it(client: Client) -> None:
    headers = client.get("https://testserver.local/api/bots").headers
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_nobody_keeps_what_the_interface_says_unless_its_route_allows_it(client: Client) -> None:
    for path in ("/api/tables", "/api/tables/none", "/api/profile", "/api/me", "/api/nowhere"):
        assert client.get(path).headers["cache-control"] == "no-store", path
    assert client.get("/api/catalogue").headers["cache-control"] == "no-cache"
    assert client.get("/").headers["cache-control"] == "no-cache"


def test_no_page_of_ours_holds_scripts_or_styles_in_itself(client: Client) -> None:
    index = (Path(__file__).parents[2] / "page" / "index.html").read_text("utf-8")
    for page in (index, client.get("/api/schema").text):
        assert not re.search(r"<script(?![^>]* src=)|<style| style=| on\w+=", page)
    assert client.get("/api/schema.css").headers["content-type"].startswith("text/css")


def test_files_of_the_page_have_the_types_browsers_insist_on(client: Client) -> None:
    for path, kind in (
        ("/", "text/html"),
        ("/assets/index.js", "text/javascript"),
        ("/kanly.webmanifest", "application/manifest+json"),
    ):
        response = client.get(path)
        assert response.status_code == 200
        assert response.headers["content-type"].startswith(kind)


@pytest.mark.parametrize("origin", ["http://evil.example", "http://testserver.local:1", "null", ""])
def test_a_page_of_another_origin_changes_nothing(client: Client, origin: str) -> None:
    id = open_table(client, 3, 0)
    before = persons_turn(client, id, (0, 1, 2))
    foreign = {"origin": origin}
    answer = {"seat": before["seat"], "revision": before["revision"], "action": actions(before)[0]}
    for response in (
        client.post(f"/api/tables/{id}/actions", json=answer, headers=foreign),
        client.post(f"/api/tables/{id}/undo", json=answer, headers=foreign),
        client.post("/api/tables", json={"sitters": [{"kind": "person"}] * 3}, headers=foreign),
        client.post("/api/records", json={"record": {}}, headers=foreign),
        client.delete(f"/api/tables/{id}", headers=foreign),
    ):
        assert (response.status_code, response.json()["code"]) == (403, "foreign")
    assert screen(client, id, before["seat"]) == before
    assert len(client.get("/api/tables").json()) == 1


def test_the_page_itself_and_programs_may(client: Client) -> None:
    id = open_table(client, 3, 0)
    before = persons_turn(client, id, (0, 1, 2))
    act(client, before, actions(before)[0])
    own = {"origin": "http://testserver.local", "host": "testserver.local"}
    assert client.delete(f"/api/tables/{id}", headers=own).status_code == 204


def test_a_page_that_was_not_encrypted_changes_nothing_of_one_that_is(client: Client) -> None:
    body = {"sitters": [{"kind": "person"}] * 3}
    for scheme, status in (("http", 403), ("https", 201)):
        answer = client.post(
            "https://testserver.local/api/tables",
            json=body,
            headers={"origin": f"{scheme}://testserver.local"},
        )
        assert answer.status_code == status


@pytest.mark.parametrize(
    ("site", "mode", "reads", "changes"),
    [
        ("same-origin", "cors", True, True), ("none", "navigate", True, False),
        ("cross-site", "navigate", True, False), ("cross-site", "no-cors", False, False),
        ("same-site", "cors", False, False), ("cross-site", "websocket", False, False),
    ],
)  # fmt: skip
def test_of_other_sites_only_links_lead_here(
    client: Client, site: str, mode: str, reads: bool, changes: bool
) -> None:
    said = {"sec-fetch-site": site, "sec-fetch-mode": mode}
    assert client.get("/api/me", headers=said).status_code == (200 if reads else 403)
    id = open_table(client, 3, 0)
    answer = client.delete(f"/api/tables/{id}", headers=said)
    assert answer.status_code == (204 if changes else 403)


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201), ("Application/JSON; charset=utf-8", 201),
        ("application/jsonish", 422), ("application/json-patch+json", 422),
        ("text/plain", 422), ("text/plain; application/json", 422), ("", 422),
    ],
)  # fmt: skip
def test_only_json_is_accepted(client: Client, kind: str, status: int) -> None:
    body = '{"sitters": [{"kind": "person"}, {"kind": "person"}, {"kind": "person"}]}'
    response = client.post("/api/tables", content=body, headers={"content-type": kind})
    assert response.status_code == status


def test_head_is_get_without_its_body(client: Client) -> None:
    for path in ("/api/bots", "/api/tables", "/api/tables/none", "/", "/assets/index.js"):
        get, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers["content-type"] == get.headers["content-type"]
        assert head.headers["content-length"] == str(len(get.content))
    assert client.head("/api/events").headers["content-type"].startswith("text/event-stream")


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/x", "DELETE, GET, HEAD, OPTIONS"),
        ("/api/tables/x/actions", "OPTIONS, POST"),
        ("/api/bots", "GET, HEAD, OPTIONS"),
    ],
)
def test_options_and_refused_methods_say_what_is_allowed(
    client: Client, path: str, methods: str
) -> None:
    options, put = client.options(path), client.put(path)
    assert (options.status_code, options.headers["allow"]) == (204, methods)
    assert (put.status_code, put.json()["code"]) == (405, "not-allowed")
    assert put.headers["allow"] == methods


@pytest.mark.parametrize(
    "path",
    [
        "/assets/a%00b", "/assets/" + "x" * 256, "/assets/" + "x" * 5000, "/assets/%ff",
        "/assets/..%2findex.html", "/assets/%2e%2e/index.html", "/assets/", "/assets", "/x%00",
        "/assets/a%0AERROR%20forged", "/../kanly.db", "/index.js",
    ],
)  # fmt: skip
def test_an_address_of_no_file_is_not_found_and_leaves_no_trace(
    client: Client, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    response = client.get(path)
    assert (response.status_code, response.json()["code"]) == (404, "not-found")
    assert [x for x in caplog.records if x.name.startswith("kanly")] == []


def test_no_address_can_forge_a_line_of_the_log(
    client: Client, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.raise_server_exceptions = False  # type: ignore[attr-defined]
    with monkeypatch.context() as broken:
        broken.delattr(client.app.state.host.registry, "storage")
        assert client.get("/api/tables/a%0AERROR forged").status_code == 500
    assert "\n" not in caplog.records[-1].getMessage()


@pytest.mark.parametrize(
    "body",
    [
        b'{"sitters": "\xff"}',
        b"\xff\xfe",
        b'{"leaders": ' + b"[" * 1000 + b"]" * 1000 + b', "sitters": []}',
        b'{"record": ' + b'{"setup":' * 900 + b"1" + b"}" * 900 + b"}",
        b"[" * 60_000,
        b'{"sitters": "' + b"x" * 60_000 + b'"}',
        b'{"sitters": [], "' + b"x" * 60_000 + b'": 1}',
        b'{"sitters": [{"kind": "' + b"x" * 60_000 + b'"}]}',
        b'{"sitters": [], "edition": "' + b"x" * 60_000 + b'"}',
        b'{"sitters": [], "seed": ' + b"9" * 60_000 + b"}",
    ],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
def test_what_cannot_be_read_is_refused_in_few_words(
    client: Client, path: str, body: bytes
) -> None:
    response = client.post(path, content=body, headers={"content-type": "application/json"})
    assert response.status_code == 422
    assert response.json()["code"] in ("malformed", "bad-setup", "bad-record")
    assert len(response.content) < 2000


def test_of_a_large_file_that_is_no_game_little_is_sent_back(client: Client) -> None:
    for part in (b'{"record": "%s"}', b'{"record": {"setup": "%s"}}', b'{"%s": 1}'):
        body = part % (b"x" * 900_000)
        headers = {"content-type": "application/json"}
        response = client.post("/api/records", content=body, headers=headers)
        assert response.status_code == 422
        assert len(response.content) < 2000


@pytest.mark.parametrize(
    ("path", "most"),
    [("/api/tables", 65_536), ("/api/lessons", 65_536), ("/api/records", 1_000_000)],
)
def test_a_request_that_is_too_large_is_refused_before_it_is_read(
    client: Client, path: str, most: int
) -> None:
    """By what it says of its size, or as soon as more has come."""
    read = 0

    def body(size: int) -> Iterator[bytes]:
        nonlocal read
        while read < size:
            read += 4096
            yield b" " * 4096

    headers = {"content-type": "application/json"}
    announced = {**headers, "content-length": str(most + 1)}
    for response in (
        client.post(path, content=b" ", headers=announced),
        client.post(path, content=body(3 * most), headers=headers),
    ):
        assert (response.status_code, response.json()["code"]) == (413, "too-large")
    assert client.post(path, content=b" " * most, headers=headers).status_code == 422


def test_long_addresses_and_headers_are_refused(client: Client) -> None:
    for answer in (
        client.get("/api/tables/" + "x" * 17_000),
        client.get("/api/tables", params={"skip": "1" * 17_000}),
        client.get("/api/tables", headers={"cookie": "x" * 17_000}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (431, "too-large")


def test_a_long_address_is_not_sent_back(client: Client) -> None:
    assert len(client.get("/api/tables/" + "x" * 50_000).content) < 2000
