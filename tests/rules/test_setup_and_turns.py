"""Ground rules, components, setup, rounds and turns: U-0 to U-5."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import BadSetup, State
from kanly.engine import events
from tests.table import Table, agents, battle_cards, cards, control, do, intrigues, legal

GAMES = [(3, []), (3, ["choam"]), (4, []), (4, ["choam"])]
FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
STARTING_DECK = {
    "convincing_argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "dune_the_desert_planet": 2,
    "reconnaissance": 1,
    "seek_allies": 1,
    "signet_ring": 1,
}


def game(players: int = 3, modules: list[str] | None = None, seed: int = 1) -> dict[str, Any]:
    """A new game at its first decision, as a document."""
    return kanly.new_game(players=players, modules=modules or [], seed=seed).to_dict()


def idle(s: State) -> State:
    """Play one action that does as little as possible."""
    options = legal(s)
    return do(s, next(a for a in ("reveal", "end", "pass", options[0]) if a in options))


def own_cards(seat: dict[str, Any]) -> Counter[str]:
    return Counter(seat["deck"] + seat["hand"])


# ---------------------------------------------------------------- U-0 Ground rules


@pytest.mark.shows("U-0.1", "imperium/undercover_asset")
def test_the_text_of_a_card_overrides_a_requirement() -> None:
    goods = {"spice": 3, "solari": 3}
    s = do(Table().hand(0, "undercover_asset").have(0, **goods).start(), "card:undercover_asset")
    closed = {"space:imperial_privilege", "space:sietch_tabr", "space:shipping"}
    assert closed < set(legal(s))
    s = do(Table().hand(0, "signet_ring").have(0, **goods).start(), "card:signet_ring")
    assert not closed & set(legal(s))


@pytest.mark.shows("U-0.1", "imperium/sardaukar_coordination")
def test_the_text_of_a_card_overrides_where_troops_are_deployed() -> None:
    s = Table().hand(0, "sardaukar_coordination").start()
    do(s, "card:sardaukar_coordination", "space:gather_support")
    assert "deploy:2" in legal(s)


@pytest.mark.shows("U-0.2", "imperium/guild_envoy")
def test_an_effect_is_mandatory() -> None:
    s = Table().hand(0, "guild_envoy", "dagger").start()
    do(s, "card:guild_envoy", "space:fremkit")
    assert "card-effect:0" in legal(s)
    assert "end" not in legal(s)


@pytest.mark.shows("U-0.3", "U-1.1")
def test_resources_and_sandworms_are_unlimited() -> None:
    t = Table().hand(0, "dune_the_desert_planet").no_shield_wall().owns(0, "hooks")
    for seat in range(3):  # far more than the tokens in the box
        t.have(seat, solari=60, spice=60, water=30).units(seat, conflict=1, worms=4)
    s = do(t.start(), "card:dune_the_desert_planet", "space:deep_desert")
    do(s, "option:1")
    assert s.seats[0].worms == 6
    s = do(Table().hand(0, "reconnaissance").have(0, solari=99).start(), "card:reconnaissance")
    assert do(s, "space:spice_refinery").seats[0].solari == 101


@pytest.mark.shows("U-0.3", "R-016", "R-022")
def test_everything_else_is_limited_to_its_components() -> None:
    s = Table().hand(0, "dagger").units(0, garrison=11).start()
    do(s, "card:dagger", "space:gather_support")
    assert (s.seats[0].supply, s.seats[0].garrison) == (0, 12)
    t = Table().hand(0, "convincing_argument", "convincing_argument")
    assert "acquire:prepare_the_way" in legal(t.start())
    t = Table().hand(0, "convincing_argument", "convincing_argument").reserve("prepare_the_way", 0)
    assert "acquire:prepare_the_way" not in legal(t.start())


@pytest.mark.shows("U-0.4", "imperium/covert_operation")
@pytest.mark.parametrize("players", [3, 4])
def test_every_other_player_is_an_opponent(players: int) -> None:
    t = Table(players).hand(0, "covert_operation", "dagger").spies(0, "post_landsraad_right")
    s = do(t.start(), "card:covert_operation", "space:gather_support", "pass")
    asked = []
    while s.decision.kind != "turn":
        asked.append(s.decision.seat)
        do(s, legal(s)[0])
    assert asked == list(range(1, players))
    assert [len(seat.hand) for seat in s.seats] == [1, *[4] * (players - 1)]


# ---------------------------------------------------------------- U-1 Components


@pytest.mark.shows("U-1.1", "U-2.1", "U-2.7")
@pytest.mark.parametrize(("players", "modules"), GAMES)
def test_the_shared_tokens(players: int, modules: list[str]) -> None:
    doc = game(players, modules)
    assert doc["alliances"] == dict.fromkeys(FACTIONS)
    assert doc["shield_wall"] is True
    assert doc["control"] == {"arrakeen": None, "spice_refinery": None, "imperial_basin": None}
    assert not any(seat["hooks"] for seat in doc["seats"])


@pytest.mark.shows("U-1.1", "U-7.16")
def test_there_are_maker_hooks_for_four() -> None:
    t = Table(4).hand(3, "reconnaissance").influence(3, fremen=2)
    s = t.owns(0, "hooks").owns(1, "hooks").owns(2, "hooks").turn_of(3).start()
    do(s, "card:reconnaissance", "space:sietch_tabr", "space-effect:0", "option:0")
    assert all(seat.hooks for seat in s.seats)


@pytest.mark.shows("U-1.2", "C-1.3")
def test_the_cards_with_the_choam_module() -> None:
    doc = game(4, ["choam"])
    assert len(doc["imperium_deck"] + doc["row"]) == 69
    assert len(doc["intrigue_deck"]) == 44
    assert doc["reserve"] == {"prepare_the_way": 8, "the_spice_must_flow": 10}
    codex = kanly.new_game(players=4, modules=["choam"]).codex
    setup = kanly.new_game(players=4, modules=["choam"]).setup
    assert {n: len(codex.conflicts_of(setup, n)) for n in (1, 2, 3)} == {1: 3, 2: 9, 3: 4}
    assert len(codex.battle_ids) - codex.first_objective == 5
    leaders = [x for x in codex.leaders if setup.uses(x.id, x.module)]
    assert len([x for x in leaders if not x.face_of]) == 9
    assert [x.id for x in leaders if x.module] == ["shaddam_corrino_iv"]


@pytest.mark.shows("U-1.3", "U-2.3")
@pytest.mark.parametrize("players", [3, 4])
def test_the_cards_without_the_choam_module(players: int) -> None:
    doc = game(players)
    with_module = game(players, ["choam"])
    imperium, intrigue = doc["imperium_deck"] + doc["row"], doc["intrigue_deck"]
    assert (len(imperium), len(intrigue)) == (65, 40)
    assert doc["choam"] is None
    extra = Counter(with_module["imperium_deck"] + with_module["row"]) - Counter(imperium)
    assert extra == Counter(
        ["cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"]
    )
    extra = Counter(with_module["intrigue_deck"]) - Counter(intrigue)
    assert extra == Counter(["backed_by_choam", "choam_profits", "leverage", "reach_agreement"])


@pytest.mark.shows("U-1.3", "leader/shaddam_corrino_iv")
def test_shaddam_is_only_chosen_with_the_module() -> None:
    leaders = ["shaddam_corrino_iv", "gurney_halleck", "muad_dib"]
    with pytest.raises(BadSetup):
        kanly.new_game(leaders=leaders)
    s = kanly.new_game(leaders=leaders, modules=["choam"])
    assert s.to_dict()["seats"][0]["leader"] == "shaddam_corrino_iv"
    s = kanly.new_game(players=3, leaders="draft")
    assert "leader:shaddam_corrino_iv" not in legal(s)
    for seed in range(20):
        assert "shaddam_corrino_iv" not in [x["leader"] for x in game(4, [], seed)["seats"]]


@pytest.mark.shows("U-1.4", "U-2.8", "U-2.11")
@pytest.mark.parametrize(("players", "modules"), GAMES)
def test_what_each_player_starts_with(players: int, modules: list[str]) -> None:
    for seat in game(players, modules)["seats"]:
        assert (seat["agents"], seat["agents_at"], seat["swordmaster"]) == (2, [], False)
        assert (seat["spies"], seat["spies_at"]) == (3, [])
        assert (seat["garrison"], seat["supply"], seat["deployed"], seat["worms"]) == (3, 9, 0, 0)
        assert seat["influence"] == dict.fromkeys(FACTIONS, 0)
        assert (seat["swords"], seat["council"], seat["hooks"]) == (0, False, False)
        assert seat["vp"] == (1 if players == 4 else 0)


@pytest.mark.shows("U-1.4", "U-14.1")
def test_the_third_agent_is_the_swordmaster() -> None:
    s = Table().hand(0, "dagger").have(0, solari=8).start()
    do(s, "card:dagger", "space:swordmaster")
    assert s.seats[0].agents + len(agents(s, 0)) == 3


@pytest.mark.shows("U-1.4", "U-8.2")
def test_three_control_markers_are_enough_for_every_location() -> None:
    t = Table().control(0, "arrakeen", "spice_refinery").conflict("secure_imperial_basin")
    s = t.units(0, conflict=1).at_combat().start()
    assert control(s) == {"arrakeen": 0, "spice_refinery": 0, "imperial_basin": 0}


@pytest.mark.shows("U-1.5", "U-1.4")
@pytest.mark.parametrize("players", [3, 4])
def test_the_starting_deck(players: int) -> None:
    leaders = ["muad_dib", "gurney_halleck", "princess_irulan", "lady_jessica"][:players]
    for seat in kanly.new_game(leaders=leaders).to_dict()["seats"]:
        assert own_cards(seat) == STARTING_DECK
        assert own_cards(seat).total() == 10


@pytest.mark.shows("U-1.6", "U-2.9", "U-2.10")
@pytest.mark.parametrize(
    ("players", "objectives"),
    [
        (
            3,
            {"objective_crysknife", "objective_desert_mouse_first", "objective_ornithopter_1_3"},
        ),
        (
            4,
            {
                "objective_crysknife",
                "objective_crysknife_4_6",
                "objective_desert_mouse_first",
                "objective_desert_mouse_4_6",
            },
        ),
    ],
)
def test_the_objectives_for_each_number_of_players(players: int, objectives: set[str]) -> None:
    firsts = set()
    for seed in range(25):
        doc = game(players, [], seed)
        dealt = [seat["face_up"] for seat in doc["seats"]]
        assert all(len(pile) == 1 for pile in dealt)
        assert {pile[0] for pile in dealt} == objectives
        assert dealt[doc["first"]] == ["objective_desert_mouse_first"]
        firsts.add(doc["first"])
    assert firsts == set(range(players))  # dealt at random


# ---------------------------------------------------------------- U-2 Setup


def levels(conflicts: list[str]) -> list[int]:
    codex = kanly.new_game(players=3).codex
    return [codex.conflict_level[codex.battle_number[c]] for c in conflicts]


@pytest.mark.shows("U-2.2", "U-4.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_conflict_deck(players: int) -> None:
    tops, middles = set(), set()
    for seed in range(30):
        doc = game(players, [], seed)
        from_the_top = [doc["conflict"], *reversed(doc["conflict_deck"])]
        assert levels(from_the_top) == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
        assert len(set(from_the_top)) == 10
        tops.add(from_the_top[0])
        middles.update(from_the_top[1:6])
    assert (len(tops), len(middles)) == (3, 9)  # drawn at random from all of that level


@pytest.mark.shows("U-2.2")
def test_unused_conflicts_go_back_unseen() -> None:
    s = kanly.new_game(players=3, seed=5)
    doc = s.to_dict()
    unused = {s.codex.conflict_ids[c] for n in (1, 2, 3) for c in s.codex.conflicts_of(s.setup, n)}
    unused -= {doc["conflict"], *doc["conflict_deck"]}
    assert len(unused) == 6
    for seat in range(3):
        seen = str(s.view(seat))
        assert doc["conflict"] in seen
        assert not [c for c in unused | set(doc["conflict_deck"]) if c in seen]


@pytest.mark.shows("U-2.3", "U-1.2")
@pytest.mark.parametrize(("players", "modules"), GAMES)
def test_the_decks_are_shuffled_and_the_row_dealt(players: int, modules: list[str]) -> None:
    one, two = game(players, modules, 1), game(players, modules, 2)
    for doc in (one, two):
        assert len(doc["row"]) == 5
        assert doc["intrigue_discard"] == []
    assert one["intrigue_deck"] != two["intrigue_deck"]
    assert Counter(one["intrigue_deck"]) == Counter(two["intrigue_deck"])
    assert one["imperium_deck"] != two["imperium_deck"]
    assert game(players, modules, 1) == one


@pytest.mark.shows("U-2.4", "R-038")
def test_leaders_by_choice_in_reverse_turn_order() -> None:
    s = kanly.new_game(players=3, leaders="draft", seed=3)
    asked = []
    for leader in ("lady_jessica", "muad_dib", "gurney_halleck"):  # all of House Atreides
        asked.append(s.decision.seat)
        do(s, f"leader:{leader}")
    first = s.first
    assert asked == [(first + 2) % 3, (first + 1) % 3, first]
    chosen = [seat["leader"] for seat in s.to_dict()["seats"]]
    assert [chosen[n] for n in asked] == ["lady_jessica", "muad_dib", "gurney_halleck"]


@pytest.mark.shows("U-2.4", "R-038")
def test_leaders_at_random_are_different() -> None:
    seen = set()
    for seed in range(25):
        leaders = [seat["leader"] for seat in game(4, [], seed)["seats"]]
        assert len(set(leaders)) == 4
        seen.update(leaders)
    assert len(seen) == 8


@pytest.mark.shows("U-2.4")
def test_two_leaders_of_one_house_are_not_forbidden() -> None:
    leaders = ["muad_dib", "gurney_halleck", "lady_jessica"]
    s = kanly.new_game(leaders=leaders)
    assert [seat["leader"] for seat in s.to_dict()["seats"]] == leaders
    with pytest.raises(BadSetup):
        kanly.new_game(leaders=leaders, one_per_house=True)
    apart = ["muad_dib", "staban_tuek", "feyd_rautha_harkonnen"]
    assert kanly.new_game(leaders=apart, one_per_house=True).setup.leaders == apart


@pytest.mark.shows("U-2.5", "U-18.1", "U-18.2", "leader/feyd_rautha_harkonnen")
def test_the_setup_printed_on_leaders() -> None:
    leaders = ["feyd_rautha_harkonnen", "lady_jessica", "staban_tuek"]
    feyd, jessica, staban = kanly.new_game(leaders=leaders).to_dict()["seats"]
    assert feyd["paths"]["training"] == "start"
    assert (jessica["leader"], jessica["memories"]) == ("lady_jessica", 0)
    assert own_cards(staban) == Counter(STARTING_DECK) - Counter(["diplomacy"])
    with pytest.raises(BadSetup):
        kanly.new_game(leaders=["reverend_mother_jessica", "muad_dib", "staban_tuek"])


@pytest.mark.shows("U-2.6")
def test_starting_decks_are_shuffled_each_for_itself() -> None:
    leaders = ["muad_dib", "gurney_halleck", "lady_jessica"]
    orders = {
        tuple(seat["deck"])
        for seed in range(5)
        for seat in kanly.new_game(leaders=leaders, seed=seed).to_dict()["seats"]
    }
    assert len(orders) > 10


@pytest.mark.shows("U-2.7", "U-2.11")
@pytest.mark.parametrize(("players", "modules"), GAMES)
def test_starting_resources(players: int, modules: list[str]) -> None:
    doc = game(players, modules)
    for seat in doc["seats"]:
        assert (seat["solari"], seat["spice"], seat["water"]) == (0, 0, 1)
        assert seat["intrigue"] == []
        assert len(seat["hand"]) == 5  # drawn when round 1 began
    assert set(doc["bonus_spice"].values()) == {0}


@pytest.mark.shows("U-2.12")
def test_the_complexity_printed_on_leaders() -> None:
    leaders = kanly.new_game(players=3).codex.leaders
    icons = {x.id: x.complexity for x in leaders if x.module in ("", "choam")}
    assert icons == {
        "feyd_rautha_harkonnen": 1,
        "gurney_halleck": 1,
        "lady_amber_metulli": 1,
        "lady_margot_fenring": 1,
        "muad_dib": 1,
        "lady_jessica": 2,
        "reverend_mother_jessica": 2,
        "princess_irulan": 2,
        "shaddam_corrino_iv": 2,
        "staban_tuek": 3,
    }


# ---------------------------------------------------------------- U-3 Rounds


@pytest.mark.shows("U-3.1")
def test_the_five_phases_in_order() -> None:
    t = Table().conflict("protect_the_sietches").next_conflict("trade_dispute")
    t.units(1, conflict=1).agents(1, "imperial_basin").hand(0).hand(1).hand(2)
    s = t.start()
    while s.round == 1:
        idle(s)
    # Combat before Recall: the reward is there.  Makers before Recall: the Agent still stood on
    # Imperial Basin.  Round Start at the end: a new Conflict and new hands.
    assert s.seats[1].water == 2
    assert s.to_dict()["bonus_spice"]["imperial_basin"] == 0
    assert s.to_dict()["bonus_spice"]["hagga_basin"] == 1
    assert agents(s, 1) == []
    assert s.to_dict()["conflict"] == "trade_dispute"
    assert [len(seat.hand) for seat in s.seats] == [5, 5, 5]


@pytest.mark.shows("U-3.1", "U-3.2", "U-13.2")
@pytest.mark.parametrize("players", [3, 4])
def test_at_most_ten_rounds(players: int) -> None:
    s = kanly.new_game(players=players, seed=4)
    rounds = {s.round}
    while not s.is_over:
        idle(s)
        rounds.add(s.round)
    assert rounds == set(range(1, 11))
    assert s.to_dict()["conflict_deck"] == []
    assert max(seat.vp for seat in s.seats) < 10


# ---------------------------------------------------------------- U-4 Round Start


@pytest.mark.shows("U-4.1", "U-12.16")
def test_the_top_conflict_is_revealed_onto_the_one_nobody_won() -> None:
    t = Table().conflict("skirmish_crysknife").next_conflict("choam_security")
    s = t.at_combat().start()
    doc = s.to_dict()
    assert doc["conflict"] == "choam_security"
    assert "choam_security" not in doc["conflict_deck"]
    assert doc["conflicts_left"] == ["skirmish_crysknife"]
    assert all("skirmish_crysknife" not in battle_cards(s, seat) for seat in range(3))


def defended(supply: int = 9, conflict: str = "siege_of_arrakeen", *places: str) -> State:
    t = Table().units(1, garrison=12 - supply).control(1, *(places or ("arrakeen",)))
    return t.next_conflict(conflict).at_round_start().start()


@pytest.mark.shows("U-4.2", "R-047", "U-17.1")
def test_the_controller_may_deploy_one_troop_from_supply() -> None:
    s = defended()
    assert (s.decision.seat, legal(s)) == (1, ["deploy:1", "pass"])
    defends = do(s.copy(), "deploy:1").seats[1]
    assert (defends.deployed, defends.supply, defends.garrison) == (1, 8, 3)
    declines = do(s, "pass").seats[1]
    assert (declines.deployed, declines.supply, declines.garrison) == (0, 9, 3)


@pytest.mark.shows("U-4.2")
def test_the_log_tells_where_the_troop_comes_from() -> None:
    s = do(defended(), "deploy:1")
    place = s.codex.space_number["arrakeen"]
    assert (s.log or [])[:2] == [(events.DEFENDED, 1, place, 0), (events.DEPLOYED, 1, 1, 0)]
    assert events.DEFENDED not in [entry[0] for entry in do(defended(), "pass").log or []]


@pytest.mark.shows("U-4.2")
@pytest.mark.parametrize(
    ("supply", "conflict", "place"),
    [
        (0, "siege_of_arrakeen", "arrakeen"),
        (9, "seize_spice_refinery", "arrakeen"),
        (9, "trade_dispute", "arrakeen"),
        (9, "siege_of_arrakeen", "imperial_basin"),
    ],
)
def test_no_defensive_bonus(supply: int, conflict: str, place: str) -> None:
    s = defended(supply, conflict, place)
    assert (s.decision.kind, s.decision.seat) == ("turn", 0)
    assert s.seats[1].deployed == 0


@pytest.mark.shows("U-4.2", "U-8.2")
@pytest.mark.parametrize(
    ("conflict", "place"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("battle_for_arrakeen", "arrakeen"),
        ("seize_spice_refinery", "spice_refinery"),
        ("battle_for_spice_refinery", "spice_refinery"),
        ("secure_imperial_basin", "imperial_basin"),
        ("battle_for_imperial_basin", "imperial_basin"),
    ],
)
def test_each_conflict_for_a_location_gives_the_defensive_bonus(conflict: str, place: str) -> None:
    assert legal(defended(9, conflict, place)) == ["deploy:1", "pass"]


@pytest.mark.shows("U-4.3", "U-11.7")
def test_five_cards_are_drawn_in_addition_to_cards_kept() -> None:
    t = Table().hand(0, "dagger", "diplomacy").hand(1).hand(2, "dagger")
    s = t.at_round_start().start()
    assert [len(seat.hand) for seat in s.seats] == [7, 5, 6]
    assert {"dagger", "diplomacy"} < set(cards(s, 0, "hand"))


# ---------------------------------------------------------------- U-5 Player Turns


@pytest.mark.shows("U-5.1", "U-6.16")
def test_turns_go_clockwise_from_the_first_player() -> None:
    leaders = ["muad_dib", "gurney_halleck", "lady_amber_metulli", "lady_margot_fenring"]
    s = kanly.new_game(leaders=leaders, first_player=2, seed=1)
    order = []
    for n in range(8):
        order.append(s.active)
        seat = s.active
        playable = [a for a in legal(s) if a.startswith("card:")]
        do(s, playable[0])
        while s.active == seat and s.decision.kind != "turn":
            options = legal(s)
            do(s, next(a for a in ("end", "pass", options[0]) if a in options))
        assert n == 7 or s.decision.kind == "turn"
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.shows("U-5.2")
def test_a_turn_is_an_agent_turn_or_a_reveal_turn() -> None:
    s = Table().hand(0, "dagger", "diplomacy").intrigue(0, "cunning", "impress").start()
    assert set(legal(s)) == {"card:dagger", "card:diplomacy", "intrigue:cunning", "reveal"}


@pytest.mark.shows("U-5.3")
def test_with_agents_left_the_reveal_turn_may_be_taken() -> None:
    s = Table().hand(0, "dagger", "convincing_argument").start()
    assert s.seats[0].agents == 2
    do(s, "reveal", "end")
    assert s.seats[0].revealed
    assert s.seats[0].agents == 2


@pytest.mark.shows("U-5.3", "U-6.1")
def test_without_an_agent_the_reveal_turn_must_be_taken() -> None:
    t = Table().hand(0, "dagger").agents(0, "arrakeen", "secrets").intrigue(0, "cunning")
    assert legal(t.start()) == ["intrigue:cunning", "reveal"]


@pytest.mark.shows("U-5.3", "U-6.1")
def test_without_a_legal_card_and_space_the_reveal_turn_must_be_taken() -> None:
    t = Table().hand(0, "reconnaissance", "convincing_argument").intrigue(0, "cunning")
    t.agents(1, "arrakeen", "spice_refinery").have(0, water=1)
    assert legal(t.start()) == ["intrigue:cunning", "reveal"]


@pytest.mark.shows("U-5.4")
def test_after_the_reveal_turn_a_player_is_skipped() -> None:
    t = Table().revealed(1).hand(0, "dagger", "diplomacy").hand(2, "dagger")
    s = do(t.start(), "card:dagger", "space:gather_support")
    assert s.active == 2
    do(s, "card:dagger")  # to Assembly Hall, the only space it can reach
    assert s.active == 0


@pytest.mark.shows("U-5.4")
def test_the_phase_ends_when_everybody_has_revealed() -> None:
    t = Table().revealed(1, 2).hand(0, "dagger", "diplomacy", "convincing_argument")
    s = do(t.start(), "card:dagger", "space:gather_support")
    assert (s.active, s.round) == (0, 1)
    do(s, "card:diplomacy", "space:deliver_supplies")
    assert (s.active, s.round) == (0, 1)
    do(s, "end")  # the Reveal turn, the only turn left, had begun by itself
    assert s.round == 2


@pytest.mark.shows("U-5.5", "imperium/northern_watermaster", "imperium/rebel_supplier")
def test_only_one_box_of_a_card_is_used() -> None:
    t = Table().hand(0, "northern_watermaster", "maula_pistol").have(0, water=0)
    s = do(t.start(), "card:northern_watermaster", "space:spice_refinery", "end")
    mine = s.seats[0]
    assert (mine.water, mine.persuasion, mine.spice) == (1, 0, 0)
    t = Table().hand(0, "northern_watermaster", "maula_pistol").have(0, water=0)
    mine = do(t.start(), "reveal").seats[0]
    assert (mine.water, mine.persuasion, mine.spice) == (0, 2, 2)


@pytest.mark.shows("U-5.5", "U-11.3")
def test_a_card_played_earlier_gives_no_reveal_box() -> None:
    t = Table().played(0, "rebel_supplier").hand(0, "convincing_argument").agents(0, "arrakeen")
    s = t.start()
    assert s.turn.revealing  # no card in hand can send an Agent
    mine = s.seats[0]
    assert (mine.persuasion, mine.swords, mine.spice) == (2, 0, 0)


@pytest.mark.shows("U-5.6", "U-15.4", "R-028", "intrigue/contingency_plan")
def test_plots_at_any_point_of_an_agent_turn() -> None:
    plans = ["contingency_plan"] * 3
    t = Table().hand(0, "reconnaissance").intrigue(0, *plans, "crysknife").have(0, solari=0)
    s = do(t.start(), "intrigue:contingency_plan", "intrigue:contingency_plan")
    assert s.seats[0].solari == 4
    do(s, "card:reconnaissance", "space:arrakeen", "intrigue:contingency_plan", "deploy:1")
    assert "intrigue:crysknife" in legal(s)
    do(s, "intrigue:crysknife")
    assert (s.seats[0].solari, s.seats[0].spice) == (6, 1)
    assert s.active == 0  # two troops may still be deployed


@pytest.mark.shows("U-5.6", "U-15.4", "R-028")
def test_plots_in_the_reveal_turn_but_not_in_the_turns_of_others() -> None:
    t = Table().hand(0, "convincing_argument", "dagger")
    t.intrigue(0, "contingency_plan", "crysknife").intrigue(1, "desert_mouse")
    s = do(t.start(), "reveal", "intrigue:contingency_plan", "acquire:prepare_the_way")
    assert s.seats[0].solari == 2
    assert "intrigue:crysknife" in legal(s)
    assert "intrigue:desert_mouse" not in legal(s)
    do(s, "end")
    assert s.active == 1
    assert "intrigue:desert_mouse" in legal(s)
    assert "intrigue:crysknife" not in legal(s)
    assert intrigues(s, 0) == ["crysknife"]
