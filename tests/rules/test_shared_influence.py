"""Personal boards, the Influence a team shares, and the icons with two tracks (S-4, S-5)."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.terms import FACTION_ICONS

from ..table import Table, alliances, cards, do, intrigues, legal, spies
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
    TEAMS,
    TRACKS,
    levels,
    step,
    visit,
)

BOARD = {MUAD_DIB: ("hardy_warriors", "desert_mastery"), SHADDAM: ("sardaukar", "vast_wealth")}
OWN = {MUAD_DIB: "fremen", SHADDAM: "emperor"}
ALLY = {MUAD_DIB: GURNEY, SHADDAM: FEYD}
FREE = {MUAD_DIB: "desert_mastery", SHADDAM: "vast_wealth"}
"""The space of the own board that costs nothing."""


def factions(s: State) -> set[str]:
    """The tracks on offer."""
    assert s.decision is not None
    assert s.decision.kind in ("influence", "lose-influence"), s.decision
    return {a.removeprefix("faction:") for a in legal(s)}


def plot(t: Table, seat: int, card: str) -> State:
    """The seat plays a Plot at the start of its turn; a Commander activates the left Ally."""
    t.intrigue(seat, card).hand(seat, "signet_ring", "seek_allies")
    return do(t.turn_of(seat, activating=ALLY.get(seat)).start(), f"intrigue:{card}")


def reach(seat: int, level: int) -> State:
    """A Commander reaches this level of the own track by visiting the own board."""
    t = Table(6).influence(seat, **{OWN[seat]: level - 1})
    return step(visit(t, seat, FREE[seat], ALLY[seat]))


@pytest.mark.shows("S-5.2", "S-5.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_without_an_ally_a_commander_moves_only_the_own_tracks(seat: int) -> None:
    s = Table(6).start()
    assert s.stands_in[seat] == seat
    for icon in FACTION_ICONS:
        for track in s.codex.rulebook.tracks(s, seat, icon):
            assert s.codex.track_owner[track] == seat


# ---------------------------------------------------------------- S-4 personal boards


@pytest.mark.shows("S-4.1")
@pytest.mark.parametrize("seat", range(6))
def test_only_its_commander_may_visit_a_personal_board(seat: int) -> None:
    t = Table(6).have(seat, solari=9, spice=9, water=9).hand(seat, ANY_FACTION, "seek_allies")
    s = do(t.turn_of(seat, activating=ALLY.get(seat)).start(), f"card:{ANY_FACTION}")
    for owner, spaces in BOARD.items():
        for space in spaces:
            assert (f"space:{space}" in legal(s)) == (seat == owner)
            codes = [reason.code for reason in s.explain(f"space:{space}")]
            assert ("personal" in codes) == (seat != owner)


@pytest.mark.shows("S-4.1")
def test_a_spy_and_a_card_for_any_space_do_not_open_a_personal_board() -> None:
    t = Table(6).have(FEYD, spice=9).spies(FEYD, "post_great_houses", "post_fringe_worlds")
    s = do(t.hand(FEYD, "imperial_spymaster", "dagger").turn_of(FEYD).start(),
           "card:imperial_spymaster")  # fmt: skip
    assert not {f"space:{x}" for spaces in BOARD.values() for x in spaces} & set(legal(s))


@pytest.mark.shows("S-4.1", "space/sardaukar")
def test_sardaukar() -> None:
    s = step(visit(Table(6).have(SHADDAM, spice=3), SHADDAM, "sardaukar", FEYD))
    assert (levels(s, SHADDAM), levels(s, FEYD)) == ({"emperor": 1}, {})
    assert (s.seats[SHADDAM].spice, len(intrigues(s, SHADDAM))) == (0, 1)
    assert (s.seats[FEYD].garrison, s.seats[FEYD].deployed) == (3 + 4, 0)
    assert s.active != SHADDAM  # not a Combat space: nobody is asked to deploy
    t = Table(6).have(SHADDAM, spice=2).hand(SHADDAM, ANY_FACTION, "signet_ring")
    s = do(t.turn_of(SHADDAM, activating=FEYD).start(), f"card:{ANY_FACTION}")
    assert "space:sardaukar" not in legal(s)


@pytest.mark.shows("S-4.1", "S-4.2", "space/vast_wealth")
def test_vast_wealth() -> None:
    s = step(visit(Table(6), SHADDAM, "vast_wealth", FEYD))
    assert levels(s, SHADDAM) == {"emperor": 1}
    assert s.seats[SHADDAM].solari == 3 + 1  # and the team's Solari for level 1


@pytest.mark.shows("S-4.1", "space/desert_mastery")
def test_desert_mastery() -> None:
    s = visit(Table(6).top(MUAD_DIB, "usul"), MUAD_DIB, "desert_mastery", GURNEY)
    assert "usul" in cards(s, MUAD_DIB, "hand")
    assert s.seats[MUAD_DIB].spice == 1
    do(s, f"seat:{GURNEY}")  # a Combat space: two of Gurney's garrison may come
    assert legal(s) == ["deploy:1", "deploy:2", "pass"]
    do(s, "deploy:2")
    step(s)
    assert (levels(s, MUAD_DIB), s.seats[MUAD_DIB].spice) == ({"fremen": 1}, 2)


@pytest.mark.shows("S-4.1", "space/hardy_warriors")
def test_hardy_warriors_costs_a_water() -> None:
    t = Table(6).have(MUAD_DIB, water=0).hand(MUAD_DIB, ANY_FACTION, "usul")
    s = do(t.turn_of(MUAD_DIB, activating=GURNEY).start(), f"card:{ANY_FACTION}")
    assert "space:hardy_warriors" not in legal(s)


@pytest.mark.shows("S-4.2", "track/fremen", "track/emperor")
@pytest.mark.parametrize(
    ("seat", "level", "good"),
    [(MUAD_DIB, 1, "spice"), (MUAD_DIB, 3, "water"), (SHADDAM, 1, "solari")],
)
def test_a_reward_for_the_whole_team(seat: int, level: int, good: str) -> None:
    s = reach(seat, level)
    start = {"spice": 0, "water": 1, "solari": 0}[good]
    of_space = {(MUAD_DIB, "spice"): 1, (SHADDAM, "solari"): 3}.get((seat, good), 0)
    for n in range(6):
        team = next(team for team in TEAMS if n in team)
        gained = getattr(s.seats[n], good) - start - (of_space if n == seat else 0)
        assert gained == (1 if seat in team else 0), n


@pytest.mark.shows("S-4.2", "R-096")
def test_everybody_in_shaddams_team_may_place_a_spy() -> None:
    s = reach(SHADDAM, 3)
    asked = []
    for answer in ("post:post_carthag", "pass", "post:post_choam"):
        assert s.decision.kind == "place-spy"
        asked.append(s.decision.seat)
        assert "pass" in legal(s)
        do(s, answer)
    assert asked == [SHADDAM, FEYD, IRULAN]  # clockwise from Shaddam
    assert [spies(s, seat) for seat in asked] == [["post_carthag"], [], ["post_choam"]]


@pytest.mark.shows("S-4.2")
@pytest.mark.parametrize(("seat", "level"), [(MUAD_DIB, 2), (MUAD_DIB, 4), (SHADDAM, 2)])
def test_levels_two_and_four_bring_no_goods(seat: int, level: int) -> None:
    s = reach(seat, level)
    for n in set(range(6)) - {seat}:
        assert (s.seats[n].solari, s.seats[n].spice, s.seats[n].water) == (0, 0, 1)


@pytest.mark.shows("S-4.2", "R-095", "intrigue/change_allegiances")
def test_the_team_reward_comes_each_time_the_level_is_reached() -> None:
    t = Table(6).influence(MUAD_DIB, fremen=3).influence(GURNEY, spacing_guild=1)
    s = do(plot(t, MUAD_DIB, "change_allegiances"), "faction:fremen")  # down to 2
    assert [s.seats[seat].water for seat in TEAMS[0]] == [1, 1, 1]
    do(s, "faction:fremen")  # and up to 3 again
    assert levels(s, MUAD_DIB) == {"fremen": 3}
    assert [s.seats[seat].water for seat in TEAMS[0]] == [2, 2, 2]


@pytest.mark.shows("S-4.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_a_point_at_two_for_the_commander_alone(seat: int) -> None:
    s = reach(seat, 2)
    assert [s.seats[n].vp for n in range(6)] == [
        (5 if n == seat else 4) if n in COMMANDERS else 1 for n in range(6)
    ]


@pytest.mark.shows("S-4.3")
def test_the_point_is_lost_below_two() -> None:
    t = Table(6).influence(MUAD_DIB, fremen=2).influence(GURNEY, bene_gesserit=1)
    s = plot(t, MUAD_DIB, "change_allegiances")
    before = s.seats[MUAD_DIB].vp
    do(s, "faction:fremen")
    assert s.seats[MUAD_DIB].vp == before - 1


@pytest.mark.shows("S-4.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_alliance_at_four_is_the_commanders(seat: int) -> None:
    s = reach(seat, 4)
    assert alliances(s)[OWN[seat]] == seat
    assert s.seats[seat].vp == 4 + 2
    assert s.seats[ALLY[seat]].vp == 1


@pytest.mark.shows("S-4.3")
def test_the_personal_alliance_goes_back_to_its_board_when_lost() -> None:
    t = Table(6).alliance(MUAD_DIB, "fremen").influence(GURNEY, bene_gesserit=1)
    s = plot(t, MUAD_DIB, "change_allegiances")
    before = s.seats[MUAD_DIB].vp
    do(s, "faction:fremen", "faction:spacing_guild")
    assert alliances(s)["fremen"] is None
    assert s.seats[MUAD_DIB].vp == before - 1


@pytest.mark.shows("S-4.4", "S-5.4", "imperium/dangerous_rhetoric")
@pytest.mark.parametrize("seat", range(6))
def test_nobody_else_can_gain_influence_on_a_personal_track(seat: int) -> None:
    s = visit(Table(6), seat, "assembly_hall", ALLY.get(seat), card="dangerous_rhetoric")
    if s.decision.kind == "agent-menu":
        do(s, "card-effect:0")
    own = {OWN[seat]} if seat in COMMANDERS else set()
    assert factions(s) == set(TRACKS) | own


# ---------------------------------------------------------------- S-5.1 the higher Ally counts


@pytest.mark.shows("S-5.1")
@pytest.mark.parametrize("activated", [GURNEY, JESSICA])
@pytest.mark.parametrize("strong", [GURNEY, JESSICA])
def test_a_requirement_is_met_by_either_ally(activated: int, strong: int) -> None:
    t = Table(6).influence(strong, great_houses=2).have(MUAD_DIB, solari=3)
    t.hand(MUAD_DIB, "limited_landsraad_access", "usul").turn_of(MUAD_DIB, activating=activated)
    s = do(t.start(), "card:limited_landsraad_access")
    assert "space:imperial_privilege" in legal(s)


@pytest.mark.shows("S-5.1")
def test_the_levels_of_two_allies_are_not_added_and_opponents_do_not_count() -> None:
    t = Table(6).influence(GURNEY, great_houses=1).influence(JESSICA, great_houses=1)
    t.influence(FEYD, great_houses=4).have(MUAD_DIB, solari=3)
    t.hand(MUAD_DIB, "limited_landsraad_access", "usul").turn_of(MUAD_DIB, activating=GURNEY)
    s = do(t.start(), "card:limited_landsraad_access")
    assert "space:imperial_privilege" not in legal(s)


@pytest.mark.shows("S-5.1")
def test_an_ally_does_not_share_the_influence_of_teammates() -> None:
    t = Table(6).influence(JESSICA, great_houses=3).influence(MUAD_DIB, fremen=4)
    t.have(GURNEY, solari=3).hand(GURNEY, "dagger", "reconnaissance").turn_of(GURNEY)
    s = do(t.start(), "card:dagger")
    assert "space:imperial_privilege" not in legal(s)
    s = do(t.start(), "card:reconnaissance")
    assert "space:sietch_tabr" not in legal(s)


@pytest.mark.shows("S-5.1", "imperium/maker_keeper")
def test_conditions_of_one_card_may_be_met_by_different_allies() -> None:
    t = Table(6).influence(GURNEY, bene_gesserit=2).influence(JESSICA, fringe_worlds=2)
    s = visit(t, MUAD_DIB, "spice_refinery", JESSICA, card="maker_keeper")
    assert (s.seats[MUAD_DIB].water, s.seats[MUAD_DIB].spice) == (2, 1)


@pytest.mark.shows("S-5.1", "S-5.4")
def test_gains_move_the_activated_ally_even_if_the_other_is_higher() -> None:
    t = Table(6).influence(JESSICA, spacing_guild=3)
    s = visit(t, MUAD_DIB, "deliver_supplies", GURNEY)
    assert levels(s, GURNEY) == {"spacing_guild": 1}
    assert levels(s, JESSICA) == {"spacing_guild": 3}


# ---------------------------------------------------------------- S-5.2, S-5.3 doubled icons


@pytest.mark.shows("S-5.2", "intrigue/imperium_politics")
@pytest.mark.parametrize("seat", range(6))
def test_the_emperor_icon_as_a_gain(seat: int) -> None:
    s = plot(Table(6).have(seat, solari=1), seat, "imperium_politics")
    both = {"great_houses", "spacing_guild"}
    assert factions(s) == (both | {"emperor"} if seat == SHADDAM else both)


@pytest.mark.shows("S-5.3", "intrigue/sietch_ritual")
@pytest.mark.parametrize("seat", range(6))
def test_the_fremen_icon_as_a_gain(seat: int) -> None:
    s = plot(Table(6), seat, "sietch_ritual")
    while s.decision.kind != "influence":
        do(s, legal(s)[0])
    both = {"fringe_worlds", "bene_gesserit"}
    assert factions(s) == (both | {"fremen"} if seat == MUAD_DIB else both)


@pytest.mark.shows("S-5.2", "space/imperial_privilege")
@pytest.mark.parametrize(
    ("seat", "owner", "track", "opens"),
    [
        (IRULAN, IRULAN, "great_houses", True),
        (IRULAN, SHADDAM, "emperor", False),
        (MUAD_DIB, JESSICA, "great_houses", True),
        (MUAD_DIB, MUAD_DIB, "fremen", False),
        (SHADDAM, SHADDAM, "emperor", True),
        (SHADDAM, IRULAN, "great_houses", True),
        (SHADDAM, GURNEY, "great_houses", False),
    ],
)
def test_the_emperor_icon_as_a_requirement(seat: int, owner: int, track: str, opens: bool) -> None:
    t = Table(6).influence(owner, **{track: 2}).have(seat, solari=3)
    t.hand(seat, "hidden_missive", "signet_ring").turn_of(seat, activating=ALLY.get(seat))
    s = do(t.start(), "card:hidden_missive")
    assert ("space:imperial_privilege" in legal(s)) == opens


@pytest.mark.shows("S-5.3", "space/sietch_tabr")
@pytest.mark.parametrize(
    ("seat", "owner", "track", "opens"),
    [
        (GURNEY, GURNEY, "fringe_worlds", True),
        (GURNEY, MUAD_DIB, "fremen", False),
        (SHADDAM, FEYD, "fringe_worlds", True),
        (SHADDAM, SHADDAM, "emperor", False),
        (MUAD_DIB, MUAD_DIB, "fremen", True),
        (MUAD_DIB, JESSICA, "fringe_worlds", True),
        (MUAD_DIB, FEYD, "fringe_worlds", False),
    ],
)
def test_the_fremen_icon_as_a_requirement(seat: int, owner: int, track: str, opens: bool) -> None:
    t = Table(6).influence(owner, **{track: 2}).hand(seat, "sardaukar_soldier", "signet_ring")
    s = do(t.turn_of(seat, activating=ALLY.get(seat)).start(), "card:sardaukar_soldier")
    assert ("space:sietch_tabr" in legal(s)) == opens


@pytest.mark.shows("S-5.2", "intrigue/shaddams_favor")
@pytest.mark.parametrize(
    ("seat", "owner", "track", "solari"),
    [
        (SHADDAM, SHADDAM, "emperor", 3),
        (SHADDAM, IRULAN, "great_houses", 3),
        (MUAD_DIB, JESSICA, "great_houses", 3),
        (MUAD_DIB, MUAD_DIB, "fremen", 0),
        (FEYD, SHADDAM, "emperor", 0),
    ],
)
def test_the_emperor_icon_as_a_condition(seat: int, owner: int, track: str, solari: int) -> None:
    s = plot(Table(6).influence(owner, **{track: 3}), seat, "shaddams_favor")
    assert s.seats[seat].solari == solari
    assert s.seats[ALLY.get(seat, seat)].garrison == 3 + 1


@pytest.mark.shows("S-5.3", "intrigue/strategic_stockpiling")
@pytest.mark.parametrize(
    ("seat", "owner", "track", "points"),
    [
        (MUAD_DIB, MUAD_DIB, "fremen", 1),
        (MUAD_DIB, JESSICA, "fringe_worlds", 1),
        (SHADDAM, IRULAN, "fringe_worlds", 1),
        (GURNEY, GURNEY, "fringe_worlds", 1),
    ],
)
def test_the_fremen_icon_as_a_condition(seat: int, owner: int, track: str, points: int) -> None:
    t = Table(6).influence(owner, **{track: 3}).have(seat, water=3)
    before = t.doc["seats"][seat]["vp"]
    s = plot(t, seat, "strategic_stockpiling")
    if s.decision.kind == "use":
        do(s, legal(s)[0])
    assert s.seats[seat].vp == before + points
    assert s.seats[seat].water == 0


@pytest.mark.shows("S-5.5", "imperium/northern_watermaster")
def test_a_cards_own_faction_is_unchanged() -> None:
    t = Table(6).hand(GURNEY, "northern_watermaster", "shishakli").turn_of(GURNEY)
    s = do(t.start(), "reveal")
    assert s.seats[GURNEY].spice == 2  # Fremen Bond, though Gurney has no Fremen Influence


@pytest.mark.shows("S-5.4", "intrigue/backed_by_choam")
@pytest.mark.parametrize("track", ["bene_gesserit", "emperor"])
def test_a_free_loss_may_be_the_allys_or_the_own(track: str) -> None:
    t = Table(6).influence(SHADDAM, emperor=1).influence(FEYD, bene_gesserit=1)
    t.influence(IRULAN, spacing_guild=1)
    s = plot(t, SHADDAM, "backed_by_choam")
    assert factions(s) == {"bene_gesserit", "emperor"}
    do(s, f"faction:{track}")
    assert s.seats[SHADDAM].solari == 4
    assert levels(s, IRULAN) == {"spacing_guild": 1}
    assert (levels(s, FEYD) == {}) == (track == "bene_gesserit")
    assert (levels(s, SHADDAM) == {}) == (track == "emperor")


@pytest.mark.shows("S-5.4")
def test_a_commander_without_influence_of_the_activated_ally_cannot_pay_it() -> None:
    t = Table(6).influence(IRULAN, spacing_guild=3).intrigue(SHADDAM, "backed_by_choam")
    t.hand(SHADDAM, "signet_ring", "seek_allies")
    s = t.turn_of(SHADDAM, activating=FEYD).start()
    assert "intrigue:backed_by_choam" not in legal(s)
    s = t.turn_of(SHADDAM, activating=IRULAN).start()
    assert "intrigue:backed_by_choam" in legal(s)


# ---------------------------------------------------------------- S-5.6 bonuses at four


@pytest.mark.shows("S-5.6", "R-086")
@pytest.mark.parametrize(
    ("track", "space"),
    [
        ("great_houses", "economic_support"),
        ("spacing_guild", "deliver_supplies"),
        ("bene_gesserit", "secrets"),
        ("fringe_worlds", "expedition"),
    ],
)
def test_the_bonus_at_four(track: str, space: str) -> None:
    s = visit(Table(6).influence(GURNEY, **{track: 3}), GURNEY, space)
    step(s)
    gurney = s.seats[GURNEY]
    assert alliances(s)[track] == GURNEY
    assert gurney.garrison == 3 + (2 if track == "great_houses" else 0)
    assert gurney.solari == (3 if track == "spacing_guild" else 0)
    assert len(gurney.intrigue) == (2 if track == "bene_gesserit" else 0)  # one is of the space
    assert (s.decision.kind == "place-spy") == (track == "fringe_worlds")


# ---------------------------------------------------------------- Alliances in a team


def rise(holder: int, seat: int) -> State:
    """The holder has the Alliance at 4; this seat moves from 4 to 5."""
    t = Table(6).alliance(holder, "spacing_guild").influence(seat, spacing_guild=4)
    return step(visit(t, seat, "deliver_supplies"))


@pytest.mark.shows("S-5.7", "R-080")
@pytest.mark.parametrize(
    ("holder", "seat", "after"),
    [(GURNEY, JESSICA, GURNEY), (GURNEY, FEYD, FEYD), (FEYD, IRULAN, FEYD)],
)
def test_only_an_opponent_who_rises_higher_takes_an_alliance(
    holder: int, seat: int, after: int
) -> None:
    s = rise(holder, seat)
    assert levels(s, seat) == {"spacing_guild": 5}
    assert alliances(s)["spacing_guild"] == after


@pytest.mark.shows("S-5.7", "R-080")
def test_a_commander_who_moves_an_ally_takes_an_alliance_from_opponents_only() -> None:
    t = Table(6).alliance(FEYD, "spacing_guild").influence(GURNEY, spacing_guild=4)
    s = step(visit(t, MUAD_DIB, "deliver_supplies", GURNEY))
    assert alliances(s)["spacing_guild"] == GURNEY
    t = Table(6).alliance(JESSICA, "spacing_guild").influence(GURNEY, spacing_guild=4)
    s = step(visit(t, MUAD_DIB, "deliver_supplies", GURNEY))
    assert alliances(s)["spacing_guild"] == JESSICA


@pytest.mark.shows("S-5.7", "R-080")
def test_a_tied_teammate_may_receive_an_alliance_that_is_lost() -> None:
    t = Table(6).alliance(GURNEY, "spacing_guild").influence(JESSICA, spacing_guild=4)
    s = plot(t, GURNEY, "backed_by_choam")
    if s.decision.kind == "lose-influence":
        do(s, "faction:spacing_guild")
    assert alliances(s)["spacing_guild"] == JESSICA
    assert (s.seats[GURNEY].vp, s.seats[JESSICA].vp) == (2, 3)


@pytest.mark.shows("S-5.7", "R-080")
def test_a_teammate_above_the_holder_receives_an_alliance_that_is_lost() -> None:
    t = Table(6).alliance(GURNEY, "spacing_guild").influence(JESSICA, spacing_guild=5)
    t.influence(FEYD, spacing_guild=4)
    s = plot(t, GURNEY, "backed_by_choam")
    if s.decision.kind == "lose-influence":
        do(s, "faction:spacing_guild")
    assert alliances(s)["spacing_guild"] == JESSICA


@pytest.mark.shows("S-5.7", "R-080")
@pytest.mark.parametrize("receiver", [JESSICA, FEYD])
def test_the_holder_chooses_among_several_who_were_tied(receiver: int) -> None:
    t = Table(6).alliance(GURNEY, "spacing_guild")
    t.influence(JESSICA, spacing_guild=4).influence(FEYD, spacing_guild=4)
    s = plot(t, GURNEY, "backed_by_choam")
    assert (s.decision.kind, s.decision.seat) == ("alliance", GURNEY)
    assert set(legal(s)) == {f"seat:{JESSICA}", f"seat:{FEYD}"}
    do(s, f"seat:{receiver}")
    assert alliances(s)["spacing_guild"] == receiver


@pytest.mark.shows("R-087", "imperium/branching_path")
def test_an_alliance_of_an_ally_is_not_the_commanders() -> None:
    t = Table(6).alliance(GURNEY, "bene_gesserit").intrigue(MUAD_DIB, "devour")
    s = visit(t, MUAD_DIB, "spice_refinery", GURNEY, card="branching_path")
    assert "card-effect:0" not in legal(s)
    t = Table(6).alliance(GURNEY, "bene_gesserit").intrigue(GURNEY, "devour")
    s = visit(t, GURNEY, "spice_refinery", card="branching_path")
    assert "card-effect:0" in legal(s)


@pytest.mark.shows("S-4.3", "S-4.4")
@pytest.mark.parametrize("seat", ALLIES)
def test_no_ally_has_or_shares_a_personal_track(seat: int) -> None:
    t = Table(6).influence(MUAD_DIB, fremen=3).influence(SHADDAM, emperor=3)
    s = t.turn_of(seat).start()
    assert levels(s, seat) == {}
    assert not any(s.influence(seat))


# ---------------------------------------------------------------- effects with several steps


@pytest.mark.shows("S-5.4", "S-4.2", "imperium/overthrow")
def test_two_levels_for_one_visit_go_to_the_same_cube() -> None:
    s = step(visit(Table(6), MUAD_DIB, "deliver_supplies", GURNEY, card="overthrow"))
    assert (levels(s, GURNEY), levels(s, MUAD_DIB)) == ({"spacing_guild": 2}, {})
    s = step(visit(Table(6), SHADDAM, "vast_wealth", FEYD, card="overthrow"))
    assert (levels(s, SHADDAM), s.seats[SHADDAM].vp) == ({"emperor": 2}, 5)
    assert [s.seats[seat].solari for seat in (SHADDAM, FEYD, IRULAN)] == [4, 1, 1]


@pytest.mark.shows("S-5.2", "S-5.4", "intrigue/buy_access")
def test_great_houses_and_emperor_are_two_different_factions() -> None:
    s = plot(Table(6).have(SHADDAM, solari=5), SHADDAM, "buy_access")
    assert factions(s) == {*TRACKS, "emperor"}
    do(s, "faction:emperor")
    assert factions(s) == set(TRACKS)
    do(s, "faction:great_houses")
    assert (levels(s, SHADDAM), levels(s, FEYD)) == ({"emperor": 1}, {"great_houses": 1})


@pytest.mark.shows("S-5.4", "intrigue/opportunism")
def test_two_losses_may_come_from_the_ally_and_the_own_track() -> None:
    t = Table(6).have(MUAD_DIB, solari=2).influence(MUAD_DIB, fremen=1)
    t.influence(GURNEY, spacing_guild=1).influence(JESSICA, bene_gesserit=5)
    s = plot(t, MUAD_DIB, "opportunism")
    while s.decision.kind == "lose-influence":
        do(s, legal(s)[0])
    assert (levels(s, MUAD_DIB), levels(s, GURNEY)) == ({}, {})
    assert levels(s, JESSICA) == {"bene_gesserit": 5}
    assert s.seats[MUAD_DIB].vp == 5


@pytest.mark.shows("S-5.2", "S-5.3")
@pytest.mark.parametrize(
    ("conflict", "track"),
    [("test_of_loyalty", "great_houses"), ("protect_the_sietches", "fringe_worlds")],
)
def test_the_icons_on_conflict_cards(conflict: str, track: str) -> None:
    t = Table(6).conflict(conflict).units(FEYD, conflict=1)
    s = t.at_combat().start()
    while s.round == 1:
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert levels(s, FEYD) == {track: 1}
    assert levels(s, SHADDAM) == {}


@pytest.mark.shows("S-5.2", "S-5.4", "imperium/guild_spy")
@pytest.mark.parametrize("track", ["great_houses", "emperor"])
def test_influence_with_each_faction_spied_on(track: str) -> None:
    t = Table(6).spies(SHADDAM, "post_great_houses", "post_bene_gesserit")
    t.owns(SHADDAM, "council").hand(SHADDAM, "guild_spy", "critical_shipments", "truthtrance",
                                    "price_is_no_object")  # fmt: skip
    s = do(t.turn_of(SHADDAM, activating=FEYD).start(), "reveal", "acquire:the_spice_must_flow")
    do(s, "reveal-effect:guild_spy/0") if "reveal-effect:guild_spy/0" in legal(s) else None
    while s.decision.kind != "influence":
        do(s, legal(s)[0])
    assert factions(s) == {"great_houses", "emperor"}
    do(s, f"faction:{track}")
    own = {"emperor": 1} if track == "emperor" else {}
    assert levels(s, SHADDAM) == own
    assert levels(s, FEYD) == {"bene_gesserit": 1} | ({} if own else {"great_houses": 1})


@pytest.mark.shows("S-3.4", "S-5.4", "imperium/steersman")
def test_influence_for_acquiring_a_card_moves_the_activated_ally() -> None:
    t = Table(6).throne().row("steersman").owns(MUAD_DIB, "council")
    t.hand(MUAD_DIB, "usul", "convincing_argument", "long_live_the_fighters", "seek_allies")
    s = do(t.turn_of(MUAD_DIB, activating=JESSICA).start(), "reveal", "acquire:steersman")
    assert levels(s, JESSICA) == {"spacing_guild": 1}


@pytest.mark.shows("S-5.4", "R-017")
def test_at_the_top_of_the_tracks_of_the_ally_the_own_track_is_left() -> None:
    t = Table(6).throne()
    for track in TRACKS:
        t.influence(FEYD, **{track: 6})
    s = visit(t, SHADDAM, "assembly_hall", FEYD, card="dangerous_rhetoric")
    do(s, "card-effect:0") if "card-effect:0" in legal(s) else None
    assert levels(s, SHADDAM) == {"emperor": 1}
