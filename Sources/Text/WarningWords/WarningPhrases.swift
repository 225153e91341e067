public import Phrases
public import Reports
public import Warnings

/// Sentences about official warnings.
public protocol WarningPhrases: Phrases {
  /// The title of a warning: "Yellow warning: wind", or the event in the sender's words where it has no color.
  func warning(_ warning: WeatherWarning) -> String
  /// Within a sentence: a warning of that kind.
  func warning(of kind: WeatherWarning.Kind) -> String
  /// The warning in one line, with its start if that is to come, its end and the number of others.
  func warningLine(
    _ warning: WeatherWarning, from: WarningMoment?, until: WarningMoment?, more: Int
  ) -> String
  /// One sentence for warnings that may not cover the place, or the places.
  func unplacedWarnings(count: Int, in countries: [String], isOfPlaces: Bool) -> String
  func severity(_ severity: WeatherWarning.Severity) -> String
  /// A day of the next ones, before a time.
  func warningDay(_ day: CalendarDay) -> String
  func period(from: WarningMoment?, until: WarningMoment?) -> String
  func issued(by sender: String) -> String
  /// Of the WMO's index, in which not every country takes part, it says that this lists none.
  func noWarnings(for place: String, from service: WarningService, checked time: String) -> String
  /// Behind that a country has none, of which one town was looked up: where those of the others are.
  var othersNotLookedUp: String { get }
  func unclearWarning(for place: String) -> String
  /// The heading of the numbers on a map.
  var warningsHeading: String { get }
  /// The number of a country's warnings that a map can't draw.
  func undrawnWarnings(count: Int?, in country: String) -> String
  /// The number of further countries whose warnings a closer map would show.
  var noWarningsInView: String { get }
  func countriesLeftOut(count: Int) -> String
  /// The number of warnings that aren't listed because there are too many.
  func omittedWarnings(count: Int) -> String
  /// Says that some of the warnings in force could not be read, which may be for the place.
  func unreadWarnings(count: Int, of listed: Int) -> String
  /// The number of warnings of which only the title is known.
  func abridgedWarnings(count: Int) -> String
  /// Introduces warnings from another service, because the country's own could not be read.
  func warningsFallback(for service: WarningService, from other: WarningService) -> String
  /// One short line that warnings of the named places are missing; without names, for all on the page.
  func warningsUnread(for names: [String], because reasons: [UnreadReason]) -> String
  /// Says that MeteoAlarm passes warnings on with a delay, which its terms require.
  var newerWarnings: String { get }
  var askingForWarnings: String { get }
  /// Below the warnings of the first places: how many others have some, and a row of one.
  func moreWarned(_ count: Int, row: Int) -> String
  var warningListHint: String { get }
}

// The same in every language.
extension WarningPhrases {
  /// For a page about more than warnings.
  public func warningsMissing(because failure: Failure) -> String {
    let reason = sentence(for: failure, triesAgain: false)
    if failure == .warningsAreLate { return reason }
    return failure.warningService == nil ? warningsUnread(of: nil) + " " + reason : reason
  }
}

extension Phrases {
  /// These sentences in the same language.
  public var warnings: any WarningPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}

/// When a warning begins or ends, in words.
public struct WarningMoment: Hashable, Sendable {
  let date: CalendarDay
  var day, time: String

  var text: String { day + " " + time }
}
