"""The table: a server that holds matches, seats, chat and saves, and tells each participant what it may know."""
