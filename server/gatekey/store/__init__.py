"""What is kept: tables, seats, the log, snapshots and chat, in a database."""
