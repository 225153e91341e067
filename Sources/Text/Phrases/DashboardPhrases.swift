public import Outlook

/// The words of the rows of favorites at home.
public protocol DashboardPhrases: Sendable {
  /// Headings of the next change and of the day's range.
  var nextHeading: String { get }
  var todayHeading: String { get }
  /// The change in a few words, for a table. The time is finished text.
  func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String
  /// Says that it rains or snows now; `nil` if the end isn't known.
  func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String
  /// No rain and no snow in 24 hours.
  var staysDry: String { get }
  /// A sentence about an alert, and the question after it as it was typed.
  func expectedAlert(_ sentence: String, _ question: String) -> String
  /// The number of further alerts, and the command that lists them.
  func moreAlerts(_ count: Int) -> String
  /// Below the rows: how many favorites more there are, and the command that lists them.
  func moreFavorites(_ count: Int) -> String
}
