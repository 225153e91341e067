import Atlas
import Clients
import Quantities
import Reports
import WeatherServices

extension Live {
  /// Quantities beyond reports as they are, or made up.
  var quantities: QuantityClient {
    let panel: @Sendable () -> SunPanel? = {
      settings.string(SunPanel.setting).flatMap(SunPanel.init)
    }
    let real = OpenMeteoQuantities(
      servers: servers, cache: cache("quantities"), panel: panel
    ).client
    let sample = SampleWeather.quantities(panel: panel, isNearSea: atlas.isNearSea, now: now)
    return QuantityClient(
      values: { quantity, places, isRefresh async throws(ServiceError) in
        guard !isSample else { return try await sample.values(quantity, places, isRefresh) }
        return try await ledger.noting(.openMeteo) { () async throws(ServiceError) in
          try await real.values(quantity, places, isRefresh)
        }
      },
      saved: { (isSample ? sample : real).saved($0, $1) }, panel: panel)
  }

  /// The weeks and months ahead as they are, or made up.
  var seasonal: SeasonalClient {
    let real = OpenMeteoSeasonal(servers: servers, cache: cache("seasonal")).client
    let sample = SampleSeasons.client(now: now)
    let asked = ledger.noted(.openMeteo, real.outlook)
    return SeasonalClient(
      outlook: { place async throws(ServiceError) in
        try await (isSample ? sample.outlook : asked)(place)
      }, saved: { (isSample ? sample : real).saved($0) })
  }
}

extension Atlas {
  /// Whether the sea is within about 40 km, as far as the map can be read.
  @Sendable fileprivate func isNearSea(_ point: Coordinate) -> Bool {
    let view = Viewport(center: point, zoom: 8, columns: 16, rows: 8)
    guard let image = try? image(MapDrawing(viewport: view)) else { return true }
    let cells = image.rows.joined()
    return cells.contains { $0.layer == .coast } || cells.allSatisfy { $0.ground?.isLand != true }
  }
}
