"""Makes the tables of these tests from tracks, by geographiclib (Karney) and numpy, independently of Vane.

    python3 make-figures.py FOLDER-OF-GPX > figures.tsv

geodesics.tsv: lat1 lon1 lat2 lon2 meters azimuth. tracks.tsv: track lat lon elevation seconds.
figures.tsv: track speed index distance lat lon bearing seconds windSpeed windDirection headwind crosswind.
"""

import json
import math
import random
import sys
import xml.etree.ElementTree as ElementTree
from datetime import datetime

import numpy as np
from geographiclib.geodesic import Geodesic

WGS84 = Geodesic.WGS84
folder = sys.argv[1]


def gpx(name):
    root = ElementTree.parse(f"{folder}/{name}").getroot()
    tracks = []
    for track in root.iter():
        if track.tag.split("}")[-1] not in ("trk", "rte"):
            continue
        points = []
        for point in track.iter():
            if point.tag.split("}")[-1] not in ("trkpt", "rtept"):
                continue
            parts = {child.tag.split("}")[-1]: child.text for child in point}
            time = parts.get("time")
            seconds = (
                datetime.fromisoformat(time.replace("Z", "+00:00")).timestamp() if time else None
            )
            points.append(
                (float(point.get("lat")), float(point.get("lon")), parts.get("ele"), seconds)
            )
        tracks.append(points)
    return max(tracks, key=lambda points: cumulated(points)[-1] if points else 0)


def cumulated(points):
    total, all_ = 0.0, [0.0]
    for a, b in zip(points, points[1:]):
        total += WGS84.Inverse(a[0], a[1], b[0], b[1])["s12"]
        all_.append(total)
    return all_


def position(points, distances, wanted):
    if wanted <= 0:
        return points[0][:2]
    for index in range(1, len(points)):
        if distances[index] >= wanted:
            a, b = points[index - 1], points[index]
            line = WGS84.InverseLine(a[0], a[1], b[0], b[1])
            found = line.Position(wanted - distances[index - 1])
            return found["lat2"], found["lon2"]
    return points[-1][:2]


def circle(degrees):
    return degrees % 360


def hour_wind(index, hour):
    """Speed and direction at a point in an hour: some pass north between two hours."""
    return 3 + (index * 7 + hour * 3) % 5, circle(340 + 25 * hour + 40 * index)


def wind(index, seconds):
    hour, share = int(seconds // 3600), seconds % 3600 / 3600
    vectors = []
    for at in (hour, hour + 1):
        speed, direction = hour_wind(index, at)
        angle = math.radians(direction)
        vectors.append(np.array([speed * math.sin(angle), speed * math.cos(angle)]))
    east, north = vectors[0] * (1 - share) + vectors[1] * share
    return math.hypot(east, north), circle(math.degrees(math.atan2(east, north)))


def figures(name, points, speed):
    distances = cumulated(points)
    length = distances[-1]
    # Times that go back are none.
    recorded, known = [], []
    for point, distance in zip(points, distances):
        if speed is None and (not recorded or point[3] >= recorded[-1]):
            recorded.append(point[3])
            known.append(distance)
    duration = recorded[-1] - recorded[0] if speed is None else length / speed
    spacing = max(10_000, length / duration * 900)
    count = max(1, min(99, math.ceil(length / spacing - 1e-6)))
    marks = [length * index / count for index in range(count + 1)]
    places = [position(points, distances, mark) for mark in marks]
    bearings = [
        circle(WGS84.Inverse(a[0], a[1], b[0], b[1])["azi1"]) for a, b in zip(places, places[1:])
    ]
    bearings.append(bearings[-1])
    for index, mark in enumerate(marks):
        if speed is None:
            seconds = float(np.interp(mark, known, [time - recorded[0] for time in recorded]))
        else:
            seconds = mark / speed
        strength, direction = wind(index, seconds)
        angle = math.radians(direction - bearings[index])
        row = [
            index, mark, *places[index], bearings[index], seconds, strength, direction,
            strength * math.cos(angle), strength * math.sin(angle),
        ]
        print(name, speed or "recorded", *row, sep="\t")


route = json.load(open(f"{folder}/ashuttl__osrm_route.json"))["routes"][0]["geometry"]
tracks = {
    "visnjan": gpx("tkrajina__around-visnjan-with-car.gpx"),
    "istria": gpx("tkrajina__first_and_last_elevation.gpx"),
    "portland": [(lat, lon, None, None) for lon, lat in route["coordinates"]],
}
with open("tracks.tsv", "w") as file:
    for name, points in tracks.items():
        start = points[0][3]
        for lat, lon, elevation, time in points:
            seconds = "" if time is None else time - start
            print(name, lat, lon, elevation or "", seconds, sep="\t", file=file)
for name, points in tracks.items():
    if points[0][3] is not None:
        figures(name, points, None)
    for speed in (1.0, 5.5, 40.0):
        figures(name, points, speed)

random.seed(36)
with open("geodesics.tsv", "w") as file:
    pairs = [
        (random.uniform(-90, 90), random.uniform(-180, 180), random.uniform(-90, 90),
         random.uniform(-180, 180)) for _ in range(100)
    ]
    for _ in range(100):
        lat, lon = random.uniform(-85, 85), random.uniform(-180, 180)
        size = 10 ** random.uniform(-5, 0)
        pairs.append((lat, lon, lat + random.uniform(-size, size),
                      (lon + random.uniform(-size, size) + 180) % 360 - 180))
    for _ in range(40):
        lat, lon = random.uniform(-80, 80), random.uniform(-179, 0)
        pairs.append((lat, lon, -lat + random.uniform(-0.3, 0.3),
                      lon + 180 - random.uniform(0.02, 0.5)))
    pairs += [
        (90, 0, 48, 17), (-90, 0, -89, 120), (89.9, 10, 89.9, -170), (0, 179.9, 0, -179.9),
        (60, -179.99, 61, 179.99), (0, 0, 0.5, 179.7), (0, 0, 0, 90), (48, 17, 90, 0),
    ]
    # Points opposite each other, poles and the equator.
    for _ in range(60):
        lat, lon = random.uniform(-90, 90), random.uniform(-180, 0)
        size = 10 ** random.uniform(-12, -1)
        pairs.append((lat, lon, max(-90, min(90, -lat + random.uniform(-size, size))),
                      lon + 180 - random.uniform(0, size)))
    for _ in range(20):
        lat, lon = random.uniform(-90, 90), random.uniform(-180, 0)
        pairs.append((lat, lon, -lat, lon + 180))
        pairs.append((0, lon, 0, random.uniform(-180, 180)))
        pairs.append((random.choice((-90, 90)), lon, lat, random.uniform(-180, 180)))
        near = [90 - 10 ** random.uniform(-10, 0) for _ in range(2)]
        pairs.append((near[0], lon, random.choice((-1, 1)) * near[1], random.uniform(-180, 180)))
    pairs += [
        (0, 0, 0, 180), (0, 0, 0, 179.5), (0, 0, 0, 179.39699), (90, 180, -90, -180),
        (88.202499451857, 0, -88.202499451857, 179.981022032992859592),
        (48.522876735459, 0, -48.52287673545898293, 179.599720456223079643),
    ]
    for pair in pairs:
        line = WGS84.Inverse(*pair)
        print(*pair, line["s12"], circle(line["azi1"]), sep="\t", file=file)
