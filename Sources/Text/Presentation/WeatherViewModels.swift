import Analysis
import Phrases
public import Reports
public import TerminalText

/// The line above a report.
public struct HeadViewModel: Hashable, Sendable {
  var place: String
  /// The service, and when its answer was issued and fetched.
  public var sources: [String]
  public var isSample: Bool
  /// The color that the user gave its country, if any.
  var style = Style.strong
  public var notes: [String] = []
  var elevation: String?
  /// Shorter forms for lines where the whole one leaves no room for the source, the longest first.
  var shorterPlaces: [String] = []

  public init(place: String, sources: [String] = [], isSample: Bool = false) {
    (self.place, self.sources, self.isSample) = (place, sources, isSample)
  }

  public var source: String { sources.joined(separator: " · ") }
}

/// The present weather in words.
public struct PresentViewModel: Hashable, Sendable {
  public var sign: Line
  public var condition: String
  public var temperature: String
  public var apparent: String?
  public var facts: [String]
  public var more: [String]
}

/// A day in words.
public struct DayViewModel: Hashable, Sendable {
  public var date: CalendarDay
  public var name: String
  public var sign: Line
  public var low, high, condition, shortCondition, rain, probability, wind: String
  public var sun, sunshine: String
  /// The bar from the low to the high temperature in °C; today's marks the present one.
  public var range: RangeBar
  public var glyphs: Glyphs
  /// The unit of both temperatures.
  public var unit: String
  /// The kind of precipitation.
  var kind: PrecipitationKind
  /// The precipitation of the day as water.
  var millimeters: Double?
  /// The precipitation with a word for the snow in it; empty where that is no longer than without.
  var wholeRain = ""
  /// One figure for what falls where there are two: on a day of snow its depth, and otherwise all as water.
  var oneFigure: String?
  /// The difference of the day's forecasts, such as `●●○ 4 °C`; empty if it isn't known.
  public var difference = ""
  public var reading = ""

  var details: String { [sun, sunshine].filter { !$0.isEmpty }.joined(separator: " · ") }

  /// The day without some of its cells. Its sentence has all.
  public func without(_ cells: WritableKeyPath<DayViewModel, String>...) -> DayViewModel {
    cells.reduce(into: self) { $0[keyPath: $1] = "" }
  }

  public var total: String { oneFigure ?? rain }

  /// The low, the bar between both and the high, each in a cell.
  public func temperatures(on scale: ChartScale?, bar width: Int) -> [Line] {
    let bar = scale.map { range.line(on: $0, width: width, glyphs: glyphs) { Style(celsius: $0) } }
    return [
      Line(low, Style(celsius: range.low)), bar ?? "",
      Line(Figures.withUnit(high, unit), Style(celsius: range.high)),
    ]
  }

  /// The day in one sentence for screen readers, with the amount of its precipitation.
  func sentence(_ phrases: any Phrases, amount: String) -> String {
    let range = phrases.range(from: low, to: Figures.withUnit(high, unit))
    return Self.sentence(
      name,
      [
        condition, low == "–" && high == "–" ? "–" : range,
        rain == "–" ? "–" : amount,
        ["", "–"].contains(probability) ? "–" : phrases.chance(of: kind, probability),
        wind == "–" ? "–" : phrases.wind(wind, from: nil, gusts: nil), sunshine, sun,
      ])
  }

  /// `head: fact, fact`, without those that are not known.
  public static func sentence(_ head: String, _ facts: [String]) -> String {
    let known = facts.filter { !$0.isEmpty && $0 != "–" }.joined(separator: ", ")
    return known.isEmpty ? head : head + ": " + known
  }
}

extension [DayViewModel] {
  /// The scale of all temperatures; `nil` where none is known.
  public var scale: ChartScale? {
    ChartScale(flatMap { [$0.range.low, $0.range.high, $0.range.mark] }, leastSpan: 4)
  }
}
