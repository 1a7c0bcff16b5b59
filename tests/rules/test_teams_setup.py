"""Two teams of three: who they are and how their game is set up (S-1, S-2)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import BadSetup, State

from ..table import SHADDAM_CONTRACTS, SIX, Table, cards, do, legal, row
from .six import (
    ALLIES,
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    TEAMS,
    TRACKS,
    finish_round,
    step,
    teams,
    visit,
)

SEEDS = range(40)
ADVICE = {
    MUAD_DIB: {"lady_jessica", "gurney_halleck", "staban_tuek", "lady_amber_metulli"},
    SHADDAM: {
        "lady_margot_fenring", "feyd_rautha_harkonnen", "princess_irulan", "lady_amber_metulli",
    },
}  # fmt: skip
ANY_ALLY = ADVICE[MUAD_DIB] | ADVICE[SHADDAM]
DECKS = {
    MUAD_DIB: [
        "command_respect", "convincing_argument", "demand_attention", "desert_call",
        "limited_landsraad_access", "limited_landsraad_access", "seek_allies", "signet_ring",
        "threaten_spice_production", "usul",
    ],
    SHADDAM: [
        "convincing_argument", "corrino_might", "critical_shipments", "demand_results",
        "devastating_assault", "imperial_ornithopter", "imperial_ornithopter", "imperial_tent",
        "seek_allies", "signet_ring",
    ],
}  # fmt: skip
ALLY_DECK = [
    "convincing_argument", "convincing_argument", "dagger", "dagger", "diplomacy",
    "dune_the_desert_planet", "dune_the_desert_planet", "reconnaissance", "seek_allies",
    "signet_ring",
]  # fmt: skip


def new(seed: int = 1, leaders: Any = None, **options: Any) -> State:
    return kanly.new_game(players=6, leaders=leaders or SIX, seed=seed, **options)


def doc(seed: int = 1) -> dict[str, Any]:
    return new(seed).to_dict()


def who(s: State) -> list[str]:
    """The Leaders by seat."""
    return [seat["leader"] for seat in s.to_dict()["seats"]]


FREMEN = {
    "chani_clever_tactician", "desert_power", "desert_survival", "ecological_testing_station",
    "fedaykin_stilltent", "leadership", "long_live_the_fighters", "maker_keeper", "maula_pistol",
    "northern_watermaster", "rebel_supplier", "shishakli", "southern_elders",
    "stilgar_the_devoted", "unswerving_loyalty",
}  # fmt: skip
"""The Fremen cards of the Imperium Deck."""


# ---------------------------------------------------------------- S-1 two teams


@pytest.mark.shows("S-1.1", "S-2.1")
def test_the_teams_sit_alternately_and_the_commanders_face_each_other() -> None:
    chairs = new().codex.mode.chairs
    assert [chair.team for chair in chairs] == [0, 1, 0, 1, 0, 1]
    assert [seat for seat in range(6) if chairs[seat].role.commands] == [MUAD_DIB, SHADDAM]


@pytest.mark.shows("S-1.1", "S-2.1")
@pytest.mark.parametrize("leaders", ["random", "recommended"])
def test_the_commanders_are_always_muad_dib_and_shaddam(leaders: str) -> None:
    for seed in SEEDS:
        found = who(new(seed, leaders))
        assert (found[MUAD_DIB], found[SHADDAM]) == ("muad_dib", "shaddam_corrino_iv")
        assert {found[seat] for seat in ALLIES} < ANY_ALLY


@pytest.mark.shows("S-2.1", "U-5.1")
def test_turns_go_clockwise_and_so_alternate_between_the_teams() -> None:
    t = Table(6)
    for seat in range(6):
        t.hand(seat, "convincing_argument")
    s, order = t.start(), []
    while s.round == 1:
        if s.active not in order:
            order.append(s.active)
        do(s, "end" if "end" in legal(s) else legal(s)[0])
    assert order == [0, 1, 2, 3, 4, 5]


@pytest.mark.shows("S-1.2", "S-2.7")
def test_everybody_has_a_score_of_their_own() -> None:
    s = Table(6).points(GURNEY, 5).points(JESSICA, 2).start()
    assert [seat.vp for seat in s.seats] == [4, 1, 5, 4, 2, 1]


@pytest.mark.shows("S-1.3")
@pytest.mark.parametrize(
    ("seat", "ally", "card"),
    [(MUAD_DIB, GURNEY, "limited_landsraad_access"), (SHADDAM, FEYD, "corrino_might")],
)
def test_a_commander_has_no_army_and_recruits_for_an_ally(seat: int, ally: int, card: str) -> None:
    s = visit(Table(6), seat, "gather_support", ally, card=card)
    mine = s.seats[seat]
    assert (mine.supply, mine.garrison, mine.deployed, s.strength(seat)) == (0, 0, 0, 0)
    assert s.seats[ally].garrison == 3 + 2


@pytest.mark.shows("S-1.3", "S-1.4")
def test_rewards_and_cards_go_to_single_allies_and_never_to_a_commander() -> None:
    t = Table(6).conflict("siege_of_arrakeen").units(GURNEY, conflict=3)
    s = t.units(JESSICA, conflict=2).units(FEYD, conflict=1).at_combat().start()
    # 2 Solari and control; 4 Solari; 3 Solari: teammates are ranked one by one
    assert [seat.solari for seat in s.seats] == [0, 0, 2, 0, 4, 3]
    assert s.to_dict()["control"]["arrakeen"] == GURNEY
    assert not s.to_dict()["seats"][MUAD_DIB]["face_up"]


@pytest.mark.shows("S-1.4")
def test_the_strengths_of_teammates_are_not_added() -> None:
    t = Table(6).conflict("siege_of_arrakeen").units(GURNEY, conflict=3)
    s = t.units(JESSICA, conflict=3).units(FEYD, conflict=4).at_combat().start()
    while s.decision.kind == "concede":
        do(s, "pass")
    assert s.to_dict()["control"]["arrakeen"] == FEYD


# ---------------------------------------------------------------- S-2 board, decks, pieces


@pytest.mark.shows("S-2.2", "S-7.1", "R-084")
def test_the_six_alliances_the_wall_and_the_spaces() -> None:
    s = new()
    d = s.to_dict()
    assert d["alliances"] == dict.fromkeys([*TRACKS, "emperor", "fremen"])
    assert d["shield_wall"] is True
    assert {space.id for space in s.codex.spaces} == {
        "economic_support", "military_support", "heighliner", "deliver_supplies", "espionage",
        "secrets", "controversial_technology", "expedition", "high_council", "imperial_privilege",
        "swordmaster", "assembly_hall", "gather_support", "shipping", "accept_contract", "carthag",
        "arrakeen", "spice_refinery", "research_station", "sietch_tabr", "imperial_basin",
        "habbanya_erg", "hagga_basin", "deep_desert", "sardaukar", "vast_wealth", "hardy_warriors",
        "desert_mastery",
    }  # fmt: skip


@pytest.mark.shows("S-7.1", "R-085")
def test_the_fifteen_posts_none_of_them_on_a_personal_board() -> None:
    posts = new().codex.mode.board.posts
    assert {post.id: set(post.spaces) for post in posts} == {
        "post_great_houses": {"military_support", "economic_support"},
        "post_spacing_guild": {"heighliner", "deliver_supplies"},
        "post_bene_gesserit": {"espionage", "secrets"},
        "post_fringe_worlds": {"controversial_technology", "expedition"},
        "post_landsraad_left": {"high_council", "imperial_privilege", "swordmaster"},
        "post_landsraad_right": {"assembly_hall", "gather_support"},
        "post_choam": {"shipping", "accept_contract"},
        "post_carthag": {"carthag"},
        "post_city_left": {"sietch_tabr", "research_station"},
        "post_city_middle": {"research_station", "spice_refinery"},
        "post_city_right": {"spice_refinery", "arrakeen"},
        "post_deep_desert": {"deep_desert"},
        "post_habbanya_erg": {"habbanya_erg"},
        "post_hagga_basin": {"hagga_basin"},
        "post_imperial_basin": {"imperial_basin"},
    }


@pytest.mark.shows("S-2.3", "C-4.2")
def test_contracts_are_compulsory_and_two_are_set_aside() -> None:
    for modules in ([], ["choam"]):
        choam = new(modules=modules).to_dict()["choam"]
        assert (len(choam["market"]), len(choam["bank"])) == (2, 16)
        assert sorted(choam["set_aside"]) == SHADDAM_CONTRACTS
    assert len(doc()["imperium_deck"] + doc()["row"]) == 69
    assert len(doc()["intrigue_deck"]) == 44


@pytest.mark.shows("S-2.4")
def test_five_conflicts_of_level_two_lie_on_the_four_of_level_three() -> None:
    for seed in SEEDS:
        s = new(seed)
        level = [s.codex.conflict_level[card] for card in reversed(s.conflict_deck)]
        assert level == [2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(s.conflict_deck)) == 9


@pytest.mark.shows("S-2.4")
def test_there_are_at_most_nine_rounds() -> None:
    s = new()
    do(s, legal(s)[0])
    for n in range(1, 10):
        assert (s.round, s.is_over) == (n, False)
        finish_round(s)
    assert s.is_over
    assert s.round == 9


@pytest.mark.shows("S-2.5")
def test_commanders_have_their_own_decks_and_allies_the_usual_one() -> None:
    for n, seat in enumerate(doc()["seats"]):
        wanted = DECKS.get(n, ALLY_DECK)
        assert sorted(seat["deck"] + seat["hand"]) == wanted


@pytest.mark.shows("S-2.5", "leader/staban_tuek")
def test_staban_starts_without_diplomacy_here_too() -> None:
    leaders = [*SIX[:4], "staban_tuek", SIX[5]]
    seat = new(leaders=leaders).to_dict()["seats"][JESSICA]
    assert Counter(seat["deck"] + seat["hand"]) == Counter(ALLY_DECK) - Counter(["diplomacy"])


@pytest.mark.shows("S-2.6", "S-2.8")
def test_the_pieces_of_commanders_and_allies() -> None:
    for n, seat in enumerate(doc()["seats"]):
        assert (seat["agents"], seat["spies"], seat["swordmaster"]) == (2, 3, False)
        assert (seat["solari"], seat["spice"], seat["water"]) == (0, 0, 1)
        assert (seat["supply"], seat["garrison"]) == ((0, 0) if n in COMMANDERS else (9, 3))
        assert (seat["intrigue"], seat["hooks"], seat["council"]) == ([], False, False)


@pytest.mark.shows("S-2.6", "S-3.2")
@pytest.mark.parametrize(("seat", "left", "right"), [(0, GURNEY, JESSICA), (3, FEYD, IRULAN)])
def test_a_commander_starts_with_one_token_for_each_ally(seat: int, left: int, right: int) -> None:
    s = Table(6).turn_of(seat).start()
    assert set(legal(s)) == {f"seat:{left}", f"seat:{right}"}
    assert teams(s)["swordmaster_at"] == teams(s)["left_at"] == [None] * 6


@pytest.mark.shows("S-2.7")
def test_the_scores_and_cubes_at_the_start() -> None:
    seats = doc()["seats"]
    assert [seat["vp"] for seat in seats] == [4, 1, 1, 4, 1, 1]
    assert not any(level for seat in seats for level in seat["influence"].values())


@pytest.mark.shows("S-2.8", "S-3.5")
def test_everybody_draws_five_cards() -> None:
    s = do(new(), legal(new())[0])
    assert [len(seat.hand) for seat in s.seats] == [5] * 6


@pytest.mark.shows("S-2.9", "S-10.1")
def test_there_is_a_swordmaster_and_a_bonus_token_for_all_six() -> None:
    t = Table(6).have(FEYD, solari=6)
    for seat in range(5):
        t.owns(seat, "swordmaster")
    s = visit(t, FEYD, "swordmaster", card="dagger")
    assert all(seat.swordmaster for seat in s.seats)


# ---------------------------------------------------------------- S-2.10 Objectives


@pytest.mark.shows("S-2.10")
def test_each_team_has_one_mouse_and_one_crysknife_and_commanders_have_none() -> None:
    seen = set()
    for seed in range(120):
        d = doc(seed)
        held = [seat["face_up"] for seat in d["seats"]]
        assert (held[MUAD_DIB], held[SHADDAM]) == ([], [])
        for team in TEAMS:
            icons = [held[seat][0] for seat in team if seat in ALLIES]
            assert sorted("mouse" in icon for icon in icons) == [False, True]
        seen.add(tuple(held[seat][0] for seat in ALLIES))
    # First player 4 x place of the other mouse 2 x the two Crysknives 2
    assert len(seen) == 16


@pytest.mark.shows("S-2.10")
def test_the_first_player_is_always_an_ally_and_any_of_them() -> None:
    firsts = set()
    for seed in SEEDS:
        d = doc(seed)
        first = d["first"]
        assert d["seats"][first]["face_up"] == ["objective_desert_mouse_first"]
        firsts.add(first)
    assert firsts == set(ALLIES)


# ---------------------------------------------------------------- S-2.12 the Throne Row


@pytest.mark.shows("S-2.12", "S-9.1", "R-083")
def test_before_round_one_shaddam_moves_a_card_that_is_not_fremen() -> None:
    some_fremen = False
    for seed in SEEDS:
        s = new(seed)
        assert (s.round, s.decision.seat, s.decision.kind) == (0, SHADDAM, "throne")
        lying = row(s)
        assert {a.removeprefix("acquire:") for a in legal(s)} == set(lying) - FREMEN
        some_fremen |= bool(set(lying) & FREMEN)
        choice = random.Random(seed).choice(legal(s)).removeprefix("acquire:")
        following = s.codex.card_ids[s.imperium_deck[-1]]
        do(s, f"acquire:{choice}")
        assert teams(s)["throne"] == [choice]
        lying.remove(choice)
        assert row(s) == [*lying, following]
        assert s.round == 1
    assert some_fremen


@pytest.mark.shows("S-2.12", "R-083")
def test_that_move_comes_once_and_not_again_in_later_rounds() -> None:
    s = finish_round(do(new(), legal(new())[0]))
    assert s.round == 2
    assert len(teams(s)["throne"]) == 1


# ---------------------------------------------------------------- S-2.11 Leaders


@pytest.mark.shows("S-2.11")
def test_the_recommended_allies() -> None:
    found: dict[int, set[str]] = {commander: set() for commander in COMMANDERS}
    for seed in range(60):
        leaders = who(new(seed, "recommended"))
        assert len(set(leaders)) == 6
        for commander, *allies in TEAMS:
            found[commander] |= {leaders[seat] for seat in allies}
    assert found == ADVICE


@pytest.mark.shows("S-2.11")
def test_any_other_leader_is_allowed() -> None:
    leaders = [SIX[0], "staban_tuek", "feyd_rautha_harkonnen", SIX[3], "princess_irulan",
               "lady_jessica"]  # fmt: skip
    assert who(new(leaders=leaders)) == leaders
    found = set()
    for seed in SEEDS:
        found |= {who(new(seed, "random"))[GURNEY]}
    assert found == ANY_ALLY


@pytest.mark.shows("S-2.11")
def test_random_leaders_can_be_named_seat_by_seat() -> None:
    found = who(new(leaders=[SIX[0], "random", "staban_tuek", SIX[3], "random", "random"]))
    assert found[GURNEY] == "staban_tuek"
    assert len(set(found)) == 6


@pytest.mark.shows("S-2.11", "S-1.1")
def test_the_draft_is_among_the_allies_in_reverse_turn_order() -> None:
    for seed in range(12):
        s = new(seed, "draft")
        asked = []
        while s.decision.kind == "leader":
            assert {a.removeprefix("leader:") for a in legal(s)} <= ANY_ALLY
            asked.append(s.decision.seat)
            do(s, legal(s)[-1])
        turn_order = [(s.first + n) % 6 for n in range(6)]
        assert asked == [seat for seat in reversed(turn_order) if seat in ALLIES]
        assert len(set(who(s))) == 6


# ---------------------------------------------------------------- what is refused


@pytest.mark.shows("S-1.1", "S-2.1")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"leaders": ["gurney_halleck", *SIX[1:2], "staban_tuek", *SIX[3:]]}, "seat 0"),
        ({"leaders": [*SIX[:3], "staban_tuek", *SIX[4:]]}, "seat 3"),
        ({"leaders": [SIX[3], *SIX[1:3], SIX[0], *SIX[4:]]}, "seat 0"),
        ({"leaders": [*SIX[:4], "muad_dib", SIX[5]]}, "muad_dib"),
        ({"leaders": [*SIX[:4], "shaddam_corrino_iv", SIX[5]]}, "shaddam_corrino_iv"),
        ({"leaders": [*SIX[:4], SIX[1], SIX[5]]}, "princess_irulan"),
        ({"leaders": SIX[:5]}, "5"),
        ({"players": 5}, "5"),
        ({"players": 6, "leaders": SIX[:4]}, "4 leaders .* 6 players"),
        ({"players": 4, "leaders": "recommended"}, "4 players"),
        ({"players": 6, "rivals": ["staban_tuek"]}, "rivals"),
        ({"players": 6, "difficulty": "mentat"}, "difficulty"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        kanly.new_game(**options)


@pytest.mark.shows("S-2.3", "S-9.1")
def test_a_position_reads_back_as_it_was_written() -> None:
    t = Table(6).throne("sardaukar_soldier").owns(MUAD_DIB, "swordmaster")
    t.tokens(MUAD_DIB, left="carthag", swordmaster="secrets").hand(MUAD_DIB, "usul")
    s = step(t.turn_of(MUAD_DIB, activating=JESSICA).start())
    again = State.from_dict(s.to_dict())
    assert again.fingerprint() == s.fingerprint()
    assert again.to_dict() == s.to_dict()
    assert cards(again, MUAD_DIB, "hand") == ["usul"]


@pytest.mark.shows("S-2.10", "U-13.4")
@pytest.mark.parametrize("first", range(6))
def test_the_first_player_marker_passes_clockwise_through_all_six(first: int) -> None:
    t = Table(6)
    t.doc["first"] = first
    s = t.at_recall().start()
    assert s.first == s.active == (first + 1) % 6
