import Agenda
import Along
import Certainty
import Clients
import CommandKit
import Compare
import Detail
import Favorites
import Forecast
import History
import Info
import MapPin
import Phrases
import Reports
import Searches
import Seasonal
import Settings
import Sky
import Soon
import StatusLine
import Tell
import UV
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
      } saving: { [world] count, day, reference, path throws(Failure) in
        try AgendaCommand.saving(count, day, reference, to: path, context, world)
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
          guard onScreen.isListed(.favorites) || onScreen.list == nil && top == .favorites else {
            if onScreen.list?.location == .favorites { _ = try listScreen() }
            let line = "\(CommandName.move.rawValue) \(row) \(target)"
            let meant = "\(CommandName.favorites.rawValue) \(line)"
            // Rows of another list that is on the screen may be meant.
            let shown = onScreen.listInSight.flatMap { _ in try? listScreen().place(atRow: row) }
            let kept = (try? world.places.ids(.favorites)) ?? []
            let isSame = kept.indices.contains(row - 1) && kept[row - 1] == shown?.id
            let hasRow = shown != nil || onScreen.listInSight?.location == .ways
            let doubt: Offer.Doubt? = !hasRow || isSame ? nil : .guess
            throw .offer(Offer(line, meant, doubt: doubt, mayBePlace: false))
          }
          if top != .favorites { return go(to: .favorites, with: ["move", "\(row)", "\(target)"]) }
          return ResolvedCommand { [unowned self] () async throws(Failure) in
            try await favorites.perform(.move(row: row, to: target))
          }
        })
      + CompareCommand.commands(context) { [unowned self] in supplements.warnings }
      + CertaintyCommands.commands(context, world.certainty)
      + WhenCommand.commands(context, world)
      + TellCommands.commands(teller, list: go(to: .told, with: [])) {
        [unowned self] added throws(Failure) in
        try await told.perform(.remember(added))
      }
      + SoonCommand.commands(context, nowcast: world.nowcast)
      + UVCommand.commands(context)
      + SeasonalCommands.commands(context, world.seasonal)
      + AlongCommand.commands(context, world, wayInHand)
      + AgendaCommand.commands(context, world)
      + SkyCommand.commands(context, gazetteer: world.gazetteer)
      + StatusLineCommands.commands(context, world)
      + SettingsCommands.commands(context, world) { [unowned self] in forgetReports() }
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
    (ownSignatures + Location.named.flatMap(signatures(of:)) + signatures(of: top)).inOrder
  }

  /// The commands of a screen, which is built for them only where its pages decide.
  func signatures(of location: Location) -> [CommandSignature] {
    switch location {
    case .forecast: ForecastRouter.signatures
    case .searches: SearchesRouter.signatures
    case .favorites: FavoritesRouter.signatures
    case .map: MapPinRouter.signatures
    case .told: TellCommands.ofList
    case .ways: WaysRouter.signatures
    case .detail(let place): screen(of: place).signatures
    }
  }

  func interpreter(of known: [CommandSignature]) -> LineInterpreter {
    LineInterpreter(
      context: context, known: known, all: { [unowned self] in allSignatures }, readings: readings)
  }

  private var ownSignatures: [CommandSignature] { commands.map(\.signature) }

  private func withThoseOfScreens(_ own: [CommandSignature]) -> [CommandSignature] {
    var known = Set(own.map(\.name))
    let changed = onScreen.listInSight?.list.changedBy.flatMap(Location.init)
    let others = [top, onScreen.listInSight?.location, changed].compactMap(\.self)
      .flatMap(signatures(of:))
    return own + others.filter { known.insert($0.name).inserted }
  }
}

nonisolated extension [CommandSignature] {
  /// In the order of help and the documents.
  fileprivate var inOrder: [CommandSignature] {
    let places = Dictionary(grouping: indices) { self[$0].name }
    return CommandName.allCases.flatMap { name in places[name, default: []].map { self[$0] } }
  }
}
