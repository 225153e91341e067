public import CommandKit
public import Foundation
import Phrases
public import WeatherClients
import WeatherModels
import WeatherText

/// The air, the warnings and the minutes of places, which are shown as long as they are recent: below a fresh head nothing old may
/// stand. They outlive the pages, so that a place opened again needs no request.
public final class DetailSupplements {
  private let airQuality: AirQualityClient
  /// Other screens show them as well.
  public let warnings: RecentWarnings
  private let certainty: CertaintyClient?
  let nowcast: NowcastClient
  private let now: @Sendable () -> Date
  private var lastAir: [Place.ID: AirQuality] = [:]
  /// The places that nobody can be asked about.
  private var withoutAir: Set<Place.ID> = []
  /// When the station near a place was last asked for.
  private var observed: [Place.ID: (time: Date, observation: Observation?)] = [:]

  /// The runs behind the curve of the hours at a place, and when they were last asked for.
  private var runs: [Place.ID: (time: Date, spread: ChartSpread?)] = [:]

  /// Without `certainty` no station is asked.
  public init(
    airQuality: AirQualityClient, warnings: WarningsClient, nowcast: NowcastClient = .noop,
    certainty: CertaintyClient? = nil,
    now: @escaping @Sendable () -> Date
  ) {
    self.certainty = certainty
    self.airQuality = airQuality
    self.warnings = RecentWarnings(warnings, now: now)
    self.nowcast = nowcast
    self.now = now
  }

  func air(at place: Place) -> AirQuality? {
    lastAir[place.id].flatMap { $0.isRecent(at: now()) ? $0 : nil }
  }

  /// The nearest station's report of the last 90 minutes.
  func observation(at place: Place) -> Observation? {
    observed[place.id]?.observation.flatMap {
      Observation.nearest(to: place.coordinate, at: now(), of: [$0])
    }
  }

  /// Stations report every half hour; what was asked five minutes ago is not asked again.
  func needsObservation(at place: Place) -> Bool {
    guard certainty != nil else { return false }
    return observed[place.id].map { abs(now().timeIntervalSince($0.time)) >= 300 } ?? true
  }

  /// Whether what was observed is made up.
  var isSample: Bool { certainty?.isSample() ?? false }

  func requestObservation(at place: Place) async throws(ServiceError) {
    guard let certainty else { return }
    observed[place.id] = (now(), nil)
    observed[place.id] = (now(), try await certainty.observed(place))
  }

  /// The runs of the last hour behind the curve of the hours; an ensemble is computed every six.
  func runs(at place: Place) -> ChartSpread? {
    needsRuns(at: place) ? nil : runs[place.id]?.spread
  }

  private func needsRuns(at place: Place) -> Bool {
    guard certainty != nil else { return false }
    return runs[place.id].map { abs(now().timeIntervalSince($0.time)) >= 3600 } ?? true
  }

  /// A failure isn't repeated at once: a place's page doesn't say that it lacks them.
  private func requestRuns(at place: Place) async {
    guard let certainty else { return }
    runs[place.id] = (now(), nil)
    let ensemble = try? await certainty.ensemble(place, .temperature)
    runs[place.id] = (now(), ChartSpread(.temperature, ensemble, []))
  }

  /// The runs and the models behind a chart, and why they are not there; neither where none belong to it.
  func spread(_ kind: ChartKind, at place: Place) async -> (ChartSpread?, ServiceError?) {
    guard let certainty, let variable = ChartSpread.variable(kind) else { return (nil, nil) }
    var failure: ServiceError?
    var ensemble: Ensemble?
    var models: [ModelForecast] = []
    do throws(ServiceError) {
      ensemble = try await certainty.ensemble(place, variable)
      if kind == .temperature { models = try await certainty.models(place) }
    } catch {
      failure = error
    }
    return (ChartSpread(kind, ensemble, models), failure)
  }

  func needsAir(at place: Place) -> Bool {
    air(at: place) == nil && !withoutAir.contains(place.id)
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

  /// Drops what another service than the present one said.
  public func forget() {
    (lastAir, withoutAir, observed, runs) = ([:], [], [:], [:])
    warnings.forget()
  }
}

extension DetailSupplements {
  /// Requests what isn't recent, or `anew` everything; the runs only where they are `drawn`.
  func fetch(
    at place: Place, in phrases: any Phrases, anew: Bool, runs areDrawn: Bool,
    timeout: @escaping @Sendable () async -> Void
  ) -> SupplementaryFetch {
    var requests = nowcast.fetch(at: place, anew: anew)
    if anew || needsAir(at: place) {
      requests.append { _ = try? await self.requestAir(at: place) }
    }
    if anew || warnings.isNeeded(place) {
      requests.append { _ = try? await self.warnings.request(place, in: phrases) }
    }
    if needsObservation(at: place) {
      requests.append { try? await self.requestObservation(at: place) }
    }
    if areDrawn, needsRuns(at: place) {
      requests.append { await self.requestRuns(at: place) }
    }
    return SupplementaryFetch(requests, timeout: timeout)
  }
}
