"""This War of Mine in a terminal."""
