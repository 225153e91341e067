public import Foundation
public import Phrases
public import WeatherClients
public import WeatherModels

/// Everything that Vane asks of the world, as the command built it.
public nonisolated struct World: Sendable {
  public var phrases: any Phrases
  public var gazetteer: GazetteerClient
  public var geocoding: PlacesClient
  public var weather: WeatherClient
  public var savedReports: SavedReportsClient
  public var places: PlaceListClient
  public var settings: SettingsClient
  /// Whom the weather is asked of.
  public var service: @Sendable () -> Service
  /// Whether the machine has any way to the outside. Asked only where nothing else tells.
  public var hasNetwork: @Sendable () -> Bool
  public var now: @Sendable () -> Date
  public var position: PositionClient
  public var files: PlaceFileClient

  public init(
    phrases: any Phrases, gazetteer: GazetteerClient, geocoding: PlacesClient,
    weather: WeatherClient, savedReports: SavedReportsClient, places: PlaceListClient,
    settings: SettingsClient, service: @escaping @Sendable () -> Service,
    hasNetwork: @escaping @Sendable () -> Bool,
    now: @escaping @Sendable () -> Date, position: PositionClient, files: PlaceFileClient
  ) {
    self.phrases = phrases
    self.gazetteer = gazetteer
    self.geocoding = geocoding
    self.weather = weather
    self.savedReports = savedReports
    self.places = places
    self.settings = settings
    self.service = service
    self.hasNetwork = hasNetwork
    self.now = now
    self.position = position
    self.files = files
  }
}

/// How this run of Vane speaks with whoever started it; decided once, at the edge.
public nonisolated struct Manner: Hashable, Sendable {
  /// A person types at the prompt and sees answers as they come.
  public var isInteractive: Bool
  /// One JSON document per command instead of text.
  public var json: Bool
  /// Somebody is there to answer a question.
  public var canAsk: Bool
  /// Deletes without asking.
  public var assumesYes: Bool

  public init(isInteractive: Bool, json: Bool, canAsk: Bool, assumesYes: Bool) {
    self.isInteractive = isInteractive
    self.json = json
    self.canAsk = canAsk
    self.assumesYes = assumesYes
  }
}
