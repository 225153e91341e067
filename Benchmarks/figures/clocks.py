"""Civil time of points on land, compared with timezonefinder."""

import math
from datetime import datetime
from zoneinfo import ZoneInfo

from global_land_mask import globe
from timezonefinder import TimezoneFinder

from world import Table

POINTS = 6000
# Borders of zones within a state that has several are not drawn: the nearest town decides.
ENOUGH = 0.98


def clocks(world, random, now, cases):
    finder, points = TimezoneFinder(), []
    while len(points) < POINTS:
        latitude = round(math.degrees(math.asin(random.uniform(-1, 1))), 3)
        longitude = round(random.uniform(-180, 180), 3)
        # Nobody has civil time in the Antarctic.
        if latitude > -60 and globe.is_land(latitude, longitude):
            points.append((latitude, longitude))
    found = world.documents(now, *(f"search {latitude},{longitude}" for latitude, longitude in points))
    alike = Table(f"offsets of points on land against timezonefinder, {ENOUGH:.0%} wanted")
    missed = []
    for (latitude, longitude), document in zip(points, found, strict=True):
        expected = finder.timezone_at(lat=latitude, lng=longitude)
        if offsets(document["results"][0]["timeZone"]) != offsets(expected):
            missed.append((latitude, longitude, document["results"][0]["timeZone"], expected))
    print(f"{1 - len(missed) / POINTS:.2%} of {POINTS:,} points on land have the offsets of timezonefinder")
    alike.check(len(missed) <= (1 - ENOUGH) * POINTS, len(missed), "differ:", *missed[:20])
    return [alike]


def offsets(name):
    """In January and July."""
    return [datetime(2026, month, 15, 12, tzinfo=ZoneInfo(name)).utcoffset() for month in (1, 7)]
