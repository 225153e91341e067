import Atlas
import Foundation
import HTTP
import Quantities
import SafeFiles
import WeatherArchive
import WeatherClients
import WeatherModels
import WeatherServices

/// Quantities beyond reports as they are, or made up.
struct LiveQuantities {
  let client: QuantityClient

  init(
    _ directories: Directories, _ ledger: ServiceLedgerClient, _ settings: SettingsClient,
    http: HTTPClient, servers: OpenMeteoServers, atlas: Atlas, now: @escaping @Sendable () -> Date,
    isSample: @escaping @Sendable () -> Bool
  ) {
    let panel: @Sendable () -> SunPanel? = {
      settings.string(SunPanel.setting).flatMap(SunPanel.init)
    }
    let real = OpenMeteoQuantities(
      http: http, servers: servers,
      cache: ResponseCache(directories: directories, name: "quantities").client, panel: panel,
      now: now
    ).client
    let sample = SampleWeather.quantities(panel: panel, isNearSea: atlas.isNearSea, now: now)
    client = QuantityClient(
      values: { quantity, places, anew async throws(ServiceError) in
        guard !isSample() else { return try await sample.values(quantity, places, anew) }
        return try await ledger.noting(.openMeteo) { () async throws(ServiceError) in
          try await real.values(quantity, places, anew)
        }
      },
      saved: { (isSample() ? sample : real).saved($0, $1) }, panel: panel)
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
