"""Lady Amber Metulli, Lady Jessica, Lady Margot Fenring and Muad'Dib: both abilities of each."""

from __future__ import annotations

import pytest

from tests.cards.helpers.leaders import (
    CITY_POSTS,
    FACTIONS,
    MARGOT,
    face,
    kind,
    led,
    posts,
    reveal,
    ring,
    signet,
    visit,
)
from tests.table import cards, do, influence, intrigues, legal, spies

# ---------------------------------------------------------------- Lady Amber Metulli

AMBER = "lady_amber_metulli"


@pytest.mark.shows("leader/lady_amber_metulli", "U-7.11")
def test_amber_may_retreat_one_troop_once() -> None:
    s = reveal(led(AMBER).units(0, garrison=1, conflict=2))
    assert s.strength(0) == 5
    do(s, "leader-effect:0")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (1, 2)
    assert s.strength(0) == 3
    assert "leader-effect:0" not in legal(s)


@pytest.mark.shows("leader/lady_amber_metulli", "X-D03", "U-11.9")
def test_the_last_troop_of_amber_takes_her_strength_along() -> None:
    s = do(reveal(led(AMBER).units(0, conflict=1)), "leader-effect:0")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (0, 1)
    assert s.strength(0) == 0


@pytest.mark.shows("leader/lady_amber_metulli", "U-17.1")
def test_amber_may_let_her_troops_stay() -> None:
    s = do(reveal(led(AMBER).units(0, conflict=1)), "end")
    assert s.seats[0].deployed == 1


@pytest.mark.shows("leader/lady_amber_metulli", "U-7.11")
def test_amber_cannot_retreat_a_sandworm() -> None:
    s = reveal(led(AMBER).units(0, worms=1))
    assert "leader-effect:0" not in legal(s)


@pytest.mark.shows("leader/lady_amber_metulli")
def test_the_ring_of_amber_gives_one_solari() -> None:
    s = ring(led(AMBER))
    assert (s.seats[0].solari, s.seats[0].spice) == (1, 0)


@pytest.mark.shows("leader/lady_amber_metulli", "U-9.14")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_ring_of_amber_gives_spice_too_with_any_alliance(faction: str) -> None:
    s = ring(led(AMBER).alliance(0, faction))
    assert (s.seats[0].solari, s.seats[0].spice) == (1, 1)


@pytest.mark.shows("leader/lady_amber_metulli", "U-9.14")
def test_four_influence_without_the_alliance_is_not_enough_for_amber() -> None:
    s = ring(led(AMBER).influence(0, fremen=4).alliance(1, "fremen"))
    assert (s.seats[0].solari, s.seats[0].spice) == (1, 0)


# ---------------------------------------------------------------- Lady Jessica

JESSICA = "lady_jessica"
MOTHER = "reverend_mother_jessica"


@pytest.mark.shows("leader/lady_jessica", "U-2.5", "U-18.2")
def test_jessica_starts_as_lady_jessica_without_memories() -> None:
    s = led(JESSICA).start()
    assert face(s) == JESSICA
    assert s.seats[0].memories == 0


@pytest.mark.shows("leader/lady_jessica", "U-1.4")
def test_spice_agony_moves_a_troop_from_supply_to_the_memories() -> None:
    s = ring(led(JESSICA).have(0, spice=2), "accept_contract")
    do(s, "card-effect:0")
    mine = s.seats[0]
    assert (mine.spice, mine.supply, mine.memories, mine.garrison) == (1, 8, 1, 3)
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("leader/lady_jessica", "U-17.1", "U-6.15")
def test_spice_agony_may_be_declined_and_is_paid_once() -> None:
    s = ring(led(JESSICA).have(0, spice=2), "accept_contract")
    declined = do(s.copy(), "end")
    assert (declined.seats[0].spice, declined.seats[0].memories) == (2, 0)
    do(s, "card-effect:0")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("leader/lady_jessica")
