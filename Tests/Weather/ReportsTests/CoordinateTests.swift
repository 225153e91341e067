import FileTestSupport

struct CoordinateTests {
  @Test(arguments: [(90.0, 180.0), (-90, -180), (0, 0), (-0.0, -0.0), (48.1486, 17.1077)])
  func takesPointsOnTheEarth(latitude: Double, longitude: Double) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(point.latitude == latitude)
    #expect(point.longitude == longitude)
  }

  @Test(arguments: [
    (90.001, 0.0), (-90.001, 0), (0, 180.001), (0, -180.001), (.nan, 0), (0, .nan),
    (.infinity, 0), (0, -.infinity),
  ])
  func refusesPointsBesideIt(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(arguments: [
    (59.91273, 10.74609, 3, 59.913, 10.746), (59.91273, 10.74609, 0, 60, 11),
    (-33.8688, 151.2093, 1, -33.9, 151.2), (89.99999, -179.99999, 3, 90, -180),
  ])
  func rounds(latitude: Double, longitude: Double, places: Int, north: Double, east: Double) throws
  {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(point.rounded(to: places) == Coordinate(latitude: north, longitude: east))
  }

  @Test func roundsToAZeroWithoutASign() throws {
    let rounded = try #require(Coordinate(latitude: -0.0001, longitude: -0.0004)).rounded(to: 3)
    #expect(rounded.latitude.sign == .plus)
    #expect(rounded.longitude.sign == .plus)
  }
}

struct PlaceTests {
  @Test(arguments: [
    (59.91273, 10.74609, 59.91254, 10.74641, true), (59.913, 10.746, 59.915, 10.746, false),
    (0.0002, 0.0002, -0.0002, -0.0002, true),
  ])
  func isTheSameWithinAHundredMeters(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, same: Bool
  ) throws {
    let oslo = Place(
      name: "Oslo", coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)))
    let other = Place(
      name: "Christiania", country: "NO",
      coordinate: try #require(Coordinate(latitude: otherLatitude, longitude: otherLongitude)))
    #expect((oslo.id == other.id) == same)
    #expect(oslo != other)
  }
}

struct CoordinateDistanceTests {
  /// The expected distances are those on the sphere of the mean radius, from the angle between the two vectors.
  @Test(arguments: [
    // Berlin and Vienna, Oslo and Bratislava, London and New York, Sydney and Auckland
    ((52.524_37, 13.410_53), (48.208_49, 16.372_08), 523.8),
    ((59.912_73, 10.746_09), (48.148_16, 17.106_74), 1371.0),
    ((51.508_53, -0.125_74), (40.714_27, -74.005_97), 5570.2),
    ((-33.867_85, 151.207_32), (-36.848_53, 174.763_49), 2156.1),
    // Across the date line: Suva and Apia, and a degree on the equator
    ((-18.141_61, 178.441_49), (-13.833_33, -171.766_66), 1150.7), ((0, 179.5), (0, -179.5), 111.2),
    ((0, 180), (0, -180), 0),
    // The poles, where every longitude is the same
    ((90, 0), (90, 123), 0), ((-90, -180), (-90, 45), 0), ((90, 0), (-90, 77), 20_015.1),
    ((90, 17), (0, -103), 10_007.6),
    // Antipodes
    ((0, 0), (0, 180), 20_015.1), ((48.15, 17.11), (-48.15, -162.89), 20_015.1),
    ((0, -90), (0, 90), 20_015.1), ((48.15, 17.11), (48.15, 17.11), 0),
  ])
  func distanceIsThatOfTheGreatCircle(
    from: (Double, Double), to: (Double, Double), kilometers: Double
  ) throws {
    let (from, to) = try (point(from), point(to))
    for distance in try [#require(from.distance(to: to)), #require(to.distance(to: from))] {
      #expect(abs(distance.in(.kilometers) - kilometers) < 0.1)
    }
  }

