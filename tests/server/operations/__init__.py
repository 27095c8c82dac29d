"""Tests of `sevenroads.server.operations`."""
