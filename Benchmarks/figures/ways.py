"""Points along random tracks, and the weather at each, compared with geographiclib and NumPy."""

import math
import os
import tempfile
from datetime import datetime, timedelta, timezone

import numpy
from geographiclib.geodesic import Geodesic

from made import series
from world import Table, hours, table

EARTH = Geodesic.WGS84
SPEEDS = [("22 km/h", 22 / 3.6), ("12 mph", 12 * 0.44704), ("7 kn", 7 * 1852 / 3600), ("5.5km/h", 5.5 / 3.6)]
VARIABLES = [
    "temperature_2m", "apparent_temperature", "precipitation", "precipitation_probability", "wind_speed_10m",
    "wind_direction_10m", "wind_gusts_10m", "weather_code",
]


def ways(world, random, now, cases):
    places = Table("along: distances, times and positions")
    courses = Table("along: bearings")
    values = Table("along: temperature and rain")
    winds = Table("along: wind, head and cross wind")
    for case in range(max(1, cases // 2)):
        track = walk(random)
        legs = [EARTH.Inverse(*one, *other) for one, other in zip(track, track[1:])]
        ends = numpy.cumsum([0] + [leg["s12"] for leg in legs])
        begin = now.replace(hour=random.randint(6, 20), minute=random.choice([0, 17, 45])) + timedelta(days=1)
        said, speed = random.choice(SPEEDS)
        # The day and clock are those of the place, which is UTC here.
        clock = f"{begin:%a} {begin:%H:%M}".lower()
        first = now.replace(hour=0)
        made = {}

        def forecast(query):
            found = []
            for latitude, longitude in zip(query["latitude"].split(","), query["longitude"].split(",")):
                times = hours(first, 24 * 7)
                columns = {
                    "temperature_2m": series(random, len(times), random.uniform(-10, 25), 1.5),
                    "apparent_temperature": series(random, len(times), random.uniform(-10, 25), 1.5),
                    "precipitation": [random.choice([0.0, 0.0, round(random.uniform(0.1, 5), 1)]) for _ in times],
                    "precipitation_probability": [random.randint(0, 100) for _ in times],
                    "wind_speed_10m": series(random, len(times), random.uniform(1, 9), 1, 0, 30),
                    "wind_direction_10m": [random.randint(0, 359) for _ in times],
                    "wind_gusts_10m": series(random, len(times), random.uniform(9, 14), 1, 0, 40),
                    "weather_code": [random.choice([0, 3, 61, 63]) for _ in times],
                }
                made[float(latitude), float(longitude)] = columns
                asked = {name: columns[name] for name in query["hourly"].split(",") if name in columns}
                found.append(table("UTC", now, hourly=(times, asked)) | {
                    "latitude": float(latitude), "longitude": float(longitude)})
            return found if len(found) > 1 else found[0]

        world.answers = {"/v1/forecast": forecast}
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "track.gpx")
            with open(path, "w") as file:
                file.write(gpx(track))
            found = world.document(now, f"along {path} at {clock} {said}")
        points, length = found.get("points", []), float(ends[-1])
        told = [f"{len(track)} points", f"{length / 1000:.0f} km", said, clock]
        step = max(10_000, speed * 900)
        count = min(100, math.ceil(length / step - 1e-9) + 1)
        places.check(len(points) == max(2, count), *told, "points", len(points), "expected", count, found.get("error"))
        places.near(found.get("way", {}).get("length"), length, max(1, length / 1000), *told, "length")
        for index, point in enumerate(points):
            distance = length * index / (len(points) - 1)
            there = at(track, legs, ends, distance)
            time = begin + timedelta(seconds=distance / speed)
            places.near(point["distance"], distance, 1, *told, index)
            off = EARTH.Inverse(*there, point["latitude"], point["longitude"])["s12"]
            places.check(off < 5, *told, index, "off by", off)
            seconds = abs((datetime.fromisoformat(point["time"]) - time).total_seconds())
            places.check(seconds <= 1, *told, index, point["time"], "expected", time)
            pair = points[max(0, min(index, len(points) - 2)):][:2]
            leg = EARTH.Inverse(*(pair[0][key] for key in ("latitude", "longitude")),
                                *(pair[1][key] for key in ("latitude", "longitude")))
            # At the end: where the last leg arrives.
            courses.check(
                min(turn(point["bearing"], leg["azi1"]), turn(point["bearing"], leg["azi2"])) < 0.5,
                *told, index, point["bearing"], "expected", leg["azi1"])
            nearest = min(made, key=lambda key: EARTH.Inverse(*key, *there)["s12"])
            columns = {name: numpy.array(column, dtype=float) for name, column in made[nearest].items()}
            exact = (time - first).total_seconds() / 3600
            # Times are shown to the second.
            values.near(point["temperature"], float(numpy.interp(exact, range(168), columns["temperature_2m"])), 0.011,
                        *told, index, "temperature")
            # What falls in the hour is given at its end.
            values.near(point["precipitation"], columns["precipitation"][math.floor(exact) + 1], 0.051, *told, index, "rain")
            wind = vector(columns, exact)
            winds.near(point["windSpeed"], abs(wind), 0.02, *told, index, "wind")
            bearing = math.radians(point["bearing"])
            # The wind's direction is where it comes from: ahead of one is against one.
            winds.near(point["headwind"], wind.real * math.cos(bearing) + wind.imag * math.sin(bearing), 0.03,
                       *told, index, "head")
            winds.near(point["crosswind"], -wind.real * math.sin(bearing) + wind.imag * math.cos(bearing), 0.03,
                       *told, index, "cross")
    return [places, courses, values, winds]


def walk(random):
    """A track near the zero meridian, where the local time is UTC, of 5 to 400 km."""
    latitude, longitude = random.uniform(5.5, 7.5), random.uniform(-1.8, -0.5)
    course, points = random.uniform(0, 360), [(round(latitude, 6), round(longitude, 6))]
    step = random.choice([200, 900, 4000])
    for _ in range(random.randint(60, 100)):
        course += random.gauss(0, 12)
        there = EARTH.Direct(*points[-1], course, step * random.uniform(0.5, 1.5))
        points.append((round(there["lat2"], 6), round(there["lon2"], 6)))
    return points


def gpx(track):
    rows = "".join(f'<trkpt lat="{latitude}" lon="{longitude}"><ele>100</ele></trkpt>' for latitude, longitude in track)
    return f'<gpx version="1.1"><trk><name>Made</name><trkseg>{rows}</trkseg></trk></gpx>'


def at(track, legs, ends, distance):
    index = min(int(numpy.searchsorted(ends, distance, side="right")) - 1, len(legs) - 1)
    there = EARTH.Direct(*track[index], legs[index]["azi1"], distance - ends[index])
    return there["lat2"], there["lon2"]


def turn(one, other):
    return abs((one - other + 180) % 360 - 180)


def vector(columns, exact):
    """Northward and eastward parts of where the wind comes from, between two hours."""
    index = math.floor(exact)
    ends = [
        columns["wind_speed_10m"][hour] * numpy.exp(1j * math.radians(columns["wind_direction_10m"][hour]))
        for hour in (index, index + 1)
    ]
    return ends[0] + (ends[1] - ends[0]) * (exact - index)
