"""Every Leader: both abilities, the setup and the rulings."""

from __future__ import annotations

import pytest

import kanly
from kanly import State
from tests.table import (
    Table,
    agents,
    alliances,
    cards,
    contracts,
    do,
    influence,
    intrigues,
    legal,
    row,
    spies,
)

ALL = [
    "feyd_rautha_harkonnen",
    "gurney_halleck",
    "lady_amber_metulli",
    "lady_jessica",
    "lady_margot_fenring",
    "muad_dib",
    "princess_irulan",
    "staban_tuek",
    "shaddam_corrino_iv",
]
ALL_FACES = (*(f"leader/{leader}" for leader in ALL), "leader/reverend_mother_jessica")

CITY_POSTS = {"post_city_left", "post_city_middle", "post_city_right"}
FACTION_POSTS = {"post_emperor", "post_spacing_guild", "post_bene_gesserit", "post_fremen"}
LANDSRAAD_POSTS = {"post_landsraad_left", "post_landsraad_right"}
TRADE_POSTS = {"post_choam", "post_deep_desert", "post_hagga_basin", "post_imperial_basin"}
ALL_POSTS = CITY_POSTS | FACTION_POSTS | LANDSRAAD_POSTS | TRADE_POSTS
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def led(leader: str, choam: bool = False) -> Table:
    """Seat 0 has this Leader; the two others are plain ones."""
    face = "lady_jessica" if leader == "reverend_mother_jessica" else leader
    others = [name for name in ("muad_dib", "gurney_halleck", "lady_amber_metulli") if name != face]
    choam = choam or leader == "shaddam_corrino_iv"
    t = Table(leaders=[face, *others[:2]], choam=choam)
    t.intrigue_top("devour", "impress", "weirding_combat", "go_to_ground")
    return t.face(0, leader) if leader != face else t


def ring(t: Table, space: str = "assembly_hall", *others: str) -> State:
    """Seat 0 has just sent an Agent with the Signet Ring."""
    s = t.hand(0, "signet_ring", *(others or ("convincing_argument", "dagger"))).start()
    return do(s, "card:signet_ring", f"space:{space}")


def signet(t: Table, space: str = "assembly_hall", *others: str) -> State:
    """As `ring`, and the ability has been picked from the menu if it waits there."""
    return use_ring(ring(t, space, *others))


def use_ring(s: State) -> State:
    """Pick the Signet ability from the menu if it waits there."""
    waiting = [text for text in legal(s) if text.startswith("card-effect:")]
    return do(s, waiting[0]) if waiting else s


def reveal(t: Table, *hand: str) -> State:
    """Seat 0 has begun its Reveal turn with this hand."""
    return do(t.hand(0, *(hand or ("dagger", "convincing_argument"))).start(), "reveal")


def visit(t: Table, space: str, *others: str) -> State:
    """Seat 0 has sent an Agent to a Faction space with Diplomacy."""
    s = t.hand(0, "diplomacy", *(others or ("convincing_argument", "dagger"))).start()
    return do(s, "card:diplomacy", f"space:{space}")


def posts(s: State) -> set[str]:
    """The posts on offer."""
    return {text.removeprefix("post:") for text in legal(s) if text.startswith("post:")}


def kind(s: State) -> str:
    """The kind of the decision."""
    assert s.decision is not None
    return s.decision.kind


def face(s: State, seat: int = 0) -> str:
    """The face of the Leader that is up."""
    return str(s.to_dict()["seats"][seat]["leader"])


def token(s: State) -> str:
    """Where Feyd's token stands."""
    return str(s.to_dict()["seats"][0]["paths"]["training"])


# ---------------------------------------------------------------- all Leaders


@pytest.mark.shows(*ALL_FACES, "U-14.6")
@pytest.mark.parametrize("leader", [*ALL, "reverend_mother_jessica"])
def test_the_signet_ability_is_not_used_when_the_ring_is_revealed(leader: str) -> None:
    t = led(leader).have(0, solari=5, spice=5, water=0).units(0, garrison=3)
    s = reveal(t, "signet_ring", "convincing_argument")
    mine = s.seats[0]
    assert mine.persuasion == 1 + 2
    assert (mine.solari, mine.spice, mine.water, mine.garrison) == (5, 5, 0, 3)
    assert not any(text.startswith(("leader-effect", "reveal-effect")) for text in legal(s))
    assert (spies(s, 0), intrigues(s, 0), mine.memories) == ([], [], 0)


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-1.3", "C-1.3")
def test_every_leader_but_shaddam_plays_without_the_choam_module() -> None:
    for leader in ALL:
        leaders = [leader, *[name for name in ALL[:3] if name != leader][:2]]
        if leader == "shaddam_corrino_iv":
            with pytest.raises(kanly.BadSetup, match="choam"):
                kanly.new_game(leaders=leaders, seed=1, first_player=0)
            kanly.new_game(leaders=leaders, modules=["choam"], seed=1, first_player=0)
        else:
            s = kanly.new_game(leaders=leaders, seed=1, first_player=0)
            assert face(s) == leader


