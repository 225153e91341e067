"""Ranks, means and frosts since 1950 in the answer of `normal`, compared with NumPy."""

import math
from datetime import date, timedelta
from zoneinfo import ZoneInfo

import climate
import numpy

from world import Table, hours, midnight, table

# South of the equator the seasons are half a year later.
PLACES = [("Oslo", "Europe/Oslo", False), ("Adelaide", "Australia/Adelaide", True), ("Tokyo", "Asia/Tokyo", False)]


def since1950(world, random, now, cases):
    values = Table("normal: means, percentile, degree days")
    ranks = Table("normal: rank, how many, warmest, coldest")
    frosts = Table("normal: last and first frost")
    for case in range(max(1, cases // 5)):
        place, zone, south = random.choice(PLACES)
        now = now + timedelta(days=random.randint(0, 300))
        today = now.astimezone(ZoneInfo(zone)).date()
        columns = made(random, climate.number(today) - 4, south)
        low, high = round(random.uniform(-12, 12), 1), round(random.uniform(12, 24), 1)

        def archive(query):
            first, last = (date.fromisoformat(query[name]) for name in ("start_date", "end_date"))
            days = [first + timedelta(days=count) for count in range((last - first).days + 1)]
            # The archive does not know the newest days.
            rows = [climate.number(day) for day in days]
            known = [[None if row >= len(column) or math.isnan(column[row]) else column[row] for row in rows]
                     for column in columns]
            names = [name for name in query["daily"].split(",")]
            order = ["temperature_2m_min", "temperature_2m_max", "precipitation_sum"]
            found = dict(zip(order, known))
            nothing = [None] * len(rows)
            return table(zone, now, daily=([f"{day}" for day in days], {name: found.get(name, nothing) for name in names}))

        def forecast(query):
            times = hours(midnight(now, zone), 48)
            daily = {"temperature_2m_min": [low, 1.0], "temperature_2m_max": [high, 9.0]}
            days = [f"{today}", f"{today + timedelta(days=1)}"]
            return table(
                zone, now, hourly=(times, {"temperature_2m": [5.0] * 48, "precipitation": [0.0] * 48}),
                daily=(days, daily), current=([now], {"temperature_2m": [5.0], "weather_code": [3]}))

        world.answers = {"/v1/archive": archive, "/v1/forecast": forecast}
        found = world.documents(now, f"detail {place}", f"normal {place}")[-1].get("climate") or {}
        expected = climate.answers(today, (low + high) / 2, columns, south)
        told = place, today
        for name in "mean", "low", "high", "percentile":
            values.near(found.get(name), expected[name], 0.005 + 1e-6, *told, name)
        values.near(found.get("growingDegreeDays"), expected["growing"], 0.006, *told, "degree days")
        for name in "rank", "of":
            ranks.check(found.get(name) == expected[name], *told, name, found.get(name), "expected", expected[name])
        for name in "warmest", "coldest":
            year, value = expected[name]
            pair = found.get(name) or {}
            ranks.check(
                pair.get("year") == year and abs(pair["value"] - value) < 0.0051, *told, name, pair, "expected", year, value)
        for name, ends in (("lastFrost", ("median", "late")), ("firstFrost", ("median", "early"))):
            pair = [(found.get(name) or {}).get(end) for end in ends]
            frosts.check(pair == expected[name], *told, name, pair, "expected", expected[name])
    return [values, ranks, frosts]


def made(random, count, south):
    """A year's wave with a trend and spells, to tenths, with gaps."""
    day = numpy.arange(count)
    phase = 2 * numpy.pi * (day - 20 - (182 if south else 0)) / 365.2425
    noise = numpy.array([random.gauss(0, 2.5) for _ in range(count)])
    spells = numpy.convolve(noise, numpy.ones(4) / 2, mode="same")
    mean = random.uniform(5, 9) - random.uniform(9, 12) * numpy.cos(phase) + day / 365 / 40 + spells
    span = numpy.array([random.uniform(1, 6) for _ in range(count)])
    rain = numpy.array([round(random.uniform(0, 20), 1) if random.random() < 0.3 else 0.0 for _ in range(count)])
    columns = [numpy.round(mean - span, 1), numpy.round(mean + span, 1), rain]
    for gap in random.sample(range(count), count // 200):
        for column in columns:
            column[gap] = math.nan
    return [column.tolist() for column in map(numpy.array, columns)]
