"""Whether a server would do well here: what `geisterstunde doctor` looks at, and what it advises."""
