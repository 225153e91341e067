internal import Foundation
internal import Reports

/// A city after which a time zone is named.
struct ZoneCity: Hashable {
  var timeZone: String
  var coordinate: Coordinate

  /// `America/Argentina/Buenos_Aires` is Buenos Aires.
  var name: String {
    (timeZone.split(separator: "/").last.map(String.init) ?? timeZone)
      .replacing("_", with: " ").cleaned(limit: 100)
  }
}

/// The table of the time zone database (`zone.tab`), which names a city with its coordinates for every zone.
///
/// Not `zone1970.tab`: that one has a single city for several countries, and Bratislava would be Prague.
enum ZoneTable {
  /// The city of the zone; `nil` when the table has none of this name, or its line is not understood.
  static func city(of timeZone: String, in table: String) -> ZoneCity? {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 3, columns[2] == timeZone else { continue }
      return coordinate(columns[1]).map { ZoneCity(timeZone: timeZone, coordinate: $0) }
    }
    return nil
  }

  /// ISO 6709: `+4809+01707`, or `+404251-0740023` with seconds.
  static func coordinate(_ text: Substring) -> Coordinate? {
    let signs = text.indices.filter { text[$0] == "+" || text[$0] == "-" }
    guard signs.count == 2, signs[0] == text.startIndex,
      let latitude = degrees(text[..<signs[1]], digits: 2),
      let longitude = degrees(text[signs[1]...], digits: 3)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func degrees(_ text: Substring, digits count: Int) -> Double? {
    let digits = text.dropFirst()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      [count + 2, count + 4].contains(digits.count),
      let degrees = Double(digits.prefix(count)),
      let minutes = Double(digits.dropFirst(count).prefix(2)), minutes < 60
    else { return nil }
    let seconds = Double(digits.dropFirst(count + 2)) ?? 0
    guard seconds < 60 else { return nil }
    return (text.first == "-" ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600)
  }
}
