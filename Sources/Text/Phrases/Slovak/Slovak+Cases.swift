import Clients
import Reports

extension Slovak {
  public var casePrepositions: Set<String> { Self.beforeCases }
  public var caseCountries: [String] { [placeLanguage.country, "CZ", "HR"].compactMap(\.self) }
  public var travelCountries: [String] { ["AT", "BG", "GR", "HU", "IT", "PL", "SI"] }

  public func nominatives(of name: String, after preposition: String) -> [String] {
    let endings =
      switch preposition {
      case "na": Self.behindNa
      case "v", "vo", "pri", "oproti": Self.locative
      case "s", "so", "medzi", "nad": Self.instrumental
      case _ where preposition.isEmpty || Self.behindAccusative.contains(preposition):
        Self.accusative
      default: Self.genitive
      }
    // Marks that are typed are meant: Devín is no Devin.
    let words = name.lowercased().spacedWords
    // `Žiari nad Hronom`: the words that follow have their own case.
    let end = words.firstIndex(where: Self.inNames.contains) ?? words.endIndex
    guard end > 0, end <= 3 else { return [] }
    let forms = words[..<end].reduce([""]) { names, word in
      names.flatMap { name in
        Self.nominatives(of: word, endings).map { name.isEmpty ? $0 : "\(name) \($0)" }
      }
    }
    return forms.map { ([$0] + words[end...]).joined(separator: " ") }.filter {
      $0 != words.joined(separator: " ")
    }
  }

  private static let beforeCases = behindAccusative.union([
    "v", "vo", "na", "pri", "do", "z", "zo", "s", "so", "medzi", "nad", "od", "okolo", "oproti",
    "blízko", "neďaleko", "okolí", "mapa", "mapu",
  ])

  /// Verbs are typed without their marks, too.
  private static let behindAccusative: Set = {
    let words = [
      "pre", "porovnaj", "otvor", "pridaj", "odober", "odstráň", "zmaž", "vymaž", "zruš", "hľadaj",
      "nájdi", "vyhľadaj", "ukáž", "zobraz", "pripni", "špendlík", "domov", "premenuj", "ulož",
    ]
    return Set(words + words.map(\.folded))
  }()

  private static let inNames: Set = ["nad", "pod", "pri", "na", "v"]

  private typealias Endings = [(inflected: String, nominative: [String])]

  /// Endings of the genitive, the longest first, with those that the nominative may have.
  private static let genitive: Endings = [
    ("eho", ["e", "y"]),  // Humenného, Liptovského
    ("ier", ["ry"]), ("iec", ["ce"]), ("iek", ["ky"]),  // Tatier, Michaloviec, Malaciek
    ("ian", ["any"]),  // Piešťan is folded, Topoľčian
    ("an", ["any"]), ("ic", ["ice"]),  // Košíc
    ("ok", ["ky"]), ("en", ["eny"]), ("ov", ["y"]),  // Benátok, Atén, Zámkov
    ("ych", ["e", "y"]),  // Vysokých, Nových
    ("ej", ["a"]),  // Banskej
    ("i", ["", "a"]),  // Budapešti, Vsi
    ("u", ["", "o"]),  // Popradu
    ("a", ["", "o"]),  // Martina, Brna
    ("y", ["a"]),  // Nitry
    ("e", ["a", "", "ia"]),  // Skalice, Viedne
  ]

  /// Those of the accusative.
  private static let accusative: Endings = [("u", ["a"])]  // Banskú, Žilinu

  /// Those of the locative.
  private static let locative: Endings = [
    ("iach", ["e", "ie"]),  // Košiciach
    ("ach", ["y", "e"]),  // Tatrách
    ("och", ["y", "e"]),  // Piešťanoch
    ("ych", ["e", "y"]), ("ich", ["e"]),  // Vysokých, Nízkych
    ("om", ["e", "y"]),  // Humennom, Liptovskom
    ("ej", ["a"]),  // Banskej
    ("u", ["", "o"]),  // New Yorku, Slovensku
    ("e", ["a", "", "o", "us"]),  // Žiline, Poprade, Brne, Cypre
    ("i", ["a", "", "ie", "e"]),  // Skalici, Paríži, Záhorí
  ]

  /// Those of the locative and the accusative.
  private static let behindNa: Endings = [("u", ["", "o", "a"])] + locative  // Slovensku, Nitru

  /// Those of the instrumental.
  private static let instrumental: Endings = [
    ("ami", ["y", "e"]),  // Tatrami, Košicami
    ("mi", ["y"]),  // Piešťanmi
    ("ou", ["a"]),  // Trnavou, Banskou
    ("om", ["", "o"]),  // Popradom, Brnom
    ("ym", ["e", "y"]),  // Humenným
    ("im", ["ie"]),  // Záhorím
  ]

  private static func nominatives(of word: String, _ endings: Endings) -> [String] {
    guard let (ending, nominative) = endings.first(where: { word.folded.hasSuffix($0.inflected) }),
      word.count >= ending.count + 2
    else { return [word] }
    let stem = String(word.dropLast(ending.count))
    return nominative.map { stem + $0 } + inserted(in: stem, before: ending) + [word]
  }

  /// `Pezinok` of `Pezinku`, `Senec` of `Senci` and `Senca`: a vowel between the last two consonants.
  private static func inserted(in stem: String, before ending: String) -> [String] {
    guard let vowels = ["u": "oe", "i": "e", "a": "eo", "e": "e", "ou": "e"][ending],
      let last = stem.last,
      stem.folded.suffix(2).allSatisfy({ !"aeiouy".contains($0) })
    else { return [] }
    return vowels.map { "\(stem.dropLast())\($0)\(last)" }
  }
}
