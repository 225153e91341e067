import Detail
import Foundation
import Phrases
import ScreenKit
import Searches
import WeatherClients
import WeatherModels

// Where exits lead, and what commands and screens find around them.
extension RootRouter {
  func route(to place: Place) -> Route {
    .then { [unowned self] () async throws(Failure) in try await open(.detail(place)) }
  }

  /// Shows of the place that was looked for what the command wants of it.
  func route(toFound place: Place) -> Route {
    guard let wanted = CommandRun.current?.wanted else { return route(to: place) }
    return route(to: .show(wanted, place))
  }

  func route(to exit: DetailExit) -> Route {
    .then { [unowned self] () async throws(Failure) in
      switch exit {
      case .find(let text, let action):
        CommandRun.current?.wanted = action
        return try await find(.openFirst(text))
      case .show(let action, let place):
        if top != .detail(place) || action.isOfPast { enter(.detail(place)) }
        return try await detail(place).perform(action)
      }
    }
  }

  /// Names points by the gazetteer; without one, by their coordinates.
  func namer() -> @Sendable (Coordinate) -> Place {
    { [words, gazetteer = world.gazetteer] point in
      words.place(
        at: point, near: (try? gazetteer.nearest(point, words.phrases.placeLanguage)) ?? nil)
    }
  }

  func makeContext() -> CommandContext {
    CommandContext(
      places: PlaceResolver(
        subject: { [unowned self] in screen(top).subject },
        lastSearch: { [world] () throws(Failure) in
          try Failure.wrapping { () throws(StorageError) in
            try world.places.all(.searches).first?.place
          }
        },
        row: { [unowned self] row throws(Failure) in try listScreen.place(atRow: row) },
        search: { [world] name throws(Failure) in
          let scope = world.settings.searchPreferences(world.phrases.placeLanguage).scope
          let matches = try Failure.wrapping { () throws(GazetteerError) in
            try world.gazetteer.search(name, scope, 1)
          }
          guard let match = matches.first, match.quality != .typo else {
            throw .placeNotFound(name)
          }
          return match.place
        }),
      reports: ReportLoader(
        weather: world.weather, savedReports: world.savedReports, now: world.now),
      words: words, screen: context(for: nil), runMode: runMode, now: world.now)
  }

  /// `nil` for what belongs to no screen.
  func context(for location: Location?) -> ScreenContext {
    ScreenContext(
      show: { [unowned self] answer in
        // What comes late for someone who has gone elsewhere is neither shown nor the list to pick from.
        if let location {
          if CommandRun.current?.isReleased == true, top != location { return }
          if answer.isList { activeList = location }
        }
        output.show(answer)
      },
      wait: { [unowned self] label in
        if label != nil, CommandRun.current?.isReleased == false {
          willAsk()
          for (other, screen) in screens where other != location { screen.stopFetchingAhead() }
        }
        output.wait(label)
      }, say: { [unowned self] sentence in output.say(sentence) },
      isClosed: { [unowned self] in output.hasFailed },
      confirm: { [unowned self] question, command throws(Failure) in
        try await output.confirm(question, command)
      })
  }
}
