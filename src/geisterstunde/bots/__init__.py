"""Players made of code. A bot gets its seat's view and the events its seat may see, nothing else."""
