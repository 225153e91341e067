extension String {
  /// The text of a stranger, made fit for a terminal: without control characters, escape sequences and
  /// invisible format characters, and at most `limit` characters long.
  ///
  /// Tabs and line ends become spaces. What holds emoji and the scripts of India and Persia together stays:
  /// the joiners, the variation selectors, and the tags of a flag. A character keeps at most sixteen scalars,
  /// more than the longest emoji has, so that accents cannot be piled up without end.
  public func cleaned(limit: Int) -> String {
    // Most text is short and plain.
    if utf8.count <= limit, utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\t", "\n", "\u{2028}", "\u{2029}":
        kept.append(" ")
      case "\u{200C}", "\u{200D}":
        kept.append(scalar)
      case "\u{E0020}"..."\u{E007F}":
        if let last = kept.last, last.opensOrContinuesTags { kept.append(scalar) }
      default:
        if !scalar.isControlOrFormat { kept.append(scalar) }
      }
    }
    var text = String()
    for character in String(kept).prefix(max(0, limit)) {
      text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(16))
    }
    return text
  }
}

extension Unicode.Scalar {
  /// A black flag, which begins the flag of a region, or a tag, which names the region.
  fileprivate var opensOrContinuesTags: Bool {
    self == "\u{1F3F4}" || ("\u{E0020}"..."\u{E007E}").contains(self)
  }

  fileprivate var isControlOrFormat: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate: true
    default: false
    }
  }
}
