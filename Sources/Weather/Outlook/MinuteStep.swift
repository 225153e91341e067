import Foundation
import WeatherModels

/// A step of minutes with a value.
struct MinuteStep: Sendable {
  var start: Date
  var end: Date
  /// In mm/h.
  var rate: Double
  /// Whether it is wet, or lies in a pause too short to count.
  var isWet: Bool

  /// Shorter pauses are ignored: two steps of a radar.
  fileprivate static let pause = 600.0
}

extension Nowcast {
  /// The steps from now on without a gap, for two hours.
  func steps(from now: Date) -> [MinuteStep] {
    var all: [MinuteStep] = []
    var reached = now
    for step in steps where step.end > now && step.start < now + Timeline.reach {
      // Minutes computed a moment ago may begin with the next step.
      guard let rate = step.rate?.in(.millimeters),
        step.start <= reached + (all.isEmpty ? 900 : 60)
      else { break }
      all.append(
        MinuteStep(start: step.start, end: step.end, rate: rate, isWet: rate >= Threshold.wet))
      reached = step.end
    }
    let wet = all.indices.filter { all[$0].isWet }
    for (before, after) in zip(wet, wet.dropFirst()) where after > before + 1 {
      // A little falls all the time, or the pause is too short.
      let between = all[before + 1..<after]
      let length = all[after].start.timeIntervalSince(all[before].end)
      guard length < MinuteStep.pause || between.allSatisfy({ $0.rate > 0 }) else { continue }
      for index in between.indices { all[index].isWet = true }
    }
    return all
  }
}
