"""Models and their accuracy, compared with numpy and with the rules that the documents state."""

import math
import re
from datetime import timedelta
from zoneinfo import ZoneInfo

import numpy

from made import ZONES, series
from world import Table, hours, midnight, table, whole


# In the order of the table on the screen.
COLUMNS = {
    "temperature_2m_min": "temperatureMin",
    "temperature_2m_max": "temperatureMax",
    "precipitation_sum": "precipitation",
    "wind_speed_10m_max": "windSpeed",
}


def models(world, random, now, cases):
    cells = Table("models: cells of JSON")
    shown = Table("models: cells on the screen")
    sentences = Table("models: sentences of agreement")
    names = Table("models: each by a name of its own")
    for case in range(cases):
        # Two models of Canada are computed there.
        place, zone = random.choice(ZONES + [("Toronto", "America/Toronto")])
        days = sorted({time.astimezone(ZoneInfo(zone)).date() for time in hours(midnight(now, zone), 24 * 7)})[:7]
        high = series(random, len(days), random.uniform(-10, 35), 3)
        isTight = random.random() < 0.5
        # The service may answer with models of one family.
        more = random.choice([[], [], ["gem_global", "gem_regional"], ["icon_eu", "icon_d2"]])
        known = {}

        def answer(query):
            if "models" not in query or "," not in query["models"]:
                return None
            asked = query["models"].split(",") + more
            columns = {}
            for number, model in enumerate(asked):
                # The further models end earlier; one of them goes on alone.
                length = len(days) - (number if case % 3 == 0 else 0)
                for index, name in enumerate(query["daily"].split(",")):
                    spread = random.uniform(0, 1.0 if isTight else 3.0)
                    values = []
                    for day in range(len(days)):
                        base = high[day] + (0 if name.endswith("max") else -5)
                        value = {
                            "temperature_2m_max": base + random.uniform(-spread, spread),
                            "temperature_2m_min": base + random.uniform(-spread, spread),
                            "precipitation_sum": max(0, random.gauss(0, 3)),
                            # Snow has a column of its own, and only where there is any.
                            "snowfall_sum": 0,
                            "wind_speed_10m_max": abs(random.gauss(5, 3)),
                        }[name]
                        values.append(round(value, 1) if day < max(1, length) else None)
                    columns[f"{name}_{model}"] = values
            known.update(columns)
            known["asked"] = asked
            return table(
                zone, now, hourly=(hours(midnight(now, zone), 24), {}), daily=([f"{day}" for day in days], columns)
            )

        world.answers = {"/v1/forecast": answer}
        found = world.document(now, f"models {place}")
        for forecast in found.get("models", []):
            by_date = {day["date"]: day for day in forecast["days"]}
            for index, date in enumerate(days):
                day = by_date.get(f"{date}", {})
                expected = [known[f"{name}_{forecast['model']}"][index] for name in COLUMNS]
                figures = [day.get(key) for key in COLUMNS.values()]
                cells.check(figures == expected, place, date, forecast["model"], "expected", expected, "found", figures)
        text = world.output(now, f"models {place}", options=("--size", "160x400"))
        titles, rows, spans = matrix(text, len(days))
        models = [forecast["model"] for forecast in found.get("models", [])]
        shown.check(len(rows) == len(models), place, len(rows), "rows, expected", len(models))
        for row, model in zip(rows, models):
            for index, pair in enumerate(row):
                for figure, name in zip(pair, ("temperature_2m_min", "temperature_2m_max")):
                    shown.near(figure, known[f"{name}_{model}"][index], 0.5 + 1e-6, place, model, days[index])
        for label, name, step in (("precip. mm", "precipitation_sum", 0.1), ("wind m/s", "wind_speed_10m_max", 1)):
            for index, ends in enumerate(spans.get(label, [])):
                values = [known[f"{name}_{model}"][index] for model in models]
                values = [value for value in values if value is not None]
                least, most = (min(values), max(values)) if values else (None, None)
                unit = step if most is None or most < 9.95 else 1
                for figure, value in zip(ends, (least, most)):
                    shown.near(figure, value, unit / 2 + 1e-6, place, label, days[index])
        names.check(len(set(titles)) == len(known.get("asked", [])) and titles, place, "found", titles)
        # What is shown is compared: whole degrees, and their differences.
        shared = []
        for index, date in enumerate(days):
            values = [known[f"temperature_2m_max_{model}"][index] for model in known.get("asked", [])]
            values = [round_half(value) for value in values if value is not None]
            if len(values) < 2:
                break
            shared.append((date, max(values) - min(values)))
        apart = next((row for row in shared if row[1] > 2), None)
        agreeing = shared[: shared.index(apart)] if apart else shared
        sentence = " ".join(text.split("by model")[0].replace("\u00a0", " ").split())
        numbers = [int(number) for number in re.findall(r"(\d+) °C", sentence)]
        wanted = []
        if agreeing:
            # Figures that are the same still stand for a degree.
            wanted.append(max(1, max(row[1] for row in agreeing)))
        if apart:
            wanted.append(apart[1])
        isRight = numbers == wanted
        for row in ([agreeing[-1]] if agreeing and (apart or len(shared) < len(days)) else []) + (
            [apart] if apart else []
        ):
            isRight = isRight and (f"{row[0]:%a} {row[0].day}" in sentence or row[0] == days[0] or row[0] == days[1])
        sentences.check(isRight and "0 days" not in text, place, "expected", wanted, apart, "found", sentence[-160:])
    return [cells, shown, sentences, names]


