"""A match put into words: questions, options, journal lines and cards, for the terminal and the page alike."""
