"""Activating an Ally: tokens, who pays and who gains, deploying, swords (S-3)."""

from __future__ import annotations

import pytest

from kanly import Game, State

from ..table import Table, agents, alliances, cards, contracts, do, intrigues, legal, spies
from .six import (
    ALLIES,
    ANY_FACTION,
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    idle,
    levels,
    pass_to,
    step,
    teams,
    visit,
)

LEFT = {MUAD_DIB: GURNEY, SHADDAM: FEYD}
RIGHT = {MUAD_DIB: JESSICA, SHADDAM: IRULAN}
LANDSRAAD = {MUAD_DIB: "limited_landsraad_access", SHADDAM: "corrino_might"}


# ---------------------------------------------------------------- one Ally each turn


@pytest.mark.shows("S-3.1")
@pytest.mark.parametrize("seat", range(6))
def test_each_turn_of_a_commander_begins_with_the_ally_to_activate(seat: int) -> None:
    s = Table(6).hand(seat, "seek_allies", "signet_ring").turn_of(seat).start()
    assert s.decision.seat == seat
    if seat in COMMANDERS:
        assert s.decision.kind == "activate"
        assert set(legal(s)) == {f"seat:{LEFT[seat]}", f"seat:{RIGHT[seat]}"}
    else:
        assert s.decision.kind == "turn"


@pytest.mark.shows("S-3.1")
def test_the_ally_is_activated_for_that_turn_only() -> None:
    s = Table(6).hand(MUAD_DIB, ANY_FACTION, "usul").turn_of(MUAD_DIB).start()
    assert teams(s)["activated"] is None
    do(s, f"seat:{JESSICA}")
    assert teams(s)["activated"] == JESSICA
    do(s, f"card:{ANY_FACTION}", "space:deliver_supplies")
    assert s.active == IRULAN
    assert teams(s)["activated"] is None
    assert list(s.stands_in)[:6] == list(range(6))


@pytest.mark.shows("S-3.1", "S-3.2")
def test_the_next_turn_may_activate_the_other_ally() -> None:
    t = Table(6).hand(MUAD_DIB, ANY_FACTION, "seek_allies").turn_of(MUAD_DIB)
    s = do(t.start(), f"seat:{JESSICA}", f"card:{ANY_FACTION}", "space:deliver_supplies")
    s = do(pass_to(s, MUAD_DIB), f"seat:{GURNEY}", "card:seek_allies", "space:secrets")
    assert levels(s, JESSICA) == {"spacing_guild": 1}
    assert levels(s, GURNEY) == {"bene_gesserit": 1}


# ---------------------------------------------------------------- tokens with arrows


def with_tokens(seat: int, ally: int, **tokens: str) -> State:
    """The seat's turn with these tokens sent, this Ally activated (asked even if one answer)."""
    t = Table(6, aloud=True)
    if "swordmaster" in tokens or tokens.pop("own", ""):
        t.owns(seat, "swordmaster")
    t.tokens(seat, **tokens).hand(seat, LANDSRAAD[seat], "signet_ring").turn_of(seat)
    return do(t.start(), f"seat:{ally}")


@pytest.mark.shows("S-3.2", "S-2.6")
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize("sent", ["left", "right"])
def test_a_token_that_was_sent_no_longer_activates_its_ally_for_an_agent_turn(
    seat: int, sent: str
) -> None:
    gone, other = (LEFT, RIGHT) if sent == "left" else (RIGHT, LEFT)
    s = with_tokens(seat, gone[seat], **{sent: "carthag"})
    assert legal(s) == ["reveal"]
    reasons = s.explain(f"card:{LANDSRAAD[seat]}")
    assert [(r.code, r.params["seat"]) for r in reasons] == [("no-agent-for-ally", gone[seat])]
    s = with_tokens(seat, other[seat], **{sent: "carthag"})
    assert f"card:{LANDSRAAD[seat]}" in legal(s)


