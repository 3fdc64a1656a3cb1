"""Challenges and Duels."""
