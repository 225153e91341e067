public import Foundation
public import Reports
public import Warnings

extension Fixture {
  /// The air in Oslo at 14:00 there, fetched with `now`, with the index of each hour from 12:00 on.
  public static let air = air(pollen: [.alder: 0, .birch: 91.5, .grass: 4, .ragweed: 500])

  public static func air(pollen: [PollenKind: Double] = [:], fetched: Date = now) -> AirQuality {
    var current = AirConditions(time: now.addingTimeInterval(-720))
    current.europeanIndex = EuropeanAirIndex(23, .index)
    current.usIndex = USAirIndex(41, .index)
    current.fineParticles = Concentration(8.2, .microgramsPerCubicMeter)
    current.particles = Concentration(12.5, .microgramsPerCubicMeter)
    current.ozone = Concentration(61, .microgramsPerCubicMeter)
    current.pollen = pollen.compactMapValues { PollenCount($0, .grainsPerCubicMeter) }
    let hours = (0..<6).map { index in
      var hour = AirConditions(
        time: Date(timeIntervalSince1970: 1_795_258_800 + Double(index) * 3600))
      hour.europeanIndex = index == 4 ? nil : EuropeanAirIndex(Double(20 + index), .index)
      hour.usIndex = USAirIndex(Double(40 + index), .index)
      return hour
    }
    return AirQuality(
      service: .openMeteo, fetched: fetched, timeZone: "Europe/Oslo", current: current,
      hours: hours)
  }

  /// A yellow one of wind until 18:00 in Oslo, in full, and one without a color that says as little as it can.
  public static let warnings = PlaceWarnings(
    service: .meteoAlarm, fetched: now, reach: .place,
    warnings: [wind, WeatherWarning(event: "Dust")])

  public static let wind: WeatherWarning = {
    var wind = WeatherWarning(event: "Yellow wind warning")
    wind.severity = .moderate
    wind.color = .yellow
    wind.kind = .wind
    wind.from = Date(timeIntervalSince1970: 1_795_266_000)
    wind.until = Date(timeIntervalSince1970: 1_795_280_400)
    wind.headline = "Yellow wind warning"
    wind.description =
      "Gusts up to 75 km/h are expected along the coast and in the mountains.\nLess inland."
    wind.instruction = "Take care."
    wind.area = "Oslo, Akershus"
    wind.language = "en-GB"
    wind.sender = "MET Norway"
    return wind
  }()
}
