"""Whether a new model is good enough is found out by playing."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly import State
from kanly.arena import SCENES
from kanly.bots import make
from kanly.bots.searching import MODEL
from kanly.training import compare
from kanly.training.compare import (
    MEETINGS,
    Contender,
    Deal,
    Score,
    deals_of,
    main,
    play_deal,
    summed,
)
from kanly.training.models import player_of
from tests.mind.features import positions

OURS = MODEL.read_bytes()


def test_a_contender_plays_as_the_planner_does_with_the_same_model() -> None:
    asked = 0
    for state in positions(4, every=60, players=3):
        assert state.decision is not None
        if len(state.decision.actions) > 1:
            same = Contender(player_of(OURS), 5).choose(state)
            assert same == make("planner", 5).choose(state)
            asked += 1
    assert asked > 2


def test_models_meet_wherever_there_is_somebody_to_play_against() -> None:
    assert [scene for scene in SCENES if scene not in MEETINGS] == [
        scene.id for scene in SCENES.values() if scene.table.players == 1
    ]


def test_games_are_shared_out_evenly_in_whole_deals() -> None:
    deals = deals_of(b"a", b"b", ["uprising-4", "uprising-6"], 21, 3)
    assert deals == [
        *[Deal(b"a", b"b", "uprising-4", 3, n) for n in range(3)],
        *[Deal(b"a", b"b", "uprising-6", 3, n) for n in range(6)],
    ]


def test_a_seat_that_always_wins_gives_every_model_its_fair_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compare, "play_side", lambda deal, scene, side: 0)
    score = play_deal(Deal(OURS, OURS, "uprising-4", 1, 0))
    assert (score.games, score.new, score.old) == (4, 1, 3)
    (total,) = summed([Deal(OURS, OURS, "uprising-4", 1, 0)], [score]).values()
    assert total.fair == 1.0
    assert total.is_accepted


def test_games_a_rival_wins_are_nobodys() -> None:
    deals = [Deal(OURS, OURS, "uprising-2", 1, 0)]
    (total,) = summed(deals, [Score(games=100, new=40, old=38)]).values()
    assert total.fair == 39.0
    assert total.is_accepted


def test_fewer_wins_than_the_fair_share_are_refused() -> None:
    deals = [Deal(OURS, OURS, scene, 1, 0) for scene in ("uprising-4", "uprising-6")]
    scores = summed(deals, [Score(400, 101, 299), Score(400, 190, 210)])
    total = sum(scores.values(), Score())
    assert (total.new, total.fair) == (291, 300.0)
    assert not total.is_accepted
    assert list(compare.told(scores))[-1] == (
        "refused: -0.7 standard deviations from its fair share"
    )


def test_each_deal_is_the_same_from_every_side(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, list[bool]]] = []
    new = OURS.replace(b'"units"', b' "units"', 1)

    def play(state: State, players: list[Contender]) -> None:
        is_new = [player._mind is player_of(new) for player in players]
        seen.append((state.fingerprint(), is_new))
        while state.decision is not None:
            state.apply(state.decision.actions[-1])

    monkeypatch.setattr(compare, "play", play)
    play_deal(Deal(new, OURS, "uprising-3", 1, 0))
    assert len({position for position, _ in seen}) == 1
    assert [is_new for _, is_new in seen] == [
        [True, False, False], [False, True, False], [False, False, True],
    ]  # fmt: skip


@pytest.mark.parametrize(("ahead", "code"), [(0, 0), (1, 1)])
def test_the_exit_code_says_whether_the_model_is_accepted(
    ahead: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat of the new model wins each game, or the one after it."""
    monkeypatch.setattr(compare, "play_side", lambda deal, scene, side: (side + ahead) % 4)
    assert main([str(MODEL), "--games=4", "--scenes=uprising-4", "--workers=1"]) == code


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([str(MODEL), "--scenes", "uprising-1-mentat"], "models meet in uprising-4, "),
        ([str(MODEL), "--games", "0"], "the number of games must be at least 1, not 0"),
        ([str(Path(__file__))], "this is not a model file"),
        (["no/such.model"], "No such file"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert reason in capsys.readouterr().err
