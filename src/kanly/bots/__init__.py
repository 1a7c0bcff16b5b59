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
from .random import RandomBot

register("random", RandomBot)
register("greedy", GreedyBot)

__all__ = ["Bot", "BotMaker", "GreedyBot", "Knowledge", "RandomBot", "known", "make", "register"]
