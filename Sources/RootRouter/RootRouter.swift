import Detail
import Favorites
import Forecast
import Foundation
public import LineEditor
import MapPin
import Phrases
import ScreenKit
import Searches
import WeatherClients
import WeatherModels

/// The stack of screens and the commands that every screen has. What an exit of a screen means is decided here.
public final class RootRouter {
  let world: World
  let manner: Manner
  let output: Output
  let words: WeatherWords
  var isQuitting = false
  /// Since when nothing outside has answered, while a person waits for it at the prompt.
  var offlineSince: Date?
  /// Hears that a command of the person is about to ask a service.
  var willAsk: () -> Void = {}
  /// What is to be shown of the place that is being looked for, instead of its weather.
  var wanted: HistoryAction?

  private(set) var stack: [Location] = [.forecast]
  /// The screen that showed a list last; a bare number picks from it.
  private var lister: Location?
  private var screens: [Location: any Screen] = [:]

  private lazy var searches = makeSearches(world)

  private lazy var pins = MapPinRouter.screen(
    places: world.places, files: world.files, gazetteer: world.gazetteer,
    geocoding: world.geocoding, weather: world.weather, settings: world.settings,
    atlas: world.atlas, standardGlyphs: world.mapGlyphs, words: words,
    shell: shell(for: .map), name: namer(), now: world.now
  ) { [unowned self] exit throws(Failure) in
    switch exit {
    case .detail(let place): try await open(.detail(place))
    }
  }

  public init(world: World, manner: Manner, lines: any LineSource, appearance: Appearance) {
    self.manner = manner
    let settings = world.settings
    words = WeatherWords(
      phrases: world.phrases, now: world.now,
      looks: { appearance.looks(settings, isPlain: manner.isPlain) },
      units: {
        UnitChoice(usual: UnitSystem(country: manner.country), value: settings.string)
      })
    output = Output(
      lines: lines, looks: words.looks, theme: { appearance.theme(settings) },
      pager: { settings.string("pager").flatMap(Pager.init) ?? .on },
      manner: manner, phrases: world.phrases)
    var named = world
    named.places =
      KeptNames(lists: world.places, gazetteer: world.gazetteer, words: words).client
    self.world = named
  }

  var top: Location { CommandRun.current?.elsewhere ?? stack.last ?? .forecast }

  /// Shows a screen and makes it the top one.
  func open(_ location: Location) async throws(Failure) {
    enter(location)
    try await screen(location).open()
  }

  func goBack() async throws(Failure) {
    if stack.count > 1 { stack.removeLast() }
    try await open(top)
  }

  /// Makes a screen the top one; above what it shows next stands where one is.
  private func enter(_ location: Location) {
    arrive(at: location)
    output.showPlace(tabs())
  }

  /// Makes a screen the top one without showing it. A screen that is on the stack already is gone back to.
  func arrive(at location: Location) {
    if let run = CommandRun.current, run.elsewhere != nil {
      run.elsewhere = location
    } else if let index = stack.firstIndex(of: location) {
      stack.removeSubrange((index + 1)...)
    } else {
      stack.append(location)
    }
  }

  /// Takes back where a command went that was given up before it showed anything.
  func `return`(to stack: [Location]) {
    if CommandRun.current?.elsewhere == nil { self.stack = stack }
  }

  /// The screen that a number refers to: the one that showed a list last, or else the top one.
  var listScreen: any Screen { screen(lister ?? top) }

  /// What another service reported is not to be shown any more.
  func forgetReports() {
    screens = screens.filter { Location.tabs.contains($0.key) }
    for screen in screens.values { screen.forgetReports() }
  }

  func forgetList() {
    lister = nil
  }

  func screen(_ location: Location) -> any Screen {
    if let known = screens[location] { return known }
    let screen = makeScreen(location)
    screens[location] = screen
    return screen
  }

