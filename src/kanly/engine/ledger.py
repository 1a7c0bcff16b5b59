"""A change of the score as one integer: why, and by how much.

A reason is a code of the action vocabulary, read as "because of that thing": a card, a space, a
contract; FACTION + f is the second level of a track, BATTLE + c a Conflict's reward.
"""

from __future__ import annotations


def entry(reason: int, change: int) -> int:
    """The entry for a change of -8 to 7 points."""
    return reason * 16 + change + 8


def reason_of(entry: int) -> int:
    """Why the score changed."""
    return entry >> 4


def change_of(entry: int) -> int:
    """By how many points."""
    return (entry & 15) - 8
