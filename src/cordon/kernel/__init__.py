"""The kernel knows no game. See ARCHITECTURE.md for the life of one decision."""
