"""Accounts beyond storage: passwords, account deletion, turn alerts."""
