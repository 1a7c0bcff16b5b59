"""Whatever the interface says of itself: nothing that fits or hardly fits it is a fault of ours."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.testing import TestClient
from schemathesis.generation.modes import GenerationMode

from kanly.web.app import create_app
from kanly.web.limits import Limits
from kanly.web.people import COOKIE
from kanly.web.schema import schema

EXAMPLES = 500 if os.environ.get("KANLY_SOAK") else 15
INTERFACE = schemathesis.openapi.from_dict(schema()).exclude(path="/api/events")
"""But for the stream, which does not end."""
INTERFACE.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A public server, and somebody it knows."""
    folder: Path = tmp_path_factory.mktemp("interface")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kanly.web.app.Limits", lambda: Limits(lambda: 1e6 * time.monotonic()))
        app = create_app(f"sqlite:///{folder / 'kanly.db'}", public=True)
    with TestClient(app, raise_server_exceptions=False) as found:
        found.get("/api/me")
        yield found


@INTERFACE.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_is_a_fault_of_the_server(client: Any, case: schemathesis.Case) -> None:
    asked = requests.Request(**case.as_transport_kwargs(base_url="http://testserver.local"))
    wire = asked.prepare()
    headers = {**wire.headers, "cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
    answer = client.request(wire.method, wire.url, content=wire.body, headers=headers)
    assert answer.status_code < 500, case.as_curl_command()
