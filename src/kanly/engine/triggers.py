"""What a Leader's left ability can react to, as numbers."""

from __future__ import annotations

from typing import Final

REACH: Final = 0
"""REACH + n: the seat came to the point level of track n."""
SEND: Final = 8
"""SEND + icon: it sent an Agent to a space with that icon."""
SPIED_VISIT: Final = 16
"""Another seat sent an Agent to a Maker space it spies on."""
GAME_START: Final = 17
"""Everything is laid out, and the first round begins."""
COUNCIL: Final = 18
"""It took a High Council seat."""
PAID_SOLARI: Final = 19
"""It paid Solari for the cost of a space."""
HARVEST: Final = 20
"""It takes spice from the Maker space visited, for the first time this turn."""
DEPLOYED: Final = 21
"""It has deployed troops."""
COUNT: Final = 22

WORDS: Final = ["spied_visit", "game_start", "council", "paid_solari", "harvest", "deployed"]


def word(trigger: int) -> str:
    """The trigger in the path of the ability's node."""
    if trigger < SEND:
        return f"reach/{trigger - REACH}"
    if trigger < SPIED_VISIT:
        return f"send/{trigger - SEND}"
    return WORDS[trigger - SPIED_VISIT]
