"""Effects in any order, Plots between them (U-6.12): what must not happen by itself too soon."""

from __future__ import annotations

import pytest

from ..table import Table, cards, do, influence, legal
from .of_2020 import Base


def visiting(leader: str, *hand: str) -> Table:
    """Seat 0 has this Leader and exactly this hand."""
    return Base(3, leader=leader).hand(0, *hand)


@pytest.mark.shows("U-6.12", "2020/intrigue/bypass_protocol")
def test_a_plot_may_lay_a_card_on_the_deck_before_the_draw() -> None:
    t = visiting("count_ilban_richese", "worm_riders").intrigue(0, "bypass_protocol")
    s = t.have(0, spice=0).top(0, "dagger").row("stilgar").start()
    do(s, "card:worm_riders", "space:arrakeen")
    assert cards(s, 0, "hand") == []
    do(s, "intrigue:bypass_protocol", "option:1", "acquire:stilgar")
    assert cards(s, 0, "hand") == ["stilgar"]


@pytest.mark.shows("U-6.12", "2020/intrigue/poison_snooper")
def test_a_plot_that_is_about_to_be_drawn_counts_too() -> None:
    t = visiting("count_ilban_richese", "dr_yueh").intrigue(0).intrigue_top("poison_snooper")
    s = t.top(0, "dagger", "diplomacy").start()
    do(s, "card:dr_yueh", "space:carthag", "intrigue:poison_snooper", "option:1")
    assert cards(s, 0, "trash") == ["dagger"]
    assert cards(s, 0, "hand") == ["diplomacy"]


@pytest.mark.shows("U-6.12", "2020/intrigue/poison_snooper")
def test_so_does_one_that_an_effect_can_bring_at_a_price() -> None:
    t = visiting("baron_vladimir_harkonnen", "signet_ring").intrigue(0)
    s = t.intrigue_top("poison_snooper").have(0, solari=1).top(0, "dagger", "diplomacy").start()
    do(s, "card:signet_ring", "space:arrakeen", "card-effect:0")
    do(s, "intrigue:poison_snooper", "option:1")
    assert cards(s, 0, "trash") == ["dagger"]
    assert cards(s, 0, "hand") == ["diplomacy"]


@pytest.mark.shows("U-6.12")
def test_a_price_that_cannot_be_paid_holds_up_no_draw() -> None:
    t = visiting("baron_vladimir_harkonnen", "signet_ring").intrigue(0).have(0, solari=0)
    s = t.top(0, "dagger").start()
    do(s, "card:signet_ring", "space:arrakeen")
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("U-6.12")
def test_without_intrigue_cards_a_draw_happens_by_itself() -> None:
    s = visiting("count_ilban_richese", "worm_riders").intrigue(0).start()
    do(s, "card:worm_riders", "space:arrakeen")
    assert len(cards(s, 0, "hand")) == 1


@pytest.mark.shows("U-6.12", "2020/leader/duke_leto_atreides")
def test_leto_may_use_his_signet_before_the_step_takes_him_level() -> None:
    t = visiting("duke_leto_atreides", "signet_ring").intrigue(0, "dispatch_an_envoy")
    s = t.have(0, spice=1).influence(0, emperor=1).influence(1, emperor=2).start()
    do(s, "intrigue:dispatch_an_envoy", "card:signet_ring", "space:wealth")
    assert {"card-effect:0", "influence-step"} <= set(legal(s))
    do(s, "card-effect:0")
    assert influence(s, 0)["emperor"] == 3


@pytest.mark.shows("B-2.3", "B-6.3", "U-7.7")
def test_troops_the_barons_tokens_bring_can_still_be_deployed() -> None:
    t = visiting("baron_vladimir_harkonnen", "diplomacy").units(0, garrison=2).intrigue(0)
    s = t.influence(0, emperor=3).have(0, spice=6).start()
    do(s, "card:diplomacy", "space:heighliner", "deploy:7")
    assert influence(s, 0)["emperor"] == 4
    assert {"deploy:1", "deploy:2"} <= set(legal(s))


@pytest.mark.shows("2020/intrigue/recruitment_mission")
def test_recruitment_mission_has_nothing_to_move_when_the_card_is_on_the_deck() -> None:
    t = visiting("count_ilban_richese", "dagger").discard(0, "arrakis_liaison").have(0, spice=2)
    s = t.intrigue(0, "recruitment_mission", "bypass_protocol").start()
    do(s, "intrigue:recruitment_mission", "reveal", "intrigue:bypass_protocol", "option:1")
    do(s, "acquire:arrakis_liaison")
    assert cards(s, 0, "deck").count("arrakis_liaison") == 1
    assert cards(s, 0, "discard").count("arrakis_liaison") == 1


@pytest.mark.shows("R-107", "B-8.2")
def test_harvest_spice_passes_over_a_maker_space_that_is_closed() -> None:
    t = Table(1, edition="imperium").hand(0, "the_voice", "dagger").hagal("harvest_spice")
    t.doc["bonus_spice"] = {"the_great_flat": 2, "hagga_basin": 1, "imperial_basin": 0}
    s = do(t.start(), "card:the_voice", "space:arrakeen")
    while s.decision is not None and s.decision.kind != "voice":
        do(s, "card-effect:0")
    do(s, "space:the_great_flat")
    if "end" in legal(s):
        do(s, "end")
    assert s.bonus_spice[s.codex.maker_slot[s.codex.space_number["hagga_basin"]]] == 0
