public import Clients
import Reports

/// Asks the radars of the Deutscher Wetterdienst where they see a point, and elsewhere, or where they fail, LibreWXR.
public struct RadarChoice: Sendable {
  private let brightSky, libreWXR: RadarClient
  private let ledger: ServiceLedgerClient

  /// `ledger` remembers how the services fared.
  public init(brightSky: RadarClient, libreWXR: RadarClient, ledger: ServiceLedgerClient = .noop) {
    self.brightSky = brightSky
    self.libreWXR = libreWXR
    self.ledger = ledger
  }

  public var client: RadarClient {
    RadarClient { point, reach async throws(ServiceError) in
      var failure: ServiceError?
      if brightSky.covers(point) {
        do throws(ServiceError) {
          return try await ledger.noting(.radar(.brightSky)) { () async throws(ServiceError) in
            try await brightSky.series(point, reach)
          }
        } catch {
          if error == .cancelled { throw error }
          failure = error
        }
      }
      do throws(ServiceError) {
        var answer = try await ledger.noting(.radar(.libreWXR)) { () async throws(ServiceError) in
          try await libreWXR.series(point, reach)
        }
        answer.failure = failure
        return answer
      } catch {
        // Why the better one failed is worth more.
        throw error == .cancelled ? error : failure ?? error
      }
    } covers: {
      brightSky.covers($0) || libreWXR.covers($0)
    }
  }
}
