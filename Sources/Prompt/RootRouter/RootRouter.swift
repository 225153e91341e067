import Along
import Clients
public import CommandKit
import Detail
import Favorites
import Forecast
import Foundation
public import LineEditor
import LineReading
import MapPin
public import Output
import Phrases
import Presentation
import Reports
import Searches
import Tell

/// The stack of screens and the commands that every screen has. What an exit of a screen means is decided here.
public final class RootRouter {
  let world: World
  let runMode: RunMode
  let output: Output
  let words: Wording
  var isQuitting = false
  /// The time since which nothing outside has answered, while the user waits for it at the prompt.
  var offlineSince: Date?

  private(set) lazy var commands: [Command<ResolvedCommand>] = makeCommands()
  private(set) lazy var context: CommandContext = makeContext()
  var stack = ScreenStack()
  var onScreen = OnScreen()
  /// Those that can be undone, the latest last.
  var changes: [Change] = []
  private(set) var screens: [Location: any Screen] = [:]
  /// The place on the screen that nobody has asked for yet: Return keeps it.
  var suggested: Place?
  /// The lines that were offered for the one typed last.
  var offered: [String] = []
  /// A line whose place is picked from the list of those that its name may mean.
  var unplaced: (line: String, name: String)?
  /// The readings of the line that is read.
  var readings: Readings?
  /// The line about the weather that the next one may go on with.
  var question: String?
  /// The units that were chosen for the last answer only.
  var lastUnits: [String: String?] = [:]
  /// The command of the line that was typed last.
  weak var latest: CommandRun?
  /// The place whose page was opened last in this run.
  private var opened: SavedPlace?
  /// The places that answers were about, the last one at the end.
  private(set) var shownPlaces: [Place] = []

  private(set) lazy var calibrator = Calibrator(world.history.accuracy, world.settings)
  private(set) lazy var searches = SearchesRouter.screen(
    context, world, context: context(for: .searches), exit: exit)
  private(set) lazy var supplements = DetailSupplements(
    airQuality: world.airQuality, warnings: world.warnings, nowcast: world.nowcast,
    certainty: world.certainty, now: world.now)

  private(set) lazy var teller = TellInteractor(
    context, world, ways: AlongCommand.questions(context, world))

  /// The way whose page is on the screen.
  let wayInHand = WayInHand()

  private(set) lazy var told = teller.list(context: context(for: .told)) {
    [unowned self] in route(to: $0)
  }

  private(set) lazy var ways = WaysRouter.screen(
    context, world, wayInHand, context: context(for: .ways))

  private(set) lazy var pins = MapPinRouter.screen(
    context, world, keys: mapKeys, lastOpened: { [unowned self] in lastOpened },
    context: context(for: .map), exit: exit)

  private(set) lazy var favorites = FavoritesRouter.screen(
    context, world, warnings: supplements.warnings, context: context(for: .favorites), exit: exit)

  public init(
    world: World, runMode: RunMode, lines: any LineSource, capabilities: TerminalCapabilities
  ) {
    self.runMode = runMode
    let (known, words) = world.presented(by: capabilities, runMode)
    (self.world, self.words) = (known, words)
    output = Output(
      lines: lines, words: words, settings: world.settings, capabilities: capabilities,
      runMode: runMode, pause: world.pause)
  }

  var top: Location { stack.top }

  /// Shows a screen and makes it the top one.
  @discardableResult func open(_ location: Location) async throws(Failure) -> Route {
    enter(location)
    try await screen(location).open()
    return .stay
  }

  /// Goes back to the previous content of this screen, or to the previous screen.
  func back() async throws(Failure) -> Route {
    if !stack.leaveAnswer() {
      enter(top)
      if try await screen(top).goBack() { return goOn() }
      stack.goBack()
    }
    guard let answer = stack.answer else {
      enter(top)
      try await screen(top).reopen()
      return goOn()
    }
    output.showPlace(tabs())
    question = answer.question
    return try await answer.command()
  }

