import Analysis
@testable import Compare
import ScreenTestSupport

struct ComparisonLinesTests {
  private let words = Wording()

  private var pairs: [(place: Place, report: Report)] {
    var second = Fixture.report(temperature: -3, fetched: Fixture.report.fetched)
    for index in second.days.indices {
      second.days[index].temperatureMax = Temperature(12, .celsius)
      second.days[index].precipitation = Precipitation(0, .millimeters)
    }
    var third = Fixture.report(temperature: 21, fetched: Fixture.report.fetched)
    for index in third.days.indices { third.days[index].windSpeed = Speed(17, .metersPerSecond) }
    return [(Fixture.oslo, Fixture.report), (Fixture.bratislava, second), (Fixture.tokyo, third)]
  }

  @Test func standsSideBySide() {
    expectText(
      text(pairs, 80),
      is: """
         Over 3 days   Oslo, NO: wettest   Bratislava, SK: warmest, driest
         東京, JP: wettest, windiest
         Today              now
         Oslo, NO       ☁  7 °C ☁   5           ╺●╸               9 °C  0.2 mm  6 m/s NW
         Bratislava, SK ☁ −3 °C ☁   5        ●  ╺━━━             12 °C       ·  6 m/s NW
         東京, JP       ☁ 21 °C ☁   5           ╺━╸    ●          9 °C  0.2 mm 17 m/s NW
         Tomorrow
         Oslo, NO               ❄  −1         ━━╸                 4 °C 12.5 mm  6 m/s N
         Bratislava, SK         ❄  −1         ━━━━━━             12 °C       ·  6 m/s N
         東京, JP               ❄  −1         ━━╸                 4 °C 12.5 mm 17 m/s N
         Mon 23
         Oslo, NO               ☀ −13    ━━━━━━                   0 °C       ·  2 m/s NE
         Bratislava, SK         ☀ −13    ━━━━━━━━━━━             12 °C       ·  2 m/s NE
         東京, JP               ☀ −13    ━━━━━━                   0 °C       · 17 m/s NE
        """)
  }

  /// Today is another day beyond the date line.
  @Test(arguments: [40, 80]) func daysOfOtherDatesSayWhich(width: Int) {
    var beyond = Fixture.report
    beyond.timeZone = "Pacific/Apia"
    let lines = text([(Fixture.oslo, Fixture.report), (Fixture.tokyo, beyond)], width)
    #expect(lines.matches(of: /Sun 22/).count == 1)
    #expect(lines.matches(of: /Mon 23/).count == 2)
    #expect(lines.matches(of: /Tue 24/).count == 1)
  }

  @Test(arguments: [30, 60, 80, 110])
  func marksAreNeverLost(width: Int) {
    let slovak = Wording(Slovak())
    let lines = WeatherLines.comparison(slovak.comparison(pairs), width: width).map(\.text)
    let text = lines.joined(separator: "\n").lowercased()
    for mark in ["najteplejšie", "najsuchšie", "najveternejšie", "počas 3 dní"] {
      #expect(text.ranges(of: mark).count == 1, "\(mark) at \(width)")
    }
    #expect(lines.allSatisfy { $0.displayWidth <= width })
  }

