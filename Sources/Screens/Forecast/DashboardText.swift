import Foundation
import Phrases
import Presentation
import Reports
import TerminalText

nonisolated extension Wording {
  var dashboard: DashboardText { DashboardText(words: self) }
}

/// The rows of favorites at home, made of saved reports alone.
nonisolated struct DashboardText: WordedSubject {
  let words: Wording

  /// One row. Cells that the report has no values for are blank: a present of another day, hours that are over, a
  /// missing today.
  func row(
    _ number: Int, _ place: Place, _ report: Report?, called name: String
  ) -> DashboardRow {
    let appearance = appearance()
    let told = report.map(words.of) ?? words
    let current = report.flatMap { report in
      told.current.isOfToday(place, report) && words.current.present(report) != nil
        ? report.current : nil
    }
    let day = report?.today(at: place, now: told.now())
    let code = current?.weatherCode
    let bare = figures.bare(current?.temperature)
    var row = DashboardRow(
      number: "\(number)", name: name, sign: appearance.sign(code, isDay: current?.isDay),
      temperature: current?.temperature.map { figures.temperature($0) } ?? "",
      degrees: current?.temperature == nil ? "" : bare + "°",
      celsius: current?.temperature?.in(.celsius),
      condition: code.map(phrases.shortCondition) ?? "",
      low: day?.temperatureMin.map { figures.bare($0) + "°" } ?? "",
      high: day?.temperatureMax.map { figures.bare($0) + "°" } ?? "",
      range: RangeBar(
        low: day?.temperatureMin?.in(.celsius), high: day?.temperatureMax?.in(.celsius),
        mark: current?.temperature?.in(.celsius)),
      next: report.flatMap { told.outlook.next(place, $0) ?? "" } ?? phrases.noWeatherYet,
      wind: wind(current), age: report.flatMap(age) ?? "", isUnknown: report == nil,
      hours: words.ribbon(report))
    row.reading = DayViewModel.sentence(
      "\(number) \(name)",
      [
        figures.temperature(current?.temperature), code.map(phrases.condition) ?? "",
        row.next,
        current.flatMap { $0.windSpeed == nil ? nil : words.wind($0, gusts: false) } ?? "",
        // After the next hours: the whole day may be wetter than the hours that are left.
        day.map(range) ?? "", words.reading(of: row.hours), row.age,
      ])
    return row
  }

  /// The headings above the rows; they aren't read out, because each row is a sentence.
  var headings: DashboardHeadings {
    DashboardHeadings(
      present: phrases.presentHeading.lowercased(), today: phrases.today.lowercased(),
      next: phrases.nextHeading, wind: figures.units.wind.symbol)
  }

  private func range(_ day: Day) -> String {
    guard day.temperatureMin != nil || day.temperatureMax != nil else { return "" }
    return phrases.today.lowercased() + " "
      + phrases.range(
        from: figures.bare(day.temperatureMin), to: figures.temperature(day.temperatureMax))
  }

  /// `6 E`, below the unit.
  private func wind(_ current: Conditions?) -> String {
    guard let current, current.windSpeed != nil else { return "" }
    let direction = words.felt(current.windDirection, of: current.windSpeed)
    return [figures.bare(current.windSpeed), words.direction(direction)]
      .compactMap(\.self).joined(separator: " ")
  }

  /// The age of a report that is due for a refresh.
  private func age(_ report: Report) -> String? {
    report.isRecent(at: now()) || report.fetched > now()
      ? nil : phrases.ago(now().timeIntervalSince(report.fetched)).replacing(" ", with: "\u{A0}")
  }
}

/// A favorite at home: figures as text, and its two ribbons.
nonisolated struct DashboardRow: Hashable, Sendable {
  var number, name: String
  var sign: Line
  var temperature: String
  /// The temperature where there is no room for its unit.
  var degrees: String
  /// The present temperature, for its color.
  var celsius: Double?
  var condition, low, high: String
  /// Today's range in °C, marked at the current temperature.
  var range: RangeBar
  var next, wind: String
  /// Empty while the report is recent.
  var age: String
  /// No report of the place is saved.
  var isUnknown: Bool
  var hours: HourRibbon
  /// The row in one sentence.
  var reading = ""
}

/// The headings above the favorites at home.
nonisolated struct DashboardHeadings: Hashable, Sendable {
  var present, today, next, wind: String
}
