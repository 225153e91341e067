public import Foundation
import Phrases
import ScreenKit
public import WeatherClients
import WeatherModels

/// The air and the warnings of places, which are shown as long as they are recent: below a fresh head nothing old may
/// stand. They outlive the pages, so that a place opened again needs no request.
public final class DetailSupplements {
  private let airQuality: AirQualityClient
  private let warnings: WarningsClient
  private let now: @Sendable () -> Date
  private var lastAir: [Place.ID: AirQuality] = [:]
  private var lastWarnings: [Place.ID: PlaceWarnings] = [:]
  /// The places that nobody can be asked about.
  private var withoutAir: Set<Place.ID> = []
  private var withoutWarnings: Set<Place.ID> = []

  public init(
    airQuality: AirQualityClient, warnings: WarningsClient, now: @escaping @Sendable () -> Date
  ) {
    self.airQuality = airQuality
    self.warnings = warnings
    self.now = now
  }

  func air(at place: Place) -> AirQuality? {
    lastAir[place.id].flatMap { $0.isRecent(at: now()) ? $0 : nil }
  }

  func warnings(at place: Place) -> PlaceWarnings? {
    lastWarnings[place.id].flatMap { $0.isRecent(at: now()) ? $0 : nil }
  }

  func needsAir(at place: Place) -> Bool {
    air(at: place) == nil && !withoutAir.contains(place.id)
  }

  func needsWarnings(at place: Place) -> Bool {
    warnings(at: place) == nil && !withoutWarnings.contains(place.id)
  }

  /// `nil` where nobody is asked.
  func requestAir(at place: Place) async throws(Failure) -> AirQuality? {
    let air = try await Failure.wrapping { () async throws(ServiceError) in
      try await airQuality.airQuality(place)
    }
    lastAir[place.id] = air
    if air == nil { withoutAir.insert(place.id) }
    return air
  }

  func requestWarnings(
    at place: Place, in language: String
  ) async throws(Failure) -> WarningsAnswer {
    let answer = try await Failure.wrapping { () async throws(ServiceError) in
      try await warnings.warnings(place, language)
    }
    switch answer {
    case .found(let found): lastWarnings[place.id] = found
    case .noService, .sample: withoutWarnings.insert(place.id)
    }
    return answer
  }

  /// Drops what another service than the present one said.
  public func forget() {
    (lastAir, lastWarnings) = ([:], [:])
    (withoutAir, withoutWarnings) = ([], [])
  }
}

/// The requests that go out beside that for a report. The page waits for them a little; what comes later is there for
/// the next page, and what fails is left out: a command for it alone reports the reason.
final class SupplementaryFetch {
  private let tasks: [Task<Void, Never>]
  private let done: AsyncStream<Never>
  private let end: AsyncStream<Never>.Continuation

  /// Requests what isn't recent, or `anew` everything.
  init(of supplements: DetailSupplements, at place: Place, in language: String, anew: Bool) {
    var tasks: [Task<Void, Never>] = []
    if anew || supplements.needsAir(at: place) {
      tasks.append(Task { _ = try? await supplements.requestAir(at: place) })
    }
    if anew || supplements.needsWarnings(at: place) {
      tasks.append(Task { _ = try? await supplements.requestWarnings(at: place, in: language) })
    }
    self.tasks = tasks
    (done, end) = AsyncStream.makeStream()
    Task { [end] in
      for task in tasks { await task.value }
      end.finish()
    }
  }

  var isNeeded: Bool { !tasks.isEmpty }

  func cancel() {
    for task in tasks { task.cancel() }
  }

  /// Returns when all have come, or when the timeout is over, or with the task that waits.
  func settle(within timeout: @escaping @Sendable () async -> Void) async {
    guard isNeeded else { return }
    let clock = Task { [end] in
      await timeout()
      end.finish()
    }
    for await _ in done {}
    clock.cancel()
  }
}
