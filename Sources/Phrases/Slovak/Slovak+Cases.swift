extension Slovak {
  public var locativePrepositions: Set<String> { ["v", "vo", "na"] }

  public func nominatives(ofLocative name: String) -> [String] {
    let words = name.folded.split(separator: " ").map(String.init)
    // `Žiari nad Hronom`: the words that follow have their own case.
    let end = words.firstIndex(where: Self.inNames.contains) ?? words.endIndex
    guard end > 0, end <= 3 else { return [] }
    let forms = words[..<end].reduce([""]) { names, word in
      names.flatMap { name in Self.nominatives(of: word).map { name.isEmpty ? $0 : "\(name) \($0)" }
      }
    }
    return forms.map { ([$0] + words[end...]).joined(separator: " ") }.filter {
      $0 != words.joined(separator: " ")
    }
  }

  private static let inNames: Set = ["nad", "pod", "pri", "na", "v"]

  /// Endings of the locative, the longest first, with those that the nominative may have.
  private static let endings: [(locative: String, nominative: [String])] = [
    ("iach", ["e", "ie"]),  // Košiciach
    ("ach", ["y", "e"]),  // Tatrách
    ("och", ["y", "e"]),  // Piešťanoch
    ("ych", ["e", "y"]), ("ich", ["e"]),  // Vysokých, Nízkych
    ("om", ["e", "y"]),  // Humennom, Liptovskom
    ("ej", ["a"]),  // Banskej
    ("u", ["", "o"]),  // New Yorku, Slovensku
    ("e", ["a", "", "o"]),  // Žiline, Poprade, Brne
    ("i", ["a", "", "ie"]),  // Skalici, Paríži, Záhorí
  ]

  private static func nominatives(of word: String) -> [String] {
    guard let (locative, nominative) = endings.first(where: { word.hasSuffix($0.locative) }),
      word.count >= locative.count + 2
    else { return [word] }
    let stem = String(word.dropLast(locative.count))
    return nominative.map { stem + $0 } + inserted(in: stem, before: locative) + [word]
  }

  /// `Pezinok` of `Pezinku`, `Senec` of `Senci`: a vowel between the last two consonants.
  private static func inserted(in stem: String, before ending: String) -> [String] {
    guard let vowel = ["u": "o", "i": "e"][ending], let last = stem.last,
      stem.suffix(2).allSatisfy({ !"aeiouy".contains($0) })
    else { return [] }
    return ["\(stem.dropLast())\(vowel)\(last)"]
  }
}
