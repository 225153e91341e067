import Detail
import Phrases
import ScreenKit
import Searches
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
      Command(.detail, shorts: ["d"], takes: [.optional(.day), .optional(.place)]) {
        [unowned self] arguments throws(Failure) in
        let (day, words) = try context.day(in: arguments.words)
        if let day { return try about(.show(.day(day)), words) }
        return switch PlaceReference(words) {
        case .row(let row): try picked(row)
        case .name(let text):
          ResolvedCommand { [unowned self] () async throws(Failure) in
            try await find(.openFirst(text))
          }
        case .atHand: try shown()
        }
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

  private func shown() throws(Failure) -> ResolvedCommand {
    let place = try context.places.place(.atHand)
    return ResolvedCommand { [unowned self] () async throws(Failure) in
      try await open(.detail(place))
    }
  }

  /// A part of the page of a place.
  private func about(
    _ action: DetailAction, _ words: [String]
  ) throws(Failure) -> ResolvedCommand {
    let reference = PlaceReference(words)
    let exit: DetailExit =
      if case .name(let text) = reference { .find(text, action) } else {
        .show(action, try context.places.place(reference))
      }
    return ResolvedCommand { [unowned self] () throws(Failure) in
      CommandRun.current?.table = .hours
      return route(to: exit)
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
      let before = stack
      arrive(at: location)
      activeList = nil
      do throws(Failure) {
        guard let run = CommandRun.current else { return .stay }
        let command = try understand(words, run, on: location)
        run.again = ResolvedCommand { [unowned self] () async throws(Failure) in
          arrive(at: location)
          return try await command.repeated()
        }
        return try await command()
      } catch {
        `return`(to: before)
        throw error
      }
    }
  }
}
