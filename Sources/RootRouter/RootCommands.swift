import Detail
import MapPin
import Phrases
import ScreenKit
import WeatherModels

/// What can be typed on every screen.
nonisolated enum RootAction: Hashable, Sendable {
  case search(String, online: Bool)
  case country(String)
  case nearest(String)
  /// Goes there, or does there what the words say.
  case go(Location, Arguments)
  case detail(Arguments)
  case part(CommandName, DetailPart, of: Arguments)
  case back
  case star(row: Int?)
  case unstar(row: Int?)
  case pin(PinTarget)
  case history(CommandName, HistoryAction, HistoryTarget)
  case archive(ArchiveAction)
  case set(Arguments)
  case status
  case help(Arguments)
  case quit
  case sun(Arguments)
  case here
  case home(String)
  case move
  case pins(PinEdit)
  case when(WhenRequest)
  case compare(CompareRequest)
  case line(Arguments)
  case watch(WatchRequest)
}

/// What a pin is put at.
nonisolated enum PinTarget: Hashable, Sendable {
  /// The place that the screen is about.
  case here
  case row(Int)
  /// A place's name, or a latitude and a longitude.
  case words(String)
}

nonisolated enum RootCommands {
  static let all: [Command<RootAction>] = places + PartCommands.all + HistoryCommands.all + others

  private static let places: [Command<RootAction>] = [
    Command(.search, shorts: ["s", "/"], options: ["-o"]) { arguments in
      let words = arguments.words.filter { $0 != "-o" }
      let text = Arguments(words).text
      return text.allSatisfy(\.isWhitespace)
        ? nil : .search(text, online: words.count < arguments.words.count)
    },
    Command(.country) { .country($0.text) },
    Command(.nearest) { $0.words.isEmpty ? nil : .nearest($0.text) },
    Command(.forecast, shorts: ["f"]) { .go(.forecast, $0) },
    // The list of cities lies at home, wherever it is asked for.
    Command(.cities) { .go(.forecast, Arguments([CommandName.cities.rawValue] + $0.words)) },
    Command(.searches, shorts: ["h"]) { .go(.searches, $0) },
    Command(.favorites, shorts: ["fav"]) { .go(.favorites, $0) },
    Command(.map, shorts: ["m"]) { .go(.map, $0) },
    Command(.detail, shorts: ["d"]) { .detail($0) },
    Command(.back, shorts: ["b", ".."], .back),
    Command(.star, shorts: ["*"]) { row($0).map(RootAction.star) },
    Command(.unstar) { row($0).map(RootAction.unstar) },
    Command(.pin) { .pin(pinTarget($0)) },
  ]

  private static let others: [Command<RootAction>] =
    [
      Command(.set) { .set($0) },
      Command(.status, .status),
      Command(.sun, options: ["--date"]) { .sun($0) },
      Command(.when) { WhenRequest($0).map(RootAction.when) },
      Command(.compare) { CompareRequest($0).map(RootAction.compare) },
      Command(.line, options: LineRequest.options) { .line($0) },
      Command(.watch) { WatchRequest($0).map(RootAction.watch) },
      Command(.help, shorts: ["?"]) { .help($0) },
      Command(.quit, shorts: ["q", "exit"], .quit),
      Command(.here, .here),
      Command(.move, .move),
      Command(.home) { .home($0.text) },
    ] + PinEdit.fileCommands { .pins($0) }

  /// A row, no row, or words that are neither.
  private static func row(_ arguments: Arguments) -> Int?? {
    if arguments.words.isEmpty { return .some(nil) }
    return arguments.row.map { .some($0) }
  }

  private static func pinTarget(_ arguments: Arguments) -> PinTarget {
    if arguments.words.isEmpty { return .here }
    return arguments.row.map(PinTarget.row) ?? .words(arguments.text)
  }
}
