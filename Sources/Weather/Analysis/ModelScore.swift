public import Foundation
public import Reports

/// The weather that was observed at a place.
public struct Truth: Hashable, Sendable {
  var time: Date
  var temperature: Temperature?
  /// Whether it rained or snowed; `nil` if unknown.
  var isWet: Bool?

  public init(time: Date, temperature: Temperature?, isWet: Bool?) {
    self.time = time
    self.temperature = temperature
    self.isWet = isWet
  }
}

/// The errors of one model's forecasts for a place this many days ahead.
///
/// The measures are those of D. S. Wilks, Statistical Methods in the Atmospheric Sciences, on forecast verification:
/// with forecasts *f* and observations *o* in *n* cases, the bias is Σ(f−o)/n and the mean absolute error Σ|f−o|/n;
/// with *a* hours of rain that were forecast, *b* forecast ones that stayed dry, *c* wet ones that were not forecast
/// and *d* dry ones, the hit rate is a/(a+c) and the false-alarm rate b/(b+d).
public struct ModelScore: Hashable, Sendable {
  /// Fewer say nothing.
  public static let fewest = 10

  public let model: WeatherModel
  public let daysAhead: Int
  /// The hours whose temperature was compared, or else whose rain was.
  public let comparisons: Int
  /// In °C, positive where too warm; `nil` below ten comparisons.
  public let bias: Double?
  /// In °C.
  public let meanAbsoluteError: Double?
  public let hits: Int
  /// The hours of rain that came.
  public let wet: Int
  /// `nil` if it never rained, or below ten comparisons.
  public let hitRate: Double?
  public let falseAlarmRate: Double?

  /// An hour is compared with the observation nearest to it, at most half an hour away, and its rain with all that was
  /// observed in the hour before.
  public init(_ run: PreviousRun, _ truth: [Truth]) {
    model = run.model
    daysAhead = run.daysAhead
    var errors: [Double] = []
    var (hits, misses, falseAlarms, calm) = (0, 0, 0, 0)
    let byHour = Dictionary(grouping: truth) { Self.hour($0.time) }
    for (index, time) in run.times.enumerated() {
      // `lag`: seconds from the hour to the observation. In many zones, hours begin at 30 or 45 minutes past.
      let hour = Self.hour(time)
      let near = [hour - 1, hour, hour + 1].flatMap { byHour[$0] ?? [] }
      let around = near.map { (truth: $0, lag: $0.time.timeIntervalSince(time)) }
      let nearest = around.filter { $0.truth.temperature != nil && abs($0.lag) <= 1800 }
        .min { abs($0.lag) < abs($1.lag) }?.truth
      if run.temperature.indices.contains(index), let forecast = run.temperature[index],
        let observed = nearest?.temperature
      {
        errors.append(forecast.in(.celsius) - observed.in(.celsius))
      }
      let fallen = around.filter { $0.lag > -3600 && $0.lag <= 0 }.compactMap(\.truth.isWet)
      guard run.precipitation.indices.contains(index), let amount = run.precipitation[index],
        !fallen.isEmpty
      else { continue }
      switch (amount.in(.millimeters) >= Threshold.wet, fallen.contains(true)) {
      case (true, true): hits += 1
      case (false, true): misses += 1
      case (true, false): falseAlarms += 1
      case (false, false): calm += 1
      }
    }
    let rain = hits + misses + falseAlarms + calm
    let cases = errors.isEmpty ? rain : errors.count
    comparisons = cases
    let count = Double(errors.count)
    let isEnough = errors.count >= Self.fewest
    bias = isEnough ? errors.reduce(0, +) / count : nil
    meanAbsoluteError = isEnough ? errors.reduce(0) { $0 + abs($1) } / count : nil
    (self.hits, wet) = (hits, hits + misses)
    func share(_ part: Int, _ whole: Int) -> Double? {
      min(rain, cases) >= Self.fewest && whole > 0 ? Double(part) / Double(whole) : nil
    }
    hitRate = share(hits, hits + misses)
    falseAlarmRate = share(falseAlarms, falseAlarms + calm)
  }

  /// The model with the least mean error up to two days ahead; `nil` if none was compared often enough.
  public static func best(of scores: [ModelScore]) -> WeatherModel? {
    let errors = Dictionary(grouping: scores.filter { $0.daysAhead <= 2 }, by: \.model)
      .compactMap { model, scores -> (model: WeatherModel, error: Double)? in
        let known = scores.compactMap(\.meanAbsoluteError)
        guard !known.isEmpty else { return nil }
        return (model, known.reduce(0, +) / Double(known.count))
      }
    return errors.min { a, b in
      (a.error, a.model.rawValue) < (b.error, b.model.rawValue)
    }?.model
  }

  /// Hours since 1970; far times share one, for a clock that is wrong must not end the program.
  private static func hour(_ time: Date) -> Double {
    (time.timeIntervalSince1970 / 3600).rounded(.down)
  }
}