# ---------------------------------------------------------------- Feyd-Rautha Harkonnen

FEYD = "feyd_rautha_harkonnen"


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-2.5", "U-18.1")
def test_feyd_starts_at_the_left_of_the_training_track() -> None:
    assert token(led(FEYD).start()) == "start"


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_feyd_recalls_a_spy_for_two_swords_once_in_his_reveal_turn() -> None:
    t = led(FEYD).spies(0, "post_choam", "post_fremen").units(0, garrison=2, conflict=1)
    s = reveal(t)
    assert s.strength(0) == 2 + 1
    do(s, "leader-effect:0")
    assert posts(s) == {"post_choam", "post_fremen"}
    do(s, "post:post_fremen")
    assert spies(s, 0) == ["post_choam"]
    assert s.strength(0) == 2 + 1 + 2
    assert "leader-effect:0" not in legal(s)


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-11.9")
def test_the_swords_of_feyd_need_a_unit() -> None:
    s = do(reveal(led(FEYD).spies(0, "post_choam")), "leader-effect:0")
    assert s.seats[0].swords == 3
    assert s.strength(0) == 0


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-17.1")
def test_feyd_may_keep_his_spies() -> None:
    s = reveal(led(FEYD).spies(0, "post_choam").units(0, conflict=1))
    do(s, "end")
    assert spies(s, 0) == ["post_choam"]
    assert s.seats[0].swords == 1


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_feyd_without_a_spy_has_nothing_to_recall() -> None:
    s = reveal(led(FEYD).units(0, conflict=1))
    assert "leader-effect:0" not in legal(s)


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-17.2")
def test_feyd_must_train_and_chooses_the_first_branch() -> None:
    s = ring(led(FEYD))
    assert "end" not in legal(s)
    use_ring(s)
    assert len(legal(s)) == 2
    places = set()
    for text in legal(s):
        places.add(token(do(s.copy(), text)))
    assert places == {"upper_1", "lower_1"}


def train(place: str, to: str | None = None, t: Table | None = None) -> State:
    """Feyd's token has moved from the place, to the branch if there is a choice."""
    t = (t or led(FEYD).have(0, solari=1)).training(0, place).discard(0, "dune_the_desert_planet")
    s = signet(t)
    if kind(s) == "train":
        for text in legal(s):
            moved = do(s.copy(), text)
            if token(moved) == to:
                return moved
        raise AssertionError(f"no way from {place} to {to}")
    assert to is None or token(s) == to
    return s


TRASHABLE = {
    "card:convincing_argument",
    "card:dagger",
    "discarded:dune_the_desert_planet",
    "played:signet_ring",
}


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_the_first_upper_place_trashes_a_card_for_one_solari() -> None:
    s = train("start", "upper_1")
    assert s.seats[0].solari == 1
    declined = do(s.copy(), "pass")
    assert declined.seats[0].solari == 1
    assert cards(declined, 0, "trash") == []
    do(s, "option:0")
    assert s.seats[0].solari == 0
    assert set(legal(s)) >= TRASHABLE
    do(s, "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_the_first_upper_place_gives_nothing_to_the_poor() -> None:
    s = train("start", "upper_1", led(FEYD).have(0, solari=0))
    assert token(s) == "upper_1"
    assert cards(s, 0, "trash") == []
    assert kind(s) == "turn"
    assert s.active == 1


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-10.6")
def test_the_first_lower_place_places_a_spy() -> None:
    s = train("start", "lower_1")
    assert posts(s) == ALL_POSTS
    assert "pass" in legal(s)
    do(s, "post:post_city_left")
    assert spies(s, 0) == ["post_city_left"]


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-17.3")
@pytest.mark.parametrize("place", ["upper_1", "lower_1"])
def test_both_first_branches_meet_in_the_middle_that_trashes_a_card(place: str) -> None:
    s = train(place, "middle")
    assert set(legal(s)) == TRASHABLE | {"pass"}
    kept = do(s.copy(), "pass")
    assert cards(kept, 0, "trash") == []
    do(s, "discarded:dune_the_desert_planet")
    assert cards(s, 0, "trash") == ["dune_the_desert_planet"]
    assert s.seats[0].solari == 1


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_the_second_upper_place_trashes_a_card() -> None:
    s = train("middle", "upper_2")
    assert set(legal(s)) == TRASHABLE | {"pass"}
    do(s, "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_the_second_lower_place_places_a_spy() -> None:
    s = train("middle", "lower_2")
    assert posts(s) == ALL_POSTS
    do(s, "pass")
    assert spies(s, 0) == []


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_the_second_branch_has_two_places_and_no_more() -> None:
    s = signet(led(FEYD).training(0, "middle"))
    assert {token(do(s.copy(), text)) for text in legal(s)} == {"upper_2", "lower_2"}


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
def test_the_third_lower_place_gives_two_spice() -> None:
    s = train("lower_2", "lower_3")
    assert s.seats[0].spice == 2


@pytest.mark.shows("leader/feyd_rautha_harkonnen")
@pytest.mark.parametrize("place", ["upper_2", "lower_3"])
def test_the_end_of_the_track_gives_a_troop_and_a_spy(place: str) -> None:
    s = train(place, "end")
    assert s.seats[0].garrison == 4
    assert posts(s) == ALL_POSTS
    do(s, "post:post_choam")
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-7.7")
def test_the_troop_of_the_end_may_be_deployed_from_a_combat_space() -> None:
    s = signet(led(FEYD).training(0, "upper_2"), "spice_refinery")
    do(s, "pass")
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "U-10.4")
def test_feyd_with_all_spies_out_may_move_one() -> None:
    t = led(FEYD).spies(0, "post_choam", "post_fremen", "post_emperor")
    s = do(train("upper_2", "end", t), "post:post_choam", "post:post_city_left")
    assert set(spies(s, 0)) == {"post_fremen", "post_emperor", "post_city_left"}
    assert s.seats[0].garrison == 4


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "R-049", "U-18.1")
def test_at_the_end_the_ring_sends_an_agent_and_no_more() -> None:
    s = ring(led(FEYD).training(0, "end"))
    assert token(s) == "end"
    assert agents(s, 0) == ["assembly_hall"]
    assert s.seats[0].garrison == 3
    assert s.active == 1
    assert spies(s, 0) == []