def matrix(text, count):
    """The names of the models, for each its lows and highs, and the spans below them: None where there is no figure."""
    lines = text.split("by model")[-1].splitlines()[1:]
    titles, rows, spans = [], [], {}
    if not lines:
        return titles, rows, spans
    # Each column ends where its date ends.
    edges = [match.end() for match in re.finditer(r"\S+(?: \d+)?", lines[0])][:count]
    for line in lines[1:]:
        cells = [line[start:end].strip() for start, end in zip(edges, edges[1:])]
        head = line[: edges[0]].replace("−", "-")
        pair = re.match(r"^ (.+?) +(-?\d+|–|=) +(-?\d+|–|=)$", head)
        span = re.match(r"^ (\S+ \S+) +([\d.]+(?:–[\d.]+)?)$", head)
        if pair:
            titles.append(pair[1])
            rows.append([[pair[2], pair[3]]] + [cell.replace("−", "-").split() for cell in cells])
        elif span:
            spans[span[1]] = [ends(cell) for cell in [span[2]] + cells]
    # An equals sign is the figure of the first model that has one.
    for row in rows:
        for index, day in enumerate(row):
            for end, cell in enumerate(day):
                first = next(other[index][end] for other in rows if other[index][end] not in ("–", None))
                day[end] = None if cell == "–" else float(first if cell == "=" else cell)
    return titles, rows, spans


def ends(cell):
    """The least and the most of a span."""
    parts = cell.split("–") if cell else [None]
    return [part and float(part) for part in (parts[0], parts[-1])]


def round_half(value):
    return int(abs(value) + 0.5) * (1 if value >= 0 else -1)


# Accuracy

# When in the hour stations report; no hour, nor any half or quarter, lies exactly between two reports.
MINUTES = [[2], [50], [20, 50], [5, 35], [23, 53]]
HALF = [("Kathmandu", "Asia/Kathmandu"), ("Lord Howe Island", "Australia/Lord_Howe"), ("Kolkata", "Asia/Kolkata")]


