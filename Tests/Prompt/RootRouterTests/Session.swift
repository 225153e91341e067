import Atlas
import Itineraries
import LineEditor
import Output
import RootRouter
import ScreenTestSupport
import TestSupport

/// Vane from the first line to the last, without a terminal, a network or a disk.
@MainActor final class Session {
  let lines: ScriptedLines
  let kept: SavedPlaces
  let settings: SavedSettings
  let completions = CompletionSource()
  let loop: PromptLoop
  let router: RootRouter
  private static let atlas = Atlas(file: PackageFolder.atlas)

  /// A pause is over when all has come that is to come.
  init(
    _ steps: [ScriptedLines.Step], runMode: RunMode = .prompt, kept: SavedPlaces = SavedPlaces(),
    settings: SavedSettings = SavedSettings(), gazetteer: GazetteerClient = .naming(nil),
    geocoding: PlacesClient = .unimplemented, weather: WeatherClient = .unimplemented,
    saved: [Place: Report] = [:], forecasts: [Place: Report] = [:],
    savedReports: SavedReportsClient? = nil, airQuality: AirQualityClient = .silent,
    warnings: WarningsClient = .silent, ledger: ServiceLedgerClient = .noop,
    history: HistoryClients = .unimplemented, certainty: CertaintyClient = .noop,
    quantities: QuantityClient = .noop, seasonal: SeasonalClient = .noop,
    ways: WayWeatherClient = .noop, tracks: TrackFileClient = .noop, roads: RoadClient = .noop,
    calendars: CalendarFileClient = .noop, savedWays: SavedListClient<SavedWay> = .noop,
    position: PositionClient = .nowhere, files: PlaceFileClient = .unimplemented,
    hasNetwork: Bool = true, networkWatch: NetworkWatch = .noop,
    programs: ProgramsClient = ProgramsClient(),
    questions: SavedListClient<SavedQuestion> = .noop, told: StateFileClient = .noop,
    newsTimes: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } },
    capabilities: TerminalCapabilities = .plain, environment: [String: String] = [:],
    mapGlyphs: MapGlyphs = .dots, keys: [Key] = [], columns: Int = 80, rows: Int = 500,
    outputFailure: Int32? = nil, now: @escaping @Sendable () -> Date = { Fixture.now },
    pause: @escaping @Sendable (Double) async -> Void = { _ in await settle() }
  ) {
    lines = ScriptedLines(
      steps, echoes: runMode.isInteractive, keys: keys, columns: columns, rows: rows,
      outputFailure: outputFailure)
    self.kept = kept
    self.settings = settings
    let world = World(
      phrases: Language(setting: settings[Language.setting], environment: environment).phrases,
      gazetteer: gazetteer, geocoding: geocoding, weather: weather,
      savedReports: savedReports ?? .holding(saved, forecasts: forecasts), airQuality: airQuality,
      warnings: warnings, history: history, places: kept.client,
      settings: settings.client.readOncePerCommand, certainty: certainty, quantities: quantities,
      seasonal: seasonal, questions: questions, told: told, newsTimes: newsTimes,
      service: { settings["service"].flatMap(Service.init) ?? .openMeteo }, ledger: ledger,
      hasNetwork: { hasNetwork }, now: now, position: position, files: files, ways: ways,
      tracks: tracks, roads: roads, calendars: calendars, savedWays: savedWays, atlas: Self.atlas,
      mapGlyphs: mapGlyphs,
      automatic: { ["theme": "light", "map": "dots", "service": "open-meteo"][$0] },
      networkWatch: networkWatch, programs: programs, pause: pause)
    router = RootRouter(world: world, runMode: runMode, lines: lines, capabilities: capabilities)
    loop = PromptLoop(router: router, lines: lines, completions: completions)
    lines.onResize { [weak loop] in loop?.resize() }
  }

  /// Runs the session to its end; the result is what a person would see, and the exit status.
  func run(openingHome: Bool = false) async -> (text: String, status: Int32) {
    let status = await withCheckedContinuation { continuation in
      loop.run(openingHome: openingHome, afterStart: {}) { continuation.resume(returning: $0) }
    }
    return (lines.transcript.withoutMaps, status)
  }

  /// Returns the text that followed each typed line.
  func answers() async -> [String] {
    let text = await run().text
    return text.split(separator: /(?m)^> .*\n/, omittingEmptySubsequences: false).dropFirst()
      .map(String.init)
  }

  /// Carries out one command of a shell's command line.
  func run(_ words: [String]) async -> (text: String, status: Int32) {
    let status = await exitStatus(of: words)
    return (lines.transcript.withoutMaps, status)
  }

  /// Carries out one command as it is typed into a shell.
  func run(_ line: String) async -> (text: String, status: Int32) {
    await run(Arguments.split(line))
  }

  func exitStatus(of words: [String]) async -> Int32 {
    await withCheckedContinuation { continuation in
      loop.run(words) { continuation.resume(returning: $0) }
    }
  }
}

extension String {
  /// The text with only the head of each report of the weather; `Expected` has the rest.
  var withoutReports: String {
    replacing(/(Open-Meteo · .*fetched .*\n)(?s:.*?)GeoNames(?:, | · )CC BY 4.0\n/) {
      $0.1 + " …\n"
    }
  }

  /// The text without maps and the line below each, which the tests of the atlas and of its screen compare.
  fileprivate var withoutMaps: String {
    var kept: [Substring] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.contains("Data: Natural Earth, GSHHG") else {
        kept.append(line)
        continue
      }
      while let last = kept.last, last.isOfMap { kept.removeLast() }
    }
    return kept.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var isOfMap: Bool {
    allSatisfy(\.isWhitespace)
      || unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) || $0 == "⋅" }
  }
}

extension RunMode {
  static let prompt = RunMode(isInteractive: true, json: false, canAsk: true, assumesYes: false)
  static let pipe = RunMode(isInteractive: false, json: false, canAsk: false, assumesYes: false)
  static let csv = RunMode(
    isInteractive: false, json: false, canAsk: false, assumesYes: false, csv: true)
  static let json = RunMode(isInteractive: false, json: true, canAsk: false, assumesYes: false)
  /// With whole reports.
  static let wholeJSON = {
    var mode = json
    mode.wish.isFull = true
    return mode
  }()
}
