public import Foundation
public import Reports

/// The errors of a service's forecasts for a place this many days ahead.
///
/// The measures are those of D. S. Wilks, Statistical Methods in the Atmospheric Sciences, on forecast verification:
/// with forecasts *f* and observations *o* in *n* cases, the mean absolute error is Σ|f−o|/n and the bias, or mean
/// error, Σ(f−o)/n. An hour with 0.1 mm or more counts as rain; with *a* hours of rain that were forecast, *b* forecast
/// ones that stayed dry and *c* wet ones that were not forecast, the hit rate is a/(a+c) and the false-alarm ratio
/// b/(a+b).
public struct AccuracyScore: Hashable, Sendable {
  /// Fewer say nothing.
  public static let fewestCases = 10

  public var service: Service
  /// The lead in days: 1, 2, 3, 5 or 7.
  public var days: Int
  /// In °C.
  public var temperature: ErrorSum
  /// In m/s.
  public var wind: ErrorSum
  public var rain: RainTable

  public init(
    service: Service, days: Int, temperature: ErrorSum, wind: ErrorSum, rain: RainTable
  ) {
    self.service = service
    self.days = days
    self.temperature = temperature
    self.wind = wind
    self.rain = rain
  }

  /// The hours that were compared.
  public var cases: Int { max(temperature.cases, wind.cases, rain.cases) }
}

/// Errors of forecasts, added up.
public struct ErrorSum: Hashable, Sendable {
  public var cases: Int
  /// Σ|f−o|
  var absolute: Double
  /// Σ(f−o)
  var signed: Double

  public init(cases: Int, absolute: Double, signed: Double) {
    self.cases = cases
    self.absolute = absolute
    self.signed = signed
  }

  /// `nil` if there are too few cases.
  public var meanAbsoluteError: Double? { mean(absolute) }
  /// Positive where too much was forecast; `nil` if there are too few cases.
  public var bias: Double? { mean(signed) }

  private func mean(_ sum: Double) -> Double? {
    cases < AccuracyScore.fewestCases ? nil : sum / Double(cases)
  }
}

/// Hours by whether rain was forecast and whether it came.
public struct RainTable: Hashable, Sendable {
  public var cases: Int
  public var hits: Int
  public var misses: Int
  public var falseAlarms: Int

  public init(cases: Int, hits: Int, misses: Int, falseAlarms: Int) {
    self.cases = cases
    self.hits = hits
    self.misses = misses
    self.falseAlarms = falseAlarms
  }

  /// `nil` if it never rained, or there are too few cases.
  public var hitRate: Double? { share(hits, of: hits + misses) }
  /// `nil` if rain was never forecast, or there are too few cases.
  public var falseAlarmRatio: Double? { share(falseAlarms, of: hits + falseAlarms) }

  private func share(_ part: Int, of whole: Int) -> Double? {
    cases < AccuracyScore.fewestCases || whole == 0 ? nil : Double(part) / Double(whole)
  }
}

/// The forecast a day ahead for one hour, and the errors of such forecasts in the 30 days before.
public struct ForecastVerdict: Hashable, Sendable {
  /// `nil` if nothing was recorded a day ahead of the hour.
  public var forecast: Temperature?
  /// The errors of temperature, in °C.
  public var errors: ErrorSum

  public init(forecast: Temperature?, errors: ErrorSum) {
    self.forecast = forecast
    self.errors = errors
  }
}

/// Compares forecasts with later reports.
public struct AccuracyClient: Sendable {
  /// The scores by service, then by days ahead; without those that have no case.
  public var scores: @Sendable (Place) throws(StorageError) -> [AccuracyScore]
  /// The verdict on one service, for the full hour nearest to a time.
  public var verdict: @Sendable (Place, Service, Date) throws(StorageError) -> ForecastVerdict?

  /// The chances of rain or snow that a service forecast for a place, and what came.
  public var chances: @Sendable (Place, Service) throws(StorageError) -> [ChanceCase]
  /// Notes what stations near a place reported, for `chances`.
  public var noteStation: @Sendable (Place, [Observation]) -> Void

  public init(
    scores: @escaping @Sendable (Place) throws(StorageError) -> [AccuracyScore],
    verdict:
      @escaping @Sendable (Place, Service, Date) throws(StorageError) -> ForecastVerdict? = {
        _, _, _ throws(StorageError) in nil
      },
    chances: @escaping @Sendable (Place, Service) throws(StorageError) -> [ChanceCase] = {
      _, _ throws(StorageError) in []
    },
    noteStation: @escaping @Sendable (Place, [Observation]) -> Void = { _, _ in }
  ) {
    self.scores = scores
    self.verdict = verdict
    self.chances = chances
    self.noteStation = noteStation
  }
}
