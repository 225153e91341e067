import Atlas
import Itineraries
import JSON
import LineEditor
import ScreenTestSupport
import TestSupport

@testable import ToolServer

/// An agent that types lines and reads the answers.
final class Agent: LineSource {
  /// What it does next.
  enum Step: Sendable {
    case line(String)
    case act(@MainActor @Sendable (Agent) async -> Void)
  }

  private struct Notes {
    var steps: [Step]
    var answers = ""
  }

  private let notes: Mutex<Notes>
  let outputFailure: Int32?
  let size = TerminalSize(columns: 80, rows: 24)

  init(_ steps: [Step], outputFailure: Int32? = nil) {
    notes = Mutex(Notes(steps: steps))
    self.outputFailure = outputFailure
  }

  func nextLine(prompt: String, remember: Bool) async -> LineEvent {
    while let step = notes.withLock({ $0.steps.isEmpty ? nil : $0.steps.removeFirst() }) {
      switch step {
      case .line(let line): return .line(line)
      case .act(let act): await act(self)
      }
    }
    return .endOfInput
  }

  func write(_ text: String) { notes.withLock { $0.answers += text } }
  func writeError(_ text: String) {}
  func setBusy(_ label: String?) {}
  func stop() {}

  /// What was written, by lines.
  var answers: [String] {
    notes.withLock { $0.answers.split(separator: "\n").map(String.init) }
  }

  /// The answer to the request of that number.
  func answer(to id: Int) throws -> JSONTree? {
    try answers.map { try JSONTree(Array($0.utf8)) }.first { $0["id"].integer == id }
  }
}

extension Agent.Step {
  static func request(_ id: Int, _ method: String, _ params: String = "{}") -> Agent.Step {
    .line(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
  }

  static func call(_ id: Int, _ tool: String, _ arguments: String, meta: String = "{}")
    -> Agent.Step
  {
    request(
      id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments),"_meta":\#(meta)}"#)
  }

  static func notification(_ method: String, _ params: String = "{}") -> Agent.Step {
    .line(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }
}

extension World {
  /// A world without a network or a disk.
  static func ofTools(
    gazetteer: GazetteerClient = .finding([Fixture.oslo]),
    weather: WeatherClient = .answering(Fixture.report), kept: SavedPlaces = SavedPlaces(),
    settings: SavedSettings = SavedSettings(), saved: [Place: Report] = [:],
    savedWays: SavedListClient<SavedWay> = .noop
  ) -> World {
    World(
      phrases: English(), gazetteer: gazetteer, geocoding: .finding([]), weather: weather,
      savedReports: .holding(saved), airQuality: .silent, warnings: .silent, history: .noop,
      places: kept.client, settings: settings.client, service: { .openMeteo },
      hasNetwork: { true }, now: { Fixture.now }, position: .nowhere, files: .unimplemented,
      tracks: TrackFileClient { path throws(PlaceFileError) in
        throw .missing(path: path.cleanPath)
      }, savedWays: savedWays, atlas: Atlas(file: PackageFolder.atlas), mapGlyphs: .dots)
  }

  /// Answers an agent to its end.
  @MainActor func serve(_ steps: [Agent.Step]) async -> Agent {
    let agent = Agent(steps)
    await ToolServer(world: self, country: nil, lines: agent).run()
    return agent
  }
}
