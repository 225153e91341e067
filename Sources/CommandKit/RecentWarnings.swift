public import Foundation
public import Phrases
public import WeatherClients
public import WeatherModels

/// The official warnings of places, as long as they are recent. They outlive the pages, so that a place opened again needs
/// no request.
@MainActor public final class RecentWarnings {
  private let client: WarningsClient
  private let now: @Sendable () -> Date
  private var answers = Recent<Place.ID, WarningsAnswer>(for: PlaceWarnings.freshness)
  private var failures = Recent<Place.ID, Failure>()

  public init(_ client: WarningsClient, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.now = now
  }

  public func kept(_ place: Place) -> PlaceWarnings? {
    if case .found(let found) = answers.value(of: place.id, at: now()) { found } else { nil }
  }

  /// The reason why nothing is known of a place, where the last request for it failed.
  public func failure(at place: Place) -> Failure? {
    kept(place) == nil ? failures.last(place.id) : nil
  }

  /// Whether a service is to be asked.
  public func isNeeded(_ place: Place) -> Bool {
    answers.value(of: place.id, at: now()) == nil
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
      if error != .cancelled { failures.keep(.service(error), of: place.id, fetched: now()) }
      throw .service(error)
    }
    failures.remove(place.id)
    let fetched = if case .found(let found) = answer { found.fetched } else { now() }
    answers.keep(answer, of: place.id, fetched: fetched)
    return answer
  }

  /// Drops what another service than the present one said.
  public func forget() {
    answers.forget()
    failures.forget()
  }
}
