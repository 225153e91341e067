"""The sentences about what is to come, compared with what was made up to fall."""

import re
from datetime import timedelta
from zoneinfo import ZoneInfo

from ensembles import slots
from made import ZONES, forecast, serve
from world import Table, hours, midnight, table, utc, whole


def outlook(world, random, now, cases):
    spells = Table("outlook: beginnings and ends of random spells")
    peaks = Table("outlook: the heaviest hour against the row that the table has")
    words = Table("outlook: what is said of hard cases")
    zone, place = "Europe/Oslo", "Oslo"
    # In the morning, so that all of it falls on one day.
    now = now.replace(hour=5)
    times = hours(midnight(now, zone), 24 * 4)
    begun = times.index(whole(now))

    def said(falling, code_of, temperature=6.0):
        """The sentences above the drawing; `falling` has the amount of each hour that begins so many hours from now."""
        columns = {
            "temperature_2m": [temperature] * len(times),
            "wind_speed_10m": [2.0] * len(times),
            "wind_gusts_10m": [3.0] * len(times),
            "cloud_cover": [90] * len(times),
            "is_day": [1] * len(times),
            "precipitation": [0.0] * len(times),
            "precipitation_probability": [5] * len(times),
            "weather_code": [3] * len(times),
            "snowfall": [0.0] * len(times),
            "visibility": [20000] * len(times),
            "uv_index": [1.0] * len(times),
        }
        for hour, amount in falling.items():
            index = begun + hour + 1
            if index >= len(times):
                continue
            code = code_of(hour)
            columns["precipitation"][index] = amount
            columns["precipitation_probability"][index] = 95
            columns["weather_code"][index] = code
            columns["snowfall"][index] = round(amount * 0.7, 2) if 71 <= code <= 77 or code in (85, 86) else 0.0
        world.answers = {
            "/v1/forecast": lambda query: table(
                zone,
                now,
                hourly=(times, columns),
                current=([now], {"temperature_2m": [temperature], "weather_code": [3], "is_day": [1]}),
            )
        }
        text = world.output(now, f"detail {place}", options=("--plain",))
        return " ".join(text.split("The next hours")[0].replace("\u00a0", " ").split())

    def moment(hour):
        time = (now + timedelta(hours=hour)).astimezone(ZoneInfo(zone)).replace(minute=0)
        return {"00:00": "midnight", "12:00": "noon"}.get(f"{time:%H:%M}", f"{time:%H:%M}")

    def times_said(sentence):
        found = re.findall(r"\b(\d\d:\d\d|noon|midnight)\b", sentence)
        return {{"00:00": "midnight", "12:00": "noon"}.get(time, time) for time in found}

    for case in range(cases):
        falling, edges = {}, []
        start = random.randint(2, 4)
        for _ in range(random.choice([1, 1, 2])):
            length = random.randint(2, 3)
            falling |= {hour: random.choice([0.8, 1.0, 1.5]) for hour in range(start, start + length)}
            edges += [start, start + length]
            start += length + random.randint(4, 5)
        kind = random.choice([("rain", 63), ("snow", 73)])
        sentence = said(falling, lambda hour: kind[1], 6.0 if kind[0] == "rain" else -6.0)
        expected = {moment(hour) for hour in edges}
        spells.check(
            expected <= times_said(sentence) and kind[0] in sentence.lower(),
            sorted(falling.items()),
            "expected",
            expected,
            "found",
            sentence[-300:],
        )

        start, length = random.randint(2, 6), random.randint(4, 8)
        most = random.randrange(start + 1, start + length)
        sentence = said({hour: 3.0 if hour == most else 0.5 for hour in range(start, start + length)}, lambda hour: 63)
        peaks.check(f"heaviest around {moment(most)}" in sentence, start, length, "expected", moment(most), sentence[-200:])

    one = dict.fromkeys(range(3, 6), 1.0)
    # Amounts, the code of each hour, what must be said and what must not.
    hard = [
        (
            "snow, then rain",
            dict.fromkeys(range(3, 13), 1.0),
            lambda hour: 73 if hour < 6 else 63,
            [moment(3), moment(6), moment(13), "now", "ain"],
            ["leet"],
        ),
        (
            "thunder without rain",
            dict.fromkeys(range(3, 6), 0.0),
            lambda hour: 95,
            ["hunder"],
            ["Dry all day", "Dry for the rest"],
        ),
        ("rain for two days", dict.fromkeys(range(0, 48), 1.0), lambda hour: 63, ["ain", "until"], []),
        ("25 mm an hour", dict.fromkeys(range(3, 6), 25.0), lambda hour: 65, ["eavy"], []),
        ("freezing drizzle", dict.fromkeys(range(3, 6), 0.2), lambda hour: 56, ["reezing drizzle"], ["reezing rain"]),
        ("freezing rain", one, lambda hour: 66, ["reezing rain", moment(3), moment(6)], []),
        ("showers at two times", {4: 1.0, 12: 1.0}, lambda hour: 80, [moment(4), moment(12)], []),
        ("nothing", {}, lambda hour: 3, ["Dry"], ["Rain", " rain", "now f"]),
    ]
    for name, falling, code_of, must, must_not in hard:
        sentence = said(falling, code_of, -3.0 if "freez" in name else 1.0)
        head = sentence.split("fetched", 1)[-1]
        known = times_said(head)
        missing = [
            part
            for part in must
            if not (part in known if part in ("noon", "midnight") or ":" in part else part in head)
        ]
        words.check(
            not missing and not any(part in head for part in must_not), name, "missing", missing, "found", head[:300]
        )
    return [spells, peaks, words]


