"""What a game is: decisions, answers, the running game, randomness, visibility. Knows no game and no network."""
