public import Clients
public import Reports

/// Every word that Vane says, in one language. A missing sentence does not compile.
///
/// Numbers, units and times arrive as finished text, `1,234.5 km`, which each language writes in its own manner
/// (`figure(_:)`); grammar that depends on a number gets the number.
public protocol Phrases:
  DayPhrases,
  LanguagePhrases,
  MinutePhrases,
  ModelPhrases,
  OutlookPhrases,
  PlaceListPhrases,
  ProgramPhrases,
  QuantityPhrases,
  ServicePhrases,
  StationPhrases,
  SunPhrases,
  TypedPhrases,
  UnitPhrases,
  Sendable
{
  var spoken: SpokenLanguage { get }
  /// The locale of ICU for the names of countries and the order of the alphabet.
  var localeIdentifier: String { get }
  var placeLanguage: PlaceLanguage { get }

  // The head of every screen
  var forecastTitle: String { get }
  var searchesTitle: String { get }
  var favoritesTitle: String { get }
  var mapTitle: String { get }
  var waysTitle: String { get }
  var toldTitle: String { get }

  // A report
  func fetched(secondsAgo: Double) -> String
  /// Says what a clock says that can't be right: the year where that is another one, or else the day.
  func wrongClock(_ day: CalendarDay, isOtherYear: Bool) -> String
  /// As in "fetched 12 min ago", without the verb.
  func ago(_ seconds: Double) -> String
  /// The age of several reports, the oldest first.
  func fetched(from seconds: Double, to newest: Double) -> String
  /// The source of hours and days that are older than the current conditions.
  func forecastOrigin(_ source: String) -> String
  /// A refreshed report equals the one on the screen.
  var nothingNew: String { get }
  func serviceName(_ service: Service) -> String
  var sampleWarning: String { get }
  /// Says that the numbers of the city list have no units.
  var cityListNote: String { get }
  func condition(_ code: WeatherCode) -> String
  /// In at most eleven columns, for tables without room for the whole.
  func shortCondition(_ code: WeatherCode) -> String
  func feelsLike(_ temperature: String) -> String
  func humidity(_ value: String) -> String
  func wind(_ speed: String, from direction: String?, gusts: String?) -> String
  func pressure(_ value: String) -> String
  func cloudCover(_ value: String) -> String
  func visibility(_ value: String) -> String
  func dewPoint(_ value: String) -> String
  func sunrise(_ rise: String, sunset: String) -> String
  /// 0 north, 1 northeast … 7 northwest.
  func compassPoint(_ index: Int) -> String
  var today: String { get }
  /// A day of which the service has only what is left.
  var restOfToday: String { get }
  var tomorrow: String { get }
  /// 0 Monday … 6 Sunday, with the day of the month, for rows and columns.
  func day(weekday: Int, month: Int, day: Int) -> String
  /// `Thu 26`, for sentences.
  func shortDate(_ date: CalendarDay) -> String
  var nextDays: String { get }
  var nothingReported: String { get }
  /// Says of a page that it is as it was then.
  func record(of date: CalendarDay, at time: String) -> String
  /// Says of a report that its chances were corrected by this many hours.
  func calibrated(hours: Int) -> String
  /// The offer to request the days since 1950 for a place: `calls` that the service counts, `nil` for the person's own
  /// server; `year` is that of the last day saved so far.
  func climateOffer(for place: String, calls: Int?, since year: Int?) -> String

  // Empty screens
  var nothingSearched: String { get }
  /// The answer to a greeting.
  var hello: String { get }
  /// The answer to a yes or no that nothing asked for.
  var nothingAsked: String { get }
  var noFavorites: String { get }
  /// Shown at a start without a network if nothing was searched yet.
  var noNetwork: String { get }
  /// Follows the reason why there is no weather, if none was saved either.
  var tryTheSample: String { get }

  // Lists
  func page(_ page: Int, of count: Int) -> String
  var lastPage: String { get }
  var noWeatherYet: String { get }

  // Where a point lies
  func position(_ place: String, distance: String, direction: String?) -> String
  func position(within area: String, place: String, distance: String) -> String
  /// `48.10° N 17.10° E, near Petržalka`
  func position(_ point: String, near town: String) -> String
  func aboveSea(_ elevation: String) -> String
  func sea(_ sea: Sea) -> String
  /// While the sources of the position of this machine are asked.
  var locating: String { get }
  /// The source of a position, and its accuracy. `radius` is the accuracy as text, where there is one.
  func source(_ position: Position, radius: String?) -> String
  func sentence(forPosition error: PositionError) -> String
  func home(is place: String) -> String
  var noHome: String { get }

  // The map
  var mapCredit: String { get }
  /// A view that was never requested, and the cost of a request.
  func fieldsNotAsked(points: Int, calls: Int) -> String
  func hourNotCovered(first: String, last: String) -> String
  func badHour(_ text: String) -> String

  /// `on foot`; `nil` for none in particular.
  func means(_ travel: WayTravel) -> String?

  // In which countries is searched
  /// Only the chosen country is searched; says how to search everywhere.
  func onlyIn(_ country: String) -> String
  func noGazetteer(_ error: GazetteerError) -> String

  // What was done
  func removed(_ names: [String], from list: PlaceList) -> String
  func restored(_ names: [String], in list: PlaceList) -> String
  /// Follows a sentence about this many things that were deleted or added.
  func undoHint(_ count: Int, _ effect: UndoEffect) -> String
  func confirmRemoval(count: Int, of list: PlaceList) -> String
  var yes: Set<String> { get }
  var notDone: String { get }
  var cancelled: String { get }

  // While a request is under way
  func searching(_ text: String) -> String
  var asking: String { get }

  // Help
  /// The effect of a command: one clause, without a full stop; `nil` for one that says it itself.
  func summary(of command: CommandName) -> String?
  /// The placeholder of an argument in a usage, such as `PLACE`.
  func placeholder(_ argument: ArgumentShape) -> String
  /// The answer to `q` below a page, where the user may only have wanted to leave the page.
  var quitHint: String { get }
  func heading(of group: CommandGroup) -> String
  func heading(of group: SettingGroup) -> String

  // What went wrong
  /// With `triesAgain`, Vane retries by itself when the network is back.
  func sentence(for failure: Failure, triesAgain: Bool) -> String
  /// The strict form of a line that was typed in other words.
  func readAs(_ line: String) -> String
  /// Above an answer in units that were asked for it alone; the line sets them for all.
  func onlyInThisAnswer(_ line: String) -> String
  func damaged(copy: String) -> String
  func linkedArchive(copy: String) -> String
  func lockedArchive(path: String) -> String
  func historyNotSaved(path: String) -> String
}

