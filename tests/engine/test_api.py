"""The public face: small, obvious, typed."""

from __future__ import annotations

import copy
import pickle

import pytest

import kanly
from kanly import Game, IllegalAction, State
from kanly.engine import chance
from kanly.engine.actions import BLOCK_WORDS, SIZE
from kanly.engine.piles import add_each, bits, replaced, without
from tests.table import Table, do, legal


def test_a_game_is_played_by_applying_actions() -> None:
    state = kanly.new_game(players=3, seed=7)
    while not state.is_over:
        assert state.decision is not None
        state.apply(state.decision.actions[0])
    assert [x.place for x in state.standings] == [1, 2, 3]


def test_the_same_seed_gives_the_same_game() -> None:
    assert kanly.new_game(seed=11).fingerprint() == kanly.new_game(seed=11).fingerprint()
    assert kanly.new_game(seed=11).fingerprint() != kanly.new_game(seed=12).fingerprint()


def test_any_integer_is_a_seed() -> None:
    for seed in (0, -1, 1 << 70):
        assert State.from_dict(kanly.new_game(seed=seed).to_dict()).setup.seed == seed


def test_a_copy_is_independent() -> None:
    state = kanly.new_game(players=4, modules=["choam"], seed=1)
    twin = state.copy()
    assert twin.fingerprint() == state.fingerprint()
    assert twin.decision is not None
    twin.apply(twin.decision.actions[0])
    assert twin.fingerprint() != state.fingerprint()


def test_states_can_be_pickled() -> None:
    state = kanly.new_game(players=4, modules=["choam"], seed=2)
    assert pickle.loads(pickle.dumps(state)).fingerprint() == state.fingerprint()
    assert copy.deepcopy(state).fingerprint() == state.fingerprint()


def test_blocks_of_the_vocabulary_do_not_overlap() -> None:
    end = 0
    for first, width, _ in BLOCK_WORDS:
        assert first >= end
        end = first + width
    assert end <= SIZE


def test_every_action_has_a_text_that_reads_back() -> None:
    codex = kanly.new_game().codex
    for action in range(SIZE):
        text = codex.vocabulary.text(action)
        try:
            assert codex.vocabulary.parse(text) == action
        except kanly.KanlyError:
            continue


def test_explain_says_why_a_space_is_closed() -> None:
    s = Table().hand(0, "dagger", "diplomacy").have(0, spice=0, solari=0, water=0).start()
    assert [r.code for r in s.explain("space:sardaukar")] == ["cost"]
    assert s.explain("space:sardaukar")[0].params == {
        "space": "sardaukar", "resource": "spice", "need": 4, "have": 0,
    }  # fmt: skip
    assert [r.code for r in s.explain("space:imperial_privilege")] == ["requirement", "cost"]
    assert [r.code for r in s.explain("space:arrakeen")] == ["no-icon"]
    assert [r.code for r in s.explain("space:fremkit")] == ["choose-card-first"]
    assert s.explain("card:dagger") == []


def test_explain_knows_occupied_spaces_and_spent_agents() -> None:
    t = Table().hand(0, "diplomacy").agents(0, "arrakeen", "secrets").agents(1, "fremkit")
    s = t.intrigue(0, "contingency_plan").start()
    assert [r.code for r in s.explain("card:diplomacy")] == ["no-agent"]
    assert [r.code for r in s.explain("space:secrets")] == ["no-agent", "own-agent"]
    assert [r.code for r in s.explain("space:fremkit")] == ["no-agent", "occupied"]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("card:signet_ring", "not-in-hand"),
        ("card:convincing_argument", "no-icons"),
        ("acquire:the_spice_must_flow", "not-revealing"),
        ("intrigue:buy_access", "condition"),
        ("intrigue:devour", "wrong-time"),
        ("intrigue:cunning", "intrigue-not-held"),
        ("end", "not-offered"),
        ("post:post_emperor", "not-offered"),
    ],
)
def test_explain_at_the_start_of_a_turn(action: str, code: str) -> None:
    t = Table().hand(0, "convincing_argument", "dagger").intrigue(0, "buy_access", "devour")
    assert [r.code for r in t.start().explain(action)] == [code]


def test_explain_in_the_reveal_turn() -> None:
    s = Table().hand(0, "convincing_argument", "dagger").row("overthrow").start()
    do(s, "reveal")
    assert s.explain("acquire:overthrow")[0].params == {"card": "overthrow", "need": 8, "have": 2}
    assert [r.code for r in s.explain("acquire:steersman")] == ["not-on-offer"]


def test_undo_goes_back_until_something_hidden_was_seen() -> None:
    game = Game.new(Table().hand(0, "dune_the_desert_planet", "dagger").start())
    begin = game.state.fingerprint()
    for text in ("card:dune_the_desert_planet", "space:imperial_basin"):
        game.apply(game.state.action(text))
    game.undo()
    game.undo()
    assert game.state.fingerprint() == begin
    assert not game.can_undo
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        game.undo()