# ---------------------------------------------------------------- Gurney Halleck

GURNEY = "gurney_halleck"


@pytest.mark.shows("leader/gurney_halleck")
@pytest.mark.parametrize(
    ("units", "hand", "persuasion"),
    [
        ({"conflict": 3}, ("dagger", "convincing_argument"), 3),  # 6 + 1
        ({"conflict": 2}, ("dagger", "dagger", "convincing_argument"), 3),  # 4 + 2
        ({"conflict": 2}, ("dagger", "convincing_argument"), 2),  # 4 + 1
        ({"worms": 2}, ("reconnaissance", "convincing_argument"), 4),  # 6
        ({"garrison": 6}, ("dagger", "convincing_argument"), 2),  # 0
    ],
)
def test_gurney_has_one_persuasion_more_with_six_strength(
    units: dict[str, int], hand: tuple[str, ...], persuasion: int
) -> None:
    s = reveal(led(GURNEY).units(0, **units), *hand)
    assert s.seats[0].persuasion == persuasion


@pytest.mark.shows("leader/gurney_halleck", "R-032")
def test_gurney_may_reach_six_strength_later_in_the_reveal_turn() -> None:
    t = led(GURNEY).units(0, conflict=2).have(0, water=2).intrigue(0, "unexpected_allies")
    s = reveal(t.conflict("skirmish_crysknife"), "convincing_argument", "dagger")
    assert s.strength(0) == 5
    assert s.seats[0].persuasion == 2
    do(s, "intrigue:unexpected_allies")
    while kind(s) != "reveal-menu":
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert s.strength(0) == 8
    assert s.seats[0].persuasion == 3


@pytest.mark.shows("leader/gurney_halleck", "R-032")
def test_the_persuasion_of_gurney_is_given_once_and_stays() -> None:
    t = led(GURNEY).units(0, conflict=3)
    s = reveal(t, "chani_clever_tactician", "dagger")
    before = s.seats[0].persuasion
    do(s, "reveal-effect:chani_clever_tactician/0")
    while kind(s) != "reveal-menu":
        do(s, legal(s)[0])
    assert s.seats[0].deployed == 1
    assert s.strength(0) == 2 + 4 + 1
    assert s.seats[0].persuasion == before
    plain = reveal(led(GURNEY).units(0, conflict=1), "chani_clever_tactician", "dagger")
    assert before == plain.seats[0].persuasion + 1


@pytest.mark.shows("leader/gurney_halleck")
def test_the_ring_of_gurney_recruits_a_troop() -> None:
    s = ring(led(GURNEY))
    assert s.seats[0].garrison == 4
    assert s.active == 1


@pytest.mark.shows("leader/gurney_halleck", "U-7.7")
def test_the_troop_of_gurney_may_fight_at_once() -> None:
    s = ring(led(GURNEY), "spice_refinery")
    assert s.seats[0].garrison == 4
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


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


