public import Foundation
public import Quantities
public import Reports

/// The number of an ensemble's runs that agree.
public struct EnsembleCount: Hashable, Sendable {
  public var model: WeatherModel
  /// The runs that have data for all of the time in question.
  public var members: Int
  /// Members with the weather of the question.
  public var agree: Int
  /// The hours between the model's own steps.
  public var step: Int

  /// From 0 to 1.
  public var probability: Double { members == 0 ? 0 : Double(agree) / Double(members) }
}

extension Ensemble {
  /// The spread at each of the ensemble's times, of precipitation that of each step, in the base unit; `nil` if no
  /// member has data.
  public func spread(of quantity: WeatherQuantity) -> [Quantiles?] {
    let runs = members.map { $0.values(of: quantity) }
    return times.indices.map { time in
      Quantiles(runs.compactMap { $0.indices.contains(time) ? $0[time] : nil })
    }
  }

  /// The number of members in which a condition is true of a time: throughout, where it must last so, or at all. `nil`
  /// if the ensemble has nothing of it, or not all of the time.
  public func count(
    _ condition: Condition, from start: Date, until end: Date, throughout lasts: Bool
  ) -> EnsembleCount? {
    outcomes(condition, from: start, until: end, throughout: lasts).map { count($0, until: end) }
  }

  /// Whether a condition is true of a time in each member that knows all of it, by its number; `nil` as for `count`.
  public func outcomes(
    _ condition: Condition, from start: Date, until end: Date, throughout lasts: Bool
  ) -> [Int: Bool]? {
    condition.quantityOfRuns.flatMap { quantity in
      // An amount counts if its period is within the time, a value of a moment if the moment is.
      outcomes(of: quantity) { time, hours in
        let isMeant =
          quantity == .precipitation
          ? time - hours * 3600 >= start && time <= end : time >= start && time < end
        return isMeant ? 1 : 0
      } isSo: { steps in
        let fits = steps.map { condition.holds(of: $0.value, inHours: $0.hours) }
        return lasts ? fits.allSatisfy(\.self) : fits.contains(true)
      }
    }
  }

  /// The number of members in which all that falls in a time is as much as is meant; `nil` as for `count`.
  func count(
    from start: Date, until end: Date, ofTotal isMeant: (_ millimeters: Double) -> Bool
  ) -> EnsembleCount? {
    // Of a period that begins before the time or ends after it, its part within it.
    outcomes(of: .precipitation) { time, hours in
      let began = max(start, time - hours * 3600)
      return max(0, min(end, time).timeIntervalSince(began) / (hours * 3600))
    } isSo: { steps in
      isMeant(steps.map(\.value).reduce(0, +))
    }.map { count($0, until: end) }
  }

  private func count(_ outcomes: [Int: Bool], until end: Date) -> EnsembleCount {
    EnsembleCount(
      model: model, members: outcomes.count, agree: outcomes.values.count { $0 },
      step: step(at: end))
  }

  /// `part` is how much counts of the step before each time, from 0 to 1.
  private func outcomes(
    of quantity: WeatherQuantity, _ part: (_ time: Date, _ hours: Double) -> Double,
    isSo: ([(value: Double, hours: Double)]) -> Bool
  ) -> [Int: Bool]? {
    let steps = times.indices.map { (index: $0, part: part(times[$0], stepLength($0))) }
      .filter { $0.part > 0 }
    let (before, after) = (stepLength(min(1, times.count - 1)), stepLength(times.count - 1))
    // One more step at either end would be outside the time; otherwise a step is missing.
    guard !steps.isEmpty, let first = times.first, let last = times.last,
      part(first - before * 3600, before) == 0, part(last + after * 3600, after) == 0
    else { return nil }
    var outcomes: [Int: Bool] = [:]
    for member in members {
      let values = member.values(of: quantity)
      let known = steps.compactMap { step in
        (values.indices.contains(step.index) ? values[step.index] : nil).map {
          (value: $0 * step.part, hours: stepLength(step.index))
        }
      }
      guard known.count == steps.count else { continue }
      outcomes[member.number] = isSo(known)
    }
    return outcomes.isEmpty ? nil : outcomes
  }

  /// The runs in which a condition never holds from `start` on, until the last time up to which most of them agree:
  /// nine of ten, or else two of three, or else until `end`. `nil` as for `count`.
  public func absence(
    _ condition: Condition, from start: Date, until end: Date
  ) -> (count: EnsembleCount, until: Date)? {
    func absence(until end: Date) -> EnsembleCount? {
      guard var count = count(condition, from: start, until: end, throughout: false) else {
        return nil
      }
      count.agree = count.members - count.agree
      return count
    }
    let day = min(end, start + 86_400)
    let ends = times.filter { $0 >= day && $0 < end } + [end]
    for share in [0.9, 0.66] {
      // Fewer agree about a longer time.
      let last = ends.lastIndex(while: { end in
        absence(until: end).map { $0.probability >= share } ?? false
      })
      if let last, let runs = absence(until: ends[last]) {
        return (runs, ends[last])
      }
    }
    return absence(until: day).map { ($0, day) }
  }

  /// In hours.
  private func stepLength(_ index: Int) -> Double {
    guard index > 0 else { return 1 }
    return min(24, max(1, times[index].timeIntervalSince(times[index - 1]) / 3600))
  }
}

extension Ensemble.Member {
  /// In the base unit; empty for what no ensemble is asked for.
  fileprivate func values(of quantity: WeatherQuantity) -> [Double?] {
    switch quantity {
    case .temperature: temperature.map { $0?.in(.base) }
    case .precipitation: precipitation.map { $0?.in(.base) }
    case .wind: windSpeed.map { $0?.in(.base) }
    default: []
    }
  }
}

/// The middle of several runs, and how far they spread.
public struct Quantiles: Hashable, Sendable {
  /// The values below which a tenth, a quarter, a half, three quarters and nine tenths of all are.
  public let p10, p25, median, p75, p90: Double

  /// `nil` if there is no value. Values that are not finite are left out.
  public init?(_ values: [Double]) {
    let sorted = values.filter(\.isFinite).sorted()
    let all = [0.1, 0.25, 0.5, 0.75, 0.9].compactMap { Quantile.of(sorted, $0) }
    guard all.count == 5 else { return nil }
    (p10, p25, median, p75, p90) = (all[0], all[1], all[2], all[3], all[4])
  }
}
