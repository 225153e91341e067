public import Atlas
public import Clients
public import Foundation
public import Itineraries
public import Phrases
package import Presentation
public import Reports
public import Warnings

/// Everything that Vane asks of the world, as the command built it.
public struct World: Sendable {
  /// The phrases of the present language, which may be set at any time.
  public var phrases: any Phrases { spoken() }
  package var spoken: @Sendable () -> any Phrases
  public var gazetteer: GazetteerClient
  public var geocoding: PlacesClient
  public var weather: WeatherClient
  /// The list of the chosen service, if it has one of its own.
  public var cityList: @Sendable () -> CityListClient?
  public var savedReports: SavedReportsClient
  public var airQuality: AirQualityClient
  public var warnings: WarningsClient
  public var nowcast: NowcastClient
  public var history: HistoryClients
  public var certainty: CertaintyClient
  public var station: StationClient
  public var quantities: QuantityClient
  public var seasonal: SeasonalClient
  public var places: PlaceListClient
  public var settings: SettingsClient
  /// The saved alerts, and what was reported of them.
  public var questions: SavedListClient<SavedQuestion>
  public var told: StateFileClient
  /// A moment for each time that the user at the prompt is to hear news.
  public var newsTimes: @Sendable () -> AsyncStream<Void>
  /// Resolves the name of a file below the current folder, or the home folder.
  public var absolutePath: @Sendable (String) -> String
  /// The weather service that was chosen; `nil` for any that answers.
  public var service: @Sendable () -> Service?
  /// The record of how services answered.
  public var ledger: ServiceLedgerClient
  /// Whether the machine has any network route. Asked only where nothing else answers that.
  public var hasNetwork: @Sendable () -> Bool
  public var now: @Sendable () -> Date
  public var position: PositionClient
  public var files: PlaceFileClient
  public var savedWays: SavedListClient<SavedWay>
  /// The weather along ways, and the files that they come from.
  public var ways: WayWeatherClient
  public var tracks: TrackFileClient
  public var roads: RoadClient
  public var calendars: CalendarFileClient
  /// Fields of weather for the map.
  public var fields: FieldClient
  public var radar: RadarClient
  public var networkWatch: NetworkWatch
  public var programs: ProgramsClient
  /// The time zone of this machine.
  public var timeZone: @Sendable () -> TimeZone
  public var atlas: Atlas
  /// The characters of maps, unless the user chose others.
  public var mapGlyphs: MapGlyphs
  /// The values that `auto` resolves to, found at the start, by the name of the setting.
  public var automatic: @Sendable (_ setting: String) -> String?
  /// Waits for seconds, or until the task is canceled.
  public var pause: @Sendable (_ seconds: Double) async -> Void
  /// The places that texts stand for in this world, whatever else is called so.
  package var meant: [String: Place] = [:]

  public init(
    phrases: @autoclosure @escaping @Sendable () -> any Phrases, gazetteer: GazetteerClient,
    geocoding: PlacesClient,
    weather: WeatherClient, cityList: @escaping @Sendable () -> CityListClient? = { nil },
    savedReports: SavedReportsClient, airQuality: AirQualityClient,
    warnings: WarningsClient, nowcast: NowcastClient = .noop, history: HistoryClients,
    places: PlaceListClient, settings: SettingsClient, certainty: CertaintyClient = .noop,
    station: StationClient = .noop,
    quantities: QuantityClient = .noop, seasonal: SeasonalClient = .noop,
    questions: SavedListClient<SavedQuestion> = .noop, told: StateFileClient = .noop,
    newsTimes: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } },
    absolutePath: @escaping @Sendable (String) -> String = { $0 },
    service: @escaping @Sendable () -> Service?,
    ledger: ServiceLedgerClient = .noop, hasNetwork: @escaping @Sendable () -> Bool,
    now: @escaping @Sendable () -> Date,
    position: PositionClient, files: PlaceFileClient, ways: WayWeatherClient = .noop,
    tracks: TrackFileClient = .noop, roads: RoadClient = .noop,
    calendars: CalendarFileClient = .noop,
    savedWays: SavedListClient<SavedWay> = .noop,
    fields: FieldClient = .noop, radar: RadarClient = .noop,
    atlas: Atlas, mapGlyphs: MapGlyphs,
    automatic: @escaping @Sendable (String) -> String? = { _ in nil },
    networkWatch: NetworkWatch = .noop,
    programs: ProgramsClient = ProgramsClient(),
    timeZone: @escaping @Sendable () -> TimeZone = { .gmt },
    // Sleeping fails only by being cancelled.
    pause: @escaping @Sendable (Double) async -> Void = {
      _ = try? await Task.sleep(for: .seconds($0))
    }
  ) {
    spoken = phrases
    self.pause = pause
    self.gazetteer = gazetteer
    self.geocoding = geocoding
    self.weather = weather
    self.cityList = cityList
    self.savedReports = savedReports
    self.airQuality = airQuality
    self.warnings = warnings
    self.nowcast = nowcast
    self.history = history
    self.certainty = certainty
    self.station = station
    self.quantities = quantities
    self.seasonal = seasonal
    self.absolutePath = absolutePath
    self.places = places
    self.settings = settings
    self.questions = questions
    self.told = told
    self.newsTimes = newsTimes
    self.service = service
    self.ledger = ledger
    self.hasNetwork = hasNetwork
    self.now = now
    self.networkWatch = networkWatch
    self.programs = programs
    self.timeZone = timeZone
    self.atlas = atlas
    self.mapGlyphs = mapGlyphs
    self.automatic = automatic
    self.position = position
    self.files = files
    self.ways = ways
    self.tracks = tracks
    self.roads = roads
    self.calendars = calendars
    self.savedWays = savedWays
    self.fields = fields
    self.radar = radar
  }
}

