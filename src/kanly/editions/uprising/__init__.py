"""Dune: Imperium - Uprising: board, decks, leaders, contracts as data."""
