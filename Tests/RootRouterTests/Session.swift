import LineEditor
import Phrases
import RootRouter
import ScreenTestSupport
import TerminalText
import WeatherClients
import WeatherModels

/// Vane from the first line to the last, without a terminal, a network or a disk.
@MainActor final class Session {
  let lines: ScriptedLines
  let kept: KeptPlaces
  let settings: KeptSettings
  let completions = CompletionSource()
  let loop: PromptLoop
  private let router: RootRouter

  init(
    _ steps: [ScriptedLines.Step], manner: Manner = .prompt, kept: KeptPlaces = KeptPlaces(),
    settings: KeptSettings = KeptSettings(), gazetteer: GazetteerClient = .unimplemented,
    geocoding: PlacesClient = .unimplemented, weather: WeatherClient = .unimplemented,
    saved: [Place: Report] = [:], position: PositionClient = .unimplemented,
    files: PlaceFileClient = .unimplemented,
    hasNetwork: Bool = true, columns: Int = 80, outputFailure: Int32? = nil
  ) {
    lines = ScriptedLines(
      steps, echoes: manner.isInteractive, columns: columns, outputFailure: outputFailure)
    self.kept = kept
    self.settings = settings
    let world = World(
      phrases: English(), gazetteer: gazetteer, geocoding: geocoding, weather: weather,
      savedReports: .holding(saved),
      places: kept.client, settings: settings.client,
      service: { settings["service"].flatMap(Service.init) ?? .openMeteo },
      hasNetwork: { hasNetwork }, now: { Fixture.now }, position: position, files: files)
    router = RootRouter(world: world, manner: manner, lines: lines, theme: .none)
    loop = PromptLoop(router: router, lines: lines, completions: completions)
  }

  /// Runs the session to its end; the result is what a person would see, and the exit status.
  func run(openingHome: Bool = false) async -> (text: String, status: Int32) {
    let status = await loop.run(openingHome: openingHome)
    return (lines.transcript, status)
  }

  /// Carries out one command of a shell's command line.
  func run(_ words: [String]) async -> (text: String, status: Int32) {
    let status = await loop.run(words)
    return (lines.transcript, status)
  }
}

extension Manner {
  static let prompt = Manner(isInteractive: true, json: false, canAsk: true, assumesYes: false)
  static let pipe = Manner(isInteractive: false, json: false, canAsk: false, assumesYes: false)
  static let json = Manner(isInteractive: false, json: true, canAsk: false, assumesYes: false)
}