def views(world, random, now, cases):
    """One weather in several views: rows in JSON and CSV, an answer and a question about the present."""
    rows, amounts = Table("views: the rows of hours today, the first of them now"), Table("views: the rain in these rows")
    present, today = Table("views: is it raining"), Table("views: when rain today")
    for case in range(cases):
        place, zone = random.choice(ZONES)
        moment = now + timedelta(minutes=random.randrange(0, 600, 5))
        made = forecast(random, moment, zone)
        serve(world, zone, moment, made)

        def day(time):
            return time.astimezone(ZoneInfo(zone)).date()

        coming = [
            (start, values["precipitation"])
            for start, _, values in slots(made, "precipitation", moment)
            if start <= moment or day(start) == day(moment)
        ]
        table_of, raining, rain = world.documents(
            moment, f"hours today in {place}", f"is it raining in {place}", f"when rain today in {place}"
        )
        lines = world.output(moment, f"hours today in {place}", options=("--csv",)).splitlines()
        found = table_of["report"]["hours"]
        told = (place, moment)
        rows.check(
            [utc(hour["time"]) for hour in found] == [start for start, _ in coming]
            and [hour["isNow"] for hour in found] == [True] + [False] * (len(coming) - 1)
            and len(lines) == len(found) + 1,
            *told,
            "expected",
            len(coming),
            "found",
            len(found),
            len(lines) - 1,
        )
        amounts.check(
            all(abs(hour["precipitation"] - amount) < 0.001 for hour, (_, amount) in zip(found, coming)),
            *told,
            "expected",
            coming,
            "found",
            [hour["precipitation"] for hour in found],
        )
        is_wet = coming[0][1] >= 0.1
        present.check(
            (raining["found"] and utc(raining["forecast"]["from"]) <= moment) == is_wet,
            *told,
            "expected",
            is_wet,
            "found",
            raining["forecast"],
        )
        # Half of the hour that has begun belongs to the day in which it mostly lies.
        wet = [start for start, amount in coming if amount >= 0.1]
        today.check(rain["found"] == bool(wet), *told, "expected", wet[:1], "found", rain["from"])
    return [rows, amounts, present, today]
