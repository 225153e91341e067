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
    http: HTTPClient, servers: OpenMeteoServers, now: @escaping @Sendable () -> Date,
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
    let sample = SampleWeather.quantities(panel: panel, now: now)
    client = QuantityClient(
      values: { quantity, places, isRefresh async throws(ServiceError) in
        guard !isSample() else { return try await sample.values(quantity, places, isRefresh) }
        return try await ledger.noting(.openMeteo) { () async throws(ServiceError) in
          try await real.values(quantity, places, isRefresh)
        }
      },
      saved: { (isSample() ? sample : real).saved($0, $1) }, panel: panel)
  }
}
