"""ST-15: the campaign, which is what happens between missions."""
