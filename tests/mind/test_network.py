"""The network in whole numbers: sums side by side, and what they amount to."""

from __future__ import annotations

from array import array
from math import exp
from random import Random
from struct import unpack

import pytest

import kanly
from kanly.bots.searching import network_of
from kanly.engine.actions import SIZE as ACTIONS
from kanly.engine.library import load
from kanly.mind.encoding import SIZE
from kanly.mind.layers import SCALE, TOP, LongSums, Weights, packed, zeros
from kanly.mind.network import ACTION_BITS, Network, context
from tests.mind.features import NAMES, encoded, positions

CODEX = load("uprising", 4)
Rows = list[list[int]]


def network(
    first: dict[int, list[int]],
    first_bias: list[int],
    second: Rows,
    second_bias: list[int],
    value: Rows,
    actions: dict[str, list[int]],
) -> Network:
    """A network of a few numbers, all of them in 256ths; whatever is not named is 0."""
    units, judges = len(first_bias), len(value[0])
    advisers = len(second_bias) - judges
    weights = Weights(
        [data(first.get(n, [0] * units)) for n in range(SIZE)], data(first_bias),
        data(*second), data(second_bias),
        value, [0] * len(value),
        data([0] * advisers, *actions.values()), {name: n for n, name in enumerate(actions, 1)},
        judges,
    )  # fmt: skip
    return Network(weights, CODEX, NAMES)


def data(*rows: list[int]) -> bytes:
    """Rows of numbers as they lie in a model."""
    return array("h", [n for row in rows for n in row]).tobytes()


def tiny() -> Network:
    """Two units, one judge, one adviser.

    Feature 5 says 1.0 to the first unit and -2.0 to the second; feature 6 says 0.5 and 3.0.  The
    judge listens to the first, the adviser to the second.
    """
    return network(
        first={5: [256, -512], 6: [128, 768]},
        first_bias=[0, 0],
        second=[[256, 0], [0, 128]],
        second_bias=[0, 256],
        value=[[256], [-256]],
        actions={"turn reveal": [512]},
    )


# ---------------------------------------------------------------- lanes


def lanes(total: int, count: int) -> list[int]:
    """The numbers of a packed sum of 16 bits each."""
    data = (total + zeros(count, 16)).to_bytes(2 * count, "little")
    return [n - (1 << 15) for n in unpack(f"<{count}H", data)]


def test_numbers_lie_side_by_side() -> None:
    assert packed([1, 2, 3], 16) == 1 + (2 << 16) + (3 << 32)


def test_negative_numbers_borrow_and_give_back() -> None:
    assert lanes(packed([-1, 5, -300, 0, -32768], 16), 5) == [-1, 5, -300, 0, -32768]


def test_adding_packed_numbers_adds_each_of_them() -> None:
    chance = Random(1)
    for _ in range(50):
        rows = [[chance.randint(-200, 200) for _ in range(64)] for _ in range(150)]
        total = sum(packed(row, 16) for row in rows)
        assert lanes(total, 64) == [sum(column) for column in zip(*rows)]


def test_sums_in_between_may_leave_their_lane() -> None:
    total = packed([30000, -7], 16) + packed([30000, 7], 16) + packed([-30001, -1], 16)
    assert lanes(total, 2) == [29999, -1]


# ---------------------------------------------------------------- what a network says


@pytest.mark.parametrize(
    ("features", "judge", "adviser"),
    [
        ([], 0, 256),  # only the bias of the adviser
        ([5], 256, 256),  # the second unit says -2: nothing
        ([6], 128, 256 + 384),
        ([5, 6], 384, 256 + 128),
        ([6, 6], 256, 256 + 768),  # what is there twice counts twice
        ([5] * 20, TOP, 256),  # no unit says more than the most
    ],
)
def test_a_network_small_enough_to_follow(features: list[int], judge: int, adviser: int) -> None:
    assert tiny().think_of(features) == [judge, adviser]


def test_a_judgement_is_a_chance() -> None:
    assert tiny().judgement([0, 0], 0) == 0.5
    assert tiny().judgement([256, 0], 0) == pytest.approx(1 / (1 + exp(-1)))
    assert tiny().judgement([256, 0], 1) == pytest.approx(1 / (1 + exp(1)))


def test_a_judgement_rises_with_what_speaks_for_it() -> None:
    found = [tiny().judgement([said, 0], 0) for said in range(0, TOP, 100)]
    assert found == sorted(set(found))


def test_advice_rises_with_what_speaks_for_an_action() -> None:
    reveal = CODEX.vocabulary.parse("reveal")
    found = [tiny().advice([0, said], "turn", [reveal])[0] for said in (0, 128, 256)]
    assert found == [0.0, 1.0, 2.0]


def test_an_action_the_network_does_not_know_has_the_row_of_all_such() -> None:
    reveal, dagger = CODEX.vocabulary.parse("reveal"), CODEX.vocabulary.parse("card:dagger")
    assert tiny().row_of("turn", reveal) == 1
    assert tiny().row_of("turn", dagger) == tiny().row_of("combat", reveal) == 0
    assert tiny().advice([0, 256], "turn", [dagger, reveal]) == [0.0, 2.0]


