import CommandKit
import Detail
import Foundation
import Phrases
import TerminalText
import WeatherClients
import WeatherModels
import WeatherServices
import WeatherText

/// Draws screens of sample weather at a fixed time into the folder that is named, for dark and for light.
@main @MainActor enum Pictures {
  /// 2026-11-23T12:15:00Z.
  private nonisolated static let now = Date(timeIntervalSince1970: 1_795_436_100)
  private static let size = Surface(width: 100, height: 35)

  static func main() async throws {
    let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "Pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let screens: [(name: String, town: String, actions: [DetailAction])] = [
      ("detail", "Bratislava", []),
      (
        "charts", "Dublin",
        [.show(.chart(.temperature, .next(120))), .show(.chart(.wind, .next(48)))]
      ),
    ]
    for screen in screens {
      let lines = try await lines(of: screen.town, screen.actions)
      for background in Background.allCases {
        let picture = Picture(lines: lines, theme: Theme(background, .full), columns: size.width)
        let file = folder.appending(path: "\(screen.name)-\(background.rawValue).svg")
        try picture.svg.write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }

  /// The answers of the screen of a place after each of the actions, or when it opens.
  private static func lines(of town: String, _ actions: [DetailAction]) async throws -> [Line] {
    guard let place = SampleCapitals.all.first(where: { $0.name == town }) else { return [] }
    var shown: [Line] = []
    let context = ScreenContext(
      show: { shown += $0.render(size).lines }, wait: { _ in },
      confirm: { _, _ in false })
    let words = Wording(phrases: English(), now: { now })
    let screen = DetailRouter.screen(
      place: place,
      reports: ReportLoader(
        weather: SampleWeather.weather { now },
        savedReports: SavedReportsClient(last: { _ in nil }, save: { _, _ in }), words: words),
      supplements: DetailSupplements(
        airQuality: SampleWeather.airQuality { now }, warnings: SampleWeather.warnings { now },
        certainty: SampleWeather.certainty { now }, now: { now }),
      records: HistoryClients.noop.records, accuracy: HistoryClients.noop.accuracy, words: words,
      context: context)
    if actions.isEmpty { try await screen.open() }
    for action in actions { try await screen.perform(action) }
    return shown
  }
}
