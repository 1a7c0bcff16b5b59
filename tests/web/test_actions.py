"""What a screen says about actions, so that no page need know the rules."""

from __future__ import annotations

from kanly import Game, State
from kanly.web.model import ActionOut, Screen, Thing
from kanly.web.screen import screen
from kanly.web.tables import Sitter, Table
from tests.rules.helpers import may_trash
from tests.table import Table as Position
from tests.table import do


def shown(state: State) -> Screen:
    """The screen of whoever decides."""
    assert state.decision is not None
    sitters = [Sitter("person") for _ in state.seats]
    return screen(Table("t", Game.new(state), sitters, False), state.decision.seat, "en")


def offered(state: State) -> dict[str, ActionOut]:
    """The actions on that screen, by their texts."""
    decision = shown(state).decision
    assert decision is not None
    return {action.action: action for action in decision.actions}


def pool() -> State:
    """Effects of the space and the card, Influence, a contract, troops and a Plot card."""
    t = Position(choam=True).hand(0, "calculus_of_power").spies(0, "post_spacing_guild")
    t.contracts(0, held=("heighliner_troops",)).influence(0, spacing_guild=3)
    t.have(0, spice=5).units(0, garrison=11).intrigue(0, "contingency_plan")
    return do(t.start(), "card:calculus_of_power", "space:heighliner", "pass")


def test_an_action_is_its_sort_and_id() -> None:
    actions = offered(pool())
    for text, action in actions.items():
        assert text == (f"{action.sort}:{action.id}" if action.id else action.sort)
    assert (actions["deploy:2"].sort, actions["deploy:2"].n) == ("deploy", 2)
    assert actions["space-effect:0"].n is None
    assert actions["contract:heighliner_troops"].id == "heighliner_troops"


def test_what_names_nothing_on_the_table_says_where_it_is_chosen() -> None:
    actions = offered(pool())
    assert actions["influence-step"].at == Thing("faction", "spacing_guild")
    assert actions["space-effect:0"].at == Thing("space", "heighliner")
    assert actions["card-effect:0"].at is None
    assert actions["deploy:1"].at is None


def test_one_of_several_effects_of_a_space_is_not_chosen_there() -> None:
    t = Position().hand(0, "dagger").have(0, solari=3).influence(0, emperor=2)
    t.intrigue(0, "devour", "impress").agents(0, "secrets").discard(0, "diplomacy").deck(0)
    actions = offered(do(t.start(), "card:dagger", "space:imperial_privilege"))
    assert set(actions) == {"space-effect:0", "space-effect:1", "space-effect:2"}
    assert all(action.at is None for action in actions.values())


def test_the_wall_and_the_training_track_are_places() -> None:
    t = Position().hand(0, "reconnaissance").influence(0, fremen=2)
    s = do(t.start(), "card:reconnaissance", "space:sietch_tabr")
    actions = offered(do(s, "space-effect:0", "option:1"))
    assert actions["option:0"].at == Thing("wall", "")
    assert actions["pass"].at is None

    t = Position(leaders=["feyd_rautha_harkonnen", "gurney_halleck", "staban_tuek"])
    s = do(t.hand(0, "signet_ring").start(), "card:signet_ring", "space:assembly_hall")
    places = [action.at for action in offered(s).values()]
    assert places == [Thing("track", "upper_1"), Thing("track", "lower_1")]


def test_cards_and_contracts_say_where_they_lie() -> None:
    assert offered(Position().start())["card:dagger"].zone == "hand"
    assert offered(pool())["contract:heighliner_troops"].zone == "held"
    t = Position(choam=True).hand(0, "dune_the_desert_planet")
    actions = offered(do(t.start(), "card:dune_the_desert_planet", "space:accept_contract"))
    assert {a.zone for a in actions.values() if a.sort == "contract"} == {"market"}


def test_a_card_on_top_of_the_deck_is_not_the_same_card_in_hand() -> None:
    t = Position().hand(0, "long_live_the_fighters", "dagger")
    t.deck(0, "dagger", "diplomacy", "reconnaissance")
    s = do(t.start(), "card:long_live_the_fighters", "space:spice_refinery")
    actions = offered(do(s, "card-effect:0"))
    assert set(actions) == {"card:dagger", "card:diplomacy", "card:reconnaissance"}
    assert {action.zone for action in actions.values()} == {"deck"}


def test_an_end_that_gives_something_up_is_asked_about_twice() -> None:
    t = Position().hand(0, "reconnaissance").intrigue(0, "contingency_plan")
    actions = offered(do(t.start(), "card:reconnaissance", "space:arrakeen"))
    lapsing = [text for text, action in actions.items() if action.lapses]
    assert lapsing == ["deploy:1", "deploy:2", "deploy:3"]
    assert actions["end"].confirm == "always"

    # A card kept in hand is nothing given up.
    t = Position().hand(0, "dagger").intrigue(0, "contingency_plan")
    actions = offered(do(t.start(), "card:dagger", "space:assembly_hall"))
    assert set(actions) == {"intrigue:contingency_plan", "end"}
    assert not actions["intrigue:contingency_plan"].lapses
    assert actions["end"].confirm == "never"


