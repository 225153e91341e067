import Foundation
import Reports
import Testing

@Suite struct CoordinateTextTests {
  @Test(arguments: [
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
  ])
  func decimalDegreesAreRead(text: String, latitude: Double, longitude: Double) throws {
    try expect(text, latitude, longitude)
  }

  @Test(arguments: [
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
  ])
  func minutesAndSecondsAreRead(text: String, latitude: Double, longitude: Double) throws {
    try expect(text, latitude, longitude)
  }

  @Test(arguments: [
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
  ])
  func linksAreRead(text: String, latitude: Double, longitude: Double) throws {
    try expect(text, latitude, longitude)
  }

  @Test func codesAreReadAsByOthers() throws {
    let url = try #require(
      Bundle.module.url(forResource: "codes", withExtension: "tsv", subdirectory: "Resources"))
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count == 300)
    for row in rows {
      let fields = row.split(separator: "\t").map(String.init)
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