  func find(_ action: SearchesAction) async throws(Failure) {
    let before = stack
    arrive(at: .searches)
    if case .find = action { output.showPlace(tabs()) }
    do {
      try await searches.perform(action)
    } catch {
      // Who was told that nothing was found is where they were; a command given up moves nobody.
      if top == .searches, CommandRun.current?.isAbandoned != true { `return`(to: before) }
      throw error
    }
  }

  /// Carries out what a key means, on the map that is shown.
  func steer(_ action: MapPinAction) async throws(Failure) { try await pins.perform(action) }

  func pin(_ action: MapPinAction) async throws(Failure) {
    enter(.map)
    try await pins.perform(action)
  }

  /// What asks for the language takes the world along, not the router, which holds it.
  private func makeSearches(_ world: World) -> any Screen<SearchesAction> {
    SearchesRouter.screen(
      gazetteer: world.gazetteer, geocoding: world.geocoding, places: world.places,
      settings: world.settings, words: words, shell: shell(for: .searches),
      now: world.now
    ) { [unowned self] exit throws(Failure) in
      switch exit {
      case .detail(let place): try await openFound(place)
      }
    }
  }

  /// An import shows the map, where it can be undone; an export goes nowhere.
  func edit(_ edit: PinEdit) async throws(Failure) {
    let before = stack
    if case .importPlaces = edit { enter(.map) }
    do {
      try await pins.perform(.pins(edit))
    } catch {
      `return`(to: before)
      throw error
    }
  }

  private func makeScreen(_ location: Location) -> any Screen {
    let shell = shell(for: location)
    switch location {
    case .searches: return searches
    case .map: return pins
    case .forecast:
      return ForecastRouter.screen(
        places: world.places, weather: world.weather, savedReports: world.savedReports,
        records: world.history.records, gazetteer: world.gazetteer, cityList: world.cityList,
        settings: world.settings,
        hasNetwork: { [world] in world.service() == .sample || world.hasNetwork() }, words: words,
        shell: shell, fetchesAhead: manner.isInteractive && !manner.isForPrograms, now: world.now
      ) { [unowned self] exit throws(Failure) in
        switch exit {
        case .detail(let place): try await open(.detail(place))
        }
      }
    case .favorites:
      return FavoritesRouter.screen(
        places: world.places, weather: world.weather, savedReports: world.savedReports,
        words: words, shell: shell
      ) { [unowned self] exit throws(Failure) in
        switch exit {
        case .detail(let place): try await open(.detail(place))
        }
      }
    case .detail(let place): return detail(place)
    }
  }

  private func detail(_ place: Place) -> any Screen<DetailAction> {
    if let known = screens[.detail(place)] as? any Screen<DetailAction> { return known }
    let screen = DetailRouter.screen(
      place: place, weather: world.weather, savedReports: world.savedReports,
      airQuality: world.airQuality, warnings: world.warnings, history: world.history,
      words: words, shell: shell(for: .detail(place)), showsAllRecords: manner.isForPrograms,
      now: world.now)
    screens[.detail(place)] = screen
    return screen
  }

  /// Shows the past of a place, on its screen as it stands.
  func look(_ action: HistoryAction, at place: Place) async throws(Failure) {
    enter(.detail(place))
    try await detail(place).perform(.history(action))
  }

  func show(_ part: DetailPart, of place: Place) async throws(Failure) {
    if top != .detail(place) { enter(.detail(place)) }
    try await detail(place).perform(.show(part))
  }

  private func shell(for location: Location) -> Shell {
    Shell(
      show: { [unowned self] answer in
        // What comes late for someone who has gone elsewhere is neither shown nor the list to pick from.
        if CommandRun.current?.isReleased == true, top != location { return }
        if answer.isList { lister = location }
        output.show(answer)
      },
      wait: { [unowned self] label in
        if label != nil, CommandRun.current?.isReleased == false {
          willAsk()
          for (other, screen) in screens where other != location { screen.stopFetchingAhead() }
        }
        output.wait(label)
      },
      confirm: { [unowned self] question, command throws(Failure) in
        try await output.confirm(question, command)
      })
  }
}
