import Clients

/// A name as it is compared: words of letters and digits, without case, marks and punctuation.
///
/// `Saint-Étienne` and `saint etienne` fold to the same. The database holds names folded by this very
/// code, so a change here needs a new `Schema.version`.
@_spi(Building) public struct FoldedName: Hashable, Sendable {
  @_spi(Building) public let words: [String]

  @_spi(Building) public init(_ text: some StringProtocol) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch FoldedScalar(scalar) {
      case .letter(let letter): word.append(letter)
      case .letters(let letters): word.append(contentsOf: letters.unicodeScalars)
      case .nothing: break
      case .gap where !word.isEmpty:
        words.append(String(word))
        word.removeAll()
      case .gap: break
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    self.words = words
  }

  /// The key of a name, made without splitting it into words.
  @_spi(Building) public static func key(of text: some StringProtocol) -> String {
    var key = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch FoldedScalar(scalar) {
      case .letter(let letter): key.append(letter)
      case .letters(let letters): key.append(contentsOf: letters.unicodeScalars)
      case .nothing, .gap: break
      }
    }
    return String(key)
  }

  /// Whether the key of a name begins with another key, or is just that. It looks no farther than it must.
  package static func name(_ name: String, begins key: String, isWhole: Bool) -> Bool {
    var rest = key.unicodeScalars[...]
    for scalar in name.unicodeScalars {
      if rest.isEmpty, !isWhole { return true }
      switch FoldedScalar(scalar) {
      case .letter(let letter):
        guard rest.popFirst() == letter else { return false }
      case .letters(let letters):
        for letter in letters.unicodeScalars {
          if rest.isEmpty, !isWhole { return true }
          guard rest.popFirst() == letter else { return false }
        }
      case .nothing, .gap: break
      }
    }
    return rest.isEmpty
  }

  /// The words as one, so that `Gau-Algesheim`, `Gau Algesheim` and `gaualgesheim` are the same name.
  @_spi(Building) public var key: String { words.count == 1 ? words[0] : words.joined() }

  /// The key with `Saint`, `Mount` and the like cut short, or `nil` if the name has none.
  ///
  /// The last word of a text being typed may still grow and has to stay: `st` is also Stockholm.
  package func abbreviatedKey(keepingLast: Bool) -> String? {
    guard words.count > 1 else { return nil }
    var changed = false
    let short = words.enumerated().map { index, word in
      guard !keepingLast || index < words.count - 1, let short = PlaceMatch.abbreviations[word]
      else { return word }
      changed = true
      return short
    }
    return changed ? short.joined() : nil
  }
}

