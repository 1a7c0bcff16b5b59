"""What stands in more than one game, written once."""
