"""The terminal face of a game that brings none: the view as text."""
