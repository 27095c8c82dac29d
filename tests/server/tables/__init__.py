"""Tests of `sevenroads.server.tables`."""
