import Clients
import Foundation
import Reports

/// One service that forecasts precipitation by the minute.
public struct NowcastSource: Sendable {
  var service: NowcastService
  /// Models are requested after radars.
  var isModel: Bool { service == .openMeteo }
  /// Whether it is worth asking about this place.
  var covers: @Sendable (Place) -> Bool
  /// Whether a saved answer need not be asked for again; `nil` for a service that says nothing of expiry.
  var isValid: (@Sendable (CachedResponse) -> Bool)?
  /// The answer to a new request, which may say that the saved one hasn't changed.
  ///
  /// Throws `notCovered` for a place outside the service's area.
  var ask: @Sendable (Place, CachedResponse?) async throws(ServiceError) -> CachedResponse
  /// Reads the body of an answer that was fetched at this time.
  var read: @Sendable ([UInt8], Date) throws(ServiceError) -> Nowcast
  /// Services without an expiry header update every quarter of an hour, and some minutes later.
  private static let freshness = 300.0

  func isFresh(_ answer: CachedResponse, at now: Date) -> Bool {
    isValid?(answer) ?? answer.fetched.isRecent(at: now, for: Self.freshness)
  }

  func kept(_ place: Place, in cache: AnswerCacheClient) -> KeptAnswer<Nowcast> {
    let point = place.coordinate.rounded(to: 4)
    let key = "\(service.rawValue),\(point.latitude),\(point.longitude)"
    return KeptAnswer(cache, key) { answer throws(ServiceError) in
      try read(answer.body, answer.fetched)
    }
  }
}
