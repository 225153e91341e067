import Atlas
import FileTestSupport
import LineEditor
@testable import MapPin
import ScreenTestSupport
import TestSupport

/// The surroundings of the map in its tests.
@MainActor struct MapPinStage {
  let recorder = ContextRecorder()
  let exits = Exits<Place>()
  let kept = SavedPlaces(pins: [Fixture.tokyo, Fixture.oslo])
  let settings = SavedSettings()
  var files = PlaceFileClient.unimplemented
  /// The places whose weather was asked for, by requests.
  let asked = Noted<[Place]>()
  /// The gazetteer's nearest place, for every point.
  var nearest = Distance(0, .meters).map {
    NearestPlace(place: Fixture.oslo, distance: $0, bearing: nil)
  }
  static let atlas = Atlas(file: PackageFolder.atlas)

  var position = PositionClient.nowhere
  var fields = FieldClient.noop
  var radar = RadarClient.noop
  var warnings = WarningsClient.silent
  let opened = LastOpened()
  var keys = MapKeys.none
  /// Whether pages are read out.
  var isRead = false

  func presenter(
    places: PlaceListClient? = nil, weather: WeatherClient? = nil, atlas: Atlas = Self.atlas
  ) -> MapPinPresenter {
    let places = places ?? kept.client
    let weather =
      weather
      ?? WeatherClient { [asked] places async throws(ServiceError) in
        asked.append(places)
        return places.map { _ in Fixture.report }
      }
    var gazetteer = GazetteerClient.naming(nearest)
    let fiji = Place(name: "Fiji", country: "FJ", coordinate: .origin, kind: .country)
    gazetteer.search = GazetteerClient.finding([Fixture.oslo, fiji]).search
    gazetteer.cities = { country, _, _ throws(GazetteerError) in
      guard country == "FJ" else { return [] }
      return [179.0, -179.0].map { Coordinate(-17.5, $0) }
        .map { Place(name: $0.title(in: English()), coordinate: $0) }
    }
    gazetteer.largest = { _, _, _ throws(GazetteerError) in [Fixture.bratislava, Fixture.tokyo] }
    return MapPinPresenter(
      interactor: MapPinInteractor(
        places: places, files: files,
        name: { Place(name: $0.title(in: English()), coordinate: $0) }, gazetteer: gazetteer,
        geocoding: .finding([]), weather: weather, fields: fields, radar: radar, warnings: warnings,
        position: position, settings: settings.client, lastOpened: { [opened] in opened.place },
        standardGlyphs: .ascii, language: { .english }, now: { [opened] in opened.now }),
      atlas: atlas,
      editor: ListEditor(
        .pins, or: .favorites, in: places, phrases: English(), context: recorder.context),
      words: Wording(isRead: isRead), context: recorder.context,
      resolver: .asking(gazetteer), keys: keys, exit: { [exits] exit in exits.leave(by: exit) })
  }
}

extension MapPinStage {
  /// A map that looks at a point, of which nothing counts that was shown before it had this type.
  @discardableResult func presenter(
    at point: String, zoom: Int? = nil, type: MapType? = nil, places: PlaceListClient? = nil
  ) async throws -> MapPinPresenter {
    let presenter = presenter(places: places)
    try await presenter.perform(.at(point, zoom: zoom))
    _ = recorder.take()
    if let type { try await presenter.perform(.type(type)) }
    return presenter
  }
}

extension Shown {
  /// The field in the document of a map.
  var field: [String: Any] {
    get throws {
      let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      return try #require(document?["field"] as? [String: Any])
    }
  }
}

/// The place that was opened last, and a clock that it moves on.
final class LastOpened: Sendable {
  private let kept = Mutex<SavedPlace?>(nil)
  private let clock = Mutex(Fixture.now)

  var place: SavedPlace? { kept.withLock(\.self) }
  var now: Date { clock.withLock(\.self) }

  func open(_ place: Place, after seconds: Double) {
    let now = clock.withLock { clock in
      clock += seconds
      return clock
    }
    kept.withLock { $0 = SavedPlace(place: place, added: now) }
  }
}

extension MapKeys {
  /// A keyboard on which nobody types.
  nonisolated static let none = MapKeys(begin: { _ in }, next: { _ in .end }, end: {})
}

/// Lines about the map with one part or two.
nonisolated extension MapPinAction {
  static func type(
    _ type: MapType, hour: MapHour? = nil, at place: PlaceReference? = nil, zoom: Int? = nil
  ) -> Self { .look(MapRequest(type: type, hour: hour, place: place, zoom: zoom)) }

  /// The place as typed.
  static func at(_ text: String, zoom: Int? = nil) -> Self {
    .look(MapRequest(place: .name(text), zoom: zoom))
  }

  static func hour(_ hour: MapHour) -> Self { .look(MapRequest(hour: hour)) }

  static func zoom(_ zoom: Int) -> Self { .look(MapRequest(zoom: zoom)) }
}

/// The text below the map and its credit, and this many lines of the text above.
func list(_ text: String, notice: Int = 0) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let credit = lines.firstIndex { $0.contains("Data: Natural Earth, GSHHG") } ?? 0
  return (lines.prefix(notice) + lines[(credit + 2)...]).joined(separator: "\n")
}
