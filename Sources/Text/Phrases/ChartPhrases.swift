public import Outlook

/// The legends of charts.
public protocol ChartPhrases: Sendable {
  func precipitationChart(_ kind: PrecipitationKind, in unit: String) -> String
  /// Shown in place of a chart without data.
  var noChart: String { get }
  /// Shown in place of a chart of hours in which nothing falls.
  var dryChart: String { get }
  /// Above a chart of rain where one of snow was asked for.
  var snowlessChart: String { get }
  // Behind the sign that each explains
  var apparentLegend: String { get }
  var probabilityLegend: String { get }
  var medianLegend: String { get }
  /// The amount above which one run of an ensemble in ten lies.
  var wettestLegend: String { get }
  var northWindLegend: String { get }
  var nightLegend: String { get }
  func legend(of kind: PrecipitationKind) -> String
}
