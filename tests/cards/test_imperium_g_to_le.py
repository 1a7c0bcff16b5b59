"""Imperium cards from Guild Envoy to Leadership: every box, condition and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.terms import FACTIONS
from tests.cards.helpers.imperium_a_to_le import (
    BUYS_THE_SPICE,
    COMBAT_CARD,
    FOUR_DONE,
    me,
    persuasion,
    resolve,
    rich,
    send,
    show,
    trashed_intrigues,
)
from tests.table import (
    Table,
    cards,
    contracts,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    row,
    spies,
)

# ---------------------------------------------------------------- Guild Envoy


@pytest.mark.shows("imperium/guild_envoy", "U-18.5", "U-17.2")
def test_guild_envoy_must_discard_a_card() -> None:
    s = Table().hand(0, "guild_envoy", "dagger", "diplomacy").start()
    send(s, "guild_envoy", "deliver_supplies")
    assert "end" not in legal(s)
    resolve(s, "card-effect:0")
    assert legal(s) == ["card:dagger", "card:diplomacy"]
    do(s, "card:dagger")
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == ["diplomacy"]
    assert s.active == 1


@pytest.mark.parametrize("card", ["cargo_runner", "double_agent", "the_spice_must_flow"])
@pytest.mark.shows("imperium/guild_envoy")
def test_guild_envoy_draws_two_cards_for_a_spacing_guild_card(card: str) -> None:
    table = Table(choam=True).hand(0, "guild_envoy", card, "diplomacy")
    s = table.top(0, "reconnaissance", "seek_allies").start()
    send(s, "guild_envoy", "deliver_supplies")
    resolve(s, "card-effect:0")
    do(s, f"card:{card}")
    assert cards(s, 0, "discard") == [card]
    assert sorted(cards(s, 0, "hand")) == ["diplomacy", "reconnaissance", "seek_allies"]


@pytest.mark.shows("imperium/guild_envoy", "R-048", "U-17.4")
def test_guild_envoy_with_an_empty_hand_lapses() -> None:
    s = Table().hand(0, "guild_envoy").start()
    send(s, "guild_envoy", "deliver_supplies")
    assert s.active == 1
    assert cards(s, 0, "discard") == []
    assert me(s).water == 2


@pytest.mark.shows("imperium/guild_envoy", "R-014", "R-048")
def test_guild_envoy_with_an_empty_hand_must_discard_a_card_drawn_later_in_the_turn() -> None:
    s = Table().hand(0, "guild_envoy").top(0, "dagger").start()
    send(s, "guild_envoy", "fremkit")
    assert cards(s, 0, "hand") == ["dagger"]
    assert "end" not in legal(s)
    do(s, "card-effect:0")
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == []
    assert "end" in legal(s)


@pytest.mark.shows("imperium/guild_envoy")
def test_guild_envoy_reveals_one_persuasion_and_discards_nothing() -> None:
    s = show(Table(), "guild_envoy", "dagger")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert cards(s, 0, "discard") == []
    assert "end" in legal(s)


# ---------------------------------------------------------------- Guild Spy


@pytest.mark.parametrize(("card", "intrigue"), [("dagger", 0), ("guild_envoy", 1)])
@pytest.mark.shows("imperium/guild_spy", "U-6.2")
def test_guild_spy_discards_for_a_card_and_an_intrigue_if_it_was_a_spacing_guild_card(
    card: str, intrigue: int
) -> None:
    table = Table().hand(0, "guild_spy", card, "diplomacy").spies(0, "post_emperor")
    s = table.top(0, "reconnaissance").start()
    send(s, "guild_spy", "dutiful_service", "pass", "card-effect:0", f"card:{card}")
    assert cards(s, 0, "discard") == [card]
    assert sorted(cards(s, 0, "hand")) == ["diplomacy", "reconnaissance"]
    assert len(intrigues(s, 0)) == intrigue


@pytest.mark.shows("imperium/guild_spy", "U-17.1")
def test_guild_spy_may_keep_the_card() -> None:
    s = Table().hand(0, "guild_spy", "guild_envoy").spies(0, "post_emperor").start()
    send(s, "guild_spy", "dutiful_service", "pass", "end")
    assert cards(s, 0, "hand") == ["guild_envoy"]
    assert intrigues(s, 0) == []


@pytest.mark.shows("imperium/guild_spy", "reserve/the_spice_must_flow", "R-012")
def test_guild_spy_gains_influence_with_each_faction_spied_on_for_the_spice_must_flow() -> None:
    s = rich(Table().spies(0, "post_emperor", "post_fremen", "post_city_left"), "guild_spy")
    assert persuasion(s) == 8 + 2
    assert sum(influence(s, 0).values()) == 0
    do(s, "acquire:the_spice_must_flow")
    assert influence(s, 0) == {
        "emperor": 1,
        "spacing_guild": 0,
        "bene_gesserit": 0,
        "fremen": 1,
    }
    assert me(s).vp == 1


@pytest.mark.shows("imperium/guild_spy")
def test_guild_spy_gains_nothing_for_another_card() -> None:
    s = rich(Table().spies(0, "post_emperor"), "guild_spy")
    do(s, "acquire:prepare_the_way")
    assert sum(influence(s, 0).values()) == 0


@pytest.mark.shows("imperium/guild_spy", "U-11.3")
def test_guild_spy_played_on_an_agent_turn_does_not_react() -> None:
    s = rich(Table().played(0, "guild_spy").spies(0, "post_emperor"))
    do(s, "acquire:the_spice_must_flow")
    assert sum(influence(s, 0).values()) == 0


@pytest.mark.shows("imperium/guild_spy")
def test_guild_spy_reacts_once_even_if_two_copies_are_bought() -> None:
    table = Table().spies(0, "post_emperor")
    s = rich(table, "guild_spy", "calculus_of_power", "in_high_places", "leadership")
    assert me(s).persuasion == 2 * 9
    do(s, "acquire:the_spice_must_flow", "acquire:the_spice_must_flow")
    assert me(s).vp == 2
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.shows("imperium/guild_spy")
def test_guild_spy_counts_spies_on_posts_at_the_moment_of_the_purchase() -> None:
    s = rich(Table().spies(0, "post_emperor"), "guild_spy", "covert_operation")
    do(s, "reveal-effect:covert_operation/0", "post:post_fremen")
    do(s, "acquire:the_spice_must_flow")
    do(s, "reveal-effect:covert_operation/1", "post:post_bene_gesserit")
    assert influence(s, 0) == {
        "emperor": 1,
        "spacing_guild": 0,
        "bene_gesserit": 0,
        "fremen": 1,
    }


@pytest.mark.shows("imperium/guild_spy", "intrigue/cunning", "U-11.6")
def test_guild_spy_revealed_late_reacts_to_an_earlier_purchase() -> None:
    table = Table().spies(0, "post_emperor").intrigue(0, "cunning").top(0, "guild_spy")
    s = rich(table)
    do(s, "acquire:the_spice_must_flow")
    assert influence(s, 0)["emperor"] == 0
    do(s, "intrigue:cunning")
    assert "guild_spy" in cards(s, 0, "shown") + cards(s, 0, "discard")
    assert influence(s, 0)["emperor"] == 1


@pytest.mark.parametrize("choice", ["post:post_choam", "pass"])
@pytest.mark.shows("imperium/guild_spy", "U-11.16", "U-11.17", "U-10.6")
def test_guild_spy_places_a_spy_when_acquired(choice: str) -> None:
    s = rich(Table().row("guild_spy"))
    do(s, "acquire:guild_spy")
    assert len(row(s)) == 5
    assert "guild_spy" not in row(s)
    do(s, choice)
    assert spies(s, 0) == (["post_choam"] if choice != "pass" else [])
    assert cards(s, 0, "discard") == ["guild_spy"]
    assert persuasion(s) == 8 - 3


# ---------------------------------------------------------------- Hidden Missive


@pytest.mark.parametrize(("level", "gain"), [(1, 0), (2, 1), (3, 1)])
@pytest.mark.shows("imperium/hidden_missive", "U-9.14")
def test_hidden_missive_recruits_and_draws_with_two_bene_gesserit_influence(
    level: int, gain: int
) -> None:
    table = Table().hand(0, "hidden_missive").influence(0, bene_gesserit=level)
    s = table.units(0, garrison=3).intrigue_top(COMBAT_CARD).start()
    send(s, "hidden_missive", "assembly_hall")
    assert (me(s).garrison, len(cards(s, 0, "hand"))) == (3 + gain, gain)
    assert s.active == 1


@pytest.mark.shows("imperium/hidden_missive", "contract/high_council_influence", "R-014")
def test_hidden_missive_uses_influence_gained_in_the_same_turn() -> None:
    table = Table(choam=True).hand(0, "hidden_missive").influence(0, bene_gesserit=1)
    table.contracts(0, held=("high_council_influence",)).have(0, solari=5)
    s = table.units(0, garrison=3).start()
    send(s, "hidden_missive", "high_council")
    assert influence(s, 0)["bene_gesserit"] == 2
    assert (me(s).garrison, len(cards(s, 0, "hand"))) == (4, 1)


@pytest.mark.shows("imperium/hidden_missive")
def test_hidden_missive_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table().influence(0, bene_gesserit=2).units(0, garrison=3), "hidden_missive")
    assert (persuasion(s), me(s).swords, me(s).garrison) == (1, 1, 3)


# ---------------------------------------------------------------- Imperial Spymaster


@pytest.mark.shows("imperium/imperial_spymaster", "X-U01", "U-6.2")
def test_imperial_spymaster_goes_to_the_emperor_or_where_a_spy_is() -> None:
    table = Table().hand(0, "imperial_spymaster").have(0, spice=4)
    s = table.spies(0, "post_choam", "post_city_right").start()
    do(s, "card:imperial_spymaster")
    assert set(legal(s)) == {
        "space:dutiful_service",
        "space:sardaukar",
        "space:accept_contract",
        "space:arrakeen",
        "space:spice_refinery",
    }


@pytest.mark.parametrize(("choice", "drawn"), [("post:post_emperor", 1), ("pass", 0)])
@pytest.mark.shows("imperium/imperial_spymaster", "U-10.8", "U-10.10", "U-10.12")
def test_imperial_spymaster_draws_an_intrigue_if_a_spy_was_recalled_this_turn(
    choice: str, drawn: int
) -> None:
    table = Table().hand(0, "imperial_spymaster").spies(0, "post_emperor")
    s = table.intrigue_top(COMBAT_CARD).start()
    send(s, "imperial_spymaster", "dutiful_service", choice)
    assert len(intrigues(s, 0)) == drawn
    assert len(cards(s, 0, "hand")) == drawn
    assert s.active == 1


@pytest.mark.shows("imperium/imperial_spymaster", "U-10.7", "U-10.12")
def test_imperial_spymaster_counts_a_spy_recalled_to_infiltrate() -> None:
    table = Table().hand(0, "imperial_spymaster").spies(0, "post_emperor")
    s = table.agents(1, "dutiful_service").start()
    send(s, "imperial_spymaster", "dutiful_service")
    assert spies(s, 0) == []
    assert len(intrigues(s, 0)) == 1
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("imperium/imperial_spymaster", "track/emperor", "R-045")
def test_imperial_spymaster_counts_a_spy_recalled_to_be_placed_again() -> None:
    table = Table().hand(0, "imperial_spymaster").influence(0, emperor=3)
    s = table.spies(0, "post_fremen", "post_choam", "post_city_left").start()
    send(s, "imperial_spymaster", "dutiful_service")
    resolve(s, "influence-step")
    assert intrigues(s, 0) == []
    do(s, "post:post_choam", "post:post_emperor")
    assert len(intrigues(s, 0)) == 1


@pytest.mark.shows("imperium/imperial_spymaster")
def test_imperial_spymaster_reveals_one_persuasion_and_one_sword() -> None:
    s = show(Table(), "imperial_spymaster")
    assert (persuasion(s), me(s).swords) == (1, 1)
    assert intrigues(s, 0) == []


# ---------------------------------------------------------------- In High Places


@pytest.mark.shows("imperium/in_high_places", "U-16.5")
def test_in_high_places_draws_and_places_a_spy_with_another_bene_gesserit_card() -> None:
    s = Table().hand(0, "in_high_places").played(0, "truthtrance").start()
    send(s, "in_high_places", "dutiful_service")
    assert len(cards(s, 0, "hand")) == 1  # the draw is mandatory
    (effect,) = [a for a in legal(s) if a.startswith("card-effect")]
    assert "end" in legal(s)
    do(s, effect, "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("imperium/in_high_places", "U-10.6")
def test_in_high_places_draws_even_if_no_spy_is_placed() -> None:
    s = Table().hand(0, "in_high_places").played(0, "truthtrance").start()
    send(s, "in_high_places", "dutiful_service", "end")
    assert (len(cards(s, 0, "hand")), spies(s, 0)) == (1, [])


@pytest.mark.parametrize("played", [[], ["double_agent"]])
@pytest.mark.shows("imperium/in_high_places", "U-17.4")
def test_in_high_places_alone_does_nothing(played: list[str]) -> None:
    table = Table().hand(0, "in_high_places").played(0, *played)
    s = table.discard(0, "truthtrance").start()
    send(s, "in_high_places", "dutiful_service")
    assert cards(s, 0, "hand") == []
    assert s.active == 1


@pytest.mark.shows("imperium/in_high_places", "U-10.11")
def test_in_high_places_recalls_two_spies_for_three_persuasion() -> None:
    mine = ("post_choam", "post_emperor", "post_fremen")
    s = show(Table().spies(0, *mine), "in_high_places")
    assert (persuasion(s), me(s).swords) == (2, 0)
    do(s, "reveal-effect:in_high_places/0", "post:post_choam")
    assert set(legal(s)) == {"post:post_emperor", "post:post_fremen"}
    do(s, "post:post_emperor")
    assert spies(s, 0) == ["post_fremen"]
    assert (persuasion(s), me(s).spies) == (5, 2)
    assert "reveal-effect:in_high_places/0" not in legal(s)


@pytest.mark.shows("imperium/in_high_places")
def test_in_high_places_cannot_recall_fewer_than_two_spies() -> None:
    s = show(Table().spies(0, "post_choam"), "in_high_places")
    assert persuasion(s) == 2
    assert "reveal-effect:in_high_places/0" not in legal(s)


@pytest.mark.shows("imperium/in_high_places", "U-17.1")
def test_in_high_places_need_not_recall() -> None:
    s = show(Table().spies(0, "post_choam", "post_emperor"), "in_high_places")
    do(s, "end")
    assert set(spies(s, 0)) == {"post_choam", "post_emperor"}


@pytest.mark.parametrize("choice", ["post:post_choam", "pass"])
@pytest.mark.shows("imperium/in_high_places", "U-11.17", "U-10.6")
def test_in_high_places_places_a_spy_when_acquired(choice: str) -> None:
    s = rich(Table().row("in_high_places"))
    do(s, "acquire:in_high_places", choice)
    assert spies(s, 0) == (["post_choam"] if choice != "pass" else [])
    assert cards(s, 0, "discard") == ["in_high_places"]
    assert persuasion(s) == 8 - 5


# ---------------------------------------------------------------- Interstellar Trade


@pytest.mark.shows("imperium/interstellar_trade", "U-9.11", "U-17.2")
def test_interstellar_trade_gains_influence_with_any_faction() -> None:
    s = Table(choam=True).hand(0, "interstellar_trade").start()
    send(s, "interstellar_trade", "gather_support")
    assert "end" not in legal(s)
    resolve(s, "card-effect:0")
    assert legal(s) == [f"faction:{f}" for f in FACTIONS]
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 1
    assert s.active == 1


@pytest.mark.parametrize("done", [0, 1, 4])
@pytest.mark.shows("imperium/interstellar_trade", "C-3.9")
def test_interstellar_trade_reveals_one_persuasion_per_completed_contract(done: int) -> None:
    table = Table(choam=True).contracts(0, held=("harvest_3",), completed=FOUR_DONE[:done])
    s = show(table, "interstellar_trade")
    resolve(s, "reveal-effect:interstellar_trade/0")
    assert (persuasion(s), me(s).swords) == (done, 0)


@pytest.mark.parametrize("count_first", [True, False])
@pytest.mark.shows("imperium/interstellar_trade", "U-11.5", "C-3.8")
def test_interstellar_trade_counts_contracts_once_when_its_owner_resolves_it(
    count_first: bool,
) -> None:
    table = Table(choam=True)
    table.contracts(0, held=(BUYS_THE_SPICE,), completed=FOUR_DONE[:2])
    s = rich(table, "interstellar_trade")
    if count_first:
        do(s, "reveal-effect:interstellar_trade/0")
    do(s, "acquire:the_spice_must_flow")
    resolve(s, "reveal-effect:interstellar_trade/0")
    assert len(contracts(s, 0, "completed")) == 3
    assert me(s).persuasion == 10 - 9 + (2 if count_first else 3)
    assert "reveal-effect:interstellar_trade/0" not in legal(s)


@pytest.mark.shows("imperium/interstellar_trade", "U-11.17", "C-2.2", "C-2.6")
def test_interstellar_trade_takes_a_contract_when_acquired() -> None:
    table = Table(choam=True).row("interstellar_trade").market("harvest_4", "arrakeen_water")
    s = rich(table)
    do(s, "acquire:interstellar_trade")
    assert set(legal(s)) == {"contract:arrakeen_water", "contract:harvest_4"}
    do(s, "contract:harvest_4")
    assert contracts(s, 0) == ["harvest_4"]
    assert cards(s, 0, "discard") == ["interstellar_trade"]
    assert me(s).persuasion == 10 - 7


# ---------------------------------------------------------------- Junction Headquarters


@pytest.mark.shows("imperium/junction_headquarters", "U-15.2")
def test_junction_headquarters_trashes_an_intrigue_and_pays_two_spice_for_a_point() -> None:
    table = Table().hand(0, "junction_headquarters").alliance(0, "spacing_guild")
    s = table.intrigue(0, "cunning", "detonation").have(0, spice=3).start()
    before = me(s).vp
    send(s, "junction_headquarters", "gather_support", "card-effect:0", "intrigue:cunning")
    assert (me(s).vp, me(s).spice) == (before + 1, 1)
    assert intrigues(s, 0) == ["detonation"]
    assert "cunning" in trashed_intrigues(s)
    assert "cunning" not in intrigue_discard(s)


@pytest.mark.shows("imperium/junction_headquarters", "U-17.1")
def test_junction_headquarters_may_be_declined() -> None:
    table = Table().hand(0, "junction_headquarters").alliance(0, "spacing_guild")
    s = table.intrigue(0, "detonation").have(0, spice=2).start()
    before = me(s).vp
    send(s, "junction_headquarters", "gather_support", "end")
    assert (me(s).vp, me(s).spice, intrigues(s, 0)) == (before, 2, ["detonation"])


@pytest.mark.parametrize(("spice", "hand"), [(1, ["detonation"]), (2, [])])
@pytest.mark.shows("imperium/junction_headquarters")
def test_junction_headquarters_cost_is_all_or_nothing(spice: int, hand: list[str]) -> None:
    table = Table().hand(0, "junction_headquarters").alliance(0, "spacing_guild")
    s = table.intrigue(0, *hand).have(0, spice=spice).start()
    send(s, "junction_headquarters", "gather_support")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/junction_headquarters", "U-9.14")
def test_junction_headquarters_needs_the_alliance_itself_not_the_influence() -> None:
    table = Table().hand(0, "junction_headquarters").intrigue(0, "detonation").have(0, spice=2)
    s = table.alliance(1, "spacing_guild").influence(0, spacing_guild=4).start()
    send(s, "junction_headquarters", "gather_support")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("imperium/junction_headquarters", "U-7.5")
def test_junction_headquarters_reveals_a_persuasion_a_water_and_a_troop() -> None:
    s = show(Table().have(0, water=0).units(0, garrison=3), "junction_headquarters")
    assert (persuasion(s), me(s).swords) == (1, 0)
    assert (me(s).water, me(s).garrison, me(s).deployed, me(s).supply) == (1, 4, 0, 8)


# ---------------------------------------------------------------- Leadership


@pytest.mark.parametrize("worms", [0, 1, 3])
@pytest.mark.shows("imperium/leadership")
def test_leadership_draws_a_card_per_sandworm_in_the_conflict(worms: int) -> None:
    table = Table().hand(0, "leadership").units(0, conflict=2, worms=worms)
    s = table.units(1, worms=2).start()
    send(s, "leadership", "imperial_basin")
    assert len(cards(s, 0, "hand")) == worms


@pytest.mark.shows("imperium/leadership", "space/hagga_basin", "R-014")
def test_leadership_counts_a_sandworm_summoned_this_turn() -> None:
    s = Table().hand(0, "leadership").owns(0, "hooks").have(0, water=1).start()
    send(s, "leadership", "hagga_basin", "space-effect:1", "option:1")
    resolve(s, "card-effect:0")
    assert (me(s).worms, len(cards(s, 0, "hand"))) == (1, 1)


def count_swords(s: State) -> int:
    resolve(s, "reveal-effect:leadership/0")
    assert "reveal-effect:leadership/0" not in legal(s)
    return me(s).swords


@pytest.mark.shows("imperium/leadership")
def test_leadership_alone_reveals_two_persuasion_and_one_sword() -> None:
    s = show(Table(), "leadership")
    assert persuasion(s) == 2
    assert count_swords(s) == 1


@pytest.mark.shows("imperium/leadership", "U-17.2")
def test_leadership_adds_a_sword_per_other_revealed_card_with_swords() -> None:
    s = show(Table(), "leadership", "dagger", "dagger", "strike_fleet", "diplomacy")
    assert "end" not in legal(s)
    assert count_swords(s) == 1 + 1 + 1 + 3 + 3


@pytest.mark.shows("imperium/leadership", "U-11.3")
def test_leadership_does_not_count_cards_played_on_agent_turns() -> None:
    s = show(Table().played(0, "dagger", "strike_fleet"), "leadership", "dagger")
    assert count_swords(s) == 1 + 1 + 1


@pytest.mark.parametrize(
    ("count_first", "expected"), [(True, 1 + 1 + 1 + 3), (False, 1 + 1 + 3 + 2)]
)
@pytest.mark.shows("imperium/leadership", "imperium/calculus_of_power")
def test_leadership_counts_swords_bought_with_a_cost_at_the_moment_its_owner_chooses(
    count_first: bool, expected: int
) -> None:
    table = Table().played(0, "corrinth_city")
    s = show(table, "leadership", "sardaukar_soldier", "calculus_of_power")
    if count_first:
        do(s, "reveal-effect:leadership/0")
    do(s, "reveal-effect:calculus_of_power/0", "played:corrinth_city")
    assert count_swords(s) == expected


@pytest.mark.parametrize(("option", "expected"), [("option:1", 1 + 2 + 1), ("option:0", 1)])
@pytest.mark.shows("imperium/leadership", "imperium/undercover_asset")
def test_leadership_counts_swords_taken_from_a_choice(option: str, expected: int) -> None:
    s = show(Table(), "leadership", "undercover_asset")
    do(s, "reveal-effect:undercover_asset/0", option)
    if option == "option:0":
        do(s, "post:post_choam")
    assert count_swords(s) == expected


@pytest.mark.shows("imperium/leadership", "imperium/chani_clever_tactician")
def test_leadership_counts_chani_after_her_retreat() -> None:
    s = show(Table().units(0, conflict=3), "leadership", "chani_clever_tactician")
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert count_swords(s) == 1 + 4 + 1


@pytest.mark.shows("imperium/leadership", "imperium/calculus_of_power")
def test_leadership_does_not_count_a_card_already_trashed() -> None:
    s = show(Table(), "leadership", "sardaukar_soldier", "calculus_of_power")
    do(s, "reveal-effect:calculus_of_power/0")
    assert cards(s, 0, "trash") == ["sardaukar_soldier"]
    assert count_swords(s) == 1 + 1 + 3 + 1  # Calculus of Power counts, the Soldier does not