  /// The examples of GeographicLib's manual: Kennedy to Heathrow and Changi, Wellington to Salamanca.
  @Test(arguments: [
    ((40.6, -73.8), (51.6, -0.5), 5_551_759.4),
    ((40.639_72, -73.778_89), (1.359_17, 103.989_44), 15_347_628),
    ((-41.32, 174.81), (40.96, -5.5), 19_959_679.267),
  ])
  func isAtMostSixThousandthsOffTheEllipsoid(
    from: (Double, Double), to: (Double, Double), meters: Double
  ) throws {
    let distance = try #require(try point(from).distance(to: point(to))).in(.meters)
    #expect(abs(distance / meters - 1) < 0.006)
  }

  @Test func isExactForPointsSideBySide() throws {
    let distance = try point((48.15, 17.11)).distance(to: point((48.150_01, 17.11)))
    #expect(abs(try #require(distance).in(.meters) - 1.112) < 0.001)
  }

  @Test(
    arguments: [
      ((0, 0), (1, 0), 0), ((0, 0), (0, 1), 90), ((1, 0), (0, 0), 180), ((0, 1), (0, 0), 270),
      ((0, 179.5), (0, -179.5), 90), ((0, -179.5), (0, 179.5), 270), ((90, 0), (0, 90), 90),
      ((52.524_37, 13.410_53), (48.208_49, 16.372_08), 155.2), ((0, 0), (-90, 45), 180),
      // Nearest to north from both sides
      ((0, 0), (1, -0.000_000_1), 360), ((0, 0), (1, 0.000_000_1), 0),
      ((48.15, 17.11), (48.15, 17.11), nil), ((48.15, 17.11), (48.150_001, 17.11), nil),
      ((0, 180), (0, -180), nil), ((90, 0), (90, 90), nil),
    ] as [((Double, Double), (Double, Double), Double?)])
  func bearingIsWhereTheGreatCircleSetsOut(
    from: (Double, Double), to: (Double, Double), degrees: Double?
  ) throws {
    let bearing = try point(from).bearing(to: point(to))
    #expect((bearing == nil) == (degrees == nil))
    guard let degrees, let found = bearing?.in(.degrees) else { return }
    #expect(abs(found - degrees) < 0.05)
    #expect((0..<360).contains(found))
  }

  private func point(_ point: (Double, Double)) throws -> Coordinate {
    try #require(Coordinate(latitude: point.0, longitude: point.1))
  }
}

