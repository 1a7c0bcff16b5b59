"""The worked examples of the game with six players, X-S01 to X-S16, and its rows of X-D01."""

from __future__ import annotations

import pytest

import kanly
from kanly import State
from tests.rules.six import (
    ANY_FACTION,
    FEYD,
    FIRST,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    NOTHING,
    SECOND,
    SHADDAM,
    TEAMS,
    THIRD,
    concede,
    fighting,
    finish_round,
    levels,
    pass_to,
    rewards,
    sietches,
    step,
    visit,
)
from tests.table import Table, alliances, battle_cards, cards, do, intrigues, legal, spies

MICE = {"objective_desert_mouse_first", "objective_desert_mouse_4_6"}


# ---------------------------------------------------------------- X-S01 to X-S04: activation


@pytest.mark.shows("X-S01", "S-3.2", "S-3.4", "S-3.7", "space/hardy_warriors")
def test_x_s01_hardy_warriors() -> None:
    s = visit(Table(6).have(MUAD_DIB, water=1), MUAD_DIB, "hardy_warriors", JESSICA)
    step(s)
    assert s.seats[MUAD_DIB].water == 0
    assert levels(s, MUAD_DIB) == {"fremen": 1}
    assert s.seats[JESSICA].garrison == 3 + 2
    do(s, f"seat:{JESSICA}")
    assert s.decision.seat == JESSICA
    assert legal(s) == ["deploy:1", "deploy:2", "deploy:3", "deploy:4", "pass"]
    do(s, "deploy:4")
    assert (s.seats[JESSICA].garrison, s.seats[JESSICA].deployed) == (1, 4)
    assert s.seats[GURNEY].deployed == 0


@pytest.mark.shows("X-S02", "S-3.5", "S-3.6", "space/espionage")
def test_x_s02_espionage_and_the_level_4_bonus() -> None:
    t = Table(6).have(SHADDAM, spice=1).influence(FEYD, bene_gesserit=3).points(FEYD, 2)
    t.top(SHADDAM, "corrino_might").intrigue_top("devour")
    s = step(visit(t, SHADDAM, "espionage", FEYD))
    assert (levels(s, FEYD), levels(s, IRULAN)) == ({"bene_gesserit": 4}, {})
    assert alliances(s)["bene_gesserit"] == FEYD
    assert (s.seats[FEYD].vp, s.seats[SHADDAM].vp) == (3, 4)
    assert (intrigues(s, FEYD), intrigues(s, SHADDAM)) == (["devour"], [])
    assert s.seats[SHADDAM].spice == 0
    assert "corrino_might" in cards(s, SHADDAM, "hand")
    assert s.decision.seat == SHADDAM
    do(s, "space-effect:1")
    do(s, "post:post_carthag")
    assert (spies(s, SHADDAM), spies(s, FEYD)) == (["post_carthag"], [])


@pytest.mark.shows("X-S03", "S-3.3", "S-3.8")
@pytest.mark.parametrize(("troops", "strength"), [(1, 7), (0, 0)])
def test_x_s03_swords_before_the_reveal_of_the_ally(troops: int, strength: int) -> None:
    t = Table(6).hand(MUAD_DIB, "long_live_the_fighters").units(GURNEY, conflict=troops)
    t.hand(GURNEY, "dagger", "dagger")
    s = do(t.turn_of(MUAD_DIB).start(), f"seat:{GURNEY}")
    s = pass_to(s, GURNEY)
    do(s, "reveal")
    assert s.strength(GURNEY) == strength


@pytest.mark.shows("X-S04", "S-3.9", "S-3.10", "R-090")
def test_x_s04_joining_late() -> None:
    t = Table(6).hand(GURNEY, "long_live_the_fighters", "dagger")
    s = do(t.hand(MUAD_DIB, ANY_FACTION, "usul").turn_of(GURNEY).start(), "reveal")
    assert s.strength(GURNEY) == 0
    s = do(pass_to(s, MUAD_DIB), f"seat:{GURNEY}", f"card:{ANY_FACTION}", "space:hardy_warriors")
    do(s, f"seat:{GURNEY}", "deploy:2")
    assert s.strength(GURNEY) == 4


# ---------------------------------------------------------------- X-S05 to X-S07: Influence


@pytest.mark.shows("X-S05", "S-5.1", "space/carthag")
@pytest.mark.parametrize(("jessica", "drawn"), [(2, True), (1, False)])
def test_x_s05_shared_influence(jessica: int, drawn: bool) -> None:
    t = Table(6).influence(GURNEY, bene_gesserit=1).influence(JESSICA, bene_gesserit=jessica)
    t.top(MUAD_DIB, "usul")
    s = visit(t, MUAD_DIB, "carthag", GURNEY, card="prepare_the_way")
    if "card-effect:0" in legal(s):
        do(s, "card-effect:0")
    assert ("usul" in cards(s, MUAD_DIB, "hand")) == drawn


