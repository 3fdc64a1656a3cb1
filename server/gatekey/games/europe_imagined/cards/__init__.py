"""The behaviour of personal cards, a module for each deck."""
