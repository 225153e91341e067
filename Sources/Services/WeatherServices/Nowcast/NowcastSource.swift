import Foundation
import WeatherClients
import WeatherModels

/// One service that forecasts precipitation by the minute.
public struct NowcastSource: Sendable {
  var service: NowcastService
  /// Models are requested after radars.
  var isModel: Bool { service == .openMeteo }
  /// Whether it is worth asking about this place.
  var covers: @Sendable (Place) -> Bool
  /// The answer to a new request, or the saved one if it is still valid.
  ///
  /// Throws `notCovered` for a place outside the service's area.
  var ask: @Sendable (Place, CachedResponse?) async throws(ServiceError) -> CachedResponse
  /// Reads the body of an answer that was fetched at this time.
  var read: @Sendable ([UInt8], Date) throws(ServiceError) -> Nowcast
}

extension CachedResponse {
  /// Services without an expiry header update every quarter of an hour, and some minutes later.
  static let minutesFresh = 300.0

  /// Whether a service that says nothing of expiry need not be asked again.
  func isFresh(at now: Date) -> Bool { fetched.isRecent(at: now, for: Self.minutesFresh) }
}
