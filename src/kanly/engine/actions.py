"""The one vocabulary of actions: every choice any seat can ever make is one of these integers.

The vocabulary is laid out in blocks of fixed size and a thing's number is its place in the list of
its edition: new cards are added at the end of their list and never move an old action.  The same
integers name the *source* of pending work ("part 1 of the space", "part 0 of the reveal box of
that card"), which is why picking a pending effect in a menu is simply its source.
"""

from __future__ import annotations

from typing import Final

# Words without an argument.
PASS: Final = 0
END: Final = 1
REVEAL: Final = 2
RULES: Final = 3
"""Source of work the rules themselves create (never offered as an action)."""

# Blocks: the first action of each, then as many as the block is wide.
AMOUNT: Final = 16
OPTION: Final = 48
FACTION: Final = 64
ALLIANCE: Final = 72
"""The Alliance of a Faction, as a reason for points (never offered as an action)."""
SEAT: Final = 80
SEATS: Final = 8
"""A table has room for so many seats."""
DEPLOY: Final = 88
RIVAL: Final = 104
"""A Rival card, as a source or a reason for points (never offered as an action)."""
SPACE_PART: Final = 128
CARD_PART: Final = 144
LEADER_PART: Final = 160
INFLUENCE_STEP: Final = 176
"""The +1 Influence of a Faction space (U-6.12 c)."""
SPACE: Final = 192
POST: Final = 256
LEADER: Final = 288
CONTRACT: Final = 320
BATTLE: Final = 384
"""Conflict cards, and from OBJECTIVES_AT on Objective cards."""
OBJECTIVES_AT: Final = 48
MATCH: Final = 448
"""A pair of battle icons, as a reason for points (never offered as an action)."""
INTRIGUE: Final = 512
HAND: Final = 768
DISCARDED: Final = 1024
PLAYED: Final = 1280
REVEALED: Final = 1536
ACQUIRE: Final = 1792
REVEAL_PART: Final = 2048
"""Part k of the Reveal box of card c is ``REVEAL_PART + 4 * c + k``."""
PARTS_PER_REVEAL: Final = 4
HAGAL: Final = 3072
"""A House Hagal card, as a source (never offered as an action)."""
THRONE: Final = 3136
"""A card of the Throne Row to acquire (S-9.2)."""
SIZE: Final = 4096
"""The whole vocabulary; what is not given out yet is room for expansions."""

BLOCK_WORDS: Final[list[tuple[int, int, str]]] = [
    (AMOUNT, 32, "amount"),
    (OPTION, 16, "option"),
    (FACTION, 8, "faction"),
    (ALLIANCE, 8, "alliance"),
    (SEAT, SEATS, "seat"),
    (DEPLOY, 16, "deploy"),
    (RIVAL, 16, "rival"),
    (SPACE_PART, 16, "space-effect"),
    (CARD_PART, 16, "card-effect"),
    (LEADER_PART, 16, "leader-effect"),
    (INFLUENCE_STEP, 1, "influence-step"),
    (SPACE, 64, "space"),
    (POST, 32, "post"),
    (LEADER, 32, "leader"),
    (CONTRACT, 64, "contract"),
    (BATTLE, 64, "battle"),
    (MATCH, 8, "match"),
    (INTRIGUE, 256, "intrigue"),
    (HAND, 256, "card"),
    (DISCARDED, 256, "discarded"),
    (PLAYED, 256, "played"),
    (REVEALED, 256, "revealed"),
    (ACQUIRE, 256, "acquire"),
    (REVEAL_PART, 1024, "reveal-effect"),
    (HAGAL, 64, "hagal"),
    (THRONE, 256, "throne"),
]
"""First action, width and word of each block, in order."""

PLAIN_WORDS: Final[dict[int, str]] = {PASS: "pass", END: "end", REVEAL: "reveal", RULES: "rules"}

NEVER_OFFERED: Final = ["rules", "alliance", "rival", "match", "hagal"]
"""Words that only name a source of work or a reason for points."""
