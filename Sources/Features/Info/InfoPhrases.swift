import Foundation
import Phrases
import Reports

/// Sentences about Vane itself: its help, the services that it asks, and its archive.
nonisolated protocol InfoPhrases: Phrases {
  /// The heading of the commands and their summaries.
  var helpIntroduction: String { get }
  var helpHint: String { get }
  /// Lines that can be typed, by what they are about: one of each kind.
  var helpExamples: [(lines: [String], meaning: String)] { get }
  /// Whole questions that can be typed.
  var helpQuestions: [String] { get }
  var rowHelp: String { get }
  var shortNames: String { get }
  var examples: String { get }
  /// The lines of `help json`, `help csv` and `help version`, each wrapped on its own; those above `help options`.
  func lines(of topic: HelpTopic) -> [String]

  // Of one service in `status`
  var lastReportHeading: String { get }
  var requestsHeading: String { get }
  func lastFailure(secondsAgo: Double, _ sentence: String) -> String
  func neverAsked(_ services: [String], others: Int) -> String
  var internetAddressService: String { get }
  var roadService: String { get }
  /// The period is a minute, an hour or a day, in seconds.
  func used(_ requests: Double, of limit: RequestLimit, sinceDay start: Date) -> String
  func contacted(_ hosts: [String]) -> String
  /// The newest run of all, `18:00 UTC`.
  func newestRun(_ model: String, _ time: String) -> String

  // The archive
  /// `oldest` is `nil` for an empty one.
  func archive(
    _ path: String, size: String, records: Int, places: Int, hourly: Int, oldest: CalendarDay?
  ) -> [NamedValue]
  func confirmArchiveClear(records: Int) -> String
  var archiveCleared: String { get }
}

nonisolated extension InfoPhrases {
  /// Part of a request counts as a whole one.
  func count(_ requests: Double) -> String {
    Int(exactly: requests.rounded(.up)).map(grouped) ?? "–"
  }
}

nonisolated extension Phrases {
  var info: any InfoPhrases { spoken.words(english: { $0 }, slovak: { $0 }) }
}
