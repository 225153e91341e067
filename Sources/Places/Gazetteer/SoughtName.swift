import GRDB

/// A name to look for, folded, and where.
struct SoughtName {
  let typed: String
  let folded: FoldedName
  /// The folded name, and the same with its Saint or Mount cut short.
  let keys: [String]
  let areas: [Area]
  let hasLetters: Bool
  /// Whether something beyond ASCII was typed.
  let hasMarks: Bool

  /// The words that are cut short by a dot: `trenc` of "Trenč. Teplice".
  var short: Set<String> {
    Set(typed.split(separator: " ").filter { $0.hasSuffix(".") }.map(FoldedName.key))
  }

  /// `nil` when there is no letter or digit in the name, or more than any name has.
  init?(_ name: String, areas: [Area]) {
    guard name.utf8.count <= 200 else { return nil }
    folded = FoldedName(name)
    guard !folded.words.isEmpty, folded.words.count <= 12 else { return nil }
    typed = name
    keys = [folded.key] + (folded.abbreviatedKey(keepingLast: true).map { [$0] } ?? [])
    self.areas = areas
    hasLetters = name.contains { $0.isLetter }
    hasMarks = name.utf8.contains { $0 >= 0x80 }
  }
}

extension SoughtName {
  /// Whether a place, a country or a landmark has this name or code, or one that begins so: a quick answer for words that
  /// are mostly none.
  func isName(in database: Database, inPart: Bool) throws -> Bool {
    let statement = try database.cachedStatement(sql: Self.anyName)
    return try keys.contains { key in
      let end = key + (inPart ? "\u{10FFFF}" : "\u{1}")
      let arguments: StatementArguments = [
        "\"\(key)\"" + (inPart ? "*" : ""), key, end, key.uppercased(),
      ]
      return try Row.fetchOne(statement, arguments: arguments) != nil
    }
  }

  private static let anyName =
    (["own", "current", "other", "romanized"].map { "SELECT 1 FROM \($0) WHERE \($0) MATCH ?1" }
    + ["site_key", "qualifier"].map {
      "SELECT 1 FROM \($0) WHERE key >= ?2 AND key < ?3 OR key = ?4"
    }
    + ["SELECT 1 FROM airport WHERE code = ?4"])
    .joined(separator: " UNION ALL ") + " LIMIT 1"

  /// `JFK` of "JFK airport", `Bratislava` of "Letisko Bratislava".
  var withoutAirportWord: SoughtName? {
    let words = typed.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    var rest: ArraySlice<Substring> = []
    if Self.isAirport(last) {
      rest = words.dropLast()
    } else if Self.isAirport(first) {
      // "Aéroport de Genève"
      rest = words.dropFirst().drop { ["de", "di", "do", "of"].contains($0.lowercased()) }
    }
    return rest.isEmpty ? nil : SoughtName(rest.joined(separator: " "), areas: areas)
  }

  private static func isAirport(_ word: Substring) -> Bool {
    airportWords.contains(FoldedName.key(of: word))
  }

  /// Folded, in the languages whose names for a place count as in use.
  private static let airportWords: Set<String> = [
    "aeroport", "aeroporto", "aeropuerto", "aerodrom", "airport", "airports", "flughafen",
    "flygplats", "havalimani", "havaalani", "lentoasema", "letisko", "letiska", "letiste",
    "lotnisko", "lufthavn", "luchthaven", "lufthamn", "repuloter", "аэропорт", "аеропорт", "летище",
    "аеродром", "αεροδρομιο", "مطار",
  ]
}
