public import Clients
public import Foundation
public import Phrases
public import Presentation

/// The surroundings of the commands that every screen has.
@MainActor public struct CommandContext: Sendable {
  public let places: PlaceResolver
  public let reports: ReportLoader
  public let quantities: QuantityLoader
  public let words: Wording
  public let screen: ScreenContext
  public let runMode: RunMode
  public let now: @Sendable () -> Date

  public init(
    places: PlaceResolver, reports: ReportLoader, words: Wording, screen: ScreenContext,
    runMode: RunMode, quantities: QuantityClient = .noop, now: @escaping @Sendable () -> Date
  ) {
    self.quantities = QuantityLoader(reports, quantities)
    self.places = places
    self.reports = reports
    self.words = words
    self.screen = screen
    self.runMode = runMode
    self.now = now
  }

  public var phrases: any Phrases { words.phrases }
}

extension SettingsClient {
  /// Whether a setting permits to send something. The user is asked once, and the answer is remembered. If input isn't
  /// interactive, it is no, which isn't remembered.
  @MainActor public func permits(
    _ setting: String, ask: () async throws(Failure) -> Bool
  ) async throws(Failure) -> Bool {
    let answer = string(setting) ?? PositionSource.ask
    guard answer == PositionSource.ask else { return answer == "yes" }
    let isAllowed: Bool
    do {
      isAllowed = try await ask()
    } catch {
      guard case .needsYes = error else { throw error }
      return false
    }
    try Failure.wrapping(storage: self.set(setting, isAllowed ? "yes" : "no"))
    return isAllowed
  }
}
