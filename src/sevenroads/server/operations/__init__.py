"""The operator's commands: backup, restore, accounts, consistency checks."""
