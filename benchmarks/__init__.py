"""Benchmarks: `make bench`. Never part of the tests, because a slow machine is not a fault."""