@pytest.mark.shows("X-S06", "S-5.3", "S-5.5")
def test_x_s06_shishakli_of_an_ally() -> None:
    s = Table(6).hand(GURNEY, "shishakli", "desert_survival").turn_of(GURNEY).start()
    do(s, "reveal")
    if "reveal-effect:shishakli/0" in legal(s):
        do(s, "reveal-effect:shishakli/0")
    assert levels(s, GURNEY) == {"fringe_worlds": 1}
    assert levels(s, MUAD_DIB) == {}


@pytest.mark.shows("X-S06", "S-5.3", "S-5.5")
@pytest.mark.parametrize(("track", "seat"), [("fremen", MUAD_DIB), ("fringe_worlds", GURNEY)])
def test_x_s06_shishakli_of_muad_dib(track: str, seat: int) -> None:
    t = Table(6).hand(MUAD_DIB, "shishakli", "usul").turn_of(MUAD_DIB, activating=GURNEY)
    s = do(t.start(), "reveal", "reveal-effect:shishakli/0")
    assert s.decision.seat == MUAD_DIB
    assert set(legal(s)) == {"faction:fremen", "faction:fringe_worlds"}
    do(s, f"faction:{track}")
    assert levels(s, seat) == {track: 1}
    assert [levels(s, other) for other in range(6) if other != seat] == [{}] * 5


@pytest.mark.shows("X-S07", "S-5.1", "S-5.4", "space/shipping")
@pytest.mark.parametrize("guild", [FEYD, IRULAN])
def test_x_s07_shipping(guild: int) -> None:
    t = Table(6).have(SHADDAM, spice=3).influence(guild, spacing_guild=2)
    s = visit(t, SHADDAM, "shipping", FEYD, card="smugglers_harvester")
    if s.decision.kind == "agent-menu":
        do(s, next(a for a in legal(s) if a.startswith("space-effect")))
    assert s.seats[SHADDAM].solari == 5
    assert set(legal(s)) == {
        "faction:great_houses", "faction:spacing_guild", "faction:bene_gesserit",
        "faction:fringe_worlds", "faction:emperor",
    }  # fmt: skip
    other = do(s.copy(), "faction:bene_gesserit")
    assert levels(other, FEYD)["bene_gesserit"] == 1
    do(s, "faction:emperor")
    assert levels(s, SHADDAM) == {"emperor": 1}
    assert "bene_gesserit" not in levels(s, FEYD)


@pytest.mark.shows("X-S07", "S-5.1")
def test_x_s07_shipping_needs_an_ally_with_the_guild() -> None:
    t = Table(6).have(SHADDAM, spice=3).influence(FEYD, spacing_guild=1)
    t.influence(GURNEY, spacing_guild=3).hand(SHADDAM, "smugglers_harvester", "signet_ring")
    s = do(t.turn_of(SHADDAM, activating=FEYD).start(), "card:smugglers_harvester")
    assert "space:shipping" not in legal(s)
    assert s.explain("space:shipping")


# ---------------------------------------------------------------- X-S08, X-S09: units


@pytest.mark.shows("X-S08", "S-6.1", "imperium/chani_clever_tactician")
@pytest.mark.parametrize(
    ("troops", "worms", "other", "drawn"), [(3, 0, 0, 1), (2, 1, 0, 1), (2, 0, 3, 0)]
)
def test_x_s08_chani_on_an_agent_turn(troops: int, worms: int, other: int, drawn: int) -> None:
    t = Table(6).no_shield_wall().units(GURNEY, conflict=troops, worms=worms)
    t.units(JESSICA, conflict=other)
    s = visit(t, MUAD_DIB, "spice_refinery", GURNEY, card="chani_clever_tactician")
    assert len(intrigues(s, MUAD_DIB)) == drawn
    assert intrigues(s, GURNEY) == []


@pytest.mark.shows("X-S08", "S-6.1", "S-3.4")
def test_x_s08_chani_on_a_reveal_turn() -> None:
    t = Table(6).units(GURNEY, conflict=3).hand(MUAD_DIB, "chani_clever_tactician")
    s = t.turn_of(MUAD_DIB, activating=GURNEY).start()
    if "reveal" in legal(s):
        do(s, "reveal")
    before = s.strength(GURNEY)
    do(s, "reveal-effect:chani_clever_tactician/0")
    assert s.seats[GURNEY].deployed == 1
    assert (before, s.strength(GURNEY)) == (6, 2 + 4)


