import Analysis
public import Clients
public import Foundation
public import Reports

/// Every word that Vane says, in one language. A missing sentence does not compile.
///
/// Numbers, units and times arrive as finished text, `1,234.5 km`, which each language writes in its own manner
/// (`figure(_:)`); grammar that depends on a number gets the number.
public protocol Phrases:
  DayPhrases,
  LanguagePhrases,
  OutlookPhrases,
  PlaceListPhrases,
  QuantityPhrases,
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
  /// The weekday with the day of the month, for rows and columns.
  func day(_ date: CalendarDay) -> String
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
  /// Asks once, before a host learns the internet address.
  func mayAskForAddress(_ host: String) -> String
  /// The source of a position, and its accuracy. `radius` is the accuracy as text, where there is one.
  func source(_ position: Position, radius: String?) -> String
  func sentence(forPosition error: PositionError) -> String
  func home(is place: String) -> String
  func homeIsNoLonger(_ place: String) -> String
  var noHome: String { get }

  // The map
  var mapCredit: String { get }
  /// A view that was never requested, and the cost of a request.
  func fieldsNotAsked(points: Int, calls: Int) -> String
  func hourNotCovered(first: String, last: String) -> String

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
  /// The placeholder of a flag's value, if it requires one.
  func placeholder(_ flag: ProgramFlag) -> String?
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

  // The weather services
  /// Shown beside the names of the screens while there is no network, with this machine's time.
  func offline(since time: String) -> String
  /// About the file with a person's API keys.
  func keysNotUsed(_ error: KeyFileError) -> String
  /// Reports a fallback from one service to another, with the sentence that says why.
  func fallback(for missing: Service, answers: Service, because reason: String) -> String
  /// The service announced the end of the form in which it answered.
  func ending(_ service: Service) -> String
  /// Shown at sea. `offset` is `UTC−3`.
  func nauticalTime(_ offset: String) -> String
  /// The progress of requests for a long list.
  func asking(done: Int, of count: Int) -> String

  // Official warnings that are missing
  /// Omits the reason, for which there is no room; without a service if it isn't known which one was asked.
  func warningsUnread(of service: WarningService?) -> String
  /// Without a country, the place is in none, or in none that is known.
  func noWarningService(for country: String?) -> String

  // A place without a report
  func placeFacts(localTime: String, coordinate: String) -> String
  /// Why not follows.
  var missingWeather: String { get }

  // The next two hours by the minute
  func radarServiceName(_ service: RadarService) -> String
  /// `radar 14:05, 7 min old`
  func issued(_ kind: String, at time: String, age: String) -> String
  /// `isOpen` where it lasts for longer than the minutes tell.
  func startsSoon(_ spell: SoonSpell, in wait: String, for length: String, isOpen: Bool) -> String
  func stopsSoon(_ spell: SoonSpell, in wait: String) -> String
  /// `length` is `nil` for two hours.
  func goesOn(_ spell: SoonSpell, for length: String?) -> String
  func drySoon(for length: String?) -> String

  // Ensembles
  func noEnsemble(because reason: String) -> String
  /// The runs that a chart shows, and the steps of hours where these are longer than one.
  func ensemble(_ model: String, members: Int, steps: [Int]) -> String
  /// From `−3` to `2 °C`.
  func band(_ low: String?, _ high: String) -> String

  // Observations
  /// `distance` such as `8 km`; `nil` for a station at the place itself.
  func observed(_ time: String, at station: String, distance: String?, height: String?) -> String
  var noTemperature: String { get }
  func variableWind(_ speed: String, gusts: String?) -> String
  func atLeast(_ visibility: String) -> String

  // The setting `model`
  func forecastModel(_ name: String, isBest: Bool) -> String
  func modelFallback(_ name: String) -> String
  var bestModelUnknown: String { get }

  // The user's own weather station
  /// In the place of an airport's code: `Observed at 17:20 (your station, 0.3 km)`.
  var ownStation: String { get }
  /// `18 °C`, `humidity 40 %`; `age` is `2 min ago`.
  func stationReports(_ facts: [String], age: String) -> String
  /// Says that the values are too old to be shown as observed.
  var stationIsLate: String { get }
  /// Says the same of values that are from a time to come.
  var stationIsAhead: String { get }
  var stationNeedsPlace: String { get }
  func leftOut(_ omitted: OmittedValue, now: Date) -> String
  /// Rain of so much in an hour: `0.4 mm`.
  func rainRate(_ amount: String) -> String
  func sentence(for fault: StationFault) -> String

  // Answers for programs, and the prompt
  func meaning(of flag: ProgramFlag) -> String
  /// One clause, without a full stop.
  func meaning(of status: ExitStatus) -> String
  func savedEvents(_ count: Int, to path: String) -> String
  var outputLost: String { get }
  /// `needed` is how many files have to be open at once.
  func tooFewFiles(_ needed: Int32) -> String
  func tooFewThreads(_ needed: Int) -> String
  /// The system's account of the program's threads could not be read, by its `errno`.
  func noThreadStates(code: Int32) -> String
  /// Said if the input of `vane mcp` is a terminal.
  var waitsForAgent: String { get }
  /// Whether enough can be opened could not be found out, by its `errno`.
  func noFiles(code: Int32) -> String

  /// Below each screenful of a page that continues.
  func moreLines(_ count: Int) -> String
}

// The same in every language.
extension Phrases {
  public func warningServiceName(_ service: WarningService) -> String {
    service == .sample ? serviceName(.sample) : service.authority
  }

  /// The code of the language, in which texts of others are asked for.
  public var languageCode: String { String(localeIdentifier.prefix(2)) }

  public func nowcastServiceName(_ service: AskedService) -> String {
    if case .radar(let service) = service { return radarServiceName(service) }
    return service.ofReports.map(serviceName) ?? "GeoSphere Austria"
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

  public func nowcastKind(_ kind: Nowcast.Kind) -> String {
    switch kind {
    case .radar: "radar"
    case .model: "model, 15\u{A0}min"
    }
  }

  /// The subject of a sentence about the next minutes.
  func subject(_ kind: PrecipitationKind, _ isHeavy: Bool) -> String {
    name(of: kind, isHeavy: isHeavy).capitalizedFirst
  }

  func name(of value: StationValue, direction: String, time: String) -> String {
    switch value {
    case .windDirection: direction
    case .time: time
    default: (quantityNames[value.rawValue] ?? value.rawValue).lowercasedFirst
    }
  }
}

/// The effect of `undo` on the things that a change was about.
public enum UndoEffect: Hashable, Sendable {
  case restores, deletes
}
