"""What a position looks like to the network: every field in its place, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from kanly import State
from kanly.engine.kinds import DECISION_KINDS
from kanly.engine.library import EDITIONS, load
from kanly.mind.encoding import SIZE, Encoder, places
from tests.mind.features import (
    KINDS_OF_GAMES,
    NAMES,
    PLACES,
    encoded,
    named,
    players,
    positions,
    told,
)
from tests.table import Table

MANY = {
    "agent_at",
    "spy_at",
    "control",
    "icon",
    "contract",
    "card",
    "influence",
    "alliance",
    "path",
}
"""Fields of a seat that can have several features; of every other it has one at most."""
MOST = 400
"""No position has so many features."""


def ids(kind: dict[str, Any]) -> str:
    return "-".join(str(x) for x in kind.values())


# ---------------------------------------------------------------- the fields


def test_fields_follow_one_another_without_gap_or_overlap() -> None:
    assert PLACES[0].first == 0
    for before, after in pairwise(PLACES):
        assert before.first + before.size == after.first, after.name
    assert PLACES[-1].first + PLACES[-1].size == SIZE


def test_no_two_fields_share_a_name() -> None:
    assert len({place.name for place in PLACES}) == len(PLACES)


def test_every_field_has_room_for_its_ids() -> None:
    for place in PLACES:
        assert len(place.ids) * place.each <= place.size, place.name
        assert list(place.ids.values()) == list(range(len(place.ids))), place.name


def test_every_seat_has_the_same_fields() -> None:
    shapes: dict[str, list[tuple[str, int]]] = {}
    for place in PLACES:
        role, _, field = place.name.rpartition(".")
        shapes.setdefault(role, []).append((field, place.size))
    assert list(shapes) == ["me", "best", "others", "mates", ""]
    assert shapes["me"] == shapes["best"] == shapes["others"] == shapes["mates"]


def test_every_id_of_every_edition_has_a_number() -> None:
    numbers = {place.name.removeprefix("me."): place.ids for place in PLACES}
    for edition in EDITIONS.values():
        for mode in edition.modes:
            codex = load(edition.id, mode.players)
            assert set(codex.card_ids) <= set(numbers["card"])
            assert set(codex.intrigue_ids) <= set(numbers["held_intrigue"])
            assert set(codex.leader_ids) <= set(numbers["leader"])
            assert set(codex.rival_ids) <= set(numbers["rival"])
            assert set(codex.contract_ids) <= set(numbers["contract"])
            assert set(codex.conflict_ids) <= set(numbers["conflict"])
            assert set(codex.space_ids) <= set(numbers["agent_at"])
            assert set(codex.post_ids) <= set(numbers["spy_at"])
            assert set(codex.track_ids) <= set(numbers["influence"])
            assert set(edition.modules) <= set(numbers["module"])
            assert edition.id in numbers["edition"]
    assert set(DECISION_KINDS) == set(numbers["kind"])


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("kind", KINDS_OF_GAMES, ids=ids)
def test_what_a_seat_cannot_see_changes_nothing(kind: dict[str, Any]) -> None:
    for state in positions(11, every=2, **kind):
        for seat in players(state):
            seen = sorted(encoded(state, seat))
            for other in (state.ply, state.ply + 1000):
                assert sorted(encoded(state.determinize(seat, other), seat)) == seen


@pytest.mark.parametrize("kind", KINDS_OF_GAMES, ids=ids)
def test_every_feature_lies_in_its_field(kind: dict[str, Any]) -> None:
    """A number with an id stands for one that exists; a seat has one amount of each kind."""
    for state in positions(12, every=5, **kind):
        for seat in players(state):
            features = encoded(state, seat)
            assert len(features) < MOST
            assert min(features) >= 0
            assert max(features) < SIZE
            fields = Counter(named(feature).partition(" ")[0] for feature in features)
            for role in ("me", "best"):
                for place in PLACES:
                    owner, _, field = place.name.partition(".")
                    if owner == role and field not in MANY:
                        assert fields[place.name] <= 1, place.name


def test_every_field_is_used_in_some_game() -> None:
    used = {
        named(feature).partition(" ")[0].rpartition(".")[2]
        for kind in KINDS_OF_GAMES
        for seed in (1, 2)
        for state in positions(seed, every=3, **kind)
        for seat in players(state)
        for feature in encoded(state, seat)
    }
    assert used == {place.name.rpartition(".")[2] for place in PLACES}


# ---------------------------------------------------------------- what the features say


def change(before: State, after: State, seat: int = 0) -> tuple[set[str], set[str]]:
    """The features that are gone, and those that are new."""
    old, new = told(before, seat), told(after, seat)
    return set(old - new), set(new - old)


def test_the_first_turn_of_a_game() -> None:
    """Written out once: the same in every build, for as long as models are to be read."""
    table = Table().hand(0, "dagger", "dagger", "signet_ring", "diplomacy", "reconnaissance")
    state = table.have(0, solari=3, spice=2, water=1).row("desert_power").start()
    seen = told(state, 0)
    assert seen["me.leader muad_dib"] == 1
    assert seen["me.solari 3"] == seen["me.spice 2"] == seen["me.water 1"] == 1
    assert seen["me.lead 8"] == seen["missing 10"] == 1
    assert seen["me.agents 2"] == seen["me.hand_size 5"] == seen["me.deck_size 5"] == 1
    assert seen["me.active 0"] == seen["me.first 0"] == 1
    assert seen["held dagger"] == seen["me.card dagger"] == 2
    assert seen["row desert_power"] == seen["kind turn"] == seen["edition uprising"] == 1
    assert seen["players 3"] == seen["round 1"] == seen["wall 0"] == 1
    assert "not_mine 0" not in seen
    assert told(state, 1)["not_mine 0"] == 1


def test_numbers_that_models_rely_on() -> None:
    """Models are read by names; runs of training go on by numbers."""
    found = {place.name: place.first for place in places(NAMES)}
    assert SIZE == 4991
    assert found["me.spice"] == 93
    assert found["best.leader"] == 875
    assert found["others.card"] == 2369
    assert found["held"] == 3500
    assert found["kind"] == 4093
    assert found["market"] == 4927
    assert [NAMES.cards[x] for x in ("convincing_argument", "dagger")] == [0, 1]


def test_one_more_spice() -> None:
    before, after = Table().have(0, spice=2).start(), Table().have(0, spice=3).start()
    assert change(before, after) == ({"me.spice 2"}, {"me.spice 3"})


def test_nothing_of_a_kind_says_nothing() -> None:
    before, after = Table().have(0, spice=0).start(), Table().have(0, spice=1).start()
    assert change(before, after) == (set(), {"me.spice 1"})


def test_more_than_a_field_can_tell_is_the_most_it_can() -> None:
    before, after = Table().have(0, spice=10).start(), Table().have(0, spice=30).start()
    assert change(before, after) == (set(), set())
    assert told(after, 0)["me.spice 10"] == 1


def test_the_opponent_with_most_points_is_told_apart_from_the_others() -> None:
    state = Table().points(2, 5).have(1, water=3).have(2, water=4).start()
    seen = told(state, 0)
    assert seen["best.points 5"] == seen["best.water 4"] == seen["best.lead 13"] == 1
    assert seen["others.water 3"] == seen["me.lead 3"] == 1
    assert seen["missing 5"] == 1


def test_teammates_are_told_apart_from_opponents() -> None:
    state = Table(6).have(2, spice=7).have(3, spice=8).points(3, 4).start()
    seen = told(state, 0)
    assert seen["mates.spice 7"] == seen["best.spice 8"] == 1
    assert seen["mates.leader gurney_halleck"] == 1


def test_influence_is_told_by_track_and_level() -> None:
    seen = told(Table().influence(0, fremen=3).start(), 0)
    assert seen["me.influence fremen 3"] == 1
    assert seen["me.points 1"] == 1  # for level 2


def test_strengths_are_compared_as_soon_as_somebody_fights() -> None:
    peace, war = Table().start(), Table().units(0, conflict=2).units(1, conflict=3).start()
    assert not [name for name in told(peace, 0) if ".ahead" in name or name.startswith("rank")]
    seen = told(war, 0)
    assert seen["me.strength 4"] == seen["me.ahead 8"] == seen["rank 2"] == 1


def test_a_card_is_told_wherever_it_lies_and_more_exactly_to_its_owner() -> None:
    state = Table().hand(0, "dagger").start()
    assert told(state, 0)["held dagger"] == 1
    assert told(state, 0)["me.card dagger"] == 2
    others = told(state, 1)
    assert others["best.card dagger"] + others["others.card dagger"] == 4


def test_the_order_of_a_deck_is_no_feature() -> None:
    state = Table().start()
    turned = state.copy()
    turned.seats[0].deck = bytes(reversed(turned.seats[0].deck))
    assert told(turned, 0) == told(state, 0)


def test_one_encoder_serves_all_positions_of_a_codex() -> None:
    encoder = Encoder(load("uprising", 4), NAMES)
    for state in positions(3, every=40, players=4):
        assert encoder.encode(state, 0) == encoded(state, 0)
