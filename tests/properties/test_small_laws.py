"""Laws of the small parts, for any input."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kanly
from kanly.engine import chance
from kanly.engine.piles import bits, replaced, without
from kanly.rules.combat import places

STATE = kanly.new_game(players=3, seed=1)
strengths = st.lists(st.integers(0, 12), min_size=3, max_size=4)


@given(st.binary(max_size=80))
def test_shuffling_keeps_the_cards(pile: bytes) -> None:
    assert Counter(chance.shuffled(STATE, pile)) == Counter(pile)


@given(st.binary(min_size=1, max_size=40), st.data())
def test_taking_a_card_out_removes_exactly_one(pile: bytes, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(list(pile)))
    assert Counter(without(pile, card)) + Counter([card]) == Counter(pile)


@given(st.binary(min_size=1, max_size=40), st.integers(0, 255))
def test_replacing_changes_one_place(pile: bytes, value: int) -> None:
    at = len(pile) // 2
    changed = replaced(pile, at, value)
    assert changed[at] == value
    assert changed[:at] + changed[at + 1 :] == pile[:at] + pile[at + 1 :]


@given(st.integers(0, (1 << 40) - 1))
def test_bits_make_up_the_mask(mask: int) -> None:
    assert sum(1 << n for n in bits(mask)) == mask


@pytest.mark.shows("U-12.6", "U-12.7", "X-D01")
@given(strengths)
def test_places_are_fair(values: list[int]) -> None:
    result = places(values, len(values) > 3)
    assert all(place == 0 for place, x in zip(result, values) if x == 0)
    assert result.count(1) <= 1
    for i, x in enumerate(values):
        for j, y in enumerate(values):
            if x == y:
                assert result[i] == result[j], "a tie is shared"
            elif x > y and result[j]:
                assert 0 < result[i] <= result[j], "more strength is never worth less"
    if result.count(1):
        assert values.count(max(values)) == 1


@given(st.integers(-(1 << 80), 1 << 80))
def test_any_seed_gives_a_generator_that_moves(seed: int) -> None:
    a, b = chance.seed_words(seed)
    assert 0 < a < 1 << 32
    assert 0 <= b < 1 << 32
