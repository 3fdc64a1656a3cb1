"""A table (room) as one asyncio actor: seats, presence, undo, chat, bots, and pushing views."""
