public import Clients
public import Foundation
internal import Reports

/// Puts the sources together: gpsd, the fixed home, the time zone's city and the internet address.
public struct Positioning: Sendable {
  private let environment: [String: String]
  private let settings: SettingsClient
  private let now: @Sendable () -> Date
  private let internetAddress: @Sendable () async throws(PositionError) -> Position

  /// `internetAddress` asks a service, and is called only with permission.
  public init(
    environment: [String: String], settings: SettingsClient, now: @escaping @Sendable () -> Date,
    internetAddress: @escaping @Sendable () async throws(PositionError) -> Position
  ) {
    self.environment = environment
    self.settings = settings
    self.now = now
    self.internetAddress = internetAddress
  }

  public func position(by source: PositionSource) async throws(PositionError) -> Position {
    switch source {
    case .gpsd:
      return try await GPSD(address: GPSDAddress(environment: environment), now: now).position()
    case .home:
      let point: Coordinate?
      do { point = try settings.home() } catch { throw .storage(error) }
      guard let point else { throw .noHome }
      return Position(coordinate: point, source: .home)
    case .timezone: return try SystemZone(environment: environment).position()
    case .ip:
      guard settings.string(PositionSource.permission) == "yes" else { throw .notAllowed }
      return try await internetAddress()
    }
  }
}
