"""Hours, days, their words and units, and recorded answers of Open-Meteo."""

import csv
import json
import re
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from made import ZONES, forecast, series
from world import Table, hours, midnight, table, utc, whole

# A row of hours holds what falls in the hour that begins with it; Open-Meteo gives these for the hour before a time.
OF_THE_HOUR_BEFORE = {"precipitation", "precipitation_probability", "snowfall", "wind_gusts_10m", "weather_code"}

NAMES = {
    "temperature_2m": "temperature",
    "apparent_temperature": "apparentTemperature",
    "dew_point_2m": "dewPoint",
    "relative_humidity_2m": "relativeHumidity",
    "pressure_msl": "pressure",
    "wind_speed_10m": "windSpeed",
    "wind_direction_10m": "windDirection",
    "wind_gusts_10m": "windGust",
    "precipitation": "precipitation",
    "precipitation_probability": "precipitationProbability",
    "snowfall": "snowfall",
    "cloud_cover": "cloudCover",
    "visibility": "visibility",
    "weather_code": "weatherCode",
    "temperature_2m_min": "temperatureMin",
    "temperature_2m_max": "temperatureMax",
    "precipitation_sum": "precipitation",
    "precipitation_probability_max": "precipitationProbability",
    "snowfall_sum": "snowfall",
    "wind_speed_10m_max": "windSpeed",
    "wind_gusts_10m_max": "windGust",
    "sunshine_duration": "sunshine",
}

# To °C, m/s, mm, cm and meters.
TO_EXCHANGE = {
    "°F": lambda value: (value - 32) / 1.8,
    "mph": lambda value: value * 0.44704,
    "mp/h": lambda value: value * 0.44704,
    "km/h": lambda value: value / 3.6,
    "kn": lambda value: value * 1852 / 3600,
    "ft": lambda value: value * 0.3048,
}


def exchanged(name, value, unit):
    if value is None:
        return None
    if unit == "inch":
        return value * (2.54 if name.startswith("snowfall") else 25.4)
    return TO_EXCHANGE.get(unit, lambda value: value)(value)


# Days by their words


def day_words(world, random, now, cases):
    asked = Table("words for days: the hours of each, over zones and DST")
    shown = Table("words for days: Today, Tomorrow, Wed 25")
    clocks = [
        ("Oslo", "Europe/Oslo", "2026-03-28T20:00Z"),
        ("Oslo", "Europe/Oslo", "2026-10-24T12:00Z"),
        ("New York", "America/New_York", "2026-03-07T18:00Z"),
        ("New York", "America/New_York", "2026-10-31T23:30Z"),
        ("Adelaide", "Australia/Adelaide", "2026-04-04T06:00Z"),
        ("Adelaide", "Australia/Adelaide", "2026-10-03T02:10Z"),
        ("Lord Howe Island", "Australia/Lord_Howe", "2026-04-04T03:00Z"),
        ("Lord Howe Island", "Australia/Lord_Howe", "2026-10-02T23:50Z"),
        ("Santiago", "America/Santiago", "2026-09-05T12:00Z"),
        ("Santiago", "America/Santiago", "2026-04-04T12:00Z"),
        ("Cairo", "Africa/Cairo", "2026-04-23T15:00Z"),
        ("Kathmandu", "Asia/Kathmandu", "2026-11-23T18:20Z"),
        ("Kolkata", "Asia/Kolkata", "2026-12-31T18:29Z"),
        ("Honolulu", "Pacific/Honolulu", "2026-02-28T09:59Z"),
        ("Apia", "Pacific/Apia", "2026-06-30T10:30Z"),
        ("Halifax", "America/Halifax", "2026-11-01T03:59Z"),
    ]
    week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    for place, zone, moment in clocks:
        moment = datetime.fromisoformat(moment) + timedelta(minutes=random.randint(0, 9))
        times, columns = forecast(random, moment, zone, days=9)
        today = moment.astimezone(ZoneInfo(zone)).date()
        # The last day may be cut off by a change of the clock.
        dates = [today + timedelta(days=count) for count in range(8)]
        daily = {"temperature_2m_max": series(random, 8, 10, 2), "temperature_2m_min": series(random, 8, 0, 2)}
        world.answers = {
            "/v1/forecast": lambda query: table(
                zone, moment, hourly=(times, columns), daily=([f"{day}" for day in dates], daily)
            )
        }
        words = {"today": 0, "tomorrow": 1, "+2": 2, "+5": 5, f"{dates[3]}": 3, f"{dates[4].day}.{dates[4].month}.": 4}
        for count in range(1, 7):
            words[week[dates[count].weekday()]] = count
        found = world.documents(moment, *[f"hours {word} {place}" for word in words])
        for word, document in zip(words, found):
            day = dates[words[word]]
            begin = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)
            after = day + timedelta(days=1)
            end = datetime(after.year, after.month, after.day, tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)
            # Of today the hours that are over may be left out.
            expected = [time for time in times if begin <= time < end and (day != today or time >= whole(moment))]
            listed = [utc(hour["time"]) for hour in (document.get("report") or {}).get("hours", [])]
            if day == today:
                listed = [time for time in listed if time >= whole(moment)]
                # In zones of half hours the hour under way began before.
                expected = [time for time in expected if time >= whole(moment) + timedelta(hours=1)]
                listed = [time for time in listed if time >= whole(moment) + timedelta(hours=1)]
            asked.check(listed == expected, place, moment, word, len(listed), "hours, expected", len(expected))
        text = world.output(moment, f"days 8 {place}", options=("--size", "160x400"))
        rows = [line for line in text.splitlines() if "°C" in line]
        for count, day in enumerate(dates):
            name = ["Today", "Tomorrow"][count] if count < 2 else f"{day:%a} {day.day}"
            row = rows[count] if count < len(rows) else ""
            shown.check(row.startswith(f" {name} "), place, moment, "expected", name, "found", row[:14])
    return [asked, shown]


