"""Where journals are kept: SQLite in the house, PostgreSQL for many houses."""
