public import Foundation
import Quantities
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

  /// From 0 to 1.
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

  /// The number of members in which a condition is true of a time: throughout, where it must last so, or at all. `nil`
  /// if the ensemble has nothing of it, or not all of the time.
  public func count(
    _ condition: Condition, from start: Date, until end: Date, throughout lasts: Bool
  ) -> EnsembleCount? {
    // Amounts count if their period is within the time, values of a moment if the moment is.
    let isMeant: (Date) -> Bool =
      condition.variable == .precipitation
      ? { $0 > start && $0 <= end } : { $0 >= start && $0 < end }
    let steps = times.indices.filter { isMeant(times[$0]) }
    // One more step at either end would be outside the time; otherwise a step is missing.
    guard !steps.isEmpty, let first = times.first, let last = times.last,
      !isMeant(first.addingTimeInterval(-stepLength(min(1, times.count - 1)) * 3600)),
      !isMeant(last.addingTimeInterval(stepLength(times.count - 1) * 3600))
    else { return nil }
    var (known, agree) = (0, 0)
    for member in members {
      let fits = steps.compactMap { step in
        condition.holds(in: member, at: step, hours: stepLength(step))
      }
      guard fits.count == steps.count else { continue }
      known += 1
      if lasts ? fits.allSatisfy(\.self) : fits.contains(true) { agree += 1 }
    }
    guard known > 0 else { return nil }
    return EnsembleCount(model: model, members: known, agree: agree, step: self.step(at: end))
  }

  /// The runs in which a condition never holds from `start` on, until the last time up to which most of them agree:
  /// nine of ten, or else two of three, or else until `end`. `nil` as for `count`.
  public func absence(
    _ condition: Condition, from start: Date, until end: Date
  ) -> (runs: EnsembleCount, until: Date)? {
    func absence(until end: Date) -> EnsembleCount? {
      guard var count = count(condition, from: start, until: end, throughout: false) else {
        return nil
      }
      count.agree = count.members - count.agree
      return count
    }
    let ends = times.filter { $0 > start && $0 < end } + [end]
    for share in [0.9, 0.66] {
      // Fewer agree about a longer time.
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        let isEnough = absence(until: ends[middle]).map { $0.probability >= share } ?? false
        (low, high) = isEnough ? (middle + 1, high) : (low, middle)
      }
      if low > 0, ends[low - 1] >= min(end, start + 86_400),
        let runs = absence(until: ends[low - 1])
      {
        return (runs, ends[low - 1])
      }
    }
    return absence(until: min(end, start + 86_400)).map { ($0, min(end, start + 86_400)) }
  }

  /// In hours.
  private func stepLength(_ index: Int) -> Double {
    guard index > 0 else { return 1 }
    return min(24, max(1, times[index].timeIntervalSince(times[index - 1]) / 3600))
  }
}

extension Condition {
  /// The variable of an ensemble that answers it; `nil` if none does.
  public var variable: EnsembleVariable? {
    switch self {
    case .dry, .rain, .precipitation: .precipitation
    case .limit(.temperature, _, _): .temperature
    case .limit(.wind, _, _): .windSpeed
    // Neither the sky nor the form of precipitation is asked of members.
    case .sun, .snow, .thunder, .limit: nil
    }
  }

  fileprivate func holds(in member: Ensemble.Member, at step: Int, hours: Double) -> Bool? {
    let value =
      switch variable {
      case .precipitation: member.precipitation.value(at: step)?.in(.millimeters)
      case .temperature: member.temperature.value(at: step)?.in(.celsius)
      case .windSpeed: member.windSpeed.value(at: step)?.in(.metersPerSecond)
      case nil: nil as Double?
      }
    return value.map { value in
      switch self {
      case .limit(_, let isAbove, let limit): isAbove ? value > limit : value < limit
      case .dry: value < Threshold.wet * hours
      default: value >= Threshold.wet * hours
      }
    }
  }
}

extension Array {
  fileprivate func value<Wrapped>(at index: Int) -> Wrapped? where Element == Wrapped? {
    indices.contains(index) ? self[index] : nil
  }
}
