"""How the network of the strong bots is made: games against itself, and learning from them.

``python -m kanly.training`` trains, ``python -m kanly.training.compare`` lets two models play
against each other, ``python -m kanly.training.describe`` says where a model comes from.
`docs/training.md` tells the rest.
"""