@pytest.mark.shows("X-S09", "S-6.2", "intrigue/distraction")
@pytest.mark.parametrize(("units", "playable"), [(4, True), (3, True), (2, False)])
def test_x_s09_distraction(units: int, playable: bool) -> None:
    t = Table(6).intrigue(MUAD_DIB, "distraction").spies(FEYD, "post_carthag")
    s = step(visit(t, MUAD_DIB, "hardy_warriors", GURNEY))
    do(s, f"seat:{GURNEY}", f"deploy:{units}")
    assert s.seats[GURNEY].deployed == units
    assert (s.active == MUAD_DIB and "intrigue:distraction" in legal(s)) == playable
    if playable:
        do(s, "intrigue:distraction", "post:post_carthag")
        assert spies(s, MUAD_DIB) == ["post_carthag"]


# ---------------------------------------------------------------- X-S10 to X-S12: helping


@pytest.mark.shows("X-S10", "S-8.1", "space/military_support")
def test_x_s10_reinforce() -> None:
    s = visit(Table(6).have(JESSICA, spice=2), JESSICA, "military_support")
    do(s, "amount:1")
    assert (s.seats[JESSICA].spice, levels(s, JESSICA)) == (0, {"great_houses": 1})
    assert (s.seats[JESSICA].garrison, s.seats[GURNEY].garrison) == (4, 5)
    assert s.decision.seat == JESSICA
    do(s, "pass")
    assert s.decision.seat == GURNEY
    assert legal(s) == ["amount:1", "amount:2", "pass"]  # and no others of his garrison
    do(s, "amount:2")
    assert (s.seats[GURNEY].garrison, s.seats[GURNEY].deployed) == (3, 2)
    assert (s.seats[JESSICA].garrison, s.seats[JESSICA].deployed) == (4, 0)
    assert not any(a.startswith("deploy") for a in legal(s))


@pytest.mark.shows("X-S11", "S-8.2", "space/economic_support")
def test_x_s11_trade() -> None:
    t = Table(6).intrigue(IRULAN, "devour", "impress", "mercenaries")
    s = visit(t.have(SHADDAM, spice=3).have(IRULAN, spice=2), IRULAN, "economic_support")
    do(s, f"seat:{SHADDAM}", "option:3", "intrigue:devour", "intrigue:impress", "end")
    assert s.decision.seat == SHADDAM
    do(s, "option:1", "amount:3")
    assert intrigues(s, IRULAN) == ["mercenaries"]
    assert sorted(intrigues(s, SHADDAM)) == ["devour", "impress"]
    assert (s.seats[IRULAN].spice, s.seats[SHADDAM].spice) == (2 + 4, 0)


@pytest.mark.shows("X-S12", "S-8.2", "starter/command_respect")
def test_x_s12_one_sided_trade() -> None:
    t = Table(6).owns(MUAD_DIB, "swordmaster").intrigue(MUAD_DIB, "devour")
    s = visit(t.have(JESSICA, spice=1), MUAD_DIB, "arrakeen", GURNEY, card="command_respect")
    do(s, "card-effect:0", f"seat:{JESSICA}", "option:3")
    if s.decision.kind == "trade-cards":
        do(s, "intrigue:devour")
    assert s.decision.seat == JESSICA
    do(s, "pass")
    assert (intrigues(s, MUAD_DIB), intrigues(s, JESSICA)) == ([], ["devour"])
    assert (s.seats[MUAD_DIB].spice, s.seats[JESSICA].spice) == (0, 1)
    assert cards(s, MUAD_DIB, "trash") == ["command_respect"]


@pytest.mark.shows("X-S12")
def test_x_s12_without_a_swordmaster_command_respect_does_nothing() -> None:
    t = Table(6).intrigue(MUAD_DIB, "devour")
    s = visit(t, MUAD_DIB, "arrakeen", GURNEY, card="command_respect")
    assert "card-effect:0" not in legal(s)


# ---------------------------------------------------------------- X-S13, X-S14, X-D01: Combat


def methods() -> State:
    """Muad'Dib plays Questionable Methods for Gurney and pays Influence."""
    t = Table(6).units(GURNEY, conflict=1).units(JESSICA, conflict=1)
    t.intrigue(MUAD_DIB, "questionable_methods", "devour").influence(MUAD_DIB, fremen=1)
    t.influence(GURNEY, fringe_worlds=1).influence(JESSICA, bene_gesserit=1)
    s = do(t.at_combat().start(), f"seat:{GURNEY}")
    return do(s, "intrigue:questionable_methods", "option:1")


