"""Ensembles and the answers of `when`, compared with numpy and with the rules that the documents state."""

from datetime import timedelta

import numpy

from made import ZONES, ensemble, forecast, serve
from world import Table, hours, midnight, utc


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
                place,
                time,
                "expected",
                expected,
                "found",
                hour,
            )
    return list(rows.values())


# The answers of `when`

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
    wet = amount >= 0.1
    return {
        "dry": not wet and (chance is None or chance < 50),
        "rain": wet,
        "above": limit is not None and values["temperature_2m"] > limit,
        "below": limit is not None and values["temperature_2m"] < limit,
        "wind above": limit is not None and values["wind_speed_10m"] > limit,
        "wind below": limit is not None and values["wind_speed_10m"] < limit,
    }[question]


def run_fits(question, limit, value):
    return {
        "dry": value < 0.1,
        "rain": value >= 0.1,
        "above": limit is not None and value > limit,
        "below": limit is not None and value < limit,
        "wind above": limit is not None and value > limit,
        "wind below": limit is not None and value < limit,
    }[question]


def expected_answer(made, question, limit, needed, now, variable):
    """The first stretch that is long enough, and the values of all of its hours, each with its beginning."""
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
            return begin, stretch[-1][1], [(start, values) for start, _, values in stretch]
    return None


def word(share):
    """The calibrated words of the IPCC (AR5 guidance note), of a share between 0 and 1."""
    if share >= 0.9:
        return "very likely"
    return (
        "likely" if share >= 0.66 else "as likely as not" if share > 1 / 3 else "unlikely" if share > 0.1 else "very unlikely"
    )


def report_share(question, hours):
    """By the report's own chances: the highest of what occurs, the lowest of what lasts."""
    chances = [values["precipitation_probability"] / 100 for values in hours if "precipitation_probability" in values]
    if question not in ("dry", "rain") or not chances:
        return None
    return max(chances) if question == "rain" else 1 - max(chances)


def when(world, random, now, cases):
    spans = Table("when: from, to, hours")
    parts = Table("when: the part of the share")
    counts = Table("when: N of M runs")
    halves = Table("when: exactly half of the runs")
    ends = Table("when: the ensemble's last hours")
    words_of = Table("when: share and word")
    for case in range(cases):
        place, zone = random.choice(ZONES)
        moment = now + timedelta(minutes=random.choice([0, 0, 20, 40]))
        made = forecast(random, moment, zone, chance=random.random() < 0.7)
        question = random.choice(["dry", "rain", "above", "below", "wind above", "wind below"])
        variable = (
            "precipitation"
            if question in ("dry", "rain")
            else "wind_speed_10m"
            if question.startswith("wind")
            else "temperature_2m"
        )
        limit = None
        if variable != "precipitation":
            limit = round(random.choice(made[1][variable]) + random.uniform(-2, 2), 1)
            limit = max(limit, 0.5) if variable == "wind_speed_10m" else limit
        needed = random.choice([0, 0, 1, 2, 3, 6])
        answer = expected_answer(made, question, limit, needed, moment, variable)
        kind = random.choice(["any", "any", "half", "short", "none"])
        members = random.randint(20, 51)
        if kind == "half":
            members -= members % 2
        times = made[0]
        if kind == "short" and answer:
            # It ends before the hours that were asked for, or just with them.
            last = answer[0] + timedelta(hours=random.randint(0, needed or 3))
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
        words = question + (f" {limit}" if limit is not None else "") + (f" {needed}h" if needed else "")
        found = world.document(moment, f"when {words} in {place}")
        told = (place, moment, words, kind)
        if answer is None:
            spans.check(found.get("found") is False, *told, "expected none, found", found.get("from"))
            continue
        begin, end, asked = answer
        whole = found.get("forecast") or {}
        isSame = bool(whole) and utc(whole["from"]) == begin and utc(whole["to"]) == end
        spans.check(
            isSame and abs(whole["hours"] - (end - begin).total_seconds() / 3600) < 0.051,
            *told,
            "expected",
            begin,
            end,
            "found",
            whole,
        )
        if not isSame:
            continue
        # The share is that of a part: sums of hours that lie in it, measurements from its first on.
        first, stop = utc(found["from"]), utc(found["to"])
        parts.check(begin <= first < stop <= end, *told, "expected a part of", begin, end, "found", first, stop)
        asked = [(start, values) for start, values in asked if start + timedelta(hours=1) > first and start < stop]
        lasts = needed > 0 or question == "dry"

        def is_meant(time, first, stop):
            if variable == "precipitation":
                return first <= time - timedelta(hours=1) and time <= stop
            return first <= time < stop

        def counted_runs(first, stop):
            """How many runs know all of the forecast's times, whose hours begin at any minute, and how many agree."""
            wanted = [time for time in made[0] if is_meant(time, first, stop)]
            inside = [index for index, time in enumerate(times) if is_meant(time, first, stop)]
            known = agree = 0
            for column in runs[1].values() if usable and wanted and len(inside) == len(wanted) else []:
                values = [column[index] for index in inside]
                if all(value is not None for value in values):
                    known += 1
                    agree += (all if lasts else any)(run_fits(question, limit, value) for value in values)
            return known, agree

        # A part is counted where the time that was asked for can be.
        asked_end = min(end, begin + timedelta(hours=needed)) if needed else end
        can = any(counted_runs(begin, last)[0] for last in (asked_end, end))
        known, agree = counted_runs(first, stop) if can else (0, 0)
        counted = found["runs"]
        expected = None if known == 0 else (known, agree)
        kinds = halves if kind == "half" else ends if kind == "short" else counts
        kinds.check(
            (None if counted is None else (counted["of"], counted["agree"])) == expected,
            *told,
            "expected",
            expected,
            "found",
            counted,
        )
        share = agree / known if known else report_share(question, [values for _, values in asked])
        told_share = found["share"]
        words_of.check(
            (told_share is None and share is None and found["word"] is None)
            or (share is not None and told_share is not None and abs(told_share - share) < 0.00051)
            and found["word"] == word(share),
            *told,
            "expected",
            share,
            share is not None and word(share),
            "found",
            told_share,
            found["word"],
        )
    return [spans, parts, counts, halves, ends, words_of]
