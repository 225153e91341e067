/// Letters and digits for a square of the Earth (IARU): fields of 20° by 10°, squares of 2° by 1°, subsquares of 5′ by
/// 2.5′, each tenth of which the eight-character form names.
enum MaidenheadLocator {
  /// The middle of the square; `nil` for any other length than 4, 6 and 8 characters.
  static func center(_ text: String, shortest: Int) -> Coordinate? {
    let signs = Array(text.uppercased().utf8)
    guard [4, 6, 8].contains(signs.count), signs.count >= shortest else { return nil }
    var (longitude, latitude, height) = (-180.0, -90.0, 180.0)
    for (first, count) in [(0, 18.0), (2, 10), (4, 24), (6, 10)] where first < signs.count {
      let zero = UInt8(ascii: count == 10 ? "0" : "A")
      guard signs[first] >= zero, signs[first + 1] >= zero else { return nil }
      let (east, north) = (Double(signs[first] - zero), Double(signs[first + 1] - zero))
      guard east < count, north < count else { return nil }
      height /= count
      longitude += 2 * height * east
      latitude += height * north
    }
    return Coordinate(latitude: latitude + height / 2, longitude: longitude + height)
  }
}

/// An Open Location Code in its full form: `8FVXX5VR+J3`. Short ones need a town beside them.
enum PlusCode {
  /// The middle of the area.
  static func center(_ text: String) -> Coordinate? {
    let signs = Array(text.uppercased())
    guard signs.count >= 9, signs[8] == "+" else { return nil }
    let padded = signs[..<8]
    let pairs = padded.prefix { $0 != "0" }
    let rest = signs[9...]
    guard padded[pairs.endIndex...].allSatisfy({ $0 == "0" }), pairs.count.isMultiple(of: 2),
      pairs.count >= 2, pairs.count == 8 || rest.isEmpty, rest.count != 1
    else { return nil }
    let digits = (pairs + rest).compactMap { alphabet.firstIndex(of: $0) }
    guard digits.count == pairs.count + rest.count else { return nil }
    // Further ones are finer than a Double.
    return center(digits.prefix(15).map(Double.init))
  }

  /// Whether a text is a plus code, whole or shortened, with all its digits or not.
  static func isShapedLikeOne(_ text: String) -> Bool {
    let parts = text.uppercased().split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count == 2, [4, 6, 8].contains(parts[0].count) else { return false }
    return parts[0].allSatisfy { alphabet.contains($0) || $0 == "0" }
      && parts[1].allSatisfy(alphabet.contains)
  }

  private static let alphabet = Array("23456789CFGHJMPQRVWX")

  /// The center of a plus code: up to five pairs of base 20, then digits of a grid of five rows and four columns.
  private static func center(_ digits: [Double]) -> Coordinate? {
    var (south, west, height) = (-90.0, -180.0, 400.0)
    for first in stride(from: 0, to: min(10, digits.count), by: 2) {
      height /= 20
      south += digits[first] * height
      west += digits[first + 1] * height
    }
    var width = height
    for digit in digits.dropFirst(10) {
      height /= 5
      width /= 4
      south += (digit / 4).rounded(.down) * height
      west += digit.truncatingRemainder(dividingBy: 4) * width
    }
    return Coordinate(latitude: south + height / 2, longitude: west + width / 2)
  }
}
