public import Analysis
public import Reports

/// Words for days that are typed, sentences about days, and figures of the weather within sentences.
public protocol DayPhrases: Sendable {
  /// Words for days, in lower case without accents; the first of each meaning is the usual one.
  var dayWords: [DayWord] { get }
  /// Abbreviations that are also words in other languages, so that they count only in this one.
  var shortDayWords: [DayWord] { get }
  /// Days of the year with names, and days cut short, which Tab doesn't offer.
  var holidays: [DayWord] { get }
  /// Words before a day that say nothing more: `on` of `on 25 November`.
  var dayPrepositions: [String] { get }
  /// The words before a length of time from now: `in 3 days`.
  var fromNowWords: [String] { get }
  /// Words for parts of a day, with their hours, those after midnight from 24.
  var partsOfDay: [String: Range<Int>] { get }
  /// Those that are read and not offered: `eve`.
  var spokenPartsOfDay: [String: Range<Int>] { get }
  /// Words before the name of a month for some of its days, without accents: `early`, `first week of`.
  var partsOfMonth: [String: ClosedRange<Int>] { get }
  /// January first, in each grammatical case used in dates.
  var monthNames: [[String]] { get }
  /// All forms that may follow a typed number.
  func words(for unit: TimeSpanUnit) -> [String]
  /// The heading of tonight's hours.
  var nightHeading: String { get }
  /// The heading of some hours of a day; both times are the same for one hour.
  func heading(_ day: String, from: String, to: String) -> String
  /// The report doesn't cover `day`.
  func dayNotCovered(_ day: CalendarDay, by covered: ClosedRange<CalendarDay>) -> String
  /// The forecast covers the time that is shown only until then; until the end of the day without a time.
  func forecastEnds(_ day: CalendarDay, at time: String?) -> String
  /// The headings of columns of a table of hours that are not quantities: the time, and the sky in words.
  var timeHeading: String { get }
  /// The share of an ensemble's runs that a band holds: `80 % of 51 runs`.
  func share(_ share: String, members: Int) -> String

  /// 0 Monday … 6 Sunday, in three columns.
  func weekday(_ index: Int) -> String
  func sunshine(_ hours: String) -> String
  /// `3 to 7 °C`
  func range(from low: String, to high: String) -> String
  /// The words before the temperatures and the precipitation of so many hours.
  func within(hours: Int) -> String
  /// An amount that has the signs of the language already: `snow 0.3 mm`.
  func amount(of kind: PrecipitationKind, _ amount: String) -> String
  /// The sum of what falls in some hours: `rain 8 mm`, `snow 3 cm`. `isAtLeast` if some of these hours aren't known.
  func total(_ amounts: [String], isAtLeast: Bool) -> String
  /// All precipitation, melted, and the depth of the new snow in it: `16.6 mm, snow 2.1 cm`.
  func precipitation(_ amount: String, withSnow depth: String) -> String
  /// A unit of precipitation, or a figure in it, of snow whose depth isn't known: `mm water`.
  func water(_ unit: String) -> String
  /// All precipitation, for screen readers.
  func wholePrecipitation(_ amount: String) -> String
  func chance(of kind: PrecipitationKind, _ share: String) -> String
}

/// A word for a day, and its meaning.
public struct DayWord: Hashable, Sendable {
  public let text: String
  public let day: DayReference

  public init(_ text: String, _ day: DayReference) {
    self.text = text
    self.day = day
  }

  /// A day word for each of the words, Monday first.
  static func week(
    _ words: [String], _ day: (Int) -> DayReference = DayReference.weekday
  ) -> [DayWord] {
    words.enumerated().map { DayWord($1, day($0)) }
  }
}