# ---------------------------------------------------------------- reaching two Influence


def lose_and_regain(t: Table, faction: str) -> State:
    """Seat 0 loses one Influence with the Faction and gains it back."""
    s = t.intrigue(0, "change_allegiances").hand(0, "dagger", "reconnaissance").start()
    do(s, "intrigue:change_allegiances")
    if kind(s) == "order":
        do(s, "option:0")
    if kind(s) == "lose-influence":
        do(s, f"faction:{faction}")
    return do(s, f"faction:{faction}")


REACH = [
    ("lady_margot_fenring", "bene_gesserit", "secrets"),
    ("princess_irulan", "emperor", "dutiful_service"),
]


def reached(s: State, leader: str, extra: int = 0) -> bool:
    """Did the Leader give its reward (Margot 2 spice, Irulan 1 Intrigue)?"""
    mine = s.seats[0]
    if leader == "lady_margot_fenring":
        assert mine.spice in (0, 2)
        return bool(mine.spice)
    assert len(mine.intrigue) - extra in (0, 1)
    return len(mine.intrigue) > extra


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan", "U-18.3")
@pytest.mark.parametrize(("leader", "faction", "space"), REACH)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_leader_is_rewarded_for_reaching_two_influence(
    leader: str, faction: str, space: str, level: int
) -> None:
    s = visit(led(leader).influence(0, **{faction: level}), space)
    assert influence(s, 0)[faction] == level + 1
    assert reached(s, leader, extra=0) == (level == 1)


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan", "U-18.3", "X-U18")
@pytest.mark.parametrize(("leader", "faction", "space"), REACH)
@pytest.mark.parametrize("level", [0, 1])
def test_passing_over_two_influence_counts_once(
    leader: str, faction: str, space: str, level: int
) -> None:
    t = led(leader).influence(0, **{faction: level}).hand(0, "overthrow", "dagger")
    s = do(t.start(), "card:overthrow", f"space:{space}")
    assert influence(s, 0)[faction] == level + 2
    assert reached(s, leader)


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan", "U-18.3", "X-U18")
@pytest.mark.parametrize(("leader", "faction", "space"), REACH)
def test_climbing_back_to_two_counts_again_but_falling_does_not(
    leader: str, faction: str, space: str
) -> None:
    s = lose_and_regain(led(leader).influence(0, **{faction: 2}), faction)
    assert influence(s, 0)[faction] == 2
    assert reached(s, leader)
    s = lose_and_regain(led(leader).influence(0, **{faction: 3}), faction)
    assert influence(s, 0)[faction] == 3
    assert not reached(s, leader)


@pytest.mark.shows("leader/lady_margot_fenring", "leader/princess_irulan")
@pytest.mark.parametrize(
    ("leader", "faction", "space"),
    [
        ("lady_margot_fenring", "emperor", "dutiful_service"),
        ("lady_margot_fenring", "spacing_guild", "deliver_supplies"),
        ("lady_margot_fenring", "fremen", "fremkit"),
        ("princess_irulan", "spacing_guild", "deliver_supplies"),
        ("princess_irulan", "fremen", "fremkit"),
    ],
)
def test_two_influence_with_other_factions_is_no_reward(
    leader: str, faction: str, space: str
) -> None:
    s = visit(led(leader).influence(0, **{faction: 1}), space)
    assert influence(s, 0)[faction] == 2
    assert not reached(s, leader)


def win(leader: str, conflict: str, faction: str, level: int, worms: int = 0) -> Table:
    """The Leader, at that level, wins the Conflict alone."""
    t = led(leader).influence(0, **{faction: level}).conflict(conflict).no_shield_wall()
    t.units(0, conflict=1, worms=worms).next_conflict("propaganda")
    return t.at_combat()


@pytest.mark.shows("leader/lady_margot_fenring", "conflict/shadow_contest", "U-18.3")
@pytest.mark.parametrize(("level", "worms", "spice"), [(0, 0, 0), (1, 0, 2), (0, 1, 2), (2, 1, 0)])
def test_margot_is_rewarded_for_influence_won_in_combat(level: int, worms: int, spice: int) -> None:
    s = win(MARGOT, "shadow_contest", "bene_gesserit", level, worms).start()
    assert s.seats[0].spice == spice


@pytest.mark.shows("leader/princess_irulan", "conflict/test_of_loyalty", "U-18.3")
@pytest.mark.parametrize(("level", "cards_drawn"), [(0, 0), (1, 1), (2, 0)])
def test_irulan_is_rewarded_for_influence_won_in_combat(level: int, cards_drawn: int) -> None:
    s = do(win(IRULAN, "test_of_loyalty", "emperor", level).start(), "pass")
    assert len(s.seats[0].intrigue) == cards_drawn


