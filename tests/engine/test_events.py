"""Events are listed once: their names and numbers follow from the constants."""

from __future__ import annotations

from kanly.engine import events


def test_every_event_has_its_name_at_its_number() -> None:
    numbers = {word: n for word, n in vars(events).items() if isinstance(n, int)}
    assert list(numbers.values()) == list(range(len(numbers)))
    assert [word.lower().replace("_", "-") for word in numbers] == events.NAMES
    assert {"round", "drew-intrigue", "hagal-unmet"} <= set(events.NAMES)
