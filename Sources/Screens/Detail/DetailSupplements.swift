public import Clients
import CommandKit
public import Foundation
import Phrases
import Quantities
import Reports
public import WarningWords
public import Warnings

/// The air, the warnings and the minutes of places, which are shown while they are recent: nothing old may appear below
/// a fresh head. They outlive the pages, so that a place opened again needs no request.
public final class DetailSupplements {
  private let airQuality: AirQualityClient
  /// Other screens show them as well.
  public let warnings: RecentWarnings
  private let certainty: CertaintyClient?
  let nowcast: NowcastClient
  private let now: @Sendable () -> Date
  /// `nil` at places that no service covers.
  private var airs = Recent<Place.ID, AirQuality?>(
    for: AirQuality.freshness, atMost: 100)
  /// Stations report every half hour; an observation requested within five minutes isn't requested again.
  private var observed = Recent<Place.ID, Observation?>(for: 300, atMost: 100)
  /// The runs behind the curve of the hours; an ensemble is computed every six hours.
  private var runs = Recent<Place.ID, ChartSpread?>(for: 3600, atMost: 100)

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

  /// Knows nothing and asks nobody.
  static var none: DetailSupplements {
    DetailSupplements(
      airQuality: AirQualityClient { _ async throws(ServiceError) in nil },
      warnings: WarningsClient { _, _ async throws(ServiceError) in .noService }, now: Date.init)
  }

  func air(at place: Place) -> AirQuality? { airs.value(of: place.id, at: now()) ?? nil }

  /// The nearest station's report of the last 90 minutes.
  func observation(at place: Place) -> Observation? {
    (observed.last(place.id) ?? nil).flatMap {
      Observation.nearest(to: place, at: now(), of: [$0])
    }
  }

  /// Whether observations are made up.
  var isSample: Bool { certainty?.isSample() ?? false }

  func requestObservation(at place: Place) async throws(ServiceError) {
    guard let certainty else { return }
    // Until it arrives, the known observation counts as just requested.
    let known = observed.last(place.id) ?? nil
    observed.keep(known, of: place.id, fetched: now())
    do throws(ServiceError) {
      observed.keep(try await certainty.observed(place), of: place.id, fetched: now())
    } catch {
      if error == .cancelled { observed.keep(known, of: place.id, fetched: .distantPast) }
      throw error
    }
  }

  func runs(at place: Place) -> ChartSpread? { runs.value(of: place.id, at: now()) ?? nil }

  /// The models' forecasts, where they are at hand.
  func models(at place: Place) -> [ModelForecast] { certainty?.lastModels(place) ?? [] }

  /// A failure isn't repeated at once: a place's page doesn't say that it lacks them.
  private func requestRuns(at place: Place) async {
    guard let certainty else { return }
    runs.keep(nil, of: place.id, fetched: now())
    do throws(ServiceError) {
      let ensemble = try await certainty.ensemble(place, .temperature, nil)
      runs.keep(ChartSpread(.temperature, ensemble, []), of: place.id, fetched: now())
    } catch {
      if error == .cancelled { runs.remove(place.id) }
    }
  }

  /// The runs and the models of a chart that ends then, or the error that they failed with; neither if the chart shows
  /// none.
  func spread(
    _ kind: WeatherQuantity, at place: Place, until end: Date?
  ) async -> (ChartSpread?, ServiceError?) {
    guard let certainty, let quantity = ChartSpread.quantity(kind) else { return (nil, nil) }
    var failure: ServiceError?
    var ensemble: Ensemble?
    var models: [ModelForecast] = []
    do throws(ServiceError) {
      ensemble = try await certainty.ensemble(place, quantity, end)
      if kind == .temperature { models = try await certainty.models(place) }
    } catch {
      failure = error
    }
    return (ChartSpread(kind, ensemble, models), failure)
  }

  /// `nil` without a request.
  func requestAir(at place: Place) async throws(Failure) -> AirQuality? {
    let air = try await Failure.wrapping(service: await airQuality.airQuality(place))
    airs.keep(air, of: place.id, fetched: air?.fetched ?? now())
    return air
  }

  /// Drops what another service than the present one said.
  public func forget() {
    airs.forget()
    observed.forget()
    runs.forget()
    warnings.forget()
  }

  /// Requests what isn't recent, or `isRefresh` everything; the runs only where they are `drawn`.
  func fetch(
    at place: Place, in phrases: any Phrases, isRefresh: Bool, runs areDrawn: Bool,
    timeout: @escaping @Sendable () async -> Void
  ) -> SupplementaryFetch {
    var requests = nowcast.fetch(at: place, isRefresh: isRefresh)
    if isRefresh || airs.value(of: place.id, at: now()) == nil {
      requests.append { _ = try? await self.requestAir(at: place) }
    }
    if isRefresh || warnings.isNeeded(place) {
      requests.append { _ = try? await self.warnings.request(place, in: phrases) }
    }
    if certainty != nil, observed.value(of: place.id, at: now()) == nil {
      requests.append { try? await self.requestObservation(at: place) }
    }
    if areDrawn, certainty != nil, runs.value(of: place.id, at: now()) == nil {
      requests.append { await self.requestRuns(at: place) }
    }
    return SupplementaryFetch(requests, timeout: warnings.noting([place], after: timeout))
  }
}
