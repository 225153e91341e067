import Foundation
import Phrases
import ScreenKit
import WeatherModels

@testable import Compare
@testable import Detail
@testable import Favorites
@testable import Forecast
@testable import MapPin
@testable import RootRouter
@testable import Searches
@testable import Sky
@testable import StatusLine
@testable import When

/// A typed line, read by every command that exists.
enum CommandLineRoad {
  private typealias Reader = @MainActor (Arguments) -> Failure?

  /// The screens' commands live on the main actor, and tests do not.
  private static let readers: [CommandName: [Reader]] = onMain { allReaders }

  private static func onMain<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    Thread.isMainThread
      ? MainActor.assumeIsolated { body() }
      : DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
  }

  @MainActor private static var allReaders: [CommandName: [Reader]] {
    var readers: [CommandName: [Reader]] = [:]
    // Their places are found elsewhere.
    let phrases = Slovak()
    let readDay: DayReader = { words throws(Failure) in
      let found = try DayArgument(words, phrases)
      return (found?.day, found?.rest ?? words)
    }
    readers[.compare] = [
      failure { arguments throws(Failure) in
        guard try CompareRequest(arguments, phrases) == nil else { return }
        throw .usage(CommandUsage(.compare))
      }
    ]
    readers[.when] = [
      failure { arguments throws(Failure) in
        guard try WhenRequest(arguments, phrases, readDay: readDay) == nil else { return }
        throw .usage(CommandUsage(.when))
      }
    ]
    readers[.watch] = [{ WatchRequest($0) == nil ? .usage(CommandUsage(.watch)) : nil }]
    readers[.line] = [failure { arguments throws(Failure) in _ = try LineRequest(arguments) }]
    readers[.sun] = [
      failure { arguments throws(Failure) in
        _ = try SunRequest(arguments, phrases, readDay: readDay)
      }
    ]
    add(SearchesCommands.commands { _ throws(Failure) in .stay }, to: &readers)
    // What these take is any words.
    for name in [CommandName.cities, .pin, .set] { readers[name, default: []].append { _ in nil } }
    add(ForecastView.commands, to: &readers)
    add(SearchesView.commands, to: &readers)
    add(FavoritesView.commands, to: &readers)
    add(DetailView.commands, to: &readers)
    add(MapPinView.commands, to: &readers)
    add(
      MapPinCommands.fileCommands { _ in .ending { () throws(Failure) in } }, to: &readers)
    return readers
  }

  private static func failure(
    _ read: @escaping @MainActor (Arguments) throws(Failure) -> Void
  ) -> Reader {
    { arguments in
      do throws(Failure) {
        try read(arguments)
        return nil
      } catch {
        return error
      }
    }
  }

  private static func add<Action>(
    _ commands: [Command<Action>], to readers: inout [CommandName: [Reader]]
  ) {
    for command in commands {
      readers[command.name, default: []].append(
        failure { arguments throws(Failure) in _ = try command.action(for: arguments) })
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
      failures = onMain { (readers[name] ?? []).map { $0(arguments) } }
    } catch {
      failures = [error]
    }
    for case let failure? in failures {
      precondition(!English().sentence(for: failure).isEmpty, "no sentence")
    }
    return failures.contains { $0 == nil }
  }
}
