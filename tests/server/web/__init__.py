"""Tests of `sevenroads.server.web`."""
