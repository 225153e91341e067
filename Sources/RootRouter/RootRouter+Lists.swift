import CommandKit
import LineReading
import Phrases
import Settings
import WeatherModels

// Commands about rows and pages: the list that they belong to, and the sentence where there is none.
extension RootRouter {
  /// The lines that do it on the screens that have the command, where one takes these arguments. Rows are those of a
  /// list that was seen.
  func lines(elsewhere name: CommandName, _ words: [String]) -> String? {
    let isOfFavorites = listOnScreen.map { screen($0).listCommand == .forecast } == true
    if isOfFavorites, Self.listCommands.contains(name) { return lineOfFavorites(words) }
    guard !Self.rowCommands.contains(name) else { return nil }
    let text = words.joined(separator: " ")
    let having = Location.named.filter { screen($0).signatures.contains { $0.name == name } }
    let taking = having.filter {
      let arguments = Arguments(Array(words.dropFirst()))
      return (try? screen($0).resolved(name, arguments, in: context.vocabulary)) ?? nil != nil
    }
    let lines = (taking.isEmpty ? Array(having.prefix(1)) : taking).map {
      "\($0.command.rawValue) \(text)"
    }
    return lines.isEmpty ? nil : world.phrases.anyOf(lines)
  }

  /// The rows at home are favorites: their own screen changes them, and has more of them.
  func lineOfFavorites(_ words: [String]) -> String {
    let isTurn = [CommandName.more, .page].map(\.rawValue).contains(words.first ?? "")
    return ([CommandName.favorites.rawValue] + (isTurn ? [] : words)).joined(separator: " ")
  }

  /// The line that was probably meant by a name or a day after that of a screen: `favorites filter Oslo`.
  func line(for text: String, on location: Location) -> String {
    let day = (try? DayArgument.day(text, world.phrases)) ?? nil
    if location == .forecast || day != nil { return "\(CommandName.detail.rawValue) \(text)" }
    let isFiltered = screen(location).signatures.contains { $0.name == .filter }
    return location.command.rawValue + (isFiltered ? " \(CommandName.filter.rawValue) \(text)" : "")
  }

  func reader(_ known: [CommandSignature]) -> LineReader {
    LineReader(
      Grammar(commands: known, allowsAbbreviations: runMode.isInteractive), context,
      others: { [unowned self] in otherWords }, setting: Setting.line)
  }

  /// Throws for a text that can't be the place that is expected.
  func refuse(place text: String) throws(Failure) {
    // The home that was set is known before. With its capital, Home is a town.
    guard !Language.isHome(text) else { throw .noHome }
    try reader([]).refuse(place: text)
  }

  static let rowCommands: [CommandName] = [.rm, .clear, .more, .page]
  private static let listCommands = rowCommands + [.rename, .pause]

  /// The screen whose rows a command is about.
  func listScreen(for name: CommandName) throws(Failure) -> any Screen {
    // Shown again, places that were found could be changed no more than now.
    if shownList?.isOfPlacesFound == true, [.rm, .clear, .rename].contains(name) {
      throw .notKept(name)
    }
    return try listScreen()
  }

  /// A list takes commands about its rows and pages while it is on the screen, or where its screen is named.
  func resolved(
    _ name: CommandName, _ arguments: Arguments, on location: Location?
  ) throws(Failure) -> ResolvedCommand {
    let vocabulary = context.vocabulary
    if Self.listCommands.contains(name), location == nil {
      guard shownList != nil else { throw .noList }
      let list = try listScreen(for: name)
      let isOfFavorites = list.listCommand == .forecast
      guard !isOfFavorites, let command = try list.resolved(name, arguments, in: vocabulary) else {
        let line = lineOfFavorites([name.rawValue] + arguments.words)
        throw .notHere(name, there: isOfFavorites ? line : nil)
      }
      return command
    }
    if name != .undo, let command = try screen(top).resolved(name, arguments, in: vocabulary) {
      return command
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .notHere(name, there: nil)
    }
    return try command.action(for: arguments, in: vocabulary)
  }

  func nextPage() -> ResolvedCommand {
    let list = showsList ? listOnScreen.map(screen) : nil
    let vocabulary = context.vocabulary
    return ResolvedCommand { () async throws(Failure) in
      guard let list, list.hasNextPage,
        let turn = try list.resolved(.more, Arguments([]), in: vocabulary)
      else {
        return .stay
      }
      return try await turn()
    } again: { () async throws(Failure) in
      guard let turn = try list?.resolved(.more, Arguments([]), in: vocabulary) else {
        return .stay
      }
      return try await turn.repeated()
    }
  }

  /// Undoes the last change, if it is still visible: in its list, or on the screen where it was made.
  func undo() async throws(Failure) -> Route {
    guard let last = undoable.last else { throw .nothingToUndo }
    guard listOnScreen == last.list || last.screen != last.list && top == last.screen else {
      throw .listGone(line: ShownList(at: last.list, by: nil).line)
    }
    guard let command = try screen(last.list).resolved(.undo, Arguments([]), in: context.vocabulary)
    else { throw .nothingToUndo }
    let route = try await command()
    undoable.removeLast()
    return route
  }

  /// The place of a row, which another row may be by the time that it is opened again.
  func picked(_ row: Int) throws(Failure) -> ResolvedCommand {
    let screen = try listScreen()
    let place = try screen.place(atRow: row)
    return ResolvedCommand { () async throws(Failure) in
      try await screen.open(row: row)
    } again: { [unowned self] () async throws(Failure) in
      try await open(.detail(place))
    }
  }
}
