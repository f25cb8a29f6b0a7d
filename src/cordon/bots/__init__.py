"""Players that are programs. A bot sees what a person in its seat would see, and nothing else."""
