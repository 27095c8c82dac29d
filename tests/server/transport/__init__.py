"""Tests of `sevenroads.server.transport`."""
