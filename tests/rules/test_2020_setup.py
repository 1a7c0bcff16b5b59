"""Components and setup of 2020 (B-1, B-2, B-10.1, B-11.2 to B-11.4), and what cannot be set up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import BadSetup, State
from kanly.editions.first_game import first_game

from ..table import FOUR_OF_2020, Table, cards, do, legal
from .of_2020 import FACTIONS, LEVEL_OF, Base, kind, marks, reach, seat, solo

STARTER = {
    "convincing_argument": 2, "dagger": 2, "diplomacy": 1, "dune_the_desert_planet": 2,
    "reconnaissance": 1, "seek_allies": 1, "signet_ring": 1,
}  # fmt: skip
LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]


def new(**agreed: Any) -> State:
    """A game of 2020."""
    return kanly.new_game(edition="imperium", **agreed)


# ================================================================ B-1, B-2


@pytest.mark.shows("B-1.1", "B-2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_decks_and_the_reserve(players: int) -> None:
    doc = Base(players).doc
    assert len(doc["imperium_deck"]) + len(doc["row"]) == 67
    assert len(doc["row"]) == 5
    held = sum(len(seat["intrigue"]) for seat in doc["seats"])
    assert len(doc["intrigue_deck"]) + held == 40
    assert doc["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}


@pytest.mark.shows("B-2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_conflict_deck_is_1_of_level_i_on_5_of_ii_on_4_of_iii(players: int) -> None:
    doc = Base(players, seed=players).doc
    assert LEVEL_OF[doc["conflict"]] == 1
    assert [LEVEL_OF[c] for c in reversed(doc["conflict_deck"])] == [2] * 5 + [3] * 4


@pytest.mark.shows("B-1.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_the_starting_deck_and_draws_five(players: int) -> None:
    s = Base(players).start()
    for n in range(players):
        assert Counter(cards(s, n, "hand") + cards(s, n, "deck")) == STARTER
        assert len(cards(s, n, "hand")) == 5


@pytest.mark.shows("B-1.2", "B-2.1", "B-2.2")
@pytest.mark.parametrize(("players", "vp"), [(2, 0), (3, 0), (4, 1)])
def test_what_a_player_starts_with(players: int, vp: int) -> None:
    s = Base(players, leader="paul_atreides").start()
    it = seat(s, 0)
    assert (it["solari"], it["spice"], it["water"], it["vp"]) == (0, 0, 1, vp)
    assert (it["garrison"], it["supply"], it["deployed"]) == (3, 9, 0)
    assert (it["agents"], it["swordmaster"], it["intrigue"]) == (2, False, [])
    assert it["influence"] == dict.fromkeys(FACTIONS, 0)


@pytest.mark.shows("B-2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_no_spies_hooks_objectives_contracts_or_shield_wall(players: int) -> None:
    doc = Base(players).doc
    assert (doc["choam"], doc["shield_wall"]) == (None, False)
    for it in doc["seats"]:
        assert (it["spies"], it["hooks"], it["worms"]) == (0, False, 0)
        assert it["face_up"] == it["face_down"] == []
    assert set(doc["control"]) == {"arrakeen", "carthag", "imperial_basin"}
    assert set(doc["bonus_spice"].values()) == {0}


@pytest.mark.shows("B-2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_mentat_starts_on_its_space(players: int) -> None:
    assert (
        marks(Base(players).start())["mentat"],
        marks(Base(players).start())["mentat_next"],
    ) == (
        None,
        None,
    )


@pytest.mark.shows("B-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    leaders = FOUR_OF_2020[:players]
    first = {new(leaders=leaders, seed=seed).to_dict()["first"] for seed in range(40)}
    assert first == set(range(players))


@pytest.mark.shows("B-2.1")
def test_the_first_player_can_be_named() -> None:
    assert new(leaders=FOUR_OF_2020, first_player=2).to_dict()["first"] == 2


@pytest.mark.shows("B-2.4")
def test_leaders_for_a_first_game_are_recommended() -> None:
    for seed in range(10):
        s = new(players=3, leaders="recommended", seed=seed)
        assert {it["leader"] for it in s.to_dict()["seats"]} <= set(FOUR_OF_2020)


# ================================================================ two players


@pytest.mark.shows("B-10.1", "2020/rival/house_hagal")
def test_house_hagal_starts_with_three_agents_and_no_troop() -> None:
    it = seat(Base(2).start(), 2)
    assert (it["agents"], it["garrison"], it["supply"]) == (3, 0, 12)
    assert (it["solari"], it["spice"], it["water"], it["vp"]) == (0, 0, 0, 0)
    assert it["influence"] == dict.fromkeys(FACTIONS, 0)
    assert it["deck"] == it["hand"] == it["intrigue"] == []


# ================================================================ solo


@pytest.mark.shows("B-11.2")
@pytest.mark.parametrize("level", LEVELS)
def test_what_you_start_with_at_each_level(level: str) -> None:
    it = seat(solo(difficulty=level).start(), 0)
    extra = 1 if level == "mercenary" else 0
    assert (it["solari"], it["spice"], it["water"]) == (extra, extra, 1)
    assert (it["garrison"], it["agents"], it["vp"]) == (3, 2, 0)


@pytest.mark.shows("B-11.2")
@pytest.mark.parametrize("level", LEVELS)
def test_what_rivals_start_with_at_each_level(level: str) -> None:
    s = solo(difficulty=level).start()
    troops, intrigue = (0, 0) if level == "mercenary" else (3, 1)
    for n in (1, 2):
        it = seat(s, n)
        assert (it["garrison"], it["supply"], len(it["intrigue"])) == (
            troops,
            12 - troops,
            intrigue,
        )
        assert (it["solari"], it["spice"], it["water"], it["vp"]) == (0, 0, 1, 0)
        assert (it["agents"], it["swordmaster"]) == (2, False)
        assert it["influence"] == dict.fromkeys(FACTIONS, 0)


@pytest.mark.shows("B-11.2", "2020/space/mentat")
@pytest.mark.parametrize(("level", "cost"), list(zip(LEVELS, (2, 5, 5, 5))))
def test_the_mentat_space_costs_more_from_sardaukar_on(level: str, cost: int) -> None:
    for solari in (cost - 1, cost):
        t = solo(difficulty=level).have(0, solari=solari)
        assert ("mentat" in reach(t, "dagger")) == (solari == cost)
    t = solo(difficulty=level).have(0, solari=cost).hand(0, "dagger")
    s = do(t.start(), "card:dagger", "space:mentat")
    assert seat(s, 0)["solari"] == 0


@pytest.mark.shows("B-11.2", "2020/space/swordmaster")
@pytest.mark.parametrize("level", LEVELS)
def test_at_the_highest_level_you_gain_no_swordmaster(level: str) -> None:
    t = solo(difficulty=level).have(0, solari=8)
    assert ("swordmaster" in reach(t, "dagger")) == (level != "kwisatz_haderach")


@pytest.mark.shows("B-11.2")
def test_the_level_is_sardaukar_unless_named() -> None:
    assert seat(solo().start(), 1)["garrison"] == 3
    assert "swordmaster" in reach(solo().have(0, solari=8), "dagger")


@pytest.mark.shows("B-11.4")
def test_the_rival_on_your_left_is_first_player() -> None:
    for seed in range(5):
        s = new(leaders=["paul_atreides"], seed=seed)
        assert s.to_dict()["first"] == 1
        assert [len(seat(s, n)["agents_at"]) for n in (1, 2)] == [1, 1]  # both acted before you


@pytest.mark.shows("B-11.1")
def test_the_recommended_first_solo_game() -> None:
    recommended = first_game("imperium", 1, seed=3)
    s = new(leaders=["paul_atreides"], **recommended)
    rivals = {it["rival"] for it in s.to_dict()["seats"][1:]}
    assert rivals == {"earl_memnon_thorvald", "glossu_the_beast_rabban"}


# ================================================================ what cannot be set up


SENTENCES: list[tuple[dict[str, Any], str]] = [
    ({"edition": "imperium", "modules": ["choam"]}, "imperium has no modules"),
    ({"edition": "imperium", "modules": ["imperium"]}, "imperium has no modules"),
    ({"modules": ["ix"]}, "uprising has no module 'ix'"),
    (
        {"modules": ["imperium"], "added_cards": ["atlantis"]},
        "there is no card 'atlantis' in the module imperium",
    ),
    (
        {"modules": ["imperium"], "added_cards": ["calculated_hire"]},
        "there is no card 'calculated_hire' in the module imperium",
    ),
    ({"added_cards": ["stilgar"]}, "added_cards can only be named with the module imperium"),
    (
        {"modules": ["imperium_conflicts"], "added_cards": ["stilgar"]},
        "added_cards can only be named with the module imperium",
    ),
    (
        {"edition": "imperium", "added_cards": ["stilgar"]},
        "no cards of another game are added to imperium",
    ),
    (
        {"edition": "imperium", "players": 1, "rivals": ["house_hagal"]},
        "house_hagal is no rival of 1 players",
    ),
    (
        {"edition": "imperium", "players": 2, "rivals": ["earl_memnon_thorvald"]},
        "earl_memnon_thorvald is no rival of 2 players",
    ),
    (
        {"edition": "imperium", "players": 3, "rivals": ["earl_memnon_thorvald"]},
        "too many rivals were named",
    ),
    (
        {"edition": "imperium", "players": 1, "rivals": ["paul_atreides"]},
        "there is no rival 'paul_atreides' in imperium",
    ),
    (
        {"edition": "imperium", "players": 1, "rivals": ["helena_richese"]},
        "there is no rival 'helena_richese' in imperium",
    ),
    (
        {"edition": "imperium", "leaders": ["muad_dib", "paul_atreides", "helena_richese"]},
        "there is no leader 'muad_dib' in imperium",
    ),
    (
        {"leaders": ["paul_atreides", "muad_dib", "staban_tuek"]},
        "paul_atreides is only played with the module imperium_leaders",
    ),
    (
        {"edition": "imperium", "players": 4, "difficulty": "mentat"},
        "only a solo game has a difficulty",
    ),
    (
        {"edition": "imperium", "players": 2, "difficulty": "mentat"},
        "only a solo game has a difficulty",
    ),
    ({"edition": "imperium", "players": 1, "difficulty": "easy"}, "difficulty must be one of"),
    ({"edition": "imperium", "players": 6}, "imperium is played by 1, 2, 3, 4 players, not 6"),
    (
        {"edition": "imperium", "players": 1, "variants": ["row_dice"]},
        "imperium has no variants to agree on",
    ),
]


@pytest.mark.parametrize(("wrong", "sentence"), SENTENCES)
def test_what_cannot_be_set_up_is_refused_in_one_sentence(
    wrong: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadSetup) as error:
        kanly.new_game(**wrong)
    said = str(error.value)
    assert said.startswith(sentence)
    assert "\n" not in said
    assert not said.rstrip().endswith(("expected", "expected one of"))  # of nothing


@pytest.mark.shows("B-11.1", "B-1.1")
def test_a_rival_cannot_have_the_leader_of_a_player() -> None:
    with pytest.raises(BadSetup, match="as a leader and as a rival"):
        new(leaders=["earl_memnon_thorvald"], rivals=["earl_memnon_thorvald"])


@pytest.mark.shows("B-11.1")
def test_a_drawn_rival_never_has_the_leader_of_a_player() -> None:
    for seed in range(20):
        s = new(leaders=["earl_memnon_thorvald"], seed=seed)
        assert "earl_memnon_thorvald" not in [it["rival"] for it in s.to_dict()["seats"][1:]]


@pytest.mark.shows("B-2.3")
def test_everybody_else_waits_for_the_baron() -> None:
    leaders = ["baron_vladimir_harkonnen", *FOUR_OF_2020[:2]]
    s = new(leaders=leaders, first_player=2)
    assert kind(s) == "secret-pair"
    assert len(legal(do(s, "option:2"))) > 1
    assert s.active == 2


@pytest.mark.shows("B-2.1")
def test_a_position_of_2020_is_checked_like_any_other() -> None:
    t: Table = Base()
    t.doc["seats"][0]["garrison"] += 1
    with pytest.raises(kanly.BadPosition, match="13 troops"):
        t.start()
