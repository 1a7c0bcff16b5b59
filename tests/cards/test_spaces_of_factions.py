"""The Factions' board spaces: what each gives."""

from __future__ import annotations

import pytest

from tests.cards.helpers.spaces import ALL_POSTS, POSTS, visit
from tests.table import Table, cards, contracts, do, intrigues, legal, spies

# ---------------------------------------------------------------- Emperor


@pytest.mark.shows("space/dutiful_service", "track/emperor", "C-2.1")
def test_dutiful_service_without_contracts_gives_two_solari() -> None:
    _, changed = visit(Table(), "dutiful_service")
    assert changed == {"hand": -1, "emperor": 1, "solari": 2}


@pytest.mark.shows("space/dutiful_service", "C-2.2")
def test_dutiful_service_with_contracts_makes_the_visitor_take_one() -> None:
    t = Table(choam=True).market("arrakeen_water", "harvest_4")
    s, changed = visit(t, "dutiful_service")
    assert changed == {"hand": -1, "emperor": 1}
    assert legal(s) == ["contract:arrakeen_water", "contract:harvest_4"]
    do(s, "contract:harvest_4")
    assert contracts(s, 0) == ["harvest_4"]
    assert s.active == 1


@pytest.mark.shows("space/dutiful_service", "space/accept_contract", "C-2.3", "X-C04")
@pytest.mark.parametrize("space", ["dutiful_service", "accept_contract"])
def test_a_contract_space_gives_two_solari_when_no_contract_is_left(space: str) -> None:
    _, changed = visit(Table(choam=True).empty_market(), space)
    assert changed["solari"] == 2


@pytest.mark.shows("space/sardaukar")
def test_sardaukar_gives_influence_an_intrigue_and_four_troops() -> None:
    t = Table().have(0, spice=4).intrigue_top("weirding_combat")
    s, changed = visit(t, "sardaukar")
    assert changed == {"hand": -1, "spice": -4, "emperor": 1, "intrigue": 1, "garrison": 4}
    assert intrigues(s, 0) == ["weirding_combat"]


# ---------------------------------------------------------------- Spacing Guild


@pytest.mark.shows("space/deliver_supplies", "track/spacing_guild")
def test_deliver_supplies_gives_influence_and_one_water() -> None:
    _, changed = visit(Table(), "deliver_supplies")
    assert changed == {"hand": -1, "spacing_guild": 1, "water": 1}


@pytest.mark.shows("space/heighliner", "U-7.7")
def test_heighliner_gives_influence_and_five_troops_that_may_fight() -> None:
    s, changed = visit(Table().have(0, spice=5), "heighliner")
    assert changed == {"hand": -1, "spice": -5, "spacing_guild": 1, "garrison": 5}
    assert "deploy:7" in legal(s)
    assert "deploy:8" not in legal(s)
    do(s, "deploy:7")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (7, 1)


@pytest.mark.shows("space/heighliner", "U-7.9", "R-011")
def test_troops_may_be_deployed_in_instalments() -> None:
    t = Table().have(0, spice=5).intrigue(0, "intelligence_report")
    s, _ = visit(t, "heighliner", "deploy:3", "intrigue:intelligence_report")
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)
    do(s, "deploy:4")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (7, 1)
    assert s.active == 1


@pytest.mark.shows("space/heighliner", "X-D04", "R-016", "U-7.5")
def test_heighliner_recruits_only_what_is_in_supply() -> None:
    t = Table().have(0, spice=5).units(0, garrison=3, conflict=7)
    s, changed = visit(t, "heighliner", "space-effect:0")
    assert changed["garrison"] == 2
    assert "deploy:4" in legal(s)
    assert "deploy:5" not in legal(s)


# ---------------------------------------------------------------- Bene Gesserit


@pytest.mark.shows("space/espionage", "track/bene_gesserit", *ALL_POSTS, "U-10.3")
def test_espionage_gives_influence_a_card_and_a_spy_on_any_free_post() -> None:
    t = Table().have(0, spice=1).spies(1, "post_choam")
    s, changed = visit(t, "espionage")
    assert changed == {"spice": -1, "bene_gesserit": 1}  # one card played, one drawn
    do(s, "space-effect:1")
    assert set(legal(s)) == {f"post:{post}" for post in POSTS if post != "post_choam"} | {"pass"}
    do(s, "post:post_emperor")
    assert spies(s, 0) == ["post_emperor"]
    assert s.seats[0].spies == 2


