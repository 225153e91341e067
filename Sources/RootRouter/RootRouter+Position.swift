import Foundation
import MapPin
import Phrases
import ScreenKit
import TerminalText
import WeatherClients
import WeatherModels

extension RootRouter {
  /// Opens the weather where this machine is, or shows it on the map that is open, and says who knows that.
  func here() async throws(Failure) {
    output.wait(world.phrases.locating)
    defer { output.wait(nil) }
    var refusals: [PositionRefusal] = []
    for source in sources() {
      if source == .ip { try await askForPermission() }
      let position: Position
      do {
        position = try await world.position.locate(source)
      } catch {
        guard error != .cancelled, !Task.isCancelled else { throw .service(.cancelled) }
        refusals.append(PositionRefusal(source: source, error: error))
        continue
      }
      return try await open(position, after: refusals)
    }
    throw .position(refusals)
  }

  /// Shows the home, or fixes it first.
  func home(_ text: String) throws(Failure) {
    guard let setting = Setting.named(CommandName.home.rawValue) else { return }
    if !text.isEmpty { try set(setting, to: text) }
    let place = try Failure.wrapping(world.settings.home).map(namer())
    output.show(
      Answer(
        place.map { world.phrases.home(is: $0.title) } ?? world.phrases.noHome,
        document: ["place": place?.json ?? .null]))
  }

  /// The place of the gazetteer that bears the name; a guess at a slip of the fingers is none.
  func place(named text: String) throws(Failure) -> Place {
    let words = text.split { $0 == " " || $0 == "," }
    // `NaN` counts as a number here, and is none of a position.
    guard !words.allSatisfy({ Double($0) != nil }) else { throw .badCoordinate(text) }
    return try firstPlace(named: text)
  }

  /// Names points by the gazetteer; without one, by their coordinates.
  func namer() -> @Sendable (Coordinate) -> Place {
    { [words, gazetteer = world.gazetteer, language = world.phrases.placeLanguage] point in
      words.place(at: point, near: (try? gazetteer.nearest(point, language)) ?? nil)
    }
  }
}

extension RootRouter {
  private func sources() -> [PositionSource] {
    world.settings.string(PositionSource.order).flatMap(PositionSource.list)
      ?? PositionSource.standard
  }

  /// Asks once, and remembers the answer. Where nobody can answer, nothing is allowed, and nothing remembered.
  private func askForPermission() async throws(Failure) {
    guard world.settings.string(PositionSource.permission) == nil else { return }
    let isAllowed: Bool
    do {
      let question = world.phrases.mayAskForAddress(world.position.internetHost)
      isAllowed = try await output.confirm(question, .here)
    } catch {
      guard case .needsYes = error else { throw error }
      return
    }
    try Failure.wrapping { () throws(StorageError) in
      try world.settings.set(PositionSource.permission, isAllowed ? "yes" : "no")
    }
  }

  /// `15 m`, or `1.2 km` and more.
  private func radius(_ distance: Distance) -> String {
    let meters = distance.in(.meters)
    return meters < 1000
      ? Figures.fixed(meters, decimals: 0) + " m" : words.figures.distance(distance)
  }

  private func open(
    _ position: Position, after refusals: [PositionRefusal]
  ) async throws(Failure) {
    let phrases = world.phrases
    var place = namer()(position.coordinate)
    // Without a gazetteer the source's own words are better than figures.
    if place.name == position.coordinate.title(in: world.phrases), let name = position.name {
      place.name = name
    }
    place.timeZone = place.timeZone ?? position.timeZone
    var lines = [phrases.source(position, radius: position.accuracy.map(radius))]
    if !refusals.isEmpty { lines.append(phrases.passedOver(refusals)) }
    let passedOver = refusals.map { refusal -> JSONValue in
      [
        "source": .string(refusal.source.rawValue),
        "message": .string(phrases.sentence(forPosition: refusal.error)),
      ]
    }
    output.introduce(
      Introduction(
        sentences: lines,
        document: [
          .init(name: "source", value: .string(position.source.rawValue)),
          .init(
            name: "accuracy", value: .optional(position.accuracy.map { $0.in(.meters) })),
          .init(name: "passedOver", value: .array(passedOver)),
        ]))
    // Who is looking at the map wants to be shown there.
    if top == .map { return try await pin(.center(place.coordinate)) }
    try await open(.detail(place))
  }
}
