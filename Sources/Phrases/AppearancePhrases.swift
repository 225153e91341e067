public import Outlook

/// Words for drawings and charts, and the introduction for new users.
public protocol AppearancePhrases: Sendable {
  func temperatureChart(in unit: String) -> String
  func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String
  func windChart(in unit: String) -> String
  func pressureChart(in unit: String) -> String
  /// Instead of a chart of which the report has no value.
  var noChart: String { get }
  /// 0 Monday … 6 Sunday, in three columns.
  func weekday(_ index: Int) -> String
  func sunshine(_ hours: String) -> String
  /// Under a screenful of a page that goes on.
  func moreLines(_ count: Int) -> String
  /// The first three steps for new users, each on a line.
  var welcome: [String] { get }
}
