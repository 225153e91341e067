"""Weeks and months ahead: an answer with gaps, and its figures in JSON and in the units of the user."""

import re
from datetime import date, timedelta
from zoneinfo import ZoneInfo

from made import ZONES
from world import Table

UNITS = {
    "temperature_2m_anomaly": "K",
    "temperature_2m_anomaly_gt0": "%",
    "precipitation_anomaly": "mm",
    "precipitation_anomaly_gt0": "%",
}


def block(name, times, columns):
    units = {"time": "iso8601"} | {column: UNITS[column] for column in columns}
    return {f"{name}_units": units, name: {"time": [f"{time}" for time in times]} | columns}


def gaps(random, values):
    return [None if random.random() < 0.1 else value for value in values]


def seasonal(world, random, now, cases):
    weeks = Table("weeks in JSON")
    months = Table("months in JSON")
    texts = Table("differences of weeks in °F and inches")
    for case in range(cases):
        place, zone = random.choice(ZONES)
        today = now.astimezone(ZoneInfo(zone)).date()
        monday = today - timedelta(days=today.weekday() + 7)
        mondays = [monday + timedelta(days=7 * index) for index in range(7)]
        firsts = [date(today.year + (today.month - 1 + n) // 12, (today.month - 1 + n) % 12 + 1, 1) for n in range(7)]
        weekly = {
            "temperature_2m_anomaly": gaps(random, [round(random.uniform(-9, 9), 1) for _ in mondays]),
            "temperature_2m_anomaly_gt0": gaps(random, [random.randint(0, 100) for _ in mondays]),
            "precipitation_anomaly": gaps(random, [round(random.uniform(-60, 60), 1) for _ in mondays]),
            "precipitation_anomaly_gt0": gaps(random, [random.randint(0, 100) for _ in mondays]),
        }
        # Behind the last day of the model all is null.
        for column in weekly.values():
            column[-1] = None
        monthly = {
            "temperature_2m_anomaly": gaps(random, [round(random.uniform(-4, 4), 1) for _ in firsts]),
            "precipitation_anomaly": gaps(random, [round(random.uniform(-90, 90), 1) for _ in firsts]),
        }
        world.answers = {
            "/v1/seasonal": lambda query: {"latitude": 0.0, "utc_offset_seconds": 0, "timezone": "GMT"}
            | block("weekly", mondays, weekly)
            | block("monthly", firsts, monthly)
        }
        found = world.document(now, f"weeks {place}")["weeks"]
        rows = [row for row in zip(mondays, *weekly.values()) if any(value is not None for value in row[1:])]
        rows = [row for row in rows if row[0] + timedelta(days=6) >= today]
        weeks.check(len(found) == len(rows), place, "weeks", len(found), len(rows))
        for (start, warmth, warmer, water, wetter), week in zip(rows, found):
            told = (place, start)
            weeks.check(week["from"] == f"{start}" and week["to"] == f"{start + timedelta(days=6)}", *told, week)
            weeks.check(week["isRunning"] == (start <= today), *told, "running")
            weeks.near(week["temperatureAnomaly"], warmth, 1e-6, *told)
            weeks.near(week["precipitationAnomaly"], water, 1e-6, *told)
            for above, below, share in [("warmer", "colder", warmer), ("wetter", "drier", wetter)]:
                weeks.near(week[above], None if share is None else share / 100, 1e-6, *told, above)
                weeks.near(week[below], None if share is None else 1 - share / 100, 1e-6, *told, below)
        found = world.document(now, f"months {place}")["months"]
        rows = [row for row in zip(firsts, *monthly.values()) if any(value is not None for value in row[1:])]
        months.check(len(found) == len(rows), place, "months", len(found), len(rows))
        for (start, warmth, water), month in zip(rows, found):
            end = (start + timedelta(days=31)).replace(day=1) - timedelta(days=1)
            months.check(month["from"] == f"{start}" and month["to"] == f"{end}", place, start, month)
            months.near(month["temperatureAnomaly"], warmth, 1e-6, place, start)
            months.near(month["precipitationAnomaly"], water, 1e-6, place, start)
        text = world.output(
            now, "set temperature fahrenheit", "set rain inches", f"weeks {place}", options=("--size", "120x60")
        )
        shown = re.findall(r"([+−]?\d+\.\d)\s°F", text)
        wanted = [value * 1.8 for value in weekly["temperature_2m_anomaly"][1:] if value is not None]
        texts.check(len(shown) == len(wanted), place, "figures", shown, wanted)
        for figure, value in zip(shown, wanted):
            texts.near(float(figure.replace("−", "-")), value, 0.0501, place)
        shown = re.findall(r"([+−]?\d+\.\d)\sin\b", text)
        wanted = [value / 25.4 for value in weekly["precipitation_anomaly"][1:] if value is not None]
        texts.check(len(shown) == len(wanted), place, "figures", shown, wanted)
        for figure, value in zip(shown, wanted):
            texts.near(float(figure.replace("−", "-")), value, 0.0501, place)
    return [weeks, months, texts]
