"""Players made of code: a policy is a class with one method, registered in one line.

>>> from kanly.bots import make
>>> bot = make("greedy", seed=1)
>>> action = bot.choose(state)  # doctest: +SKIP
"""

from .base import Bot, BotMaker, Knowledge, known, make, register
from .greedy import GreedyBot
from .random import RandomBot

register("random", RandomBot)
register("greedy", GreedyBot)

__all__ = ["Bot", "BotMaker", "GreedyBot", "Knowledge", "RandomBot", "known", "make", "register"]
