public import Foundation
public import WeatherModels

/// Precipitation in the next two hours, in the form of its one sentence.
public struct Soon: Hashable, Sendable {
  /// The end of the known minutes, at most two hours from now.
  public let reach: Date
  /// The time at which rain or snow begins, in the past if it has begun; `nil` if nothing falls.
  public let starts: Date?
  /// The time at which it ends; `nil` if nothing falls, or if it continues beyond the minutes.
  public let ends: Date?
  /// The time at which it begins again.
  public let again: Date?
  /// The time of the heaviest precipitation, if it stands out.
  public let heaviest: Date?
  /// Whether it is heavy at its heaviest.
  public let isHeavy: Bool
  /// Whether something falls at the end of the reach.
  public let goesOn: Bool
  public let kind: PrecipitationKind

  /// The time that counts as soon, in seconds.
  public static let horizon = 7200.0
  /// Shorter pauses are ignored: two steps of a radar.
  private static let pause = 600.0

  /// `nil` if the minutes don't cover the present. Whether it is rain or snow is taken from the `report` for these
  /// hours, or else from the temperature.
  public init?(_ nowcast: Nowcast, now: Date, beside report: Report? = nil) {
    let steps = Self.steps(nowcast, now: now)
    guard let last = steps.last else { return nil }
    reach = min(last.end, now + Self.horizon)
    var spells: [[Nowcast.Step]] = []
    for step in steps where step.isWet {
      if let end = spells.last?.last?.end, Self.goesOn(steps, from: end, to: step.start) {
        spells[spells.count - 1].append(step)
      } else {
        spells.append([step])
      }
    }
    let first = spells.first ?? []
    starts = first.first?.start
    ends = first.last.flatMap { $0.end < last.end ? $0.end : nil }
    kind = Self.kind(nowcast, from: starts ?? now, to: first.last?.end ?? now, now, report)
    again = ends == nil ? nil : spells.dropFirst().first?.first?.start
    // Precipitation that still grows at the end of the data has no known peak.
    let peak = Self.heaviest(first, now: now)
    heaviest = first.last?.end == last.end && peak == last.start ? nil : peak
    let most = first.compactMap { $0.rate?.in(.millimeters) }.max() ?? 0
    isHeavy = most >= Threshold.heavy(kind)
    goesOn = spells.last?.last?.end == last.end
  }

  private static func kind(
    _ nowcast: Nowcast, from start: Date, to end: Date, _ now: Date, _ report: Report?
  ) -> PrecipitationKind {
    let present = start <= now ? [report?.current] : []
    let slots = report?.slots(from: now, until: end).filter { $0.end > start } ?? []
    let kinds = (present + slots.map(\.conditions)).compactMap {
      PrecipitationKind($0?.weatherCode)
    }
    let isFrozen = nowcast.temperature.map { $0.in(.celsius) <= 0 } ?? false
    return kinds.isEmpty ? (isFrozen ? .snow : .rain) : PrecipitationKind(of: kinds)
  }

  /// Whether there is no pause between two wet steps: too little of it, or a little falls all the time.
  private static func goesOn(_ steps: [Nowcast.Step], from end: Date, to start: Date) -> Bool {
    let between = steps.filter { $0.start >= end && $0.end <= start }
    return start.timeIntervalSince(end) < pause
      || between.allSatisfy { ($0.rate?.in(.millimeters) ?? 0) > 0 }
  }

  /// Whether anything falls at all.
  public var isWet: Bool { starts != nil }

  /// The steps with values from now on without a gap, up to the horizon.
  public static func steps(_ nowcast: Nowcast, now: Date) -> [Nowcast.Step] {
    var reached = now
    var steps: [Nowcast.Step] = []
    for step in nowcast.steps where step.end > now && step.start < now + horizon {
      // Minutes computed a moment ago may begin with the next step.
      guard step.rate != nil, step.start <= reached + (steps.isEmpty ? 900 : 60) else { break }
      steps.append(step)
      reached = step.end
    }
    return steps
  }

  /// Half as much again as the mean, half a millimeter an hour, and not the beginning of it: as for hours.
  private static func heaviest(_ wet: [Nowcast.Step], now: Date) -> Date? {
    let rates = wet.map { $0.rate?.in(.millimeters) ?? 0 }
    guard wet.count >= 3, let peak = rates.max(), let index = rates.firstIndex(of: peak),
      peak >= 0.5, peak >= 1.5 * rates.reduce(0, +) / Double(rates.count), wet[index].start > now
    else { return nil }
    return wet[index].start
  }
}

extension Nowcast.Step {
  fileprivate var isWet: Bool {
    rate.map { $0.in(.millimeters) >= Threshold.wet } ?? false
  }
}
