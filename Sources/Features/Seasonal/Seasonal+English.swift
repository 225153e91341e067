import Phrases
import Reports

nonisolated extension English: SeasonalPhrases {
  func seasonalSummary(of unit: SeasonalUnit) -> String {
    switch unit {
    case .weeks: "compare the next six weeks with what is usual"
    case .months: "compare the next seven months with what is usual"
    }
  }

  func seasonalTitle(_ unit: SeasonalUnit) -> String {
    "The next \(unit.rawValue) against the usual"
  }

  func noPeriods(_ unit: SeasonalUnit) -> String {
    "The service sent no \(unit.rawValue) for this place. Try again later."
  }

  func periodHeading(_ unit: SeasonalUnit) -> String {
    switch unit {
    case .weeks: "Week of"
    case .months: "Month"
    }
  }

  func name(of first: CalendarDay, _ unit: SeasonalUnit, isRunning: Bool) -> String {
    let month = monthNames[0][first.month - 1]
    let name =
      switch unit {
      case .weeks: monday(first)
      case .months: month
      }
    return isRunning ? "\(name), this \(unit == .weeks ? "week" : "month")" : name
  }

  /// `30 Nov`
  private func monday(_ date: CalendarDay) -> String {
    let month = monthNames[0][date.month - 1].prefix(3)
    return hasMonthFirst ? "\(month)\u{A0}\(date.day)" : "\(date.day)\u{A0}\(month)"
  }

  func quantityColumn(_ quantity: String) -> String {
    quantity == "rain" ? "Precipitation" : "Temperature"
  }

  func chance(_ side: SeasonalSide, _ share: String) -> String { "\(side.rawValue) \(share)" }

  func likely(_ side: SeasonalSide, _ weeks: [CalendarDay]) -> String {
    "Likely \(side.rawValue) than usual: \(weeks.count == 1 ? "week" : "weeks") of "
      + weeks.map(monday).joined(separator: ", ") + "."
  }

  var nothingLikely: String {
    "No week is likely to be warmer, colder, wetter or drier than usual."
  }

  var usual: String {
    "The usual is the model's own climate of the same time of year, not what was measured here."
  }

  func seasonalLimits(_ unit: SeasonalUnit) -> String {
    switch unit {
    case .weeks:
      "Chances are shares of the model's runs. Colder and drier are the rest to "
        + "100\u{A0}%, which includes the usual. They say nothing about individual days."
    case .months:
      "These are means of the model's runs, without chances. They say nothing about individual days."
    }
  }
}
