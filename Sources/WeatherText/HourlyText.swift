import Foundation
import Outlook
import Phrases
import Quantities
public import WeatherModels

extension Wording {
  /// The hours of reports.
  public var hourly: HourlyText { HourlyText(words: self) }
}

/// Hours in words.
public struct HourlyText: WordedSubject {
  public let words: Wording

  /// The hours that have not begun, at most `limit`; with `includesPresent`, the one that has, too.
  public func hours(
    _ place: Place, _ report: Report, limit: Int, includesPresent: Bool = false
  ) -> [HourViewModel] {
    let clock = PlaceClock(place, zone: report.timeZone)
    var before = clock.day(of: now())
    let appearance = appearance()
    let figures = figures
    let headings = headings
    let hours = report.comingHours(from: now(), includesPresent: includesPresent)
    return hours.prefix(limit).map { hour in
      let day = clock.day(of: hour.time)
      defer { before = day }
      var row = HourViewModel(
        time: words.time(of: hour.time, clock, isShort: true) ?? "–",
        sign: appearance.sign(hour.weatherCode, isDay: hour.isDay),
        condition: hour.weatherCode.map(phrases.condition) ?? "–",
        shortCondition: hour.weatherCode.map(phrases.shortCondition) ?? "–",
        direction: words.direction(hour.windDirection) ?? "–", figures: [:],
        kind: hour.precipitationKind, values: [:])
      for column in HourTableColumn.all {
        row.values[column.heading] = column.field.value(hour)
        row.figures[column.heading] = phrases.figure(figures.bare(column.field, of: hour))
      }
      row.newDay = day == before ? nil : day.map(phrases.longDate)?.capitalizedFirst
      row.reading = row.sentence(phrases, headings)
      row.wholeReading = row.wholeSentence(
        phrases, headings,
        uvIndex: hour.uvIndex.map { phrases.uvIndex(Figures.uvIndex($0), UVBand($0)) })
      return row
    }
  }

  /// The headings of a table of hours.
  public var headings: HourHeadings {
    HourHeadings(
      names: Dictionary(
        uniqueKeysWithValues: HourColumn.allCases.map { ($0, phrases.name(of: $0)) }),
      units: Dictionary(
        uniqueKeysWithValues: HourTableColumn.all.map {
          ($0.heading, figures.symbol(of: $0.field.dimension))
        }),
      water: phrases.water(figures.symbol(of: .water)))
  }
}

extension HourViewModel {
  /// The figure of a column with its unit.
  private func whole(_ column: HourColumn, _ headings: HourHeadings) -> String {
    Figures.withUnit(figure(column), headings.units[column] ?? "")
  }

  /// The hour in one sentence for screen readers.
  func sentence(_ phrases: any Phrases, _ headings: HourHeadings) -> String {
    func known(_ column: HourColumn, _ say: (String) -> String) -> String {
      figure(column) == "–" ? "–" : say(whole(column, headings))
    }
    return DayViewModel.sentence(
      time,
      [
        condition, whole(.temperature, headings),
        // Dry hours aren't mentioned.
        (values[.rain] ?? 0) == 0
          ? "" : known(.rain) { phrases.amount(of: kind, amount($0, phrases, headings)) },
        known(.probability) { phrases.chance(of: kind, $0) },
        known(.wind) {
          phrases.wind($0, from: direction == "–" ? nil : direction, gusts: nil)
        },
      ])
  }

  /// The precipitation with its unit: of snow the depth, or else the water in it.
  private func amount(
    _ water: String, _ phrases: any Phrases, _ headings: HourHeadings
  ) -> String {
    guard falls, kind == .snow else { return water }
    return figure(.snow) == "–" ? phrases.water(water) : whole(.snow, headings)
  }

  /// The sentence with all that a table of hours has columns for.
  func wholeSentence(
    _ phrases: any Phrases, _ headings: HourHeadings, uvIndex index: String?
  ) -> String {
    func known(_ column: HourColumn, _ say: (String) -> String) -> String? {
      figure(column) == "–" ? nil : say(whole(column, headings))
    }
    let more = [
      known(.apparentTemperature, phrases.feelsLike),
      known(.gusts) { "\(phrases.name(of: .gusts).lowercased()) \($0)" },
      known(.humidity, phrases.humidity), known(.cloudCover, phrases.cloudCover), index,
      known(.pressure, phrases.pressure),
    ]
    return ([sentence(phrases, headings)] + more.compactMap(\.self)).joined(separator: ", ")
  }
}
