"""Lengths, gaps and positions of tracks in segments, made up and recorded, compared with geographiclib."""

import bisect
import glob
import os
import tempfile
from datetime import timedelta
from xml.etree import ElementTree

from geographiclib.geodesic import Geodesic

from world import Table, hours, table

EARTH = Geodesic.WGS84
# A line that is shorter isn't a way, and a shorter gap isn't named.
SHORTEST, GAP = 200, 100


def tracks(world, random, now, cases, folder=None):
    world.answers = {"/v1/forecast": lambda query: forecast(query, now)}
    made, recorded = Table("along: tracks in segments against geographiclib"), Table("along: recorded GPX against geographiclib")
    with tempfile.TemporaryDirectory() as place:
        for case in range(cases):
            path = os.path.join(place, f"{case}.gpx")
            with open(path, "w") as file:
                file.write(gpx(segments(random)))
            compare(made, world, now, path)
    for path in sorted(glob.glob(os.path.join(folder, "gpx", "*.gpx"))) if folder else []:
        compare(recorded, world, now, path)
    return [made, recorded]


def compare(row, world, now, path):
    """Each line of the file that is a way, by its number among them."""
    ways = [way for way in map(measured, lines(path)) if way["length"] >= SHORTEST]
    told = os.path.basename(path)
    if not ways:
        found = world.document(now, f'along "{path}"')
        return row.check(found.get("ok") is False, told, "has no way, found", found.get("way"))
    for number, way in enumerate(ways, 1):
        found = world.document(now, f'along "{path}" {number}' if len(ways) > 1 else f'along "{path}"')
        name = f"{told} {number}"
        # Lengths are written to a tenth of a meter.
        row.near(found.get("way", {}).get("length"), way["length"], 0.06, name, "length", found.get("error"))
        gaps = found.get("way", {}).get("gaps", [])
        row.check(len(gaps) == len(way["gaps"]), name, "gaps", gaps, "expected", way["gaps"])
        for gap, (distance, length) in zip(gaps, way["gaps"]):
            row.near(gap["distance"], distance, 0.06, name, "gap at")
            row.near(gap["length"], length, 0.06, name, "gap of")
        for point in found.get("points", []):
            there = at(way, point["distance"])
            off = min(EARTH.Inverse(*one, point["latitude"], point["longitude"])["s12"] for one in there)
            row.check(off < 0.5, name, "off by", off, "at", point["distance"])


def measured(line):
    """The vertices of a line with their distances; a gap has no length."""
    points, ends, gaps, total = [], [], [], 0.0
    for segment in line:
        for index, point in enumerate(segment):
            leg = EARTH.Inverse(*points[-1], *point)["s12"] if points else 0
            if index:
                total += leg
            elif leg >= GAP:
                gaps.append((total, leg))
            points.append(point)
            ends.append(total)
    return {"points": points, "ends": ends, "gaps": gaps, "length": total}


def at(way, distance):
    """The positions this far from the start: two at a gap."""
    points, ends = way["points"], way["ends"]
    found = [point for point, end in zip(points, ends) if abs(end - distance) < 0.2]
    index = max(0, min(bisect.bisect_right(ends, distance) - 1, len(points) - 2))
    if ends[index + 1] > ends[index]:
        leg = EARTH.Inverse(*points[index], *points[index + 1])
        there = EARTH.Direct(*points[index], leg["azi1"], distance - ends[index])
        found.append((there["lat2"], there["lon2"]))
    return found


def lines(path):
    """The segments of each track and route of a file."""
    for line in ElementTree.parse(path).getroot():
        if local(line) == "trk":
            yield [[position(point) for point in part if local(point) == "trkpt"]
                   for part in line if local(part) == "trkseg"]
        elif local(line) == "rte":
            yield [[position(point) for point in line.iter() if local(point) in ("rtept", "rpt")]]


def local(element):
    return element.tag.rsplit("}", 1)[-1]


def position(point):
    return float(point.get("lat")), float(point.get("lon"))


def segments(random):
    """One to six segments near the zero meridian: after a pause at the same point, or a hole of up to 60 km."""
    point, made = (random.uniform(5.5, 7.5), random.uniform(-1.8, -0.5)), []
    for _ in range(random.randint(1, 6)):
        course, segment = random.uniform(0, 360), [point]
        for _ in range(random.randint(0, 80)):
            course += random.gauss(0, 12)
            segment.append(ahead(segment[-1], course, random.uniform(5, 900)))
        made.append(segment)
        hole = random.choice([0, random.uniform(1, 90), random.uniform(110, 60_000)])
        point = ahead(segment[-1], random.uniform(0, 360), hole)
    return made


def ahead(point, course, distance):
    there = EARTH.Direct(*point, course, distance)
    return round(there["lat2"], 6), round(there["lon2"], 6)


def gpx(segments):
    rows = "".join(
        "<trkseg>" + "".join(f'<trkpt lat="{latitude}" lon="{longitude}"/>' for latitude, longitude in segment)
        + "</trkseg>" for segment in segments)
    return f'<gpx version="1.1"><trk><name>Made</name>{rows}</trk></gpx>'


def forecast(query, now):
    times = hours(now.replace(hour=0) - timedelta(days=1), 24 * 9)
    columns = {"temperature_2m": 5.0, "precipitation": 0.0, "wind_speed_10m": 3.0, "wind_direction_10m": 90}
    found = [
        table("UTC", now, hourly=(times, {name: [value] * len(times) for name, value in columns.items()}))
        | {"latitude": float(latitude), "longitude": float(longitude)}
        for latitude, longitude in zip(query["latitude"].split(","), query["longitude"].split(","))
    ]
    return found if len(found) > 1 else found[0]
