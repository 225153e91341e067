import Analysis
import Phrases
import Presentation
import Reports
import TerminalText

/// One of several places side by side, in words.
nonisolated struct ComparedPlace: Hashable, Sendable {
  var name: Line
  /// The weather and the temperature at present.
  var sign, present: Line
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
    let rows = besideFirst(pairs.map { daily.days($0.place, $0.report, limit: limit) })
    let places = pairs.enumerated().map { index, pair in
      let row = current.placeWeather(index + 1, pair.place, pair.report)
      let days = rows[index]
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
      markHeading: phrases.compare.overDays(compared.map(\.count).max() ?? 0))
  }

  /// Days named by their dates where these aren't those of the first place: today is another one beyond the date line.
  private func besideFirst(_ places: [[DayViewModel]]) -> [[DayViewModel]] {
    places.map { days in
      days.enumerated().map { index, day in
        let first = places.lazy.compactMap { $0.dropFirst(index).first }.first
        guard day.date != first?.date else { return day }
        var day = day
        day.name = phrases.day(day.date)
        return day
      }
    }
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
      let span = DaySpan(day, clock: PlaceClock(pair.place, zone: pair.report.timeZone), now: now())
    else { return nil }
    let known = pairs.flatMap(\.report.days).map(\.date)
    guard let first = known.min(), let last = known.max(), last < span.days.upperBound else {
      return nil
    }
    return phrases.compare.compared(
      from: first, to: last,
      withoutLast: span.days.upperBound.daysSince1970 - last.daysSince1970)
  }
}

nonisolated extension WeatherLines {
  /// A narrower window has each place alone, below the other.
  private static let narrow = 60

  /// The days one below the other, with a row for every place in each. The ranges of temperature share one scale, so
  /// that warmer ones are further right.
  static func comparison(_ words: ComparisonViewModel, width: Int) -> [Line] {
    let marked = words.places.flatMap(\.marked)
    let best = facts(
      marked.isEmpty ? [] : [words.markHeading.capitalizedFirst] + marked, width: width
    )
    .map { Line($0.text, .accent) }
    let days =
      width < narrow
      ? words.places.flatMap { alone($0, words.presentHeading, width: width) }
      : rows(words, width: width)
    return (best + days).map { $0.clipped(to: width) }.read(
      as: words.places.flatMap { place in
        place.reading
          + place.marked.map { "\($0) \(words.markHeading)" }
      })
  }

  private static func rows(_ words: ComparisonViewModel, width: Int) -> [Line] {
    let scale = words.places.flatMap(\.days).scale
    let gap = width < 110 ? 1 : 2
    let hasPresent = words.presentHeading != nil
    func cells(_ place: ComparedPlace, _ index: Int, _ heading: String, bar: Int) -> [Line] {
      let isFirst = index == 0
      let present: [Line] = isFirst && hasPresent ? [place.sign, place.present] : ["", ""]
      guard let row = place.days.dropFirst(index).first else {
        return [place.name] + present + ["", "", "", "–", "", "", ""]
      }
      return [place.name] + present + [row.sign] + row.temperatures(on: scale, bar: bar) + [
        amount(row, width < 110 ? row.total : row.rain),
        Line(row.wind),
        Line(
          [row.name == heading ? nil : row.name, isFirst ? place.age : nil].compactMap(\.self)
            .joined(separator: " · "), .dim),
      ]
    }
    func table(_ bar: Int, leastName: Int? = 8) -> Table {
      var rows: [[Line]] = []
      for index in 0..<(words.places.map(\.days.count).max() ?? 0) {
        let heading =
          words.places.lazy.compactMap { $0.days.dropFirst(index).first?.name }.first ?? ""
        let isFirst = index == 0
        let present = Line(isFirst ? words.presentHeading?.lowercased() ?? "" : "", .dim)
        rows.append([Line(heading, .strong), "", present] + [Line](repeating: "", count: 7))
        rows += words.places.map { cells($0, index, heading, bar: bar) }
      }
      return Table(
        columns: [
          .init(minimum: leastName, cutsLongest: true), .init(), .init(.trailing), .init(),
          .init(.trailing), .init(), .init(.trailing), .init(.trailing),
          .init(expendable: width < 70 ? 1 : 0, alignsNumbers: true),
          .init(expendable: width < 80 ? 2 : 0),
        ], rows: rows)
    }
    // The bars take the room that the words leave.
    let bar = min(40, max(6, width - table(0, leastName: nil).leastWidth(gap: gap) - gap))
    return table(table(bar).leastWidth(gap: gap) <= width ? bar : 3)
      .lines(width: width, gap: gap)
  }

  private static func alone(_ place: ComparedPlace, _ heading: String?, width: Int) -> [Line] {
    let now = [heading ?? "", place.sign.text, place.present.text].filter { !$0.isEmpty }
    let present =
      (heading == nil ? [] : [now.joined(separator: " "), place.condition]) + [place.age ?? ""]
    let highest = place.days.map(\.high.displayWidth).max() ?? 0
    let table = Table(
      columns: [
        .init(), .init(.trailing), .init(.trailing), .init(expendable: 1, alignsNumbers: true),
      ],
      rows: place.days.map { day in
        let high = String(repeating: " ", count: highest - day.high.displayWidth) + day.high
        let range = "\(day.low) … \(Figures.withUnit(high, day.unit))"
        return [Line(day.name, .dim), Line(range), amount(day, day.total), Line(day.wind)]
      })
    return (Line(" ") + place.name).wrapped(to: width, indent: 1)
      + facts(present, width: width) + table.lines(width: width)
  }
}