def accuracy(world, random, now, cases):
    rows = {
        False: Table("accuracy against METAR, whole-hour zones"),
        True: Table("accuracy against METAR, half-hour zones"),
    }
    for case in range(cases):
        isHalf = case % 2 == 1
        place, zone = random.choice(
            HALF if isHalf else [row for row in ZONES if row[0] in ("Oslo", "New York", "Honolulu")]
        )
        point = world.document(now, f"search {place}")["results"][0]
        times = hours(midnight(now, zone) - timedelta(days=7), 24 * 8)
        known = {}

        def answer(query):
            if "_previous_day" not in query.get("hourly", ""):
                return None
            asked = query["models"].split(",")
            columns = {}
            for model in asked:
                for name in query["hourly"].split(","):
                    suffix = "_" + model if len(asked) > 1 else ""
                    values = [
                        round(max(0, random.gauss(-0.3, 0.5)), 1)
                        if name.startswith("precip")
                        else round(random.gauss(10, 3), 1)
                        for _ in times
                    ]
                    columns[name + suffix] = [None if random.random() < 0.02 else value for value in values]
            known.clear()
            known.update(columns)
            return table(zone, now, hourly=(times, columns))

        minutes = random.choice(MINUTES)
        reports = []
        for hour in hours(whole(now) - timedelta(days=7), 24 * 7 + 1):
            for minute in minutes:
                time = hour + timedelta(minutes=minute)
                # A station that has not reported for two hours is none; then the person's own records stand in.
                if time <= now and (random.random() < 0.95 or time > now - timedelta(hours=2)):
                    reports.append((time, round(random.gauss(10, 3)), random.random() < 0.3))
        stations = [
            {
                "icaoId": "XTST",
                "name": "Test",
                "obsTime": int(time.timestamp()),
                "lat": point["latitude"],
                "lon": point["longitude"],
                "temp": temperature,
                "dewp": 1,
                "wdir": 100,
                "wspd": 5,
                "visib": "6+",
                "altim": 1013,
                "wxString": "-RA" if isWet else None,
                "cover": "BKN",
                "rawOb": "METAR XTST",
            }
            for time, temperature, isWet in reports
        ]
        world.answers = {
            "/v1/forecast": answer,
            "/api/data/metar": lambda query: stations if "ids" in query else stations[-3:],
        }
        found = world.document(now, f"accuracy {place}")
        if not found.get("models"):
            rows[isHalf].check(False, place, minutes, "no scores", found.get("error"))
        for score in found.get("models", []):
            suffix = f"_previous_day{score['daysAhead']}"
            temperature = next(
                (
                    v
                    for k, v in known.items()
                    if k in ("temperature_2m" + suffix, f"temperature_2m{suffix}_{score['model']}")
                ),
                None,
            )
            rain = next(
                (
                    v
                    for k, v in known.items()
                    if k in ("precipitation" + suffix, f"precipitation{suffix}_{score['model']}")
                ),
                None,
            )
            expected = scores(times, temperature, rain, reports)
            shown = tuple(
                score[key] for key in ("comparisons", "bias", "meanAbsoluteError", "hitRate", "falseAlarmRate")
            )
            isRight = all(
                a is b is None or None not in (a, b) and abs(a - b) < 0.00006 for a, b in zip(shown, expected)
            )
            rows[isHalf].check(
                isRight, place, minutes, score["model"], score["daysAhead"], "expected", expected, "found", shown
            )
    return list(rows.values())


def scores(times, temperature, rain, reports):
    """Each hour with the nearest report, at most half an hour away, its rain with all reports of the hour before."""
    at = numpy.array([row[0].timestamp() for row in reports])
    observed = numpy.array([row[1] for row in reports])
    wet = numpy.array([row[2] for row in reports])
    errors, pairs = [], []
    for index, time in enumerate(times):
        distance = at - time.timestamp()
        nearest = int(numpy.argmin(numpy.abs(distance)))
        if abs(distance[nearest]) <= 1800 and temperature[index] is not None:
            errors.append(temperature[index] - observed[nearest])
        before = (distance > -3600) & (distance <= 0)
        if before.any() and rain[index] is not None:
            pairs.append((rain[index] >= 0.1, bool(wet[before].any())))
    hits, misses = pairs.count((True, True)), pairs.count((False, True))
    false, calm = pairs.count((True, False)), pairs.count((False, False))
    count = len(errors) or len(pairs)
    isEnough = len(errors) >= 10
    isRainy = min(len(pairs), count) >= 10
    return (
        count,
        float(numpy.mean(errors)) if isEnough else None,
        float(numpy.mean(numpy.abs(errors))) if isEnough else None,
        hits / (hits + misses) if isRainy and hits + misses else None,
        false / (false + calm) if isRainy and false + calm else None,
    )
