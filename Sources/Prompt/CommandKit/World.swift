public import Atlas
public import Foundation
public import Phrases
public import WeatherClients
public import WeatherModels

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
  public var quantities: QuantityClient
  public var places: PlaceListClient
  public var settings: SettingsClient
  /// The saved alerts, and what was reported of them.
  public var questions: QuestionListClient
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
  public var savedWays: WayListClient
  /// The weather along ways, and the files that they come from.
  public var ways: WayWeatherClient
  public var tracks: TrackFileClient
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

  public init(
    phrases: @autoclosure @escaping @Sendable () -> any Phrases, gazetteer: GazetteerClient,
    geocoding: PlacesClient,
    weather: WeatherClient, cityList: @escaping @Sendable () -> CityListClient? = { nil },
    savedReports: SavedReportsClient, airQuality: AirQualityClient,
    warnings: WarningsClient, nowcast: NowcastClient = .noop, history: HistoryClients,
    places: PlaceListClient, settings: SettingsClient, certainty: CertaintyClient = .noop,
    quantities: QuantityClient = .noop,
    questions: QuestionListClient = .noop, told: StateFileClient = .noop,
    newsTimes: @escaping @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } },
    absolutePath: @escaping @Sendable (String) -> String = { $0 },
    service: @escaping @Sendable () -> Service?,
    ledger: ServiceLedgerClient = .noop, hasNetwork: @escaping @Sendable () -> Bool,
    now: @escaping @Sendable () -> Date,
    position: PositionClient, files: PlaceFileClient, ways: WayWeatherClient = .noop,
    tracks: TrackFileClient = .noop, savedWays: WayListClient = .noop,
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
    self.quantities = quantities
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
    self.savedWays = savedWays
    self.fields = fields
    self.radar = radar
  }
}
