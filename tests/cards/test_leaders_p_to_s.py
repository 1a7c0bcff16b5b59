"""Princess Irulan, Shaddam Corrino IV and Staban Tuek: both abilities of each."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.leaders import (
    ALL_POSTS,
    CITY_POSTS,
    FACTION_POSTS,
    FACTIONS,
    GURNEY,
    IRULAN,
    LANDSRAAD_POSTS,
    TRADE_POSTS,
    kind,
    led,
    posts,
    ring,
    signet,
    use_ring,
    visit,
    win,
)
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

# ---------------------------------------------------------------- Princess Irulan


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
