"""Whatever chooses actions."""
