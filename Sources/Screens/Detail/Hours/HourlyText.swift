import Analysis
import Foundation
import Phrases
import Presentation
import Quantities
import Reports
import TerminalText

nonisolated extension Wording {
  var hourly: HourlyText { HourlyText(words: self) }
}

/// Hours in words.
nonisolated struct HourlyText: WordedSubject {
  let words: Wording

  /// The hours that are not over, at most `limit`; the one that has begun is now.
  func hours(_ place: Place, _ report: Report, limit: Int) -> [HourViewModel] {
    let clock = PlaceClock(place, zone: report.timeZone)
    var before = clock.day(of: now())
    let appearance = appearance()
    let quantities = words.quantities
    let headings = headings
    let hours = Timeline(report, now: now()).hours.map(\.conditions)
    return hours.prefix(limit).map { hour in
      let day = clock.day(of: hour.time)
      defer { before = day }
      var row = HourViewModel(
        time: words.hour(at: hour.time, clock),
        sign: appearance.sign(hour.weatherCode, isDay: hour.isDay),
        condition: hour.weatherCode.map(phrases.condition) ?? "–",
        direction: words.direction(words.felt(hour.windDirection, of: hour.windSpeed)) ?? "–",
        figures: [:],
        kind: hour.precipitationKind, values: [:])
      for quantity in HourTableColumn.quantities {
        guard let value = quantity.value(of: hour) else { continue }
        row.values[quantity] = value
        row.figures[quantity] = phrases.figure(quantities.bare(value, of: quantity))
      }
      row.newDay = day == before ? nil : day.map(phrases.longDate)?.capitalizedFirst
      row.reading = row.sentence(phrases, headings)
      row.wholeReading = row.wholeSentence(
        phrases, headings,
        uvIndex: hour.uvIndex.map { phrases.uvIndex(Figures.uvIndex($0), UVBand($0)) })
      return row
    }
  }

  var headings: HourHeadings {
    let quantities = HourTableColumn.quantities
    return HourHeadings(
      names: (quantities + [.windDirection]).reduce(into: [:]) {
        $0[$1] = phrases.heading(of: $1)
      },
      units: quantities.reduce(into: [:]) { $0[$1] = words.quantities.symbol(of: $1) },
      falling: PrecipitationKind.allCases.reduce(into: [:]) { $0[$1] = phrases.heading(of: $1) },
      time: phrases.timeHeading, sky: phrases.detail.skyHeading,
      water: phrases.water(figures.symbol(of: .water)))
  }

  /// The times below an axis: the present, the hour, or the day that begins.
  func ticks(_ times: [Date], _ clock: PlaceClock) -> [Chart.Tick] {
    var before = clock.day(of: now())
    return times.enumerated().compactMap { column, moment in
      guard let time = clock.time(of: moment), let hour = Int(time.prefix(2)),
        let day = clock.day(of: moment)
      else { return nil }
      defer { before = day }
      if moment <= now() {
        let label = phrases.presentHeading.lowercased()
        return Chart.Tick(at: Double(column), label: label, hour: 0)
      }
      let isStart = day != before
      let style = figures.units.clock
      let said =
        style == .hours12 ? style.words(time, phrases, isShort: true) : String(time.prefix(2))
      return Chart.Tick(
        at: Double(column), label: isStart ? phrases.weekday(day.weekday) : said,
        hour: isStart ? 0 : hour == 0 ? 24 : hour)
    }
  }
}
