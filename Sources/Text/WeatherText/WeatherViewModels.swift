import Outlook
import Phrases
public import TerminalText

/// The line above a report.
public struct HeadViewModel: Hashable, Sendable {
  var place: String
  public var source: String
  public var isSample: Bool
  /// The color that the user gave its country, if any.
  var style = Style.strong
  public var notes: [String] = []
  var elevation: String?
  /// A shorter name for lines where the whole one leaves no room for the source.
  var shortPlace: String?
}

extension HeadViewModel {
  public init(place: String, source: String, isSample: Bool) {
    self.init(place: place, source: source, isSample: isSample, style: .strong)
  }
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
public struct DayViewModel: Hashable, Sendable, ConditionRow {
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
  /// The precipitation with the word for the snow in it; empty where it is as short.
  var wholeRain = ""
  /// One figure for what falls where there are two: on a day of snow its depth, and otherwise all as water.
  var oneFigure: String?
  /// The difference of the day's forecasts, such as `●●○ 4 °C`; empty if it isn't known.
  public var difference = ""
  /// The row as a sentence.
  public var reading = ""
  public var aside: String { wind }

  var details: String { [sun, sunshine].filter { !$0.isEmpty }.joined(separator: " · ") }

  /// The day without some of its cells. Its sentence has all.
  public func without(_ cells: WritableKeyPath<DayViewModel, String>...) -> DayViewModel {
    cells.reduce(into: self) { $0[keyPath: $1] = "" }
  }

  /// The precipitation as one figure.
  public var total: String { oneFigure ?? rain }
}
