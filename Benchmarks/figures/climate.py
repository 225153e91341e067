#!/usr/bin/env python3
"""Writes the known answers of a made-up series of 76 years, computed with NumPy and independently of Vane.

    python3 Benchmarks/figures/climate.py > Tests/Weather/ClimateTests/Resources/reference.json

The series comes from whole numbers alone, so that the tests make exactly the same one.
"""

import json
import math
import sys
from datetime import date, timedelta

import numpy as np

FIRST = date(1950, 1, 1)
MASK = (1 << 64) - 1
# Monthly means in tenths of a degree, as of a town far inland in the north, and half a year later in the south.
MEANS = [-18, 4, 52, 108, 158, 192, 211, 205, 155, 98, 46, -2]


def noise(day: int, salt: int) -> int:
    """SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014)."""
    z = (day * 16 + salt + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def series(count: int, south: bool):
    low, high, rain = [], [], []
    for index in range(count):
        day = FIRST + timedelta(days=index)
        month = (day.month - 1 + (6 if south else 0)) % 12
        length = 31
        mean = MEANS[month] + (MEANS[(month + 1) % 12] - MEANS[month]) * (day.day - 1) // length
        mean += (day.year - 1950) // 4 + noise(index, 1) % 121 - 60
        span = 30 + noise(index, 2) % 81
        low.append((mean - span) / 10)
        high.append((mean + span) / 10)
        rain.append(noise(index, 3) % 150 / 10 if noise(index, 4) % 3 == 0 else 0.0)
        # Gaps: all of 1963, and one day of 97.
        if day.year == 1963 or index % 97 == 13:
            low[-1] = high[-1] = rain[-1] = math.nan
    return np.array(low), np.array(high), np.array(rain)


def number(day: date) -> int:
    return (day - FIRST).days


def same_day(day: date, year: int) -> date:
    try:
        return day.replace(year=year)
    except ValueError:
        return date(year, 2, 28)


def common(day: date) -> int:
    """The day of a year without 29 February, from 0."""
    day = date(2001, day.month, min(day.day, 28) if day.month == 2 else day.day)
    return day.timetuple().tm_yday - 1


def label(position: float, month: int) -> str:
    day = date(2001, month, 1) + timedelta(days=math.ceil(position - 0.5))
    return day.strftime("%m-%d")


def answers(today: date, mean: float, columns, south: bool):
    """`columns` are the lows, highs and amounts from 1950 on; a gap is NaN."""
    low, high, rain = map(np.array, columns)
    count = len(low)
    means = (low + high) / 2
    at = lambda values, day: values[number(day)] if 0 <= number(day) < count else math.nan
    ours = {y: at(means, same_day(today, y)) for y in range(1950, today.year)}
    ours = {y: v for y, v in ours.items() if not math.isnan(v)} | {today.year: mean}
    window = [
        same_day(today, y) + timedelta(days=k) for y in range(1991, 2021) for k in range(-7, 8)
    ]
    values = np.array([at(means, day) for day in window])
    values = values[~np.isnan(values)]
    spring, autumn = (7, 1) if south else (1, 7)
    lasts, firsts = [], []
    for year in range(1991, 2021):
        following = date(year + 1, 1, 1) if spring == 7 else date(year, 7, 1)
        days = [date(year, spring, 1) + timedelta(days=k) for k in range(190)]
        frosts = [day for day in days if day < following and at(low, day) < 0]
        offset = common(date(2001, spring, 1))
        lasts.append(common(frosts[-1]) - offset if frosts else -math.inf)
        days = [date(year, autumn, 1) + timedelta(days=k) for k in range(365)]
        frosts = [day for day in days if at(low, day) < 0]
        offset = common(date(2001, autumn, 1))
        firsts.append((common(frosts[0]) - offset) % 365 if frosts else math.inf)

    def total(month, value):
        year = today.year if today.month >= month else today.year - 1
        days = range(number(date(year, month, 1)), min(number(today), count))
        return round(float(np.nansum([value(means[k]) for k in days])), 4)

    hot = [
        np.nansum(high[number(date(y, 1, 1)) : number(date(y + 1, 1, 1))] > 30)
        for y in range(1991, 2021)
    ]
    cold = [
        np.nansum(low[number(date(y, 1, 1)) : number(date(y + 1, 1, 1))] < -10)
        for y in range(1991, 2021)
    ]
    ordered = sorted(ours.items(), key=lambda pair: (pair[1], pair[0]))
    warm = max(ours.values())
    return {
        "today": today.isoformat(),
        "todaysMean": mean,
        "count": count,
        "south": south,
        "mean": float(np.mean(values)),
        "low": float(np.nanmean([at(low, day) for day in window])),
        "high": float(np.nanmean([at(high, day) for day in window])),
        "usual": [float(np.quantile(values, 0.1)), float(np.quantile(values, 0.9))],
        "rank": 1 + sum(v > mean + 1e-9 for y, v in ours.items() if y != today.year),
        "ties": sum(abs(v - mean) < 1e-9 for y, v in ours.items() if y != today.year),
        "of": len(ours),
        "percentile": float(
            (np.sum(values < mean - 1e-9) + np.sum(abs(values - mean) < 1e-9) / 2) / len(values) * 100
        ),
        "warmest": [min(y for y, v in ours.items() if v == warm), warm],
        "coldest": list(ordered[0]),
        "lastFrost": [label(np.median(lasts), spring), label(np.quantile(lasts, 0.9), spring)],
        "firstFrost": [label(np.median(firsts), autumn), label(np.quantile(firsts, 0.1), autumn)],
        "growing": total(7 if south else 1, lambda mean: max(0, mean - 10)),
        "heating": total(1 if south else 7, lambda mean: max(0, 18 - mean)),
        "above30": float(np.mean(hot)),
        "below10": float(np.mean(cold)),
        "checksum": round(float(np.nansum(low) + 2 * np.nansum(high) + 3 * np.nansum(rain)), 3),
    }


CASES = [
    (date(2026, 11, 23), 4.35, False),
    (date(2026, 11, 23), 9.7, False),
    (date(2024, 2, 29), -1.25, False),
    (date(2026, 1, 3), -7.5, False),
    (date(2026, 12, 30), 1.0, False),
    (date(2026, 7, 1), 22.4, False),
    (date(2026, 11, 23), 16.05, True),
    (date(2026, 6, 30), -2.0, True),
]

if __name__ == "__main__":
    found = []
    for day, mean, south in CASES:
        found.append(answers(day, mean, series(number(day) - 4, south), south))
    json.dump(found, sys.stdout, indent=1, default=lambda value: value.item())
    print()
