"""Actions as text: the first and the last of every block, and what is just outside."""

from __future__ import annotations

import pytest

from kanly import KanlyError
from kanly.engine.actions import BLOCK_WORDS, SIZE
from tests.table import Table

S = Table().start()


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("amount", "0", "31"),
        ("option", "0", "15"),
        ("seat", "0", "7"),
        ("deploy", "0", "15"),
        ("space-effect", "0", "15"),
        ("card-effect", "0", "15"),
        ("leader-effect", "0", "15"),
        ("faction", "emperor", "fremen"),
        ("alliance", "emperor", "fremen"),
        ("rival", "baron_vladimir_harkonnen", "muad_dib"),
        ("space", "dutiful_service", "shipping"),
        ("post", "post_emperor", "post_imperial_basin"),
        ("leader", "feyd_rautha_harkonnen", "shaddam_corrino_iv"),
        ("contract", "acquire_the_spice_must_flow", "spice_refinery_water"),
        ("battle", "skirmish_crysknife", "objective_ornithopter_1_3"),
        ("match", "crysknife", "wild"),
        ("intrigue", "backed_by_choam", "weirding_combat"),
        ("card", "convincing_argument", "imperial_tent"),
        ("discarded", "convincing_argument", "imperial_tent"),
        ("played", "convincing_argument", "imperial_tent"),
        ("revealed", "convincing_argument", "imperial_tent"),
        ("acquire", "convincing_argument", "imperial_tent"),
        ("reveal-effect", "convincing_argument/0", "imperial_tent/3"),
        ("hagal", "place_spy_spice_trade", "reshuffle"),
        ("throne", "convincing_argument", "imperial_tent"),
    ],
)
def test_first_and_last_of_a_block(text: str, first: str, last: str) -> None:
    begin = next(start for start, _, word in BLOCK_WORDS if word == text)
    assert S.action(f"{text}:{first}") == begin
    for name in (first, last):
        assert S.action_text(S.action(f"{text}:{name}")) == f"{text}:{name}"


def test_blocks_have_the_room_they_promise() -> None:
    assert [f"{word} {first}-{first + width - 1}" for first, width, word in BLOCK_WORDS] == [
        "amount 16-47", "option 48-63", "faction 64-71", "alliance 72-79", "seat 80-87",
        "deploy 88-103", "rival 104-119", "space-effect 128-143", "card-effect 144-159",
        "leader-effect 160-175", "influence-step 176-176", "space 192-255", "post 256-287",
        "leader 288-319", "contract 320-383", "battle 384-447", "match 448-455",
        "intrigue 512-767", "card 768-1023", "discarded 1024-1279", "played 1280-1535",
        "revealed 1536-1791", "acquire 1792-2047", "reveal-effect 2048-3071", "hagal 3072-3135",
        "throne 3136-3391",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "amount:32",
        "option:16",
        "seat:8",
        "deploy:16",
        "card-effect:16",
        "card-effect:",
        "space:",
        "card",
        "faction:0",
        "influence-step:1",
        "reveal-effect:dagger/4",
        "reveal-effect:/0",
        "reveal-effect:dagger/x",
        "pass:1",
        "battle:",
    ],
)
def test_what_is_just_outside_is_refused(text: str) -> None:
    with pytest.raises(KanlyError):
        S.action(text)


def test_numbers_without_a_name_are_written_as_numbers() -> None:
    assert S.action_text(S.action("card:worm_riders") + 1) == f"card:{len(S.codex.card_ids)}"
    assert (
        S.action_text(S.action("battle:grand_vision") + 1) == f"battle:{len(S.codex.conflict_ids)}"
    )
    assert S.action_text(SIZE) == f"unknown:{SIZE}"
    assert S.action_text(-1) == "unknown:-1"
    assert S.action_text(4) == "unknown:4"


def test_words_are_read_with_blanks_around_them() -> None:
    assert S.action(" pass ") == S.action("pass")
    assert S.action(" space:arrakeen ") == S.action("space:arrakeen")
    assert S.action_text(S.action("influence-step")) == "influence-step"
