/// A part of a written point: a number, a mark, or a word that explains a number.
enum PointToken: Equatable {
  case number(Number)
  case degree, minute, second, separator
  /// `N`, `S`, `E` or `W`.
  case hemisphere(Angle.Axis, isNegative: Bool)
  /// `lat`, `longitude`
  case label(Angle.Axis)

  struct Number: Equatable {
    let value: Double
    let hasSign: Bool
    let hasFraction: Bool

    /// Digits with a sign before them, and a point or a comma between; never an exponent.
    init?(_ text: Substring) {
      var digits = text[...]
      let sign = digits.first.flatMap { PointToken.signs.contains($0) ? $0 : nil }
      if sign != nil { digits.removeFirst() }
      guard digits.contains(where: isDigit),
        digits.allSatisfy({ isDigit($0) || ".,".contains($0) }),
        digits.count(where: { !isDigit($0) }) <= 1,
        let value = Double(String(digits.map { $0 == "," ? "." : $0 }))
      else { return nil }
      self.value = sign == nil || sign == "+" ? value : -value
      hasSign = sign != nil
      hasFraction = !digits.allSatisfy(isDigit)
    }
  }

  var isNumber: Bool { if case .number = self { true } else { false } }

  /// `nil` if something is part of no point. Most of Europe writes numbers with `hasDecimalCommas`; those before a
  /// space part two numbers even then.
  static func tokens(_ text: String, hasDecimalCommas: Bool) -> [PointToken]? {
    var tokens: [PointToken] = []
    var rest = text[...]
    while let character = rest.first {
      if isDigit(character) || character == "." || signs.contains(character) {
        var digits = rest.prefix {
          isDigit($0) || $0 == "." || signs.contains($0) || hasDecimalCommas && $0 == ","
        }
        while digits.last == "," { digits.removeLast() }
        guard let number = Number(digits) else { return nil }
        tokens.append(.number(number))
        rest = rest[digits.endIndex...]
      } else if character.isLetter, character.isASCII {
        let word = rest.prefix { $0.isLetter && $0.isASCII }
        guard let token = words[word.lowercased()] else { return nil }
        tokens.append(token)
        rest = rest[word.endIndex...]
      } else {
        rest.removeFirst()
        guard !character.isWhitespace else { continue }
        guard let mark = marks[character] else {
          // `lat=48.1`, `lat: 48.1`
          guard character == "=" || character == ":", case .label? = tokens.last else { return nil }
          continue
        }
        // Two signs of minutes are one of seconds.
        if mark == .minute, tokens.last == .minute {
          tokens[tokens.count - 1] = .second
        } else {
          tokens.append(mark)
        }
      }
    }
    return tokens
  }

  private static let signs: Set<Character> = ["+", "-", "−", "–"]

  private static let marks: [Character: PointToken] = [
    ",": .separator, ";": .separator, "&": .separator, "°": .degree, "º": .degree, "˚": .degree,
    "′": .minute, "'": .minute, "’": .minute, "‘": .minute, "´": .minute, "`": .minute,
    "″": .second, "\"": .second, "”": .second, "“": .second, "„": .second,
  ]

  private static let words: [String: PointToken] = [
    "n": .hemisphere(.latitude, isNegative: false), "s": .hemisphere(.latitude, isNegative: true),
    "e": .hemisphere(.longitude, isNegative: false), "w": .hemisphere(.longitude, isNegative: true),
    "lat": .label(.latitude), "latitude": .label(.latitude), "lon": .label(.longitude),
    "long": .label(.longitude), "lng": .label(.longitude), "longitude": .label(.longitude),
  ]
}

private func isDigit(_ character: Character) -> Bool {
  ("0"..."9").contains(character) && character.isASCII
}