def test_spice_agony_needs_a_spice() -> None:
    s = ring(led(JESSICA).have(0, spice=0), "accept_contract")
    assert s.seats[0].memories == 0
    assert s.active == 1


@pytest.mark.shows("leader/lady_jessica", "U-17.5")
def test_spice_agony_without_a_troop_in_supply_only_draws() -> None:
    t = led(JESSICA).have(0, spice=1).units(0, garrison=10, memories=2)
    s = do(ring(t, "accept_contract"), "card-effect:0")
    assert (s.seats[0].spice, s.seats[0].memories) == (0, 2)
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("leader/lady_jessica", "leader/reverend_mother_jessica")
@pytest.mark.parametrize("space", ["secrets", "espionage"])
def test_other_memories_return_draw_and_flip(space: str) -> None:
    t = led(JESSICA).units(0, garrison=1, conflict=1, memories=3).have(0, spice=1, water=0)
    s = visit(t, space)
    hand = len(s.seats[0].hand)
    do(s, "leader-effect:0")
    mine = s.seats[0]
    assert (mine.memories, mine.supply, mine.garrison, mine.deployed) == (0, 10, 1, 1)
    assert len(mine.hand) == hand + 3
    assert face(s) == MOTHER


@pytest.mark.shows("leader/lady_jessica")
def test_other_memories_may_wait() -> None:
    s = visit(led(JESSICA).units(0, memories=1), "secrets")
    do(s, "end")
    assert (face(s), s.seats[0].memories) == (JESSICA, 1)


@pytest.mark.shows("leader/lady_jessica", "R-050")
def test_other_memories_without_a_memory_only_flip() -> None:
    s = visit(led(JESSICA).have(0, water=0), "secrets")
    hand = len(s.seats[0].hand)
    do(s, "leader-effect:0")
    assert face(s) == MOTHER
    assert len(s.seats[0].hand) == hand


@pytest.mark.shows("leader/lady_jessica")
@pytest.mark.parametrize(
    "space", ["dutiful_service", "deliver_supplies", "fremkit", "desert_tactics"]
)
def test_other_memories_need_a_bene_gesserit_space(space: str) -> None:
    s = visit(led(JESSICA).units(0, garrison=1, memories=1), space)
    assert "leader-effect:0" not in legal(s)
    assert face(s) == JESSICA


@pytest.mark.shows("leader/reverend_mother_jessica", "U-18.2")
def test_the_reverend_mother_may_act_on_the_turn_of_the_flip() -> None:
    s = visit(led(JESSICA).have(0, water=1).units(0, memories=1), "secrets")
    do(s, "leader-effect:0")
    assert face(s) == MOTHER
    do(s, "leader-effect:0")
    assert s.seats[0].water == 0
    assert intrigues(s, 0) == ["devour", "impress"]


@pytest.mark.shows("leader/reverend_mother_jessica", "R-051")
def test_the_reverend_mother_repeats_secrets_for_a_water() -> None:
    t = led(MOTHER).have(0, water=1)
    t.intrigue(1, "buy_access", "mercenaries", "cunning", "questionable_methods", "manipulate")
    s = visit(t, "secrets")
    assert len(s.seats[0].intrigue) == 2
    do(s, "leader-effect:0")
    assert len(s.seats[0].intrigue) == 4  # drawn and stolen twice
    assert len(s.seats[1].intrigue) == 3
    assert s.seats[0].water == 0
    assert influence(s, 0)["bene_gesserit"] == 1


@pytest.mark.shows("leader/reverend_mother_jessica", "R-051")
def test_the_reverend_mother_repeats_espionage_without_its_cost() -> None:
    s = visit(led(MOTHER).have(0, water=2, spice=1), "espionage")
    hand = len(s.seats[0].hand)
    do(s, "leader-effect:0")
    assert len(s.seats[0].hand) == hand + 1
    assert (s.seats[0].spice, s.seats[0].water) == (0, 1)
    do(s, "space-effect:1", "post:post_choam", "space-effect:1", "post:post_fremen")
    assert set(spies(s, 0)) == {"post_choam", "post_fremen"}
    assert influence(s, 0)["bene_gesserit"] == 1
    assert s.active == 1


