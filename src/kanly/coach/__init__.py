"""A coach that explains: what is best now and why, and what decided a game.

>>> import kanly
>>> from kanly.bots import Knowledge
>>> from kanly.bots.searching import Budget
>>> from kanly.coach import advise
>>> state = kanly.new_game(players=3, seed=7)
>>> advice = advise(Knowledge(state), Budget(24), seed=1)
>>> [state.action(choice.action) in state.decision.actions for choice in advice.choices]
[True, True, True]
"""

from .advice import Advice, Choice, advise
from .claims import CODES, Claim
from .review import Review, review
from .words import AdviceTold, ReviewTold, told_advice, told_review

__all__ = [
    "CODES",
    "Advice",
    "AdviceTold",
    "Choice",
    "Claim",
    "Review",
    "ReviewTold",
    "advise",
    "review",
    "told_advice",
    "told_review",
]
