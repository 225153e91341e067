@testable import CommandKit
@testable import Presentation
import ScreenTestSupport

struct WeatherLinesTests {
  private let words = Wording(phrases: English(), now: { Fixture.now })

  @Test(arguments: 2...300) func fitsEveryWidth(width: Int) {
    for place in [Fixture.springfields[1], Fixture.tokyo, Fixture.pin] {
      let head = words.origin.head(place, Fixture.report)
      expectNoneIsWider(WeatherLines.head(head, width: width), than: width)
    }
    for report in [Fixture.report, Fixture.bareReport] {
      let present = words.current.present(report)
      let lines =
        (present.map { WeatherLines.present($0, width: width) } ?? [])
        + WeatherLines.facts(present?.more ?? [], width: width)
        + WeatherLines.sources(
          SourceCredit.report(.metNorway) + SourceCredit.air(.openMeteo) + [.station], width: width)
        + WeatherLines.days(words.daily.days(Fixture.tokyo, report, limit: 7), width: width)
      expectNoneIsWider(lines, than: width)
    }
  }

  private func expectNoneIsWider(_ lines: [Line], than width: Int) {
    #expect(lines.filter { $0.width > width }.map(\.text) == [])
  }

  @Test func theHoursOfSunAreNeverCut() {
    let days = words.daily.days(Fixture.tokyo, Fixture.report, limit: 7)
    let cells = (60...140).map { width in
      Set(
        WeatherLines.days(days, width: width).compactMap {
          $0.text.firstMatch(of: /sun [^ ]+(?: h)?/)?.0
        })
    }
    #expect(cells[0] == [])
    #expect(Set(cells.joined()) == Set(days.map { $0.sunshine[...] }))
  }

  /// With millimeters and new snow in each row, shorter bars leave room for the wind.
  @Test func theWindIsWorthMoreThanTheLengthOfBars() {
    var report = Fixture.report
    for index in report.days.indices {
      report.days[index].weatherCode = WeatherCode(rawValue: 73)
      report.days[index].precipitation = Precipitation(14.8, .millimeters)
      report.days[index].snowfall = Snowfall(10.4, .centimeters)
    }
    let days = words.daily.days(Fixture.tokyo, report, limit: 7)
    let lines = WeatherLines.days(days, width: 80).map(\.text)
    let areWhole = zip(lines, days).allSatisfy { $0.contains($1.total) && $0.contains($1.wind) }
    #expect(areWhole, "\(lines)")
    #expect(lines.contains { $0.contains("━") })
  }

  /// A city list made long ago has days, and they say which.
  @Test func daysThatWereOverWhenTheyCameHaveTheirDates() throws {
    var report = Fixture.report
    report.days = ["2023-08-01", "2023-08-02"].compactMap { CalendarDay($0) }.map(Day.init)
    #expect(
      words.daily.days(Fixture.tokyo, report, limit: 7).map(\.name) == ["2023-08-01", "2023-08-02"])
    // A forecast whose hours are over is useless.
    report.fetched = .distantPast
    #expect(words.daily.days(Fixture.tokyo, report, limit: 7).isEmpty)
  }

  @Test func leavesOutWhatIsNotThere() {
    #expect(WeatherLines.days([], width: 80).isEmpty)
    #expect(WeatherLines.facts([], width: 80).isEmpty)
    #expect(WeatherLines.facts(["", "", ""], width: 80).isEmpty)
    #expect(WeatherLines.facts(["", "a", "", "b"], width: 80).map(\.text) == [" a   b"])
  }

  @Test func startsALineForAFactThatDoesNotFit() {
    let facts = ["humidity 81 %", "wind 4 m/s", "clouds"]
    #expect(
      WeatherLines.facts(facts, width: 27).map(\.text) == [
        " humidity 81 %   wind 4 m/s", " clouds",
      ])
    #expect(
      WeatherLines.facts(facts, width: 26).map(\.text) == [
        " humidity 81 %", " wind 4 m/s   clouds",
      ])
    #expect(
      WeatherLines.facts(facts, width: 10).map(\.text) == [
        " humidity", " 81 %", " wind", " 4 m/s", " clouds",
      ])
  }

  @Test func saysHowHighThePlaceLies() {
    var oslo = Fixture.oslo
    oslo.elevation = Elevation(668, .meters)
    let lines = WeatherLines.head(words.origin.head(oslo, Fixture.report), width: 80)
    #expect(
      lines.map(\.text) == [
        " Oslo, Norway, 668 m                     Open-Meteo · 14:00 · fetched 12 min ago"
      ])
  }

  @Test func keepsTheElevationOfAMountain() {
    var place = Place(name: "Mont Blanc", coordinate: Fixture.oslo.coordinate, kind: .mountain)
    place.region = "Auvergne-Rhône-Alpes"
    place.countryName = "France"
    place.elevation = Elevation(4806, .meters)
    let lines = WeatherLines.head(
      words.origin.head(place, Fixture.report), width: 80, isWide: true)
    #expect(
      lines.map(\.text) == [
        " Mont Blanc, France, 4806 m              Open-Meteo · 14:00 · fetched 12 min ago"
      ])
  }

  /// The region tells places of one name apart, and goes after the height.
  @Test(arguments: [
    (94, " Springfield, Missouri, United States, 399\u{A0}m"),
    (79, " Springfield, Missouri, United States"), (70, " Springfield, United States"),
  ])
  func keepsTheRegionLongerThanTheHeight(width: Int, place: String) {
    var springfield = Fixture.springfields[0]
    springfield.elevation = Elevation(399, .meters)
    let lines = WeatherLines.head(
      words.origin.head(springfield, Fixture.report), width: width, isWide: true)
    #expect(lines[0].text.split(separator: "  ")[0] == place)
  }

  @Test(arguments: [
    (PlaceKind.lake, nil, " the middle of Balaton"), (.area, nil, " the middle of Balaton"),
    (.island, "Fonyód", " Balaton (Fonyód)"), (.mountain, nil, " Balaton"),
  ])
  func saysThatTheMiddleIsMeant(kind: PlaceKind, town: String?, text: String) {
    let place = Place(name: "Balaton", coordinate: Fixture.oslo.coordinate, kind: kind, town: town)
    #expect(WeatherLines.head(words.origin.head(place, nil), width: 80).map(\.text) == [text])
  }

  @Test func theMiddleIsThatOfTheNameAlone() {
    let place = Place(
      name: "Balaton", country: "HU", coordinate: Fixture.oslo.coordinate, kind: .lake)
    let texts = [English() as any Phrases, Slovak()].map { phrases in
      let words = Wording(phrases: phrases, now: { Fixture.now })
      return WeatherLines.head(words.origin.head(place, nil), width: 80).map(\.text)
    }
    #expect(texts == [[" the middle of Balaton, HU"], [" Balaton (stred), HU"]])
  }

  @Test func marksSampleWeather() {
    let head = HeadViewModel(place: "Oslo", sources: ["SAMPLE"], isSample: true)
    let lines = WeatherLines.head(head, width: 20)
    let expected =
      Line(" ") + Line("Oslo", .strong) + Line("         ") + Line("SAMPLE", .warning)
    #expect(lines.map(\.spans) == [expected.spans])
    #expect(lines.map(\.spoken) == [["Oslo", "SAMPLE"]])
  }
}