# Units in the table of hours

BEAUFORT = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
SETTINGS = {
    "temperature": {"c": lambda value: value, "f": lambda value: value * 1.8 + 32, "k": lambda value: value + 273.15},
    "wind": {
        "ms": lambda value: value,
        "kmh": lambda value: value * 3.6,
        "kn": lambda value: value * 3600 / 1852,
        "mph": lambda value: value / 0.44704,
        "bft": lambda value: sum(value >= limit for limit in BEAUFORT),
    },
    "pressure": {
        "hPa": lambda value: value,
        "mmHg": lambda value: value * 0.750061683,
        "inHg": lambda value: value * 0.0295299831,
        "kPa": lambda value: value / 10,
    },
    "rain": {"mm": lambda value: value, "inch": lambda value: value / 25.4},
}
COLUMNS = {
    2: ("temperature_2m", "temperature"),
    3: ("apparent_temperature", "temperature"),
    4: ("precipitation", "rain"),
    5: ("precipitation_probability", None),
    6: ("wind_speed_10m", "wind"),
    7: ("wind_gusts_10m", "wind"),
    9: ("relative_humidity_2m", None),
    10: ("cloud_cover", None),
    12: ("pressure_msl", "pressure"),
}


def units(world, random, now, cases):
    counts = Table("hours N and days N: rows in JSON and CSV")
    csvs = {False: Table("CSV of hours: of the instant"), True: Table("CSV of hours: of the hour that begins")}
    instant = Table("units in hours: of the instant")
    amounts = Table("units in hours: of the hour that begins")
    for case in range(cases):
        place, zone = random.choice(ZONES)
        times = hours(midnight(now, zone), 24 * 3)
        wind = series(random, len(times), random.uniform(0, 20), 1.5, 0, 40)
        rain = [round(random.choice([0, 0, random.uniform(0.1, 12)]), 1) for _ in times]
        columns = {
            "temperature_2m": series(random, len(times), random.uniform(-30, 40), 2),
            "apparent_temperature": series(random, len(times), random.uniform(-30, 40), 2),
            "precipitation": rain,
            "precipitation_probability": [random.randint(0, 100) for _ in times],
            "wind_speed_10m": wind,
            "wind_gusts_10m": [round(value * random.uniform(1, 2), 1) for value in wind],
            "wind_direction_10m": [random.randint(0, 359) for _ in times],
            "relative_humidity_2m": [random.randint(5, 100) for _ in times],
            "cloud_cover": [random.randint(0, 100) for _ in times],
            "uv_index": [1.0 for _ in times],
            "pressure_msl": series(random, len(times), 1010, 1, 950, 1060),
            "is_day": [1 for _ in times],
            "weather_code": [63 if amount >= 0.1 else 3 for amount in rain],
        }
        first = now.astimezone(ZoneInfo(zone)).date()
        days = [f"{first + timedelta(days=count)}" for count in range(3)]
        daily = {"temperature_2m_max": [9.0] * 3, "temperature_2m_min": [1.0] * 3}
        world.answers = {"/v1/forecast": lambda query: table(zone, now, hourly=(times, columns), daily=(days, daily))}
        chosen = {name: random.choice(list(units)) for name, units in SETTINGS.items()}
        lines = [f"set {name} {value}" for name, value in chosen.items()] + ["set clock 24", f"hours 24 {place}"]
        text = world.output(now, *lines, options=("--size", "240x400"))
        offset = now.astimezone(ZoneInfo(zone)).utcoffset()
        last = whole(now) - timedelta(hours=1)
        for line in text.splitlines():
            cells = re.sub(r"^( \d\d:\d\d) now ", r"\1 ", line).replace("−", "-").split()
            if not re.fullmatch(r" \d\d:\d\d .*", line) or len(cells) < 13:
                continue
            clock = cells[0]
            time = next((t for t in times if t > last and (t + offset).strftime("%H:%M") == clock), None)
            if time is None:
                break
            last = time
            index = times.index(time)
            for column, (name, setting) in COLUMNS.items():
                row = index + 1 if name in OF_THE_HOUR_BEFORE else index
                if row >= len(times):
                    continue
                value = columns[name][row]
                expected = SETTINGS[setting][chosen[setting]](value) if setting else value
                # A dot is none.
                cell = "0" if cells[column] == "·" else cells[column]
                digits = len(cell.split(".")[1]) if "." in cell else 0
                isRight = re.fullmatch(r"-?[\d.]+", cell) and abs(float(cell) - expected) <= 0.5 * 10**-digits + 1e-6
                # Less than the least figure, and yet more than none.
                isRight = isRight or re.fullmatch(r"<0\.0*1", cell) and 0 < expected < float(cell[1:])
                (amounts if name in OF_THE_HOUR_BEFORE else instant).check(
                    bool(isRight),
                    place,
                    clock,
                    name,
                    chosen.get(setting),
                    "expected",
                    round(expected, 3),
                    "found",
                    cell,
                )
        count, some = random.randint(2, 30), random.randint(1, 3)
        rows = list(csv.DictReader(world.output(now, f"hours {count} {place}", options=("--csv",)).splitlines()))
        counts.check(len(rows) == count, place, "hours", count, "in CSV:", len(rows))
        for line, member in (f"hours {count} {place}", "hours"), (f"days {some} {place}", "days"):
            expected = int(line.split()[1])
            found = len((world.document(now, line).get("report") or {}).get(member, []))
            counts.check(found == expected, line, "in JSON:", found)
        for row in rows:
            index = times.index(utc(row["time"]))
            for name, key in NAMES.items():
                if name not in columns:
                    continue
                isBefore = name in OF_THE_HOUR_BEFORE
                if index + isBefore >= len(times):
                    continue
                value = columns[name][index + isBefore]
                csvs[isBefore].check(
                    row[key] != "" and abs(float(row[key]) - value) < 0.051,
                    place,
                    row["time"],
                    name,
                    "expected",
                    value,
                    "found",
                    row[key],
                )
    return [instant, amounts, *csvs.values(), counts]


