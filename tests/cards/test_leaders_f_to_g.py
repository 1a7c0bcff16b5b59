"""Feyd-Rautha Harkonnen and Gurney Halleck: both abilities of each."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.leaders import (
    ALL_POSTS,
    GURNEY,
    kind,
    led,
    posts,
    reveal,
    ring,
    signet,
    use_ring,
)
from tests.table import Table, agents, cards, do, legal, spies


def token(s: State) -> str:
    """Where Feyd's token stands."""
    return str(s.to_dict()["seats"][0]["paths"]["training"])


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
    assert kind(s) == "use"
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
