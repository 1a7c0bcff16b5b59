"""Events are listed once: their names and numbers follow from the constants."""

from __future__ import annotations

from kanly.engine import events


def test_every_event_has_its_name_at_its_number() -> None:
    numbers = {word: n for word, n in vars(events).items() if isinstance(n, int)}
    assert list(numbers.values()) == list(range(len(numbers)))
    assert [word.lower().replace("_", "-") for word in numbers] == events.NAMES


def test_numbers_of_old_events_never_change() -> None:
    named = {n: events.NAMES[n] for n in (0, 10, 19, 34, 61, 75)}
    assert named == {
        0: "round", 10: "stole", 19: "scored", 34: "hooks", 61: "rival", 75: "forgone",
    }  # fmt: skip
