"""Edges of the rules: the first of a row or a numbering, the seat next in order, exact limits."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events
from kanly.rules.score import origin

from ..table import Table, cards, contracts, do, influence, intrigues, legal, spies
from .helpers import RIVAL

FOUR_CARDS = ("contingency_plan", "contingency_plan", "contingency_plan", "impress")


def happened(s: State, event: int) -> list[tuple[int, int, int]]:
    """Seat and details of each such entry of the log."""
    return [(seat, a, b) for e, seat, a, b in s.log or [] if e == event]


# ---------------------------------------------------------------- cards


@pytest.mark.shows("U-16.4", "starter/convincing_argument")
@pytest.mark.parametrize(
    ("action", "pile"),
    [
        ("card:convincing_argument", "hand"),
        ("discarded:convincing_argument", "discard"),
        ("played:convincing_argument", "played"),
    ],
)
def test_the_first_card_of_the_numbering_is_trashed_from_every_zone(action: str, pile: str) -> None:
    t = Table().hand(0, "desert_survival", "dagger")
    getattr(t, pile)(0, "desert_survival", "convincing_argument", "dagger")
    s = t.start() if pile == "hand" else t.hand(0, "desert_survival", "dagger").start()
    do(s, "card:desert_survival", "space:imperial_basin", "card-effect:0", action)
    assert cards(s, 0, "trash") == ["convincing_argument"]
    assert "convincing_argument" not in cards(s, 0, pile)


@pytest.mark.shows("U-16.4", "starter/convincing_argument")
def test_the_first_card_of_the_numbering_is_trashed_once_revealed() -> None:
    t = Table().hand(0, "convincing_argument", "dagger", "diplomacy").have(0, spice=1)
    s = t.intrigue(0, "cunning", "contingency_plan").played(0, "convincing_argument").start()
    do(s, "reveal", "intrigue:cunning", "option:1", "revealed:convincing_argument")
    assert cards(s, 0, "played") == ["convincing_argument"]
    assert "convincing_argument" not in cards(s, 0, "shown")
    assert cards(s, 0, "trash") == ["convincing_argument"]


@pytest.mark.shows("U-16.6", "R-015", "space/desert_tactics")
def test_trashing_another_card_leaves_the_effects_of_this_one() -> None:
    t = Table().hand(0, "ecological_testing_station", "dagger").have(0, water=5)
    s = t.played(0, "seek_allies", "reconnaissance").start()
    do(s, "card:ecological_testing_station", "space:desert_tactics")
    do(s, next(a for a in legal(s) if a.startswith("space-effect")), "played:seek_allies")
    assert "card-effect:0" in legal(s)


@pytest.mark.shows("U-16.6", "R-015", "imperium/double_agent")
@pytest.mark.parametrize("copies", [1, 2])
def test_of_two_copies_in_play_the_effect_stays_with_the_one_left(copies: int) -> None:
    t = Table().played(0, *["double_agent"] * (copies - 1)).have(0, spice=1)
    t.hand(0, "double_agent", "dagger").intrigue(0, "cunning", "contingency_plan")
    s = do(t.start(), "card:double_agent", "space:assembly_hall")
    assert "card-effect:0" in legal(s)
    do(s, "intrigue:cunning", "option:1", "played:double_agent")
    assert ("card-effect:0" in legal(s)) == (copies == 2)


@pytest.mark.shows("U-6.2", "U-6.5", "imperium/undercover_asset")
@pytest.mark.parametrize("left", ["", "sietch_tabr"])
def test_a_card_without_a_free_space_is_not_played(left: str) -> None:
    free = ["assembly_hall", "gather_support", "arrakeen", "spice_refinery", "sietch_tabr"]
    free += ["accept_contract", "imperial_basin"]
    taken = [space for space in free if space != left]
    t = Table(players=4).hand(0, "undercover_asset").have(0, solari=0, spice=0, water=0)
    for seat in (1, 2, 3):
        t.owns(seat, "swordmaster").agents(seat, *taken[3 * seat - 3 : 3 * seat])
    assert ("card:undercover_asset" in legal(t.intrigue(0, "contingency_plan").start())) == bool(
        left
    )


# ---------------------------------------------------------------- Intrigue


@pytest.mark.shows("U-15.9", "space/secrets")
@pytest.mark.parametrize("thief", [0, 1, 2])
@pytest.mark.parametrize("steps", [1, 2])
def test_intrigue_is_stolen_from_whoever_has_four_wherever_they_sit(thief: int, steps: int) -> None:
    victim = (thief + steps) % 3
    t = Table().hand(thief, "diplomacy", "dagger").intrigue(victim, *FOUR_CARDS)
    s = t.intrigue_top("spring_the_trap").turn_of(thief).start()
    do(s, "card:diplomacy", "space:secrets")
    assert (len(intrigues(s, thief)), len(intrigues(s, victim))) == (2, 3)
    assert happened(s, events.STOLE) == [(thief, victim, 0)]


@pytest.mark.shows("U-15.9", "space/secrets")
def test_nobody_steals_from_their_own_hand() -> None:
    t = Table().hand(0, "diplomacy", "dagger").intrigue(0, *FOUR_CARDS)
    s = do(t.start(), "card:diplomacy", "space:secrets")
    assert len(intrigues(s, 0)) == 5
    assert happened(s, events.STOLE) == []


@pytest.mark.shows("U-13.5", "intrigue/crysknife")
def test_the_log_tells_which_conflict_was_flipped() -> None:
    t = Table().battle_cards(0, "objective_desert_mouse_first", "choam_security")
    s = t.intrigue(0, "crysknife").at_endgame().start()
    do(s, "intrigue:crysknife")
    (flipped,) = happened(s, events.FLIPPED)
    assert (flipped[0], s.codex.battle_ids[flipped[1]]) == (0, "choam_security")


# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("place", "thing"),
    [
        ("space-effect:0", "space:arrakeen"),
        ("space-effect:1", "space:arrakeen"),
        ("card-effect:0", "card:signet_ring"),
        ("leader-effect:0", "leader:muad_dib"),
        ("influence-step", "influence-step"),
        ("reveal-effect:corrinth_city/0", "revealed:corrinth_city"),
        ("contract:immediate", "contract:immediate"),
    ],
)
def test_points_come_from_the_thing_whose_part_gives_them(place: str, thing: str) -> None:
    s = do(Table().hand(0, "signet_ring", "dagger").start(), "card:signet_ring", "space:arrakeen")
    assert s.action_text(origin(s, 0, s.action(place))) == thing


@pytest.mark.shows("R-027", "U-9.3")
def test_a_point_that_is_not_there_is_not_lost() -> None:
    t = Table().hand(0, "dagger", "diplomacy").influence(0, fremen=2).points(0, 0)
    s = t.intrigue(0, "change_allegiances").start()
    before = s.to_dict()["seats"][0]["ledger"]
    do(s, "intrigue:change_allegiances", "faction:emperor")
    assert s.seats[0].vp == 0
    assert s.to_dict()["seats"][0]["ledger"] == before
    assert happened(s, events.SCORED) == []


@pytest.mark.shows("U-9.5", "imperium/guild_spy")
def test_a_bonus_in_the_middle_of_the_reveal_turn_comes_once() -> None:
    hand = ("guild_spy", *["convincing_argument"] * 2, "prepare_the_way", "truthtrance")
    t = Table().hand(0, *hand).influence(0, emperor=3).spies(0, "post_emperor")
    s = t.intrigue(0, "contingency_plan").start()
    do(s, "reveal", "acquire:the_spice_must_flow")
    assert s.decision.kind == "place-spy"  # the bonus of the Emperor track
    do(s, "pass")
    assert s.decision.kind == "reveal-menu"
    do(s, "end")
    assert s.active == 1


@pytest.mark.shows("R-017", "U-9.2")
@pytest.mark.parametrize("left", ["", "emperor", "fremen"])
def test_influence_is_gained_only_below_the_top(left: str) -> None:
    t = Table().hand(0, "dangerous_rhetoric", "dagger").units(0, garrison=2)
    for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen"):
        t.alliance(0, faction).influence(0, **{faction: 5 if faction == left else 6})
    s = do(t.start(), "card:dangerous_rhetoric", "space:gather_support")
    levels = influence(s, 0)
    assert levels == dict.fromkeys(levels, 6)
    assert s.active == 1
    assert [a for _, a, _ in happened(s, events.INFLUENCE_UP)] == (
        [list(levels).index(left)] if left else []
    )


# ---------------------------------------------------------------- Rivals


BARON = "baron_vladimir_harkonnen"
"""The first Rival of the numbering."""


@pytest.mark.shows("R-002", "V-9.1", "R-072")
@pytest.mark.parametrize("rival", [BARON, "staban_tuek"])
def test_no_rival_has_a_window_in_the_endgame(rival: str) -> None:
    t = Table(players=2, rivals=[rival]).intrigue(RIVAL, "crysknife")
    t.battle_cards(RIVAL, "objective_ornithopter_1_3", "choam_security")
    s = t.at_endgame().start()
    assert s.is_over
    assert (s.seats[RIVAL].vp, intrigues(s, RIVAL)) == (0, ["crysknife"])


@pytest.mark.shows("V-8.2")
@pytest.mark.parametrize("rival", [BARON, "staban_tuek"])
def test_no_rival_plays_combat_cards(rival: str) -> None:
    t = Table(players=2, rivals=[rival]).intrigue(RIVAL, "contingency_plan")
    t.intrigue(0, "contingency_plan").units(0, conflict=1).units(RIVAL, conflict=1)
    s = do(t.at_combat().start(), "pass")
    assert happened(s, events.INTRIGUE) == []
    assert happened(s, events.PASSED) == [(0, 0, 0)]


@pytest.mark.shows("V-5.2")
@pytest.mark.parametrize("rival", [BARON, "staban_tuek"])
def test_no_rival_gets_the_bonus_of_a_track(rival: str) -> None:
    t = Table(players=2, rivals=[rival]).influence(RIVAL, spacing_guild=3).hagal("heighliner")
    s = t.turn_of(RIVAL).start()
    assert influence(s, RIVAL)["spacing_guild"] == 4
    assert s.seats[RIVAL].solari == 0


@pytest.mark.shows("C-4.1")
@pytest.mark.parametrize("rival", [BARON, "staban_tuek"])
def test_no_rival_takes_a_contract(rival: str) -> None:
    t = Table(players=2, rivals=[rival], choam=True).conflict("choam_security")
    s = t.units(RIVAL, conflict=1).at_combat().start()
    assert s.seats[RIVAL].solari == 2
    assert contracts(s, RIVAL) == []


@pytest.mark.shows("V-6.3")
@pytest.mark.parametrize("rival", [BARON, "staban_tuek"])
def test_the_third_spy_of_any_rival_sets_off_its_scheme(rival: str) -> None:
    t = Table(players=2, rivals=[rival]).spies(RIVAL, "post_emperor", "post_fremen")
    s = t.hagal("place_spy_city", "secrets").turn_of(RIVAL).start()
    assert spies(s, RIVAL) == ["post_city_right"]


@pytest.mark.shows("U-15.8", "R-023", "rival/baron_vladimir_harkonnen")
@pytest.mark.parametrize("left", [0, 1])
def test_without_intrigue_cards_a_rival_draws_nothing(left: int) -> None:
    t = Table(players=2, rivals=[BARON]).hand(0, "dagger", "diplomacy").hagal("spice_refinery")
    s = t.empty_intrigue_deck(discard=left).start()
    do(s, "card:dagger", "space:gather_support")
    assert happened(s, events.DREW_INTRIGUE) == [(RIVAL, 1, 0)] * left
    assert len(intrigues(s, RIVAL)) == left


@pytest.mark.shows("V-6.2", "R-064")
@pytest.mark.parametrize("taken", [1, 2])
def test_a_spy_that_finds_no_post_is_told_of(taken: int) -> None:
    posts = ("post_landsraad_right", "post_landsraad_left")[:taken]
    t = Table(players=2, rivals=[BARON]).hand(0, "dagger", "diplomacy").spies(1, *posts)
    s = t.hagal("place_spy_landsraad", "secrets").start()
    do(s, "card:dagger", "space:gather_support")
    assert spies(s, RIVAL) == ([] if taken == 2 else ["post_landsraad_left"])
    assert happened(s, events.NO_POST) == ([] if taken == 1 else [(RIVAL, 0, 0)])