@pytest.mark.shows("leader/reverend_mother_jessica", "R-051")
def test_the_reverend_mother_repeats_fremkit_without_more_deployment() -> None:
    s = visit(led(MOTHER).have(0, water=1), "fremkit")
    hand = len(s.seats[0].hand)
    do(s, "leader-effect:0")
    assert len(s.seats[0].hand) == hand + 1
    assert influence(s, 0)["fremen"] == 1
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)


@pytest.mark.shows("leader/reverend_mother_jessica", "R-051", "U-7.7")
def test_the_reverend_mother_repeats_desert_tactics() -> None:
    s = visit(led(MOTHER).have(0, water=2), "desert_tactics")
    do(s, "leader-effect:0")
    assert (s.seats[0].water, s.seats[0].garrison) == (0, 5)
    assert influence(s, 0)["fremen"] == 1
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)
    do(s, "space-effect:1", "card:dagger", "space-effect:1", "card:convincing_argument")
    assert sorted(cards(s, 0, "trash")) == ["convincing_argument", "dagger"]


@pytest.mark.shows("leader/reverend_mother_jessica", "R-051")
def test_the_reverend_mother_may_repeat_what_has_been_done() -> None:
    s = visit(led(MOTHER).have(0, water=1, spice=1), "espionage")
    do(s, "space-effect:1", "post:post_choam")
    do(s, "leader-effect:0", "space-effect:1", "post:post_fremen")
    assert set(spies(s, 0)) == {"post_choam", "post_fremen"}
    assert s.active == 1


@pytest.mark.shows("leader/reverend_mother_jessica", "U-6.7")
def test_the_water_spent_on_desert_tactics_is_gone_for_the_reverend_mother() -> None:
    s = visit(led(MOTHER).have(0, water=1), "desert_tactics")
    assert s.seats[0].water == 0
    assert "leader-effect:0" not in legal(s)


@pytest.mark.shows("leader/reverend_mother_jessica", "U-17.1", "U-6.15")
def test_the_reverend_mother_acts_once_per_turn_if_she_wants() -> None:
    s = visit(led(MOTHER).have(0, water=3), "secrets")
    declined = do(s.copy(), "end")
    assert declined.seats[0].water == 3
    do(s, "leader-effect:0")
    assert s.seats[0].water == 2
    assert s.active == 1  # nothing more to do


@pytest.mark.shows("leader/reverend_mother_jessica")
def test_the_reverend_mother_needs_a_water() -> None:
    s = visit(led(MOTHER).have(0, water=0), "secrets")
    assert s.active == 1
    assert len(s.seats[0].intrigue) == 1


@pytest.mark.shows("leader/reverend_mother_jessica")
@pytest.mark.parametrize("space", ["dutiful_service", "deliver_supplies"])
def test_the_reverend_mother_repeats_only_bene_gesserit_and_fremen_spaces(space: str) -> None:
    s = visit(led(MOTHER).have(0, water=3), space)
    assert s.active == 1


@pytest.mark.shows("leader/reverend_mother_jessica", "U-7.2")
def test_sietch_tabr_is_no_fremen_space_for_the_reverend_mother() -> None:
    t = led(MOTHER).have(0, water=3, spice=0).influence(0, fremen=2)
    s = t.hand(0, "reconnaissance", "dagger").start()
    do(s, "card:reconnaissance", "space:sietch_tabr", "space-effect:0", "option:0")
    assert "leader-effect:0" not in legal(s)


