import Foundation

/// Quantities that are computed from others. `nil` outside the range in which a formula is meant.
enum Formula {
  /// The wet-bulb temperature at sea level, in °C, of a temperature in °C and a relative humidity in %.
  ///
  /// R. Stull, "Wet-Bulb Temperature from Relative Humidity and Air Temperature", Journal of Applied Meteorology and
  /// Climatology 50, 2011, equation 1: from 5 to 99 % and -20 to 50 °C, within 1 °C. Above 99 % it is the temperature.
  static func wetBulb(_ temperature: Double, _ humidity: Double) -> Double? {
    guard (-20...50).contains(temperature), (5...100).contains(humidity) else { return nil }
    guard humidity <= 99 else { return temperature }
    return temperature * atan(0.151977 * (humidity + 8.313659).squareRoot())
      + atan(temperature + humidity) - atan(humidity - 1.676331)
      + 0.00391838 * pow(humidity, 1.5) * atan(0.023101 * humidity) - 4.686035
  }

  /// The heat index, in °C, of a temperature in °C and a relative humidity in %.
  ///
  /// L. P. Rothfusz, "The Heat Index Equation", NWS Technical Attachment SR 90-23, 1990, with Steadman's simple formula
  /// and the adjustments of https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml. Where the simple formula is
  /// below 79 °F, it is meant; up to 40 °F the heat index is the temperature.
  static func heatIndex(_ temperature: Double, _ humidity: Double) -> Double? {
    guard (-90...60).contains(temperature), (0...100).contains(humidity) else { return nil }
    let t = temperature * 1.8 + 32
    guard t > 40 else { return temperature }
    let simple = 0.5 * (t + 61 + (t - 68) * 1.2 + humidity * 0.094)
    guard simple >= 79 else { return (simple - 32) / 1.8 }
    let (t2, h, h2) = (t * t, humidity, humidity * humidity)
    var index = -42.379 + 2.04901523 * t + 10.14333127 * h - 0.22475541 * t * h
    index += -6.83783e-3 * t2 - 5.481717e-2 * h2 + 1.22874e-3 * t2 * h
    index += 8.5282e-4 * t * h2 - 1.99e-6 * t2 * h2
    if h < 13, (80...112).contains(t) {
      index -= (13 - h) / 4 * ((17 - abs(t - 95)) / 17).squareRoot()
    } else if h > 85, (80...87).contains(t) {
      index += (h - 85) / 10 * (87 - t) / 5
    }
    return (index - 32) / 1.8
  }

  /// The humidex of a temperature and a dew point in °C.
  ///
  /// J. M. Masterton and F. A. Richardson, "Humidex: A Method of Quantifying Human Discomfort due to Excessive Heat and
  /// Humidity", Environment Canada, 1979.
  static func humidex(_ temperature: Double, _ dewPoint: Double) -> Double? {
    guard (-90...60).contains(temperature), (-90...50).contains(dewPoint) else { return nil }
    let vapour = 6.11 * exp(5417.7530 * (1 / 273.16 - 1 / (273.15 + dewPoint)))
    return temperature + 5 / 9 * (vapour - 10)
  }

  /// The wind chill, in °C, of a temperature in °C and a wind in m/s.
  ///
  /// R. Osczevski and M. Bluestein, "The New Wind Chill Equivalent Temperature Chart", Bulletin of the American
  /// Meteorological Society 86, 2005: up to 10 °C and from 4.8 km/h on; elsewhere it is the temperature.
  static func windChill(_ temperature: Double, _ wind: Double) -> Double? {
    guard (-90...60).contains(temperature), (0...150).contains(wind) else { return nil }
    let speed = wind * 3.6
    guard temperature <= 10, speed > 4.8 else { return temperature }
    let power = pow(speed, 0.16)
    return 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power
  }

  /// The Universal Thermal Climate Index in the shade, in °C: of a temperature in °C, a wind ten meters above the
  /// ground in m/s and a relative humidity in %, where what surrounds a person is as warm as the air.
  ///
  /// See `utciTerms`. From -50 to 50 °C, vapour pressures up to 5 kPa, and winds up to 17 m/s; one below 0.5 m/s counts
  /// as 0.5. The vapour pressure is that of B. Hardy, "ITS-90 Formulations for Vapor Pressure", 1998.
  static func utci(_ temperature: Double, _ wind: Double, humidity: Double) -> Double? {
    let speed = max(0.5, wind)
    guard (-50...50).contains(temperature), speed <= 17, (0...100).contains(humidity) else {
      return nil
    }
    let kelvin = temperature + 273.15
    let factors = [
      -2836.5744, -6028.076559, 19.54263612, -0.02737830188, 0.000016261698, 7.0229056e-10,
      -1.8680009e-13,
    ]
    let exponent = factors.enumerated().reduce(2.7150305 * log(kelvin)) { sum, factor in
      sum + factor.element * pow(kelvin, Double(factor.offset - 2))
    }
    // From Pa to kPa.
    let vapour = exp(exponent) * humidity / 100 / 1000
    guard vapour <= 5 else { return nil }
    return utciTerms.reduce(0) { sum, term in
      let ofTemperature = term.factors.reversed().reduce(0) { $0 * temperature + $1 }
      return sum + ofTemperature * pow(speed, Double(term.wind)) * pow(vapour, Double(term.vapour))
    }
  }

  /// The power of a solar panel, in kW, of the irradiance of its plane in W/m² and the temperature of the air in °C.
  ///
  /// The PVWatts model (A. P. Dobos, "PVWatts Version 5 Manual", NREL, 2014): in proportion to the irradiance, 0.47 %
  /// less for each degree of the cell above 25 °C, and 14 % of losses in all. The cell is warmer than the air by Ross's
  /// rule (R. G. Ross, "Interface Design Considerations for Terrestrial Solar Cell Modules", 1976) for a nominal
  /// operating temperature of 45 °C. `NaN` where a value is.
  static func sunPower(_ panel: SunPanel, irradiance: Double, temperature: Double) -> Double {
    let cell = temperature + (45 - 20) / 800 * irradiance
    let power = panel.peak * irradiance / 1000 * (1 - 0.0047 * (cell - 25)) * (1 - 0.14)
    return power < 0 ? 0 : power
  }
}
