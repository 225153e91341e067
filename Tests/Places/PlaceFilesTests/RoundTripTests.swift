import FileTestSupport
import PlaceFiles

/// Exported places are imported unchanged, in every format.
struct RoundTripTests {
  @Test(arguments: ["gpx", "geojson", "json", "plist", "GPX"], 0..<20)
  func importingIsTheInverseOfExporting(ending: String, seed: UInt64) throws {
    var random = Numbers(seed: seed)
    let folder = try TemporaryFolder()
    let client = PlaceFiles(environment: [:], folder: { folder.path }).client
    // A property list has the favorites before the pins.
    let places = random.places().sorted { $0.list == .favorites && $1.list == .pins }
    try client.write(places, "places.\(ending)", false)
    let read = try client.read("places.\(ending)")
    #expect(read.rejected == [])
    #expect(read.places.count == places.count)
    for (new, old) in zip(read.places, places) { #expect(new == old) }
    #expect(try folder.names() == ["places.\(ending)"])
    #expect(try folder.mode("places.\(ending)") == 0o600)
  }
}

/// Places as they come from services and people, by chance but always the same.
extension Numbers {
  fileprivate mutating func places() -> [ListedPlace] {
    (0..<Int.random(in: 0...30, using: &self)).compactMap { _ in place() }
  }

  private mutating func place() -> ListedPlace? {
    let points = [
      (Double.random(in: -90...90, using: &self), Double.random(in: -180...180, using: &self)),
      (-90, 180), (90, -180), (0, 0), (1e-7, -2.5e-12), (48.15, 17.11),
    ]
    guard let (latitude, longitude) = points.randomElement(using: &self),
      let point = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let hasMore = Bool.random(using: &self)
    let place = Place(
      name: text(), country: hasMore ? "SK" : nil, countryName: hasMore ? text() : nil,
      region: Bool.random(using: &self) ? text() : nil, coordinate: point,
      population: hasMore ? Int.random(in: 0...40_000_000, using: &self) : nil,
      elevation: hasMore ? Elevation(-6, .meters) : nil,
      timeZone: hasMore ? "Europe/Bratislava" : nil)
    let seconds = Double(Int.random(in: -60_000_000_000...60_000_000_000, using: &self))
    return ListedPlace(
      list: Bool.random(using: &self) ? .favorites : .pins,
      kept: SavedPlace(
        place: place, added: hasMore ? Date(timeIntervalSince1970: seconds) : .distantPast,
        ownName: Bool.random(using: &self) ? text() : nil))
  }

  private mutating func text() -> String {
    let characters = Array("abc ž東🏴‍☠️é<>&\"'\\/]]>{}[],:;%👩\u{200D}🚀\u{2019}-–0123456789")
    let text = (0..<Int.random(in: 1...60, using: &self)).compactMap { _ in
      characters.randomElement(using: &self)
    }
    return "x" + String(text) + "y"
  }
}
