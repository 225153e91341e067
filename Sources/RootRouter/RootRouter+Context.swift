import Detail
import History
import LineEditor
import Phrases
import ScreenKit
import Searches
import WeatherClients
import WeatherModels

// Where exits lead, and what commands and screens find around them.
extension RootRouter {
  func route(to place: Place) -> Route { Route(next: opening(place)) }

  func opening(_ place: Place) -> ResolvedCommand {
    ResolvedCommand { [unowned self] () async throws(Failure) in try await open(.detail(place)) }
  }

  func route(to exit: DetailExit) -> Route {
    switch exit {
    case .find(let text, let action): route(to: .detail(action), ofPlaceNamed: text)
    case .show(let action, let place): route(to: .detail(action), of: place)
    }
  }

  func about(
    _ action: HistoryAction, _ reference: PlaceReference
  ) throws(Failure) -> ResolvedCommand {
    let target: Route
    if case .name(let text) = reference {
      target = route(to: .history(action), ofPlaceNamed: text)
    } else {
      target = route(to: .history(action), of: try context.places.place(reference))
    }
    return ResolvedCommand { () throws(Failure) in target }
  }

  private func route(to action: PlaceAction, ofPlaceNamed text: String) -> Route {
    .then { [unowned self] () async throws(Failure) in
      var found = try await find(.openFirst(text))
      if let place = found.place { found.next = route(to: action, of: place).next }
      return found
    }
  }

  private func route(to action: PlaceAction, of place: Place) -> Route {
    .then { [unowned self] () async throws(Failure) in
      if top != .detail(place) || action.isOfPast { enter(.detail(place)) }
      return try await screen(of: place).perform(action)
    }
  }

  func makeContext() -> CommandContext {
    CommandContext(
      places: PlaceResolver(
        subject: { [unowned self] in screen(top).subject },
        lastSearch: { [world] () throws(Failure) in
          try Failure.wrapping(world.places.lastSearch)?.place
        },
        row: { [unowned self] row throws(Failure) in try listScreen().place(atRow: row) },
        search: { [world] name throws(Failure) in try world.place(named: name) }),
      reports: ReportLoader(
        weather: world.weather, savedReports: world.savedReports, words: words,
        service: world.service),
      words: words, screen: context(for: nil), runMode: runMode, now: world.now)
  }

  /// `nil` for what belongs to no screen.
  func context(for location: Location?) -> ScreenContext {
    ScreenContext(
      show: { [unowned self] answer in
        // What comes late for someone who has gone elsewhere is neither shown nor the list to pick from.
        if let location {
          if CommandRun.current?.isReleased == true, top != location { return }
          if answer.isList {
            let isKnown = shownList?.location == location && CommandRun.current?.name != "search"
            if !isKnown { shownList = ShownList(at: location, by: CommandRun.current) }
            shownList?.isOnScreen = true
          } else if !answer.isRemark, answer.stage != .progress,
            CommandRun.current?.elsewhere == nil
          {
            shownList?.isOnScreen = false
          }
        }
        if answer.stage != .progress { showsList = answer.isList }
        output.show(answer)
      },
      wait: { [unowned self] label in
        if label != nil, CommandRun.current?.isReleased == false {
          CommandRun.current?.willAsk()
          for (other, screen) in screens where other != location { screen.stopFetchingAhead() }
        }
        output.wait(label)
      }, say: { [unowned self] sentence in output.say(sentence) },
      isClosed: { [unowned self] in output.hasFailed }, canUndo: !runMode.isOneCommand,
      remember: { [unowned self] in
        if let location { undoable.append(Undoing(list: location, screen: top)) }
      },
      rowsPerPage: { [output, runMode] in
        let size = output.lines.size
        return runMode.rowsPerPage(columns: size.columns, rows: size.rows, fold: $0)
      },
      confirm: { [unowned self] question, command throws(Failure) in
        try await output.confirm(question, command)
      })
  }
}
