import Foundation
public import Outlook
public import Phrases
public import WeatherModels

// The times and the certainty of spells.
extension Wording {
  /// More parts than these are said by their lowest and highest chance alone.
  private static let mostParts = 3

  /// The surest part of an interval, and those before and after it; of one with pauses, which `isBroken`, all parts
  /// together. `moment` names a time; shares are those of `service` or of runs.
  func said(
    _ interval: Interval, _ parts: [Spell.Part], by service: Service, isBroken: Bool = false,
    moment: (Date, _ isStart: Bool) -> OutlookMoment?
  ) -> SaidSpell {
    func period(from start: Date?, until end: Date?, isOpen: Bool) -> OutlookPeriod {
      OutlookPeriod(
        from: start.flatMap { moment($0, true) }, until: end.flatMap { moment($0, false) },
        isOpen: isOpen)
    }
    // The first of them, so that the beginning stays what it is.
    let surest = parts.indices.max { a, b in
      (rank(parts[a]), -a) < (rank(parts[b]), -b)
    }
    guard let surest, parts.count <= (isBroken ? 1 : Self.mostParts) else {
      let shares = parts.compactMap { $0.certainty?.share }
      let ends = [shares.min(), shares.max()].compactMap { $0.map(Self.figure) }
      let range =
        ends.isEmpty
        ? nil
        : named(
          Figures.withUnit(
            ends[0] == ends[1] ? ends[0] : phrases.shares(ends[0], ends[1]), "%"), by: service)
      return SaidSpell(
        period(from: interval.start, until: interval.end, isOpen: interval.isOpen), range: range)
    }
    let isFirst = surest == 0
    let isLast = surest == parts.count - 1
    let main = period(
      from: isFirst ? interval.start : parts[surest].start,
      until: isLast ? interval.end : parts[surest].end, isOpen: isLast && interval.isOpen)
    // Each edge has its own share: that of the whole time is the surest part's.
    var (from, until) = (main.start, main.end)
    let others = parts.enumerated().compactMap { index, part -> SaidSpell.Part? in
      guard index != surest else { return nil }
      var edge =
        index < surest
        ? period(from: part.start, until: nil, isOpen: false)
        : period(from: nil, until: part.end, isOpen: false)
      (from, edge.start) = (edge.start ?? from, edge.start?.after(from))
      (until, edge.end) = (edge.end ?? until, edge.end?.after(until))
      return SaidSpell.Part(part.certainty.map { SaidCertainty($0.word, share($0)) }, edge)
    }
    return SaidSpell(
      main, parts[surest].certainty.map { said($0, by: service) }, others: others)
  }

  /// A part without a chance is certain, as far as the report says.
  private func rank(_ part: Spell.Part) -> Int {
    let words = Certainty.Word.allCases
    return part.certainty.flatMap { words.firstIndex(of: $0.word) } ?? words.count
  }

  /// `very likely` with `41 of 51 runs` or `90 % by Open-Meteo`.
  public func said(_ certainty: Certainty, by service: Service) -> SaidCertainty {
    let share = share(certainty)
    return SaidCertainty(
      certainty.word,
      certainty.runs == nil ? named(share, by: service) : share)
  }

  /// `41 of 51 runs`, `90 %`
  func share(_ certainty: Certainty) -> String {
    certainty.runs.map { phrases.share($0.agree, of: $0.members) }
      ?? Self.percent(certainty.share)
  }

  /// A sample says above that it is one.
  private func named(_ share: String, by service: Service) -> String {
    service == .sample ? share : phrases.share(share, by: phrases.serviceName(service))
  }

  private static func figure(_ share: Double) -> String {
    Figures.fixed(share * 100, decimals: 0)
  }

  static func percent(_ share: Double) -> String { Figures.withUnit(figure(share), "%") }
}
