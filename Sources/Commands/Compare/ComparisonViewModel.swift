import CommandKit
import Outlook
import Phrases
import TerminalText
import WeatherModels
import WeatherText

/// One of several places side by side, in words.
nonisolated struct ComparedPlace: Hashable, Sendable {
  /// A day with its figures, each on a line of its own where places stand side by side.
  struct ComparedDay: Hashable, Sendable {
    var name, range, rain, wind: String
  }

  var name: String
  var style: Style
  /// The sign with the temperature, and the words for the sky.
  var present, condition: String
  /// Where the places differ in it.
  var age: String?
  var days: [ComparedDay]
  /// The respects in which the place leads the others, each a sign and a word.
  var marks: [String]
  /// All of it as sentences.
  var reading: [String]
}

/// Places side by side, in words.
nonisolated struct ComparisonViewModel: Hashable, Sendable {
  var places: [ComparedPlace]
  var presentHeading: String
}

nonisolated extension Wording {
  /// The present and three days of each place.
  static let comparedDays = 3

  func comparison(_ pairs: [(place: Place, report: Report)]) -> ComparisonViewModel {
    let marks = marks(pairs)
    let names = pairs.map(\.place).distinctNames(in: phrases)
    let ages = origin.ages(pairs.map(\.report))
    let places = pairs.enumerated().map { index, pair in
      let row = current.placeWeather(index + 1, pair.place, pair.report)
      let days = daily.days(pair.place, pair.report, limit: Self.comparedDays)
      let distinct = names[pair.place.id] ?? pair.place.name
      let country = distinct == pair.place.title ? nil : pair.place.country
      let code = pair.place.codes.flatMap { $0.iata ?? $0.icao }
      let name = [[code, distinct].compactMap(\.self).joined(separator: " "), country]
        .compactMap(\.self).joined(separator: ", ")
      return ComparedPlace(
        name: name,
        style: pair.place.country.flatMap { appearance().countryColors[$0] } ?? .strong,
        present: [row.sign, row.temperature].filter { !$0.isEmpty }.joined(separator: " "),
        condition: row.condition, age: ages?[index],
        days: days.map { day in
          ComparedPlace.ComparedDay(
            name: day.name, range: "\(day.low) … \(Figures.withUnit(day.high, day.unit))",
            rain: day.rain, wind: day.wind)
        },
        marks: marks[index].map { sign($0) + " " + phrases.mark($0) },
        reading: [name, "\(phrases.presentHeading): \(row.temperature), \(row.condition)"]
          + [ages?[index]].compactMap(\.self) + days.map(\.reading) + marks[index].map(phrases.mark)
      )
    }
    return ComparisonViewModel(places: places, presentHeading: phrases.presentHeading)
  }

  /// The respects in which each place leads the others, by its days from today on.
  func marks(_ pairs: [(place: Place, report: Report)]) -> [[Comparison.Mark]] {
    Comparison(
      pairs.map { place, report in
        guard let today = PlaceClock(place, zone: report.timeZone).day(of: now()) else { return [] }
        return Array(report.days.filter { $0.date >= today }.prefix(Self.comparedDays))
      }
    ).marks
  }

  /// Of one column in every terminal.
  private func sign(_ mark: Comparison.Mark) -> String {
    switch mark {
    case .warmest: "^"
    case .driest: "o"
    case .windiest: "~"
    }
  }
}
