import Atlas
@testable import MapPin
import ScreenTestSupport

/// The words of a line about the map, in any order.
@MainActor struct MapRequestTests {
  private let stage = MapPinStage()

  private nonisolated static let newYork = PlaceReference.name("New York")
  private static let whole = MapRequest(type: .rain, hour: .after(3), place: .name("Oslo"), zoom: 5)

  @Test(arguments: [
    "at Oslo type rain hour +3 zoom 5", "at Oslo zoom 5 hour +3 type rain",
    "type rain at Oslo hour +3 zoom 5", "type rain hour +3 zoom 5 in Oslo",
    "hour +3 type rain zoom 5 in Oslo", "zoom 5 in Oslo type rain hour +3",
    "ZOOM 5 HOUR +3 TYPE rain AT Oslo",
  ]) func takesAllPartsInAnyOrder(line: String) throws {
    #expect(try request(line) == Self.whole)
  }

  @Test(arguments: [
    ("at Oslo", MapRequest(place: .name("Oslo"))),
    ("at 55,10 zoom 4", MapRequest(place: .name("55,10"), zoom: 4)),
    ("at -17.5 179.9 type globe", MapRequest(type: .globe, place: .name("-17.5 179.9"))),
    ("at york in us zoom 4", MapRequest(place: .name("york in us"), zoom: 4)),
    ("type globe", MapRequest(type: .globe)),
    ("type globe at Oslo", MapRequest(type: .globe, place: .name("Oslo"))),
    ("type rain in Oslo", MapRequest(type: .rain, place: .name("Oslo"))),
    ("type rain in New York hour +3", MapRequest(type: .rain, hour: .after(3), place: newYork)),
    ("type rain hour +3 in New York", MapRequest(type: .rain, hour: .after(3), place: newYork)),
    ("type wind hour now", MapRequest(type: .wind, hour: .now)),
    ("type clouds zoom 3 55,10", MapRequest(type: .clouds, place: .name("55,10"), zoom: 3)),
    (
      "type pressure hour fri 15:00",
      MapRequest(type: .pressure, hour: .at(.weekday(4), minutes: 900))
    ),
    (
      "hour fri 15:00 in Oslo",
      MapRequest(hour: .at(.weekday(4), minutes: 900), place: .name("Oslo"))
    ),
    (
      "type wind hour fri 15:00 in Oslo",
      MapRequest(type: .wind, hour: .at(.weekday(4), minutes: 900), place: .name("Oslo"))
    ),
    ("hour now", MapRequest(hour: .now)),
    ("zoom 3", MapRequest(zoom: 3)),
  ]) func takesSomeParts(line: String, expected: MapRequest) throws {
    #expect(try request(line) == expected)
  }

  @Test(arguments: [
    "at", "at Oslo zoom", "at Oslo zoom 11", "at Oslo type", "at Oslo type fog",
    "type rain hour", "hour in Oslo", "hour xyz", "zoom x in Oslo", "at Oslo hour xyz",
  ]) func refusesOthers(line: String) {
    #expect(throws: Failure.self) { try request(line) }
  }

  /// A globe shows the whole Earth with the place in its middle, unless a zoom is given.
  @Test(arguments: [("type globe at 48.2 16.4", 0), ("at 48.2 16.4 type globe zoom 3", 3)])
  func aGlobeIsTheWholeEarth(line: String, zoom: Int) async throws {
    let presenter = stage.presenter()
    try await presenter.perform(.look(try request(line)))
    #expect(presenter.state.type == .globe && presenter.state.zoom == zoom)
    #expect(presenter.state.center == Coordinate(latitude: 48.2, longitude: 16.4))
    try await presenter.perform(.look(try request("type borders at 48.2 16.4")))
    #expect(presenter.state.zoom == (zoom == 0 ? MapCamera.closeZoom : zoom))
  }

  /// A map without hours shows the field shown last, and one of another type that is asked for has none.
  @Test func anHourShowsAField() async throws {
    var stage = stage
    stage.fields = FieldWorld().client
    stage.recorder.listener = .yes
    let presenter = stage.presenter()
    try await presenter.perform(.look(try request("hour +3 at 48.2 16.4 zoom 4")))
    #expect(presenter.state.type == .rain && presenter.state.hour != nil)
    let night = try request("type night hour +3")
    await #expect(throws: Failure.self) { try await presenter.perform(.look(night)) }
    #expect(presenter.state.type == .rain)
  }

  private func request(_ line: String) throws -> MapRequest {
    let words = line.split(separator: " ").map(String.init)
    let command = try #require(
      MapPinView.commands.first { $0.name.rawValue == words[0].lowercased() })
    let action = try command.action(for: Array(words.dropFirst()))
    guard case .look(let request) = action else { throw Failure.noList }
    return request
  }
}
