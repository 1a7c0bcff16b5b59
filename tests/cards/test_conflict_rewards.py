"""The rewards of every Conflict card, and the control it gives."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.conflicts import (
    ALL,
    CONFLICTS,
    LOCATION,
    decider,
    decline,
    fight,
    kind,
    seats_by_rank,
)
from tests.table import (
    battle_cards,
    cards,
    contracts,
    control,
    do,
    influence,
    intrigues,
    legal,
    spies,
)

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def winner(conflict: str) -> int:
    """The seat that wins."""
    return seats_by_rank(conflict)[0]


def gains(s: State, seat: int) -> dict[str, int]:
    """What the seat has more than before the Combat."""
    mine = s.seats[seat]
    now = {
        "solari": mine.solari,
        "spice": mine.spice,
        "water": mine.water - 1,
        "troops": mine.garrison,
        "vp": mine.vp - 1,
        "intrigue": len(mine.intrigue),
        "spies": 3 - mine.spies,
        **influence(s, seat),
    }
    return {name: n for name, n in now.items() if n}


def won(s: State, conflict: str, seat: int) -> bool:
    """Does the card lie face up before the seat, beside the Objective?"""
    return battle_cards(s, seat)[1:] == [conflict]


# ---------------------------------------------------------------- second and third reward

SECOND = {
    "skirmish_crysknife": {"intrigue": 1, "spice": 1},
    "skirmish_ornithopter": {"intrigue": 1, "solari": 2},
    "skirmish_desert_mouse": {"solari": 3},
    "choam_security": {"water": 1, "solari": 2, "troops": 2},
    "spice_freighters": {"water": 1, "spice": 1, "troops": 1},
    "siege_of_arrakeen": {"solari": 4, "troops": 1},
    "seize_spice_refinery": {"intrigue": 1, "spice": 1, "troops": 1},
    "test_of_loyalty": {"solari": 4, "troops": 1},
    "shadow_contest": {"intrigue": 1, "spice": 1, "troops": 1},
    "secure_imperial_basin": {"water": 2, "troops": 1},
    "protect_the_sietches": {"spice": 3, "troops": 1},
    "trade_dispute": {"water": 1, "spice": 1},  # and a card may be trashed
    "propaganda": {"intrigue": 1, "spice": 3},
    "battle_for_imperial_basin": {"spice": 5},
    "battle_for_arrakeen": {"intrigue": 1, "spice": 1, "solari": 3},
    "battle_for_spice_refinery": {"intrigue": 1, "spice": 3},
}
THIRD = {
    "skirmish_crysknife": {"spice": 1},
    "skirmish_ornithopter": {"intrigue": 1},
    "skirmish_desert_mouse": {"solari": 2},
    "choam_security": {"intrigue": 1, "troops": 1},
    "spice_freighters": {"spice": 1, "troops": 1},
    "siege_of_arrakeen": {"solari": 3},
    "seize_spice_refinery": {"spice": 2},
    "test_of_loyalty": {"solari": 3},
    "shadow_contest": {"spice": 1, "troops": 1},
    "secure_imperial_basin": {"water": 1, "troops": 1},
    "protect_the_sietches": {"spice": 2},
    "trade_dispute": {"water": 1, "troops": 1},
    "propaganda": {"spice": 3},
    "battle_for_imperial_basin": {"spice": 3},
    "battle_for_arrakeen": {"spice": 2, "solari": 2},
    "battle_for_spice_refinery": {"spice": 3},
}


@pytest.mark.shows(*ALL, "U-12.6", "U-12.7", "U-12.17")
@pytest.mark.parametrize("conflict", CONFLICTS)
def test_the_second_the_third_and_the_fourth(conflict: str) -> None:
    s = decline(fight(conflict).start())
    _, second, third, fourth = seats_by_rank(conflict)
    assert gains(s, second) == SECOND[conflict]
    assert gains(s, third) == THIRD[conflict]
    assert gains(s, fourth) == {}
    for seat in range(4):
        mine = s.seats[seat]
        assert (mine.deployed, mine.worms, mine.supply) == (0, 0, 12 - mine.garrison)
        assert (mine.swords, s.strength(seat)) == (0, 0)


@pytest.mark.shows(*ALL, "U-12.11")
@pytest.mark.parametrize("conflict", CONFLICTS)
@pytest.mark.parametrize("rank", [1, 2])
def test_a_sandworm_doubles_the_second_and_the_third_reward(conflict: str, rank: int) -> None:
    s = decline(fight(conflict, worm=rank).start())
    seat = seats_by_rank(conflict)[rank]
    once = (SECOND if rank == 1 else THIRD)[conflict]
    assert gains(s, seat) == {name: 2 * n for name, n in once.items()}


# ---------------------------------------------------------------- first rewards


@pytest.mark.shows("conflict/skirmish_crysknife")
@pytest.mark.parametrize("faction", FACTIONS)
def test_skirmish_crysknife_gives_one_influence_of_choice(faction: str) -> None:
    s = fight("skirmish_crysknife").start()
    assert (decider(s), set(legal(s))) == (0, {f"faction:{name}" for name in FACTIONS})
    do(s, f"faction:{faction}")
    assert gains(s, 0) == {faction: 1}
    assert won(s, "skirmish_crysknife", 0)


@pytest.mark.shows("conflict/skirmish_crysknife", "U-12.14")
def test_skirmish_crysknife_doubled_gives_influence_twice() -> None:
    s = fight("skirmish_crysknife", worm=0).start()
    one = do(s.copy(), "faction:fremen", "faction:fremen")
    assert gains(one, 0) == {"fremen": 2, "vp": 1}
    do(s, "faction:fremen", "faction:emperor")
    assert gains(s, 0) == {"fremen": 1, "emperor": 1}


@pytest.mark.shows("conflict/skirmish_ornithopter")
def test_skirmish_ornithopter_gives_an_intrigue_and_a_solari() -> None:
    s = fight("skirmish_ornithopter").start()
    assert gains(s, 0) == {"intrigue": 1, "solari": 1}
    assert intrigues(s, 0) == ["questionable_methods"]  # the winner is rewarded first
    assert won(s, "skirmish_ornithopter", 0)
    assert gains(fight("skirmish_ornithopter", worm=0).start(), 0) == {"intrigue": 2, "solari": 2}


@pytest.mark.shows("conflict/skirmish_desert_mouse")
def test_skirmish_desert_mouse_gives_two_solari() -> None:
    s = fight("skirmish_desert_mouse").start()
    assert gains(s, 1) == {"solari": 2}
    assert won(s, "skirmish_desert_mouse", 1)
    assert gains(fight("skirmish_desert_mouse", worm=0).start(), 1) == {"solari": 4}


@pytest.mark.shows("conflict/choam_security", "C-2.1")
def test_choam_security_without_contracts_gives_influence_two_solari_and_a_troop() -> None:
    s = fight("choam_security").start()
    assert gains(s, 0) == {"spacing_guild": 1, "solari": 2, "troops": 1}
    assert won(s, "choam_security", 0)
    s = fight("choam_security", worm=0).start()
    assert gains(s, 0) == {"spacing_guild": 2, "vp": 1, "solari": 4, "troops": 2}


@pytest.mark.shows("conflict/choam_security", "C-2.2", "C-2.6")
def test_choam_security_with_contracts_gives_influence_a_contract_and_a_troop() -> None:
    t = fight("choam_security", choam=True).market("arrakeen_water", "harvest_4")
    s = t.start()
    assert legal(s) == ["contract:arrakeen_water", "contract:harvest_4"]
    do(s, "contract:harvest_4")
    assert gains(s, 0) == {"spacing_guild": 1, "troops": 1}
    assert contracts(s, 0) == ["harvest_4"]


@pytest.mark.shows("conflict/choam_security", "C-2.6", "U-12.11")
def test_choam_security_doubled_gives_two_contracts_one_after_the_other() -> None:
    t = fight("choam_security", choam=True, worm=0).market("arrakeen_water", "harvest_4")
    s = do(t.start(), "contract:harvest_4")
    assert "contract:arrakeen_water" in legal(s)
    assert len(legal(s)) == 2  # refilled in between
    do(s, "contract:arrakeen_water")
    assert sorted(contracts(s, 0)) == ["arrakeen_water", "harvest_4"]


@pytest.mark.shows("conflict/spice_freighters")
def test_spice_freighters_gives_influence_and_sells_a_point_for_three_spice() -> None:
    s = fight("spice_freighters").have(0, spice=4).start()
    do(s, "option:0", "faction:fremen", "option:1")
    assert gains(s, 0) == {"fremen": 1, "vp": 1, "spice": 1}
    assert won(s, "spice_freighters", 0)


@pytest.mark.shows("conflict/spice_freighters", "U-12.8")
def test_spice_freighters_may_be_paid_before_the_influence_or_not_at_all() -> None:
    s = fight("spice_freighters").have(0, spice=3).start()
    first = do(s.copy(), "option:1", "faction:emperor")
    assert gains(first, 0) == {"emperor": 1, "vp": 1}
    do(s, "option:0", "faction:emperor", "pass")
    assert gains(s, 0) == {"emperor": 1, "spice": 3}


@pytest.mark.shows("conflict/spice_freighters")
def test_spice_freighters_sells_nothing_for_two_spice() -> None:
    s = fight("spice_freighters").have(0, spice=2).start()
    assert set(legal(s)) == {f"faction:{name}" for name in FACTIONS}
    do(s, "faction:emperor")
    assert gains(s, 0) == {"emperor": 1, "spice": 2}


@pytest.mark.shows("conflict/spice_freighters", "X-U17", "U-12.13", "U-12.14")
@pytest.mark.parametrize(("spice", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (20, 2)])
def test_spice_freighters_doubled(spice: int, points: int) -> None:
    s = fight("spice_freighters", worm=0).have(0, spice=spice).start()
    factions = ["faction:fremen", "faction:emperor"]
    while decider(s) == 0 and kind(s) != "turn":
        texts = legal(s)
        if kind(s) == "influence":
            do(s, factions.pop())
        else:
            do(s, "option:1" if "option:1" in texts else texts[0])
    expected = {"fremen": 1, "emperor": 1, "vp": points, "spice": spice - 3 * points}
    assert gains(s, 0) == {name: n for name, n in expected.items() if n}


@pytest.mark.shows("conflict/spice_freighters", "X-U17")
def test_two_sandworms_give_no_more_than_one() -> None:
    t = fight("spice_freighters", worm=0).units(0, conflict=1, worms=2)
    s = do(t.start(), "faction:fremen", "faction:fremen")
    assert decider(s) != 0 or kind(s) == "turn"
    assert gains(s, 0) == {"fremen": 2, "vp": 1}


@pytest.mark.shows("conflict/siege_of_arrakeen")
def test_siege_of_arrakeen_gives_control_two_solari_and_two_troops() -> None:
    s = fight("siege_of_arrakeen").start()
    assert gains(s, 0) == {"solari": 2, "troops": 2}
    assert control(s)["arrakeen"] == 0
    assert won(s, "siege_of_arrakeen", 0)
    assert gains(fight("siege_of_arrakeen", worm=0).start(), 0) == {"solari": 4, "troops": 4}


@pytest.mark.shows("conflict/seize_spice_refinery", "U-10.6")
def test_seize_spice_refinery_gives_control_a_spy_and_two_spice() -> None:
    s = fight("seize_spice_refinery").spies(3, "post_emperor").start()
    assert (decider(s), kind(s)) == (0, "place-spy")
    assert "post:post_emperor" not in legal(s)
    assert len(legal(s)) == 12 + 1  # every other post, or none
    declined = do(s.copy(), "pass")
    assert gains(declined, 0) == {"spice": 2}
    do(s, "post:post_choam")
    assert gains(s, 0) == {"spice": 2, "spies": 1}
    assert spies(s, 0) == ["post_choam"]
    assert control(s)["spice_refinery"] == 0
    assert won(s, "seize_spice_refinery", 0)


@pytest.mark.shows("conflict/seize_spice_refinery", "U-12.11", "U-12.12")
def test_seize_spice_refinery_doubled_gives_two_spies_and_one_control() -> None:
    s = do(fight("seize_spice_refinery", worm=0).start(), "post:post_choam", "post:post_emperor")
    assert gains(s, 0) == {"spice": 4, "spies": 2}
    assert control(s) == {"arrakeen": None, "spice_refinery": 0, "imperial_basin": None}


@pytest.mark.shows("conflict/seize_spice_refinery", "U-10.4")
def test_a_spy_reward_with_all_spies_out_lets_one_be_moved() -> None:
    t = fight("seize_spice_refinery").spies(0, "post_choam", "post_emperor", "post_fremen")
    s = do(t.start(), "post:post_fremen", "post:post_city_left")
    assert set(spies(s, 0)) == {"post_choam", "post_emperor", "post_city_left"}


@pytest.mark.shows("conflict/test_of_loyalty")
def test_test_of_loyalty_gives_influence_a_spy_and_two_solari() -> None:
    s = fight("test_of_loyalty").start()
    declined = do(s.copy(), "pass")
    assert gains(declined, 0) == {"emperor": 1, "solari": 2}
    do(s, "post:post_choam")
    assert gains(s, 0) == {"emperor": 1, "solari": 2, "spies": 1}
    assert won(s, "test_of_loyalty", 0)
    s = do(fight("test_of_loyalty", worm=0).start(), "post:post_choam", "post:post_fremen")
    assert gains(s, 0) == {"emperor": 2, "vp": 1, "solari": 4, "spies": 2}


@pytest.mark.shows("conflict/shadow_contest")
def test_shadow_contest_gives_influence_and_an_intrigue() -> None:
    s = fight("shadow_contest").start()
    assert gains(s, 0) == {"bene_gesserit": 1, "intrigue": 1}
    assert won(s, "shadow_contest", 0)
    s = fight("shadow_contest", worm=0).start()
    assert gains(s, 0) == {"bene_gesserit": 2, "vp": 1, "intrigue": 2}


@pytest.mark.shows("conflict/secure_imperial_basin")
def test_secure_imperial_basin_gives_control_two_spice_and_a_troop() -> None:
    s = fight("secure_imperial_basin").start()
    assert gains(s, 1) == {"spice": 2, "troops": 1}
    assert control(s)["imperial_basin"] == 1
    assert won(s, "secure_imperial_basin", 1)
    assert gains(fight("secure_imperial_basin", worm=0).start(), 1) == {"spice": 4, "troops": 2}


@pytest.mark.shows("conflict/protect_the_sietches")
def test_protect_the_sietches_gives_influence_a_water_and_a_troop() -> None:
    s = fight("protect_the_sietches").start()
    assert gains(s, 1) == {"fremen": 1, "water": 1, "troops": 1}
    assert won(s, "protect_the_sietches", 1)
    s = fight("protect_the_sietches", worm=0).start()
    assert gains(s, 1) == {"fremen": 2, "vp": 1, "water": 2, "troops": 2}


@pytest.mark.shows("conflict/trade_dispute", "C-2.1")
def test_trade_dispute_gives_a_contract_a_water_and_a_trash() -> None:
    s = fight("trade_dispute").start()
    assert (decider(s), kind(s)) == (1, "trash")
    text = next(text for text in legal(s) if text.startswith("discarded:"))
    do(s, text)
    assert gains(s, 1) == {"solari": 2, "water": 1}
    assert cards(s, 1, "trash") == [text.removeprefix("discarded:")]
    decline(s)
    assert won(s, "trade_dispute", 1)


@pytest.mark.shows("conflict/trade_dispute", "U-12.10", "U-16.4")
def test_the_trash_of_trade_dispute_may_be_declined_or_come_from_the_hand() -> None:
    t = fight("trade_dispute")
    t.doc["seats"][1]["hand"] = [t.doc["seats"][1]["deck"].pop()]  # drawn after the Reveal turn
    card = t.doc["seats"][1]["hand"][0]
    s = t.start()
    declined = do(s.copy(), "pass")
    assert cards(declined, 1, "trash") == []
    do(s, f"card:{card}")
    assert cards(s, 1, "trash") == [card]


@pytest.mark.shows("conflict/trade_dispute", "C-2.2")
def test_trade_dispute_with_contracts_gives_a_contract() -> None:
    s = fight("trade_dispute", choam=True).market("arrakeen_water", "harvest_4").start()
    while "contract:harvest_4" not in legal(s):
        do(s, "pass" if kind(s) == "trash" else legal(s)[0])
    do(s, "contract:harvest_4")
    decline(s)
    assert contracts(s, 1) == ["harvest_4"]
    assert gains(s, 1) == {"water": 1}


@pytest.mark.shows("conflict/trade_dispute")
def test_the_second_of_trade_dispute_may_trash_a_card_too() -> None:
    s = do(fight("trade_dispute").start(), "pass")
    assert (decider(s), kind(s)) == (0, "trash")
    text = next(text for text in legal(s) if text.startswith("discarded:"))
    do(s, text)
    assert cards(s, 0, "trash") == [text.removeprefix("discarded:")]


@pytest.mark.shows("conflict/trade_dispute", "U-12.11")
def test_trade_dispute_doubled_trashes_two_cards() -> None:
    s = fight("trade_dispute", worm=0).start()
    for _ in range(2):
        assert decider(s) == 1
        do(s, next(text for text in legal(s) if text.startswith("discarded:")))
    assert gains(s, 1) == {"solari": 4, "water": 2}
    assert len(cards(s, 1, "trash")) == 2
    assert decider(s) == 0


@pytest.mark.shows("conflict/propaganda")
def test_propaganda_gives_influence_with_two_different_factions() -> None:
    s = do(fight("propaganda").start(), "faction:emperor")
    assert set(legal(s)) == {"faction:spacing_guild", "faction:bene_gesserit", "faction:fremen"}
    do(s, "faction:fremen")
    assert gains(s, 0) == {"emperor": 1, "fremen": 1}
    assert won(s, "propaganda", 0)


@pytest.mark.shows("conflict/propaganda", "R-026")
def test_both_factions_of_propaganda_are_named_before_either_rises() -> None:
    s = fight("propaganda").influence(0, bene_gesserit=3).start()
    do(s, "faction:bene_gesserit")
    assert influence(s, 0)["bene_gesserit"] == 3
    assert intrigues(s, 0) == []
    do(s, "faction:fremen")
    assert gains(s, 0) == {"bene_gesserit": 4, "fremen": 1, "intrigue": 1, "vp": 2}


@pytest.mark.shows("conflict/propaganda", "U-12.11")
def test_propaganda_doubled_chooses_two_again() -> None:
    s = do(fight("propaganda", worm=0).start(), "faction:emperor", "faction:fremen")
    assert set(legal(s)) == {f"faction:{name}" for name in FACTIONS}
    do(s, "faction:fremen", "faction:bene_gesserit")
    assert gains(s, 0) == {"emperor": 1, "fremen": 2, "bene_gesserit": 1, "vp": 1}


@pytest.mark.shows("conflict/battle_for_imperial_basin")
def test_battle_for_imperial_basin_gives_a_point_and_sells_another() -> None:
    s = fight("battle_for_imperial_basin").have(0, spice=4).start()
    assert legal(s) == ["option:1", "pass"]
    declined = do(s.copy(), "pass")
    assert gains(declined, 0) == {"vp": 1, "spice": 4}
    do(s, "option:1")
    assert gains(s, 0) == {"vp": 2}
    assert control(s)["imperial_basin"] == 0
    assert won(s, "battle_for_imperial_basin", 0)
    assert gains(fight("battle_for_imperial_basin").have(0, spice=3).start(), 0) == {
        "vp": 1,
        "spice": 3,
    }


@pytest.mark.shows("conflict/battle_for_arrakeen", "U-10.11")
def test_battle_for_arrakeen_gives_a_point_and_sells_another_for_two_spies() -> None:
    t = fight("battle_for_arrakeen").spies(0, "post_choam", "post_emperor", "post_fremen")
    s = t.start()
    assert legal(s) == ["option:1", "pass"]
    declined = do(s.copy(), "pass")
    assert gains(declined, 0) == {"vp": 1, "spies": 3}
    do(s, "option:1", "post:post_choam", "post:post_fremen")
    assert gains(s, 0) == {"vp": 2, "spies": 1}
    assert spies(s, 0) == ["post_emperor"]
    assert control(s)["arrakeen"] == 0
    assert won(s, "battle_for_arrakeen", 0)
    s = fight("battle_for_arrakeen").spies(0, "post_choam").start()
    assert gains(s, 0) == {"vp": 1, "spies": 1}


@pytest.mark.shows("conflict/battle_for_arrakeen", "U-12.13")
def test_battle_for_arrakeen_doubled_can_be_paid_only_once_with_three_spies() -> None:
    t = fight("battle_for_arrakeen", worm=0).spies(0, "post_choam", "post_emperor", "post_fremen")
    s = do(t.start(), "option:1", "post:post_choam", "post:post_fremen")
    assert gains(s, 0) == {"vp": 3, "spies": 1}
    assert kind(s) == "turn"


@pytest.mark.shows("conflict/battle_for_spice_refinery")
def test_battle_for_spice_refinery_gives_a_point_and_sells_another() -> None:
    s = fight("battle_for_spice_refinery").have(1, solari=7).start()
    assert (decider(s), legal(s)) == (1, ["option:1", "pass"])
    declined = do(s.copy(), "pass")
    assert gains(declined, 1) == {"vp": 1, "solari": 7}
    do(s, "option:1")
    assert gains(s, 1) == {"vp": 2, "solari": 1}
    assert control(s)["spice_refinery"] == 1
    assert won(s, "battle_for_spice_refinery", 1)
    assert gains(fight("battle_for_spice_refinery").have(1, solari=5).start(), 1) == {
        "vp": 1,
        "solari": 5,
    }


@pytest.mark.shows(
    "conflict/battle_for_imperial_basin", "conflict/battle_for_spice_refinery", "U-12.13"
)
@pytest.mark.parametrize(
    ("conflict", "resource", "price"),
    [("battle_for_imperial_basin", "spice", 4), ("battle_for_spice_refinery", "solari", 6)],
)
def test_a_doubled_battle_may_be_paid_once_twice_or_not(
    conflict: str, resource: str, price: int
) -> None:
    seat = winner(conflict)
    s = fight(conflict, worm=0).have(seat, **{resource: 2 * price}).start()
    assert s.seats[seat].vp == 1 + 2
    assert do(s.copy(), "pass").seats[seat].vp == 1 + 2
    do(s, "option:1")
    assert legal(s) == ["option:1", "pass"]
    assert do(s.copy(), "pass").seats[seat].vp == 1 + 3
    do(s, "option:1")
    assert (s.seats[seat].vp, getattr(s.seats[seat], resource)) == (1 + 4, 0)


@pytest.mark.shows("conflict/siege_of_arrakeen", "U-12.9")
def test_recruits_come_from_the_supply_before_the_troops_return_to_it() -> None:
    t = fight("siege_of_arrakeen").units(0, garrison=7, conflict=4)
    s = t.start()
    assert (s.seats[0].garrison, s.seats[0].supply) == (8, 4)


# ---------------------------------------------------------------- control


@pytest.mark.shows(*ALL, "U-8.1", "U-12.12", "X-D13")
@pytest.mark.parametrize("conflict", CONFLICTS)
@pytest.mark.parametrize("worm", [None, 0])
def test_the_winner_takes_control_of_the_location_of_the_card(
    conflict: str, worm: int | None
) -> None:
    t = fight(conflict, worm=worm).control(3, "arrakeen", "spice_refinery", "imperial_basin")
    s = decline(t.start())
    expected = dict.fromkeys(("arrakeen", "spice_refinery", "imperial_basin"), 3)
    if conflict in LOCATION:
        expected[LOCATION[conflict]] = winner(conflict)
    assert control(s) == expected


@pytest.mark.shows(*(f"conflict/{conflict}" for conflict in LOCATION), "U-8.1", "U-12.7")
@pytest.mark.parametrize("conflict", LOCATION)
def test_a_tie_for_first_gives_nobody_control_and_nobody_the_card(conflict: str) -> None:
    t = fight(conflict)
    for seat in range(4):
        t.units(seat, conflict=2 if seat < 2 else 0)
    s = decline(t.control(3, LOCATION[conflict]).start())
    assert control(s)[LOCATION[conflict]] == 3
    assert gains(s, 0) == gains(s, 1) == SECOND[conflict]
    assert conflict in s.to_dict()["conflicts_left"]
    assert all(len(battle_cards(s, seat)) == 1 for seat in range(4))


@pytest.mark.shows("conflict/siege_of_arrakeen", "U-8.4")
def test_winning_a_location_one_controls_changes_nothing() -> None:
    s = fight("siege_of_arrakeen").control(0, "arrakeen").start()
    assert control(s)["arrakeen"] == 0
    assert gains(s, 0) == {"solari": 2, "troops": 2}