def test_a_drawn_card_cannot_be_undone() -> None:
    game = Game.new(Table().hand(0, "reconnaissance", "dagger").units(0).start())
    game.apply(game.state.action("card:reconnaissance"))
    assert game.can_undo
    game.apply(game.state.action("space:arrakeen"))
    assert not game.can_undo


def test_another_seats_decision_cannot_be_undone() -> None:
    game = Game.new(Table().hand(0, "dagger").hand(1, "dune_the_desert_planet").start())
    game.apply(game.state.action("card:dagger"))
    game.apply(game.state.action("space:gather_support"))
    assert game.state.decision is not None
    assert game.state.decision.seat == 1
    assert game.can_undo
    game.apply(game.state.action("card:dune_the_desert_planet"))
    game.undo()
    assert not game.can_undo


def test_resuming_a_record_goes_on_where_it_stopped() -> None:
    game = Game.new(kanly.new_game(players=3, seed=9))
    for _ in range(20):
        assert game.state.decision is not None
        game.apply(game.state.decision.actions[0])
    assert Game.resume(game.record).state.fingerprint() == game.state.fingerprint()


def test_an_effect_that_cannot_be_done_yet_is_saved_with_the_rest() -> None:
    t = Table().hand(0, "long_live_the_fighters", "dagger").have(0, water=1)
    s = t.deck(0, "diplomacy", "seek_allies").start()
    do(s, "card:long_live_the_fighters", "space:desert_tactics")
    assert s.action_text(s.pending[0].source) == "card-effect:0"
    assert State.from_dict(s.to_dict()).fingerprint() == s.fingerprint()


def test_forced_questions_are_not_asked() -> None:
    state = kanly.new_game(players=4, seed=3)
    while state.decision is not None:
        assert len(state.decision.actions) > 1
        state.apply(state.decision.actions[-1])


def test_the_generator_is_even() -> None:
    state = kanly.new_game(seed=1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[chance.below(state, 7)] += 1
    assert all(9_500 < n < 10_500 for n in counts), counts


def test_shuffling_draws_the_same_numbers_as_below() -> None:
    one, other = kanly.new_game(seed=1), kanly.new_game(seed=1)
    pile = bytes(range(40))
    cards = list(pile)
    for i in range(39, 0, -1):
        j = chance.below(one, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert chance.shuffled(other, pile) == bytes(cards)
    assert (one.chance_a, one.chance_b) == (other.chance_a, other.chance_b)


def test_shuffling_reaches_every_order() -> None:
    state = kanly.new_game(seed=1)
    orders = {chance.shuffled(state, b"abcd") for _ in range(2000)}
    assert len(orders) == 24


def test_piles() -> None:
    assert without(b"abca", ord("a")) == b"bca"
    with pytest.raises(ValueError, match="not in the pile"):
        without(b"abc", ord("x"))
    assert replaced(b"abc", 1, ord("x")) == b"axc"
    assert bits(0b101001) == [0, 3, 5]
    actions: list[int] = []
    add_each(actions, 1000, b"\1\2\1")
    assert actions == [1001, 1002]


def test_the_draft_goes_in_reverse_turn_order() -> None:
    state = kanly.new_game(players=3, leaders="draft", seed=4, first_player=1)
    order = []
    for _ in range(3):
        assert state.decision is not None
        assert state.decision.kind == "leader"
        order.append(state.decision.seat)
        state.apply(state.decision.actions[0])
    assert order == [0, 2, 1]
    assert state.round == 1


def test_one_leader_of_a_house() -> None:
    state = kanly.new_game(players=4, leaders="draft", seed=4, one_per_house=True)
    do(state, "leader:muad_dib")
    assert "leader:gurney_halleck" not in legal(state)
    assert "leader:lady_jessica" not in legal(state)
    assert "leader:staban_tuek" in legal(state)


@pytest.mark.parametrize(("how", "gone"), [("oldest", 1), ("all", 5)])
def test_the_row_can_be_refreshed_each_round(how: str, gone: int) -> None:
    state = kanly.new_game(players=3, seed=6, row_refresh=how)
    row = state.to_dict()["row"]
    while state.round == 1:
        do(state, "reveal" if "reveal" in legal(state) else legal(state)[-1])
    assert state.to_dict()["removed"] == row[:gone]
    assert len(state.row) == 5


def test_the_first_player_can_be_fixed() -> None:
    for seat in range(4):
        state = kanly.new_game(players=4, seed=1, first_player=seat)
        assert state.first == seat
        assert state.decision is not None
        assert state.decision.seat == seat


def test_the_build_is_named() -> None:
    assert kanly.compiled in (True, False)


def test_some_leaders_named_and_the_rest_at_random() -> None:
    for seed in range(20):
        s = kanly.new_game(leaders=["random", "staban_tuek", "random"], seed=seed)
        names = [s.codex.leader_ids[p.leader] for p in s.seats]
        assert names[1] == "staban_tuek"
        assert len(set(names)) == 3


def test_a_guess_does_not_know_the_seed_of_the_game() -> None:
    state = kanly.new_game(players=3, seed=77)
    guess = state.determinize(0, 1)
    assert state.setup.seed == 77
    assert guess.setup.seed == 0
    assert guess.setup.options == state.setup.options
