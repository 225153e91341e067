import Outlook
import Phrases
import TerminalText
import WeatherModels
import WeatherText

/// One of several places side by side, in words.
nonisolated struct ComparedPlace: Hashable, Sendable {
  var name: Line
  /// The weather and the temperature at present.
  var sign, present: Line
  /// The words for the sky.
  var condition: String
  /// The age of the report, if the places differ in it.
  var age: String?
  var days: [DayViewModel]
  /// The respects in which the place leads the others.
  var marks: [String]
  /// The whole place as sentences.
  var reading: [String]

  /// The marks after the name; none where there are none.
  var marked: [String] { marks.isEmpty ? [] : ["\(name.text): \(marks.joined(separator: ", "))"] }
}

/// Places side by side, in words.
nonisolated struct ComparisonViewModel: Hashable, Sendable {
  var places: [ComparedPlace]
  /// `nil` where the days are others than today, beside which the present would be read as theirs.
  var presentHeading: String?
  /// The days together of which the marks are.
  var markHeading: String
}

nonisolated extension Wording {
  /// Of each place the present and three days are compared, unless others are asked for.
  static let comparedDays = 3

  func comparison(
    _ pairs: [(place: Place, report: Report)], limit: Int = comparedDays
  ) -> ComparisonViewModel {
    let compared = compared(pairs, limit: limit)
    let marks = Comparison(compared).marks
    let names = pairs.map(\.place).distinctNames(in: phrases)
    let ages = origin.ages(pairs.map(\.report))
    let hasPresent = pairs.contains { pair in
      let today = PlaceClock(pair.place, zone: pair.report.timeZone).day(of: now())
      return pair.report.days.isEmpty || pair.report.days.contains { $0.date == today }
    }
    let presentHeading = hasPresent ? phrases.presentHeading : nil
    let places = pairs.enumerated().map { index, pair in
      let row = current.placeWeather(index + 1, pair.place, pair.report)
      let days = daily.days(pair.place, pair.report, limit: limit)
      let distinct = names[pair.place.id] ?? pair.place.name
      let country = distinct == pair.place.title ? nil : pair.place.country
      let code = pair.place.codes.flatMap { $0.iata ?? $0.icao }
      let name = [[code, distinct].compactMap(\.self).joined(separator: " "), country]
        .compactMap(\.self).joined(separator: ", ")
      let celsius = current.isOfToday(pair.place, pair.report) ? row.celsius : nil
      return ComparedPlace(
        name: Line(name, pair.place.country.flatMap { appearance().countryColors[$0] } ?? .strong),
        sign: row.sign, present: Line(row.temperature, Style(celsius: celsius)),
        condition: row.condition,
        age: ages?[index], days: days, marks: marks[index].map(phrases.mark),
        reading: [
          name, presentHeading.map { "\($0): \(row.temperature), \(row.condition)" }, ages?[index],
        ].compactMap(\.self) + days.map(\.reading))
    }
    return ComparisonViewModel(
      places: places, presentHeading: presentHeading,
      markHeading: phrases.overDays(compared.map(\.count).max() ?? 0))
  }

  /// The days of each place, by which it leads the others or not. The rest of one is compared with nothing.
  func compared(_ pairs: [(place: Place, report: Report)], limit: Int) -> [[Day]] {
    let days = pairs.map { place, report in
      report.isOfPastDays(at: place)
        ? [] : report.comingDays(at: place, now: now()).prefix(limit)
    }
    let isRest = zip(pairs, days).contains { pair, days in
      days.first.map {
        pair.report.isRest($0.date, by: PlaceClock(pair.place, zone: pair.report.timeZone))
      } == true
    }
    return days.map { Array($0.dropFirst(isRest ? 1 : 0)) }
  }

  /// Says which days of a span are compared where the forecasts don't cover its end.
  func uncompared(_ pairs: [(place: Place, report: Report)], in day: DayReference) -> String? {
    guard let pair = pairs.first,
      let span = DaySpan(
        day, clock: PlaceClock(pair.place, zone: pair.report.timeZone), now: now())
    else { return nil }
    let known = pairs.flatMap(\.report.days).map(\.date)
    guard let first = known.min(), let last = known.max(), last < span.days.upperBound else {
      return nil
    }
    return phrases.compared(
      from: first, to: last,
      withoutLast: span.days.upperBound.daysSince1970 - last.daysSince1970)
  }
}
