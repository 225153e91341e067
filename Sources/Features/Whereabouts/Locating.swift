public import Clients
public import CommandKit
import Documents
public import Phrases
import Presentation
public import Reports

extension CommandContext {
  /// Finds the place of this machine, and the source of that. `name` names a position.
  public func locate(
    _ position: PositionClient, _ settings: SettingsClient,
    name: @escaping @Sendable (Position) -> Place
  ) async throws(Failure) -> Route {
    screen.wait(phrases.locating)
    defer { screen.wait(nil) }
    var refusals: [PositionRefusal] = []
    for source in settings.positionSources {
      if source == .ip {
        _ = try await settings.permits(PositionSource.permission) { () async throws(Failure) in
          let question = phrases.mayAskForAddress(position.internetHost)
          return try await screen.confirm(question, .here)
        }
      }
      let found: Position
      do {
        found = try await position.locate(source)
      } catch {
        guard error != .cancelled, !Task.isCancelled else { throw .service(.cancelled) }
        refusals.append(PositionRefusal(source: source, error: error))
        continue
      }
      return route(to: found, name(found), after: refusals)
    }
    throw .position(refusals)
  }

  /// `15 m`, or `1.2 km` and more.
  private func radius(_ distance: Distance) -> String {
    let meters = distance.in(.meters)
    return meters < 1000
      ? Figures.withUnit(Figures.fixed(meters, decimals: 0), "m")
      : words.figures.distance(distance)
  }

  private func route(
    to position: Position, _ place: Place, after refusals: [PositionRefusal]
  ) -> Route {
    var lines = [phrases.source(position, radius: position.accuracy.map(radius))]
    if !refusals.isEmpty { lines.append(phrases.passedOver(refusals)) }
    let passedOver = refusals.map { refusal -> JSONValue in
      [
        "source": .string(refusal.source.rawValue),
        "message": .string(phrases.sentence(forPosition: refusal.error)),
      ]
    }
    return Route(
      places: [place],
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
