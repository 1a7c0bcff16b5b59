"""Intrigue cards from Manipulate to Reach Agreement: every half, cost, condition and ruling."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.intrigue import (
    fighting,
    holding,
    offered,
    only_spare_left,
    pass_turn,
    play,
    reveal,
)
from tests.table import Table, cards, do, influence, intrigue_discard, intrigues, legal, row

# ---------------------------------------------------------------- Manipulate

FIVE = ("maula_pistol", "overthrow", "steersman", "corrinth_city", "stilgar_the_devoted")


def manipulated(*hand: str, table: Table | None = None) -> State:
    """Seat 0 takes Maula Pistol (cost 3) out of the Row."""
    table = (table or Table()).intrigue(0, "manipulate").hand(0, *hand)
    table.row(*FIVE).imperium_top("dangerous_rhetoric")
    return play(table.start(), "manipulate", "acquire:maula_pistol")


@pytest.mark.shows("intrigue/manipulate")
def test_manipulate_removes_any_row_card_and_replaces_it() -> None:
    table = holding("manipulate").row(*FIVE).imperium_top("dangerous_rhetoric")
    s = play(table.start(), "manipulate")
    assert set(legal(s)) == {f"acquire:{card}" for card in FIVE}
    do(s, "acquire:steersman")
    assert row(s) == [*(c for c in FIVE if c != "steersman"), "dangerous_rhetoric"]
    assert cards(s, 0, "set_aside") == ["steersman"]


@pytest.mark.shows("intrigue/manipulate", "U-18.7", "U-15.6")
def test_the_removed_card_costs_one_less_in_the_reveal_turn() -> None:
    s = do(reveal(manipulated("convincing_argument")), "acquire:maula_pistol")
    assert cards(s, 0, "set_aside") == []
    assert "maula_pistol" in cards(s, 0, "discard")


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_manipulate_played_in_the_reveal_turn_gives_the_discount_at_once() -> None:
    table = holding("manipulate").row(*FIVE).hand(0, "convincing_argument")
    s = do(table.start(), "reveal")
    assert "acquire:maula_pistol" not in legal(s)
    play(s, "manipulate", "acquire:maula_pistol")
    do(s, "acquire:maula_pistol")
    assert "maula_pistol" in cards(s, 0, "discard")


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_the_removed_card_is_not_free() -> None:
    s = do(manipulated("dune_the_desert_planet", "signet_ring", "reconnaissance"), "reveal")
    assert s.seats[0].persuasion == 3
    assert "acquire:maula_pistol" in legal(s)
    s = do(manipulated("dune_the_desert_planet"), "reveal")
    assert "acquire:maula_pistol" not in legal(s)


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_opponents_cannot_acquire_the_removed_card() -> None:
    table = Table().hand(1, "convincing_argument", "convincing_argument")
    s = do(manipulated("dagger", "convincing_argument", table=table), "card:dagger")
    reveal(pass_turn(do(s, "space:assembly_hall")))
    assert s.active == 1
    assert "acquire:prepare_the_way" in legal(s)
    assert "acquire:maula_pistol" not in legal(s)


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_the_removed_card_leaves_the_game_after_the_reveal_turn() -> None:
    s = do(reveal(manipulated("convincing_argument")), "end")
    assert cards(s, 0, "set_aside") == []
    assert "maula_pistol" not in row(s) + cards(s, 0, "discard")
    assert "maula_pistol" in [s.codex.card_ids[c] for c in s.removed]
    assert intrigue_discard(s) == ["manipulate"]


@pytest.mark.shows("intrigue/manipulate", "U-18.7")
def test_the_removed_card_is_still_there_after_an_agent_turn() -> None:
    s = do(manipulated("dagger", "convincing_argument"), "card:dagger", "space:assembly_hall")
    assert pass_turn(s).active == 1
    assert cards(s, 0, "set_aside") == ["maula_pistol"]


@pytest.mark.shows("intrigue/manipulate", "intrigue/inspire_awe", "U-18.7")
def test_the_removed_card_may_be_acquired_by_another_effect() -> None:
    table = holding("manipulate", "inspire_awe").row(*FIVE).hand(0, "convincing_argument")
    s = play(table.start(), "manipulate", "acquire:maula_pistol")
    play(s, "inspire_awe", "acquire:maula_pistol")
    assert cards(s, 0, "discard") == ["maula_pistol"]
    assert cards(s, 0, "set_aside") == []


@pytest.mark.shows("intrigue/manipulate", "intrigue/inspire_awe", "U-18.7")
def test_another_effect_acquires_the_removed_card_without_the_discount() -> None:
    five = ("public_spectacle", *FIVE[1:])
    table = holding("manipulate", "inspire_awe").row(*five).imperium_top("covert_operation")
    s = play(table.hand(0, "convincing_argument").start(), "manipulate", "acquire:public_spectacle")
    play(s, "inspire_awe")
    assert "acquire:covert_operation" in legal(s)
    assert "acquire:public_spectacle" not in legal(s)


@pytest.mark.shows("intrigue/manipulate", "imperium/price_is_no_object", "U-18.7")
def test_the_removed_card_may_be_bought_with_solari_at_full_price() -> None:
    for solari in (2, 3):
        table = Table().have(0, solari=solari)
        s = manipulated("price_is_no_object", table=table)
        do(s, "card:price_is_no_object", "space:secrets", "card-effect:0")
        assert ("acquire:maula_pistol" in legal(s)) == (solari == 3)


# ---------------------------------------------------------------- Market Opportunity


@pytest.mark.shows("intrigue/market_opportunity", "U-15.7")
def test_market_opportunity_sells_spice_or_buys_spice() -> None:
    for answer, solari, spice in (("option:0", 10, 0), ("option:1", 0, 7)):
        s = holding("market_opportunity").have(0, solari=5, spice=2).start()
        play(s, "market_opportunity", answer)
        assert (s.seats[0].solari, s.seats[0].spice) == (solari, spice)


@pytest.mark.shows("intrigue/market_opportunity", "U-15.3")
@pytest.mark.parametrize(
    ("solari", "spice", "after"), [(4, 2, (9, 0)), (5, 1, (0, 6)), (4, 1, None)]
)
def test_market_opportunity_offers_only_what_can_be_paid(
    solari: int, spice: int, after: tuple[int, int] | None
) -> None:
    s = holding("market_opportunity").have(0, solari=solari, spice=spice).start()
    assert offered(s, "market_opportunity") == (after is not None)
    if after is not None:
        play(s, "market_opportunity")
        assert (s.seats[0].solari, s.seats[0].spice) == after


# ---------------------------------------------------------------- Mercenaries


@pytest.mark.shows("intrigue/mercenaries")
def test_mercenaries_draws_an_intrigue_and_recruits_two_for_three_solari() -> None:
    table = holding("mercenaries").have(0, solari=4).units(0, garrison=1).intrigue_top("cunning")
    s = play(table.start(), "mercenaries")
    assert intrigues(s, 0) == ["cunning"]
    assert s.seats[0].garrison == 3
    assert s.seats[0].solari == 1


@pytest.mark.shows("intrigue/mercenaries", "U-15.3")
def test_mercenaries_needs_three_solari() -> None:
    assert not offered(holding("mercenaries").have(0, solari=2).start(), "mercenaries")


# ---------------------------------------------------------------- Opportunism


@pytest.mark.shows("intrigue/opportunism")
def test_opportunism_scores_for_two_influence_and_two_solari() -> None:
    table = holding("opportunism").have(0, solari=2).influence(0, fremen=1, emperor=3)
    s = table.start()
    before = s.seats[0].vp
    play(s, "opportunism", "faction:fremen")
    assert influence(s, 0) == {"emperor": 2, "spacing_guild": 0, "bene_gesserit": 0, "fremen": 0}
    assert s.seats[0].solari == 0
    assert s.seats[0].vp == before + 1


@pytest.mark.shows("intrigue/opportunism")
def test_both_losses_of_opportunism_may_come_from_one_faction() -> None:
    table = holding("opportunism").have(0, solari=2).influence(0, emperor=3, fremen=1)
    s = play(table.start(), "opportunism", "faction:emperor", "faction:emperor")
    assert influence(s, 0)["emperor"] == 1
    assert influence(s, 0)["fremen"] == 1


@pytest.mark.shows("intrigue/opportunism", "U-9.3")
def test_opportunism_may_cost_the_point_of_the_track() -> None:
    s = holding("opportunism").have(0, solari=2).influence(0, emperor=2).start()
    before = s.seats[0].vp
    play(s, "opportunism")
    assert influence(s, 0)["emperor"] == 0
    assert s.seats[0].vp == before - 1 + 1


@pytest.mark.shows("intrigue/opportunism", "U-9.12", "U-15.3")
def test_opportunism_needs_two_influence_and_two_solari() -> None:
    table = holding("opportunism").have(0, solari=2).influence(0, emperor=1)
    assert not offered(table.start(), "opportunism")
    table = holding("opportunism").have(0, solari=1).influence(0, emperor=2)
    assert not offered(table.start(), "opportunism")


# ---------------------------------------------------------------- Questionable Methods


@pytest.mark.shows("intrigue/questionable_methods", "R-030")
def test_questionable_methods_gives_one_sword_without_influence() -> None:
    s = fighting("questionable_methods", conflict=1).at_combat().start()
    play(s, "questionable_methods")
    assert s.strength(0) == 2 + 1
    assert only_spare_left(s)


@pytest.mark.shows("intrigue/questionable_methods", "R-030")
def test_questionable_methods_gives_five_swords_for_one_influence() -> None:
    table = fighting("questionable_methods", conflict=1).influence(0, fremen=1, emperor=2)
    s = play(table.at_combat().start(), "questionable_methods", "option:1", "faction:fremen")
    assert s.strength(0) == 2 + 5
    assert influence(s, 0)["fremen"] == 0


@pytest.mark.shows("intrigue/questionable_methods", "R-030")
def test_the_loss_of_questionable_methods_is_optional() -> None:
    table = fighting("questionable_methods", conflict=1).influence(0, fremen=1)
    s = play(table.at_combat().start(), "questionable_methods", "pass")
    assert s.strength(0) == 2 + 1
    assert influence(s, 0)["fremen"] == 1


# ---------------------------------------------------------------- Reach Agreement


@pytest.mark.shows("intrigue/reach_agreement", "C-2.2")
def test_reach_agreement_retreats_one_or_two_troops_for_a_contract() -> None:
    table = fighting("reach_agreement", choam=True).market("espionage", "harvest_4")
    s = play(table.at_combat().start(), "reach_agreement")
    assert legal(s) == ["amount:1", "amount:2"]
    do(s, "amount:1")
    assert set(legal(s)) == {"contract:espionage", "contract:harvest_4"}
    do(s, "contract:harvest_4")
    assert (s.seats[0].garrison, s.seats[0].deployed) == (1, 2)
    assert s.to_dict()["choam"]["held"][0] == ["harvest_4"]


@pytest.mark.shows("intrigue/reach_agreement", "U-15.3", "U-7.11")
def test_reach_agreement_needs_a_troop_in_the_conflict() -> None:
    s = fighting("reach_agreement", conflict=0, worms=1, choam=True).at_combat().start()
    assert not offered(s, "reach_agreement")


@pytest.mark.shows("intrigue/reach_agreement", "C-2.3")
def test_reach_agreement_gives_two_solari_when_no_contract_is_left() -> None:
    table = fighting("reach_agreement", choam=True).empty_market().have(0, solari=0)
    s = play(table.at_combat().start(), "reach_agreement", "amount:2")
    assert s.seats[0].solari == 2