@pytest.mark.shows("S-3.2")
@pytest.mark.parametrize(("ally", "left"), [(GURNEY, "assembly_hall"), (JESSICA, None)])
def test_the_agent_sent_is_the_token_that_points_to_the_ally(ally: int, left: str | None) -> None:
    s = visit(Table(6), MUAD_DIB, "assembly_hall", ally, card="limited_landsraad_access")
    assert agents(s, MUAD_DIB) == ["assembly_hall"]
    assert teams(s)["left_at"][MUAD_DIB] == left


@pytest.mark.shows("S-3.2", "S-3.3")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_with_both_tokens_sent_only_the_reveal_turn_is_left(ally: int) -> None:
    s = with_tokens(MUAD_DIB, ally, left="carthag", right="arrakeen")
    assert legal(s) == ["reveal"]


@pytest.mark.shows("S-3.2", "S-10.4")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_the_two_arrow_swordmaster_activates_either_ally(ally: int) -> None:
    s = with_tokens(MUAD_DIB, ally, left="carthag", right="arrakeen", own="yes")
    do(s, "card:limited_landsraad_access", "space:gather_support")
    assert teams(s)["swordmaster_at"][MUAD_DIB] == "gather_support"
    assert s.seats[ally].garrison == 3 + 2


@pytest.mark.shows("S-3.2")
def test_a_one_arrow_token_goes_before_the_swordmaster() -> None:
    s = with_tokens(MUAD_DIB, JESSICA, left="carthag", own="yes")
    do(s, "card:limited_landsraad_access", "space:gather_support")
    assert teams(s)["swordmaster_at"][MUAD_DIB] is None
    assert s.seats[MUAD_DIB].agents == 1


@pytest.mark.shows("S-3.2")
def test_with_the_swordmaster_sent_the_tokens_left_decide_again() -> None:
    s = with_tokens(MUAD_DIB, GURNEY, left="carthag", swordmaster="arrakeen")
    assert legal(s) == ["reveal"]
    s = with_tokens(MUAD_DIB, JESSICA, left="carthag", swordmaster="arrakeen")
    assert "card:signet_ring" in legal(s)


@pytest.mark.shows("S-3.2", "U-14.4")
def test_a_token_that_is_recalled_activates_its_ally_again() -> None:
    t = Table(6).throne().tokens(MUAD_DIB, left="carthag")
    t.hand(MUAD_DIB, "steersman", "usul")
    s = do(t.turn_of(MUAD_DIB, activating=JESSICA).start(), "card:steersman", "space:arrakeen")
    while s.active == MUAD_DIB:
        wanted = [a for a in legal(s) if a.startswith("card-effect")]
        do(s, wanted[0]) if wanted else idle(s)
    assert (agents(s, MUAD_DIB), teams(s)["left_at"][MUAD_DIB]) == (["arrakeen"], None)
    s = do(pass_to(s, MUAD_DIB), f"seat:{GURNEY}")
    assert "card:usul" in legal(s)


@pytest.mark.shows("S-3.3")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
@pytest.mark.parametrize("left", [None, "carthag"])
def test_in_the_reveal_turn_the_commander_chooses_freely(ally: int, left: str | None) -> None:
    t = Table(6).hand(MUAD_DIB, "limited_landsraad_access", "usul").tokens(MUAD_DIB, left=left)
    t.units(GURNEY, conflict=1).units(JESSICA, conflict=1).turn_of(MUAD_DIB)
    s = do(t.start(), f"seat:{ally}")
    do(s, "reveal") if s.decision.kind == "turn" else None
    other = GURNEY + JESSICA - ally
    assert (s.seats[ally].swords, s.seats[other].swords, s.seats[MUAD_DIB].swords) == (1, 0, 0)


# ---------------------------------------------------------------- who pays, who gains


