"""The rulebook, a file a chapter; no particular card."""
