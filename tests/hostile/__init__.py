"""A public server under attack: nothing breaks, nothing changes, nothing is told."""
