import Foundation
import WeatherModels

/// Writes air as Open-Meteo's air quality service does: the variables asked for, made up from the place and the hour.
struct AirQualityScribe {
  private let request: StandInRequest
  private let places: [Place]
  private let now: Date

  init(_ request: StandInRequest, places: [Place], now: Date) {
    self.request = request
    self.places = places
    self.now = now
  }

  func answer() -> StandInAnswer {
    guard let latitude = request.query["latitude"].flatMap(Double.init),
      let longitude = request.query["longitude"].flatMap(Double.init),
      let point = Coordinate(latitude: latitude, longitude: longitude)
    else { return .error(400, reason: "Latitude must be in range of -90 to 90°.") }
    for name in request.list("current") + request.list("hourly") where Self.means[name] == nil {
      return .error(
        400, reason: "Cannot initialize CamsVariable from invalid String value \(name).")
    }
    let hour = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    let zone = request.query["timezone"] == "auto" ? places.zone(at: point, now) : ("GMT", 0)
    let midnight = ((hour + zone.1) / 86_400).rounded(.down) * 86_400 - zone.1
    // Pollen is forecast for Europe alone.
    let isEurope = (34...72).contains(latitude) && (-25...45).contains(longitude)
    func text(_ name: String, _ time: Double) -> String {
      guard !name.hasSuffix("_pollen") || isEurope, let mean = Self.means[name] else {
        return "null"
      }
      let wave = sin(time / 86_400 * 2 * .pi + latitude)
      return "\(((mean.value * (1 + wave / 2)) * 10).rounded() / 10)"
    }
    let days = request.query["forecast_days"].flatMap(Int.init) ?? 5
    let times = (0..<max(0, min(days, 7)) * 24).map { midnight + Double($0) * 3600 }
    let current = request.list("current").map { #""\#($0)":\#(text($0, hour))"# }
    let hourly = request.list("hourly").map { name in
      #""\#(name)":[\#(times.map { text(name, $0) }.joined(separator: ","))]"#
    }
    let clock = times.map { Self.iso8601($0 + zone.1).asJSON }.joined(separator: ",")
    return StandInAnswer(
      json: """
        {"latitude":\(latitude),"longitude":\(longitude),"utc_offset_seconds":\(Int(zone.1)),\
        "timezone":\(zone.0.asJSON),\
        "current_units":{"time":"iso8601",\(units("current"))},\
        "current":{\((["\"time\":\(Self.iso8601(hour + zone.1).asJSON)"] + current).joined(separator: ","))},\
        "hourly_units":{"time":"iso8601",\(units("hourly"))},\
        "hourly":{\((["\"time\":[\(clock)]"] + hourly).joined(separator: ","))}}
        """)
  }

  private func units(_ block: String) -> String {
    request.list(block).map { #""\#($0)":\#((Self.means[$0]?.unit ?? "").asJSON)"# }
      .joined(separator: ",")
  }

  private static func iso8601(_ time: Double) -> String {
    String(Date(timeIntervalSince1970: time).ISO8601Format().prefix(16))
  }

  /// The names stand here a second time on purpose: one that Vane spells wrongly is refused, as the service does.
  private static let means: [String: (value: Double, unit: String)] = [
    "european_aqi": (38, "EAQI"), "us_aqi": (55, "USAQI"), "pm2_5": (9, "μg/m³"),
    "pm10": (18, "μg/m³"), "ozone": (61, "μg/m³"), "nitrogen_dioxide": (14, "μg/m³"),
    "sulphur_dioxide": (2, "μg/m³"), "carbon_monoxide": (180, "μg/m³"),
    "alder_pollen": (0, "grains/m³"), "birch_pollen": (60, "grains/m³"),
    "grass_pollen": (12, "grains/m³"), "mugwort_pollen": (1, "grains/m³"),
    "olive_pollen": (0, "grains/m³"), "ragweed_pollen": (0, "grains/m³"),
  ]
}
