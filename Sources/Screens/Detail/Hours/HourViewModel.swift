import Analysis
import Phrases
import Presentation
import Quantities
import TerminalText

/// An hour in words; the figures are without their units, which the table names.
nonisolated struct HourViewModel: Hashable, Sendable {
  var time: String
  var sign: Line
  var condition, direction: String
  /// The figures in the columns of numbers (`HourTableColumn`), `–` for unknown ones.
  var figures: [WeatherQuantity: String]
  /// The date, where the hour is the first of another day than today.
  var newDay: String?
  var kind: PrecipitationKind
  /// In base units, for colors.
  var values: [WeatherQuantity: Double]
  /// The hour as a sentence, and with all that a table has columns for.
  var reading = ""
  var wholeReading = ""

  func figure(_ quantity: WeatherQuantity) -> String { figures[quantity] ?? "–" }
  var falls: Bool { (values[.precipitation] ?? 0) > 0 }
  var hasNewSnow: Bool { (values[.snowfall] ?? 0) > 0 }

  /// The figure of a column with its unit.
  private func whole(_ quantity: WeatherQuantity, _ headings: HourHeadings) -> String {
    Figures.withUnit(figure(quantity), headings.units[quantity] ?? "")
  }

  /// The hour in one sentence for screen readers.
  func sentence(_ phrases: any Phrases, _ headings: HourHeadings) -> String {
    func known(_ quantity: WeatherQuantity, _ say: (String) -> String) -> String {
      figure(quantity) == "–" ? "–" : say(whole(quantity, headings))
    }
    return DayViewModel.sentence(
      time,
      [
        condition, whole(.temperature, headings),
        // Dry hours aren't mentioned.
        (values[.precipitation] ?? 0) == 0
          ? "" : known(.precipitation) { phrases.amount(of: kind, amount($0, phrases, headings)) },
        known(.chance) { phrases.chance(of: kind, $0) },
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
    return figure(.snowfall) == "–" ? phrases.water(water) : whole(.snowfall, headings)
  }

  /// The sentence with all that a table of hours has columns for.
  func wholeSentence(
    _ phrases: any Phrases, _ headings: HourHeadings, uvIndex index: String?
  ) -> String {
    func known(_ quantity: WeatherQuantity, _ say: (String) -> String) -> String? {
      figure(quantity) == "–" ? nil : say(whole(quantity, headings))
    }
    let more = [
      known(.apparent, phrases.feelsLike),
      known(.gusts) { "\(phrases.label(of: .gusts)) \($0)" },
      known(.humidity, phrases.humidity), known(.cloudCover, phrases.cloudCover), index,
      known(.pressure, phrases.pressure),
    ]
    return ([sentence(phrases, headings)] + more.compactMap(\.self)).joined(separator: ", ")
  }
}
