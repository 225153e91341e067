import Atlas
import Clients
import CommandKit
import Foundation
import LineEditor
import LineReading
import Output
import Phrases
import Reports
import Warnings
@testable import RootRouter

/// A typed line, parsed by every declared command: those of the router, and those of each screen.
enum CommandLineFuzzTarget {
  fileprivate static let place = Place(name: "Oslo", coordinate: .origin)

  @MainActor private static let router = RootRouter(
    world: .empty,
    runMode: RunMode(isInteractive: true, json: false, canAsk: false, assumesYes: false),
    lines: NoLines(), capabilities: .plain)
  @MainActor private static let grammar = Grammar(
    commands: router.allSignatures, allowsAbbreviations: true)
  @MainActor private static let screens = (Location.named + [.detail(place)]).map {
    router.screen($0)
  }
  @MainActor private static let vocabulary = Vocabulary(
    phrases: Slovak(), isRow: { $0 < 5 }, isPlace: { _ in false }, bare: { $0 })

  static func reads(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes, as: UTF8.self)
    // Commands live on the main actor, and tests do not.
    let failures =
      Thread.isMainThread
      ? MainActor.assumeIsolated { outcomes(of: line) }
      : DispatchQueue.main.sync { MainActor.assumeIsolated { outcomes(of: line) } }
    for case let failure? in failures {
      precondition(!English().sentence(for: failure).isEmpty, "no sentence")
    }
    return failures.contains { $0 == nil }
  }

  /// The outcome for each command of the name: `nil` if it takes the words.
  @MainActor private static func outcomes(of line: String) -> [Failure?] {
    do throws(Failure) {
      let words = Arguments.split(line)
      guard case .command(let name, let arguments) = try grammar.read(words: words) else {
        return [try spoken(words)].compactMap { $0 }
      }
      let own = router.commands.filter { $0.name == name }.map { command in
        outcome { () throws(Failure) in
          _ = try command.action(for: arguments, in: vocabulary)
          return true
        }
      }
      let ofScreens = screens.map { screen in
        outcome { () throws(Failure) in
          try screen.resolved(name, arguments, in: vocabulary) != nil
        }
      }
      return (own + ofScreens).compactMap(\.self)
    } catch {
      return [error]
    }
  }

  /// The failure of a line that begins with no command.
  @MainActor private static func spoken(_ words: [String]) throws(Failure) -> Failure? {
    guard !words.isEmpty else { return nil }
    let reader = router.interpreter(of: router.allSignatures).reader
    if case .line(let line, _) = try reader.meaning(of: words) {
      precondition(!line.isEmpty, "nothing is done")
    }
    return nil
  }

  /// `nil` if there is no such command.
  private static func outcome(_ read: () throws(Failure) -> Bool) -> Failure?? {
    do throws(Failure) {
      return try read() ? .some(nil) : nil
    } catch {
      return .some(error)
    }
  }
}

/// A terminal without input and output.
private final class NoLines: LineSource {
  let size = TerminalSize(columns: 80, rows: 24)
  let outputFailure: Int32? = nil

  func nextLine(prompt: String, remember: Bool) async -> LineEvent { .endOfInput }
  func write(_ text: String) {}
  func writeError(_ text: String) {}
  func setBusy(_ label: String?) {}
  func stop() {}
}

extension World {
  /// A world without files and a network, where every name is Oslo.
  fileprivate static var empty: World {
    World(
      phrases: Slovak(),
      gazetteer: GazetteerClient(
        search: { _, _, _ in
          [PlaceMatch(place: CommandLineFuzzTarget.place, kind: .whole, score: 1)]
        },
        complete: { _, _, _ in [] }, nearest: { _, _ in nil },
        cities: { _, _, _ in [] }, largest: { _, _, _ in [] }, isArea: { _ in false }),
      geocoding: PlacesClient { _, _ async throws(ServiceError) in [] },
      weather: WeatherClient { _ async throws(ServiceError) in throw .noReport },
      savedReports: SavedReportsClient(last: { _ in nil }, save: { _, _ in }),
      airQuality: AirQualityClient { _ async throws(ServiceError) in nil },
      warnings: WarningsClient { _, _ async throws(ServiceError) in .noService }, history: .noop,
      places: PlaceListClient(
        all: { _ in [] }, add: { _, _ in }, remove: { _, _ in [] }, restore: { _, _ in },
        arrange: { _, _ in }),
      settings: SettingsClient(all: { [:] }, set: { _, _ in }), service: { nil },
      hasNetwork: { false }, now: { Date(timeIntervalSince1970: 0) },
      position: PositionClient(internetHost: "") { _ async throws(PositionError) in
        throw .notAllowed
      },
      files: PlaceFileClient(
        read: { path throws(PlaceFileError) in throw .missing(path: path.cleanPath) },
        write: { _, _, _ throws(PlaceFileError) in }),
      atlas: Atlas(file: URL(filePath: "/nowhere")), mapGlyphs: .dots)
  }
}
