/// A service that Vane sends requests to.
public enum AskedService: Hashable, Sendable {
  case weather(Service)
  case warnings(WarningService)
  case internetAddress
  /// The service that collects the reports of airports.
  case observations
  /// The user's own weather station.
  case station
  /// GeoSphere Austria, which has minutes only.
  case geoSphere
  case radar(RadarService)
  /// The service that finds roads.
  case roads

  /// All services, in the order in which they are listed. Sample weather needs none.
  public static let all =
    Service.allCases.filter { $0 != .sample }.map(AskedService.weather)
    + WarningService.allCases.filter { $0 != .sample }.map(AskedService.warnings)
    + [.internetAddress, .observations, .station, .geoSphere]
    + RadarService.allCases.filter { $0 != .sample }.map(AskedService.radar) + [.roads]

  /// The name for programs and files, such as `met-norway`.
  public var name: String {
    switch self {
    case .weather(let service): service.rawValue
    case .warnings(let service): service.rawValue
    case .internetAddress: "internet-address"
    case .observations: "aviation-weather"
    case .station: "own-station"
    case .geoSphere: "geosphere"
    case .radar(let service): service.rawValue
    case .roads: "roads"
    }
  }

  /// `nil` for those that Vane does not ask for reports.
  public var ofReports: Service? { if case .weather(let service) = self { service } else { nil } }

  public var freeLimits: [RequestLimit] { ofReports?.freeLimits ?? [] }

  /// The error for an answer that cannot be read. The internet address has an error of its own, which names the host.
  public func badAnswer(_ detail: CleanText) -> ServiceError {
    switch self {
    case .weather(let service): .badAnswer(service, detail: detail)
    case .warnings(let service): .badWarnings(service, detail: detail)
    case .internetAddress: .badAnswer(.openMeteo, detail: detail)
    case .observations: .badObservations(detail: detail)
    case .station: .station(.badAnswer(detail: detail))
    case .geoSphere: .badMinutes(detail: detail)
    case .radar(let service): .badRadar(service, detail: detail)
    case .roads: .noRoad(.unreadable(detail))
    }
  }

  public static let openMeteo = AskedService.weather(.openMeteo)
  public static let metNorway = AskedService.weather(.metNorway)
  public static let openWeather = AskedService.weather(.openWeather)
  public static let cityList = AskedService.weather(.cityList)
}

/// A service that issues official warnings or passes them on. The raw value is the name in JSON.
public enum WarningService: String, Hashable, Sendable, Codable, CaseIterable {
  case meteoAlarm = "meteoalarm"
  case nationalWeatherService = "nws"
  /// The warnings of the Deutscher Wetterdienst, by Bright Sky.
  case dwd
  case metNorway = "metalerts"
  case metEireann = "met-eireann"
  case environmentCanada = "eccc"
  case jma
  case hongKongObservatory = "hko"
  /// India's national authority for disasters.
  case sachet
  case metService = "metservice"
  /// The World Meteorological Organization's index of all others.
  case wmo
  case sample

  /// Its own name, the same in every language.
  public var authority: String {
    switch self {
    case .meteoAlarm: "MeteoAlarm"
    case .nationalWeatherService: "National Weather Service"
    case .dwd: "Deutscher Wetterdienst"
    case .metNorway: "MET Norway"
    case .metEireann: "Met Éireann"
    case .environmentCanada: "Environment Canada"
    case .jma: "Japan Meteorological Agency"
    case .hongKongObservatory: "Hong Kong Observatory"
    case .sachet: "NDMA SACHET"
    case .metService: "MetService"
    case .wmo: "WMO Severe Weather Information Centre"
    case .sample: "Vane"
    }
  }
}

/// A service that passes pictures of radars on. The raw value is the name in JSON and in files.
public enum RadarService: String, Hashable, Sendable, CaseIterable, Codable {
  /// The radar of the Deutscher Wetterdienst, for Germany and around.
  case brightSky = "bright-sky"
  /// Radars of most of the world, from a server that anyone can run.
  case libreWXR = "librewxr"
  case sample
}

/// A service's free quota in each calendar minute, hour or day of UTC.
public struct RequestLimit: Hashable, Sendable {
  /// In seconds: a minute, an hour, a day.
  public var period: Double
  public var requests: Double

  public init(period: Double, requests: Double) {
    self.period = period
    self.requests = requests
  }
}

extension Service {
  /// Open-Meteo's from https://open-meteo.com/en/terms; OpenWeather's from
  /// https://openweathermap.org/full-price, where the day's is that of One Call.
  public var freeLimits: [RequestLimit] {
    switch self {
    case .openMeteo:
      [
        RequestLimit(period: 60, requests: 600), RequestLimit(period: 3600, requests: 5000),
        RequestLimit(period: 86_400, requests: 10_000),
      ]
    case .openWeather:
      [RequestLimit(period: 60, requests: 60), RequestLimit(period: 86_400, requests: 1000)]
    case .metNorway, .cityList, .sample: []
    }
  }
}
