"""Rooms: where people gather for a game, agree on how it is played, talk, and come back."""
