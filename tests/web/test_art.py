"""Whatever is printed on a card has a picture, whoever can be played a portrait."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kanly.web.catalogue import catalogue_bytes

ART = Path(__file__).parent.parent.parent / "page" / "src" / "art"
CATALOGUES = [
    json.loads(catalogue_bytes(board, "en")) for board in ("uprising", "six_players", "imperium")
]
PICTURED = ("cards", "intrigues", "conflicts", "objectives", "contracts", "hagal", "spaces")


def scenes() -> dict[str, tuple[str, ...]]:
    """The pieces of each picture."""
    text = (ART / "scenes.ts").read_text(encoding="utf-8")
    return {
        id: tuple(pieces.split()) for id, pieces in re.findall(r'^  (\w+): "(.+)",$', text, re.M)
    }


def test_every_leader_and_rival_has_a_portrait() -> None:
    text = (ART / "portraits.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="p-(\w+)"', text))
    assert drawn == {id for c in CATALOGUES for id in [*c["leaders"], *c["rivals"]]}


def test_every_card_has_a_picture_and_no_picture_lacks_its_card() -> None:
    found = scenes()
    ids = {id for kind in PICTURED for c in CATALOGUES for id in c[kind]}
    assert {
        id for id in ids if not any(f"{id}_".startswith(f"{known}_") for known in found)
    } == set()
    assert set(found) - ids == set()


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda c: c["board"])
def test_no_two_cards_of_a_game_look_alike(catalogue: dict[str, Any]) -> None:
    found = scenes()
    # A card of one kind may be called like one of another: both show the same.
    decks = {id for kind in ("cards", "intrigues", "conflicts") for id in catalogue[kind]}
    assert len({found[id][:3] for id in decks}) == len(decks)
