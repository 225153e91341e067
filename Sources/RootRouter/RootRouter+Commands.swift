import Along
import Atlas
import Certainty
import CommandKit
import Compare
import Detail
import Favorites
import History
import Info
import LineReading
import MapPin
import Output
import Phrases
import Searches
import Settings
import Sky
import Soon
import StatusLine
import Tell
import TerminalText
import UV
import WeatherClients
import WeatherModels
import WeatherText
import When
import Whereabouts

extension RootRouter {
  /// The commands of every screen: a line for each module.
  func makeCommands() -> [Command<ResolvedCommand>] {
    let context = context
    return navigation
      + SearchesCommands.commands { [unowned self] action throws(Failure) in
        try await search(action)
      }
      + DetailCommands.commands { [unowned self] reference throws(Failure) in
        try page(of: reference)
      } about: { [unowned self] action, reference throws(Failure) in
        try about(.detail(action), reference)
      }
      + HistoryCommands.commands(
        assumesYes: runMode.assumesYes, absolutePath: world.absolutePath
      ) { [unowned self] action, reference throws(Failure) in
        try about(.history(action), reference)
      }
      + FavoritesCommands.commands(context) { [unowned self] action throws(Failure) in
        try await favorites.perform(action)
      } starWay: { [unowned self] in
        guard wayInHand.isShown else { return nil }
        return ResolvedCommand { [unowned self] () async throws(Failure) in
          try await ways.perform(.keep)
        }
      }
      + MapPinCommands.commands(
        context, isShown: { [unowned self] in top == .map },
        perform: { [unowned self] action throws(Failure) in try await perform(action) },
        moveRow: { [unowned self] row, target throws(Failure) in
          guard isListed(.favorites) || shownList == nil && top == .favorites else {
            if shownList?.location == .favorites { _ = try listScreen() }
            let line = "\(CommandName.move.rawValue) \(row) \(target)"
            let meant = "\(CommandName.favorites.rawValue) \(line)"
            throw .offer(Offer(line, meant, mayBePlace: false))
          }
          if top != .favorites { return go(to: .favorites, with: ["move", "\(row)", "\(target)"]) }
          return ResolvedCommand { [unowned self] () async throws(Failure) in
            try await favorites.perform(.move(row: row, to: target))
          }
        })
      + CompareCommand.commands(context) { [unowned self] in supplements.warnings }
      + CertaintyCommands.commands(context, world.certainty)
      + WhenCommand.commands(
        context, certainty: world.certainty, nowcast: world.nowcast)
      + TellCommands.commands(teller) { [unowned self] added throws(Failure) in
        try await told.perform(.remember(added))
      }
      + SoonCommand.commands(context, nowcast: world.nowcast)
      + UVCommand.commands(context)
      + AlongCommand.commands(context, world, wayInHand)
      + SkyCommand.commands(context, gazetteer: world.gazetteer)
      + StatusLineCommands.commands(context, world)
      + SettingsCommands.commands(
        context, settings: world.settings, name: world.namer(words),
        automatic: world.automatic, forgetReports: { [unowned self] in forgetReports() })
      + WhereaboutsCommands.commands(context, gazetteer: world.gazetteer) { [unowned self] place in
        // A user who is looking at the map wants to see the place there.
        top == .map
          ? .then { [unowned self] () async throws(Failure) in
            try await perform(.here(place.coordinate))
          }
          : route(to: place)
      }
      + InfoCommands.commands(
        context, world, signatures: { [unowned self] in withThoseOfScreens(ownSignatures.inOrder) },
        allSignatures: { [unowned self] in allSignatures },
        forgetReports: { [unowned self] in forgetReports() })
  }

  /// The commands that can be typed on the top screen: everyone's and its own.
  var signatures: [CommandSignature] { withThoseOfScreens(ownSignatures) }

  /// The commands of all screens, and those of the top one, which may be none of them.
  var allSignatures: [CommandSignature] {
    (ownSignatures + Location.named.flatMap { screen($0).signatures } + screen(top).signatures)
      .inOrder
  }

  private var ownSignatures: [CommandSignature] { commands.map(\.signature) }

  private func withThoseOfScreens(_ own: [CommandSignature]) -> [CommandSignature] {
    var known = Set(own.map(\.name))
    let changed = listOnScreen?.list.changedBy.flatMap(Location.init)
    let others = [top, listOnScreen?.location, changed].compactMap(\.self)
      .flatMap { screen($0).signatures }
    return own + others.filter { known.insert($0.name).inserted }
  }

