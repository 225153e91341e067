public import Foundation
public import WeatherModels

/// The weather at one moment at one point, of a forecast's hours.
///
/// Temperatures and the wind vector lie between those of the hours before and after it. What belongs to a span of time,
/// such as precipitation, is that of the hour that holds the moment.
public struct PointWeather: Hashable, Sendable {
  public var temperature: Temperature?
  public var apparentTemperature: Temperature?
  /// The amount that would fall in an hour.
  public var precipitation: Precipitation?
  public var precipitationProbability: Share?
  public var windSpeed: Speed?
  /// From which it blows.
  public var windDirection: Direction?
  public var windGust: Speed?
  public var weatherCode: WeatherCode?

  public init() {}

  public var isEmpty: Bool { self == PointWeather() }

  /// The headwind in that direction of travel, in m/s; negative for a tailwind.
  public func headwind(_ bearing: Double) -> Double? { components(bearing).map { $0.head } }

  /// The crosswind in that direction of travel, in m/s, from the right; negative from the left.
  public func crosswind(_ bearing: Double) -> Double? { components(bearing).map { $0.cross } }

  private func components(_ bearing: Double) -> (head: Double, cross: Double)? {
    guard let speed = windSpeed?.in(.metersPerSecond) else { return nil }
    if speed == 0 { return (0, 0) }
    guard let direction = windDirection?.in(.degrees) else { return nil }
    let angle = (direction - bearing) * .pi / 180
    return (speed * cos(angle), speed * sin(angle))
  }
}

/// The hours of a report, prepared for many look-ups by time.
public struct HourWeather: Sendable {
  private let hours: [Conditions]
  private let spans: [Double]

  public init(_ report: Report) {
    hours = report.hours.sorted { $0.time < $1.time }
    spans = hours.spanLengths
  }

  /// The first moment of which it knows anything, and the last.
  var span: ClosedRange<Date>? {
    guard let first = hours.first?.time, let last = hours.last?.time, first <= last else {
      return nil
    }
    return first...last
  }

  /// Nothing before the first hour, and after the last.
  public func weather(at time: Date) -> PointWeather {
    var weather = PointWeather()
    guard let index = index(of: time) else { return weather }
    let (hour, length) = (hours[index], spans[index])
    let passed = time.timeIntervalSince(hour.time)
    if passed < length {
      let scale = 3600 / length
      weather.precipitation = hour.precipitation.flatMap {
        Precipitation($0.in(.millimeters) * scale, .millimeters)
      }
      weather.precipitationProbability = hour.precipitationProbability
      weather.windGust = hour.windGust
      weather.weatherCode = hour.weatherCode
    }
    let next = index + 1 < hours.count ? hours[index + 1] : hour
    let step = next.time.timeIntervalSince(hour.time)
    guard passed == 0 || step > 0 && step <= 21_600 else { return weather }
    let share = passed == 0 ? 0 : passed / step
    weather.temperature = Self.between(hour.temperature, next.temperature, share, .celsius)
    weather.apparentTemperature = Self.between(
      hour.apparentTemperature, next.apparentTemperature, share, .celsius)
    (weather.windSpeed, weather.windDirection) = Self.wind(hour, next, share)
    return weather
  }

  /// The amount that would fall in an hour, in mm.
  func rain(at time: Date) -> Double? {
    guard let index = index(of: time), time.timeIntervalSince(hours[index].time) < spans[index]
    else { return nil }
    return hours[index].precipitation.map { $0.in(.millimeters) * 3600 / spans[index] }
  }

  private func index(of time: Date) -> Int? {
    guard let first = hours.first, time >= first.time else { return nil }
    var (low, high) = (0, hours.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if hours[middle].time <= time { low = middle } else { high = middle }
    }
    return low
  }

  private static func between<Unit: UnitOfMeasure>(
    _ a: Quantity<Unit>?, _ b: Quantity<Unit>?, _ share: Double, _ unit: Unit
  ) -> Quantity<Unit>? {
    if share == 0 { return a }
    guard let a, let b else { return nil }
    return Quantity(a.in(unit) + (b.in(unit) - a.in(unit)) * share, unit)
  }

  /// The mean of two winds as vectors: north is between 350° and 10°.
  private static func wind(
    _ a: Conditions, _ b: Conditions, _ share: Double
  ) -> (Speed?, Direction?) {
    if share == 0 { return (a.windSpeed, a.windDirection) }
    guard let first = vector(a), let second = vector(b) else {
      return (between(a.windSpeed, b.windSpeed, share, .metersPerSecond), nil)
    }
    let east = first.east + (second.east - first.east) * share
    let north = first.north + (second.north - first.north) * share
    let speed = (east * east + north * north).squareRoot()
    let direction = Geodesic.circle(atan2(east, north) * 180 / .pi)
    return (Speed(speed, .metersPerSecond), Direction(direction, .degrees))
  }

  private static func vector(_ hour: Conditions) -> (east: Double, north: Double)? {
    guard let speed = hour.windSpeed?.in(.metersPerSecond) else { return nil }
    if speed == 0 { return (0, 0) }
    guard let direction = hour.windDirection else { return nil }
    let angle = direction.in(.degrees) * .pi / 180
    return (speed * sin(angle), speed * cos(angle))
  }
}