@Suite struct CoordinateTextTests {
  private static let readable: [(String, Double, Double)] = [
    ("48.15,17.11", 48.15, 17.11), ("48.15, 17.11", 48.15, 17.11), ("48.15 17.11", 48.15, 17.11),
    ("-33.87 151.21", -33.87, 151.21), ("−33.87 151.21", -33.87, 151.21),
    ("(48.1, 17.1)", 48.1, 17.1), ("[48.1, 17.1]", 48.1, 17.1), (" 48.1 ,17.1\u{A0}", 48.1, 17.1),
    ("17.11E 48.15N", 48.15, 17.11), ("N48.15 E17.11", 48.15, 17.11),
    ("33.87S 151.21E", -33.87, 151.21), ("48 N 17 W", 48, -17), ("48,15; 17,11", 48.15, 17.11),
    ("48,15 17,11", 48.15, 17.11), ("48,15, 17,11", 48.15, 17.11),
    ("48,15 N 17,11 E", 48.15, 17.11), ("N 48,15 E 17,11", 48.15, 17.11), ("48,17", 48, 17),
    ("90,180", 90, 180), ("-90,-180", -90, -180), ("0,0", 0, 0), ("lat 48.1 lon 17.1", 48.1, 17.1),
    ("lat=48.1 lon=17.1", 48.1, 17.1), ("lat: 48.1, lng: -17.1", 48.1, -17.1),
    ("Longitude 17,1 Latitude -48,1", -48.1, 17.1), ("48.15/17.11", 48.15, 17.11),
    ("48,15/17,11", 48.15, 17.11), ("-33.87 / 151.21", -33.87, 151.21),
    ("48,15° s. š. 17,11° v. d.", 48.15, 17.11), ("48.15° s.š., 17.11° v.d.", 48.15, 17.11),
    ("33,87 j. š. 70,5 z. d.", -33.87, -70.5), ("48.15° S. Š. 17.11° V. D.", 48.15, 17.11),
    ("lat=48.1&lon=17.1", 48.1, 17.1), ("lat 48.1 S long 17.1 W", -48.1, -17.1),
    // Minutes and seconds
    ("48°09′N 17°07′E", 48.15, 17.116_667), ("48° 9' N, 17° 7' E", 48.15, 17.116_667),
    ("48°08'55\"N 17°06'28\"E", 48.148_611, 17.107_778),
    ("48°08’55”N 17°06’28”E", 48.148_611, 17.107_778),
    ("48°08'55''N 17°06'28''E", 48.148_611, 17.107_778),
    ("48°08'55N 17°06'28E", 48.148_611, 17.107_778), ("48°08'55 17°06'28", 48.148_611, 17.107_778),
    ("N48°08'55 E17°06'28", 48.148_611, 17.107_778),
    ("48° 8' 55.5\" S, 17° 6' 28,25\" W", -48.148_75, -17.107_847),
    ("48 08.9 N 17 06.5 E", 48.148_333, 17.108_333), ("50 06N 005 32W", 50.1, -5.533_333),
    ("48 08,9 N 17 06,5 E", 48.148_333, 17.108_333),
    ("N 48 08.9 E 17 06.5", 48.148_333, 17.108_333),
    ("N 48 08.9, W 17 06.5", 48.148_333, -17.108_333),
    ("48 08 55 N 17 06 28 E", 48.148_611, 17.107_778),
    ("48° 08.9 N 17° 06.5 E", 48.148_333, 17.108_333), ("48°30\" N 17°E", 48.008_333, 17),
    ("-0°30', 10", -0.5, 10), ("48°08' 17°06'", 48.133_333, 17.1), ("48.5° 17.5°", 48.5, 17.5),
    // Links
    ("geo:48.1,17.1", 48.1, 17.1), ("GEO:-48.1,-17.1,250", -48.1, -17.1),
    ("geo:48.1,17.1;u=35", 48.1, 17.1), ("geo:48.1,17.1;crs=wgs84;u=1?z=15", 48.1, 17.1),
    ("geo:0,0?q=48.1,17.1(Castle+hill)", 48.1, 17.1),
    ("https://www.openstreetmap.org/#map=15/48.15/17.11", 48.15, 17.11),
    ("openstreetmap.org/#map=15/48.15/-17.11&layers=N", 48.15, -17.11),
    ("https://www.openstreetmap.org/?mlat=48.15&mlon=17.11#map=9/48.2/17.2", 48.15, 17.11),
    ("https://mapy.cz/turisticka?x=17.11&y=48.15&z=12", 48.15, 17.11),
    ("@48.15,17.11", 48.15, 17.11), ("@48.15,-17.11,15z", 48.15, -17.11),
    ("https://opentopomap.org/#14/48.15/17.11", 48.15, 17.11),
    ("https://www.google.com/maps/@48.15,17.11,15z", 48.15, 17.11),
    ("https://www.google.com/maps/@48.15,17.11,3a,75y/data=!3m1!1e1", 48.15, 17.11),
    ("https://maps.google.com/maps?q=48.15%2C17.11&z=9", 48.15, 17.11),
    ("http://maps.google.com/?q=loc:48.15,17.11", 48.15, 17.11),
    ("https://www.google.com/maps/search/?api=1&query=48.15,-17.11", 48.15, -17.11),
    ("https://www.google.com/maps/search/48.15,+17.11?entry=tts", 48.15, 17.11),
    (
      "https://www.google.com/maps/place/Hrad/@48.2,17.2,15z/data=!4m6!3m5!8m2!3d48.15!4d17.11!16s",
      48.15, 17.11
    ),
    (
      "https://www.google.com/maps/place/48%C2%B009'00.0%22N+17%C2%B006'36.0%22E/@48.2,17.2,17z",
      48.15, 17.11
    ),
    ("https://maps.apple.com/?ll=48.15,17.11&q=Castle", 48.15, 17.11),
    ("https://maps.apple.com/place?address=Hrad&coordinate=48.15,17.11", 48.15, 17.11),
  ]

