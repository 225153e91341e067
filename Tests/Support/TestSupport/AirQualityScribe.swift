import Foundation
import Reports
import WeatherServices

/// Writes the sample's air as Open-Meteo's air quality service does: the variables asked for.
struct AirQualityScribe {
  let request: StandInRequest
  let places: [Place]
  let now: Date

  func answer() -> StandInAnswer {
    guard let point = request.point() else {
      return .error(400, reason: "Latitude must be in range of -90 to 90°.")
    }
    let (latitude, longitude) = (point.latitude, point.longitude)
    for name in request.list("current") + request.list("hourly") where Self.variables[name] == nil {
      return .error(
        400, reason: "Cannot initialize CamsVariable from invalid String value \(name).")
    }
    let hour = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    let zone = request.query["timezone"] == "auto" ? places.zone(at: point, now) : ("GMT", 0)
    let midnight = ((hour + zone.1) / 86_400).rounded(.down) * 86_400 - zone.1
    let place = Place(name: "", coordinate: point)
    let present = SampleWeather.air(at: place, now).current
    let air = SampleWeather.air(at: place, Date(timeIntervalSince1970: midnight)).hours
    // Pollen is forecast for Europe alone, where it is counted out of season, too.
    let isEurope = (34...72).contains(latitude) && (-25...45).contains(longitude)
    func text(_ name: String, _ air: AirConditions?) -> String {
      let value = air.flatMap { Self.variables[name]?.value($0) }
      let none: Double? = name.hasSuffix("_pollen") && isEurope ? 0 : nil
      return (value ?? none).map { "\($0)" } ?? "null"
    }
    let days = request.query["forecast_days"].flatMap(Int.init) ?? 5
    let times = (0..<max(0, min(days, 5)) * 24).map { midnight + Double($0) * 3600 }
    func unit(_ name: String) -> String { Self.variables[name]?.unit ?? "" }
    let current = request.list("current").map { ($0, unit($0), text($0, present)) }
    let hourly = request.list("hourly").map { name in
      (name, unit(name), JSONText.array(air.prefix(times.count).map { text(name, $0) }))
    }
    let start = OpenMeteoUnits.iso8601(Date(timeIntervalSince1970: hour), zone.1)
    let clock = JSONText.array(
      times.map { OpenMeteoUnits.iso8601(Date(timeIntervalSince1970: $0), zone.1).asJSON })
    return StandInAnswer(
      json: """
        {"latitude":\(latitude),"longitude":\(longitude),"utc_offset_seconds":\(Int(zone.1)),\
        "timezone":\(zone.0.asJSON),\
        \(JSONText.block("current", start.asJSON, current)),\
        \(JSONText.block("hourly", clock, hourly))}
        """)
  }

  /// The names stand here a second time on purpose: one that Vane spells wrongly is refused, as the service does.
  private static let variables:
    [String: (value: @Sendable (AirConditions) -> Double?, unit: String)] = [
      "european_aqi": ({ $0.europeanIndex?.in(.index) }, "EAQI"),
      "us_aqi": ({ $0.usIndex?.in(.index) }, "USAQI"),
      "pm2_5": ({ grams($0.fineParticles) }, "μg/m³"), "pm10": ({ grams($0.particles) }, "μg/m³"),
      "ozone": ({ grams($0.ozone) }, "μg/m³"),
      "nitrogen_dioxide": ({ grams($0.nitrogenDioxide) }, "μg/m³"),
      "sulphur_dioxide": ({ grams($0.sulphurDioxide) }, "μg/m³"),
      "carbon_monoxide": ({ grams($0.carbonMonoxide) }, "μg/m³"),
      "alder_pollen": (grains(.alder), "grains/m³"), "birch_pollen": (grains(.birch), "grains/m³"),
      "grass_pollen": (grains(.grass), "grains/m³"),
      "mugwort_pollen": (grains(.mugwort), "grains/m³"),
      "olive_pollen": (grains(.olive), "grains/m³"),
      "ragweed_pollen": (grains(.ragweed), "grains/m³"),
    ]

  private static func grams(_ value: Concentration?) -> Double? {
    value?.in(.microgramsPerCubicMeter)
  }

  private static func grains(_ kind: PollenKind) -> @Sendable (AirConditions) -> Double? {
    { $0.pollen[kind]?.in(.grainsPerCubicMeter) }
  }
}