// The places that the user knows, and what Tab offers of them.
extension World {
  /// The favorite, search or pin that the user gave this name, whatever other places are called.
  package func ownPlace(named name: String) -> Place? {
    if let place = meant[name] { return place }
    for list in [PlaceList.favorites, .searches] {
      let named = (try? places.ownNamed(list)) ?? []
      if let kept = named.first(where: { $0.called.isCalled(name) }) { return kept.called }
    }
    return ((try? places.all(.pins)) ?? []).first { $0.called.isCalled(name) }?.called
  }

  /// The favorites under the user's names; a failure if there are none.
  public func favorites() throws(Failure) -> [Place] {
    let kept = try Failure.wrapping(storage: places.all(.favorites)).map(\.called)
    guard !kept.isEmpty else { throw .own(OwnFailure { $0.noFavorites }) }
    return kept
  }

  /// The point of the home that was set, where the name is the word for it in any language.
  package func home(called name: String) -> Coordinate? {
    Language.isHome(name.lowercased()) ? try? settings.home() : nil
  }

  /// All saved places, those with a name of the user's own first.
  package var savedPlaces: [Place] {
    let kept = [PlaceList.searches, .favorites, .pins].flatMap { (try? places.all($0)) ?? [] }
    return kept.filter { $0.ownName != nil }.map(\.called) + kept.map(\.place)
  }

  package func match(
    for name: String, everywhere: Bool = false, findsSlips: Bool = true
  ) throws(Failure) -> PlaceMatch {
    var scope =
      everywhere
      ? SearchScope(language: phrases.placeLanguage)
      : settings.searchPreferences(phrases.placeLanguage).scope
    scope.findsSlips = findsSlips
    let matches = try Failure.wrapping(gazetteer: gazetteer.search(name, scope, 1))
    guard let match = matches.first else { throw .placeNotFound(name).limited(to: scope.country) }
    return match
  }

  /// Names points by the gazetteer; without one, by their coordinates.
  package func namer(_ words: Wording) -> @Sendable (Coordinate) -> Place {
    { [gazetteer] point in
      words.places.place(
        at: point, near: try? gazetteer.nearest(point, words.phrases.placeLanguage))
    }
  }

  /// Names positions: by the city that their source names where that lies there, and otherwise by what is near. Tokyo,
  /// of a time zone, isn't Minato.
  package func namer(ofPositions words: Wording) -> @Sendable (Position) -> Place {
    let near = namer(words)
    return { [gazetteer, words] position in
      let scope = SearchScope(language: words.phrases.placeLanguage)
      let found = position.name.flatMap { try? gazetteer.search($0, scope, 5) } ?? []
      let city = found.first { match in
        match.likeness == .exact && match.place.kind == .town
          && (match.place.coordinate.distance(to: position.coordinate)?.in(.meters) ?? .infinity)
            < Self.cityRadius
      }
      if let city { return city.place }
      var place = near(position.coordinate)
      // Without a gazetteer the source's own words are better than figures.
      if place.name == position.coordinate.title(in: words.phrases), let name = position.name {
        place.name = name
      }
      place.timeZone = place.timeZone ?? position.timeZone
      return place
    }
  }

  /// In meters.
  private static let cityRadius = 30_000.0

  /// The words that Tab completes. `rows` are the names in the list last shown.
  package func completionWords(
    _ commands: [CommandSignature], settings: [CompletionWords.Setting], rows: [String]
  ) -> CompletionWords {
    let phrases = phrases
    let scope = self.settings.searchPreferences(phrases.placeLanguage).scope
    var words = CompletionWords(commands: commands, phrases: phrases)
    words.settings = settings
    words.rows = rows
    words.places = names(in: [.searches, .favorites])
    words.favorites = names(in: [.favorites])
    words.days = days
    words.find = { [gazetteer] typed in (try? gazetteer.complete(typed, scope, 20)) ?? [] }
    words.countries = { phrases.countries.map(\.name) }
    words.files = files.names
    return words
  }

  /// Asked for at the first Tab: a long list takes its time.
  private func names(in lists: [PlaceList]) -> @Sendable () -> [String] {
    { [places] in
      let saved = lists.flatMap { (try? places.all($0)) ?? [] }
      return saved.flatMap { [$0.ownName, $0.place.name].compactMap(\.self) }
    }
  }

  /// Today and the days that forecasts cover.
  private var days: @Sendable () -> [String] {
    { [now, timeZone] in
      let here = now().timeIntervalSince1970 + Double(timeZone().secondsFromGMT(for: now()))
      let today = Int((here / 86_400).rounded(.down))
      return (0..<16).compactMap { CalendarDay(daysSince1970: today + $0)?.description }
    }
  }
}

extension Language {
  /// Whether this is the word for the user's home in any language, in small letters.
  package static func isHome(_ text: String) -> Bool {
    allCases.contains { $0.phrases.homeWords.contains(text) }
  }
}
