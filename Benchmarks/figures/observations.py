"""Reports of airports, compared with python-metar."""

import json
import warnings
from datetime import datetime, timedelta, timezone
from pathlib import Path

from metar.Metar import Metar

from world import Table

# Weather groups, and the codes of WMO table 4677 that say the same; an empty set is weather without a code of its own
# among those of forecasts, where no word is right and "Clear" is not.
WEATHER = {
    "-RA": {61},
    "RA": {63},
    "+RA": {65},
    "-DZ": {51},
    "DZ": {53},
    "+DZ": {55},
    "-SN": {71},
    "SN": {73},
    "+SN": {75},
    "-SHRA": {80},
    "SHRA": {81},
    "+SHRA": {82},
    "-SHSN": {85},
    "SHSN": {86},
    "FZRA": {67},
    "-FZRA": {66},
    "FZDZ": {57},
    "-FZDZ": {56},
    "TSRA": {95},
    "TS": {95, 17},
    "+TSRAGR": {96, 99},
    "SG": {77},
    "BR": {10},
    "FG": {45},
    "FZFG": {48},
    "-RASN": {68},
    "RASN": {69},
    "MIFG": {45, 11, 12},
    "BCFG": {45, 41},
    "+FC": {19, None},
    "FC": {19, None},
    "DS": {30, 31, 32, None},
    "+DS": {33, 34, 35, None},
    "SS": {30, 31, 32, None},
    "FU": {4, None},
    "HZ": {5, None},
    "VA": {4, None},
    "SQ": {18, None},
    "BLSN": {36, 37, 38, 39, None},
    "DRSN": {36, 37, 38, 39, None},
    "GR": {89, 90, 96, 99, None},
    "-GR": {89, 96, None},
    "GS": {87, 88, None},
    "PL": {79, None},
    "-PL": {79, None},
    "DU": {6, None},
    "SA": {7, None},
    "UP": {None},
    "IC": {76, 78, None},
}


def fields(report, at):
    """A report in the form of the service, which gives knots, miles, hPa and °C."""
    return report | {"icaoId": "XTST", "name": "Test", "lat": at["latitude"], "lon": at["longitude"]}


def made_up(random):
    """A report as a station sends it, and the figures that the service makes of it."""
    temperature = random.randint(-35, 42)
    dew = temperature - random.randint(0, 15)
    speed, gust = random.choice([0, random.randint(1, 40)]), random.randint(3, 20)
    direction = random.randint(1, 36) * 10
    isVariable = 0 < speed < 6 and random.random() < 0.5
    miles = random.choice([1, 2, 3, 5, 7, 10])
    pressure = random.randint(950, 1050)

    def sign(value):
        return f"M{-value:02}" if value < 0 else f"{value:02}"

    hasGust = speed >= 8 and random.random() < 0.5
    wind = "000" if speed == 0 else "VRB" if isVariable else f"{direction:03}"
    wind += f"{speed:02}" + (f"G{speed + gust:02}" if hasGust else "") + "KT"
    raw = f"METAR XTST 231400Z {wind} {miles}SM SCT030 {sign(temperature)}/{sign(dew)} Q{pressure}"
    return raw, {
        "temp": temperature,
        "dewp": dew,
        "wspd": speed,
        "wdir": 0 if speed == 0 else "VRB" if isVariable else direction,
        "wgst": speed + gust if hasGust else None,
        "visib": "10+" if miles == 10 else miles,
        "altim": pressure,
        "wxString": None,
        "cover": "SCT",
        "rawOb": raw,
    }


def observed(world, now, reports):
    world.answers = {"/api/data/metar": lambda query: reports}
    return world.document(now, "observed Oslo").get("observation")


def observations(world, random, now, cases, folder=None):
    figures = Table("figures of METARs against python-metar, random")
    recorded = Table("figures of METARs against python-metar, recorded")
    words = Table("weather words of METARs (WMO table 4677)")
    at = world.document(now, "search Oslo")["results"][0]
    for case in range(cases):
        raw, made = made_up(random)
        found = observed(world, now, [fields(made | {"obsTime": int(now.timestamp())}, at)])
        compare(figures, raw, found)
    for path in sorted(Path(folder).glob("metar/*.json")) if folder else []:
        for row in json.loads(path.read_text()):
            moment = datetime.fromtimestamp(row["obsTime"], timezone.utc) + timedelta(minutes=5)
            found = observed(world, moment, [row | {"lat": at["latitude"], "lon": at["longitude"]}])
            compare(recorded, row["rawOb"], found)
    for group, codes in WEATHER.items():
        found = observed(
            world,
            now,
            [
                fields(
                    {
                        "obsTime": int(now.timestamp()),
                        "temp": 1,
                        "dewp": 0,
                        "wspd": 5,
                        "wdir": 100,
                        "visib": 3,
                        "altim": 1000,
                        "wxString": group,
                        "cover": "CLR",
                        "rawOb": "METAR XTST",
                    },
                    at,
                )
            ],
        )
        code = (found or {}).get("weatherCode")
        words.check(found is not None and code in codes, group, "expected one of", codes, "found", code)
    return [figures, recorded, words]


def parsed(raw):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return Metar(raw, strict=False)


def value(quantity, unit):
    return quantity.value(unit) if quantity is not None else None


def compare(table, raw, found):
    report = parsed(raw)
    if found is None:
        return table.check(False, raw, "found nothing")
    # A tenth of a degree stands in the remarks of some reports.
    table.near(found["temperature"], value(report.temp, "C"), 0.051, raw, "temperature")
    table.near(found["dewPoint"], value(report.dewpt, "C"), 0.051, raw, "dew point")
    table.near(found["windSpeed"], value(report.wind_speed, "MPS"), 0.051, raw, "wind")
    table.near(found["windGust"], value(report.wind_gust, "MPS"), 0.051, raw, "gust")
    if value(report.wind_speed, "MPS"):
        table.near(found["windDirection"], report.wind_dir.value() if report.wind_dir else None, 0.51, raw, "direction")
    # The service writes "10+" miles for ten kilometers and more.
    if report.vis is not None and report.vis.value("M") < 9900:
        table.near(found["visibility"], report.vis.value("M"), 100, raw, "visibility")
    if report.press is not None:
        table.near(found["pressure"], report.press.value("HPA"), 0.4, raw, "pressure")
