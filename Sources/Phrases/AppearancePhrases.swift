/// What is said of drawings and charts, and to someone who is new.
public protocol AppearancePhrases: Sendable {
  func temperatureChart(in unit: String) -> String
  func rainChart(in unit: String) -> String
  func windChart(in unit: String) -> String
  func pressureChart(in unit: String) -> String
  /// Instead of a chart of which the report has no value.
  var noChart: String { get }
  /// 0 Monday … 6 Sunday, in three columns.
  func weekday(_ index: Int) -> String
  func sunshine(_ hours: String) -> String
  /// Under a screenful of a page that goes on.
  func moreLines(_ count: Int) -> String
  /// What teaches a new person the first three steps, each on a line.
  var welcome: [String] { get }
}
