"""Dune: Imperium, the game of 2020: board, decks, leaders, House Hagal as data."""