@pytest.mark.shows("S-3.4", "S-5.4")
@pytest.mark.parametrize(
    ("space", "track"),
    [
        ("deliver_supplies", "spacing_guild"),
        ("secrets", "bene_gesserit"),
        ("expedition", "fringe_worlds"),
        ("economic_support", "great_houses"),
    ],
)
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_cube_of_the_activated_ally_moves_on_the_board(
    seat: int, space: str, track: str
) -> None:
    s = visit(Table(6), seat, space, RIGHT[seat])
    assert levels(s, RIGHT[seat]) == {track: 1}
    assert levels(s, LEFT[seat]) == levels(s, seat) == {}


@pytest.mark.shows("S-3.4", "S-5.4", "intrigue/change_allegiances")
def test_influence_lost_comes_from_the_activated_ally_or_the_own_track() -> None:
    t = Table(6).intrigue(MUAD_DIB, "change_allegiances").influence(MUAD_DIB, fremen=1)
    t.influence(GURNEY, spacing_guild=1).influence(JESSICA, bene_gesserit=1)
    s = do(t.turn_of(MUAD_DIB, activating=GURNEY).start(), "intrigue:change_allegiances")
    assert set(legal(s)) == {"faction:spacing_guild", "faction:fremen"}
    do(s, "faction:spacing_guild")
    assert levels(s, GURNEY) == {}


@pytest.mark.shows("S-3.4", "S-1.3")
def test_troops_are_recruited_from_the_supply_of_the_activated_ally() -> None:
    t = Table(6).units(JESSICA, garrison=11)
    s = visit(t, MUAD_DIB, "gather_support", JESSICA, card="limited_landsraad_access")
    assert (s.seats[JESSICA].garrison, s.seats[JESSICA].supply) == (12, 0)
    assert s.seats[GURNEY].garrison == 3


@pytest.mark.shows("S-3.5")
def test_costs_and_resources_are_the_commanders_own() -> None:
    s = visit(Table(6).have(SHADDAM, spice=3), SHADDAM, "sardaukar", FEYD)
    step(s)
    assert (s.seats[SHADDAM].spice, len(intrigues(s, SHADDAM))) == (0, 1)
    assert (s.seats[FEYD].garrison, intrigues(s, FEYD)) == (7, [])
    s = visit(Table(6), MUAD_DIB, "deliver_supplies", GURNEY)
    assert (s.seats[MUAD_DIB].water, s.seats[GURNEY].water) == (2, 1)


@pytest.mark.shows("S-3.5", "S-7.2")
def test_the_spice_of_a_maker_space_and_cards_are_the_commanders_own() -> None:
    t = Table(6).bonus_spice(habbanya_erg=2).top(MUAD_DIB, "usul")
    s = visit(t, MUAD_DIB, "habbanya_erg", GURNEY, card="smugglers_harvester")
    assert (s.seats[MUAD_DIB].spice, s.seats[GURNEY].spice) == (2 + 2 + 1, 0)
    assert "usul" in cards(s, MUAD_DIB, "hand")


@pytest.mark.shows("S-3.5", "space/accept_contract")
def test_contracts_and_spies_are_the_commanders_own() -> None:
    t = Table(6).market("harvest_3", "espionage")
    s = visit(t, MUAD_DIB, "accept_contract", GURNEY, card="smugglers_harvester")
    if "space-effect:1" in legal(s):
        do(s, "space-effect:1")
    do(s, "contract:harvest_3")
    assert (contracts(s, MUAD_DIB), contracts(s, GURNEY)) == (["harvest_3"], [])
    s = visit(Table(6), MUAD_DIB, "carthag", GURNEY, card="double_agent")
    do(s, "card-effect:0") if "card-effect:0" in legal(s) else None
    do(s, "post:post_carthag") if "post:post_carthag" in legal(s) else None
    assert (spies(s, MUAD_DIB), spies(s, GURNEY)) == (["post_carthag"], [])


