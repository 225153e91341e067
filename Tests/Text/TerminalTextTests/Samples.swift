import TerminalText

/// Lines of every kind, for properties that all lines have.
enum Samples {
  static let texts = [
    "", " ", "Oslo", " Springfield, Missouri, United States",
    " Weather data by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0. Places: GeoNames, CC BY 4.0",
    " Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, Wales",
    "  two  spaces   and    more     between      words   ", "a b c d e f g h i j k l m n o p",
    " Z\u{30C}ilina, Kos\u{30C}ice, Bans\u{30C}ka\u{301} S\u{30C}tiavnica",
  ]

  static let wideTexts = [
    "東京", " 東京都渋谷区 東京, 日本", "👩\u{200D}👩\u{200D}👧\u{200D}👦 family 👩\u{200D}👩\u{200D}👧\u{200D}👦",
    "x東x京x都x", "🇸🇰🇳🇴 flags ☁\u{FE0F}☁\u{FE0F}☁\u{FE0F}",
  ]

  /// The texts in one style, and cut into spans of two styles.
  static func lines(_ texts: [String]) -> [Line] {
    texts.map { Line($0) }
      + texts.map { text in
        let half = text.count / 2
        return Line(String(text.prefix(half)), .strong) + Line(String(text.dropFirst(half)), .dim)
      }
  }
}

extension Line {
  /// The text without any space, which wrapping may drop.
  var letters: String { text.filter { $0 != " " } }
}