# ---------------------------------------------------------------- Lady Margot Fenring

MARGOT = "lady_margot_fenring"


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


# ---------------------------------------------------------------- Princess Irulan

IRULAN = "princess_irulan"


def chronicle(t: Table, *hand: str) -> State:
    """Irulan has sent an Agent with the ring; the row holds one card costing 1."""
    t.row("weirding_woman", "calculus_of_power", "covert_operation", "guild_envoy", "overthrow")
    return ring(t, "assembly_hall", *(hand or ("dagger",)))


@pytest.mark.shows("leader/princess_irulan", "U-11.16")
def test_irulan_acquires_a_card_costing_one_to_her_hand() -> None:
    s = chronicle(led(IRULAN).imperium_top("maula_pistol"))
    do(s, "card-effect:0", "option:0")
    assert {text for text in legal(s) if text != "pass"} == {"acquire:weirding_woman"}
    do(s, "acquire:weirding_woman")
    assert cards(s, 0, "hand") == ["dagger", "weirding_woman"]
    assert "weirding_woman" not in row(s)
    assert "maula_pistol" in row(s)
    assert (len(row(s)), s.seats[0].spice) == (5, 0)


@pytest.mark.shows("leader/princess_irulan")
def test_irulan_trashes_a_card_with_a_cost_for_two_spice() -> None:
    s = chronicle(led(IRULAN).discard(0, "dune_the_desert_planet"), "dagger", "maula_pistol")
    do(s, "card-effect:0", "option:1")
    assert {text for text in legal(s) if text != "pass"} == {"card:dagger", "card:maula_pistol"}
    do(s, "card:maula_pistol")
    assert s.seats[0].spice == 2
    assert cards(s, 0, "trash") == ["maula_pistol"]


@pytest.mark.shows("leader/princess_irulan", "U-16.4")
def test_irulan_gets_spice_for_a_reserve_card_that_returns_to_its_stack() -> None:
    t = led(IRULAN)
    s = chronicle(t, "dagger", "prepare_the_way")
    left = s.to_dict()["reserve"]["prepare_the_way"]
    do(s, "card-effect:0", "option:1", "card:prepare_the_way")
    assert s.seats[0].spice == 2
    assert s.to_dict()["reserve"]["prepare_the_way"] == left + 1


@pytest.mark.shows("leader/princess_irulan")
def test_irulan_trashes_a_starting_card_without_spice() -> None:
    s = chronicle(led(IRULAN), "dagger", "maula_pistol")
    do(s, "card-effect:0", "option:1", "card:dagger")
    assert s.seats[0].spice == 0
    assert cards(s, 0, "trash") == ["dagger"]


@pytest.mark.shows("leader/princess_irulan", "U-17.1")
def test_irulan_may_do_neither() -> None:
    s = chronicle(led(IRULAN), "dagger", "maula_pistol")
    do(s, "end")
    assert cards(s, 0, "hand") == ["dagger", "maula_pistol"]
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("leader/princess_irulan")
def test_irulan_cannot_acquire_a_card_of_another_cost() -> None:
    t = led(IRULAN).row(
        "maula_pistol", "calculus_of_power", "covert_operation", "guild_envoy", "overthrow"
    )
    s = signet(t, "assembly_hall", "dagger", "reconnaissance")
    assert not any(text.startswith("acquire:") for text in legal(s))
    assert {"card:dagger", "card:reconnaissance"} <= set(legal(s))  # only the trash is left


# ---------------------------------------------------------------- Staban Tuek

STABAN = "staban_tuek"


@pytest.mark.shows("leader/staban_tuek", "U-1.5")
def test_staban_starts_without_diplomacy() -> None:
    s = led(STABAN).start()
    deck = sorted(cards(s, 0, "hand") + cards(s, 0, "deck"))
    assert deck == [
        "convincing_argument",
        "convincing_argument",
        "dagger",
        "dagger",
        "dune_the_desert_planet",
        "dune_the_desert_planet",
        "reconnaissance",
        "seek_allies",
        "signet_ring",
    ]
    others = cards(s, 1, "hand") + cards(s, 1, "deck")
    assert len(others) == 10
    assert "diplomacy" in others


MAKERS = ["deep_desert", "hagga_basin", "imperial_basin"]


def smuggle(t: Table, space: str, seat: int = 1) -> State:
    """Another seat has sent an Agent to the space."""
    t.have(seat, water=3).hand(seat, "dune_the_desert_planet", "dagger").turn_of(seat)
    return do(t.start(), "card:dune_the_desert_planet", f"space:{space}")


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize("space", MAKERS)
@pytest.mark.parametrize("seat", [1, 2])
def test_staban_earns_a_spice_when_another_visits_a_maker_space_he_spies_on(
    space: str, seat: int
) -> None:
    s = smuggle(led(STABAN).spies(0, f"post_{space}"), space, seat)
    assert s.seats[0].spice == 1
    assert spies(s, 0) == [f"post_{space}"]


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize("space", MAKERS)
def test_staban_earns_nothing_without_a_spy_there(space: str) -> None:
    elsewhere = [f"post_{name}" for name in MAKERS if name != space]
    s = smuggle(led(STABAN).spies(0, *elsewhere, "post_choam"), space)
    assert s.seats[0].spice == 0


