import CommandKit
import Foundation
import Phrases
import WeatherClients
import WeatherModels
import WeatherText
@testable import Certainty
@testable import Compare
@testable import Detail
@testable import Favorites
@testable import Forecast
@testable import History
@testable import MapPin
@testable import Searches
@testable import Sky
@testable import Soon
@testable import StatusLine
@testable import Tell
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
    let context = CommandContext.anywhere
    let warnings = RecentWarnings(
      WarningsClient { _, _ async throws(ServiceError) in .noService }, now: { Date() })
    add(CompareCommand.commands(context) { warnings }, to: &readers)
    add(WhenCommand.commands(context, certainty: .noop), to: &readers)
    add(CertaintyCommands.commands(context, .noop), to: &readers)
    add(SoonCommand.commands(context, nowcast: .noop), to: &readers)
    add(
      DetailCommands.commands { _ throws(Failure) in
        .ending { () throws(Failure) in }
      } about: { _, _ throws(Failure) in
        .ending { () throws(Failure) in }
      }, to: &readers)
    add(
      HistoryCommands.commands(absolutePath: { $0 }) { _, _ throws(Failure) in
        .ending { () throws(Failure) in }
      }, to: &readers)
    add(
      FavoritesCommands.commands(context) { _ throws(Failure) in .stay }, to: &readers)
    add(
      MapPinCommands.commands(
        context, isShown: { false }, perform: { _ throws(Failure) in .stay },
        moveRow: { _, _ throws(Failure) in nil }), to: &readers)
    add(SearchesCommands.commands { _ throws(Failure) in .stay }, to: &readers)
    add(ForecastView.commands, to: &readers)
    add(SearchesView.commands, to: &readers)
    add(FavoritesView.commands, to: &readers)
    add(DetailView.commands, to: &readers)
    add(MapPinView.commands, to: &readers)
    // Their commands need the whole world, and their arguments nothing.
    let done = ResolvedCommand.ending { () throws(Failure) in }
    let others: [Command<ResolvedCommand>] = [
      Command(.tell, in: .weather) {
        Argument.request
      } run: { _ in
        done
      },
      Command(.sun, in: .weather) {
        Argument.day.optional
        Argument.place.orAtHand
        Argument.option("--date", Argument.date)
      } run: { _, _, _ in
        done
      },
      Command(.line, in: .weather) {
        Argument.placeName.orAtHand
        Argument.option("--format", Argument.text(.text))
        Argument.option("--preset", Argument.preset)
        Argument.option("--refresh-after", Argument.age)
      } run: { place, format, preset, age throws(Failure) in
        _ = try LineRequest(place, format, preset, refreshAfter: age)
        return done
      },
      Command(.watch, in: .weather) {
        Argument.placeName.orAtHand
        Argument.minutes.or(10)
      } run: { _, _ in
        done
      },
    ]
    add(others, to: &readers)
    let lines: [Command<ResolvedCommand>] = [.cities, .set].map { name in
      Command(name, in: .program) {
        Argument.line
      } run: { _ in
        done
      }
    }
    add(lines, to: &readers)
    return readers
  }

  private static func add<Action>(
    _ commands: [Command<Action>], to readers: inout [CommandName: [Reader]]
  ) {
    for command in commands {
      readers[command.name, default: []].append { arguments in
        do throws(Failure) {
          _ = try command.action(
            for: arguments,
            in: Vocabulary(phrases: Slovak(), isRow: { $0 < 5 }, isPlace: { _ in false }))
          return nil
        } catch {
          return error
        }
      }
    }
  }

  private static let grammar = Grammar(
    commands: onMain { (CommandName.allCases.map { Command($0, in: .program, 0).signature }) },
    allowsAbbreviations: true)

  static func reads(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes, as: UTF8.self)
    var failures: [Failure?] = []
    do throws(Failure) {
      guard case .command(let name, let arguments) = try grammar.read(line) else { return false }
      let own = readers[name] ?? []
      failures = onMain { own.map { $0(arguments) } }
    } catch {
      failures = [error]
    }
    for case let failure? in failures {
      precondition(!English().sentence(for: failure).isEmpty, "no sentence")
    }
    return failures.contains { $0 == nil }
  }
}

extension CommandContext {
  /// Where every name and every row is Oslo.
  fileprivate static var anywhere: CommandContext {
    let words = Wording(phrases: Slovak(), now: { Date(timeIntervalSince1970: 0) })
    let place = Place(name: "Oslo", coordinate: .origin)
    return CommandContext(
      places: PlaceResolver(
        subject: { place }, lastSearch: { () throws(Failure) in place },
        row: { _ throws(Failure) in place }, own: { _ in place }, kept: { [place] },
        here: { () throws(Failure) in Route(place: place) },
        point: { _ in place },
        search: { _, _ throws(Failure) in PlaceMatch(place: place, kind: .whole, score: 1) },
        refuse: { _ throws(Failure) in },
        find: { _, _ throws(Failure) in Route(place: place) }),
      reports: ReportLoader(
        weather: WeatherClient { _ async throws(ServiceError) in throw .noReport },
        savedReports: SavedReportsClient(last: { _ in nil }, save: { _, _ in }), words: words),
      words: words,
      screen: ScreenContext(show: { _ in }, wait: { _ in }) { _, _ throws(Failure) in false },
      runMode: RunMode(isInteractive: true, json: false, canAsk: false, assumesYes: false),
      now: { Date(timeIntervalSince1970: 0) })
  }
}
