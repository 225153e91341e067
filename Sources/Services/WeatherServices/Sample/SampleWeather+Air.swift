public import Foundation
public import WeatherClients
package import WeatherModels

extension SampleWeather {
  public static func airQuality(now: @escaping @Sendable () -> Date) -> AirQualityClient {
    AirQualityClient { place async throws(ServiceError) in air(at: place, now()) }
  }

  /// The air of five days: calm and cold hours gather smoke and exhaust, rain washes them out, sun makes ozone.
  package static func air(at place: Place, _ now: Date) -> AirQuality {
    let climate = SampleClimate(place)
    let first = hour(of: now, at: place)
    let hours = (0..<120).map {
      air(climate, climate.conditions(at: Date(timeIntervalSince1970: first + Double($0) * 3600)))
    }
    return AirQuality(
      service: .sample, fetched: now, timeZone: timeZone(of: place).name, current: hours.first,
      hours: hours)
  }
}

extension SampleWeather {
  private static func air(_ climate: SampleClimate, _ weather: Conditions) -> AirConditions {
    let celsius = weather.temperature?.in(.celsius) ?? 15
    let calm = exp(-(weather.windSpeed?.in(.metersPerSecond) ?? 3) / 4)
    let washed = 1 - 0.6 * ((weather.precipitation?.in(.millimeters) ?? 0) / 2).clamped
    let heating = 0.4 + 0.6 * ((10 - celsius) / 25).clamped
    // From 0 for clean places to 1.
    let smoke = climate.noise.constant(.smoke) * calm * washed
    let fine = 2 + 60 * smoke * heating
    let coarse = 4 + 1.6 * fine
    let nitrogenDioxide = 4 + 60 * smoke
    let sun = weather.uvIndex?.in(.index) ?? 0
    let ozone = max(5, 50 + 7 * sun + 0.8 * max(0, celsius - 10) - 0.4 * nitrogenDioxide)
    var air = AirConditions(time: weather.time)
    func amount(_ value: Double) -> Concentration? {
      Concentration(value.rounded(to: 1), .microgramsPerCubicMeter)
    }
    air.fineParticles = amount(fine)
    air.particles = amount(coarse)
    air.nitrogenDioxide = amount(nitrogenDioxide)
    air.ozone = amount(ozone)
    air.sulphurDioxide = amount(1 + 6 * smoke)
    air.carbonMonoxide = amount(120 + 500 * smoke * heating)
    air.europeanIndex = EuropeanAirIndex(
      index(
        [20, 40, 60, 80, 100],
        [
          (fine, [10, 20, 25, 50, 75]), (coarse, [20, 40, 50, 100, 150]),
          (nitrogenDioxide, [40, 90, 120, 230, 340]), (ozone, [50, 100, 130, 240, 380]),
        ]), .index)
    air.usIndex = USAirIndex(
      index(
        [50, 100, 150, 200, 300],
        [(fine, [12, 35.4, 55.4, 150.4, 250.4]), (coarse, [54, 154, 254, 354, 424])]), .index)
    air.pollen = pollen(climate.coordinate, weather, washed: washed)
    return air
  }

  /// The highest index of several pollutants, each between the limits of its bands.
  private static func index(
    _ steps: [Double], _ pollutants: [(value: Double, limits: [Double])]
  ) -> Double {
    pollutants.map { value, limits in
      let band = min(limits.count { $0 < value }, limits.count - 1)
      let (low, start) = band == 0 ? (0, 0) : (limits[band - 1], steps[band - 1])
      return start + (value - low) / (limits[band] - low) * (steps[band] - start)
    }.max()?.rounded() ?? 0
  }

  /// Pollen of the plants in flower, in Europe only, as from the real service. It peaks on dry afternoons.
  private static func pollen(
    _ point: Coordinate, _ weather: Conditions, washed: Double
  ) -> [PollenKind: PollenCount] {
    let seconds = weather.time.timeIntervalSince1970
    guard (34...72).contains(point.latitude), (-25...45).contains(point.longitude),
      let month = EpochTime.day(ofSecond: seconds)?.month
    else { return [:] }
    let flowering: [(PollenKind, months: ClosedRange<Int>, most: Double)] = [
      (.alder, 2...3, 60), (.birch, 4...5, 180), (.grass, 5...7, 40), (.olive, 5...6, 30),
      (.mugwort, 7...8, 15), (.ragweed, 8...9, 20),
    ]
    let warmth = ((weather.temperature?.in(.celsius) ?? 0) / 20).clamped
    return Dictionary(
      uniqueKeysWithValues: flowering.compactMap { kind, months, most in
        guard months.contains(month) else { return nil }
        return PollenCount((most * warmth * washed).rounded(), .grainsPerCubicMeter)
          .map { (kind, $0) }
      })
  }
}
