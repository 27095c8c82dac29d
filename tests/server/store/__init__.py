"""Tests of `sevenroads.server.store`."""
