public import Foundation
public import Phrases
import ScreenKit
public import WeatherClients
public import WeatherModels

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

  public func warnings(at place: Place) -> PlaceWarnings? {
    lastWarnings[place.id].flatMap { $0.isRecent(at: now()) ? $0 : nil }
  }

  func needsAir(at place: Place) -> Bool {
    air(at: place) == nil && !withoutAir.contains(place.id)
  }

  public func needsWarnings(at place: Place) -> Bool {
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

  @discardableResult public func requestWarnings(
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

extension DetailSupplements {
  /// Requests what isn't recent, or `anew` everything.
  func fetch(at place: Place, in language: String, anew: Bool) -> SupplementaryFetch {
    var requests: [@MainActor () async -> Void] = []
    if anew || needsAir(at: place) {
      requests.append { _ = try? await self.requestAir(at: place) }
    }
    if anew || needsWarnings(at: place) {
      requests.append { _ = try? await self.requestWarnings(at: place, in: language) }
    }
    return SupplementaryFetch(requests)
  }
}
