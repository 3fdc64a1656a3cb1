"""How tables are found and reached."""
