"""The rules of Zone Survival (ST-19, SV-1)."""
