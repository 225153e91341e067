import Outlook
import Phrases
import WeatherModels
import WeatherText

/// An hour in words; the figures are without their units, which the table names.
nonisolated struct HourViewModel: Hashable, Sendable, ConditionRow {
  var time, sign, condition, shortCondition, direction: String
  /// The figures in the columns of numbers (`HourTableColumn`), `–` for unknown ones.
  var figures: [HourColumn: String]
  /// The date, where the hour is the first of another day than today.
  var newDay: String?
  /// The kind of precipitation.
  var kind: PrecipitationKind
  /// In base units, for colors.
  var values: [HourColumn: Double]
  /// The hour as a sentence, and with all that a table has columns for.
  var reading = ""
  var wholeReading = ""

  func figure(_ column: HourColumn) -> String { figures[column] ?? "–" }
  var falls: Bool { (values[.rain] ?? 0) > 0 }
  var hasNewSnow: Bool { (values[.snow] ?? 0) > 0 }
}

nonisolated extension HourViewModel {
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
