"""The Rivals and their priorities, for the tests of Rival cards."""

from __future__ import annotations

from typing import Any

import pytest

EMPEROR, GUILD, SISTERS, FREMEN = "emperor", "spacing_guild", "bene_gesserit", "fremen"
PRIORITIES = {
    "baron_vladimir_harkonnen": [GUILD, EMPEROR, SISTERS, FREMEN],
    "glossu_rabban": [EMPEROR, GUILD, SISTERS, FREMEN],
    "staban_tuek": [GUILD, FREMEN, SISTERS, EMPEROR],
    "lady_amber_metulli": [FREMEN, EMPEROR, GUILD, SISTERS],
    "gurney_halleck": [FREMEN, GUILD, EMPEROR, SISTERS],
    "lady_margot_fenring": [SISTERS, EMPEROR, FREMEN, GUILD],
    "princess_irulan": [EMPEROR, SISTERS, FREMEN, GUILD],
    "lady_jessica": [SISTERS, FREMEN, GUILD, EMPEROR],
    "feyd_rautha_harkonnen": [EMPEROR, SISTERS, GUILD, FREMEN],
    "muad_dib": [FREMEN, SISTERS, GUILD, EMPEROR],
}


def each(table: dict[str, Any]) -> list[Any]:
    """One case for each Rival, marked as showing its card."""
    return [
        pytest.param(rival, value, id=rival, marks=pytest.mark.shows(f"rival/{rival}"))
        for rival, value in table.items()
    ]


def every(*rivals: str) -> list[Any]:
    """One case for each of these Rivals, marked as showing its card."""
    return [pytest.param(rival, marks=pytest.mark.shows(f"rival/{rival}")) for rival in rivals]


def rises(got: dict[str, int]) -> dict[str, int]:
    """Only the changes of Influence."""
    return {name: n for name, n in got.items() if name in (EMPEROR, GUILD, SISTERS, FREMEN)}
