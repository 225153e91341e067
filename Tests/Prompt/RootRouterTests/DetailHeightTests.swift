@testable import RootRouter
import ScreenTestSupport
import WeatherServices

/// The page of a place fits its window: no rest waits behind Return, and the days stand on the first screen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct DetailHeightTests {
  nonisolated private static let windows = [(80, 24), (100, 35), (120, 30), (200, 50)]

  @Test(arguments: ["Oslo", "Bratislava"], Language.allCases)
  func fitsTheWindow(place: String, language: Language) async {
    for (columns, rows) in Self.windows {
      let session = Session.answeringEverything(
        [.line("detail \(place)")], in: language, weather: SampleWeather.weather { Fixture.now },
        certainty: SampleWeather.certainty { Fixture.now }, columns: columns, rows: rows)
      let text = await session.run(openingHome: false).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { !$0.hasPrefix("> detail") }.dropFirst()
      let page = lines.dropLast(lines.last == "" ? 1 : 0)
      #expect(page.count <= rows - 1, "\(columns) columns: \(page.count) lines\n\(text)")
      // The seven days, and no word that there is more.
      let days = language.phrases.today
      #expect(page.contains { $0.hasPrefix(" \(days) ") }, "\(text)")
      #expect(!(1...30).contains { text.contains(language.phrases.moreLines($0)) }, "\(text)")
      // The curve comes in where there is room, also in a low window on a dry day.
      let hasCurve = page.contains {
        $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
      }
      #expect(hasCurve || rows < 35 && columns < 200, "\(text)")
    }
  }

  /// Also where the outlook and yesterday's forecast take two lines each, and rain and snow have a row each.
  @Test(arguments: Language.allCases)
  func fitsTheWindowWithAllThatThereMayBe(language: Language) async throws {
    let sample = SampleWeather.weather { Fixture.now }
    let weather = WeatherClient { places async throws(ServiceError) in
      try await sample.reports(places).map { report in
        var report = report
        for index in report.hours.indices {
          report.hours[index].fall(12, code: index.isMultiple(of: 2) ? 61 : 73, chance: 80)
          report.hours[index].windGust = Speed(index % 24 < 12 ? 30 : 4, .metersPerSecond)
          report.hours[index].snowfall = Snowfall(index.isMultiple(of: 2) ? 0 : 8, .centimeters)
        }
        return report
      }
    }
    var history = Session.history
    history.accuracy = .judging(
      Temperature(-14.4, .celsius), ErrorSum(cases: 168, absolute: 151.2, signed: 0))
    for (columns, rows) in Self.windows {
      let session = Session.answeringEverything(
        [.line("detail Oslo")], in: language, weather: weather,
        certainty: SampleWeather.certainty { Fixture.now }, history: history, columns: columns,
        rows: rows)
      let text = await session.run(openingHome: false).text
      let page = text.split(separator: "\n", omittingEmptySubsequences: false)
        .drop { !$0.hasPrefix("> detail") }.dropFirst()
      #expect(page.dropLast(page.last == "" ? 1 : 0).count <= rows - 1, "\(text)")
      #expect(!(1...30).contains { text.contains(language.phrases.moreLines($0)) }, "\(text)")
    }
  }
}
