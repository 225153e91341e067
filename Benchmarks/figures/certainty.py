"""Ensembles, `when`, models and their accuracy, compared with numpy and with the rules that the documents state."""

import re
from datetime import timedelta
from zoneinfo import ZoneInfo

import numpy

from world import Table, hours, midnight, table, utc, whole

ZONES = [
    ("Oslo", "Europe/Oslo"), ("Kathmandu", "Asia/Kathmandu"), ("Kolkata", "Asia/Kolkata"),
    ("Adelaide", "Australia/Adelaide"), ("New York", "America/New_York"), ("Honolulu", "Pacific/Honolulu"),
]


def series(random, count, start, step, low=-80, high=60):
    values = [start]
    for _ in range(count - 1):
        values.append(min(high, max(low, values[-1] + random.gauss(0, step))))
    return [round(value, 1) for value in values]


def forecast(random, now, zone, days=7, wet=None, chance=True):
    """A forecast hour by hour from midnight at the place on, as Open-Meteo writes it: amounts are those before a time."""
    times = hours(midnight(now, zone), 24 * days)
    amounts, spell = [], 0
    for _ in times:
        if spell <= 0:
            spell = random.randint(2, 14)
            falls = random.random() < 0.4
        spell -= 1
        amounts.append(round(random.uniform(0.1, 4), 1) if falls else random.choice([0, 0, 0, 0.05]))
    columns = {
        "temperature_2m": series(random, len(times), random.uniform(-15, 30), 1.2),
        "wind_speed_10m": series(random, len(times), random.uniform(0, 12), 0.8, 0, 40),
        "precipitation": amounts if wet is None else wet(times),
    }
    # Rain also where it is cold: what falls is what the service says.
    columns["weather_code"] = [63 if amount >= 0.1 else 3 for amount in columns["precipitation"]]
    if chance:
        columns["precipitation_probability"] = [
            random.choice([20, 35, 55, 60, 90, 100]) if amount >= 0.1 else random.choice([0, 5, 19, 20, 30, 49, 50, 70])
            for amount in columns["precipitation"]
        ]
    return times, columns


def serve(world, zone, now, made, ensembles=None):
    """Answers with the columns asked for of what was made up."""

    def answer(query):
        times, columns = made
        asked = [name for name in query.get("hourly", "").split(",") if name in columns]
        return table(
            zone, now, hourly=(times, {name: columns[name] for name in asked}),
            daily=([time.strftime("%Y-%m-%d") for time in days_of(times, zone)], {}))

    def ensemble(query):
        found = (ensembles or {}).get(query["hourly"])
        return table(zone, now, hourly=found) if found else None

    world.answers = {"/v1/forecast": answer, "/v1/ensemble": ensemble}


def days_of(times, zone):
    return sorted({time.astimezone(ZoneInfo(zone)).date() for time in times})


def ensemble(random, variable, times, members, value, nulls):
    columns = {}
    for member in range(members):
        name = variable + (f"_member{member:02}" if member else "")
        columns[name] = [None if random.random() < nulls else value(index, member) for index in range(len(times))]
    return times, columns


# The quantiles of an ensemble


def bands(world, random, now, cases):
    rows = {
        "temperature_2m": Table("bands of temperature, p10–p90 against numpy"),
        "precipitation": Table("bands of rain, a row the hour that begins with it"),
    }
    for case in range(cases):
        place, zone = random.choice(ZONES)
        variable, rowsOf = random.choice(list(rows.items()))
        made = forecast(random, now, zone)
        members, count = random.randint(20, 51), random.choice([6, 30, 72, 168, 240])
        spread = random.uniform(0.1, 6)
        times = hours(midnight(now, zone), count)

        def value(index, member):
            if variable == "precipitation":
                return round(max(0, random.gauss(0, spread)), 1)
            return round(random.gauss(5, spread), 1)

        runs = ensemble(random, variable, times, members, value, random.choice([0, 0, 0.05, 0.5, 0.97]))
        serve(world, zone, now, made, {variable: runs})
        word = "temperature" if variable == "temperature_2m" else "rain"
        found = world.document(now, f"chart {word} {place}")["bands"]
        shown = {utc(hour["time"]): hour for hour in found["hours"]} if found else {}
        # What a service gives for the hour before a time is what falls in the hour that ends then.
        shift = timedelta(hours=1 if variable == "precipitation" else 0)
        for index, time in enumerate(times):
            if variable == "precipitation" and index == 0:
                continue
            values = [column[index] for column in runs[1].values() if column[index] is not None]
            hour = shown.get(time - shift)
            if not values:
                rowsOf.check(hour is None, place, time, "has bands without a run")
                continue
            expected = numpy.percentile(values, [10, 25, 50, 75, 90])
            keys = ["p10", "p25", "p50", "p75", "p90"]
            rowsOf.check(
                hour is not None and all(abs(hour[key] - value) < 0.00051 for key, value in zip(keys, expected)),
                place, time, "expected", expected, "found", hour)
    return list(rows.values())