// The same in every language.
extension Phrases {
  public func warningServiceName(_ service: WarningService) -> String {
    service == .sample ? serviceName(.sample) : service.authority
  }

  /// The code of the language, in which texts of others are asked for.
  public var languageCode: String { String(localeIdentifier.prefix(2)) }

  public func nowcastServiceName(_ service: NowcastService) -> String {
    if service == .brightSky { return radarServiceName(.brightSky) }
    return service.weather.map(serviceName) ?? "GeoSphere Austria"
  }

  /// The service that collects the reports of airports.
  public var observationService: String { "Aviation Weather Center" }

  public func passedOver(_ refusals: [PositionRefusal]) -> String {
    refusals.map { sentence(forPosition: $0.error) }.joined(separator: " ")
  }

  /// Parts with `last` before the last one, and commas between the others; semicolons where parts have commas.
  func enumeration(_ parts: [String], last: String) -> String {
    [parts.dropLast().joined(separator: separator(of: parts)), parts.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: last)
  }

  /// Parts between commas, or semicolons where they have commas.
  public func separated(_ parts: [String]) -> String {
    parts.joined(separator: separator(of: parts))
  }

  private func separator(of parts: [String]) -> String {
    parts.contains { $0.contains(",") } ? "; " : ", "
  }

  /// Adds a period unless the service's own message ends with one.
  package func closed(_ text: String) -> String {
    text.last.map(".!?".contains) == true ? text : text + "."
  }

  func whole(_ seconds: Double) -> String { Int(exactly: seconds.rounded()).map { "\($0)" } ?? "–" }

  public func sentence(for failure: Failure) -> String { sentence(for: failure, triesAgain: false) }
}

/// The effect of `undo` on the things that a change was about.
public enum UndoEffect: Hashable, Sendable {
  case restores, deletes
}
