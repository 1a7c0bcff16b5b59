"""What a Leader's left ability can react to, as numbers."""

from __future__ import annotations

from typing import Final

REACH: Final = 0
"""REACH + n: the seat came to the point level of track n."""
SEND: Final = 8
"""SEND + icon: it sent an Agent to a space with that icon."""
SPIED_VISIT: Final = 16
"""Another seat sent an Agent to a Maker space it spies on."""
COUNT: Final = 17


def word(trigger: int) -> str:
    """The trigger in the path of the ability's node."""
    if trigger < SEND:
        return f"reach/{trigger - REACH}"
    if trigger < SPIED_VISIT:
        return f"send/{trigger - SEND}"
    return "spied_visit"
