"""Agents (U-14), mandatory and optional (U-17), named clarifications (U-18), icons (U-19),

decision points (U-22), and the rulings about spaces, Agents, units, Influence and Leaders.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kanly
from kanly import State

from ..table import (
    THREE,
    Table,
    agents,
    alliances,
    battle_cards,
    cards,
    contracts,
    control,
    do,
    influence,
    intrigue_discard,
    intrigues,
    legal,
    row,
    spies,
)

DEAR = ("overthrow", "steersman", "corrinth_city", "desert_power", "leadership")
"""A Row of cards that cost 5 or more."""


def led_by(leader: str, *, choam: bool = False, players: int = 3) -> Table:
    """Seat 0 plays this Leader."""
    others = [x for x in [*THREE, "staban_tuek"] if x != leader]
    return Table(leaders=[leader, *others[: players - 1]], choam=choam)


def send(s: State, card: str, space: str) -> State:
    """Send an Agent; a single possible destination is not asked for."""
    seat = s.active
    do(s, f"card:{card}")
    if f"space:{space}" in legal(s):
        do(s, f"space:{space}")
    assert space in agents(s, seat)
    return s


def spaces(s: State) -> set[str]:
    """The spaces on offer."""
    return {a.removeprefix("space:") for a in legal(s) if a.startswith("space:")}


# ================================================================ U-14: Agents


@pytest.mark.shows("U-14.1")
def test_two_agents_and_three_with_the_swordmaster() -> None:
    t = Table().hand(0, "dagger", "reconnaissance", "diplomacy", "dune_the_desert_planet")
    t.revealed(1, 2).intrigue(0, "contingency_plan")
    for count in (2, 3):
        if count == 3:
            t.owns(0, "swordmaster")
        s = t.start()
        assert s.seats[0].agents == count
        do(s, "card:dagger", "space:assembly_hall", "end")
        do(s, "card:reconnaissance", "space:arrakeen", "end")
        assert ("card:diplomacy" in legal(s)) == (count == 3)


@pytest.mark.shows("U-14.2", "R-035", "space/swordmaster")
def test_the_swordmaster_costs_eight_until_somebody_has_one_then_six() -> None:
    def offered(solari: int, taken: bool) -> bool:
        t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=solari)
        if taken:
            t.owns(1, "swordmaster")
        return "swordmaster" in spaces(do(t.start(), "card:dagger"))

    assert not offered(7, taken=False)
    assert offered(8, taken=False)
    assert not offered(5, taken=True)
    assert offered(6, taken=True)


@pytest.mark.shows("U-14.2", "R-035")
def test_the_price_drops_at_once_for_the_next_visitor() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=9).have(1, solari=6)
    s = t.hand(1, "dagger", "signet_ring").spies(1, "post_landsraad_left").start()
    do(s, "card:dagger", "space:swordmaster")
    assert s.seats[0].solari == 1
    do(s, "card:dagger")
    assert "swordmaster" in spaces(s)
    do(s, "space:swordmaster")
    assert s.seats[1].solari == 0
    assert s.seats[1].swordmaster


@pytest.mark.shows("U-14.3")
def test_the_swordmaster_can_be_sent_in_the_same_round() -> None:
    t = Table().hand(0, "dagger", "reconnaissance", "diplomacy", "dune_the_desert_planet")
    s = t.have(0, solari=8).agents(0, "secrets").revealed(1, 2).start()
    do(s, "card:dagger", "space:swordmaster")  # the second Agent
    assert s.seats[0].agents == 1  # the Swordmaster, on the Leader
    do(s, "card:diplomacy", "space:deliver_supplies")
    assert len(agents(s, 0)) == 3


@pytest.mark.shows("R-036", "U-6.6")
def test_swordmaster_is_never_visited_twice() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=9).owns(0, "swordmaster")
    s = do(t.start(), "card:dagger")
    assert "swordmaster" not in spaces(s)
    assert "high_council" in spaces(s)


@pytest.mark.shows("U-14.4", "R-033", "imperium/steersman")
def test_recall_returns_another_agent_which_can_be_sent_again() -> None:
    t = Table().hand(0, "steersman", "dagger").agents(0, "arrakeen").revealed(1, 2)
    s = do(t.start(), "card:steersman", "space:accept_contract")
    assert agents(s, 0) == ["accept_contract"]  # never the one sent this turn
    assert s.seats[0].agents == 1
    do(s, "card:dagger", "space:assembly_hall")
    assert set(agents(s, 0)) == {"accept_contract", "assembly_hall"}


@pytest.mark.shows("R-033", "U-14.4")
def test_recall_without_another_agent_does_nothing() -> None:
    t = Table().hand(0, "steersman", "dagger")
    s = do(t.start(), "card:steersman", "space:accept_contract")
    assert agents(s, 0) == ["accept_contract"]
    assert s.active == 1


@pytest.mark.shows("R-006", "U-14.4", "R-013", "space/imperial_privilege")
def test_imperial_privilege_recalls_if_it_can_and_draws_anyway() -> None:
    def privilege(*sent: str) -> State:
        t = Table().hand(0, "dagger", "diplomacy").have(0, solari=3).influence(0, emperor=2)
        t.owns(0, "swordmaster").agents(0, *sent)
        return do(t.start(), "card:dagger", "space:imperial_privilege")

    s = privilege()
    assert len(s.seats[0].hand) == 2
    assert agents(s, 0) == ["imperial_privilege"]
    s = privilege("arrakeen")
    assert agents(s, 0) == ["imperial_privilege"]
    assert len(s.seats[0].hand) == 2
    s = privilege("arrakeen", "secrets")
    assert set(legal(s)) == {"space:arrakeen", "space:secrets"}  # compulsory, the owner's choice
    do(s, "space:secrets")
    assert set(agents(s, 0)) == {"arrakeen", "imperial_privilege"}


@pytest.mark.shows("U-14.5", "R-034", "space/assembly_hall")
def test_a_vacated_space_is_free_and_gives_no_persuasion() -> None:
    t = Table().hand(0, "steersman", "convincing_argument").agents(0, "assembly_hall")
    t.hand(1, "dagger", "reconnaissance").units(0)
    s = do(t.start(), "card:steersman", "space:accept_contract")
    do(s, "card:dagger")
    assert "assembly_hall" in spaces(s)
    t = Table().hand(0, "steersman", "convincing_argument", "dagger").agents(0, "assembly_hall")
    t.deck(0, "seek_allies", "diplomacy", "signet_ring").revealed(1, 2)
    t.intrigue(0, "contingency_plan")
    s = do(t.start(), "card:steersman", "space:accept_contract", "card-effect:1")
    do(s, "end", "reveal")
    assert s.seats[0].persuasion == 2 + 1  # Convincing Argument, Diplomacy


@pytest.mark.shows("U-14.5", "R-034", "U-13.1")
def test_a_vacated_maker_space_collects_spice() -> None:
    t = Table().hand(0, "steersman").deck(0, "seek_allies").agents(0, "deep_desert")
    s = t.revealed(1, 2).units(0).start()
    do(s, "card:steersman", "space:accept_contract")
    while s.round == 1:
        do(s, "reveal" if "reveal" in legal(s) else "end")
    assert s.to_dict()["bonus_spice"]["deep_desert"] == 1


@pytest.mark.shows("U-14.6", "leader/lady_amber_metulli", "starter/signet_ring")
def test_the_signet_ability_works_when_the_ring_is_played_not_when_revealed() -> None:
    s = led_by("lady_amber_metulli").hand(0, "signet_ring", "dagger").start()
    do(s, "card:signet_ring", "space:gather_support")
    assert s.seats[0].solari == 1
    s = led_by("lady_amber_metulli").hand(0, "signet_ring", "dagger").start()
    do(s, "reveal")
    assert s.seats[0].solari == 0


@pytest.mark.shows("U-14.6", "leader/muad_dib")
def test_the_left_ability_is_used_as_its_text_says() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, worms=1).intrigue_top("cunning")
    s = do(t.start(), "reveal")
    assert intrigues(s, 0) == ["cunning"]
    t = Table().hand(0, "dagger", "reconnaissance").units(0, conflict=1)
    assert intrigues(do(t.start(), "reveal"), 0) == []


# ================================================================ spaces (rulings)


@pytest.mark.shows("R-004", "space/deep_desert")
def test_deep_desert_gives_four_spice_and_the_bonus() -> None:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").have(0, water=3)
    s = t.bonus_spice(deep_desert=2).start()
    do(s, "card:dune_the_desert_planet", "space:deep_desert", "space-effect:1")
    assert s.seats[0].spice == 6


@pytest.mark.shows("R-009", "U-6.9", "U-8.3")
def test_the_control_bonus_comes_before_the_visitors_effects() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").control(1, "arrakeen")
    s = t.spies(0, "post_city_right").units(0).start()
    do(s, "card:reconnaissance", "space:arrakeen")
    assert s.decision.kind == "gather"  # no effect of the visitor has happened
    assert s.seats[0].garrison == 0
    assert s.seats[1].solari == 1


@pytest.mark.shows("R-009", "U-8.3")
def test_the_control_bonus_does_not_help_to_pay_for_the_space() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").control(0, "spice_refinery")
    s = do(t.start(), "card:reconnaissance", "space:spice_refinery")
    assert s.seats[0].solari == 3  # 2 of the space for nothing paid, 1 of control


@pytest.mark.shows("R-037", "space/high_council")
def test_there_is_a_council_seat_for_everyone() -> None:
    t = Table(players=4).hand(3, "dagger", "reconnaissance").have(3, solari=5)
    t.owns(0, "council").owns(1, "council").owns(2, "council").turn_of(3)
    s = do(t.start(), "card:dagger", "space:high_council")
    assert s.seats[3].council


@pytest.mark.shows("R-042", "U-7.15")
def test_the_sandworm_branch_is_not_offered_while_the_conflict_is_protected() -> None:
    def hagga(conflict: str) -> State:
        t = Table().hand(0, "dune_the_desert_planet", "dagger").owns(0, "hooks")
        s = t.conflict(conflict).start()
        return do(s, "card:dune_the_desert_planet", "space:hagga_basin", "space-effect:1")

    s = hagga("siege_of_arrakeen")
    assert s.seats[0].spice == 2  # the only branch
    s = hagga("skirmish_crysknife")
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:1")
    assert (s.seats[0].spice, s.seats[0].worms) == (0, 1)


@pytest.mark.shows("R-043", "U-7.3", "space/sietch_tabr")
def test_sietch_tabr_gives_troop_and_water_to_an_owner_of_hooks() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").owns(0, "hooks").influence(0, fremen=2)
    s = t.have(0, water=0).units(0).start()
    do(s, "card:reconnaissance", "space:sietch_tabr")
    do(s, "option:0")
    assert (s.seats[0].water, s.seats[0].garrison) == (1, 1)


@pytest.mark.shows("R-044", "U-6.7", "space/spice_refinery", "space/gather_support")
def test_optional_costs_are_paid_with_the_space_cost() -> None:
    t = Table().hand(0, "maker_keeper", "dagger").influence(0, fremen=2).units(0)
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")
    assert s.seats[0].solari == 2  # the card's spice came too late
    assert s.seats[0].spice == 1
    t = Table().hand(0, "maker_keeper", "dagger").influence(0, fremen=2).have(0, spice=1)
    s = do(t.start(), "card:maker_keeper", "space:spice_refinery")
    assert legal(s) == ["option:0", "option:1"]
    do(s, "option:1")
    assert (s.seats[0].solari, s.seats[0].spice) == (4, 1)
    s = led_by("lady_amber_metulli").hand(0, "signet_ring", "dagger").have(0, solari=1, water=0)
    s = do(s.start(), "card:signet_ring", "space:gather_support")
    assert (s.seats[0].solari, s.seats[0].water) == (2, 0)  # the second Solari came too late


@pytest.mark.shows("R-047", "U-4.2", "U-17.1")
def test_the_defensive_bonus_is_offered_before_hands_are_drawn() -> None:
    def start() -> State:
        t = Table().control(1, "arrakeen").hand(0).hand(1).hand(2).units(1, garrison=3)
        return t.next_conflict("siege_of_arrakeen").at_round_start().start()

    s = start()
    assert s.decision.seat == 1
    assert all(len(seat.hand) == 0 for seat in s.seats)
    assert "pass" in legal(s)
    do(s, next(a for a in legal(s) if a != "pass"))
    assert (s.seats[1].deployed, s.seats[1].garrison, s.seats[1].supply) == (1, 3, 8)
    assert all(len(seat.hand) == 5 for seat in s.seats)
    s = do(start(), "pass")
    assert s.seats[1].deployed == 0


# ================================================================ units (rulings)


@pytest.mark.shows("R-011", "U-7.9", "U-7.8")
def test_deployment_in_instalments_bounded_and_final() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=5)
    t.intrigue(0, "contingency_plan")
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")  # recruits one
    assert [a for a in legal(s) if a.startswith("deploy")] == ["deploy:1", "deploy:2", "deploy:3"]
    do(s, "deploy:1")
    assert [a for a in legal(s) if a.startswith("deploy")] == ["deploy:1", "deploy:2"]
    do(s, "intrigue:contingency_plan", "deploy:2")
    assert (s.seats[0].deployed, s.seats[0].garrison) == (3, 3)
    assert s.active == 1  # nothing can be taken back


@pytest.mark.shows("R-016", "U-7.5", "U-17.5")
def test_recruiting_with_too_small_a_supply() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, garrison=11)
    s = do(t.start(), "card:dagger", "space:gather_support")  # two troops
    assert (s.seats[0].garrison, s.seats[0].supply) == (12, 0)
    assert s.active == 1  # the second one is not owed


@pytest.mark.shows("R-041", "U-7.19", "intrigue/unexpected_allies")
def test_the_wall_may_go_first_and_the_sandworm_then_come() -> None:
    def start() -> State:
        t = Table().hand(0, "dagger", "reconnaissance").have(0, water=2)
        return t.conflict("siege_of_arrakeen").intrigue(0, "unexpected_allies").start()

    s = do(start(), "intrigue:unexpected_allies")
    do(s, "option:0")
    assert not s.shield_wall
    assert (s.seats[0].worms, s.seats[0].water) == (1, 0)
    s = do(start(), "intrigue:unexpected_allies", "pass")  # the wall stays: no sandworm
    assert s.shield_wall
    assert (s.seats[0].worms, s.seats[0].water) == (0, 0)


# ================================================================ Influence (rulings)


@pytest.mark.shows("R-017", "U-9.13")
def test_gains_beyond_the_top_are_lost() -> None:
    t = Table().hand(0, "diplomacy", "dagger").influence(0, fremen=6)
    s = do(t.alliance(0, "fremen").start(), "card:diplomacy", "space:fremkit")
    assert influence(s, 0)["fremen"] == 6


def _allied(t: Table, *factions: str) -> Table:
    for faction in factions:
        t.influence(0, **{faction: 6}).alliance(0, faction)
    return t


@pytest.mark.shows("R-017", "U-9.13")
def test_a_free_choice_must_use_a_faction_that_can_still_rise() -> None:
    t = _allied(Table().hand(0, "dangerous_rhetoric", "dagger"), "emperor", "fremen")
    s = send(t.start(), "dangerous_rhetoric", "assembly_hall")
    assert legal(s) == ["faction:spacing_guild", "faction:bene_gesserit"]


@pytest.mark.shows("R-017", "U-9.13")
def test_if_no_faction_can_rise_the_gain_is_lost() -> None:
    t = Table().hand(0, "dangerous_rhetoric", "dagger")
    t = _allied(t, "emperor", "fremen", "spacing_guild", "bene_gesserit")
    s = send(t.start(), "dangerous_rhetoric", "assembly_hall")
    assert set(influence(s, 0).values()) == {6}
    assert s.active == 1 or "end" in legal(s)


@pytest.mark.shows("R-017", "U-9.8", "U-9.9", "intrigue/change_allegiances")
def test_an_alliance_is_lost_to_a_tied_player_level_by_level() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "change_allegiances")
    t.influence(0, fremen=5).alliance(0, "fremen").influence(1, fremen=5)
    s = do(t.start(), "intrigue:change_allegiances", "faction:emperor")
    assert influence(s, 0)["fremen"] == 4
    assert alliances(s)["fremen"] == 1
    assert (s.seats[0].vp, s.seats[1].vp) == (1, 2)


@pytest.mark.shows("R-018", "U-9.4")
@pytest.mark.parametrize(
    ("faction", "space"),
    [
        ("emperor", "dutiful_service"),
        ("spacing_guild", "deliver_supplies"),
        ("bene_gesserit", "secrets"),
        ("fremen", "fremkit"),
    ],
)
def test_the_bonuses_at_level_four(faction: str, space: str) -> None:
    t = Table().hand(0, "diplomacy", "dagger").influence(0, **{faction: 3}).have(0, water=0)
    s = do(t.start(), "card:diplomacy", f"space:{space}")
    if "influence-step" in legal(s):
        do(s, "influence-step")
    if faction == "emperor":
        do(s, "post:post_choam")
        assert spies(s, 0) == ["post_choam"]
    elif faction == "spacing_guild":
        assert s.seats[0].solari == 3
    elif faction == "bene_gesserit":
        assert len(intrigues(s, 0)) == 2  # one of the space
    else:
        assert s.seats[0].water == 1


# ================================================================ U-17: mandatory and optional

Maker = Callable[[], State]


def _amber() -> State:
    t = led_by("lady_amber_metulli").hand(0, "dagger", "reconnaissance").units(0, conflict=1)
    return do(t.start(), "reveal")


def _arrow() -> State:
    t = Table().hand(0, "captured_mentat", "dagger", "diplomacy")
    return send(t.start(), "captured_mentat", "accept_contract")


def _trash() -> State:
    t = Table().hand(0, "desert_survival", "dagger")
    return do(t.start(), "card:desert_survival", "space:accept_contract")


def _detonate() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").influence(0, fremen=2).units(0)
    s = do(t.start(), "card:reconnaissance", "space:sietch_tabr")
    return do(s, "option:1")


def _deploy() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=3)
    return do(t.start(), "card:reconnaissance", "space:arrakeen")


def _gather() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").spies(0, "post_city_right")
    return do(t.start(), "card:reconnaissance", "space:arrakeen")


def _defend() -> State:
    t = Table().control(0, "arrakeen").next_conflict("siege_of_arrakeen")
    return t.at_round_start().start()


def _acquire() -> State:
    return do(Table().hand(0, "convincing_argument", "dagger").start(), "reveal")


def _spy() -> State:
    t = Table().hand(0, "diplomacy", "dagger").have(0, spice=1)
    return do(t.start(), "card:diplomacy", "space:espionage")


def _recall_for_a_spy() -> State:
    t = Table().hand(0, "diplomacy", "dagger").have(0, spice=1)
    t.spies(0, "post_choam", "post_fremen", "post_emperor")
    return do(t.start(), "card:diplomacy", "space:espionage", "space-effect:1")


@pytest.mark.shows("U-17.1")
@pytest.mark.parametrize(
    ("start", "offer"),
    [
        (_amber, "leader-effect:0"),  # "you may"
        (_arrow, "card-effect:0"),
        (_trash, "card-effect:0"),
        (_detonate, ""),
        (_deploy, "deploy:3"),
        (_gather, "post:post_city_right"),
        (_defend, ""),
        (_acquire, "acquire:prepare_the_way"),
        (_spy, "space-effect:1"),
        (_recall_for_a_spy, "post:post_choam"),
    ],
    ids=lambda x: x.__name__.strip("_") if callable(x) else "",
)
def test_optional_effects_can_be_declined(start: Maker, offer: str) -> None:
    s = start()
    assert len(legal(s)) >= 2
    if offer:
        assert offer in legal(s)
    assert {"pass", "end"} & set(legal(s))


@pytest.mark.shows("U-17.1", "U-10.7")
def test_infiltrating_is_a_choice_of_the_destination() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").agents(1, "arrakeen")
    s = do(t.spies(0, "post_city_right").start(), "card:reconnaissance")
    assert {"arrakeen", "spice_refinery"} <= spaces(s)
    do(s, "space:spice_refinery", "pass")
    assert spies(s, 0) == ["post_city_right"]


@pytest.mark.shows("U-17.1", "imperium/captured_mentat")
def test_a_declined_arrow_has_no_effect() -> None:
    s = do(_arrow(), "end")
    assert intrigues(s, 0) == []
    assert len(s.seats[0].hand) == 3  # dagger, diplomacy and the card of the space


@pytest.mark.shows("U-17.1", "U-7.18", "space/sietch_tabr")
def test_a_declined_detonation_leaves_the_wall() -> None:
    s = do(_detonate(), "pass")
    assert s.shield_wall
    s = _detonate()
    do(s, "option:0")
    assert not s.shield_wall


def _must_draw() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").discard(0, "diplomacy", "seek_allies")
    return do(t.deck(0).start(), "card:reconnaissance", "space:arrakeen")


def _must_gain_influence() -> State:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").have(0, spice=3)
    t.influence(0, spacing_guild=2)
    return do(t.start(), "card:dune_the_desert_planet", "space:shipping")


def _must_take_a_contract() -> State:
    t = Table(choam=True).hand(0, "diplomacy", "dagger")
    t.market("arrakeen_water", "deliver_supplies")
    return do(t.start(), "card:diplomacy", "space:dutiful_service")


def _must_complete_a_contract() -> State:
    t = Table(choam=True).contracts(0, held=("arrakeen_troop_spy",)).units(0, garrison=3)
    t.hand(0, "reconnaissance", "dagger")
    return do(t.start(), "card:reconnaissance", "space:arrakeen")


def _must_discard() -> State:
    t = Table().hand(0, "guild_envoy", "dagger", "diplomacy")
    return do(t.start(), "card:guild_envoy", "space:deliver_supplies")


@pytest.mark.shows("U-17.2")
@pytest.mark.parametrize(
    "start",
    [
        _must_draw,
        _must_gain_influence,
        _must_take_a_contract,
        _must_complete_a_contract,
        _must_discard,
    ],
    ids=lambda x: x.__name__.strip("_"),
)
def test_mandatory_effects_cannot_be_declined(start: Maker) -> None:
    s = start()
    assert len(legal(s)) >= 2
    assert not {"pass", "end"} & set(legal(s))


@pytest.mark.shows("U-17.2", "U-17.3", "starter/seek_allies")
def test_recruiting_self_trash_and_flipping_happen() -> None:
    s = do(Table().units(0).hand(0, "dagger").start(), "card:dagger", "space:gather_support")
    assert s.seats[0].garrison == 2
    t = Table().hand(0, "seek_allies", "dagger")
    s = do(t.start(), "card:seek_allies", "space:deliver_supplies")
    assert cards(s, 0, "trash") == ["seek_allies"]  # told to trash that very card
    s = Table().conflict("skirmish_desert_mouse").units(0, conflict=1).at_combat().start()
    assert battle_cards(s, 0) == []
    assert s.seats[0].vp == 1


@pytest.mark.shows("U-17.3", "imperium/shishakli")
def test_trashing_is_mandatory_only_as_a_cost() -> None:
    t = Table().hand(0, "shishakli", "dagger").top(0, "diplomacy", "seek_allies")
    s = do(t.start(), "card:shishakli", "space:accept_contract", "card-effect:0")
    assert set(legal(s)) == {"card:dagger", "card:diplomacy", "played:shishakli"}
    before = len(s.seats[0].hand)
    do(s, "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]
    assert len(s.seats[0].hand) == before  # one trashed, one drawn
    t = Table().hand(0, "desert_survival", "dagger")
    s = do(t.start(), "card:desert_survival", "space:accept_contract", "end")
    assert cards(s, 0, "trash") == []  # the plain icon was declined


@pytest.mark.shows("U-17.4", "R-014", "R-048", "U-18.5", "imperium/guild_envoy")
def test_a_mandatory_effect_that_cannot_be_done_waits_and_lapses() -> None:
    t = Table().hand(0, "guild_envoy").intrigue(0, "intelligence_report").top(0, "dagger")
    s = do(t.start(), "card:guild_envoy", "space:deliver_supplies")
    assert legal(s) == ["intrigue:intelligence_report", "end"]  # it cannot be fired into nothing
    lapsed = do(s.copy(), "end")
    assert lapsed.active == 1
    assert cards(lapsed, 0, "discard") == []
    do(s, "intrigue:intelligence_report")  # now it can be done, so it must be
    assert cards(s, 0, "discard") == ["dagger"]
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("R-014", "U-6.14", "imperium/wheels_within_wheels")
def test_conditions_are_tested_when_the_effect_is_resolved() -> None:
    t = Table().hand(0, "wheels_within_wheels", "dagger").spies(0, "post_emperor")
    s = t.influence(0, emperor=1).start()
    send(s, "wheels_within_wheels", "dutiful_service")
    do(s, "pass")
    assert influence(s, 0)["emperor"] == 2
    assert s.seats[0].solari == 2 + 2  # the space and, thanks to its Influence, the card


@pytest.mark.shows("U-17.5", "R-016")
def test_if_only_a_part_can_be_done_that_part_is_done() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").units(0, garrison=11)
    s = do(t.start(), "card:dagger", "space:gather_support")
    assert s.seats[0].garrison == 12
    t = Table().hand(0, "reconnaissance", "dagger").have(0, water=2).deck(0, "seek_allies")
    s = do(t.start(), "card:reconnaissance", "space:research_station")
    do(s, "space-effect:1")  # draw two, of one
    assert cards(s, 0, "hand") == ["dagger", "seek_allies"]


@pytest.mark.shows("R-013", "U-6.13")
def test_each_printed_icon_is_an_effect_of_its_own() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").have(0, water=2).units(0)
    t.discard(0, "diplomacy", "seek_allies").deck(0)
    s = do(t.start(), "card:reconnaissance", "space:research_station")
    assert s.seats[0].garrison == 2  # the troops came, the draw is still to be made
    assert "space-effect:1" in legal(s)
    do(s, "deploy:1")
    assert "space-effect:1" in legal(s)


@pytest.mark.shows("R-013", "U-6.13")
def test_an_arrow_with_its_cost_is_one_effect_and_an_or_is_one_choice() -> None:
    s = _arrow()
    assert [a for a in legal(s) if a.startswith("card-effect")] == ["card-effect:0"]
    t = Table().hand(0, "undercover_asset", "dagger").units(0, conflict=1)
    s = do(t.intrigue(0, "contingency_plan").start(), "reveal")
    boxes = [a for a in legal(s) if a.startswith("reveal-effect")]
    assert boxes == ["reveal-effect:undercover_asset/0"]
    do(s, *boxes)
    assert legal(s) == ["option:0", "option:1"]


# ================================================================ U-18: named clarifications


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
    s = _must_discard()
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


# ================================================================ U-19: the icons


def _solari() -> None:
    s = do(Table().hand(0, "paracompass", "dagger").units(0).start(), "card:paracompass")
    do(s, "space:spice_refinery")
    assert s.seats[0].solari == 4


def _pay() -> None:
    t = Table().hand(0, "smugglers_haven", "dagger").have(0, spice=4)
    s = send(t.start(), "smugglers_haven", "deliver_supplies")
    do(s, "card-effect:0")
    assert (s.seats[0].spice, s.seats[0].vp) == (0, 1)


def _water() -> None:
    s = Table().hand(0, "diplomacy", "dagger").have(0, water=0).start()
    do(s, "card:diplomacy", "space:deliver_supplies")
    assert s.seats[0].water == 1


def _cube() -> None:
    s = do(Table().hand(0, "dagger").units(0).start(), "card:dagger", "space:gather_support")
    assert (s.seats[0].garrison, s.seats[0].supply) == (2, 10)


def _card() -> None:
    t = Table().hand(0, "diplomacy", "dagger").top(0, "signet_ring")
    s = do(t.start(), "card:diplomacy", "space:fremkit")
    assert cards(s, 0, "hand") == ["dagger", "signet_ring"]


def _intrigue() -> None:
    t = Table().hand(0, "dagger", "diplomacy").intrigue_top("devour")
    s = do(t.start(), "card:dagger", "space:assembly_hall")
    assert intrigues(s, 0) == ["devour"]


def _trash_intrigue() -> None:
    t = Table().hand(0, "branching_path", "dagger").alliance(0, "bene_gesserit")
    s = t.intrigue(0, "devour").intrigue_top("impress").start()
    do(s, "card:branching_path", "space:arrakeen", "card-effect:0")
    assert (intrigues(s, 0), intrigue_discard(s)) == (["impress"], [])


def _trash_card() -> None:
    s = do(_trash(), "card-effect:0", "card:dagger")
    assert cards(s, 0, "trash") == ["dagger"]


def _discard() -> None:
    s = do(_must_discard(), "card:dagger")
    assert cards(s, 0, "discard") == ["dagger"]


def _faction() -> None:
    t = Table().hand(0, "shishakli", "maula_pistol")
    s = do(t.start(), "reveal")
    assert influence(s, 0)["fremen"] == 1


def _diamond() -> None:
    s = _must_gain_influence()
    assert set(legal(s)) == {
        "faction:emperor",
        "faction:spacing_guild",
        "faction:bene_gesserit",
        "faction:fremen",
    }
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 1


def _minus() -> None:
    t = Table().hand(0, "captured_mentat", "dagger").influence(0, fremen=1, emperor=1)
    s = do(t.start(), "reveal", "reveal-effect:captured_mentat/0", "faction:fremen")
    do(s, "faction:emperor")
    assert (influence(s, 0)["fremen"], influence(s, 0)["emperor"]) == (0, 2)


def _persuasion() -> None:
    s = do(Table().hand(0, "convincing_argument", "dagger").start(), "reveal")
    assert s.seats[0].persuasion == 2


def _sword() -> None:
    t = Table().hand(0, "dagger", "convincing_argument")
    assert do(t.units(0, conflict=1).start(), "reveal").strength(0) == 3
    assert do(t.units(0).start(), "reveal").strength(0) == 0


def _point() -> None:
    t = Table().hand(0, "dagger", "diplomacy").intrigue(0, "strategic_stockpiling")
    s = do(t.have(0, spice=5).start(), "intrigue:strategic_stockpiling")
    assert s.seats[0].vp == 1


def _spy_on() -> None:
    t = Table().hand(0, "reliable_informant", "dagger")
    s = send(t.start(), "reliable_informant", "deliver_supplies")
    do(s, "card-effect:0")
    assert {a for a in legal(s) if a != "pass"} == {
        "post:post_emperor",
        "post:post_bene_gesserit",
        "post:post_fremen",
    }


def _recall_spy() -> None:
    t = Table().hand(0, "dagger").intrigue(0, "special_mission").no_shield_wall()
    s = do(t.spies(0, "post_choam").start(), "intrigue:special_mission", "option:1")
    assert (spies(s, 0), s.seats[0].spies, s.seats[0].spice) == ([], 3, 2)


def _recall_agent() -> None:
    t = Table().hand(0, "steersman", "dagger").agents(0, "arrakeen")
    s = do(t.start(), "card:steersman", "space:accept_contract")
    assert agents(s, 0) == ["accept_contract"]


def _third_agent() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").have(0, solari=8)
    s = do(t.start(), "card:dagger", "space:swordmaster")
    assert s.seats[0].swordmaster
    assert s.seats[0].agents == 2


def _hooks() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").influence(0, fremen=2).units(0)
    s = do(t.start(), "card:reconnaissance", "space:sietch_tabr")
    assert not s.seats[0].hooks
    do(s, "option:0")
    assert s.seats[0].hooks


def _sandworm() -> None:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").owns(0, "hooks").have(0, water=3)
    s = do(t.start(), "card:dune_the_desert_planet", "space:deep_desert")
    do(s, "space-effect:1", "option:1")
    assert (s.seats[0].worms, s.seats[0].spice) == (2, 0)


def _detonation() -> None:
    s = _detonate()
    do(s, "option:0")
    assert not s.shield_wall


def _maker() -> None:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").bonus_spice(imperial_basin=3)
    s = do(t.start(), "card:dune_the_desert_planet", "space:imperial_basin")
    assert s.seats[0].spice == 4
    assert s.to_dict()["bonus_spice"]["imperial_basin"] == 0


def _contract() -> None:
    s = do(Table().hand(0, "diplomacy").start(), "card:diplomacy", "space:dutiful_service")
    assert s.seats[0].solari == 2
    s = do(_must_take_a_contract(), "contract:arrakeen_water")
    assert contracts(s, 0) == ["arrakeen_water"]


def _flag() -> None:
    s = Table().conflict("siege_of_arrakeen").units(0, conflict=1).at_combat().start()
    assert control(s)["arrakeen"] == 0


def _crossed_swords() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=2)
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert "deploy:2" in legal(s)
    t = Table().hand(0, "dagger", "diplomacy").units(0, garrison=2)
    s = do(t.start(), "card:dagger", "space:gather_support")
    assert s.active == 1  # nothing to deploy there


def _signet() -> None:
    t = Table().hand(0, "signet_ring", "dagger").top(0, "diplomacy")
    s = do(t.start(), "card:signet_ring", "space:gather_support")
    assert "diplomacy" in cards(s, 0, "hand")  # Muad'Dib: draw 1 card


def _conditions() -> None:
    for level, cubes in ((1, 0), (2, 1)):
        t = Table().hand(0, "hidden_missive", "dagger").influence(0, bene_gesserit=level)
        s = do(t.units(0).start(), "card:hidden_missive", "space:assembly_hall")
        assert s.seats[0].garrison == cubes
    t = Table().hand(0, "branching_path", "dagger").influence(0, bene_gesserit=5)
    s = t.alliance(1, "bene_gesserit").influence(1, bene_gesserit=5).intrigue(0, "devour").start()
    do(s, "card:branching_path", "space:arrakeen")
    assert "card-effect:0" not in legal(s)  # Influence is not the Alliance


ICONS = [
    _solari, _pay, _water, _cube, _card, _intrigue, _trash_intrigue, _trash_card, _discard,
    _faction, _diamond, _minus, _persuasion, _sword, _point, _spy_on, _recall_spy, _recall_agent,
    _third_agent, _hooks, _sandworm, _detonation, _maker, _contract, _flag, _crossed_swords,
    _signet, _conditions,
]  # fmt: skip


@pytest.mark.shows("U-19")
@pytest.mark.parametrize("icon", ICONS, ids=lambda f: f.__name__.strip("_"))
def test_the_meaning_of_an_icon(icon: Callable[[], None]) -> None:
    icon()


@pytest.mark.shows("U-19.1", "imperium/northern_watermaster")
def test_fremen_bond_needs_another_fremen_card_in_play() -> None:
    s = do(Table().hand(0, "northern_watermaster", "dagger").start(), "reveal")
    assert s.seats[0].spice == 0
    s = do(Table().hand(0, "northern_watermaster", "maula_pistol").start(), "reveal")
    assert s.seats[0].spice == 2


@pytest.mark.shows("U-19.1", "imperium/southern_elders", "imperium/northern_watermaster")
def test_two_bond_cards_enable_each_other() -> None:
    for hand in (
        ("northern_watermaster", "southern_elders"),
        ("southern_elders", "northern_watermaster"),
    ):
        t = Table().hand(0, *hand, "dagger").have(0, water=0)
        s = do(t.start(), "reveal")
        assert s.seats[0].spice == 2
        assert s.seats[0].persuasion == 1 + 2


@pytest.mark.shows("U-19.1", "imperium/unswerving_loyalty")
def test_a_second_copy_counts_as_another_fremen_card() -> None:
    t = Table().hand(0, "unswerving_loyalty", "unswerving_loyalty", "dagger")
    s = do(t.units(0, garrison=1).start(), "reveal")
    assert "reveal-effect:unswerving_loyalty/1" in legal(s)
    t = Table().hand(0, "unswerving_loyalty", "dagger").intrigue(0, "contingency_plan")
    s = do(t.units(0, garrison=1).start(), "reveal")
    assert "reveal-effect:unswerving_loyalty/1" not in legal(s)


# ================================================================ U-22: decision points


@pytest.mark.shows("R-038", "U-22", "U-2.4")
def test_leaders_are_chosen_in_reverse_turn_order_or_at_random_or_fixed() -> None:
    s = kanly.new_game(players=3, leaders="draft", seed=3, first_player=1)
    order, chosen = [], []
    for _ in range(3):
        order.append(s.decision.seat)
        chosen.append(legal(s)[0])
        do(s, legal(s)[0])
        assert chosen[-1] not in legal(s)
    assert order == [0, 2, 1]
    assert "pass" not in chosen
    named = [seat["leader"] for seat in s.to_dict()["seats"]]
    assert [f"leader:{named[seat]}" for seat in order] == chosen
    seen = set()
    for seed in range(12):
        seats = kanly.new_game(players=3, leaders="random", seed=seed).to_dict()["seats"]
        leaders = [seat["leader"] for seat in seats]
        assert len(set(leaders)) == 3
        seen.add(leaders[0])
    assert len(seen) > 3
    fixed = kanly.new_game(leaders=THREE, seed=1).to_dict()["seats"]
    assert [seat["leader"] for seat in fixed] == THREE


def _turn() -> State:
    return Table().hand(0, "dagger", "reconnaissance").intrigue(0, "contingency_plan").start()


def _which_spy_infiltrates() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").agents(1, "spice_refinery")
    s = t.spies(0, "post_city_right", "post_city_middle").start()
    return do(s, "card:reconnaissance", "space:spice_refinery")


def _cost_option() -> State:
    t = Table().hand(0, "reconnaissance", "dagger").have(0, spice=1)
    return do(t.start(), "card:reconnaissance", "space:spice_refinery")


def _combat_window() -> State:
    t = Table().units(0, conflict=1).intrigue(0, "devour")
    return t.at_combat().start()


def _reward_order() -> State:
    t = Table().conflict("spice_freighters").units(0, conflict=1).have(0, spice=3)
    return t.at_combat().start()


def _endgame() -> State:
    t = Table().battle_cards(0, "objective_desert_mouse_first", "propaganda")
    return t.points(0, 10).at_endgame().start()


@pytest.mark.shows("U-22")
@pytest.mark.parametrize(
    ("start", "seat", "decline", "offers"),
    [
        (_defend, 0, True, set()),
        (_turn, 0, False, {"card:dagger", "reveal", "intrigue:contingency_plan"}),
        (_cost_option, 0, False, {"option:0", "option:1"}),
        (_which_spy_infiltrates, 0, False, {"post:post_city_right", "post:post_city_middle"}),
        (_gather, 0, True, {"post:post_city_right"}),
        (_spy, 0, True, {"space-effect:1"}),
        (_deploy, 0, True, {"deploy:1", "deploy:2", "deploy:3"}),
        (_must_discard, 0, False, {"card:dagger", "card:diplomacy"}),
        (_acquire, 0, True, {"acquire:prepare_the_way"}),
        (_combat_window, 0, True, {"intrigue:devour"}),
        (_reward_order, 0, False, {"option:0", "option:1"}),
        (_endgame, 0, True, {"battle:objective_desert_mouse_first"}),
    ],
    ids=lambda x: x.__name__.strip("_") if callable(x) else "",
)
def test_who_decides_what_and_may_decline(
    start: Maker, seat: int, decline: bool, offers: set[str]
) -> None:
    s = start()
    assert s.decision.seat == seat
    assert offers <= set(legal(s))
    assert bool({"pass", "end"} & set(legal(s))) == decline


@pytest.mark.shows("U-22", "U-5.2")
def test_there_is_no_passing_at_the_start_of_a_turn() -> None:
    assert not {"pass", "end"} & set(legal(_turn()))


@pytest.mark.shows("U-22", "U-9.8")
def test_the_holder_of_an_alliance_chooses_who_of_the_tied_players_receives_it() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "change_allegiances")
    t.influence(0, fremen=4).alliance(0, "fremen").influence(1, fremen=4).influence(2, fremen=4)
    s = do(t.start(), "intrigue:change_allegiances")
    assert s.decision.seat == 0
    assert set(legal(s)) == {"seat:1", "seat:2"}
    do(s, "seat:2")
    assert alliances(s)["fremen"] == 2
