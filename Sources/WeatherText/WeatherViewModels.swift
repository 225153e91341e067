public import Outlook
public import TerminalText

/// The line above a report.
public struct HeadViewModel: Hashable, Sendable {
  public var place: String
  public var source: String
  public var isSample: Bool
  /// Of the place: the colour that a person gave its country, if any.
  public var style = Style.strong
  public var notes: [String] = []
  public var elevation: String?
  /// The name for lines in which the whole one leaves the source no room.
  public var shortPlace: String?
}

/// The present weather in words.
public struct PresentViewModel: Hashable, Sendable {
  /// Five lines, or none.
  public var drawing: [Line]
  public var sign: String
  public var condition: String
  public var temperature: String
  public var apparent: String?
  public var facts: [String]
  public var more: [String]
}

/// A day in words.
public struct DayViewModel: Hashable, Sendable, ConditionRow {
  public var name, sign, low, high, condition, shortCondition, rain, probability, wind: String
  public var sun, sunshine: String
  /// From the low to the high temperature in °C, the present one marked on today's.
  public var range: RangeBar
  public var glyphs: Glyphs
  /// Of the two temperatures.
  public var unit: String
  /// Of the precipitation.
  public var kind: PrecipitationKind
  /// The precipitation of the day as water.
  public var millimeters: Double?
  /// The precipitation with the word for the snow in it; empty where it is as short.
  public var wholeRain = ""
  /// The same as a sentence.
  public var reading = ""
  public var aside: String { sunshine }

  /// All that falls, as water: without the snow in it.
  public var total: String {
    rain.firstRange(of: ", ").map { String(rain[..<$0.lowerBound]) } ?? rain
  }
}

/// An hour in words; the figures stand without their units, which the table names.
public struct HourViewModel: Hashable, Sendable, ConditionRow {
  public var time, sign, condition, shortCondition, temperature, rain, probability, wind: String
  public var direction: String
  public var units: UnitSymbols
  /// Of the precipitation.
  public var kind: PrecipitationKind
  /// The two temperatures in °C, for their colors.
  public var celsius: Double?
  public var apparentCelsius: Double?
  /// The precipitation as water, and whether there is any.
  public var millimeters: Double?
  public var falls = false
  /// The depth of fresh snow, and whether there is any.
  public var snowfall = "–"
  public var hasNewSnow = false
  public var apparent = "–"
  public var gusts = "–"
  public var humidity = "–"
  public var cloudCover = "–"
  public var uvIndex = "–"
  public var pressure = "–"
  /// The sentence with all that a table has columns for.
  public var wholeReading = ""
  /// The date, where the hour is the first of another day than today.
  public var newDay: String?
  /// The same as a sentence.
  public var reading = ""
}
