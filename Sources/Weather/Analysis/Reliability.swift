import Foundation
public import Reports

/// The share of hours that were wet when a chance had been forecast.
///
/// The reliability curve and the Brier score Σ(p−o)²/n, with the chance *p*, and *o* 1 for a wet hour and 0 for a dry
/// one, of D. S. Wilks, Statistical Methods in the Atmospheric Sciences, on probability forecasts. The climatology that
/// the score is measured by says the share of all hours that were wet.
public struct Reliability: Hashable, Sendable {
  /// The hours whose chance lies between two limits, of which the upper one belongs to the next bin.
  public struct Bin: Hashable, Sendable {
    public var limits: ClosedRange<Double>
    public var cases: Int
    public var wet: Int
    /// The mean of the chances that were forecast.
    public var chance: Double

    /// The share of hours that were wet.
    public var share: Double { Double(wet) / Double(cases) }
    /// Whether it has enough cases to be believed.
    public var counts: Bool { cases >= Reliability.fewest }
  }

  /// The cases from which a bin is believed.
  public static let fewest = 50
  /// Fifths around the rounded tenths that people read, and what is nearly sure by itself.
  public static let limits = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]

  /// The bins that have cases, from the lowest chance on.
  public let bins: [Bin]
  public let brier: Double
  /// The Brier score of the climatology.
  public let climatology: Double

  /// `nil` without a case.
  public init?(_ all: [ChanceCase], limits: [Double] = Self.limits) {
    guard !all.isEmpty else { return nil }
    bins = zip(limits, limits.dropFirst()).compactMap { lower, upper in
      let own = all.filter {
        $0.chance >= lower && ($0.chance < upper || upper == limits.last && $0.chance == upper)
      }
      guard !own.isEmpty else { return nil }
      return Bin(
        limits: lower...upper, cases: own.count, wet: own.count(where: \.isWet),
        chance: own.reduce(0) { $0 + $1.chance } / Double(own.count))
    }
    brier = Self.brier(all, \.chance)
    let share = Double(all.count(where: \.isWet)) / Double(all.count)
    climatology = share * (1 - share)
  }

  static func brier(_ cases: [ChanceCase], _ chance: (ChanceCase) -> Double) -> Double {
    let errors = cases.map { chance($0) - ($0.isWet ? 1 : 0) }
    return errors.reduce(0) { $0 + $1 * $1 } / Double(cases.count)
  }
}

/// A correction of chances at one place: a chance becomes the share of hours that were wet when it was forecast.
public struct Calibration: Hashable, Sendable {
  /// A chance and what came of it.
  private struct Point: Hashable {
    var chance: Double
    var share: Double
  }

  /// Both values rise.
  private let points: [Point]
  public let cases: Int
  /// The Brier scores of the chances as they were, and of those of each month corrected by the other months.
  public let before: Double
  public let after: Double

  /// `nil` unless two bins at least have enough cases, and the Brier score falls where each month in turn is corrected
  /// by the others.
  public init?(_ all: [ChanceCase]) {
    let months = Dictionary(grouping: all, by: \.month)
    guard let points = Self.points(all), months.count > 1 else { return nil }
    var corrected = 0.0
    for (month, own) in months {
      guard let others = Self.points(all.filter { $0.month != month }) else { return nil }
      corrected += Reliability.brier(own) { Self.value($0.chance, of: others) } * Double(own.count)
    }
    self.points = points
    cases = all.count
    before = Reliability.brier(all, \.chance)
    after = corrected / Double(all.count)
    guard after < before else { return nil }
  }

  /// A corrected chance, from 0 to 1.
  public func corrected(_ chance: Double) -> Double { Self.value(chance, of: points) }

  /// The bins with enough cases; neighbors of which the higher chance came less often are one (pool adjacent violators).
  private static func points(_ all: [ChanceCase]) -> [Point]? {
    let bins = Reliability(all)?.bins.filter(\.counts) ?? []
    guard bins.count > 1 else { return nil }
    var pooled: [Reliability.Bin] = []
    for bin in bins {
      pooled.append(bin)
      while pooled.count > 1, pooled[pooled.count - 2].share > pooled[pooled.count - 1].share {
        let (upper, lower) = (pooled.removeLast(), pooled.removeLast())
        let cases = lower.cases + upper.cases
        let sum = lower.chance * Double(lower.cases) + upper.chance * Double(upper.cases)
        pooled.append(
          Reliability.Bin(
            limits: lower.limits.lowerBound...upper.limits.upperBound, cases: cases,
            wet: lower.wet + upper.wet, chance: sum / Double(cases)))
      }
    }
    return pooled.map { Point(chance: $0.chance, share: $0.share) }
  }

  /// On the line between two points, and beyond the outer ones as theirs.
  private static func value(_ chance: Double, of points: [Point]) -> Double {
    guard let next = points.firstIndex(where: { $0.chance >= chance }) else {
      return points[points.count - 1].share
    }
    guard next > 0 else { return points[0].share }
    let (lower, upper) = (points[next - 1], points[next])
    let way = (chance - lower.chance) / (upper.chance - lower.chance)
    return lower.share + way * (upper.share - lower.share)
  }
}

/// The corrections of a place's chances, by the days ahead for which forecasts are compared.
public struct Calibrations: Hashable, Sendable {
  private let byLead: [Int: Calibration]

  /// `nil` if no lead has enough cases, or gains by it.
  public init?(_ cases: [ChanceCase]) {
    byLead = Dictionary(grouping: cases, by: \.lead).compactMapValues(Calibration.init)
    if byLead.isEmpty { return nil }
  }

  /// The report with corrected chances of the hours whose lead has a correction, and the days made of these hours.
  public func corrected(_ report: Report, clock: PlaceClock) -> Report {
    let issued = report.issuedAt ?? report.fetched
    var corrected = report
    var used: Set<Int> = []
    for index in report.hours.indices {
      // A forecast of N days is one made at most twelve hours more or less than N days before.
      let days = report.hours[index].time.timeIntervalSince(issued) / 86_400
      guard let lead = byLead.keys.min(by: { abs(Double($0) - days) < abs(Double($1) - days) }),
        abs(Double(lead) - days) <= 0.5, let correction = byLead[lead],
        let chance = report.hours[index].precipitationProbability
      else { continue }
      used.insert(lead)
      corrected.hours[index].precipitationProbability =
        Share((correction.corrected(chance.in(.percent) / 100) * 100).rounded(), .percent)
    }
    guard !used.isEmpty else { return report }
    corrected.calibratedBy = used.compactMap { byLead[$0]?.cases }.reduce(0, +)
    let chances = Dictionary(grouping: corrected.hours) { clock.day(of: $0.time) }
      .compactMapValues { $0.compactMap(\.precipitationProbability).max() }
    for index in corrected.days.indices where corrected.days[index].precipitationProbability != nil
    {
      corrected.days[index].precipitationProbability =
        chances[corrected.days[index].date] ?? corrected.days[index].precipitationProbability
    }
    return corrected
  }
}
