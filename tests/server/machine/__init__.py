"""Tests of `sevenroads.server.machine`."""
