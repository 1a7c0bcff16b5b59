"""The lists of words the page is checked against are the engine's."""

from __future__ import annotations

from typing import get_args

from kanly.engine import actions as act
from kanly.engine.events import NAMES
from kanly.language import message_ids
from kanly.web import words


def test_every_list_is_complete() -> None:
    assert list(get_args(words.EventName)) == NAMES
    reasons = {
        id.removeprefix("reason-")
        for id in message_ids("en", "game.ftl")
        if id.startswith("reason-")
    }
    assert set(get_args(words.ReasonCode)) == reasons


def test_sorts_are_the_words_of_the_vocabulary() -> None:
    vocabulary = {*act.PLAIN_WORDS.values(), *(word for _, _, word in act.BLOCK_WORDS)}
    assert set(get_args(words.Sort)) == vocabulary | {"track", "wall"}
    never_offered = {"rules", "alliance", "rival", "match", "hagal"}
    assert set(get_args(words.ActionSort)) == vocabulary - never_offered
