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
