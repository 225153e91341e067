import Clients
import Reports
import Testing

@testable import WarningServices

struct JapaneseOfficesTests {
  @Test(
    arguments: [
      ("Sapporo", 43.06, 141.35, ["Hokkaido"], ["016000"]),
      ("Wakkanai", 45.41, 141.68, ["Hokkaido"], ["011000"]),
      ("Asahikawa", 43.77, 142.36, ["Hokkaido"], ["012000"]),
      ("Kitami", 43.80, 143.90, ["Hokkaido"], ["013000"]),
      ("Obihiro", 42.92, 143.21, ["Hokkaido"], ["014030"]),
      ("Nemuro", 43.33, 145.59, ["Hokkaido"], ["014100"]),
      ("Tomakomai", 42.64, 141.60, ["Hokkaido"], ["015000"]),
      ("Hakodate", 41.77, 140.73, ["Hokkaido"], ["017000"]),
      ("Naha", 26.21, 127.68, ["Okinawa"], ["471000"]),
      ("Minamidaitō", 25.83, 131.23, ["Okinawa"], ["472000"]),
      ("Miyakojima", 24.80, 125.28, ["Okinawa"], ["473000"]),
      ("Ishigaki", 24.34, 124.16, ["Okinawa"], ["474000"]),
      ("Kagoshima", 31.56, 130.55, ["Kagoshima"], ["460100"]),
      ("Amami", 28.37, 129.49, ["Kagoshima"], ["460040"]),
      ("Aomori", 40.82, 140.74, ["Aomori"], ["020000"]),
      ("Miyazaki", 31.91, 131.42, ["Miyazaki"], ["450000"]),
      ("Kobe", 34.69, 135.18, ["Hyōgo"], ["280000"]),
      // Near the border of two, both are asked.
      ("Machida", 35.54, 139.44, ["Kanagawa", "Tokyo"], ["130000", "140000"]),
      ("nowhere", 20, 150, [], []),
    ] as [(String, Double, Double, [String], [String])])
  func findsTheOfficesByTheGround(
    name: String, latitude: Double, longitude: Double, prefectures: [String], offices: [String]
  ) throws {
    // The place's own region does not count if the map of offices has the point.
    let place = Place(
      name: name, country: "JP", region: prefectures.isEmpty ? nil : "Osaka",
      coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)))
    #expect(JapaneseOffices(place) { _ in prefectures }.offices == offices)
  }

  @Test(
    arguments: [
      (35.69, 139.69, "130010"), (34.75, 139.36, "130020"), (33.11, 139.79, "130030"),
      (27.09, 142.19, "130040"),
    ])
  func knowsThePartsOfTokyo(latitude: Double, longitude: Double, area: String) throws {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let place = Place(name: "X", country: "JP", coordinate: point)
    #expect(JapaneseOffices(place) { _ in ["Tokyo"] }.area == area)
    #expect(JapaneseOffices(place) { _ in ["Chiba"] }.area == nil)
  }
}
