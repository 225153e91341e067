import Foundation

/// A parsed search: a name, and the region or country given with it.
struct TypedQuery {
  let text: String
  /// The ways to read the text, the likeliest first.
  let readings: [Reading]

  /// `twentynine Palms` of "29 Palms"; `nil` if the text doesn't begin with a number before a name.
  let spelled: String?

  /// A name with its qualifiers: `York` and `us` of "york in us", `Paris` and `Texas` of "Paris, Texas".
  struct Reading: Hashable {
    var name: String
    var qualifiers: [String] = []
  }

  init(_ typed: String) {
    text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    spelled = Self.spelled(text)
    readings = Self.readings(text) + (spelled.map { [Reading(name: $0)] } ?? [])
  }

  /// `springfield illinois` read as `springfield, illinois`: the last one to three words may be a qualifier.
  var splitReadings: [Reading] {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard readings.count == 1 || spelled != nil, words.count > 1 else { return [] }
    return (1...min(3, words.count - 1)).reversed().map { count in
      Reading(
        name: words.dropLast(count).joined(separator: " "),
        qualifiers: [words.suffix(count).joined(separator: " ")])
    }
  }

  /// A postal code, and the names given with it: `90210`, `Beverly Hills, CA 90210`, `811 01 Bratislava`.
  struct PostalCode {
    var code: PostalText
    var around: [String]
  }

  /// The words that may be a postal code, two before one.
  var postalCodes: [PostalCode] {
    guard let reading = readings.first, text.utf8.count <= 200,
      text.utf8.contains(where: { (0x30...0x39).contains($0) })
    else { return [] }
    let parts = ([reading.name] + reading.qualifiers).map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    return [2, 1].flatMap { count in
      parts.indices.flatMap { part in
        parts[part].indices.dropLast(count - 1).compactMap { start -> PostalCode? in
          guard let code = PostalText(Array(parts[part][start..<start + count])) else { return nil }
          var rest = parts
          rest[part].removeSubrange(start..<start + count)
          return PostalCode(
            code: code, around: rest.map { $0.joined(separator: " ") }.filter { !$0.isEmpty })
        }
      }
    }
  }
}

extension TypedQuery {
  private static let commas: Set<Character> = [",", ";", "，", "、", "،", "؛"]

  private static func readings(_ text: String) -> [Reading] {
    let whole = Reading(name: text)
    let inside = text.range(of: " in ", options: [.caseInsensitive, .backwards])
      .map { (name: trimmed(text[..<$0.lowerBound]), area: trimmed(text[$0.upperBound...])) }
      .flatMap {
        $0.name.isEmpty || $0.area.isEmpty ? nil : Reading(name: $0.name, qualifiers: [$0.area])
      }
    let parts = text.split(whereSeparator: commas.contains).map(trimmed).filter { !$0.isEmpty }
    if parts.count > 1 {
      // The name of a country may have a comma.
      return [Reading(name: parts[0], qualifiers: Array(parts[1...])), whole]
        + [inside].compactMap(\.self)
    }
    // `Toronto in Ontario in Canada`
    let areas = text.components(separatedBy: " in ").map(trimmed)
    if areas.count > 2, !areas.contains("") {
      return [Reading(name: areas[0], qualifiers: Array(areas[1...]))]
        + [inside, whole].compactMap(\.self)
    }
    if let inside { return [inside, whole] }
    if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
      let (name, inside) = (trimmed(text[..<open]), trimmed(text[text.index(after: open)..<close]))
      if !name.isEmpty, !inside.isEmpty {
        return [whole, Reading(name: name, qualifiers: [inside])]
      }
    }
    return [whole]
  }

  private static func spelled(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let number = Int(words[0]), (1...9999).contains(number),
      words[1].contains(where: \.isLetter)
    else { return nil }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)).map {
      $0.replacing("-", with: "") + " \(words[1])"
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
