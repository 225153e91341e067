"""The built program on one side, services on a loopback port that answer what a check made up on the other."""

import json
import os
import subprocess
import tempfile
import threading
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit
from zoneinfo import ZoneInfo

UNITS = {
    "temperature_2m": "°C",
    "apparent_temperature": "°C",
    "dew_point_2m": "°C",
    "relative_humidity_2m": "%",
    "pressure_msl": "hPa",
    "wind_speed_10m": "m/s",
    "wind_gusts_10m": "m/s",
    "wind_direction_10m": "°",
    "precipitation": "mm",
    "precipitation_probability": "%",
    "snowfall": "cm",
    "cloud_cover": "%",
    "visibility": "m",
    "uv_index": "",
    "weather_code": "wmo code",
    "is_day": "",
    "temperature_2m_min": "°C",
    "temperature_2m_max": "°C",
    "precipitation_sum": "mm",
    "precipitation_probability_max": "%",
    "wind_speed_10m_max": "m/s",
    "wind_gusts_10m_max": "m/s",
    "snowfall_sum": "cm",
    "sunshine_duration": "s",
}

HOSTS = [
    "IP_LOCATION",
    "METEOALARM",
    "NWS",
    "OPEN_METEO_AIR_QUALITY",
    "OPEN_METEO_GEOCODING",
    "OPEN_METEO",
    "CITY_LIST",
    "MET_NORWAY",
    "OPENWEATHER",
    "OPEN_METEO_ARCHIVE",
    "OPEN_METEO_ENSEMBLE",
    "OPEN_METEO_PREVIOUS_RUNS",
    "OPEN_METEO_SEASONAL",
    "METAR",
    "GEOSPHERE",
]


def unit(column):
    """Of a column such as `temperature_2m_member07`: that of the longest variable with which its name begins."""
    known = [name for name in UNITS if column == name or column.startswith(name + "_")]
    return UNITS[max(known, key=len)]


def local(time, offset):
    return (time + timedelta(seconds=offset)).strftime("%Y-%m-%dT%H:%M")


def table(zone, now, **blocks):
    """An answer of Open-Meteo: each block is its times and its columns; local times by the offset of now."""
    offset = int(now.astimezone(ZoneInfo(zone)).utcoffset().total_seconds())
    answer = {"latitude": 0.0, "longitude": 0.0, "utc_offset_seconds": offset, "timezone": zone}
    for name, (times, columns) in blocks.items():
        written = [time if isinstance(time, str) else local(time, offset) for time in times]
        answer[name + "_units"] = {"time": "iso8601"} | {column: unit(column) for column in columns}
        if name == "current":
            answer[name] = {"time": written[0], "interval": 900} | {key: values[0] for key, values in columns.items()}
        else:
            answer[name] = {"time": written} | columns
    return answer


class World:
    """`answers` maps a path to a function of the query that returns the document to answer with, `None` for 404."""

    def __init__(self, program):
        self.program = os.path.abspath(program)
        self.answers = {}
        self.runs = 0
        world = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                parts = urlsplit(self.path)
                make = world.answers.get(parts.path)
                found = make(dict(parse_qsl(parts.query))) if make else None
                body = json.dumps(found if found is not None else {"error": True, "reason": "Not Found"}).encode()
                self.send_response(200 if found is not None else 404)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *words):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def output(self, now, *lines, options=("--json",)):
        """What the program prints for these lines in an empty home."""
        self.runs += 1
        address = f"http://127.0.0.1:{self.server.server_port}"
        with tempfile.TemporaryDirectory() as home:
            environment = {f"VANE_{host}_URL": address for host in HOSTS} | {
                "HOME": home,
                "PATH": "/usr/bin:/bin",
                "LANG": "C.UTF-8",
                "VANE_NOW": now.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            }
            done = subprocess.run(
                [self.program, *options],
                input="".join(line + "\n" for line in lines),
                text=True,
                capture_output=True,
                timeout=120,
                env=environment,
            )
        return done.stdout

    def documents(self, now, *lines, options=("--json",)):
        return [json.loads(line) for line in self.output(now, *lines, options=options).splitlines()]

    def document(self, now, *lines):
        return self.documents(now, *lines)[-1]


def hours(start, count, step=1):
    return [start + timedelta(hours=step * index) for index in range(count)]


def whole(time):
    """The hour that has begun."""
    return time.replace(minute=0, second=0, microsecond=0)


def utc(text):
    return datetime.fromisoformat(text).astimezone(timezone.utc)


def midnight(now, zone):
    day = now.astimezone(ZoneInfo(zone)).replace(hour=0, minute=0, second=0, microsecond=0)
    return day.astimezone(timezone.utc)


class Table:
    """Counts the cases of one row of the table that is printed."""

    def __init__(self, what):
        self.what = what
        self.cases = 0
        self.wrong = []

    def check(self, isRight, *told):
        self.cases += 1
        if not isRight:
            self.wrong.append(" ".join(str(part) for part in told))

    def near(self, found, expected, tolerance, *told):
        if found is None or expected is None:
            return self.check(found is None and expected is None, *told, "found", found, "expected", expected)
        self.check(abs(found - expected) <= tolerance, *told, "found", found, "expected", expected)
