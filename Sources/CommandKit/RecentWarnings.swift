public import Foundation
public import Phrases
public import WeatherClients
public import WeatherModels

/// The official warnings of places, as long as they are recent. They outlive the pages, so that a place opened again needs
/// no request.
@MainActor public final class RecentWarnings {
  private let client: WarningsClient
  private let now: @Sendable () -> Date
  private var last: [Place.ID: PlaceWarnings] = [:]
  private var failures: [Place.ID: Failure] = [:]
  /// The places that nobody can be asked about.
  private var withoutService: Set<Place.ID> = []

  public init(_ client: WarningsClient, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.now = now
  }

  public func kept(_ place: Place) -> PlaceWarnings? {
    last[place.id].flatMap { $0.isRecent(at: now()) ? $0 : nil }
  }

  /// The reason why nothing is known of a place, where the last request for it failed.
  public func failure(at place: Place) -> Failure? {
    kept(place) == nil ? failures[place.id] : nil
  }

  /// Whether a service is to be asked.
  public func isNeeded(_ place: Place) -> Bool {
    kept(place) == nil && !withoutService.contains(place.id)
  }

  /// `phrases` tell the language of the warnings.
  @discardableResult public func request(
    _ place: Place, in phrases: any Phrases
  ) async throws(Failure) -> WarningsAnswer {
    let language = String(phrases.localeIdentifier.prefix(2))
    let answer: WarningsAnswer
    do throws(ServiceError) {
      answer = try await client.warnings(place, language)
    } catch {
      if error != .cancelled { failures[place.id] = .service(error) }
      throw .service(error)
    }
    failures[place.id] = nil
    switch answer {
    case .found(let found): last[place.id] = found
    case .noService: withoutService.insert(place.id)
    }
    return answer
  }

  /// Drops what another service than the present one said.
  public func forget() {
    last = [:]
    failures = [:]
    withoutService = []
  }
}
