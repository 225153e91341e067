import Climate
import Phrases
import Presentation
import Reports
import TerminalText

/// The means of one date in the years before and of today, as bars on one scale.
struct YearStrip: Equatable {
  /// From the first to the last of them.
  var title: String
  /// In °C; `nil` for a year that isn't known.
  var means: [Double?]
  var today: Double?
  var todayTitle: String
  var glyphs: Glyphs
  var reading: [String]

  /// Bars of two columns, or of one where room is short.
  func lines(width: Int) -> [Line] {
    [[1, 1, 0], [1]].lazy.map(line).first { $0.width <= width }
      .map { [$0.read(as: reading)] } ?? []
  }

  /// With a pattern of columns for each bar, of which 0 is empty.
  private func line(_ pattern: [Int]) -> Line {
    let columns = (means + (today == nil ? [] : [nil, today])).flatMap { mean in
      pattern.map { $0 == 0 ? nil : mean }
    }
    let bars = Ribbon.heights(columns, leastSpan: 4, glyphs: glyphs) { Style(celsius: $0) }
    let end = today == nil ? "" : Line(" " + todayTitle, .dim)
    return (Line(" " + title + "  ", .dim) + bars.trimmed + end)
  }
}

extension Wording {
  /// `nil` for a single year, which is no strip.
  func strip(_ years: TenYears, today: Double?) -> YearStrip? {
    let means = Dictionary(years.days.map { ($0.date.year, $0.mean) }) { first, _ in first }
    guard let first = means.keys.min(), let last = means.keys.max(), first < last else {
      return nil
    }
    let todayTitle = phrases.today.lowercasedFirst
    func sentence(_ title: String, _ mean: Double) -> String {
      title + ": "
        + phrases.figure(figures.temperature(Temperature(mean, .celsius), decimals: 1))
    }
    return YearStrip(
      title: "\(first)–\(last)", means: (first...last).map { means[$0] ?? nil }, today: today,
      todayTitle: todayTitle, glyphs: appearance().glyphs,
      reading: (first...last).compactMap { year in
        (means[year] ?? nil).map { sentence("\(year)", $0) }
      } + (today.map { [sentence(todayTitle, $0)] } ?? []))
  }
}