  /// The next line goes on with that of the page on the screen.
  private func goOn() -> Route {
    if case .detail(let place) = top { question = screen(of: place).question }
    return .stay
  }

  /// Makes a screen the top one; its next answer names where the user is.
  func enter(_ location: Location) {
    arrive(at: location)
    if stack.elsewhere == nil { output.showPlace(tabs()) }
  }

  /// Makes a screen the top one without showing it.
  func arrive(at location: Location) {
    if case .detail(let place) = location {
      opened = SavedPlace(place: place, added: world.now())
      noteShown(place)
    }
    if stack.arrive(at: location) { screens[location]?.arrive() }
  }

  func noteShown(_ place: Place) {
    shownPlaces = shownPlaces.filter { $0.id != place.id }.suffix(1) + [place]
  }

  private var lastOpened: SavedPlace? {
    let searched = try? world.places.lastSearch()
    return [opened, searched].compactMap(\.self).max { $0.added < $1.added }
  }

  /// After a command, releases pages that are neither on the stack nor the source of the list to pick from.
  func releaseScreens() {
    for screen in screens.values { screen.keepState() }
    screens = screens.filter { location, _ in
      Location.tabs.contains(location) || stack.contains(location)
        || location == onScreen.list?.location || changes.contains { $0.location == location }
    }
  }

  /// The screen whose rows numbers mean.
  func listScreen() throws(Failure) -> any Screen {
    guard let shown = onScreen.list else { return screen(top) }
    guard shown.isOnScreen else { throw .listGone(line: shown.list.line) }
    return screen(shown.location)
  }

  /// The place that was shown last; before any, that of the last search.
  var subject: Place? {
    switch onScreen.atHand {
    case .place(let place): place
    case .screen(let location): screen(location).subject ?? opened?.place
    case nil: screen(top).subject ?? opened?.place
    }
  }

  /// Drops the reports of another service.
  func forgetReports() {
    context.reports.forget()
    supplements.forget()
    screens = screens.filter { Location.tabs.contains($0.key) }
    for screen in screens.values { screen.forgetReports() }
  }

  func screen(_ location: Location) -> any Screen {
    if let known = screens[location] { return known }
    let screen = makeScreen(location)
    screens[location] = screen
    return screen
  }

  func search(_ action: SearchesAction) async throws(Failure) -> Route {
    try await travel { [unowned self] () async throws(Failure) in
      enter(.searches)
      return try await searches.perform(action)
    }
  }

  /// Goes somewhere. If that fails or is canceled before a list is drawn there, the screen stays as it was.
  func travel(_ work: ResolvedCommand.Work) async throws(Failure) -> Route {
    let (before, list) = (stack.locations, onScreen.list)
    onScreen.list = nil
    do throws(Failure) {
      let route = try await work()
      // A page has taken the place of the list.
      if onScreen.list == nil, var list {
        list.isOnScreen = false
        onScreen.list = list
      }
      return route
    } catch {
      let run = CommandRun.current
      let hasLeft = error == .service(.cancelled) && run?.isReleased == true && run !== latest
      if onScreen.list == nil {
        onScreen.list = list
        if run?.isAbandoned != true, !hasLeft { stack.return(to: before) }
      }
      throw error
    }
  }

  private var exit: (Place) -> Route {
    { [unowned self] place in route(to: place) }
  }

  private func makeScreen(_ location: Location) -> any Screen {
    let context = self.context(for: location)
    switch location {
    case .searches: return searches
    case .map: return pins
    case .told: return told
    case .ways: return ways
    case .forecast:
      return ForecastRouter.screen(
        self.context, world, warnings: supplements.warnings,
        expected: { [unowned self] in teller.expected() },
        suggest: { [unowned self] in (suggested, onScreen.atHand) = ($0, .place($0)) },
        context: context, exit: exit)
    case .favorites: return favorites
    case .detail(let place): return makeScreen(of: place)
    }
  }

  func screen(of place: Place) -> PlaceScreen {
    screen(.detail(place)) as? PlaceScreen ?? makeScreen(of: place)
  }
}
