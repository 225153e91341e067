import BenchSupport
import Clients
import CommandKit
import Detail
import Foundation
import Phrases
import Presentation
import Reports
import TerminalText
import Warnings
import WeatherServices

/// From a report to the bytes of the fullest page of a place, and of its meteogram, in all colors.
@MainActor enum Drawing {
  private static let runs = 2000

  static func measure() async throws {
    Results.heading("The page of a place, drawn")
    for width in [40, 120, 300] {
      Results.row(
        "detail, \(width) columns", try await series(.everything, width: width),
        promise: width == 120 ? "p99 3 ms" : "", peer: width == 40 ? "" : "detail, 40 columns")
    }
    for width in [40, 120, 300] {
      Results.row(
        "chart, \(width) columns", try await series(.meteogram(nil), width: width),
        promise: width == 120 ? "p99 3 ms" : "", peer: width == 40 ? "" : "chart, 40 columns")
    }
  }

  private static func series(_ part: DetailPart, width: Int) async throws -> Series {
    let now = Date(timeIntervalSince1970: 1_784_639_520)
    guard let place = SampleCapitals.all.first(where: { $0.name == "Oslo" }) else {
      throw BenchError.noPlace
    }
    let report = try await SampleWeather.weather { now }.report(for: place)
    let theme = Theme(.dark, .full)
    var bytes = 0
    let context = ScreenContext(
      show: { answer in
        bytes = answer.render(Surface(width: width, height: 40)).lines.reduce(0) {
          $0 + theme.render($1).utf8.count + 1
        }
      }, wait: { _ in }, confirm: { _, _ in false })
    let words = Wording(phrases: English(), now: { now })
    let screen = DetailRouter.screen(
      place,
      reports: ReportLoader(
        weather: WeatherClient { _ async throws(ServiceError) in [report] },
        savedReports: SavedReportsClient(last: { _ in nil }, save: { _, _ in }), words: words),
      supplements: DetailSupplements(
        airQuality: AirQualityClient { _ in nil }, warnings: WarningsClient { _, _ in .noService },
        now: { now }),
      history: .noop, words: words, context: context)
    _ = try await screen.perform(.show(part))
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<runs {
      let start = clock.now
      _ = try await screen.perform(.show(part))
      times.append((clock.now - start) / .milliseconds(1))
    }
    guard bytes > 0 else { throw BenchError.noPlace }
    return Series(times)
  }
}