# The answers of `when`

LEVELS = ["uncertain", "probably", "likely"]


def slots(made, variable, now):
    """The pieces of time from now on with their values: amounts lie before their time, measurements behind it."""
    times, columns = made
    before = variable == "precipitation"
    for index, time in enumerate(times):
        start = time - timedelta(hours=1) if before else time
        if start + timedelta(hours=1) > now:
            yield start, start + timedelta(hours=1), {name: values[index] for name, values in columns.items()}


def fits(question, limit, values):
    amount, chance = values["precipitation"], values.get("precipitation_probability")
    wet = amount >= 0.1 and (chance is None or chance >= 20)
    return {
        "dry": not wet and (chance is None or chance < 50), "rain": wet,
        "above": limit is not None and values["temperature_2m"] > limit,
        "below": limit is not None and values["temperature_2m"] < limit,
        "wind above": limit is not None and values["wind_speed_10m"] > limit,
        "wind below": limit is not None and values["wind_speed_10m"] < limit,
    }[question]


def run_fits(question, limit, value):
    return {
        "dry": value < 0.1, "rain": value >= 0.1, "above": limit is not None and value > limit,
        "below": limit is not None and value < limit, "wind above": limit is not None and value > limit,
        "wind below": limit is not None and value < limit,
    }[question]


def expected_answer(made, question, limit, needed, now, variable):
    """The first stretch that is long enough, with the values of the hours asked for."""
    found, current = [], []
    for start, end, values in slots(made, variable, now):
        if fits(question, limit, values):
            current.append((start, end, values))
        elif current:
            found.append(current)
            current = []
    found.append(current)
    for stretch in found:
        if not stretch:
            continue
        begin = max(stretch[0][0], now)
        if stretch[-1][1] - begin >= timedelta(hours=needed):
            asked = [values for start, _, values in stretch if start < begin + timedelta(hours=needed)]
            return begin, stretch[-1][1], asked
    return None


def level(question, share):
    if question == "rain":
        return "likely" if share >= 0.6 else "probably" if share >= 0.3 else "uncertain"
    return "likely" if share >= 0.8 else "probably" if share >= 0.5 else "uncertain"


def report_level(question, limit, asked):
    """By the report's own figures, where no runs were counted."""
    if question in ("dry", "rain"):
        chances = [values["precipitation_probability"] for values in asked if "precipitation_probability" in values]
        if not chances:
            return "probably"
        worst = max(chances)
        if question == "dry":
            return "likely" if worst <= 20 else "probably" if worst < 50 else "uncertain"
        return "likely" if worst >= 60 else "probably" if worst >= 30 else "uncertain"
    name = "wind_speed_10m" if question.startswith("wind") else "temperature_2m"
    least = min(abs(values[name] - limit) for values in asked) + 0.001
    return "likely" if least >= 3 else "probably" if least >= 1 else "uncertain"


