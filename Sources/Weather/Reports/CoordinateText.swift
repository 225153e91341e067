/// Reads a point as people and programs write it: `48.15,17.11`, `48°09′N 17°07′E`, `48 08.9 N 17 06.5 E`, `48,15;
/// 17,11`, `48.15/17.11`, `48,15° s. š. 17,11° v. d.`, `lat 48.15 lon 17.11`, `geo:48.15,17.11`, a link of a map, a
/// Maidenhead locator, a full plus code.
public struct CoordinateText {
  public let coordinate: Coordinate

  /// `nil` when the text is anything but one point on the Earth.
  ///
  /// Two whole numbers with a space between may be a postal code (`811 01`), and a locator of four characters any code:
  /// they are a point only where `expectsPoint`.
  public init?(_ text: String, expectsPoint: Bool = false) {
    guard text.utf8.count <= Self.longest else { return nil }
    let text = Self.trimmed(text)
    if Self.isDate(text) { return nil }
    let point =
      PointLink.isLink(text)
      ? PointLink.point(text)
      : Self.point(text, expectsPoint) ?? PlusCode.center(text)
        ?? MaidenheadLocator.center(text, shortest: expectsPoint ? 4 : 6)
    guard let point else { return nil }
    coordinate = point
  }

  /// Whether a text is meant as a point, also where it is none: two numbers, digits with marks or hemispheres, a link,
  /// a plus code. A number alone may be a row or a postal code.
  public static func looksLikePoint(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let text = trimmed(text)
    if PointLink.isLink(text) || PlusCode.isShapedLikeOne(text) { return true }
    let words = text.split { $0 == "," || $0 == ";" || $0.isWhitespace }
    // `NaN` counts as a number here, and is none of a position.
    if isPostalCode(text) || isDate(text) { return false }
    if words.count == 2, words.allSatisfy({ Double($0) != nil }) { return true }
    guard let tokens = PointToken.tokens(text, hasDecimalCommas: false) else { return false }
    return tokens.count > 1 && tokens.contains(where: \.isNumber)
  }

  /// `811 01`, `010 01`: three digits that aren't written for a latitude, and two.
  private static func isPostalCode(_ text: String) -> Bool {
    let groups = text.split(separator: " ")
    return groups.map(\.utf8.count) == [3, 2] && groups[0].allSatisfy(\.isNumber)
      && (groups[0].hasPrefix("0") || (Int(groups[0]) ?? 0) > 90)
      && groups[1].allSatisfy(\.isNumber)
  }

  /// `5. 12.` and `5. 12. 2026`: a number with a point behind it is a day or a month.
  private static func isDate(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1
      && words.prefix(2).allSatisfy { word in
        word.hasSuffix(".") && word.utf8.count < 4 && word.first?.isNumber == true
      }
  }

  /// A point by its numbers and their marks alone.
  static func point(_ text: String, _ expectsPoint: Bool) -> Coordinate? {
    point(text, expectsPoint, hasDecimalCommas: false)
      ?? point(text, expectsPoint, hasDecimalCommas: true)
  }

  /// Links of maps name places, views and layers, too.
  private static let longest = 1000

  private static func point(
    _ text: String, _ expectsPoint: Bool, hasDecimalCommas: Bool
  ) -> Coordinate? {
    guard let tokens = PointToken.tokens(text, hasDecimalCommas: hasDecimalCommas),
      let (first, second, isSeparated) = Angle.pair(tokens),
      expectsPoint || isSeparated || !(first.isPlain && second.isPlain)
    else { return nil }
    let hasAxes = first.axis != nil && second.axis != nil
    let hasFraction = first.hasFraction || second.hasFraction
    // One letter between two whole numbers doesn't make a point: `1e9` is a number.
    guard hasAxes || isSeparated || hasFraction || first.axis == second.axis else { return nil }
    // `1,2 3` may be anything.
    guard !hasDecimalCommas || hasAxes || first.hasFraction && second.hasFraction else {
      return nil
    }
    if hasAxes, first.axis == second.axis { return nil }
    return first.axis == .longitude || second.axis == .latitude
      ? Coordinate(latitude: second.degrees, longitude: first.degrees)
      : Coordinate(latitude: first.degrees, longitude: second.degrees)
  }

  /// The text without surrounding spaces and brackets: `(48.1, 17.1)`, `[48.1, 17.1]`.
  private static func trimmed(_ text: String) -> String {
    let bare = withoutSpaces(text[...])
    let text =
      bare.first == "(" && bare.last == ")" || bare.first == "[" && bare.last == "]"
      ? withoutSpaces(bare.dropFirst().dropLast()) : bare
    return withHemispheres(withoutSlash(text))
  }

  /// `48.15/17.11`. Two whole numbers are a day: `25/11`.
  private static func withoutSlash(_ text: Substring) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isPair =
      parts.count == 2
      && parts.allSatisfy { PointToken.Number(withoutSpaces($0))?.hasFraction == true }
    return isPair ? parts.joined(separator: ";") : String(text)
  }

  /// The letters for the hemispheres of Slovak and Czech: `N` for `s. š.`, the northern latitude.
  private static func withHemispheres(_ text: String) -> String {
    guard text.contains(where: { "šŠ".contains($0) }) else { return text }
    return hemispheres.reduce(text.lowercased()) { text, pair in
      ["\(pair.half). \(pair.axis)", "\(pair.half).\(pair.axis)"].reduce(text) { text, name in
        text.replacing("\(name).", with: pair.letter).replacing(name, with: pair.letter)
      }
    }
  }

  private static let hemispheres: [(half: String, axis: String, letter: String)] = [
    ("s", "š", "N"), ("j", "š", "S"), ("v", "d", "E"), ("z", "d", "W"),
  ]

  private static func withoutSpaces(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
