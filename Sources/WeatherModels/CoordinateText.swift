/// Reads a point as people write it: `48.15,17.11`, `-33.87 151.21`, `48°09′N 17°07′E`, `48,15; 17,11`.
public struct CoordinateText {
  public let coordinate: Coordinate

  /// `nil` when the text is anything but one point on the Earth.
  ///
  /// Two whole numbers with a space between may be a postal code (`811 01`): they are a point only where `expectsPoint`.
  public init?(_ text: String, expectsPoint: Bool = false) {
    guard text.utf8.count < 60 else { return nil }
    let point =
      Self.point(text, expectsPoint) ?? Self.point(Self.withDecimalPoints(text), expectsPoint)
    guard let point else { return nil }
    coordinate = point
  }
}

extension CoordinateText {
  private enum Token: Equatable {
    case number(Double, isPlain: Bool)
    case degree, minute, second, separator
    case hemisphere(Character)
  }

  /// One half of a point; `axis` is known when a letter says it.
  private struct Angle {
    var degrees: Double
    var axis: Axis?
    var isPlain: Bool
  }

  private enum Axis { case latitude, longitude }

  private static func point(_ text: String, _ expectsPoint: Bool) -> Coordinate? {
    guard var tokens = tokens(text).map({ $0[...] }), let first = angle(&tokens) else { return nil }
    let isSeparated = tokens.first == .separator
    if isSeparated { tokens.removeFirst() }
    guard let second = angle(&tokens), tokens.isEmpty else { return nil }
    guard isSeparated || expectsPoint || !(first.isPlain && second.isPlain) else { return nil }
    switch (first.axis, second.axis) {
    case (.longitude?, .latitude?), (.longitude?, nil), (nil, .latitude?):
      return Coordinate(latitude: second.degrees, longitude: first.degrees)
    case (.latitude?, .latitude?), (.longitude?, .longitude?):
      return nil
    default:
      return Coordinate(latitude: first.degrees, longitude: second.degrees)
    }
  }

  private static func tokens(_ text: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = text[...]
    while let character = rest.first {
      if let (number, length) = number(rest) {
        tokens.append(number)
        rest = rest.dropFirst(length)
        continue
      }
      rest.removeFirst()
      switch character {
      case " ", "\t", "\u{A0}": break
      case ",", ";": tokens.append(.separator)
      case "°", "º", "˚": tokens.append(.degree)
      case "′", "'", "’": tokens.append(.minute)
      case "″", "\"", "”": tokens.append(.second)
      case "N", "S", "E", "W", "n", "s", "e", "w":
        tokens.append(.hemisphere(Character(character.uppercased())))
      default: return nil
      }
    }
    return tokens
  }

  /// A number at the beginning, and its length. It is plain without a sign and a fraction.
  private static func number(_ text: Substring) -> (Token, Int)? {
    var digits = ""
    for character in text {
      switch character {
      case "+", "-", "−":
        guard digits.isEmpty else { return nil }
        digits.append(character == "+" ? "+" : "-")
        continue
      case "0"..."9" where character.isASCII, ".":
        digits.append(character)
        continue
      default: break
      }
      break
    }
    guard digits.contains(where: \.isNumber), let value = Double(digits) else { return nil }
    return (.number(value, isPlain: digits.allSatisfy(\.isNumber)), digits.count)
  }

  /// Degrees, minutes and seconds with a letter before or after them.
  private static func angle(_ tokens: inout ArraySlice<Token>) -> Angle? {
    var letter = hemisphere(&tokens)
    guard case .number(var degrees, var isPlain)? = tokens.popFirst() else { return nil }
    if tokens.first == .degree {
      tokens.removeFirst()
      isPlain = false
      let sign: Double = degrees.sign == .minus ? -1 : 1
      degrees += sign * (part(.minute, &tokens) / 60 + part(.second, &tokens) / 3600)
    }
    if letter == nil { letter = hemisphere(&tokens) }
    guard let letter else { return Angle(degrees: degrees, axis: nil, isPlain: isPlain) }
    return Angle(
      degrees: letter == "S" || letter == "W" ? -degrees : degrees,
      axis: letter == "N" || letter == "S" ? .latitude : .longitude, isPlain: false)
  }

  /// The minutes or seconds that stand next, or 0.
  private static func part(_ mark: Token, _ tokens: inout ArraySlice<Token>) -> Double {
    guard case .number(let value, _)? = tokens.first, (0..<60).contains(value),
      tokens.dropFirst().first == mark
    else { return 0 }
    tokens.removeFirst(2)
    return value
  }

  private static func hemisphere(_ tokens: inout ArraySlice<Token>) -> Character? {
    guard case .hemisphere(let letter)? = tokens.first else { return nil }
    tokens.removeFirst()
    return letter
  }

  /// `48,15; 17,11` and `48,15 17,11` with points, as most of Europe writes numbers with commas.
  private static func withDecimalPoints(_ text: String) -> String {
    let halves = text.split { $0 == ";" || $0 == " " }.map { $0.last == "," ? $0.dropLast() : $0 }
    guard halves.count == 2, halves.allSatisfy({ $0.contains(",") }) else { return "" }
    return halves.joined(separator: ";").replacing(",", with: ".")
  }
}