@pytest.mark.shows("leader/staban_tuek")
def test_staban_earns_nothing_at_a_space_without_a_maker() -> None:
    s = smuggle(led(STABAN).spies(0, "post_choam"), "accept_contract")
    assert s.seats[0].spice == 0


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 1), ("hagga_basin", 2)])
def test_staban_earns_nothing_by_his_own_visit(space: str, spice: int) -> None:
    t = led(STABAN).have(0, water=3).spies(0, f"post_{space}")
    s = t.hand(0, "dune_the_desert_planet", "dagger").start()
    do(s, "card:dune_the_desert_planet", f"space:{space}", "pass")
    if "space-effect:1" in legal(s):
        do(s, "space-effect:1")
    assert s.seats[0].spice == spice


@pytest.mark.shows("leader/staban_tuek", "U-10.7")
def test_staban_earns_a_spice_for_every_visitor_of_the_round() -> None:
    t = led(STABAN).spies(0, "post_hagga_basin").agents(1, "hagga_basin").have(0, spice=4)
    infiltrator = t.hand(2, "double_agent", "dagger").intrigue(2, "distraction").doc["seats"][2]
    infiltrator.update(spies_at=["post_hagga_basin"], spies=2)  # a shared post
    s = t.have(2, water=1).turn_of(2).start()
    do(s, "card:double_agent", "space:hagga_basin")
    assert set(agents(s, 1) + agents(s, 2)) == {"hagga_basin"}
    assert s.seats[0].spice == 5


@pytest.mark.shows("leader/staban_tuek", "R-003")
def test_the_ring_of_staban_places_a_spy_anywhere_or_not() -> None:
    s = signet(led(STABAN).have(0, solari=5, spice=5))
    assert posts(s) == ALL_POSTS
    do(s, "pass")
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize("post", sorted(LANDSRAAD_POSTS))
def test_staban_on_a_landsraad_post_may_sell_a_spice_for_three_solari(post: str) -> None:
    s = do(signet(led(STABAN).have(0, solari=5, spice=5)), f"post:{post}")
    declined = do(s.copy(), "pass")
    assert (declined.seats[0].solari, declined.seats[0].spice) == (5, 5)
    do(s, "option:0")
    assert (s.seats[0].solari, s.seats[0].spice) == (8, 4)
    assert len(s.seats[0].intrigue) == 1  # from the Assembly Hall
    assert s.active == 1


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize("post", sorted(FACTION_POSTS))
def test_staban_on_a_faction_post_may_pay_two_solari_for_an_intrigue(post: str) -> None:
    s = do(signet(led(STABAN).have(0, solari=5, spice=5)), f"post:{post}")
    declined = do(s.copy(), "pass")
    assert len(declined.seats[0].intrigue) == 1  # from the Assembly Hall
    do(s, "option:0")
    assert (s.seats[0].solari, s.seats[0].spice) == (3, 5)
    assert intrigues(s, 0) == ["devour", "impress"]


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize("post", sorted(CITY_POSTS | TRADE_POSTS))
def test_staban_on_another_post_has_no_offer(post: str) -> None:
    s = do(signet(led(STABAN).have(0, solari=5, spice=5)), f"post:{post}")
    assert spies(s, 0) == [post]
    assert s.active == 1
    assert (s.seats[0].solari, s.seats[0].spice, len(s.seats[0].intrigue)) == (5, 5, 1)


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize(
    ("post", "solari", "spice"), [("post_landsraad_left", 5, 0), ("post_emperor", 1, 5)]
)
def test_staban_cannot_take_an_offer_he_cannot_pay(post: str, solari: int, spice: int) -> None:
    s = do(signet(led(STABAN).have(0, solari=solari, spice=spice)), f"post:{post}")
    assert spies(s, 0) == [post]
    assert s.active == 1
    assert (s.seats[0].solari, s.seats[0].spice) == (solari, spice)


@pytest.mark.shows("leader/staban_tuek", "U-10.4")
def test_the_offer_depends_on_the_post_where_the_spy_came_to_stand() -> None:
    t = led(STABAN).have(0, solari=5, spice=5).spies(0, "post_emperor", "post_choam", "post_fremen")
    s = do(signet(t), "post:post_emperor", "post:post_landsraad_left", "option:0")
    assert (s.seats[0].solari, s.seats[0].spice) == (8, 4)