  /// A21. Each names its place.
  @Test func marksAreReadWithTheirDays() {
    let read = WeatherLines.comparison(words.comparison(pairs), width: 80).flatMap(\.spoken)
    #expect(
      read.filter { $0.contains("over") }
        == [
          "Oslo, NO: wettest over 3 days", "Bratislava, SK: warmest, driest over 3 days",
          "東京, JP: wettest, windiest over 3 days",
        ])
  }

  /// A17. The forecasts end on Friday the 27th.
  @Test(arguments: [
    (
      DayReference.nextWeek, English() as any Phrases,
      "Compared: Mon 23 to Fri 27. The last 2 days lie beyond the forecast." as String?
    ),
    (
      .days(.weekday(4), to: .weekday(5)), English(),
      "Compared: Fri 27. The last day lies beyond the forecast."
    ),
    (
      .nextWeek, Slovak(),
      "Porovnané: po 23. 11. až pi 27. 11. Predpoveď nesiaha na posledné 2 dni."
    ),
    (.weekend, English(), nil),
  ])
  func daysBeyondTheForecastAreNamed(
    day: DayReference, phrases: any Phrases, sentence: String?
  ) throws {
    let words = Wording(phrases)
    let narrowed = try pairs.map { pair in
      let clock = PlaceClock(pair.place, zone: pair.report.timeZone)
      let span = try #require(DaySpan(day, clock: clock, now: Fixture.now))
      return (place: pair.place, report: pair.report.narrowed(to: span))
    }
    #expect(words.uncompared(narrowed, in: day)?.plain == sentence)
  }

  @Test func breaksIntoRows() {
    let lines = text(pairs + pairs.prefix(2), 80).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        " Over 3 days   Oslo, NO: wettest   Bratislava, SK: warmest, driest",
        " 東京, JP: wettest, windiest   Oslo, NO: wettest", " Bratislava, SK: warmest, driest",
      ])
    let rows = text(pairs, 80).split(separator: "\n").map(String.init)
    #expect(lines[3...8] == rows[2...5] + rows[3...4])
  }

  /// Beside another day alone, the present would be read as its weather.
  @Test(arguments: [40, 80])
  func anotherDayHasNoPresent(width: Int) throws {
    let friday = pairs.map { pair in
      var pair = pair
      pair.report.days = pair.report.days.suffix(1)
      return pair
    }
    let lines = WeatherLines.comparison(words.comparison(friday), width: width)
    let text = lines.map(\.text).joined(separator: "\n").lowercased()
    #expect(text.contains("fri 27") && !text.contains("now") && !text.contains("21 °c"), "\(text)")
    #expect(!lines.flatMap(\.spoken).contains { $0.hasPrefix("Now") })
    #expect(self.text(pairs, width).lowercased().contains("now"))
  }

  @Test func aReportMaySayNothing() {
    expectText(
      text([(Fixture.oslo, Fixture.emptyReport), (Fixture.bratislava, Fixture.bareReport)], 80),
      is: """
         Today          now
         Oslo, NO         –   –
         Bratislava, SK   – – – – –
         Tomorrow
         Oslo, NO             –
         Bratislava, SK     – – – –
        """)
  }

  @Test(arguments: [1, 5, 20, 39, 40, 59, 60, 61, 79, 100, 120, 199, 300])
  func fitsEveryWidth(width: Int) {
    for count in 1...8 {
      let many = (pairs + pairs + pairs).prefix(count)
      let lines = WeatherLines.comparison(words.comparison(Array(many)), width: width)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  private func text(_ pairs: [(place: Place, report: Report)], _ width: Int) -> String {
    WeatherLines.comparison(words.comparison(pairs), width: width).map(\.text)
      .joined(separator: "\n")
  }

  /// B8. MET Norway sends the rest of today alone, in which one place is the warmest; on the whole days all are alike.
  @Test func theRestOfADayIsComparedWithNothing() {
    var pairs = [(Fixture.oslo, Fixture.report), (Fixture.bratislava, Fixture.report)]
    for index in pairs.indices {
      pairs[index].1.service = .metNorway
      pairs[index].1.hours.removeAll { $0.time < Fixture.now }
    }
    pairs[0].1.days[1].temperatureMax = Temperature(30, .celsius)
    let comparison = words.comparison(pairs)
    #expect(comparison.places.map { $0.days.count } == [3, 3])
    #expect(comparison.places.map(\.marks) == [[], []])
    #expect(comparison.markHeading == "over 2 days")
    pairs[1].1.days[2].temperatureMax = Temperature(31, .celsius)
    #expect(words.comparison(pairs).places.map(\.marks) == [[], ["warmest"]])
  }
}

extension ComparisonLinesTests {
  /// Bars of colder days begin further left, for every place and day.
  @Test(arguments: [60, 80, 120, 200])
  func allBarsAreOnOneScale(width: Int) {
    let days = words.comparison(pairs).places.flatMap(\.days)
    let lines = WeatherLines.comparison(words.comparison(pairs), width: width).map(\.text)
      .filter { $0.contains("━") || $0.contains("╺") || $0.contains("╸") }
    #expect(lines.count == days.count)
    // The lines are by day, then by place.
    let count = pairs.count
    let ordered = days.indices.map { days[$0 % count * (days.count / count) + $0 / count] }
    func start(_ line: String) -> Int {
      var column = 0
      for letter in line {
        if "━╺╸●".contains(letter) { return column }
        column += String(letter).displayWidth
      }
      return column
    }
    let starts = zip(ordered, lines).map { (low: $0.range.low ?? 0, column: start($1)) }
    for (first, second) in zip(starts, starts.dropFirst()) where first.low < second.low - 4 {
      #expect(first.column < second.column)
    }
    for (first, second) in zip(starts, starts.dropFirst()) where first.low > second.low + 4 {
      #expect(first.column > second.column)
    }
  }
}