@pytest.mark.shows("S-3.5", "space/high_council")
def test_the_council_seat_is_the_commanders_and_troops_of_a_later_visit_the_allys() -> None:
    t = Table(6).have(MUAD_DIB, solari=5)
    s = visit(t, MUAD_DIB, "high_council", GURNEY, card="limited_landsraad_access")
    assert (s.seats[MUAD_DIB].council, s.seats[GURNEY].council) == (True, False)
    t = Table(6).have(MUAD_DIB, solari=5).owns(MUAD_DIB, "council")
    s = visit(t, MUAD_DIB, "high_council", GURNEY, card="limited_landsraad_access")
    assert (s.seats[MUAD_DIB].spice, len(intrigues(s, MUAD_DIB))) == (2, 1)
    assert (s.seats[GURNEY].garrison, s.seats[GURNEY].spice) == (6, 0)


@pytest.mark.shows("S-3.5", "reserve/the_spice_must_flow")
def test_persuasion_and_points_of_cards_are_the_commanders_own() -> None:
    t = Table(6).owns(MUAD_DIB, "council").tokens(MUAD_DIB, "assembly_hall", "secrets")
    t.hand(MUAD_DIB, "usul", "convincing_argument", "long_live_the_fighters")
    s = t.turn_of(MUAD_DIB, activating=JESSICA).start()
    do(s, "acquire:the_spice_must_flow")
    assert (s.seats[MUAD_DIB].vp, s.seats[JESSICA].vp) == (5, 1)


@pytest.mark.shows("S-3.6", "leader/princess_irulan")
def test_the_bonus_of_a_level_is_for_the_player_whose_cube_moved() -> None:
    s = visit(Table(6).influence(IRULAN, great_houses=1), SHADDAM, "economic_support", IRULAN)
    assert (s.seats[IRULAN].vp, s.seats[SHADDAM].vp) == (2, 4)
    assert (len(intrigues(s, IRULAN)), len(intrigues(s, SHADDAM))) == (1, 0)  # her birthright
    t = Table(6).influence(GURNEY, spacing_guild=3)
    s = step(visit(t, MUAD_DIB, "deliver_supplies", GURNEY))
    assert (s.seats[GURNEY].solari, s.seats[MUAD_DIB].solari) == (3, 0)
    assert alliances(s)["spacing_guild"] == GURNEY


# ---------------------------------------------------------------- deploying is the Ally's