# Recorded answers


def recordings(world, random, now, cases, folder=None):
    instant = Table("recordings of Open-Meteo: of the instant")
    amounts = Table("recordings of Open-Meteo: of the hour that begins")
    daily = Table("recordings of Open-Meteo: days")
    for path in sorted(Path(folder or "").glob("open-meteo/forecast/*.json")) if folder else []:
        answer = json.loads(path.read_text())
        if not isinstance(answer, dict):
            continue
        hourly, days = answer.get("hourly", {}), answer.get("daily", {})
        first = (hourly.get("time") or days.get("time") or [None])[0]
        if not isinstance(first, str) and not isinstance(first, (int, float)) or not (hourly or days):
            continue
        zone = timezone(timedelta(seconds=answer.get("utc_offset_seconds", 0)))

        def time_of(text):
            if isinstance(text, (int, float)):
                return datetime.fromtimestamp(text, timezone.utc)
            return datetime.fromisoformat(text).replace(tzinfo=zone).astimezone(timezone.utc)

        moment = time_of(first) + timedelta(minutes=10)
        world.answers = {"/v1/forecast": lambda query: answer}
        report = world.documents(moment, "detail Oslo", options=("--json=full",))[-1].get("report")
        if not report:
            continue
        shown = {utc(hour["time"]): hour for hour in report["hours"]}
        times = [time_of(text) for text in hourly.get("time", [])]
        unitsOf = answer.get("hourly_units", {})
        for name, key in NAMES.items():
            values = hourly.get(name)
            if not isinstance(values, list):
                continue
            for index, time in enumerate(times):
                row = index + 1 if name in OF_THE_HOUR_BEFORE else index
                if time not in shown or row >= len(values) or times[row] - time > timedelta(hours=1):
                    continue
                value = exchanged(name, values[row], unitsOf.get(name))
                (amounts if name in OF_THE_HOUR_BEFORE else instant).near(
                    shown[time].get(key), value, 0.051 if name != "visibility" else 0.51, path.name, time, name
                )
        byDate = {day["date"]: day for day in report["days"]}
        unitsOf = answer.get("daily_units", {})
        for name, key in NAMES.items():
            values = days.get(name)
            if name in hourly and name not in days or not isinstance(values, list):
                continue
            for index, text in enumerate(days["time"]):
                name_of_day = text if isinstance(text, str) else f"{time_of(text).astimezone(zone).date()}"
                if name_of_day in byDate:
                    value = exchanged(name, values[index], unitsOf.get(name))
                    daily.near(byDate[name_of_day].get(key), value, 0.051, path.name, text, name)
    return [instant, amounts, daily]
