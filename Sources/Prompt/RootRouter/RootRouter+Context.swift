import Clients
import CommandKit
import Detail
import LineEditor
import Output
import Phrases
import Presentation
import Reports
import Searches
import WarningWords
import Whereabouts

// The targets of exits, and the surroundings of commands and screens.
extension RootRouter {
  func route(to place: Place) -> Route {
    .then { [unowned self] () async throws(Failure) in try await open(.detail(place)) }
  }

  /// Resolves a command about a place on its page, which opens.
  func about(
    _ action: PlaceAction, _ reference: PlaceReference
  ) throws(Failure) -> ResolvedCommand {
    try context.about(reference, for: .page) { [unowned self] place throws(Failure) in
      if top != .detail(place) || action.isOfPast { enter(.detail(place)) }
      return try await screen(of: place).perform(action)
    }
  }

  private func makeResolver() -> PlaceResolver {
    PlaceResolver(
      subject: { [unowned self] in subject },
      lastSearch: { [world, words] () throws(Failure) in
        if let last = try Failure.wrapping(storage: world.places.lastSearch()) {
          return last.called
        }
        return try Failure.wrapping(storage: world.settings.home()).map(world.namer(words))
      },
      shown: { [unowned self] in shownPlaces },
      note: { [unowned self] place in
        onScreen.atHand = .place(place)
        noteShown(place)
      },
      row: { [unowned self] row throws(Failure) in try listScreen().place(atRow: row) },
      rowName: { [unowned self] row in (try? listScreen())?.name(ofRow: row) },
      own: { [world, words] name in
        world.ownPlace(named: name) ?? world.home(called: name).map(world.namer(words))
      }, kept: { [world] in world.savedPlaces },
      favorites: { [world] () throws(Failure) in try world.favorites() },
      here: { [unowned self] () throws(Failure) in
        try await context.locate(
          world.position, world.settings, name: world.namer(ofPositions: words))
      },
      point: { [world, words] point in
        let near = try? world.gazetteer.nearest(point, words.phrases.placeLanguage)
        return words.places.place(typed: point, near: near)
      },
      search: { [world] name, everywhere throws(Failure) in
        try world.match(for: name, everywhere: everywhere)
      },
      exact: { [world] name throws(Failure) in try world.match(for: name, findsSlips: false) },
      begins: { [world] text in (try? world.gazetteer.begins(text)) == true },
      refuse: { [unowned self] text throws(Failure) in try refuse(place: text) },
      find: { [unowned self] names, use throws(Failure) in try await find(names, for: use) })
  }

  /// The places that are certainly meant; otherwise those that a name may mean are listed.
  func find(
    _ references: [PlaceReference], for use: PlaceResolver.Use
  ) async throws(Failure) -> Route {
    var sought: [SoughtPlace] = []
    var found = Route.stay
    for reference in references {
      guard case .name(let text) = reference else {
        sought.append(.known(try context.places.place(reference)))
        continue
      }
      if let known = try context.places.known(text) {
        sought.append(.known(known))
      } else if context.places.isHere(text) {
        let here = try await context.places.here()
        guard let place = here.place, references.count > 1 else { return here }
        found.introduce(here.preamble)
        sought.append(.known(place))
      } else {
        try refuse(place: text)
        sought.append(.named(context.places.asObject(text)))
      }
    }
    let isOfOne = ![.way, .comparison].contains(use)
    let last = CommandRun.current?.goesOn == true && isOfOne ? subject : nil
    var route = try await searches.perform(.meant(sought, for: use, behind: last))
    found.introduce(route.preamble)
    route.preamble = found.preamble
    if route.places.isEmpty {
      arrive(at: .searches)
      let line = CommandRun.current.flatMap { $0.readAs ?? $0.line }
      // A way has several places, and a name alone is opened by its row.
      if use != .way, case .name(let text)? = references.first, let line, line != text,
        line != "\(CommandName.detail.rawValue) \(text)"
      {
        unplaced = (line, text)
      }
    }
    return route
  }

  func makeContext() -> CommandContext {
    CommandContext(
      places: makeResolver(),
      reports: ReportLoader(
        weather: world.weather, savedReports: world.savedReports, words: words,
        service: world.service,
        warnings: { [unowned self] place, day in
          supplements.warnings.known(at: place, during: day, words)
        }, corrected: { [unowned self] in calibrator.corrected($0, at: $1) },
        minutes: world.nowcast.kept),
      words: words, screen: context(for: nil), runMode: runMode,
      quantities: world.quantities, now: world.now)
  }

  /// `nil` for what belongs to no screen.
  func context(for location: Location?) -> ScreenContext {
    ScreenContext(
      show: { [unowned self] answer in
        // An answer that comes after the user has left its screen is neither shown nor the list to pick from.
        if let location, CommandRun.current?.isReleased == true, top != location { return }
        onScreen.note(answer, of: location, isElsewhere: stack.elsewhere != nil)
        if let location { stack.leaveAnswers(of: location) }
        output.show(answer)
      },
      wait: { [unowned self] label in
        if label != nil, CommandRun.current?.isReleased == false {
          CommandRun.current?.willAsk()
          for (other, screen) in screens where other != location { screen.stopFetchingAhead() }
        }
        output.wait(label)
      }, say: { [unowned self] sentence in output.say(sentence) },
      announce: { [unowned self] sentence in output.announce([sentence]) },
      isClosed: { [unowned self] in output.hasFailed }, canUndo: !runMode.isOneCommand,
      remember: { [unowned self] change in
        if let change = change.map(Change.other) ?? location.map(Change.list) {
          changes.append(change)
        }
      },
      isListed: { [unowned self] in location.map(onScreen.isListed) == true },
      rowsPerPage: { [output, runMode] in
        let size = output.size
        return runMode.rowsPerPage(columns: size.columns, rows: size.rows, fold: $0)
      },
      window: { [output, runMode] in
        guard !runMode.isForPrograms, !runMode.isPlain else { return nil }
        return (output.size.columns, output.size.rows)
      },
      confirm: { [unowned self] question, command throws(Failure) in
        try await output.confirm(question, command)
      },
      consent: { [unowned self] question, command throws(Failure) in
        try await output.consent(question, command)
      })
  }
}
