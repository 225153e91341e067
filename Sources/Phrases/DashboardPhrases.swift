public import Outlook

/// The words of the rows of favorites at home.
public protocol DashboardPhrases: Sendable {
  /// Above what comes next, and the day's range.
  var nextHeading: String { get }
  var todayHeading: String { get }
  /// The change in a few words, for a table. The time is finished text.
  func begins(_ kind: PrecipitationKind, at time: String, isLikely: Bool) -> String
  /// Something falls now; until when, where that is known.
  func lasts(_ kind: PrecipitationKind, until time: String?, isLikely: Bool) -> String
  /// No rain and no snow in 24 hours.
  var staysDry: String { get }
  /// Below the rows: how many favorites more there are, and the command that lists them.
  func moreFavorites(_ count: Int) -> String
}
