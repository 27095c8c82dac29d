"""The database: the only SQL in the project, its tables and their migrations."""