@pytest.mark.shows("S-3.4", "S-3.7")
@pytest.mark.parametrize(("garrison", "most"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_the_ally_deploys_the_recruits_and_up_to_two_more(garrison: int, most: int) -> None:
    t = Table(6).units(JESSICA, garrison=garrison).units(GURNEY, garrison=9)
    s = visit(t, MUAD_DIB, "carthag", JESSICA, card="signet_ring")
    do(s, f"seat:{JESSICA}") if s.decision.seat == MUAD_DIB else None
    assert (s.decision.seat, s.decision.kind) == (JESSICA, "ally-deploys")
    assert legal(s) == [*[f"deploy:{n}" for n in range(1, most + 1)], "pass"]


@pytest.mark.shows("S-3.4")
def test_the_commander_cannot_deploy_for_the_ally() -> None:
    t = Table(6).intrigue(MUAD_DIB, "contingency_plan")
    s = visit(t, MUAD_DIB, "carthag", GURNEY, card="usul")
    while s.decision.kind != "agent-menu":
        idle(s)
    assert not any(a.startswith("deploy") for a in legal(s))
    assert [reason.code for reason in s.explain("deploy:1")] == ["ally-deploys"]


@pytest.mark.shows("S-3.4")
def test_a_turn_does_not_end_before_the_ally_was_asked() -> None:
    t = Table(6).intrigue(MUAD_DIB, "devour")
    s = visit(t, MUAD_DIB, "carthag", GURNEY, card="signet_ring")
    do(s, "end")
    assert (s.decision.seat, s.decision.kind) == (GURNEY, "ally-deploys")
    do(s, "deploy:2")
    assert (s.seats[GURNEY].deployed, s.active) == (2, IRULAN)


@pytest.mark.shows("S-3.4", "S-3.7")
@pytest.mark.parametrize(
    ("answer", "held"), [("deploy:1", ()), ("pass", ()), ("pass", ("contingency_plan",))]
)
def test_a_turn_the_commander_has_ended_is_over_when_the_ally_has_answered(
    answer: str, held: tuple[str, ...]
) -> None:
    t = Table(6).intrigue(MUAD_DIB, *held)
    s = visit(t, MUAD_DIB, "arrakeen", GURNEY, card="signet_ring")
    s.asks_aloud = True
    do(s, *(["end"] if s.decision.seat == MUAD_DIB else []), answer)
    assert s.active == IRULAN


@pytest.mark.shows("S-3.4", "S-6.2", "U-20")
@pytest.mark.parametrize("card", ["distraction", "contingency_plan", "devour"])
def test_it_goes_on_whatever_card_the_troops_could_be_for(card: str) -> None:
    t = Table(6).units(GURNEY, garrison=3).intrigue(MUAD_DIB, card)
    s = visit(t, MUAD_DIB, "carthag", GURNEY, card="signet_ring")
    s.asks_aloud = True
    do(s, "end", "deploy:3")
    assert s.active == MUAD_DIB
    assert "end" in legal(s)


@pytest.mark.shows("S-3.4")
def test_the_ally_may_decline() -> None:
    s = visit(Table(6), MUAD_DIB, "carthag", GURNEY, card="signet_ring")
    do(s, "end") if s.decision.seat == MUAD_DIB else None
    do(s, "pass")
    assert (s.seats[GURNEY].deployed, s.active) == (0, IRULAN)


@pytest.mark.shows("S-3.7")
def test_what_the_ally_deploys_in_instalments_counts_together() -> None:
    s = visit(Table(6), MUAD_DIB, "hardy_warriors", GURNEY)
    do(s, f"seat:{GURNEY}", "deploy:3", f"seat:{GURNEY}")
    assert legal(s) == ["deploy:1", "pass"]


@pytest.mark.shows("S-3.7")
@pytest.mark.parametrize("space", ["gather_support", "assembly_hall"])
def test_no_deployment_from_a_space_that_is_not_a_combat_space(space: str) -> None:
    s = visit(Table(6), MUAD_DIB, space, GURNEY, card="limited_landsraad_access")
    assert s.active == IRULAN
    assert s.seats[GURNEY].deployed == 0


@pytest.mark.shows("S-3.7", "leader/shaddam_corrino_iv")
def test_shaddams_signet_keeps_the_activated_ally_from_deploying() -> None:
    s = visit(Table(6), SHADDAM, "carthag", FEYD, card="signet_ring")
    while s.active == SHADDAM:
        assert s.decision.seat == SHADDAM
        assert f"seat:{FEYD}" not in legal(s)
        idle(s)
    assert (s.seats[FEYD].garrison, s.seats[FEYD].deployed) == (5, 0)
    assert s.seats[SHADDAM].solari == 1


@pytest.mark.shows("S-3.4", "intrigue/detonation")
def test_a_plot_that_deploys_is_decided_by_the_ally_too() -> None:
    t = Table(6).intrigue(MUAD_DIB, "detonation").hand(MUAD_DIB, "usul", "signet_ring")
    s = do(t.turn_of(MUAD_DIB, activating=GURNEY).start(), "intrigue:detonation", "option:1")
    assert (s.decision.seat, s.decision.kind) == (GURNEY, "deploy")
    do(s, "amount:3")
    assert (s.seats[GURNEY].garrison, s.seats[GURNEY].deployed) == (0, 3)


@pytest.mark.shows("S-3.4", "intrigue/detonation", "imperium/unswerving_loyalty")
@pytest.mark.parametrize("card", ["detonation", "unswerving_loyalty"])
def test_whether_to_deploy_by_a_card_of_the_commander_is_the_allys_decision_too(card: str) -> None:
    t = Table(6).intrigue(MUAD_DIB, "detonation")
    t.hand(MUAD_DIB, "unswerving_loyalty", "usul").turn_of(MUAD_DIB, activating=GURNEY)
    if card == "detonation":
        s = do(t.start(), "intrigue:detonation", "option:1")
    else:
        s = do(t.start(), "reveal", "reveal-effect:unswerving_loyalty/1")
    assert s.decision.seat == GURNEY
    do(s, "pass")
    assert s.seats[GURNEY].deployed == 0


# ---------------------------------------------------------------- undo


def asked() -> Game:
    """Muad'Dib at Hardy Warriors has asked Gurney to deploy."""
    t = Table(6).hand(MUAD_DIB, ANY_FACTION, "usul").turn_of(MUAD_DIB)
    game = Game.new(t.start())
    for action in (f"seat:{GURNEY}", f"card:{ANY_FACTION}", "space:hardy_warriors"):
        game.apply(action)
    game.apply(f"seat:{GURNEY}")
    return game


@pytest.mark.shows("S-3.4")
def test_the_commander_can_take_the_turn_back_until_the_ally_answers() -> None:
    game = asked()
    assert (game.undoable_by(MUAD_DIB), game.undoable_by(GURNEY)) == (4, 0)
    for _ in range(4):
        game.undo()
    assert game.state.decision.kind == "activate"


@pytest.mark.shows("S-3.4")
def test_undo_stops_when_the_ally_has_answered() -> None:
    game = asked()
    game.apply("deploy:2", seat=GURNEY)
    assert (game.undoable_by(MUAD_DIB), game.undoable_by(GURNEY)) == (0, 1)
    game.apply("influence-step")
    assert (game.undoable_by(MUAD_DIB), game.undoable_by(GURNEY)) == (1, 0)
    game.undo()
    assert not game.undoable_by(MUAD_DIB)
    assert game.state.seats[GURNEY].deployed == 2


# ---------------------------------------------------------------- swords


@pytest.mark.shows("S-3.4", "S-1.3")
def test_swords_of_a_commander_are_the_allys() -> None:
    t = Table(6).hand(MUAD_DIB, "long_live_the_fighters").units(GURNEY, conflict=1)
    t.units(JESSICA, conflict=1).revealed(GURNEY, swords=1).revealed(JESSICA)
    s = t.turn_of(MUAD_DIB, activating=GURNEY).start()
    do(s, "reveal") if "reveal" in legal(s) else None
    assert [s.strength(seat) for seat in (MUAD_DIB, GURNEY, JESSICA)] == [0, 2 + 1 + 3, 2]


@pytest.mark.shows("S-3.8")
def test_noted_swords_count_if_the_ally_has_a_unit_by_its_reveal_turn() -> None:
    t = Table(6).hand(MUAD_DIB, "long_live_the_fighters").hand(GURNEY, "reconnaissance", "dagger")
    s = do(t.turn_of(MUAD_DIB).start(), f"seat:{GURNEY}")  # Gurney has no unit yet
    s = do(pass_to(s, GURNEY), "card:reconnaissance", "space:carthag", "deploy:1")
    while not (s.active == GURNEY and s.decision.kind in ("turn", "reveal-menu")):
        idle(s)
    do(s, "reveal") if s.decision.kind == "turn" else None
    assert s.strength(GURNEY) == 2 + 3 + 1


@pytest.mark.shows("S-3.8", "R-094", "leader/gurney_halleck")
@pytest.mark.parametrize(("troops", "strength", "persuasion"), [(3, 9, 1), (4, 11, 2)])
def test_gurneys_ten_strength_counts_noted_swords(
    troops: int, strength: int, persuasion: int
) -> None:
    t = Table(6).hand(MUAD_DIB, "long_live_the_fighters").hand(GURNEY, "diplomacy")
    t.row("sardaukar_soldier")
    s = do(t.units(GURNEY, conflict=troops).turn_of(MUAD_DIB).start(), f"seat:{GURNEY}")
    s = do(pass_to(s, GURNEY), "reveal")
    assert s.strength(GURNEY) == strength
    assert s.seats[GURNEY].persuasion == persuasion


@pytest.mark.shows("S-3.9")
def test_an_ally_in_the_conflict_may_deploy_more_after_its_reveal_turn() -> None:
    t = Table(6).units(GURNEY, garrison=3, conflict=1).revealed(GURNEY, swords=2)
    s = visit(t, MUAD_DIB, "hardy_warriors", GURNEY)
    do(s, f"seat:{GURNEY}", "deploy:3")
    assert s.strength(GURNEY) == 2 * 4 + 2


@pytest.mark.shows("S-3.9", "imperium/chani_clever_tactician")
def test_a_commander_may_make_an_ally_retreat_after_its_reveal_turn() -> None:
    t = Table(6).units(GURNEY, conflict=2).revealed(GURNEY, swords=2)
    t.hand(MUAD_DIB, "chani_clever_tactician", "usul").turn_of(MUAD_DIB, activating=GURNEY)
    s = do(t.start(), "reveal")
    assert s.strength(GURNEY) == 4 + 2
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert (s.seats[GURNEY].deployed, s.strength(GURNEY)) == (0, 0)


@pytest.mark.shows("S-3.10", "R-090", "imperium/unswerving_loyalty")
def test_swords_of_the_turn_in_which_units_join_count() -> None:
    t = Table(6).hand(GURNEY, "long_live_the_fighters", "dagger")
    t.revealed(IRULAN, SHADDAM, JESSICA, FEYD)
    t.hand(MUAD_DIB, "unswerving_loyalty", "usul", "limited_landsraad_access")
    s = do(t.turn_of(GURNEY).start(), "reveal", "end", f"seat:{GURNEY}", "reveal")
    assert s.strength(GURNEY) == 0
    do(s, "reveal-effect:unswerving_loyalty/1")
    do(s, "option:0") if "option:0" in legal(s) else None
    do(s, "amount:1") if "amount:1" in legal(s) else None
    assert s.seats[GURNEY].deployed == 1
    assert s.strength(GURNEY) == 2 + 1  # the sword of now, not the four of the Reveal turn


@pytest.mark.shows("S-3.10", "R-090")
def test_swords_given_to_an_ally_who_revealed_without_units_are_lost() -> None:
    t = Table(6).revealed(SHADDAM, FEYD, IRULAN).have(JESSICA, spice=2)
    t.hand(GURNEY, "long_live_the_fighters", "dagger").hand(MUAD_DIB, "limited_landsraad_access")
    t.hand(JESSICA, "diplomacy", ANY_FACTION, "dagger").intrigue(GURNEY, "devour")
    s = do(t.turn_of(GURNEY).start(), "reveal", "end", "card:diplomacy", "space:deliver_supplies")
    do(s, f"seat:{GURNEY}", "reveal")  # Muad'Dib gives a sword to Gurney, who has no unit
    assert (s.active, s.strength(GURNEY)) == (JESSICA, 0)
    do(s, f"card:{ANY_FACTION}", "space:military_support", "amount:1", "pass", "amount:2")
    assert (s.decision.kind, s.strength(GURNEY)) == ("combat", 4)


@pytest.mark.shows("S-3.10", "R-090", "S-8.1")
def test_units_that_join_by_reinforce_after_all_reveals_bring_no_old_swords() -> None:
    t = Table(6).units(GURNEY, garrison=3).revealed(MUAD_DIB, IRULAN, SHADDAM, FEYD)
    t.hand(GURNEY, "long_live_the_fighters", "dagger").hand(JESSICA, ANY_FACTION, "dagger")
    s = do(t.have(JESSICA, spice=2).turn_of(GURNEY).start(), "reveal", "end")
    assert s.active == JESSICA
    do(s, f"card:{ANY_FACTION}", "space:military_support", "amount:0", "amount:3")
    assert s.seats[GURNEY].deployed == 3
    assert s.strength(GURNEY) == 6


@pytest.mark.shows("S-3.1", "S-6.4")
@pytest.mark.parametrize("seat", ALLIES)
def test_on_the_turns_of_others_nobody_stands_in_for_a_commander(seat: int) -> None:
    s = Table(6).turn_of(seat).start()
    assert list(s.stands_in)[:6] == list(range(6))


@pytest.mark.shows("S-3.10", "R-090")
def test_swords_given_after_the_units_have_joined_count() -> None:
    t = Table(6).hand(GURNEY, "long_live_the_fighters", "dagger").intrigue(GURNEY, "devour")
    t.hand(MUAD_DIB, ANY_FACTION, "limited_landsraad_access")
    t.revealed(IRULAN, SHADDAM, JESSICA, FEYD)
    s = do(t.turn_of(GURNEY).start(), "reveal", "end", f"seat:{GURNEY}")
    step(do(s, f"card:{ANY_FACTION}", "space:hardy_warriors"))
    do(s, f"seat:{GURNEY}", "deploy:2")
    assert (s.decision.kind, s.strength(GURNEY)) == ("activate", 4)
    do(s, f"seat:{GURNEY}")  # only the Reveal turn is left
    assert s.strength(GURNEY) == 4 + 1


@pytest.mark.shows("S-3.8", "S-3.10")
def test_noted_swords_are_lost_with_a_reveal_turn_without_units() -> None:
    t = Table(6).hand(MUAD_DIB, "long_live_the_fighters").hand(GURNEY, "dagger", "diplomacy")
    t.revealed(IRULAN, SHADDAM, FEYD).intrigue(GURNEY, "devour").have(JESSICA, spice=2)
    t.hand(JESSICA, ANY_FACTION, "dagger")
    s = do(t.turn_of(MUAD_DIB).start(), f"seat:{GURNEY}")
    while s.active != JESSICA:
        idle(s)
    do(s, f"card:{ANY_FACTION}", "space:military_support", "amount:0", "amount:3")
    assert s.strength(GURNEY) == 6


@pytest.mark.shows("S-3.4", "S-3.5", "intrigue/call_to_arms")
def test_troops_for_acquired_cards_are_the_activated_allys() -> None:
    t = Table(6).intrigue(MUAD_DIB, "call_to_arms").hand(MUAD_DIB, "convincing_argument", "usul")
    s = do(t.turn_of(MUAD_DIB, activating=JESSICA).start(), "intrigue:call_to_arms")
    do(s, "reveal", "acquire:prepare_the_way")
    assert (s.seats[JESSICA].garrison, s.seats[GURNEY].garrison) == (4, 3)


@pytest.mark.shows("S-3.4", "imperium/sardaukar_coordination")
def test_recruits_that_may_be_deployed_anywhere_are_the_allys_to_deploy() -> None:
    t = Table(6).have(SHADDAM, spice=3)
    s = step(visit(t, SHADDAM, "sardaukar", FEYD, card="sardaukar_coordination"))
    do(s, f"seat:{FEYD}")
    assert (s.decision.seat, legal(s)[-2:]) == (FEYD, ["deploy:4", "pass"])


@pytest.mark.shows("S-3.4")
def test_an_ally_who_has_answered_is_not_asked_again_at_once() -> None:
    t = Table(6).hand(0, "signet_ring", "usul").intrigue(0, "contingency_plan")
    t.units(2, garrison=3).turn_of(0, activating=2)
    s = do(t.start(), "card:usul", "space:arrakeen")
    assert "seat:2" in legal(s)
    s = do(s, "seat:2", "pass")
    assert "seat:2" not in legal(s)
    assert "intrigue:contingency_plan" in legal(s)
    assert "seat:2" in legal(do(s, "intrigue:contingency_plan"))
