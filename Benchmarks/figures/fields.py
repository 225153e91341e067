"""Isobars, centers and values of the map's fields, compared with the field that they were made from."""

import math

import numpy

from world import Table, hours, table


def fields(world, random, now, cases):
    values = Table("map: values of a field against those of the service")
    isobars = Table("map: isobars within half a step of their true place")
    centers = Table("map: highs and lows within a step of theirs")
    for _ in range(max(1, cases // 2)):
        middle = random.uniform(-40, 55), random.uniform(-150, 150)
        made = {}
        hour = random.randint(0, 100)
        bumps = []

        def answer(query):
            latitudes, longitudes = ([float(part) for part in query[name].split(",")] for name in ("latitude", "longitude"))
            if not bumps:
                bumps.extend(gaussians(random, middle, latitudes, longitudes))
            found = []
            for latitude, longitude in zip(latitudes, longitudes):
                # From midnight on, and only the hour asked about has the field.
                times = hours(now.replace(hour=0), 24 * 7)
                exact = float(pressure(bumps, latitude, longitude))
                made[latitude, turned(longitude)] = exact
                columns = {
                    "temperature_2m": [round(latitude / 3 + index / 10, 1) for index in range(len(times))],
                    "precipitation": [round(abs(longitude) / 50 + index / 100, 2) for index in range(len(times))],
                    "wind_speed_10m": [5.0] * len(times),
                    "wind_direction_10m": [270] * len(times),
                    "pressure_msl": [exact if index == now.hour + hour else 1000.0 for index in range(len(times))],
                    "cloud_cover": [50] * len(times),
                }
                columns = {name: columns[name] for name in query["hourly"].split(",")}
                found.append(table("UTC", now, hourly=(times, columns)) | {"latitude": latitude, "longitude": longitude})
            return found

        world.answers = {"/v1/forecast": answer}
        documents = world.documents(
            now, f"map at {middle[0]:.3f},{middle[1]:.3f} zoom {random.randint(3, 5)}", "type pressure", f"hour +{hour}",
            "type temperature", options=("--json", "--yes"))
        field = documents[2].get("field") or {}
        told = f"{middle[0]:.1f} {middle[1]:.1f}"
        values.check(field.get("kind") == "pressure", told, documents[2].get("error"))
        if field.get("kind") != "pressure":
            continue
        steps = [turned(field[name][1] - field[name][0]) for name in ("latitudes", "longitudes")]
        for name, key in (("pressure", 2), ("temperature", 3)):
            shown = documents[key]["field"]
            for latitude, row in zip(shown["latitudes"], shown["values"]):
                for longitude, value in zip(shown["longitudes"], row):
                    exact = made.get((latitude, turned(longitude)))
                    if exact is not None and name == "temperature":
                        # Temperatures are those of the chosen hour.
                        exact = round(latitude / 3 + (now.hour + hour) / 10, 1)
                    values.near(value, exact, 0.051, told, name, latitude, longitude)
        for isobar in field["isobars"]:
            for latitude, longitude in isobar["points"]:
                level = isobar["pressure"]
                isobars.check(is_near(bumps, latitude, longitude, level, steps), told, level, latitude, longitude)
        for kind, latitude, longitude, depth in bumps:
            inside = all(
                coordinates[1] < where < coordinates[-2]
                for coordinates, where in ((field["latitudes"], latitude), (field["longitudes"], longitude)))
            if not inside:
                continue
            true = extreme(bumps, latitude, longitude, steps, depth)
            near = [
                center for center in field["centers"] if center["kind"] == kind
                and abs(center["latitude"] - true[0]) <= steps[0]
                and abs(turned(center["longitude"] - true[1])) <= steps[1]
            ]
            centers.check(len(near) == 1, told, kind, true, "found", field["centers"])
    return [values, isobars, centers]


def turned(longitude):
    return (longitude + 180) % 360 - 180


def gaussians(random, middle, latitudes, longitudes):
    """A high and a low, several steps wide and apart: kind, place and height."""
    rows = sorted(set(latitudes))
    step = rows[1] - rows[0]
    columns = sorted({turned(longitude - middle[1]) for longitude in longitudes})
    wide = columns[1] - columns[0]
    sign = random.choice([-1, 1])
    made = []
    for side in (-1, 1):
        made.append((
            "high" if sign * side > 0 else "low",
            middle[0] + random.uniform(-0.8, 0.8) * step,
            middle[1] + side * random.uniform(2.2, 3.2) * wide,
            sign * side * random.uniform(14, 30)))
    pressure.widths = 1.8 * step, 1.8 * wide
    return made


def pressure(bumps, latitude, longitude):
    total = 1013.0
    for _, north, east, height in bumps:
        y, x = (latitude - north) / pressure.widths[0], turned(longitude - east) / pressure.widths[1]
        total = total + height * numpy.exp(-(x * x + y * y) / 2)
    return total


def is_near(bumps, latitude, longitude, level, steps):
    """Whether the pressure has this level somewhere within half a step; as it is rounded, nearly."""
    around = [
        pressure(bumps, latitude + radius * math.sin(angle) * steps[0], longitude + radius * math.cos(angle) * steps[1])
        for radius in (0, 0.25, 0.5) for angle in numpy.arange(0, 2 * math.pi, math.pi / 8)]
    return min(around) - 0.05 <= level <= max(around) + 0.05


def extreme(bumps, latitude, longitude, steps, height):
    """The top of the sum: near the middle of the bump, found by climbing."""
    sign, size = (1 if height > 0 else -1), 0.5
    here = latitude, longitude
    while size > 1e-3:
        around = [(here[0] + y * size * steps[0], here[1] + x * size * steps[1]) for y in (-1, 0, 1) for x in (-1, 0, 1)]
        best = max(around, key=lambda point: sign * pressure(bumps, *point))
        if best == around[4]:
            size /= 2
        here = best
    return here
