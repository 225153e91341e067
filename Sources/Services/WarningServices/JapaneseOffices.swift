import Foundation
import Reports

/// The offices of the Japan Meteorological Agency for a place, by where it lies.
struct JapaneseOffices {
  /// One office if that is certain; several near the border between two; none if nothing is known about the position.
  var offices: [String]
  /// The part of the office's area (class10), where the sea parts it from the others.
  var area: String?

  /// `prefectures` has the names of the prefectures of the towns around a point. Without any, the region counts that
  /// the place is said to be in.
  init(_ place: Place, prefectures: (Coordinate) -> [String]) {
    let point = place.coordinate
    var names = prefectures(point)
    if names.isEmpty { names = [place.region ?? ""] }
    let offices = names.flatMap { Self.offices(of: $0, at: point) }
    self.offices = Set(offices).sorted()
    if self.offices == ["130000"] {
      area = Self.partsOfTokyo.first { point.latitude >= $0.south }?.code
    }
  }

  private static func offices(of prefecture: String, at point: Coordinate) -> [String] {
    let name = prefecture.folding(options: [.diacriticInsensitive], locale: nil).lowercased()
    let words = name.split { !$0.isLetter }
    if words.contains("hokkaido") { return officesOfHokkaido(point) }
    if words.contains("okinawa") {
      return [islands.first { point.longitude >= $0.west }?.code ?? "474000"]
    }
    if words.contains("kagoshima") {
      // The Tokara Islands between the two are shared.
      return (point.latitude > 28.9 ? ["460100"] : []) + (point.latitude < 30.2 ? ["460040"] : [])
    }
    guard let index = prefectures.firstIndex(where: { words.contains($0[...]) }) else { return [] }
    let number = index + 2
    return [number.twoDigits + "0000"]
  }

  /// In the order of JIS X 0401, from 02: an office has its prefecture's code.
  private static let prefectures = [
    "aomori", "iwate", "miyagi", "akita", "yamagata", "fukushima", "ibaraki", "tochigi", "gunma",
    "saitama", "chiba", "tokyo", "kanagawa", "niigata", "toyama", "ishikawa", "fukui", "yamanashi",
    "nagano", "gifu", "shizuoka", "aichi", "mie", "shiga", "kyoto", "osaka", "hyogo", "nara",
    "wakayama", "tottori", "shimane", "okayama", "hiroshima", "yamaguchi", "tokushima", "kagawa",
    "ehime", "kochi", "fukuoka", "saga", "nagasaki", "kumamoto", "oita", "miyazaki",
  ]

  /// The mainland, and the islands south of it.
  private static let partsOfTokyo: [(south: Double, code: String)] = [
    (35.3, "130010"), (34.15, "130020"), (31, "130030"), (-90, "130040"),
  ]

  /// Daitō, Okinawa, Miyako and Yaeyama from east to west.
  private static let islands: [(west: Double, code: String)] = [
    (130, "472000"), (126, "471000"), (124.4, "473000"), (-180, "474000"),
  ]
}

extension JapaneseOffices {
  /// The offices of the nearest town and of others almost as near.
  private static func officesOfHokkaido(_ point: Coordinate) -> [String] {
    let distances = townsOfHokkaido.map { town in
      let east = (town.longitude - point.longitude) * cos(point.latitude * .pi / 180)
      return (office: town.office, distance: hypot(east, town.latitude - point.latitude))
    }
    let nearest = distances.map(\.distance).min() ?? 0
    // About 12 km.
    return distances.filter { $0.distance <= nearest + 0.11 }.map(\.office)
  }

  private static let townsOfHokkaido: [(office: String, latitude: Double, longitude: Double)] = [
    ("011000", 45.42, 141.67), ("011000", 45.12, 142.35), ("011000", 44.94, 142.58),
    ("011000", 45.24, 141.22), ("011000", 45.30, 141.05), ("011000", 44.90, 141.75),
    ("012000", 43.77, 142.37), ("012000", 44.35, 142.46), ("012000", 44.18, 142.40),
    ("012000", 43.34, 142.38), ("012000", 43.94, 141.64), ("012000", 44.36, 141.70),
    ("012000", 44.73, 142.26), ("012000", 43.08, 142.55), ("013000", 44.02, 144.27),
    ("013000", 43.80, 143.89), ("013000", 44.35, 143.35), ("013000", 43.91, 144.66),
    ("013000", 44.06, 143.53), ("013000", 44.58, 142.96), ("013000", 43.72, 144.03),
    ("014030", 42.92, 143.20), ("014030", 42.29, 143.32), ("014030", 43.24, 143.55),
    ("014030", 42.99, 142.88), ("014030", 43.23, 143.30), ("014030", 42.73, 143.67),
    ("014100", 42.98, 144.38), ("014100", 43.33, 145.58), ("014100", 43.55, 144.97),
    ("014100", 44.02, 145.19), ("014100", 43.29, 144.60), ("014100", 43.39, 145.12),
    ("014100", 43.49, 144.46), ("014100", 43.12, 144.12), ("015000", 42.32, 140.97),
    ("015000", 42.64, 141.60), ("015000", 42.17, 142.77), ("015000", 42.33, 142.37),
    ("015000", 42.47, 140.87), ("015000", 42.50, 142.06), ("015000", 42.01, 143.15),
    ("015000", 42.60, 140.77), ("016000", 43.06, 141.35), ("016000", 43.19, 141.78),
    ("016000", 43.19, 140.99), ("016000", 42.90, 140.76), ("016000", 43.56, 141.91),
    ("016000", 43.72, 142.05), ("016000", 42.79, 140.23), ("016000", 42.82, 141.65),
    ("016000", 43.06, 141.97), ("017000", 41.77, 140.73), ("017000", 41.87, 140.13),
    ("017000", 42.25, 140.27), ("017000", 41.43, 140.11), ("017000", 42.17, 139.52),
    ("017000", 42.51, 140.37), ("017000", 42.10, 140.57), ("017000", 42.45, 139.85),
  ]
}
