"""Europe Imagined, version 0.2.2 of its rules."""
