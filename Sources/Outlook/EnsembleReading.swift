public import Foundation
public import WeatherModels

/// The number of an ensemble's runs that agree.
public struct EnsembleCount: Hashable, Sendable {
  public var model: WeatherModel
  /// The runs that have data for all of the time in question.
  public var members: Int
  /// Members with the weather of the question.
  public var agree: Int
  /// The hours between the model's own steps.
  public var step: Int

  public init(model: WeatherModel, members: Int, agree: Int, step: Int) {
    self.model = model
    self.members = members
    self.agree = agree
    self.step = step
  }

  /// Members over the threshold by members with data.
  public var probability: Double { members == 0 ? 0 : Double(agree) / Double(members) }
}

extension Ensemble {
  /// The spread of the temperature at each of the ensemble's times, in °C; `nil` if no member has data.
  public var temperatures: [Quantiles?] {
    times.indices.map { time in
      Quantiles(members.compactMap { $0.temperature.value(at: time)?.in(.celsius) })
    }
  }

  /// The spread of the precipitation of each step, in mm.
  public var precipitation: [Quantiles?] {
    times.indices.map { time in
      Quantiles(members.compactMap { $0.precipitation.value(at: time)?.in(.millimeters) })
    }
  }

  /// The number of members with the awaited weather throughout the hours that were asked for; `nil` if the ensemble has
  /// nothing of the criterion, or not all of the time.
  public func count(
    _ criterion: WeatherQuestion.Criterion, from start: Date, hours: Int
  ) -> EnsembleCount? {
    let end = start.addingTimeInterval(Double(hours) * 3600)
    // Amounts count if their period is within the time, values of a moment if the moment is.
    let isMeant: (Date) -> Bool =
      criterion.isOfPrecipitation ? { $0 > start && $0 <= end } : { $0 >= start && $0 < end }
    let steps = times.indices.filter { isMeant(times[$0]) }
    // One more step at either end would be outside the time; otherwise a step is missing.
    guard !steps.isEmpty, let first = times.first, let last = times.last,
      !isMeant(first.addingTimeInterval(-stepLength(min(1, times.count - 1)) * 3600)),
      !isMeant(last.addingTimeInterval(stepLength(times.count - 1) * 3600))
    else { return nil }
    var (known, agree) = (0, 0)
    for member in members {
      let fits = steps.compactMap { step in
        criterion.fits(member, at: step, hours: stepLength(step))
      }
      guard fits.count == steps.count else { continue }
      known += 1
      if fits.allSatisfy(\.self) { agree += 1 }
    }
    guard known > 0 else { return nil }
    return EnsembleCount(model: model, members: known, agree: agree, step: self.step(at: end))
  }

  /// In hours.
  private func stepLength(_ index: Int) -> Double {
    guard index > 0 else { return 1 }
    return min(24, max(1, times[index].timeIntervalSince(times[index - 1]) / 3600))
  }
}

extension WeatherQuestion.Criterion {
  /// The variable of an ensemble that answers it; `nil` if none does.
  public var variable: EnsembleVariable? {
    switch self {
    case .dry, .rain: .precipitation
    case .above, .below: .temperature
    case .windAbove, .windBelow: .windSpeed
    // Neither the sky nor the form of precipitation is asked of members.
    case .sun, .snow: nil
    }
  }

  fileprivate var isOfPrecipitation: Bool { variable == .precipitation }

  fileprivate func fits(_ member: Ensemble.Member, at step: Int, hours: Double) -> Bool? {
    switch self {
    case .dry, .rain:
      let isWet = member.precipitation.value(at: step)
        .map { $0.in(.millimeters) >= Threshold.wet * hours }
      return self == .rain ? isWet : isWet.map { !$0 }
    case .above(let limit): return member.temperature.value(at: step).map { $0 > limit }
    case .below(let limit): return member.temperature.value(at: step).map { $0 < limit }
    case .windAbove(let limit): return member.windSpeed.value(at: step).map { $0 > limit }
    case .windBelow(let limit): return member.windSpeed.value(at: step).map { $0 < limit }
    case .sun, .snow: return nil
    }
  }
}

extension WeatherAnswer.Confidence {
  /// Judges by the share of runs that agree, with the limits of a report's probability of precipitation: dry is likely
  /// where at most 20 % of the runs bring rain and probable up to 50 %, rain is likely from 60 % on and probable from
  /// 30 %. All else is as dry weather.
  public init(_ count: EnsembleCount, _ criterion: WeatherQuestion.Criterion) {
    let share = count.probability
    switch criterion {
    case .rain, .snow: self = share >= 0.6 ? .likely : share >= 0.3 ? .probably : .uncertain
    default: self = share >= 0.8 ? .likely : share >= 0.5 ? .probably : .uncertain
    }
  }
}

extension Array {
  fileprivate func value<Wrapped>(at index: Int) -> Wrapped? where Element == Wrapped? {
    indices.contains(index) ? self[index] : nil
  }
}
