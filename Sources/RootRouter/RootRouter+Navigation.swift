import Phrases
import ScreenKit
import Searches
import TerminalText
import WeatherClients
import WeatherModels

// The commands of going about, which are the router's own.
extension RootRouter {
  var navigation: [Command<ResolvedCommand>] {
    [
      going(.forecast, shorts: ["f"]), going(.searches, shorts: ["h"], .places),
      going(.favorites, shorts: ["fav"], .reports), going(.map, shorts: ["m"], .places),
      going(.told, shorts: [], .questions),
      // The list of cities lies at home, wherever it is asked for.
      Command(.cities, table: .reports) { [unowned self] arguments in
        go(to: .forecast, with: [CommandName.cities.rawValue] + arguments.words)
      },
      Command(
        .back, shorts: ["b", ".."],
        ResolvedCommand { [unowned self] () async throws(Failure) in try await back() }),
      Command(
        .undo, ResolvedCommand { [unowned self] () async throws(Failure) in try await undo() }),
      Command(
        .quit, shorts: ["q", "exit"],
        .ending { [unowned self] () throws(Failure) in isQuitting = true }),
    ]
  }

  /// The page of a place.
  func page(of reference: PlaceReference) throws(Failure) -> ResolvedCommand {
    switch reference {
    case .row(let row): return try picked(row)
    case .atHand: return opening(try context.places.place(.atHand))
    case .name(let text):
      return ResolvedCommand { [unowned self] () async throws(Failure) in
        try await find(.openFirst(text))
      }
    }
  }

  private func going(
    _ name: CommandName, shorts: [String], _ table: TableShape? = nil
  ) -> Command<ResolvedCommand> {
    Command(name, shorts: shorts, table: table) { [unowned self] arguments in
      Location.named.first { $0.command == name }.map { go(to: $0, with: arguments.words) }
    }
  }

  /// Goes to a screen, or does there what the words say.
  private func go(to location: Location, with words: [String]) -> ResolvedCommand {
    ResolvedCommand { [unowned self] () async throws(Failure) in
      guard !words.isEmpty else { return try await open(location) }
      return try await travel { [unowned self] () async throws(Failure) in
        arrive(at: location)
        activeList = nil
        guard let run = CommandRun.current else { return .stay }
        let command = try understand(words, run, on: location)
        run.again = ResolvedCommand { [unowned self] () async throws(Failure) in
          arrive(at: location)
          return try await command.repeated()
        }
        return try await command()
      }
    }
  }

  /// The line above a screen.
  func tabs() -> Line {
    let favorites = (try? world.places.ids(.favorites).count) ?? 0
    var spoken: String? = top.title(world.phrases)
    if case .detail = top { spoken = nil }
    return TabLine(
      titles: Location.tabs.map {
        $0.title(world.phrases) + ($0 == .favorites && favorites > 0 ? " ★\(favorites)" : "")
      }, current: Location.tabs.firstIndex(of: top), spoken: spoken,
      offline: offlineSince.map { world.phrases.offline(since: world.phrases.clockTime($0)) }
    ).line(world, words)
  }
}
