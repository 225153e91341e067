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
}

extension DetailPart {
  nonisolated var need: ReportLoader.Need {
    switch self {
    case .everything: .everything
    case .hours, .chart: .hours
    case .days: .days
    case .air, .airChart, .warnings: .present
    }
  }
}
