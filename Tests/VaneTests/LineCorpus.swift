import Clients
import CommandKit
import Foundation
import Output
import Phrases
import RootRouter
import Testing

@testable import vane

/// A line, and what should come of it.
struct CorpusLine {
  let kind: String
  let language: Language
  let text: String
  /// `=LINE` is done, `?LINE` offered, `!KIND` refused; each is right.
  let expected: [String]

  /// The lines of the collection, by their kinds.
  static func all() throws -> [CorpusLine] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Resources/lines.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 4, "\($0)")
      return CorpusLine(
        kind: fields[0], language: fields[1] == "sk" ? .slovak : .english, text: fields[2],
        expected: fields[3].components(separatedBy: " || "))
    }
  }

  func expected(_ sign: Character) -> [String] {
    expected.filter { $0.first == sign }.map { String($0.dropFirst()) }
  }
}

/// What became of a line, as its document and its page say.
struct LineOutcome {
  var document: NSDictionary
  /// The document without what tells how and when it was asked.
  var answer: NSDictionary
  var page: String
  var error: String

  var isDone: Bool { document["ok"] as? Bool == true }
  /// The strict line that it was read as, if that isn't the one that was typed.
  var readAs: String? { document["line"] as? String }
  var isChart: Bool { document["command"] as? String == "chart" }

  /// The lines that are offered in place of it.
  var offered: [String] {
    if let match = error.firstMatch(of: /(?:Did you mean|Mysleli ste) (.+?)\?/) {
      return match.1.matches(of: /["„](.+?)["“]/).map { String($0.1) }
    }
    return error.firstMatch(of: /(?:Type|Zadajte): (.+)$/).map { [String($0.1)] } ?? []
  }

  /// The kind of a refusal.
  var refusal: String {
    let kinds: KeyValuePairs = [
      "nothing called": "missing", "nemá nič": "missing", "too large": "large",
      "príliš veľ": "large", "No place": "place", "nenašl": "place", "nevolá": "place",
    ]
    return kinds.first { error.contains($0.key) }?.value ?? "usage"
  }

  /// Whether both are the same answer, whatever words asked for it.
  func isSame(as other: LineOutcome) -> Bool {
    isDone && other.isDone && answer == other.answer && (!isChart || page == other.page)
  }
}

/// The program with sample weather and five favorites, for one line after the other.
@MainActor final class CorpusProgram {
  private let folder: URL
  private var outcomes: [String: LineOutcome] = [:]

  init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vane-\(UUID().uuidString)")
    for language in [Language.english, .slovak] {
      let lines = [
        "set home Bratislava", "star Oslo", "star Bergen", "star Bratislava", "star Tokyo",
        "star London", "detail Oslo", "set language \(language.rawValue)",
      ]
      let made = await run(lines, home: home(language), ["--sample", "--yes"])
      try #require(made.errors.isEmpty, "\(made.errors)")
    }
  }

  func end() throws { try FileManager.default.removeItem(at: folder) }

  func outcome(_ line: String, _ language: Language) async throws -> LineOutcome {
    let key = language.rawValue + line
    if let known = outcomes[key] { return known }
    let outcome = try await answer(line, language)
    outcomes[key] = outcome
    return outcome
  }

  private func answer(_ line: String, _ language: Language) async throws -> LineOutcome {
    let copy = folder.appending(path: "copy")
    func run(_ lines: [String], _ flags: [String]) async throws -> LineRecorder {
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: home(language), to: copy)
      return await self.run(lines, home: copy, flags)
    }
    // Numbers may be rows of a list.
    let list = line.contains { $0.isNumber } ? ["favorites"] : []
    let json = try await run(list + [line], ["--sample", "--json"])
    let last = json.output.split(separator: "\n").last.map { Data($0.utf8) } ?? Data()
    let document = (try? JSONSerialization.jsonObject(with: last)) as? [String: Any] ?? [:]
    let error = (document["error"] as? [String: Any])?["message"] as? String
    var outcome = LineOutcome(
      document: document as NSDictionary, answer: Self.bare(document) as? NSDictionary ?? [:],
      page: "", error: error ?? json.errors)
    if outcome.isChart {
      let above = try await run(list, ["--sample"]).output
      let page = try await run(list + [line], ["--sample"]).output.dropFirst(above.count)
      outcome.page = page.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("Read as:") && !$0.contains("Chápané ako:") }
        .joined(separator: "\n")
    }
    return outcome
  }

  private static func bare(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(bare) as NSArray }
    guard let object = value as? [String: Any] else { return value }
    let left = ["correctedFrom", "fetched", "made", "id", "added", "line", "question"]
    return object.filter { !left.contains($0.key) }.mapValues(bare) as NSDictionary
  }

  private func home(_ language: Language) -> URL { folder.appending(path: language.rawValue) }

  private func run(_ lines: [String], home: URL, _ flags: [String]) async -> LineRecorder {
    let recorder = LineRecorder(lines)
    let environment = [
      "HOME": home.path, "TZ": "Europe/Bratislava", "VANE_NOW": "2026-11-23T10:00:00Z",
      "VANE_GPSD": "127.0.0.1:9",
    ]
    guard let invocation = try? Invocation(flags) else { return recorder }
    let mode = RunMode(
      isInteractive: false, json: invocation.json, canAsk: false, assumesYes: invocation.yes)
    let notices = NoticeBoard(isInteractive: false, isASCII: false)
    notices.open(recorder)
    var world = Live(invocation, environment, notices: notices).world
    // A chart waits for its runs no longer than a second, which a busy machine may need.
    world.certainty.ensemble = CertaintyClient.noop.ensemble
    let router = RootRouter(
      world: world, runMode: mode, lines: recorder, capabilities: .plain)
    let loop = PromptLoop(router: router, lines: recorder, completions: CompletionSource())
    _ = await withCheckedContinuation { continuation in
      loop.run(openingHome: false, afterStart: {}) { continuation.resume(returning: $0) }
    }
    return recorder
  }
}
