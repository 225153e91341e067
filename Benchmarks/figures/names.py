"""Names of places, drawn from the gazetteer: a place that is called exactly so must come first."""

import os
import sqlite3

from world import Table

GAZETTEER = os.path.join(os.path.dirname(__file__), "../../Sources/Places/Gazetteer/Resources/gazetteer.sqlite")


def names(world, random, now, cases):
    exact = Table("names: exact names of towns, the first place found is called so")
    with sqlite3.connect(f"file:{os.path.abspath(GAZETTEER)}?mode=ro", uri=True) as database:
        known = [name for (name,) in database.execute("SELECT DISTINCT name FROM place WHERE population >= 500")]
    # A comma or a bracket says where a place lies.
    drawn = random.sample([name for name in known if not set(name) & set(",;()")], 300 * cases)
    for start in range(0, len(drawn), 1000):
        part = drawn[start : start + 1000]
        found = world.documents(now, *(f"search {name}" for name in part), options=("--json", "--sample"))
        for name, document in zip(part, found):
            first = (document.get("results") or [{}])[0]
            exact.check(
                name in (first.get("name"), first.get("matched")) and first.get("name", "").casefold() == name.casefold(),
                name,
                "found",
                first.get("name"),
                first.get("countryName"),
            )
    return [exact]
