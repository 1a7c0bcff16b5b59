"""What an audit of the engine against the rules, tables and rulings found missing."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.errors import BadPosition, BadRecord
from kanly.engine.record import Game, Record
from tests.table import Table, cards, do, influence, legal, spies


def played(s: State, *actions: str) -> Game:
    """A recorded game in which these actions have just been played."""
    game = Game.new(s)
    for text in actions:
        game.apply(game.state.action(text))
    return game


# ---------------------------------------------------------------- guessing what is hidden


@pytest.mark.shows("U-20", "U-6.1")
@pytest.mark.parametrize(
    "actions",
    [
        ("card:calculus_of_power",),
        ("card:calculus_of_power", "space:spice_refinery"),
        ("card:calculus_of_power", "space:spice_refinery", "option:0"),
    ],
    ids=["space", "cost", "infiltrate"],
)
def test_a_card_being_played_stays_with_its_owner_when_the_hidden_cards_are_dealt_anew(
    actions: tuple[str, ...],
) -> None:
    hand = ("calculus_of_power", "dagger", "diplomacy", "seek_allies", "reconnaissance")
    table = Table().hand(0, *hand).have(0, spice=1).agents(1, "spice_refinery")
    s = table.spies(0, "post_city_middle", "post_city_right").start()
    do(s, *actions)
    for seed in range(20):
        guess = s.determinize(1, seed)
        assert cards(guess, 0, "played") == ["calculus_of_power"]
        while guess.decision is not None and guess.decision.kind != "agent-menu":
            guess.apply(guess.decision.actions[0])
        assert cards(guess, 0, "played") == ["calculus_of_power"]


# ---------------------------------------------------------------- what is known of stolen cards


def robbed(chance: int) -> State:
    """Seat 1 knows one of seat 0's Intrigue cards, and seat 2 is about to visit Secrets."""
    plots = ("buy_access", "cunning", "mercenaries", "leverage")
    table = Table(choam=True).intrigue(0, *plots).hand(2, "diplomacy", "dagger")
    table.doc["seats"][0]["known_intrigue"] = [[1, "cunning"]]
    table.doc["chance"] = [chance, 1]
    return table.turn_of(2).start()


@pytest.mark.shows("U-20", "U-15.9", "space/secrets")
def test_a_third_seat_does_not_learn_which_card_was_stolen() -> None:
    known: dict[bool, list[str]] = {}
    for chance in range(1, 2000, 40):
        s = do(robbed(chance), "card:diplomacy", "space:secrets")
        taken = "cunning" not in s.view(0)["seats"][0]["intrigue"]
        known[taken] = s.view(1)["seats"][0]["known_intrigue"]
    assert known[True] == known[False]


@pytest.mark.shows("U-20")
def test_a_guess_at_the_hidden_cards_is_a_possible_position_for_every_seat() -> None:
    s = robbed(1)
    for seed in range(20):
        guess = s.determinize(2, seed)
        assert State.from_dict(guess.to_dict()).fingerprint() == guess.fingerprint()
        guess.determinize(1, seed)


# ---------------------------------------------------------------- taking back


@pytest.mark.shows("U-20", "imperium/covert_operation")
def test_nothing_is_taken_back_once_opponents_have_discarded() -> None:
    # Each opponent has only one kind of card, so neither is asked.
    table = Table().hand(0, "covert_operation", "dagger").spies(0, "post_landsraad_right")
    table.hand(1, "dagger", "dagger").hand(2, "convincing_argument")
    game = played(table.start(), "card:covert_operation", "space:gather_support", "pass")
    assert cards(game.state, 1, "discard") == ["dagger"]
    assert cards(game.state, 2, "discard") == ["convincing_argument"]
    assert not game.can_undo


@pytest.mark.shows("U-20", "U-5.3")
def test_nothing_is_taken_back_once_another_seat_has_revealed() -> None:
    # Seats 1 and 2 have no Agent left and nothing to buy: their Reveal turns need no choice.
    table = Table().hand(0, "dagger", "diplomacy").hand(1, "dagger").hand(2, "dagger")
    table.agents(1, "arrakeen", "fremkit").agents(2, "secrets", "shipping")
    game = played(table.start(), "card:dagger", "space:gather_support")
    assert cards(game.state, 1, "discard") == ["dagger"]
    assert game.state.decision is not None
    assert game.state.decision.seat == 0
    assert not game.can_undo


@pytest.mark.shows("U-20", "U-12.3")
def test_nothing_is_taken_back_once_another_fighter_has_passed() -> None:
    # Seat 1 has no Combat card; that it passes tells seat 0 so.
    table = Table().units(0, conflict=2).units(1, conflict=2)
    table.intrigue(0, "contingency_plan", "weirding_combat").intrigue(1, "buy_access")
    game = played(table.at_combat().start(), "intrigue:contingency_plan", "end")
    assert legal(game.state) == ["intrigue:weirding_combat", "pass"]
    assert not game.can_undo


