import Foundation
import Testing
import WeatherModels

@testable import WeatherServices

struct AlertReadingTests {
  @Test(
    arguments: [
      ("2026-11-21T14:20:00Z", 1_795_270_800), ("2026-11-21T14:20:00.123Z", 1_795_270_800),
      ("2026-11-21T15:20:00+01:00", 1_795_270_800), ("2026-11-21T15:20:00+0100", 1_795_270_800),
      ("2026-11-21T08:50:00-05:30", 1_795_270_800), ("2026-11-21T14:20:00", nil),
      ("2026-11-21", nil), ("2026-11-21T14:20:00+1", nil), ("2026-11-21T14:20:00+99:00", nil),
      ("2026-13-21T14:20:00Z", nil), ("", nil), ("yesterday", nil), (nil, nil),
    ] as [(String?, Double?)])
  func readsInstants(text: String?, seconds: Double?) {
    #expect(AlertText.instant(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(
    arguments: [
      ("One\nline.\n\nTwo.", "One line.\nTwo."), ("One\r\nline.\r\n\r\nTwo.", "One line.\nTwo."),
      ("\n \n", nil), (nil, nil), ("a\u{1B}[2Jb", "a[2Jb"),
      (String(repeating: "x", count: 9000), String(repeating: "x", count: 4000)),
    ] as [(String?, String?)])
  func readsParagraphs(text: String?, expected: String?) {
    #expect(AlertText.paragraphs(text) == expected)
  }

  @Test(
    arguments: [
      ("Kreis Bayreuth", "Bayreuth", "Bavaria", true),
      ("Bratislava", "Malacky", "Bratislava Region", true),
      ("Wien", "Wien", "Vienna", true), ("Košice - okolie", "Kosice", "Košice Region", true),
      ("Oslo", "Bergen", "Vestland", false), ("Deutschland", "Bayreuth", "Bavaria", false),
      ("Germany", "Bayreuth", "Bavaria", true), ("", "Bayreuth", "Bavaria", false),
      ("Region", "Bayreuth", "", false), ("Okres Malacky", "Malacky", nil, true),
      ("Neustadt an der Aisch", "Neu", "Bavaria", false),
    ] as [(String, String, String?, Bool)])
  func knowsAPlaceByTheNamesOfAreas(
    area: String, name: String, region: String?, fits: Bool
  ) throws {
    let place = Place(
      name: name, countryName: "Germany", region: region,
      coordinate: try #require(Coordinate(latitude: 0, longitude: 0)))
    #expect(AreaNames(of: place).fit(area) == fits)
  }

  @Test(
    arguments: [(48.1, 17.1, true), (48.4, 17.1, false), (48.1, 16.9, false), (47.9, 17.1, false)])
  func knowsWhatAnOutlineHolds(latitude: Double, longitude: Double, isInside: Bool) throws {
    let outline = try #require(Outline("48.0,17.0 48.0,17.3 48.3,17.3 48.3,17.0 48.0,17.0"))
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(outline.contains(point) == isInside)
  }

  @Test(arguments: ["", "1,2", "1,2 3,4", "x,y 1,2 3", "99,0 99,1 99,2", "nan,1 inf,2 1,nan"])
  func refusesWhatIsNoOutline(text: String) {
    #expect(Outline(text) == nil)
  }
}
