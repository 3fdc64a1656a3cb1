"""The 28 Legends: upper bands, tamed Companions, Relics."""
