"""Tests of `sevenroads.server.workers`."""
