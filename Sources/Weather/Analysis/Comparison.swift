public import Reports

/// Which of several places is the warmest, the coldest, the driest, the wettest and the windiest on the days that are
/// shown.
public struct Comparison: Hashable, Sendable {
  /// A respect in which a place leads the others.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case warmest, coldest, driest, wettest, windiest
  }

  /// The respects in which each place leads, in the order given.
  public let marks: [[Mark]]

  /// The days of each place, from today on. The warmest has the highest mean of the daily maxima, the coldest the lowest
  /// mean of the minima, the driest the least precipitation, the wettest the most, the windiest the highest wind. Values
  /// count as whole degrees Celsius, whole m/s and tenths of a millimeter: less is no difference. Several may share a
  /// mark, but not all. A place without a value for a day does not take part.
  public init(_ days: [[Day]]) {
    let count = days.map(\.count).max() ?? 0
    func shown(
      _ value: (Day) -> Double?, in unit: Double = 1, _ joined: ([Double]) -> Double
    ) -> [Double?] {
      days.map { days in
        let known = days.compactMap(value)
        return known.count == count && count > 0 ? (joined(known) / unit).rounded() : nil
      }
    }
    let mean = { (values: [Double]) in values.reduce(0, +) / Double(values.count) }
    let heat = shown({ $0.temperatureMax?.in(.celsius) }, mean)
    let cold = shown({ $0.temperatureMin?.in(.celsius) }, mean)
    let rain = shown({ $0.precipitation?.in(.millimeters) }, in: 0.1) { $0.reduce(0, +) }
    let wind = shown({ $0.windSpeed?.in(.metersPerSecond) }) { $0.max() ?? 0 }
    // Of two places, the other one is the colder or wetter.
    func others(_ values: [Double?], _ isBetter: (Double, Double) -> Bool) -> Set<Int> {
      values.count { $0 != nil } > 2 ? Self.best(values, isBetter) : []
    }
    let warmest = Self.best(heat, >)
    let holders: [(Mark, Set<Int>)] = [
      // Warm days and cold nights are both at one place in a desert, which would read as a contradiction.
      (.warmest, warmest), (.coldest, others(cold, <).subtracting(warmest)),
      (.driest, Self.best(rain, <)), (.wettest, others(rain, >)), (.windiest, Self.best(wind, >)),
    ]
    marks = days.indices.map { place in
      holders.filter { $0.1.contains(place) }.map(\.0)
    }
  }

  /// The places of the best value; none where all have the same, or only one is known.
  private static func best(_ values: [Double?], _ isBetter: (Double, Double) -> Bool) -> Set<Int> {
    let known = values.compactMap(\.self)
    guard let best = known.min(by: isBetter), known.contains(where: { $0 != best }) else {
      return []
    }
    return Set(values.indices.filter { values[$0] == best })
  }
}
