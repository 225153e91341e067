import BenchmarkSupport
import Detail
import Foundation
import Phrases
import ScreenKit
import TerminalText
import WeatherClients
import WeatherModels
import WeatherServices

/// From a report to the bytes of the fullest page of a place, at 120 columns and in all colours.
@MainActor struct Drawing {
  private let runs = 2000

  func report() async throws -> String {
    let now = Date(timeIntervalSince1970: 1_784_639_520)
    guard let place = SampleCapitals.all.first(where: { $0.name == "Oslo" }) else { return "" }
    let report = try await SampleWeather.weather { now }.report(for: place)
    let theme = Theme(.dark, .full)
    var bytes = 0
    let shell = Shell(
      show: { answer in
        bytes = answer.render(Surface(width: 120, height: 40)).lines.reduce(0) {
          $0 + theme.render($1).utf8.count + 1
        }
      }, wait: { _ in }, confirm: { _, _ in false })
    let screen = DetailRouter.screen(
      place: place, weather: WeatherClient { _ async throws(ServiceError) in [report] },
      savedReports: SavedReportsClient(last: { _ in nil }, save: { _, _ in }),
      airQuality: AirQualityClient { _ in nil }, warnings: WarningsClient { _, _ in .sample },
      history: .forgetful,
      words: WeatherWords(phrases: English(), now: { now }), shell: shell,
      showsAllRecords: false, now: { now })
    try await screen.open()
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<runs {
      let start = clock.now
      try await screen.open()
      times.append((clock.now - start) / .milliseconds(1))
    }
    let series = Series(times)
    return String(
      format:
        "Detail, 120 columns, %d runs  median %.2f ms  p99 %.2f ms  %d bytes  (p99 at most 5 ms)",
      runs, series.median, series.quantile(0.99), bytes)
  }
}
