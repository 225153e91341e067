import JSON
import Foundation
import WeatherModels

/// An answer of the air quality service.
struct OpenMeteoAir {
  /// What is asked of the present.
  static let variables =
    [
      "european_aqi", "us_aqi", "pm2_5", "pm10", "ozone", "nitrogen_dioxide", "sulphur_dioxide",
      "carbon_monoxide",
    ] + PollenKind.allCases.map { "\($0.rawValue)_pollen" }

  /// Whether there is any block that something could be read from.
  private(set) var isEmpty = true
  private var timeZone: String?
  private var offset = 0.0
  private var current = OpenMeteoTable()
  private var hourly = OpenMeteoTable()

  init(_ reader: inout JSONReader) throws(JSONReader.Failure) {
    var air = self
    try reader.object { (reader, name) throws(JSONReader.Failure) in
      try air.read(&reader, name)
    }
    self = air
  }

  func airQuality(fetched: Date) -> AirQuality {
    AirQuality(
      service: .openMeteo, fetched: fetched, timeZone: timeZone,
      current: conditions(current).first, hours: conditions(hourly))
  }
}

extension OpenMeteoAir {
  private mutating func read(
    _ reader: inout JSONReader, _ name: String
  ) throws(JSONReader.Failure) {
    switch name {
    case "timezone": timeZone = try reader.string()?.cleaned(limit: 64)
    case "utc_offset_seconds": offset = try reader.number() ?? 0
    case "current_units": try current.readUnits(&reader)
    case "hourly_units": try hourly.readUnits(&reader)
    case "current":
      isEmpty = false
      try current.readColumns(&reader)
    case "hourly":
      isEmpty = false
      try hourly.readColumns(&reader)
    default: try reader.skip()
    }
  }

  private func conditions(_ table: OpenMeteoTable) -> [AirConditions] {
    let europeanIndex = table["european_aqi", EuropeanAirIndexUnit.self]
    let usIndex = table["us_aqi", USAirIndexUnit.self]
    let fineParticles = table["pm2_5", ConcentrationUnit.self]
    let particles = table["pm10", ConcentrationUnit.self]
    let ozone = table["ozone", ConcentrationUnit.self]
    let nitrogenDioxide = table["nitrogen_dioxide", ConcentrationUnit.self]
    let sulphurDioxide = table["sulphur_dioxide", ConcentrationUnit.self]
    let carbonMonoxide = table["carbon_monoxide", ConcentrationUnit.self]
    let pollen = PollenKind.allCases.map { ($0, table["\($0.rawValue)_pollen", PollenUnit.self]) }

    var last = -Double.infinity
    return table.times("time", offset: offset).enumerated().compactMap { row, time in
      guard time > last, LocalTime.day(ofSecond: time) != nil else { return nil }
      last = time
      var air = AirConditions(time: Date(timeIntervalSince1970: time))
      air.europeanIndex = europeanIndex[row]
      air.usIndex = usIndex[row]
      air.fineParticles = fineParticles[row]
      air.particles = particles[row]
      air.ozone = ozone[row]
      air.nitrogenDioxide = nitrogenDioxide[row]
      air.sulphurDioxide = sulphurDioxide[row]
      air.carbonMonoxide = carbonMonoxide[row]
      for (kind, counts) in pollen { air.pollen[kind] = counts[row] }
      return air
    }
  }
}
