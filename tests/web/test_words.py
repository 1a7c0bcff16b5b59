"""The lists of words the page is checked against are the engine's."""

from __future__ import annotations

from typing import get_args

from kanly.engine.events import NAMES
from kanly.language import message_ids
from kanly.web import words


def test_the_page_knows_every_event_and_every_reason() -> None:
    assert list(get_args(words.EventName)) == NAMES
    reasons = {
        id.removeprefix("reason-")
        for id in message_ids("en", "game.ftl")
        if id.startswith("reason-")
    }
    # Where nobody has Spies, the same reason is said without them.
    assert set(get_args(words.ReasonCode)) == {*reasons - {"occupied-no-spies"}, "lesson"}


def test_what_is_never_offered_is_no_action() -> None:
    actions = set(get_args(words.ActionSort))
    things = set(get_args(words.Sort))
    assert {"space", "card", "pass", "influence-step"} <= actions
    assert things - actions == {"rules", "alliance", "rival", "match", "hagal", "track", "wall"}
