import Clients
import CommandKit
import Documents
import Itineraries
import LineEditor
import Output
import Phrases
import Reports
import RootRouter

/// Does the calls of tools, each with a router of its own, which no other call has seen.
final class ToolCaller {
  private let world: World
  private let runMode: RunMode
  private let lines = UnwrittenLines()

  /// `country` is that of the user's locale, whose units are usual.
  init(world: World, country: String?) {
    self.world = world.withoutWriting
    runMode = RunMode(
      isInteractive: false, json: true, canAsk: false, assumesYes: false, isPlain: true,
      isOneCommand: true, country: country)
  }

  /// The result of a call. `willAsk` is called each time that it is about to ask a service.
  func result(of call: ToolCall, willAsk: @escaping () -> Void) async -> JSONValue {
    do throws(ToolFault) {
      let found = try await places(of: call, willAsk)
      let router = router(meaning: found.meant)
      var answers: [ProgramAnswer] = []
      for line in call.lines(found.words) {
        guard !Task.isCancelled else { break }
        answers.append(await router.answer(to: line, willAsk: willAsk))
      }
      do throws(ToolFault) {
        return try ToolResult(call, answers, candidates: found.others).json
      } catch {
        throw ToolFault(sentence: found.naming(error.sentence))
      }
    } catch {
      return ToolResult.failed(error.sentence)
    }
  }

  private func router(meaning meant: [String: Place] = [:]) -> RootRouter {
    var world = world
    world.meant = meant
    let router = RootRouter(world: world, runMode: runMode, lines: lines, capabilities: .plain)
    // What was requested beside a page may come after its answer, and finds its router still there.
    Task { [pause = world.pause] in
      await pause(Self.longestRequest)
      withExtendedLifetime(router) {}
    }
    return router
  }

  /// In seconds, with all attempts.
  private static let longestRequest = 300.0
}

extension ToolCaller {
  /// The places of a call: words that stand for them in its lines, and others that are called so.
  fileprivate struct Found {
    var words: [String: [String]] = [:]
    var meant: [String: Place] = [:]
    var others: [Place] = []
  }

  private func places(
    of call: ToolCall, _ willAsk: @escaping () -> Void
  ) async throws(ToolFault) -> Found {
    var found = Found()
    for parameter in call.tool.parameters {
      let texts = call.texts[parameter.name]
      switch parameter.kind {
      case .place:
        let place = try await place(texts?.first, willAsk)
        found.add(place, to: parameter.name)
        if let text = texts?.first { found.others = others(called: text, than: place) }
      case .places:
        for text in texts ?? [] { found.add(try await place(text, willAsk), to: parameter.name) }
      case .way: try checkWay(texts?.first)
      default: break
      }
    }
    return found
  }

  private func place(
    _ text: String?, _ willAsk: @escaping () -> Void
  ) async throws(ToolFault) -> Place {
    let (place, answer) = await router().place(text, willAsk: willAsk)
    if let place { return place }
    if case .nothingSearched? = answer.failure {
      throw ToolFault(
        sentence: "Give a place: the user has neither searched for one nor set a home.")
    }
    // Words of weather and lines of commands.
    if case .offer? = answer.failure {
      throw ToolFault(sentence: "\"\(text ?? "")\" isn't a place. Call find_place.")
    }
    let candidates = answer.document["candidates"] ?? answer.document["results"] ?? .null
    let titles = candidates.elements.prefix(5).compactMap(Self.title)
    let sentence = answer.failureSentence ?? ""
    guard !titles.isEmpty else { throw ToolFault(sentence: sentence) }
    throw ToolFault(sentence: "\(sentence) Candidates: \(titles.joined(separator: "; "))")
  }

  /// Up to three other places of exactly that name.
  private func others(called text: String, than place: Place) -> [Place] {
    let scope = world.settings.searchPreferences(world.phrases.placeLanguage).scope
    let matches = (try? world.gazetteer.search(text, scope, 4)) ?? []
    return matches.filter { $0.likeness == .exact && $0.place.isCalled(place.name) }
      .map(\.place).filter { $0.id != place.id }.prefix(3).map { $0 }
  }

  /// No text may name a file.
  private func checkWay(_ name: String?) throws(ToolFault) {
    guard let name else { return }
    let names = ((try? world.savedWays.all()) ?? []).map(\.name)
    guard !names.contains(name) else { return }
    let known = names.prefix(10).map { "\"\($0)\"" }.joined(separator: ", ")
    throw ToolFault(
      sentence: names.isEmpty
        ? "No way is saved. Give places instead."
        : "No way is called \"\(name)\". Saved ways: \(known)")
  }

  static func title(_ place: JSONValue) -> String? {
    guard case .string(let name)? = place["name"] else { return nil }
    let areas = ["region", "countryName"].compactMap { member -> String? in
      if case .string(let text)? = place[member] { text } else { nil }
    }
    let position = [place["latitude"], place["longitude"]].compactMap { $0.map { "\($0)" } }
    return ([name] + areas).joined(separator: ", ") + " (\(position.joined(separator: ",")))"
  }
}

extension ToolCaller.Found {
  /// The word has no form that a command reads as anything else: no number, day, option or comma is in it.
  fileprivate mutating func add(_ place: Place, to parameter: String) {
    let letter = UnicodeScalar(UInt8(ascii: "a") + UInt8(meant.count % 26))
    let word = "toolplace\(letter)"
    meant[word] = place
    words[parameter, default: []].append(word)
  }

  /// A sentence that names the places and not the words that stand for them.
  fileprivate func naming(_ sentence: String) -> String {
    meant.reduce(sentence) { $0.replacing($1.key, with: $1.value.name) }
  }
}

nonisolated extension World {
  /// This world, of which settings and lists are read and never written. The answers of services are saved as usual.
  fileprivate var withoutWriting: World {
    var world = self
    world.places.add = { _, _ in }
    world.places.remove = { _, _ in [] }
    world.places.restore = { _, _ in }
    world.places.arrange = { _, _ in }
    world.settings.set = { _, _ in }
    world.savedWays.add = { _, _ in }
    world.savedWays.remove = { _ in [] }
    world.savedWays.restore = { _ in }
    world.questions = .noop
    world.told = .noop
    world.tracks = .noop
    world.files = PlaceFileClient(
      read: { path throws(PlaceFileError) in throw .missing(path: path.cleanPath) },
      write: { _, path, _ throws(PlaceFileError) in throw .missing(path: path.cleanPath) })
    world.programs = ProgramsClient()
    return world
  }
}

/// The lines of a router of which nothing is written or read.
private final class UnwrittenLines: LineSource {
  let size = TerminalSize(columns: 100, rows: 24)
  let outputFailure: Int32? = nil

  nonisolated func nextLine(prompt: String, remember: Bool) async -> LineEvent { .endOfInput }
  nonisolated func write(_ text: String) {}
  nonisolated func writeError(_ text: String) {}
  nonisolated func setBusy(_ label: String?) {}
  nonisolated func stop() {}
}
