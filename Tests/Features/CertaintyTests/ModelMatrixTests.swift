@testable import Certainty
import ScreenTestSupport

/// The matrix of models and days, compared with the days that it is drawn from.
@MainActor struct ModelMatrixTests {
  private let words = Wording()
  // swift-format-ignore: NeverForceUnwrap
  private let today = CalendarDay("2026-11-23")!

  @Test func marksWhatTheFirstModelSaysToo() {
    expectText(
      text([[(-8, -3), (-7, -2)], [(-8.2, -3.1), (-7, 0)], [(-8, -4)]], width: 60),
      is: """
         2 days · low, high (°C)
                      Today  Tue 24
         ECMWF IFS    −8 −3   −7 −2
         GFS           =  =    =  0
         ICON          = −4    –  –
         precip. mm     0.0     0.0
        """)
  }

  @Test func comparesWithTheFirstThatIsKnown() {
    #expect(
      text([[(1, 2)], [(1, 2), (3, 4)], [(1, 2), (3, 5)]], width: 60).split(separator: "\n")
        .dropFirst(2).map { $0.split(separator: " ").suffix(2) } == [
          ["–", "–"], ["3", "4"], ["=", "5"], ["0.0", "0.0"],
        ])
  }

  @Test(arguments: [30, 40, 60, 80, 200]) func showsAllDaysAtAnyWidth(width: Int) {
    let days = (0..<7).map { (Double($0), Double($0) + 5) }
    let lines = matrix([days, days]).lines(width: width)
    #expect(lines.allSatisfy { $0.width <= width })
    let shown = lines.map(\.text).joined(separator: " ")
    for day in 24...29 { #expect(shown.contains(" \(day)")) }
    let parts = lines.filter { $0.text.hasPrefix(" GFS") }.count
    #expect(width < 80 ? parts > 1 : parts == 1)
  }

  @Test func tellsTheSpanOfThePrecipitation() {
    var wet = ModelForecast.dry([[(1, 2)], [(1, 2)], [(1, 2)]], from: today)
    for (index, amount) in [4.84, 5.31, 0.96].enumerated() {
      wet[index].days[0].precipitation = Precipitation(amount, .millimeters)
    }
    #expect(words.matrix(wet, [today], title: "", today: today).spans[0].days == ["1.0–5.3"])
    wet[1].days[0].precipitation = Precipitation(15.5, .millimeters)
    #expect(words.matrix(wet, [today], title: "", today: today).spans[0].days == ["1–16"])
  }

  @Test func readsASentenceForEachModel() {
    let lines = matrix([[(-8, -3)], [(-8, -1)]]).lines(width: 80)
    #expect(
      lines.flatMap(\.spoken).dropFirst().map(\.plain) == [
        "ECMWF IFS: Today −8 to −3 °C", "GFS: Today −8 to −1 °C", "precip. mm: Today 0.0",
      ])
  }

  private func matrix(_ days: [[(Double, Double)]]) -> ModelMatrix {
    let forecasts = ModelForecast.dry(days, from: today)
    let dates = Set(forecasts.flatMap { $0.days.map(\.date) }).sorted()
    return words.matrix(forecasts, dates, title: "\(dates.count) days", today: today)
  }

  private func text(_ days: [[(Double, Double)]], width: Int) -> String {
    matrix(days).lines(width: width).map(\.text).joined(separator: "\n")
  }

  /// Tables of the same hours are printed side by side if there is room, and separately for screen readers.
  @Test(arguments: [(40, false, 3), (60, false, 2), (120, false, 1), (120, true, 3)])
  func hoursStandBesideEachOther(width: Int, areApart: Bool, count: Int) throws {
    let tables = ["temperature", "rain", "snow"].map { title in
      TitledTable(
        title: title, heading: ["time", "ECMWF IFS", "GFS"],
        rows: [["00:00", title, "1"], ["01:00", title, "2"]])
    }
    let blocks = TitledTable.blocks(tables, areApart: areApart, width: width)
    #expect(blocks.count == count)
    #expect(blocks.joined().allSatisfy { $0.width <= width })
    let first = try #require(blocks.first)
    #expect(first.count == 4)
    if count == 1 {
      #expect(
        first[3].text.split(separator: " ") == [
          "01:00", "temperature", "2", "01:00", "rain", "2", "01:00", "snow", "2",
        ])
    }
  }
}

extension ModelForecast {
  /// Dry days from this one on, by their lows and highs in °C, of up to three models.
  static func dry(_ days: [[(Double, Double)]], from today: CalendarDay) -> [ModelForecast] {
    zip([WeatherModel.ecmwf, .gfs, .icon], days).map { model, days in
      ModelForecast(
        model: model, hours: [],
        days: days.enumerated().compactMap { index, day in
          CalendarDay(daysSince1970: today.daysSince1970 + index).map { date in
            var known = Day(date: date)
            known.temperatureMin = Temperature(day.0, .celsius)
            known.temperatureMax = Temperature(day.1, .celsius)
            known.precipitation = Precipitation(0, .millimeters)
            return known
          }
        })
    }
  }
}