# ---------------------------------------------------------------- Shaddam Corrino IV

SHADDAM = "shaddam_corrino_iv"
SET_ASIDE = ["sardaukar_cards", "sardaukar_recall"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-1.4", "C-1.2")
def test_shaddams_contracts_are_set_aside() -> None:
    choam = led(SHADDAM).start().to_dict()["choam"]
    assert sorted(choam["set_aside"]) == SET_ASIDE
    assert (len(choam["market"]), len(choam["bank"])) == (2, 16)
    assert choam["held"][0] == []
    choam = led(GURNEY, choam=True).start().to_dict()["choam"]
    assert (choam["set_aside"], len(choam["market"]), len(choam["bank"])) == ([], 2, 18)


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-2.5", "U-18.4")
@pytest.mark.parametrize("contract", SET_ASIDE)
def test_shaddam_may_take_a_sardaukar_contract_and_the_market_stays(contract: str) -> None:
    s = visit(led(SHADDAM).market("arrakeen_water", "harvest_4"), "dutiful_service")
    assert set(legal(s)) == {
        "contract:arrakeen_water",
        "contract:harvest_4",
        "contract:sardaukar_cards",
        "contract:sardaukar_recall",
    }
    do(s, f"contract:{contract}")
    choam = s.to_dict()["choam"]
    assert contracts(s, 0) == [contract]
    assert choam["market"] == ["arrakeen_water", "harvest_4"]
    assert len(choam["bank"]) == 16
    assert contract not in choam["set_aside"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-2.2")
def test_shaddam_may_take_a_contract_from_the_market_like_anybody() -> None:
    s = visit(led(SHADDAM).market("arrakeen_water", "harvest_4"), "dutiful_service")
    do(s, "contract:harvest_4")
    choam = s.to_dict()["choam"]
    assert contracts(s, 0) == ["harvest_4"]
    assert (len(choam["market"]), len(choam["bank"])) == (2, 15)


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-2.5")
def test_nobody_else_can_take_a_sardaukar_contract() -> None:
    t = led(SHADDAM).market("arrakeen_water", "harvest_4").turn_of(1)
    s = t.hand(1, "diplomacy", "dagger").start()
    do(s, "card:diplomacy", "space:dutiful_service")
    assert set(legal(s)) == {"contract:arrakeen_water", "contract:harvest_4"}


@pytest.mark.shows("leader/shaddam_corrino_iv", "R-052")
def test_shaddam_with_an_empty_market_takes_solari_or_a_sardaukar_contract() -> None:
    s = visit(led(SHADDAM).empty_market(), "dutiful_service")
    assert set(legal(s)) == {"contract:sardaukar_cards", "contract:sardaukar_recall", "option:0"}
    money = do(s.copy(), "option:0")
    assert money.seats[0].solari == 2
    assert contracts(money, 0) == []
    do(s, "contract:sardaukar_recall")
    assert (s.seats[0].solari, contracts(s, 0)) == (0, ["sardaukar_recall"])


@pytest.mark.shows("leader/shaddam_corrino_iv", "conflict/choam_security", "C-2.5", "C-2.6")
def test_shaddam_may_take_a_sardaukar_contract_as_a_reward() -> None:
    t = win(SHADDAM, "choam_security", "emperor", 0).market("arrakeen_water", "harvest_4")
    s = t.start()
    assert {f"contract:{name}" for name in SET_ASIDE} <= set(legal(s))
    do(s, "contract:sardaukar_cards")
    assert contracts(s, 0) == ["sardaukar_cards"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "R-052", "C-2.3")
def test_shaddam_with_nothing_set_aside_and_no_market_takes_solari() -> None:
    t = led(SHADDAM).empty_market().contracts(0, held=tuple(SET_ASIDE))
    s = visit(t, "dutiful_service")
    assert s.seats[0].solari == 2
    assert s.active == 1


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-3.2", "C-3.4")
def test_shaddam_completes_both_sardaukar_contracts_with_one_visit() -> None:
    t = led(SHADDAM).contracts(0, held=tuple(SET_ASIDE)).have(0, spice=4).agents(0, "arrakeen")
    s = visit(t, "sardaukar")
    while s.active == 0:
        do(s, next(text for text in legal(s) if not text.startswith("intrigue:")))
    assert sorted(contracts(s, 0, "completed")) == SET_ASIDE
    assert agents(s, 0) == ["sardaukar"]
    assert len(s.seats[0].hand) == 2 + 2


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-17.2")
def test_the_ring_of_shaddam_gives_a_solari_and_a_troop() -> None:
    s = signet(led(SHADDAM).have(0, solari=3))
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:0")
    assert (s.seats[0].solari, s.seats[0].garrison) == (4, 4)
    assert s.active == 1


@pytest.mark.shows("leader/shaddam_corrino_iv")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_ring_of_shaddam_buys_influence_for_three_solari(faction: str) -> None:
    s = do(signet(led(SHADDAM).have(0, solari=3)), "option:1", f"faction:{faction}")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: 1}
    assert (s.seats[0].solari, s.seats[0].garrison) == (0, 3)


@pytest.mark.shows("leader/shaddam_corrino_iv")
def test_the_ring_of_a_poor_shaddam_gives_a_solari_and_a_troop() -> None:
    s = signet(led(SHADDAM).have(0, solari=2))
    if "option:0" in legal(s):
        do(s, "option:0")
    assert (s.seats[0].solari, s.seats[0].garrison) == (3, 4)


def deploys(s: State) -> list[str]:
    """The deployments on offer."""
    return [text for text in legal(s) if text.startswith("deploy:")]


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4", "X-U20")
def test_no_troop_can_be_deployed_on_the_turn_of_shaddams_ring() -> None:
    s = ring(led(SHADDAM).intrigue(0, "contingency_plan"), "arrakeen")
    assert deploys(s) == []
    assert "end" not in legal(s)  # the choice is mandatory
    use_ring(s)
    assert s.seats[0].garrison == 3 + 1 + 1
    assert deploys(s) == []
    do(s, "end")
    assert s.active == 1


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4", "X-U20")
def test_shaddams_ban_ends_with_the_turn() -> None:
    t = led(SHADDAM).revealed(1, 2).have(0, solari=0, water=1).top(0, "dagger")
    s = ring(t, "arrakeen", "dune_the_desert_planet")
    use_ring(s)
    assert s.seats[0].garrison == 3 + 1 + 1
    do(s, "card:dune_the_desert_planet", "space:imperial_basin")
    assert deploys(s) == ["deploy:1", "deploy:2"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_shaddams_ban_does_not_bind_the_others() -> None:
    s = signet(led(SHADDAM).hand(1, "reconnaissance", "dagger"))
    assert s.active == 1
    do(s, "card:reconnaissance", "space:arrakeen")
    assert deploys(s) == ["deploy:1", "deploy:2", "deploy:3"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_shaddams_ban_holds_for_sandworms() -> None:
    t = led(SHADDAM).owns(0, "hooks").have(0, water=1).conflict("skirmish_crysknife")
    s = use_ring(ring(t.intrigue(0, "contingency_plan"), "hagga_basin"))
    if "space-effect:1" in legal(s):
        do(s, "space-effect:1")
    assert kind(s) == "agent-menu"  # no choice between spice and sandworm
    assert (s.seats[0].spice, s.seats[0].worms) == (2, 0)


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_shaddams_ban_holds_for_unexpected_allies() -> None:
    t = led(SHADDAM).have(0, water=2).conflict("skirmish_crysknife")
    s = use_ring(ring(t.intrigue(0, "unexpected_allies"), "arrakeen"))
    do(s, "intrigue:unexpected_allies")
    while s.active == 0:
        do(s, legal(s)[0])
    assert (s.seats[0].water, s.seats[0].worms) == (0, 0)
    assert not s.shield_wall


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_shaddams_ban_holds_for_detonation() -> None:
    t = led(SHADDAM).intrigue(0, "detonation")
    s = ring(t, "arrakeen")
    do(s, "intrigue:detonation")
    assert not any(text.startswith(("amount:", "deploy:")) for text in legal(s))
    while kind(s) not in ("agent-menu", "turn"):
        do(s, legal(s)[-1])
    assert s.seats[0].deployed == 0


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_shaddam_may_deploy_by_a_plot_before_he_sends_his_agent() -> None:
    t = led(SHADDAM).intrigue(0, "detonation").hand(0, "signet_ring", "dagger")
    s = do(t.start(), "intrigue:detonation", "option:1")
    assert "amount:3" in legal(s)
    do(s, "amount:3")
    assert s.seats[0].deployed == 3
    do(s, "card:signet_ring", "space:arrakeen")
    assert deploys(s) == []
    assert s.seats[0].deployed == 3


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_shaddam_deploys_freely_without_his_ring() -> None:
    s = led(SHADDAM).hand(0, "reconnaissance", "dagger").start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert deploys(s) == ["deploy:1", "deploy:2", "deploy:3"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "leader/lady_amber_metulli", "U-9.6")
def test_influence_bought_with_the_ring_can_bring_an_alliance() -> None:
    t = led(SHADDAM).have(0, solari=3).influence(0, fremen=3)
    s = do(signet(t), "option:1", "faction:fremen")
    assert alliances(s)["fremen"] == 0
    assert s.seats[0].water == 2