def when(world, random, now, cases):
    spans = Table("when: from, to, hours")
    counts = Table("when: N of M runs")
    halves = Table("when: exactly half of the runs")
    ends = Table("when: the ensemble's last hours")
    levels = Table("when: level")
    for case in range(cases):
        place, zone = random.choice(ZONES)
        moment = now + timedelta(minutes=random.choice([0, 0, 20, 40]))
        made = forecast(random, moment, zone, chance=random.random() < 0.7)
        question = random.choice(["dry", "rain", "above", "below", "wind above", "wind below"])
        variable = (
            "precipitation" if question in ("dry", "rain")
            else "wind_speed_10m" if question.startswith("wind") else "temperature_2m")
        limit = None
        if variable != "precipitation":
            limit = round(random.choice(made[1][variable]) + random.uniform(-2, 2), 1)
            limit = max(limit, 0.5) if variable == "wind_speed_10m" else limit
        needed = random.choice([1, 1, 2, 3, 6])
        answer = expected_answer(made, question, limit, needed, moment, variable)
        kind = random.choice(["any", "any", "half", "short", "none"])
        members = random.randint(20, 51)
        if kind == "half":
            members -= members % 2
        times = made[0]
        if kind == "short" and answer:
            # It ends before the hours that were asked for, or just with them.
            last = answer[0] + timedelta(hours=random.randint(0, needed))
            times = [time for time in times if time <= last]
        share = random.random()
        agreeing = members // 2 if kind == "half" else sum(random.random() < share for _ in range(members))

        def value(index, member):
            yes = member < agreeing or (kind == "any" and random.random() < 0.3)
            high = yes == (question in ("rain", "above", "wind above"))
            if variable == "precipitation":
                return round(random.uniform(0.1, 3), 1) if high else random.choice([0, 0.05])
            # There is no wind below none.
            least = min(4, limit) if variable == "wind_speed_10m" else 4
            return round(limit + (random.uniform(0.1, 4) if high else -random.uniform(0.1, least)), 1)

        runs = ensemble(random, variable, times, members, value, 0.02 if kind == "any" else 0)
        usable = kind != "none" and len(times) > 1
        serve(world, zone, moment, made, {variable: runs} if usable else {})
        words = question + (f" {limit}" if limit is not None else "") + f" {needed}h"
        found = world.document(moment, f"when {words} in {place}")
        told = (place, moment, words, kind)
        if answer is None:
            spans.check(found.get("found") is False, *told, "expected none, found", found.get("from"))
            continue
        begin, end, asked = answer
        isSame = found.get("found") and utc(found["from"]) == begin and utc(found["to"]) == end
        spans.check(
            isSame and abs(found["hours"] - (end - begin).total_seconds() / 3600) < 0.051,
            *told, "expected", begin, end, "found", found.get("from"), found.get("to"), found.get("hours"))
        if not isSame:
            continue
        # The hours asked for: sums that end in them, measurements in (now, now + N h] or from the first on.
        stop = begin + timedelta(hours=needed)
        if variable == "precipitation" or begin == moment and moment.minute:
            inside = [index for index, time in enumerate(times) if begin < time <= stop]
            wanted = [time for time in hours(whole(begin), needed + 2) if begin < time <= stop]
        else:
            inside = [index for index, time in enumerate(times) if begin <= time < stop]
            wanted = [time for time in hours(whole(begin), needed + 2) if begin <= time < stop]
        known = agree = 0
        for column in runs[1].values() if usable else []:
            values = [column[index] for index in inside]
            if len(values) == len(wanted) and all(value is not None for value in values):
                known += 1
                agree += all(run_fits(question, limit, value) for value in values)
        counted = found["ensemble"]
        expected = None if known == 0 else (known, agree)
        kinds = halves if kind == "half" else ends if kind == "short" else counts
        kinds.check(
            (None if counted is None else (counted["members"], counted["agree"])) == expected,
            *told, "expected", expected, "found", counted)
        lead = (begin - moment).total_seconds() / 3600
        most = "likely" if lead <= 48 else "probably" if lead <= 120 else "uncertain"
        own = report_level(question, limit, asked) if expected is None else level(question, agree / known)
        sure = min(most, own, key=LEVELS.index)
        (halves if kind == "half" else levels).check(
            found["confidence"] == sure, *told, f"{agree} of {known}", "expected", sure, "found", found["confidence"])
    return [spans, counts, halves, ends, levels]


# Models


def models(world, random, now, cases):
    cells = Table("models: cells")
    sentences = Table("models: sentences of agreement")
    names = Table("models: each by a name of its own")
    heading = re.compile(r"^ (.+?) +(−?[\d.]+|–) +(−?[\d.]+|–) +([\d.]+|–) +([\d.]+|–)$")
    for case in range(cases):
        # Two models of Canada are computed there.
        place, zone = random.choice(ZONES + [("Toronto", "America/Toronto")])
        days = sorted({time.astimezone(ZoneInfo(zone)).date() for time in hours(midnight(now, zone), 24 * 7)})[:7]
        high = series(random, len(days), random.uniform(-10, 35), 3)
        isTight = random.random() < 0.5
        known = {}

        def answer(query):
            if "models" not in query or "," not in query["models"]:
                return None
            asked = query["models"].split(",")
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
                            "wind_speed_10m_max": abs(random.gauss(5, 3)),
                        }[name]
                        values.append(round(value, 1) if day < max(1, length) else None)
                    columns[f"{name}_{model}"] = values
            known.update(columns)
            known["asked"] = asked
            return table(
                zone, now, hourly=(hours(midnight(now, zone), 24), {}), daily=([f"{day}" for day in days], columns))

        world.answers = {"/v1/forecast": answer}
        found = world.document(now, f"models {place}")
        for forecast in found.get("models", []):
            by_date = {day["date"]: day for day in forecast["days"]}
            for index, date in enumerate(days):
                day = by_date.get(f"{date}", {})
                pairs = [
                    ("temperatureMin", "temperature_2m_min"), ("temperatureMax", "temperature_2m_max"),
                    ("precipitation", "precipitation_sum"), ("windSpeed", "wind_speed_10m_max"),
                ]
                expected = [known[f"{name}_{forecast['model']}"][index] for _, name in pairs]
                shown = [day.get(key) for key, _ in pairs]
                cells.check(shown == expected, place, date, forecast["model"], "expected", expected, "found", shown)
        text = world.output(now, f"models {place}", options=("--size", "160x400"))
        titles = [match[1].strip() for match in map(heading.match, text.splitlines()) if match]
        perDay = len(known.get("asked", []))
        first = titles[:perDay]
        names.check(len(set(first)) == perDay and first, place, "found", first)
        # Whole degrees: the difference of what was forecast, or of what is shown.
        shared = []
        for index, date in enumerate(days):
            values = [known[f"temperature_2m_max_{model}"][index] for model in known.get("asked", [])]
            values = [value for value in values if value is not None]
            if len(values) < 2:
                break
            spread = round(max(values) - min(values), 2)
            shown = round_half(max(values)) - round_half(min(values))
            shared.append((date, spread, {round_half(spread), shown}))
        apart = next((row for row in shared if row[1] > 2), None)
        agreeing = shared[:shared.index(apart)] if apart else shared
        sentence = " ".join(text.split("by model")[0].replace("\u00a0", " ").split())
        numbers = [int(number) for number in re.findall(r"(\d+) °C", sentence)]
        wanted = []
        if agreeing:
            within = max(agreeing, key=lambda row: row[1])
            wanted.append({max(1, value) for value in within[2]})
        if apart:
            wanted.append(apart[2])
        isRight = len(numbers) == len(wanted) and all(number in some for number, some in zip(numbers, wanted))
        for row in ([agreeing[-1]] if agreeing and (apart or len(shared) < len(days)) else []) + ([apart] if apart else []):
            isRight = isRight and (f"{row[0]:%a} {row[0].day}" in sentence or row[0] == days[0] or row[0] == days[1])
        sentences.check(isRight and "0 days" not in text, place, "expected", wanted, apart, "found", sentence[-160:])
    return [cells, sentences, names]


