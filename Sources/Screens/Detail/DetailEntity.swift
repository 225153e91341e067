public import ScreenKit

/// A part of all that there is to say about a place.
public nonisolated enum DetailPart: Hashable, Sendable {
  /// Now, the next hours and the next days.
  case everything
  case hours
  case days(limit: Int)
  case air
  case airChart(hours: Int)
  case warnings
  case chart(ChartKind, hours: Int)
  /// Several charts over one axis; as many hours as the window has room for where nothing is said.
  case meteogram(hours: Int?)
}

extension DetailPart {
  nonisolated var need: ReportLoader.Need {
    switch self {
    case .everything: .everything
    case .hours, .chart, .meteogram: .hours
    case .days: .days
    case .air, .airChart, .warnings: .present
    }
  }
}
