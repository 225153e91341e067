import Clients
import CommandKit
import LineReading
import Phrases

// Commands about rows and pages: the list that they belong to, and the sentence where there is none.
extension RootRouter {
  /// The lines that do it on the screens that have the command, where one takes these arguments. Rows are those of a
  /// list that was seen.
  func lines(elsewhere name: CommandName, _ words: [String]) -> String? {
    guard !Self.rowCommands.contains(name) else { return nil }
    let text = words.joined(separator: " ")
    let having = Location.named.filter { signatures(of: $0).contains { $0.name == name } }
    let taking = having.filter {
      signatures(of: $0).contains {
        $0.name == name && $0.takes(Array(words.dropFirst()), in: context.vocabulary)
      }
    }
    let lines =
      taking.isEmpty
      ? having.prefix(1).map { "\($0.command.rawValue) \(name.rawValue)" }
      : taking.map { "\($0.command.rawValue) \(text)" }
    return lines.isEmpty ? nil : world.phrases.anyOf(lines)
  }

  /// The line that was probably meant by a name or a day after that of a screen: `favorites filter Oslo`.
  func line(for text: String, on location: Location) -> String {
    let day = try? DayArgument.day(text, world.phrases)
    if location == .forecast || day != nil { return "\(CommandName.detail.rawValue) \(text)" }
    let isFiltered = signatures(of: location).contains { $0.name == .filter }
    return location.command.rawValue + (isFiltered ? " \(CommandName.filter.rawValue) \(text)" : "")
  }

  /// Throws for a text that can't be the place that is expected.
  func refuse(place text: String) throws(Failure) {
    // The home that was set is known before. With its capital, Home is a town.
    guard !Language.isHome(text) else {
      _ = try Failure.wrapping(storage: world.settings.home())
      throw .noHome
    }
    try interpreter(of: []).reader.refuse(place: text)
  }

  static let rowCommands: [CommandName] = [.rm, .clear, .more, .page]
  private static let listCommands = rowCommands + [.rename, .pause]
  /// Those that need no rows, but arrange those on the screen.
  private static let orderCommands: [CommandName] = [.filter, .sort]

  /// A command about the list on the screen; `nil` if it isn't about one.
  func ofList(
    _ name: CommandName, _ arguments: Arguments
  ) throws(Failure) -> ResolvedCommand? {
    let isOfRows = Self.listCommands.contains(name)
    guard isOfRows || Self.orderCommands.contains(name) else { return nil }
    guard let shown = onScreen.list, shown.isOnScreen || isOfRows else {
      if isOfRows { throw .noList }
      return nil
    }
    // Shown again, places that were found could be changed no more than now.
    if shown.location == .searches, !shown.list.isKept, [.rm, .clear, .rename].contains(name) {
      throw .notKept(name)
    }
    let list = try listScreen()
    if let changed = shown.list.changedBy.flatMap(Location.init) {
      let isTurn = [.more, .page].contains(name)
      return go(to: changed, with: isTurn ? [] : [name.rawValue] + arguments.words)
    }
    if let command = try list.resolved(name, arguments, in: context.vocabulary) { return command }
    if isOfRows { throw .notHere(name, there: nil) }
    return nil
  }

  /// A list takes commands about its rows and pages while it is on the screen, or where its screen is named.
  func resolved(
    _ name: CommandName, _ arguments: Arguments, on location: Location?
  ) throws(Failure) -> ResolvedCommand {
    let vocabulary = context.vocabulary
    if location == nil, let command = try ofList(name, arguments) { return command }
    if name != .undo, let command = try screen(top).resolved(name, arguments, in: vocabulary) {
      return command
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .notHere(name, there: nil)
    }
    return try command.action(for: arguments, in: vocabulary)
  }

  func nextPage() -> ResolvedCommand {
    let list = onScreen.endsWithList ? onScreen.listInSight.map { screen($0.location) } : nil
    let vocabulary = context.vocabulary
    return ResolvedCommand { () async throws(Failure) in
      guard let list, list.hasNextPage,
        let turn = try list.resolved(.more, Arguments([]), in: vocabulary)
      else { return .stay }
      return try await turn()
    } again: { () async throws(Failure) in
      guard let turn = try list?.resolved(.more, Arguments([]), in: vocabulary) else {
        return .stay
      }
      return try await turn.repeated()
    }
  }

  /// Undoes the last change, and goes to its list.
  func undo() async throws(Failure) -> Route {
    var route = Route.stay
    switch changes.last {
    case .list(let location)?:
      guard
        let command = try screen(location).resolved(.undo, Arguments([]), in: context.vocabulary)
      else { throw .nothingToUndo }
      route = try await command()
      if onScreen.listInSight?.location == location { arrive(at: location) }
    case .other(let change)?: context.screen.show(Answer(try change.undo()))
    case nil: throw .nothingToUndo
    }
    changes.removeLast()
    return route
  }

  /// The place of a row, which another row may be by the time that it is opened again.
  func picked(_ row: Int) throws(Failure) -> ResolvedCommand {
    let screen = try listScreen()
    // A way has none, and a row that isn't there is refused when it is opened.
    let place = try? screen.place(atRow: row)
    return ResolvedCommand { () async throws(Failure) in
      try await screen.open(row: row)
    } again: { [unowned self] () async throws(Failure) in
      guard let place else { return try await screen.open(row: row) }
      return try await open(.detail(place))
    }
  }
}

/// A change that can be undone: of the list of a screen, or another one.
enum Change {
  case list(Location)
  case other(Undoable)

  var location: Location? { if case .list(let location) = self { location } else { nil } }
}