def test_an_action_is_named_by_what_is_asked_and_its_text() -> None:
    assert context(CODEX, "turn", CODEX.vocabulary.parse("card:dagger")) == "turn card:dagger"


def test_every_action_and_kind_has_a_key_of_its_own() -> None:
    assert ACTIONS == 1 << ACTION_BITS


# ---------------------------------------------------------------- against plain arithmetic


class Plain:
    """The same sums one by one, with weights that are fractions."""

    def __init__(self, chance: Random, units: int, judges: int, advisers: int) -> None:
        def some(mean: float, spread: float, count: int) -> list[float]:
            return [round(SCALE * chance.gauss(mean, spread)) / SCALE for _ in range(count)]

        nexts = judges + advisers
        self.first = [some(0, 0.1, units) for _ in range(SIZE)]
        self.first_bias = some(0.3, 0.1, units)
        self.second = [some(0, 0.2, nexts) for _ in range(units)]
        self.second_bias = some(0.1, 0.1, nexts)
        self.value = [some(0, 0.3, judges) for _ in range(2)]

    def think_of(self, features: list[int]) -> list[float]:
        units = [
            bounded(bias + sum(self.first[n][at] for n in features))
            for at, bias in enumerate(self.first_bias)
        ]
        return [
            bounded(bias + sum(unit * row[at] for unit, row in zip(units, self.second)))
            for at, bias in enumerate(self.second_bias)
        ]

    def judgement(self, thoughts: list[float], which: int) -> float:
        total = sum(said * weight for said, weight in zip(thoughts, self.value[which]))
        return 1 / (1 + exp(-total))

    def in_whole_numbers(self) -> Network:
        return network(
            dict(enumerate(whole(self.first))), whole([self.first_bias])[0], whole(self.second),
            whole([self.second_bias])[0], whole(self.value), {},
        )  # fmt: skip


def bounded(said: float) -> float:
    return min(max(said, 0.0), TOP / SCALE)


def whole(rows: list[list[float]]) -> Rows:
    return [[round(SCALE * n) for n in row] for row in rows]


def test_whole_numbers_say_the_same_as_fractions() -> None:
    plain = Plain(Random(4), units=16, judges=4, advisers=4)
    rounded = plain.in_whole_numbers()
    seen = 0
    for state in positions(5, every=25, players=4):
        features = encoded(state, 0)
        thoughts, expected = rounded.think_of(features), plain.think_of(features)
        # What the second layer says is rounded down to a 256th.
        for said, meant in zip(thoughts, expected):
            assert said / SCALE <= meant + 1e-9 < (said + 1) / SCALE + 1e-8
        for which in (0, 1):
            judged = rounded.judgement(thoughts, which)
            assert judged == pytest.approx(plain.judgement(expected, which), abs=0.005)
        seen += 1
    assert seen > 5


# ---------------------------------------------------------------- both builds


def test_long_integers_add_up_what_the_build_at_hand_does() -> None:
    """In the compiled build that is C."""
    network = Plain(Random(9), units=24, judges=3, advisers=5).in_whole_numbers()
    here, long = network.weights.layers, LongSums(network.weights)
    assert isinstance(here, LongSums) != kanly.compiled
    chance = Random(3)
    for count in (0, 1, 2, 50, 150, 399):
        features = [chance.randrange(SIZE) for _ in range(count)]
        thoughts = long.think(features)
        assert here.think(features) == thoughts
        assert here.advise(thoughts, [0, 0]) == long.advise(thoughts, [0, 0])


def test_the_model_of_the_bots_thinks_the_same_in_both_builds() -> None:
    network = network_of(CODEX)
    here, long = network.weights.layers, LongSums(network.weights)
    rows = [*range(len(network.weights.action_rows))]
    for state in positions(8, every=40, players=4):
        for seat in range(4):
            thoughts = long.think(encoded(state, seat))
            assert here.think(encoded(state, seat)) == thoughts
            assert here.advise(thoughts, rows) == long.advise(thoughts, rows)


@pytest.mark.skipif(not kanly.compiled, reason="only C looks at what it is given")
def test_sums_in_c_refuse_what_is_no_feature_row_or_weight() -> None:
    from kanly.mind._sums import Sums

    layers = tiny().weights.layers
    for feature in (-1, SIZE, 1 << 80):
        with pytest.raises((IndexError, OverflowError)):
            layers.think([feature])
    with pytest.raises(ValueError, match="more features"):
        layers.think([5] * 5000)
    with pytest.raises(IndexError, match="no row 2"):
        layers.advise([0, 0], [2])
    with pytest.raises(ValueError, match="another network"):
        layers.advise([0], [1])
    with pytest.raises(ValueError, match="do not fit together"):
        Sums(b"123", b"12", b"1234", b"1234", b"12", 1)
