import Along
import Atlas
import Clients
import CommandKit
import Documents
import Output
import Phrases
import Presentation
import TerminalText

// The commands of going about, which are the router's own.
extension RootRouter {
  var navigation: [Command<ResolvedCommand>] {
    [
      going(.forecast, shorts: ["f"], .page),
      going(
        .searches, shorts: ["h"], .places),
      going(
        .favorites, shorts: ["fav"], .reports),
      going(
        .map, shorts: ["m"], words: MapType.allCases.map(\.rawValue), behind: .type,
        examples: MapType.allCases.map { "map \($0.rawValue)" }, .places),
      going(
        .told, in: .alerts, shorts: ["alerts"],
        examples: ["told", "told rm 2", "told pause 1"], .questions),
      going(
        .ways, in: .lists,
        examples: ["ways", "ways rm 2", "ways rename 1 To work"], .ways),
      // The list of cities lies at home, wherever it is asked for.
      Command(
        .cities, in: .places, table: .reports,
        go(to: .forecast, with: [CommandName.cities.rawValue])),
      Command(
        .back, in: .screens, shorts: ["b", ".."],
        ResolvedCommand { [unowned self] () async throws(Failure) in try await back() }),
      .undo(
        ResolvedCommand { [unowned self] () async throws(Failure) in try await undo() }),
      Command(
        .quit, in: .program, shorts: ["q", "exit"],
        .ending { [unowned self] () throws(Failure) in isQuitting = true }),
    ]
  }

  func page(of reference: PlaceReference) throws(Failure) -> ResolvedCommand {
    if case .row(let row) = reference { return try picked(row) }
    return try context.about(reference, for: .page) { [unowned self] place throws(Failure) in
      try await open(.detail(place))
    }
  }

  private func going(
    _ name: CommandName, in group: CommandGroup = .screens, shorts: [String] = [],
    words: [String] = [], behind word: CommandName? = nil, examples: [String] = [],
    _ table: TableShape? = nil
  ) -> Command<ResolvedCommand> {
    Command(
      name, in: group, shorts: shorts, examples: examples, table: table
    ) {
      Argument.line(offering: words, behind: word?.rawValue)
    } run: { [unowned self] words in
      // The map shows the way whose page is on the screen.
      if name == .map, words.isEmpty, let map = wayInHand.map {
        return ResolvedCommand { () async throws(Failure) in try await map() }
      }
      return Location(name).map {
        go(to: $0, with: name == .map ? withPlaces(ofRowsIn: words) : words)
      }
    }
  }

  /// Goes to a screen, or runs the words there as a command.
  func go(to location: Location, with words: [String]) -> ResolvedCommand {
    ResolvedCommand { [unowned self] () async throws(Failure) in
      guard !words.isEmpty else { return try await open(location) }
      let isOnScreen = onScreen.isListed(location)
      return try await travel { [unowned self] () async throws(Failure) in
        arrive(at: location)
        screen(location).showOwnList()
        guard let run = CommandRun.current else { return .stay }
        let command = try strict(words, run, on: location)
        run.again = ResolvedCommand { [unowned self] () async throws(Failure) in
          arrive(at: location)
          return try await command.repeated()
        }
        do throws(Failure) {
          return try await command()
        } catch {
          throw isOnScreen ? error : error.ofList(location.command.rawValue)
        }
      }
    }
  }

  /// The line above a screen: the tabs, the present location, and anything unusual.
  func tabs() -> Line {
    let phrases = world.phrases
    let favorites = (try? world.places.ids(.favorites).count) ?? 0
    let tabs = Location.tabs.map { tab in
      let stars = tab == .favorites && favorites > 0 ? " ★\(favorites)" : ""
      let title = tab.title(phrases) + stars
      return tab == top ? Line("[\(title)]", .strong) : Line(title)
    }
    var said = [top.title(phrases)]
    if case .detail = top { said = [] }
    var line = Line(" ") + tabs.joined(separator: Line(" · ", .dim))
    if let country = world.settings.string(CommandName.country.rawValue) {
      line = line + "   " + Line(words.appearance().flagged(country), .accent)
      said.append(phrases.countryName(of: country) ?? country)
    }
    if let offlineSince {
      let offline = phrases.offline(since: phrases.clockTime(offlineSince))
      line = line + "   " + Line(offline, .warning)
      said.append(offline)
    }
    return line.read(as: said)
  }
}
