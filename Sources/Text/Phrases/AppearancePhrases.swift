/// Words beside drawings, and the introduction for new users.
public protocol AppearancePhrases: Sendable {
  /// 0 Monday … 6 Sunday, in three columns.
  func weekday(_ index: Int) -> String
  func sunshine(_ hours: String) -> String
  /// Below each screenful of a page that continues.
  func moreLines(_ count: Int) -> String
  /// The first three steps for new users, each on a line.
  var welcome: [String] { get }
  /// Above the weather of a place that nobody has asked for yet.
  func suggested(_ place: String) -> String
}