/// The result of folding one scalar of a name.
enum FoldedScalar {
  case letter(Unicode.Scalar)
  /// A letter that other alphabets write as two.
  case letters(String)
  /// A mark on the letter before, an apostrophe, or a sign without a sound.
  case nothing
  /// A separator of words.
  case gap

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self = Self.ascii(scalar)
    } else if let base = Self.latin(scalar) {
      self = base
    } else {
      self = Self.other(scalar)
    }
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> FoldedScalar {
    switch scalar {
    case "a"..."z", "0"..."9": .letter(scalar)
    case "A"..."Z": .letter(Unicode.Scalar(UInt8(scalar.value) | 0x20))
    case "'", "`": .nothing
    default: .gap
    }
  }

  /// Letters with marks in the Latin blocks of Unicode, by their base letters.
  private static func latin(_ scalar: Unicode.Scalar) -> FoldedScalar? {
    let offset: Int
    let bases: StaticString
    switch scalar.value {
    case 0xC0..<0x250: (offset, bases) = (0xC0, latinBases)
    case 0x1E00..<0x1F00: (offset, bases) = (0x1E00, latinAdditionalBases)
    default: return nil
    }
    let base = bases.utf8Start[Int(scalar.value) - offset]
    return base == UInt8(ascii: "_") ? nil : .letter(Unicode.Scalar(base))
  }

  private static func other(_ scalar: Unicode.Scalar) -> FoldedScalar {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6ED: .nothing
    case 0xAD, 0xB4, 0x640, 0x2B0...0x2FF, 0x2018...0x201B, 0x2032, 0x200B...0x200F,
      0x202A...0x202E, 0x2060, 0xFE00...0xFE0F:
      .nothing
    // The full-width forms of ASCII, which Japanese keyboards type.
    case 0xFF01...0xFF5E:
      Unicode.Scalar(scalar.value - 0xFEE0).map(ascii) ?? .gap
    default:
      if let letters = digraphs[scalar] {
        .letters(letters)
      } else if isWritten(scalar) {
        .letter(variants[lowercase(scalar)] ?? lowercase(scalar))
      } else {
        .gap
      }
    }
  }

  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }

  /// U+00C0–U+024F. `_` stands for no single base letter.
  private static let latinBases: StaticString = """
    aaaaaa_ceeeeiiiidnooooo_ouuuuy__aaaaaa_ceeeeiiiidnooooo_ouuuuy_y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii__jjkkkllllllll\
    llnnnnnn_nnoooooo__rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    bb____o__dd___eeeff_g_iikk_____ooo_____________uu_vyyzz_________\
    _____________aaiioouuuuuuuuuueaaaa____ggkkoooo__j___gg__nnaa__oo\
    aaaaeeeeiiiioooorrrruuuusstt__hh______aaeeooooooooyy____________\
    ___bu___________
    """

  /// U+1E00–U+1EFF.
  private static let latinAdditionalBases: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy_s____aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy______
    """

  private static let digraphs: [Unicode.Scalar: String] = [
    "Æ": "ae", "æ": "ae", "Ǽ": "ae", "ǽ": "ae", "Ǣ": "ae", "ǣ": "ae", "Œ": "oe", "œ": "oe",
    "Þ": "th", "þ": "th", "ß": "ss", "ẞ": "ss", "Ĳ": "ij", "ĳ": "ij", "ŉ": "n",
    "Ǆ": "dz", "ǅ": "dz", "ǆ": "dz", "Ǉ": "lj", "ǈ": "lj", "ǉ": "lj",
    "Ǌ": "nj", "ǋ": "nj", "ǌ": "nj", "ﬁ": "fi", "ﬂ": "fl",
    "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st",
  ]

  /// Lower-case letters of other scripts that count as the same letter in a search.
  private static let variants: [Unicode.Scalar: Unicode.Scalar] = [
    "ə": "e", "ɛ": "e", "ɔ": "o", "ɓ": "b", "ɗ": "d", "ɣ": "g", "ɩ": "i", "ʋ": "v", "ɖ": "d",
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ",
    "ΐ": "ι", "ΰ": "υ", "ς": "σ",
    "ё": "е", "й": "и", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к", "ѐ": "е", "ѝ": "и",
    "آ": "ا", "أ": "ا", "إ": "ا", "ٱ": "ا", "ؤ": "و", "ئ": "ي", "ى": "ي", "ی": "ي", "ک": "ك",
    "ۀ": "ه", "ة": "ه",
  ]
}

extension FoldedName {
  /// The keys by which a name is found: its own, and that with its Saint or Mount cut short.
  @_spi(Building) public static func keys(of name: String) -> Set<String> {
    let folded = FoldedName(name)
    return Set([folded.key, folded.abbreviatedKey(keepingLast: false)].compactMap { $0 })
      .subtracting([""])
  }

  /// `Halle` of "Halle (Saale)", both halves of "Biel/Bienne", `Knoxville` of "Knoxville, Tennessee".
  @_spi(Building) public static func keys(ofPartsOf name: String) -> Set<String> {
    var parts = name.split(separator: "/").map(String.init)
    if parts.count == 1 { parts = [] }
    if let end = name.firstIndex(where: { "(,،".contains($0) }), end > name.startIndex {
      parts.append(String(name[..<end]))
    }
    return parts.reduce(into: []) { $0.formUnion(keys(of: $1)) }
  }
}
