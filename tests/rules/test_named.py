"""Named clarifications (U-18)."""

from __future__ import annotations

import pytest

from kanly import State

from ..table import Table, agents, cards, contracts, do, influence, intrigues, legal, row, spies
from .helpers import DEAR, led_by, must_discard, send


@pytest.mark.shows("U-18.1", "leader/feyd_rautha_harkonnen")
def test_feyds_token_starts_leftmost() -> None:
    s = led_by("feyd_rautha_harkonnen").start()
    assert s.to_dict()["seats"][0]["paths"]["training"] == "start"


@pytest.mark.shows("U-18.1", "R-049", "leader/feyd_rautha_harkonnen")
def test_feyds_token_stays_at_the_end_without_reward() -> None:
    t = led_by("feyd_rautha_harkonnen").training(0, "end").hand(0, "signet_ring", "dagger")
    s = do(t.units(0).start(), "card:signet_ring", "space:assembly_hall")
    assert agents(s, 0) == ["assembly_hall"]  # the Agent is sent all the same
    assert s.seats[0].garrison == 0
    assert spies(s, 0) == []
    assert s.to_dict()["seats"][0]["paths"]["training"] == "end"


@pytest.mark.shows("U-18.2", "leader/lady_jessica")
def test_jessica_starts_on_her_lady_side() -> None:
    s = led_by("lady_jessica").start()
    assert s.to_dict()["seats"][0]["leader"] == "lady_jessica"


@pytest.mark.shows("U-18.2", "leader/reverend_mother_jessica")
def test_the_reverend_mother_may_act_on_the_turn_of_the_flip() -> None:
    t = led_by("lady_jessica").hand(0, "diplomacy", "dagger").have(0, water=1)
    t.units(0, memories=2).intrigue_top("cunning", "devour")
    s = do(t.start(), "card:diplomacy", "space:secrets")
    do(s, "leader-effect:0")
    assert s.to_dict()["seats"][0]["leader"] == "reverend_mother_jessica"
    assert s.seats[0].memories == 0
    assert len(s.seats[0].hand) == 3
    do(s, "leader-effect:0")
    assert s.seats[0].water == 0
    assert set(intrigues(s, 0)) == {"cunning", "devour"}


@pytest.mark.shows("R-050", "leader/lady_jessica")
def test_other_memories_without_a_memory_flips_only() -> None:
    t = led_by("lady_jessica").hand(0, "diplomacy", "dagger").have(0, water=0)
    s = do(t.start(), "card:diplomacy", "space:secrets", "leader-effect:0")
    assert s.to_dict()["seats"][0]["leader"] == "reverend_mother_jessica"
    assert len(s.seats[0].hand) == 1


@pytest.mark.shows("R-051", "leader/reverend_mother_jessica", "space/desert_tactics")
def test_the_repeat_gives_the_printed_effects_only() -> None:
    t = led_by("lady_jessica").face(0, "reverend_mother_jessica").units(0, garrison=5)
    t.hand(0, "diplomacy", "dagger").have(0, water=2)
    s = do(t.start(), "card:diplomacy", "space:desert_tactics")
    assert (s.seats[0].garrison, s.seats[0].water) == (6, 1)
    do(s, "leader-effect:0")
    assert s.seats[0].garrison == 7  # the troop again
    assert s.seats[0].water == 0  # the ability's water, not the cost of the space again
    assert influence(s, 0)["fremen"] == 1  # no second Influence
    assert "deploy:4" in legal(s)  # two recruits and two more,
    assert "deploy:5" not in legal(s)  # not two more again
    assert "leader-effect:0" not in legal(s)


@pytest.mark.shows("U-18.3", "leader/lady_margot_fenring", "imperium/overthrow")
def test_reaching_two_includes_passing_it() -> None:
    t = led_by("lady_margot_fenring").hand(0, "overthrow", "dagger").influence(0, bene_gesserit=1)
    s = do(t.start(), "card:overthrow", "space:secrets")
    assert influence(s, 0)["bene_gesserit"] == 3
    assert s.seats[0].spice == 2


@pytest.mark.shows("U-18.3", "leader/princess_irulan")
def test_reaching_two_recurs_after_a_loss_and_only_upward() -> None:
    t = led_by("princess_irulan").hand(0, "dagger", "reconnaissance").influence(0, emperor=2)
    t.intrigue(0, "change_allegiances", "contingency_plan").intrigue_top("cunning", "devour")
    s = do(t.start(), "intrigue:change_allegiances", "faction:emperor")
    assert influence(s, 0)["emperor"] == 2  # lost one, gained it back
    assert "cunning" in intrigues(s, 0)
    t = led_by("princess_irulan").hand(0, "dagger", "reconnaissance").influence(0, emperor=3)
    t.intrigue(0, "change_allegiances", "contingency_plan")
    s = do(t.start(), "intrigue:change_allegiances", "faction:fremen")
    assert influence(s, 0)["emperor"] == 2  # reached from above
    assert intrigues(s, 0) == ["contingency_plan"]


