import Analysis
import Documents
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

/// The weeks or the months of an outlook that aren't over, beside what is usual for them.
nonisolated struct SeasonalPage {
  let outlook: SeasonalOutlook
  private let unit: SeasonalUnit
  private let periods: [SeasonalOutlook.Period]
  private let words: Wording
  private let clock: PlaceClock
  private let today: CalendarDay

  /// `today` is that of the clock, which is the place's.
  init(
    _ unit: SeasonalUnit, _ outlook: SeasonalOutlook, _ words: Wording, _ clock: PlaceClock,
    today: CalendarDay
  ) {
    let all = unit == .weeks ? outlook.weeks : outlook.months
    periods = all.filter { $0.last >= today }
    (self.unit, self.outlook, self.words) = (unit, outlook, words)
    (self.clock, self.today) = (clock, today)
  }

  var isEmpty: Bool { periods.isEmpty }

  private var phrases: any SeasonalPhrases { words.phrases.seasonal }

  private func isRunning(_ period: SeasonalOutlook.Period) -> Bool { period.first <= today }

  // MARK: Sentences

  /// The likely sides of the weeks that haven't begun; `nil` for months, which have no chances.
  var sentence: String? {
    guard !isEmpty else { return phrases.noPeriods(unit) }
    let coming = periods.filter { !isRunning($0) }
    let likely = SeasonalSide.allCases.compactMap { side -> String? in
      let weeks = coming.filter { period in
        side.share(of: period).map { [.likely, .veryLikely].contains(Certainty.Word($0)) } == true
      }
      return weeks.isEmpty ? nil : phrases.likely(side, weeks.map(\.first))
    }
    let hasChances = coming.contains { $0.warmer != nil || $0.wetter != nil }
    guard likely.isEmpty else { return likely.joined(separator: " ") }
    return hasChances ? phrases.nothingLikely : nil
  }

  /// Explains the usual and chances, and says that single days aren't meant.
  var note: String? { isEmpty ? nil : phrases.usual + " " + phrases.seasonalLimits(unit) }

  // MARK: The table

  /// A row for each week or month: its temperature and its precipitation, each with a bar to the left of what is usual or
  /// to the right.
  func table(width: Int) -> [Line] {
    guard !isEmpty else { return [] }
    // Where there are no chances, a heading is above the figures.
    let quantities = ["temperature", "rain"].flatMap { name -> [Line] in
      let heading = Line(phrases.quantityColumn(name), .dim)
      return unit == .weeks ? [heading, "", ""] : ["", heading, ""]
    }
    let heading = [Line(phrases.periodHeading(unit), .dim)] + quantities
    let scales = (scale(\.temperature, least: 2), scale(\.precipitation, least: 10))
    let rows = periods.map { period in
      [
        Line(phrases.name(of: period.first, unit, isRunning: isRunning(period))),
        Line(chance(.warmer, .colder, period)), Line(temperature(period)),
        bar(period.temperature, scales.0, .cold, .warm),
        Line(chance(.wetter, .drier, period)), Line(precipitation(period)),
        bar(period.precipitation, scales.1, .sun, .rain),
      ]
    }
    func table(_ rows: [[Line]]) -> Table {
      Table(
        columns: [
          .init(isPlain: true), .init(), .init(.trailing), .init(expendable: 1), .init(),
          .init(.trailing), .init(expendable: 2),
        ], rows: rows, hasHeading: true)
    }
    // Folded rows have no room for bars, and no columns that headings could be above.
    let whole = table([heading] + rows)
    let lines =
      whole.leastWidth() <= width
      ? whole.lines(width: width)
      : periods.flatMap { period in
        (Line(" ") + Line(reading(period))).wrapped(to: width, indent: 3)
      }
    return WeatherLines.note(phrases.seasonalTitle(unit), .strong, width: width)
      + lines.read(as: periods.map(reading))
  }

  private static let barWidth = 13

  private func scale(
    _ value: KeyPath<SeasonalOutlook.Period, Double?>, least: Double
  ) -> ChartScale? {
    let most = max(least, periods.compactMap { $0[keyPath: value].map(abs) }.max() ?? 0)
    return ChartScale([-most, most])
  }

  /// A bar from what is usual, which is the dot in the middle.
  private func bar(
    _ value: Double?, _ scale: ChartScale?, _ below: Style, _ above: Style
  ) -> Line {
    guard let value, let scale else { return "" }
    return RangeBar(low: min(0, value), high: max(0, value), mark: 0).line(
      on: scale, width: Self.barWidth, glyphs: words.appearance().glyphs
    ) { _ in value < 0 ? below : above }.read(as: [])
  }

  /// The likelier side with its chance: `warmer 71 %`.
  private func chance(
    _ above: SeasonalSide, _ below: SeasonalSide, _ period: SeasonalOutlook.Period
  ) -> String {
    guard let share = above.share(of: period) else { return "" }
    // A half is neither.
    let percent = (share * 100).rounded()
    return percent >= 50
      ? phrases.chance(above, Self.percent(percent))
      : phrases.chance(below, Self.percent(100 - percent))
  }

  private static func percent(_ value: Double) -> String {
    Figures.withUnit(Figures.fixed(value, decimals: 0), "%")
  }

  /// `+1.8 °C`; a difference has no zero to convert.
  private func temperature(_ period: SeasonalOutlook.Period) -> String {
    let figures = words.figures
    return signed(
      period.temperature.map(figures.degrees(ofDifference:)), decimals: 1,
      figures.units.temperature.rawValue)
  }

  private func precipitation(_ period: SeasonalOutlook.Period) -> String {
    let units = words.figures.units
    let decimals = units.rain == .inches ? 1 : 0
    return signed(
      period.precipitation.map { $0 / units.rain.scale }, decimals: decimals, units.rain.symbol)
  }

  private func signed(_ value: Double?, decimals: Int, _ unit: String) -> String {
    let figure = value.map { Figures.fixed($0, decimals: decimals) } ?? "–"
    let isPositive = (value ?? 0) > 0 && Double(figure) != 0
    return phrases.figure(Figures.withUnit((isPositive ? "+" : "") + figure, unit))
  }

  private func reading(_ period: SeasonalOutlook.Period) -> String {
    let heading = unit == .weeks ? phrases.periodHeading(unit) + " " : ""
    let name = heading + phrases.name(of: period.first, unit, isRunning: isRunning(period))
    let parts = [
      ("temperature", chance(.warmer, .colder, period), temperature(period)),
      ("rain", chance(.wetter, .drier, period), precipitation(period)),
    ].map { quantity, chance, figure in
      // A side says the quantity.
      chance.isEmpty
        ? "\(phrases.quantityColumn(quantity).lowercasedFirst) \(figure)" : "\(chance), \(figure)"
    }
    return "\(name.capitalizedFirst): " + parts.joined(separator: "; ")
  }

  // MARK: The document

  /// Differences in K and mm, shares from 0 to 1.
  func document(of place: Place) -> JSONValue {
    let all: JSONValue = .object([.init(name: unit.rawValue, value: .array(periods.map(json)))])
    let origin: JSONValue = [
      "model": .string(unit == .weeks ? "ecmwf_ec46" : "ecmwf_seas5"),
      "reference": .string("model climate"), "fetched": .optional(clock.iso8601(outlook.fetched)),
      "service": .string(outlook.service.rawValue), "sample": .bool(outlook.service == .sample),
    ]
    return (["place": place.json] as JSONValue).merging(all).merging(origin)
  }

  private func json(_ period: SeasonalOutlook.Period) -> JSONValue {
    let value: JSONValue = [
      "from": .string(period.first.description), "to": .string(period.last.description),
      "isRunning": .bool(isRunning(period)),
      "temperatureAnomaly": .rounded(period.temperature),
      "precipitationAnomaly": .rounded(period.precipitation),
    ]
    guard unit == .weeks else { return value }
    return value.merging(
      .object(
        SeasonalSide.allCases.map {
          JSONValue.Member(name: $0.rawValue, value: .rounded($0.share(of: period)))
        }))
  }
}

/// A side of what is usual.
nonisolated enum SeasonalSide: String, Hashable, Sendable, CaseIterable {
  case warmer, colder, wetter, drier

  /// The share of the runs on it. That of colder and drier is what the others leave, and has what is just as usual.
  func share(of period: SeasonalOutlook.Period) -> Double? {
    switch self {
    case .warmer: period.warmer
    case .colder: period.warmer.map { 1 - $0 }
    case .wetter: period.wetter
    case .drier: period.wetter.map { 1 - $0 }
    }
  }
}