@pytest.mark.shows("leader/reverend_mother_jessica")
def test_water_of_life_turns_a_spice_into_water() -> None:
    s = ring(led(MOTHER).have(0, spice=2, water=0), "accept_contract")
    declined = do(s.copy(), "end")
    assert (declined.seats[0].spice, declined.seats[0].water) == (2, 0)
    do(s, "card-effect:0")
    assert (s.seats[0].spice, s.seats[0].water, s.seats[0].memories) == (1, 1, 0)
    assert s.active == 1


@pytest.mark.shows("leader/reverend_mother_jessica")
def test_water_of_life_needs_a_spice() -> None:
    s = ring(led(MOTHER).have(0, spice=0, water=0), "accept_contract")
    assert s.seats[0].water == 0
    assert s.active == 1


# ---------------------------------------------------------------- Lady Margot Fenring


@pytest.mark.shows("leader/lady_margot_fenring", "U-10.5", "R-003")
def test_the_ring_of_margot_places_a_spy_on_a_city_post() -> None:
    s = signet(led(MARGOT))
    assert posts(s) == CITY_POSTS
    assert "pass" in legal(s)
    do(s, "post:post_city_middle")
    assert spies(s, 0) == ["post_city_middle"]


@pytest.mark.shows("leader/lady_margot_fenring", "X-U08", "U-10.5")
def test_the_ring_of_margot_finds_no_free_city_post() -> None:
    s = ring(led(MARGOT).spies(1, "post_city_left", "post_city_middle", "post_city_right"))
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("leader/lady_margot_fenring", "U-10.2")
def test_the_ring_of_margot_leaves_out_occupied_posts() -> None:
    s = signet(led(MARGOT).spies(1, "post_city_left").spies(0, "post_city_right"))
    assert "post_city_left" not in posts(s)
    assert "post_city_right" not in posts(s)
    assert "post:post_city_middle" in legal(s)


@pytest.mark.shows("leader/lady_margot_fenring", "U-10.4")
def test_margot_with_all_spies_out_may_move_one_to_a_city() -> None:
    s = signet(led(MARGOT).spies(0, "post_choam", "post_fremen", "post_emperor"))
    assert posts(s) == {"post_choam", "post_fremen", "post_emperor"}
    do(s, "post:post_fremen")
    assert posts(s) == CITY_POSTS
    do(s, "post:post_city_left")
    assert set(spies(s, 0)) == {"post_choam", "post_emperor", "post_city_left"}


# ---------------------------------------------------------------- Muad'Dib

MUADDIB = "muad_dib"


@pytest.mark.shows("leader/muad_dib")
@pytest.mark.parametrize("worms", [0, 1, 3])
def test_muad_dib_with_a_sandworm_draws_one_intrigue(worms: int) -> None:
    s = reveal(led(MUADDIB).units(0, conflict=1, worms=worms))
    assert intrigues(s, 0) == (["devour"] if worms else [])


@pytest.mark.shows("leader/muad_dib")
def test_a_sandworm_of_somebody_else_does_not_count_for_muad_dib() -> None:
    s = reveal(led(MUADDIB).units(0, conflict=1).units(1, worms=1))
    assert intrigues(s, 0) == []


@pytest.mark.shows("leader/muad_dib", "R-032")
def test_a_sandworm_that_arrives_in_the_reveal_turn_counts_for_muad_dib() -> None:
    t = led(MUADDIB).have(0, water=2).intrigue(0, "unexpected_allies")
    s = reveal(t.conflict("skirmish_crysknife"))
    assert intrigues(s, 0) == ["unexpected_allies"]
    do(s, "intrigue:unexpected_allies")
    while kind(s) != "reveal-menu":
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert s.seats[0].worms == 1
    assert intrigues(s, 0) == ["devour"]


@pytest.mark.shows("leader/muad_dib")
def test_the_ring_of_muad_dib_draws_a_card() -> None:
    s = ring(led(MUADDIB).top(0, "seek_allies"))
    assert cards(s, 0, "hand") == ["convincing_argument", "dagger", "seek_allies"]
