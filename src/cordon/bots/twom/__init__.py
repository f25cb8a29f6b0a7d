"""The bot of This War of Mine."""
