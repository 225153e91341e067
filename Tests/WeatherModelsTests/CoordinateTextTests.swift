import Testing
import WeatherModels

@Suite struct CoordinateTextTests {
  @Test(arguments: [
    ("48.15,17.11", 48.15, 17.11), ("48.15, 17.11", 48.15, 17.11), ("48.15 17.11", 48.15, 17.11),
    ("-33.87 151.21", -33.87, 151.21), ("−33.87 151.21", -33.87, 151.21),
    ("48°09′N 17°07′E", 48.15, 17.116_667), ("48° 9' N, 17° 7' E", 48.15, 17.116_667),
    ("48°09'00\"N 17°06'36\"E", 48.15, 17.11), ("17.11E 48.15N", 48.15, 17.11),
    ("N48.15 E17.11", 48.15, 17.11), ("33.87S 151.21E", -33.87, 151.21),
    ("48,15; 17,11", 48.15, 17.11), ("48,15 17,11", 48.15, 17.11), ("48,17", 48, 17),
    ("90,180", 90, 180), ("-90,-180", -90, -180), ("0,0", 0, 0), ("-0°30', 10", -0.5, 10),
  ])
  func pointIsRead(text: String, latitude: Double, longitude: Double) throws {
    let found = try #require(CoordinateText(text)?.coordinate)
    #expect(abs(found.latitude - latitude) < 0.000_01)
    #expect(abs(found.longitude - longitude) < 0.000_01)
  }

  @Test(arguments: [
    "", "48.15", "811 01", "48 17", "91,0", "0,181", "48.15N 17.11N", "1,2,3", "48.15,17.11 Oslo",
    "48°60′N 17°E", "N N", "1e5,2", "--1,2", "48..15,17", ",,", "٤٨,١٧",
  ])
  func anythingElseIsNone(text: String) {
    #expect(CoordinateText(text) == nil)
  }
}
