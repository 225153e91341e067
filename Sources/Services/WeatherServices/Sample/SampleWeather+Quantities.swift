public import Foundation
public import Quantities
public import WeatherClients
public import WeatherModels

extension SampleWeather {
  /// Quantities from the sample's own sun, fronts and temperatures, hour by hour for a week. Everywhere there is a river,
  /// so that each command can be tried. Those of the sea are made up at the sea alone, those of Europe in Europe.
  public static func quantities(
    panel: @escaping @Sendable () -> SunPanel?,
    isNearSea: @escaping @Sendable (Coordinate) -> Bool = { _ in true },
    now: @escaping @Sendable () -> Date
  ) -> QuantityClient {
    let series = { @Sendable (quantity: WeatherQuantity, place: Place) -> QuantitySeries in
      let isThere =
        OpenMeteoQuantities.covers(place.coordinate, quantity)
        && (quantity.host != .marine || isNearSea(place.coordinate))
      guard isThere else {
        return QuantitySeries(
          quantity, [], fetched: now(), timeZone: place.timeZone, service: .sample)
      }
      return Self.series(quantity, place, panel(), now())
    }
    return QuantityClient(
      values: { quantity, places, _ async throws(ServiceError) in
        places.map { series(quantity, $0) }
      }, saved: { series($0, $1) }, panel: panel)
  }

  private static func series(
    _ quantity: WeatherQuantity, _ place: Place, _ panel: SunPanel?, _ now: Date
  ) -> QuantitySeries {
    let climate = SampleClimate(place)
    let step = quantity.isDaily ? 86_400.0 : 3600
    let offset = Double(timeZone(of: place).zone?.secondsFromGMT(for: now) ?? 0)
    // Days begin at midnight there.
    let ahead = quantity.isDaily ? offset : 0
    let start = ((now.timeIntervalSince1970 + ahead) / step).rounded(.down) * step - ahead
    let items = (0..<(quantity.isDaily ? 30 : 168)).map { index in
      let time = Date(timeIntervalSince1970: start + Double(index) * step)
      let columns = quantity.variables.map { Self.value($0.name, climate, at: time) }
      var value: Double?
      if case .service(_, _, let combine) = quantity.source { value = combine(columns, panel) }
      return QuantitySeries.Item(time: time, value: quantity.checked(value))
    }
    return QuantitySeries(
      quantity, items, fetched: now, timeZone: place.timeZone, service: .sample)
  }

  /// In the base unit of the variable.
  private static func value(_ name: String, _ climate: SampleClimate, at time: Date) -> Double {
    let hours = time.timeIntervalSince1970 / 3600
    let front = climate.front(hours)
    let temperature = climate.temperature(hours, front: front)
    let cloud = SampleClimate.cloud(front)
    let height = SampleSun(hours: hours).sineOfHeight(at: climate.coordinate, hours: hours)
    let sun = max(0, height) * 1100 * (1 - 0.75 * cloud)
    let slow = climate.noise.value(.mass, hours: hours, period: 300)
    switch name {
    case "temperature_2m": return temperature.rounded(to: 1)
    case "snow_depth": return max(0, (2 - temperature) * 6 * slow).rounded(to: 0)
    case "freezing_level_height": return max(0, temperature * 150 + 300).rounded(to: 0)
    case "soil_temperature_0cm": return (temperature + sun / 200).rounded(to: 1)
    case "soil_temperature_18cm": return (temperature * 0.5 + 6).rounded(to: 1)
    case "soil_moisture_0_to_1cm": return (0.1 + 0.3 * slow).rounded(to: 3)
    case "et0_fao_evapotranspiration": return (sun / 1500).rounded(to: 2)
    case "shortwave_radiation", "global_tilted_irradiance": return sun.rounded()
    case "direct_radiation": return (sun * 0.7).rounded()
    case "cape": return (max(0, temperature - 15) * 60 * slow).rounded()
    case "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high": return (cloud * 100).rounded()
    case "sea_surface_temperature": return max(-1.5, 6 + temperature * 0.4).rounded(to: 1)
    case "wave_height": return (climate.wind(hours, front: front) / 5).rounded(to: 2)
    case "wave_period": return (4 + climate.wind(hours, front: front) / 3).rounded(to: 1)
    case "wave_direction": return (359 * slow).rounded()
    case "swell_wave_height": return (0.3 + slow).rounded(to: 2)
    case "swell_wave_period": return (7 + 5 * slow).rounded(to: 1)
    // The principal lunar tide, of 12.42 h.
    case "sea_level_height_msl": return (0.8 * sin(2 * .pi * hours / 12.42)).rounded(to: 2)
    case "river_discharge": return (200 + 800 * slow).rounded(to: 1)
    case "european_aqi", "us_aqi": return (20 + 40 * slow).rounded()
    default: return (30 * slow).rounded(to: 1)
    }
  }
}