  @Test(arguments: readable)
  func degreesAndLinksAreRead(text: String, latitude: Double, longitude: Double) throws {
    try expect(text, latitude, longitude)
  }

  @Test func codesAreReadAsByOthers() throws {
    let rows = try tableRows(of: "codes").dropFirst()
    #expect(rows.count == 300)
    for fields in rows {
      try expect(
        fields[0], try #require(Double(fields[1])), try #require(Double(fields[2])),
        within: 0.000_000_01, expectsPoint: fields[0].utf8.count == 4)
    }
  }

  @Test(arguments: ["JN88", "811 01", "48 17"])
  func pointsOnlyWhereOneIsExpected(text: String) {
    #expect(CoordinateText(text) == nil)
    let isPoint = CoordinateText(text, expectsPoint: true) != nil
    #expect(isPoint == (text != "811 01"))
  }

  @Test(arguments: [
    "", "48.15", "91,0", "0,181", "48.15N 17.11N", "1,2,3", "48.15,17.11 Oslo", "48°60′N 17°E",
    "N N", "1e5,2", "--1,2", "48..15,17", ",,", "٤٨,١٧", "30-001", "48,15,17,11", "1,2 3",
    "-33.87 S 151.21 E", "lat 48.1 E lon 17.1", "48 08.9 17 06.5", "48.5°30' N 17 E",
    "48°08'-5\" N 17 E", "48°08'9'N 17E", "lat 48.1", "nan,nan", "inf 5", "(48.1", "()", "°, °",
    "1e9", "48 N 17", "geo:", "geo:91,17", "geo:48.1", "geo:48.1,17.1;crs=moon",
    "https://maps.app.goo.gl/x1y2",
    "https://www.openstreetmap.org/#map=15/98.15/17.11", "https://vane.example/2026/11/24",
    "https://www.google.com/maps/place/Oslo/@", "ll=48.1,17.1", "X5VR+J3", "8FVXX5VR+J", "8FVXX5VR",
    "8FVX00VR+", "8FVX0000+J3", "FFVXX5VR+J3", "8WVXX5VR+J3", "JN88nz", "SN88nd", "JN8", "JN88n",
    "Bergen", "Wien N", String(repeating: "9", count: 900) + ",1",
    "1" + String(repeating: ",", count: 1000),
  ])
  func anythingElseIsNone(text: String) {
    #expect(CoordinateText(text) == nil)
  }

  @Test(arguments: [
    "300 2", "91,0", "nan nan", "48.15N", "48°", "95°N 17°E", "lat 95 lon 17", "1,2,3",
    "geo:", "https://maps.app.goo.gl/x", "www.openstreetmap.org", "X5VR+J3", "8FVXX5VR+J",
    "(91, 2)",
  ])
  func positionsAreTold(text: String) {
    #expect(CoordinateText.looksLikePoint(text))
  }

  @Test(arguments: [
    "", "90210", "90210-1234", "811 01", "110 00", "Essen", "Wien 5", "24.11.2026", "2026-11-24",
    "New Sense", "N", "-",
    "Nan", "A1 5", "10:30", "Paris, Texas", "C+", "Google", "+3", "5. 12.", "24. 12. 2026",
  ])
  func namesAndCodesAreNot(text: String) {
    #expect(!CoordinateText.looksLikePoint(text))
    #expect(CoordinateText(text) == nil)
  }

  private func expect(
    _ text: String, _ latitude: Double, _ longitude: Double, within error: Double = 0.000_001,
    expectsPoint: Bool = false
  ) throws {
    let found = try #require(
      CoordinateText(text, expectsPoint: expectsPoint)?.coordinate, "\(text)")
    #expect(abs(found.latitude - latitude) < error, "\(text)")
    #expect(abs(found.longitude - longitude) < error, "\(text)")
  }
}