@pytest.mark.shows("X-S13", "S-11.2", "intrigue/questionable_methods")
@pytest.mark.parametrize(("track", "loser"), [("fringe_worlds", GURNEY), ("fremen", MUAD_DIB)])
def test_x_s13_combat_intrigue_by_a_commander(track: str, loser: int) -> None:
    s = methods()
    assert set(legal(s)) == {"faction:fringe_worlds", "faction:fremen"}  # nothing of Jessica's
    before = {seat: levels(s, seat) for seat in (MUAD_DIB, GURNEY, JESSICA)}
    do(s, f"faction:{track}")
    after = {seat: levels(s, seat) for seat in (MUAD_DIB, GURNEY, JESSICA)}
    assert after == before | {loser: {}}
    assert (s.strength(GURNEY), s.strength(JESSICA)) == (2 + 5, 2)


TIED = {GURNEY: 10, JESSICA: 10, IRULAN: 6, FEYD: 4}


@pytest.mark.shows("X-S14", "X-D01", "S-11.4", "S-11.5")
def test_x_s14_gurney_concedes() -> None:
    s = concede(fighting("protect_the_sietches", TIED).start(), GURNEY)
    won = rewards(s)
    assert [won[seat] for seat in (JESSICA, GURNEY, IRULAN, FEYD)] == [
        FIRST, SECOND, THIRD, NOTHING
    ]  # fmt: skip
    assert "protect_the_sietches" in (
        battle_cards(s, JESSICA) + battle_cards(s, JESSICA, "face_down")
    )


@pytest.mark.shows("X-S14", "X-D01", "S-11.4")
def test_x_s14_nobody_concedes() -> None:
    s = concede(fighting("protect_the_sietches", TIED).start())
    won = rewards(s)
    assert [won[seat] for seat in (GURNEY, JESSICA, IRULAN, FEYD)] == [
        SECOND, SECOND, THIRD, NOTHING
    ]  # fmt: skip
    assert "protect_the_sietches" in s.to_dict()["conflicts_left"]


@pytest.mark.shows("X-D01", "S-11.3", "S-11.4")
@pytest.mark.parametrize(
    ("strengths", "conceding", "wanted"),
    [
        ((10, 10, 6, 4), "a2", (FIRST, SECOND, THIRD, NOTHING)),
        ((10, 10, 6, 4), "", (SECOND, SECOND, THIRD, NOTHING)),
        ((10, 6, 8, 6), "", (FIRST, NOTHING, SECOND, NOTHING)),
        ((10, 4, 8, 8), "b2", (FIRST, NOTHING, SECOND, THIRD)),
        ((6, 6, 10, 8), "a2", (THIRD, NOTHING, FIRST, SECOND)),
    ],
)
def test_x_d01_six_players(
    strengths: tuple[int, ...], conceding: str, wanted: tuple[tuple[int, int], ...]
) -> None:
    seats = {"a1": GURNEY, "a2": JESSICA, "b1": IRULAN, "b2": FEYD}
    who = [seats[conceding]] if conceding else []
    won = sietches(dict(zip(seats.values(), strengths)), *who)
    assert tuple(won[seat] for seat in seats.values()) == wanted


# ---------------------------------------------------------------- X-S15, X-S16


@pytest.mark.shows("X-S15", "S-2.10")
def test_x_s15_objectives() -> None:
    with_neighbour = 0
    for seed in range(150):
        doc = kanly.new_game(players=6, leaders="recommended", seed=seed).to_dict()
        holder = {card: n for n, seat in enumerate(doc["seats"]) for card in seat["face_up"]}
        mouse, other = holder["objective_desert_mouse_first"], holder["objective_desert_mouse_4_6"]
        assert doc["first"] == mouse
        assert not any({mouse, other} <= set(team) for team in TEAMS)
        with_neighbour += abs(mouse - other) == 1
    # The 4/6 card is dealt to the first player's neighbour in one game of three.  If the teammate
    # is dealt it, it goes to the teammate's neighbour: the opponent who is not the first player's.
    assert 30 < with_neighbour < 70


@pytest.mark.shows("X-S16", "S-10.2", "S-10.3", "space/swordmaster")
@pytest.mark.parametrize("sent", [True, False])
def test_x_s16_swordmaster(sent: bool) -> None:
    t = Table(6).units(GURNEY, conflict=2).owns(GURNEY, "swordmaster")
    if sent:
        t.agents(GURNEY, "carthag").swordmaster_at(GURNEY, "carthag")
    s = do(t.hand(GURNEY, "diplomacy").turn_of(GURNEY).start(), "reveal")
    assert s.strength(GURNEY) == 4 + 2
    finish_round(s)
    assert s.seats[GURNEY].agents == (2 if sent else 3)
    do(pass_to(s, GURNEY), "reveal")
    assert s.seats[GURNEY].swords - sum(c == "dagger" for c in cards(s, GURNEY, "shown")) == 2
