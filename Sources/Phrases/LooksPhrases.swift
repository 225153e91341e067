/// What is said of drawings and charts, and to someone who is new.
public protocol LooksPhrases: Sendable {
  var temperatureChart: String { get }
  var rainChart: String { get }
  var windChart: String { get }
  var pressureChart: String { get }
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
