"""The table in a terminal: it shows, asks, and hands the answer on. No rule is known here."""
