"""What can happen, for the log: each entry is (event, seat, a, b).

Private identities (which card was drawn) are never in the log; everybody may read all of it.
The events are listed once, in the order of their numbers; their names are those of the constants.
"""

from __future__ import annotations

from typing import Final

ROUND: Final = 0  # a: round
CONFLICT: Final = 1  # a: conflict
FIRST_PLAYER: Final = 2
PLAYED: Final = 3  # a: card, b: space
INFILTRATED: Final = 4  # a: post
GATHERED: Final = 5  # a: post
GAINED: Final = 6  # a: resource, b: amount
PAID: Final = 7  # a: resource, b: amount
DREW: Final = 8  # a: cards
DREW_INTRIGUE: Final = 9  # a: cards
STOLE: Final = 10  # a: victim
RECRUITED: Final = 11  # a: troops
DEPLOYED: Final = 12  # a: troops, b: 1 if from supply, by an effect
RETREATED: Final = 13  # a: troops
SUMMONED: Final = 14  # a: sandworms
INFLUENCE_UP: Final = 15  # a: faction, b: new level
INFLUENCE_DOWN: Final = 16  # a: faction, b: new level
ALLIANCE: Final = 17  # a: faction
ALLIANCE_RETURNED: Final = 18  # a: faction
SCORED: Final = 19  # a: reason, b: change
PLACED_SPY: Final = 20  # a: post
RECALLED_SPY: Final = 21  # a: post
RECALLED_AGENT: Final = 22  # a: space
TRASHED: Final = 23  # a: card
DISCARDED: Final = 24  # a: card
TO_HAND: Final = 25  # a: card
ACQUIRED: Final = 26  # a: card
REVEALED: Final = 27  # a: persuasion, b: swords
SHOWN: Final = 28  # a: card drawn in the Reveal turn
INTRIGUE: Final = 29  # a: intrigue card played
TRASHED_INTRIGUE: Final = 30  # a: intrigue card
DISCARDED_INTRIGUE: Final = 31  # a: intrigue card
TOOK_CONTRACT: Final = 32  # a: contract
COMPLETED: Final = 33  # a: contract
HOOKS: Final = 34
SHIELD_WALL: Final = 35
COUNCIL: Final = 36
SWORDMASTER: Final = 37
CONTROL: Final = 38  # a: space
PASSED: Final = 39
COMBAT: Final = 40
REWARD: Final = 41  # a: conflict, b: place 1-3
WON: Final = 42  # a: conflict
NOBODY_WON: Final = 43  # a: conflict
MATCHED: Final = 44  # a, b: battle cards turned face down
FLIPPED: Final = 45  # a: battle card turned face down
MAKERS: Final = 46  # a: space, b: spice there now
RECALL: Final = 47
ENDGAME: Final = 48
GAME_OVER: Final = 49
MEMORY: Final = 50
TURNED: Final = 51  # a: leader face now up
TRAINED: Final = 52  # a: place on the track
ROW_LEFT: Final = 53  # a: card that left the game from the Row
SET_ASIDE: Final = 54  # a: card set aside for this seat
SHUFFLED: Final = 55
STRENGTH: Final = 56  # a: strength
SWORDS: Final = 57  # a: swords
PERSUASION: Final = 58  # a: persuasion
LEADER: Final = 59  # a: leader
OBJECTIVE: Final = 60  # a: objective
# Rivals
RIVAL: Final = 61  # a: Rival card
HAGAL: Final = 62  # a: House Hagal card, b: space the Agent goes to
HAGAL_OCCUPIED: Final = 63  # a: card, b: space that is occupied; ignored
HAGAL_UNMET: Final = 64  # a: card whose condition does not hold; ignored
HAGAL_POLITICS: Final = 65  # a: card, b: Faction whose Alliance is safe; ignored (Smart Politics)
HAGAL_SPY: Final = 66  # a: card that places a Spy
NO_POST: Final = 67  # none of the posts the card names is free: no Spy placed
HAGAL_SHUFFLED: Final = 68
HAGAL_SWORDS: Final = 69  # a: card revealed for Combat, b: its swords
SIGNET: Final = 70  # a: Rival card
SCHEME: Final = 71  # a: Rival card
HELD_BACK: Final = 72  # a: units (2020: strength) ahead; no troops deployed
STUCK: Final = 73  # no House Hagal card can be used
DICE: Final = 74  # a, b: the dice for the Imperium Row
FORGONE: Final = 75  # a: resource, b: amount a Rival who wants no more leaves to the bank
NO_FACTION_POST: Final = 76  # no Faction's post is free: no Spy placed
HAGAL_OUT_OF_REACH: Final = 77  # a: card, b: Faction whose Alliance is; ignored (Smart Politics)
INFLUENCE_LOST: Final = 78  # a: faction, b: Influence beyond the top
DEFENDED: Final = 79  # a: space whose controller gets the defensive bonus
FOUGHT: Final = 80  # a: strength as Combat ends, b: the reward it takes, 1-3, or 0
# Two teams
ACTIVATED: Final = 81  # a: Ally
SWORDMASTER_LEFT: Final = 82
CONCEDED: Final = 83  # a: teammate
TRADED: Final = 84  # a: partner
GAVE: Final = 85  # a: resource, or 3 for Intrigue cards, b: amount
THRONE: Final = 86  # a: card moved from the Row to the Throne Row
# The game of 2020
MENTAT: Final = 87
MENTAT_WON: Final = 88  # for the next round
MENTAT_HOME: Final = 89
VOICE: Final = 90  # a: space closed to opponents
HAGAL_CLOSED: Final = 91  # a: card, b: space that is closed; ignored
LOST_TROOPS: Final = 92  # a: troops, b: 1 in the Conflict, 0 in the garrison
TOKENS: Final = 93  # a, b: Factions on the Baron's tokens
MOVED_AGENT: Final = 94  # a: space the Agent leaves, b: space it goes to
ONTO_DECK: Final = 95  # a: card
WAITED: Final = 96  # the turn ends without an Agent or a Reveal turn
CONTROL_LOST: Final = 97  # a: space

NAMES: Final = [name.lower().replace("_", "-") for name in list(globals()) if name.isupper()]
"""The name of each event, by number; also its message in the language catalogues."""
