"""Tests of `sevenroads.server.people`."""
