"""How This War of Mine speaks to people."""
