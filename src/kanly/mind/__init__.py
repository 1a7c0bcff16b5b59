"""How positions are judged and turns thought through; compiled with the engine.

The bots in `kanly.bots` are made of this.
"""