  /// Carries out the words of a line.
  func execute(_ words: [String], _ run: CommandRun) async throws(Failure) {
    guard !words.contains(where: \.isBlank) else {
      run.name = words.first { !$0.isBlank } ?? CommandName.detail.rawValue
      throw .emptyWord
    }
    run.name = words.first ?? ""
    do throws(Failure) {
      try await carryOut(understand(words, run), run)
    } catch {
      let reader = reader(signatures)
      let failure = reader.mended(error, of: words)
      guard let line = reader.certain(failure, of: words) else { throw failure }
      do throws(Failure) {
        let command = try understand(Arguments.split(line), run)
        output.introduce(readAs: line)
        try await carryOut(command, run)
      } catch {
        guard error.isOfReading else { throw error }
        run.name = words[0]
        throw failure
      }
    }
  }

  private func carryOut(_ command: ResolvedCommand, _ run: CommandRun) async throws(Failure) {
    // A way is at hand as long as nothing else is shown.
    let keeping = [CommandName.along, .star, .undo].map(\.rawValue)
    if !keeping.contains(run.name) { wayInHand.isShown = false }
    try await follow(Route(next: command))
  }

  /// Goes where a command leads, each step after the one before has ended.
  func follow(_ route: Route) async throws(Failure) {
    var route = route
    while let next = route.next {
      // The user has gone elsewhere.
      if Task.isCancelled { throw .service(.cancelled) }
      if let preamble = route.preamble { output.introduce(preamble) }
      let failure = route.failure
      route = try await next()
      route.failure = route.failure ?? failure
    }
    if let failure = route.failure { throw failure }
  }

  /// Finds out what words mean now. Those after the name of a screen can't be a place to look for.
  func understand(
    _ words: [String], _ run: CommandRun, on location: Location? = nil
  ) throws(Failure) -> ResolvedCommand {
    let known = signatures
    let reader = reader(known)
    // `map rain` is the map of the rain, unless the user gave a place that name.
    var words = location == nil ? reader.plain(words) : words
    if location == .map, let type = words.first.flatMap({ MapType(rawValue: $0.lowercased()) }),
      context.places.own(Arguments(words).text) == nil
    {
      words = [CommandName.type.rawValue, type.rawValue] + words.dropFirst()
    }
    if location == .map { words = try reader.withoutPreposition(words) }
    // The list of cities lies at home.
    if location == nil, words.first == CommandName.cities.rawValue, words.count > 1 {
      let line = Array(words.dropFirst())
      guard CommandName(rawValue: line[0].lowercased()) != nil else {
        let text = Arguments(line).text
        let filter = "\(CommandName.cities.rawValue) \(CommandName.filter.rawValue) \(text)"
        throw .offer(Offer(text, filter, doubt: .guess))
      }
      words = [CommandName.forecast.rawValue] + line
    }
    let command: ResolvedCommand
    switch try reader.read(words, mayBeDay: location == nil) {
    case .nothing:
      run.name = CommandName.more.rawValue
      command = nextPage()
    case .row(let row):
      run.name = CommandName.detail.rawValue
      let isPostalCode = words[0].utf8.count == 5 && !context.vocabulary.isRow(row)
      command = try isPostalCode ? page(of: .name(words[0])) : picked(row)
    case .text(let text):
      if location == .map {
        command = try resolved(.at, Arguments(words), on: location)
        break
      }
      if let location {
        throw .offer(Offer(text, line(for: text, on: location), doubt: .guess))
      }
      if let reply = reader.reply(to: words) {
        run.name = CommandName.help.rawValue
        command = .ending { [context] () throws(Failure) in context.screen.show(Answer(reply)) }
        break
      }
      try reader.refuse(words)
      // A command of another screen is not a place to look for.
      if let name = words.first.flatMap({ CommandName(rawValue: $0.lowercased()) }) {
        run.name = name.rawValue
        if let list = shownList?.location,
          screen(list).signatures.contains(where: { $0.name == name })
        {
          _ = try ofList(name, Arguments(Array(words.dropFirst())))
        }
        if Self.rowCommands.contains(name), shownList == nil { throw .noList }
        throw .notHere(name, there: lines(elsewhere: name, words))
      }
      run.name = CommandName.detail.rawValue
      if let option = words.first(where: \.isOption) { throw .unknownOption(option) }
      command = try page(of: .name(text))
    case .command(let name, let arguments):
      run.name = name.rawValue
      command = try resolved(name, arguments, on: location)
    }
    run.table = command.table ?? known.first { $0.name.rawValue == run.name }?.table
    run.again = command.repeated
    return command
  }
}

nonisolated extension [CommandSignature] {
  /// In the order of help and the documents.
  fileprivate var inOrder: [CommandSignature] {
    let places = Dictionary(grouping: indices) { self[$0].name }
    return CommandName.allCases.flatMap { name in places[name, default: []].map { self[$0] } }
  }
}

nonisolated extension String {
  /// Nothing that can be seen, such as a shell's variable that isn't set leaves between quotes.
  fileprivate var isBlank: Bool { allSatisfy { $0.isWhitespace || String($0).displayWidth == 0 } }
}
