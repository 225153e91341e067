public import Foundation
public import Reports

/// The places and the report that the tests of the screens share.
public enum Fixture {
  /// 2026-11-21T13:12:00Z, a Saturday; 14:12 in Oslo.
  public static let now = Date(timeIntervalSince1970: 1_795_266_720)

  public static let oslo = place(
    "Oslo", "NO", "Norway", region: "Oslo", 59.91273, 10.74609, 580_000, "Europe/Oslo")
  public static let bratislava = place(
    "Bratislava", "SK", "Slovakia", region: "Bratislava Region", 48.14816, 17.10674, 423_737,
    "Europe/Bratislava")
  public static let tokyo = place(
    "東京", "JP", "日本", region: "東京都", 35.6895, 139.69171, 9_733_276, "Asia/Tokyo")
  /// A bare position without a country, a region or a time zone.
  public static let pin = place("48.15° N 17.11° E", nil, nil, region: nil, 48.15, 17.11, nil, nil)

  /// Twelve, more than a page holds.
  public static let springfields = [
    springfield("Missouri", 37.21533, -93.29824, 169_176),
    springfield("Massachusetts", 42.10148, -72.58981, 155_929),
    springfield("Illinois", 39.80172, -89.64371, 114_394),
    springfield("Oregon", 44.04624, -123.02203, 59_403),
    springfield("Ohio", 39.92423, -83.80882, 59_357),
    springfield("Virginia", 38.78928, -77.1872, 30_484),
    springfield("Tennessee", 36.50921, -86.885, 16_478),
    springfield("Pennsylvania", 39.93067, -75.32019, 24_160),
    springfield("New Jersey", 40.70491, -74.31723, 15_817),
    springfield("Vermont", 43.29841, -72.48231, 9373),
    springfield("Florida", 30.15326, -85.61132, 8903),
    springfield("Michigan", 42.32643, -85.23916, 5260),
  ]

  public static func place(
    _ name: String, _ country: String?, _ countryName: String?, region: String?,
    _ latitude: Double, _ longitude: Double, _ population: Int?, _ timeZone: String?
  ) -> Place {
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("\(latitude), \(longitude) is no point on the Earth.")
    }
    return Place(
      name: name, country: country, countryName: countryName, region: region,
      coordinate: coordinate, population: population, timeZone: timeZone)
  }

  private static func springfield(
    _ region: String, _ latitude: Double, _ longitude: Double, _ population: Int
  ) -> Place {
    place(
      "Springfield", "US", "United States", region: region, latitude, longitude, population,
      "America/Chicago")
  }
}