@pytest.mark.shows("space/espionage", "X-D21", "R-003", "U-10.6")
def test_the_spy_of_espionage_may_be_declined() -> None:
    s, _ = visit(Table().have(0, spice=1), "espionage")
    assert "end" in legal(s)
    do(s, "space-effect:1", "pass")
    assert spies(s, 0) == []
    assert s.active == 1


@pytest.mark.shows("space/espionage", "X-D21", "U-10.4")
def test_espionage_with_all_spies_out_lets_one_be_moved() -> None:
    t = Table().have(0, spice=1).spies(0, "post_choam", "post_fremen", "post_emperor")
    s, _ = visit(t, "espionage", "space-effect:1")
    out = {"post:post_choam", "post:post_fremen", "post:post_emperor"}
    assert set(legal(s)) == out | {"pass"}
    do(s, "post:post_fremen")
    assert "pass" not in legal(s)
    do(s, "post:post_city_left")
    assert set(spies(s, 0)) == {"post_choam", "post_emperor", "post_city_left"}


@pytest.mark.shows("space/secrets", "track/bene_gesserit")
def test_secrets_gives_influence_and_an_intrigue() -> None:
    s, changed = visit(Table().intrigue_top("weirding_combat"), "secrets")
    assert changed == {"hand": -1, "bene_gesserit": 1, "intrigue": 1}
    assert intrigues(s, 0) == ["weirding_combat"]


@pytest.mark.shows("space/secrets", "U-15.9", "X-D10")
def test_secrets_takes_one_intrigue_from_each_opponent_with_four_or_more() -> None:
    three = ["weirding_combat", "tactical_option", "spice_is_power"]
    four = ["questionable_methods", "find_weakness", "go_to_ground", "devour"]
    six = ["impress", "spring_the_trap", "choam_profits", "secure_spice_trade"]
    six[2:3] = ["shadow_alliance", "buy_access", "mercenaries"]
    t = Table(4).intrigue(1, *three).intrigue(2, *four).intrigue(3, *six)
    s, changed = visit(t.intrigue_top("cunning"), "secrets")
    assert changed["intrigue"] == 3
    assert [len(s.seats[seat].intrigue) for seat in (1, 2, 3)] == [3, 3, 5]
    mine = set(intrigues(s, 0)) - {"cunning"}
    assert len(mine & set(four)) == 1
    assert len(mine & set(six)) == 1


# ---------------------------------------------------------------- Fremen


@pytest.mark.shows("space/desert_tactics", "track/fremen")
def test_desert_tactics_gives_influence_and_a_troop() -> None:
    s, changed = visit(Table().have(0, water=1), "desert_tactics")
    assert changed == {"hand": -1, "water": -1, "fremen": 1, "garrison": 1}
    assert "deploy:3" in legal(s)
    assert "deploy:4" not in legal(s)


@pytest.mark.shows("space/desert_tactics", "U-16.4", "U-17.3")
def test_desert_tactics_may_trash_a_card_from_hand_discard_pile_or_play() -> None:
    t = Table().have(0, water=1).discard(0, "dagger")
    s, _ = visit(t, "desert_tactics", "space-effect:1")
    assert {"card:convincing_argument", "discarded:dagger", "played:diplomacy"} <= set(legal(s))
    do(s, "discarded:dagger")
    assert cards(s, 0, "trash") == ["dagger"]
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("space/desert_tactics", "U-17.3")
def test_desert_tactics_may_be_left_without_trashing() -> None:
    s, _ = visit(Table().have(0, water=1), "desert_tactics")
    do(s, "end")
    assert cards(s, 0, "trash") == []
    assert s.active == 1


@pytest.mark.shows("space/fremkit", "track/fremen")
def test_fremkit_gives_influence_and_a_card() -> None:
    s, changed = visit(Table().top(0, "seek_allies"), "fremkit")
    assert changed == {"fremen": 1}
    assert cards(s, 0, "hand") == ["convincing_argument", "seek_allies"]
    assert "deploy:2" in legal(s)
    assert "deploy:3" not in legal(s)
