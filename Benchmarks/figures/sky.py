"""Sun, twilights and moon, compared with ephem."""

import math
import re
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import ephem

from world import Table, utc

# A minute on the screen; near the poles, where the sun only grazes its circle, an event moves fast.
TOLERANCE = 60
EVENTS = [
    ("sunrise", "next_rising", "Sun", "-0:34", False),
    ("sunset", "next_setting", "Sun", "-0:34", False),
    ("civilDawn", "next_rising", "Sun", "-6", True),
    ("civilDusk", "next_setting", "Sun", "-6", True),
    ("nauticalDawn", "next_rising", "Sun", "-12", True),
    ("nauticalDusk", "next_setting", "Sun", "-12", True),
    ("astronomicalDawn", "next_rising", "Sun", "-18", True),
    ("astronomicalDusk", "next_setting", "Sun", "-18", True),
    ("moonrise", "next_rising", "Moon", "-0:34", False),
    ("moonset", "next_setting", "Moon", "-0:34", False),
]


def clock(name):
    if name.startswith("GMT") and len(name) > 3:
        sign = -1 if name[3] == "-" else 1
        return timezone(sign * timedelta(hours=int(name[4:6]), minutes=int(name[6:8] or 0)))
    return ZoneInfo(name)


def sky(world, random, now, cases):
    rows = {
        "sun": Table("sunrise and sunset against ephem"),
        "twilight": Table("twilights against ephem"),
        "moon": Table("moonrise, moonset and phase against ephem"),
        "turns": Table("next moons, equinox and solstice against ephem"),
    }
    for case in range(cases):
        latitude, longitude = round(random.uniform(-72, 72), 2), round(random.uniform(-180, 180), 2)
        day = datetime(2026, 1, 1) + timedelta(days=random.randint(0, 1500))
        found = world.document(now, f"sun {latitude},{longitude} {day:%Y-%m-%d}")
        zone = clock(found["timeZone"])
        begin = day.replace(tzinfo=zone).astimezone(timezone.utc)
        end = (day + timedelta(days=1)).replace(tzinfo=zone).astimezone(timezone.utc)
        told = (latitude, longitude, f"{day:%Y-%m-%d}", found["timeZone"])
        for key, method, body, horizon, isCenter in EVENTS:
            observer = ephem.Observer()
            observer.lat, observer.lon, observer.pressure, observer.elevation = f"{latitude}", f"{longitude}", 0, 0
            observer.horizon = horizon
            # The evening's twilight may end after midnight, and so belongs to the day before.
            early, late = begin - timedelta(seconds=120), end + timedelta(seconds=120)
            if key.endswith("Dusk") and key[:-4] in ("civil", "nautical", "astronomical"):
                late += timedelta(hours=12)
            if key.endswith("Dawn"):
                early -= timedelta(hours=12)
            expected, at = [], early
            while True:
                observer.date = at.strftime("%Y/%m/%d %H:%M:%S")
                try:
                    event = getattr(observer, method)(getattr(ephem, body)(), use_center=isCenter)
                except (ephem.AlwaysUpError, ephem.NeverUpError):
                    break
                event = event.datetime().replace(tzinfo=timezone.utc)
                if event > late:
                    break
                expected.append(event)
                at = event + timedelta(minutes=2)
            table = rows["moon" if body == "Moon" else "twilight" if isCenter else "sun"]
            # Whatever happens on the calendar day is among its events, also where it happens twice.
            told_events = [utc(event["time"]) for event in found["events"] if event["event"] == key]
            missing = [
                event
                for event in expected
                if begin + timedelta(seconds=120) <= event <= end - timedelta(seconds=120)
                and not any(abs((time - event).total_seconds()) <= TOLERANCE for time in told_events)
                and not grazes(latitude, longitude, [event], body)
            ]
            table.check(not missing, *told, key, "missing events", missing, told_events)
            inside = [
                time for time in expected if begin + timedelta(seconds=120) <= time <= end - timedelta(seconds=120)
            ]
            if found[key] is None:
                table.check(
                    not inside or grazes(latitude, longitude, inside, body), *told, key, "none, expected", expected
                )
                continue
            time = utc(found[key])
            table.check(
                any(abs((time - event).total_seconds()) <= TOLERANCE for event in expected)
                or grazes(latitude, longitude, [time], body),
                *told,
                key,
                "expected",
                expected,
                "found",
                found[key],
            )
        for key in ("NewMoon", "FullMoon", "Equinox", "Solstice"):
            method = "next_" + re.sub(r"(?<!^)(?=[A-Z])", "_", key).lower()
            expected = getattr(ephem, method)(begin.strftime("%Y/%m/%d %H:%M:%S")).datetime()
            gap = utc(found["next" + key]) - expected.replace(tzinfo=timezone.utc)
            rows["turns"].check(abs(gap.total_seconds()) < TOLERANCE, *told, key, expected, found["next" + key])
        moon = ephem.Moon((begin + timedelta(hours=12)).strftime("%Y/%m/%d %H:%M:%S"))
        rows["moon"].check(
            any(
                abs(
                    ephem.Moon((begin + timedelta(hours=hour)).strftime("%Y/%m/%d %H:%M:%S")).moon_phase
                    - found["moonFraction"]
                )
                < 0.004
                for hour in range(25)
            ),
            *told,
            "fraction",
            "expected about",
            moon.moon_phase,
            "found",
            found["moonFraction"],
        )
    return list(rows.values())


def grazes(latitude, longitude, times, body):
    """Whether the altitude changes by less than two degrees an hour, so that a minute more or less says little."""

    def altitude(time):
        observer = ephem.Observer()
        observer.lat, observer.lon, observer.pressure = f"{latitude}", f"{longitude}", 0
        observer.date = time.strftime("%Y/%m/%d %H:%M:%S")
        return math.degrees(getattr(ephem, body)(observer).alt)

    return all(
        abs(altitude(time + timedelta(minutes=15)) - altitude(time - timedelta(minutes=15))) < 1 for time in times
    )
