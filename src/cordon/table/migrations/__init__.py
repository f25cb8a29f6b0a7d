"""The history of the database's schema; it is brought up to date when the server starts."""
