public import Foundation
public import Reports

/// The weather of a span of time outside, such as an appointment, in the figures of one row.
public struct SpanWeather: Hashable, Sendable {
  /// A reason to take something along.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// Rain or snow falls, or is likelier than not.
    case wet
    /// Frost.
    case cold
    /// Strong gusts.
    case windy
  }

  public private(set) var lowest: Temperature?
  public private(set) var highest: Temperature?
  /// That of the weightiest weather.
  public private(set) var weatherCode: WeatherCode?
  /// The sum of all that falls.
  public private(set) var precipitation: Precipitation?
  /// The highest of any hour.
  public private(set) var chance: Share?
  public private(set) var windSpeed: Speed?
  public private(set) var windGust: Speed?
  private var isWet = false

  /// `nil` if nothing of the time is known. Without an end after its start, it is the weather at a moment.
  public init?(_ timeline: Timeline, from start: Date, until end: Date) {
    let end = max(end, start.addingTimeInterval(60))
    let slots = timeline.slots(from: start, until: end)
    guard !slots.isEmpty else { return nil }
    let moments = slots.map(\.conditions)
    lowest = moments.compactMap(\.temperature).min()
    highest = moments.compactMap(\.temperature).max()
    // The weightier weather has the higher code.
    weatherCode = moments.compactMap(\.weatherCode).max { $0.rawValue < $1.rawValue }
    let water = slots.compactMap { slot in
      slot.conditions.precipitation.map { _ in
        slot.rate * min(slot.end, end).timeIntervalSince(max(slot.start, start)) / 3600
      }
    }
    precipitation = water.isEmpty ? nil : Precipitation(water.reduce(0, +), .millimeters)
    chance = moments.compactMap(\.precipitationProbability).max()
    windSpeed = moments.compactMap(\.windSpeed).max()
    windGust = moments.compactMap(\.windGust).max()
    isWet = slots.contains { Condition.dry.holds(in: $0) == false }
  }

  /// That of whole days; `nil` for none.
  public init?(_ days: [Day]) {
    guard !days.isEmpty else { return nil }
    lowest = days.compactMap(\.temperatureMin).min()
    highest = days.compactMap(\.temperatureMax).max()
    weatherCode = days.compactMap(\.weatherCode).max { $0.rawValue < $1.rawValue }
    let water = days.compactMap { $0.precipitation?.in(.millimeters) }
    precipitation = water.isEmpty ? nil : Precipitation(water.reduce(0, +), .millimeters)
    chance = days.compactMap(\.precipitationProbability).max()
    windSpeed = days.compactMap(\.windSpeed).max()
    windGust = days.compactMap(\.windGust).max()
    // A wet day of the climatologists (WMO, Guide to Climatological Practices): 1 mm.
    isWet =
      water.contains { $0 >= 1 } || chance.map { $0.in(.percent) >= 50 } == true
  }

  public var marks: [Mark] {
    Mark.allCases.filter { mark in
      switch mark {
      case .wet: isWet
      case .cold: lowest.map { $0.in(.celsius) < Threshold.frost } == true
      case .windy:
        [windGust, windSpeed].compactMap(\.self)
          .contains { $0.in(.metersPerSecond) >= Threshold.gust }
      }
    }
  }
}
