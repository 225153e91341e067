public import Foundation
public import Reports

/// The user's own weather station.
public struct StationClient: Sendable {
  public var isSet: @Sendable () -> Bool
  /// Asks it now, whatever is known; `nil` without a station, and where all weather is made up.
  public var ask: @Sendable () async throws(ServiceError) -> StationReading?
  /// The last answer, without a request.
  public var last: @Sendable () -> StationReading?

  public init(
    isSet: @escaping @Sendable () -> Bool,
    ask: @escaping @Sendable () async throws(ServiceError) -> StationReading?,
    last: @escaping @Sendable () -> StationReading?
  ) {
    self.isSet = isSet
    self.ask = ask
    self.last = last
  }

  public static let noop = StationClient(
    isSet: { false }, ask: { () async throws(ServiceError) in nil }, last: { nil })
}

/// The values of a station in one answer, and those that were left out.
public struct StationReading: Hashable, Sendable {
  /// At the origin without a place.
  public var observation: Observation
  /// The place at which it stands; `nil` where neither it nor a home was set.
  public var place: Place?
  public var omitted: [OmittedValue]

  public init(observation: Observation, place: Place?, omitted: [OmittedValue]) {
    self.observation = observation
    self.place = place
    self.omitted = omitted
  }
}

/// A value of a station that isn't used, and why.
public struct OmittedValue: Hashable, Sendable {
  public enum Reason: Error, Hashable, Sendable {
    /// Nothing is at the path that the user gave.
    case missing(path: CleanText)
    /// Not a number, or not a time.
    case unreadable(CleanText)
    case noUnit(CleanText)
    case unknownUnit(CleanText)
    /// Out of the range of a sound station.
    case implausible(CleanText)
    /// Pressure as it is at the height of the station.
    case notAtSeaLevel(CleanText)
    /// Unchanged since then.
    case unchanged(since: Date)
  }

  public var value: StationValue
  public var reason: Reason

  public init(_ value: StationValue, _ reason: Reason) {
    self.value = value
    self.reason = reason
  }
}