def test_a_card_not_played_in_the_endgame_is_lost() -> None:
    t = Position().hand(0, "the_spice_must_flow", "the_spice_must_flow")
    t.intrigue(0, "secure_spice_trade")
    actions = offered(t.points(0, 10).at_endgame().start())
    assert actions["intrigue:secure_spice_trade"].lapses
    assert actions["end"].confirm == "always"


def test_what_pays_or_shows_cards_is_asked_about_twice() -> None:
    actions = offered(Position().start())
    assert actions["reveal"].confirm == "always"
    assert actions["card:dagger"].confirm == "never"
    actions = offered(do(Position().start(), "card:dagger"))
    assert actions["space:assembly_hall"].confirm == "always"  # an Intrigue card is drawn
    assert actions["space:gather_support"].confirm == "careful"


def test_what_shows_something_hidden_ends_undo() -> None:
    t = Position().hand(0, "convincing_argument", "dagger").row("desert_survival")
    actions = offered(do(t.start(), "reveal"))
    assert actions["acquire:desert_survival"].ends_undo  # the Row is filled up
    assert not actions["acquire:prepare_the_way"].ends_undo


def test_what_trashes_a_card_is_asked_about_twice() -> None:
    actions = offered(do(may_trash(), "card-effect:0"))
    assert actions.pop("pass").confirm == "never"
    assert {action.confirm for action in actions.values()} == {"always"}


def test_a_spy_recalled_for_a_card_is_asked_about_twice() -> None:
    t = Position().hand(0, "dagger").spies(0, "post_landsraad_right")
    actions = offered(do(t.start(), "card:dagger", "space:assembly_hall"))
    assert actions["post:post_landsraad_right"].confirm == "always"
    assert actions["post:post_landsraad_right"].ends_undo
    assert actions["pass"].confirm == "never"


def test_a_preview_stops_before_the_next_turn() -> None:
    """Neither the next hand, nor Agents coming home, nor troops leaving the Conflict is told."""
    t = Position().control(0, "arrakeen").next_conflict("siege_of_arrakeen")
    actions = offered(t.at_round_start().start())
    assert changes(actions["deploy:1"]) == {"conflict": (0, 1), "strength": (0, 2)}
    assert changes(actions["pass"]) == {}


def test_a_preview_counts_the_effects_that_leave_nothing_to_choose() -> None:
    t = Position().hand(0, "dune_the_desert_planet").have(0, water=1, spice=0)
    spaces = offered(do(t.start(), "card:dune_the_desert_planet"))
    assert changes(spaces["space:hagga_basin"])["spice"] == (0, 2)
    assert changes(spaces["space:hagga_basin"])["water"] == (1, 0)


def test_a_preview_leaves_out_what_is_still_to_be_chosen() -> None:
    t = Position().hand(0, "dune_the_desert_planet").have(0, water=1, spice=0)
    t.owns(0, "hooks").conflict("skirmish_crysknife")
    spaces = offered(do(t.start(), "card:dune_the_desert_planet"))
    assert "spice" not in changes(spaces["space:hagga_basin"])


def changes(action: ActionOut) -> dict[str, tuple[int, int]]:
    """What the preview says."""
    return {change.what: (change.before, change.after) for change in action.changes}


def test_where_others_stand_a_spy_is_needed() -> None:
    t = Position().hand(0, "dagger").agents(1, "assembly_hall").spies(0, "post_landsraad_right")
    actions = offered(do(t.start(), "card:dagger"))
    assert actions["space:assembly_hall"].infiltrates
    assert not actions["space:gather_support"].infiltrates


def test_a_question_says_where_in_the_turn_it_stands() -> None:
    def asked(state: State) -> tuple[str | None, Thing]:
        decision = shown(state).decision
        assert decision is not None
        return decision.step, decision.source

    rules = Thing("rules", "")
    t = Position().hand(0, "dagger", "convincing_argument").intrigue(0, "contingency_plan")
    assert asked(t.start()) == ("card", rules)
    assert asked(do(t.start(), "card:dagger")) == ("space", rules)
    assert asked(do(t.start(), "card:dagger", "space:assembly_hall"))[0] == "effects"
    assert asked(do(t.start(), "reveal")) == ("reveal", rules)
    t = Position().units(0, conflict=2).intrigue(0, "find_weakness").at_combat()
    assert asked(t.start()) == ("combat", rules)