@pytest.mark.shows("U-20", "imperium/long_live_the_fighters")
def test_the_choice_among_cards_already_seen_can_be_taken_back() -> None:
    table = Table().hand(0, "long_live_the_fighters").top(0, "dagger", "diplomacy", "seek_allies")
    game = played(table.start(), "card:long_live_the_fighters", "space:arrakeen", "card-effect:0")
    assert not game.can_undo
    game.apply(game.state.action("card:dagger"))
    assert game.can_undo


# ---------------------------------------------------------------- effects that get lost


@pytest.mark.shows("R-015", "imperium/tread_in_darkness")
def test_a_card_that_trashes_itself_by_its_own_effect_gives_its_other_effects() -> None:
    table = Table().hand(0, "tread_in_darkness").played(0, "truthtrance")
    s = table.discard(0, "dagger", "diplomacy").deck(0).start()
    do(s, "card:tread_in_darkness", "space:assembly_hall")
    do(s, "card-effect:0", "played:tread_in_darkness")
    if "card-effect:1" in legal(s):
        do(s, "card-effect:1")
    assert cards(s, 0, "trash")[-1:] == ["tread_in_darkness"]
    assert len(cards(s, 0, "hand")) == 1


@pytest.mark.shows("U-18.7", "intrigue/manipulate")
def test_a_card_of_cost_1_set_aside_by_manipulate_needs_no_persuasion() -> None:
    table = Table().hand(0, "dagger").intrigue(0, "manipulate").row("smugglers_harvester")
    s = do(table.start(), "intrigue:manipulate", "acquire:smugglers_harvester", "reveal")
    assert s.seats[0].persuasion == 0
    assert "acquire:smugglers_harvester" in legal(s)
    do(s, "acquire:smugglers_harvester")
    assert "smugglers_harvester" in cards(s, 0, "discard")
    assert s.seats[0].set_aside == b""


# ---------------------------------------------------------------- the order is the seat's


@pytest.mark.shows("U-17.4", "R-014", "R-017", "U-9.13")
def test_the_influence_step_at_the_top_of_a_track_lapses_and_is_not_fired_into_nothing() -> None:
    table = Table().hand(0, "truthtrance").influence(0, spacing_guild=6)
    s = table.intrigue(0, "contingency_plan").start()
    do(s, "card:truthtrance", "space:deliver_supplies")
    assert legal(s) == ["intrigue:contingency_plan", "end"]


@pytest.mark.shows("U-6.12", "U-9.4", "imperium/overthrow")
def test_a_doubled_step_onto_level_4_waits_for_its_turn_like_any_step_onto_level_4() -> None:
    table = Table().hand(0, "overthrow").intrigue(0, "contingency_plan")
    table.have(0, spice=4).influence(0, emperor=2)
    s = do(table.start(), "card:overthrow", "space:sardaukar")
    assert "influence-step" in legal(s)
    do(s, "influence-step", "post:post_choam")
    assert influence(s, 0)["emperor"] == 4
    assert spies(s, 0) == ["post_choam"]


@pytest.mark.shows("U-6.12", "U-18.3", "X-U18", "leader/lady_margot_fenring")
def test_margot_may_lose_influence_before_the_step_that_brings_her_back_to_2() -> None:
    leaders = ["lady_margot_fenring", "gurney_halleck", "muad_dib"]
    table = Table(leaders=leaders, choam=True).hand(0, "diplomacy").have(0, solari=0, spice=0)
    table.influence(0, bene_gesserit=2).intrigue_top("backed_by_choam")
    s = do(table.start(), "card:diplomacy", "space:secrets")
    do(s, "intrigue:backed_by_choam")
    while "influence-step" in legal(s):
        do(s, "influence-step")
    assert influence(s, 0)["bene_gesserit"] == 2
    assert (s.seats[0].solari, s.seats[0].spice) == (4, 2)


# ---------------------------------------------------------------- records and documents


@pytest.mark.shows("U-21")
def test_the_record_of_a_game_from_a_changed_opening_replays() -> None:
    document = Table().have(0, solari=9).doc
    game = played(State.from_dict(document), "reveal")
    replayed = Record.from_dict(game.record.to_dict()).verify()
    assert replayed.fingerprint() == game.state.fingerprint()
    assert replayed.seats[0].solari >= 9


@pytest.mark.shows("U-21")
def test_a_record_with_a_damaged_position_is_refused_as_a_bad_record() -> None:
    document = Game.new(Table().start()).record.to_dict()
    document["position"] = {"kanly": 1}
    with pytest.raises(BadRecord):
        Record.from_dict(document).verify()


@pytest.mark.shows("U-21", "U-2.2")
def test_an_objective_in_the_conflict_deck_is_refused() -> None:
    table = Table()
    objective = table.doc["seats"][0]["face_up"].pop()
    table.doc["conflict_deck"].append(objective)
    with pytest.raises(BadPosition):
        table.start()
