"""The description of the interface, printed: the page's types are made from it."""

from __future__ import annotations

import json
from typing import Any

from .app import create_app


def schema() -> dict[str, Any]:
    """The interface as OpenAPI describes it."""
    return create_app("sqlite://").openapi_schema.to_schema()


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
