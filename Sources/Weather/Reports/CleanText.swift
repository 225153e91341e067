/// Text that is fit for a terminal: of Vane's own, or from outside and cleaned. An error can carry no other.
public struct CleanText: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  fileprivate init(of description: String) { self.description = description }
}

extension CleanText: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(String.self).cleaned(limit: 1000)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A literal stands in the sources, so only what is inserted can come from outside: numbers and clean text alone.
extension CleanText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: StaticString) { self.init(of: value.description) }

  public init(stringInterpolation: StringInterpolation) { self.init(of: stringInterpolation.text) }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    public mutating func appendInterpolation(_ clean: CleanText) { text += clean.description }

    public mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}

extension String {
  /// The text of a stranger, as an error carries it.
  @_disfavoredOverload
  public func cleaned(limit: Int) -> CleanText { CleanText(of: cleaned(limit: limit)) }

  /// The text of a stranger, made fit for a terminal and at most `limit` characters long.
  ///
  /// A character keeps at most sixteen scalars, more than the longest emoji has, so that accents cannot be piled up
  /// without end.
  public func cleaned(limit: Int) -> String {
    // Most text is short and plain.
    if utf8.count <= limit, isPlain { return self }
    var text = String()
    for character in beginning(of: limit).fitForTerminal.prefix(max(0, limit)) {
      text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(16))
    }
    // Removing scalars may join their neighbors into a new character.
    return text.utf8.elementsEqual(utf8) ? self : text.cleaned(limit: limit)
  }

  /// Bounds the input before characters are counted: megabytes of combining marks on one character take seconds.
  private func beginning(of limit: Int) -> String {
    let most = max(64 * limit, 1 << 14)
    return utf8.count > most ? String(UnicodeScalarView(unicodeScalars.prefix(most))) : self
  }

  /// The text without all that a terminal obeys, or shows in another order or not at all: control characters, with
  /// them escape sequences, and format characters. Tabs and line ends become spaces.
  ///
  /// Joiners of emoji and scripts stay where Unicode has a use for it: joiners between two characters that
  /// join and after a virama (RFC 5892, appendix A), a variation selector after its base (UTS 51, The Unicode
  /// Standard 23.4), and the tags of a flag (UTS 51, annex C).
  public var fitForTerminal: String {
    if isPlain { return self }
    var kept = UnicodeScalarView()
    var joiner: Unicode.Scalar?
    var isBehindReturn = false
    for scalar in unicodeScalars {
      let last = kept.last
      switch scalar {
      case "\n" where isBehindReturn: break
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": kept.append(" ")
      case "\u{200C}", "\u{200D}":
        if last?.properties.canonicalCombiningClass == .virama {
          kept.append(scalar)
        } else if joiner == nil, last?.joins == true {
          joiner = scalar
          continue
        }
      case "\u{E0020}"..."\u{E007F}":
        if last?.opensOrContinuesTags == true { kept.append(scalar) }
      case _ where scalar.properties.isVariationSelector:
        if last?.takesVariation == true { kept.append(scalar) }
      case _ where scalar.isHidden: break
      default:
        if let joiner, scalar.joins { kept.append(joiner) }
        kept.append(scalar)
      }
      joiner = nil
      isBehindReturn = scalar == "\r"
    }
    return String(kept)
  }

  fileprivate var isPlain: Bool {
    for scalar in unicodeScalars where !scalar.isPlain { return false }
    return true
  }
}

extension Unicode.Scalar {
  /// Printable ASCII, Latin, Greek and Cyrillic letters, unified ideographs, and the signs that pages and drawings are
  /// made of: known to be fit without their properties, which take longer to look up.
  fileprivate var isPlain: Bool {
    if value < 0x7F { return value >= 0x20 }
    switch value {
    case 0xA0, 0xB0, 0xB7, 0xC0...0x24F, 0x3A3...0x481, 0x48A...0x52F, 0x2013, 0x2026,
      0x2190...0x2193, 0x2196...0x2199, 0x2212, 0x2500...0x259F, 0x2800...0x28FF, 0x4E00...0x9FFF:
      return true
    default: return false
    }
  }

  /// True for characters that must not be sent to a terminal unchanged: controls, format characters, and code points
  /// that are never drawn.
  public var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// A letter or mark beyond the Latin ones, or a part of an emoji.
  fileprivate var joins: Bool {
    switch properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark, .otherSymbol, .modifierSymbol, .mathSymbol:
      value >= 0x300
    default: false
    }
  }

  fileprivate var takesVariation: Bool {
    !properties.isVariationSelector && !properties.isWhitespace
      && (value >= 0x300 || properties.isEmoji)
  }

  /// A black flag, which begins the flag of a region, or a tag, which names the region.
  fileprivate var opensOrContinuesTags: Bool {
    self == "\u{1F3F4}" || ("\u{E0020}"..."\u{E007E}").contains(self)
  }
}