def round_half(value):
    return int(abs(value) + 0.5) * (1 if value >= 0 else -1)


# Accuracy

# When in the hour stations report; no hour, nor any half or quarter, lies exactly between two reports.
MINUTES = [[2], [50], [20, 50], [5, 35], [23, 53]]
HALF = [("Kathmandu", "Asia/Kathmandu"), ("Lord Howe Island", "Australia/Lord_Howe"), ("Kolkata", "Asia/Kolkata")]


def accuracy(world, random, now, cases):
    rows = {False: Table("accuracy against METAR, whole-hour zones"), True: Table("accuracy against METAR, half-hour zones")}
    for case in range(cases):
        isHalf = case % 2 == 1
        place, zone = random.choice(HALF if isHalf else [row for row in ZONES if row[0] in ("Oslo", "New York", "Honolulu")])
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
                        round(max(0, random.gauss(-0.3, 0.5)), 1) if name.startswith("precip") else round(random.gauss(10, 3), 1)
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
                if time <= now and random.random() < 0.95:
                    reports.append((time, round(random.gauss(10, 3)), random.random() < 0.3))
        stations = [
            {
                "icaoId": "XTST", "name": "Test", "obsTime": int(time.timestamp()), "lat": point["latitude"],
                "lon": point["longitude"], "temp": temperature, "dewp": 1, "wdir": 100, "wspd": 5, "visib": "6+",
                "altim": 1013, "wxString": "-RA" if isWet else None, "cover": "BKN", "rawOb": "METAR XTST",
            }
            for time, temperature, isWet in reports
        ]
        world.answers = {
            "/v1/forecast": answer,
            "/api/data/metar": lambda query: stations if "ids" in query else stations[-3:],
        }
        found = world.document(now, f"accuracy {place}")
        for score in found.get("models", []):
            suffix = f"_previous_day{score['daysAhead']}"
            temperature = next((v for k, v in known.items() if k in ("temperature_2m" + suffix, f"temperature_2m{suffix}_{score['model']}")), None)
            rain = next((v for k, v in known.items() if k in ("precipitation" + suffix, f"precipitation{suffix}_{score['model']}")), None)
            expected = scores(times, temperature, rain, reports)
            shown = tuple(score[key] for key in ("comparisons", "bias", "meanAbsoluteError", "hitRate", "falseAlarmRate"))
            isRight = all(
                a is b is None or None not in (a, b) and abs(a - b) < 0.00006 for a, b in zip(shown, expected))
            rows[isHalf].check(isRight, place, minutes, score["model"], score["daysAhead"], "expected", expected, "found", shown)
    return list(rows.values())


def scores(times, temperature, rain, reports):
    """Each hour with the report nearest to it, at most half an hour away, its rain with all reports of the hour before."""
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
        count, float(numpy.mean(errors)) if isEnough else None, float(numpy.mean(numpy.abs(errors))) if isEnough else None,
        hits / (hits + misses) if isRainy and hits + misses else None,
        false / (false + calm) if isRainy and false + calm else None,
    )
