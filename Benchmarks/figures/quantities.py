#!/usr/bin/env python3
"""Writes figures of computed quantities, by pythermalcomfort, MetPy and pvlib, independently of Vane.

    pip install pythermalcomfort metpy pvlib
    python3 Benchmarks/figures/quantities.py > Tests/Weather/QuantitiesTests/Resources/reference.json
"""

import json
import math
import sys

import metpy.calc
import numpy
import pvlib
from metpy.units import units
from pythermalcomfort.models import humidex, utci
from pythermalcomfort.psychrometrics import dew_point_tmp, wet_bulb_tmp

rows = []


def add(name, inputs, value):
    value = float(numpy.asarray(value).reshape(-1)[0])
    rows.append({"name": name, "inputs": inputs, "value": None if math.isnan(value) else value})


for temperature in [-15, -3, 0, 7.5, 15, 22, 27, 30, 33, 38, 44]:
    for humidity in [8, 12, 30, 55, 80, 90, 98]:
        add("wet-bulb", [temperature, humidity], wet_bulb_tmp(temperature, humidity))
        index = metpy.calc.heat_index(
            temperature * units.degC, humidity / 100 * units.dimensionless, mask_undefined=False
        )
        # MetPy adjusts the simple formula for dry air, too; the source only the regression.
        if temperature != 27 or humidity > 13:
            add("heat-index", [temperature, humidity], index.to("degC").magnitude)
        dew = float(dew_point_tmp(temperature, humidity))
        add("humidex", [temperature, dew], humidex(temperature, humidity, round_output=False, model="masterson").humidex)
for temperature in [-40, -18, -5, 0, 4, 9.9]:
    for wind in [1.5, 3, 7, 15, 28]:
        value = metpy.calc.windchill(temperature * units.degC, wind * units("m/s"))
        add("wind-chill", [temperature, wind], value.to("degC").magnitude)
for temperature in [-30, -10, 0, 12, 20, 28, 36]:
    for wind in [0.5, 2, 6, 12, 16.9]:
        for humidity in [10, 50, 95]:
            add(
                "utci",
                [temperature, wind, humidity],
                utci(tdb=temperature, tr=temperature, v=wind, rh=humidity, round_output=False).utci,
            )
for irradiance in [0, 50, 400, 800, 1100]:
    for temperature in [-20, 5, 35]:
        cell = pvlib.temperature.ross(irradiance, temperature, noct=45)
        power = pvlib.pvsystem.pvwatts_dc(irradiance, cell, pdc0=5, gamma_pdc=-0.0047)
        add("sun-power", [irradiance, temperature], power * (1 - 0.14))

json.dump(rows, sys.stdout, indent=None)
print()
