import Atlas
import Fields
@testable import MapPin
import ScreenTestSupport

/// Fields in words, as values of a view.
struct FieldTextTests {
  private let words = Wording()
  private let view = MapState(center: Fixture.bratislava.coordinate, zoom: 5).viewport()

  /// Two showers far from each other, the western one stronger.
  @Test func findsRegionsByTheirStrength() throws {
    let seen = SeenField(view) { point in
      let away = abs(point.longitude - Fixture.bratislava.coordinate.longitude)
      return away < 1 ? 0 : point.longitude < Fixture.bratislava.coordinate.longitude ? 4 : 2
    }
    let regions = seen.regions(from: 0.1)
    #expect(regions.map { $0.most } == [4, 2])
    #expect(regions[0].points.allSatisfy { $0.longitude < 17 })
    #expect(seen.least?.value == 0 && seen.most?.value == 4 && !seen.isEmpty)
    #expect(seen.regions(from: 5).isEmpty)
    #expect(SeenField(view) { _ in nil }.isEmpty)
  }

  private func shown(_ type: MapType) throws -> ShownField {
    let lattice = Lattice(view.fieldView)
    var week = try #require(
      FieldWeek(lattice: lattice, fetched: Fixture.now, start: Fixture.now, hours: 1))
    for point in 0..<lattice.count {
      let conditions = Conditions(Fixture.now, celsius: -3, rain: 0, pressure: 1010)
      week.set(conditions, hour: 0, point: point)
    }
    var shown = ShownField(type: type, time: Fixture.now, clock: PlaceClock(Fixture.bratislava))
    let quantity = try #require(type.field)
    shown.field = week.field(quantity, at: Fixture.now)
    return shown
  }

  @Test(arguments: [
    (MapType.rain, "No rain or snow in this view at 14:12."),
    (.temperature, "Temperature at 14:12: from −3 °C ("),
    (.pressure, "No high or low has its center in this view."),
  ])
  func saysWhatIsSeen(type: MapType, sentence: String) throws {
    let text = FieldText(words: words, viewport: view, places: [Fixture.bratislava])
    let sentences = text.sentences(try shown(type))
    #expect(sentences.last?.plain.hasPrefix(sentence) == true, "\(sentences)")
  }

  /// Wide characters have no room in a map's cells, and a pressure isn't written beside a name.
  @Test(arguments: [(MapType.temperature, "−3° Oslo "), (.pressure, "Oslo "), (.rain, "Oslo ")])
  func writesValuesBesideNames(type: MapType, label: String) throws {
    var place = Fixture.bratislava
    place.name = "Oslo 東京"
    let text = MapLabelText(words: words, isASCII: false)
    #expect(text.values(try shown(type), [place]).map(\.text) == [label])
  }

  /// As many figures as bounds, and a level more at each end.
  @Test(arguments: [
    (MapType.clouds, ["0", "10", "30", "50", "70", "90", "100"]),
    (.rain, ["0", "0.1", "0.3", "0.5", "1", "2", "4", "10", ">10"]), (.warnings, []),
  ])
  @MainActor func explainsGrounds(type: MapType, bounds: [String]) {
    let shown = ShownField(type: type, time: Fixture.now, clock: PlaceClock(Fixture.bratislava))
    let levels = FieldLevels(type, isASCII: true)
    let text = LegendText(words: words, shown: shown, levels: levels)
    #expect(text.bounds == bounds)
    #expect(text.signs.map(\.meaning) == (type == .warnings ? [] : ["/\u{A0}no data"]))
  }

  /// Only wind has directions, and only a pressure has centers.
  @Test(arguments: [
    (MapType.temperature, ["kind", "time", "latitudes", "longitudes", "values"]),
    (.wind, ["kind", "time", "latitudes", "longitudes", "values", "directions"]),
    (.pressure, ["kind", "time", "latitudes", "longitudes", "values", "centers", "isobars"]),
  ])
  func writesWhatAFieldHas(type: MapType, names: [String]) throws {
    guard case .object(let members) = try shown(type).json else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.name) == names)
    let nothing = ShownField(type: type, time: Fixture.now, clock: PlaceClock(Fixture.bratislava))
    #expect(nothing.json == .null)
  }

  @Test(arguments: [(-180.0, -180.0), (180, -180), (190, -170), (-541, 179), (17, 17)])
  func linesBeyondTheMeridianAreWrapped(longitude: Double, wrapped: Double) {
    #expect(Contour.Point(latitude: 1, longitude: longitude).wrapped.longitude == wrapped)
  }
}
