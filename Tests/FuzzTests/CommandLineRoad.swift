import Foundation
import Phrases
import ScreenKit
import WeatherModels

@testable import Detail
@testable import Favorites
@testable import Forecast
@testable import MapPin
@testable import RootRouter
@testable import Searches

/// A typed line, read by every command that exists.
enum CommandLineRoad {
  private typealias Reader = @Sendable (Arguments) -> Failure?

  /// The screens' commands live on the main actor, and tests do not.
  private static let readers: [CommandName: [Reader]] =
    Thread.isMainThread
    ? MainActor.assumeIsolated { allReaders }
    : DispatchQueue.main.sync { MainActor.assumeIsolated { allReaders } }

  @MainActor private static var allReaders: [CommandName: [Reader]] {
    var readers: [CommandName: [Reader]] = [:]
    add(RootCommands.all, to: &readers)
    add(ForecastView.commands, to: &readers)
    add(SearchesView.commands, to: &readers)
    add(FavoritesView.commands, to: &readers)
    add(DetailView.commands, to: &readers)
    add(MapPinView.commands, to: &readers)
    return readers
  }

  private static func add<Action>(
    _ commands: [Command<Action>], to readers: inout [CommandName: [Reader]]
  ) {
    for command in commands {
      readers[command.name, default: []].append { arguments in
        do throws(Failure) {
          _ = try command.action(for: arguments)
          return nil
        } catch {
          return error
        }
      }
    }
  }

  private static let grammar = Grammar(
    commands: readers.keys.map { CommandSignature(name: $0, shorts: []) },
    allowsAbbreviations: true)

  static func reads(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes, as: UTF8.self)
    var failures: [Failure?] = []
    do throws(Failure) {
      guard case .command(let name, let arguments) = try grammar.read(line) else { return false }
      failures = (readers[name] ?? []).map { $0(arguments) }
    } catch {
      failures = [error]
    }
    for case let failure? in failures {
      precondition(!English().sentence(for: failure).isEmpty, "no sentence")
    }
    return failures.contains { $0 == nil }
  }
}
