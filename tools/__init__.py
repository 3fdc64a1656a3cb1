"""What builds, starts and tests the project; nothing of it is part of the package."""
