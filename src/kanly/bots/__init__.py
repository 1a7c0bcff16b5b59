"""Players made of code: a policy is a class with one method, registered in one line.

>>> import kanly
>>> from kanly.bots import make
>>> state = kanly.new_game(players=3, seed=7)
>>> bot = make("greedy", seed=1)
>>> bot.choose(state) in state.decision.actions
True
"""

from .base import Bot, BotMaker, Knowledge, known, make, register
from .greedy import GreedyBot
from .novice import NoviceBot
from .random import RandomBot
from .searching import PlannerBot, SearchBot

register("random", RandomBot)
register("novice", NoviceBot)
register("greedy", GreedyBot)
register("planner", PlannerBot)
register("search", SearchBot)

__all__ = [
    "Bot",
    "BotMaker",
    "GreedyBot",
    "Knowledge",
    "PlannerBot",
    "RandomBot",
    "SearchBot",
    "known",
    "make",
    "register",
]
