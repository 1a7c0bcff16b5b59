"""The game of 2020 in Uprising (M-2, R-110) and with six players (M-5)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import State

from ..table import (
    THREE,
    Table,
    agents,
    battle_cards,
    cards,
    control,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
)
from .of_2020 import LEVEL, changes, decider, kind, marks, seat, send, spaces, until
from .six import FEYD, GURNEY, IRULAN, JESSICA, MUAD_DIB, SHADDAM

CARDS, CONFLICTS, LEADERS = "imperium", "imperium_conflicts", "imperium_leaders"
EVERYTHING = (CARDS, CONFLICTS, LEADERS)
CONFLICTS_THERE = {
    f"{x}_2020"
    if x in ("siege_of_arrakeen", "secure_imperial_basin", "battle_for_arrakeen",
             "battle_for_imperial_basin")
    else x
    for conflicts in LEVEL.values()
    for x in conflicts
} - {"sort_through_the_chaos"}  # fmt: skip
"""The Conflicts of 2020 by their names in Uprising."""


def new(*modules: str, **agreed: Any) -> dict[str, Any]:
    """The document of a new game of Uprising with these modules."""
    agreed = {"leaders": THREE, "seed": 1, "first_player": 0, **agreed}
    return kanly.new_game(modules=list(modules), **agreed).to_dict()


def imperium(doc: dict[str, Any]) -> Counter[str]:
    """The Imperium Deck with its Row."""
    return Counter(doc["imperium_deck"] + doc["row"])


def intrigue(doc: dict[str, Any]) -> Counter[str]:
    """The Intrigue Deck."""
    return Counter(doc["intrigue_deck"])


def all_conflicts(*modules: str) -> set[str]:
    """Every Conflict that turns up in many games."""
    seen: set[str] = set()
    for seed in range(80):
        doc = new(*modules, seed=seed)
        seen |= {doc["conflict"], *doc["conflict_deck"]}
    return seen


# ================================================================ M-2.1 to M-2.4, M-2.7


@pytest.mark.shows("M-2.1", "M-2.2")
def test_the_cards_of_both_games_are_shuffled_together() -> None:
    mixed, plain = new(CARDS), new()
    added = imperium(mixed) - imperium(plain)
    assert (imperium(plain).total(), added.total()) == (65, 67)
    assert imperium(plain) - imperium(mixed) == Counter()
    schemes = intrigue(mixed) - intrigue(plain)
    assert (intrigue(plain).total(), schemes.total()) == (40, 39)
    assert "calculated_hire" not in schemes


@pytest.mark.shows("M-2.1")
@pytest.mark.parametrize(
    "picked", [["stilgar"], ["ambush"], ["the_voice", "kwisatz_haderach", "windfall"]]
)
def test_a_selection_adds_exactly_the_cards_named(picked: list[str]) -> None:
    mixed, plain = new(CARDS, added_cards=picked), new()
    added = (imperium(mixed) - imperium(plain)) + (intrigue(mixed) - intrigue(plain))
    assert set(added) == set(picked)
    copies = {"ambush": 2, "the_voice": 2}
    assert added == Counter({x: copies.get(x, 1) for x in picked})
    assert imperium(plain) - imperium(mixed) == Counter()


@pytest.mark.shows("M-2.1")
def test_a_selection_is_kept_in_documents_and_records() -> None:
    doc = new(CARDS, added_cards=["stilgar"])
    assert doc["setup"]["options"]["added_cards"] == ["stilgar"]
    assert State.from_dict(doc).to_dict() == doc


@pytest.mark.shows("M-2.2", "M-2.3")
@pytest.mark.parametrize("modules", [(CARDS,), (CONFLICTS,), EVERYTHING, (*EVERYTHING, "choam")])
def test_nothing_of_the_mentat_comes_to_uprising(modules: tuple[str, ...]) -> None:
    for seed in range(10):
        doc = new(*modules, seed=seed)
        assert "calculated_hire" not in doc["intrigue_deck"]
        assert "sort_through_the_chaos" not in [doc["conflict"], *doc["conflict_deck"]]


@pytest.mark.shows("M-2.3")
def test_conflicts_of_both_games_make_one_deck() -> None:
    plain, mixed = all_conflicts(), all_conflicts(CONFLICTS)
    assert len(plain) == 16
    assert mixed - plain == CONFLICTS_THERE
    assert len(mixed) == 33


@pytest.mark.shows("M-2.3")
def test_the_conflict_deck_keeps_its_levels() -> None:
    doc = new(CONFLICTS, seed=5)
    assert len(doc["conflict_deck"]) == 9
    s = State.from_dict(doc)
    assert s.view(0)["conflict_deck"] == [3] * 4 + [2] * 5


@pytest.mark.shows("M-2.3")
@pytest.mark.parametrize("modules", [(CARDS,), (LEADERS,), (CARDS, LEADERS)])
def test_conflicts_come_only_with_their_module(modules: tuple[str, ...]) -> None:
    assert all_conflicts(*modules) == all_conflicts()


@pytest.mark.shows("M-2.4", "M-2.7")
@pytest.mark.parametrize("modules", [(CARDS,), (CONFLICTS,), (LEADERS,), EVERYTHING])
def test_setup_is_that_of_uprising(modules: tuple[str, ...]) -> None:
    plain, mixed = new(), new(*modules)
    assert mixed["reserve"] == {"prepare_the_way": 8, "the_spice_must_flow": 10}  # no Foldspace
    assert mixed["shield_wall"]
    for a, b in zip(plain["seats"], mixed["seats"]):
        assert Counter(a["deck"] + a["hand"]) == Counter(b["deck"] + b["hand"])
        assert (b["spies"], len(b["face_up"])) == (3, 1)
        assert (a["solari"], a["spice"], a["water"]) == (b["solari"], b["spice"], b["water"])
    assert set(mixed["control"]) == set(plain["control"])


@pytest.mark.shows("M-2.6")
def test_leaders_of_2020_may_be_chosen_with_their_module() -> None:
    s = kanly.new_game(modules=[LEADERS], leaders="draft", players=4, seed=1)
    assert {"leader:paul_atreides", "leader:helena_richese", "leader:muad_dib"} <= set(legal(s))
    s = kanly.new_game(leaders="draft", players=4, seed=1)
    assert "leader:paul_atreides" not in legal(s)


# ================================================================ M-2.5 cards on the other board


@pytest.mark.shows("M-2.5", "B-6.4")
@pytest.mark.parametrize(("troops", "asked"), [((3, 1), "victory"), ((3, 3), "turn")])
def test_cards_for_a_victory_need_a_sole_win(troops: tuple[int, int], asked: str) -> None:
    t = Table(modules=(CARDS,)).conflict("spice_freighters").intrigue(0, "to_the_victor")
    t.units(0, conflict=troops[0]).units(1, conflict=troops[1]).at_combat()
    s = until(t.start(), "victory", "turn")
    assert kind(s) == asked


@pytest.mark.shows("M-2.5")
def test_a_troop_lost_goes_to_the_supply() -> None:
    t = Table(modules=(CARDS,)).intrigue(0, "double_cross").have(0, solari=1)
    s = do(t.units(1, conflict=2).start(), "intrigue:double_cross")
    assert (seat(s, 1)["deployed"], seat(s, 1)["supply"]) == (1, 11)


@pytest.mark.shows("M-2.5")
def test_a_sandworm_alone_is_no_troop_to_lose() -> None:
    t = Table(modules=(CARDS,)).intrigue(0, "double_cross").have(0, solari=1)
    t.conflict("spice_freighters").units(1, worms=1)
    assert "intrigue:double_cross" not in legal(t.start())


@pytest.mark.shows("M-2.5")
def test_a_sandworm_is_a_unit_for_combat_cards() -> None:
    t = Table(modules=(CARDS,)).conflict("spice_freighters").intrigue(0, "ambush")
    s = t.units(0, worms=1).units(1, conflict=1).at_combat().start()
    assert (kind(s), decider(s)) == ("combat", 0)
    assert Counter({"strength": do(s, "intrigue:ambush").strength(0)})["strength"] == 3 + 4


@pytest.mark.shows("M-2.5")
def test_icons_are_the_same_seven() -> None:
    t = Table(modules=(CARDS,)).hand(0, "sardaukar_legion", "dagger")
    t.have(0, solari=8, spice=4).influence(0, emperor=2)
    assert spaces(do(t.start(), "card:sardaukar_legion")) == {
        "sardaukar", "dutiful_service", "high_council", "imperial_privilege", "swordmaster",
        "assembly_hall", "gather_support",
    }  # fmt: skip


@pytest.mark.shows("M-2.5", "B-8.2")
def test_the_voice_speaks_of_the_spaces_of_uprising() -> None:
    t = Table(modules=(CARDS,)).hand(0, "the_voice", "dagger")
    t.hand(1, "reconnaissance", "convincing_argument")
    s = send(t.start(), "the_voice", "accept_contract")
    while kind(s) != "voice":
        do(s, legal(s)[0])
    assert len(spaces(s)) == 22
    do(s, "space:arrakeen")
    until(s, "turn")
    assert "arrakeen" not in spaces(do(s, "card:reconnaissance"))


@pytest.mark.shows("M-2.5", "B-6.9", "X-D23")
def test_urgent_mission_keeps_its_text_in_uprising() -> None:
    t = Table(modules=(CARDS,)).intrigue(0, "urgent_mission").hand(0, "diplomacy", "dagger")
    s = send(t.start(), "diplomacy", "dutiful_service")
    assert "intrigue:urgent_mission" in legal(s)


# ================================================================ M-2.8 Conflicts


def fought(conflict: str, *troops: int) -> Table:
    """Combat for a Conflict of 2020 in Uprising."""
    t = Table(modules=(CONFLICTS,)).conflict(conflict)
    for n, number in enumerate(troops):
        t.units(n, conflict=number).have(n, solari=0, spice=0, water=0)
    return t.at_combat()


@pytest.mark.shows("M-2.8", "R-110")
@pytest.mark.parametrize(("conflict", "vp"), [("siege_of_carthag", 1), ("battle_for_carthag", 2)])
def test_a_conflict_for_carthag_gives_no_control(conflict: str, vp: int) -> None:
    t = fought(conflict, 3, 2, 0)
    s = until(t.start(), "turn")
    assert control(s) == {"arrakeen": None, "spice_refinery": None, "imperial_basin": None}
    assert changes(t.doc, s)["vp"] == vp


@pytest.mark.shows("M-2.3", "M-2.5")
@pytest.mark.parametrize(
    ("conflict", "location"),
    [
        ("siege_of_arrakeen_2020", "arrakeen"),
        ("battle_for_arrakeen_2020", "arrakeen"),
        ("secure_imperial_basin_2020", "imperial_basin"),
        ("battle_for_imperial_basin_2020", "imperial_basin"),
    ],
)
def test_conflicts_for_places_of_both_boards_give_control(conflict: str, location: str) -> None:
    s = until(fought(conflict, 3, 2, 0).start(), "turn")
    assert control(s)[location] == 0


@pytest.mark.shows("M-2.3", "U-7.17")
@pytest.mark.parametrize(
    ("conflict", "protected"),
    [
        ("siege_of_arrakeen_2020", True),
        ("battle_for_imperial_basin_2020", True),
        ("siege_of_carthag", False),
        ("grand_vision", False),
    ],
)
def test_the_shield_wall_protects_by_title(conflict: str, protected: bool) -> None:
    assert Table(modules=(CONFLICTS,)).conflict(conflict).start().is_protected() == protected


@pytest.mark.shows("M-2.3", "U-12.11")
def test_a_sandworm_doubles_a_reward_of_2020() -> None:
    t = Table(modules=(CONFLICTS,)).conflict("guild_bank_raid").have(0, solari=0)
    s = until(t.units(0, worms=1).units(1, conflict=1).at_combat().start(), "turn")
    assert seat(s, 0)["solari"] == 12


@pytest.mark.shows("M-2.3")
@pytest.mark.parametrize("conflict", sorted(CONFLICTS_THERE))
def test_conflicts_of_2020_match_no_battle_icon(conflict: str) -> None:
    t = fought(conflict, 3, 2, 0)
    s = until(t.start(), "turn")
    objectives = [x for n in range(3) for x in battle_cards(s, n) if x.startswith("objective")]
    assert len(objectives) == 3  # none was turned down


# ================================================================ M-2.6 Leaders


def led(leader: str, *hand: str) -> Table:
    """Seat 0 plays a Leader of 2020 in Uprising, with nothing but a hand."""
    t = Table(leaders=[leader, *THREE[1:]], modules=(LEADERS, CARDS))
    t.hand(0, *hand, "convincing_argument").have(0, solari=0, spice=0, water=0)
    return t.conflict("spice_freighters")


@pytest.mark.shows("M-2.6", "2020/leader/countess_ariana_thorvald")
@pytest.mark.parametrize(
    ("branch", "bonus", "spice", "drawn"),
    [("spice", 0, 1, 1), ("spice", 2, 3, 1), ("worm", 2, 1, 1), ("worm", 0, 0, 0)],
)
def test_ariana_harvests_unless_she_takes_a_sandworm_and_no_bonus_spice(
    branch: str, bonus: int, spice: int, drawn: int
) -> None:
    t = led("countess_ariana_thorvald", "dune_the_desert_planet").have(0, water=1)
    t.owns(0, "hooks").bonus_spice(hagga_basin=bonus)
    s = send(t.start(), "dune_the_desert_planet", "hagga_basin")
    while s.active == 0:
        choice = "option:0" if branch == "spice" else "option:1"
        wanted = (choice, "space-effect:1", "space-effect:0", "end")
        do(s, next((a for a in wanted if a in legal(s)), legal(s)[0]))
    changed = changes(t.doc, s)
    assert (changed.get("spice", 0), -changed.get("deck", 0)) == (spice, drawn)
    assert seat(s, 0)["worms"] == (branch == "worm")


@pytest.mark.shows("M-2.6", "2020/leader/duke_leto_atreides")
@pytest.mark.parametrize(
    ("space", "cost"), [("high_council", 4), ("imperial_privilege", 2), ("swordmaster", 7)]
)
def test_landsraad_spaces_cost_leto_one_less_in_uprising(space: str, cost: int) -> None:
    t = led("duke_leto_atreides", "dagger").influence(0, emperor=2).have(0, solari=cost - 1)
    assert space not in spaces(do(t.start(), "card:dagger"))
    t = led("duke_leto_atreides", "dagger").influence(0, emperor=2).have(0, solari=cost)
    assert seat(send(t.start(), "dagger", space), 0)["solari"] == 0


@pytest.mark.shows("M-2.6", "2020/leader/duke_leto_atreides")
def test_letos_second_swordmaster_price_and_choice_at_gather_support() -> None:
    t = led("duke_leto_atreides", "dagger").owns(1, "swordmaster").have(0, solari=5)
    assert "swordmaster" in spaces(do(t.start(), "card:dagger"))
    t = led("duke_leto_atreides", "dagger").have(0, solari=1)
    s = do(send_to(t, "gather_support"), "option:1")
    assert changes(t.doc, s) == {"solari": -1, "water": 1, "supply": -2, "garrison": 2}
    t = led("duke_leto_atreides", "dagger").have(0, solari=1)
    s = do(send_to(t, "gather_support"), "option:0")
    assert changes(t.doc, s) == {"supply": -2, "garrison": 2}


def send_to(t: Table, space: str) -> State:
    """Seat 0 plays Dagger and names the space."""
    return do(t.start(), "card:dagger", f"space:{space}")


@pytest.mark.shows("M-2.6", "2020/leader/count_ilban_richese")
@pytest.mark.parametrize(("option", "drawn"), [(0, 0), (1, 1)])
def test_ilban_draws_when_he_pays_at_gather_support(option: int, drawn: int) -> None:
    t = led("count_ilban_richese", "dagger").have(0, solari=2)
    s = do(send_to(t, "gather_support"), f"option:{option}")
    assert -changes(t.doc, s).get("deck", 0) == drawn


@pytest.mark.shows("M-2.6", "2020/leader/earl_memnon_thorvald")
@pytest.mark.parametrize("seated", [False, True])
def test_memnon_gains_influence_for_his_seat_only(seated: bool) -> None:
    t = led("earl_memnon_thorvald", "dagger").have(0, solari=5)
    if seated:
        t.owns(0, "council")
    s = send_to(t, "high_council")
    assert (kind(s) == "influence") == (not seated)


@pytest.mark.shows("M-2.6", "2020/leader/helena_richese")
def test_helena_walks_into_landsraad_and_cities_of_uprising() -> None:
    t = led("helena_richese", "dagger", "reconnaissance", "dune_the_desert_planet")
    t.agents(1, "assembly_hall", "arrakeen").agents(2, "imperial_basin", "spice_refinery")
    s = t.start()
    assert "assembly_hall" in spaces(do(s.copy(), "card:dagger"))
    assert {"arrakeen", "spice_refinery"} <= spaces(do(s.copy(), "card:reconnaissance"))
    after = do(s.copy(), "card:dune_the_desert_planet")
    assert "imperial_basin" not in spaces(after) | set(agents(after, 0))


@pytest.mark.shows("M-2.6", "2020/leader/baron_vladimir_harkonnen")
def test_sandworms_are_no_troops_for_the_baron() -> None:
    t = led("baron_vladimir_harkonnen", "dune_the_desert_planet").have(0, water=3)
    t.owns(0, "hooks").units(0, garrison=3)
    s = send(t.start(), "dune_the_desert_planet", "deep_desert")
    do(s, "space-effect:1", "option:1", "deploy:2")
    assert (seat(s, 0)["worms"], seat(s, 0)["deployed"]) == (2, 2)
    assert marks(s)["secret"] == ["emperor", "spacing_guild"]


@pytest.mark.shows("M-2.6", "2020/leader/baron_vladimir_harkonnen")
def test_four_troops_reveal_the_barons_tokens_in_uprising_too() -> None:
    t = led("baron_vladimir_harkonnen", "diplomacy").have(0, spice=5)
    s = do(send(t.start(), "diplomacy", "heighliner"), "deploy:4")
    assert influence(s, 0) == {"emperor": 1, "spacing_guild": 2, "bene_gesserit": 0, "fremen": 0}


@pytest.mark.shows("M-2.6", "2020/leader/glossu_the_beast_rabban")
def test_rabban_starts_uprising_with_spice_and_solari() -> None:
    it = new(LEADERS, leaders=["glossu_the_beast_rabban", *THREE[1:]])["seats"][0]
    assert (it["solari"], it["spice"], it["water"]) == (1, 1, 1)


@pytest.mark.shows("M-2.6", "2020/leader/paul_atreides")
def test_paul_sees_his_top_card_in_uprising() -> None:
    s = led("paul_atreides", "dagger").top(0, "diplomacy").start()
    assert s.view(0)["seats"][0]["top"] == ["diplomacy"]
    assert s.view(1)["seats"][0]["top"] == []


# ================================================================ M-5.1 six players


def six(*modules: str, **options: Any) -> Table:
    """Two teams with the cards of 2020."""
    return Table(6, modules=modules or (CARDS,), **options)


@pytest.mark.shows("M-5.1", "B-6.4")
def test_commanders_never_win_a_conflict() -> None:
    t = six().conflict("spice_freighters").intrigue(MUAD_DIB, "to_the_victor", "demand_respect")
    s = t.units(GURNEY, conflict=3).units(IRULAN, conflict=1).at_combat().start()
    for _ in range(20):
        if kind(s) == "activate":
            break
        assert kind(s) != "victory"
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert sorted(intrigues(s, MUAD_DIB)) == ["demand_respect", "to_the_victor"]


@pytest.mark.shows("M-5.1", "B-6.4")
def test_an_ally_plays_its_cards_for_a_victory() -> None:
    t = six().conflict("spice_freighters").intrigue(GURNEY, "to_the_victor")
    s = t.units(GURNEY, conflict=3).units(IRULAN, conflict=1).at_combat().start()
    until(s, "victory")
    before = seat(s, GURNEY)["spice"]
    assert seat(do(s, "intrigue:to_the_victor"), GURNEY)["spice"] == before + 3


PERSONAL = {
    MUAD_DIB: {"hardy_warriors", "desert_mastery"},
    SHADDAM: {"sardaukar", "vast_wealth"},
}


@pytest.mark.shows("M-5.1", "B-8.1")
@pytest.mark.parametrize("who", range(6))
def test_the_kwisatz_haderach_opens_no_personal_board_of_others(who: int) -> None:
    t = six().hand(who, "kwisatz_haderach", "seek_allies")
    t.have(who, solari=9, spice=9, water=9)
    ally = {MUAD_DIB: GURNEY, SHADDAM: FEYD}.get(who)
    s = do(t.turn_of(who, activating=ally).start(), "card:kwisatz_haderach")
    assert spaces(s) & set().union(*PERSONAL.values()) == PERSONAL.get(who, set())


@pytest.mark.shows("M-5.1", "B-8.2")
def test_the_voice_may_close_a_space_of_a_personal_board() -> None:
    t = six().hand(IRULAN, "the_voice", "dagger").hand(MUAD_DIB, "truthtrance", "seek_allies")
    s = do(t.turn_of(IRULAN).start(), "card:the_voice", "space:accept_contract")
    while kind(s) != "voice":
        do(s, legal(s)[0])
    assert spaces(s) >= PERSONAL[MUAD_DIB] | PERSONAL[SHADDAM]
    do(s, "space:desert_mastery")
    t = six().hand(MUAD_DIB, "truthtrance", "seek_allies").have(MUAD_DIB, water=1)
    t.marks(voices=[None, "desert_mastery", None, None, None, None])
    s = do(t.turn_of(MUAD_DIB, activating=GURNEY).start(), "card:truthtrance")
    assert spaces(s) & PERSONAL[MUAD_DIB] == {"hardy_warriors"}


@pytest.mark.shows("M-5.1", "B-8.2")
def test_the_voice_closes_nothing_to_teammates() -> None:
    t = six().hand(JESSICA, "reconnaissance", "dagger")
    t.marks(voices=[None, None, "arrakeen", None, None, None])
    assert "arrakeen" in spaces(do(t.turn_of(JESSICA).start(), "card:reconnaissance"))
    t = six().hand(IRULAN, "reconnaissance", "dagger")
    t.marks(voices=[None, None, "arrakeen", None, None, None])
    assert "arrakeen" not in spaces(do(t.turn_of(IRULAN).start(), "card:reconnaissance"))


@pytest.mark.shows("M-5.1", "B-8.4")
def test_a_commander_must_discard_to_test_of_humanity() -> None:
    t = six().hand(GURNEY, "test_of_humanity", "dagger").hand(SHADDAM, "seek_allies")
    t.hand(IRULAN).hand(FEYD).units(FEYD, conflict=2).units(IRULAN, conflict=1)
    s = do(t.turn_of(GURNEY).start(), "card:test_of_humanity", "space:assembly_hall")
    while s.active == GURNEY:
        assert decider(s) != SHADDAM or kind(s) == "discard"
        do(s, legal(s)[0])
    assert cards(s, SHADDAM, "hand") == []
    assert [seat(s, n)["deployed"] for n in (IRULAN, FEYD)] == [0, 1]


@pytest.mark.shows("M-5.1", "B-8.4")
def test_a_commander_without_cards_is_spared() -> None:
    t = six().hand(GURNEY, "test_of_humanity", "dagger").hand(SHADDAM).hand(IRULAN).hand(FEYD)
    t.units(FEYD, conflict=2).units(IRULAN, conflict=1)
    s = do(t.turn_of(GURNEY).start(), "card:test_of_humanity", "space:assembly_hall")
    assert [seat(s, n)["deployed"] for n in (IRULAN, FEYD)] == [0, 1]


@pytest.mark.shows("M-5.1", "B-8.8")
def test_gun_thopter_takes_one_troop_of_each_opposing_ally_only() -> None:
    t = six().hand(GURNEY, "gun_thopter", "dagger").units(IRULAN, garrison=2)
    t.units(FEYD, garrison=2).units(JESSICA, garrison=2)
    s = do(t.turn_of(GURNEY).start(), "card:gun_thopter", "space:accept_contract")
    do(s, "card-effect:0")
    assert [seat(s, n)["garrison"] for n in (IRULAN, FEYD, JESSICA)] == [1, 1, 2]


@pytest.mark.shows("M-5.1")
def test_a_commanders_cost_in_troops_is_paid_by_the_ally_activated() -> None:
    t = six().conflict("spice_freighters").intrigue(MUAD_DIB, "staged_incident")
    t.units(GURNEY, conflict=4).units(JESSICA, conflict=4)
    s = t.at_combat().start()
    assert (kind(s), decider(s)) == ("combat", MUAD_DIB)
    before = seat(s, MUAD_DIB)["vp"]
    do(s, "seat:2", "intrigue:staged_incident")
    assert "staged_incident" in intrigue_discard(s)
    assert seat(s, MUAD_DIB)["vp"] == before + 1
    assert [seat(s, n)["deployed"] for n in (GURNEY, JESSICA)] == [1, 4]


@pytest.mark.shows("M-5.1")
@pytest.mark.parametrize(("own", "points"), [(3, 1), (2, 0)])
def test_plans_within_plans_may_count_a_commanders_own_track(own: int, points: int) -> None:
    t = six().influence(GURNEY, great_houses=3, spacing_guild=1)
    t.influence(JESSICA, spacing_guild=3, fringe_worlds=1).influence(MUAD_DIB, fremen=own)
    t.intrigue(MUAD_DIB, "plans_within_plans").at_endgame()
    s = t.start()
    before = t.doc["seats"][MUAD_DIB]["vp"]
    if s.decision is not None and "intrigue:plans_within_plans" in legal(s):
        do(s, "intrigue:plans_within_plans")
    assert seat(s, MUAD_DIB)["vp"] == before + points


# ================================================================ games


@pytest.mark.shows("M-1.1", "M-2.1", "M-2.3", "M-2.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("modules", [(CARDS,), (CONFLICTS,), (LEADERS,), (*EVERYTHING, "choam")])
def test_a_mixed_game_is_played_to_its_end(players: int, modules: tuple[str, ...]) -> None:
    if players == 6:
        modules = (*modules, "choam")
    s = kanly.new_game(players=players, modules=sorted(set(modules)), seed=players)
    choose = random.Random(players)
    while s.decision is not None:
        s.apply(choose.choice(s.decision.actions))
        assert s.ply < 4000
    assert s.is_over


@pytest.mark.shows("V-10.2", "M-2.6")
def test_a_rival_is_found_though_the_players_are_the_only_persons_that_fit() -> None:
    s = kanly.new_game(
        leaders=["lady_amber_metulli", "glossu_the_beast_rabban"],
        modules=["imperium_leaders"],
        variants=["streamlined"],
    )
    assert s.seats[2].rival >= 0