@pytest.mark.shows("U-18.4", "leader/shaddam_corrino_iv")
def test_shaddams_signet_forbids_deploying_this_turn_only() -> None:
    t = led_by("shaddam_corrino_iv", choam=True).units(0, garrison=4).revealed(1, 2)
    t.hand(0, "signet_ring", "reconnaissance", "dagger").intrigue(0, "detonation").have(0, solari=0)
    s = do(t.start(), "card:signet_ring", "space:arrakeen")
    assert not any(a.startswith("deploy") for a in legal(s))
    do(s, "intrigue:detonation")  # its other branch is all that is left
    assert not s.shield_wall
    assert (s.seats[0].deployed, s.seats[0].garrison) == (0, 6)
    send(s, "reconnaissance", "spice_refinery")
    assert "deploy:2" in legal(s)  # the next turn is free again


@pytest.mark.shows("U-18.4", "C-1.4")
def test_the_sardaukar_contracts_are_not_held_at_the_start() -> None:
    s = led_by("shaddam_corrino_iv", choam=True).start()
    assert contracts(s, 0) == []
    assert set(s.to_dict()["choam"]["set_aside"]) == {"sardaukar_cards", "sardaukar_recall"}


@pytest.mark.shows("U-18.5", "R-048", "imperium/guild_envoy")
def test_guild_envoys_discard_is_compulsory_on_an_agent_turn() -> None:
    s = must_discard()
    assert set(legal(s)) == {"card:dagger", "card:diplomacy"}
    t = Table().hand(0, "guild_envoy", "dagger", "diplomacy").row(*DEAR)
    s = do(t.start(), "reveal")  # nothing to discard when revealed
    assert legal(s) == ["acquire:prepare_the_way", "end"]


@pytest.mark.shows("R-048")
def test_guild_envoy_with_an_empty_hand_takes_a_card_drawn_later() -> None:
    t = Table().hand(0, "guild_envoy").top(0, "dagger")
    s = do(t.start(), "card:guild_envoy", "space:fremkit")
    assert "end" not in legal(s)
    do(s, "card-effect:0")
    assert cards(s, 0, "discard") == ["dagger"]


@pytest.mark.shows("U-18.6", "imperium/spacing_guilds_favor")
def test_only_a_discard_from_hand_triggers_the_favor() -> None:
    t = Table().hand(0, "captured_mentat", "spacing_guilds_favor", "dagger")
    s = send(t.start(), "captured_mentat", "accept_contract")
    do(s, "card-effect:0", "card:spacing_guilds_favor")
    assert s.seats[0].spice == 2
    t = Table().hand(0, "spacing_guilds_favor", "dagger").intrigue(0, "contingency_plan")
    s = do(t.start(), "reveal", "end")
    assert s.seats[0].spice == 0
    t = Table().hand(0, "long_live_the_fighters", "dagger")
    t.deck(0, "spacing_guilds_favor", "diplomacy", "seek_allies")
    s = do(t.start(), "card:long_live_the_fighters", "space:spice_refinery", "card-effect:0")
    do(s, "card:diplomacy", "card:spacing_guilds_favor")  # discarded from the deck
    assert "spacing_guilds_favor" in cards(s, 0, "discard")
    assert s.seats[0].spice == 0


def _manipulated(*more: str) -> State:
    """Leadership (cost 5) set aside for seat 0, who then has 4 Persuasion."""
    t = Table().hand(0, "convincing_argument", "convincing_argument", "dagger")
    t.intrigue(0, "manipulate", *more).row(*DEAR)
    return do(t.start(), "intrigue:manipulate", "acquire:leadership")


@pytest.mark.shows("U-18.7", "intrigue/manipulate")
def test_manipulate_gives_a_discount_of_one_to_its_player() -> None:
    s = do(_manipulated("contingency_plan"), "reveal")
    assert s.seats[0].persuasion == 4
    assert "acquire:leadership" in legal(s)
    do(s, "acquire:leadership")
    assert s.seats[0].persuasion == 0
    assert "leadership" in cards(s, 0, "discard")


@pytest.mark.shows("U-18.7", "intrigue/manipulate")
def test_manipulate_nobody_else_can_acquire_the_card() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "manipulate").row(*DEAR)
    t.hand(1, "convincing_argument", "convincing_argument", "dagger").owns(1, "council")
    s = do(t.start(), "intrigue:manipulate", "acquire:leadership")
    do(s, "card:dagger", "space:assembly_hall")
    if s.active == 0:
        do(s, "end")
    do(s, "reveal")
    assert s.seats[1].persuasion == 6
    assert "acquire:leadership" not in legal(s)
    assert "acquire:corrinth_city" in legal(s)


@pytest.mark.shows("U-18.7", "intrigue/manipulate")
def test_manipulate_an_unacquired_card_leaves_the_game_after_the_reveal_turn() -> None:
    s = _manipulated("contingency_plan")
    assert "leadership" not in row(s)
    do(s, "reveal", "end")
    assert s.to_dict()["seats"][0]["set_aside"] == []
    assert "leadership" in s.to_dict()["removed"]


@pytest.mark.shows("U-18.7", "intrigue/manipulate", "intrigue/inspire_awe")
def test_manipulate_other_means_work_without_the_discount() -> None:
    def offered(card: str) -> bool:
        t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "manipulate", "inspire_awe")
        s = t.row(card, *DEAR[:4]).start()
        do(s, "intrigue:manipulate", f"acquire:{card}", "intrigue:inspire_awe")
        return f"acquire:{card}" in legal(s)

    assert offered("branching_path")  # costs 3
    assert not offered("paracompass")  # costs 4: no discount for "3 or less"
