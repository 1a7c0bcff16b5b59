"""The lists of words in the messages, as types: the page is checked against them.

What the engine lists is taken from there; Python knows those as plain strings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from ..engine.actions import BLOCK_WORDS, NEVER_OFFERED, PLAIN_WORDS
from ..engine.events import NAMES
from ..engine.library import EDITIONS
from ..engine.setup import LEADER_CHOICES
from ..language.reasons import CODES

if TYPE_CHECKING:
    ActionSort: TypeAlias = str
    Sort: TypeAlias = str
    EventName: TypeAlias = str
    ReasonCode: TypeAlias = str
    Board: TypeAlias = str
    Game: TypeAlias = str
    LeaderChoice: TypeAlias = str
else:
    WORDS = [*PLAIN_WORDS.values(), *(word for _, _, word in BLOCK_WORDS)]
    ActionSort = Literal[tuple(word for word in WORDS if word not in NEVER_OFFERED)]
    """What an action can be: the words of the vocabulary that are offered."""
    Sort = Literal[(*WORDS, "track", "wall")]
    """What a thing can be: also what is only a source of work or a place to press."""
    EventName = Literal[tuple(NAMES)]
    ReasonCode = Literal[(*CODES, "lesson")]
    """Why not: by the rules, or because a lesson is about something else."""
    BOARDS = sorted({m.board.id for x in EDITIONS.values() for m in x.modes})
    Board = Literal[tuple(BOARDS)]
    Game = Literal[(*BOARDS, "mixed")]
    """What is chosen first: a game is called like its board, or it is mixed from two."""
    LeaderChoice = Literal[tuple(LEADER_CHOICES)]

Zone: TypeAlias = Literal["hand", "deck", "market", "held", "throne"]

Piece: TypeAlias = Literal["spies", "hooks", "shield-wall", "mentat", "objectives"]
"""What some games have and others have not."""

SeatRole: TypeAlias = Literal["player", "commander", "ally", "rival", "spoiler"]
"""Who plays at a seat: for itself, for a team in one of two parts, a Rival, or one that only
stands in the way and has neither goods nor points."""

TokenSign: TypeAlias = Literal["left", "right", "both", "none"]
"""To which Allies an Agent token points."""

TokenState: TypeAlias = Literal["home", "sent", "gone", "not-gained"]

Good: TypeAlias = Literal["solari", "spice", "water", "intrigue"]
"""What can be traded, in the order of its numbers."""
GOODS: Final[tuple[Good, ...]] = get_args(Good)

Means: TypeAlias = Literal[
    "activate", "close", "concede", "deploy-none", "draw-top", "give-alliance", "give-card",
    "give-contract", "give-nothing", "give-these", "keep-secret", "let-deploy", "move-agent",
    "oppose", "pay", "play-for", "reinforce", "send-home-agent", "stand", "take-back", "to-throne",
    "trade-amount", "trade-kind", "trade-with", "trash-top",
]  # fmt: skip
"""What an answer is where its sort alone does not say it."""

Step: TypeAlias = Literal[
    "leader", "secret", "throne", "activate", "card", "space", "effects", "reveal", "defend",
    "combat", "endgame", "flip",
]  # fmt: skip
"""Where in the game a question stands; a turn goes from card to space to effects."""

What: TypeAlias = Literal[
    "vp", "solari", "spice", "water", "garrison", "conflict", "worms", "strength", "persuasion",
    "hand", "intrigue", "agents", "spies", "swordmaster", "council", "hooks", "contracts",
    "influence",
]  # fmt: skip
"""The numbers of a seat that an action can change."""

Topic: TypeAlias = Literal[
    "activate", "agent-menu", "ally-deploys", "ally-pays", "amount", "choose", "choose-agent",
    "combat", "concede", "contract", "cost", "defend", "deploy", "detonate", "discard",
    "discard-intrigue", "endgame", "flip", "free-card", "gain-choice", "gather", "give-alliance",
    "hand-out", "infiltrate", "leader", "let-deploy", "lose-choice", "manipulate", "must-reveal",
    "opponent", "order", "persuasion", "place-spy", "play-for", "recall-agent", "recall-spy",
    "reinforce", "secret-pair", "space", "take-back", "throne", "top-card", "top-discard",
    "top-draw", "trade", "train", "trash", "trash-intrigue", "turn", "use", "victory", "voice",
]  # fmt: skip
"""What is explained to a beginner: ``coach-TOPIC-text`` has the page's words."""

Confirm: TypeAlias = Literal["never", "careful", "always"]
"""Is an action asked about before it is done: not at all, for whoever wants that, or always?"""

CoachMode: TypeAlias = Literal["off", "hints", "full"]
"""What the coach of a table tells: nothing, the best few choices, or also how good and why."""

UndoEnds: TypeAlias = Literal["", "nothing-done", "other-seat", "hidden-seen"]
