"""`make bench`: one run, one table. Every time stands beside something measured in the same run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks import browser, engine, sandbox, sandbox_in_lab, sizes

WIDTH = 88


class Row(NamedTuple):
    """What was measured, how much it was, what it has to reach, and whether it does."""

    what: str
    measured: str
    wanted: str
    reached: bool


def rows(with_browser: bool) -> Iterator[Row]:
    for module in (engine, sandbox, sizes, *((browser, sandbox_in_lab) if with_browser else ())):
        for found in module.measure():
            yield Row(*found)


def main(args: list[str]) -> int:
    print(f"{'measured':<{WIDTH}} {'value':>17}   to reach")
    missed = 0
    for row in rows("--no-browser" not in args):
        missed += not row.reached
        missing = "" if row.reached else "   NOT REACHED"
        print(f"{row.what:<{WIDTH}} {row.measured:>17}   {row.wanted}{missing}", flush=True)
    print("all reached" if not missed else f"{missed} not reached")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
