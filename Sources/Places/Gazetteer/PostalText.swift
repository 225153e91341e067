import Foundation

/// A typed postal code: `811 01`, `10115`, `94103-1234`, `SW1A 1AA`, `1011 AB`, `D-10115`.
struct PostalText: Equatable {
  /// In capitals, without spaces and hyphens, and without what names a street.
  let code: String
  let text: String
  /// The only countries that write codes so; none where any may.
  private(set) var countries: Set<String> = []
  /// Whether it can only be a code: short numbers are, with a name beside them.
  var isSure: Bool { !countries.isEmpty || code.utf8.count > 4 }

  /// The words are one or two.
  init?(_ words: [some StringProtocol]) {
    let typed = words.joined(separator: " ")
    var letters = typed.uppercased()
    guard letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || " -".contains($0)) }),
      letters.contains(where: \.isNumber), letters.utf8.count <= 12
    else { return nil }
    let prefix = String(letters.prefix { $0.isLetter })
    let country = Self.vehicles[prefix] ?? (prefix.utf8.count == 2 ? prefix : nil)
    let behind = letters.dropFirst(prefix.count)
    if let country, behind.hasPrefix("-") || behind.count > 2 && behind.allSatisfy(\.isNumber) {
      letters = String(behind.drop { $0 == "-" })
      countries = [country]
    }
    let shape = String(letters.map { $0.isNumber ? "9" : $0.isLetter ? "A" : $0 })
    let bare = letters.filter { $0.isLetter || $0.isNumber }
    if let known = Self.shapes[shape] {
      code = String(bare.prefix(known.length))
      // The street of an American code is no part of a place's.
      text = known.countries == ["US"] ? code : typed
      if !known.countries.isEmpty, countries.isEmpty { countries = known.countries }
    } else if words.count == 1, (3...7).contains(shape.utf8.count),
      shape.allSatisfy({ $0 == "9" })
    {
      (code, text) = (bare, typed)
    } else {
      return nil
    }
  }

  /// Whether a country writes a code as it was typed. Without spaces and hyphens it may be any code, and is rather one
  /// that has none.
  func isWritten(as country: String) -> Bool {
    !countries.isEmpty || !Self.parted.contains(country)
  }

  /// The countries whose codes have a space or a hyphen.
  private static let parted: Set = ["BR", "CZ", "GR", "JP", "PL", "PT", "SE", "SK"]

  /// Codes with letters, spaces and hyphens: how much of them is the code of a place, and who writes them so.
  private static let shapes: [String: (length: Int, countries: Set<String>)] = {
    var shapes: [String: (length: Int, countries: Set<String>)] = [
      "999 99": (5, ["CZ", "GR", "SE", "SK"]), "99-999": (5, ["PL"]), "99999-9999": (5, ["US"]),
      "9999-999": (4, ["PT"]), "99999-999": (5, ["BR"]), "999-9999": (7, ["JP"]),
      "9999 AA": (4, ["NL"]), "9999AA": (4, ["NL"]), "AAA 9999": (3, ["MT"]),
      "A99 AAAA": (3, ["IE"]), "A9A 9A9": (3, ["CA"]), "A9A9A9": (3, ["CA"]),
    ]
    let british: Set = ["GB", "GG", "IM", "JE"]
    for area in ["A9", "A99", "AA9", "AA99", "A9A", "AA9A"] {
      for street in [" 9AA", "9AA"] { shapes[area + street] = (area.utf8.count, british) }
      // `K2` is a mountain.
      if area.utf8.count > 2 { shapes[area] = (area.utf8.count, british.union(["IE"])) }
    }
    // The last four of an Irish code are letters and digits.
    for mask in 0..<16 {
      let street = (0..<4).map { mask >> $0 & 1 == 0 ? "A" : "9" }.joined()
      for area in ["A99", "A9A"] { shapes[area + " " + street] = (3, ["IE"]) }
    }
    shapes["A9A 9A9"] = (3, ["CA"])
    return shapes
  }()

  /// Letters of vehicles before a code.
  private static let vehicles = [
    "A": "AT", "B": "BE", "D": "DE", "E": "ES", "F": "FR", "H": "HU", "I": "IT", "L": "LU",
    "N": "NO", "P": "PT", "S": "SE",
  ]
}
