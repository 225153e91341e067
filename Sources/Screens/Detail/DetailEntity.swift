import CommandKit
import Phrases
public import Quantities
public import Reports
import Warnings

/// A part of all that there is to say about a place.
public nonisolated enum DetailPart: Hashable, Sendable {
  /// Now, the next hours and the next days.
  case everything
  case day(DayReference)
  case hours(Period)
  case days(Period)
  case air
  case airChart(Period)
  case warnings
  /// A row that has a chart of its own.
  case chart(WeatherQuantity, Period)
  /// Several charts over one axis; as many hours as the window has room for where nothing is said.
  case meteogram(Period?)
  /// The year against the normal one.
  case yearChart
  /// A row of the table of quantities, as a table or as a chart.
  case quantity(WeatherQuantity, Period, isChart: Bool)
}

/// The air, the warnings and the rest of a page beside a report, as far as they are known and recent.
struct SupplementaryData: Sendable {
  var air: AirQuality?
  var warnings: PlaceWarnings?
  /// Earlier warnings, if there are no recent ones.
  var lastWarnings: PlaceWarnings?
  var missingWarnings: Failure?
  var observation: Observation?
  /// The runs of an ensemble behind the curve of the hours.
  var spread: ChartSpread?
  /// Whether the observation is made up.
  var isSample: Bool
}

extension DetailPart {
  nonisolated var need: ReportLoader.Need {
    switch self {
    case .everything, .day: .everything
    case .hours, .chart, .meteogram: .hours
    case .days: .days
    case .air, .airChart, .quantity, .warnings, .yearChart: .present
    }
  }

  /// The quantity of a chart of hours, which is `nil` for a meteogram, and the number of hours that it shows, in a window
  /// of 80 columns where no number was given; `nil` if it isn't one.
  nonisolated var chart: (quantity: WeatherQuantity?, hours: Int)? {
    switch self {
    case .chart(let quantity, let period): (quantity, period.hours)
    case .meteogram(let period): (nil, period?.hours ?? ChartText.meteogramHours(columns: 80))
    default: nil
    }
  }

  /// The day that it is about; `nil` if it is about the time from now on.
  nonisolated var day: DayReference? {
    switch self {
    case .day(let day): day
    case .hours(let period), .days(let period), .airChart(let period), .chart(_, let period),
      .quantity(_, let period, _):
      period.day
    case .meteogram(let period): period?.day
    case .everything, .air, .warnings, .yearChart: nil
    }
  }
}
