public import Clients
public import CommandKit
import Documents
import Foundation
public import Phrases
import Presentation
public import Reports

/// Finds out where this machine is.
@MainActor public struct Locator {
  let context: CommandContext
  let position: PositionClient
  let settings: SettingsClient
  /// Names a position.
  let name: @Sendable (Position) -> Place

  public init(
    context: CommandContext, position: PositionClient, settings: SettingsClient,
    name: @escaping @Sendable (Position) -> Place
  ) {
    self.context = context
    self.position = position
    self.settings = settings
    self.name = name
  }

  private var phrases: any WhereaboutsPhrases { context.phrases.whereabouts }

  /// Finds the place of this machine, and the source of that.
  public func locate() async throws(Failure) -> Route {
    context.screen.wait(phrases.locating)
    defer { context.screen.wait(nil) }
    var refusals: [PositionRefusal] = []
    for source in settings.positionSources {
      if source == .ip { try await askForPermission() }
      let found: Position
      do {
        found = try await position.locate(source)
      } catch {
        guard error != .cancelled, !Task.isCancelled else { throw .service(.cancelled) }
        refusals.append(PositionRefusal(source: source, error: error))
        continue
      }
      return route(to: found, after: refusals)
    }
    throw .position(refusals)
  }

  /// Asks once, and remembers the answer. If input isn't interactive, permission is denied and not remembered.
  private func askForPermission() async throws(Failure) {
    let permission = settings.string(PositionSource.permission) ?? PositionSource.ask
    guard permission == PositionSource.ask else { return }
    let isAllowed: Bool
    do {
      let question = phrases.mayAskForAddress(position.internetHost)
      isAllowed = try await context.screen.confirm(question, .here)
    } catch {
      guard case .needsYes = error else { throw error }
      return
    }
    try Failure.wrapping(storage: settings.set(PositionSource.permission, isAllowed ? "yes" : "no"))
  }

  /// `15 m`, or `1.2 km` and more.
  private func radius(_ distance: Distance) -> String {
    let meters = distance.in(.meters)
    return meters < 1000
      ? Figures.withUnit(Figures.fixed(meters, decimals: 0), "m")
      : context.words.figures.distance(distance)
  }

  private func route(to position: Position, after refusals: [PositionRefusal]) -> Route {
    let place = name(position)
    var lines = [phrases.source(position, radius: position.accuracy.map(radius))]
    if !refusals.isEmpty { lines.append(phrases.passedOver(refusals)) }
    let passedOver = refusals.map { refusal -> JSONValue in
      [
        "source": .string(refusal.source.rawValue),
        "message": .string(phrases.sentence(forPosition: refusal.error)),
      ]
    }
    return Route(
      place: place,
      preamble: Preamble(
        sentences: lines,
        document: [
          .init(name: "place", value: place.json),
          .init(name: "source", value: .string(position.source.rawValue)),
          .init(name: "accuracy", value: .optional(position.accuracy.map { $0.in(.meters) })),
          .init(name: "passedOver", value: .array(passedOver)),
        ]))
  }
}
